maldivia-option-start = Ki kezd: a véletlen dönt, vagy az első hely

# Dolgok

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = kelet
    .to = keletre
maldivia-way-s = dél
    .to = délre
maldivia-way-w = nyugat
    .to = nyugatra
maldivia-way-n = észak
    .to = északra

maldivia-tile-e = nyíl keletre
maldivia-tile-s = nyíl délre
maldivia-tile-w = nyíl nyugatra
maldivia-tile-n = nyíl északra
maldivia-tile-fog-e = köd keletről
    .the = a keleti köd
maldivia-tile-fog-s = köd délről
    .the = a déli köd
maldivia-tile-fog-w = köd nyugatról
    .the = a nyugati köd
maldivia-tile-fog-n = köd északról
    .the = az északi köd
maldivia-nothing = semmi
maldivia-nowhere = sehol

maldivia-boat-white = fehér
maldivia-boat-orange = narancssárga
maldivia-boat-brown = barna
maldivia-boat-black = fekete

maldivia-colour-red = piros
maldivia-colour-green = zöld
maldivia-colour-purple = lila
maldivia-colour-yellow = sárga

maldivia-space-open = nyílt tenger
maldivia-space-current = áramlat
maldivia-space-octopus = polip
maldivia-space-shark = cápa

maldivia-supply = Készlet
maldivia-mast = árboc
maldivia-plan = terv
maldivia-cards = kártyák
maldivia-no-cards = még nincs
maldivia-pile = pakli: { $count }
maldivia-fog-came = már volt köd
maldivia-spaces = még { $spaces } mező, vége ennyinél: { $end }
maldivia-round = { $round }. forduló
maldivia-tile = { $round }. forduló, { $tile }. lapka
maldivia-setting-up = Előkészületek
maldivia-starts = kezd
maldivia-legend = Halak: R piros, G zöld, P lila, Y sárga · → áramlat, ~ megszakadt áramlat · o polip · x cápa · ' a vászon hátoldala
maldivia-fresh = új halak a kézben: { $fish }
maldivia-score = { count-points }

# Kérdések

maldivia-ask-take = Válassz egy csónakot.
maldivia-wait-take = { $seat } csónakot választ.
maldivia-ask-place = Tedd a csónakodat bármelyik szabad mezőre.
maldivia-wait-place = { $seat } csónakot tesz a tengerre.
maldivia-ask-plan = { $round }. forduló: tedd sorba a három nyilat és a ködöt, balról jobbra.
maldivia-ask-replan = A terved kész, de még módosíthatod. Még hátravan: { $seats }.
maldivia-wait-plan = { $round }. forduló. Még tervez: { $seats }.
maldivia-ask-sail = Hajózz { FORM($way, "to") } (innen: { $cell }), vagy maradj.
maldivia-wait-sail = { $seat } hajózhat { FORM($way, "to") } (innen: { $cell }).
maldivia-ask-act = Itt vagy: { $cell } ({ $shows }). Mit teszel itt?
maldivia-wait-act = { $seat } megérkezett: { $cell } ({ $shows }). Most tehet valamit.
maldivia-ask-gain = A kezedben: { $fish }. Vegyél még, vagy húzd be a fogást.
maldivia-wait-gain = { $seat } kezében: { $fish }. Vehet még.
maldivia-ask-drop = Nem fér el minden új hal: { $fish }. Az árbocodon: { $mast }. Hány halat veszel le előbb felülről?
maldivia-wait-drop = { $seat } árbocán nem fér el ennyi hal; helyet csinál.
maldivia-ask-stick = Melyik hal kerüljön most legfelülre? Kézben: { $fish }; az árbocon: { $mast }.
maldivia-wait-stick = { $seat } új halakat tesz az árbocra: { $fish }.
maldivia-ask-restack = Rendezd át az árbocodat alulról felfelé. Már a helyén: { $settled }. Mi jön most: { $loose }?
maldivia-wait-restack = { $seat } átrendezi az árbocát.
maldivia-ask-give = Melyik kártyádat adod { $other_seat } játékosnak innen: { $island }? Cserébe innen kapsz egyet: { $wanted }.
maldivia-wait-give = { $seat } kiválasztja, melyik kártyát adja { $other_seat } játékosnak innen: { $island }. Cserébe innen kap egyet: { $wanted }.
maldivia-ask-exchange = A köd { $island } felől jött. Melyik ottani hajó kerüljön a pakli alá?
maldivia-wait-exchange = { $seat } kicseréli { $island } egyik hajóját.

