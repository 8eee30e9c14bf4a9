# El reglamento de Vanuatu, para personas. Capítulos en el orden de juego.

vanuatu-rules-aim = De qué va
vanuatu-rules-aim-1 = Ocho rondas en unas islas que acaban de salir del mar. Navegas, pescas, comercias, construyes puestos, dibujas en la arena y guías turistas. El dinero apenas dura: diez vatu se convierten solos en cinco puntos. Gana quien tenga más puntos. El juego es para tres a cinco; dos pueden jugar con una regla propia.
vanuatu-rules-aim-2 = La clave está en planear. Cada cual coloca cinco peones en nueve acciones, y solo quien tiene más peones en una acción puede hacerla.

vanuatu-rules-setup = Al principio
vanuatu-rules-setup-1 = Están colocados la isla de Efate y tres mares, en orden aleatorio, con sus mercancías y discos. Cada cual tiene una barca en el mar vacío, tres vatu, ocho puestos y cinco peones, y ningún punto. En una bolsa caben como mucho nueve vatu. Las barcas se quedan en los mares, y en un mar caben todas.
vanuatu-rules-setup-2 = Tres barcos esperan mercancías, una loseta dice cuántos turistas han llegado, el precio del pescado está en lo más alto, hay cuatro losetas de descanso, y las dos losetas que se colocarán a continuación están a la vista. Todo esto se ve, salvo el orden de los mazos y las losetas de descanso tomadas. El azar elige quién va primero; quien tiene el marcador va primero toda la ronda, los demás siguen en el sentido de las agujas del reloj, y una fase empieza cuando todos han terminado la anterior. Las promesas no obligan a nadie, y nada cambia de manos entre jugadores.

vanuatu-rules-round = Una ronda nueva
vanuatu-rules-round-1 = Desde la segunda ronda, primero cambian cosas. Los turistas que nadie recogió se van a casa, y llegan otros. Los barcos llenos zarpan, los demás avanzan, y llegan otros detrás. Una isla que se ha quedado sin nada vuelve a tener todas sus mercancías, hasta donde alcance la reserva, primero las islas más antiguas. El precio del pescado vuelve a lo más alto.
vanuatu-rules-round-2 = Hasta la séptima ronda, el jugador inicial coloca después las dos losetas a la vista, en el orden que quiera. Una loseta tiene que tocar al menos otras dos. Las islas se mantienen apartadas unas de otras, y un mar quiere una isla al lado; si ningún hexágono lo permite, puede ir en otro sitio. Un mar nuevo recibe sus discos, una isla nueva sus mercancías, y se muestran las dos losetas siguientes. Un hexágono sin loseta está fuera del juego.
vanuatu-rules-picture-tile = Los hexágonos que brillan son aquellos donde puede ir la loseta nueva.

vanuatu-rules-characters = Personajes
vanuatu-rules-characters-1 = Por orden de turno cada cual toma un personaje, distinto del anterior; el antiguo se devuelve después, y otros pueden tomarlo enseguida. Ayuda una vez en esta ronda, con su acción o cuando decidas usarlo, y entonces se le da la vuelta. La mayoría de las ventajas llegan solas; el Comprador, el Mendigo y el Predicador te preguntan. No tienes que planear su acción, y recuperar peones sin hacer nada lo deja como está.
vanuatu-rules-characters-2 = El Navegante navega gratis. El Constructor paga un vatu por un puesto. El Buceador recibe además el valor de un tesoro en vatu; el Pescador, el de una captura en puntos. El Vendedor no necesita puesto, pero sí una isla junto a la barca. El Comprador puede cargar gratis un segundo cubo de la misma mercancía de la reserva. El Artista dibuja por cinco puntos. El Guía recibe dos puntos por cada dibujo donde desembarca el turista. El Mendigo cambia una vez hasta tres puntos por vatu antes de actuar. El Predicador puede actuar una vez con una pila posible cuando no tiene mayoría en ningún sitio.

vanuatu-rules-plan = Colocar peones
vanuatu-rules-plan-1 = Por orden de turno colocas dos peones, luego otros dos, luego el último, en la misma acción o en varias, y tantos en una como quieras. Lo que se coloca se queda.
vanuatu-rules-plan-2 = Solo puedes colocar donde tendrías una oportunidad si jugaras a solas: si antes hace falta algo, como navegar hasta allí, eso también tiene que estar planeado, y de dos peones colocados a la vez uno puede hacer posible el otro. Descansar siempre se puede planear.
vanuatu-rules-picture-plan = Nueve acciones, y los peones en ellas. Cada casilla dice cómo quedarías en ella, o qué falta.

