# Lo que solo dice el navegador sobre Maldivia.

# Peces, mástiles, losetas, cartas

maldivia-web-fish-R = { $count ->
    [one] 1 pez rojo
   *[other] { $count } peces rojos
  }
maldivia-web-fish-G = { $count ->
    [one] 1 pez verde
   *[other] { $count } peces verdes
  }
maldivia-web-fish-P = { $count ->
    [one] 1 pez morado
   *[other] { $count } peces morados
  }
maldivia-web-fish-Y = { $count ->
    [one] 1 pez amarillo
   *[other] { $count } peces amarillos
  }
maldivia-web-mast-empty = vacío
maldivia-web-mast = Mástil desde arriba: { $fish }
maldivia-web-tile-hidden = boca abajo
maldivia-web-tile-fog = niebla { $side }
maldivia-web-letter-n = N
maldivia-web-letter-e = E
maldivia-web-letter-s = S
maldivia-web-letter-w = O

# El tablero

maldivia-web-sea = El mar, { $rows } por { $columns } casillas
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; barca de { $seat }, mástil desde arriba: { $fish }
maldivia-web-market = Mercado de { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Mercante de { $island }, { $count ->
    [one] 1 pez
   *[other] { $count } peces
  }: { $fish }
maldivia-web-berth = Amarre vacío de { $island }
maldivia-web-pile = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  } en el mazo de { $island }
maldivia-web-fog-spent = No hay más niebla en esta ronda
maldivia-web-fog-held = Una fila llena de barcas: la niebla se disipa
maldivia-web-summary-over = Terminada tras { $round ->
    [one] 1 ronda
   *[other] { $round } rondas
  } · { $spaces } casillas
maldivia-web-cannot-sail = No puede navegar
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Tus cartas: { $cards }
maldivia-web-summary = Ronda { $round } · loseta { $tile } de { $tiles }
maldivia-web-left = { $spaces } casillas, acaba con { $end }

# Qué hace una acción

