# Lezioni su posizioni preparate: di che si tratta, che cosa fare, e che cosa dire quando riesce o no.

vanuatu-lesson-lead = In testa con due pedine
vanuatu-lesson-lead-text = Un’azione può farla chi ci ha più pedine; a parità, chi viene prima nell’ordine di turno. Tu e un altro giocatore avete una pedina a testa su Pescare, e il tuo posto è l’ultimo. Ti resta una pedina.
vanuatu-lesson-lead-goal = Piazza l’ultima pedina in modo da avere la maggioranza su Pescare.
vanuatu-lesson-lead-done = Due pedine contro una: peschi prima tu, e la prima pesca vale di più.
vanuatu-lesson-lead-missed = Su Pescare siete ancora uno a uno, e a parità viene prima l’altro. Metti la pedina dove ti giochi la maggioranza.

vanuatu-lesson-build = Navigare, poi costruire
vanuatu-lesson-build-text = Una capanna si costruisce su un’isola accanto alla tua piroga e costa 3 vatu; ogni passo in mare ne costa 1. Santo, accanto a te, non ha più spazio. Hai 4 vatu.
vanuatu-lesson-build-goal = Naviga verso la Baia di Mele e costruisci una capanna su Efate.
vanuatu-lesson-build-done = Un vatu per la strada, tre per la capanna. Da ora guadagna con ogni turista.
vanuatu-lesson-build-missed = Non è stato costruito niente. Naviga di un passo, verso la Baia di Mele: restano 3 vatu, ed Efate è accanto a te.
vanuatu-lesson-build-withdrew = La pedina è stata tolta e l’azione persa. Prima naviga, così accanto a te c’è un’isola con spazio.

vanuatu-lesson-load = Riempi un battello
vanuatu-lesson-load-text = Comprare prende una merce da un’isola accanto alla tua piroga e la carica su un battello che la vuole. Porta subito punti, e di più a chi riempie il battello. Al battello segnato manca un kava, ed Efate lo coltiva.
vanuatu-lesson-load-goal = Compra kava su Efate.
vanuatu-lesson-load-done = Il battello è pieno e parte con il tuo kava.
vanuatu-lesson-load-missed = Il battello aspetta ancora il suo kava. Tocca Comprare, poi kava su Efate.
