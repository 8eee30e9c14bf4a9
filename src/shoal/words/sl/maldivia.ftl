maldivia-option-start = Kdo začne: odloči naključje ali prvo mesto

# Stvari

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = vzhod
maldivia-way-s = jug
maldivia-way-w = zahod
maldivia-way-n = sever

maldivia-tile-e = puščica na vzhod
maldivia-tile-s = puščica na jug
maldivia-tile-w = puščica na zahod
maldivia-tile-n = puščica na sever
maldivia-tile-fog-e = megla z vzhoda
maldivia-tile-fog-s = megla z juga
maldivia-tile-fog-w = megla z zahoda
maldivia-tile-fog-n = megla s severa
maldivia-nothing = nič
    .acc = nič
maldivia-nowhere = nikjer

# Določna oblika: beli čoln, v imenovalniku in tožilniku enako.
maldivia-boat-white = beli
maldivia-boat-orange = oranžni
maldivia-boat-brown = rjavi
maldivia-boat-black = črni

maldivia-colour-red = rdeča
    .acc = rdečo
    .gen = rdeče
maldivia-colour-green = zelena
    .acc = zeleno
    .gen = zelene
maldivia-colour-purple = vijolična
    .acc = vijolično
    .gen = vijolične
maldivia-colour-yellow = rumena
    .acc = rumeno
    .gen = rumene

maldivia-space-open = odprto morje
maldivia-space-current = tok
maldivia-space-octopus = hobotnica
maldivia-space-shark = morski pes

maldivia-supply = Zaloga
maldivia-mast = jambor
maldivia-plan = načrt
maldivia-cards = karte
maldivia-no-cards = še nobene
maldivia-pile = kup { $count }
maldivia-fog-came = megla je že prišla
maldivia-spaces = { $spaces ->
    [one] { $spaces } polje
    [two] { $spaces } polji
    [few] { $spaces } polja
   *[other] { $spaces } polj
  }; igra se konča pri { $end }
maldivia-round = { $round }. krog
maldivia-tile = { $round }. krog, { $tile }. ploščica
maldivia-setting-up = Priprava
maldivia-starts = začne
maldivia-legend = R G P Y ribe · → tok, ~ pretrgan tok · o hobotnica · x morski pes · ' hrbet blaga
maldivia-fresh = nove ribe v roki: { $fish }
maldivia-score = { count-points }

# Kaj je vprašanje

maldivia-ask-take = Izberi čoln.
maldivia-wait-take = { $seat } izbira čoln.
maldivia-ask-place = Postavi čoln na katero koli prosto polje.
maldivia-wait-place = { $seat } postavlja čoln na morje.
maldivia-ask-plan = { $round }. krog: načrtuj tri puščice in meglo, od leve proti desni.
maldivia-ask-replan = Tvoj načrt je oddan. Še vedno ga lahko spremeniš. Čakamo na: { $seats }.
maldivia-wait-plan = { $round }. krog: čakamo na načrte. Manjkajo: { $seats }.
maldivia-ask-sail = Pluj na { $way } s polja { $cell } ali ostani.
maldivia-wait-sail = { $seat } lahko pluje na { $way } s polja { $cell }.
maldivia-ask-act = Tvoj čoln je na { $cell }: { $shows }. Kaj narediš?
maldivia-wait-act = { $seat } na { $cell } izbira akcijo: { $shows }.
maldivia-ask-gain = V roki: { $fish }. Vzemi še kaj ali potegni ribe na krov.
maldivia-wait-gain = { $seat } lahko vzame še kaj. V roki: { $fish }.
maldivia-ask-drop = Na tvoj jambor ({ $mast }) ne gredo vse nove ribe ({ $fish }). Koliko rib najprej vzameš z vrha?
maldivia-wait-drop = { $seat } ima preveč rib za jambor in mora narediti prostor.
maldivia-ask-stick = Katera riba gre zdaj na vrh? V roki: { $fish }; na jamboru: { $mast }.
maldivia-wait-stick = { $seat } natika nove ribe na jambor: { $fish }.
maldivia-ask-restack = Preuredi jambor od spodaj navzgor. Že na mestu: { $settled }. Katera je naslednja: { $loose }?
maldivia-wait-restack = { $seat } preureja jambor.
maldivia-ask-give = { $other_seat } dobi tvojo karto otoka { $island }, ti eno od teh: { $wanted }. Katero daš?
maldivia-wait-give = { $seat } izbira karto otoka { $island }. Dobi jo { $other_seat } za eno od teh: { $wanted }.
maldivia-ask-exchange = Megla je prišla z otoka { $island }. Katera od njegovih ladij gre pod kup?
maldivia-wait-exchange = { $seat } menja ladjo otoka { $island }.

