### Kleine Fische ganz groß

kleine-fische-option-memory-help = Aiuto per la memoria: ciò che tutti hanno visto resta segnato
kleine-fische-option-free-entry = La piovra esce gratis dalla sua grotta: la prima corsia non costa passi

## Specie e grotte

kleine-fische-hidden = un pesce coperto
    .nome = un pesce coperto
    .un = un pesce coperto
    .sul = su un pesce coperto
kleine-fische-species-clown = Pesce pagliaccio
    .nome = pesce pagliaccio
    .un = un pesce pagliaccio
    .sul = sul pesce pagliaccio
kleine-fische-species-lion = Pesce leone
    .nome = pesce leone
    .un = un pesce leone
    .sul = sul pesce leone
kleine-fische-species-box = Pesce scatola
    .nome = pesce scatola
    .un = un pesce scatola
    .sul = sul pesce scatola
kleine-fische-species-hammer = Squalo martello
    .nome = squalo martello
    .un = uno squalo martello
    .sul = sullo squalo martello
kleine-fische-species-puffer = Pesce palla
    .nome = pesce palla
    .un = un pesce palla
    .sul = sul pesce palla
kleine-fische-species-sword = Pesce spada
    .nome = pesce spada
    .un = un pesce spada
    .sul = sul pesce spada
kleine-fische-species-saw = Pesce sega
    .nome = pesce sega
    .un = un pesce sega
    .sul = sul pesce sega
kleine-fische-species-seahorse = Cavalluccio marino
    .nome = cavalluccio marino
    .un = un cavalluccio marino
    .sul = sul cavalluccio marino
kleine-fische-species-angel = Pesce angelo
    .nome = pesce angelo
    .un = un pesce angelo
    .sul = sul pesce angelo
kleine-fische-species-parrot = Pesce pappagallo
    .nome = pesce pappagallo
    .un = un pesce pappagallo
    .sul = sul pesce pappagallo
kleine-fische-species-surgeon = Pesce chirurgo
    .nome = pesce chirurgo
    .un = un pesce chirurgo
    .sul = sul pesce chirurgo
kleine-fische-species-flying = Pesce volante
    .nome = pesce volante
    .un = un pesce volante
    .sul = sul pesce volante
kleine-fische-species-angler = Pesce lanterna
    .nome = pesce lanterna
    .un = un pesce lanterna
    .sul = sul pesce lanterna

kleine-fische-shells = { $shells ->
    [one] 1 conchiglia
   *[other] { $shells } conchiglie
}

kleine-fische-cave-hidden = una carta grotta
kleine-fische-cave-fins-1 = Pinne turbo (1)
kleine-fische-cave-fins-2 = Pinne turbo (2)
kleine-fische-cave-fins-3 = Pinne turbo (3)
kleine-fische-cave-fins-4 = Pinne turbo (4)
kleine-fische-cave-fins-5 = Pinne turbo (5)
kleine-fische-cave-lamp-1 = Lampada subacquea (uno sguardo)
kleine-fische-cave-lamp-2 = Lampada subacquea (due sguardi)
kleine-fische-cave-octo-1 = Piovra turbo (+1)
kleine-fische-cave-octo-2 = Piovra turbo (+2)
kleine-fische-cave-octo-3 = Piovra turbo (+3)
kleine-fische-cave-octo-4 = Piovra turbo (+4)
kleine-fische-cave-octo-5 = Piovra turbo (+5)
kleine-fische-cave-reroll-1 = Nuovo tiro (uno)
kleine-fische-cave-reroll-2 = Nuovo tiro (due)
kleine-fische-cave-rainbow = Pesce arcobaleno
kleine-fische-cave-chest = Baule del tesoro

kleine-fische-way-up = in su
kleine-fische-way-down = in giù
kleine-fische-way-left = a sinistra
kleine-fische-way-right = a destra

## Che cosa si chiede

