### Kleine Fische ganz groß

kleine-fische-option-memory-help = Pomoč za spomin: kar so videli vsi, ostane označeno
kleine-fische-option-free-entry = Hobotnica zapusti votlino zastonj: prva steza ne stane koraka

## Vrste in votline

kleine-fische-hidden = skrita riba
    .acc = skrito ribo
kleine-fische-species-clown = riba klovn
    .acc = ribo klovn
kleine-fische-species-lion = plamenka
    .acc = plamenko
kleine-fische-species-box = skrinjarica
    .acc = skrinjarico
kleine-fische-species-hammer = kladvenica
    .acc = kladvenico
kleine-fische-species-puffer = napihovalka
    .acc = napihovalko
kleine-fische-species-sword = mečarica
    .acc = mečarico
kleine-fische-species-saw = žagarica
    .acc = žagarico
kleine-fische-species-seahorse = morski konjiček
    .acc = morskega konjička
kleine-fische-species-angel = angelska riba
    .acc = angelsko ribo
kleine-fische-species-parrot = papigovka
    .acc = papigovko
kleine-fische-species-surgeon = riba kirurg
    .acc = ribo kirurg
kleine-fische-species-flying = leteča riba
    .acc = letečo ribo
kleine-fische-species-angler = morska spaka
    .acc = morsko spako

kleine-fische-shells = { $shells ->
    [one] { $shells } školjka
    [two] { $shells } školjki
    [few] { $shells } školjke
   *[other] { $shells } školjk
}

kleine-fische-cave-hidden = karta votline
kleine-fische-cave-fins-1 = Turbo plavuti (1)
kleine-fische-cave-fins-2 = Turbo plavuti (2)
kleine-fische-cave-fins-3 = Turbo plavuti (3)
kleine-fische-cave-fins-4 = Turbo plavuti (4)
kleine-fische-cave-fins-5 = Turbo plavuti (5)
kleine-fische-cave-lamp-1 = Podvodna luč (en pogled)
kleine-fische-cave-lamp-2 = Podvodna luč (dva pogleda)
kleine-fische-cave-octo-1 = Turbo hobotnica (+1)
kleine-fische-cave-octo-2 = Turbo hobotnica (+2)
kleine-fische-cave-octo-3 = Turbo hobotnica (+3)
kleine-fische-cave-octo-4 = Turbo hobotnica (+4)
kleine-fische-cave-octo-5 = Turbo hobotnica (+5)
kleine-fische-cave-reroll-1 = Še en met (enkrat)
kleine-fische-cave-reroll-2 = Še en met (dvakrat)
kleine-fische-cave-rainbow = Mavrična riba
kleine-fische-cave-chest = Skrinja z zakladom

kleine-fische-way-up = gor
kleine-fische-way-down = dol
kleine-fische-way-left = levo
kleine-fische-way-right = desno

## Kaj je vprašanje

