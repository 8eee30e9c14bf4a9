## Kellékek

vanuatu-action-sail = Hajózás
vanuatu-action-build = Építés
vanuatu-action-explore = Merülés
vanuatu-action-fish = Halászat
vanuatu-action-sell = Eladás
vanuatu-action-buy = Vásárlás
vanuatu-action-draw = Rajzolás
vanuatu-action-transport = Szállítás
vanuatu-action-rest = Pihenés

vanuatu-good-kava = kava
    .acc = kavát
vanuatu-good-copra = kopra
    .acc = koprát
vanuatu-good-beef = marhahús
    .acc = marhahúst

vanuatu-tile-efate = Efate
vanuatu-tile-mele = Mele-öböl
vanuatu-tile-havannah = Havannah-roncs
vanuatu-tile-vila = Port Vila-i rév
vanuatu-tile-santo = Espiritu Santo
vanuatu-tile-malakula = Malakula
vanuatu-tile-segond = Segond-csatorna
vanuatu-tile-shark = Cápa-öböl
vanuatu-tile-selwyn = Selwyn-szoros
vanuatu-tile-bougainville = Bougainville-szoros
vanuatu-tile-pentecost = Pentecost
vanuatu-tile-tanna = Tanna
vanuatu-tile-patteson = Patteson-átjáró
vanuatu-tile-maskelyne = Maskelyne-padok
vanuatu-tile-coolidge = Coolidge-zátony
vanuatu-tile-erromango = Erromango-mélység

vanuatu-character-navigator = Navigátor
vanuatu-character-builder = Építő
vanuatu-character-diver = Búvár
vanuatu-character-fisherman = Halász
vanuatu-character-seller = Eladó
vanuatu-character-buyer = Vevő
vanuatu-character-artist = Művész
vanuatu-character-guide = Idegenvezető
vanuatu-character-beggar = Koldus
vanuatu-character-preacher = Prédikátor
vanuatu-character-governor = Kormányzó

vanuatu-power-navigator = A hajózásod ingyen van.
vanuatu-power-builder = Egy bódé neked { $usual } helyett { $cost } vatuba kerül.
vanuatu-power-diver = A kincs értékét vatuban is megkapod.
vanuatu-power-fisherman = A fogás értékét pontban is megkapod.
vanuatu-power-seller = Bármelyik sziget mellett eladhatsz, bódé nélkül.
vanuatu-power-buyer = Vásárlás után ingyen felrakhatsz egy második kockát ugyanabból az áruból.
vanuatu-power-artist = Egy rajz neked { $usual } helyett { count-points }ot ér.
vanuatu-power-guide = Egy turista a sziget minden rajza után { count-points }ot hoz.
vanuatu-power-beggar = Fordulónként egyszer: legfeljebb { $points } pontért ugyanennyi vatu.
vanuatu-power-preacher = Fordulónként egyszer: használj egy oszlopot akkor is, ha sehol sem vezetsz.
vanuatu-power-governor = Fordulónként egyszer: egy körödért vigyél át egy egész oszlopot egy másik akcióra.

vanuatu-rest-first-player = kezdőjátékos
vanuatu-rest-point = pont
vanuatu-rest-vatu-point = vatu és pont
vanuatu-rest-vatu = csak vatu

vanuatu-phase-place = Előkészítés: új lapkák
vanuatu-phase-neutral = Semleges bábuk
vanuatu-phase-character = Karakterválasztás
vanuatu-phase-plan = Tervezés
vanuatu-phase-turn = Akciók
vanuatu-phase-selling = Eladás
vanuatu-phase-second = Második kocka
vanuatu-phase-resting = Pihenés
vanuatu-phase-over = A vége

## Beállítások

vanuatu-option-characters = Karakterek
vanuatu-option-characters-on = karakterekkel
vanuatu-option-characters-off = karakterek nélkül
vanuatu-option-fish-price-drop = A halár esik
vanuatu-option-fish-price-drop-per_tile = minden eladott lapkával
vanuatu-option-fish-price-drop-per_action = eladásonként egyszer (második kiadás)
vanuatu-option-governor = A Kormányzó
vanuatu-option-governor-on = ő is a karakterek közt van
vanuatu-option-governor-off = otthon marad

