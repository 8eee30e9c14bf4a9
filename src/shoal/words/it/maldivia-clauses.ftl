# Le regole di Maldivia, articolo per articolo. Quelle inglesi sono in clauses.toml accanto al gioco.

MAL-001 = Una casella tiene il suo nome per tutta la partita; in gioco c’è solo il rettangolo visibile.
MAL-002 = Una casella su un bordo piegato mostra il retro della sua vicina esterna; dove due pieghe si incontrano, vale l’ultima.
MAL-003 = Le caselle vicine hanno un lato in comune. Le diagonali non contano.
MAL-004 = Una casella confina con un lato quando è nella sua fila visibile più esterna.
MAL-005 = Si contano tutte le caselle visibili, con o senza una barca sopra.
MAL-006 = Una barca per casella, e ogni barca su una casella visibile.
MAL-007 = I pesci stampati sul telo non finiscono mai; sulla stessa casella si può pescare più volte.

MAL-010 = Il telo comincia senza pieghe, con il lato senza squali in su.
MAL-011 = Ognuno sceglie una barca e ha tre frecce e una tavola nebbia; il resto rimane nella scatola.
MAL-012 = Tutti i 32 pesci cominciano nelle provviste, e ogni albero è vuoto.
MAL-013 = Le dieci navi di ogni isola si mescolano in un mazzo a parte.
MAL-014 = Le isole stanno in senso orario: Efo a est, Solys a sud, Wipi a ovest, Nanga a nord.
MAL-015 = Di ogni isola due navi sono scoperte.
MAL-016 = La sorte decide chi inizia, a meno che l’host non faccia iniziare il primo posto.
MAL-017 = A partire da chi inizia, le barche vanno su caselle libere qualsiasi; le navi scoperte si conoscono già.
MAL-018 = Mettere una barca sul telo non fa succedere niente.
MAL-019 = I posti vanno in senso orario; il giocatore alla tua sinistra è il posto successivo.

MAL-020 = Ogni giro prima si programma e poi si naviga.
MAL-021 = Un piano mette in fila tutte e quattro le tavole in qualsiasi ordine; nessuna si può lasciare fuori.
MAL-022 = Una freccia indica una di quattro direzioni, la tavola nebbia nomina uno di quattro lati.
MAL-023 = I piani usano le direzioni della bussola, ovunque si sieda al tavolo.
MAL-024 = Tutti preparano il piano insieme, e in segreto.
MAL-025 = Un piano si può sostituire finché non è pronto l’ultimo; da allora lo cambia solo un polpo.
MAL-026 = Da dietro tutte le tavole sono uguali.
MAL-027 = Ci sono 1024 piani diversi.

MAL-035 = Tavola per tavola, prima chi inizia e poi in senso orario, tutti scoprono la tavola dello stesso numero.
MAL-036 = Prima si scopre una tavola; poi chi la gioca decide.
MAL-037 = Una tavola scoperta resta così fino alla fine del giro e non si può più girare.
MAL-038 = Un turno finisce, cambio di nave compreso, prima che si scopra la tavola successiva.
MAL-039 = Dopo quattro tavole inizia chi siede a sinistra, le tavole tornano e i segni della nebbia spariscono.

MAL-050 = Una barca naviga fin dove vuole nella direzione della freccia, almeno di una casella, fino a una casella libera.
MAL-051 = Passa solo su caselle libere, mai su una barca.
MAL-052 = Non lascia mai il mare visibile.
MAL-053 = Con una barca o il bordo proprio davanti non può navigare.
MAL-054 = Navigare non è mai obbligatorio; restare fermi chiude il turno.
MAL-055 = Chi non ha navigato non ha azioni.
MAL-056 = Conta solo l’ultima casella di una mossa, non la strada per arrivarci.
MAL-057 = Una mossa finisce in un posto diverso da dove è cominciata.
MAL-058 = Una barca non è d’ostacolo a sé stessa.