kleine-fische-ask-exchange = V zgornji vrsti so same votline. Eno od njih zamenjaj z ribo od spodaj.
kleine-fische-wait-exchange = V zgornji vrsti so same votline: { $seat } eno zamenja z ribo od spodaj.
kleine-fische-ask-jump = Premakni čoln nad ribo in skoči.
kleine-fische-wait-jump = { $seat } izbira, nad katero ribo gre čoln in kam skočiti.
kleine-fische-ask-move = Plavaj naprej od tam, kjer si.
kleine-fische-wait-move = { $seat } izbira prvi premik poteze.
kleine-fische-ask-peek = Tvoja luč gori. Poglej skrito ribo (še { $left }).
kleine-fische-wait-peek = { $seat } sveti na skrite ribe (še { $left }).
kleine-fische-ask-first-reveal = Odkrij eno od rib ob sebi.
kleine-fische-wait-first-reveal = { $seat } izbira, katero ribo odkriti.
kleine-fische-ask-choice = { $count ->
    [one] Odkrita je { $count } riba.
    [two] Odkriti sta { $count } različni ribi.
    [few] Odkrite so { $count } različne ribe.
   *[other] Odkritih je { $count } različnih rib.
} Se ustaviš ali plavaš naprej?
kleine-fische-wait-choice = { $count ->
    [one] Odkrita je { $count } riba.
    [two] Odkriti sta { $count } različni ribi.
    [few] Odkrite so { $count } različne ribe.
   *[other] Odkritih je { $count } različnih rib.
} { $seat } se odloča: ustaviti se ali plavati naprej?
kleine-fische-ask-after-move = { $fish ->
    [0] Raziščeš votlino ob sebi ali se ustaviš?
   *[other] Odkriješ ribo ob sebi ali raziščeš votlino?
}
kleine-fische-wait-after-move = { $seat } izbira karto ob potapljaču.
kleine-fische-ask-octopus = { $steps ->
    [0] Ni točk hobotnice. Jo pustiš ali jo poženeš s karto Turbo hobotnica, če jo imaš?
    [one] Premakneš hobotnico za { $steps } stezo ali jo pustiš?
    [two] Premakneš hobotnico za največ { $steps } stezi ali jo pustiš?
    [few] Premakneš hobotnico za največ { $steps } steze ali jo pustiš?
   *[other] Premakneš hobotnico za največ { $steps } stez ali jo pustiš?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } nima točk hobotnice in lahko odigra karto Turbo hobotnica.
    [one] { $seat } lahko premakne hobotnico za { $steps } stezo.
    [two] { $seat } lahko premakne hobotnico za največ { $steps } stezi.
    [few] { $seat } lahko premakne hobotnico za največ { $steps } steze.
   *[other] { $seat } lahko premakne hobotnico za največ { $steps } stez.
}
kleine-fische-ask-octopus-driven = Premakni hobotnico, zdaj za največ { $steps ->
    [one] { $steps } stezo
    [two] { $steps } stezi
    [few] { $steps } steze
   *[other] { $steps } stez
}.
kleine-fische-wait-octopus-driven = { $seat } premika hobotnico, zdaj za največ { $steps ->
    [one] { $steps } stezo
    [two] { $steps } stezi
    [few] { $steps } steze
   *[other] { $steps } stez
}.
kleine-fische-ask-rob = Hobotnica je srečala več potapljačev. Koga želiš oropati?
kleine-fische-wait-rob = Hobotnica je srečala več potapljačev: { $seat } izbira, koga oropati.
kleine-fische-ask-announce = Koliko rib poskusiš ukrasti? Žrtev: { $victim_seat }.
kleine-fische-wait-announce = { $seat } se odloča, koliko rib poskusi ukrasti. Žrtev: { $victim_seat }.
kleine-fische-ask-rolled = { $result } ni dovolj za { $number }. Sprejmeš ali ponoviš met s karto?
kleine-fische-wait-rolled = { $result } ni dovolj za { $number }: { $seat } sprejme ali ponovi met s karto.
kleine-fische-ask-roll-on = { $result } ni dovolj za { $number }. Vržeš še enkrat ali sprejmeš?
kleine-fische-wait-roll-on = { $result } ni dovolj za { $number }: { $seat } lahko vrže še enkrat.
kleine-fische-ask-rainbow = Na katerega od tvojih kupčkov gre mavrična riba?
kleine-fische-wait-rainbow = { $seat } izbira kupček za mavrično ribo.

## Trenutki, kot deli stavka

