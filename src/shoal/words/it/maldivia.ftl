maldivia-option-start = Chi inizia: decide la sorte, o il primo posto

# Cose

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = est
maldivia-way-s = sud
maldivia-way-w = ovest
maldivia-way-n = nord

maldivia-tile-e = freccia a est
maldivia-tile-s = freccia a sud
maldivia-tile-w = freccia a ovest
maldivia-tile-n = freccia a nord
maldivia-tile-fog-e = nebbia da est
maldivia-tile-fog-s = nebbia da sud
maldivia-tile-fog-w = nebbia da ovest
maldivia-tile-fog-n = nebbia da nord
maldivia-nothing = niente
maldivia-nowhere = nessuno

maldivia-boat-white = bianca
maldivia-boat-orange = arancione
maldivia-boat-brown = marrone
maldivia-boat-black = nera

maldivia-colour-red = rosso
maldivia-colour-green = verde
maldivia-colour-purple = viola
maldivia-colour-yellow = giallo

maldivia-space-open = mare aperto
maldivia-space-current = una corrente
maldivia-space-octopus = un polpo
maldivia-space-shark = uno squalo

maldivia-supply = Provviste
maldivia-mast = albero
maldivia-plan = piano
maldivia-cards = carte
maldivia-no-cards = ancora nessuna
maldivia-pile = mazzo { $count }
maldivia-fog-came = nebbia già venuta
maldivia-spaces = ancora { $spaces } caselle, la partita finisce a { $end }
maldivia-round = Giro { $round }
maldivia-tile = Giro { $round }, tavola { $tile }
maldivia-setting-up = Preparazione
maldivia-starts = inizia
maldivia-legend = Pesci: R rosso, G verde, P viola, Y giallo · → corrente, ~ corrente interrotta · o polpo · x squalo · ' retro del telo
maldivia-fresh = pesci nuovi in mano: { $fish }
maldivia-score = { count-points }

# Che cosa si chiede

maldivia-ask-take = Scegli una barca.
maldivia-wait-take = { $seat } sceglie una barca.
maldivia-ask-place = Metti la tua barca su una casella libera.
maldivia-wait-place = { $seat } mette una barca in mare.
maldivia-ask-plan = Giro { $round }: prepara tre frecce e la nebbia, da sinistra a destra.
maldivia-ask-replan = Il tuo piano è pronto, e puoi ancora cambiarlo. In attesa di { $seats }.
maldivia-wait-plan = Giro { $round }: in attesa dei piani di { $seats }.
maldivia-ask-sail = Naviga verso { $way } da { $cell }, oppure resta.
maldivia-wait-sail = { $seat } può navigare verso { $way } da { $cell }.
maldivia-ask-act = La tua barca è in { $cell }: { $shows }. Che cosa fai?
maldivia-wait-act = { $seat } è in { $cell } ({ $shows }) e può agire.
maldivia-ask-gain = In mano: { $fish }. Prendine altri, o tirali a bordo.
maldivia-wait-gain = { $seat } può prendere altri pesci. In mano: { $fish }.
maldivia-ask-drop = Troppi pesci per l’albero. In mano: { $fish }; sull’albero: { $mast }. Quanti ne togli prima dalla cima?
maldivia-wait-drop = { $seat } ha troppi pesci per l’albero e fa posto.
maldivia-ask-stick = Quale pesce va ora in cima? In mano: { $fish }; sull’albero: { $mast }.
maldivia-wait-stick = { $seat } infila pesci nuovi sull’albero: { $fish }.
maldivia-ask-restack = Riordina il tuo albero dal basso in alto. Già a posto: { $settled }. Quale viene ora: { $loose }?
maldivia-wait-restack = { $seat } riordina l’albero.
maldivia-ask-give = Quale carta di { $island } dai a { $other_seat } in cambio di una di { $wanted }?
maldivia-wait-give = { $seat } sceglie la carta di { $island } da dare a { $other_seat } in cambio di una di { $wanted }.
maldivia-ask-exchange = La nebbia è venuta da { $island }. Quale delle sue navi va sotto il mazzo?
maldivia-wait-exchange = { $seat } cambia una nave di { $island }.

# Che cosa è successo

