# Amit a Maldiviáról csak a böngésző mond.

# Halak, árbocok, lapkák, kártyák

maldivia-web-fish-R = { $count } piros hal
maldivia-web-fish-G = { $count } zöld hal
maldivia-web-fish-P = { $count } lila hal
maldivia-web-fish-Y = { $count } sárga hal
maldivia-web-mast-empty = üres
maldivia-web-mast = Árboc felülről: { $fish }
maldivia-web-tile-hidden = képpel lefelé
maldivia-web-tile-fog = köd { $side }
maldivia-web-letter-n = É
maldivia-web-letter-e = K
maldivia-web-letter-s = D
maldivia-web-letter-w = Ny

# A tábla

maldivia-web-sea = A tenger, { $rows } × { $columns } mező
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; { $seat } csónakja, árboc felülről: { $fish }
maldivia-web-market = { $island } piaca
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = { $island } hajója, { $count } hal: { $fish }
maldivia-web-berth = { $island } üres hajóhelye
maldivia-web-pile = { $island } paklijában { $count } kártya
maldivia-web-fog-spent = Ebben a fordulóban nincs több köd
maldivia-web-fog-held = Egy teljes sor csónak: a köd felszáll
maldivia-web-summary-over = Vége { $round } forduló után · { $spaces } mező
maldivia-web-cannot-sail = Nem hajózhat
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Kártyáid: { $cards }
maldivia-web-summary = { $round }. forduló · lapka: { $tile }/{ $tiles }
maldivia-web-left = { $spaces } mező, vége: { $end }

# Mit tesz egy lépés

