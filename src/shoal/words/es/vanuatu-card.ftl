# La tarjeta de la página de inicio.

vanuatu-pitch = Navega, pesca y comercia entre islas jóvenes. Solo la mayoría te deja actuar.
vanuatu-facts = 2–5 jugadores, 90 min, desde 12 años
