# Carta Magica

carta-magica-option-round-cap = Parar tras este número de rondas (para bots entre sí; 0 es nunca)

# Cosas. .of va detrás de un número: «2 de oro», «2 objetos».

carta-magica-gold = oro
    .of = de oro
    .one = de oro
carta-magica-goods = objetos
    .of = objetos
    .one = objeto
carta-magica-magic = magia
    .of = de magia
    .one = de magia

carta-magica-symbol-wind = viento
carta-magica-symbol-hammer = martillo
carta-magica-symbol-goods = objetos
carta-magica-symbol-magic = magia
carta-magica-symbol-adventure = carta de acción
carta-magica-symbol-storm = tormenta

# Lo que muestra la flecha.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = norte
carta-magica-direction-e = este
carta-magica-direction-s = sur
carta-magica-direction-w = oeste

carta-magica-space-blue = mar abierto
carta-magica-space-black-harbour = un puerto negro
carta-magica-space-red-harbour = un puerto rojo
carta-magica-space-windless = una zona sin viento
carta-magica-space-gray = un bajío
carta-magica-space-cliff = un arrecife
carta-magica-space-island = tierra
carta-magica-space-middle-island = la isla central
carta-magica-space-golden-border = la frontera dorada

carta-magica-condition-sound = intacto
carta-magica-condition-becalmed = sin viento
carta-magica-condition-damaged = dañado

carta-magica-ship-ivory = marfil
carta-magica-ship-emerald = esmeralda
carta-magica-ship-ochre = ocre
carta-magica-ship-violet = violeta

carta-magica-kind-good-weather = Buen tiempo
carta-magica-kind-repair = Reparación
carta-magica-kind-lucky-wind = Viento de la suerte
carta-magica-kind-spin-again = Volver a girar
carta-magica-kind-telescope = Telescopio
carta-magica-kind-curse = Maleficio

carta-magica-captain-cr1 = Cartógrafa
carta-magica-captain-cr2 = Astrónomo
carta-magica-captain-cr3 = Mercader de especias
carta-magica-captain-cr4 = Corsario
carta-magica-captain-cr5 = Alquimista
carta-magica-captain-cr6 = Naturalista
carta-magica-captain-cr7 = Pescadora de perlas
carta-magica-captain-cr8 = Fundidor de campanas

carta-magica-challenge-qu1 = Las terrazas sumergidas
carta-magica-challenge-qu2 = Los faros silenciosos
carta-magica-challenge-qu3 = El parlamento de coral
carta-magica-challenge-qu4 = Los jardines de las tortugas
carta-magica-challenge-qu5 = El observatorio de las polillas
carta-magica-challenge-qu6 = El barrio de los faroles
carta-magica-challenge-qu7 = El coro de las caracolas
carta-magica-challenge-qu8 = Los puentes de la serpiente

carta-magica-harbour-bk1 = Boca del Cuervo
carta-magica-harbour-bk2 = Obsidia
carta-magica-harbour-bk3 = Puerto Azabache
carta-magica-harbour-bk4 = Islanoche
carta-magica-harbour-rd1 = Rada Carmín
carta-magica-harbour-rd2 = Vermilia
carta-magica-harbour-rd3 = Puerto Cinabrio
carta-magica-harbour-rd4 = Rubra

carta-magica-talisman-tl01 = Ojo de ámbar
carta-magica-talisman-tl02 = Silbato de hueso
carta-magica-talisman-tl03 = Mano de coral
carta-magica-talisman-tl04 = Tortuga de jade
carta-magica-talisman-tl05 = Polilla de plata
carta-magica-talisman-tl06 = Farol del búho
carta-magica-talisman-tl07 = Caracola espiral
carta-magica-talisman-tl08 = Anillo serpiente
carta-magica-talisman-tl09 = Brújula lunar
carta-magica-talisman-tl10 = Campana de tormenta
carta-magica-talisman-tl11 = Disco solar
carta-magica-talisman-tl12 = Pluma de fénix
carta-magica-talisman-tl13 = Perla de dragón
carta-magica-talisman-tl14 = Astrolabio estelar
carta-magica-talisman-tl15 = Corazón del mar
carta-magica-talisman-tl16 = Corona de las mareas

