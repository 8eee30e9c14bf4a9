# Il regolamento di Maldivia, per le persone. I capitoli nell’ordine di gioco.
# Sopra ogni paragrafo stanno gli articoli che racconta.

maldivia-rules-aim = Di che si tratta
# MAL-220
maldivia-rules-aim-1 = Il mare è un telo, e viene ripiegato sotto le barche. Peschi, rubi ai vicini e consegni quello che chiedono le navi del mercato ai quattro bordi. Ogni pesce stampato sulla carta di una nave che vinci è un punto.
# MAL-020 MAL-230
maldivia-rules-aim-2 = Non si sterza mai sul momento: all’inizio di ogni giro tutti mettono in fila in segreto quattro tavole, e poi i piani si incontrano. In due, in tre o in quattro valgono le stesse regole.

maldivia-rules-setup = Prima del primo giro
# MAL-010 MAL-013 MAL-014 MAL-015
maldivia-rules-setup-1 = Il telo è aperto: dieci per dieci caselle, con il lato senza squali in su. Su ogni lato c’è un’isola: Nanga a nord, Efo a est, Solys a sud, Wipi a ovest. Ogni isola ha un mazzo mescolato di dieci navi del mercato, e due sono scoperte dall’inizio.
# MAL-006 MAL-011 MAL-012 MAL-016 MAL-017 MAL-018 MAL-019 MAL-231
maldivia-rules-setup-2 = Ognuno sceglie una barca e riceve tre tavole freccia e una tavola nebbia. Gli alberi sono vuoti; tutti i 32 pesci sono nelle provviste. La sorte decide chi inizia, a meno che l’host non faccia iniziare il primo posto. Da lì in senso orario ogni barca va su una casella libera qualsiasi, una barca per casella. Per ora non succede altro. Chi siede alla tua sinistra è il posto successivo; in due è l’altro giocatore.

maldivia-rules-plan = Il piano di un giro
# MAL-021 MAL-022 MAL-023 MAL-024 MAL-026
maldivia-rules-plan-1 = Tutti preparano il piano insieme e in segreto. Metti in fila tutte e quattro le tue tavole, nell’ordine che vuoi. Gira ogni freccia verso una delle quattro direzioni, e la tavola nebbia verso uno dei quattro lati. Le direzioni sono quelle della bussola, ovunque tu sieda, e da dietro tutte le tavole sono uguali.
# MAL-025
maldivia-rules-plan-2 = Puoi cambiare il piano finché non è pronto l’ultimo. Dopo può toccarlo solo un polpo.

maldivia-rules-round = Tavola per tavola
# MAL-035 MAL-036 MAL-037 MAL-038
maldivia-rules-round-1 = Ora si giocano le prime tavole, un giocatore dopo l’altro a partire da chi inizia, poi tutte le seconde, e così via. Scopri la tavola, e solo allora decidi quanto navigare e che cosa fare; il tuo turno finisce prima che si scopra la tavola successiva. Una tavola scoperta resta così fino alla fine del giro.
# MAL-039
maldivia-rules-round-2 = Dopo quattro tavole il giro è finito. Inizia il giocatore successivo, tutti riprendono le tavole, ogni lato può avere di nuovo la nebbia, e si prepara un nuovo giro.

maldivia-rules-sail = Una freccia: navigare
# MAL-050 MAL-051 MAL-052 MAL-053 MAL-057
maldivia-rules-sail-1 = La tua barca naviga dritta nella direzione della freccia, fin dove vuoi e almeno di una casella, e si ferma su una casella libera diversa da quella di partenza. Non supera mai un’altra barca e non lascia mai il mare. Con una barca o il bordo proprio davanti non può navigare.
# MAL-054 MAL-055 MAL-056
maldivia-rules-sail-2 = Puoi anche restare. Ma chi non ha navigato non ha azioni, ovunque sia la barca. Conta solo la casella in cui ti fermi, non quelle lungo la rotta.
maldivia-rules-picture-sail = La freccia indica una direzione, e si può raggiungere ogni casella in linea fino alla prossima barca o al bordo. La rotta scelta è segnata.

maldivia-rules-current = Le correnti
# MAL-070 MAL-071 MAL-072 MAL-073
maldivia-rules-current-1 = I nastri chiari sono correnti: un punto dove cominciano, una freccia dove finiscono. Se entri nella prima casella di una corrente nella sua direzione, puoi seguirla per tutta la curva, lasciarla dove finisce e proseguire dritto. Chi la segue deve uscirne prima di fermarsi.
# MAL-074 MAL-075 MAL-076 MAL-077 MAL-078 MAL-079
maldivia-rules-current-2 = Puoi anche ignorarla: le barche la attraversano e ci si fermano come in mare aperto. Non ci si entra a metà, non la si percorre al contrario e non la si lascia prima. Se inizi la mossa su una corrente, in quella mossa non ne segui nessuna. Una corrente che non è più intera, perché un pezzo è piegato via o coperto o perché una barca ci sta sopra o subito dopo, non si può seguire. Una mossa può seguire più correnti, ciascuna una volta.
maldivia-rules-picture-current = Una corrente porta la barca dietro l’angolo.

