maldivia-option-start = Quién empieza: lo decide el azar, o la primera plaza

# Cosas

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = este
maldivia-way-s = sur
maldivia-way-w = oeste
maldivia-way-n = norte

maldivia-tile-e = flecha al este
maldivia-tile-s = flecha al sur
maldivia-tile-w = flecha al oeste
maldivia-tile-n = flecha al norte
maldivia-tile-fog-e = niebla del este
maldivia-tile-fog-s = niebla del sur
maldivia-tile-fog-w = niebla del oeste
maldivia-tile-fog-n = niebla del norte
maldivia-nothing = nada
maldivia-nowhere = ninguno

# La barca es femenina; el pez, masculino.

maldivia-boat-white = blanca
maldivia-boat-orange = naranja
maldivia-boat-brown = marrón
maldivia-boat-black = negra

maldivia-colour-red = rojo
maldivia-colour-green = verde
maldivia-colour-purple = morado
maldivia-colour-yellow = amarillo

maldivia-space-open = mar abierto
maldivia-space-current = una corriente
maldivia-space-octopus = un pulpo
maldivia-space-shark = un tiburón

maldivia-supply = Reserva
maldivia-mast = mástil
maldivia-plan = plan
maldivia-cards = cartas
maldivia-no-cards = todavía ninguna
maldivia-pile = mazo { $count }
maldivia-fog-came = ya hubo niebla
maldivia-spaces = quedan { $spaces } casillas, la partida acaba con { $end }
maldivia-round = Ronda { $round }
maldivia-tile = Ronda { $round }, loseta { $tile }
maldivia-setting-up = Preparación
maldivia-starts = empieza
maldivia-legend = Peces: R rojo, G verde, P morado, Y amarillo · → corriente, ~ una interrumpida · o pulpo · x tiburón · ' reverso de la tela
maldivia-fresh = peces nuevos en la mano: { $fish }
maldivia-score = { count-points }

# Lo que se pregunta

maldivia-ask-take = Elige una barca.
maldivia-wait-take = { $seat } elige una barca.
maldivia-ask-place = Pon tu barca en cualquier casilla libre.
maldivia-wait-place = { $seat } pone una barca en el mar.
maldivia-ask-plan = Ronda { $round }: planea tres flechas y la niebla, de izquierda a derecha.
maldivia-ask-replan = Tu plan está listo. Todavía puedes cambiarlo. Esperando a { $seats }.
maldivia-wait-plan = Ronda { $round }: faltan los planes de { $seats }.
maldivia-ask-sail = Navega hacia el { $way } desde { $cell } o quédate.
maldivia-wait-sail = { $seat } puede navegar hacia el { $way } desde { $cell }.
maldivia-ask-act = Estás en { $cell }: { $shows }. ¿Qué haces aquí?
maldivia-wait-act = { $seat } está en { $cell } y puede actuar: { $shows }.
maldivia-ask-gain = En la mano: { $fish }. Toma más o súbelos a bordo.
maldivia-wait-gain = { $seat } puede tomar más peces. En la mano: { $fish }.
maldivia-ask-drop = Demasiados: { $fish } no caben todos en tu mástil ({ $mast }). ¿Cuántos peces de arriba quitas antes?
maldivia-wait-drop = { $seat } tiene demasiados peces para el mástil y hace sitio.
maldivia-ask-stick = ¿Qué pez pones ahora arriba? En la mano: { $fish }; en el mástil: { $mast }.
maldivia-wait-stick = { $seat } pone peces nuevos en el mástil: { $fish }.
maldivia-ask-restack = Reordena tu mástil de abajo arriba. Ya colocados: { $settled }. ¿Cuál pones ahora: { $loose }?
maldivia-wait-restack = { $seat } reordena el mástil.
maldivia-ask-give = ¿Qué carta de { $island } le das a { $other_seat } por una de { $wanted }?
maldivia-wait-give = { $seat } elige la carta de { $island } que le da a { $other_seat } por una de { $wanted }.
maldivia-ask-exchange = Ha llegado niebla de { $island }. ¿Cuál de sus mercantes va debajo del mazo?
maldivia-wait-exchange = { $seat } cambia un mercante de { $island }.

# Lo que ha pasado

