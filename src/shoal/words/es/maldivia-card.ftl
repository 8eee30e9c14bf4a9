# La tarjeta de la página de inicio.

maldivia-pitch = Traza tu rumbo en secreto, ensarta peces en tu mástil y mira cómo se pliega el mar.
maldivia-facts = 2–4 jugadores, 30 min, desde 8 años
