# El reglamento de Kleine Fische ganz groß, para personas. Capítulos en el orden de juego.

kleine-fische-rules-aim = De qué va
kleine-fische-rules-aim-1 = Buceas por un arrecife de cartas ocultas y fotografías peces. Mientras cada pez que destapas sea de otra especie, puedes seguir. Si te topas dos veces con la misma, parte de tu captura se escapa. Con dos, tres o cuatro jugadores las reglas son las mismas.
kleine-fische-rules-aim-2 = Al final, cada una de las trece especies solo cuenta con tu mejor foto. Gana la variedad.

kleine-fische-rules-setup = El arrecife
kleine-fische-rules-setup-1 = Los peces y las cuevas se barajan juntos. Veinticinco cartas quedan boca abajo, cinco filas de cinco; las otras 78 son el mazo. Por el reverso se ve si una carta es un pez o una cueva, y las cuevas muestran un número; del mazo se ve el reverso de la carta de encima. Nadie tiene nada todavía.
kleine-fische-rules-setup-2 = Los buceadores y el pulpo se mueven por las calles entre las cartas y alrededor de ellas. Una calle interior tiene una carta a cada lado, una del borde solo tiene una. Un buceador está en una calle y mira hacia uno de sus extremos. Todos los buceadores empiezan en la barca, y el pulpo en su propia cueva, en la esquina inferior derecha, donde no cierra nada. Empieza la primera plaza.

kleine-fische-rules-turn = Un turno
kleine-fische-rules-turn-1 = Primero buceas: nadas, destapas un pez, decides, sigues nadando. Después puedes mover el pulpo, quizá robar, y recoger tus peces. Luego se rellena el arrecife, y el siguiente jugador bucea sobre un arrecife lleno y oculto.
kleine-fische-rules-turn-2 = El salto y el primer movimiento son obligatorios. Las cartas de cueva son solo para tu propio turno, cada tipo en su momento. Entre turnos los buceadores conservan su calle y la dirección en que miran.

kleine-fische-rules-jump = El primer turno: saltar
kleine-fische-rules-jump-1 = Lleva la barca encima de un pez de la fila de arriba y salta a uno de los lados de esa carta: izquierda, derecha o abajo. Tú eliges hacia qué extremo de la calle mira tu buceador. Puedes ir adonde haya otros buceadores, pero no adonde esté el pulpo. El salto es tu primer movimiento; destapa cualquier pez junto a tu nueva calle. La barca se queda ahí y ya no significa nada.
kleine-fische-rules-jump-2 = Si en la fila de arriba solo hay cuevas, primero cambias una de ellas, sin mirar, por cualquier pez de más abajo, y la barca va encima de ese pez. Las Turboaletas nunca sustituyen el salto.
kleine-fische-rules-picture-jump = La barca está encima de una columna. El buceador puede saltar a tres calles y mirar hacia cualquiera de los dos lados.

kleine-fische-rules-swim = Nadar
kleine-fische-rules-swim-1 = Un movimiento es un paso. Los buceadores solo nadan hacia delante: por el cruce que tienen enfrente, a cualquier otra calle que salga de él, y quedan de espaldas al cruce. Eso deja tres calles en el interior, dos en el borde y una en una esquina; nunca hacia atrás, nunca girando en una calle. Que haya un pez o no da igual. Los demás buceadores nunca estorban; la calle del pulpo está cerrada.
kleine-fische-rules-swim-2 = En una esquina solo hay una calle delante. Si el pulpo está en ella cuando empieza tu turno, tu buceador da la vuelta primero; eso no es un paso, ocurre solo y únicamente entonces. Si llegas nadando a una esquina así durante un turno, aún eliges allí una carta y después tienes que parar. Si el pulpo está en tu propia calle, sales como siempre. En cualquier otro sitio es posible un primer movimiento.

kleine-fische-rules-reveal = Destapar un pez
kleine-fische-rules-reveal-1 = Después de cada movimiento eliges exactamente una carta. Tras el primero tienes que destapar un pez oculto junto a tu calle. Si hay dos, eliges sin saber cuáles son. Los peces ya destapados y las cuevas no se destapan.
kleine-fische-rules-reveal-2 = Si tras el primer movimiento no hay ningún pez oculto, todo el turno acaba al momento: ni pulpo ni relleno. Más adelante hay que destapar un pez oculto que tengas al lado, aunque sepas que hará pareja, salvo que encaje una cueva. Sin ningún pez al lado, la inmersión acaba sin pérdidas; junto a una cueva que encaja puedes explorarla o parar. Puedes nadar a un sitio así a propósito.

