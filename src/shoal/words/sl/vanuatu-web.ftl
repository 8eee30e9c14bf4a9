## Plošča v brskalniku

vanuatu-web-summary = { $round }. krog od { $rounds } · { $phase }
vanuatu-web-map = Otočje
vanuatu-web-boxes = Devet akcij
vanuatu-web-choices = Tvoje izbire
vanuatu-web-players = Igralci po vrstnem redu
vanuatu-web-track = Lestvica vatu
vanuatu-web-whole = Ves zemljevid
vanuatu-web-waters = Moje vode
vanuatu-web-nobody = še nihče
vanuatu-web-neutral = nevtralno
vanuatu-web-price = Cena rib
vanuatu-web-office = Turisti
vanuatu-web-rest-tiles = Ploščice počitka
vanuatu-web-next = Naslednje ploščice
vanuatu-web-ships = Ladje
vanuatu-web-ships-hint = najprej se naloži leva; zadnje mesto prinese še { $points }
vanuatu-web-to-map = Na zemljevid
vanuatu-web-free = Prosti liki
vanuatu-web-free-hint = nihče ne obdrži istega
vanuatu-web-sails = odpluje ob koncu kroga
vanuatu-web-slot-full = naloženo: { $good }
vanuatu-web-slot-open = prostor: { $good }
vanuatu-web-drawings = Risbe v pesku
vanuatu-web-of = { $count } od { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = figure na akcijah
vanuatu-web-order-now = zdaj { $seat }
vanuatu-web-order-next = nato { $seat }
vanuatu-web-used = uporabljen
vanuatu-web-plan = Tvoj načrt je popoln: potrdi ga.
vanuatu-web-plan-hint = Jantarno okence pove, kaj je treba prej.
vanuatu-web-chain = Kaj zahteva { $action }, po vrsti
vanuatu-web-link-done = načrtovano
vanuatu-web-link-next = zdaj postavi figuro
vanuatu-web-link-wait = pride za tem
vanuatu-web-need-sail = prosto morje
vanuatu-web-need-build = potrebuje prosto mesto
vanuatu-web-need-explore = potrebuje razbitino
vanuatu-web-need-fish = potrebuje morje z ribo
vanuatu-web-need-tile = potrebuje ribo
vanuatu-web-need-sell = ob tvoji stojnici
vanuatu-web-need-buy = potrebuje blago
vanuatu-web-need-draw = { vanuatu-web-need-build }
vanuatu-web-need-transport = potrebuje prostor
vanuatu-web-need-rest = najprej
vanuatu-web-need-together = skupaj z akcijo
vanuatu-web-money = { $sum } = { $vatu } vatu, ko pride na vrsto { $action }
vanuatu-web-unplan = vzemi figuro nazaj: { $action }
vanuatu-web-govern = Guverner: prestavi kup
vanuatu-web-step-cash = Zaklad
vanuatu-web-step-beg = Berači

## Cene okenc

vanuatu-web-cost-sail = −{ $step } vatu na polje
vanuatu-web-cost-sail-navigator = zastonj: Krmar
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu: Graditelj
vanuatu-web-cost-explore = na tvojem morju
vanuatu-web-cost-explore-diver = Potapljač: tudi vatu
vanuatu-web-cost-fish = na tvojem morju
vanuatu-web-cost-fish-fisherman = Ribič: tudi točke
vanuatu-web-cost-sell = vrednost × { $price } vatu
vanuatu-web-cost-sell-seller = brez stojnic: Prodajalec
vanuatu-web-cost-buy = stane { $prices } vatu
vanuatu-web-cost-buy-buyer = druga zastonj: Kupec
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Umetnik
vanuatu-web-cost-transport = +1 vatu na stojnico
vanuatu-web-cost-transport-guide = Vodič: tudi točke
vanuatu-web-cost-rest = skriti dodatek

## Oznake, dolge in kratke

vanuatu-web-pill-now = Zdaj ti: izberi mesto
vanuatu-web-brief-now = zdaj ti
vanuatu-web-pill-now-do = Zdaj ti: { $name }
vanuatu-web-brief-now-do = zdaj ti
vanuatu-web-pill-now-gain = Zdaj ti: { $gain }
vanuatu-web-brief-now-gain = zdaj
vanuatu-web-pill-lead = Tu vodiš
vanuatu-web-brief-lead = vodiš
vanuatu-web-pill-leads = Tu igra { $seat }
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Zapirajo jo nevtralne figure
vanuatu-web-brief-walled = zaprto
vanuatu-web-pill-neutral-here = Sem postavi nevtralno figuro
vanuatu-web-brief-neutral-here = sem?
vanuatu-web-pill-drafted = Sem gre tvoja figura
vanuatu-web-brief-drafted = tvoja figura
vanuatu-web-pill-drafted-leads = Tvoja figura: tu bi vodila
vanuatu-web-brief-drafted-leads = figura bi vodila
vanuatu-web-pill-drafted-behind = Prej igra { $seat } (figure: { $pawns })
vanuatu-web-brief-drafted-behind = vodi { $seat }
vanuatu-web-pill-drafted-with = Tvoja figura; zdaj { $action }
vanuatu-web-brief-drafted-with = zdaj { $action }
vanuatu-web-pill-with = Mogoče skupaj z akcijo { $action }
vanuatu-web-brief-with = skupaj: { $action }
vanuatu-web-pill-win = Vodstvo bi bilo tvoje
vanuatu-web-brief-win = kup bi vodil
vanuatu-web-pill-would-lead = Vodstvo bi bilo samo tvoje
vanuatu-web-brief-would-lead = { vanuatu-web-brief-win }
vanuatu-web-pill-behind = Na vrsti prej: { $seat }, { $pawns }
vanuatu-web-brief-behind = vodi { $seat }
vanuatu-web-pill-may = Sem lahko gre figura
vanuatu-web-brief-may = mogoče
vanuatu-web-pill-moves = Ta kup se prestavi
vanuatu-web-pill-move-from = Prestavi ta kup
vanuatu-web-pill-move-to = Prestavi ga sem
vanuatu-web-pill-outnumbered = Zaprto: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Izenačeno { $theirs }:{ $mine }, prej { $seat }
vanuatu-web-brief-tie = enako: { $seat }
vanuatu-web-pill-neutral = Nevtralne figure { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Tu ne: najprej Plovba
vanuatu-web-brief-sail-first = prej Plovba
vanuatu-web-pill-no-place = Ni dosegljivega mesta
vanuatu-web-brief-no-place = predaleč
vanuatu-web-pill-fish-tile = Ni rib: najprej Ribolov
vanuatu-web-brief-fish-tile = prej Ribolov
vanuatu-web-pill-vatu = Manjka { $short } vatu
vanuatu-web-pill-cost = Stane { $cost }, imaš { $vatu }
vanuatu-web-pill-no-treasure-disc = Tvoje, a tu ni zaklada
vanuatu-web-brief-no-treasure-disc = tu ni zaklada
vanuatu-web-pill-no-fish-disc = Tvoje, a tu ni rib
vanuatu-web-brief-no-fish-disc = tu ni rib
vanuatu-web-pill-no-fish-tile = Tvoje, a ni rib za prodajo
vanuatu-web-brief-no-fish-tile = ni rib
vanuatu-web-pill-no-own-stall = Tvoje, a tu ni stojnice
vanuatu-web-brief-no-own-stall = ni stojnice
vanuatu-web-pill-no-tourists = Noben turist ne čaka
vanuatu-web-brief-no-tourists = ni turistov
vanuatu-web-pill-no-drawing-slot = Ni prostora za risbo
vanuatu-web-brief-no-drawing-slot = ni prostora
vanuatu-web-pill-no-stall-slot = Ni mesta za stojnico
vanuatu-web-brief-no-stall-slot = ni mesta
vanuatu-web-pill-no-cube = Tvoje, a tu ni blaga
vanuatu-web-pill-not-now = Zdaj ni mogoče
vanuatu-web-brief-not-now = ne zdaj

## Izidi in opombe

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = vodstvo: { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = ostane { $vatu } vatu
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = kocka je izgubljena
vanuatu-web-note-converted = { $vatu } vatu se spremeni v { count-points.acc }.
vanuatu-web-note-bonus = Ladja je polna: še { count-points }.
vanuatu-web-note-lost = Te kocke ne vzame nobena ladja: ne prinese ničesar.
vanuatu-web-note-preaches = S tem uporabiš lik Pridigar.
vanuatu-web-note-rest = Vzameš ploščico počitka: vatu, točko, oboje ali prvo mesto v naslednjem krogu.
vanuatu-web-note-waived = { $rule ->
    [51] Polja stran od drugih otokov ni več.
   *[other] Polja ob otoku ni več.
}

## Akcije

vanuatu-web-do-place = Položi { $tile } na { $hex }
vanuatu-web-do-neutral = Nevtralna figura: { $action }
vanuatu-web-do-take = Vzemi lik { $character }
vanuatu-web-do-plan = Postavi: { $actions }
vanuatu-web-do-plan-both = Postavi obe: { $action }
vanuatu-web-do-sail = Pluj { FORM($place, "to") }
vanuatu-web-do-sail-in = Po daljši poti { FORM($place, "to") }, { $steps ->
    [one] { $steps } korak
    [two] { $steps } koraka
    [few] { $steps } koraki
   *[other] { $steps } korakov
}
vanuatu-web-do-sail-back = Izpluj in se vrni { FORM($place, "to") }
vanuatu-web-do-build = Gradi na otoku { $island }
vanuatu-web-do-explore = Dvigni zaklad, vreden { $value }
vanuatu-web-do-fish = Ulovi ribo, vredno { $value }
vanuatu-web-do-sell = Prodaj ribo, vredno { $value }
vanuatu-web-do-buy = Kupi { FORM($good, "acc") } na otoku { $island }
vanuatu-web-do-draw = Riši na otoku { $island }
vanuatu-web-do-transport = Pripelji turista na otok { $island }
vanuatu-web-do-rest = Počivaj
vanuatu-web-do-withdraw = Opusti akcijo { $action }
vanuatu-web-do-stop = Nehaj prodajati
vanuatu-web-do-second-yes = Naloži drugo kocko { FORM($good, "gen") }
vanuatu-web-do-second-no = Brez druge kocke
vanuatu-web-do-keep = Vzemi „{ $tile }“
vanuatu-web-do-cash = Zamenjaj zaklad { $value } za vatu
vanuatu-web-do-beg = Daj { $value ->
    [one] { $value } točko
    [two] { $value } točki
    [few] { $value } točke
   *[other] { $value } točk
} za vatu
vanuatu-web-do-govern = Prestavi kup: { $action } → { $to }

## Polja za ušesa

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, prazno
vanuatu-web-hex-fish = { $count ->
    [one] { $count } riba
    [two] { $count } ribi
    [few] { $count } ribe
   *[other] { $count } rib
}
vanuatu-web-hex-treasure = zaklad, vreden { $count }
vanuatu-web-hex-good = { $good }: { $count }
vanuatu-web-hex-stalls = stojnice: { $count } od { $of } { $owners }
vanuatu-web-hex-drawings = risbe: { $count } od { $of }
vanuatu-web-hex-tourists = turisti: { $count } od { $of }
vanuatu-web-hex-boat = čoln igralca { $seat }

## Dodane oznake

vanuatu-web-all-done = ni figur
vanuatu-web-brief-cost = stane { $cost }
vanuatu-web-brief-vatu = manjka { $short }
vanuatu-web-brief-no-cube = ni blaga
vanuatu-web-pill-paid-by = Samo, če prej plača { $action }
vanuatu-web-brief-paid-by = če plača { $action }
vanuatu-web-pill-first = Najprej { $first }
vanuatu-web-brief-first = prej { $first }
vanuatu-web-pill-planned = Samo, če je prej { $first }
vanuatu-web-brief-planned = potrebno: { $first }
vanuatu-web-pill-fish = Ni rib za prodajo
vanuatu-web-brief-fish = ni rib
vanuatu-web-pill-several = Manjka več stvari
vanuatu-web-brief-several = ne zdaj
vanuatu-web-pill-vatu-converted = Deset vatu bi se spremenilo v točke
vanuatu-web-brief-vatu-converted = vatu v točke
vanuatu-web-pill-sail-vatu = Ni vatu za plovbo
vanuatu-web-brief-sail-vatu = ni vatu
vanuatu-web-pill-no-island = Ob tebi ni otoka
vanuatu-web-brief-no-island = ni otoka
vanuatu-web-pill-no-stall = Vse tvoje stojnice so zgrajene
vanuatu-web-brief-no-stall = ni več stojnic
vanuatu-web-pill-island-full = Ni prostora za turista
vanuatu-web-brief-island-full = ni prostora
vanuatu-web-pill-no-rest = Vse ploščice počitka so vzete
vanuatu-web-brief-no-rest = ni več
vanuatu-web-pill-nowhere = Okrog tebe ni nič za to
vanuatu-web-brief-nowhere = tu ne
vanuatu-web-lost = akcija je izgubljena
vanuatu-web-warn-lost = Figure vzameš nazaj, narediš pa nič.
vanuatu-web-warn-behind = { $actions }: nekdo igra pred tabo; potem ti, če bo še mogoče.
vanuatu-web-warn-paid-by = { $action } uspe samo, če do takrat svoje vatu prinese { $payer }.

## Kako izbrati

vanuatu-web-how-plan = { $pawns ->
    [0] Potrdi ali se dotakni figure, da jo vzameš nazaj.
    [one] Dotakni se okenca: še { $pawns } figura.
    [two] Dotakni se okenc: še { $pawns } figuri.
    [few] Dotakni se okenc: še { $pawns } figure.
   *[other] Dotakni se okenc: še { $pawns } figur.
}
vanuatu-web-how-plan-with = { $action }: zdaj še { $helper }.
vanuatu-web-how-place = Dotakni se žarečega polja, da na njem vidiš ploščico, in še enkrat, da jo položiš.
vanuatu-web-how-take = Vsak pove, kaj zna. Dotakni se dvakrat, da ga vzameš.
vanuatu-web-how-neutral = Dotakni se okenca, kamor gre nevtralna figura.
vanuatu-web-how-act = Dotakni se okenca ali polja, ki žari.
vanuatu-web-how-where = { $action }: dotakni se mesta, ki žari.
vanuatu-web-how-lose = Česar se zdaj dotakneš, to opustiš in ne dobiš ničesar.
vanuatu-web-how-govern = Dotakni se kupa, ki naj se prestavi.
vanuatu-web-how-govern-to = Dotakni se okenca, kamor gre.
vanuatu-web-ask-hex = { $name }: kaj narediš tam?
vanuatu-web-ask-box = { $name }: kje?

## Kaj se je pravkar zgodilo

vanuatu-web-told-planned = { $seat } namerava: { $actions }.
vanuatu-web-told-planned-both = { $seat } postavi obe figuri: { $action }.
vanuatu-web-told-withdrew = { $seat } nikjer ne vodi in opusti akcijo { $action }.
vanuatu-web-fact-round = Krog { $round }/{ $rounds }

## Kaj je kaj

vanuatu-web-about-empty-title = { $hex }: odprta voda
vanuatu-web-about-empty = Tu še ni ploščice. Ploščica gre tja, kjer se dotika dveh drugih: otoki stran od otokov, morja ob otok.
vanuatu-web-about-next = Položi se na začetku naslednjega kroga.
vanuatu-web-about-sea = Tu plujejo čolni. Kdor prvi lovi ribe ali se potaplja, dobi največ: ploščica je vredna toliko, kolikor je ploščkov.
vanuatu-web-about-island = Kdor leži ob njem, lahko gradi, kupuje, prodaja, riše in pripelje turiste. Na koncu vsaka stojnica šteje 2 točki za vsakega turista.
vanuatu-web-about-row-fish = Ribe
vanuatu-web-about-row-treasure = Zaklad
vanuatu-web-about-discs = { $count ->
    [0] nič
   *[other] naslednji je vreden { $count }
}
vanuatu-web-about-row-goods = Blago
vanuatu-web-about-row-stalls = Stojnice
vanuatu-web-about-row-drawings = Risbe
vanuatu-web-about-row-tourists = Turisti
vanuatu-web-about-row-cost = Na kratko
vanuatu-web-about-row-queue = Kdo igra, po vrsti
vanuatu-web-about-row-with = Zdaj ga ima
vanuatu-web-about-row-deal = Na ladji
vanuatu-web-about-row-found = Leži na
vanuatu-web-about-row-room = Prosta mesta na ladjah
vanuatu-web-about-sail = Premakni čoln po ploščicah morja, vatu na polje.
vanuatu-web-about-build = Postavi stojnico na otok ob svojem čolnu. Zaradi turistov je na koncu vredna točke.
vanuatu-web-about-explore = Dvigni zaklad pod svojim čolnom. Ohranjen šteje na koncu dvojno; prodan svojo vrednost v vatu.
vanuatu-web-about-fish = Ulovi ribo pod svojim čolnom; vredna je toliko, kolikor je ploščkov z ribami.
vanuatu-web-about-sell = Prodaj ribe na otoku s svojo stojnico ob svojem čolnu: vrednost krat cena. Cena pade z vsako.
vanuatu-web-about-buy = Kupi blago na otoku ob svojem čolnu; gre na ladjo in prinese točke.
vanuatu-web-about-draw = Nariši risbo v pesek otoka ob svojem čolnu, kjer je prostor.
vanuatu-web-about-transport = Pripelji čakajočega turista na otok ob svojem čolnu. Vsaka stojnica tam ti plača vatu, čigar koli je že.
vanuatu-web-about-rest = Vzemi eno od skritih ploščic počitka; plača na koncu kroga.
vanuatu-web-about-person = En lik na krog in nikoli isti dvakrat zapored.
vanuatu-web-about-ship-title = { $number ->
    [1] Prva ladja
    [2] Druga ladja
   *[other] Tretja ladja
}
vanuatu-web-about-ship = Kocka gre na prvo ladjo z leve, ki ima prostor zanjo. Zadnje mesto prinese še { $points }; polne ladje odplujejo ob koncu kroga.
vanuatu-web-about-loaded = naloženo
vanuatu-web-about-deal = { $vatu } vatu, prinese { count-points.acc }
vanuatu-web-about-good = Kupiš na otoku, naložiš na ladjo. Brez prostora na ladji ne prinese ničesar.
vanuatu-web-about-price-title = Cena rib: { $price }
vanuatu-web-about-price = Riba prinese svojo vrednost krat to. Z vsako prodano ribo pade ({ $track }) in je v naslednjem krogu spet na vrhu.
vanuatu-web-about-office-title = Čakajoči turisti: { $count }
vanuatu-web-about-office = Prevoz pripelje enega na otok: vatu za vsako stojnico tam. Na koncu je zaradi vsakega turista vsaka stojnica na otoku vredna 2 točki več. Kdor še čaka, po krogu odide.
vanuatu-web-about-rest-tiles-title = Ploščice počitka: še { $count }
vanuatu-web-about-rest-tiles = Kdor počiva, jih pogleda in vzame eno; nihče drug ne vidi, katere. Plačajo na koncu kroga.
vanuatu-web-about-rest-first-player = začneš naslednji krog; 3 točke na koncu igre
vanuatu-web-about-rest-point = 1 točka
vanuatu-web-about-rest-vatu-point = 1 vatu in 1 točka
vanuatu-web-about-rest-vatu = 1 vatu
vanuatu-web-about-gate-title = Vatu: denar do { $vatu }
vanuatu-web-about-gate = Pri { $vatu } se vatu samodejno spremenijo v točke ({ $points }), ti pa nadaljuješ s tem, kar ostane. Trije vatu na koncu so točka.
vanuatu-web-about-drawings-title = Risbe v pesku: { $count } od { $of }
vanuatu-web-about-drawings = Niso od nikogar in prinesejo točke enkrat, ko jih narišeš. Z njimi služi Vodič.
vanuatu-web-about-fish-tile-title = Riba, vredna { $value }
vanuatu-web-about-fish-tile = Po današnji ceni jo prodaš za { $vatu } vatu, ob svoji stojnici.
vanuatu-web-about-treasure-tile-title = Zaklad, vreden { $value }
vanuatu-web-about-treasure-tile = Na koncu prinese { count-points.acc }; ali pa na začetku tvoje poteze svojo vrednost v vatu.
vanuatu-web-about-pawns-title = Figure za akcije
vanuatu-web-about-pawns = Pet na krog. Kdor ima v okencu največ figur, tam igra prvi; pri enakih kupih tisti, ki je prej na vrsti.
