# Il primo turno guidato: che cosa guardare e fare, e perché.

kleine-fische-guide-aim = Sei un sub con la macchina fotografica. I pesci sono coperti; nuoti nelle corsie tra le carte e scopri pesci. Alla fine ogni specie conta solo con la tua foto migliore, quindi ti servono tante specie diverse.
kleine-fische-guide-jump = Porta la barca sopra una colonna e tuffati: tocca una freccia che brilla accanto a una carta della fila in alto.
kleine-fische-guide-jump-why = Scegli tu da che parte guardare. Da lì in poi nuoti solo in avanti, quindi guarda dove ci sono più carte.
kleine-fische-guide-reveal = Scopri uno dei pesci accanto alla tua corsia: tocca la carta.
kleine-fische-guide-reveal-why = Ogni pesce che scopri per ora resta scoperto. Una specie che hai già scoperto sarebbe una coppia, e le coppie sono un guaio.
kleine-fische-guide-cave = Accanto a te non c’è nessun pesce coperto: esplora la grotta o fermati.
kleine-fische-guide-choice = Se ti fermi, i pesci scoperti sono tuoi. Oppure prosegui e scoprine un altro.
kleine-fische-guide-choice-why = Il secondo pesce di una specie fa tornare coperti tutti e due, e tutto ciò che hai scoperto in mezzo. Con due o tre pesci di solito si può proseguire; con sei è proprio ora di fermarsi. Se i pesci scoperti sono esattamente quanti dice il numero di una grotta accanto a te, puoi invece esplorare la grotta.
kleine-fische-guide-swim = Prosegui: tocca una carta davanti a te per nuotare lì e scoprirla, o una corsia per scegliere dopo.
kleine-fische-guide-swim-why = Cerca una corsia con due pesci coperti accanto, così puoi scegliere.
kleine-fische-guide-octopus = Alcuni dei tuoi pesci mostrano punti piovra. Per ogni punto puoi muovere la piovra di una corsia, se vuoi.
kleine-fische-guide-octopus-why = Se raggiunge il sub di un avversario puoi provare a rubare. Altrimenti lasciala dove dà fastidio agli altri.
kleine-fische-guide-rob = La piovra ha raggiunto qualcuno. Di’ quanti pesci vuoi rubare, poi decide il dado.
kleine-fische-guide-rob-why = Il dado mostra 1, 1, 2, 3, 3 e una faccia rossa che ti fa perdere un pesce. Un pesce è abbastanza sicuro, tre sono un azzardo.
kleine-fische-guide-exchange = La fila in alto è tutta di grotte: prima scambiane una con un pesce più in basso.
kleine-fische-guide-exchange-why = Ti tufferai accanto a quel pesce. Uno vale l’altro, nessuno sa quali siano.
kleine-fische-guide-note-bust = due della stessa specie. Tutti e due, e ciò che fu scoperto in mezzo, si ricoprono; il resto è del sub. Ricorda dove sono!
kleine-fische-guide-note-stranded = accanto alla corsia non c’era nessun pesce coperto, e il turno è finito subito.
kleine-fische-guide-note-collected = i pesci scoperti sono stati presi, e i vuoti riempiti dal mazzo.
kleine-fische-guide-note-explored = una grotta è stata esplorata: i pesci scoperti erano quanti dice il suo numero. Le grotte aiutano più tardi, o portano punti.
kleine-fische-guide-note-halted = accanto alla corsia non c’era niente da scoprire. Così l’immersione finisce, ma ciò che era scoperto resta al sub.
kleine-fische-guide-note-crawled = la piovra si è mossa, una corsia per ogni punto piovra sui pesci del sub. Blocca la sua corsia, e se raggiunge un altro sub si può rubare.
kleine-fische-guide-note-stole = sono stati rubati pesci da una pila, alla cieca. Si possono rubare solo pesci, mai grotte.
kleine-fische-guide-note-lost = la faccia rossa: il ladro ha dovuto cedere un pesce.
kleine-fische-guide-end =
    È stato un giro intero. Tre cose decidono la partita:
    Fermati in tempo: due o tre pesci a turno sono un buon bottino.
    Cerca le specie che non hai: conta solo il migliore di ciascuna.
    Tieni d’occhio la piovra: prende dalle pile piene.
