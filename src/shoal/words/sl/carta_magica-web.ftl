# Kar o igri Carta Magica pove samo brskalnik.

carta-magica-web-board = Pomorska karta
carta-magica-web-board-keys = S puščicami na tipkovnici se premikaš po karti, G gre na naslednje dosegljivo pristanišče, Enter izbere.
carta-magica-web-letters = S,V,J,Z
carta-magica-web-wheel = Puščica: { carta-magica-spin }
carta-magica-web-wheel-rest = Puščica se še ni zavrtela
carta-magica-web-summary = { $round }. krog
carta-magica-web-summary-last = { $round }. krog, zadnji

carta-magica-web-sail = Pluj na { $cell }
carta-magica-web-sail-harbour = Pluj v pristanišče { $harbour }
carta-magica-web-sail-home = Pluj domov: { $harbour }
carta-magica-web-storm-risk = nevihta bi tam poškodovala tvojo ladjo: { $directions }
carta-magica-web-place = Naj bo dom: { $harbour }
carta-magica-web-attack = Napadi: { $target_seat }
carta-magica-web-captain = Pluj kot { $name }
carta-magica-web-challenge = { $name }: išči { $wants }
carta-magica-web-buy = Kupi talisman { $name }: { count-points }
carta-magica-web-buy-top = Kupi vrhnjega na slepo
carta-magica-web-tame = Porabi magijo: { $magic }
carta-magica-web-tame-chance = { $good } od { $of } vrtljajev
carta-magica-web-pick = Vzemi: { carta-magica-card }
carta-magica-web-stow = Najprej vrni: { carta-magica-card }
carta-magica-web-give = Položi: { carta-magica-card }
carta-magica-web-loot = { carta-magica-web-pick }

carta-magica-web-do-spin = Zavrti puščico
carta-magica-web-do-keep = Obdrži
carta-magica-web-do-again = Odigraj Zavrti še enkrat
carta-magica-web-do-hold = Počakaj
carta-magica-web-do-goods = Vzemi blago
carta-magica-web-do-magic = Vzemi magijo
carta-magica-web-do-card = Vleci kartico pustolovščine
carta-magica-web-do-tow = Vleka za { $tow_goods } blaga
carta-magica-web-do-escape = Odigraj Ugoden veter in se osvobodi
carta-magica-web-do-repair = Popravilo za { $repair_gold } zlata
carta-magica-web-do-mend = Odigraj Popravilo
carta-magica-web-do-lucky = Odigraj Ugoden veter: { $lucky_wind_steps ->
    [one] { $lucky_wind_steps } korak
    [two] { $lucky_wind_steps } koraka
    [few] { $lucky_wind_steps } koraki
   *[other] { $lucky_wind_steps } korakov
 } več
carta-magica-web-do-trade = Zamenjaj { $exchange_goods } blaga za { $exchange_gold } zlato
carta-magica-web-do-draw = { carta-magica-web-do-card }
carta-magica-web-do-telescope = Uporabi daljnogled
carta-magica-web-do-cash = Vzemi zdaj
carta-magica-web-do-settle = Plačaj z žetoni
carta-magica-web-do-curse = Odigraj Urok: novi talismani
carta-magica-web-do-shelter = Odigraj Dobro vreme
carta-magica-web-do-swap = Predlagaj menjavo mest
carta-magica-web-do-accept = Zamenjaj mesti
carta-magica-web-do-pass = Odnehaj
carta-magica-web-do-done = Zapusti pristanišče

carta-magica-web-change = { $before } → { $after }
carta-magica-web-change-lost = { $before } → { $after }, izgubljeno { $lost }
carta-magica-web-options = Kaj lahko narediš
carta-magica-web-talismans = Talismani
carta-magica-web-talismans-note = vsak za { $talisman_gold } zlata, v rdečih pristaniščih
carta-magica-web-points = { count-points }
carta-magica-web-wanted = +{ $points }, v tvojem izzivu
carta-magica-web-adventures = Tvoje pustolovščine
carta-magica-web-adventures-none = še brez kartic: prinesejo jih puščica in črna pristanišča
carta-magica-web-players = Igralci
carta-magica-web-held = { $kind }: { $count } od { $limit }
carta-magica-web-owns = ima { $name }
carta-magica-web-seeks = išče { $name }
carta-magica-web-progress = { $percent } % poti okrog otoka
carta-magica-web-home = dom { $harbour }
carta-magica-web-ship = { $seat } na { $cell }, ladja { $condition }