maldivia-event-took = { $seat } prende la barca { $boat }.
maldivia-event-placed = { $seat } inizia in { $cell }.
maldivia-event-round = Inizia il giro { $number }. Comincia { $start_seat }.
maldivia-event-planned = { $seat } ha un piano{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } scopre la tavola { $slot }: { $named }.
maldivia-event-blocked = { $seat } non può navigare da { $cell }.
maldivia-event-stayed = { $seat } resta in { $cell }.
maldivia-event-sailed = { $seat } naviga da { $from } a { $cell }.
maldivia-event-fished = { $seat } pesca: { $named }.
maldivia-event-robbed = { $seat } ruba a { $victim_seat } un pesce { $named }.
maldivia-event-dropped = { $seat } toglie pesci dall’albero: { $named }.
maldivia-event-stuck = { $seat } infila un pesce { $named } sull’albero.
maldivia-event-released = { $seat } lascia andare pesci: { $named }.
maldivia-event-delivered = { $seat } consegna a { $island } per { count-points }: { $named }. Ora sull’albero, dal basso: { $left }.
maldivia-event-opened = Arriva una nave di { $island } e chiede: { $named }. { $pile ->
    [0] Ora il mazzo è vuoto.
    [one] Nel mazzo resta 1 carta.
   *[other] Nel mazzo restano { $pile } carte.
  }