kleine-fische-rules-choice = ¿Parar o seguir nadando?
kleine-fische-rules-choice-1 = Después de cada especie nueva decides. Para, y todos los peces destapados son tuyos. O sigue nadando, si hay una calle libre, a por otra carta.
kleine-fische-rules-choice-2 = Si el pez nuevo es de una especie que ya está destapada, sea del tamaño que sea, la inmersión acaba: los dos, y todo lo que destapaste entre ellos, vuelven a quedar boca abajo. Entre ellos significa en el tiempo, no en el lugar. Lo que destapaste antes del primero de los dos lo conservas. Con trece especies, un decimocuarto pez siempre haría pareja.
kleine-fische-rules-choice-3 = Los peces que se dan la vuelta se quedan donde están y se pueden volver a encontrar. ¡Recuérdalos! Después de una pareja tu turno sigue con el pulpo, con los puntos de lo que has conservado.
kleine-fische-rules-picture-choice = Hay varios peces distintos destapados, cada uno con el número de orden en que salió. ¿Seguir nadando por una de las calles marcadas, o parar?

kleine-fische-rules-cave = Explorar una cueva
kleine-fische-rules-cave-1 = Si, tras un movimiento posterior, hay exactamente tantos peces destapados como dice el número de una cueva a tu lado, puedes explorar la cueva en lugar de destapar un pez. Eso acaba la inmersión. De dos que encajen eliges una; una cueva por turno. Tras el primer movimiento no encaja ninguna cueva. La carta es tuya cuando recoges, y ningún robo puede tocarla antes.
kleine-fische-rules-picture-cave = Hay tantos peces destapados como pide la cueva: se puede explorar.

kleine-fische-rules-octopus = El pulpo
kleine-fische-rules-octopus-1 = Los peces pequeños tienen puntos de pulpo. Cuenta los de los peces que siguen destapados después de tu inmersión: ese es el número de calles que puedes mover el pulpo, o menos, o ninguna; sin puntos solo lo mueve un Turbopulpo. Un movimiento por turno. Puede salir de su calle por cualquiera de los extremos, venga de donde venga.
kleine-fische-rules-octopus-2 = Una vez en marcha nada por cada calle de un extremo al otro y nunca gira en ella. Por eso, volver a donde empezó requiere una vuelta de al menos cuatro calles. Solo importa la calle donde acaba; sirve cualquier camino dentro de sus pasos.
kleine-fische-rules-octopus-3 = Con su primer movimiento entra en el arrecife por una de las dos calles de la esquina inferior derecha. Entrar cuesta un paso, y desde ahí continúa. Nunca vuelve a su cueva.
kleine-fische-rules-octopus-4 = Nunca entra en la calle de tu propio buceador ni pasa por ella. En una calle con otros buceadores se detiene, y los pasos que sobran se pierden. A los buceadores que siguen en la barca no los alcanza, y un pulpo que no se ha movido no puede robar.
kleine-fische-rules-picture-octopus = Hasta aquí se puede mover el pulpo esta vez.

kleine-fische-rules-rob = Robar
kleine-fische-rules-rob-1 = Si has llevado el pulpo hasta otros, puedes robar a uno de ellos o dejarlo estar. Di cuántos peces quieres: uno, dos o tres, tenga los que tenga. Después tira el dado del pulpo, que tiene 1, 1, 2, 3, 3 y un menos uno rojo.
kleine-fische-rules-rob-2 = Con tu número o más tomas a ciegas exactamente esa cantidad de peces del montón del otro, o el montón entero si es más pequeño. Con menos no consigues nada. Con la cara roja el otro te quita un pez, si tienes alguno. Solo los dos implicados saben qué peces han cambiado de manos.
kleine-fische-rules-rob-3 = Los peces destapados del arrecife todavía no son de nadie, y las cuevas no se pueden robar. El pulpo y los buceadores se quedan donde están.



kleine-fische-rules-collect = Recoger y rellenar
kleine-fische-rules-collect-1 = Tus peces destapados van boca abajo a tu montón. Una cueva explorada también va contigo, aparte de los peces. Puedes mirar tus propias cartas en cualquier momento; los demás solo ven cuántas son.
kleine-fische-rules-collect-2 = Después se rellenan los huecos del mazo, uno a uno, desde arriba a la izquierda. Si no has recogido nada, no se rellena nada. Si el mazo alcanza justo, la partida sigue sin mazo.

kleine-fische-rules-cards = Cartas de cueva
kleine-fische-rules-cards-1 = Las cartas de cueva ayudan desde tu turno siguiente, cada una una vez; la que se usa vuelve a la caja a la vista de todos. Nunca tienes que usarlas, puedes usar varias en un turno y puedes tener tantas como quieras.
kleine-fische-rules-cards-2 = Con las Turboaletas haces un movimiento de hasta tres o cinco pasos. Cada paso tiene que estar permitido, el camino puede cruzarse a sí mismo, y solo cuenta la carta junto a la última calle. Una carta de aletas por movimiento.
kleine-fische-rules-cards-3 = La Linterna submarina te muestra, antes de tu primer movimiento, uno o dos peces ocultos en cualquier parte del arrecife; si son dos, eliges el segundo después de ver el primero. Todos ven adónde alumbra, solo tú ves qué.
kleine-fische-rules-cards-4 = El Turbopulpo da tres o cinco pasos de pulpo más, también sin un solo punto y también después de una pareja. Se anuncia antes de mover el pulpo, y entonces el pulpo tiene que moverse.
kleine-fische-rules-cards-5 = Volver a tirar anula una tirada demasiado baja, también la roja, y tiras de nuevo; una de las variantes permite un segundo intento. Cuenta la última tirada. Solo puede usarla quien intenta robar, y cuando se agota una carta se puede jugar otra.
kleine-fische-rules-cards-6 = Los peces arcoíris y los cofres del tesoro no se juegan: esperan, ocultos, hasta el final.

