### Kleine Fische ganz groß

kleine-fische-option-memory-help = Memóriasegítség: amit már mindenki látott, jelölve marad
kleine-fische-option-free-entry = A polip ingyen hagyja el a barlangját: az első sáv nem kerül lépésbe

## Fajok és barlangok

kleine-fische-hidden = egy rejtett hal
kleine-fische-species-clown = Bohóchal
kleine-fische-species-lion = Tűzhal
kleine-fische-species-box = Bőröndhal
kleine-fische-species-hammer = Pörölycápa
kleine-fische-species-puffer = Gömbhal
kleine-fische-species-sword = Kardhal
kleine-fische-species-saw = Fűrészhal
kleine-fische-species-seahorse = Csikóhal
kleine-fische-species-angel = Császárhal
kleine-fische-species-parrot = Papagájhal
kleine-fische-species-surgeon = Doktorhal
kleine-fische-species-flying = Repülőhal
kleine-fische-species-angler = Horgászhal

kleine-fische-shells = { $shells } kagyló

kleine-fische-cave-hidden = egy barlanglap
kleine-fische-cave-fins-1 = Turbóuszony (1)
kleine-fische-cave-fins-2 = Turbóuszony (2)
kleine-fische-cave-fins-3 = Turbóuszony (3)
kleine-fische-cave-fins-4 = Turbóuszony (4)
kleine-fische-cave-fins-5 = Turbóuszony (5)
kleine-fische-cave-lamp-1 = Búvárlámpa (egy pillantás)
kleine-fische-cave-lamp-2 = Búvárlámpa (két pillantás)
kleine-fische-cave-octo-1 = Turbópolip (+1)
kleine-fische-cave-octo-2 = Turbópolip (+2)
kleine-fische-cave-octo-3 = Turbópolip (+3)
kleine-fische-cave-octo-4 = Turbópolip (+4)
kleine-fische-cave-octo-5 = Turbópolip (+5)
kleine-fische-cave-reroll-1 = Újradobás (egyszer)
kleine-fische-cave-reroll-2 = Újradobás (kétszer)
kleine-fische-cave-rainbow = Szivárványhal
kleine-fische-cave-chest = Kincsesláda

kleine-fische-way-up = felfelé
kleine-fische-way-down = lefelé
kleine-fische-way-left = balra
kleine-fische-way-right = jobbra

## Kérdések

