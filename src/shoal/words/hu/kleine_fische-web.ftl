### Kleine Fische ganz groß a böngészőben

kleine-fische-web-summary = { $left ->
    [0] A húzópakli üres
   *[other] { $left } lap a húzópakliban
}

## A tábla

kleine-fische-web-board = A zátony: öt sor, soronként öt lap, köztük sávok
kleine-fische-web-board-keys = A nyilakkal célról célra lépsz, a Shifttel együtt lapról lapra. Az Enter választ.
kleine-fische-web-card-gap = { $place }, üres
kleine-fische-web-card-hidden = { $place }, rejtett hal
kleine-fische-web-card-known = { $place }, képpel lefelé, már láttad: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
   *[other] , { $octopus } polippont
}, { $number }. nyitott lap
kleine-fische-web-card-cave = { $place }, barlang, { $needs } nyitott hal kell hozzá; most { $open } van nyitva
kleine-fische-web-column = Hajó a { $column ->
    [1] bal szélső
    [2] második
    [3] harmadik
    [4] negyedik
   *[other] jobb szélső
} oszlop fölé ({ $column })
kleine-fische-web-swap-cave = Barlang cseréje: { $place }
kleine-fische-web-diver = { $seat }: { $lane }, { $way } néz
kleine-fische-web-diver-boat = { $seat } a hajón
kleine-fische-web-octopus-at = A polip helye: { $lane }
kleine-fische-web-octopus-home = A polip a barlangjában van
kleine-fische-web-open-of = nyitva { $open }/{ $needs }
kleine-fische-web-of = { $open }/{ $needs }
kleine-fische-web-explore-now = felderíthető!
kleine-fische-web-deck = húzópakli
kleine-fische-web-die = polipkocka
kleine-fische-web-octopus-cave = polipbarlang

## Lépések, mondatrészként

kleine-fische-web-swim = úszás { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, { $steps } lépés: { $offer }
kleine-fische-web-jump = ugrás: { $lane }, { $way } nézve: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] felfordítható: { $places }
   *[other] kettőből az egyik felfordítható: { $places }
}
kleine-fische-web-offer-cave = a barlanghoz { $needs } nyitott hal kell, eddig { $open }
kleine-fische-web-offer-lost = nincs mellette hal, a köröd ott üres kézzel ér véget
kleine-fische-web-offer-ends = nincs mellette hal, a merülésed ott véget ér; { $keeps ->
    [one] a nyitott hal a tiéd
   *[other] { $keeps } nyitott hal a tiéd
}
kleine-fische-web-then-reveal = felfordítás: { $place }
kleine-fische-web-then-known = felfordítás: { $place } ({ $fish })
kleine-fische-web-then-bust = felfordítás: { $place } ({ $fish }, pár!)
kleine-fische-web-then-explore = a barlang felderítése: { $place }
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = a barlang felderítése: { $place }, { $needs } hal van nyitva
kleine-fische-web-peek = megnézés: { $place }
kleine-fische-web-enough = lámpa eloltása
kleine-fische-web-stop-name = megállás, { $keeps } hal a tiéd, polippontok: { $points }
kleine-fische-web-octopus = a polip mozgatása, { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = a polip mozgatása ide: { $seats }, { kleine-fische-web-deed-steps }: utána rabolhatsz
kleine-fische-web-stay = a polip marad, ahol van
kleine-fische-web-rob = { $victim_seat } kirablása ({ $fish } hal)
kleine-fische-web-announce = { $number } hal { $victim_seat } játékostól: { $faces } oldalból { $good } elég hozzá, { $bad } pedig { $loss } haladba kerül
kleine-fische-web-spare = nem rabolok
kleine-fische-web-again = még egy dobás
kleine-fische-web-accept = a dobás elfogadása: { $loss ->
    [0] nincs rablás
   *[other] elveszítesz { $loss } halat
}
kleine-fische-web-use = kijátszás: { $cave }
kleine-fische-web-exchange = csere: barlang ({ $place }) és hal ({ $other })
kleine-fische-web-rainbow = szivárványhal ide: { $fish }, { $gain } ponttal több
kleine-fische-web-rainbow-nowhere = a szivárványhal sehová sem kerül

## A két gomb

kleine-fische-web-button-stop = Megállás
kleine-fische-web-button-stop-small = tiéd: { $keeps }{ $points ->
    [0] {""}
   *[other] , polip: { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = előbb fordíts fel egy halat
kleine-fische-web-button-stop-early = előbb ússz
kleine-fische-web-button-enough = Elég
kleine-fische-web-button-enough-small = lámpa eloltása
kleine-fische-web-button-stay = Polip marad
kleine-fische-web-button-stay-small = { $count ->
    [0] a polip marad
   *[other] begyűjtesz { $count } halat
}
kleine-fische-web-button-spare = Nem rabolok
kleine-fische-web-button-spare-small = hadd menjenek
kleine-fische-web-button-accept = Elfogadás
kleine-fische-web-button-accept-small = { $loss ->
    [0] nincs rablás
   *[other] elveszítesz { $loss } halat
}
kleine-fische-web-button-nowhere = Sehová
kleine-fische-web-button-nowhere-small = egyik paklira sem
kleine-fische-web-button-swim = Továbbúszás
kleine-fische-web-button-swim-ends = { $way }: vége, tiéd { $keeps }
kleine-fische-web-button-swim-lost = { $way }: nincs hal, elveszett kör
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] egy hal
   *[other] { $count } halból egy
}
kleine-fische-web-button-swim-go-odds = { $way }: { $percent }% pár
kleine-fische-web-button-jump = Ugrás
kleine-fische-web-button-exchange = Csere
kleine-fische-web-button-reveal = Felfordítás
kleine-fische-web-button-reveal-odds = pár esélye: { $percent }%
kleine-fische-web-button-explore = Felderítés
kleine-fische-web-button-explore-small = a száma stimmel
kleine-fische-web-button-peek = Megnézés
kleine-fische-web-button-octopus = Mozgatás
kleine-fische-web-button-octopus-none = nincs lépés
kleine-fische-web-button-octopus-to = { $cost } lépés
kleine-fische-web-button-octopus-meets = ide: { $seats }, aztán rablás
kleine-fische-web-button-rob = Rablás
kleine-fische-web-button-announce = Dobás
kleine-fische-web-button-announce-go = cél { $number }: { $good }/{ $faces }
kleine-fische-web-button-again = Újradobás
kleine-fische-web-button-again-none = nincs hozzá lapod
kleine-fische-web-button-use = Lap kijátszása
kleine-fische-web-button-rainbow = Lerakás
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } merül

