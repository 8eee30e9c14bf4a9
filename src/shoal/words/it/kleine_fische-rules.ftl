# Il regolamento di Kleine Fische ganz groß, per le persone. I capitoli nell’ordine di gioco.
# Sopra ogni paragrafo stanno gli articoli che racconta.

kleine-fische-rules-aim = Di che si tratta
# KF-001
kleine-fische-rules-aim-1 = Ti immergi lungo una scogliera di carte coperte e fotografi pesci. Finché ogni pesce che scopri è di una specie diversa puoi andare avanti. Se ne incontri una due volte, parte della pesca ti scivola via. In due, tre o quattro valgono le stesse regole.
# KF-191
kleine-fische-rules-aim-2 = Alla fine ognuna delle tredici specie conta solo con la tua foto migliore. Vince la varietà.

kleine-fische-rules-setup = La scogliera
# KF-002 KF-022 KF-023 KF-025
kleine-fische-rules-setup-1 = Pesci e grotte si mescolano insieme. Venticinque carte sono coperte, cinque file di cinque; le altre 78 sono il mazzo. Dal retro si vede se una carta è un pesce o una grotta, e una grotta mostra un numero; del mazzo si vede il retro della prima carta. Nessuno ha ancora niente.
# KF-003 KF-004 KF-005 KF-020 KF-021 KF-024
kleine-fische-rules-setup-2 = Sub e piovra si muovono nelle corsie tra le carte e lungo il bordo. Una corsia interna ha una carta da ogni lato, una sul bordo ne ha una sola. Un sub sta in una corsia e guarda una delle sue estremità. Tutti i sub cominciano sulla barca, la piovra nella sua grotta all’angolo in basso a destra, dove non blocca niente. Inizia il primo posto.

kleine-fische-rules-turn = Un turno
# KF-030 KF-032
kleine-fische-rules-turn-1 = Prima ti immergi: nuota, scopri un pesce, decidi, prosegui. Poi puoi muovere la piovra, magari rubare, e raccogli i tuoi pesci. Poi la scogliera si riempie di nuovo, e il prossimo giocatore si immerge in una scogliera piena e coperta.
# KF-031 KF-033 KF-050 KF-155
kleine-fische-rules-turn-2 = Non puoi saltare il tuffo né il primo movimento. Le carte grotta valgono solo nel tuo turno, ogni tipo nel suo momento. Tra un turno e l’altro i sub tengono la corsia e la direzione in cui guardano.

kleine-fische-rules-jump = Il primo turno: il tuffo
# KF-040 KF-041 KF-042 KF-043 KF-044 KF-045
kleine-fische-rules-jump-1 = Porta la barca sopra un pesce della fila in alto e tuffati su uno dei lati di quella carta: sinistra, destra o sotto. Scegli tu quale estremità della corsia guarda il tuo sub. Puoi raggiungere altri sub, ma non la piovra. Il tuffo è il tuo primo movimento; scopri un pesce qualsiasi accanto alla tua nuova corsia. La barca resta lì e non conta più.
# KF-046 KF-047 KF-048
kleine-fische-rules-jump-2 = Se la fila in alto è tutta di grotte, prima ne scambi una, senza guardare, con un pesce qualsiasi più in basso, e poi la barca va sopra quel pesce. Le Pinne turbo non sostituiscono mai il tuffo.
kleine-fische-rules-picture-jump = La barca è sopra una colonna. Il sub può tuffarsi in tre corsie, e guardare da una parte o dall’altra.

kleine-fische-rules-swim = Nuotare
# KF-006 KF-007 KF-008 KF-009 KF-010 KF-051
kleine-fische-rules-swim-1 = Un movimento è un passo. I sub nuotano solo in avanti: attraverso l’incrocio davanti a loro in un’altra corsia che parte da lì, e poi danno le spalle all’incrocio. Le corsie possibili sono tre all’interno, due sul bordo e una in un angolo; mai indietro, mai girarsi in una corsia. Non importa se lì c’è un pesce. Gli altri sub non intralciano mai; la corsia con la piovra è chiusa.
# KF-011 KF-052 KF-053 KF-054 KF-055 KF-056
kleine-fische-rules-swim-2 = In un angolo c’è davanti una sola corsia. Se all’inizio del tuo turno lì c’è la piovra, prima il tuo sub viene girato; non è un passo, succede da sé e solo allora. Se finisci in un angolo così durante un turno, scegli ancora una carta e poi devi fermarti. Se la piovra è nella tua stessa corsia, esci come al solito. In ogni altro posto un primo movimento è possibile.