## Mire vár az asztal

vanuatu-ask-place = Rakj le egy új lapkát: { $tiles }.
vanuatu-wait-place = { $seat } lerak egy új lapkát: { $tiles }.
vanuatu-pawns = { $pawns } bábu
    .acc = { $pawns } bábut
vanuatu-ask-neutral = Tegyél le még { $pawns } semleges bábut.
vanuatu-wait-neutral = { $seat } letesz még { $pawns } semleges bábut.
vanuatu-ask-character = Válassz karaktert.
vanuatu-wait-character = { $seat } karaktert választ.
vanuatu-ask-plan = Tegyél le { vanuatu-pawns.acc }.
vanuatu-wait-plan = { $seat } letesz { vanuatu-pawns.acc }.
vanuatu-ask-turn = Hajts végre egy akciót, ahol te vezetsz.
vanuatu-wait-turn = { $seat } végrehajt egy akciót, ahol vezet.
vanuatu-ask-withdraw = Sehol sem vezetsz: adj fel egy oszlopot.
vanuatu-wait-withdraw = { $seat } sehol sem vezet, és fel kell adnia egy oszlopot.
vanuatu-ask-preach = Sehol sem vezetsz: adj fel egy oszlopot, vagy használd a Prédikátort.
vanuatu-wait-preach = { $seat } sehol sem vezet: felad egy oszlopot, vagy használja a Prédikátort.
vanuatu-ask-selling = Eladsz még egy halat, vagy abbahagyod? Az ár most { $price }.
vanuatu-wait-selling = { $seat } eladhat még egy halat; az ár: { $price }.
vanuatu-ask-second = Felraksz ingyen még egy kockát? Áru: { $good }.
vanuatu-wait-second = { $seat } ingyen felrakhat még egy kockát; áru: { $good }.
vanuatu-ask-resting = Vegyél el egy pihenőlapkát.
vanuatu-wait-resting = { $seat } megnézi a pihenőlapkákat, és elvesz egyet.

## Mi történt

