### Kleine Fische ganz groß

kleine-fische-option-memory-help = Ayuda a la memoria: lo que todos han visto queda marcado
kleine-fische-option-free-entry = El pulpo sale gratis de su cueva: su primera calle no cuesta ningún paso

## Especies y cuevas. Todas las especies son masculinas; .low va dentro de una frase.

kleine-fische-hidden = un pez oculto
    .low = pez oculto
kleine-fische-species-clown = Pez payaso
    .low = pez payaso
kleine-fische-species-lion = Pez león
    .low = pez león
kleine-fische-species-box = Pez cofre
    .low = pez cofre
kleine-fische-species-hammer = Tiburón martillo
    .low = tiburón martillo
kleine-fische-species-puffer = Pez globo
    .low = pez globo
kleine-fische-species-sword = Pez espada
    .low = pez espada
kleine-fische-species-saw = Pez sierra
    .low = pez sierra
kleine-fische-species-seahorse = Caballito de mar
    .low = caballito de mar
kleine-fische-species-angel = Pez ángel
    .low = pez ángel
kleine-fische-species-parrot = Pez loro
    .low = pez loro
kleine-fische-species-surgeon = Pez cirujano
    .low = pez cirujano
kleine-fische-species-flying = Pez volador
    .low = pez volador
kleine-fische-species-angler = Pez rape
    .low = pez rape

kleine-fische-shells = { $shells ->
    [one] 1 concha
   *[other] { $shells } conchas
}

kleine-fische-cave-hidden = una carta de cueva
kleine-fische-cave-fins-1 = Turboaletas (1)
kleine-fische-cave-fins-2 = Turboaletas (2)
kleine-fische-cave-fins-3 = Turboaletas (3)
kleine-fische-cave-fins-4 = Turboaletas (4)
kleine-fische-cave-fins-5 = Turboaletas (5)
kleine-fische-cave-lamp-1 = Linterna submarina (un vistazo)
kleine-fische-cave-lamp-2 = Linterna submarina (dos vistazos)
kleine-fische-cave-octo-1 = Turbopulpo (+1)
kleine-fische-cave-octo-2 = Turbopulpo (+2)
kleine-fische-cave-octo-3 = Turbopulpo (+3)
kleine-fische-cave-octo-4 = Turbopulpo (+4)
kleine-fische-cave-octo-5 = Turbopulpo (+5)
kleine-fische-cave-reroll-1 = Volver a tirar (una vez)
kleine-fische-cave-reroll-2 = Volver a tirar (dos veces)
kleine-fische-cave-rainbow = Pez arcoíris
kleine-fische-cave-chest = Cofre del tesoro

kleine-fische-way-up = hacia arriba
kleine-fische-way-down = hacia abajo
kleine-fische-way-left = hacia la izquierda
kleine-fische-way-right = hacia la derecha

## Lo que se pregunta