maldivia-event-took = { $seat } toma la barca { $boat }.
maldivia-event-placed = { $seat } empieza en { $cell }.
maldivia-event-round = Empieza la ronda { $number }. Abre { $start_seat }.
maldivia-event-planned = { $seat } tiene un plan{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } muestra la loseta { $slot }: { $named }.
maldivia-event-blocked = { $seat } no puede navegar desde { $cell }.
maldivia-event-stayed = { $seat } se queda en { $cell }.
maldivia-event-sailed = { $seat } navega de { $from } a { $cell }.
maldivia-event-fished = { $seat } pesca: { $named }.
maldivia-event-robbed = { $seat } le roba a { $victim_seat } un pez { $named }.
maldivia-event-dropped = { $seat } quita peces del mástil: { $named }.
maldivia-event-stuck = { $seat } pone en el mástil un pez { $named }.
maldivia-event-released = { $seat } suelta peces: { $named }.
maldivia-event-delivered = { $seat } entrega en { $island } ({ $named }) y gana { count-points }. Queda en el mástil, desde abajo: { $left }.
maldivia-event-opened = Llega un mercante de { $island } y pide { $named }. { $pile ->
    [0] El mazo se ha acabado.
    [one] Queda 1 carta en el mazo.
   *[other] Quedan { $pile } cartas en el mazo.
  }
maldivia-event-restacked = { $seat } reordena el mástil, desde abajo: { $named }.
maldivia-event-turned = El pulpo de { $seat } gira { $angle } grados la loseta { $slot } de { $owner_seat }{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } cambia una carta de { $gave } por una de { $took } que tenía { $other_seat }{ $known ->
    [yes] : da { $given_named }, recibe { $drawn_named }.
   *[no] .
  }
maldivia-event-ended-turn = { $seat } termina su turno.
maldivia-event-fog-spent = La niebla de { $seat } no hace nada: { $island } ya ha tenido niebla en esta ronda.
maldivia-event-fog-held = Las barcas llenan una fila entera ante { $island } ({ $line }): la niebla de { $seat } se disipa y no se pliega nada.
maldivia-event-folded = { $seat } trae niebla de { $island }: el mar se pliega hasta { $spaces } casillas. El nuevo borde va de { $first } a { $last }. Peces: { $fish_at }; pulpo: { $octopus_at }; tiburón: { $shark_at }.
maldivia-event-covered = El pliegue pasa por debajo de la barca de { $seat } en { $cell }.
maldivia-event-carried = El pliegue lleva la barca de { $seat } de { $from } a { $cell }.
maldivia-event-pushed = Una barca empuja la de { $seat } de { $from } a { $cell }.
maldivia-event-lost = { $seat } pierde un pez { $named }.
maldivia-event-exchanged = { $seat } pone debajo del mazo el mercante de { $island } que pide { $named }.
maldivia-event-ended = La partida ha terminado. Victoria de { $seats }. Puntos, plaza por plaza: { $scores }.

# Por qué no

