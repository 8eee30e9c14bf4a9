# Il regolamento di Vanuatu, per le persone. I capitoli nell’ordine di gioco.
# Sopra ogni paragrafo stanno gli articoli che racconta.

vanuatu-rules-aim = Di che si tratta
# VAN-001 VAN-002
vanuatu-rules-aim-1 = Otto round su isole appena emerse dal mare. Navighi, peschi, commerci, costruisci capanne, disegni sulla sabbia e accompagni turisti. Il denaro resta poco: dieci vatu diventano da soli cinque punti. Vince chi ha più punti. Il gioco è per tre, quattro o cinque; in due si gioca con una regola a parte.
# VAN-100 VAN-101
vanuatu-rules-aim-2 = Il cuore è la programmazione. Ognuno piazza cinque pedine su nove azioni, e un’azione può farla solo chi ci ha più pedine.

vanuatu-rules-setup = All’inizio
# VAN-003 VAN-006 VAN-007 VAN-020 VAN-028 VAN-029
vanuatu-rules-setup-1 = Ci sono l’isola di Efate e tre mari, in ordine casuale, con le loro merci e i loro dischi. Ognuno ha una piroga sul mare vuoto, tre vatu, otto capanne, cinque pedine e nessun punto. Una borsa tiene al massimo nove vatu. Le piroghe restano in mare, e in un mare c’è posto per tutte.
# VAN-004 VAN-005 VAN-012 VAN-013 VAN-022 VAN-024 VAN-026 VAN-027 VAN-030
vanuatu-rules-setup-2 = Tre battelli aspettano merci, una tessera dice quanti turisti sono arrivati, il prezzo del pesce è al massimo, quattro tessere Riposo sono pronte, e le due prossime tessere da posare sono scoperte. Tutto questo si vede, tranne l’ordine dei mazzi e le tessere Riposo già prese. La sorte decide chi è primo; chi ha il segnalino è primo per tutto il round, gli altri seguono in senso orario, e una fase comincia quando tutti hanno finito la precedente. Le promesse non legano nessuno, e tra giocatori non passa niente di mano.

vanuatu-rules-round = Un nuovo round
# VAN-040 VAN-041 VAN-042 VAN-043 VAN-044 VAN-045 VAN-046 VAN-047
vanuatu-rules-round-1 = Dal secondo round si comincia così. I turisti che nessuno ha preso tornano a casa, e ne arrivano di nuovi. I battelli pieni partono, gli altri avanzano, e in coda ne arrivano di nuovi. Un’isola del tutto vuota riceve di nuovo tutte le sue merci, finché la riserva basta, prima le isole più vecchie. Il prezzo del pesce risale al massimo.
# VAN-008 VAN-048 VAN-050 VAN-051 VAN-052 VAN-053 VAN-054 VAN-055 VAN-056
vanuatu-rules-round-2 = Fino al settimo round il primo giocatore posa poi le due tessere scoperte, nell’ordine che vuole. Una tessera deve toccarne almeno altre due. Le isole stanno lontane tra loro, e un mare vuole un’isola accanto; se nessuna casella lo permette, può stare altrove. Un nuovo mare riceve i suoi dischi, una nuova isola le sue merci, e si scoprono le due tessere successive. Una casella senza tessera è fuori dal gioco.
vanuatu-rules-picture-tile = Le caselle che brillano sono quelle dove può stare la nuova tessera.

vanuatu-rules-characters = I personaggi
# VAN-070 VAN-071 VAN-072 VAN-073 VAN-074 VAN-075 VAN-076
vanuatu-rules-characters-1 = In ordine di turno ognuno prende un personaggio, diverso dall’ultima volta; quello vecchio si rimette a posto dopo, e altri possono prenderlo subito. Aiuta una volta in questo round, con la sua azione o quando decidi di usarlo, e poi si gira. Quasi sempre l’aiuto viene da sé; Compratore, Mendicante e Predicatore prima te lo chiedono. Non devi per forza programmare la sua azione, e se togli pedine senza agire resta com’è.
# VAN-118 VAN-200 VAN-201 VAN-202 VAN-203 VAN-205 VAN-206 VAN-207 VAN-208 VAN-209 VAN-210
vanuatu-rules-characters-2 = Il Navigatore naviga gratis. Il Costruttore paga un vatu per una capanna. Il Tuffatore riceve anche il valore di un tesoro in vatu, il Pescatore quello di una pesca in punti. Il Venditore non ha bisogno di una capanna, ma di un’isola accanto alla piroga. Il Compratore può caricare gratis dalla riserva un secondo cubo della stessa merce. Il Disegnatore disegna per cinque punti. La Guida riceve due punti per ogni disegno dove sbarca il turista. Il Mendicante una volta cambia fino a tre punti in vatu prima di agire. Il Predicatore una volta può agire con una pila possibile quando non ha nessuna maggioranza.

