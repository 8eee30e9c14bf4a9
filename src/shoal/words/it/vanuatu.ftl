## Componenti

vanuatu-action-sail = Navigare
vanuatu-action-build = Costruire
vanuatu-action-explore = Esplorare
vanuatu-action-fish = Pescare
vanuatu-action-sell = Vendere
vanuatu-action-buy = Comprare
vanuatu-action-draw = Disegnare
vanuatu-action-transport = Trasportare
vanuatu-action-rest = Riposare

vanuatu-good-kava = kava
vanuatu-good-copra = copra
vanuatu-good-beef = carne

vanuatu-tile-efate = Efate
    .art = Efate
    .loc = a Efate
vanuatu-tile-mele = Baia di Mele
    .art = la Baia di Mele
    .loc = nella Baia di Mele
vanuatu-tile-havannah = Relitto dell’Havannah
    .art = il Relitto dell’Havannah
    .loc = al Relitto dell’Havannah
vanuatu-tile-vila = Rada di Port Vila
    .art = la Rada di Port Vila
    .loc = nella Rada di Port Vila
vanuatu-tile-santo = Espiritu Santo
    .art = Espiritu Santo
    .loc = a Espiritu Santo
vanuatu-tile-malakula = Malakula
    .art = Malakula
    .loc = a Malakula
vanuatu-tile-segond = Canale di Segond
    .art = il Canale di Segond
    .loc = nel Canale di Segond
vanuatu-tile-shark = Baia degli Squali
    .art = la Baia degli Squali
    .loc = nella Baia degli Squali
vanuatu-tile-selwyn = Stretto di Selwyn
    .art = lo Stretto di Selwyn
    .loc = nello Stretto di Selwyn
vanuatu-tile-bougainville = Stretto di Bougainville
    .art = lo Stretto di Bougainville
    .loc = nello Stretto di Bougainville
vanuatu-tile-pentecost = Pentecost
    .art = Pentecost
    .loc = a Pentecost
vanuatu-tile-tanna = Tanna
    .art = Tanna
    .loc = a Tanna
vanuatu-tile-patteson = Passaggio di Patteson
    .art = il Passaggio di Patteson
    .loc = nel Passaggio di Patteson
vanuatu-tile-maskelyne = Banchi di Maskelyne
    .art = i Banchi di Maskelyne
    .loc = ai Banchi di Maskelyne
vanuatu-tile-coolidge = Barriera della Coolidge
    .art = la Barriera della Coolidge
    .loc = alla Barriera della Coolidge
vanuatu-tile-erromango = Fossa di Erromango
    .art = la Fossa di Erromango
    .loc = nella Fossa di Erromango

vanuatu-character-navigator = Navigatore
    .art = il Navigatore
vanuatu-character-builder = Costruttore
    .art = il Costruttore
vanuatu-character-diver = Tuffatore
    .art = il Tuffatore
vanuatu-character-fisherman = Pescatore
    .art = il Pescatore
vanuatu-character-seller = Venditore
    .art = il Venditore
vanuatu-character-buyer = Compratore
    .art = il Compratore
vanuatu-character-artist = Disegnatore
    .art = il Disegnatore
vanuatu-character-guide = Guida
    .art = la Guida
vanuatu-character-beggar = Mendicante
    .art = il Mendicante
vanuatu-character-preacher = Predicatore
    .art = il Predicatore
vanuatu-character-governor = Governatore
    .art = il Governatore

vanuatu-power-navigator = La tua azione Navigare è gratis.
vanuatu-power-builder = Una capanna ti costa { $cost } vatu invece di { $usual }.
vanuatu-power-diver = Un tesoro ti porta anche il suo valore in vatu.
vanuatu-power-fisherman = Un pesce pescato ti porta anche il suo valore in punti.
vanuatu-power-seller = Vendi accanto a qualsiasi isola, senza capanna.
vanuatu-power-buyer = Dopo aver comprato puoi caricare gratis un secondo cubo di quella merce.
vanuatu-power-artist = Un disegno ti porta { count-points } invece di { $usual }.
vanuatu-power-guide = Un turista ti porta { count-points } per ogni disegno sull’isola.
vanuatu-power-beggar = Una volta per round: fino a { $points } punti in cambio di altrettanti vatu.
vanuatu-power-preacher = Una volta per round: agisci con una pila anche se non hai nessuna maggioranza.
vanuatu-power-governor = Una volta per round: usa un turno per spostare un’intera pila su un’altra azione.

