## Componentes

vanuatu-action-sail = Navegar
vanuatu-action-build = Construir
vanuatu-action-explore = Explorar
vanuatu-action-fish = Pescar
vanuatu-action-sell = Vender
vanuatu-action-buy = Comprar
vanuatu-action-draw = Dibujar
vanuatu-action-transport = Transportar
vanuatu-action-rest = Descansar

vanuatu-good-kava = kava
vanuatu-good-copra = copra
vanuatu-good-beef = ternera

# .the va dentro de una frase, tras «en» o «hasta».
vanuatu-tile-efate = Efate
    .the = Efate
vanuatu-tile-mele = Bahía de Mele
    .the = la bahía de Mele
vanuatu-tile-havannah = Pecio del Havannah
    .the = el pecio del Havannah
vanuatu-tile-vila = Rada de Port Vila
    .the = la rada de Port Vila
vanuatu-tile-santo = Espíritu Santo
    .the = Espíritu Santo
vanuatu-tile-malakula = Malakula
    .the = Malakula
vanuatu-tile-segond = Canal de Segond
    .the = el canal de Segond
vanuatu-tile-shark = Bahía del Tiburón
    .the = la bahía del Tiburón
vanuatu-tile-selwyn = Estrecho de Selwyn
    .the = el estrecho de Selwyn
vanuatu-tile-bougainville = Estrecho de Bougainville
    .the = el estrecho de Bougainville
vanuatu-tile-pentecost = Pentecostés
    .the = Pentecostés
vanuatu-tile-tanna = Tanna
    .the = Tanna
vanuatu-tile-patteson = Paso de Patteson
    .the = el paso de Patteson
vanuatu-tile-maskelyne = Bancos Maskelyne
    .the = los bancos Maskelyne
vanuatu-tile-coolidge = Arrecife Coolidge
    .the = el arrecife Coolidge
vanuatu-tile-erromango = Fosa de Erromango
    .the = la fosa de Erromango

vanuatu-character-navigator = Navegante
vanuatu-character-builder = Constructor
vanuatu-character-diver = Buceador
vanuatu-character-fisherman = Pescador
vanuatu-character-seller = Vendedor
vanuatu-character-buyer = Comprador
vanuatu-character-artist = Artista
vanuatu-character-guide = Guía
vanuatu-character-beggar = Mendigo
vanuatu-character-preacher = Predicador
vanuatu-character-governor = Gobernador

vanuatu-power-navigator = Navegar no te cuesta nada.
vanuatu-power-builder = Un puesto te cuesta { $cost } vatu en lugar de { $usual }.
vanuatu-power-diver = Un tesoro da también su valor en vatu.
vanuatu-power-fisherman = Una captura da también su valor en puntos.
vanuatu-power-seller = Vendes junto a cualquier isla, sin puesto.
vanuatu-power-buyer = Después de comprar puedes cargar gratis un segundo cubo de esa mercancía.
vanuatu-power-artist = Un dibujo te da { count-points } en lugar de { $usual }.
vanuatu-power-guide = Un turista da { count-points } por cada dibujo de la isla.
vanuatu-power-beggar = Una vez por ronda: hasta { $points } puntos por otros tantos vatu.
vanuatu-power-preacher = Una vez por ronda: actúa con una pila aunque no tengas mayoría en ningún sitio.
vanuatu-power-governor = Una vez por ronda: gasta un turno para mover una pila entera a otra acción.

vanuatu-rest-first-player = jugador inicial
vanuatu-rest-point = puntos
vanuatu-rest-vatu-point = vatu y puntos
vanuatu-rest-vatu = vatu

vanuatu-phase-place = Preparar: losetas nuevas
vanuatu-phase-neutral = Peones neutrales
vanuatu-phase-character = Elegir un personaje
vanuatu-phase-plan = Planear
vanuatu-phase-turn = Actuar
vanuatu-phase-selling = Vender
vanuatu-phase-second = Segundo cubo
vanuatu-phase-resting = Descansar
vanuatu-phase-over = El final

## Opciones

