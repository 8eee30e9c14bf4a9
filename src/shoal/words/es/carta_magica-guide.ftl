# La primera ronda guiada: qué mirar y hacer, y por qué.

carta-magica-guide-aim = Rodea una vez la isla del centro del mapa y vuelve a casa. Por el camino reúnes talismanes: los objetos se cambian por oro en los puertos negros, y el oro por talismanes en los rojos.
carta-magica-guide-captain = Elige quién eres. Solo cambia la imagen.
carta-magica-guide-captain-why = Así que elige el que te guste.
carta-magica-guide-challenge = Elige una misión: dos talismanes que buscas.
carta-magica-guide-challenge-why = Cada uno de los dos que lleves a casa cuenta diez puntos más.
carta-magica-guide-home = Pon tu barco en un puerto libre: tu casa. Tócalo y tócalo otra vez.
carta-magica-guide-home-why = De aquí zarpas, y aquí tienes que volver después de rodear la isla. Un puerto rojo cerca de uno negro acorta los caminos.
carta-magica-guide-spin = Gira la flecha de latón: toca la ruleta, o tira de la flecha y suelta.
carta-magica-guide-spin-why = Muestra un número y para qué sirve: hasta dónde puedes navegar, o cuántos objetos o cuánta magia puedes tomar.
carta-magica-guide-choose = Haz una cosa: navega a una casilla que brille, en cualquier sentido, o usa un signo que muestre la flecha.
carta-magica-guide-choose-why = Martillo y viento solo ayudan a un barco en apuros. Al principio carga objetos, dos por cada pieza de oro, y navega a un puerto negro. Un puerto acaba el viaje.
carta-magica-guide-stuck = Tu barco no puede navegar ahora. Si un botón lo libera, tócalo; o usa un signo que muestre la flecha.
carta-magica-guide-stuck-why = El oro o el martillo repara un barco dañado; uno sin viento se remolca a cambio de objetos, y el viento lo libera.
carta-magica-guide-sail = Tu barco está libre: toca una casilla que brille para ver el camino, y otra vez para ir allí.
carta-magica-guide-sail-why = Un puerto acaba el viaje, y allí puedes cambiar o comprar.
carta-magica-guide-storm = ¡Una tormenta! Gira otra vez: empuja a cada barco dos casillas.
carta-magica-guide-storm-why = Las rocas dañan un barco, y las casillas blancas lo retienen hasta que haya viento. Nadie elige una tormenta.
carta-magica-guide-weather = Una tormenta va a empujar tu barco. Tu carta lo evita: juégala ahora o guárdala.
carta-magica-guide-black = Un puerto negro: cambia dos objetos por una pieza de oro, tantas veces como quieras. Aquí también se roba una carta.
carta-magica-guide-black-why = El oro compra talismanes, y cada pieza que quede al final es un punto.
carta-magica-guide-black-bare = Un puerto negro: dos objetos darían una pieza de oro, pero no tienes nada que cambiar.
carta-magica-guide-red = Un puerto rojo: por dos piezas de oro compras un talismán, uno a la vista o el oculto.
carta-magica-guide-red-why = Los de tu misión cuentan diez más. Tómalos antes que otro.
carta-magica-guide-red-bare = Un puerto rojo: un talismán cuesta dos piezas de oro, pero ahora no te llega.
carta-magica-guide-card = Una carta te pregunta algo. Los botones dicen qué hace cada respuesta.
carta-magica-guide-card-why = Lo que guardes puede ayudar más tarde, o servir para pagar.
carta-magica-guide-monster = ¡Un monstruo! Di cuánta magia gastas; después la flecha suma su número.
carta-magica-guide-monster-why = Si llegas a su fuerza, da oro y ayuda contra el siguiente. Si fallas, adiós a tus objetos.
carta-magica-guide-note-storm = se ha levantado una tormenta. Empuja a todos los barcos en la misma dirección, uno tras otro.
carta-magica-guide-note-blown = la tormenta ha empujado un barco.
carta-magica-guide-note-drew = se ha robado una carta de acción. Unas ayudan, otras cuestan, otras son monstruos.
carta-magica-guide-note-traded = en un puerto negro se han cambiado objetos por oro.
carta-magica-guide-note-tamed = se ha domado un monstruo. Hace más fácil el siguiente.
carta-magica-guide-note-untamed = el monstruo era más fuerte: se pierden los objetos de a bordo.
carta-magica-guide-end =
    Eso ha sido una ronda entera. Tres cosas deciden la partida:
    Los objetos se cambian por oro y el oro por talismanes: planea el camino de los puertos negros a los rojos.
    Los dos talismanes de tu misión valen diez más cada uno.
    Quien rodea la isla y vuelve a casa primero recibe quince puntos y acaba la partida.
carta-magica-guide-note-took = han subido a bordo objetos o magia. Nadie tiene más de ocho de cada tipo.
carta-magica-guide-note-bought = se ha comprado un talismán en un puerto rojo, y ha salido otro nuevo.
carta-magica-guide-note-attacked = los barcos que están uno al lado del otro pueden luchar por un talismán que uno de ellos busca.
