# El reglamento de Maldivia, para personas. Capítulos en el orden de juego.

maldivia-rules-aim = De qué va
maldivia-rules-aim-1 = El mar es una tela, y se va plegando bajo las barcas. Pescas, robas a tus vecinos y entregas lo que piden los mercantes de los cuatro bordes. Cada pez dibujado en la carta de un mercante que ganas es un punto.
maldivia-rules-aim-2 = Nunca decides el rumbo sobre la marcha: al principio de cada ronda todos ponen en fila cuatro losetas en secreto, y después los planes se cruzan. Con dos, tres o cuatro jugadores las reglas son las mismas.

maldivia-rules-setup = Antes de la primera ronda
maldivia-rules-setup-1 = La tela está extendida: diez por diez casillas, con la cara sin tiburones hacia arriba. En cada lado hay una isla: Nanga al norte, Efo al este, Solys al sur, Wipi al oeste. Cada isla tiene un mazo barajado de diez mercantes, y dos de ellos están a la vista desde el principio.
maldivia-rules-setup-2 = Cada cual elige una barca y recibe tres losetas de flecha y una de niebla. Los mástiles están vacíos; los 32 peces están en la reserva. El azar decide quién empieza, salvo que el anfitrión lo deje a la primera plaza. Desde ahí, en el sentido de las agujas del reloj, cada barca se pone en cualquier casilla libre, una barca por casilla. Ahí todavía no pasa nada. Tu vecino de la izquierda es la plaza siguiente; con dos jugadores es el otro.

maldivia-rules-plan = Planear una ronda
maldivia-rules-plan-1 = Todos planean a la vez y en secreto. Pon tus cuatro losetas en fila, en el orden que quieras. Gira cada flecha hacia una de las cuatro direcciones, y la niebla hacia uno de los cuatro lados. Las direcciones son las de la brújula, da igual dónde te sientes, y por detrás todas las losetas son iguales.
maldivia-rules-plan-2 = Puedes cambiar tu plan hasta que esté listo el último. Después solo un pulpo puede tocarlo.

maldivia-rules-round = Loseta a loseta
maldivia-rules-round-1 = Ahora se juegan las primeras losetas, un jugador tras otro empezando por el que abre la ronda, luego todas las segundas, y así sucesivamente. Muestras tu loseta, y solo entonces decides hasta dónde navegas y qué haces; tu turno acaba antes de que se muestre la siguiente. Una loseta mostrada queda a la vista hasta el final de la ronda.
maldivia-rules-round-2 = Después de cuatro losetas acaba la ronda. Pasa a abrir el siguiente jugador, todos recuperan sus losetas, cada lado puede volver a tener niebla y se planea una ronda nueva.

maldivia-rules-sail = Una flecha: navegar
maldivia-rules-sail-1 = Tu barca navega recto en la dirección de la flecha, tan lejos como quieras y al menos una casilla, y para en una casilla libre distinta de la de salida. Nunca atraviesa otra barca ni sale del mar. Con una barca o el borde justo delante no puede navegar.
maldivia-rules-sail-2 = También puedes quedarte. Pero quien no ha navegado no tiene acción, esté donde esté su barca. Solo cuenta la casilla donde paras, no las del camino.
maldivia-rules-picture-sail = La flecha apunta en una dirección: puedes llegar a cualquier casilla en línea recta hasta la siguiente barca o el borde. El camino elegido está marcado.

maldivia-rules-current = Corrientes
maldivia-rules-current-1 = Las cintas pálidas son corrientes: un punto donde empiezan, una flecha donde acaban. Si entras en la primera casilla de una corriente en su dirección, puedes seguirla por toda la curva, salir por su final y continuar recto. Quien la sigue tiene que salir de ella antes de parar.
maldivia-rules-current-2 = También puedes no hacerle caso: las barcas la cruzan y paran en ella como en mar abierto. No puedes entrar a medio camino, girar contra ella ni salir antes de tiempo. Si empiezas tu viaje sobre una corriente, no sigues ninguna en ese viaje. Una corriente que ya no está entera, porque una parte está plegada o tapada, o porque hay una barca en ella o justo detrás, no se puede seguir. En un viaje se pueden seguir varias corrientes, cada una una sola vez.
maldivia-rules-picture-current = Una corriente hace girar a la barca en la esquina.