vanuatu-option-characters = Personajes
vanuatu-option-characters-on = con personajes
vanuatu-option-characters-off = sin personajes
vanuatu-option-fish-price-drop = El precio del pescado baja
vanuatu-option-fish-price-drop-per_tile = con cada loseta vendida
vanuatu-option-fish-price-drop-per_action = una vez tras cada venta (segunda edición)
vanuatu-option-governor = El Gobernador
vanuatu-option-governor-on = se une a los personajes
vanuatu-option-governor-off = se queda en casa

## Lo que espera la mesa

vanuatu-ask-place = Coloca una loseta nueva: { $tiles }.
vanuatu-wait-place = { $seat } coloca una loseta nueva: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] 1 peón
   *[other] { $pawns } peones
  }
vanuatu-ask-neutral = Coloca { $pawns ->
    [one] 1 peón neutral más
   *[other] { $pawns } peones neutrales más
}.
vanuatu-wait-neutral = { $seat } coloca { $pawns ->
    [one] 1 peón neutral más
   *[other] { $pawns } peones neutrales más
}.
vanuatu-ask-character = Elige un personaje.
vanuatu-wait-character = { $seat } elige un personaje.
vanuatu-ask-plan = Coloca { vanuatu-pawns }.
vanuatu-wait-plan = { $seat } coloca { vanuatu-pawns }.
vanuatu-ask-turn = Actúa con una de las pilas que tienen mayoría.
vanuatu-wait-turn = { $seat } actúa con una de las pilas que tienen mayoría.
vanuatu-ask-withdraw = No tienes mayoría en ningún sitio: renuncia a una pila.
vanuatu-wait-withdraw = { $seat } no tiene mayoría en ningún sitio y debe renunciar a una pila.
vanuatu-ask-preach = No tienes mayoría en ningún sitio: renuncia a una pila o actúa con el Predicador.
vanuatu-wait-preach = { $seat } no tiene mayoría en ningún sitio y renuncia a una pila o actúa con el Predicador.
vanuatu-ask-selling = Vende otro pez a precio { $price } o para.
vanuatu-wait-selling = { $seat } puede vender otro pez a precio { $price }.
vanuatu-ask-second = ¿Cargas gratis un segundo cubo de { $good }?
vanuatu-wait-second = { $seat } puede cargar gratis un segundo cubo de { $good }.
vanuatu-ask-resting = Toma una de las losetas de descanso.
vanuatu-wait-resting = { $seat } mira las losetas de descanso y toma una.

## Lo que ha pasado