kleine-fische-phase-exchange = votlino zgornje vrste je treba zamenjati z ribo
kleine-fische-phase-jump = najprej pride skok
kleine-fische-phase-move = na vrsti je prvi premik poteze
kleine-fische-phase-peek = luč gori
kleine-fische-phase-first-reveal = treba je odkriti ribo
kleine-fische-phase-choice = vprašanje je, ali se ustaviti ali plavati naprej
kleine-fische-phase-after-move = najprej pride karta ob potapljaču
kleine-fische-phase-octopus = potopa je konec in hobotnica se lahko premakne
kleine-fische-phase-rob = treba je izbrati žrtev
kleine-fische-phase-announce = treba je napovedati, koliko rib želiš ukrasti
kleine-fische-phase-rolled = met ni uspel
kleine-fische-phase-roll-on = { kleine-fische-phase-rolled }
kleine-fische-phase-rainbow = polagajo se mavrične ribe
kleine-fische-phase-over = igre je konec

## Zakaj ne

kleine-fische-no-card = Karte { $cave } nimaš ali je v tej potezi še ne moreš uporabiti.
kleine-fische-no-lamp-now = Karto { $cave } lahko uporabiš samo pred prvim premikom svoje poteze.
kleine-fische-no-turbo-now = Karto { $cave } lahko uporabiš samo, ko premikaš hobotnico.
kleine-fische-no-reroll-now = Karto { $cave } lahko uporabiš samo takoj po prenizkem metu.
kleine-fische-no-one-card = Najprej izkoristi ali opusti drugi met odigrane karte; nato je na vrsti { $cave }.
kleine-fische-no-no-lamp = Tvoja luč ne gori: { $now }.
kleine-fische-no-look-first = Luč gori, zato poglej vsaj eno ribo.
kleine-fische-no-peek-cave = To je votlina; luč kaže samo ribe.
kleine-fische-no-peek-twice = To karto že poznaš.
kleine-fische-no-exchange = Karte se menjajo samo, če so v zgornji vrsti same votline in moraš skočiti.
kleine-fische-no-exchange-cave = Tudi to je votlina; izberi ribo.
kleine-fische-no-jump-twice = Si že v vodi; skočiš samo enkrat.
kleine-fische-no-jump-cave = Spodaj je votlina; pod čolnom mora biti riba.
kleine-fische-no-jump-now = Ne še: { $now }.
kleine-fische-no-jump-octopus = Tam čaka hobotnica.
kleine-fische-no-on-boat = Si še na čolnu: najprej skoči.
kleine-fische-no-card-first = Premik je narejen; zdaj je na vrsti karta ob tebi.
kleine-fische-no-swim-now = Zdaj ne plavaš: { $now }.
kleine-fische-no-octopus-there = Tam je hobotnica; na njeno stezo ne plava noben potapljač.
kleine-fische-no-backwards = Gledaš { $heading }; potapljači nikoli ne plavajo nazaj.
kleine-fische-no-no-lane = S križišča pred tabo nobena steza ne vodi { $way }.
kleine-fische-no-too-far = Nobena pot z največ { $steps } koraki se tam ne konča s pogledom { $heading }.
kleine-fische-no-card-now = Ne zdaj: { $now }.
kleine-fische-no-not-beside = Ta karta ni ob tvoji stezi.
kleine-fische-no-reveal-cave = To je votlina; votline je treba raziskati, ne odkriti.
kleine-fische-no-open-already = Ta karta je že odkrita.
kleine-fische-no-explore-fish = To je riba, ne votlina.
kleine-fische-no-explore-first = Po prvem premiku poteze ni mogoče raziskati nobene votline.
kleine-fische-no-explore-count = Ta votlina zahteva { $needs ->
    [one] { $needs } odkrito ribo
    [two] { $needs } odkriti ribi
    [few] { $needs } odkrite ribe
   *[other] { $needs } odkritih rib
}, niti več niti manj; zdaj jih je { $open }.
kleine-fische-no-stop-first = Prvemu premiku poteze vedno sledi riba: moraš jo odkriti.
kleine-fische-no-stop-before-card = Ob tebi je skrita riba; ustaviš se lahko šele, ko tu uporabiš karto.
kleine-fische-no-stop-unstarted = Poteze ne moreš preskočiti: prvi premik je obvezen.
kleine-fische-no-stop-now = Zdaj se ni mogoče ustaviti: { $now }.
kleine-fische-no-octopus-now = Hobotnica se premakne šele po tvojem potopu: { $now }.
kleine-fische-no-turbo-stay = Karta jo je pognala, zato se hobotnica mora premakniti.
kleine-fische-no-no-points = Nobena od tvojih odkritih rib nima točke hobotnice in karta Turbo hobotnica ni odigrana.
kleine-fische-no-own-diver = Tam je tvoj potapljač; tvoja hobotnica se mu izogiba.
kleine-fische-no-circle = Za vrnitev na isto mesto je potreben prost obhod vsaj štirih stez; imaš jih { $steps }.
kleine-fische-no-octopus-far = Hobotnica ima premalo korakov ({ $steps }) ali pa je na poti potapljač.
kleine-fische-no-rob-now = Zdaj ni koga izbrati: { $now }.
kleine-fische-no-nobody = Za to mizo ni igralca { $number }.
kleine-fische-no-rob-self = Sebe ne moreš oropati.
kleine-fische-no-rob-elsewhere = { $victim_seat } ni na stezi hobotnice.
kleine-fische-no-announce-now = Zdaj ni česa napovedati: { $now }.
kleine-fische-no-again-now = Drugega meta ni: { $now }.
kleine-fische-no-accept-now = Zdaj ni česa sprejeti: { $now }.
kleine-fische-no-rainbow-now = Mavrične ribe se polagajo šele po koncu igre.
kleine-fische-no-rainbow-stack = Takega kupčka nimaš: { $fish }.