maldivia-web-may-rob = robar a { $seat } ({ $fish })
maldivia-web-may-deliver = entregar { $card }
maldivia-web-do-take = Tomar la barca { $boat }
maldivia-web-do-place = Empezar en { $cell }: { $outcome }
maldivia-web-do-plan = Plan: { $tiles }
maldivia-web-do-sail = Navegar a { $cell }: { $outcome }
maldivia-web-do-stay = Quedarse aquí
maldivia-web-stay-costs = sin acción, fin del turno
maldivia-web-do-fish = Pescar aquí: { $fish }
maldivia-web-do-rob = Robar a { $seat } el pez de arriba ({ $fish })
maldivia-web-do-haul = Subir los peces a bordo
maldivia-web-do-drop = Quitar y soltar estos peces: { $fish }
maldivia-web-do-drop-none = No quitar nada
maldivia-web-do-stick = Poner arriba un pez { $colour }
maldivia-web-do-release = Soltar el resto
maldivia-web-do-deliver = Entregar en { $island }: { $fish }, { count-points }
maldivia-web-do-restack = Poner ahora un pez { $colour }
maldivia-web-do-keep = Dejar este orden
maldivia-web-do-turn = Pulpo: girar { $angle }° la loseta { $slot } de { $seat }{ $known ->
    [yes] : { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Tiburón: dar a { $seat } una carta de { $gave } por una de { $took }
maldivia-web-do-give = Dar la carta con { $card }
maldivia-web-do-exchange = Cambiar el mercante que pide { $card }
maldivia-web-do-end = Terminar el turno

# La bandeja

maldivia-web-plan = Tu plan
maldivia-web-plan-held = Toca la loseta con la que cambia de sitio.
maldivia-web-plan-now = se juega la loseta { $tile }
maldivia-web-plan-in = Tu plan está listo
maldivia-web-plan-send = Usar este plan
maldivia-web-plan-replace = Cambiar mi plan
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Loseta { $slot }: { $tile }. Girarla
maldivia-web-slot-move = Mover la loseta { $slot }: { $tile }
maldivia-web-slot-here = Intercambiar las losetas { $held } y { $slot }
maldivia-web-plan-nowhere = Tu primera flecha no lleva a ninguna parte.
maldivia-web-plan-reach = Números en el mar: qué loseta puede llevarte allí.
maldivia-web-plan-fog = La { $fog } plegaría la fila con bruma sobre la enmarcada.
maldivia-web-plan-fog-none = La { $fog } no plegaría nada ahora.
maldivia-web-plan-caught = Tal como están ahora las barcas, podría quitar el pez de arriba a { $seats }.
maldivia-web-plan-caught-own = Tú también estás ahí: perderías tu pez de arriba.
maldivia-web-choose = ¿Qué haces?
maldivia-web-choose-boat = Elige una barca
maldivia-web-choose-ship = ¿Qué mercante va debajo del mazo?
maldivia-web-in-hand = En la mano
maldivia-web-stick-of = { $what }, uno de { $count }
maldivia-web-on-mast = Tu mástil, de abajo arriba
maldivia-web-mast-bottom = abajo
maldivia-web-mast-top = arriba
maldivia-web-stick = Toca el pez que pones ahora arriba
maldivia-web-drop = Demasiados para el mástil: toca el pez más bajo que quitas
maldivia-web-restack = Toca el pez que pones ahora, de abajo arriba
maldivia-web-octopus = El pulpo gira una loseta que sigue en pie.
maldivia-web-octopus-tile = Loseta { $slot } de { $seat }: { $tile }
maldivia-web-octopus-how = ¿Cuánto?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = El tiburón cambia dos cartas boca abajo.
maldivia-web-shark-give = Das
maldivia-web-shark-take = Recibes
maldivia-web-shark-mine = { $letter } { $island }: dar una carta suya
maldivia-web-shark-theirs = { $letter } { $seat }: recibir una carta de { $island }
maldivia-web-give = ¿Cuál de tus cartas de { $island } le das a { $seat }?

# Jugadores

maldivia-web-players = Jugadores
maldivia-web-planned = plan listo
maldivia-web-tiles = Plan: { $tiles }
maldivia-web-cards = { $count ->
    [0] todavía sin cartas
    [one] 1 carta
   *[other] { $count } cartas
  }
maldivia-web-supply = En la reserva

# Lo que dice el botón de confirmar, y cómo elegir

maldivia-web-deed-sail = Navegar a { $cell }
maldivia-web-deed-sail-fish = Navegar a { $cell } y pescar
maldivia-web-deed-sail-rob = Navegar a { $cell } y robar
maldivia-web-deed-sail-deliver = Navegar a { $cell } y entregar
maldivia-web-deed-place = Empezar en { $cell }
maldivia-web-deed-deliver = Entregar
maldivia-web-deed-rob = Robar a { $seat }
maldivia-web-deed-fish = Pescar
maldivia-web-deed-stay = { maldivia-web-do-stay }
maldivia-web-deed-stay-warning = Quien no navega no puede pescar, robar ni entregar: tu turno termina.
maldivia-web-ends-current = Una corriente: aquí no hay nada que coger, y tu próximo movimiento no sigue ninguna corriente.
maldivia-web-ends-begin = Aquí: { $what }. Todavía no se coge nada.
maldivia-web-deed-end = { maldivia-web-do-end }
maldivia-web-deed-plan = { maldivia-web-plan-send }
maldivia-web-deed-turn = Girar la loseta
maldivia-web-deed-swap = Cambiar las cartas
maldivia-web-deed-give = Dar esta carta
maldivia-web-deed-exchange = Cambiar este mercante
maldivia-web-deed-haul = { maldivia-web-do-haul }
maldivia-web-how-take = Toca una barca para tomarla.
maldivia-web-how-place = Toca una casilla para ver qué ofrece, y otra vez para empezar en ella.
maldivia-web-how-plan = Toca una loseta para girarla, arrastra losetas para intercambiarlas y luego usa el plan.
maldivia-web-how-sail = Toca una casilla que brille para ver el camino y lo que da, y otra vez para navegar.
maldivia-web-how-act = Toca una casilla o un mercante que brille, o elige en la lista.
maldivia-web-how-drop = Toca el pez más bajo que quitas.
maldivia-web-how-stick = Toca el pez que pones ahora arriba: se coloca al momento.
maldivia-web-how-restack = Cada entrega lo permite. Toca el pez que pones ahora, o deja el orden.
maldivia-web-how-exchange = Eliges tú: eres el vecino de la izquierda de quien ha plegado. En su lugar llega otro mercante.

# Lo que pasa, contado mientras se muestra

maldivia-web-told-folded = { $seat } trae niebla de { $island }: el mar se pliega hasta { $spaces } casillas.
maldivia-web-told-opened = Llega un mercante de { $island } y pide { $named }.

# Lo que se ve en un teléfono

maldivia-web-fact-round = Ronda { $round }
maldivia-web-fact-tile = R{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · acaba con { $end }
maldivia-web-fact-ends = Se ven { $spaces } casillas; con { $end } o menos acaba la partida.
maldivia-web-fact-points = Tienes { count-points } en { $count ->
    [one] 1 carta
   *[other] { $count } cartas
  }.

# Qué es cada cosa

maldivia-web-about-space-open = Mar abierto: las barcas pasan y paran aquí, y no hay nada que tomar.
maldivia-web-about-space-current = Una corriente: si entras en su primera casilla en su dirección, puedes seguirla por la curva y continuar navegando.
maldivia-web-about-space-octopus = Si paras aquí, puedes girar una loseta que todavía no se haya mostrado, tuya o de cualquiera.
maldivia-web-about-space-shark = Si paras aquí, puedes cambiar una de tus cartas por una de otro jugador, sin verla.
maldivia-web-about-space-fish = Si paras aquí, puedes tomar estos peces de la reserva y ponerlos en tu mástil. Pero no si entregas en ese turno.
maldivia-web-about-boat = La barca de { $seat } en { $cell }
maldivia-web-about-boat-text = Si paras a su lado, puedes robarle el pez de arriba. Ninguna barca atraviesa otra.
maldivia-web-about-boat-own = En tu mástil caben siete peces. Solo el de arriba se puede robar o perder en la niebla.
maldivia-web-about-boat-hand = Estos peces van ahora a tu mástil: elige junto al tablero cuál pones.
maldivia-web-about-ship = Un mercante de { $island }
maldivia-web-about-ship-text = Para en el borde de { $island } con todos estos peces en tu mástil, en cualquier orden, y podrás entregar. La carta será tuya.
maldivia-web-about-berth-text = Su mazo se ha acabado: ya no viene ningún mercante.
maldivia-web-about-pile-text = Cuando se atiende a un mercante, el siguiente sale de aquí.
maldivia-web-about-island-text = La niebla de aquí pliega la fila exterior. Su reverso es entonces el nuevo borde.
maldivia-web-about-island-fogged = En esta ronda ya ha venido niebla de aquí: si viene más, no hace nada.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] todavía sin cartas
    [one] 1 carta
   *[other] { $count } cartas
  }
maldivia-web-about-cards-hidden = Solo se conocen las islas del reverso. Cada pez de una carta es un punto.
maldivia-web-about-cards-own = Cada pez de una carta es un punto: { $points } en total. Solo las ves tú.
maldivia-web-about-tile-arrow = Tu barca navega hacia aquí, tan lejos como quieras, cuando se muestre la loseta.
maldivia-web-about-tile-fog = La fila exterior de este lado se pliega cuando se muestre la loseta. Las barcas alcanzadas pierden el pez de arriba.
maldivia-web-about-tile-hidden = Se muestra cuando llegue su turno. Antes, un pulpo puede girarla.
maldivia-web-about-supply-text = Hay ocho peces de cada color. Los que no están en ningún mástil están aquí; los que no están aquí no se pueden pescar.
maldivia-web-about-row-mast = Mástil, desde arriba
maldivia-web-about-row-cards = Cartas ganadas
maldivia-web-about-row-asks = Pide
maldivia-web-about-row-worth = Valor
maldivia-web-about-row-side = Borde del mar
maldivia-web-about-row-edge = Mercantes de { $island }
maldivia-web-about-row-next = El próximo pliegue muestra