maldivia-rules-act = Che cosa puoi fare dove ti fermi
# MAL-085 MAL-086 MAL-087 MAL-088 MAL-091 MAL-092
maldivia-rules-act-1 = Subito dopo aver navigato puoi usare la casella in cui ti fermi: prendere pesci, consegnare a un bordo, usare un polpo o uno squalo. L’ordine lo scegli tu, e niente è obbligatorio. Puoi fare una presa, usare un polpo o uno squalo, e consegnare una volta per ogni lato che tocchi. Quello che porta una cosa può rendere possibile la successiva.
# MAL-089 MAL-090 MAL-141
maldivia-rules-act-2 = Una cosa non è mai possibile: pescare e consegnare nello stesso turno, nemmeno su una casella con pesci al bordo. Rubare invece si può sempre.

maldivia-rules-fish = Pescare e rubare
# MAL-007 MAL-100 MAL-101 MAL-102 MAL-103 MAL-104
maldivia-rules-fish-1 = Su una casella con pesci li prendi tutti dalle provviste e li infili sul tuo albero nell’ordine che vuoi. I pesci stampati non finiscono mai, ma le provviste sì: ciò che lì manca non si pesca, e se di quei pesci non ce n’è nessuno non peschi affatto.
# MAL-003 MAL-105 MAL-106 MAL-107 MAL-108 MAL-109
maldivia-rules-fish-2 = Puoi anche rubare alle barche accanto alla tua, di lato e non in diagonale: da ognuna che vuoi il pesce in cima, se l’albero non è vuoto. I pesci pescati e quelli rubati vanno sull’albero insieme; quello che c’era prima resta com’è.

maldivia-rules-mast = L’albero
# MAL-115 MAL-116 MAL-118 MAL-121
maldivia-rules-mast-1 = Su un albero ci stanno sette pesci, e solo quello in cima può essere rubato o perso. Perciò conta che cosa sta in cima. Se i pesci nuovi ci stanno tutti, si infilano tutti, e nessuno si ributta in mare.
# MAL-117 MAL-119 MAL-120
maldivia-rules-mast-2 = Se i pesci nuovi non ci stanno tutti, togline dalla cima quanti vuoi, poi infila quelli nuovi che ci stanno, o nessuno. Gli altri tornano nelle provviste, anche quelli rubati.

maldivia-rules-deliver = Consegnare
# MAL-004 MAL-130 MAL-131 MAL-132 MAL-133 MAL-137 MAL-138 MAL-139 MAL-140
maldivia-rules-deliver-1 = Al bordo puoi rifornire una delle navi scoperte di quel lato, se il tuo albero ha tutti i pesci che chiede, ovunque siano sull’albero; valgono anche i pesci rubati in questo turno. I pesci più in alto di ogni colore tornano nelle provviste, e la carta va coperta davanti a te. La nave successiva dell’isola prende il posto vuoto, finché ce ne sono, ma rifornisci una sola nave per lato e per turno.
# MAL-134 MAL-135 MAL-136
maldivia-rules-deliver-2 = In un angolo puoi rifornire tutti e due i lati, e dove il mare è largo una casella anche i due opposti. Subito dopo una consegna puoi mettere in un altro ordine il resto del tuo albero.
maldivia-rules-picture-deliver = La barca è a un bordo e ha quello che vuole una nave di lì.

maldivia-rules-octopus = Il polpo
# MAL-150 MAL-151 MAL-152 MAL-153 MAL-154 MAL-155 MAL-156
maldivia-rules-octopus-1 = Su un polpo puoi girare una tavola ancora coperta, tua o di chiunque, di un quarto, di metà o di tre quarti, in senso orario per chi ce l’ha davanti; il suo posto nella fila non cambia. Tutti vedono quale tavola gira e di quanto, ma solo chi la possiede vede il davanti. Una tavola nebbia poi indica un altro lato.

maldivia-rules-shark = Lo squalo
# MAL-160 MAL-161 MAL-162 MAL-163 MAL-164 MAL-165 MAL-166
maldivia-rules-shark-1 = Gli squali compaiono solo dove il telo è piegato, quindi sempre a un bordo. Se hai una carta, anche vinta in questo turno, e un altro giocatore ne ha una, puoi scambiare: dici quale carta dai, a chi, e di quale isola è la carta che vuoi. La sorte ne prende una tra quelle giuste, esclusa quella che dai, e nessuno può rifiutare. Le tue carte puoi guardarle sempre.