vanuatu-event-round = Empieza la ronda { $round }.
vanuatu-event-tourists = { $tourists ->
    [0] En esta ronda no llegan turistas.
    [one] Llega un turista.
   *[other] Llegan { $tourists } turistas.
}{ $gone ->
    [0] {""}
    [one] {" "}El que aún esperaba se va a casa.
   *[other] {" "}Los { $gone } que aún esperaban se van a casa.
}
vanuatu-event-departed = { $count ->
    [one] Zarpa un barco lleno
   *[other] Zarpan { $count } barcos llenos
}; los cubos vuelven a la reserva.
vanuatu-event-arrived = { $count ->
    [one] Llega un barco nuevo
   *[other] Llegan { $count } barcos nuevos
} detrás de los demás, para { $wants_1 }{ $count ->
    [one] {""}
    [2] {" "}y para { $wants_2 }
   *[other] , para { $wants_2 } y para { $wants_3 }
}. { $deck ->
    [0] No queda ningún barco en el mazo.
    [one] Queda un barco en el mazo.
   *[other] Quedan { $deck } barcos en el mazo.
}
vanuatu-event-reshuffled = Se barajan los barcos que zarparon: { $ships } en el mazo nuevo.
vanuatu-event-refilled = { $count ->
    [0] En { $island } no queda nada, y la reserva no tiene con qué reponerlo.
   *[other] { $island } vuelve a tener mercancías: { $cubes }.
}
vanuatu-event-price = El precio del pescado vuelve a { $price_now }.
vanuatu-event-placed = { $seat } coloca en { $place }: { vanuatu-face-1 }.{ $waived ->
    [51] {" "}No quedaba ningún hexágono apartado de otras islas.
    [52] {" "}No quedaba ningún hexágono junto a una isla.
   *[other] {""}
}
vanuatu-event-revealed = Losetas de la próxima ronda: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# Lo que muestra una loseta: un mar sus discos, una isla sus mercancías y sus huecos.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; huecos para puestos { $stalls_1 }, dibujos { $drawings_1 }, turistas { $guests_1 }
   *[sea] peces { $fish_1 }, tesoro { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; huecos para puestos { $stalls_2 }, dibujos { $drawings_2 }, turistas { $guests_2 }
   *[sea] peces { $fish_2 }, tesoro { $treasure_2 }
})
vanuatu-event-blocked = { $seat } pone un peón neutral en { $action }.
vanuatu-event-offered = Disponibles en esta ronda: { $characters }.
vanuatu-event-took = { $seat } toma el { $character }{ $gave ->
    [yes] {" "}y devuelve el { $returned }.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } planea dos veces: { $action }.
   *[no] { $seat } planea: { $actions }.
}
vanuatu-event-gathered = { $seat } retira { vanuatu-pawns } de { $action } para actuar.
vanuatu-event-gathered-follows = { $seat } no tiene otra opción: { $action }.
vanuatu-event-withdrew = { $seat } recupera { vanuatu-pawns } de { $action }: { $led ->
    [yes] la acción no se puede hacer.
   *[no] otros tienen ahí la mayoría.
}
vanuatu-event-preached = { $seat } actúa sin mayoría: el Predicador queda usado.
vanuatu-event-turned = El { $character } de { $seat } queda boca abajo.
vanuatu-event-sailed = { $seat } navega { $cost ->
    [0] gratis
   *[other] por { $cost } vatu
} hasta { FORM($sea, "the") }.
vanuatu-event-built = { $seat } construye un puesto en { $island } por { $cost } vatu.
vanuatu-event-explored = { $seat } saca un tesoro de valor { $value } en { FORM($sea, "the") }.{ $bonus ->
    [0] {""}
   *[other] {" "}El Buceador da { $bonus } vatu.
}
vanuatu-event-fished = { $seat } pesca un pez de valor { $value } en { FORM($sea, "the") }.{ $bonus ->
    [0] {""}
    [one] {" "}El Pescador da 1 punto.
   *[other] {" "}El Pescador da { $bonus } puntos.
}
vanuatu-event-sold = { $seat } vende un pez de valor { $value } a precio { $price } y cobra { $gained } vatu; el precio del pescado es ahora { $price_now }.
vanuatu-event-sale-over = { $seat } termina la venta; el precio del pescado es { $price_now }.
vanuatu-event-bought = { $seat } compra { $good } en { $island } por { $cost } vatu.
vanuatu-event-loaded = { $seat } carga { $good } en el { $space ->
    [0] primer
    [1] segundo
   *[other] tercer
} barco: { $gained } { $gained ->
    [one] punto
   *[other] puntos
}.{ $bonus ->
    [0] {""}
   *[other] {" "}El barco está lleno: { $bonus } más.
}
vanuatu-event-lost = Ningún barco acepta el cubo de { $seat } ({ $good }): va a la reserva.
vanuatu-event-declined = { $seat } no toma un segundo cubo de { $good }.
vanuatu-event-drew = { $seat } dibuja en la arena de { $island }: { $gained } { $gained ->
    [one] punto
   *[other] puntos
}.
vanuatu-event-transported = { $seat } lleva un turista a { $island } y { $income ->
    [0] no gana ningún vatu
   *[other] gana { $income } vatu
}.{ $bonus ->
    [0] {""}
    [one] {" "}El Guía da 1 punto.
   *[other] {" "}El Guía da { $bonus } puntos.
}
vanuatu-event-lay-down = { $seat } descansa y mira las losetas de descanso.
vanuatu-event-rested = { $seat } toma una loseta de descanso{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } cambia un tesoro por { $value } vatu.
vanuatu-event-begged = { $seat } cede { $given } { $given ->
    [one] punto
   *[other] puntos
} por otros tantos vatu.
vanuatu-event-governed = El Gobernador de { $seat } mueve { vanuatu-pawns } de { $action } a { $to }.
vanuatu-event-converted = { $paid } vatu de { $seat } se convierten en { $gained } { $gained ->
    [one] punto
   *[other] puntos
}; { $vatu ->
    [one] queda 1
   *[other] quedan { $vatu }
}.
vanuatu-event-refreshed = { $seat } muestra la loseta de descanso «{ $tile }».{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+1 punto.
   *[other] {" "}+{ $gained } puntos.
}
vanuatu-event-counted-fish = { $value ->
    [0] A { $seat } no le quedan peces al final.
   *[other] Los peces de { $seat } valen { $value } vatu al final.
}
vanuatu-event-counted = { $seat } recibe { $gained } { $gained ->
    [one] punto
   *[other] puntos
}: { $for }.
vanuatu-event-ended = { prompt-over } Puntos, plaza por plaza: { $points }.
vanuatu-event-turn = Le toca a { $seat }.