# .the es el sujeto de una frase, .to lo que se doma o se enfrenta.
carta-magica-monster-ad26 = Ballena barbuda
    .the = la ballena barbuda
    .to = a la ballena barbuda
carta-magica-monster-ad27 = Anguila farol
    .the = la anguila farol
    .to = a la anguila farol
carta-magica-monster-ad28 = Cangrejo cornudo
    .the = el cangrejo cornudo
    .to = al cangrejo cornudo
carta-magica-monster-ad29 = Sirena de dos colas
    .the = la sirena de dos colas
    .to = a la sirena de dos colas
carta-magica-monster-ad30 = Raya espejo
    .the = la raya espejo
    .to = a la raya espejo
carta-magica-monster-ad31 = Leviatán mecánico
    .the = el leviatán mecánico
    .to = al leviatán mecánico
carta-magica-monster-ad32 = Gran kraken
    .the = el gran kraken
    .to = al gran kraken

# Una carta de acción con los números que lleva impresos.
carta-magica-card = { $sort ->
    [income] +{ $value } { FORM($name, "of") }
    [payment] Pagar { $value } objetos
    [monster] { $name } (fuerza { $strength }, { $value } de oro)
   *[other] { $name }
 }

carta-magica-use-again = la flecha se gira otra vez
carta-magica-use-shelter = este barco se queda donde está
carta-magica-use-telescope = un vistazo a lo alto del mazo
carta-magica-use-curse = los talismanes a la vista se barajan en el mazo
carta-magica-use-escape = fuera de la calma
carta-magica-use-repair = el barco queda reparado
carta-magica-use-lucky = el barco puede navegar más lejos

carta-magica-payment-trade = una pieza de oro
carta-magica-payment-talisman = un talismán
carta-magica-payment-tow = el remolque
carta-magica-payment-repair = la reparación
carta-magica-payment-card = la carta de pago
carta-magica-payment-taming = el monstruo

carta-magica-bought-shown = de los que están a la vista
carta-magica-bought-unseen = a ciegas, del mazo

carta-magica-outcome-blown = arrastrado, sin daños
carta-magica-outcome-harbour = arrastrado a un puerto
carta-magica-outcome-becalmed = sin viento
carta-magica-outcome-sheltered = protegido por Buen tiempo
carta-magica-outcome-unaffected = ya estaba parado, la tormenta pasa de largo
carta-magica-outcome-ship = dañado al chocar con otro barco
carta-magica-outcome-gray = dañado en un bajío
carta-magica-outcome-cliff = dañado contra un arrecife
carta-magica-outcome-island = dañado contra tierra
carta-magica-outcome-middle-island = dañado contra la isla central
carta-magica-outcome-golden-border = dañado contra la frontera dorada

# Lo que espera la mesa

carta-magica-ask-captain = Elige tu personaje.
carta-magica-wait-captain = { $seat } elige un personaje.
carta-magica-ask-challenge = Elige tu misión.
carta-magica-wait-challenge = { $seat } elige una misión.
carta-magica-ask-home = Pon tu barco en un puerto libre: será tu puerto de origen.
carta-magica-wait-home = { $seat } elige un puerto de origen.
carta-magica-ask-start = Gira la flecha.
carta-magica-wait-start = { $seat } gira la flecha.
carta-magica-ask-kept = La flecha muestra { carta-magica-spin }. ¿La dejas así o juegas Volver a girar?
carta-magica-wait-kept = La flecha muestra { carta-magica-spin }. { $seat } puede jugar Volver a girar.
carta-magica-ask-direction = ¡Se levanta una tormenta! Gira para ver su dirección.
carta-magica-wait-direction = ¡Se levanta una tormenta! { $seat } gira para ver su dirección.
carta-magica-ask-weather = La tormenta sopla hacia el { $towards }. ¿Juegas Buen tiempo?
carta-magica-wait-weather = La tormenta sopla hacia el { $towards }. { $seat } puede jugar Buen tiempo.
carta-magica-ask-choose = La flecha muestra { carta-magica-spin }. Elige una acción; { $way ->
    [free] podrías navegar { carta-magica-spaces }
    [freed] una vez libre podrías navegar { carta-magica-spaces }
   *[none] ahora no se puede navegar
 }.
carta-magica-spaces = { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
  }