maldivia-event-restacked = { $seat } riordina l’albero, dal basso: { $named }.
maldivia-event-turned = { $seat } usa il polpo: la tavola { $slot } di { $owner_seat } gira di { $angle } gradi{ $known ->
    [yes] . Ora mostra: { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } scambia carte con { $other_seat }: una di { $gave } per una di { $took }.{ $known ->
    [yes] {" "}Dà: { $given_named }; riceve: { $drawn_named }.
   *[no] {""}
  }
maldivia-event-ended-turn = { $seat } ha finito.
maldivia-event-fog-spent = La nebbia di { $seat } non fa niente: in questo giro { $island } ha già avuto la sua.
maldivia-event-fog-held = Le barche riempiono un’intera linea davanti a { $island } ({ $line }): la nebbia di { $seat } si dirada e non si piega niente.
maldivia-event-folded = { $seat } porta la nebbia da { $island }: il mare si piega e restano { $spaces } caselle. Il nuovo bordo va da { $first } a { $last }. Pesci: { $fish_at }; polpo: { $octopus_at }; squalo: { $shark_at }.
maldivia-event-covered = La piega scivola sotto la barca di { $seat } in { $cell }.
maldivia-event-carried = La barca di { $seat } viene portata da { $from } a { $cell }.
maldivia-event-pushed = La barca di { $seat } viene spinta da { $from } a { $cell }.
maldivia-event-lost = { $seat } perde un pesce { $named }.
maldivia-event-exchanged = { $seat } manda sotto il mazzo la nave di { $island } che chiede: { $named }.
maldivia-event-ended = La partita è finita. Vittoria di { $seats }. Punti, posto per posto: { $scores }.

# Perché no

maldivia-refuse-now-take = Prima scegli una barca.
maldivia-refuse-now-place = Prima metti la tua barca in mare.
maldivia-refuse-now-plan = Ora tutti preparano il piano.
maldivia-refuse-now-sail = Prima naviga o resta.
maldivia-refuse-now-act = Ora usa la casella, o termina il turno.
maldivia-refuse-now-gain = Prima prendi altri pesci o tirali a bordo.
maldivia-refuse-now-drop = Prima scegli quanti pesci togliere dalla cima del tuo albero.
maldivia-refuse-now-stick = Prima infila i pesci nuovi sul tuo albero.
maldivia-refuse-now-restack = Prima riordina i pesci sul tuo albero, o lasciali così.
maldivia-refuse-now-give = Prima scegli la carta che dai.
maldivia-refuse-now-exchange = Prima cambia una nave.
maldivia-refuse-boat-taken = La barca { $boat } è di { $other_seat }.
maldivia-refuse-occupied = Lì c’è la barca di { $other_seat }.
maldivia-refuse-planned = Tutti i piani sono pronti. Ora può cambiarli solo un polpo.
maldivia-refuse-sailed = La tua barca ha già navigato in questo turno.
maldivia-refuse-folded-away = { $cell } è sparita in una piega; scegli un’altra casella.
maldivia-refuse-same-place = Per navigare devi cambiare casella. Oppure resta in { $cell }.
maldivia-refuse-boat-there = In { $cell } c’è la barca di { $other_seat }.
maldivia-refuse-boat-between = C’è una barca sulla rotta per { $cell }.
maldivia-refuse-on-current = Parti da una corrente: in questa mossa non ne puoi seguire nessuna.
maldivia-refuse-current-blocked = La corrente che porta a { $cell } non è libera.
maldivia-refuse-in-current = Una barca che segue una corrente deve uscirne: { $cell } è ancora dentro.
maldivia-refuse-off-course = { $cell } non è su questa rotta. La tua freccia indica { $way }, e una barca svolta solo dove comincia una corrente.
maldivia-refuse-sail-first = Non hai navigato, quindi niente azioni.
maldivia-refuse-gained = In questo turno hai già preso i tuoi pesci.
maldivia-refuse-no-haul = Non hai in mano pesci da tirare a bordo.
maldivia-refuse-no-fish-space = Su questa casella non ci sono pesci.
maldivia-refuse-fish-or-deliver = In un turno puoi pescare o consegnare, non tutte e due le cose.
maldivia-refuse-fished = In questo turno hai già pescato qui.
maldivia-refuse-none-left = Nelle provviste non ci sono più questi pesci: { $fish }.
maldivia-refuse-no-victim = Lì non c’è nessuno a cui rubare.
maldivia-refuse-not-adjacent = La barca di { $other_seat } non è accanto alla tua.
maldivia-refuse-robbed = In questo turno hai già rubato a { $other_seat }.
maldivia-refuse-empty = L’albero di { $other_seat } è vuoto.
maldivia-refuse-no-drop = Si tolgono pesci dall’albero solo quando i nuovi non ci stanno.
maldivia-refuse-drop-too-many = { $count ->
    [one] Sul tuo albero c’è solo 1 pesce.
   *[other] Sul tuo albero ci sono solo { $count } pesci.
  }
maldivia-refuse-no-stick = Non ci sono pesci nuovi da infilare sull’albero.
maldivia-refuse-no-release = Ci stanno tutti, quindi vanno infilati tutti.
maldivia-refuse-no-such-fish = Non hai in mano nessun pesce { $colour }.
maldivia-refuse-not-at-side = La tua barca non è sul bordo di { $island }.
maldivia-refuse-one-ship = Puoi rifornire una sola nave di { $island } per turno.
maldivia-refuse-no-ship = Lì non c’è nessuna nave di { $island } scoperta.
maldivia-refuse-cannot-pay = Questa nave vuole pesci che il tuo albero non ha: { $fish }.
maldivia-refuse-no-restack = L’albero si riordina solo subito dopo una consegna.
maldivia-refuse-not-loose = Non resta nessun pesce { $colour } da sistemare.
maldivia-refuse-no-octopus = Sulla tua casella non c’è nessun polpo.
maldivia-refuse-octopus-done = In questo turno il polpo ha già girato una tavola.
maldivia-refuse-no-seat = A quel posto non c’è nessuno.
maldivia-refuse-lying = La tavola { $slot } di { $other_seat } è scoperta ({ $tile }) e non si può più girare.
maldivia-refuse-no-shark = Sulla tua casella non c’è nessuno squalo.
maldivia-refuse-shark-done = In questo turno lo squalo ha già scambiato carte.
maldivia-refuse-no-partner = Scegli un altro giocatore con cui scambiare.
maldivia-refuse-no-card = Non hai carte di { $island }.
maldivia-refuse-no-cards-there = { $other_seat } non ha carte da scambiare.
maldivia-refuse-no-card-there = { $other_seat } non ha carte di { $island }.
maldivia-refuse-no-swap = Nessuno aspetta una carta da te.
maldivia-refuse-other-island = Hai offerto una carta di { $island }: scegli una di quelle.
maldivia-refuse-not-yours = La carta { $card } non è tua.
maldivia-refuse-no-exchange = Le navi si cambiano solo dopo una piega, e lo fa chi siede a sinistra.

# Da dove vengono i punti

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
  } sull’albero, solo in caso di parità
