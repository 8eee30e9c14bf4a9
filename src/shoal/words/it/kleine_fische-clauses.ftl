# Le regole di Kleine Fische ganz groß, articolo per articolo. Quelle inglesi sono in clauses.toml accanto al gioco.

KF-001 = Si gioca da due a quattro; niente nella preparazione o nelle regole dipende da quanti si è.
KF-002 = Il tabellone ha 25 posti per le carte, cinque file di cinque.
KF-003 = Sub e piovra si muovono nelle 60 corsie intorno e in mezzo alle carte, compreso il bordo e il suo lato in alto.
KF-004 = Una carta confina con le quattro corsie ai suoi lati: una corsia interna ha due carte, una sul bordo una.
KF-005 = Un sub in acqua è in una corsia e guarda una delle sue estremità; il tuffo sceglie liberamente la direzione.
KF-006 = Un passo porta attraverso l’incrocio davanti in un’altra corsia che parte da lì, dando poi le spalle all’incrocio; mai indietro, mai girarsi in una corsia.
KF-007 = Così ci sono tre corsie tra cui scegliere all’interno, due sul bordo, una in un angolo.
KF-008 = I sub condividono liberamente le corsie e non si bloccano mai.
KF-009 = Nessun sub entra nella corsia della piovra o la attraversa.
KF-010 = Un movimento è un passo, se non lo sostituiscono le Pinne turbo.
KF-011 = Un sub che guarda un angolo da una delle sue due corsie ha davanti solo l’altra corsia dell’angolo.

KF-020 = La barca aspetta sopra il tabellone con tutti i sub; la sua prima colonna non significa niente.
KF-021 = La piovra comincia nella sua grotta accanto all’angolo in basso a destra, dove non blocca corsie.
KF-022 = Tutti i pesci e le grotte si mescolano insieme; 25 si dispongono coperti fila per fila e 78 restano nel mazzo.
KF-023 = Dal retro tutti distinguono un pesce da una grotta e vedono il numero di una grotta; del mazzo si vede solo il primo retro.
KF-024 = Inizia il primo posto e i turni seguono l’ordine dei posti; il tavolo assegna i posti prima di distribuire.
KF-025 = All’inizio nessuno possiede carte.

KF-030 = Un turno è l’immersione, poi la piovra con furto e raccolta, poi il riempimento; poi tocca al prossimo.
KF-031 = Nessuno può saltare il tuffo o il primo movimento di un turno.
KF-032 = Ogni turno comincia con il tabellone pieno e tutto coperto.
KF-033 = Le carte grotta si giocano solo nel proprio turno, ogni tipo nel suo momento; pesci arcobaleno e bauli mai.

KF-040 = Nel primo turno la barca va sopra un pesce qualsiasi della fila in alto, e il sub deve tuffarsi.
KF-041 = Il tuffo finisce al lato sinistro, destro o inferiore della carta sotto la barca.
KF-042 = Il sub che si tuffa può guardare una qualsiasi delle due estremità della corsia.
KF-043 = Un tuffo può raggiungere altri sub ma non la piovra.
KF-044 = Il tuffo è il primo movimento; si può scoprire un pesce qualsiasi accanto alla nuova corsia.
KF-045 = La barca resta dov’è stata lasciata e non ha altri effetti.
KF-046 = Se la fila in alto ha solo grotte, prima se ne scambia una, senza guardare, con un pesce qualsiasi delle file sotto.
KF-047 = Dopo lo scambio la barca può andare solo sopra il pesce scambiato.
KF-048 = Le pinne non sostituiscono mai il tuffo.

KF-050 = Ogni turno successivo comincia con un movimento.
KF-051 = Si può scegliere ogni corsia libera, che accanto ci sia un pesce o no.
KF-052 = Un sub che comincia il turno guardando un angolo la cui altra corsia ha la piovra viene prima girato.
KF-053 = Girarsi non è un passo, succede da sé, solo allora e una volta in quel turno.
KF-054 = In ogni altro posto un primo movimento è sempre possibile.
KF-055 = Chi entra in un angolo così durante un turno sceglie ancora lì una carta, poi deve fermarsi.
KF-056 = Un sub nella corsia della piovra ne esce come al solito.

