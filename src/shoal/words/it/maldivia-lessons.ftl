# Lezioni su posizioni preparate: di che si tratta, che cosa fare, e che cosa dire quando riesce o no.

maldivia-lesson-deliver = Consegna il pescato
maldivia-lesson-deliver-text = La tua barca porta cinque pesci. Chi si ferma a un bordo del mare può consegnare a una nave di quell’isola, se sull’albero ci sono tutti i pesci che vuole. Più ne vuole, più vale.
maldivia-lesson-deliver-goal = Naviga fino al bordo sud e consegna alla nave che paga di più.
maldivia-lesson-deliver-done = Tre punti, e i due pesci che non voleva restano sul tuo albero.
maldivia-lesson-deliver-missed = Il turno è passato senza una consegna. Naviga fino al bordo, poi tocca la nave.
maldivia-lesson-deliver-less = Quella nave voleva meno pesci e vale meno. L’altra ne voleva tre.
maldivia-lesson-deliver-short = Manca una casella: le navi comprano solo da chi è sul bordo.

maldivia-lesson-rob = Ruba a una barca vicina
maldivia-lesson-rob-text = Anche una barca accanto alla tua è una preda. Chi si ferma vicino a un’altra barca può prendere il pesce in cima al suo albero.
maldivia-lesson-rob-goal = Fermati accanto all’altra barca e prendi il suo pesce.
maldivia-lesson-rob-done = Il pesce in cima all’altro albero adesso è tuo. Bada al tuo: può succedere anche a te.
maldivia-lesson-rob-missed = Nessun pesce ha cambiato padrone. Fermati su una casella proprio accanto all’altra barca, poi tocca la barca.
maldivia-lesson-rob-far = Troppo avanti: la barca deve fermarsi accanto all’altra.

maldivia-lesson-fold = Piega il mare e chiudi la partita
maldivia-lesson-fold-text = Ogni piano ha una tavola nebbia, e la nebbia piega un bordo del mare. Restano venti caselle; con sedici o meno la partita è finita. Il tuo avversario ha ancora pesci da consegnare, quindi non dargli tempo.
maldivia-lesson-fold-goal = Prepara un piano in cui la nebbia viene per prima.
maldivia-lesson-fold-done = Il mare è piegato prima che l’altra barca si muova. La nebbia è anche un orologio, e puoi tenerlo in mano tu.
maldivia-lesson-fold-missed = In questo piano la nebbia viene più tardi, e l’altra barca sfrutta ogni turno che ha. Metti la nebbia al primo posto.
