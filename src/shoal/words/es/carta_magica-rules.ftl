# El reglamento de Carta Magica, para personas. Capítulos en el orden de juego.

carta-magica-rules-aim = De qué va
carta-magica-rules-aim-1 = Navegas por un viejo mapa: una vuelta a la isla central y de regreso a casa. Por el camino cambias objetos por oro y oro por talismanes, te encuentras con tormentas y monstruos, y de vez en cuando con los demás. Pueden jugar dos, tres o cuatro.
carta-magica-rules-aim-2 = Los talismanes dan puntos; los de tu propia misión, diez más cada uno. Volver a casa después de la vuelta da quince.

carta-magica-rules-setup = Antes de zarpar
carta-magica-rules-setup-1 = El azar decide quién empieza. Por orden de turno cada cual elige un personaje, que es solo una cara, y una misión, que nombra dos talismanes; todo eso está a la vista, y lo que nadie ha elegido queda fuera de la partida. Cada cual recibe tres de magia y tres objetos, nada de oro y ninguna carta. De los dieciséis talismanes, tres están a la vista junto a su mazo; las treinta y dos cartas de acción forman un mazo oculto.
carta-magica-rules-setup-2 = Después, empezando por el último jugador, cada barco va a un puerto vacío de cualquier color: el de origen. Estar allí al principio no es una visita.
carta-magica-rules-picture-home = Elegir un puerto de origen: cualquier puerto libre, negro o rojo.

carta-magica-rules-turn = Un turno: gira y haz una cosa
carta-magica-rules-turn-1 = En una ronda cada cual tiene un turno. Gira la flecha. Se detiene en una de doce secciones, todas igual de probables, y muestra un número y símbolos.
carta-magica-rules-turn-2 = Después haz una cosa: navega hasta ese número de casillas; o, si está el símbolo, toma esa cantidad de objetos o de magia, o roba una carta de acción; o espera. Lo que no se puede hacer no se ofrece. Las cartas que juegues además no gastan tu acción. Una sección es la tormenta: entonces no haces nada de eso. Quien tiene que perder un turno se lo salta entero.

carta-magica-rules-sail = Navegar
carta-magica-rules-sail-1 = Los barcos van de casilla en casilla por los lados, no por las esquinas, por agua azul y a los puertos. La tierra, los arrecifes, los bajíos, la frontera dorada y otros barcos están cerrados, y también las casillas blancas sin viento.
carta-magica-rules-sail-2 = Navegas al menos una casilla y como mucho las que diga el número; el camino puede doblar y volver atrás, y acaba al llegar a un puerto. Nunca acabas donde empezaste, ni en el puerto del que acabas de salir. Un Viento de la suerte alarga el camino. Después el barco está intacto; primero va una visita, luego una batalla.
carta-magica-rules-picture-sail = Con este giro se puede llegar a las casillas doradas. El camino elegido está marcado.

carta-magica-rules-harbour = Puertos
carta-magica-rules-harbour-1 = En un puerto negro cambias dos objetos por una pieza de oro, tantas veces como quieras mientras te quepa el oro. Cada vez que llegas allí, sea como sea, tienes que robar una carta de acción: cuando quieras, pero antes de terminar.
carta-magica-rules-harbour-2 = En un puerto rojo, dos piezas de oro compran un talismán: uno de los tres a la vista o el oculto de encima del mazo, tantas veces como puedas pagar. El hueco se rellena al momento, mientras queden en el mazo. Dejas tus talismanes a la vista delante de ti. Nadie tiene que comerciar, y los jugadores no comercian entre sí.
carta-magica-rules-harbour-3 = Solo cuenta llegar: quien simplemente está en un puerto no comercia. Si te ha llevado una tormenta o un intercambio, robas al momento la carta del puerto negro y puedes comerciar después de tu siguiente acción allí, salvo que sea navegar. Un barco dañado en un puerto puede comerciar después de cada acción que no sea navegar. Estas visitas posteriores no piden carta.
carta-magica-rules-picture-harbour = Un barco en un puerto rojo: hay talismanes a la venta.

carta-magica-rules-stores = Oro, objetos, magia
carta-magica-rules-stores-1 = En un barco caben ocho fichas de cada tipo; lo que sobra se queda en el cofre. Lo que gastas vuelve allí, las cartas usadas van a los descartes a la vista. Todo lo que tienes está a la vista.
carta-magica-rules-stores-2 = Las cartas de ingreso se cambian por fichas al robarlas, o se guardan, pero no se cambian más tarde. Las guardadas no ocupan sitio y pagan cualquier cosa de su tipo, enteras; lo que sobra vuelve en fichas. Tú eliges con qué cartas pagas, mientras no sobre ninguna.