vanuatu-event-round = { $round }. forduló.
vanuatu-event-tourists = { $tourists ->
    [0] Ebben a fordulóban nem jön turista.
   *[other] { $tourists } turista érkezik.
}{ $gone ->
    [0] {""}
   *[other] {" "}Aki még várt, hazamegy: { $gone } turista.
}
vanuatu-event-departed = { $count } teli hajó elhajózik; a kockák visszakerülnek a készletbe.
vanuatu-event-arrived = { $count } új hajó áll be a többi mögé; ezt kéri: { $wants_1 }{ $count ->
    [one] {""}
    [2] ; { $wants_2 }
   *[other] ; { $wants_2 }; { $wants_3 }
}. { $deck ->
    [0] A pakliban nem maradt hajó.
   *[other] A pakliban { $deck } hajó maradt.
}
vanuatu-event-reshuffled = Az elment hajókból új pakli készül: { $ships } hajó.
vanuatu-event-refilled = { $count ->
    [0] { $island } szigetén elfogyott az áru, és a készletben sincs hozzá semmi.
   *[other] { $island } szigetén megint van áru: { $cubes }.
}
vanuatu-event-price = A halár megint { $price_now }.
vanuatu-event-placed = { $seat } lerak egy lapkát: { vanuatu-face-1 }, ide: { $place }.{ $waived ->
    [51] {" "}Nem maradt más szigetektől távoli hely.
    [52] {" "}Nem maradt sziget melletti hely.
   *[other] {""}
}
vanuatu-event-revealed = A következő forduló lapkái: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; hely: bódé { $stalls_1 }, rajz { $drawings_1 }, turista { $guests_1 }
   *[sea] hal { $fish_1 }, kincs { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; hely: bódé { $stalls_2 }, rajz { $drawings_2 }, turista { $guests_2 }
   *[sea] hal { $fish_2 }, kincs { $treasure_2 }
})
vanuatu-event-blocked = { $seat } semleges bábut tesz ide: { $action }.
vanuatu-event-offered = Ebben a fordulóban választható: { $characters }.
vanuatu-event-took = { $seat } karaktere: { $character }{ $gave ->
    [yes] {" "}(visszateszi: { $returned }).
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } terve: kétszer { $action }.
   *[no] { $seat } terve: { $actions }.
}
vanuatu-event-gathered = { $seat } akciója: { $action } ({ vanuatu-pawns }).
vanuatu-event-gathered-follows = { $seat } nem választhat mást: { $action }.
vanuatu-event-withdrew = { $seat } visszavesz { vanuatu-pawns.acc } innen: { $action }. { $led ->
    [yes] Nem lehet végrehajtani.
   *[no] Ott mások vezetnek.
}
vanuatu-event-preached = { $seat } többség nélkül cselekszik, a Prédikátorral.
vanuatu-event-turned = { $seat } lefordítja a karakterét: { $character }.
vanuatu-event-sailed = { $seat } { $cost ->
    [0] ingyen
   *[other] { $cost } vatuért
} hajózik ide: { $sea }.
vanuatu-event-built = { $seat } bódét épít { $island } szigetén { $cost } vatuért.
vanuatu-event-explored = { $seat } { $value } értékű kincset hoz fel itt: { $sea }.{ $bonus ->
    [0] {""}
   *[other] {" "}A Búvár { $bonus } vatut hoz.
}
vanuatu-event-fished = { $seat } { $value } értékű halat fog itt: { $sea }.{ $bonus ->
    [0] {""}
   *[other] {" "}A Halász { $bonus } pontot hoz.
}
vanuatu-event-sold = { $seat } elad egy { $value } értékű halat { $gained } vatuért (ár: { $price }); a halár most { $price_now }.
vanuatu-event-sale-over = { $seat } befejezi az eladást; a halár { $price_now }.
vanuatu-event-bought = { $seat } { FORM($good, "acc") } vesz { $island } szigetén { $cost } vatuért.
vanuatu-event-loaded = { $seat } { FORM($good, "acc") } rak { $space ->
    [0] az első
    [1] a második
   *[other] a harmadik
} hajóra: { $gained } pont.{ $bonus ->
    [0] {""}
   *[other] {" "}A hajó megtelt: még { $bonus } pont.
}
vanuatu-event-lost = { $seat } áruja egyik hajóra sem fér fel ({ $good }): a kocka a készletbe kerül.
vanuatu-event-declined = { $seat } nem kér második kockát ({ $good }).
vanuatu-event-drew = { $seat } rajzol { $island } homokjába: { $gained } pont.
vanuatu-event-transported = { $seat } turistát visz ide: { $island }, és { $income } vatut kap.{ $bonus ->
    [0] {""}
   *[other] {" "}Az Idegenvezető { $bonus } pontot hoz.
}
vanuatu-event-lay-down = { $seat } pihen, és megnézi a pihenőlapkákat.
vanuatu-event-rested = { $seat } elvesz egy pihenőlapkát{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } egy kincset { $value } vatura vált.
vanuatu-event-begged = { $seat } lead { $given } pontot ugyanennyi vatuért.
vanuatu-event-governed = { $seat } Kormányzója átvisz { vanuatu-pawns.acc }: { $action } → { $to }.
vanuatu-event-converted = { $seat } { $paid } vatuja { $gained } pontra váltódik; marad { $vatu }.
vanuatu-event-refreshed = { $seat } felfedi a pihenőlapkáját: „{ $tile }”.{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
   *[other] {" "}+{ $gained } pont.
}
vanuatu-event-counted-fish = { $seat } halai a végén { $value } vatut érnek.
vanuatu-event-counted = { $seat } { $gained } pontot kap: { $for }.
vanuatu-event-ended = { prompt-over } Pontok helyenként: { $points }.
vanuatu-event-turn = { $seat } következik.

## Miből lettek a pontok