vanuatu-rules-plan = Piazzare le pedine
# VAN-080 VAN-081 VAN-082 VAN-087
vanuatu-rules-plan-1 = In ordine di turno piazzi due pedine, poi altre due, poi l’ultima, sulla stessa azione o su azioni diverse, e quante ne vuoi su una sola. Ciò che è piazzato resta.
# VAN-083 VAN-084 VAN-085 VAN-086
vanuatu-rules-plan-2 = Puoi piazzare solo dove avresti una possibilità se non ci fosse nessun altro: se prima serve qualcosa, come navigare fin lì, anche quello va programmato, e di due pedine piazzate insieme una può rendere possibile l’altra. Riposare si può programmare sempre.
vanuatu-rules-picture-plan = Nove azioni, con le pedine. Ogni riquadro dice come staresti lì, o che cosa manca.

vanuatu-rules-act = Agire
# VAN-102 VAN-103 VAN-104 VAN-109 VAN-110
vanuatu-rules-act-1 = Si gioca a turno finché non restano pedine. Nel tuo turno scegli un’azione dove in quel momento hai la maggioranza e la fai una volta, per intero; poi togli da lì tutte le tue pedine, così nessuno fa un’azione due volte in un round. Hai la maggioranza se lì nessuno ha più pedine; a parità ce l’ha chi viene prima nell’ordine di turno.
# VAN-105 VAN-106 VAN-107 VAN-108 VAN-111 VAN-112
vanuatu-rules-act-2 = Se ciò su cui hai la maggioranza non si può fare, perché in quel momento non puoi pagare o non resta niente, riprendi le pedine senza ottenere niente; puoi farlo anche se altrove hai una maggioranza possibile. E se non hai nessuna maggioranza, devi rinunciare a una delle tue pile, a meno che non agisca il Predicatore. Finché hai una maggioranza, non puoi rinunciare a un’altra pila. Così nessuno può passare, e l’ordine in cui agisci è tutto.
vanuatu-rules-picture-act = Dove questo giocatore ha la maggioranza, ora può fare un’azione.

vanuatu-rules-travel = Navigare, costruire, esplorare, pescare
# VAN-009 VAN-010 VAN-115 VAN-116 VAN-117
vanuatu-rules-travel-1 = Navigare: da una a tre caselle sui mari, un vatu ciascuna; deviare e tornare indietro è permesso e costa i suoi passi. Ciò che succede sulle isole succede accanto alla tua piroga, ciò che succede sott’acqua proprio sotto; tra più isole scegli tu.
# VAN-011 VAN-120 VAN-121 VAN-122
vanuatu-rules-travel-2 = Costruire: per tre vatu metti una tua capanna su uno spazio libero di un’isola accanto alla tua piroga, e lì resta. Le capanne ti fanno vendere pesce, guadagnare con i turisti, e contano alla fine.
# VAN-023 VAN-125 VAN-126 VAN-127 VAN-130 VAN-131 VAN-132
vanuatu-rules-travel-3 = Esplorare e pescare: prendi un tesoro o un pesce dal mare sotto la tua piroga. Vale il numero di dischi; poi un disco sparisce per sempre, e il prossimo vale meno.

