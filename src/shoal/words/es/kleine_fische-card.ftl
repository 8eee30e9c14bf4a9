# La tarjeta de la página de inicio.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = ¿Sigues nadando o paras a tiempo? Si te topas dos veces con el mismo pez, la captura se escapa.
kleine-fische-facts = 2–4 jugadores, 45 min, desde 8 años