kleine-fische-rules-reveal = Scoprire un pesce
# KF-060 KF-066 KF-067 KF-068
kleine-fische-rules-reveal-1 = Ogni movimento vale per una carta sola. Dopo il primo devi scoprire un pesce coperto accanto alla tua corsia. Se sono due scegli tu, senza sapere quali siano. Pesci scoperti e grotte non si scoprono mai.
# KF-061 KF-062 KF-063 KF-064 KF-065 KF-073
kleine-fische-rules-reveal-2 = Se dopo il primo movimento non c’è nessun pesce coperto, l’intero turno finisce subito: niente piovra, niente riempimento. Più avanti un pesce coperto accanto a te va scoperto, anche se sai che è una coppia, a meno che una grotta non vada bene. Senza pesci accanto l’immersione finisce senza perdite; accanto a una grotta che va bene puoi esplorarla o fermarti. In un posto così puoi anche andarci apposta.

kleine-fische-rules-choice = Fermarsi o proseguire?
# KF-070 KF-071 KF-072
kleine-fische-rules-choice-1 = Dopo ogni specie nuova decidi. Se ti fermi, tutti i pesci scoperti sono tuoi. Oppure prosegui, se una corsia è libera, e scegli un’altra carta.
# KF-080 KF-081 KF-082 KF-083 KF-086
kleine-fische-rules-choice-2 = Se il pesce nuovo è di una specie già scoperta, di qualunque taglia, l’immersione è finita: tutti e due, e tutto ciò che hai scoperto in mezzo, tornano coperti. In mezzo vuol dire nel tempo, non nello spazio. Quello che era scoperto prima del primo dei due lo tieni. Con tredici specie un quattordicesimo pesce sarebbe sempre una coppia.
# KF-084 KF-085
kleine-fische-rules-choice-3 = I pesci tornati coperti restano dove sono e si possono ritrovare. Ricordali! Dopo una coppia il tuo turno va avanti con la piovra, con i punti su ciò che hai tenuto.
kleine-fische-rules-picture-choice = Più pesci diversi sono scoperti, numerati nell’ordine in cui sono stati trovati. Proseguire in una delle corsie segnate, o fermarsi?

kleine-fische-rules-cave = Esplorare una grotta
# KF-090 KF-091 KF-092 KF-093 KF-094 KF-095
kleine-fische-rules-cave-1 = Se dopo un movimento, ma non il primo, i pesci scoperti sono esattamente quanti dice il numero di una grotta accanto a te, puoi esplorare la grotta invece di scoprire un pesce. Questo chiude l’immersione. Se ne vanno bene due ne scegli una; una grotta per turno. Dopo il primo movimento nessuna grotta va bene. La carta è tua quando raccogli, e prima nessuno può rubarla.
kleine-fische-rules-picture-cave = I pesci scoperti sono quanti ne chiede la grotta: si può esplorare.

kleine-fische-rules-octopus = La piovra
# KF-100 KF-101 KF-102 KF-103 KF-104 KF-106
kleine-fische-rules-octopus-1 = I pesci piccoli mostrano punti piovra. Conta quelli sui pesci ancora scoperti dopo la tua immersione: per ogni punto puoi muovere la piovra di una corsia, o di meno, o per niente; senza punti la muove solo una Piovra turbo. Un movimento per turno. Può lasciare la sua corsia da tutt’e due le estremità, da qualunque parte sia arrivata.
# KF-105 KF-107 KF-114
kleine-fische-rules-octopus-2 = Una volta partita, percorre ogni corsia da un capo all’altro e non si gira mai. Perciò per tornare da dove è partita serve un giro di almeno quattro corsie. Conta solo la corsia in cui finisce; va bene ogni strada entro i suoi passi.
# KF-108 KF-109 KF-115
kleine-fische-rules-octopus-3 = Il suo primo movimento entra nella scogliera da una delle due corsie all’angolo in basso a destra. Entrare costa un passo, e da lì prosegue. Non torna mai nella sua grotta.
# KF-110 KF-111 KF-112 KF-113
kleine-fische-rules-octopus-4 = Non entra mai nella corsia del tuo sub e non la attraversa. In una corsia con altri sub si ferma, e i passi rimasti sono persi. I sub ancora sulla barca non si possono raggiungere, e una piovra che non si è mossa non può rubare.
kleine-fische-rules-picture-octopus = Fin qui si può muovere la piovra questa volta.