vanuatu-rules-trade = Vendere e comprare
# VAN-135 VAN-136 VAN-137
vanuatu-rules-trade-1 = Vendere: con una tua capanna su un’isola accanto alla tua piroga vendi pesci, uno dopo l’altro, e smetti quando vuoi. Ognuno porta il suo valore per il prezzo, che è 3, 2 o 1; ognuno abbassa il prezzo, ma mai sotto 1.
# VAN-140 VAN-141 VAN-142 VAN-143 VAN-144
vanuatu-rules-trade-2 = Comprare: un cubo di un’isola accanto alla tua piroga, kava per un vatu, copra per due, carne per tre. Va subito sul primo battello che ha spazio per questa merce e porta un punto per il kava, tre per la copra, cinque per la carne, e altri due se riempie il battello. Se nessun battello ha spazio, puoi comprare lo stesso, e il cubo è perso. Un battello pieno aspetta il round successivo.

vanuatu-rules-culture = Disegnare, trasportare, riposare
# VAN-145
vanuatu-rules-culture-1 = Disegnare: un disegno sulla sabbia su uno spazio libero di un’isola accanto alla tua piroga non costa niente e porta tre punti.
# VAN-146 VAN-147 VAN-148
vanuatu-rules-culture-2 = Trasportare: porta un turista in attesa su un’isola accanto alla tua piroga che abbia posto. Ricevi un vatu per ogni capanna lì, di chiunque sia; va bene anche un’isola senza capanne.
# VAN-150 VAN-151 VAN-155 VAN-156 VAN-157 VAN-158
vanuatu-rules-culture-3 = Riposare: se resta una tessera Riposo, guarda quelle che ci sono e prendine una, senza che gli altri la vedano. Paga a fine round. Prima di agire nel tuo turno, e in nessun altro momento, puoi anche cambiare tesori in tanti vatu quanti ne valgono.

vanuatu-rules-vatu = Dieci vatu
# VAN-230 VAN-231 VAN-232 VAN-233
vanuatu-rules-vatu-1 = Appena hai dieci vatu, dieci diventano cinque punti, che ti piaccia o no, dopo ogni singolo guadagno, anche tra un round e l’altro e alla fine. Ciò che paghi si paga prima di guadagnare, e nessuno fa debiti.

vanuatu-rules-rest = Fine di un round
# VAN-240 VAN-241 VAN-242 VAN-243 VAN-275
vanuatu-rules-rest-1 = Le tessere Riposo si mostrano in ordine di turno, si pagano e si rimettono a posto: un punto, un vatu, tutt’e due, o il segnalino del primo giocatore. Il segnalino resta dov’è se nessuno ha preso la sua tessera; chi ce l’ha può prendere quella tessera e tenerlo.

vanuatu-rules-end = La fine
# VAN-250 VAN-251 VAN-252 VAN-255
vanuatu-rules-end-1 = Dopo l’ottavo round ogni pesce rimasto diventa tanti vatu quanti ne vale, qualunque sia il prezzo. Il segnalino vale tre punti, ogni tre vatu uno, i tesori il doppio del loro valore. Per ogni tua capanna ogni turista sulla sua isola vale due punti. Disegni, merci e capanne senza turisti non portano altro. Il punteggio va avanti oltre cinquanta.
# VAN-253 VAN-254
vanuatu-rules-end-2 = Vince chi ha più punti; a parità chi ha costruito più capanne, poi chi ha più vatu, e se non basta si condivide il posto.
vanuatu-rules-picture-end = Isole verso la fine di una partita: capanne, turisti e disegni.

vanuatu-rules-more = Due giocatori, varianti, segreti
# VAN-283
vanuatu-rules-more-1 = In due si prepara come per tre. Prima dei personaggi il primo giocatore mette due pedine neutrali sulle azioni, poi l’altro tre; per avere la maggioranza servono più pedine di quelle neutrali, o altrettante se il tuo personaggio è di quell’azione. Ci sono cinque personaggi disponibili, diversi dall’ultima volta, e una piroga non può fermarsi dove c’è l’altra.
# VAN-021 VAN-025 VAN-270 VAN-271 VAN-272 VAN-273 VAN-274
vanuatu-rules-more-2 = Sono nascosti solo l’ordine di battelli e turisti, quale di due tessere con la stessa lettera viene prima, e le tessere Riposo prese dagli altri. Le tessere vengono nell’ordine da A a F, due volte. Che cosa c’è in un mazzo si sa: un mazzo di battelli finito si rifà con i battelli partiti, e una tessera turista, secondo il numero di giocatori, è stata tolta all’inizio. Chi riposa vede che cosa resta, e quindi sa che cosa è stato preso prima, ma non da chi.
# VAN-280 VAN-281 VAN-282
vanuatu-rules-more-3 = Opzioni di un tavolo: senza personaggi; il prezzo del pesce scende una volta dopo un’intera vendita invece che con ogni pesce; e il Governatore, un undicesimo personaggio, che usa un turno per spostare un’intera tua pila su un’altra azione, una che in questo round non hai né fatto né lasciato perdere.

