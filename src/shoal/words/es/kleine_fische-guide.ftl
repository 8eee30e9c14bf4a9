# La primera ronda guiada: qué mirar y hacer, y por qué.

kleine-fische-guide-aim = Eres un buceador con una cámara. Los peces están boca abajo; nadas por las calles entre ellos y los destapas. Al final, cada especie solo cuenta con tu mejor foto, así que lo que quieres es tener muchas especies distintas.
kleine-fische-guide-jump = Lleva la barca encima de una columna y salta: toca una flecha que brille junto a una carta de la fila de arriba.
kleine-fische-guide-jump-why = Tú eliges hacia dónde miras. Desde entonces solo nadas hacia delante, así que mira adonde haya más cartas.
kleine-fische-guide-reveal = Destapa uno de los peces junto a tu calle: toca la carta.
kleine-fische-guide-reveal-why = Cada pez que destapas queda de momento a la vista. Una especie que ya tienes destapada sería una pareja, y una pareja es mala.
kleine-fische-guide-cave = No hay ningún pez oculto a tu lado: explora la cueva o para.
kleine-fische-guide-choice = Para, y los peces destapados son tuyos. O sigue nadando y destapa otro.
kleine-fische-guide-choice-why = El segundo pez de una especie pone boca abajo los dos, y todo lo que destapaste entre ellos. Con dos o tres destapados suele ser seguro continuar; con seis ya es hora de parar. Si hay exactamente tantos peces destapados como dice el número de una cueva a tu lado, puedes explorar la cueva.
kleine-fische-guide-swim = Sigue nadando: toca una carta delante de ti para nadar hasta ella y destaparla, o una calle para elegir después.
kleine-fische-guide-swim-why = Busca una calle con dos peces ocultos al lado, para poder elegir.
kleine-fische-guide-octopus = Algunos de tus peces tienen puntos de pulpo. Ese es el número de calles que puedes mover el pulpo, si quieres.
kleine-fische-guide-octopus-why = Si alcanza al buceador de un rival, puedes intentar robar. Si no, déjalo donde les estorbe.
kleine-fische-guide-rob = El pulpo ha alcanzado a alguien. Di cuántos peces quieres y el dado decide.
kleine-fische-guide-rob-why = El dado tiene 1, 1, 2, 3, 3 y una cara roja que regala uno de tus peces. Un pez es bastante seguro; tres, muy valiente.
kleine-fische-guide-exchange = Toda la fila de arriba son cuevas: cambia primero una de ellas por un pez de más abajo.
kleine-fische-guide-exchange-why = Saltas junto a ese pez. Sirve cualquiera, nadie sabe cuáles son.
kleine-fische-guide-note-bust = dos de la misma especie. Los dos, y lo destapado entre ellos, se ocultan; lo de antes se lo queda el buceador. ¡Recuerda dónde están!
kleine-fische-guide-note-stranded = no había ningún pez oculto junto a la calle, así que el turno acabó al momento.
kleine-fische-guide-note-collected = se han recogido los peces destapados, y los huecos se han rellenado del mazo.
kleine-fische-guide-note-explored = se ha explorado una cueva: había tantos peces destapados como dice su número. Las cuevas ayudan más tarde o dan puntos.
kleine-fische-guide-note-halted = no había nada que destapar junto a la calle. Eso acaba una inmersión, pero lo destapado se lo queda el buceador.
kleine-fische-guide-note-crawled = se ha movido el pulpo, una calle por cada punto de pulpo de los peces del buceador. Cierra su calle, y si alcanza a otro buceador, roba.
kleine-fische-guide-note-stole = se han robado peces de un montón, sin verlos. Solo se pueden robar peces, nunca cuevas.
kleine-fische-guide-note-lost = la cara roja: quien quería robar ha tenido que dar un pez.
kleine-fische-guide-end =
    Eso ha sido una ronda entera. Tres cosas deciden la partida:
    Para a tiempo: dos o tres peces por turno son una buena captura.
    Busca especies que no tengas: solo cuenta el mejor pez de cada una.
    No pierdas de vista el pulpo: se lleva peces de los montones llenos.