kleine-fische-ask-exchange = La fila in alto è tutta di grotte. Scambiane una con un pesce più in basso.
kleine-fische-wait-exchange = La fila in alto è tutta di grotte: { $seat } ne scambia una con un pesce più in basso.
kleine-fische-ask-jump = Porta la barca sopra un pesce e tuffati.
kleine-fische-wait-jump = { $seat } porta la barca sopra un pesce e si tuffa.
kleine-fische-ask-move = Nuota in una corsia davanti a te.
kleine-fische-wait-move = { $seat } fa il primo movimento del turno.
kleine-fische-ask-peek = La tua lampada è accesa. Guarda un pesce coperto (ancora { $left }).
kleine-fische-wait-peek = { $seat } illumina pesci coperti (ancora { $left }).
kleine-fische-ask-first-reveal = Scopri uno dei pesci accanto a te.
kleine-fische-wait-first-reveal = { $seat } sceglie quale pesce scoprire.
kleine-fische-ask-choice = { $count ->
    [one] Un pesce scoperto.
   *[other] { $count } pesci diversi scoperti.
} Ti fermi o prosegui?
kleine-fische-wait-choice = { $seat } ha { $count ->
    [one] un pesce scoperto
   *[other] { $count } pesci diversi scoperti
} e decide se fermarsi o proseguire.
kleine-fische-ask-after-move = { $fish ->
    [0] Esplori la grotta accanto a te o ti fermi?
   *[other] Scopri un pesce accanto a te o esplori la grotta?
}
kleine-fische-wait-after-move = { $seat } sceglie una carta accanto al sub.
kleine-fische-ask-octopus = { $steps ->
    [0] Nessun punto piovra. Lasci ferma la piovra, o la muovi con una Piovra turbo se ne hai una?
    [one] Muovi la piovra di una corsia, o la lasci ferma?
   *[other] Muovi la piovra di { $steps } corsie al massimo, o la lasci ferma?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } non ha punti piovra e può giocare una Piovra turbo.
    [one] { $seat } può muovere la piovra di una corsia.
   *[other] { $seat } può muovere la piovra di { $steps } corsie al massimo.
}
kleine-fische-ask-octopus-driven = Muovi la piovra, ora di { $steps } corsie al massimo.
kleine-fische-wait-octopus-driven = { $seat } muove la piovra, ora di { $steps } corsie al massimo.
kleine-fische-ask-rob = La piovra ha raggiunto più sub. A chi vuoi rubare?
kleine-fische-wait-rob = La piovra ha raggiunto più sub: { $seat } sceglie a chi rubare.
kleine-fische-ask-announce = Quanti pesci provi a rubare a { $victim_seat }?
kleine-fische-wait-announce = { $seat } decide quanti pesci provare a rubare a { $victim_seat }.
kleine-fische-ask-rolled = Con { $result } non arrivi a { $number }. Accetti il tiro, o tiri di nuovo con una carta?
kleine-fische-wait-rolled = { $result } non basta per { $number }: { $seat } accetta o tira di nuovo con una carta.
kleine-fische-ask-roll-on = Con { $result } non arrivi a { $number }. Tiri ancora, o accetti?
kleine-fische-wait-roll-on = { $result } non basta per { $number }: { $seat } può tirare ancora una volta.
kleine-fische-ask-rainbow = Su quale dei tuoi mazzetti va il pesce arcobaleno?
kleine-fische-wait-rainbow = { $seat } sceglie un mazzetto per il pesce arcobaleno.

## Momenti, come parti di una frase

kleine-fische-phase-exchange = prima si scambia una grotta della fila in alto con un pesce
kleine-fische-phase-jump = prima ci si tuffa
kleine-fische-phase-move = prima si fa il primo movimento del turno
kleine-fische-phase-peek = la lampada è accesa
kleine-fische-phase-first-reveal = prima si scopre un pesce
kleine-fische-phase-choice = prima si decide se fermarsi o proseguire
kleine-fische-phase-after-move = prima si sceglie una carta accanto al sub
kleine-fische-phase-octopus = l’immersione è finita e la piovra può muoversi
kleine-fische-phase-rob = prima si sceglie a chi rubare
kleine-fische-phase-announce = prima si dice quanti pesci rubare
kleine-fische-phase-rolled = un tiro non è bastato
kleine-fische-phase-roll-on = { kleine-fische-phase-rolled }
kleine-fische-phase-rainbow = si posano i pesci arcobaleno
kleine-fische-phase-over = la partita è finita

## Perché no