vanuatu-rest-first-player = primo giocatore
vanuatu-rest-point = punti
vanuatu-rest-vatu-point = vatu e punti
vanuatu-rest-vatu = vatu

vanuatu-phase-place = Preparazione: nuove tessere
vanuatu-phase-neutral = Pedine neutrali
vanuatu-phase-character = Scelta del personaggio
vanuatu-phase-plan = Programmazione
vanuatu-phase-turn = Azioni
vanuatu-phase-selling = Vendere
vanuatu-phase-second = Secondo cubo
vanuatu-phase-resting = Riposare
vanuatu-phase-over = La fine

## Opzioni

vanuatu-option-characters = Personaggi
vanuatu-option-characters-on = con i personaggi
vanuatu-option-characters-off = senza personaggi
vanuatu-option-fish-price-drop = Il prezzo del pesce scende
vanuatu-option-fish-price-drop-per_tile = con ogni tessera venduta
vanuatu-option-fish-price-drop-per_action = una volta dopo ogni vendita (seconda edizione)
vanuatu-option-governor = Il Governatore
vanuatu-option-governor-on = si unisce ai personaggi
vanuatu-option-governor-off = resta a casa

## Che cosa aspetta il tavolo

vanuatu-ask-place = Posa una nuova tessera: { $tiles }.
vanuatu-wait-place = { $seat } posa una nuova tessera: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] 1 pedina
   *[other] { $pawns } pedine
  }
vanuatu-ask-neutral = Metti ancora { $pawns ->
    [one] 1 pedina neutrale
   *[other] { $pawns } pedine neutrali
}.
vanuatu-wait-neutral = { $seat } mette ancora { $pawns ->
    [one] 1 pedina neutrale
   *[other] { $pawns } pedine neutrali
}.
vanuatu-ask-character = Scegli un personaggio.
vanuatu-wait-character = { $seat } sceglie un personaggio.
vanuatu-ask-plan = Piazza { vanuatu-pawns }.
vanuatu-wait-plan = { $seat } piazza { vanuatu-pawns }.
vanuatu-ask-turn = Agisci con una pila dove hai la maggioranza.
vanuatu-wait-turn = { $seat } agisce con una pila dove ha la maggioranza.
vanuatu-ask-withdraw = Non hai nessuna maggioranza: rinuncia a una pila.
vanuatu-wait-withdraw = { $seat } non ha nessuna maggioranza e deve rinunciare a una pila.
vanuatu-ask-preach = Non hai nessuna maggioranza: rinuncia a una pila, o agisci con il Predicatore.
vanuatu-wait-preach = { $seat } non ha nessuna maggioranza e rinuncia a una pila, o agisce con il Predicatore.
vanuatu-ask-selling = Vendi un altro pesce a { $price }, o smetti.
vanuatu-wait-selling = { $seat } può vendere un altro pesce a { $price }.
vanuatu-ask-second = Vuoi caricare gratis un secondo cubo di { $good }?
vanuatu-wait-second = { $seat } può caricare gratis un secondo cubo di { $good }.
vanuatu-ask-resting = Prendi una delle tessere Riposo.
vanuatu-wait-resting = { $seat } guarda le tessere Riposo e ne prende una.

## Che cosa è successo

