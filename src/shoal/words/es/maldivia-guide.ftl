# La primera ronda guiada: qué mirar y hacer, y por qué.

maldivia-guide-aim = Pescas con una barca en un mar de tela. A su alrededor hay mercantes, dos por cada uno de sus cuatro bordes, y cada uno quiere ciertos peces. Quien se los entrega se queda la carta del mercante: cada pez que lleva es un punto.
maldivia-guide-boat = Elige una barca. Solo cambia el aspecto.
maldivia-guide-boat-why = Desde ahora tus cosas llevan una marca coral, y el coral significa en todas partes «tuyo» y «ahora».
maldivia-guide-place = Toca una casilla libre para poner ahí tu barca; tócala otra vez para confirmar.
maldivia-guide-place-why = Aquí aún no pasa nada, pero tu primera flecha empieza aquí. Buena es una casilla desde la que varias direcciones llevan a peces que quiere un mercante. El centro deja abiertos todos los caminos; junto a un borde, sus mercantes están cerca.
maldivia-guide-plan = Coloca cuatro losetas en la bandeja: tres flechas y una niebla. Toca una loseta para girarla, arrastra una sobre otra para intercambiarlas.
maldivia-guide-plan-why = Se juegan de izquierda a derecha, y todos planean en secreto. Una flecha es una dirección, no una distancia: hasta dónde navegas lo decides después. La niebla pliega un lado del mar, mejor uno donde haya otros. En cuanto cambies una loseta, los números del mar muestran con cuál puedes llegar adónde.
maldivia-guide-sail = Ya se ve tu flecha. Puedes llegar a cualquier casilla que brilla: toca una para ver el camino y lo que consigues, y otra vez para navegar.
maldivia-guide-sail-why = Para donde haya algo: peces que quiere un mercante, una barca a la que robar o un borde con un mercante al que puedas atender. Las corrientes pueden llevarte por una curva. Si te quedas donde estás, no puedes hacer nada allí y tu turno termina.
maldivia-guide-act = Has llegado. Aprovecha lo que hay aquí: pesca, roba el pez de arriba a un vecino o entrega a un mercante de este borde.
maldivia-guide-act-why = Puedes hacer varias de estas cosas, una tras otra; solo pescar y entregar no van juntos en un mismo turno.
maldivia-guide-gain = Toma más si quieres o sube a bordo los que tienes en la mano.
maldivia-guide-mast = Pon los peces en tu mástil, uno tras otro, de abajo arriba.
maldivia-guide-mast-why = El pez de arriba es el que se llevan los ladrones y la niebla. Deja ahí el que menos necesites. Caben siete peces.
maldivia-guide-drop = Más peces de los que caben en tu mástil: di cuántos quitas antes de arriba.
maldivia-guide-exchange = Después de un pliegue, un mercante a la vista de ese lado va debajo de su mazo, y llega otro.
maldivia-guide-exchange-why = Quita un mercante al que los demás podrían atender y conserva el que encaja con tus peces.
maldivia-guide-note-folded = la niebla ha plegado una fila: su reverso es el nuevo borde. Las barcas de esa fila, y de la que queda debajo, pierden el pez de arriba.
maldivia-guide-note-lost = una barca alcanzada por el pliegue ha perdido el pez de arriba.
maldivia-guide-note-robbed = a una barca vecina le han robado el pez de arriba. Solo el de arriba corre peligro.
maldivia-guide-note-delivered = se ha atendido a un mercante: su carta está ganada, y cada pez que lleva es un punto.
maldivia-guide-note-blocked = el camino estaba cerrado, así que esa loseta no hizo nada. Con muchas barcas, el mar se hace estrecho.
maldivia-guide-note-turned = un pulpo ha girado la loseta de alguien. Solo su dueño sabe adónde apunta ahora.
maldivia-guide-note-swapped = un tiburón ha cambiado dos cartas boca abajo.
maldivia-guide-end =
    Eso ha sido una ronda entera. Tres cosas deciden la partida:
    Que la última flecha acabe en un borde cuyo mercante quiera lo que tienes.
    Deja arriba del mástil lo que menos necesites.
    Manda la niebla adonde estén los demás. Cuando solo quedan dieciséis casillas, la partida termina.