kleine-fische-no-card = Non hai la carta { $cave }, o in questo turno non puoi ancora usarla.
kleine-fische-no-lamp-now = { $cave }: si usa solo prima del primo movimento del tuo turno.
kleine-fische-no-turbo-now = { $cave }: si usa solo quando muovi la piovra.
kleine-fische-no-reroll-now = { $cave }: si usa solo subito dopo un tiro troppo basso.
kleine-fische-no-one-card = Prima usa o lascia il secondo tiro della carta che hai giocato; poi puoi giocare { $cave }.
kleine-fische-no-no-lamp = Non hai una lampada accesa: { $now }.
kleine-fische-no-look-first = Hai acceso la lampada, quindi guarda almeno un pesce.
kleine-fische-no-peek-cave = Quella è una grotta; la lampada mostra solo pesci.
kleine-fische-no-peek-twice = Hai appena guardato questa carta.
kleine-fische-no-exchange = Si scambiano carte solo quando la fila in alto è tutta di grotte e devi tuffarti.
kleine-fische-no-exchange-cave = Anche quella è una grotta; scegli un pesce.
kleine-fische-no-jump-twice = Il tuo sub è già in acqua; ci si tuffa una volta sola.
kleine-fische-no-jump-cave = Lì sotto c’è una grotta; sotto la barca deve esserci un pesce.
kleine-fische-no-jump-now = Non ancora: { $now }.
kleine-fische-no-jump-octopus = Lì ti aspetta la piovra; tuffati altrove.
kleine-fische-no-on-boat = Sei ancora sulla barca: prima tuffati.
kleine-fische-no-card-first = Il movimento è fatto; ora scegli una carta accanto a te.
kleine-fische-no-swim-now = Adesso non si nuota: { $now }.
kleine-fische-no-octopus-there = Lì c’è la piovra; nessun sub entra nella sua corsia.
kleine-fische-no-backwards = Il tuo sub guarda { $heading }; i sub non nuotano mai all’indietro.
kleine-fische-no-no-lane = Dall’incrocio davanti a te nessuna corsia va { $way }.
kleine-fische-no-too-far = Nessun percorso di { $steps ->
    [one] 1 passo
   *[other] { $steps } passi al massimo
} finisce lì guardando { $heading }.
kleine-fische-no-card-now = Non adesso: { $now }.
kleine-fische-no-not-beside = Questa carta non è accanto alla tua corsia.
kleine-fische-no-reveal-cave = Questa è una grotta; le grotte non si scoprono, si esplorano.
kleine-fische-no-open-already = Questa carta è già scoperta.
kleine-fische-no-explore-fish = Questo è un pesce, non una grotta.
kleine-fische-no-explore-first = Dopo il primo movimento di un turno non si può esplorare nessuna grotta.
kleine-fische-no-explore-count = Questa grotta vuole esattamente { $needs } pesci scoperti; { $open ->
    [one] ce n’è uno
   *[other] ce ne sono { $open }
}.
kleine-fische-no-stop-first = Dopo il primo movimento di un turno devi sempre scoprire un pesce.
kleine-fische-no-stop-before-card = Accanto a te c’è un pesce coperto; prima di fermarti scegli una carta qui.
kleine-fische-no-stop-unstarted = Non puoi saltare il turno: il primo movimento è obbligatorio.
kleine-fische-no-stop-now = Adesso non puoi fermarti: { $now }.
kleine-fische-no-octopus-now = La piovra si muove solo dopo la tua immersione: { $now }.
kleine-fische-no-turbo-stay = Hai giocato una carta per lei, quindi la piovra deve muoversi.
kleine-fische-no-no-points = Nessuno dei tuoi pesci scoperti mostra punti piovra, e non hai giocato una Piovra turbo.
kleine-fische-no-own-diver = Lì c’è il tuo sub; quando la muovi tu, la piovra gli sta alla larga.
kleine-fische-no-circle = Per tornare dov’è, alla piovra serve un giro libero di almeno quattro corsie; ne hai { $steps }.
kleine-fische-no-octopus-far = Con { $steps ->
    [one] un passo
   *[other] { $steps } passi
} la piovra non ci arriva: è troppo lontano, o c’è un sub in mezzo.
kleine-fische-no-rob-now = Adesso non c’è nessuno da scegliere: { $now }.
kleine-fische-no-nobody = A questo tavolo non c’è il giocatore { $number }.
kleine-fische-no-rob-self = Ruba a un altro giocatore, non a te.
kleine-fische-no-rob-elsewhere = { $victim_seat } non è nella corsia della piovra.
kleine-fische-no-announce-now = Adesso non c’è niente da annunciare: { $now }.
kleine-fische-no-again-now = Non c’è un secondo tiro da fare: { $now }.
kleine-fische-no-accept-now = Non c’è un tiro da accettare: { $now }.
kleine-fische-no-rainbow-now = I pesci arcobaleno si posano solo quando la partita è finita.
kleine-fische-no-rainbow-stack = Non hai un mazzetto di { FORM($fish, "nome") }.