vanuatu-event-round = Inizia il round { $round }.
vanuatu-event-tourists = { $tourists ->
    [0] In questo round non arrivano turisti.
    [one] Arriva un turista.
   *[other] Arrivano { $tourists } turisti.
}{ $gone ->
    [0] {""}
    [one] {" "}Uno che aspettava ancora torna a casa.
   *[other] {" "}I { $gone } che aspettavano ancora tornano a casa.
}
vanuatu-event-departed = { $count ->
    [one] Un battello pieno parte
   *[other] { $count } battelli pieni partono
}; i cubi tornano nella riserva.
vanuatu-event-arrived = { $count ->
    [one] Arriva un nuovo battello
   *[other] Arrivano { $count } nuovi battelli
} in coda agli altri, per { $wants_1 }{ $count ->
    [one] {""}
    [2] {" "}e per { $wants_2 }
   *[other] , per { $wants_2 } e per { $wants_3 }
}. { $deck ->
    [0] Nel mazzo non restano battelli.
    [one] Nel mazzo resta un battello.
   *[other] Nel mazzo restano { $deck } battelli.
}
vanuatu-event-reshuffled = I battelli partiti si rimescolano: { $ships } nel nuovo mazzo.
vanuatu-event-refilled = { $count ->
    [0] { $island } è vuota, e nella riserva non c’è niente per lei.
   *[other] { $island } ha di nuovo merci: { $cubes }.
}
vanuatu-event-price = Il prezzo del pesce torna a { $price_now }.
vanuatu-event-placed = { $seat } posa { vanuatu-face-1 } in { $place }.{ $waived ->
    [51] {" "}Non c’era posto lontano da altre isole.
    [52] {" "}Non c’era posto accanto a un’isola.
   *[other] {""}
}
vanuatu-event-revealed = Tessere del prossimo round: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# Che cosa mostra una tessera: un mare i suoi dischi, un’isola le sue merci e i suoi spazi.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; spazio per capanne { $stalls_1 }, disegni { $drawings_1 }, turisti { $guests_1 }
   *[sea] pesce { $fish_1 }, tesoro { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; spazio per capanne { $stalls_2 }, disegni { $drawings_2 }, turisti { $guests_2 }
   *[sea] pesce { $fish_2 }, tesoro { $treasure_2 }
})
vanuatu-event-blocked = { $seat } mette una pedina neutrale su { $action }.
vanuatu-event-offered = Disponibili in questo round: { $characters }.
vanuatu-event-took = { $seat } prende { FORM($character, "art") }{ $gave ->
    [yes] {" "}e rimette a posto { FORM($returned, "art") }.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } programma due volte { $action }.
   *[no] { $seat } programma { $actions }.
}
vanuatu-event-gathered = { $seat } toglie { vanuatu-pawns } da { $action } per agire.
vanuatu-event-gathered-follows = { $seat } non ha altra scelta: { $action }.
vanuatu-event-withdrew = { $seat } ritira { vanuatu-pawns } da { $action }: { $led ->
    [yes] l’azione non è possibile.
   *[no] lì la maggioranza è di altri.
}
vanuatu-event-preached = { $seat } agisce senza maggioranza, con il Predicatore.
vanuatu-event-turned = { $seat } gira a faccia in giù { FORM($character, "art") }.
vanuatu-event-sailed = { $seat } naviga verso { FORM($sea, "art") } { $cost ->
    [0] gratis
   *[other] per { $cost } vatu
}.
vanuatu-event-built = { $seat } costruisce una capanna su { $island } per { $cost } vatu.
vanuatu-event-explored = { $seat } recupera un tesoro da { $value } { FORM($sea, "loc") }.{ $bonus ->
    [0] {""}
   *[other] {" "}Il Tuffatore porta { $bonus } vatu.
}
vanuatu-event-fished = { $seat } pesca un pesce da { $value } { FORM($sea, "loc") }.{ $bonus ->
    [0] {""}
    [one] {" "}Il Pescatore porta 1 punto.
   *[other] {" "}Il Pescatore porta { $bonus } punti.
}
vanuatu-event-sold = { $seat } vende un pesce da { $value } al prezzo di { $price }: { $gained } vatu. Ora il prezzo del pesce è { $price_now }.
vanuatu-event-sale-over = { $seat } finisce la vendita; il prezzo del pesce è { $price_now }.
vanuatu-event-bought = { $seat } compra { $good } su { $island } per { $cost } vatu.
vanuatu-event-loaded = { $seat } carica { $good } sul { $space ->
    [0] primo
    [1] secondo
   *[other] terzo
} battello: { $gained ->
    [one] 1 punto
   *[other] { $gained } punti
}.{ $bonus ->
    [0] {""}
   *[other] {" "}Il battello è pieno: altri { $bonus }.
}
vanuatu-event-lost = Nessun battello prende il cubo di { $good } di { $seat }: va nella riserva.
vanuatu-event-declined = { $seat } non prende un secondo cubo di { $good }.
vanuatu-event-drew = { $seat } disegna sulla sabbia di { $island }: { $gained ->
    [one] 1 punto
   *[other] { $gained } punti
}.
vanuatu-event-transported = { $seat } porta un turista su { $island } e guadagna { $income } vatu.{ $bonus ->
    [0] {""}
    [one] {" "}La Guida porta 1 punto.
   *[other] {" "}La Guida porta { $bonus } punti.
}
vanuatu-event-lay-down = { $seat } riposa e guarda le tessere Riposo.
vanuatu-event-rested = { $seat } prende una tessera Riposo{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } cambia un tesoro in { $value } vatu.
vanuatu-event-begged = { $seat } cede { $given ->
    [one] 1 punto per 1 vatu
   *[other] { $given } punti per altrettanti vatu
}.
vanuatu-event-governed = Il Governatore di { $seat } sposta { vanuatu-pawns } da { $action } a { $to }.
vanuatu-event-converted = { $paid } vatu di { $seat } diventano { $gained ->
    [one] 1 punto
   *[other] { $gained } punti
}; vatu rimasti: { $vatu }.
vanuatu-event-refreshed = { $seat } mostra la tessera Riposo «{ $tile }».{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+1 punto.
   *[other] {" "}+{ $gained } punti.
}
vanuatu-event-counted-fish = Alla fine i pesci di { $seat } valgono { $value } vatu.
vanuatu-event-counted = { $seat } riceve { $gained ->
    [one] 1 punto
   *[other] { $gained } punti
}: { $for }.
vanuatu-event-ended = { prompt-over } Punti, posto per posto: { $points }.
vanuatu-event-turn = Ora tocca a { $seat }.