## De dónde vienen los puntos

vanuatu-tally-before = antes de esta posición
vanuatu-tally-goods = mercancías en barcos
vanuatu-tally-ships = barcos llenados
vanuatu-tally-drawings = dibujos en la arena
vanuatu-tally-vatu-track = vatu convertidos en puntos
vanuatu-tally-rest = losetas de descanso
vanuatu-tally-fisherman = capturas del Pescador
vanuatu-tally-guide = visitas del Guía
vanuatu-tally-beggar = cedidos por el Mendigo
vanuatu-tally-first-player = marcador de jugador inicial
vanuatu-tally-vatu = vatu sobrantes
vanuatu-tally-treasure = tesoros guardados
vanuatu-tally-stalls = puestos y turistas
vanuatu-tally-stalls-on = { $stalls } { $stalls ->
    [one] puesto
   *[other] puestos
} en { $island } con { $tourists } { $tourists ->
    [one] turista
   *[other] turistas
}
vanuatu-tally-tie = Solo para desempatar: puestos { $stalls }, vatu { $vatu }

## Por qué no: fases

vanuatu-refuse-phase-place = Primero se colocan las losetas nuevas.
vanuatu-refuse-phase-neutral = Primero se colocan los peones neutrales.
vanuatu-refuse-phase-character = Ahora toca elegir un personaje.
vanuatu-refuse-phase-plan = Ahora toca colocar peones; las acciones vienen después.
vanuatu-refuse-phase-turn = Ahora toca actuar con una de tus pilas.
vanuatu-refuse-phase-selling = Estás en medio de una venta: vende otro pez o para.
vanuatu-refuse-phase-second = Primero decide sobre el segundo cubo.
vanuatu-refuse-phase-resting = Primero toma una de las losetas de descanso.
vanuatu-refuse-phase-over = { prompt-over }

## Por qué no: losetas y personajes

vanuatu-refuse-place-tile = { $tile }: esa loseta no es de las que se colocan ahora.
vanuatu-refuse-place-taken = { $hex } ya tiene una loseta.
vanuatu-refuse-place-two = La loseta debe tocar al menos otras dos, y { $hex } no las toca.
vanuatu-refuse-place-island = { $tile } es una isla, y { $hex } está junto a otra; elige un hexágono apartado de las islas.
vanuatu-refuse-place-sea = { $tile } es mar, y { $hex } no toca ninguna isla; elige un hexágono que sí.
vanuatu-refuse-no-governor = El { $character } no participa en esta partida.
vanuatu-refuse-same-character = Tuviste el { $character } en la ronda anterior; elige otro.
vanuatu-refuse-character-held = { $seat } tiene el { $character }.
vanuatu-refuse-not-offered = El { $character } no está disponible en esta ronda.

## Por qué no: planear

