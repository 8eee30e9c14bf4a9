# Lecciones en posiciones preparadas: de qué tratan, qué hacer, y qué decir cuando sale o no sale.

vanuatu-lesson-lead = Ganar la mayoría con dos peones
vanuatu-lesson-lead-text = Una acción la puede hacer quien tenga más peones en ella; en caso de empate, quien vaya antes en el orden de turno. En Pescar hay un peón tuyo y uno de otro jugador, y tú vas al final. Te queda un peón.
vanuatu-lesson-lead-goal = Coloca tu último peón de modo que tengas la mayoría en Pescar.
vanuatu-lesson-lead-done = Dos peones contra uno: pescas primero, y la primera captura es la que más vale.
vanuatu-lesson-lead-missed = En Pescar sigue habiendo uno contra uno, y en caso de empate el otro va primero. Pon el peón donde está en juego la mayoría.

vanuatu-lesson-build = Navegar y luego construir
vanuatu-lesson-build-text = Un puesto se construye en una isla junto a tu barca y cuesta 3 vatu; cada paso por el mar cuesta 1. En Espíritu Santo, a tu lado, ya no hay sitio. Tienes 4 vatu.
vanuatu-lesson-build-goal = Navega hasta la bahía de Mele y construye un puesto en Efate.
vanuatu-lesson-build-done = Un vatu por el camino, tres por el puesto. Desde ahora gana con cada turista.
vanuatu-lesson-build-missed = No se ha construido nada. Navega un paso, hasta la bahía de Mele: así te quedan 3 vatu y tienes Efate al lado.
vanuatu-lesson-build-withdrew = Se ha retirado el peón y la acción se ha perdido. Navega primero, para tener al lado una isla con sitio.

vanuatu-lesson-load = Llenar un barco
vanuatu-lesson-load-text = Comprar toma una mercancía de una isla junto a tu barca y la carga en un barco que la quiere. Eso da puntos al momento, y más a quien llena el barco. Al barco marcado le falta una kava, y Efate la cultiva.
vanuatu-lesson-load-goal = Compra kava en Efate.
vanuatu-lesson-load-done = El barco está lleno y zarpa con tu kava.
vanuatu-lesson-load-missed = El barco sigue esperando su kava. Toca Comprar y luego la kava de Efate.
