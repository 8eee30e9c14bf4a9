# Il primo round guidato: che cosa guardare e fare, e perché.

carta-magica-guide-aim = Fa’ una volta il giro dell’isola in mezzo alla carta, e torna a casa. Per strada raccogli talismani: le merci diventano oro nei porti neri, l’oro diventa talismani in quelli rossi.
carta-magica-guide-captain = Scegli chi sei. Cambia solo la figura.
carta-magica-guide-captain-why = Quindi prendi chi ti piace.
carta-magica-guide-challenge = Scegli una sfida: due talismani che cerchi.
carta-magica-guide-challenge-why = Ognuno dei due che porti a casa conta dieci punti in più.
carta-magica-guide-home = Metti la tua nave in un porto libero: è casa tua. Toccalo, poi toccalo di nuovo.
carta-magica-guide-home-why = Da qui parti, e qui devi tornare dopo il giro dell’isola. Un porto rosso vicino a uno nero accorcia le rotte.
carta-magica-guide-spin = Gira la freccia d’ottone: tocca la ruota, o tira la freccia e lasciala andare.
carta-magica-guide-spin-why = Mostra un numero, e a che cosa serve: quanto puoi navigare, o quante merci o quanta magia puoi prendere.
carta-magica-guide-choose = Fa’ una cosa: naviga verso una casella che brilla, da una parte o dall’altra, o usa un segno indicato dalla freccia.
carta-magica-guide-choose-why = Martello e vento aiutano solo una nave in difficoltà. All’inizio carica merci, due per ogni moneta d’oro, poi naviga verso un porto nero. Un porto chiude la mossa.
carta-magica-guide-stuck = La tua nave ora non può navigare. Se un pulsante la libera, toccalo; o usa un segno indicato dalla freccia.
carta-magica-guide-stuck-why = L’oro o il martello riparano una nave danneggiata; quella in bonaccia si fa rimorchiare in cambio di merci, e il vento la libera.
carta-magica-guide-sail = La tua nave è libera: tocca una casella che brilla per vedere la rotta, e di nuovo per andarci.
carta-magica-guide-sail-why = Un porto chiude la mossa, e lì puoi scambiare o comprare.
carta-magica-guide-storm = Una tempesta! Gira un’altra volta: spinge ogni nave di due caselle.
carta-magica-guide-storm-why = Gli scogli danneggiano una nave, e le caselle bianche la trattengono finché non viene il vento. È solo sfortuna.
carta-magica-guide-weather = Una tempesta sta per spingere la tua nave. La tua carta gliela evita: giocala ora, o tienila.
carta-magica-guide-black = Un porto nero: scambia due merci con una moneta d’oro, quante volte vuoi. Qui si pesca anche una carta.
carta-magica-guide-black-why = Con l’oro si comprano talismani, e ogni pezzo avanzato alla fine è un punto.
carta-magica-guide-black-bare = Un porto nero: due merci varrebbero una moneta d’oro, ma non hai niente da scambiare.
carta-magica-guide-red = Un porto rosso: con due monete d’oro compri un talismano, uno scoperto o quello coperto.
carta-magica-guide-red-why = Quelli della tua sfida contano dieci in più. Prendili prima che lo faccia qualcun altro.
carta-magica-guide-red-bare = Un porto rosso: un talismano costa due monete d’oro, ma le tue non bastano.
carta-magica-guide-card = Una carta ti chiede qualcosa. I pulsanti dicono che cosa fa ogni risposta.
carta-magica-guide-card-why = Quello che tieni può aiutare dopo, o pagare.
carta-magica-guide-monster = Un mostro! Di’ quanta magia spendi, poi la freccia aggiunge il suo numero.
carta-magica-guide-monster-why = Se arrivi alla sua forza, porta oro e aiuta contro il prossimo. Se no, le tue merci sono perse.
carta-magica-guide-note-storm = è arrivata una tempesta. Spinge tutte le navi dalla stessa parte, una dopo l’altra.
carta-magica-guide-note-blown = la tempesta ha spinto una nave.
carta-magica-guide-note-drew = è stata pescata una carta avventura. Alcune aiutano, alcune costano, alcune sono mostri.
carta-magica-guide-note-traded = in un porto nero le merci sono diventate oro.
carta-magica-guide-note-tamed = un mostro è stato domato. Rende più facile il prossimo.
carta-magica-guide-note-untamed = il mostro era più forte: le merci a bordo sono perse.
carta-magica-guide-end =
    È stato un round intero. Tre cose decidono la partita:
    Le merci diventano oro, l’oro talismani: prepara la rotta dai porti neri a quelli rossi.
    I due talismani della tua sfida valgono dieci in più ciascuno.
    Chi per primo fa il giro dell’isola e torna a casa riceve quindici punti e chiude la partita.
carta-magica-guide-note-took = merci o magia sono salite a bordo. Nessuno può averne più di otto per tipo.
carta-magica-guide-note-bought = un talismano è stato comprato in un porto rosso, e se n’è scoperto uno nuovo.
carta-magica-guide-note-attacked = le navi affiancate possono battersi per un talismano che una di loro cerca.