kleine-fische-rules-rob = Rubare
# KF-120 KF-121 KF-122 KF-123
kleine-fische-rules-rob-1 = Se hai portato la piovra su altri, puoi rubare a uno di loro, o lasciar perdere. Di’ quanti pesci vuoi: uno, due o tre, anche se ce ne sono meno. Poi tira il dado della piovra, che mostra 1, 1, 2, 3, 3 e un meno uno rosso.
# KF-124 KF-125 KF-126 KF-127 KF-128 KF-130 KF-132
kleine-fische-rules-rob-2 = Con almeno il tuo numero prendi alla cieca esattamente quel numero di pesci dalla pila dell’altro, o tutta la pila se è più piccola. Con meno non ottieni niente. Con la faccia rossa è l’altro a prendere un pesce a te, se ne hai. Solo voi due sapete quali pesci sono passati di mano.
# KF-129 KF-131 KF-133
kleine-fische-rules-rob-3 = I pesci scoperti nella scogliera non sono ancora di nessuno, e le grotte non si possono rubare. Piovra e sub restano dove sono.



kleine-fische-rules-collect = Raccogliere e riempire
# KF-140 KF-141 KF-142 KF-143
kleine-fische-rules-collect-1 = I tuoi pesci scoperti vanno coperti sulla tua pila. Anche una grotta esplorata viene da te, separata dai pesci. Le tue carte puoi guardarle quando vuoi; gli altri vedono solo quante sono.
# KF-150 KF-151 KF-152
kleine-fische-rules-collect-2 = Poi i vuoti si riempiono dal mazzo, uno per uno, a partire dall’alto a sinistra. Se non hai preso niente, non si riempie niente. Se il mazzo basta appena, la partita continua senza mazzo.

kleine-fische-rules-cards = Le carte grotta
# KF-160 KF-161 KF-162
kleine-fische-rules-cards-1 = Le carte grotta aiutano dal tuo turno successivo, ognuna una volta; una usata torna nella scatola sotto gli occhi di tutti. Usarle non è mai obbligatorio, puoi usarne più d’una in un turno, e averne quante ne vuoi.
# KF-163 KF-164 KF-165 KF-166 KF-167
kleine-fische-rules-cards-2 = Le Pinne turbo allungano un movimento fino a tre o cinque passi. Ogni passo deve essere permesso, la strada può incrociare sé stessa, e conta solo la carta accanto all’ultima corsia. Una carta pinne per un movimento.
# KF-170 KF-171 KF-172 KF-173
kleine-fische-rules-cards-3 = La Lampada subacquea ti mostra, prima del tuo primo movimento, uno o due pesci coperti ovunque nella scogliera; se sono due, il secondo lo scegli dopo aver visto il primo. Tutti vedono dove illumina, solo tu vedi che cosa.
# KF-175 KF-176 KF-177
kleine-fische-rules-cards-4 = La Piovra turbo dà alla piovra tre o cinque passi in più, anche senza un solo punto e anche dopo una coppia. Si annuncia prima che la piovra si muova, e poi la piovra deve muoversi.
# KF-180 KF-181 KF-182 KF-183 KF-184
kleine-fische-rules-cards-5 = Nuovo tiro annulla un tiro troppo basso, anche quello rosso, e tiri ancora; un tipo di questa carta permette un secondo tentativo. Vale l’ultimo tiro. Può usarla solo chi ruba, e finita una se ne può usare un’altra.
# KF-185
kleine-fische-rules-cards-6 = I pesci arcobaleno e i bauli del tesoro non si giocano: aspettano, coperti, la fine.

kleine-fische-rules-end = Fine e vittoria
# KF-153 KF-154 KF-190
kleine-fische-rules-end-1 = Quando un vuoto non si può riempire perché il mazzo è finito, la partita finisce subito, di chiunque sia il turno. Si scoprono tutte le pile e le grotte; ciò che sta nella scogliera non conta per nessuno.
# KF-192 KF-193 KF-194 KF-195 KF-196
kleine-fische-rules-end-2 = Ogni specie conta con il suo pesce migliore, da una a quattro conchiglie. Un pesce arcobaleno si può posare su una specie che hai e la fa valere quattro; per due ci vogliono due specie. Ogni carta grotta da giocare che non hai usato è un punto. Tutto insieme è il punteggio provvisorio.
# KF-197 KF-198 KF-199 KF-200 KF-201 KF-202
kleine-fische-rules-end-3 = Poi si aprono i bauli: 1, 3, 5 o 7 punti per chi è primo, secondo, terzo o quarto nel punteggio provvisorio. A parità vale per tutti la posizione migliore, i bauli non cambiano mai le posizioni, e due bauli pagano due volte. Vince chi ha più punti; a parità chi ha la pila di pesci più grande, e se anche lì è parità si vince insieme.

