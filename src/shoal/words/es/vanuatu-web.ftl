## El tablero en el navegador

vanuatu-web-summary = Ronda { $round } de { $rounds } · { $phase }
vanuatu-web-map = Archipiélago
vanuatu-web-boxes = Nueve acciones
vanuatu-web-choices = Tus opciones
vanuatu-web-players = Jugadores por orden de turno
vanuatu-web-track = Escala de vatu
vanuatu-web-whole = Todo el mapa
vanuatu-web-waters = Mis aguas
vanuatu-web-nobody = todavía nadie
vanuatu-web-neutral = neutral
vanuatu-web-price = Precio del pescado
vanuatu-web-office = Turistas
vanuatu-web-rest-tiles = Losetas de descanso
vanuatu-web-next = Próximas losetas
vanuatu-web-ships = Barcos
vanuatu-web-ships-hint = el de la izquierda carga primero; el último hueco da { $points } más
vanuatu-web-to-map = Al mapa
vanuatu-web-free = Personajes libres
vanuatu-web-free-hint = nadie conserva el mismo
vanuatu-web-sails = zarpa al final de la ronda
vanuatu-web-slot-full = { $good } a bordo
vanuatu-web-slot-open = sitio para { $good }
vanuatu-web-drawings = Dibujos en la arena
vanuatu-web-of = { $count } de { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = peones en acciones
vanuatu-web-order-now = { $seat } ahora
vanuatu-web-order-next = { $seat } después
vanuatu-web-used = usado
vanuatu-web-plan = Tu plan está completo: confírmalo.
vanuatu-web-plan-hint = Una casilla ámbar dice qué necesita antes.
vanuatu-web-chain = Qué necesita { $action }, por orden
vanuatu-web-link-done = planeado
vanuatu-web-link-next = pon ahora un peón
vanuatu-web-link-wait = viene después
vanuatu-web-need-sail = un mar libre
vanuatu-web-need-build = pide un hueco libre
vanuatu-web-need-explore = pide un pecio
vanuatu-web-need-fish = pide un mar con peces
vanuatu-web-need-tile = pide un pez
vanuatu-web-need-sell = pide un puesto tuyo
vanuatu-web-need-buy = pide mercancías
vanuatu-web-need-draw = { vanuatu-web-need-build }
vanuatu-web-need-transport = pide sitio
vanuatu-web-need-rest = antes
vanuatu-web-need-together = va con
vanuatu-web-money = { $sum } = { $vatu } vatu cuando llegues a { $action }
vanuatu-web-unplan = recuperar el peón de { $action }
vanuatu-web-govern = Gobernador: mover una pila
vanuatu-web-step-cash = Tesoro
vanuatu-web-step-beg = Mendigar

## Costes de las casillas

vanuatu-web-cost-sail = −{ $step } vatu por hexágono
vanuatu-web-cost-sail-navigator = gratis: Navegante
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu: Constructor
vanuatu-web-cost-explore = en tu mar
vanuatu-web-cost-explore-diver = Buceador: también vatu
vanuatu-web-cost-fish = { vanuatu-web-cost-explore }
vanuatu-web-cost-fish-fisherman = Pescador: también puntos
vanuatu-web-cost-sell = valor × { $price } vatu
vanuatu-web-cost-sell-seller = sin puesto: Vendedor
vanuatu-web-cost-buy = cuesta { $prices } vatu
vanuatu-web-cost-buy-buyer = otro gratis: Comprador
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Artista
vanuatu-web-cost-transport = +1 vatu por puesto
vanuatu-web-cost-transport-guide = Guía: también puntos
vanuatu-web-cost-rest = premio oculto

## Píldoras: la verdad sobre tu pila, larga y breve

vanuatu-web-pill-now = Te toca: elige un sitio
vanuatu-web-brief-now = te toca
vanuatu-web-pill-now-do = Te toca: { $name }
vanuatu-web-brief-now-do = te toca
vanuatu-web-pill-now-gain = Te toca: { $gain }
vanuatu-web-brief-now-gain = ahora
vanuatu-web-pill-lead = Tienes la mayoría aquí
vanuatu-web-brief-lead = tu mayoría
vanuatu-web-pill-leads = { $seat } actúa aquí
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Los peones neutrales la cierran
vanuatu-web-brief-walled = cerrada
vanuatu-web-pill-neutral-here = Poner aquí un peón neutral
vanuatu-web-brief-neutral-here = ¿aquí?
vanuatu-web-pill-drafted = Tu peón va aquí
vanuatu-web-brief-drafted = tu peón
vanuatu-web-pill-drafted-leads = Tu peón: tendrías la mayoría
vanuatu-web-brief-drafted-leads = con mayoría
vanuatu-web-pill-drafted-behind = { $seat } actúa antes con { $pawns }
vanuatu-web-brief-drafted-behind = antes { $seat }
vanuatu-web-pill-drafted-with = Tu peón; ahora { $action }
vanuatu-web-brief-drafted-with = ahora { $action }
vanuatu-web-pill-with = Posible con { $action }
vanuatu-web-brief-with = antes { $action }
vanuatu-web-pill-win = Tendrías la mayoría
vanuatu-web-brief-win = con mayoría
vanuatu-web-pill-would-lead = Tendrías la mayoría, sin rival
vanuatu-web-brief-would-lead = con mayoría
vanuatu-web-pill-behind = { $seat } actuaría antes: { $pawns }
vanuatu-web-brief-behind = antes { $seat }
vanuatu-web-pill-may = Aquí puede ir un peón
vanuatu-web-brief-may = posible
vanuatu-web-pill-moves = Esta pila se mueve
vanuatu-web-pill-move-from = Mover esta pila
vanuatu-web-pill-move-to = Moverla aquí
vanuatu-web-pill-outnumbered = Cerrada: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Empate { $theirs }:{ $mine }, { $seat } va antes
vanuatu-web-brief-tie = empate: { $seat }
vanuatu-web-pill-neutral = Peones neutrales { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Aquí no: antes Navegar
vanuatu-web-brief-sail-first = antes Navegar
vanuatu-web-pill-no-place = Ningún sitio al alcance
vanuatu-web-brief-no-place = fuera de alcance
vanuatu-web-pill-fish-tile = Sin peces: antes Pescar
vanuatu-web-brief-fish-tile = antes Pescar
vanuatu-web-pill-vatu = { $short ->
    [one] Falta 1 vatu
   *[other] Faltan { $short } vatu
}
vanuatu-web-pill-cost = Cuesta { $cost }, tienes { $vatu }
vanuatu-web-pill-no-treasure-disc = Tuya, pero aquí no hay tesoro
vanuatu-web-brief-no-treasure-disc = aquí sin tesoro
vanuatu-web-pill-no-fish-disc = Tuya, pero aquí no hay peces
vanuatu-web-brief-no-fish-disc = aquí no hay peces
vanuatu-web-pill-no-fish-tile = Tuya, pero sin peces que vender
vanuatu-web-brief-no-fish-tile = sin peces
vanuatu-web-pill-no-own-stall = Tuya, pero aquí no tienes puesto
vanuatu-web-brief-no-own-stall = sin puesto
vanuatu-web-pill-no-tourists = No espera ningún turista
vanuatu-web-brief-no-tourists = sin turistas
vanuatu-web-pill-no-drawing-slot = Sin sitio para un dibujo
vanuatu-web-brief-no-drawing-slot = sin sitio
vanuatu-web-pill-no-stall-slot = Sin hueco libre para un puesto
vanuatu-web-brief-no-stall-slot = sin hueco
vanuatu-web-pill-no-cube = Tuya, pero aquí no hay mercancías
vanuatu-web-pill-not-now = Ahora no es posible
vanuatu-web-brief-not-now = ahora no

## Resultados y notas

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = tendrías mayoría en { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = { $vatu ->
    [one] queda 1 vatu
   *[other] quedan { $vatu } vatu
}
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = el cubo se pierde
vanuatu-web-note-converted = { $vatu } vatu se convierten en { count-points }.
vanuatu-web-note-bonus = El barco está lleno: { $points } { $points ->
    [one] punto
   *[other] puntos
} más.
vanuatu-web-note-lost = Ningún barco acepta este cubo: no da nada.
vanuatu-web-note-preaches = Esto usa el Predicador.
vanuatu-web-note-rest = Tomas una loseta de descanso: un vatu, un punto, las dos cosas, o jugar primero en la próxima ronda.
vanuatu-web-note-waived = { $rule ->
    [51] No queda ningún hexágono apartado de otras islas.
   *[other] No queda ningún hexágono junto a una isla.
}

## Acciones

vanuatu-web-do-place = Colocar { $tile } en { $hex }
vanuatu-web-do-neutral = Peón neutral en { $action }
vanuatu-web-do-take = Tomar el { $character }
vanuatu-web-do-plan = Colocar en { $actions }
vanuatu-web-do-plan-both = Colocar los dos en { $action }
vanuatu-web-do-sail = Navegar hasta { FORM($place, "the") }
vanuatu-web-do-sail-in = Dar un rodeo hasta { FORM($place, "the") }: { $steps } pasos
vanuatu-web-do-sail-back = Ir y volver hasta { FORM($place, "the") }
vanuatu-web-do-build = Construir en { $island }
vanuatu-web-do-explore = Sacar el tesoro de valor { $value }
vanuatu-web-do-fish = Pescar un pez de valor { $value }
vanuatu-web-do-sell = Vender un pez de valor { $value }
vanuatu-web-do-buy = Comprar { $good } en { $island }
vanuatu-web-do-draw = Dibujar en { $island }
vanuatu-web-do-transport = Llevar un turista a { $island }
vanuatu-web-do-rest = Descansar
vanuatu-web-do-withdraw = Renunciar a { $action }
vanuatu-web-do-stop = Dejar de vender
vanuatu-web-do-second-yes = Cargar un segundo cubo de { $good }
vanuatu-web-do-second-no = No cargar otro cubo
vanuatu-web-do-keep = Tomar «{ $tile }»
vanuatu-web-do-cash = Cambiar tesoro { $value } por vatu
vanuatu-web-do-beg = Dar { $value } { $value ->
    [one] punto
   *[other] puntos
} por vatu
vanuatu-web-do-govern = Mover la pila de { $action } a { $to }

## Hexágonos para el oído

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, vacío
vanuatu-web-hex-fish = { $count ->
    [one] 1 pez
   *[other] { $count } peces
}
vanuatu-web-hex-treasure = tesoro de valor { $count }
vanuatu-web-hex-good = { $count } de { $good }
vanuatu-web-hex-stalls = { $count } de { $of } puestos { $owners }
vanuatu-web-hex-drawings = { $count } de { $of } dibujos
vanuatu-web-hex-tourists = { $count } de { $of } turistas
vanuatu-web-hex-boat = barca de { $seat }

## Palabras añadidas a las píldoras

vanuatu-web-all-done = sin peones
vanuatu-web-brief-cost = cuesta { $cost }
vanuatu-web-brief-vatu = { $short ->
    [one] falta 1
   *[other] faltan { $short }
}
vanuatu-web-brief-no-cube = sin mercancías
vanuatu-web-pill-paid-by = Solo si antes paga { $action }
vanuatu-web-brief-paid-by = si paga { $action }
vanuatu-web-pill-first = Antes { $first }
vanuatu-web-brief-first = antes { $first }
vanuatu-web-pill-planned = Solo con { $first } antes
vanuatu-web-brief-planned = pide { $first }
vanuatu-web-pill-fish = Sin peces que vender
vanuatu-web-brief-fish = { vanuatu-web-brief-no-fish-tile }
vanuatu-web-pill-several = Faltan varias cosas
vanuatu-web-brief-several = { vanuatu-web-brief-not-now }
vanuatu-web-pill-vatu-converted = Diez vatu se convertirían en puntos
vanuatu-web-brief-vatu-converted = vatu a puntos
vanuatu-web-pill-sail-vatu = Sin vatu para navegar
vanuatu-web-brief-sail-vatu = sin vatu
vanuatu-web-pill-no-island = Ninguna isla a tu lado
vanuatu-web-brief-no-island = sin isla
vanuatu-web-pill-no-stall = Todos tus puestos construidos
vanuatu-web-brief-no-stall = sin más puestos
vanuatu-web-pill-island-full = Sin sitio para un turista
vanuatu-web-brief-island-full = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-rest = Sin losetas de descanso
vanuatu-web-brief-no-rest = no queda ninguna
vanuatu-web-pill-nowhere = Nada de eso a tu alrededor
vanuatu-web-brief-nowhere = aquí no
vanuatu-web-lost = la acción se pierde
vanuatu-web-warn-lost = Recuperas tus peones y no haces nada.
vanuatu-web-warn-behind = En { $actions } alguien actúa antes; tú después, si aún se puede.
vanuatu-web-warn-paid-by = { $action } solo será posible si { $payer } te ha dado antes sus vatu.

## Cómo elegir

vanuatu-web-how-plan = { $pawns ->
    [0] Confirma, o toca un peón para recuperarlo.
    [one] Toca una casilla para un peón más.
   *[other] Toca casillas: quedan { $pawns } peones por colocar.
}
vanuatu-web-how-plan-with = { $action } necesita ahora { $helper }.
vanuatu-web-how-place = Toca un hexágono que brille para ver la loseta en él, y otra vez para colocarla.
vanuatu-web-how-take = Cada uno dice lo que sabe hacer. Toca dos veces para tomar uno.
vanuatu-web-how-neutral = Toca la casilla a la que va el peón neutral.
vanuatu-web-how-act = Toca una casilla o un hexágono que brille.
vanuatu-web-how-where = { $action }: toca un sitio que brille.
vanuatu-web-how-lose = Toca una pila para renunciar a ella: no recibes nada a cambio.
vanuatu-web-how-govern = Toca la pila que quieres mover.
vanuatu-web-how-govern-to = Toca la casilla a la que se mueve.
vanuatu-web-ask-hex = { $name }: ¿qué haces?
vanuatu-web-ask-box = { $name }: ¿dónde?

## Lo que acaba de pasar

vanuatu-web-told-planned = { $seat } planea: { $actions }.
vanuatu-web-told-planned-both = { $seat } coloca los dos peones en { $action }.
vanuatu-web-told-withdrew = { $seat } no tiene mayoría en ningún sitio y renuncia a { $action }.
vanuatu-web-fact-round = Ronda { $round }/{ $rounds }

## Qué es cada cosa

vanuatu-web-about-empty-title = { $hex }: aguas abiertas
vanuatu-web-about-empty = Todavía sin loseta. Una loseta se puede colocar donde toque otras dos: las islas, apartadas de las islas; los mares, junto a una isla.
vanuatu-web-about-next = Se colocará al principio de la próxima ronda.
vanuatu-web-about-sea = Por aquí navegan barcas. Quien primero pesca o bucea saca más: una loseta vale tanto como discos hay.
vanuatu-web-about-island = Con tu barca al lado puedes construir, comprar, vender, dibujar y llevar turistas. Al final cada puesto cuenta 2 puntos por cada turista.
vanuatu-web-about-row-fish = Peces
vanuatu-web-about-row-treasure = Tesoros
vanuatu-web-about-discs = { $count ->
    [0] ninguno
   *[other] el siguiente vale { $count }
}
vanuatu-web-about-row-goods = Mercancías
vanuatu-web-about-row-stalls = Puestos
vanuatu-web-about-row-drawings = Dibujos
vanuatu-web-about-row-tourists = Turistas
vanuatu-web-about-row-cost = En breve
vanuatu-web-about-row-queue = Quién actúa, por orden
vanuatu-web-about-row-with = Ahora con
vanuatu-web-about-row-deal = En un barco
vanuatu-web-about-row-found = Está en
vanuatu-web-about-row-room = Huecos libres en barcos
vanuatu-web-about-sail = Mueve tu barca por losetas de mar, un vatu por hexágono.
vanuatu-web-about-build = Pon un puesto en una isla junto a tu barca. Los turistas hacen que dé puntos al final.
vanuatu-web-about-explore = Saca el tesoro bajo tu barca. Guardado cuenta el doble al final; vendido, su valor en vatu.
vanuatu-web-about-fish = Pesca bajo tu barca; el pez vale tanto como discos de peces hay.
vanuatu-web-about-sell = Vende peces en una isla con un puesto tuyo junto a tu barca: valor por precio. El precio baja con cada uno.
vanuatu-web-about-buy = Compra una mercancía en una isla junto a tu barca; va a un barco y da puntos.
vanuatu-web-about-draw = Dibuja en la arena de una isla junto a tu barca, donde haya sitio.
vanuatu-web-about-transport = Lleva un turista que espera a una isla junto a tu barca. Cada puesto de allí, sea de quien sea, te paga un vatu.
vanuatu-web-about-rest = Toma una de las losetas de descanso ocultas; paga al final de la ronda.
vanuatu-web-about-person = Un personaje por ronda, y nunca el mismo dos veces seguidas.
vanuatu-web-about-ship-title = { $number ->
    [1] Primer barco
    [2] Segundo barco
   *[other] Tercer barco
}
vanuatu-web-about-ship = Un cubo va al primer barco por la izquierda que tenga sitio para él. El último hueco da { $points } más; los barcos llenos zarpan al final de la ronda.
vanuatu-web-about-loaded = a bordo
vanuatu-web-about-deal = { $vatu } vatu, da { count-points }
vanuatu-web-about-good = Se compra en una isla y se carga en un barco. Sin sitio en un barco no da nada.
vanuatu-web-about-price-title = Precio del pescado: { $price }
vanuatu-web-about-price = Un pez se vende por su valor multiplicado por este precio. Baja con cada pez vendido ({ $track }) y vuelve a lo más alto en la próxima ronda.
vanuatu-web-about-office-title = Turistas esperando: { $count }
vanuatu-web-about-office = Con Transportar llevas uno a una isla: un vatu por cada puesto de allí. Al final cada turista hace que cada puesto de la isla valga 2 puntos más. Quien sigue esperando se va tras la ronda.
vanuatu-web-about-rest-tiles-title = Losetas de descanso: quedan { $count }
vanuatu-web-about-rest-tiles = Quien descansa las mira y toma una; nadie más ve cuál. Pagan al final de la ronda.
vanuatu-web-about-rest-first-player = juega primero; 3 puntos al final de la partida
vanuatu-web-about-rest-point = 1 punto
vanuatu-web-about-rest-vatu-point = 1 vatu y 1 punto
vanuatu-web-about-rest-vatu = 1 vatu
vanuatu-web-about-gate-title = Vatu: dinero hasta { $vatu }
vanuatu-web-about-gate = Al llegar a { $vatu }, los vatu se convierten solos en { $points } puntos, y empiezas con lo que queda. Tres vatu sobrantes al final son un punto.
vanuatu-web-about-drawings-title = Dibujos en la arena: { $count } de { $of }
vanuatu-web-about-drawings = No son de nadie y dan puntos una vez, al dibujarlos. El Guía gana con ellos.
vanuatu-web-about-fish-tile-title = Pez de valor { $value }
vanuatu-web-about-fish-tile = Se vende por { $vatu } vatu al precio de hoy, junto a un puesto tuyo.
vanuatu-web-about-treasure-tile-title = Tesoro de valor { $value }
vanuatu-web-about-treasure-tile = Cuenta { $points } puntos al final, o su valor en vatu al principio de un turno tuyo.
vanuatu-web-about-pawns-title = Peones de acción
vanuatu-web-about-pawns = Cinco por ronda. Quien tiene más peones en una casilla actúa primero en ella; entre pilas iguales, la que va antes en el orden de turno.