kleine-fische-rules-end = Final y victoria
kleine-fische-rules-end-1 = Cuando no se puede rellenar un hueco porque el mazo está vacío, la partida acaba al momento, sea de quien sea el turno. Se muestran todos los montones y cuevas; lo que hay en el arrecife no cuenta para nadie.
kleine-fische-rules-end-2 = Cada especie cuenta con su mejor pez, de una a cuatro conchas. Un pez arcoíris se puede poner sobre una especie que tengas y hace que valga cuatro; dos necesitan dos especies. Cada carta de cueva jugable que no hayas usado es un punto. Todo junto es la puntuación intermedia.
kleine-fische-rules-end-3 = Después se abren los cofres: 1, 3, 5 o 7 puntos para el primero, segundo, tercero o cuarto según la puntuación intermedia. Los empatados comparten el mejor rango, los cofres nunca cambian los rangos, y dos cofres pagan dos veces. Gana quien tenga más puntos; en caso de empate, el mayor montón de peces, y si también hay empate, ganan juntos.

kleine-fische-rules-decided = Lo que hemos decidido
kleine-fische-rules-decided-1 = Dos reglas se pueden leer de otra manera. Aquí solo da la vuelta un buceador que mira a una esquina cerrada; el texto impreso también puede significar que cualquiera con el pulpo justo delante puede dar la vuelta, si quiere. Y aquí el pulpo paga un paso por entrar; quien crea que entra gratis puede elegirlo como opción de la mesa.

# El juego en una página

kleine-fische-rules-aid-jump = Primer turno: lleva la barca encima de un pez de la fila de arriba y salta a su izquierda, a su derecha o debajo.
kleine-fische-rules-aid-swim = Nadar: solo hacia delante, por el cruce de enfrente. Nunca hasta el pulpo.
kleine-fische-rules-aid-reveal = Destapa un pez oculto junto a tu calle. Si tras el primer movimiento no hay ninguno: fin del turno.
kleine-fische-rules-aid-pair = Una especie ya destapada: los dos, y todo lo destapado entre ellos, se dan la vuelta. La inmersión acaba.
kleine-fische-rules-aid-cave = Exactamente tantos peces destapados como su número: explora la cueva. La inmersión acaba.
kleine-fische-rules-aid-octopus = Después de la inmersión: un paso del pulpo por cada punto de pulpo de tus peces destapados.
kleine-fische-rules-aid-steal = Alcanza a un rival: para robar, anuncia de 1 a 3 y saca al menos eso. La cara roja te cuesta un pez.
kleine-fische-rules-aid-fins = Turboaletas: hasta 3 o 5 pasos en un movimiento.
kleine-fische-rules-aid-lamp = Linterna submarina: antes de nadar, mira 1 o 2 peces ocultos.
kleine-fische-rules-aid-octo = Turbopulpo: 3 o 5 pasos más, incluso sin puntos.
kleine-fische-rules-aid-reroll = Volver a tirar: repite una tirada fallida, una o dos veces.
kleine-fische-rules-aid-rainbow = Pez arcoíris: al final una de tus especies vale 4.
kleine-fische-rules-aid-chest = Cofre del tesoro: al final 1, 3, 5 o 7 puntos; cuanto peor tu rango, más.
kleine-fische-rules-aid-end = El mazo no alcanza para rellenar un hueco: es el final. Cuenta el mejor pez de cada especie, y 1 por cada carta de cueva sin usar.

# Un turno de ejemplo

kleine-fische-rules-example = Un turno de ejemplo
kleine-fische-rules-example-1 = El buceador de Mira está orientado hacia abajo y nada una calle en esa dirección. Al lado hay dos peces ocultos; destapa el de la izquierda: un pez payaso con una concha y dos puntos de pulpo. Es el número uno.
kleine-fische-rules-example-2 = Sigue nadando hacia la derecha y destapa un pez cofre, y otra vez hacia abajo: un pez rape. Hay tres destapados. Junto a la calle siguiente hay una cueva con un 3. Podría nadar hasta allí y explorarla. Pero para: los tres peces son suyos.
kleine-fische-rules-example-3 = Los dos puntos del pez payaso mueven el pulpo dos calles, hasta el buceador de Ben. Mira anuncia dos y saca un 3: toma dos peces del montón de Ben, sin verlos. Con un 1 no habría conseguido nada; con la cara roja, Ben le habría quitado uno a ella.
kleine-fische-rules-example-4 = Después recoge sus tres peces, se rellenan los huecos y bucea Ben. Si su cuarto pez hubiera sido un segundo pez cofre, el pez cofre, el pez rape y el nuevo se habrían dado la vuelta, y solo se habría quedado con el pez payaso.