kleine-fische-ask-exchange = A felső sorban csak barlangok vannak. Cseréld ki egyiküket egy lejjebb lévő halra.
kleine-fische-wait-exchange = A felső sorban csak barlangok vannak: { $seat } kicseréli egyiküket egy lejjebb lévő halra.
kleine-fische-ask-jump = Vidd a hajót egy hal fölé, és ugorj.
kleine-fische-wait-jump = { $seat } egy hal fölé viszi a hajót, és ugrik.
kleine-fische-ask-move = Ússz tovább onnan, ahol vagy.
kleine-fische-wait-move = { $seat } kezdi a kört: az első mozgás következik.
kleine-fische-ask-peek = Világít a lámpád. Nézz meg egy rejtett halat (még { $left }).
kleine-fische-wait-peek = { $seat } rejtett halakra világít (még { $left }).
kleine-fische-ask-first-reveal = Fordítsd fel az egyik halat melletted.
kleine-fische-wait-first-reveal = { $seat } kiválasztja, melyik halat fordítsa fel.
kleine-fische-ask-choice = { $count ->
    [one] Egy hal
   *[other] { $count } különböző hal
} van nyitva. Megállsz, vagy továbbúszol?
kleine-fische-wait-choice = { $seat } előtt { $count ->
    [one] egy hal
   *[other] { $count } különböző hal
} van nyitva: megáll, vagy továbbúszik?
kleine-fische-ask-after-move = { $fish ->
    [0] Felderíted a melletted lévő barlangot, vagy megállsz?
   *[other] Felfordítasz egy halat magad mellett, vagy felderíted a barlangot?
}
kleine-fische-wait-after-move = { $seat } lapot választ a búvára mellett.
kleine-fische-ask-octopus = { $steps ->
    [0] Nincs polippontod. Hagyod a polipot, vagy hajtod egy Turbópolippal, ha van nálad?
    [one] Mozgatod a polipot egy sávval, vagy hagyod?
   *[other] Mozgatod a polipot legfeljebb { $steps } sávval, vagy hagyod?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } nem kapott polippontot, de kijátszhat egy Turbópolipot.
    [one] { $seat } egy sávval mozgathatja a polipot.
   *[other] { $seat } legfeljebb { $steps } sávval mozgathatja a polipot.
}
kleine-fische-ask-octopus-driven = Mozgasd a polipot, most legfeljebb { $steps } sávval.
kleine-fische-wait-octopus-driven = { $seat } mozgatja a polipot, most legfeljebb { $steps } sávval.
kleine-fische-ask-rob = A polip több búvárral találkozott. Kit rabolsz ki?
kleine-fische-wait-rob = A polip több búvárral találkozott: { $seat } eldönti, kit rabol ki.
kleine-fische-ask-announce = Hány halat próbálsz elvenni { $victim_seat } játékostól?
kleine-fische-wait-announce = { $seat } eldönti, hány halat próbál elvenni { $victim_seat } játékostól.
kleine-fische-ask-rolled = A dobás { $result }, pedig { $number } kellene. Elfogadod, vagy újradobsz egy lappal?
kleine-fische-wait-rolled = A dobás { $result }, pedig { $number } kellene. { $seat } elfogadja, vagy újradob egy lappal.
kleine-fische-ask-roll-on = A dobás { $result }, pedig { $number } kellene. Dobsz még egyszer, vagy elfogadod?
kleine-fische-wait-roll-on = A dobás { $result }, pedig { $number } kellene. { $seat } dobhat még egyszer.
kleine-fische-ask-rainbow = Melyik paklidra kerüljön a szivárványhal?
kleine-fische-wait-rainbow = { $seat } paklit választ a szivárványhalnak.

## Pillanatok, mondatrészként

kleine-fische-phase-exchange = a felső sor egyik barlangját halra kell cserélni
kleine-fische-phase-jump = előbb az ugrás jön
kleine-fische-phase-move = a kör első mozgása következik
kleine-fische-phase-peek = ég a lámpád
kleine-fische-phase-first-reveal = egy halat fel kell fordítani
kleine-fische-phase-choice = az a kérdés, megállsz vagy továbbúszol
kleine-fische-phase-after-move = előbb a búvár melletti lap jön
kleine-fische-phase-octopus = a merülésnek vége, a polip mozoghat
kleine-fische-phase-rob = áldozatot kell választani
kleine-fische-phase-announce = be kell mondani, hány halat akarsz ellopni
kleine-fische-phase-rolled = egy dobás nem sikerült
kleine-fische-phase-roll-on = egy dobás nem volt elég
kleine-fische-phase-rainbow = a szivárványhalak kerülnek a helyükre
kleine-fische-phase-over = a játszma véget ért

## Miért nem