KF-060 = Dopo il primo movimento si deve scoprire un pesce coperto accanto alla corsia.
KF-061 = Se non ce n’è, l’intero turno finisce subito, senza piovra e senza riempimento.
KF-062 = Dopo ogni movimento successivo si scopre un pesce, si esplora una grotta adatta, o ci si ferma se non c’è un pesce da scoprire.
KF-063 = Dove si può scoprire un pesce e nessuna grotta è adatta, va scoperto, anche se si sa che è un doppione.
KF-064 = Accanto a una grotta adatta e senza pesci si esplora o ci si ferma; se c’è anche un pesce, si deve fare una delle due cose.
KF-065 = Fermarsi per forza non fa perdere niente.
KF-066 = Un movimento, una carta.
KF-067 = Le grotte sul tabellone si esplorano, non si scoprono mai.
KF-068 = Un pesce già scoperto non si può scoprire di nuovo.

KF-070 = Dopo una specie nuova ci si ferma o si prosegue, se una corsia è libera.
KF-071 = Fermarsi chiude l’immersione con tutti i pesci scoperti.
KF-072 = Proseguire vuol dire un altro movimento e un’altra carta.
KF-073 = Nuotare dove non si può fare niente è permesso e chiude l’immersione senza perdite.

KF-080 = Un secondo pesce scoperto di una specie è un doppione, di qualunque taglia.
KF-081 = Un doppione torna coperto insieme al suo gemello e a tutto ciò che è stato scoperto in mezzo.
KF-082 = Ciò che è stato scoperto prima del gemello resta scoperto e si tiene.
KF-083 = In mezzo vuol dire nel tempo, non sul tabellone.
KF-084 = I pesci tornati coperti restano dove sono e più tardi si possono scoprire di nuovo.
KF-085 = Dopo una coppia l’immersione è finita e il turno continua con la piovra.
KF-086 = Il primo pesce scoperto di un turno non è mai un doppione; un quattordicesimo lo sarebbe sempre.

KF-090 = Una grotta accanto alla corsia si può esplorare dopo un movimento, ma non il primo, se il suo numero è uguale ai pesci scoperti.
KF-091 = Contano i pesci scoperti prima di questo movimento; esplorare sostituisce lo scoprire.
KF-092 = Esplorare si dice a voce alta e chiude l’immersione.
KF-093 = Una grotta per turno; se due sono adatte si sceglie.
KF-094 = La grotta si prende quando si raccoglie; nel frattempo un furto non può toccarla.
KF-095 = Dopo il primo movimento nessuna grotta è adatta.

KF-100 = I punti piovra del turno sono quelli sui pesci ancora scoperti dopo l’immersione.
KF-101 = La piovra si può muovere al massimo di altrettante corsie.
KF-102 = Senza punti può muoverla solo una Piovra turbo.
KF-103 = Al massimo un movimento della piovra e un furto per turno.
KF-104 = La piovra può lasciare la sua corsia da tutt’e due le estremità; non ha direzione.
KF-105 = In un movimento percorre ogni corsia da un capo all’altro e non si gira mai.
KF-106 = Ciò che ha fatto nei turni prima non la vincola.
KF-107 = Può tornare in cerchio da dove è partita, con almeno quattro passi, e vale come se si fosse mossa fin lì.
KF-108 = Il suo primo movimento entra da una delle due corsie dell’angolo in basso a destra e da lì prosegue.
KF-109 = Entrare costa un passo.
KF-110 = Non va mai sul sub di chi è di turno né oltre.
KF-111 = In una corsia con avversari si ferma; i passi rimasti sono persi.
KF-112 = Una piovra che non si è mossa non può rubare.
KF-113 = I sub sulla barca non si possono raggiungere.
KF-114 = Conta solo la corsia in cui finisce; va bene ogni strada entro il limite.
KF-115 = Resta nella sua ultima corsia e non torna mai nella sua grotta.

KF-120 = Se è stata portata su avversari, si può provare a rubare a uno di loro o lasciar perdere.
KF-121 = Il numero di carte, da una a tre, si annuncia prima del tiro.
KF-122 = Il numero è libero anche se la vittima ha meno pesci o nessuno.
KF-123 = Il dado mostra un meno uno rosso, due uno, un due e due tre.
KF-124 = Un risultato almeno pari all’annuncio prende esattamente il numero di pesci annunciato.
KF-125 = Da una pila più piccola si prende tutto.
KF-126 = Un risultato più basso non fa niente.
KF-127 = Con la faccia rossa la vittima prende un pesce a chi voleva rubare, senza che le sia chiesto.
KF-128 = Chi vuole rubare e non ha pesci raccolti con la faccia rossa non perde niente.
KF-129 = I pesci scoperti sul tabellone non sono ancora di nessuno e non si possono rubare.
KF-130 = Le carte si pescano alla cieca: ognuna della pila è ugualmente probabile.
KF-131 = Le grotte non si possono rubare.
KF-132 = Chi prende e chi perde sanno quali pesci sono passati di mano, gli altri solo quanti.
KF-133 = Dopo un furto piovra e sub restano nella corsia.