carta-magica-wait-choose = La flecha muestra { carta-magica-spin }. { $seat } elige una acción.
carta-magica-ask-sail = Elige adónde navegar: hasta { carta-magica-spaces }.
carta-magica-wait-sail = { $seat } puede navegar hasta { carta-magica-spaces }.
carta-magica-ask-pay = Paga { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { FORM($resource, "of") }
  } por { $purpose }: entrega cartas o paga con fichas.
carta-magica-wait-pay = { $seat } paga { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { FORM($resource, "of") }
  } por { $purpose }.
carta-magica-ask-peek = Roba una carta de acción.
carta-magica-wait-peek = { $seat } va a robar una carta de acción.
carta-magica-ask-look = Por el telescopio ves { $count } cartas. Toma una.
carta-magica-wait-look = { $seat } ve { $count } cartas por el telescopio y toma una.
carta-magica-ask-stow = Devuelve las otras cartas: ¿cuál va encima?
carta-magica-wait-stow = { $seat } devuelve las otras cartas; una va encima.
carta-magica-ask-income = { carta-magica-card }: ¿a tu bodega ya, o guardas la carta para pagar?
carta-magica-wait-income = { $seat } ha robado «{ carta-magica-card }»: fichas ahora o una carta para más tarde.
carta-magica-ask-tame = Un monstruo: { carta-magica-card }. ¿Cuánta magia gastas?
carta-magica-wait-tame = { $seat } se enfrenta a un monstruo, { carta-magica-card }, y elige cuánta magia gastar.
carta-magica-ask-visit-black = { $sales ->
    [0] Estás en { $harbour } y no tienes nada que cambiar.
   *[other] En { $harbour } puedes cambiar objetos por oro.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } está en { $harbour } y no tiene nada que cambiar.
   *[other] { $seat } puede cambiar objetos por oro en { $harbour }.
  }
carta-magica-ask-visit-black-duty = En { $harbour } { $able ->
    [yes] puedes cambiar objetos por oro, y tienes que
   *[no] tienes que
 } robar una carta de acción.
carta-magica-wait-visit-black-duty = { $seat } { $able ->
    [yes] puede cambiar objetos por oro en { $harbour }, y tiene que robar una carta de acción
   *[no] tiene que robar una carta de acción en { $harbour }
 }.
carta-magica-ask-visit-red = { $purchases ->
    [0] Estás en { $harbour }; ahora no te alcanza el oro para un talismán.
   *[other] En { $harbour } puedes comprar talismanes.
 }
carta-magica-wait-visit-red = { $seat } puede comprar talismanes en { $harbour }.
carta-magica-ask-battle = A tu lado hay un barco con un talismán que buscas. ¿Atacas?
carta-magica-wait-battle = { $seat } está junto a un barco con un talismán de su misión y puede atacar.
carta-magica-ask-defend = Gira para defenderte de { $target_seat }.
carta-magica-wait-defend = { $seat } gira para defenderse de { $target_seat }.
carta-magica-ask-loot = Has ganado: llévate una carta de { $target_seat } o renuncia.
carta-magica-wait-loot = { $seat } ha ganado y puede llevarse una carta de { $target_seat }.
carta-magica-ask-propose = Propón a { $target_seat } intercambiar posiciones o renuncia.
carta-magica-wait-propose = { $seat } puede proponer a { $target_seat } intercambiar posiciones.
carta-magica-ask-answer = { $target_seat } propone intercambiar posiciones. ¿Aceptas?
carta-magica-wait-answer = { $target_seat } propone a { $seat } intercambiar posiciones.

# Por qué no