## Da dove vengono i punti

vanuatu-tally-before = prima di questa posizione
vanuatu-tally-goods = merci sui battelli
vanuatu-tally-ships = battelli riempiti
vanuatu-tally-drawings = disegni sulla sabbia
vanuatu-tally-vatu-track = vatu diventati punti
vanuatu-tally-rest = tessere Riposo
vanuatu-tally-fisherman = pesca del Pescatore
vanuatu-tally-guide = giri della Guida
vanuatu-tally-beggar = ceduti dal Mendicante
vanuatu-tally-first-player = segnalino del primo giocatore
vanuatu-tally-vatu = vatu avanzati
vanuatu-tally-treasure = tesori tenuti
vanuatu-tally-stalls = capanne e turisti
vanuatu-tally-stalls-on = { $stalls ->
    [one] 1 capanna
   *[other] { $stalls } capanne
} su { $island } con { $tourists ->
    [one] 1 turista
   *[other] { $tourists } turisti
}
vanuatu-tally-tie = Solo in caso di parità: capanne { $stalls }, vatu { $vatu }

## Perché no: le fasi

vanuatu-refuse-phase-place = Prima si posano le nuove tessere.
vanuatu-refuse-phase-neutral = Prima si mettono le pedine neutrali.
vanuatu-refuse-phase-character = Ora tutti scelgono un personaggio.
vanuatu-refuse-phase-plan = Ora si piazzano le pedine; si agisce più tardi.
vanuatu-refuse-phase-turn = Ora agisci con una delle tue pile.
vanuatu-refuse-phase-selling = Stai vendendo: vendi un altro pesce o smetti.
vanuatu-refuse-phase-second = Prima decidi per il secondo cubo.
vanuatu-refuse-phase-resting = Prima prendi una delle tessere Riposo.
vanuatu-refuse-phase-over = { prompt-over }

## Perché no: tessere e personaggi

vanuatu-refuse-place-tile = { $tile } non è tra le tessere da posare.
vanuatu-refuse-place-taken = { $hex } ha già una tessera.
vanuatu-refuse-place-two = { $hex } tocca meno di due tessere; scegli un’altra casella.
vanuatu-refuse-place-island = { $tile } è un’isola e { $hex } ne ha già una accanto; scegli una casella lontana dalle isole.
vanuatu-refuse-place-sea = { $tile } è mare e { $hex } non tocca nessuna isola; scegli una casella che ne tocca una.
vanuatu-refuse-no-governor = In questa partita non gioca { FORM($character, "art") }.
vanuatu-refuse-same-character = Nello scorso round avevi { FORM($character, "art") }; scegli un altro personaggio.
vanuatu-refuse-character-held = { $seat } ha { FORM($character, "art") }.
vanuatu-refuse-not-offered = In questo round non c’è { FORM($character, "art") }.

## Perché no: programmare