# Események

maldivia-event-took = { $seat } választása: { $boat } csónak.
maldivia-event-placed = { $seat } itt kezd: { $cell }.
maldivia-event-round = { $number }. forduló. Kezd: { $start_seat }.
maldivia-event-planned = { $seat } terve kész{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } felfedi { $slot ->
    [1] az 1.
   *[other] a { $slot }.
  } lapkáját: { $named }.
maldivia-event-blocked = { $seat } nem tud elhajózni innen: { $cell }.
maldivia-event-stayed = { $seat } itt marad: { $cell }.
maldivia-event-sailed = { $seat } hajózik: { $from } → { $cell }.
maldivia-event-fished = { $seat } halat fog: { $named }.
maldivia-event-robbed = { $seat } elrabolja { $victim_seat } legfelső halát: { $named }.
maldivia-event-dropped = { $seat } halat vesz le az árbocról: { $named }.
maldivia-event-stuck = { $seat } egy { $named } halat tesz az árbocra.
maldivia-event-released = { $seat } halat enged el: { $named }.
maldivia-event-delivered = { $seat } leszállít { $island } egyik hajójának: { $named } ({ count-points }). Az árbocon marad, alulról: { $left }.
maldivia-event-opened = { $island } új hajója befut, ezt kéri: { $named }. { $pile ->
    [0] A pakli elfogyott.
   *[other] A pakliban { $pile } kártya maradt.
  }
maldivia-event-restacked = { $seat } átrendezi az árbocát, alulról: { $named }.
maldivia-event-turned = { $seat } polipja elfordítja { $owner_seat } { $slot }. lapkáját { $angle } fokkal{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } kártyát cserél { $other_seat } játékossal: { $gave } helyett { $took }{ $known ->
    [yes] {" "}(ad: { $given_named }; kap: { $drawn_named }).
   *[no] .
  }
maldivia-event-ended-turn = { $seat } végzett.
maldivia-event-fog-spent = { $seat } köde hatástalan: { $island } felől ebben a fordulóban már volt köd.
maldivia-event-fog-held = { $island } előtt csónakok töltenek ki egy egész sort ({ $line }): { $seat } köde felszáll, a tenger nem hajtódik be.
maldivia-event-folded = { $seat } ködöt hoz { $island } felől: a tenger behajtódik, már csak { $spaces } mező. Új széle: { $first } – { $last }. Hal: { $fish_at }; polip: { $octopus_at }; cápa: { $shark_at }.
maldivia-event-covered = A behajtott sor { $seat } csónakja alá csúszik: { $cell }.
maldivia-event-carried = A behajtás beljebb viszi { $seat } csónakját: { $from } → { $cell }.
maldivia-event-pushed = { $seat } csónakja odébb tolódik: { $from } → { $cell }.
maldivia-event-lost = { $seat } elveszít egy { $named } halat.
maldivia-event-exchanged = { $seat } a pakli alá küldi { $island } egyik hajóját, amely ezt kérte: { $named }.
maldivia-event-ended = A játszma véget ért. Győzött: { $seats }. Pontok helyenként: { $scores }.

# Miért nem