maldivia-web-may-rob = rablás: { $seat } ({ $fish })
maldivia-web-may-deliver = szállítás: { $card }
maldivia-web-do-take = Legyen { $boat } a csónakom
maldivia-web-do-place = Kezdés itt: { $cell } ({ $outcome })
maldivia-web-do-plan = Terv: { $tiles }
maldivia-web-do-sail = Hajózás ide: { $cell } ({ $outcome })
maldivia-web-do-stay = Maradás
maldivia-web-stay-costs = nincs akció, vége a körnek
maldivia-web-do-fish = Halászat itt: { $fish }
maldivia-web-do-rob = { $seat } legfelső halának elrablása ({ $fish })
maldivia-web-do-haul = A halak behúzása
maldivia-web-do-drop = Levétel és elengedés: { $fish }
maldivia-web-do-drop-none = Semmit sem veszek le
maldivia-web-do-stick = Egy { $colour } hal kerül felülre
maldivia-web-do-release = A többi elengedése
maldivia-web-do-deliver = Szállítás ide: { $island } ({ $fish }, { count-points })
maldivia-web-do-restack = Egy { $colour } hal következik
maldivia-web-do-keep = Marad ez a sorrend
maldivia-web-do-turn = Polip: { $seat } { $slot }. lapkájának elfordítása { $angle }°-kal{ $known ->
    [yes] : { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Cápa: kártyacsere { $seat } játékossal, { $gave } helyett { $took }
maldivia-web-do-give = Ezt a kártyát adom: { $card }
maldivia-web-do-exchange = Menjen a hajó, amely ezt kéri: { $card }
maldivia-web-do-end = Kör vége

# A tálca

maldivia-web-plan = A terved
maldivia-web-plan-held = Koppints a lapkára, amellyel helyet cserél.
maldivia-web-plan-now = soron van: { $tile }. lapka
maldivia-web-plan-in = A terved kész
maldivia-web-plan-send = Terv elfogadása
maldivia-web-plan-replace = Terv módosítása
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = { $slot }. lapka: { $tile }. Elfordítás
maldivia-web-slot-move = { $slot }. lapka mozgatása: { $tile }
maldivia-web-slot-here = { $held }. és { $slot }. lapka cseréje
maldivia-web-plan-nowhere = Az első nyilad sehová sem vezet.
maldivia-web-plan-reach = Számok a tengeren: melyik lapka vihet oda.
maldivia-web-plan-fog = { CAPITAL(FORM($fog, "the")) } a ködös sort a keretezettre hajtaná.
maldivia-web-plan-fog-none = { CAPITAL(FORM($fog, "the")) } most semmit sem hajtana be.
maldivia-web-plan-caught = Ahogy most állnak a csónakok, a legfelső halát elveszítheti: { $seats }.
maldivia-web-plan-caught-own = Te magad is ott állsz: a legfelső halad elveszne.
maldivia-web-choose = Mit teszel?
maldivia-web-choose-boat = Válassz csónakot
maldivia-web-choose-ship = Melyik hajó kerüljön a pakli alá?
maldivia-web-in-hand = Kézben
maldivia-web-stick-of = { $what }, egy ennyiből: { $count }
maldivia-web-on-mast = Az árbocod, alulról felfelé
maldivia-web-mast-bottom = alul
maldivia-web-mast-top = felül
maldivia-web-stick = Koppints a halra, amelyik most felülre kerül
maldivia-web-drop = Túl sok az árbocra: koppints a legalsó halra, amelyet még leveszel
maldivia-web-restack = Koppints a következő halra, alulról felfelé
maldivia-web-octopus = A polip elfordít egy álló lapkát.
maldivia-web-octopus-tile = { $seat } { $slot }. lapkája: { $tile }
maldivia-web-octopus-how = Mennyivel?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = A cápa két kártyát cserél, képpel lefelé.
maldivia-web-shark-give = Ezt adod
maldivia-web-shark-take = Ezt kapod
maldivia-web-shark-mine = { $letter } { $island }: innen adsz kártyát
maldivia-web-shark-theirs = { $letter } { $seat }: innen kérsz kártyát: { $island }
maldivia-web-give = Melyik kártyádat adod { $seat } játékosnak innen: { $island }?

# Játékosok

maldivia-web-players = Játékosok
maldivia-web-planned = terve kész
maldivia-web-tiles = Terv: { $tiles }
maldivia-web-cards = { $count ->
    [0] még nincs kártya
   *[other] { $count } kártya
  }
maldivia-web-supply = A készletben

# A megerősítő gomb, és hogyan válassz

maldivia-web-deed-sail = Hajózás ide: { $cell }
maldivia-web-deed-sail-fish = Hajózás ({ $cell }) és halászat
maldivia-web-deed-sail-rob = Hajózás ({ $cell }) és rablás
maldivia-web-deed-sail-deliver = Hajózás ({ $cell }) és szállítás
maldivia-web-deed-place = Kezdés itt: { $cell }
maldivia-web-deed-deliver = Szállítás
maldivia-web-deed-rob = Rablás: { $seat }
maldivia-web-deed-fish = Halászat
maldivia-web-deed-stay = Maradás
maldivia-web-deed-stay-warning = Aki nem hajózik, nem halászhat, nem rabolhat és nem szállíthat: véget ér a köröd.
maldivia-web-ends-current = Áramlat: itt nincs mit elvenni, és a következő hajózásod nem követ áramlatot.
maldivia-web-ends-begin = Itt: { $what }. Most még semmit sem veszel el.
maldivia-web-deed-end = Kör vége
maldivia-web-deed-plan = Terv elfogadása
maldivia-web-deed-turn = Lapka elfordítása
maldivia-web-deed-swap = Kártyák cseréje
maldivia-web-deed-give = Kártya odaadása
maldivia-web-deed-exchange = Hajó elküldése
maldivia-web-deed-haul = A halak behúzása
maldivia-web-how-take = Koppints egy csónakra, és a tiéd.
maldivia-web-how-place = Koppints egy mezőre, hogy lásd, mit kínál; koppints újra, és ott kezdesz.
maldivia-web-how-plan = Koppints egy lapkára, hogy elfordítsd, húzással cseréld meg őket, aztán fogadd el a tervet.
maldivia-web-how-sail = Koppints egy világító mezőre, hogy lásd az utat és a hasznát; koppints újra, és odahajózol.
maldivia-web-how-act = Koppints egy világító mezőre vagy hajóra, vagy válassz a listából.
maldivia-web-how-drop = Koppints a legalsó halra, amelyet még leveszel.
maldivia-web-how-stick = Koppints a halra, amelyik felülre kerül: rögtön oda is megy.
maldivia-web-how-restack = Szállítás után megteheted. Koppints a következő halra, vagy hagyd meg a sorrendet.
maldivia-web-how-exchange = Te választasz: a behajtó bal oldali szomszédja vagy. Helyette új hajó jön.

# Ami éppen látszik

maldivia-web-told-folded = { $seat } ködöt hoz { $island } felől: a tenger behajtódik, már csak { $spaces } mező.
maldivia-web-told-opened = { $island } új hajója befut, ezt kéri: { $named }.

# Telefonon

maldivia-web-fact-round = { $round }. forduló
maldivia-web-fact-tile = F{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · vége: { $end }
maldivia-web-fact-ends = { $spaces } mező látszik; ha már csak { $end } vagy kevesebb, vége a játéknak.
maldivia-web-fact-points = { count-points }od van, { $count } kártyán.

# Mi micsoda

maldivia-web-about-space-open = Nyílt tenger: a csónakok áthaladnak vagy megállnak itt, de nincs mit elvenni.
maldivia-web-about-space-current = Áramlat: ha az irányában hajózol az első mezőjére, követheted a kanyarban, és továbbhajózhatsz.
maldivia-web-about-space-octopus = Ha itt állsz meg, elfordíthatsz egy még fel nem fedett lapkát, a sajátodat vagy bárki másét.
maldivia-web-about-space-shark = Ha itt állsz meg, elcserélheted egy kártyádat egy másik játékoséra, látatlanban.
maldivia-web-about-space-fish = Ha itt állsz meg, ezeket a halakat a készletből az árbocodra teheted. Olyan körben nem, amelyikben szállítasz.
maldivia-web-about-boat = { $seat } csónakja itt: { $cell }
maldivia-web-about-boat-text = Ha mellette állsz meg, ellophatod a legfelső halát. Csónak nem mehet át csónakon.
maldivia-web-about-boat-own = Az árbocodon hét hal fér el. Csak a legfelsőt lehet ellopni, és azt viheti el a köd.
maldivia-web-about-boat-hand = Ezek a halak most az árbocodra kerülnek: a tábla mellett válaszd ki, melyik jön.
maldivia-web-about-ship = { $island } piaci hajója
maldivia-web-about-ship-text = Ha { $island } szélénél állsz meg, és mindezek a halak az árbocodon vannak, bármilyen sorrendben, leszállíthatod őket. A kártya a tiéd.
maldivia-web-about-berth-text = A paklija üres: nem jön több hajó.
maldivia-web-about-pile-text = Ha egy hajó megkapta a halait, innen jön a következő.
maldivia-web-about-island-text = Az innen jövő köd behajtja a legszélső sort. Onnantól a hátoldala a tenger új széle.
maldivia-web-about-island-fogged = Innen ebben a fordulóban már jött köd: a következő hatástalan.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] még nincs kártya
   *[other] { $count } kártya
  }
maldivia-web-about-cards-hidden = Csak a hátlapon látható sziget ismert. A kártyán minden hal egy pont.
maldivia-web-about-cards-own = A kártyán minden hal egy pont, összesen { $points }. Csak te látod őket.
maldivia-web-about-tile-arrow = A csónakod erre hajózik, ameddig csak akarod, amikor a lapka felfordul.
maldivia-web-about-tile-fog = Amikor a ködlapka felfordul, ezen az oldalon a legszélső sor behajtódik. Az elkapott csónakok elveszítik a legfelső halukat.
maldivia-web-about-tile-hidden = Akkor fordul fel, amikor sorra kerül. Egy polip előbb még elfordíthatja.
maldivia-web-about-supply-text = Minden színből nyolc hal van. Ami nincs árbocon, az itt, a készletben van; ami nincs itt, azt nem lehet kifogni.
maldivia-web-about-row-mast = Árboc, felülről
maldivia-web-about-row-cards = Megnyert kártyák
maldivia-web-about-row-asks = Ezt kéri
maldivia-web-about-row-worth = Értéke
maldivia-web-about-row-side = A tenger széle
maldivia-web-about-row-edge = { $island } hajói
maldivia-web-about-row-next = A következő behajtás után