maldivia-refuse-now-take = Primero elige una barca.
maldivia-refuse-now-place = Primero pon tu barca en el mar.
maldivia-refuse-now-plan = Ahora toca planear.
maldivia-refuse-now-sail = Primero navega o quédate.
maldivia-refuse-now-act = Ahora toca actuar en tu casilla o terminar el turno.
maldivia-refuse-now-gain = Primero toma más peces o súbelos a bordo.
maldivia-refuse-now-drop = Primero di cuántos peces de arriba quitas de tu mástil.
maldivia-refuse-now-stick = Primero pon los peces nuevos en tu mástil.
maldivia-refuse-now-restack = Primero reordena los peces de tu mástil o deja su orden.
maldivia-refuse-now-give = Primero elige la carta que das.
maldivia-refuse-now-exchange = Primero cambia un mercante.
maldivia-refuse-boat-taken = La barca { $boat } ya es de { $other_seat }. Elige otra.
maldivia-refuse-occupied = Ahí está la barca de { $other_seat }.
maldivia-refuse-planned = Todos los planes están listos. Ahora solo un pulpo puede cambiarlos.
maldivia-refuse-sailed = Tu barca ya ha navegado en este turno.
maldivia-refuse-folded-away = { $cell } ya está plegada.
maldivia-refuse-same-place = Un viaje tiene que acabar en otro sitio. También puedes quedarte en { $cell }.
maldivia-refuse-boat-there = La barca de { $other_seat } está en { $cell }.
maldivia-refuse-boat-between = Hay una barca en el camino a { $cell }.
maldivia-refuse-on-current = Empiezas este viaje sobre una corriente, así que ninguna corriente puede desviarte.
maldivia-refuse-current-blocked = La corriente que lleva a { $cell } no está libre.
maldivia-refuse-in-current = Una barca que sigue una corriente tiene que salir de ella: { $cell } todavía está dentro.
maldivia-refuse-off-course = { $cell } no está en tu rumbo. Tu flecha apunta al { $way }, y una barca solo gira donde empieza una corriente.
maldivia-refuse-sail-first = Si no navegas, no hay acción.
maldivia-refuse-gained = Ya has tomado tus peces en este turno.
maldivia-refuse-no-haul = No tienes peces en la mano que subir a bordo.
maldivia-refuse-no-fish-space = En esta casilla no hay peces dibujados.
maldivia-refuse-fish-or-deliver = En un turno puedes pescar o entregar, no las dos cosas.
maldivia-refuse-fished = Ya has pescado aquí en este turno.
maldivia-refuse-none-left = En la reserva no queda ninguno de estos peces: { $fish }.
maldivia-refuse-no-victim = Ahí no hay nadie a quien robar.
maldivia-refuse-not-adjacent = La barca de { $other_seat } no está junto a la tuya.
maldivia-refuse-robbed = Ya has robado a { $other_seat } en este turno.
maldivia-refuse-empty = El mástil de { $other_seat } está vacío.
maldivia-refuse-no-drop = Solo se quitan peces del mástil cuando los nuevos no caben.
maldivia-refuse-drop-too-many = { $count ->
    [one] En tu mástil solo hay 1 pez.
   *[other] En tu mástil solo hay { $count } peces.
  }
maldivia-refuse-no-stick = No hay peces nuevos que poner en el mástil.
maldivia-refuse-no-release = Caben todos, así que todos van al mástil.
maldivia-refuse-no-such-fish = No tienes en la mano ningún pez { $colour }.
maldivia-refuse-not-at-side = Tu barca no está en el borde de { $island }.
maldivia-refuse-one-ship = Solo puedes atender a un mercante de { $island } por turno.
maldivia-refuse-no-ship = Ahí no hay ningún mercante de { $island } a la vista.
maldivia-refuse-cannot-pay = Este mercante necesita peces que no tienes en tu mástil: { $fish }.
maldivia-refuse-no-restack = El mástil solo se reordena justo después de una entrega.
maldivia-refuse-not-loose = No queda ningún pez { $colour } por colocar.
maldivia-refuse-no-octopus = En tu casilla no hay ningún pulpo.
maldivia-refuse-octopus-done = El pulpo ya ha girado una loseta en este turno.
maldivia-refuse-no-seat = Ahí no hay nadie.
maldivia-refuse-lying = La loseta { $slot } de { $other_seat } ya está a la vista ({ $tile }) y no se puede girar.
maldivia-refuse-no-shark = En tu casilla no hay ningún tiburón.
maldivia-refuse-shark-done = El tiburón ya ha cambiado cartas en este turno.
maldivia-refuse-no-partner = Cambia con otro jugador.
maldivia-refuse-no-card = No tienes ninguna carta de { $island }.
maldivia-refuse-no-cards-there = { $other_seat } no tiene ninguna carta que cambiar.
maldivia-refuse-no-card-there = { $other_seat } no tiene ninguna carta de { $island }.
maldivia-refuse-no-swap = Nadie espera una carta tuya.
maldivia-refuse-other-island = Has ofrecido una carta de { $island }: elige una de esas.
maldivia-refuse-not-yours = La carta con { $card } no es tuya.
maldivia-refuse-no-exchange = Los mercantes solo los cambia el vecino de la izquierda, después de plegar el mar.

# De dónde vienen los puntos

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count ->
    [one] 1 pez
   *[other] { $count } peces
  } en el mástil, solo para desempatar