kleine-fische-no-card = Ez nincs nálad, vagy ebben a körben még nem használhatod: { $cave }.
kleine-fische-no-lamp-now = Csak a köröd első mozgása előtt használható: { $cave }.
kleine-fische-no-turbo-now = Csak akkor használható, amikor a polipot mozgatod: { $cave }.
kleine-fische-no-reroll-now = Csak közvetlenül egy túl alacsony dobás után használható: { $cave }.
kleine-fische-no-one-card = Előbb használd fel vagy add fel a kijátszott lap második dobását; utána jöhet ez: { $cave }.
kleine-fische-no-no-lamp = Nem ég a lámpád: { $now }.
kleine-fische-no-look-first = Meggyújtottad a lámpát: nézz meg legalább egy halat.
kleine-fische-no-peek-cave = Ez barlang; a lámpa csak halat mutat.
kleine-fische-no-peek-twice = Ezt a lapot épp most nézted meg.
kleine-fische-no-exchange = Lapot csak akkor lehet cserélni, ha a felső sor csupa barlang, és ugranod kell.
kleine-fische-no-exchange-cave = Ez is barlang; halat válassz.
kleine-fische-no-jump-twice = Már a vízben vagy; csak egyszer ugrasz.
kleine-fische-no-jump-cave = Alatta barlang van; a hajónak hal fölött kell állnia.
kleine-fische-no-jump-now = Még nem: { $now }.
kleine-fische-no-jump-octopus = Ott a polip van: válassz másik sávot.
kleine-fische-no-on-boat = Még a hajón vagy: előbb ugorj.
kleine-fische-no-card-first = Már mozogtál; most egy melletted lévő lap következik.
kleine-fische-no-swim-now = Most nem úszhatsz: { $now }.
kleine-fische-no-octopus-there = Ott a polip van; a sávjára egy búvár sem úszhat.
kleine-fische-no-backwards = A búvárod { $heading } néz; a búvárok sosem úsznak hátrafelé.
kleine-fische-no-no-lane = Az előtted lévő kereszteződésből nem vezet sáv { $way }.
kleine-fische-no-too-far = { $steps } lépésből nem érhetsz oda úgy, hogy a búvárod { $heading } nézzen.
kleine-fische-no-card-now = Most nem: { $now }.
kleine-fische-no-not-beside = Ez a lap nincs a sávod mellett.
kleine-fische-no-reveal-cave = Ez barlang; a barlangokat felderíteni kell, nem felfordítani.
kleine-fische-no-open-already = Ez a lap már nyitva van.
kleine-fische-no-explore-fish = Ez hal, nem barlang.
kleine-fische-no-explore-first = A kör első mozgása után nem lehet barlangot felderíteni.
kleine-fische-no-explore-count = Ehhez a barlanghoz pontosan { $needs } nyitott hal kell; most { $open } van nyitva.
kleine-fische-no-stop-first = A kör első mozgása után mindig hal következik: fordíts fel egyet.
kleine-fische-no-stop-before-card = Rejtett hal mellé úsztál; csak akkor állhatsz meg, ha itt egy lapot már megnéztél.
kleine-fische-no-stop-unstarted = A körödet nem hagyhatod ki: az első mozgás kötelező.
kleine-fische-no-stop-now = Most nincs mit abbahagyni: { $now }.
kleine-fische-no-octopus-now = A polip csak a merülésed után mozog: { $now }.
kleine-fische-no-turbo-stay = Turbópolipot játszottál ki, ezért a polipnak mozognia kell.
kleine-fische-no-no-points = Egyik nyitott halad sem mutat polippontot, és Turbópolipot sem játszottál ki.
kleine-fische-no-own-diver = Ott a saját búvárod van; a polipod elkerüli.
kleine-fische-no-circle = Hogy visszaérjen oda, ahol van, a polipnak legalább négy sávos szabad kör kell; a lépéseid: { $steps }.
kleine-fische-no-octopus-far = { $steps } lépéssel a polip nem ér oda: túl messze van, vagy egy búvár áll az útban.
kleine-fische-no-rob-now = Most nincs kit választani: { $now }.
kleine-fische-no-nobody = Ennél az asztalnál nincs { $number }. játékos.
kleine-fische-no-rob-self = Magadat nem rabolhatod ki.
kleine-fische-no-rob-elsewhere = { $victim_seat } nincs a polip sávján.
kleine-fische-no-announce-now = Most nincs mit bemondani: { $now }.
kleine-fische-no-again-now = Nincs második dobás: { $now }.
kleine-fische-no-accept-now = Nincs elfogadható dobás: { $now }.
kleine-fische-no-rainbow-now = A szivárványhalakat csak a játszma végén lehet lerakni.
kleine-fische-no-rainbow-stack = Ebből nincs paklid: { $fish }.

