# Lecciones en posiciones preparadas: de qué tratan, qué hacer, y qué decir cuando sale o no sale.

maldivia-lesson-deliver = Entregar la pesca
maldivia-lesson-deliver-text = Tu barca lleva cinco peces. Quien para en un borde del mar puede entregar a un mercante de esa isla, si tiene en el mástil todos los peces que pide. Cuantos más pide, más vale.
maldivia-lesson-deliver-goal = Navega hasta el borde sur y entrega al mercante que paga más.
maldivia-lesson-deliver-done = Tres puntos, y los dos peces que no pedía se quedan en tu mástil.
maldivia-lesson-deliver-missed = El turno ha pasado sin una entrega. Navega hasta el borde mismo y luego toca el mercante.
maldivia-lesson-deliver-less = Ese mercante pedía menos peces y vale menos. El otro pedía tres.
maldivia-lesson-deliver-short = Te ha faltado una casilla: a los mercantes solo se les entrega en el borde mismo.

maldivia-lesson-rob = Robar a un vecino
maldivia-lesson-rob-text = Una barca junto a la tuya también es una captura. Quien para al lado de otra barca puede tomar el pez de arriba de su mástil.
maldivia-lesson-rob-goal = Para junto a la otra barca y quítale su pez.
maldivia-lesson-rob-done = El pez de arriba del otro mástil ahora es tuyo. Cuida el tuyo: a ti también te pueden robar.
maldivia-lesson-rob-missed = Ningún pez ha cambiado de dueño. Para en una casilla justo al lado de la otra barca y luego toca esa barca.
maldivia-lesson-rob-far = Te has pasado: tu barca tiene que parar junto a la otra.

maldivia-lesson-fold = Plegar el mar para acabar
maldivia-lesson-fold-text = Cada plan tiene una loseta de niebla, y la niebla pliega un borde del mar. Quedan veinte casillas; con dieciséis o menos acaba la partida. Tu rival aún tiene peces que entregar, así que no le des tiempo.
maldivia-lesson-fold-goal = Planea de modo que la niebla venga primero.
maldivia-lesson-fold-done = El mar se ha plegado antes de que se moviera la otra barca. La niebla también es un reloj, y puedes manejarlo tú.
maldivia-lesson-fold-missed = En este plan la niebla llega más tarde, y la otra barca aprovecha todos sus turnos. Pon la niebla en el primer lugar.