# Pred plovbo
carta-magica-web-setup-captain = Liki
carta-magica-web-setup-captain-note = Kdo pluje? Lik ne spremeni ničesar razen slike.
carta-magica-web-setup-challenge = Izzivi
carta-magica-web-setup-challenge-note = Vsak imenuje dva talismana: vsak od njiju, ki ga imaš na koncu, prinese še { count-points.acc }.
carta-magica-web-worth = { count-points }
carta-magica-web-on-display = zdaj naprodaj
carta-magica-web-there = { $there }
carta-magica-web-there-black = zamenjaj blago za zlato
carta-magica-web-there-red = kupi talismane
carta-magica-web-there-black-bare = premalo blaga za zamenjavo
carta-magica-web-there-red-bare = premalo zlata za talisman
carta-magica-web-there-home = dom!
carta-magica-web-reach = { $steps ->
    [one] { $steps } korak
    [two] { $steps } koraka
    [few] { $steps } koraki
   *[other] { $steps } korakov
 }, { $there }

# Na karti
carta-magica-web-whole = Pokaži vso karto
carta-magica-web-closer = Bliže
carta-magica-web-spins = { $seat } vrti …
carta-magica-web-last-round = Zadnji krog: { $seat } je doma
carta-magica-web-back = okrog otoka in domov

# Kaj je mogoče
carta-magica-web-sail-up = Pluj, največ { $steps }
carta-magica-web-sail-where = { $count ->
    [one] { $count } zlato polje na karti
    [two] { $count } zlati polji na karti
    [few] { $count } zlata polja na karti
   *[other] { $count } zlatih polj na karti
 }
carta-magica-web-no-sail = Plovba ni mogoča
carta-magica-web-why = dotakni se, da vidiš, zakaj
carta-magica-web-can-buy = { $count ->
    [0] Tvoje zlato tu zdaj ne zadošča za noben talisman.
    [one] Tvoje zlato tu zadošča za { $count } talisman.
    [two] Tvoje zlato tu zadošča za { $count } talismana.
    [few] Tvoje zlato tu zadošča za { $count } talismane.
   *[other] Tvoje zlato tu zadošča za { $count } talismanov.
 }
carta-magica-web-can-trade = { $count ->
    [0] Tu zdaj ni česa zamenjati.
   *[other] Zamenjaš lahko { $count }-krat.
 }
carta-magica-web-trade-leaves = ostane: blago { $goods }, zlato { $gold }
carta-magica-web-lucky-steps = največ { $steps ->
    [one] { $steps } polje
    [two] { $steps } polji
    [few] { $steps } polja
   *[other] { $steps } polj
 }
carta-magica-web-draw-first = najprej vleci kartico pristanišča
carta-magica-web-note-hold = ostani tu, končaj potezo
carta-magica-web-note-draw = to zahteva pristanišče
carta-magica-web-note-card = obdrži za pozneje ali se sooči s tem, kar kaže
carta-magica-web-note-tow = nato pluj
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = tvoja ladja ostane, kjer je
carta-magica-web-note-attack = višji vrtljaj vzame kartico
carta-magica-web-note-again = ta vrtljaj ne šteje
carta-magica-web-taming = { $bonus ->
    [0] Magija in število, ki ga zavrtiš, morata skupaj doseči { $strength }.
   *[other] Magija, število, ki ga zavrtiš, in { $bonus } za že ukročene pošasti morajo skupaj doseči { $strength }.
 } Če ne, izgubiš vse blago.
carta-magica-web-stake = magija: { $magic }

# Kartice
carta-magica-web-points-word = točke
carta-magica-web-for-sale = , zdaj naprodaj
carta-magica-web-adventures-open = vidijo jih vsi
carta-magica-web-playable = zdaj
carta-magica-web-holds = ima { carta-magica-card }
carta-magica-web-when-income = pri plačilu šteje { $count }
carta-magica-web-when-payment = plačaj ali izpusti potezo
carta-magica-web-when-good-weather = obvaruje pred nevihto
carta-magica-web-when-repair = takoj popravi škodo
carta-magica-web-when-lucky-wind = { $lucky_wind_steps ->
    [one] { $lucky_wind_steps } korak
    [two] { $lucky_wind_steps } koraka
    [few] { $lucky_wind_steps } koraki
   *[other] { $lucky_wind_steps } korakov
 } več ali ven iz brezvetrja