vanuatu-refuse-pawns = Ahora colocas { vanuatu-pawns }.
vanuatu-needs-fish-tile = Para { $action } necesitas un pez y no tienes ninguno; planea antes: { AND($first) }.
vanuatu-needs-first = Para { $action } planea antes: { AND($first) }.
vanuatu-needs-first-vatu = Para { $action } planea antes: { AND($first) }; los vatu que faltan los da la acción { $earn }.
vanuatu-needs-planned = Para { $action } tendrías que haber planeado antes: { AND($first) }.
vanuatu-needs-fish = Para { $action } necesitas un pez, y lo que has planeado no da ninguno.
vanuatu-needs-vatu = { $action }: { $short ->
    [one] te falta 1 vatu
   *[other] te faltan { $short } vatu
}.
vanuatu-needs-vatu-converted = { $action }: por el camino diez vatu se convertirían en puntos, y no quedaría bastante para pagar.
vanuatu-needs-several = Para { $action } te falta más de una cosa: { $lacking }.
vanuatu-lacking-vatu = vatu
vanuatu-lacking-tile = un pez
vanuatu-lacking-hand = un puesto
vanuatu-lacking-guest = un turista esperando
vanuatu-lacking-reach = un sitio al alcance
vanuatu-lacking-world = huecos en las islas o discos en los mares
vanuatu-lacking-stall = un puesto tuyo en una isla
vanuatu-needs-world-build = { $action }: ninguna isla a la que puedas llegar tiene un hueco libre para un puesto.
vanuatu-needs-world-explore = { $action }: en ningún mar al que puedas llegar queda tesoro.
vanuatu-needs-world-fish = { $action }: en ningún mar al que puedas llegar quedan peces.
vanuatu-needs-world-sell = { $action }: en ninguna isla a la que puedas llegar hay un puesto tuyo.
vanuatu-needs-world-buy = { $action }: en ninguna isla a la que puedas llegar quedan mercancías.
vanuatu-needs-world-draw = { $action }: ninguna isla a la que puedas llegar tiene un hueco libre para un dibujo.
vanuatu-needs-world-transport = { $action }: ninguna isla a la que puedas llegar tiene sitio para un turista.
vanuatu-needs-place-sail = { $action }: con { $vatu } vatu no alcanzas ningún mar libre.
vanuatu-needs-place-build = { $action }: con { $vatu } vatu no alcanzas ningún mar junto a un hueco libre para un puesto.
vanuatu-needs-place-build-sail = { $action }: no hay hueco libre para un puesto junto a tu barca; planea antes Navegar.
vanuatu-needs-place-explore = { $action }: con { $vatu } vatu no alcanzas ningún pecio.
vanuatu-needs-place-explore-sail = { $action }: no hay tesoro bajo tu barca; planea antes Navegar.
vanuatu-needs-place-fish = { $action }: con { $vatu } vatu no alcanzas ningún mar con peces.
vanuatu-needs-place-fish-sail = { $action }: no hay peces bajo tu barca; planea antes Navegar.
vanuatu-needs-place-sell = { $action }: con { $vatu } vatu no alcanzas ninguna isla con un puesto tuyo.
vanuatu-needs-place-sell-sail = { $action }: no hay ningún puesto tuyo junto a tu barca; planea antes Navegar.
vanuatu-needs-place-buy = { $action }: con { $vatu } vatu no alcanzas ningún mar junto a mercancías.
vanuatu-needs-place-buy-sail = { $action }: no hay mercancías junto a tu barca; planea antes Navegar.
vanuatu-needs-place-draw = { $action }: con { $vatu } vatu no alcanzas ningún mar junto a un hueco libre para un dibujo.
vanuatu-needs-place-draw-sail = { $action }: no hay hueco libre para un dibujo junto a tu barca; planea antes Navegar.
vanuatu-needs-place-transport = { $action }: con { $vatu } vatu no alcanzas ningún mar junto a una isla con sitio para un turista.
vanuatu-needs-place-transport-sail = { $action }: no hay ninguna isla con sitio para un turista junto a tu barca; planea antes Navegar.

## Por qué no: actuar

vanuatu-refuse-no-pawns = No tienes ningún peón en { $action }.
vanuatu-refuse-outnumbered = { $action }: { $seat } tiene aquí { $theirs } peones, tú { $mine }.
vanuatu-refuse-tie = { $action }: { $theirs } contra { $mine }, y { $seat } va antes en el orden de turno.
vanuatu-refuse-neutral = { $action }: { $theirs ->
    [one] 1 peón neutral
   *[other] { $theirs } peones neutrales
}, tú { $mine }.
vanuatu-refuse-preacher-leads = Tienes mayoría en algún sitio, así que el Predicador no puede actuar.
vanuatu-refuse-must-act = Tienes la mayoría en { $action } y la acción es posible: tienes que hacerla.
vanuatu-refuse-majority-elsewhere = Tienes mayoría en otro sitio, así que no puedes renunciar a tu pila de { $action }.
vanuatu-refuse-no-treasure = No tienes ningún tesoro de valor { $value }.
vanuatu-refuse-no-beggar = Solo el Mendigo recibe vatu a cambio de puntos.
vanuatu-refuse-turned = El { $character } ya se ha usado en esta ronda.
vanuatu-refuse-beg-points = No puedes dar { $given } { $given ->
    [one] punto
   *[other] puntos
}; tienes { $points }.
vanuatu-refuse-not-governor = Solo el Gobernador mueve peones.
vanuatu-refuse-govern-same = La pila ya está en { $action }.
vanuatu-refuse-govern-done = En esta ronda ya has hecho { $action } o has renunciado a esa acción: ahí no puede ir ninguna pila.
vanuatu-refuse-nowhere = Alrededor de tu barca no hay ningún sitio para eso.

