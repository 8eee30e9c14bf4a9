# La tarjeta de la página de inicio.

carta-magica-pitch = Gira la flecha de latón, desafía tormentas y monstruos, rodea la isla y vuelve a casa.
carta-magica-facts = 2–4 jugadores, 45 min, desde 7 años