## Az oldalsáv

kleine-fische-web-open = nyitva
kleine-fische-web-kept = megtartva
kleine-fische-web-photos = Nyitott halak a felfordítás sorrendjében
kleine-fische-web-photos-none = Még nincs nyitott hal: minden új faj számít, egy faj másodszor már pár.
kleine-fische-web-next = a következő
kleine-fische-web-bust = { $fish } másodszor! Visszafordul: { $from }–{ $to }. hal.
kleine-fische-web-bust-keeps = { $kept ->
    [0] A pár előtt nem volt semmi.
    [one] A pár előtti megmarad.
   *[other] A pár előttiek megmaradnak ({ $kept }).
}
kleine-fische-web-pair = a pár
kleine-fische-web-between = közben fordult fel: ez is visszafordul
kleine-fische-web-stays = marad
kleine-fische-web-steal-from = { $seat } kirabolja: { $victim_seat }
kleine-fische-web-steal-takes = { $seat } elvesz { $victim_seat } halaiból: { $taken }
kleine-fische-web-steal-none = { $victim_seat } mindent megtart
kleine-fische-web-steal-chance = { $good }/{ $faces }
kleine-fische-web-steal-whom = Kit rabolsz ki?
kleine-fische-web-steal-how-many = Hányat { $victim_seat } halaiból?
kleine-fische-web-steal-rolled = Dobás: { $result }, kellett: { $number }
kleine-fische-web-rainbow-lay = Koppints a paklira, amelyik ennyit érjen: { $shells }.
kleine-fische-web-swum = Csak egy sáv szabad: { $seat } { $way } úszik.
kleine-fische-web-odds-show = A pár esélyének mutatása
kleine-fische-web-odds-hide = elrejtés
kleine-fische-web-odds-new = { $count } új
kleine-fische-web-odds-pair = pár: { $percent }%
kleine-fische-web-odds-keep = párnál ennyi marad: { $keeps } / { $open }
kleine-fische-web-odds-none = Előtted nincs rejtett hal: a továbbúszás véget vet a merülésnek, pár nem jöhet.
kleine-fische-web-odds-all = { $unseen } nem látott halból
kleine-fische-web-odds-bar = { $unseen } nem látott halból { $count } új; a pár esélye { $percent }%
kleine-fische-web-hand = Barlangjaid
kleine-fische-web-caves = Barlangok: { $needs }
kleine-fische-web-fish-count = { $count } hal
kleine-fische-web-album = { $seat } albuma: minden fajból a legjobb hal számít
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: nincs
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = { $way } néz
kleine-fische-web-on-boat = a hajón
kleine-fische-web-turn = merül