carta-magica-web-when-spin-again = po svojem vrtljaju
carta-magica-web-when-telescope = preden vlečeš
carta-magica-web-when-curse = novi talismani, v svoji potezi
carta-magica-web-when-monster = moč { $strength }, prinese zlato: { $gold }
carta-magica-web-when-tamed = ukročena, +1 proti naslednji
carta-magica-web-note-cash = v tvojo zalogo, največ { $limit } iste vrste

# Kako izbrati
carta-magica-web-spin-me = Zavrti!
carta-magica-web-how-spin = Dotakni se kolesa ali potegni puščico in jo spusti.
carta-magica-web-how-card = Dotakni se kartice, da jo pogledaš, in še enkrat, da jo vzameš.
carta-magica-web-how-home = Dotakni se žarečega pristanišča in še enkrat, da tam pristaneš.
carta-magica-web-how-sail = Dotakni se zlatega polja, da vidiš pot, in še enkrat, da odpluješ; ali izberi gumb.
carta-magica-web-how-tame = Stolpec kaže, koliko od šestih vrtljajev bi zadoščalo.
carta-magica-web-how-buy = Dotakni se talismana ali gumba.
carta-magica-web-how-stuck = Izberi gumb.
carta-magica-web-stuck-sound = na poti so ladje ali skale
carta-magica-web-stuck-becalmed = potrebuje veter ali vleko
carta-magica-web-stuck-damaged = potrebuje kladivo ali zlato
carta-magica-web-steps = { $steps ->
    [one] { $steps } korak
    [two] { $steps } koraka
    [few] { $steps } koraki
   *[other] { $steps } korakov
 }
carta-magica-web-price-gold = −{ $count } zlata
carta-magica-web-price-goods = −{ $count } blaga
carta-magica-web-may-attack = tam lahko napadeš: { $seats }
carta-magica-web-warn-full = Izgubljeno: { $count }. Nosiš lahko največ { $limit }.
carta-magica-web-completes = otok je obkrožen
carta-magica-web-told-spun = { $seat } vrti puščico …
carta-magica-web-told-storm = Nevihta! { $seat } vrti: v katero smer?

# Kaj je kaj
carta-magica-web-about-row-home = Dom igralca
carta-magica-web-about-row-port = Domače pristanišče
carta-magica-web-about-row-condition = Ladja
carta-magica-web-about-row-wants = Išče
carta-magica-web-about-row-points = Točke
carta-magica-web-about-row-where = Kje
carta-magica-web-about-row-sought = Kdo ga išče
carta-magica-web-about-row-strength = Moč
carta-magica-web-about-row-gold = Prinese zlato
carta-magica-web-about-on-display = naprodaj
carta-magica-web-about-in-deck = še ni odkrit
carta-magica-web-about-black-harbour = Tu { $exchange_goods } blaga postane { $exchange_gold } zlato, kolikorkrat želiš. Kdor pripluje, vleče tudi kartico pustolovščine.
carta-magica-web-about-red-harbour = Tu za { $talisman_gold } zlata kupiš talisman, odkritega ali na slepo.
carta-magica-web-about-arrive = To velja, ko ladja pripluje, ne dokler tu leži.
carta-magica-web-about-blue = Ladje tu plujejo levo in desno, gor in dol, nikoli poševno.
carta-magica-web-about-windless = Sem nobena ladja ne pripluje. Nevihta jo lahko odnese sem; potem miruje, dokler je ne reši veter ali vleka.
carta-magica-web-about-gray = Sem ladje ne plujejo. Ladja, ki jo nevihta vrže ob to polje, je poškodovana.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Otok kitov
carta-magica-web-isle-owls = Otok sov
carta-magica-web-isle-ashes = Otok pepela
carta-magica-web-isle-glass = Stekleni otok
carta-magica-web-about-island = Kopno. Ladja, ki jo nevihta vrže obenj, je poškodovana.
carta-magica-web-about-middle-island = Enkrat okrog njega, v katero koli smer, in spet domov. Štirje obroči kažejo, kako daleč je katera ladja.
carta-magica-web-about-golden-border = Konec sveta. Ladja, ki jo nevihta vrže obenj, je poškodovana.
carta-magica-web-about-sound = Pluje tako daleč, kot pravi puščica.
carta-magica-web-about-becalmed = Miruje, dokler lastnik ne zavrti vetra, ne plača vleke ali ne odigra kartice Ugoden veter. Nevihte gredo mimo.
carta-magica-web-about-damaged = Leži na boku, dokler lastnik ne zavrti kladiva, ne plača z zlatom ali ne odigra kartice Popravilo. Nevihte gredo mimo.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Naredi eno stvar: pluj največ { $number ->
    [one] { $number } polje
    [two] { $number } polji
    [few] { $number } polja
   *[other] { $number } polj
 } daleč ali uporabi enega od znakov.