carta-magica-refuse-spin = Ahora no se gira la flecha.
carta-magica-refuse-keep = Ahora no hay ningún giro que dejar así.
carta-magica-refuse-no-card = No tienes ninguna carta «{ $card }».
carta-magica-refuse-again = Volver a girar se juega justo después de un giro tuyo.
carta-magica-refuse-choose = La acción se elige justo después del primer giro de tu turno.
carta-magica-refuse-symbol = La sección con { $number } no tiene este símbolo: { $symbol }.
carta-magica-refuse-no-adventures = No quedan cartas de acción que robar.
carta-magica-refuse-hemmed-in = No hay ninguna casilla vecina libre: no puedes navegar, así que no hay nada que pagar.
carta-magica-refuse-not-becalmed = A tu barco no le falta viento.
carta-magica-refuse-not-damaged = Tu barco no está dañado.
carta-magica-refuse-free-anyway-wind = La flecha muestra viento: puedes salir de la calma gratis.
carta-magica-refuse-free-anyway-hammer = La flecha muestra el martillo: la reparación no cuesta nada.
carta-magica-refuse-too-poor = Hacen falta { $price } { FORM($kind, "of") }; tienes { $held }.
carta-magica-refuse-lucky = Viento de la suerte se juega al navegar.
carta-magica-refuse-becalmed = Tu barco está sin viento y la flecha no lo trae: paga { $price } objetos, juega Viento de la suerte o espera.
carta-magica-refuse-damaged = Tu barco está dañado y la flecha no trae martillo: paga { $price } de oro, juega Reparación o espera.
carta-magica-refuse-sail-now = Ahora no puedes navegar.
carta-magica-refuse-same-space = Un viaje no puede acabar donde empezó, en { $cell }.
carta-magica-refuse-windless = { $cell } es una zona sin viento: allí solo llevan a los barcos las tormentas.
carta-magica-refuse-blocked = { $cell } es { $space }: ahí no entra ningún barco.
carta-magica-refuse-occupied = En { $cell } está { $other_seat }.
carta-magica-refuse-no-way = Entre puertos y barcos no hay camino a { $cell }.
carta-magica-refuse-too-far = { $cell } está a { $needed ->
    [one] una casilla
   *[other] { $needed } casillas
 }; puedes navegar { $steps }.
carta-magica-refuse-visit = Solo se comercia al visitar un puerto.
carta-magica-refuse-black-only = Los objetos solo se cambian por oro en un puerto negro.
carta-magica-refuse-gold-full = Ya tienes { $limit } de oro, que es el límite.
carta-magica-refuse-red-only = Los talismanes solo se venden en un puerto rojo.
carta-magica-refuse-deck-empty = El mazo de talismanes está vacío.
carta-magica-refuse-no-talisman = No hay ningún talismán a la vista en el lugar { $number }.
carta-magica-refuse-duty = Antes de irte tienes que robar la carta de acción del puerto.
carta-magica-refuse-curse = Un Maleficio se juega en tu propio turno: antes del giro, al elegir, o en un puerto.
carta-magica-refuse-no-display = No hay ningún talismán a la vista que se pueda barajar.
carta-magica-refuse-no-duty = Aquí no tienes que robar ninguna carta.
carta-magica-refuse-draw = Ahora no vas a robar ninguna carta.
carta-magica-refuse-telescope = El Telescopio se usa cuando vas a robar una carta.
carta-magica-refuse-look = Ahora no estás eligiendo una carta con el Telescopio.
carta-magica-refuse-not-seen = «{ carta-magica-card }» no es una de las cartas que has visto.
carta-magica-refuse-cash = Una carta de ingreso solo se cambia por fichas en el momento de robarla.
carta-magica-refuse-tame = Ahora no hay ningún monstruo que domar.
carta-magica-refuse-pay = Ahora no hay nada que pagar.
carta-magica-refuse-not-yours = «{ carta-magica-card }» no está en tu mano.
carta-magica-refuse-wrong-kind = «{ carta-magica-card }» no sirve para pagar esto: { $kind }.
carta-magica-refuse-superfluous = Con «{ carta-magica-card }» no sale un pago correcto: sobraría una carta, o una igual va antes.
carta-magica-refuse-shelter = Buen tiempo se juega cuando se conoce la dirección de una tormenta.
carta-magica-refuse-attack = Solo puedes atacar después de navegar, y una vez.
carta-magica-refuse-nobody = A { $seat_word } no puedes atacar.
carta-magica-refuse-not-beside = { $other_seat } no está a tu lado.
carta-magica-refuse-helpless = El barco de { $other_seat } está dañado o sin viento y no se puede atacar.
carta-magica-refuse-no-prize = { $other_seat } no tiene ningún talismán de tu misión.
carta-magica-refuse-loot = Ahora no hay nada que llevarse.
carta-magica-refuse-not-theirs = { $other_seat } no tiene esa carta.
carta-magica-refuse-swap = Solo se intercambian posiciones después de una batalla tuya.
carta-magica-refuse-accept = Nadie te ha propuesto intercambiar posiciones.
carta-magica-refuse-pass = Ahora no hay nada que rechazar.
carta-magica-refuse-captain = Los personajes se eligen antes de la partida.
carta-magica-refuse-challenge = Las misiones se eligen antes de la partida, después del personaje.
carta-magica-refuse-home = Los puertos de origen se eligen antes de la partida, después de las misiones.
carta-magica-refuse-taken = Ya lo tiene { $other_seat }.

