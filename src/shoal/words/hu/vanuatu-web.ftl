## A tábla a böngészőben

vanuatu-web-summary = Forduló: { $round }/{ $rounds } · { $phase }
vanuatu-web-map = Szigetvilág
vanuatu-web-boxes = Kilenc akció
vanuatu-web-choices = Lehetőségeid
vanuatu-web-players = Játékosok sorrendben
vanuatu-web-track = Vatusáv
vanuatu-web-whole = Egész térkép
vanuatu-web-waters = Az én vizeim
vanuatu-web-nobody = még senki
vanuatu-web-neutral = semleges
vanuatu-web-price = Halár
vanuatu-web-office = Turisták
vanuatu-web-rest-tiles = Pihenőlapkák
vanuatu-web-next = Következő lapkák
vanuatu-web-ships = Hajók
vanuatu-web-ships-hint = a bal oldali telik meg előbb; az utolsó hely még { $points } pont
vanuatu-web-to-map = A térképhez
vanuatu-web-free = Szabad karakterek
vanuatu-web-free-hint = ugyanazt senki sem tarthatja meg
vanuatu-web-sails = a forduló végén elhajózik
vanuatu-web-slot-full = felrakva: { $good }
vanuatu-web-slot-open = szabad hely: { $good }
vanuatu-web-drawings = Homokrajzok
vanuatu-web-of = { $count } / { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = bábuk az akciókon
vanuatu-web-order-now = most: { $seat }
vanuatu-web-order-next = utána: { $seat }
vanuatu-web-used = elhasználva
vanuatu-web-plan = A terved kész: erősítsd meg.
vanuatu-web-plan-hint = A borostyánsárga akció megmondja, mi kell hozzá előbb.
vanuatu-web-chain = { $action }: mi kell hozzá, sorrendben
vanuatu-web-link-done = betervezve
vanuatu-web-link-next = ide jöjjön bábu
vanuatu-web-link-wait = ezután jön
vanuatu-web-need-sail = szabad tenger
vanuatu-web-need-build = szabad hely kell
vanuatu-web-need-explore = roncs kell
vanuatu-web-need-fish = halas tenger kell
vanuatu-web-need-tile = hal kell
vanuatu-web-need-sell = saját bódé kell
vanuatu-web-need-buy = áru kell
vanuatu-web-need-draw = szabad hely kell ide
vanuatu-web-need-transport = hely kell
vanuatu-web-need-rest = előbb
vanuatu-web-need-together = ezzel együtt
vanuatu-web-money = { $action }: mire odaérsz, { $sum } = { $vatu } vatu
vanuatu-web-unplan = bábu visszavétele: { $action }
vanuatu-web-govern = Kormányzó: oszlop átvitele
vanuatu-web-step-cash = Kincs
vanuatu-web-step-beg = Koldulás

## Árak

vanuatu-web-cost-sail = −{ $step } vatu mezőnként
vanuatu-web-cost-sail-navigator = ingyen: Navigátor
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu: Építő
vanuatu-web-cost-explore = a te tengereden
vanuatu-web-cost-explore-diver = Búvár: vatu is
vanuatu-web-cost-fish = { vanuatu-web-cost-explore }
vanuatu-web-cost-fish-fisherman = Halász: pont is
vanuatu-web-cost-sell = érték × { $price } vatu
vanuatu-web-cost-sell-seller = bódé nélkül: Eladó
vanuatu-web-cost-buy = ára { $prices } vatu
vanuatu-web-cost-buy-buyer = második ingyen: Vevő
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Művész
vanuatu-web-cost-transport = +1 vatu bódénként
vanuatu-web-cost-transport-guide = Idegenvezető: pont is
vanuatu-web-cost-rest = rejtett jutalom

## Címkék

vanuatu-web-pill-now = Te jössz: válassz helyet
vanuatu-web-brief-now = te jössz
vanuatu-web-pill-now-do = Te jössz: { $name }
vanuatu-web-brief-now-do = { vanuatu-web-brief-now }
vanuatu-web-pill-now-gain = Te jössz: { $gain }
vanuatu-web-brief-now-gain = most
vanuatu-web-pill-lead = Itt te vezetsz
vanuatu-web-brief-lead = te vezetsz
vanuatu-web-pill-leads = Itt { $seat } jön
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Semleges bábuk zárják el
vanuatu-web-brief-walled = elzárva
vanuatu-web-pill-neutral-here = Semleges bábu ide
vanuatu-web-brief-neutral-here = ide?
vanuatu-web-pill-drafted = Ide jön a bábud
vanuatu-web-brief-drafted = a bábud
vanuatu-web-pill-drafted-leads = A bábud: te vezetnél
vanuatu-web-brief-drafted-leads = vezetnél
vanuatu-web-pill-drafted-behind = { $seat } előbb jön, bábu: { $pawns }
vanuatu-web-brief-drafted-behind = { $seat } vezet
vanuatu-web-pill-drafted-with = A bábud; most { $action }
vanuatu-web-brief-drafted-with = most { $action }
vanuatu-web-pill-with = Lehetséges ezzel: { $action }
vanuatu-web-brief-with = előbb { $action }
vanuatu-web-pill-win = Te vezetnél
vanuatu-web-brief-win = te vezetnél
vanuatu-web-pill-would-lead = Egyedül vezetnél
vanuatu-web-brief-would-lead = egyedül vezetsz
vanuatu-web-pill-behind = { $seat } jönne előbb: { $pawns }
vanuatu-web-brief-behind = { vanuatu-web-brief-drafted-behind }
vanuatu-web-pill-may = Ide jöhet bábu
vanuatu-web-brief-may = lehetséges
vanuatu-web-pill-moves = Ez az oszlop megy
vanuatu-web-pill-move-from = Oszlop átvitele innen
vanuatu-web-pill-move-to = Átvitel ide
vanuatu-web-pill-outnumbered = Elzárva: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Döntetlen { $theirs }:{ $mine }, előbb: { $seat }
vanuatu-web-brief-tie = egál: { $seat }
vanuatu-web-pill-neutral = Semleges bábuk { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Itt nem: előbb Hajózás
vanuatu-web-brief-sail-first = előbb Hajózás
vanuatu-web-pill-no-place = Nincs elérhető hely
vanuatu-web-brief-no-place = nem elérhető
vanuatu-web-pill-fish-tile = Nincs hal: előbb Halászat
vanuatu-web-brief-fish-tile = előbb Halászat
vanuatu-web-pill-vatu = { $short } vatu hiányzik
vanuatu-web-pill-cost = Ára { $cost }, neked { $vatu } van
vanuatu-web-pill-no-treasure-disc = Tiéd, de nincs itt kincs
vanuatu-web-brief-no-treasure-disc = itt nincs kincs
vanuatu-web-pill-no-fish-disc = Tiéd, de nincs itt hal
vanuatu-web-brief-no-fish-disc = itt nincs hal
vanuatu-web-pill-no-fish-tile = Tiéd, de nincs eladó hal
vanuatu-web-brief-no-fish-tile = nincs hal
vanuatu-web-pill-no-own-stall = Tiéd, de nincs itt bódéd
vanuatu-web-brief-no-own-stall = nincs bódé
vanuatu-web-pill-no-tourists = Nem vár turista
vanuatu-web-brief-no-tourists = nincs turista
vanuatu-web-pill-no-drawing-slot = Nincs hely rajznak
vanuatu-web-brief-no-drawing-slot = nincs hely
vanuatu-web-pill-no-stall-slot = Nincs szabad hely bódénak
vanuatu-web-brief-no-stall-slot = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-cube = Tiéd, de nincs itt áru
vanuatu-web-pill-not-now = Most nem lehetséges
vanuatu-web-brief-not-now = most nem

## Eredmények és megjegyzések

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = itt vezetnél: { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = { $vatu } vatu marad
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = a kocka elvész
vanuatu-web-note-converted = { $vatu } vatuból { count-points } lesz.
vanuatu-web-note-bonus = A hajó megtelt: még { $points } pont.
vanuatu-web-note-lost = Ez a kocka egyik hajóra sem fér fel: semmit sem hoz.
vanuatu-web-note-preaches = Ehhez a Prédikátor kell.
vanuatu-web-note-rest = Elveszel egy pihenőlapkát: egy vatu, egy pont, mindkettő, vagy a következő fordulóban te kezdesz.
vanuatu-web-note-waived = { $rule ->
    [51] Nem maradt más szigetektől távoli hely.
   *[other] Nem maradt sziget melletti hely.
}

## Lépések

vanuatu-web-do-place = { $tile } lerakása ide: { $hex }
vanuatu-web-do-neutral = Semleges bábu ide: { $action }
vanuatu-web-do-take = Karakter: { $character }
vanuatu-web-do-plan = Bábuk ide: { $actions }
vanuatu-web-do-plan-both = Mindkét bábu ide: { $action }
vanuatu-web-do-sail = Hajózás ide: { $place }
vanuatu-web-do-sail-in = A hosszú úton ide: { $place }, { $steps } lépés
vanuatu-web-do-sail-back = Ki és vissza ide: { $place }
vanuatu-web-do-build = Építés { $island } szigetén
vanuatu-web-do-explore = Kincs felhozása, értéke { $value }
vanuatu-web-do-fish = Halfogás, a hal értéke { $value }
vanuatu-web-do-sell = Hal eladása, értéke { $value }
vanuatu-web-do-buy = Vásárlás { $island } szigetén: { $good }
vanuatu-web-do-draw = Rajzolás { $island } szigetén
vanuatu-web-do-transport = Turista ide: { $island }
vanuatu-web-do-rest = Pihenés
vanuatu-web-do-withdraw = Feladás: { $action }
vanuatu-web-do-stop = Eladás vége
vanuatu-web-do-second-yes = Második kocka felrakása: { $good }
vanuatu-web-do-second-no = Nem kell második
vanuatu-web-do-keep = Ezt veszem: „{ $tile }”
vanuatu-web-do-cash = Kincs { $value } vatura váltása
vanuatu-web-do-beg = { $value } pont vatura váltása
vanuatu-web-do-govern = Oszlop átvitele: { $action } → { $to }

## Mezők felolvasva

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, üres
vanuatu-web-hex-fish = { $count } hal
vanuatu-web-hex-treasure = kincs, értéke { $count }
vanuatu-web-hex-good = { $count } { $good }
vanuatu-web-hex-stalls = { $of } bódéhelyből { $count } foglalt { $owners }
vanuatu-web-hex-drawings = { $of } rajzhelyből { $count } foglalt
vanuatu-web-hex-tourists = { $of } turistahelyből { $count } foglalt
vanuatu-web-hex-boat = { $seat } csónakja

## További címkék

vanuatu-web-all-done = nincs bábu
vanuatu-web-brief-cost = ára { $cost }
vanuatu-web-brief-vatu = { $short } hiányzik
vanuatu-web-brief-no-cube = nincs áru
vanuatu-web-pill-paid-by = Csak ha előbb fizet: { $action }
vanuatu-web-brief-paid-by = ha { $action } fizet
vanuatu-web-pill-first = Előbb: { $first }
vanuatu-web-brief-first = előbb: { $first }
vanuatu-web-pill-planned = Csak ha előtte: { $first }
vanuatu-web-brief-planned = kell: { $first }
vanuatu-web-pill-fish = Nincs eladni való hal
vanuatu-web-brief-fish = { vanuatu-web-brief-no-fish-tile }
vanuatu-web-pill-several = Több dolog hiányzik
vanuatu-web-brief-several = { vanuatu-web-brief-not-now }
vanuatu-web-pill-vatu-converted = Tíz vatu pontra váltódna
vanuatu-web-brief-vatu-converted = vatu átváltódik
vanuatu-web-pill-sail-vatu = Nincs vatud hajózni
vanuatu-web-brief-sail-vatu = nincs vatu
vanuatu-web-pill-no-island = Nincs melletted sziget
vanuatu-web-brief-no-island = nincs sziget
vanuatu-web-pill-no-stall = Minden bódéd áll
vanuatu-web-brief-no-stall = nincs több bódé
vanuatu-web-pill-island-full = Nincs hely turistának
vanuatu-web-brief-island-full = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-rest = Minden pihenőlapka elkelt
vanuatu-web-brief-no-rest = elfogyott
vanuatu-web-pill-nowhere = Nincs ilyesmi körülötted
vanuatu-web-brief-nowhere = itt nem
vanuatu-web-lost = az akció elvész
vanuatu-web-warn-lost = Visszakapod a bábuidat, és semmit sem teszel.
vanuatu-web-warn-behind = { $actions }: itt más jön előtted; utána te, ha még lehet.
vanuatu-web-warn-paid-by = { $action }: csak akkor megy, ha addigra meghozza a vatut: { $payer }.

## Hogyan válassz

vanuatu-web-how-plan = { $pawns ->
    [0] Erősítsd meg, vagy koppints egy bábura, hogy visszavedd.
   *[other] Koppints az akciókra: még { $pawns } bábu.
}
vanuatu-web-how-plan-with = { $action }: most ez kell: { $helper }.
vanuatu-web-how-place = Koppints egy világító mezőre: látod rajta a lapkát. Újabb koppintásra lerakod.
vanuatu-web-how-take = Mindegyik elmondja, mit tud. Koppints kétszer, és a tiéd.
vanuatu-web-how-neutral = Koppints az akcióra, ahová a semleges bábu kerül.
vanuatu-web-how-act = Koppints egy világító akcióra vagy mezőre.
vanuatu-web-how-where = { $action }: koppints egy világító helyre.
vanuatu-web-how-lose = Amire most koppintasz, azt haszon nélkül feladod.
vanuatu-web-how-govern = Koppints az oszlopra, amelyet átviszel.
vanuatu-web-how-govern-to = Koppints az akcióra, ahová átviszed.
vanuatu-web-ask-hex = { $name }: mit teszel?
vanuatu-web-ask-box = { $name }: hol?

## Mi történt az előbb

vanuatu-web-told-planned = { $seat } ezt tervezi: { $actions }.
vanuatu-web-told-planned-both = { $seat } mindkét bábut ide teszi: { $action }.
vanuatu-web-told-withdrew = { $seat } sehol sem vezet, és feladja: { $action }.
vanuatu-web-fact-round = Forduló: { $round }/{ $rounds }

## Mi micsoda

vanuatu-web-about-empty-title = { $hex }: nyílt víz
vanuatu-web-about-empty = Még nincs itt lapka. Lapka oda kerülhet, ahol két másikkal érintkezik: sziget szigettől távol, tenger sziget mellé.
vanuatu-web-about-next = A következő forduló elején kerül le.
vanuatu-web-about-sea = Itt hajóznak a csónakok. Aki először halászik vagy merül, az kapja a legtöbbet: a lapka annyit ér, ahány korong van.
vanuatu-web-about-island = Aki mellette áll, építhet, vehet, eladhat, rajzolhat és turistát hozhat. A végén minden bódé minden turista után 2 pont.
vanuatu-web-about-row-fish = Hal
vanuatu-web-about-row-treasure = Kincs
vanuatu-web-about-discs = { $count ->
    [0] nincs
   *[other] a következő értéke { $count }
}
vanuatu-web-about-row-goods = Áru
vanuatu-web-about-row-stalls = Bódék
vanuatu-web-about-row-drawings = Rajzok
vanuatu-web-about-row-tourists = Turisták
vanuatu-web-about-row-cost = Röviden
vanuatu-web-about-row-queue = Ki jön, sorrendben
vanuatu-web-about-row-with = Most nála
vanuatu-web-about-row-deal = Hajón
vanuatu-web-about-row-found = Itt van
vanuatu-web-about-row-room = Szabad hely a hajókon
vanuatu-web-about-sail = Mozgasd a csónakodat tengerlapkákon, mezőnként egy vatuért.
vanuatu-web-about-build = Tegyél bódét egy szigetre a csónakod mellett. A végén a turisták miatt ér pontot.
vanuatu-web-about-explore = Hozd fel a kincset a csónakod alól. Ha megtartod, a végén duplán számít; ha eladod, az értéke vatuban.
vanuatu-web-about-fish = Fogd ki a halat a csónakod alól; annyit ér, ahány halkorong van.
vanuatu-web-about-sell = Adj el halat egy szigeten a csónakod mellett, ahol bódéd van: érték szorozva az árral. Az ár minden hallal esik.
vanuatu-web-about-buy = Vegyél árut egy szigeten a csónakod mellett; hajóra kerül, és pontot hoz.
vanuatu-web-about-draw = Rajzolj egy sziget homokjába a csónakod mellett, ahol van hely.
vanuatu-web-about-transport = Vigyél egy várakozó turistát egy szigetre a csónakod mellett. Ott minden bódé, bárkié is, egy vatut fizet neked.
vanuatu-web-about-rest = Vegyél el egy rejtett pihenőlapkát; a forduló végén fizet.
vanuatu-web-about-person = Fordulónként egy karakter, és egymás után kétszer sosem ugyanaz.
vanuatu-web-about-ship-title = { $number ->
    [1] Első hajó
    [2] Második hajó
   *[other] Harmadik hajó
}
vanuatu-web-about-ship = Egy kocka balról az első hajóra kerül, ahol van neki hely. Az utolsó hely még { $points } pont; a teli hajók a forduló végén elmennek.
vanuatu-web-about-loaded = felrakva
vanuatu-web-about-deal = { $vatu } vatu, haszna { count-points }
vanuatu-web-about-good = Szigeten veszed, hajóra kerül. Ha nincs neki hely hajón, semmit sem hoz.
vanuatu-web-about-price-title = Halár: { $price }
vanuatu-web-about-price = Egy hal annyi vatut hoz, amennyi az értéke szorozva ezzel. Az ár minden eladott hallal esik ({ $track }), és a következő fordulóban megint a tetején áll.
vanuatu-web-about-office-title = Várakozó turisták: { $count }
vanuatu-web-about-office = A Szállítás egyet egy szigetre visz: ott minden bódé egy vatu. A végén minden turista a sziget minden bódéját 2 ponttal értékesebbé teszi. Aki még vár, a forduló után elmegy.
vanuatu-web-about-rest-tiles-title = Pihenőlapkák: még { $count }
vanuatu-web-about-rest-tiles = Aki pihen, megnézi a pihenőlapkákat, és elvesz egyet; más nem látja, melyiket. A forduló végén fizetnek.
vanuatu-web-about-rest-first-player = te kezdesz; a játék végén 3 pont
vanuatu-web-about-rest-point = 1 pont
vanuatu-web-about-rest-vatu-point = 1 vatu és 1 pont
vanuatu-web-about-rest-vatu = 1 vatu, más semmi
vanuatu-web-about-gate-title = Vatu: pénz, legfeljebb { $vatu }
vanuatu-web-about-gate = { $vatu } vatu magától { $points } pontra váltódik, és a maradékkal folytatod. A végén három megmaradt vatu egy pont.
vanuatu-web-about-drawings-title = Homokrajzok: { $count } / { $of }
vanuatu-web-about-drawings = Senkié sem, és egyszer hoznak pontot, amikor elkészülnek. Az Idegenvezető keres a rajzokon.
vanuatu-web-about-fish-tile-title = Hal, értéke { $value }
vanuatu-web-about-fish-tile = A mai áron { $vatu } vatuért eladhatod egy saját bódéd mellett.
vanuatu-web-about-treasure-tile-title = Kincs, értéke { $value }
vanuatu-web-about-treasure-tile = A végén { $points } pont, vagy az értéke vatuban egy köröd elején.
vanuatu-web-about-pawns-title = Akcióbábuk
vanuatu-web-about-pawns = Fordulónként öt. Akinek egy akción a legtöbb bábuja van, ott az jön előbb; egyforma oszlopoknál az, aki a sorrendben előbb van.