carta-magica-web-about-segment-storm = Nevihta: drugi vrtljaj pove, kam piha, in vsako nepoškodovano ladjo potisne za dve polji.
carta-magica-web-about-symbol-wind = osvobodi ladjo iz brezvetrja, ki nato pluje
carta-magica-web-about-symbol-hammer = popravi poškodovano ladjo, ki nato pluje
carta-magica-web-about-symbol-goods = vzemi { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = potegni eno
carta-magica-web-about-way-title = Nevihta na { $towards }
carta-magica-web-about-way = Ob nevihti notranji obroč pove, kam odnese vse ladje.
carta-magica-web-about-talisman = V rdečem pristanišču stane { $talisman_gold } zlata. Če je v tvojem izzivu, šteje { $bonus } več.
carta-magica-web-about-deck-title = Skriti talismani: { $count }
carta-magica-web-about-deck = Vrhnjega lahko v rdečem pristanišču kupiš na slepo za { $talisman_gold } zlata.
carta-magica-web-about-captain = Obraz za tvojo ladjo. Drugega ne spremeni.
carta-magica-web-about-challenge = Dva talismana, ki ju iščeš. Vsak, ki ga imaš na koncu, šteje { $bonus } več.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, zdaj naprodaj
carta-magica-web-about-circle-title = Pot okrog otoka
carta-magica-web-about-circle = Kdor gre enkrat okrog in je spet doma, dobi 15 točk in ta krog postane zadnji.
carta-magica-web-about-token-gold = Z njim kupiš talismane in popravila; vsako, ki ostane na koncu, je točka. Imaš ga lahko največ { $limit }.
carta-magica-web-about-token-goods = V črnem pristanišču { $exchange_goods } postane { $exchange_gold } zlato; { $tow_goods } plača vleko. Imaš ga lahko največ { $limit }.
carta-magica-web-about-token-magic = Z njo in z vrtljajem lahko ukrotiš pošasti. Imaš je lahko največ { $limit }.
carta-magica-web-about-card-income = Zdaj vzemi { $count ->
    [one] { $count } žeton
    [two] { $count } žetona
    [few] { $count } žetone
   *[other] { $count } žetonov
 } ali obdrži kartico in z njo plačaj pozneje.
carta-magica-web-about-card-payment = Plačaj { $count } blaga ali izpusti potezo.
carta-magica-web-about-card-good-weather = Odigraj jo, ko pride nevihta: tvoja ladja ostane, kjer je.
carta-magica-web-about-card-repair = Odigraj jo, da popraviš poškodovano ladjo in takoj odpluješ.
carta-magica-web-about-card-lucky-wind = Odigraj jo, da pluješ { $lucky_wind_steps ->
    [one] { $lucky_wind_steps } polje
    [two] { $lucky_wind_steps } polji
    [few] { $lucky_wind_steps } polja
   *[other] { $lucky_wind_steps } polj
 } dlje ali iz brezvetrja.
carta-magica-web-about-card-spin-again = Odigraj jo po svojem vrtljaju, ki ti ni všeč.
carta-magica-web-about-card-telescope = Odigraj jo, preden vlečeš: poglej { $telescope_cards ->
    [one] vrhnjo kartico
    [two] vrhnji { $telescope_cards } kartici
    [few] vrhnje { $telescope_cards } kartice
   *[other] vrhnjih { $telescope_cards } kartic
 } in vzemi eno.
carta-magica-web-about-card-curse = Odigraj jo v svoji potezi: razstavijo se novi talismani.
carta-magica-web-about-card-monster = Magija in število, ki ga zavrtiš, morata doseči njeno moč. Ukročena prinese zlato in pomaga proti naslednji. Če ti je ne uspe ukrotiti, izgubiš blago.