## Kaj se je zgodilo

# Vrste od zgoraj, karte od leve.
kleine-fische-place = { $row }. vrsta, { $nth }. karta
kleine-fische-lane = { $side ->
    [left] levo od karte
    [right] desno od karte
    [below] pod karto
   *[above] nad karto
} { $nth } v { $row }. vrsti

kleine-fische-event-exchanged = { $seat } zamenja votlino s številom { $needs } ({ kleine-fische-place }) z ribo ({ $other_row }. vrsta, { $other_nth }. karta).
kleine-fische-event-jumped = { $seat } pripelje čoln nad { $boat }. karto in skoči na stezo { kleine-fische-lane }, s pogledom { $way }.
kleine-fische-event-reversed = Hobotnica zapira vogal: { $seat } se obrne in gleda { $way }.
kleine-fische-event-swam = { $seat } plava { $way } na stezo { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } odkrije { FORM($fish, "acc") } ({ kleine-fische-place }): { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , { $points } točka hobotnice
    [two] , { $points } točki hobotnice
    [few] , { $points } točke hobotnice
   *[other] , { $points } točk hobotnice
}.
kleine-fische-event-bust = Dvakrat { $fish }! { $lost ->
    [one] Zakrije se { $lost } riba
    [two] Zakrijeta se obe ribi
    [few] Zakrijejo se { $lost } ribe, od prve do druge
   *[other] Zakrije se { $lost } rib, od prve do druge
}; { $seat } { $kept ->
    [0] ne obdrži nobene
    [one] obdrži { $kept } ribo
    [two] obdrži { $kept } ribi
    [few] obdrži { $kept } ribe
   *[other] obdrži { $kept } rib
}.
kleine-fische-event-stranded = Ob stezi ni ribe: { $seat } konča potezo.
kleine-fische-event-stopped = { $seat } se ustavi in ima { $count ->
    [one] { $count } ribo
    [two] { $count } ribi
    [few] { $count } ribe
   *[other] { $count } rib
}.
kleine-fische-event-halted = Tu ni več česa narediti: { $seat } se ustavi in ima { $count ->
    [one] { $count } ribo
    [two] { $count } ribi
    [few] { $count } ribe
   *[other] { $count } rib
}.
kleine-fische-event-explored = { $seat } razišče votlino ({ kleine-fische-place }), saj { $needs ->
    [one] je odkrita { $needs } riba
    [two] sta odkriti { $needs } ribi
    [few] so odkrite { $needs } ribe
   *[other] je odkritih { $needs } rib
}.
kleine-fische-event-used = { $seat } odigra karto { $cave }.
kleine-fische-event-peeked = { $seat } posveti ({ kleine-fische-place }): { $fish }{ $shells ->
    [0] {""}
    [one] , { $shells } školjka
    [two] , { $shells } školjki
    [few] , { $shells } školjke
   *[other] , { $shells } školjk
}{ $points ->
    [0] {""}
    [one] , { $points } točka hobotnice
    [two] , { $points } točki hobotnice
    [few] , { $points } točke hobotnice
   *[other] , { $points } točk hobotnice
}.
kleine-fische-event-darkened = { $seat } ugasne luč.
kleine-fische-event-crawled = { $seat } premakne hobotnico na stezo { kleine-fische-lane }; { $cost ->
    [0] brez koraka
    [one] { $cost } korak
    [two] { $cost } koraka
    [few] { $cost } koraki
   *[other] { $cost } korakov
}.
kleine-fische-event-stayed = { $seat } pusti hobotnico, kjer je.
kleine-fische-event-met = Hobotnica ujame: { $seats }.
kleine-fische-event-chosen = { $seat } izbere žrtev: { $victim_seat }.
kleine-fische-event-spared = { $seat } pusti potapljače pri miru.
kleine-fische-event-announced = { $seat } napove krajo: { $number ->
    [one] { $number } riba
    [two] { $number } ribi
    [few] { $number } ribe
   *[other] { $number } rib
}. Žrtev: { $victim_seat }.
kleine-fische-event-rolled = { $seat } vrže { $result }: { $good ->
    [yes] dovolj za { $number }.
   *[no] premalo za { $number }.
}
kleine-fische-event-missed = { $victim_seat } obdrži vse.
kleine-fische-event-stole = { $seat } vzame igralcu { $victim_seat } { $taken ->
    [0] nič, saj tam ni rib.
    [one] { $taken } ribo: { FORM($fish, "acc") }.
    [two] { $taken } ribi: { FORM($fish, "acc") }.
    [few] { $taken } ribe: { FORM($fish, "acc") }.
   *[other] { $taken } rib: { FORM($fish, "acc") }.
}
kleine-fische-event-lost = Rdeča ploskev: { $victim_seat } vzame igralcu { $seat } { $taken ->
    [0] nič, saj tam ni rib.
    [one] { $taken } ribo: { FORM($fish, "acc") }.
    [two] { $taken } ribi: { FORM($fish, "acc") }.
    [few] { $taken } ribe: { FORM($fish, "acc") }.
   *[other] { $taken } rib: { FORM($fish, "acc") }.
}
kleine-fische-event-collected = { $seat } pobere: { FORM($fish, "acc") }.
kleine-fische-event-took = { $seat } vzame votlino s številom { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = Greben se zapolni: { $count ->
    [one] { $count } nova karta
    [two] { $count } novi karti
    [few] { $count } nove karte
   *[other] { $count } novih kart
}{ $new_caves ->
    [0] {""}
    [one] { $count ->
        [1] , to je votlina s številom { $caves }
       *[other] , od tega { $new_caves } votlina s številom { $caves }
    }
    [two] , od tega { $new_caves } votlini s številoma { $caves }
    [few] , od tega { $new_caves } votline s števili { $caves }
   *[other] , od tega { $new_caves } votlin s števili { $caves }
}; { $left ->
    [0] kup je prazen
   *[other] na kupu { $left ->
        [one] ostane { $left }
        [two] ostaneta { $left }
        [few] ostanejo { $left }
       *[other] jih ostane { $left }
    }, na vrhu { $top ->
        [fish] riba
       *[other] votlina s številom { $top }
    }
}.
kleine-fische-event-turn = Na vrsti je { $seat }.
kleine-fische-event-ended = Grebena ni mogoče zapolniti: igre je konec. Vsi odkrijejo svoje ribe in votline in točke se preštejejo.
kleine-fische-event-crowned = { $seat } položi mavrično ribo na kupček: { $fish }.
kleine-fische-event-declined = { $seat } mavrične ribe ne položi nikamor.
kleine-fische-event-scored = Zmaga: { $seats }. Točke po mestih: { $scores }.

## Točke

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Mavrična riba na kupčku: { $fish }
kleine-fische-tally-unused = Neuporabljene karte votlin
kleine-fische-tally-chest = { $count ->
    [one] Skrinja z zakladom
    [two] { $count } skrinji z zakladom
    [few] { $count } skrinje z zakladom
   *[other] { $count } skrinj z zakladom
} za { $rank }. mesto
kleine-fische-tally-tie = Ribe v kupčku, štejejo samo pri izenačenju: { $count }

## Plošča v terminalu

kleine-fische-short-clown = Klovn
kleine-fische-short-lion = Plamen
kleine-fische-short-box = Skrinja
kleine-fische-short-hammer = Kladivo
kleine-fische-short-puffer = Napih
kleine-fische-short-sword = Meč
kleine-fische-short-saw = Žaga
kleine-fische-short-seahorse = Konjiček
kleine-fische-short-angel = Angelska
kleine-fische-short-parrot = Papiga
kleine-fische-short-surgeon = Kirurg
kleine-fische-short-flying = Leteča
kleine-fische-short-angler = Spaka

kleine-fische-board-boat = čoln
kleine-fische-board-deck = Kup: { $left ->
    [one] { $left } karta
    [two] { $left } karti
    [few] { $left } karte
   *[other] { $left } kart
}, naslednja { $top }
kleine-fische-board-deck-empty = Kup: prazen
kleine-fische-board-fish-back = riba
kleine-fische-board-cave-back = votlina { $needs }
kleine-fische-board-octopus-cave = Hobotnica @: v svoji votlini
kleine-fische-board-octopus-lane = Hobotnica @: na { $lane }
kleine-fische-board-player = { $count ->
    [one] { $count } riba
    [two] { $count } ribi
    [few] { $count } ribe
   *[other] { $count } rib
}
kleine-fische-board-caves = votline { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Odkrito
kleine-fische-board-photo = { $number }. { $fish } { $size } na { $place }
kleine-fische-board-points = točke hobotnice: { $points }
kleine-fische-board-explored = Votlina na { $place } je pravkar raziskana.
kleine-fische-board-lanes = Steze naprej
kleine-fische-board-lane = { $way } na { $lane }: { $offer }
kleine-fische-board-reversed = (po obratu)
kleine-fische-board-blocked = { $way } na { $lane }: tam je hobotnica
kleine-fische-board-offer-fish = ribe { $places }
kleine-fische-board-offer-cave = votlina { $place }, odkrito { $open } od { $needs }
kleine-fische-board-offer-nothing = ni česa odkriti
kleine-fische-board-odds = Nevidenih rib: { $unseen }, zate novih: { $new }
kleine-fische-board-theft = Napoved { $number }, met { $rolls }
kleine-fische-board-album = Tvoje ribe
kleine-fische-board-albums = Ribe igralca { $seat }
kleine-fische-board-crowns = mavrična riba; kupček: { $fish }
kleine-fische-board-seen = Videno (ima { $seat })
kleine-fische-board-score = { count-points }, { $rank }. mesto
kleine-fische-board-box = V škatli: { $caves }
kleine-fische-board-legend = ~~~ skrita riba · [4] votlina, ki potrebuje 4 · * školjke · o točke hobotnice · 1> potapljač · @ hobotnica · steza h23 teče nad karto c23, steza v23 levo od nje
