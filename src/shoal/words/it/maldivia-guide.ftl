# Il primo giro guidato: che cosa guardare e fare, e perché.

maldivia-guide-aim = Peschi con una barca su un mare di stoffa. Tutt’intorno aspettano le navi del mercato, due per ciascuno dei quattro bordi, e ognuna vuole certi pesci. Chi li consegna prende la carta della nave: ogni pesce sulla carta è un punto.
maldivia-guide-boat = Scegli una barca. Cambia solo l’aspetto.
maldivia-guide-boat-why = Da adesso le tue cose hanno un segno corallo, e corallo vuol dire ovunque «tuo» e «adesso».
maldivia-guide-place = Tocca una casella libera per metterci la tua barca; toccala di nuovo per farlo davvero.
maldivia-guide-place-why = Qui non succede ancora nulla, ma la tua prima freccia parte da qui. Va bene una casella da cui più direzioni portano a pesci che una nave vuole. Il centro lascia aperte tutte le vie; vicino a un bordo le sue navi sono a un passo.
maldivia-guide-plan = Metti in fila quattro tavole nel vassoio: tre frecce e una nebbia. Tocca una tavola per girarla, trascinala su un’altra per scambiarle.
maldivia-guide-plan-why = Si giocano da sinistra a destra, e tutti preparano il piano in segreto. Una freccia è una direzione, non una distanza: quanto navigare si decide dopo. La nebbia piega un lato del mare, meglio se quello dove stanno gli altri. Appena cambi una tavola, i numeri sul mare mostrano dove può portarti ciascuna.
maldivia-guide-sail = La tua freccia è scoperta. Puoi raggiungere ogni casella che brilla: toccane una per vedere la rotta e che cosa ci trovi, e di nuovo per navigare.
maldivia-guide-sail-why = Fermati dove c’è qualcosa: pesci che una nave vuole, una barca a cui rubare, o un bordo con una nave che puoi rifornire. Le correnti possono portarti oltre una curva. Se resti dove sei, lì non puoi fare nulla e il turno è finito.
maldivia-guide-act = La tua barca è arrivata. Ora usa quello che c’è qui: pesca, ruba a una barca accanto il pesce in cima, o consegna a una nave di questo bordo.
maldivia-guide-act-why = Puoi fare più di una di queste cose, una dopo l’altra; solo pescare e consegnare non vanno insieme nello stesso turno.
maldivia-guide-gain = Prendine altri se vuoi, o tira a bordo quelli che hai in mano.
maldivia-guide-mast = Infila i pesci sul tuo albero, uno dopo l’altro, dal basso verso l’alto.
maldivia-guide-mast-why = Ladri e nebbia prendono sempre il pesce in cima: tieni lì quello che ti serve meno. Sull’albero ce ne stanno sette.
maldivia-guide-drop = Troppi pesci per il tuo albero: di’ quanti ne togli prima dalla cima.
maldivia-guide-exchange = Dopo una piega una nave scoperta di quel lato va sotto il suo mazzo, e ne arriva una nuova.
maldivia-guide-exchange-why = Manda via una nave che gli altri potrebbero rifornire, e tieni quella adatta ai tuoi pesci.
maldivia-guide-note-folded = la nebbia ha piegato una fila: il suo retro è il nuovo bordo. Le barche in quella fila e in quella sotto perdono il pesce in cima.
maldivia-guide-note-lost = una barca presa dalla piega ha perso il pesce in cima.
maldivia-guide-note-robbed = una barca si è fatta rubare il pesce in cima da una vicina. Solo quello in cima è in pericolo.
maldivia-guide-note-delivered = una nave è stata rifornita: la sua carta è vinta, e ogni pesce sulla carta è un punto.
maldivia-guide-note-blocked = la rotta era bloccata, e quella tavola non ha fatto niente. Dove ci sono molte barche si sta stretti.
maldivia-guide-note-turned = un polpo ha girato la tavola di qualcuno. Che cosa indica adesso lo sa solo chi ce l’ha davanti.
maldivia-guide-note-swapped = uno squalo ha scambiato due carte coperte.
maldivia-guide-end =
    È stato un giro intero. Tre cose decidono la partita:
    Fa’ finire l’ultima freccia su un bordo dove una nave vuole i pesci che hai.
    Tieni in cima all’albero quello che ti serve meno.
    Manda la nebbia dove stanno gli altri. Quando restano solo sedici caselle, la partita è finita.