# Kaj se je zgodilo

maldivia-event-took = { $seat } vzame { $boat } čoln.
maldivia-event-placed = { $seat } začne na { $cell }.
maldivia-event-round = { $number }. krog: začne { $start_seat }.
maldivia-event-planned = { $seat } odda načrt{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } razkrije { $slot }. ploščico: { $named }.
maldivia-event-blocked = { $seat } ne more odpluti s polja { $cell }.
maldivia-event-stayed = { $seat } ostane na { $cell }.
maldivia-event-sailed = { $seat } pluje s polja { $from } na { $cell }.
maldivia-event-fished = { $seat } ulovi: { FORM($named, "acc") }.
maldivia-event-robbed = { $seat } oropa čoln igralca { $victim_seat } in dobi { FORM($named, "acc") } ribo.
maldivia-event-dropped = { $seat } z jambora vzame: { FORM($named, "acc") }.
maldivia-event-stuck = { $seat } natakne { FORM($named, "acc") } ribo na jambor.
maldivia-event-released = { $seat } izpusti: { FORM($named, "acc") }.
maldivia-event-delivered = { $seat } dostavi na otok { $island }: { FORM($named, "acc") }. To prinese { count-points.acc }. Na jamboru ostane, od spodaj: { $left }.
maldivia-event-opened = Pripluje ladja otoka { $island } in želi: { FORM($named, "acc") }. { $pile ->
    [0] Kup je zdaj prazen.
    [one] Na kupu ostane { $pile } karta.
    [two] Na kupu ostaneta { $pile } karti.
    [few] Na kupu ostanejo { $pile } karte.
   *[other] Na kupu ostane { $pile } kart.
  }
maldivia-event-restacked = { $seat } preuredi jambor, od spodaj: { $named }.
maldivia-event-turned = { $seat } s hobotnico obrne { $slot }. ploščico igralca { $owner_seat } za { $angle } stopinj{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } zamenja karto otoka { $gave } za karto otoka { $took } igralca { $other_seat }{ $known ->
    [yes] : da { $given_named }, dobi { $drawn_named }.
   *[no] .
  }
maldivia-event-ended-turn = { $seat } konča potezo.
maldivia-event-fog-spent = Megla igralca { $seat } ne naredi ničesar: otok { $island } je v tem krogu že imel meglo.
maldivia-event-fog-held = Čolni pred otokom { $island } zapolnjujejo vso vrsto ({ $line }): megla igralca { $seat } se dvigne in nič se ne prepogne.
maldivia-event-folded = { $seat } prinese meglo z otoka { $island }: morje se prepogne, { $spaces ->
    [one] ostane { $spaces } polje
    [two] ostaneta { $spaces } polji
    [few] ostanejo { $spaces } polja
   *[other] ostane { $spaces } polj
  }. Novi rob je od { $first } do { $last }. Ribe: { $fish_at }; hobotnica: { $octopus_at }; morski pes: { $shark_at }.
maldivia-event-covered = Pregib zdrsne pod čoln igralca { $seat } na { $cell }.
maldivia-event-carried = Pregib odnese čoln igralca { $seat } s polja { $from } na { $cell }.
maldivia-event-pushed = Čoln igralca { $seat } odrine s polja { $from } na { $cell }.
maldivia-event-lost = { $seat } izgubi { FORM($named, "acc") } ribo.
maldivia-event-exchanged = { $seat } pošlje pod kup ladjo otoka { $island }, ki želi: { FORM($named, "acc") }.
maldivia-event-ended = Igre je konec. Zmaga: { $seats }. Točke po mestih: { $scores }.

# Zakaj ne