vanuatu-refuse-not-beside = { $island } no está junto a tu barca.
vanuatu-refuse-cost = { $action }: cuesta { $cost } vatu y tienes { $vatu }.
vanuatu-refuse-sail-empty = { $hex } no tiene loseta.
vanuatu-refuse-sail-island = { $hex } es tierra; las barcas se quedan en el mar.
vanuatu-refuse-sail-boat = La otra barca está en { $hex }.
vanuatu-refuse-sail-far = { $hex } está a más de { $steps } hexágonos de mar.
vanuatu-refuse-sail-free = Los pasos del Navegante no cuestan nada: basta con decir { $hex }.
vanuatu-refuse-sail-shortest = Ese es el camino más corto: basta con decir { $hex }.
vanuatu-refuse-sail-steps = Ningún camino a { $hex } tiene exactamente { $steps ->
    [one] un paso
   *[other] { $steps } pasos
}.
vanuatu-refuse-sail-vatu = Llegar a { $hex } cuesta { $steps } vatu y tienes { $vatu }.
vanuatu-refuse-no-stall-slot = { $island } no tiene ningún hueco libre para un puesto.
vanuatu-refuse-no-stall = Ya has construido todos tus puestos.
vanuatu-refuse-no-treasure-disc = No hay tesoro bajo tu barca.
vanuatu-refuse-no-fish-disc = No hay peces bajo tu barca.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] No tienes peces que vender.
   *[other] No tienes ningún pez de valor { $value }.
}
vanuatu-refuse-no-own-stall = No hay ningún puesto tuyo junto a tu barca.
vanuatu-refuse-no-island = No hay ninguna isla junto a tu barca.
vanuatu-refuse-no-cube = En { $island } no queda { $good }.
vanuatu-refuse-no-drawing-slot = En { $island } no hay sitio para otro dibujo.
vanuatu-refuse-no-tourists = No hay ningún turista esperando.
vanuatu-refuse-island-full = En { $island } no hay sitio para otro turista.
vanuatu-refuse-no-rest = Ya se han tomado todas las losetas de descanso.
vanuatu-refuse-rest-gone = Alguien ya ha tomado la loseta de descanso «{ $tile }».

## El tablero en una terminal

vanuatu-board-round = Ronda { $round } de { $rounds }
vanuatu-board-order = orden de turno:
vanuatu-board-ships = Barcos, de arriba abajo:
vanuatu-board-price = precio del pescado { $price }
vanuatu-board-tourists = turistas esperando: { $tourists }
vanuatu-board-rest = losetas de descanso: { $left }
vanuatu-board-next = Próximas losetas: { $tiles }
vanuatu-board-free = Personajes libres: { $characters }
vanuatu-board-my-rest = Tu loseta de descanso: { $tile }
vanuatu-board-player = jugador
vanuatu-board-character = personaje
vanuatu-board-vatu = vatu
vanuatu-board-points = puntos
vanuatu-board-fish = peces
vanuatu-board-treasure = tesoros
vanuatu-board-stalls = puestos
vanuatu-board-boat = barca
vanuatu-board-legend = Islas: k c b mercancías (kava, copra, ternera), ⌂ puestos, ~ dibujos, ☺ turistas. Jugadores: puestos sin construir. Casillas: la primera pila actúa primero; ► te toca, × cerrada, ! tuya pero imposible, − perdida, + se puede planear. ★ jugador inicial, z ha descansado. En los barcos, los huecos en mayúsculas están llenos.