## A megerősítő gomb, és hogyan válassz

kleine-fische-web-deed-swim = Úszás { $way }
kleine-fische-web-deed-swim-then = Úszás { $way } és felfordítás
kleine-fische-web-deed-dash = Uszony használata
kleine-fische-web-deed-jump = Ugrás, { $way } nézve
kleine-fische-web-deed-risk = Pár: { $percent }%
kleine-fische-web-deed-lost = Ott nincs hal: a köröd üres kézzel ér véget.
kleine-fische-web-deed-ends = Ott nincs hal: a merülésed véget ér, megmarad: { $keeps }.
kleine-fische-web-deed-reveal = Felfordítás
kleine-fische-web-deed-pair = Megint { $fish }: pár!
kleine-fische-web-deed-explore = Barlang felderítése
kleine-fische-web-deed-peek = Megnézés
kleine-fische-web-deed-enough = Lámpa eloltása
kleine-fische-web-deed-stop = Megállás
kleine-fische-web-deed-keeps = { $keeps } hal a tiéd.
kleine-fische-web-deed-octopus = Polip mozgatása
kleine-fische-web-deed-steps = { $cost } lépés
kleine-fische-web-deed-meets = Eléri: { $seats }. Utána rabolhatsz.
kleine-fische-web-deed-stay = A polip marad
kleine-fische-web-deed-rob = Rablás: { $victim_seat }
kleine-fische-web-deed-spare = Nem rabolok
kleine-fische-web-deed-announce = Dobás, cél: { $number }
kleine-fische-web-deed-chance = { $good }/{ $faces }
kleine-fische-web-deed-red = A piros oldal { $loss } haladba kerül.
kleine-fische-web-deed-use = Lap kijátszása
kleine-fische-web-deed-again = Újradobás
kleine-fische-web-deed-accept = Dobás elfogadása
kleine-fische-web-deed-exchange = Csere
kleine-fische-web-deed-rainbow = Ide: { $fish }
kleine-fische-web-deed-nowhere = Sehová
kleine-fische-web-how-jump = Koppints egy nyílra a felső sor egyik lapja mellett. Ha egy hajójelre koppintasz, odamegy a hajó.
kleine-fische-web-how-move = Koppints egy előtted lévő lapra, hogy felfordítsd, vagy egy nyílra, hogy arra ússz.
kleine-fische-web-how-choice = Koppints egy előtted lévő lapra, hogy felfordítsd, egy nyílra, hogy arra ússz, vagy a Megállás gombra.
kleine-fische-web-how-reveal = Koppints egy szemmel jelölt lapra.
kleine-fische-web-how-explore = Koppints egy szemmel jelölt lapra vagy a barlangra.
kleine-fische-web-how-octopus = Koppints egy számozott sávra: ennyi lépésbe kerül. Ha elér egy vetélytársat, megpróbálhatsz rabolni.
kleine-fische-web-how-octopus-nobody = Egy vetélytársat sem ér el. Ha el akarsz zárni egy sávot, koppints egy számozott sávra.
kleine-fische-web-how-announce = Koppints egy számra: minél többet akarsz, annál nehezebb.
kleine-fische-web-how-exchange = Koppints a felső sor egyik barlangjára, aztán egy halra.
kleine-fische-web-how-rainbow = Koppints az albumod egyik paklijára.
kleine-fische-web-how-peek = Koppints bármelyik rejtett halra: csak te látod majd.

## Ami éppen látszik

kleine-fische-web-told-swam = { $seat } { $way } úszik.
kleine-fische-web-told-revealed = { $seat } felfordít egy lapot: { $fish }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } dob a polipkockával …

## Telefonon

kleine-fische-web-fact-kinds = { $count } halad van, { $kinds } fajból; összesen { $all } faj van.
kleine-fische-web-fact-points = A fajonként legjobb halaid eddig { count-points }ot érnek.

## Mi micsoda