kleine-fische-ask-exchange = Toda la fila de arriba son cuevas. Cambia una de ellas por un pez de más abajo.
kleine-fische-wait-exchange = Toda la fila de arriba son cuevas: { $seat } cambia una de ellas por un pez de más abajo.
kleine-fische-ask-jump = Lleva la barca encima de un pez y salta.
kleine-fische-wait-jump = { $seat } lleva la barca encima de un pez y salta.
kleine-fische-ask-move = Sigue nadando desde donde estás.
kleine-fische-wait-move = { $seat } hace el primer movimiento del turno.
kleine-fische-ask-peek = Tu linterna está encendida. Mira un pez oculto ({ $left ->
    [one] te queda uno
   *[other] te quedan { $left }
}).
kleine-fische-wait-peek = { $seat } alumbra peces ocultos ({ $left ->
    [one] le queda uno
   *[other] le quedan { $left }
}).
kleine-fische-ask-first-reveal = Destapa uno de los peces que tienes al lado.
kleine-fische-wait-first-reveal = { $seat } elige qué pez destapar.
kleine-fische-ask-choice = { $count ->
    [one] Hay un pez destapado.
   *[other] Hay { $count } peces distintos destapados.
} ¿Paras o sigues nadando?
kleine-fische-wait-choice = { $seat } tiene { $count ->
    [one] un pez destapado
   *[other] { $count } peces distintos destapados
} y decide si parar o seguir nadando.
kleine-fische-ask-after-move = { $fish ->
    [0] ¿Exploras la cueva de al lado o paras?
   *[other] ¿Destapas un pez a tu lado o exploras la cueva?
}
kleine-fische-wait-after-move = { $seat } elige una carta junto a su buceador.
kleine-fische-ask-octopus = { $steps ->
    [0] No hay puntos de pulpo. ¿Dejas el pulpo o lo mueves con un Turbopulpo, si tienes?
    [one] ¿Mueves el pulpo una calle o lo dejas?
   *[other] ¿Mueves el pulpo hasta { $steps } calles o lo dejas?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } no tiene puntos de pulpo y puede jugar un Turbopulpo.
    [one] { $seat } puede mover el pulpo una calle.
   *[other] { $seat } puede mover el pulpo hasta { $steps } calles.
}
kleine-fische-ask-octopus-driven = Mueve el pulpo, ahora hasta { $steps } calles.
kleine-fische-wait-octopus-driven = { $seat } mueve el pulpo, ahora hasta { $steps } calles.
kleine-fische-ask-rob = El pulpo ha alcanzado a varios buceadores. ¿A quién robas?
kleine-fische-wait-rob = El pulpo ha alcanzado a varios buceadores: { $seat } elige a quién robar.
kleine-fische-ask-announce = ¿Cuántos peces intentas quitarle a { $victim_seat }?
kleine-fische-wait-announce = { $seat } decide cuántos peces intenta quitarle a { $victim_seat }.
kleine-fische-ask-rolled = { $result } no basta para { $number }. ¿Lo aceptas o vuelves a tirar con una carta?
kleine-fische-wait-rolled = { $result } no basta para { $number }: { $seat } lo acepta o vuelve a tirar con una carta.
kleine-fische-ask-roll-on = { $result } no basta para { $number }. ¿Tiras otra vez o lo aceptas?
kleine-fische-wait-roll-on = { $result } no basta para { $number }: { $seat } puede tirar una vez más.
kleine-fische-ask-rainbow = ¿Sobre cuál de tus pilas pones el pez arcoíris?
kleine-fische-wait-rainbow = { $seat } elige una pila para el pez arcoíris.

## Momentos, como partes de una frase

kleine-fische-phase-exchange = hay que cambiar una cueva de la fila de arriba por un pez
kleine-fische-phase-jump = primero toca saltar
kleine-fische-phase-move = toca el primer movimiento del turno
kleine-fische-phase-peek = la linterna está encendida
kleine-fische-phase-first-reveal = hay que destapar un pez
kleine-fische-phase-choice = toca parar o seguir nadando
kleine-fische-phase-after-move = primero hay que elegir una carta junto al buceador
kleine-fische-phase-octopus = la inmersión ha acabado y el pulpo puede moverse
kleine-fische-phase-rob = toca elegir a quién se roba
kleine-fische-phase-announce = hay que anunciar cuántos peces se roban
kleine-fische-phase-rolled = una tirada ha fallado
kleine-fische-phase-roll-on = { kleine-fische-phase-rolled }
kleine-fische-phase-rainbow = se están colocando los peces arcoíris
kleine-fische-phase-over = la partida ha terminado

## Por qué no