maldivia-refuse-now-take = Najprej izberi čoln.
maldivia-refuse-now-place = Najprej postavi čoln na morje.
maldivia-refuse-now-plan = Zdaj vsi načrtujejo; to pride na vrsto pozneje.
maldivia-refuse-now-sail = Najprej pluj ali ostani.
maldivia-refuse-now-act = Zdaj izberi akcijo na svojem polju ali končaj potezo.
maldivia-refuse-now-gain = Najprej vzemi še kakšno ribo ali jih potegni na krov.
maldivia-refuse-now-drop = Najprej povej, koliko rib gre z vrha tvojega jambora.
maldivia-refuse-now-stick = Najprej natakni nove ribe na jambor.
maldivia-refuse-now-restack = Najprej preuredi ribe na jamboru ali obdrži njihov vrstni red.
maldivia-refuse-now-give = Najprej izberi karto, ki jo daš.
maldivia-refuse-now-exchange = Najprej zamenjaj ladjo.
maldivia-refuse-boat-taken = { CAPITAL($boat) } čoln ima { $other_seat }.
maldivia-refuse-occupied = Tam je čoln igralca { $other_seat }.
maldivia-refuse-planned = Vsi načrti so oddani. Zdaj jih lahko spremeni samo hobotnica.
maldivia-refuse-sailed = Tvoj čoln je v tej potezi že plul.
maldivia-refuse-folded-away = Polje { $cell } je prepognjeno.
maldivia-refuse-same-place = Plovba se mora končati drugje. Lahko pa ostaneš na { $cell }.
maldivia-refuse-boat-there = Na { $cell } je čoln igralca { $other_seat }.
maldivia-refuse-boat-between = Na poti do { $cell } je čoln.
maldivia-refuse-on-current = To plovbo začneš na toku, zato te noben tok ne more zasukati.
maldivia-refuse-current-blocked = Tok, ki vodi do { $cell }, ni prost.
maldivia-refuse-in-current = Čoln, ki zavije s tokom, ga mora zapustiti: { $cell } je še v toku.
maldivia-refuse-off-course = { $cell } ni na tej poti. Tvoja puščica kaže na { $way }, čoln pa zavije samo tam, kjer se tok začne.
maldivia-refuse-sail-first = Brez plovbe ni akcije.
maldivia-refuse-gained = V tej potezi že imaš svoj ulov rib.
maldivia-refuse-no-haul = V roki nimaš rib.
maldivia-refuse-no-fish-space = Na tem polju ni natisnjenih rib.
maldivia-refuse-fish-or-deliver = V eni potezi lahko loviš ribe ali dostavljaš, ne oboje.
maldivia-refuse-fished = Tu lahko v eni potezi loviš samo enkrat, in to se je že zgodilo.
maldivia-refuse-none-left = V zalogi ni nobene od teh rib: { $fish }.
maldivia-refuse-no-victim = Tam ni koga oropati.
maldivia-refuse-not-adjacent = Čoln igralca { $other_seat } ni ob tvojem.
maldivia-refuse-robbed = Igralca { $other_seat } ne moreš v isti potezi oropati dvakrat.
maldivia-refuse-empty = Jambor igralca { $other_seat } je prazen.
maldivia-refuse-no-drop = Ribe gredo z jambora samo, kadar nove nimajo prostora.
maldivia-refuse-drop-too-many = { $count ->
    [one] Na tvojem jamboru je samo { $count } riba.
    [two] Na tvojem jamboru sta samo { $count } ribi.
    [few] Na tvojem jamboru so samo { $count } ribe.
   *[other] Na tvojem jamboru je samo { $count } rib.
  }
maldivia-refuse-no-stick = Nimaš novih rib za jambor.
maldivia-refuse-no-release = Vse imajo prostor, zato gredo vse gor.
maldivia-refuse-no-such-fish = V roki nimaš { FORM($colour, "gen") } ribe.
maldivia-refuse-not-at-side = Tvoj čoln ni ob robu otoka { $island }.
maldivia-refuse-one-ship = V eni potezi dostaviš samo eni ladji otoka { $island }.
maldivia-refuse-no-ship = Nobene take ladje otoka { $island } ni med odkritimi.
maldivia-refuse-cannot-pay = Ta ladja potrebuje ribe, ki jih na tvojem jamboru ni: { $fish }.
maldivia-refuse-no-restack = Jambor preurediš samo takoj po dostavi.
maldivia-refuse-not-loose = Na izbiro ni več nobene { FORM($colour, "gen") } ribe.
maldivia-refuse-no-octopus = Na tvojem polju ni hobotnice.
maldivia-refuse-octopus-done = Hobotnica je v tej potezi že obrnila ploščico.
maldivia-refuse-no-seat = Tam nihče ne sedi.
maldivia-refuse-lying = { $slot }. ploščica igralca { $other_seat } leži odkrita ({ $tile }) in je ni mogoče obrniti.
maldivia-refuse-no-shark = Na tvojem polju ni morskega psa.
maldivia-refuse-shark-done = Morski pes je v tej potezi že zamenjal karti.
maldivia-refuse-no-partner = Menjaš lahko samo z drugim igralcem.
maldivia-refuse-no-card = Nimaš nobene karte otoka { $island }.
maldivia-refuse-no-cards-there = { $other_seat } nima karte za menjavo.
maldivia-refuse-no-card-there = { $other_seat } nima karte otoka { $island }.
maldivia-refuse-no-swap = Nihče ne čaka na tvojo karto.
maldivia-refuse-other-island = Ponujaš karto otoka { $island }; izberi tako.
maldivia-refuse-not-yours = Te karte nimaš: { $card }.
maldivia-refuse-no-exchange = Ladje se menjajo samo po pregibu; menja jih levi sosed.

# Od kod so točke

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = Ribe na jamboru: { $count }, štejejo samo pri izenačenju