carta-magica-rules-storm = Tormenta
carta-magica-rules-storm-1 = Si la flecha muestra la tormenta, se gira otra vez para la dirección. Quien tenga Buen tiempo puede librar ahora a su barco. Todos los demás barcos intactos, también el tuyo y los que están en puertos, se mueven dos casillas hacia allí, primero los que van más adelante. Los barcos parados se quedan donde están y estorban.
carta-magica-rules-storm-2 = La tierra, los arrecifes, los bajíos, la frontera dorada u otro barco en medio lo dejan dañado donde está; el otro barco no sufre nada. Una casilla sin viento lo retiene. Un puerto lo acoge. Cuando todos han derivado, roban carta los arrastrados a puertos negros. La tormenta es el turno entero.
carta-magica-rules-picture-storm = Llega una tormenta: el segundo giro dice hacia dónde.

carta-magica-rules-stuck = Sin viento o dañado
carta-magica-rules-stuck-1 = Solo las tormentas llevan barcos a casillas sin viento. Allí todavía puedes cargar, robar carta o esperar. Para salir navegando necesitas el símbolo del viento en la flecha, o dos objetos para un remolque, o una carta de Viento de la suerte, y agua libre justo al lado. Liberarse y navegar va todo junto. Una tormenta no libera a nadie.
carta-magica-rules-stuck-2 = Un barco dañado también puede cargar, robar carta o esperar. Para navegar necesita el símbolo del martillo, dos piezas de oro o una carta de Reparación, y navega en el mismo turno; no se repara sin navegar.
carta-magica-rules-picture-calm = Un barco en las casillas blancas, sin viento.

carta-magica-rules-adventure = Cartas de acción
carta-magica-rules-adventure-1 = Robas carta como acción, o porque lo pide un puerto negro. Unas dan objetos, oro o magia. Otras exigen objetos: pagas todo o, si no puedes, no pagas nada y pierdes un turno; los turnos perdidos se suman. Todas las demás se pueden guardar, tantas como quieras. Cuando el mazo se acaba, se barajan los descartes.
carta-magica-rules-adventure-2 = Buen tiempo libra a un barco intacto de una tormenta. Reparación arregla uno dañado. Viento de la suerte libera a un barco sin viento, o da cinco pasos más a uno que navega; una carta no hace las dos cosas. Volver a girar repite un giro tuyo.
carta-magica-rules-adventure-3 = El Telescopio mira las tres cartas de encima cuando vas a robar: tomas una, a la vista de todos, y devuelves las otras encima en un orden que solo tú conoces. El Maleficio baraja los talismanes a la vista en su mazo y saca otros tres; juégalo en tu turno antes del giro, al elegir tu acción, o en un puerto.

carta-magica-rules-monster = Monstruos
carta-magica-rules-monster-1 = A un monstruo te enfrentas al momento. Di cuánta magia gastas y gira: se suman la magia, el número, y uno por cada monstruo que ya tengas; la tormenta cuenta menos dos. La magia se pierde en cualquier caso. El giro se puede repetir con una carta, la magia no se puede cambiar.
carta-magica-rules-monster-2 = Si llegas a su fuerza, es tuyo, con su oro. Si no, pierdes todas tus fichas de objetos y el monstruo se baraja de nuevo en el mazo. Los monstruos no se gastan y no dan puntos.

carta-magica-rules-battle = Batallas
carta-magica-rules-battle-1 = Después de navegar puedes atacar a un barco a tu lado que tenga un talismán de tu misión. Los barcos parados están a salvo; los que están en puertos, no.
carta-magica-rules-battle-2 = Los dos giran, primero el atacante; la tormenta es solo menos dos. Quien saca más puede llevarse una carta del otro, un talismán o una carta de acción, y eso no desencadena nada. Con un empate nadie gana nada.
carta-magica-rules-battle-3 = Después los dos pueden acordar intercambiar posiciones. Es un paso para cada barco, y a quien llega así a un puerto se le trata como arrastrado por la tormenta.

