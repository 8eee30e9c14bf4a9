# La primera ronda guiada: qué mirar y hacer, y por qué.

vanuatu-guide-aim = Vives en unas islas que crecen de ronda en ronda. Ganas vatu vendiendo peces y guiando turistas, y los conviertes en puntos con puestos, dibujos en la arena y barcos. Ocho rondas; gana quien tenga más puntos.
vanuatu-guide-character = Toma un personaje para esta ronda. Su frase dice qué hace más barato o mejor.
vanuatu-guide-character-why = Elige uno que encaje con lo que quieres hacer. No puedes conservarlo una segunda ronda, y los demás también quieren el suyo.
vanuatu-guide-plan = Coloca tus peones en las casillas de acción: dos, luego dos, luego uno. Toca una casilla para poner un peón, y otra vez para un segundo.
vanuatu-guide-plan-why = Cada casilla donde colocas es algo que quieres hacer en esta ronda. Solo puede actuar quien tenga allí más peones, así que pon dos donde más te importe. Una casilla gris dice quién actuaría antes que tú; una ámbar, qué necesita antes y si depende de un dinero que quizá no llegue.
vanuatu-guide-act = Te toca actuar. Las casillas donde tienes la mayoría brillan: toca una, o toca un hexágono que brille y elige qué hacer allí.
vanuatu-guide-act-why = Actúas con una pila entera cada vez, y luego van los demás. Haz primero lo que otros podrían estropearte, y cuida tus vatu: cada paso cuesta.
vanuatu-guide-withdraw = Ahora mismo no tienes mayoría en ningún sitio, así que renuncias a una de tus pilas: su acción se pierde.
vanuatu-guide-withdraw-why = Renuncia a la que menos necesites, o a aquella donde otro te lleve mucha ventaja. Cuando ese otro haya actuado, tu siguiente pila quizá tenga la mayoría.
vanuatu-guide-preach = Ahora mismo no tienes mayoría en ningún sitio. Tu Predicador te deja actuar con una pila de todos modos, una vez por ronda; o renuncia a una.
vanuatu-guide-lose = Tienes mayoría, pero nada de eso se puede hacer ahora: renuncias a una de estas pilas y su acción se pierde.
vanuatu-guide-selling = Puedes vender otro pez, a un precio más bajo, o parar.
vanuatu-guide-selling-why = El precio baja con cada pez y se recupera en la próxima ronda.
vanuatu-guide-second = Tu Comprador puede cargar gratis un segundo cubo.
vanuatu-guide-second-why = Cada cubo en un barco son puntos.
vanuatu-guide-resting = Elige una de las losetas de descanso; solo las ves tú.
vanuatu-guide-resting-why = Pagan al final de la ronda: un punto, un vatu, las dos cosas, o jugar primero en la próxima ronda.
vanuatu-guide-tile = Colocas una loseta nueva: toca un hexágono que brille y verás la loseta en él.
vanuatu-guide-tile-why = Ponla donde tu barca pueda aprovecharla pronto.
vanuatu-guide-neutral = Con dos jugadores participan peones neutrales. Pon uno en una acción.
vanuatu-guide-neutral-why = Quien quiera actuar allí necesita más peones que ellos.
vanuatu-guide-note-withdrew = alguien no tenía mayoría en ningún sitio y ha tenido que renunciar a una pila sin recibir nada. Es el peligro de planear lo que también quieren otros.
vanuatu-guide-note-converted = diez vatu se han convertido en cinco puntos. Ocurre solo, así que a nadie le dura el dinero.
vanuatu-guide-note-loaded = un cubo ha subido a un barco y ha dado puntos.
vanuatu-guide-note-lost = no había sitio en ningún barco, y el cubo se ha perdido.
vanuatu-guide-end =
    Eso ha sido una ronda entera. Tres cosas deciden la partida:
    Pon dos peones donde tengas que actuar primero, en lugar de uno en todo.
    Cuida tus vatu: una acción que no puedes pagar se pierde, y diez se convierten en puntos.
    Construye puestos pronto donde quepan muchos turistas: dos puntos por turista.
vanuatu-guide-note-built = se ha construido un puesto. Al final cuenta dos puntos por cada turista de su isla.
vanuatu-guide-note-transported = ha llegado un turista. Cada puesto de la isla ha pagado un vatu a quien lo ha llevado, sea de quien sea el puesto.
vanuatu-guide-note-sold = se ha vendido un pez: su valor por el precio. El siguiente que se venda en esta ronda da menos.
vanuatu-guide-note-drew = un dibujo en la arena ha dado sus puntos al momento.