# Lo que ha pasado

# Un puerto por su nombre, cualquier otra casilla por su letra y número.
carta-magica-place = { $cell ->
    [M9] { carta-magica-harbour-bk1 }
    [M13] { carta-magica-harbour-bk2 }
    [I13] { carta-magica-harbour-bk3 }
    [I9] { carta-magica-harbour-bk4 }
    [N3] { carta-magica-harbour-rd1 }
    [S14] { carta-magica-harbour-rd2 }
    [H19] { carta-magica-harbour-rd3 }
    [C8] { carta-magica-harbour-rd4 }
   *[other] { $cell }
 }

carta-magica-event-captain-chosen = { $seat } navega como { $name }.
carta-magica-event-challenge-chosen = { $seat } acepta la misión «{ $name }»: { $talismans }.
carta-magica-event-placed = { $seat } elige { $name } como puerto de origen.
carta-magica-event-turn = Ronda { $round }: { $seat } empieza su turno.
carta-magica-event-spun = { $seat } gira: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } deja el giro como está.
carta-magica-event-played = { $seat } juega «{ carta-magica-card }»: { $use }.
carta-magica-event-held = { $seat } espera.
# Cuánto de algo: los objetos se cuentan; el oro y la magia, con «de».
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] 1 objeto
       *[other] { $taken } objetos
    }
   *[other] { $taken } { FORM($kind_name, "of") }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] 1 objeto
       *[other] { $amount } objetos
    }
   *[other] { $amount } { FORM($kind_name, "of") }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } ya tiene { $left } { FORM($kind_name, "of") } y no puede cargar más.
   *[other] { $seat } toma { carta-magica-taken } y tiene { $left }.
 }
carta-magica-event-sailed = { $freed ->
    [yes] El barco de { $seat } vuelve a navegar: { carta-magica-spaces } hasta { carta-magica-place }.
   *[no] { $seat } navega { carta-magica-spaces } hasta { carta-magica-place }.
 }
carta-magica-event-storm = Una tormenta sopla hacia el { $towards }.
carta-magica-event-braved = { $seat } desafía la tormenta.
carta-magica-event-blown = El barco de { $seat }, en { carta-magica-place }: { $result }.
carta-magica-event-visiting = { $seat } puede comerciar en el puerto sin navegar.
carta-magica-event-owing = { $seat } tiene que pagar { carta-magica-amount }.
carta-magica-event-laid = { $seat } entrega «{ carta-magica-card }».
carta-magica-event-paid = { $seat } paga { carta-magica-amount } por { $purpose }{ $change ->
    [0] .
   *[other] {" "}y recibe { $change } de vuelta.
 }
carta-magica-event-traded = { $seat } recibe { $taken } de oro y tiene { $left }.
carta-magica-event-bought = { $seat } compra «{ $name }», { $how }.
carta-magica-event-left = { $seat } termina en el puerto.
carta-magica-event-cursed = Talismanes nuevos a la vista: { $names }.
carta-magica-event-about-to-draw = { $seat } va a robar una carta de acción.
carta-magica-event-lapsed = No queda ninguna carta de acción que robar.
carta-magica-event-rebuilt = Los descartes se barajan en un mazo nuevo de { $pile }.
carta-magica-event-looked = { $seat } mira { $count ->
    [one] la carta de encima
   *[other] las { $count } cartas de encima
 } del mazo{ $known ->
    [yes] : { $count ->
        [one] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] +{ $value_1 } { FORM($name_1, "of") }
    [payment] Pagar { $value_1 } objetos
    [monster] { $name_1 } (fuerza { $strength_1 }, { $value_1 } de oro)
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] +{ $value_2 } { FORM($name_2, "of") }
    [payment] Pagar { $value_2 } objetos
    [monster] { $name_2 } (fuerza { $strength_2 }, { $value_2 } de oro)
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] +{ $value_3 } { FORM($name_3, "of") }
    [payment] Pagar { $value_3 } objetos
    [monster] { $name_3 } (fuerza { $strength_3 }, { $value_3 } de oro)
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } toma «{ carta-magica-card }».
carta-magica-event-stowed = { $seat } devuelve las otras cartas a lo alto del mazo{ $known ->
    [yes] , la primera «{ carta-magica-card }».
   *[no] .
 }