## Események

kleine-fische-place = { $row }. sor, { $nth }. lap
kleine-fische-lane = { $row }. sor { $nth }. { $side ->
    [left] lapjától balra
    [right] lapjától jobbra
    [below] lapja alatt
   *[above] lapja fölött
}
    .to = { $row ->
        [1] az 1.
        [5] az 5.
       *[other] a { $row }.
    } sor { $nth }. { $side ->
        [left] lapjától balra
        [right] lapjától jobbra
        [below] lapja alá
       *[above] lapja fölé
    }

kleine-fische-event-exchanged = { $seat } cserél: barlang ({ $needs }; { kleine-fische-place }) és hal ({ $other_row }. sor, { $other_nth }. lap).
kleine-fische-event-jumped = { $seat } { $boat ->
    [1] az 1.
    [5] az 5.
   *[other] a { $boat }.
} lap fölé viszi a hajót, és { kleine-fische-lane.to } ugrik, { $way } nézve.
kleine-fische-event-reversed = A polip elzárja a sarkot: { $seat } megfordul, és { $way } néz.
kleine-fische-event-swam = { $seat } { $way } úszik, { kleine-fische-lane.to }.
kleine-fische-event-revealed = { $seat } felfordít egy lapot ({ kleine-fische-place }): { $fish }, { kleine-fische-shells }{ $points ->
    [0] {""}
   *[other] , { $points } polippont
}.
kleine-fische-event-bust = { $fish }: másodszor! Az elsőtől a másodikig { $lost } hal visszafordul; { $seat } { $kept ->
    [0] egyet sem tart meg
   *[other] { $kept } halat tart meg
}.
kleine-fische-event-stranded = A sáv mellett nincs hal: { $seat } körének vége.
kleine-fische-event-stopped = { $seat } megáll, { $count } hallal.
kleine-fische-event-halted = Itt nincs több lehetőség: { $seat } megáll, { $count } hallal.
kleine-fische-event-explored = { $seat } felderíti a barlangot ({ kleine-fische-place }): pont { $needs } hal van nyitva, ahogy kell.
kleine-fische-event-used = { $seat } kijátszik egy lapot: { $cave }.
kleine-fische-event-peeked = { $seat } rávilágít ({ kleine-fische-place }): { $fish }{ $shells ->
    [0] {""}
   *[other] , { $shells } kagyló
}{ $points ->
    [0] {""}
   *[other] , { $points } polippont
}.
kleine-fische-event-darkened = { $seat } eleget látott.
kleine-fische-event-crawled = { $seat } { $cost ->
    [0] lépés nélkül
   *[other] { $cost } lépéssel
} mozgatja a polipot, { kleine-fische-lane.to }.
kleine-fische-event-stayed = { $seat } ott hagyja a polipot, ahol van.
kleine-fische-event-met = A polip elkapta: { $seats }.
kleine-fische-event-chosen = { $seat } választása: { $victim_seat }.
kleine-fische-event-spared = { $seat } egyik búvárt sem rabolja ki.
kleine-fische-event-announced = { $seat } { $number } halat mond be. Kitől: { $victim_seat }.
kleine-fische-event-rolled = { $seat } dobása: { $result }. { $good ->
    [yes] Elég, { $number } kellett.
   *[no] Kevés, { $number } kellett volna.
}
kleine-fische-event-missed = { $victim_seat } mindent megtart.
kleine-fische-event-stole = { $seat } { $taken } halat vesz el { $victim_seat } játékostól{ $taken ->
    [0] .
   *[other] : { $fish }.
}
kleine-fische-event-lost = A piros oldal: { $victim_seat } { $taken } halat vesz el { $seat } játékostól{ $taken ->
    [0] .
   *[other] : { $fish }.
}
kleine-fische-event-collected = { $seat } begyűjti: { $fish }.
kleine-fische-event-took = { $seat } megkapja a barlangot ({ $needs }){ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = A zátony feltöltődik: { $count } új lap{ $new_caves ->
    [0] {""}
   *[other] { $count ->
        [one] , barlang ({ $caves })
       *[other] , köztük { $new_caves } barlang ({ $caves })
    }
}; { $left ->
    [0] a húzópakli üres
   *[other] a húzópakliban még { $left } lap van, felül { $top ->
        [fish] egy hal
       *[other] egy barlang ({ $top })
    }
}.
kleine-fische-event-turn = { $seat } következik.
kleine-fische-event-ended = A zátonyt nem lehet feltölteni: a játszma véget ért. Mindenki felfedi a halait és barlangjait, és megszámoljátok a pontokat.
kleine-fische-event-crowned = { $seat } szivárványhalat tesz ide: { $fish }.
kleine-fische-event-declined = { $seat } sehová sem tesz szivárványhalat.
kleine-fische-event-scored = A győztes: { $seats }. Pontok helyenként: { $scores }.

## Pontok

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Szivárványhal itt: { $fish }
kleine-fische-tally-unused = Fel nem használt barlanglapok
kleine-fische-tally-chest = { $count ->
    [one] Kincsesláda
   *[other] { $count } kincsesláda
}, rang: { $rank }
kleine-fische-tally-tie = Halak a halomban, csak holtversenynél számít: { $count }

## A tábla terminálban

kleine-fische-short-clown = Bohóc
kleine-fische-short-lion = Tűz
kleine-fische-short-box = Bőrönd
kleine-fische-short-hammer = Pöröly
kleine-fische-short-puffer = Gömb
kleine-fische-short-sword = Kard
kleine-fische-short-saw = Fűrész
kleine-fische-short-seahorse = Csikóhal
kleine-fische-short-angel = Császár
kleine-fische-short-parrot = Papagáj
kleine-fische-short-surgeon = Doktor
kleine-fische-short-flying = Repülő
kleine-fische-short-angler = Horgász

kleine-fische-board-boat = hajó
kleine-fische-board-deck = Húzópakli: { $left } lap, a következő: { $top }
kleine-fische-board-deck-empty = Húzópakli: üres
kleine-fische-board-fish-back = egy hal
kleine-fische-board-cave-back = egy barlang ({ $needs })
kleine-fische-board-octopus-cave = Polip @: a barlangjában
kleine-fische-board-octopus-lane = Polip @: sáv { $lane }
kleine-fische-board-player = { $count } hal
kleine-fische-board-caves = barlangok: { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Nyitva
kleine-fische-board-photo = { $number }. { $fish } { $size }, itt: { $place }
kleine-fische-board-points = polippontok: { $points }
kleine-fische-board-explored = Felderítés alatt a barlang itt: { $place }.
kleine-fische-board-lanes = Sávok előtted
kleine-fische-board-lane = { $way } ({ $lane }): { $offer }
kleine-fische-board-reversed = (megfordulás után)
kleine-fische-board-blocked = { $way } ({ $lane }): ott a polip
kleine-fische-board-offer-fish = hal: { $places }
kleine-fische-board-offer-cave = barlang { $place }, nyitva { $open }/{ $needs }
kleine-fische-board-offer-nothing = nincs mit felfordítani
kleine-fische-board-odds = Még nem látott: { $unseen } hal, ebből új neked { $new }
kleine-fische-board-theft = Bemondva: { $number }, dobás: { $rolls }
kleine-fische-board-album = A halaid
kleine-fische-board-albums = { $seat } halai
kleine-fische-board-crowns = szivárványhal itt: { $fish }
kleine-fische-board-seen = { $seat } lapjai közt láttad
kleine-fische-board-score = { count-points }, rang: { $rank }
kleine-fische-board-box = A dobozban: { $caves }
kleine-fische-board-legend = ~~~ rejtett hal · [4] barlang, 4 hal kell hozzá · * kagylók · o polippontok · 1> búvár · @ polip · a h23 sáv a c23 lap fölött fut, a v23 sáv tőle balra