vanuatu-tally-before = a játszma korábbi részéből
vanuatu-tally-goods = áru a hajókon
vanuatu-tally-ships = megtöltött hajók
vanuatu-tally-drawings = homokrajzok
vanuatu-tally-vatu-track = pontra váltott vatu
vanuatu-tally-rest = pihenőlapkák
vanuatu-tally-fisherman = a Halász fogásai
vanuatu-tally-guide = az Idegenvezető útjai
vanuatu-tally-beggar = a Koldus által leadott pontok
vanuatu-tally-first-player = kezdőjátékos-jelző
vanuatu-tally-vatu = megmaradt vatu
vanuatu-tally-treasure = megtartott kincsek
vanuatu-tally-stalls = bódék és turisták
vanuatu-tally-stalls-on = { $island }: { $stalls } bódé, { $tourists } turista
vanuatu-tally-tie = Csak holtversenynél: bódék { $stalls }, vatu { $vatu }

## Miért nem: szakaszok

vanuatu-refuse-phase-place = Előbb az új lapkákat kell lerakni.
vanuatu-refuse-phase-neutral = Előbb a semleges bábukat kell letenni.
vanuatu-refuse-phase-character = Most mindenki karaktert választ.
vanuatu-refuse-phase-plan = Most a bábukat kell letenni; az akciók később jönnek.
vanuatu-refuse-phase-turn = Most az egyik oszlopoddal hajts végre akciót.
vanuatu-refuse-phase-selling = Eladás közben vagy: adj el még egy halat, vagy hagyd abba.
vanuatu-refuse-phase-second = Előbb dönts a második kockáról.
vanuatu-refuse-phase-resting = Előbb vegyél el egy pihenőlapkát.
vanuatu-refuse-phase-over = { prompt-over }

## Miért nem: lapkák és karakterek

vanuatu-refuse-place-tile = Ez nincs a lerakható lapkák között: { $tile }.
vanuatu-refuse-place-taken = Itt már van lapka: { $hex }.
vanuatu-refuse-place-two = Ez a hely kettőnél kevesebb lapkával érintkezik: { $hex }.
vanuatu-refuse-place-island = { $tile } sziget, és ez a hely sziget mellett van: { $hex }. Van szigetektől távoli hely is.
vanuatu-refuse-place-sea = { $tile } tenger, és ez a hely nem érintkezik szigettel: { $hex }. Van olyan, amelyik igen.
vanuatu-refuse-no-governor = Ez a karakter ennél az asztalnál nincs játékban: { $character }.
vanuatu-refuse-same-character = Az előző fordulóban is ez volt a karaktered: { $character }. Válassz mást.
vanuatu-refuse-character-held = Ez már { $seat } karaktere: { $character }. Válassz mást.
vanuatu-refuse-not-offered = Ebben a fordulóban nem választható: { $character }. Válassz mást.

## Miért nem: tervezés