## Che cosa è successo

# Posti e corsie come si contano: file dall’alto, carte da sinistra.
kleine-fische-place = fila { $row }, carta { $nth }
kleine-fische-lane = { $side ->
    [left] a sinistra della
    [right] a destra della
    [below] sotto la
   *[above] sopra la
} carta { $nth } della fila { $row }

kleine-fische-event-exchanged = { $seat } scambia la grotta con il { $needs } in { kleine-fische-place } con il pesce in fila { $other_row }, carta { $other_nth }.
kleine-fische-event-jumped = { $seat } porta la barca sopra la carta { $boat }, si tuffa nella corsia { kleine-fische-lane } e guarda { $way }.
kleine-fische-event-reversed = La piovra blocca l’angolo: { $seat } si gira e guarda { $way }.
kleine-fische-event-swam = { $seat } nuota { $way } fino alla corsia { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } scopre { FORM($fish, "un") } in { kleine-fische-place }, { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , 1 punto piovra
   *[other] , { $points } punti piovra
}.
kleine-fische-event-bust = Due volte { FORM($fish, "nome") }! { $lost ->
    [2] Tornano coperti tutti e due
   *[other] Tornano coperti tutti e due e ciò che sta in mezzo, in tutto { $lost } pesci
}; { $seat } { $kept ->
    [0] non tiene niente
   *[other] ne tiene { $kept }
}.
kleine-fische-event-stranded = Nessun pesce accanto alla corsia: il turno di { $seat } è finito.
kleine-fische-event-stopped = { $seat } si ferma con { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
}.
kleine-fische-event-halted = Qui non si può fare altro: { $seat } si ferma con { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
}.
kleine-fische-event-explored = { $seat } esplora la grotta in { kleine-fische-place }: i pesci scoperti sono proprio { $needs }.
kleine-fische-event-used = { $seat } gioca { $cave }.
kleine-fische-event-peeked = { $seat } illumina { kleine-fische-place }: { FORM($fish, "un") }{ $shells ->
    [0] {""}
    [one] , 1 conchiglia
   *[other] , { $shells } conchiglie
}{ $points ->
    [0] {""}
    [one] , 1 punto piovra
   *[other] , { $points } punti piovra
}.
kleine-fische-event-darkened = { $seat } ha visto abbastanza.
kleine-fische-event-crawled = { $seat } muove la piovra { $cost ->
    [0] senza spendere passi
    [one] di un passo
   *[other] di { $cost } passi
} fino alla corsia { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } lascia la piovra dov’è.
kleine-fische-event-met = La piovra ha raggiunto { $seats }.
kleine-fische-event-chosen = { $seat } se la prende con { $victim_seat }.
kleine-fische-event-spared = { $seat } lascia in pace i sub.
kleine-fische-event-announced = { $seat } vuole rubare { $number ->
    [one] 1 pesce
   *[other] { $number } pesci
} a { $victim_seat }.
kleine-fische-event-rolled = { $seat } tira { $result }: { $good ->
    [yes] basta per { $number }.
   *[no] non basta per { $number }.
}
kleine-fische-event-missed = { $victim_seat } tiene tutto.
kleine-fische-event-stole = { $taken ->
    [0] { $seat } non ruba nessun pesce a { $victim_seat }.
    [one] { $seat } ruba 1 pesce a { $victim_seat }: { FORM($fish, "un") }.
   *[other] { $seat } ruba { $taken } pesci a { $victim_seat }: { FORM($fish, "un") }.
}
kleine-fische-event-lost = Faccia rossa: { $taken ->
    [0] { $victim_seat } non prende nessun pesce a { $seat }.
    [one] { $victim_seat } prende 1 pesce a { $seat }: { FORM($fish, "un") }.
   *[other] { $victim_seat } prende { $taken } pesci a { $seat }: { FORM($fish, "un") }.
}
kleine-fische-event-collected = { $seat } raccoglie { FORM($fish, "un") }.
kleine-fische-event-took = { $seat } prende la grotta con il { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = La scogliera si riempie con { $count ->
    [one] una carta
   *[other] { $count } carte
}{ $new_caves ->
    [0] {""}
    [one] { $count ->
        [one] , una grotta con il { $caves }
       *[other] , di cui una grotta con il { $caves }
    }
   *[other] , di cui { $new_caves } grotte con i numeri { $caves }
}; { $left ->
    [0] il mazzo è vuoto
    [one] nel mazzo ne resta una: { $top ->
        [fish] un pesce
       *[other] una grotta con il { $top }
    }
   *[other] nel mazzo ne restano { $left }, in cima { $top ->
        [fish] un pesce
       *[other] una grotta con il { $top }
    }
}.
kleine-fische-event-turn = È il turno di { $seat }.
kleine-fische-event-ended = La scogliera non si può riempire: la partita è finita. Tutti scoprono i propri pesci e le proprie grotte, e si contano i punti.
kleine-fische-event-crowned = { $seat } posa un pesce arcobaleno { FORM($fish, "sul") }.
kleine-fische-event-declined = { $seat } non posa il pesce arcobaleno.
kleine-fische-event-scored = Vittoria di { $seats }. Punti, posto per posto: { $scores }.

## Punteggio

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Pesce arcobaleno { FORM($fish, "sul") }
kleine-fische-tally-unused = Carte grotta non usate
kleine-fische-tally-chest = { $count ->
    [one] Baule del tesoro
   *[other] { $count } bauli del tesoro
} in { $rank }ª posizione
kleine-fische-tally-tie = Pesci nella pila, solo in caso di parità: { $count }

## Il tabellone in un terminale

kleine-fische-short-clown = Pagliac.
kleine-fische-short-lion = Leone
kleine-fische-short-box = Scatola
kleine-fische-short-hammer = Martello
kleine-fische-short-puffer = Palla
kleine-fische-short-sword = Spada
kleine-fische-short-saw = Sega
kleine-fische-short-seahorse = Cavall.
kleine-fische-short-angel = Angelo
kleine-fische-short-parrot = Pappag.
kleine-fische-short-surgeon = Chirurgo
kleine-fische-short-flying = Volante
kleine-fische-short-angler = Lanterna

kleine-fische-board-boat = barca
kleine-fische-board-deck = Mazzo: { $left ->
    [one] 1 carta
   *[other] { $left } carte
}, la prossima { $top }
kleine-fische-board-deck-empty = Mazzo: vuoto
kleine-fische-board-fish-back = un pesce
kleine-fische-board-cave-back = una grotta { $needs }
kleine-fische-board-octopus-cave = Piovra @: nella sua grotta
kleine-fische-board-octopus-lane = Piovra @: in { $lane }
kleine-fische-board-player = { $count ->
    [one] 1 pesce
   *[other] { $count } pesci
}
kleine-fische-board-caves = grotte { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Scoperti
kleine-fische-board-photo = { $number }. { $fish } { $size } in { $place }
kleine-fische-board-points = punti piovra: { $points }
kleine-fische-board-explored = Si esplora la grotta in { $place }.
kleine-fische-board-lanes = Corsie davanti
kleine-fische-board-lane = { $way } in { $lane }: { $offer }
kleine-fische-board-reversed = (dopo essersi girati)
kleine-fische-board-blocked = { $way } in { $lane }: c’è la piovra
kleine-fische-board-offer-fish = pesci { $places }
kleine-fische-board-offer-cave = grotta { $place } scoperti { $open } su { $needs }
kleine-fische-board-offer-nothing = niente da scoprire
kleine-fische-board-odds = Pesci mai visti: { $unseen }; nuovi per te: { $new }
kleine-fische-board-theft = Annunciati { $number }, tirato { $rolls }
kleine-fische-board-album = I tuoi pesci
kleine-fische-board-albums = Pesci di { $seat }
kleine-fische-board-crowns = pesce arcobaleno { FORM($fish, "sul") }
kleine-fische-board-seen = Pesci noti di { $seat }
kleine-fische-board-score = { count-points }, { $rank }ª posizione
kleine-fische-board-box = Nella scatola: { $caves }
kleine-fische-board-legend = ~~~ pesce coperto · [4] grotta che ne vuole 4 · * conchiglie · o punti piovra · 1> sub · @ piovra · la corsia h23 passa sopra la carta c23, la corsia v23 alla sua sinistra