maldivia-rules-act = Qué puedes hacer donde paras
maldivia-rules-act-1 = Justo después de navegar puedes aprovechar la casilla donde has parado: conseguir peces, entregar en un borde, usar un pulpo o un tiburón. El orden lo eliges tú, y puedes dejar cosas sin hacer: peces una vez, un pulpo o un tiburón, y una entrega por cada lado en el que estés. Lo que da una cosa puede hacer posible la siguiente.
maldivia-rules-act-2 = Hay algo que nunca se puede hacer: pescar y entregar en el mismo turno, ni siquiera en una casilla con peces en el borde. Robar se combina con todo.

maldivia-rules-fish = Pescar y robar
maldivia-rules-fish-1 = En una casilla con peces los tomas todos de la reserva y los pones en tu mástil en el orden que quieras. Los peces dibujados no se agotan, pero la reserva sí: lo que no hay no se pesca, y si no hay ninguno de ellos, no pescas.
maldivia-rules-fish-2 = También puedes robar a las barcas que tienes al lado, por un lado y no por una esquina: el pez de arriba de cada una, de las que quieras, salvo que el mástil esté vacío. Los peces pescados y robados van juntos al mástil; los que ya estaban se quedan como están.

maldivia-rules-mast = El mástil
maldivia-rules-mast-1 = En un mástil caben siete peces, y solo el de arriba se puede robar o perder. Por eso importa cuál está arriba. Si caben todos los peces nuevos, van todos, y ninguno se devuelve al mar.
maldivia-rules-mast-2 = Si no caben todos los peces nuevos, quita de arriba tantos como quieras y pon después de los nuevos los que quepan, o ninguno. El resto vuelve a la reserva, también los robados.

maldivia-rules-deliver = Entregar
maldivia-rules-deliver-1 = En el borde puedes atender a uno de los mercantes a la vista de ese lado si tienes en tu mástil todos los peces que pide, estén donde estén; cuentan los robados en este turno. Los peces más altos de cada color van a la reserva, y la carta es para ti, boca abajo. El siguiente mercante de la isla ocupa el hueco mientras quede alguno, pero atiendes a un mercante por lado y turno.
maldivia-rules-deliver-2 = En una esquina puedes atender a los dos lados, y donde el mar tiene una sola casilla de ancho, también a los opuestos. Justo después de una entrega puedes cambiar el orden del resto de tu mástil.
maldivia-rules-picture-deliver = La barca está en un borde y tiene lo que quiere un mercante de allí.

maldivia-rules-octopus = El pulpo
maldivia-rules-octopus-1 = Sobre un pulpo puedes girar una loseta que siga en pie, tuya o de cualquiera, un cuarto de vuelta, media vuelta o tres cuartos, en el sentido de las agujas del reloj visto por su dueño; conserva su lugar en la fila. Todos ven qué loseta se ha girado y cuánto, y solo su dueño ve la cara. Una loseta de niebla nombra después otro lado.

maldivia-rules-shark = El tiburón
maldivia-rules-shark-1 = Los tiburones solo aparecen donde la tela está plegada, así que siempre en un borde. Si tienes una carta, aunque la hayas ganado en este turno, y otro jugador tiene una, puedes cambiar: dices la carta que das, el jugador y la isla de la carta que quieres. El azar elige entre las que sirven, sin contar la que das, y nadie puede negarse. Tus propias cartas las puedes mirar siempre.

maldivia-rules-fog = Niebla: el mar se pliega
maldivia-rules-fog-1 = La loseta de niebla no mueve ninguna barca ni da acción. La fila exterior del lado que nombra se pliega hacia dentro, y su reverso es el nuevo borde, con peces, pulpos y tiburones nuevos; donde se encuentran dos pliegues se ve el último. Desde ahora el mar tiene una fila menos, y los mercantes de ese lado se acercan con él.
maldivia-rules-fog-2 = El pliegue lleva las barcas de su fila una casilla hacia dentro; estas empujan a la barca sobre la que caen, y así por toda una línea sin huecos. Todas ellas, y las barcas bajo las que se desliza el pliegue, pierden el pez de arriba; las que están más allá de un hueco, no. Tu propia barca no se libra. Donde la niebla pone una barca no pasa nada.
maldivia-rules-fog-3 = Cada lado tiene niebla como mucho una vez por ronda: la segunda niebla del mismo lado no hace nada. Si las barcas llenan una línea entera, o el mar tiene ahí una sola casilla de ancho, no se pliega nada, pero el lado ya ha tenido su niebla.
maldivia-rules-fog-4 = Después de un pliegue, el jugador de la izquierda debe poner debajo del mazo uno de los dos mercantes a la vista de ese lado y abrir otro, antes de que pase nada más. Sin mazo no se cambia nada.
maldivia-rules-picture-fog = Un mar plegado varias veces: las filas de color de atardecer son el reverso de la tela.