vanuatu-rules-decided = Deciso da noi
vanuatu-rules-decided-1 = Una regola si può leggere in un altro modo. Qui quasi tutti i bonus dei personaggi vengono da sé, e solo Compratore, Mendicante e Predicatore chiedono; si può anche leggere che ogni bonus si possa rifiutare.

# Il gioco in una pagina

vanuatu-rules-aid-person = In ogni round prendi un personaggio, mai lo stesso due volte di fila.
vanuatu-rules-aid-plan = Piazza cinque pedine a turno: due, due, una. Solo su ciò che il tuo programma permette.
vanuatu-rules-aid-lead = Poi, a turno, agisci con una pila dove hai più pedine; a parità chi viene prima nell’ordine di turno. Se non hai nessuna maggioranza, rinunci a una pila.
vanuatu-rules-aid-sail = Navigare sui mari: 1 vatu a casella.
vanuatu-rules-aid-build = Costruire una capanna accanto alla tua piroga: 3 vatu.
vanuatu-rules-aid-explore = Esplorare il tuo mare: un tesoro che vale il numero di forzieri. Il doppio in punti alla fine, o il suo valore in vatu nel tuo turno.
vanuatu-rules-aid-fish = Pescare nel tuo mare: un pesce che vale il numero di dischi pesce.
vanuatu-rules-aid-sell = Vendere pesce accanto a una tua capanna: valore per prezzo, 3, poi 2, poi 1.
vanuatu-rules-aid-kava = Comprare kava: 1 vatu, 1 punto su un battello.
vanuatu-rules-aid-copra = Comprare copra: 2 vatu, 3 punti su un battello.
vanuatu-rules-aid-beef = Comprare carne: 3 vatu, 5 punti su un battello. L’ultimo cubo di un battello: altri 2.
vanuatu-rules-aid-draw = Disegnare dove c’è spazio: 3 punti.
vanuatu-rules-aid-transport = Portare un turista: 1 vatu per ogni capanna sull’isola.
vanuatu-rules-aid-rest = Riposare: una tessera nascosta che paga a fine round.
vanuatu-rules-aid-vatu = A dieci i vatu diventano cinque punti.
vanuatu-rules-aid-end = Dopo otto round: 2 punti per ogni capanna e turista sulla sua isola, i tesori, 1 per 3 vatu, 3 a chi è primo giocatore.

# Un round di esempio

vanuatu-rules-example = Un round di esempio
vanuatu-rules-example-1 = Mira ha 3 vatu e prende il Disegnatore. La sua piroga è accanto a Efate, dove c’è spazio per un disegno. Ben ha preso il Compratore, Otto la Guida.
vanuatu-rules-example-2 = Programmazione, prima due pedine a testa: Mira le mette tutt’e due su Disegnare, perché con il Disegnatore vale 5 punti. Ben ne mette due su Comprare, Otto una su Disegnare e una su Trasportare. Poi Mira ne mette una su Navigare e una su Pescare, e l’ultima su Riposare.
vanuatu-rules-example-3 = Azioni: Mira ha la maggioranza su Disegnare, due a uno, e disegna subito su Efate, 5 punti. Ben compra lì carne: 3 vatu, 5 punti, e il Compratore ne carica gratis una seconda. Ora la pedina di Otto ha la maggioranza su Disegnare, ma su Efate non c’è più spazio e lui non ha programmato di navigare: quella pila andrà persa.
vanuatu-rules-example-4 = Mira naviga di una casella per 1 vatu verso un mare con due dischi pesce. Quando tocca di nuovo a lei pesca un pesce da 2. Per ultimo riposa e prende la tessera del primo giocatore. Alla fine del round ha 2 vatu, un pesce e 5 punti in più, e il prossimo lo inizia lei.