carta-magica-event-drew = { $seat } roba «{ carta-magica-card }».
carta-magica-event-kept = { $seat } guarda «{ carta-magica-card }».
carta-magica-event-cashed = { $taken ->
    [0] { $seat } cambia la carta, pero ya tiene { $left } { FORM($kind_name, "of") } y no puede cargar más.
   *[other] { $seat } cambia la carta por { carta-magica-taken } y tiene { $left }.
 }
carta-magica-event-unpaid = { $seat } no puede pagar { $amount } objetos y perderá un turno.
carta-magica-event-settled-card = { $seat } paga lo que pedía la carta.
carta-magica-event-faced = { $seat } se enfrenta { FORM($name, "to") } (fuerza { $strength }, { $value } de oro) con { $magic } de magia.
carta-magica-event-tamed = { $seat } llega a { $total } y doma { FORM($name, "to") }: { $gold } de oro.
carta-magica-event-untamed = { $seat } solo llega a { $total } contra { $strength }: { FORM($name, "the") } se escapa y { $goods ->
    [0] no había objetos que perder
    [one] se pierde el único objeto a bordo
   *[other] se pierden los { $goods } objetos a bordo
 }.
carta-magica-event-returned = ¡{ $seat } ha dado la vuelta a la isla y está en casa!
carta-magica-event-last-round = Esta ronda es la última.
carta-magica-event-attacked = { $seat } ataca a { $target_seat }.
carta-magica-event-won = { $attack } contra { $defence }: { $winner_seat } gana la batalla.
carta-magica-event-tied = { $attack } contra { $defence }: nadie gana la batalla.
carta-magica-event-looted = { $seat } se lleva «{ carta-magica-card }» de { $loser_seat }.
carta-magica-event-spared = { $seat } no se lleva nada de { $loser_seat }.
carta-magica-event-proposed = { $seat } propone a { $target_seat } intercambiar posiciones.
carta-magica-event-swapped = { $seat } y { $target_seat } intercambian posiciones.
carta-magica-event-refused = { $seat } se queda donde está.
carta-magica-event-passed = { $seat } renuncia.
carta-magica-event-skipped = { $seat } pierde un turno.
carta-magica-event-ended = El viaje ha terminado tras { $round ->
    [one] una ronda
   *[other] { $round } rondas
 }.
carta-magica-event-stopped = La partida se detiene tras { $round ->
    [one] una ronda
   *[other] { $round } rondas
 }; nadie ha vuelto.

# De dónde vienen los puntos

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name } es de la misión
carta-magica-tally-gold = oro
carta-magica-tally-gold-cards = oro en cartas guardadas
carta-magica-tally-returned = vuelta a la isla y regreso a casa

# El tablero en palabras

carta-magica-board-round = Ronda { $round }
carta-magica-board-last-round = Última ronda
carta-magica-board-display = Talismanes
carta-magica-board-deck = { $count } en el mazo
carta-magica-board-pile = Cartas de acción: { $pile } en el mazo, { $discards } usadas
carta-magica-board-bank = Cofre: { $gold } de oro, { $goods } objetos, { $magic } de magia
carta-magica-board-arrow = Flecha: { carta-magica-spin }
carta-magica-board-telescope = Visto con el Telescopio, desde arriba: { $cards }
carta-magica-board-among = Visto antes, en algún lugar de las { $depth } de encima: { $cards }
carta-magica-board-legend = ° b r al alcance · o sin viento · x bajío · ^ arrecife · # M tierra · *sin viento !dañado
carta-magica-board-player = jugador
carta-magica-board-ship = barco
carta-magica-board-home = casa
carta-magica-board-progress = vuelta
carta-magica-board-points = puntos
carta-magica-board-missed = pierde { $count }
carta-magica-board-pending = puede comerciar
carta-magica-board-returned = ha vuelto
carta-magica-board-wants = busca { $names }