maldivia-rules-end = Final y victoria
maldivia-rules-end-1 = En cuanto se ven dieciséis casillas o menos, con barcas o sin ellas, la partida está a punto de acabar: todos juegan aún su loseta de este número, y ahí termina. Las losetas posteriores no se juegan, y ninguna otra cosa acaba la partida.
maldivia-rules-end-2 = Cuenta los peces de tus cartas; los del mástil no son puntos. Gana quien tenga más puntos. En caso de empate, quien tenga más peces en el mástil, y si también ahí hay empate, ganan juntos.

maldivia-rules-decided = Lo que hemos decidido
maldivia-rules-decided-1 = Una regla se puede leer de otra manera. Aquí haces tus acciones en cualquier orden y consigues peces una sola vez: robas al mismo tiempo a todas las barcas que quieras. El texto impreso también puede significar un orden fijo (conseguir peces, entregar, después pulpo o tiburón), o que a cada vecino se le roba por separado.

# El juego en una página

maldivia-rules-aid-plan = Planea en secreto: tres flechas y una loseta de niebla, que se juegan de izquierda a derecha.
maldivia-rules-aid-sail = Una flecha: navega hacia ahí tan lejos como quieras, nunca a través de una barca. Si no navegas, no hay acción.
maldivia-rules-aid-fish = Pescar: toma todos los peces de la casilla. No si entregas en ese turno.
maldivia-rules-aid-rob = Robar: toma el pez de arriba de cada barca a tu lado.
maldivia-rules-aid-mast = En el mástil caben siete. Solo el pez de arriba se puede robar o perder.
maldivia-rules-aid-deliver = En un borde: paga todos los peces que pide un mercante y toma su carta. En una esquina, los dos lados.
maldivia-rules-aid-octopus = Pulpo: gira una loseta que no se haya mostrado.
maldivia-rules-aid-shark = Tiburón: cambia una carta, sin verla, con otro jugador.
maldivia-rules-aid-fog = Niebla: la fila exterior de ese lado se pliega. Las barcas alcanzadas pierden el pez de arriba. Una vez por ronda cada lado.
maldivia-rules-aid-end = Dieciséis casillas o menos: se termina esta loseta y se cuenta. Cada pez de tus cartas es un punto.

# Una ronda de ejemplo

maldivia-rules-example = Una ronda de ejemplo
maldivia-rules-example-1 = Mira está en e4 y quiere el mercante de Solys que pide rojo y verde. Planea: este, sur, sur, y niebla del norte como última loseta. Los demás también planean; nadie lo ve.
maldivia-rules-example-2 = Primera loseta, este: podría parar en cualquier casilla libre hasta el borde. Para en h4, donde nada un pez rojo, junto a la barca de Ben: pesca el rojo, le roba a Ben su pez de arriba, uno verde, y pone el rojo encima del verde.
maldivia-rules-example-3 = Segunda loseta, sur: la barca de Otto está en medio, en h8, así que no puede pasar. Para en h7 y pesca. Tercera loseta, sur: Otto ha seguido navegando, y ella llega al borde en h10. En su mástil hay rojo y verde: entrega y toma la carta, dos puntos. Llega el siguiente mercante de Solys.
maldivia-rules-example-4 = Cuarta loseta, niebla del norte: la fila norte se pliega, y su reverso con peces nuevos es ahora el borde. Allí estaba la barca de Ana: el pliegue la lleva una casilla hacia dentro y pierde el pez de arriba. El jugador que va después de Mira pone un mercante de Nanga debajo del mazo. Luego todos planean de nuevo.