vanuatu-refuse-pawns = Most { vanuatu-pawns.acc } kell letenned.
vanuatu-needs-fish-tile = { $action }: ehhez hal kell, és nincs; előbb tervezd be: { AND($first) }.
vanuatu-needs-first = { $action }: csak akkor megy, ha előbb betervezed: { AND($first) }.
vanuatu-needs-first-vatu = { $action }: csak akkor megy, ha előbb betervezed: { AND($first) }. A hiányzó vatut ez hozza: { $earn }.
vanuatu-needs-planned = { $action }: csak akkor menne, ha előtte be volna tervezve: { AND($first) }.
vanuatu-needs-fish = { $action }: ehhez hal kell, és a terved nem hoz halat.
vanuatu-needs-vatu = { $action }: { $short } vatu hiányzik.
vanuatu-needs-vatu-converted = { $action }: útközben tíz vatu pontra váltódna, és nem maradna miből fizetni.
vanuatu-needs-several = { $action }: több dolog is hiányzik: { $lacking }.
vanuatu-lacking-vatu = elég vatu
vanuatu-lacking-tile = egy hal
vanuatu-lacking-hand = egy bódé
vanuatu-lacking-guest = egy várakozó turista
vanuatu-lacking-reach = egy elérhető hely
vanuatu-lacking-world = hely a szigeteken vagy korong a tengereken
vanuatu-lacking-stall = egy saját bódé egy szigeten
vanuatu-needs-world-build = { $action }: egyik elérhető szigeten sincs szabad hely bódénak.
vanuatu-needs-world-explore = { $action }: egyik elérhető tengeren sincs már kincs.
vanuatu-needs-world-fish = { $action }: egyik elérhető tengeren sincs már hal.
vanuatu-needs-world-sell = { $action }: egyik elérhető szigeten sincs bódéd.
vanuatu-needs-world-buy = { $action }: egyik elérhető szigeten sincs már áru.
vanuatu-needs-world-draw = { $action }: egyik elérhető szigeten sincs szabad hely rajznak.
vanuatu-needs-world-transport = { $action }: egyik elérhető szigeten sincs hely turistának.
vanuatu-needs-place-sail = { $action }: { $vatu } vatuval nem érsz el szabad tengert.
vanuatu-needs-place-build = { $action }: { $vatu } vatuval nem érsz el olyan tengert, amely mellett van szabad hely bódénak.
vanuatu-needs-place-build-sail = { $action }: a csónakod mellett nincs szabad hely bódénak; előbb tervezd be: Hajózás.
vanuatu-needs-place-explore = { $action }: { $vatu } vatuval nem érsz el roncsot.
vanuatu-needs-place-explore-sail = { $action }: a csónakod alatt nincs kincs; előbb tervezd be: Hajózás.
vanuatu-needs-place-fish = { $action }: { $vatu } vatuval nem érsz el olyan tengert, ahol hal van.
vanuatu-needs-place-fish-sail = { $action }: a csónakod alatt nincs hal; előbb tervezd be: Hajózás.
vanuatu-needs-place-sell = { $action }: { $vatu } vatuval nem érsz el olyan szigetet, ahol bódéd van.
vanuatu-needs-place-sell-sail = { $action }: a csónakod mellett nincs bódéd; előbb tervezd be: Hajózás.
vanuatu-needs-place-buy = { $action }: { $vatu } vatuval nem érsz el olyan tengert, amely mellett van áru.
vanuatu-needs-place-buy-sail = { $action }: a csónakod mellett nincs áru; előbb tervezd be: Hajózás.
vanuatu-needs-place-draw = { $action }: { $vatu } vatuval nem érsz el olyan tengert, amely mellett van szabad hely rajznak.
vanuatu-needs-place-draw-sail = { $action }: a csónakod mellett nincs szabad hely rajznak; előbb tervezd be: Hajózás.
vanuatu-needs-place-transport = { $action }: { $vatu } vatuval nem érsz el olyan tengert, amely mellett egy szigeten van hely turistának.
vanuatu-needs-place-transport-sail = { $action }: a csónakod mellett egy szigeten sincs hely turistának; előbb tervezd be: Hajózás.

## Miért nem: akciók

vanuatu-refuse-no-pawns = Itt nincs bábud: { $action }.
vanuatu-refuse-outnumbered = { $action }: { $seat } itt { $theirs } bábuval áll, te { $mine } bábuval.
vanuatu-refuse-tie = { $action }: { $theirs }:{ $mine } a bábuk állása, és { $seat } előbb jön a sorrendben.
vanuatu-refuse-neutral = { $action }: a semleges bábuk állnak jobban, { $theirs }:{ $mine }.
vanuatu-refuse-preacher-leads = Valahol vezetsz, ezért nem használhatod a Prédikátort.
vanuatu-refuse-must-act = Itt vezetsz, és végre tudod hajtani, ezért meg kell tenned: { $action }.
vanuatu-refuse-majority-elsewhere = Máshol vezetsz, ezért ezt az oszlopodat nem adhatod fel: { $action }.
vanuatu-refuse-no-treasure = Nincs ilyen értékű kincsed: { $value }.
vanuatu-refuse-no-beggar = Csak a Koldus kap vatut pontokért.
vanuatu-refuse-turned = Ebben a fordulóban már elhasználtad: { $character }.
vanuatu-refuse-beg-points = Nem adhatsz le { $given } pontot: csak { $points } pontod van.
vanuatu-refuse-not-governor = Csak a Kormányzó vihet át bábukat.
vanuatu-refuse-govern-same = Az oszlop már itt van: { $action }.
vanuatu-refuse-govern-done = Ezt ebben a fordulóban már végrehajtottad vagy feladtad, ide nem jöhet oszlop: { $action }.
vanuatu-refuse-nowhere = A csónakod körül ehhez nincs hely.