maldivia-refuse-now-take = Előbb válassz csónakot.
maldivia-refuse-now-place = Előbb tedd a csónakodat a tengerre.
maldivia-refuse-now-plan = Most mindenki tervez.
maldivia-refuse-now-sail = Előbb hajózz vagy maradj.
maldivia-refuse-now-act = Most a meződ lehetőségeit használhatod, vagy befejezheted a köröd.
maldivia-refuse-now-gain = Előbb vegyél még halat, vagy húzd be a fogást.
maldivia-refuse-now-drop = Előbb mondd meg, hány hal kerüljön le az árbocod tetejéről.
maldivia-refuse-now-stick = Előbb tedd az új halakat az árbocodra.
maldivia-refuse-now-restack = Előbb rendezd át a halakat az árbocodon, vagy hagyd meg a sorrendjüket.
maldivia-refuse-now-give = Előbb válaszd ki a kártyát, amelyet odaadsz.
maldivia-refuse-now-exchange = Előbb cserélj ki egy hajót.
maldivia-refuse-boat-taken = Ezt már { $other_seat } választotta: { $boat } csónak. Válassz másikat.
maldivia-refuse-occupied = Ott már { $other_seat } csónakja áll.
maldivia-refuse-planned = Minden terv kész. Most már csak egy polip változtathat rajtuk.
maldivia-refuse-sailed = A csónakod ebben a körben már hajózott.
maldivia-refuse-folded-away = Ez a mező már be van hajtva: { $cell }.
maldivia-refuse-same-place = Egy út nem érhet véget ott, ahol kezdődött. Ha itt maradnál, válaszd a maradást: { $cell }.
maldivia-refuse-boat-there = Itt { $other_seat } csónakja áll: { $cell }.
maldivia-refuse-boat-between = Egy csónak elállja az utat idáig: { $cell }.
maldivia-refuse-on-current = Áramlaton kezded ezt az utat, ezért áramlat nem fordíthat el.
maldivia-refuse-current-blocked = Az idevezető áramlat nem szabad: { $cell }.
maldivia-refuse-in-current = Az áramlattal forduló csónaknak ki is kell jönnie belőle: { $cell } még benne van.
maldivia-refuse-off-course = { $cell } nincs az utadban. A nyilad { FORM($way, "to") } mutat, és a csónak csak ott fordul, ahol egy áramlat kezdődik.
maldivia-refuse-sail-first = Akció csak hajózás után jön.
maldivia-refuse-gained = Ebben a körben már vettél halat.
maldivia-refuse-no-haul = Nincs a kezedben hal, amit behúzhatnál.
maldivia-refuse-no-fish-space = Ezen a mezőn nincs hal.
maldivia-refuse-fish-or-deliver = Egy körben vagy halászol, vagy szállítasz.
maldivia-refuse-fished = Itt ebben a körben már halásztál.
maldivia-refuse-none-left = A készletben nincs ilyen hal: { $fish }.
maldivia-refuse-no-victim = Ott nincs kit kirabolni.
maldivia-refuse-not-adjacent = { $other_seat } csónakja nincs a tiéd mellett.
maldivia-refuse-robbed = Ebben a körben { $other_seat } csónakját már kiraboltad.
maldivia-refuse-empty = { $other_seat } árboca üres.
maldivia-refuse-no-drop = Hal csak akkor kerül le az árbocról, ha az újak nem férnek el.
maldivia-refuse-drop-too-many = Csak { $count } hal van az árbocodon.
maldivia-refuse-no-stick = Nincs új hal, amit az árbocra tehetnél.
maldivia-refuse-no-release = Mind elfér, ezért mind fel is kerül.
maldivia-refuse-no-such-fish = Nincs a kezedben { $colour } hal.
maldivia-refuse-not-at-side = A csónakod nincs { $island } szélénél.
maldivia-refuse-one-ship = Körönként csak egy hajót szolgálhatsz ki ezen az oldalon: { $island }.
maldivia-refuse-no-ship = Itt nincs nyitott hajó: { $island }.
maldivia-refuse-cannot-pay = Ennek a hajónak olyan hal kell, ami nincs az árbocodon: { $fish }.
maldivia-refuse-no-restack = Az árbocot csak közvetlenül szállítás után lehet átrendezni.
maldivia-refuse-not-loose = Nincs több { $colour } hal, amit elhelyezhetnél.
maldivia-refuse-no-octopus = A meződön nincs polip.
maldivia-refuse-octopus-done = A polip ebben a körben már elfordított egy lapkát.
maldivia-refuse-no-seat = Ott nem ül senki.
maldivia-refuse-lying = { $other_seat } { $slot }. lapkája már nyitva fekszik ({ $tile }), nem lehet elfordítani.
maldivia-refuse-no-shark = A meződön nincs cápa.
maldivia-refuse-shark-done = A cápa ebben a körben már cserélt kártyát.
maldivia-refuse-no-partner = Cseréhez egy másik játékos kell.
maldivia-refuse-no-card = Nincs kártyád innen: { $island }.
maldivia-refuse-no-cards-there = { $other_seat } játékosnak nincs cserélhető kártyája.
maldivia-refuse-no-card-there = { $other_seat } játékosnak nincs kártyája innen: { $island }.
maldivia-refuse-no-swap = Senki sem vár tőled kártyát.
maldivia-refuse-other-island = Innen ajánlottál kártyát, ezek közül válassz: { $island }.
maldivia-refuse-not-yours = Ez nem a tiéd: { $card }.
maldivia-refuse-no-exchange = Hajót csak behajtás után lehet cserélni, és csak a bal oldali szomszéd teheti.

# Miből lettek a pontok

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count } hal az árbocon, csak holtversenynél számít