kleine-fische-rules-decided = Deciso da noi
kleine-fische-rules-decided-1 = Due regole si possono leggere in un altro modo. Qui viene girato solo un sub che guarda un angolo bloccato; il testo stampato può anche voler dire che chiunque abbia la piovra proprio davanti può girarsi, senza obbligo. E qui la piovra paga un passo per entrare; chi pensa che entri gratis può sceglierlo tra le opzioni del tavolo.

# Il gioco in una pagina

kleine-fische-rules-aid-jump = Primo turno: porta la barca sopra un pesce della fila in alto e tuffati alla sua sinistra, alla sua destra o sotto.
kleine-fische-rules-aid-swim = Nuotare: solo in avanti, attraverso l’incrocio davanti. Mai nella corsia della piovra.
kleine-fische-rules-aid-reveal = Scopri un pesce coperto accanto alla tua corsia. Se dopo il primo movimento non ce n’è: fine del turno.
kleine-fische-rules-aid-pair = Una specie già scoperta: tutti e due, e tutto ciò che è stato scoperto in mezzo, tornano coperti. L’immersione è finita.
kleine-fische-rules-aid-cave = Tanti pesci scoperti quanti dice il suo numero: esplora invece la grotta. L’immersione è finita.
kleine-fische-rules-aid-octopus = Dopo l’immersione: un passo della piovra per ogni punto piovra sui tuoi pesci scoperti.
kleine-fische-rules-aid-steal = Se raggiunge un avversario: annuncia da 1 a 3, tira almeno altrettanto. La faccia rossa ti costa un pesce.
kleine-fische-rules-aid-fins = Pinne turbo: fino a 3 o 5 passi in un movimento.
kleine-fische-rules-aid-lamp = Lampada subacquea: prima di nuotare, guarda 1 o 2 pesci coperti.
kleine-fische-rules-aid-octo = Piovra turbo: 3 o 5 passi in più, anche senza punti.
kleine-fische-rules-aid-reroll = Nuovo tiro: ripeti un tiro andato male, una o due volte.
kleine-fische-rules-aid-rainbow = Pesce arcobaleno: alla fine una delle tue specie vale 4.
kleine-fische-rules-aid-chest = Baule del tesoro: alla fine 1, 3, 5 o 7 punti; di più a chi è ultimo.
kleine-fische-rules-aid-end = Il mazzo non basta per un vuoto: è la fine. Conta il pesce migliore di ogni specie, e 1 per ogni carta grotta non usata.

# Un turno di esempio

kleine-fische-rules-example = Un turno di esempio
kleine-fische-rules-example-1 = Mira guarda in giù e scende di una corsia. Accanto ci sono due pesci coperti; scopre quello a sinistra: un pesce pagliaccio con una conchiglia e due punti piovra. È il numero uno.
kleine-fische-rules-example-2 = Prosegue a destra e scopre un pesce scatola, poi di nuovo in giù: un pesce lanterna. Ne ha scoperti tre. Accanto alla prossima corsia c’è una grotta con un 3. Potrebbe nuotare lì ed esplorarla. Invece si ferma: i tre pesci sono suoi.
kleine-fische-rules-example-3 = I due punti piovra del pesce pagliaccio muovono la piovra di due corsie, sul sub di Ben. Mira annuncia due e tira un 3: prende due pesci dalla pila di Ben, alla cieca. Con un 1 non avrebbe ottenuto niente; con la faccia rossa Ben avrebbe preso un pesce a lei.
kleine-fische-rules-example-4 = Poi raccoglie i suoi tre pesci, i vuoti si riempiono, e tocca a Ben. Se il suo quarto pesce fosse stato un secondo pesce scatola, sarebbero tornati coperti il pesce scatola, il pesce lanterna e quello nuovo, e le sarebbe rimasto solo il pesce pagliaccio.
