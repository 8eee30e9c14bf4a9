# Lecciones en posiciones preparadas: de qué tratan, qué hacer, y qué decir cuando sale o no sale.

carta-magica-lesson-trade = Cambiar objetos por oro
carta-magica-lesson-trade-text = Los talismanes cuestan oro, y el oro sale de los puertos negros: dos objetos se cambian por una pieza de oro. La flecha dice hasta dónde puedes navegar. En un puerto negro también robas una carta de acción antes de irte.
carta-magica-lesson-trade-goal = Gira, navega a { carta-magica-harbour-bk1 }, en M9, y cambia objetos por oro.
carta-magica-lesson-trade-done = Dos objetos menos, una pieza de oro más. Puedes seguir cambiando mientras tengas objetos.
carta-magica-lesson-trade-missed = No se han cambiado objetos. Gira la flecha, navega al puerto de M9 y cambia.

carta-magica-lesson-talisman = Comprar un talismán
carta-magica-lesson-talisman-text = Tu misión nombra los talismanes que buscas. Los puertos rojos los venden por 2 de oro cada uno: uno de los tres que están a la vista, o el siguiente a ciegas.
carta-magica-lesson-talisman-goal = Gira, navega al puerto rojo de N3 y compra un talismán.
carta-magica-lesson-talisman-done = El talismán es tuyo. En su lugar hay uno nuevo a la vista.
carta-magica-lesson-talisman-missed = No se ha comprado ningún talismán. Navega al puerto de N3 y toca un talismán antes de irte.

carta-magica-lesson-monster = Domar un monstruo
carta-magica-lesson-monster-text = Una carta de acción puede ser un monstruo. Dices cuánta magia gastas, y después la flecha suma su número; juntos deben llegar a la fuerza del monstruo. Lo que gastas se pierde en cualquier caso.
carta-magica-lesson-monster-goal = Gira, roba una carta de acción y doma lo que salga.
carta-magica-lesson-monster-done = Domado. Un monstruo domado se queda contigo y da su recompensa.
carta-magica-lesson-monster-missed = No se ha domado ningún monstruo. Gira la flecha y roba una carta de acción.
carta-magica-lesson-monster-untamed = El monstruo era más fuerte. Gasta más magia: la flecha sola rara vez basta.