MAL-070 = Una corrente è una fila di caselle con un inizio e una direzione in cui la si lascia.
MAL-071 = Chi entra nella prima casella di una corrente nella sua direzione può seguirla.
MAL-072 = Seguirla vuol dire percorrerla tutta, lasciarla nella sua direzione e proseguire dritto.
MAL-073 = Chi segue una corrente deve lasciarla prima di fermarsi.
MAL-074 = Una corrente si può ignorare: le barche la attraversano e ci si fermano come in mare aperto.
MAL-075 = Non si svolta controcorrente, non si entra a metà o di lato, non si esce prima della fine.
MAL-076 = Una barca che comincia la mossa su una casella di corrente in quella mossa non segue correnti.
MAL-077 = Tutte le caselle di una corrente e quella subito dopo devono essere visibili e libere.
MAL-078 = Una mossa può seguire più correnti, ciascuna una volta.
MAL-079 = Una corrente con una casella piegata via o coperta è interrotta.
MAL-080 = Una barca messa dalla nebbia su una corrente ci sta sopra quando naviga la volta dopo.

MAL-085 = Le azioni vengono subito dopo la mossa della propria barca, e solo allora.
MAL-086 = Ogni azione è una scelta; si può tralasciare qualsiasi azione.
MAL-087 = Sono quattro: prendere pesci, girare una tavola, scambiare una carta, consegnare.
MAL-088 = Le azioni vengono in qualsiasi ordine: una presa, un polpo o uno squalo, una consegna per ogni lato confinante.
MAL-089 = Rubare va insieme a tutto; pescare solo insieme a rubare.
MAL-090 = Nessuno pesca e consegna nello stesso turno.
MAL-091 = Dopo ogni azione si guarda di nuovo che cosa è possibile.
MAL-092 = Il turno finisce quando lo dice chi gioca o non resta niente da fare.

MAL-100 = Pescare prende tutti i pesci stampati sulla casella e li mette sull’albero in qualsiasi ordine.
MAL-101 = Ciò che manca nelle provviste non si pesca.
MAL-102 = Le provviste valgono com’erano all’inizio della presa.
MAL-103 = Se nelle provviste non c’è nessuno dei pesci stampati non si pesca, e consegnare resta possibile.
MAL-104 = Pescare prende tutto quello che c’è, a meno che non ci sia un eccesso.
MAL-105 = Rubare prende il pesce in cima di una barca vicina, uno per barca, da quelle che si vuole.
MAL-106 = Agli alberi vuoti non si può rubare.
MAL-107 = Si può rubare anche a barche che erano vicine già prima della mossa.
MAL-108 = Pesci pescati e rubati si infilano insieme, in un ordine comune qualsiasi.
MAL-109 = I pesci che erano già sull’albero restano come sono.

MAL-115 = Su un albero stanno sette pesci.
MAL-116 = Se ci stanno tutti, si infilano tutti i pesci nuovi.
MAL-117 = Se no, togline quanti vuoi dalla cima, poi tieni quelli nuovi che vuoi e che ci stanno; gli altri pesci tornano indietro.
MAL-118 = Un pesce più in basso si toglie solo dopo tutti quelli sopra.
MAL-119 = In un eccesso non si deve tenere nessuno dei pesci nuovi.
MAL-120 = I pesci rubati che non si tengono vanno nelle provviste, non a chi li aveva.
MAL-121 = Senza un eccesso nessun pesce si ributta in mare.

MAL-130 = Una barca a un lato può rifornire lì una nave scoperta.
MAL-131 = L’albero deve avere ogni pesce richiesto, ovunque sia.
MAL-132 = I pesci vanno nelle provviste e la carta, coperta, al giocatore.
MAL-133 = Una nave per lato e per turno, contando anche quella appena scoperta.
MAL-134 = In un angolo si possono rifornire entrambi i lati, in qualsiasi ordine.
MAL-135 = Dove il mare è largo una casella una barca può rifornire anche lati opposti.
MAL-136 = Subito dopo una consegna i pesci rimasti si possono mettere in un altro ordine.
MAL-137 = Lasciano l’albero i pesci più in alto di ogni colore richiesto.
MAL-138 = La carta successiva del mazzo prende il posto di una nave rifornita, finché ce n’è una.
MAL-139 = Senza una nave scoperta non c’è niente da rifornire.
MAL-140 = I pesci rubati in questo turno si possono consegnare nello stesso turno.
MAL-141 = Su una casella con pesci al bordo si fa una cosa o l’altra: pescare o consegnare.