vanuatu-rules-act = Actuar
vanuatu-rules-act-1 = Los jugadores se turnan hasta que no quedan peones. En tu turno eliges una acción en la que tengas la mayoría en ese momento y la haces una vez, completa; después retiras de ella todos tus peones, así que nadie hace una acción dos veces en una ronda. Tienes la mayoría si nadie tiene allí más peones; entre iguales, la tiene quien va antes en el orden de turno.
vanuatu-rules-act-2 = Si la acción donde tienes mayoría no se puede hacer, porque ahora no puedes pagarla o no queda nada, recuperas los peones sin hacer nada; eso también puedes elegirlo aunque tengas mayoría en algo posible. Y si no tienes mayoría en ningún sitio, debes renunciar a una de tus pilas, salvo que actúe el Predicador. Mientras tengas mayoría, no puedes renunciar a otra pila. Así que nadie puede pasar, y el orden en que actúas lo es todo.
vanuatu-rules-picture-act = Donde este jugador tiene la mayoría, ahora se puede hacer una acción.

vanuatu-rules-travel = Navegar, construir, explorar, pescar
vanuatu-rules-travel-1 = Navegar: de uno a tres hexágonos por mares, un vatu cada uno; se permiten rodeos y dar la vuelta, y cuestan sus pasos. Lo que ocurre en islas ocurre junto a tu barca; lo que ocurre bajo el agua, justo debajo de ella; entre varias islas eliges tú.
vanuatu-rules-travel-2 = Construir: por tres vatu pones uno de tus puestos en un hueco libre de una isla junto a tu barca, y ahí se queda. Los puestos te permiten vender peces, ganar con los turistas, y cuentan al final.
vanuatu-rules-travel-3 = Explorar y pescar: toma un tesoro o un pez del mar bajo tu barca. Vale tanto como discos hay; después desaparece un disco para siempre, y el siguiente vale menos.

vanuatu-rules-trade = Vender y comprar
vanuatu-rules-trade-1 = Vender: con un puesto tuyo en una isla junto a tu barca vendes peces, uno tras otro, y paras cuando quieras. Cada uno da su valor por el precio, que es 3, 2 o 1; cada uno baja el precio, pero nunca por debajo de 1.
vanuatu-rules-trade-2 = Comprar: un cubo de una isla junto a tu barca, kava por un vatu, copra por dos, ternera por tres. Va enseguida al primer barco que tenga sitio para esa mercancía y da un punto por kava, tres por copra, cinco por ternera, y dos más si llena el barco. Si ningún barco tiene sitio, puedes comprar igualmente, y el cubo se pierde. Un barco lleno espera a la próxima ronda.

vanuatu-rules-culture = Dibujar, transportar, descansar
vanuatu-rules-culture-1 = Dibujar: un dibujo en la arena en un hueco libre de una isla junto a tu barca no cuesta nada y da tres puntos.
vanuatu-rules-culture-2 = Transportar: lleva un turista que espera a una isla junto a tu barca que tenga sitio. Recibes un vatu por cada puesto de allí, sea de quien sea; puede que no haya ninguno.
vanuatu-rules-culture-3 = Descansar: si queda alguna loseta de descanso, mira las que hay y toma una sin que los demás la vean. Paga al final de la ronda. Antes de actuar en tu turno, y en ningún otro momento, también puedes cambiar tesoros por tantos vatu como valen.

vanuatu-rules-vatu = Diez vatu
vanuatu-rules-vatu-1 = En cuanto tienes diez vatu, diez de ellos se convierten en cinco puntos, quieras o no, después de cada ganancia, también entre rondas y al final. Lo que pagas se paga antes de ganar, y nadie se endeuda.

vanuatu-rules-rest = Final de una ronda
vanuatu-rules-rest-1 = Las losetas de descanso se muestran por orden de turno, se pagan y se devuelven: un punto, un vatu, las dos cosas, o el marcador de jugador inicial. El marcador se queda donde está, salvo que alguien haya tomado su loseta; su dueño puede tomar esa loseta y conservarlo.

vanuatu-rules-end = El final
vanuatu-rules-end-1 = Después de la octava ronda, cada pez que queda se convierte en tantos vatu como vale, sea cual sea el precio. El marcador vale tres puntos, cada tres vatu uno, los tesoros el doble de su valor. Por cada uno de tus puestos, cada turista de su isla vale dos puntos. Los dibujos, las mercancías y los puestos sin turistas ya no dan nada. La puntuación sigue más allá de cincuenta.
vanuatu-rules-end-2 = Gana quien tenga más puntos; en caso de empate, quien tenga más puestos construidos, después quien tenga más vatu, y si sigue el empate, comparten la posición.
vanuatu-rules-picture-end = Islas cerca del final de una partida: puestos, turistas y dibujos.