vanuatu-refuse-pawns = Ora devi piazzare { vanuatu-pawns }.
vanuatu-needs-fish-tile = { $action }: ti serve un pesce; programma prima { AND($first) }.
vanuatu-needs-first = { $action }: possibile se prima programmi { AND($first) }.
vanuatu-needs-first-vatu = { $action }: possibile se prima programmi { AND($first) }; i vatu mancanti vengono dall’azione { $earn }.
vanuatu-needs-planned = { $action }: sarebbe possibile solo dopo { AND($first) }.
vanuatu-needs-fish = { $action }: ti serve un pesce, e ciò che hai programmato non ne porta.
vanuatu-needs-vatu = { $action }: { $short ->
    [one] ti manca 1 vatu
   *[other] ti mancano { $short } vatu
}.
vanuatu-needs-vatu-converted = { $action }: prima dieci vatu diventerebbero punti, e non ne resterebbero abbastanza per pagare.
vanuatu-needs-several = { $action }: mancano più cose: { $lacking }.
vanuatu-lacking-vatu = vatu
vanuatu-lacking-tile = un pesce
vanuatu-lacking-hand = una capanna
vanuatu-lacking-guest = un turista in attesa
vanuatu-lacking-reach = un posto raggiungibile
vanuatu-lacking-world = spazio sulle isole o dischi nei mari
vanuatu-lacking-stall = una tua capanna su un’isola
vanuatu-needs-world-build = { $action }: nessuna isola raggiungibile ha uno spazio libero per una capanna.
vanuatu-needs-world-explore = { $action }: nessun mare raggiungibile ha ancora tesori.
vanuatu-needs-world-fish = { $action }: nessun mare raggiungibile ha ancora pesci.
vanuatu-needs-world-sell = { $action }: nessuna isola raggiungibile ha una tua capanna.
vanuatu-needs-world-buy = { $action }: nessuna isola raggiungibile ha ancora merci.
vanuatu-needs-world-draw = { $action }: nessuna isola raggiungibile ha spazio per un disegno.
vanuatu-needs-world-transport = { $action }: nessuna isola raggiungibile ha posto per un turista.
vanuatu-needs-place-sail = { $action }: con { $vatu } vatu non raggiungi nessun mare libero.
vanuatu-needs-place-build = { $action }: con { $vatu } vatu non raggiungi via mare nessuna isola con spazio per una capanna.
vanuatu-needs-place-build-sail = { $action }: accanto alla tua piroga non c’è spazio per una capanna; programma prima Navigare.
vanuatu-needs-place-explore = { $action }: con { $vatu } vatu non raggiungi nessun relitto.
vanuatu-needs-place-explore-sail = { $action }: sotto la tua piroga non c’è nessun tesoro; programma prima Navigare.
vanuatu-needs-place-fish = { $action }: con { $vatu } vatu non raggiungi nessun mare pescoso.
vanuatu-needs-place-fish-sail = { $action }: sotto la tua piroga non ci sono pesci; programma prima Navigare.
vanuatu-needs-place-sell = { $action }: con { $vatu } vatu non raggiungi nessuna isola con una tua capanna.
vanuatu-needs-place-sell-sail = { $action }: accanto alla tua piroga non c’è una tua capanna; programma prima Navigare.
vanuatu-needs-place-buy = { $action }: con { $vatu } vatu non raggiungi via mare nessuna isola con merci.
vanuatu-needs-place-buy-sail = { $action }: accanto alla tua piroga non ci sono merci; programma prima Navigare.
vanuatu-needs-place-draw = { $action }: con { $vatu } vatu non raggiungi via mare nessuna isola con spazio per un disegno.
vanuatu-needs-place-draw-sail = { $action }: accanto alla tua piroga non c’è spazio per un disegno; programma prima Navigare.
vanuatu-needs-place-transport = { $action }: con { $vatu } vatu non raggiungi via mare nessuna isola con posto per un turista.
vanuatu-needs-place-transport-sail = { $action }: accanto alla tua piroga nessuna isola ha posto per un turista; programma prima Navigare.

## Perché no: agire

