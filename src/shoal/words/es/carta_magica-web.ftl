# Lo que solo dice el navegador sobre Carta Magica.

carta-magica-web-board = Mapa del mar
carta-magica-web-board-keys = Las flechas del teclado recorren el mapa, G va al siguiente puerto al alcance, Intro elige.
carta-magica-web-letters = N,E,S,O
carta-magica-web-wheel = La flecha: { carta-magica-spin }
carta-magica-web-wheel-rest = La flecha todavía no se ha girado
carta-magica-web-summary = Ronda { $round }
carta-magica-web-summary-last = Ronda { $round }, la última

carta-magica-web-sail = Navegar a { $cell }
carta-magica-web-sail-harbour = Navegar a { $harbour }
carta-magica-web-sail-home = Navegar a casa, a { $harbour }
carta-magica-web-storm-risk = una tormenta dañaría ahí tu barco: { $directions }
carta-magica-web-place = Elegir { $harbour } como puerto de origen
carta-magica-web-attack = Atacar a { $target_seat }
carta-magica-web-captain = Navegar como { $name }
carta-magica-web-challenge = { $name }: busca { $wants }
carta-magica-web-buy = Comprar «{ $name }»: { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
carta-magica-web-buy-top = Comprar a ciegas el de encima
carta-magica-web-tame = Gastar { $magic } de magia
carta-magica-web-tame-chance = { $good } de { $of } giros
carta-magica-web-pick = Tomar «{ carta-magica-card }»
carta-magica-web-stow = Devolver primero «{ carta-magica-card }»
carta-magica-web-give = Entregar «{ carta-magica-card }»
carta-magica-web-loot = Llevarse «{ carta-magica-card }»

carta-magica-web-do-spin = Girar la flecha
carta-magica-web-do-keep = Dejarla así
carta-magica-web-do-again = Jugar Volver a girar
carta-magica-web-do-hold = Esperar
carta-magica-web-do-goods = Tomar objetos
carta-magica-web-do-magic = Tomar magia
carta-magica-web-do-card = Robar una carta de acción
carta-magica-web-do-tow = Pagar el remolque: { $tow_goods } objetos
carta-magica-web-do-escape = Jugar Viento de la suerte para salir
carta-magica-web-do-repair = Reparar por { $repair_gold } de oro
carta-magica-web-do-mend = Jugar Reparación
carta-magica-web-do-lucky = Jugar Viento de la suerte: { $lucky_wind_steps } casillas más
carta-magica-web-do-trade = Cambiar { $exchange_goods } objetos por { $exchange_gold } de oro
carta-magica-web-do-draw = { carta-magica-web-do-card }
carta-magica-web-do-telescope = Usar el Telescopio
carta-magica-web-do-cash = Tomarlo ya
carta-magica-web-do-settle = Pagar con fichas
carta-magica-web-do-curse = Jugar Maleficio: talismanes nuevos
carta-magica-web-do-shelter = Jugar Buen tiempo
carta-magica-web-do-swap = Proponer intercambiar posiciones
carta-magica-web-do-accept = Intercambiar posiciones
carta-magica-web-do-pass = Renunciar
carta-magica-web-do-done = Dejar el puerto

carta-magica-web-change = de { $before } a { $after }
carta-magica-web-change-lost = de { $before } a { $after }; se { $lost ->
    [one] pierde 1
   *[other] pierden { $lost }
 }
carta-magica-web-options = Lo que puedes hacer
carta-magica-web-talismans = Talismanes
carta-magica-web-talismans-note = { $talisman_gold } de oro cada uno, en puertos rojos
carta-magica-web-points = { $points ->
    [one] un punto
   *[other] { $points } puntos
 }
carta-magica-web-wanted = +{ $points }, de tu misión
carta-magica-web-adventures = Tus cartas de acción
carta-magica-web-adventures-none = todavía sin cartas: las dan la flecha y los puertos negros
carta-magica-web-players = Jugadores
carta-magica-web-held = { $kind }: { $count } de { $limit }
carta-magica-web-owns = tiene { $name }
carta-magica-web-seeks = busca { $name }
carta-magica-web-progress = { $percent } % de la vuelta a la isla
carta-magica-web-home = origen: { $harbour }
carta-magica-web-ship = { $seat } en { $cell }, { $condition }

# Antes del viaje
carta-magica-web-setup-captain = Personajes
carta-magica-web-setup-captain-note = ¿Quién navega? El personaje solo cambia la imagen.
carta-magica-web-setup-challenge = Misiones
carta-magica-web-setup-challenge-note = Cada una nombra dos talismanes: cada uno de ellos que tengas al final cuenta { $points } puntos más.
carta-magica-web-worth = { carta-magica-web-points }
carta-magica-web-on-display = ahora a la venta
carta-magica-web-there = { $there }
carta-magica-web-there-black = cambiar objetos por oro
carta-magica-web-there-red = comprar talismanes
carta-magica-web-there-black-bare = faltan objetos para cambiar
carta-magica-web-there-red-bare = falta oro para un talismán
carta-magica-web-there-home = ¡a casa!
carta-magica-web-reach = { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
 }, { $there }

# En el mapa
carta-magica-web-whole = Mostrar todo el mapa
carta-magica-web-closer = Más cerca
carta-magica-web-spins = { $seat } gira…
carta-magica-web-last-round = Última ronda: { $seat } está en casa
carta-magica-web-back = { carta-magica-tally-returned }

# Lo que se puede hacer
carta-magica-web-sail-up = Navegar hasta { $steps }
carta-magica-web-sail-where = { $count ->
    [one] una casilla dorada en el mapa
   *[other] { $count } casillas doradas en el mapa
 }
carta-magica-web-no-sail = No se puede navegar
carta-magica-web-why = toca para ver por qué
carta-magica-web-can-buy = { $count ->
    [0] Ahora no te alcanza el oro para un talismán.
    [one] Te alcanza el oro para un talismán.
   *[other] Te alcanza el oro para { $count } talismanes.
 }
carta-magica-web-can-trade = { $count ->
    [0] Ahora no hay nada que puedas cambiar aquí.
    [one] Puedes cambiar aquí una vez.
   *[other] Puedes cambiar aquí { $count } veces.
 }
carta-magica-web-trade-leaves = te deja con { $goods ->
    [one] un objeto
   *[other] { $goods } objetos
 } y { $gold } de oro
carta-magica-web-lucky-steps = hasta { $steps } casillas
carta-magica-web-draw-first = roba antes la carta del puerto
carta-magica-web-note-hold = quedarse aquí, acabar el turno
carta-magica-web-note-draw = lo exige el puerto
carta-magica-web-note-card = guardarla, o afrontar lo que salga
carta-magica-web-note-tow = y a navegar
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = tu barco se queda donde está
carta-magica-web-note-attack = el giro más alto se lleva una carta
carta-magica-web-note-again = este giro no cuenta
carta-magica-web-taming = La magia y el número que saques{ $bonus ->
    [0] { "" }
    [one] , más 1 por tu monstruo domado,
   *[other] , más { $bonus } por tus monstruos domados,
 } deben llegar a { $strength }. Si no, pierdes todos tus objetos.
carta-magica-web-stake = { $magic } de magia

# Cartas
carta-magica-web-points-word = puntos
carta-magica-web-for-sale = , ahora a la venta
carta-magica-web-adventures-open = a la vista de todos
carta-magica-web-playable = ahora
carta-magica-web-holds = tiene «{ carta-magica-card }»
carta-magica-web-when-income = cuenta { $count } al pagar
carta-magica-web-when-payment = paga, o pierde un turno
carta-magica-web-when-good-weather = te libra de una tormenta
carta-magica-web-when-repair = repara al momento
carta-magica-web-when-lucky-wind = { $lucky_wind_steps } casillas más, o fuera de la calma
carta-magica-web-when-spin-again = después de un giro tuyo
carta-magica-web-when-telescope = antes de robar carta
carta-magica-web-when-curse = talismanes nuevos, en tu turno
carta-magica-web-when-monster = fuerza { $strength }, da { $gold } de oro
carta-magica-web-when-tamed = domado: +1 contra el siguiente
carta-magica-web-note-cash = a tu bodega, hasta { $limit } de cada tipo

# Cómo elegir
carta-magica-web-spin-me = ¡Gira!
carta-magica-web-how-spin = Toca la ruleta, o tira de la flecha y suelta.
carta-magica-web-how-card = Toca una carta para verla, y otra vez para tomarla.
carta-magica-web-how-home = Toca un puerto que brille, y otra vez para amarrar en él.
carta-magica-web-how-sail = Toca una casilla dorada para ver el camino, y otra vez para navegar; o un botón.
carta-magica-web-how-tame = La barra muestra cuántos de los seis giros bastarían.
carta-magica-web-how-buy = Toca un talismán o un botón.
carta-magica-web-how-stuck = Elige un botón.
carta-magica-web-stuck-sound = hay barcos o rocas en medio
carta-magica-web-stuck-becalmed = necesita viento, o un remolque
carta-magica-web-stuck-damaged = necesita un martillo, u oro
carta-magica-web-steps = { $steps ->
    [one] una casilla
   *[other] { $steps } casillas
 }
carta-magica-web-price-gold = −{ $count } de oro
carta-magica-web-price-goods = −{ $count } objetos
carta-magica-web-may-attack = ahí podrías atacar a { $seats }
carta-magica-web-warn-full = { $count ->
    [one] Se pierde uno: no puedes llevar más de { $limit }.
   *[other] Se pierden { $count }: no puedes llevar más de { $limit }.
 }
carta-magica-web-completes = la vuelta está completa
carta-magica-web-told-spun = { $seat } gira la flecha…
carta-magica-web-told-storm = ¡Una tormenta! { $seat } gira para ver su dirección…

# Qué es cada cosa
carta-magica-web-about-row-home = Origen de
carta-magica-web-about-row-port = Puerto de origen
carta-magica-web-about-row-condition = Barco
carta-magica-web-about-row-wants = Busca
carta-magica-web-about-row-points = Puntos
carta-magica-web-about-row-where = Dónde
carta-magica-web-about-row-sought = Lo busca
carta-magica-web-about-row-strength = Fuerza
carta-magica-web-about-row-gold = Da oro
carta-magica-web-about-on-display = a la venta
carta-magica-web-about-in-deck = todavía no ha salido
carta-magica-web-about-black-harbour = Aquí { $exchange_goods } objetos se cambian por { $exchange_gold } de oro, tantas veces como quieras. Quien llega también roba una carta de acción.
carta-magica-web-about-red-harbour = Aquí se compra un talismán por { $talisman_gold } de oro: uno a la vista o el oculto.
carta-magica-web-about-arrive = Vale cuando un barco llega, no mientras sigue aquí.
carta-magica-web-about-blue = Por aquí navegan los barcos: hacia los lados, arriba o abajo, nunca en diagonal.
carta-magica-web-about-windless = Ningún barco entra navegando en esta zona sin viento. Una tormenta puede arrastrar uno hasta aquí; entonces queda parado hasta que lo libere el viento o un remolque.
carta-magica-web-about-gray = Aquí no entra ningún barco. El barco que una tormenta empuja contra él queda dañado.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Isla de las Ballenas
carta-magica-web-isle-owls = Isla de los Búhos
carta-magica-web-isle-ashes = Isla de las Cenizas
carta-magica-web-isle-glass = Isla de Cristal
carta-magica-web-about-island = Tierra. El barco que una tormenta empuja contra ella queda dañado.
carta-magica-web-about-middle-island = Rodéala una vez, en cualquier sentido, y vuelve a casa. Los cuatro anillos muestran hasta dónde ha llegado cada barco.
carta-magica-web-about-golden-border = El fin del mundo. El barco que una tormenta empuja contra él queda dañado.
carta-magica-web-about-sound = Navega tan lejos como dice la flecha.
carta-magica-web-about-becalmed = Queda parado hasta que su dueño saque viento, pague un remolque o juegue Viento de la suerte. Las tormentas pasan de largo.
carta-magica-web-about-damaged = Queda volcado hasta que su dueño saque un martillo, pague oro o juegue Reparación. Las tormentas pasan de largo.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Usa una sola cosa: navega hasta { $number } casillas, o uno de los símbolos.
carta-magica-web-about-segment-storm = Una tormenta: un segundo giro dice hacia dónde sopla, y cada barco intacto se mueve dos casillas.
carta-magica-web-about-symbol-wind = libera a un barco sin viento, que después navega
carta-magica-web-about-symbol-hammer = repara un barco dañado, que después navega
carta-magica-web-about-symbol-goods = toma { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = roba una
carta-magica-web-about-way-title = Tormenta hacia el { $towards }
carta-magica-web-about-way = En una tormenta, el anillo interior dice hacia dónde va cada barco.
carta-magica-web-about-talisman = Cuesta { $talisman_gold } de oro en un puerto rojo. Si es de tu misión, cuenta { $bonus } puntos más.
carta-magica-web-about-deck-title = Talismanes ocultos: { $count }
carta-magica-web-about-deck = El de encima se puede comprar a ciegas por { $talisman_gold } de oro en un puerto rojo.
carta-magica-web-about-captain = Una cara para tu barco. No cambia nada más.
carta-magica-web-about-challenge = Dos talismanes que buscar. Cada uno que tengas al final cuenta { $bonus } puntos más.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, ahora a la venta
carta-magica-web-about-circle-title = La vuelta a la isla
carta-magica-web-about-circle = Quien la rodea una vez y vuelve a casa recibe 15 puntos, y esta ronda pasa a ser la última.
carta-magica-web-about-token-gold = Compra talismanes y reparaciones; cada pieza de oro que quede al final es un punto. Puedes tener { $limit }.
carta-magica-web-about-token-goods = { $exchange_goods } se cambian por { $exchange_gold } de oro en un puerto negro; { $tow_goods } pagan un remolque. Puedes tener { $limit }.
carta-magica-web-about-token-magic = Doma monstruos, junto con un giro. Puedes tener { $limit }.
carta-magica-web-about-card-income = Toma { $count } fichas ahora, o guarda la carta y paga con ella más tarde.
carta-magica-web-about-card-payment = Paga { $count } objetos, o pierde un turno.
carta-magica-web-about-card-good-weather = Juégala cuando llegue una tormenta: tu barco se queda donde está.
carta-magica-web-about-card-repair = Juégala para reparar tu barco dañado y navegar al momento.
carta-magica-web-about-card-lucky-wind = Juégala para navegar { $lucky_wind_steps } casillas más, o para salir de la calma.
carta-magica-web-about-card-spin-again = Juégala después de un giro tuyo que no te guste.
carta-magica-web-about-card-telescope = Juégala antes de robar: mira { $telescope_cards } cartas y toma una.
carta-magica-web-about-card-curse = Juégala en tu turno: salen a la vista talismanes nuevos.
carta-magica-web-about-card-monster = La magia y el número que saques deben llegar a su fuerza. Domado, da oro y ayuda contra el siguiente. Si no, pierdes tus objetos.
