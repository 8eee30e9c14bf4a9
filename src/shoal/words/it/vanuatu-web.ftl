## Il tabellone nel browser

vanuatu-web-summary = Round { $round } di { $rounds } · { $phase }
vanuatu-web-map = Arcipelago
vanuatu-web-boxes = Nove azioni
vanuatu-web-choices = Le tue scelte
vanuatu-web-players = Giocatori in ordine di turno
vanuatu-web-track = Scala dei vatu
vanuatu-web-whole = Mappa intera
vanuatu-web-waters = Le mie acque
vanuatu-web-nobody = ancora nessuno
vanuatu-web-neutral = neutrale
vanuatu-web-price = Prezzo del pesce
vanuatu-web-office = Turisti
vanuatu-web-rest-tiles = Tessere Riposo
vanuatu-web-next = Prossime tessere
vanuatu-web-ships = Battelli
vanuatu-web-ships-hint = quello a sinistra carica per primo; l’ultimo spazio porta { $points } in più
vanuatu-web-to-map = Alla mappa
vanuatu-web-free = Personaggi liberi
vanuatu-web-free-hint = mai lo stesso di prima
vanuatu-web-sails = parte a fine round
vanuatu-web-slot-full = { $good } a bordo
vanuatu-web-slot-open = spazio per { $good }
vanuatu-web-drawings = Disegni sulla sabbia
vanuatu-web-of = { $count } su { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = pedine sulle azioni
vanuatu-web-order-now = ora { $seat }
vanuatu-web-order-next = poi { $seat }
vanuatu-web-used = bonus usato
vanuatu-web-plan = Il tuo programma è completo: confermalo.
vanuatu-web-plan-hint = Un riquadro ambra dice che cosa serve prima.
vanuatu-web-chain = Che cosa serve per { $action }, in ordine
vanuatu-web-link-done = programmata
vanuatu-web-link-next = ora una pedina qui
vanuatu-web-link-wait = viene dopo
vanuatu-web-need-sail = un mare libero
vanuatu-web-need-build = serve uno spazio
vanuatu-web-need-explore = serve un relitto
vanuatu-web-need-fish = serve un mare pescoso
vanuatu-web-need-tile = serve un pesce
vanuatu-web-need-sell = serve una tua capanna
vanuatu-web-need-buy = servono merci
vanuatu-web-need-draw = serve spazio libero
vanuatu-web-need-transport = serve posto
vanuatu-web-need-rest = prima
vanuatu-web-need-together = va con
vanuatu-web-money = { $sum } = { $vatu } vatu quando arrivi a { $action }
vanuatu-web-unplan = riprendi la pedina da { $action }
vanuatu-web-govern = Governatore: sposta una pila
vanuatu-web-step-cash = Tesoro
vanuatu-web-step-beg = Mendica

## Costi dei riquadri

vanuatu-web-cost-sail = −{ $step } vatu a casella
vanuatu-web-cost-sail-navigator = gratis: Navigatore
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu: Costruttore
vanuatu-web-cost-explore = nel tuo mare
vanuatu-web-cost-explore-diver = Tuffatore: anche vatu
vanuatu-web-cost-fish = { vanuatu-web-cost-explore }
vanuatu-web-cost-fish-fisherman = Pescatore: anche punti
vanuatu-web-cost-sell = valore × { $price } vatu
vanuatu-web-cost-sell-seller = senza capanna: Venditore
vanuatu-web-cost-buy = costa { $prices } vatu
vanuatu-web-cost-buy-buyer = 2º gratis: Compratore
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Disegnatore
vanuatu-web-cost-transport = +1 vatu a capanna
vanuatu-web-cost-transport-guide = Guida: anche punti
vanuatu-web-cost-rest = bonus nascosto

## Pillole: la verità sulla tua pila, lunga e breve

vanuatu-web-pill-now = Ora tu: scegli un posto
vanuatu-web-brief-now = ora tu
vanuatu-web-pill-now-do = Ora tu: { $name }
vanuatu-web-brief-now-do = { vanuatu-web-brief-now }
vanuatu-web-pill-now-gain = Ora tu: { $gain }
vanuatu-web-brief-now-gain = ora
vanuatu-web-pill-lead = Qui hai la maggioranza
vanuatu-web-brief-lead = sei in testa
vanuatu-web-pill-leads = Qui agisce { $seat }
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Bloccata da pedine neutrali
vanuatu-web-brief-walled = bloccata
vanuatu-web-pill-neutral-here = Metti qui una pedina neutrale
vanuatu-web-brief-neutral-here = qui?
vanuatu-web-pill-drafted = La tua pedina va qui
vanuatu-web-brief-drafted = la tua pedina
vanuatu-web-pill-drafted-leads = La tua pedina: avresti la maggioranza
vanuatu-web-brief-drafted-leads = saresti in testa
vanuatu-web-pill-drafted-behind = { $seat } agisce prima con { $pawns }
vanuatu-web-brief-drafted-behind = prima { $seat }
vanuatu-web-pill-drafted-with = La tua pedina; ora { $action }
vanuatu-web-brief-drafted-with = ora { $action }
vanuatu-web-pill-with = Possibile con { $action }
vanuatu-web-brief-with = prima { $action }
vanuatu-web-pill-win = Avresti la maggioranza
vanuatu-web-brief-win = { vanuatu-web-brief-drafted-leads }
vanuatu-web-pill-would-lead = Avresti la maggioranza, senza rivali
vanuatu-web-brief-would-lead = { vanuatu-web-brief-drafted-leads }
vanuatu-web-pill-behind = { $seat } agirebbe prima: { $pawns }
vanuatu-web-brief-behind = { vanuatu-web-brief-drafted-behind }
vanuatu-web-pill-may = Qui può andare una pedina
vanuatu-web-brief-may = possibile
vanuatu-web-pill-moves = Questa pila si sposta
vanuatu-web-pill-move-from = Sposta questa pila
vanuatu-web-pill-move-to = Spostala qui
vanuatu-web-pill-outnumbered = Bloccata: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Pari { $theirs }:{ $mine }, ma prima { $seat }
vanuatu-web-brief-tie = pari: { $seat }
vanuatu-web-pill-neutral = Pedine neutrali { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Non qui: prima Navigare
vanuatu-web-brief-sail-first = prima Navigare
vanuatu-web-pill-no-place = Nessun posto raggiungibile
vanuatu-web-brief-no-place = troppo lontano
vanuatu-web-pill-fish-tile = Niente pesci: prima Pescare
vanuatu-web-brief-fish-tile = prima Pescare
vanuatu-web-pill-vatu = Vatu mancanti: { $short }
vanuatu-web-pill-cost = Costa { $cost }, ne hai { $vatu }
vanuatu-web-pill-no-treasure-disc = Tua, ma qui non c’è tesoro
vanuatu-web-brief-no-treasure-disc = qui niente tesori
vanuatu-web-pill-no-fish-disc = Tua, ma qui non ci sono pesci
vanuatu-web-brief-no-fish-disc = qui niente pesci
vanuatu-web-pill-no-fish-tile = Tua, ma non hai pesci da vendere
vanuatu-web-brief-no-fish-tile = niente pesci
vanuatu-web-pill-no-own-stall = Tua, ma qui non hai capanne
vanuatu-web-brief-no-own-stall = niente capanna
vanuatu-web-pill-no-tourists = Nessun turista aspetta
vanuatu-web-brief-no-tourists = niente turisti
vanuatu-web-pill-no-drawing-slot = Non c’è spazio per un disegno
vanuatu-web-brief-no-drawing-slot = niente spazio
vanuatu-web-pill-no-stall-slot = Non c’è spazio per una capanna
vanuatu-web-brief-no-stall-slot = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-cube = Tua, ma qui non ci sono merci
vanuatu-web-pill-not-now = Ora non è possibile
vanuatu-web-brief-not-now = ora no

## Risultati e note

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = avresti la maggioranza su { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = { $vatu ->
    [one] resta 1 vatu
   *[other] restano { $vatu } vatu
}
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = il cubo è perso
vanuatu-web-note-converted = { $vatu } vatu diventano { count-points }.
vanuatu-web-note-bonus = Il battello è pieno: { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in più.
vanuatu-web-note-lost = Nessun battello prende questo cubo: non porta niente.
vanuatu-web-note-preaches = Così usi il Predicatore.
vanuatu-web-note-rest = Prendi una tessera Riposo: un vatu, un punto, tutt’e due, o il posto di primo giocatore nel prossimo round.
vanuatu-web-note-waived = { $rule ->
    [51] Non restano caselle lontane da altre isole.
   *[other] Non restano caselle accanto a un’isola.
}

## Azioni

vanuatu-web-do-place = Posa { $tile } in { $hex }
vanuatu-web-do-neutral = Pedina neutrale su { $action }
vanuatu-web-do-take = Prendi { FORM($character, "art") }
vanuatu-web-do-plan = Piazza su { $actions }
vanuatu-web-do-plan-both = Piazza tutte e due su { $action }
vanuatu-web-do-sail = Naviga verso { FORM($place, "art") }
vanuatu-web-do-sail-in = La strada lunga verso { FORM($place, "art") }: { $steps } passi
vanuatu-web-do-sail-back = Esci e torna verso { FORM($place, "art") }
vanuatu-web-do-build = Costruisci su { $island }
vanuatu-web-do-explore = Recupera il tesoro da { $value }
vanuatu-web-do-fish = Pesca un pesce da { $value }
vanuatu-web-do-sell = Vendi un pesce da { $value }
vanuatu-web-do-buy = Compra { $good } su { $island }
vanuatu-web-do-draw = Disegna su { $island }
vanuatu-web-do-transport = Porta un turista su { $island }
vanuatu-web-do-rest = Riposa
vanuatu-web-do-withdraw = Rinuncia a { $action }
vanuatu-web-do-stop = Smetti di vendere
vanuatu-web-do-second-yes = Carica un secondo cubo di { $good }
vanuatu-web-do-second-no = Niente secondo cubo
vanuatu-web-do-keep = Prendi «{ $tile }»
vanuatu-web-do-cash = Cambia il tesoro { $value } in vatu
vanuatu-web-do-beg = Cedi { $value ->
    [one] 1 punto
   *[other] { $value } punti
} per vatu
vanuatu-web-do-govern = Sposta la pila da { $action } a { $to }

## Caselle per chi ascolta

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, vuota
vanuatu-web-hex-fish = { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
}
vanuatu-web-hex-treasure = tesoro da { $count }
vanuatu-web-hex-good = { $count } { $good }
vanuatu-web-hex-stalls = capanne { $count } su { $of } { $owners }
vanuatu-web-hex-drawings = disegni { $count } su { $of }
vanuatu-web-hex-tourists = turisti { $count } su { $of }
vanuatu-web-hex-boat = piroga di { $seat }

## Parole aggiunte alle pillole

vanuatu-web-all-done = nessuna pedina
vanuatu-web-brief-cost = costa { $cost }
vanuatu-web-brief-vatu = { $short ->
    [one] manca 1
   *[other] mancano { $short }
}
vanuatu-web-brief-no-cube = niente merci
vanuatu-web-pill-paid-by = Solo se prima paga { $action }
vanuatu-web-brief-paid-by = se paga { $action }
vanuatu-web-pill-first = Prima { $first }
vanuatu-web-brief-first = prima { $first }
vanuatu-web-pill-planned = Solo con { $first } prima
vanuatu-web-brief-planned = serve { $first }
vanuatu-web-pill-fish = Niente pesci da vendere
vanuatu-web-brief-fish = { vanuatu-web-brief-no-fish-tile }
vanuatu-web-pill-several = Mancano più cose
vanuatu-web-brief-several = { vanuatu-web-brief-not-now }
vanuatu-web-pill-vatu-converted = Dieci vatu diventerebbero punti
vanuatu-web-brief-vatu-converted = vatu in punti
vanuatu-web-pill-sail-vatu = Niente vatu per navigare
vanuatu-web-brief-sail-vatu = niente vatu
vanuatu-web-pill-no-island = Nessuna isola accanto a te
vanuatu-web-brief-no-island = nessuna isola
vanuatu-web-pill-no-stall = Capanne tutte costruite
vanuatu-web-brief-no-stall = capanne finite
vanuatu-web-pill-island-full = Non c’è posto per un turista
vanuatu-web-brief-island-full = niente posto
vanuatu-web-pill-no-rest = Tessere Riposo tutte prese
vanuatu-web-brief-no-rest = finite
vanuatu-web-pill-nowhere = Intorno a te non c’è niente
vanuatu-web-brief-nowhere = non qui
vanuatu-web-lost = l’azione è persa
vanuatu-web-warn-lost = Riprendi le tue pedine e non fai niente.
vanuatu-web-warn-behind = Su { $actions } qualcuno agisce prima di te; poi tu, se si può ancora.
vanuatu-web-warn-paid-by = { $action } funziona solo se prima { $payer } ha portato i suoi vatu.

## Come si sceglie

vanuatu-web-how-plan = { $pawns ->
    [0] Conferma, o tocca una pedina per riprenderla.
    [one] Tocca un riquadro per un’altra pedina.
   *[other] Tocca i riquadri: { $pawns } pedine da piazzare.
}
vanuatu-web-how-plan-with = Per { $action } ora serve { $helper }.
vanuatu-web-how-place = Tocca una casella che brilla per vederci la tessera, di nuovo per posarla.
vanuatu-web-how-take = Ognuno dice che cosa sa fare. Tocca due volte per prenderne uno.
vanuatu-web-how-neutral = Tocca il riquadro dove va la pedina neutrale.
vanuatu-web-how-act = Tocca un riquadro o una casella che brilla.
vanuatu-web-how-where = { $action }: tocca un posto che brilla.
vanuatu-web-how-lose = La pila che tocchi ora va persa, senza niente in cambio.
vanuatu-web-how-govern = Tocca la pila da spostare.
vanuatu-web-how-govern-to = Tocca il riquadro dove va.
vanuatu-web-ask-hex = { $name }: che cosa fai?
vanuatu-web-ask-box = { $name }: dove?

## Che cosa è appena successo

vanuatu-web-told-planned = { $seat } ha in mente: { $actions }.
vanuatu-web-told-planned-both = { $seat } piazza tutte e due le pedine su { $action }.
vanuatu-web-told-withdrew = { $seat } non ha nessuna maggioranza e rinuncia a { $action }.
vanuatu-web-fact-round = Round { $round }/{ $rounds }

## Che cosa sono le cose

vanuatu-web-about-empty-title = { $hex }: mare aperto
vanuatu-web-about-empty = Ancora nessuna tessera. Una tessera si posa dove ne tocca altre due: le isole lontane dalle isole, i mari accanto a un’isola.
vanuatu-web-about-next = Si posa all’inizio del prossimo round.
vanuatu-web-about-sea = Qui navigano le piroghe. Chi pesca o si tuffa per primo prende di più: ogni tessera vale il numero di dischi rimasti.
vanuatu-web-about-island = Con la piroga accanto puoi costruire, comprare, vendere, disegnare e portare turisti. Alla fine ogni capanna dell’isola conta 2 punti per ogni turista.
vanuatu-web-about-row-fish = Pesce
vanuatu-web-about-row-treasure = Tesoro
vanuatu-web-about-discs = { $count ->
    [0] niente
   *[other] il prossimo vale { $count }
}
vanuatu-web-about-row-goods = Merci
vanuatu-web-about-row-stalls = Capanne
vanuatu-web-about-row-drawings = Disegni
vanuatu-web-about-row-tourists = Turisti
vanuatu-web-about-row-cost = In breve
vanuatu-web-about-row-queue = Chi agisce, in ordine
vanuatu-web-about-row-with = Ora con
vanuatu-web-about-row-deal = Su un battello
vanuatu-web-about-row-found = Si trova su
vanuatu-web-about-row-room = Spazi liberi sui battelli
vanuatu-web-about-sail = Muovi la tua piroga sulle tessere mare, un vatu a casella.
vanuatu-web-about-build = Metti una capanna su un’isola accanto alla tua piroga. Con i turisti alla fine vale punti.
vanuatu-web-about-explore = Recupera il tesoro sotto la tua piroga. Se lo tieni, alla fine conta doppio; se lo cambi, porta il suo valore in vatu.
vanuatu-web-about-fish = Pesca il pesce sotto la tua piroga; vale il numero di dischi pesce.
vanuatu-web-about-sell = Vendi pesce con una tua capanna su un’isola accanto alla tua piroga: valore per prezzo. Il prezzo scende ogni volta.
vanuatu-web-about-buy = Compra una merce su un’isola accanto alla tua piroga; va su un battello e porta punti.
vanuatu-web-about-draw = Disegna sulla sabbia di un’isola accanto alla tua piroga, dove c’è spazio.
vanuatu-web-about-transport = Porta un turista in attesa su un’isola accanto alla tua piroga. Ogni capanna lì, di chiunque sia, ti paga un vatu.
vanuatu-web-about-rest = Prendi una delle tessere Riposo nascoste; paga a fine round.
vanuatu-web-about-person = Un personaggio per round, e mai lo stesso due volte di fila.
vanuatu-web-about-ship-title = { $number ->
    [1] Primo battello
    [2] Secondo battello
   *[other] Terzo battello
}
vanuatu-web-about-ship = Un cubo va sul primo battello da sinistra che ha spazio. L’ultimo spazio porta { $points } in più; i battelli pieni partono a fine round.
vanuatu-web-about-loaded = pieno
vanuatu-web-about-deal = { $vatu } vatu, porta { count-points }
vanuatu-web-about-good = Si compra su un’isola, si carica su un battello. Senza spazio su un battello non porta niente.
vanuatu-web-about-price-title = Prezzo del pesce: { $price }
vanuatu-web-about-price = Un pesce si vende al suo valore per questo prezzo. Scende con ogni pesce venduto ({ $track }) e nel prossimo round torna al massimo.
vanuatu-web-about-office-title = Turisti in attesa: { $count }
vanuatu-web-about-office = Trasportare ne porta uno su un’isola: un vatu per ogni capanna lì. Alla fine ogni turista vale 2 punti in più per ogni capanna dell’isola. Chi aspetta ancora parte dopo il round.
vanuatu-web-about-rest-tiles-title = Tessere Riposo: ne restano { $count }
vanuatu-web-about-rest-tiles = Chi riposa le guarda e ne prende una; nessun altro vede quale. Pagano a fine round.
vanuatu-web-about-rest-first-player = inizi tu; 3 punti a fine partita
vanuatu-web-about-rest-point = 1 punto
vanuatu-web-about-rest-vatu-point = 1 vatu e 1 punto
vanuatu-web-about-rest-vatu = 1 vatu
vanuatu-web-about-gate-title = Vatu: denaro fino a { $vatu }
vanuatu-web-about-gate = A { $vatu } i vatu diventano da soli { $points } punti, e riparti da ciò che resta. Alla fine ogni tre vatu avanzati sono un punto.
vanuatu-web-about-drawings-title = Disegni sulla sabbia: { $count } su { $of }
vanuatu-web-about-drawings = Non sono di nessuno e portano punti una volta, quando si fanno. La Guida ci guadagna.
vanuatu-web-about-fish-tile-title = Pesce da { $value }
vanuatu-web-about-fish-tile = Al prezzo di oggi si vende per { $vatu } vatu, accanto a una tua capanna.
vanuatu-web-about-treasure-tile-title = Tesoro da { $value }
vanuatu-web-about-treasure-tile = Conta { $points } punti alla fine, o il suo valore in vatu all’inizio di un tuo turno.
vanuatu-web-about-pawns-title = Pedine azione
vanuatu-web-about-pawns = Cinque pedine per round. Su un riquadro agisce prima chi ne ha di più; a parità chi viene prima nell’ordine di turno.