vanuatu-refuse-no-pawns = Non hai pedine su { $action }.
vanuatu-refuse-outnumbered = { $action }: { $seat } ha qui { $theirs } pedine, tu { $mine }.
vanuatu-refuse-tie = { $action }: { $theirs } contro { $mine }, e { $seat } viene prima nell’ordine di turno.
vanuatu-refuse-neutral = { $action }: { $theirs } contro { $mine }, la maggioranza è delle pedine neutrali.
vanuatu-refuse-preacher-leads = Hai già una maggioranza, quindi non puoi usare il Predicatore.
vanuatu-refuse-must-act = Su { $action } hai la maggioranza e l’azione è possibile: devi farla.
vanuatu-refuse-majority-elsewhere = Hai la maggioranza altrove, quindi non puoi rinunciare alla tua pila su { $action }.
vanuatu-refuse-no-treasure = Non hai un tesoro da { $value }.
vanuatu-refuse-no-beggar = Solo il Mendicante cambia punti in vatu.
vanuatu-refuse-turned = In questo round { FORM($character, "art") } ha già dato il suo aiuto.
vanuatu-refuse-beg-points = Non puoi cedere { $given ->
    [one] 1 punto
   *[other] { $given } punti
}; ne hai { $points }.
vanuatu-refuse-not-governor = Solo il Governatore sposta pedine.
vanuatu-refuse-govern-same = La pila è già su { $action }.
vanuatu-refuse-govern-done = In questo round hai già fatto { $action } o ci hai rinunciato: lì non puoi spostare una pila.
vanuatu-refuse-nowhere = Intorno alla tua piroga non c’è un posto adatto.

vanuatu-refuse-not-beside = { $island } non è accanto alla tua piroga.
vanuatu-refuse-cost = { $action }: costa { $cost } vatu, tu ne hai { $vatu }.
vanuatu-refuse-sail-empty = { $hex } non ha nessuna tessera.
vanuatu-refuse-sail-island = { $hex } è terra; le piroghe restano in mare.
vanuatu-refuse-sail-boat = In { $hex } c’è l’altra piroga.
vanuatu-refuse-sail-far = { $hex } è a più di { $steps } caselle di mare.
vanuatu-refuse-sail-free = I passi del Navigatore non costano niente: basta indicare { $hex }.
vanuatu-refuse-sail-shortest = È già la strada più breve: basta indicare { $hex }.
vanuatu-refuse-sail-steps = Nessuna strada fino a { $hex } ha esattamente { $steps } passi.
vanuatu-refuse-sail-vatu = Fino a { $hex } costa { $steps } vatu, tu ne hai { $vatu }.
vanuatu-refuse-no-stall-slot = Su { $island } non c’è spazio per un’altra capanna.
vanuatu-refuse-no-stall = Hai già costruito tutte le tue capanne.
vanuatu-refuse-no-treasure-disc = Sotto la tua piroga non c’è nessun tesoro.
vanuatu-refuse-no-fish-disc = Sotto la tua piroga non ci sono pesci.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] Non hai pesci da vendere.
   *[other] Non hai un pesce da { $value }.
}
vanuatu-refuse-no-own-stall = Accanto alla tua piroga non c’è nessuna tua capanna.
vanuatu-refuse-no-island = Accanto alla tua piroga non c’è nessuna isola.
vanuatu-refuse-no-cube = Su { $island } non c’è più { $good }.
vanuatu-refuse-no-drawing-slot = Su { $island } non c’è spazio per un altro disegno.
vanuatu-refuse-no-tourists = Nessun turista aspetta.
vanuatu-refuse-island-full = Su { $island } non c’è posto per un altro turista.
vanuatu-refuse-no-rest = Tutte le tessere Riposo sono prese.
vanuatu-refuse-rest-gone = Qualcuno ha già preso la tessera Riposo «{ $tile }».

## Il tabellone in un terminale

vanuatu-board-round = Round { $round } di { $rounds }
vanuatu-board-order = ordine di turno:
vanuatu-board-ships = Battelli, dall’alto:
vanuatu-board-price = prezzo del pesce { $price }
vanuatu-board-tourists = turisti in attesa: { $tourists }
vanuatu-board-rest = tessere Riposo: { $left }
vanuatu-board-next = Prossime tessere: { $tiles }
vanuatu-board-free = Personaggi liberi: { $characters }
vanuatu-board-my-rest = La tua tessera Riposo: { $tile }
vanuatu-board-player = giocatore
vanuatu-board-character = personaggio
vanuatu-board-vatu = vatu
vanuatu-board-points = punti
vanuatu-board-fish = pesce
vanuatu-board-treasure = tesoro
vanuatu-board-stalls = capanne
vanuatu-board-boat = piroga
vanuatu-board-legend = Isole: k c b merci, ⌂ capanne, ~ disegni, ☺ turisti. Giocatori: capanne non ancora costruite. Riquadri: la prima pila agisce per prima; ► ora tu, × bloccata, ! tua ma impossibile, − persa, + si può programmare. ★ primo giocatore, z riposa. Gli spazi dei battelli in maiuscolo sono pieni.