kleine-fische-no-card = { $cave }: no tienes esta carta o todavía no puedes usarla en este turno.
kleine-fische-no-lamp-now = { $cave }: solo se puede usar antes del primer movimiento de tu turno.
kleine-fische-no-turbo-now = { $cave }: solo se puede usar cuando mueves el pulpo.
kleine-fische-no-reroll-now = { $cave }: solo se puede usar justo después de una tirada demasiado baja.
kleine-fische-no-one-card = Usa primero la segunda tirada de la carta jugada o renuncia a ella; después puedes jugar «{ $cave }».
kleine-fische-no-no-lamp = No tienes ninguna linterna encendida: { $now }.
kleine-fische-no-look-first = Has encendido la linterna: mira al menos un pez.
kleine-fische-no-peek-cave = Eso es una cueva; la linterna solo muestra peces.
kleine-fische-no-peek-twice = Acabas de mirar esta carta.
kleine-fische-no-exchange = Solo se cambian cartas cuando toda la fila de arriba son cuevas y tienes que saltar.
kleine-fische-no-exchange-cave = Eso también es una cueva; elige un pez.
kleine-fische-no-jump-twice = Ya estás en el agua; solo se salta una vez.
kleine-fische-no-jump-cave = Debajo hay una cueva; la barca tiene que estar encima de un pez.
kleine-fische-no-jump-now = Todavía no: { $now }.
kleine-fische-no-jump-octopus = Ahí espera el pulpo.
kleine-fische-no-on-boat = Todavía estás en la barca: salta primero.
kleine-fische-no-card-first = Ya te has movido; ahora elige una carta a tu lado.
kleine-fische-no-swim-now = Ahora no puedes nadar: { $now }.
kleine-fische-no-octopus-there = Ahí está el pulpo; ningún buceador entra en su calle.
kleine-fische-no-backwards = Miras { $heading }; los buceadores nunca nadan hacia atrás.
kleine-fische-no-no-lane = Desde el cruce que tienes delante no sale ninguna calle { $way }.
kleine-fische-no-too-far = Ningún camino de hasta { $steps } pasos acaba ahí mirando { $heading }.
kleine-fische-no-card-now = Ahora no: { $now }.
kleine-fische-no-not-beside = Esta carta no está junto a tu calle.
kleine-fische-no-reveal-cave = Esto es una cueva; las cuevas se exploran, no se destapan.
kleine-fische-no-open-already = Esta carta ya está destapada.
kleine-fische-no-explore-fish = Esto es un pez, no una cueva; no se explora.
kleine-fische-no-explore-first = Tras el primer movimiento de un turno no se puede explorar ninguna cueva.
kleine-fische-no-explore-count = Esta cueva necesita exactamente { $needs } peces destapados; { $open ->
    [one] hay uno
   *[other] hay { $open }
}.
kleine-fische-no-stop-first = Tras el primer movimiento de un turno siempre se destapa un pez: destapa uno.
kleine-fische-no-stop-before-card = A tu lado hay un pez oculto; solo puedes parar después de elegir aquí una carta.
kleine-fische-no-stop-unstarted = No puedes saltarte un turno: haz el primer movimiento.
kleine-fische-no-stop-now = Ahora no puedes parar: { $now }.
kleine-fische-no-octopus-now = El pulpo solo se mueve después de tu inmersión: { $now }.
kleine-fische-no-turbo-stay = Lo has impulsado con una carta, así que el pulpo tiene que moverse.
kleine-fische-no-no-points = Ninguno de tus peces destapados tiene puntos de pulpo, y no has jugado ningún Turbopulpo.
kleine-fische-no-own-diver = Ahí está tu propio buceador; tu pulpo no se le acerca.
kleine-fische-no-circle = Para volver a donde está, el pulpo necesita una vuelta libre de al menos cuatro calles; tienes { $steps }.
kleine-fische-no-octopus-far = Con { $steps ->
    [one] un paso
   *[other] { $steps } pasos
} el pulpo no llega ahí: está demasiado lejos, o hay un buceador en medio.
kleine-fische-no-rob-now = Ahora no se elige a quién robar: { $now }.
kleine-fische-no-nobody = En esta mesa no hay ningún jugador { $number }.
kleine-fische-no-rob-self = No puedes robarte tus propios peces.
kleine-fische-no-rob-elsewhere = { $victim_seat } no está en la calle del pulpo.
kleine-fische-no-announce-now = Ahora no hay nada que anunciar: { $now }.
kleine-fische-no-again-now = No hay una segunda tirada que hacer: { $now }.
kleine-fische-no-accept-now = No hay ninguna tirada que aceptar: { $now }.
kleine-fische-no-rainbow-now = Los peces arcoíris solo se colocan cuando la partida ha terminado.
kleine-fische-no-rainbow-stack = No tienes ninguna pila de { FORM($fish, "low") }.

## Lo que ha pasado