kleine-fische-web-about-hidden = Egy rejtett hal
kleine-fische-web-about-hidden-text = Ússz egy mellette lévő sávra, és fordítsd fel. { $kinds } faj van, mindegyikből { $each } hal, egytől négy kagylóig.
kleine-fische-web-about-open-text = Ebben a merülésben a sorszáma: { $number }. Ha még egy hal kijön ebből a fajból, mindkettő visszafordul, és minden, ami közben felfordult.
kleine-fische-web-about-points-text = A merülés után minden polipponttal egy sávval mozgathatod a polipot.
kleine-fische-web-about-known-text = Megint képpel lefelé van, de te már láttad.
kleine-fische-web-about-cave = Barlang: { $needs }
kleine-fische-web-about-cave-text = Ússz mellé, amikor pontosan { $needs } hal van nyitva: akkor felderítheted. A lapja a tiéd, és a merülés véget ér.
kleine-fische-web-about-gap = Egy rés
kleine-fische-web-about-gap-text = A kör végén a húzópakliból töltődik fel.
kleine-fische-web-about-diver = { $seat } búvára
kleine-fische-web-about-diver-text = A búvárok sosem állják el egymás útját. A polipot rá lehet vinni egy vetélytársra, hogy raboljon.
kleine-fische-web-about-diver-own = Csak előre úszol: az előtted lévő kereszteződésen át, egyenesen vagy kanyarodva. A lámpa arra világít, amerre nézel.
kleine-fische-web-about-octopus = A polip
kleine-fische-web-about-octopus-text = A sávjára senki sem úszhat. A halaidon lévő polippontokkal mozgathatod a merülésed után. Ha elér egy vetélytársat, megpróbálhatsz rabolni.
kleine-fische-web-about-deck-text = A zátony rései innen töltődnek fel. Ha egy résbe már nem jut lap, vége a játéknak.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 és egy piros oldal. A rabláshoz legalább annyit kell dobnod, amennyit bemondtál; a piros oldalnál a másik vesz el tőled egy halat.
kleine-fische-web-about-boat = A hajó
kleine-fische-web-about-boat-text = Az első körükben innen ugranak a búvárok, a felső sor egyik hala mellé. Később már nincs szerepe.
kleine-fische-web-about-lane-text = A búvárok és a polip a sávokon úsznak. Úszás után a sávod mellett fordítasz fel egy halat.
kleine-fische-web-about-cave-fins = Egyszer: egy helyett legfeljebb { $power } lépést úszol.
kleine-fische-web-about-cave-lamp = Egyszer, úszás előtt: megnézhetsz { $power ->
    [one] egy rejtett halat
   *[other] legfeljebb { $power } rejtett halat
}, bárhol.
kleine-fische-web-about-cave-octo = Egyszer: { $power } lépéssel több a polipnak, polippont nélkül is.
kleine-fische-web-about-cave-reroll = Egyszer: megismétled a sikertelen dobást{ $power ->
    [one] {""}
   *[other] , legfeljebb { $power } alkalommal
}.
kleine-fische-web-about-cave-rainbow = Nem kell kijátszani. A végén az egyik fajod négy kagylót ér vele.
kleine-fische-web-about-cave-chest = Nem kell kijátszani. A végén nyílik ki: minél kevesebb pontod van, annál többet hoz: 1, 3, 5 vagy 7.
kleine-fische-web-about-pile = { $seat }: { $count } hal
kleine-fische-web-about-pile-hidden = Csak az látszik, hány van, az nem, hogy mik. A halakat el lehet rabolni, a barlangokat nem.
kleine-fische-web-about-pile-own = A végén minden fajból csak a legjobb halad számít.
kleine-fische-web-about-caves = { $seat } barlangjai
kleine-fische-web-about-caves-text = Mindegyik egyszer játszható ki, a következő körtől. Amelyik megmarad, a végén egy pont. Elrabolni nem lehet őket.
kleine-fische-web-about-of = { $count } / { $all }
kleine-fische-web-about-row-where = Hol
kleine-fische-web-about-row-place = Hely
kleine-fische-web-about-row-open = Most nyitott halak
kleine-fische-web-about-row-shells = Kagylók
kleine-fische-web-about-row-octopus = Polippontok
kleine-fische-web-about-row-kinds = Fajok
kleine-fische-web-about-row-points = Pontok eddig
kleine-fische-web-about-row-cave = Barlang { $needs }