maldivia-rules-fog = Nebbia: il mare si piega
# MAL-002 MAL-170 MAL-173 MAL-174 MAL-188 MAL-189
maldivia-rules-fog-1 = La tavola nebbia non muove barche e non dà azioni. La fila più esterna del lato che indica viene piegata, e il suo retro diventa il nuovo bordo, con nuovi pesci, polpi e squali; dove due pieghe si incontrano si vede l’ultima. Da allora il mare ha una fila in meno, e le navi di quel lato avanzano con lui.
# MAL-175 MAL-176 MAL-177 MAL-178 MAL-179 MAL-180 MAL-181 MAL-080
maldivia-rules-fog-2 = Le barche nella fila piegata vengono portate di una casella verso l’interno e spingono la barca su cui arrivano, e così via lungo una linea senza buchi. Tutte queste, e le barche sotto cui scivola la piega, perdono il pesce in cima; le barche oltre un buco no. La tua non fa eccezione. Dove la nebbia mette una barca, non succede niente.
# MAL-171 MAL-172 MAL-185 MAL-186
maldivia-rules-fog-3 = Ogni lato ha la nebbia al massimo una volta per giro: una seconda nebbia dallo stesso lato non fa niente. Se le barche riempiono un’intera linea, o lì il mare è largo solo una casella, non si piega niente, ma il lato ha avuto la sua nebbia.
# MAL-200 MAL-201 MAL-202 MAL-203
maldivia-rules-fog-4 = Dopo una piega chi siede a sinistra deve mandare sotto il mazzo una delle due navi scoperte di quel lato e scoprirne una nuova, prima di qualsiasi altra cosa. Senza mazzo non si cambia niente.
maldivia-rules-picture-fog = Un mare piegato più volte: le file color crepuscolo sono il retro del telo.

maldivia-rules-end = Fine e vittoria
# MAL-005 MAL-210 MAL-211 MAL-212 MAL-213 MAL-214
maldivia-rules-end-1 = Appena si vedono solo sedici caselle o meno, con o senza barche, la partita è quasi finita: tutti giocano ancora la tavola di questo numero, e basta. Quelle dopo non si giocano, e nient’altro fa finire la partita.
# MAL-221 MAL-222 MAL-223
maldivia-rules-end-2 = Conta i pesci sulle tue carte; quelli sull’albero non sono punti. Vince chi ha più punti. A parità vince chi ha più pesci sull’albero, e se anche lì è parità, si vince insieme.

maldivia-rules-decided = Deciso da noi
maldivia-rules-decided-1 = Una regola si può leggere in un altro modo. Qui le tue azioni vengono nell’ordine che vuoi, e prendi pesci una volta: rubi insieme a tutte le barche che vuoi. Il testo stampato può anche voler dire un ordine fisso (prendere, consegnare, poi polpo o squalo), o che si ruba a ogni vicino separatamente.

# Il gioco in una pagina

maldivia-rules-aid-plan = Prepara in segreto: tre frecce e una tavola nebbia, giocate da sinistra a destra.
maldivia-rules-aid-sail = Una freccia: naviga in quella direzione fin dove vuoi, mai attraverso una barca. Chi non naviga non ha azioni.
maldivia-rules-aid-fish = Pescare: prendi tutti i pesci della casella. Non in un turno in cui consegni.
maldivia-rules-aid-rob = Rubare: prendi il pesce in cima di ogni barca accanto a te.
maldivia-rules-aid-mast = Sull’albero ci stanno sette pesci. Solo quello in cima può essere rubato o perso.
maldivia-rules-aid-deliver = A un bordo: dai tutti i pesci che una nave chiede e prendi la sua carta. In un angolo valgono due lati.
maldivia-rules-aid-octopus = Polpo: gira una tavola ancora coperta.
maldivia-rules-aid-shark = Squalo: scambia alla cieca una carta con un altro giocatore.
maldivia-rules-aid-fog = Nebbia: la fila più esterna di quel lato si piega. Le barche prese nella piega perdono il pesce in cima. Una volta per giro per ogni lato.
maldivia-rules-aid-end = Sedici caselle o meno: si finisce questa tavola e si conta. Ogni pesce sulle tue carte è un punto.

# Un giro di esempio

maldivia-rules-example = Un giro di esempio
maldivia-rules-example-1 = Mira è in e4 e vuole la nave di Solys che chiede rosso e verde. Prepara: est, sud, sud, e come ultima tavola nebbia da nord. Anche gli altri preparano il piano; nessuno lo vede.
maldivia-rules-example-2 = Prima tavola, est: potrebbe fermarsi su ogni casella libera fino al bordo. Si ferma in h4, dove nuota un pesce rosso, accanto alla barca di Ben: pesca il rosso, ruba a Ben il pesce in cima, uno verde, e infila il rosso sopra il verde.
maldivia-rules-example-3 = Seconda tavola, sud: in h8 c’è la barca di Otto sulla rotta, e non può superarla. Si ferma in h7 e pesca. Terza tavola, sud: Otto è andato avanti, e lei raggiunge il bordo in h10. Sul suo albero ci sono rosso e verde: consegna e prende la carta, due punti. Arriva la prossima nave di Solys.
maldivia-rules-example-4 = Quarta tavola, nebbia da nord: la fila nord si piega, e ora il bordo è il suo retro con pesci nuovi. La barca di Ana era lì: viene portata di una casella verso l’interno e perde il pesce in cima. Il giocatore dopo Mira manda una nave di Nanga sotto il mazzo. Poi tutti preparano un nuovo piano.