# Sitios y calles como los cuenta la gente: filas desde arriba, cartas desde la izquierda.
kleine-fische-place = carta { $nth } de la fila { $row }
kleine-fische-lane = { $side ->
    [left] a la izquierda de la
    [right] a la derecha de la
    [below] debajo de la
   *[above] encima de la
} carta { $nth } de la fila { $row }

kleine-fische-event-exchanged = { $seat } cambia la { kleine-fische-place }, una cueva con el { $needs }, por la carta { $other_nth } de la fila { $other_row }, un pez.
kleine-fische-event-jumped = { $seat } lleva la barca encima de la carta { $boat } y salta a la calle { kleine-fische-lane }, mirando { $way }.
kleine-fische-event-reversed = El pulpo cierra la esquina: { $seat } da la vuelta y mira { $way }.
kleine-fische-event-swam = { $seat } nada { $way } hasta la calle { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } destapa la { kleine-fische-place }: un { FORM($fish, "low") }, { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , 1 punto de pulpo
   *[other] , { $points } puntos de pulpo
}.
kleine-fische-event-bust = ¡{ $fish } repetido! Se dan la vuelta { $lost } peces, desde el primero hasta el repetido; { $seat } { $kept ->
    [0] no conserva ninguno
   *[other] conserva { $kept }
}.
kleine-fische-event-stranded = No hay peces junto a la calle: acaba el turno de { $seat }.
kleine-fische-event-stopped = { $seat } para con { $count ->
    [one] 1 pez
   *[other] { $count } peces
}.
kleine-fische-event-halted = Aquí no se puede hacer nada más: { $seat } para con { $count ->
    [one] 1 pez
   *[other] { $count } peces
}.
kleine-fische-event-explored = { $seat } explora una cueva, la { kleine-fische-place }: hay { $needs } peces destapados, los que pide.
kleine-fische-event-used = { $seat } juega { $cave }.
kleine-fische-event-peeked = { $seat } alumbra la { kleine-fische-place }: { FORM($fish, "low") }{ $shells ->
    [0] {""}
    [one] , 1 concha
   *[other] , { $shells } conchas
}{ $points ->
    [0] {""}
    [one] , 1 punto de pulpo
   *[other] , { $points } puntos de pulpo
}.
kleine-fische-event-darkened = { $seat } ya ha visto bastante.
kleine-fische-event-crawled = { $seat } mueve el pulpo { $cost ->
    [0] sin gastar pasos
    [one] un paso
   *[other] { $cost } pasos
} hasta la calle { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } deja el pulpo donde está.
kleine-fische-event-met = El pulpo alcanza a { $seats }.
kleine-fische-event-chosen = { $seat } va a por { $victim_seat }.
kleine-fische-event-spared = { $seat } deja ir a los buceadores.
kleine-fische-event-announced = { $seat } quiere quitarle { $number ->
    [one] 1 pez
   *[other] { $number } peces
} a { $victim_seat }.
kleine-fische-event-rolled = { $seat } saca { $result }: { $good ->
    [yes] basta para { $number }.
   *[no] no basta para { $number }.
}
kleine-fische-event-missed = { $victim_seat } lo conserva todo.
kleine-fische-event-stole = { $taken ->
    [0] { $seat } no le quita ningún pez a { $victim_seat }.
    [one] { $seat } le quita 1 pez a { $victim_seat }: { FORM($fish, "low") }.
   *[other] { $seat } le quita { $taken } peces a { $victim_seat }: { FORM($fish, "low") }.
}
kleine-fische-event-lost = La cara roja: { $taken ->
    [0] { $victim_seat } no le quita ningún pez a { $seat }.
    [one] { $victim_seat } le quita 1 pez a { $seat }: { FORM($fish, "low") }.
   *[other] { $victim_seat } le quita { $taken } peces a { $seat }: { FORM($fish, "low") }.
}
kleine-fische-event-collected = { $seat } recoge: { FORM($fish, "low") }.
kleine-fische-event-took = { $seat } se queda la cueva con el { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = El arrecife se rellena con { $count ->
    [one] una carta
   *[other] { $count } cartas
}{ $new_caves ->
    [0] {""}
    [one] { $count ->
        [one] , una cueva con el { $caves }
       *[other] , una de ellas una cueva con el { $caves }
    }
   *[other] , { $new_caves } de ellas cuevas con los números { $caves }
}; { $left ->
    [0] el mazo se ha acabado
    [one] queda una en el mazo: { $top ->
        [fish] un pez
       *[other] una cueva con el { $top }
    }
   *[other] quedan { $left } en el mazo, encima { $top ->
        [fish] un pez
       *[other] una cueva con el { $top }
    }
}.
kleine-fische-event-turn = Le toca a { $seat }.
kleine-fische-event-ended = El arrecife no se puede rellenar: la partida ha terminado. Todos muestran sus peces y cuevas, y se cuentan los puntos.
kleine-fische-event-crowned = { $seat } pone un pez arcoíris sobre el { FORM($fish, "low") }.
kleine-fische-event-declined = { $seat } no pone su pez arcoíris.
kleine-fische-event-scored = Victoria de { $seats }. Puntos, plaza por plaza: { $scores }.

## Puntuación

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Pez arcoíris sobre el { FORM($fish, "low") }
kleine-fische-tally-unused = Cartas de cueva sin usar
kleine-fische-tally-chest = { $count ->
    [one] Cofre del tesoro
   *[other] { $count } cofres del tesoro
} en el rango { $rank }
kleine-fische-tally-tie = Peces del montón, solo para desempatar: { $count }

## El tablero en una terminal

kleine-fische-short-clown = Payaso
kleine-fische-short-lion = León
kleine-fische-short-box = Cofre
kleine-fische-short-hammer = Martillo
kleine-fische-short-puffer = Globo
kleine-fische-short-sword = Espada
kleine-fische-short-saw = Sierra
kleine-fische-short-seahorse = Caballo
kleine-fische-short-angel = Ángel
kleine-fische-short-parrot = Loro
kleine-fische-short-surgeon = Cirujano
kleine-fische-short-flying = Volador
kleine-fische-short-angler = Rape

kleine-fische-board-boat = barca
kleine-fische-board-deck = Mazo: { $left ->
    [one] 1 carta
   *[other] { $left } cartas
}, la siguiente { $top }
kleine-fische-board-deck-empty = Mazo: vacío
kleine-fische-board-fish-back = un pez
kleine-fische-board-cave-back = una cueva { $needs }
kleine-fische-board-octopus-cave = Pulpo @: en su cueva
kleine-fische-board-octopus-lane = Pulpo @: en { $lane }
kleine-fische-board-player = { $count ->
    [one] 1 pez
   *[other] { $count } peces
}
kleine-fische-board-caves = cuevas { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Destapados
kleine-fische-board-photo = { $number }. { $fish } { $size } en { $place }
kleine-fische-board-points = puntos de pulpo: { $points }
kleine-fische-board-explored = Se está explorando la cueva en { $place }.
kleine-fische-board-lanes = Calles delante
kleine-fische-board-lane = { $way } a { $lane }: { $offer }
kleine-fische-board-reversed = (tras dar la vuelta)
kleine-fische-board-blocked = { $way } a { $lane }: ahí está el pulpo
kleine-fische-board-offer-fish = peces { $places }
kleine-fische-board-offer-cave = cueva { $place } destapados { $open } de { $needs }
kleine-fische-board-offer-nothing = nada que destapar
kleine-fische-board-odds = Nunca vistos: { $unseen ->
    [one] 1 pez
   *[other] { $unseen } peces
}; nuevos para ti: { $new }
kleine-fische-board-theft = Anunciado { $number }, sacado { $rolls }
kleine-fische-board-album = Tus peces
kleine-fische-board-albums = Peces de { $seat }
kleine-fische-board-crowns = peces arcoíris: { FORM($fish, "low") }
kleine-fische-board-seen = Vistos con { $seat }
kleine-fische-board-score = { count-points }, rango { $rank }
kleine-fische-board-box = En la caja: { $caves }
kleine-fische-board-legend = ~~~ pez oculto · [4] cueva que necesita 4 · * conchas · o puntos de pulpo · 1> buceador · @ pulpo · la calle h23 pasa encima de la carta c23, la calle v23 a su izquierda