MAL-150 = Un polpo gira una tavola ancora coperta, di chiunque, di un quarto, di metà o di tre quarti.
MAL-151 = Una tavola girata cambia davvero e resta al suo posto nella fila.
MAL-152 = Solo chi la possiede vede il davanti.
MAL-153 = I quarti di giro vanno in senso orario come li vede chi possiede la tavola: nord, est, sud, ovest.
MAL-154 = Su una tavola nebbia un quarto di giro porta su la lettera precedente: E, N, O, S.
MAL-155 = Le tavole già scoperte non si possono girare.
MAL-156 = Tutti vedono quale tavola è stata girata e di quanto.

MAL-160 = Per uno squalo servono una carta tua e un avversario che ne ha una.
MAL-161 = Dici la carta da dare, l’avversario e l’isola; la sorte sceglie tra quelle carte.
MAL-162 = Tutto questo si sceglie prima dell’estrazione, e la carta data non ne fa parte.
MAL-163 = Si può dare una carta vinta in questo turno.
MAL-164 = L’avversario non può rifiutare.
MAL-165 = Ognuno può guardare le proprie carte in ogni momento.
MAL-166 = Le caselle squalo sono al bordo, quindi lì si può anche consegnare.

MAL-170 = La lettera su una tavola nebbia nomina il lato da cui viene la nebbia.
MAL-171 = Ogni lato ha la nebbia al massimo una volta per giro.
MAL-172 = La nebbia su un lato che in questo giro l’ha già avuta non fa niente.
MAL-173 = Altrimenti il telo va piegato.
MAL-174 = La fila più esterna si posa su quella accanto; il suo retro è il nuovo bordo.
MAL-175 = Una barca nella fila piegata si sposta di una casella verso l’interno ed è presa.
MAL-176 = Una barca nella fila sotto resta se nessuno la spinge, ed è presa; quelle dietro no.
MAL-177 = Una barca portata verso l’interno spinge quella su cui arriva.
MAL-178 = La spinta continua lungo una catena senza buchi; è presa tutta, le barche oltre un buco no.
MAL-179 = Ogni linea si guarda da sola.
MAL-180 = Ogni barca presa perde il pesce in cima, se ne ha uno, anche quella di chi gioca la nebbia.
MAL-181 = Dove la nebbia mette una barca, non succede niente.
MAL-185 = Se le barche riempiono un’intera linea nella direzione della nebbia non si piega niente, ma il lato vale come usato.
MAL-186 = Un mare largo una casella non si può piegare in quel senso.
MAL-187 = La nebbia va in quest’ordine: già usata, segno, linea piena, piega, barche, pesci, cambio.
MAL-188 = Le pieghe restano, e le navi di un lato avanzano con il suo bordo.
MAL-189 = Una tavola nebbia non dà a chi la gioca né mossa né azione.

MAL-200 = Dopo una piega il giocatore a sinistra mette una nave scoperta di quel lato sotto il suo mazzo e scopre la successiva.
MAL-201 = Con un mazzo vuoto non c’è cambio.
MAL-202 = Il cambio viene prima del turno di chi lo fa, anche alla fine di un giro o della partita.
MAL-203 = Finché un mazzo ha carte, due navi della sua isola sono scoperte.

MAL-210 = Con 16 caselle visibili o meno la partita finisce quando tutti hanno giocato lo stesso numero di tavole.
MAL-211 = Lo si guarda dopo l’ultimo giocatore di ogni numero di tavola.
MAL-212 = I turni fino ad allora sono normali.
MAL-213 = Le tavole dopo non si giocano.
MAL-214 = Nient’altro fa finire la partita.
MAL-215 = Le regole da sole non fissano un ultimo giro; al gioco casuale si dà un limite da fuori.

MAL-220 = Ogni pesce su una carta raccolta è un punto; i pesci sull’albero no.
MAL-221 = A parità vince chi ha più pesci sull’albero.
MAL-222 = Se è ancora parità, si vince insieme.
MAL-223 = Così si classificano tutti; chi è pari condivide il posto e quello successivo si salta.

MAL-230 = In due, tre e quattro valgono le stesse regole.
MAL-231 = In due l’altro è il giocatore alla tua sinistra.
