# Lezioni su posizioni preparate: di che si tratta, che cosa fare, e che cosa dire quando riesce o no.

kleine-fische-lesson-stop = Fermarsi in tempo
kleine-fische-lesson-stop-text = Davanti a te ci sono tre pesci diversi scoperti. Sono tuoi quando ti fermi. Se scopri un secondo pesce della stessa specie, perdi quelli tra i due, e il tuo turno è finito.
kleine-fische-lesson-stop-goal = Porta a casa i tre pesci.
kleine-fische-lesson-stop-done = Tre pesci nella rete. Con ogni pesce scoperto il prossimo è più rischioso.
kleine-fische-lesson-stop-missed = Era un rischio inutile. Tocca Fermati finché i tre pesci sono ancora tuoi.
kleine-fische-lesson-stop-bust = Due della stessa specie: se ne vanno, e con loro tutti i pesci in mezzo. Fermati prima che succeda.

kleine-fische-lesson-cave = Esplorare una grotta
kleine-fische-lesson-cave-text = Una grotta mostra quanti pesci devono essere scoperti per poterci entrare. Tu ne hai tre, e la grotta davanti ne vuole tre. Chi esplora una grotta la prende insieme a tutti i pesci scoperti.
kleine-fische-lesson-cave-goal = Nuota fino alla grotta segnata ed esplorala.
kleine-fische-lesson-cave-done = La grotta è tua, i pesci anche, e il tuo turno finisce al sicuro.
kleine-fische-lesson-cave-missed = La grotta non è stata esplorata. Prosegui, poi scegli la grotta e non il pesce accanto.
kleine-fische-lesson-cave-bust = Il pesce accanto alla grotta era il secondo della sua specie. La grotta sarebbe stata sicura.
kleine-fische-lesson-cave-stopped = Una scelta sicura, ma potevi esplorare la grotta: i pesci li avresti portati a casa lo stesso.

kleine-fische-lesson-steal = Rubare con la piovra
kleine-fische-lesson-steal-text = I punti sui tuoi pesci scoperti muovono la piovra, una corsia ciascuno. Se raggiunge un altro sub, dici quanti pesci vuoi rubare e tiri il dado. Meno ne chiedi, più tiri vanno bene.
kleine-fische-lesson-steal-goal = Porta la piovra sull’altro sub e ruba almeno un pesce.
kleine-fische-lesson-steal-done = Un pesce in più per te, uno in meno per l’altro. Chiederne uno è la via più sicura.
kleine-fische-lesson-steal-missed = Nessun pesce rubato. Tocca la corsia dell’altro sub, poi chiedi un pesce.
kleine-fische-lesson-steal-greedy = Il tiro era troppo basso per così tanti. Chiedi un pesce: basta quasi ogni tiro.