vanuatu-rules-more = Dos jugadores, variantes, secretos
vanuatu-rules-more-1 = Con dos jugadores todo se prepara como para tres. Antes de los personajes, el jugador inicial pone dos peones neutrales en acciones, y luego el otro tres; para tener la mayoría necesitas más peones que los neutrales, o los mismos si tu personaje corresponde a esa acción. Hay cinco personajes disponibles, distintos de los anteriores, y una barca no puede parar donde está la otra.
vanuatu-rules-more-2 = Solo están ocultos el orden de barcos y turistas, cuál de las dos losetas de una letra sale primero, y las losetas de descanso que han tomado otros. Las losetas salen en el orden de la A a la F, dos veces. Lo que hay en un mazo se sabe: un mazo de barcos vacío se rehace con los que zarparon, y al principio se apartó una loseta de turistas según el número de jugadores. Quien descansa ve lo que queda y así sabe qué se tomó antes, aunque no quién.
vanuatu-rules-more-3 = Opciones de una mesa: sin personajes; el precio del pescado baja una vez tras una venta entera en lugar de con cada pez; y el Gobernador, un undécimo personaje, que gasta un turno para mover una pila tuya entera a otra acción que en esta ronda no hayas hecho y a la que no hayas renunciado.

vanuatu-rules-decided = Lo que hemos decidido
vanuatu-rules-decided-1 = Una regla se puede leer de otra manera. Aquí la mayoría de las ventajas de los personajes llegan solas, y solo el Comprador, el Mendigo y el Predicador preguntan; también se puede leer que cualquier ventaja se puede rechazar.

# El juego en una página

vanuatu-rules-aid-person = En cada ronda toma un personaje, nunca el mismo dos veces seguidas.
vanuatu-rules-aid-plan = Coloca cinco peones por turnos: dos, dos, uno. Solo en lo que tu plan puede hacer.
vanuatu-rules-aid-lead = Después, por turnos, actúa con una pila donde tengas más peones; entre iguales, quien va antes en el orden de turno. Si no tienes mayoría en ningún sitio, renuncias a una pila.
vanuatu-rules-aid-sail = Navegar por mares: 1 vatu por hexágono.
vanuatu-rules-aid-build = Construir un puesto junto a tu barca: 3 vatu.
vanuatu-rules-aid-explore = Explorar tu mar: un tesoro que vale tanto como cofres hay. El doble de su valor en puntos al final, o su valor en vatu en tu turno.
vanuatu-rules-aid-fish = Pescar en tu mar: un pez que vale tanto como discos de peces hay.
vanuatu-rules-aid-sell = Vender peces junto a tu puesto: valor por precio, 3, luego 2, luego 1.
vanuatu-rules-aid-kava = Comprar kava: 1 vatu, 1 punto en un barco.
vanuatu-rules-aid-copra = Comprar copra: 2 vatu, 3 puntos en un barco.
vanuatu-rules-aid-beef = Comprar ternera: 3 vatu, 5 puntos en un barco. El último cubo de un barco: 2 más.
vanuatu-rules-aid-draw = Dibujar donde haya sitio: 3 puntos.
vanuatu-rules-aid-transport = Llevar un turista: 1 vatu por cada puesto de la isla.
vanuatu-rules-aid-rest = Descansar: una loseta oculta que paga al final de la ronda.
vanuatu-rules-aid-vatu = Al llegar a diez, los vatu se convierten en cinco puntos.
vanuatu-rules-aid-end = Después de ocho rondas: 2 puntos por cada puesto y turista de su isla, tesoros, 1 por cada 3 vatu, 3 por ser jugador inicial.

# Una ronda de ejemplo

vanuatu-rules-example = Una ronda de ejemplo
vanuatu-rules-example-1 = Mira tiene 3 vatu y toma el Artista. Su barca está junto a Efate, donde hay sitio para un dibujo. Ben ha tomado el Comprador; Otto, el Guía.
vanuatu-rules-example-2 = Planear, primero dos peones cada uno: Mira pone los dos en Dibujar, porque con el Artista vale 5 puntos. Ben pone dos en Comprar, Otto uno en Dibujar y uno en Transportar. Después Mira pone uno en Navegar y uno en Pescar, y el último en Descansar.
vanuatu-rules-example-3 = Actuar: Mira tiene la mayoría en Dibujar, dos contra uno, y dibuja enseguida en Efate, 5 puntos. Ben compra allí ternera: 3 vatu, 5 puntos, y el Comprador carga otra gratis. El único peón de Otto tiene ahora la mayoría en Dibujar, pero en Efate ya no hay sitio y no ha planeado navegar: esa pila se perderá.
vanuatu-rules-example-4 = Mira navega un hexágono por 1 vatu hasta un mar con dos discos de peces. Cuando vuelve a tocarle, pesca un pez de valor 2. Por último descansa y toma la loseta que le permite ir primero. Al final de la ronda tiene 2 vatu, un pez y 5 puntos más, y empieza la siguiente.
