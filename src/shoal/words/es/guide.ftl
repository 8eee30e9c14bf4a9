# El turno guiado: qué mirar y hacer, y por qué. Cada paso pertenece a una pregunta de la mesa.

web-guide-just-now = Ahora mismo:
web-guide-watch = Ahora les toca a los demás. Mira en el tablero lo que hacen; el historial lo cuenta con palabras.
web-guide-other = Esto no te lo preguntan en todos los turnos. La línea de color dice qué hacer; toca lo que brilla para ver qué pasaría.
web-guide-end = Sigue jugando. Puedes tocar cualquier cosa para saber qué hace o por qué no es posible; la lámpara pide una pista a un bot.