KF-140 = Tutti i pesci scoperti vanno coperti sulla pila di chi è di turno.
KF-141 = Una grotta esplorata si prende, si guarda e si tiene separata dai pesci.
KF-142 = Una pila è un insieme senza ordine; tutti sanno quanto è grande.
KF-143 = Ognuno può guardare le proprie carte in ogni momento, nessun altro può.

KF-150 = I vuoti si riempiono uno per uno, dall’alto a sinistra fila per fila, con le prime carte del mazzo.
KF-151 = Se non si è preso niente, non si riempie niente e la partita non può finire.
KF-152 = Se il mazzo basta appena, la partita continua con il mazzo vuoto.
KF-153 = Se un vuoto non si può riempire, la partita finisce subito.
KF-154 = Alla fine non si recuperano turni.
KF-155 = Tra un turno e l’altro i sub tengono corsie e direzioni.

KF-160 = Una carta grotta appena vinta aspetta il turno successivo di chi la possiede.
KF-161 = In un turno si possono usare più carte grotta; una usata torna nella scatola, vista da tutti.
KF-162 = Usare una carta non è mai un obbligo, le carte sono indipendenti tra loro, e non c’è un limite di mano.
KF-163 = Le Pinne turbo sostituiscono un movimento: da uno a tre passi, o da uno a cinque.
KF-164 = Ogni passo con le pinne deve essere permesso; la strada può incrociarsi e tornare al suo inizio.
KF-165 = L’intera strada è un movimento: le carte contano solo dove finisce.
KF-166 = Una carta pinne per un movimento.
KF-167 = La carta è spesa con la scelta della strada, descritta da dove finisce e da che parte guarda il sub.
KF-170 = Una lampada si usa prima del primo movimento di un turno, anche prima che il sub venga girato.
KF-171 = Una lampada mostra a chi la usa un pesce coperto ovunque sul tabellone; grotte e mazzo sono fuori portata.
KF-172 = La lampada debole mostra un pesce, quella forte fino a due, il secondo scelto dopo aver visto il primo.
KF-173 = Tutti vedono dove illumina la lampada, solo chi la usa vede che cosa mostra.
KF-175 = La Piovra turbo aggiunge tre o cinque passi al movimento della piovra nel turno, anche senza punti.
KF-176 = Punti e carte turbo si sommano; le carte si annunciano prima che la piovra si muova, e poi deve muoversi.
KF-177 = La Piovra turbo funziona dopo una coppia, ma non in un turno finito per mancanza di pesci.
KF-180 = Dopo un tiro troppo basso, faccia rossa compresa, Nuovo tiro lo annulla e si tira ancora.
KF-181 = Vale l’ultimo tiro, qualunque cosa sia venuta prima.
KF-182 = La carta forte dà fino a due tiri in più, il secondo a scelta.
KF-183 = Quando i tiri di una carta sono finiti, può seguire un altro Nuovo tiro.
KF-184 = La vittima non può tirare di nuovo.
KF-185 = Pesci arcobaleno e bauli restano coperti fino alla fine e non valgono mai come carte non usate.

KF-190 = Alla fine si scoprono pile e grotte; le carte sul tabellone non contano.
KF-191 = Ogni specie conta solo con il suo pesce migliore.
KF-192 = Un pesce arcobaleno posato su un mazzetto lo fa valere almeno quattro.
KF-193 = Un pesce arcobaleno ha bisogno di un mazzetto; due possono andare su due mazzetti.
KF-194 = I pesci arcobaleno sono facoltativi e si decidono in ordine di posto con tutte le carte scoperte.
KF-195 = Ogni grotta con un’azione mai usata vale un punto.
KF-196 = Mazzetti, pesci arcobaleno e grotte non usate fanno il punteggio provvisorio.
KF-197 = La posizione di un giocatore è uno più il numero di chi ha un punteggio provvisorio più alto.
KF-198 = Un baule dà a chi lo possiede 1, 3, 5 o 7 punti per la posizione 1, 2, 3 o 4.
KF-199 = Due bauli pagano due volte; i bauli non cambiano mai le posizioni.
KF-200 = Punteggio provvisorio e bauli fanno il punteggio finale; vince il più alto.
KF-201 = La parità va a chi ha la pila di pesci più grande.
KF-202 = Una parità anche lì è una vittoria condivisa.