vanuatu-refuse-not-beside = { $island } nem a csónakod mellett van.
vanuatu-refuse-cost = { $action }: { $cost } vatuba kerül, neked { $vatu } van.
vanuatu-refuse-sail-empty = Itt nincs lapka: { $hex }.
vanuatu-refuse-sail-island = Ez szárazföld: { $hex }. A csónakok a tengeren maradnak.
vanuatu-refuse-sail-boat = Itt a másik csónak áll: { $hex }.
vanuatu-refuse-sail-far = { $steps } tengermezőnél messzebb van: { $hex }.
vanuatu-refuse-sail-free = A Navigátor lépései ingyen vannak; elég beírni: { $hex }.
vanuatu-refuse-sail-shortest = Ez a legrövidebb út; elég beírni: { $hex }.
vanuatu-refuse-sail-steps = Ide egyik út sem pontosan { $steps } lépés: { $hex }.
vanuatu-refuse-sail-vatu = { $hex }: { $steps } vatunyira van, neked { $vatu } van.
vanuatu-refuse-no-stall-slot = { $island } szigetén nincs szabad hely bódénak.
vanuatu-refuse-no-stall = Minden bódédat felépítetted.
vanuatu-refuse-no-treasure-disc = A csónakod alatt nincs kincs.
vanuatu-refuse-no-fish-disc = A csónakod alatt nincs hal.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] Nincs eladható halad.
   *[other] Nincs ilyen értékű halad: { $value }.
}
vanuatu-refuse-no-own-stall = A csónakod mellett nem áll bódéd.
vanuatu-refuse-no-island = A csónakod mellett nincs sziget.
vanuatu-refuse-no-cube = { $island } szigetén ebből nem maradt: { $good }.
vanuatu-refuse-no-drawing-slot = { $island } szigetén nincs hely több rajznak.
vanuatu-refuse-no-tourists = Nem vár turista.
vanuatu-refuse-island-full = { $island } szigetén nincs hely több turistának.
vanuatu-refuse-no-rest = Minden pihenőlapkát elvittek.
vanuatu-refuse-rest-gone = Ezt a pihenőlapkát már elvitte valaki: „{ $tile }”.

## A tábla terminálban

vanuatu-board-round = Forduló: { $round }/{ $rounds }
vanuatu-board-order = sorrend:
vanuatu-board-ships = Hajók, felül az első:
vanuatu-board-price = halár { $price }
vanuatu-board-tourists = várakozó turisták: { $tourists }
vanuatu-board-rest = pihenőlapkák: { $left }
vanuatu-board-next = Következő lapkák: { $tiles }
vanuatu-board-free = Szabad karakterek: { $characters }
vanuatu-board-my-rest = A pihenőlapkád: { $tile }
vanuatu-board-player = játékos
vanuatu-board-character = karakter
vanuatu-board-vatu = vatu
vanuatu-board-points = pont
vanuatu-board-fish = hal
vanuatu-board-treasure = kincs
vanuatu-board-stalls = bódé
vanuatu-board-boat = csónak
vanuatu-board-legend = Szigetek: k c b áru (kava, kopra, marhahús), ⌂ bódék, ~ rajzok, ☺ turisták. Játékosok: még fel nem épített bódék. Akciók: az első oszlop jön előbb; ► most te, × elzárva, ! tiéd, de nem lehetséges, − elveszett, + tervezhető. ★ kezdőjátékos, z pihent. A hajók nagybetűs helyei tele vannak.