carta-magica-rules-home = La vuelta a la isla y a casa
carta-magica-rules-home-1 = No importa en qué sentido vayas ni cómo: navegando, arrastrado o por intercambio, cada paso cuenta, y volver atrás deshace lo avanzado. Lo que cuenta son tus cruces de la línea entre K y L, al norte de la isla. Quien está en su puerto de origen con una vuelta completa ha vuelto. Sin la vuelta no pasa nada allí, y mientras otro barco esté en él no puedes entrar.

carta-magica-rules-end = El final
carta-magica-rules-end-1 = El primer regreso hace que esta ronda sea la última; los turnos perdidos siguen perdidos. Un barco que ha vuelto sigue jugando, y nada le quita el regreso.
carta-magica-rules-end-2 = Después se cuentan los puntos: los talismanes según lo impreso, diez más por cada uno de tu misión, uno por cada pieza de oro, también en cartas de oro guardadas, quince por haber vuelto, y nada más. Gana quien tenga más puntos, y los empatados ganan juntos.

carta-magica-rules-decided = Lo que hemos decidido
carta-magica-rules-decided-1 = Cuatro reglas se pueden leer de otra manera. Aquí siempre puedes esperar; se puede pensar que un barco intacto tiene que navegar donde no hay un símbolo para quedarse. Aquí una carta de ingreso guardada nunca se convierte en fichas salvo como cambio; en otros sitios se puede cobrar en cualquier momento. Aquí un Viento de la suerte alarga cualquier viaje, también el de un barco recién liberado; otros lo toman como un viaje propio, o se lo niegan a un barco que estaba parado. Y aquí los talismanes barajados por un Maleficio pueden volver a salir; otros piden tres nuevos.

# El juego en una página

carta-magica-rules-aid-spin = Gira y haz una cosa: navegar, usar uno de los dos símbolos, o esperar.
carta-magica-rules-aid-sail = Navega hasta el número, por los lados, nunca por las esquinas. Un puerto acaba el viaje.
carta-magica-rules-aid-goods = Objetos: toma tantos como diga el número, ocho como mucho.
carta-magica-rules-aid-magic = Magia: lo mismo.
carta-magica-rules-aid-adventure = Acción: roba una carta. Unas se guardan, otras hay que pagarlas, otras son monstruos.
carta-magica-rules-aid-black = Puerto negro: 2 objetos por 1 de oro, tantas veces como quieras; roba una carta.
carta-magica-rules-aid-red = Puerto rojo: 2 de oro por un talismán, a la vista o a ciegas.
carta-magica-rules-aid-talisman = Un talismán de tu propia misión cuenta 10 más.
carta-magica-rules-aid-storm = Tormenta: gira para ver la dirección. Todos los barcos intactos se mueven dos casillas.
carta-magica-rules-aid-becalmed = Sin viento: saca viento, paga 2 objetos o juega Viento de la suerte; después navega.
carta-magica-rules-aid-damaged = Dañado: saca un martillo, paga 2 de oro o juega Reparación; después navega.
carta-magica-rules-aid-monster = Monstruo: la magia y un giro deben llegar a su fuerza. Si llegan, oro; si no, pierdes todos los objetos.
carta-magica-rules-aid-battle = Junto a un barco con un talismán que buscas puedes luchar: el giro más alto se lleva una carta.
carta-magica-rules-aid-end = Vuelta a la isla y a casa: 15 puntos, y esta ronda es la última. Talismanes, 10 por cada uno de tu misión, 1 por cada pieza de oro.

# Una ronda de ejemplo

carta-magica-rules-example = Una ronda de ejemplo
carta-magica-rules-example-1 = Mira está en { carta-magica-harbour-rd1 }, su puerto de origen, con 3 objetos y 3 de magia. Gira y saca un 6, objetos y magia: podría navegar seis casillas, pero toma objetos. Tres y seis son nueve; se queda ocho, uno se pierde.
carta-magica-rules-example-2 = A Ben le sale la tormenta. Su segundo giro dice este: su propio barco se mueve dos casillas por mar abierto, el de Otto choca contra un arrecife y queda dañado. El de Mira sale del puerto y queda en mar abierto.
carta-magica-rules-example-3 = Otto saca un 7, carta de acción y martillo: el martillo repara su barco, y navega siete casillas.
carta-magica-rules-example-4 = En la ronda siguiente Mira saca un 9 y navega a { carta-magica-harbour-bk1 }. Allí cambia ocho objetos por 4 de oro y tiene que robar una carta: la anguila farol, fuerza 8. Gasta 3 de magia, gira y saca un 5: ocho, queda domada y da 2 de oro. Con 6 de oro comprará tres talismanes en un puerto rojo, si todavía están.
