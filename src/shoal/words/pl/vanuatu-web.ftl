## Plansza w przeglądarce

vanuatu-web-summary = Runda { $round } z { $rounds } · { $phase }
vanuatu-web-map = Archipelag
vanuatu-web-boxes = Dziewięć akcji
vanuatu-web-choices = Twój wybór
vanuatu-web-players = Gracze w kolejności
vanuatu-web-track = Tor vatu
vanuatu-web-whole = Cała mapa
vanuatu-web-waters = Moje wody
vanuatu-web-nobody = jeszcze nikt
vanuatu-web-neutral = neutralne
vanuatu-web-price = Cena ryb
vanuatu-web-office = Turyści
vanuatu-web-rest-tiles = Kafelki odpoczynku
vanuatu-web-next = Następne kafelki
vanuatu-web-ships = Statki
vanuatu-web-ships-hint = lewy ładuje się pierwszy; ostatnie miejsce daje { $points } więcej
vanuatu-web-to-map = Do mapy
vanuatu-web-free = Wolne postacie
vanuatu-web-free-hint = nikt nie zatrzymuje tej samej
vanuatu-web-sails = odpływa pod koniec rundy
vanuatu-web-slot-full = załadowano: { $good }
vanuatu-web-slot-open = miejsce na { FORM($good, "acc") }
vanuatu-web-drawings = Rysunki na piasku
vanuatu-web-of = { $count } z { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = pionki na akcjach
vanuatu-web-order-now = teraz { $seat }
vanuatu-web-order-next = potem { $seat }
vanuatu-web-used = użyte
vanuatu-web-plan = Twój plan jest gotowy: potwierdź go.
vanuatu-web-plan-hint = Bursztynowa akcja mówi, czego jej najpierw trzeba.
vanuatu-web-chain = Czego wymaga { $action }, po kolei
vanuatu-web-link-done = zaplanowane
vanuatu-web-link-next = tu teraz pionek
vanuatu-web-link-wait = dopiero potem
vanuatu-web-need-sail = wymaga morza
vanuatu-web-need-build = wymaga miejsca
vanuatu-web-need-explore = wymaga wraku
vanuatu-web-need-fish = wymaga ryb w morzu
vanuatu-web-need-tile = wymaga ryby
vanuatu-web-need-sell = wymaga straganu
vanuatu-web-need-buy = wymaga towarów
vanuatu-web-need-draw = { vanuatu-web-need-build }
vanuatu-web-need-transport = wymaga miejsca
vanuatu-web-need-rest = najpierw
vanuatu-web-need-together = pasuje do
vanuatu-web-money = { $sum } = { $vatu } vatu, gdy przyjdzie { $action }
vanuatu-web-unplan = zabierz pionek z akcji { $action }
vanuatu-web-govern = Gubernator: przenieś stos
vanuatu-web-step-cash = Skarb
vanuatu-web-step-beg = Żebranie

## Koszty akcji

vanuatu-web-cost-sail = −{ $step } vatu za heks
vanuatu-web-cost-sail-navigator = za darmo: Nawigator
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu: Budowniczy
vanuatu-web-cost-explore = na twoim morzu
vanuatu-web-cost-explore-diver = Nurek: też vatu
vanuatu-web-cost-fish = { vanuatu-web-cost-explore }
vanuatu-web-cost-fish-fisherman = Rybak: też punkty
vanuatu-web-cost-sell = wartość × { $price } vatu
vanuatu-web-cost-sell-seller = bez straganu: Sprzedawca
vanuatu-web-cost-buy = koszt { $prices } vatu
vanuatu-web-cost-buy-buyer = druga gratis: Kupiec
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Artysta
vanuatu-web-cost-transport = +1 vatu za stragan
vanuatu-web-cost-transport-guide = Przewodnik: też punkty
vanuatu-web-cost-rest = tajna premia

## Pigułki: prawda o twoim stosie, długa i krótka

vanuatu-web-pill-now = Teraz ty: wybierz miejsce
vanuatu-web-brief-now = teraz ty
vanuatu-web-pill-now-do = Teraz ty: { $name }
vanuatu-web-brief-now-do = { vanuatu-web-brief-now }
vanuatu-web-pill-now-gain = Teraz ty: { $gain }
vanuatu-web-brief-now-gain = teraz
vanuatu-web-pill-lead = Tutaj prowadzisz
vanuatu-web-brief-lead = prowadzisz
vanuatu-web-pill-leads = Działa tu { $seat }
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Blokują neutralne pionki
vanuatu-web-brief-walled = zablokowane
vanuatu-web-pill-neutral-here = Postaw tu neutralny pionek
vanuatu-web-brief-neutral-here = tutaj?
vanuatu-web-pill-drafted = Tu stanie twój pionek
vanuatu-web-brief-drafted = twój pionek
vanuatu-web-pill-drafted-leads = Twój pionek: prowadzisz
vanuatu-web-brief-drafted-leads = { vanuatu-web-brief-win }
vanuatu-web-pill-drafted-behind = Przed tobą { $seat } (pionki: { $pawns })
vanuatu-web-brief-drafted-behind = wiedzie { $seat }
vanuatu-web-pill-drafted-with = Twój pionek; teraz { $action }
vanuatu-web-brief-drafted-with = teraz { $action }
vanuatu-web-pill-with = Możliwe z akcją { $action }
vanuatu-web-brief-with = najpierw { $action }
vanuatu-web-pill-win = Tu będziesz prowadzić
vanuatu-web-brief-win = będziesz na czele
vanuatu-web-pill-would-lead = Będziesz tu na czele bez rywali
vanuatu-web-brief-would-lead = { vanuatu-web-brief-win }
vanuatu-web-pill-behind = Pierwszeństwo ma { $seat }: { $pawns }
vanuatu-web-brief-behind = wiedzie { $seat }
vanuatu-web-pill-may = Można tu postawić pionek
vanuatu-web-brief-may = możliwe
vanuatu-web-pill-moves = Ten stos przenosisz
vanuatu-web-pill-move-from = Przenieś ten stos
vanuatu-web-pill-move-to = Przenieś go tutaj
vanuatu-web-pill-outnumbered = Blokada: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Remis { $theirs }:{ $mine }, wcześniej { $seat }
vanuatu-web-brief-tie = remis: { $seat }
vanuatu-web-pill-neutral = Neutralne pionki { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Nie tutaj: najpierw Żegluga
vanuatu-web-brief-sail-first = najpierw Żegluga
vanuatu-web-pill-no-place = Nie ma miejsca w zasięgu
vanuatu-web-brief-no-place = poza zasięgiem
vanuatu-web-pill-fish-tile = Bez ryby: najpierw Połów
vanuatu-web-brief-fish-tile = najpierw Połów
vanuatu-web-pill-vatu = Brakuje { $short } vatu
vanuatu-web-pill-cost = Kosztuje { $cost }, masz { $vatu }
vanuatu-web-pill-no-treasure-disc = Twoje, ale nie ma tu skarbu
vanuatu-web-brief-no-treasure-disc = bez skarbu tutaj
vanuatu-web-pill-no-fish-disc = Twoje, ale nie ma tu ryb
vanuatu-web-brief-no-fish-disc = nie ma tu ryb
vanuatu-web-pill-no-fish-tile = Twoje, ale nie masz ryb
vanuatu-web-brief-no-fish-tile = brak ryb
vanuatu-web-pill-no-own-stall = Twoje, ale nie masz tu straganu
vanuatu-web-brief-no-own-stall = bez straganu
vanuatu-web-pill-no-tourists = Nie czeka żaden turysta
vanuatu-web-brief-no-tourists = brak turystów
vanuatu-web-pill-no-drawing-slot = Nie ma miejsca na rysunek
vanuatu-web-brief-no-drawing-slot = brak miejsca
vanuatu-web-pill-no-stall-slot = Nie ma miejsca na stragan
vanuatu-web-brief-no-stall-slot = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-cube = Twoje, ale nie ma tu towarów
vanuatu-web-pill-not-now = Teraz nie jest to możliwe
vanuatu-web-brief-not-now = nie teraz

## Skutki i uwagi

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = będziesz prowadzić: { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = { $vatu ->
    [one] zostaje 1 vatu
    [few] zostają { $vatu } vatu
    [many] zostaje { $vatu } vatu
   *[other] zostaje { $vatu } vatu
}
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = kostka przepada
vanuatu-web-note-converted = { $vatu } vatu zamienia się w { count-points }.
vanuatu-web-note-bonus = Statek jest pełny: jeszcze { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}.
vanuatu-web-note-lost = Żaden statek nie bierze tej kostki: nic nie daje.
vanuatu-web-note-preaches = To zużywa Kaznodzieję.
vanuatu-web-note-rest = Bierzesz kafelek odpoczynku: vatu, punkt, jedno i drugie albo pierwszy ruch w następnej rundzie.
vanuatu-web-note-waived = { $rule ->
    [51] Nie ma już heksu z dala od innych wysp.
   *[other] Nie ma już heksu obok wyspy.
}

## Akcje

vanuatu-web-do-place = Połóż na { $hex }: { $tile }
vanuatu-web-do-neutral = Neutralny pionek na akcji { $action }
vanuatu-web-do-take = Weź { FORM($character, "acc") }
vanuatu-web-do-plan = Postaw na: { $actions }
vanuatu-web-do-plan-both = Postaw oba na: { $action }
vanuatu-web-do-sail = Płyń { FORM($place, "to") }
vanuatu-web-do-sail-in = Dłuższą drogą { FORM($place, "to") }, kroki: { $steps }
vanuatu-web-do-sail-back = Wypłyń i wróć { FORM($place, "to") }
vanuatu-web-do-build = Buduj { FORM($island, "at") }
vanuatu-web-do-explore = Wydobądź skarb o wartości { $value }
vanuatu-web-do-fish = Złów rybę o wartości { $value }
vanuatu-web-do-sell = Sprzedaj rybę o wartości { $value }
vanuatu-web-do-buy = Kup { FORM($good, "acc") } { FORM($island, "at") }
vanuatu-web-do-draw = Rysuj { FORM($island, "at") }
vanuatu-web-do-transport = Przewieź turystę { FORM($island, "to") }
vanuatu-web-do-rest = Odpocznij
vanuatu-web-do-withdraw = Oddaj akcję { $action }
vanuatu-web-do-stop = Zakończ sprzedaż
vanuatu-web-do-second-yes = Załaduj drugą kostkę { FORM($good, "gen") }
vanuatu-web-do-second-no = Bez drugiej kostki
vanuatu-web-do-keep = Weź „{ $tile }”
vanuatu-web-do-cash = Wymień skarb { $value } na vatu
vanuatu-web-do-beg = Oddaj { $value } { $value ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
} za vatu
vanuatu-web-do-govern = Przenieś stos z akcji { $action } na akcję { $to }

## Heksy dla uszu

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, puste
vanuatu-web-hex-fish = ryby: { $count }
vanuatu-web-hex-treasure = skarb o wartości { $count }
vanuatu-web-hex-good = { $good } { $count }
vanuatu-web-hex-stalls = stragany { $count } z { $of } { $owners }
vanuatu-web-hex-drawings = rysunki { $count } z { $of }
vanuatu-web-hex-tourists = turyści { $count } z { $of }
vanuatu-web-hex-boat = łódź gracza { $seat }

## Słowa dodane do pigułek

vanuatu-web-all-done = bez pionków
vanuatu-web-brief-cost = kosztuje { $cost }
vanuatu-web-brief-vatu = brakuje { $short }
vanuatu-web-brief-no-cube = brak towarów
vanuatu-web-pill-paid-by = Tylko jeśli zapłaci { $action }
vanuatu-web-brief-paid-by = gdy da { $action }
vanuatu-web-pill-first = Najpierw { $first }
vanuatu-web-brief-first = najpierw { $first }
vanuatu-web-pill-planned = Tylko gdy wcześniej { $first }
vanuatu-web-brief-planned = wymaga: { $first }
vanuatu-web-pill-fish = Nie ma ryb na sprzedaż
vanuatu-web-brief-fish = { vanuatu-web-brief-no-fish-tile }
vanuatu-web-pill-several = Brakuje kilku rzeczy
vanuatu-web-brief-several = { vanuatu-web-brief-not-now }
vanuatu-web-pill-vatu-converted = Dziesięć vatu zmieni się w punkty
vanuatu-web-brief-vatu-converted = vatu w punkty
vanuatu-web-pill-sail-vatu = Brak vatu na żeglugę
vanuatu-web-brief-sail-vatu = brak vatu
vanuatu-web-pill-no-island = Nie ma wyspy obok ciebie
vanuatu-web-brief-no-island = brak wyspy
vanuatu-web-pill-no-stall = Wszystkie twoje stragany stoją
vanuatu-web-brief-no-stall = brak straganów
vanuatu-web-pill-island-full = Nie ma miejsca dla turysty
vanuatu-web-brief-island-full = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-rest = Kafelki odpoczynku są zabrane
vanuatu-web-brief-no-rest = już nie ma
vanuatu-web-pill-nowhere = Nic takiego wokół ciebie
vanuatu-web-brief-nowhere = nie tutaj
vanuatu-web-lost = akcja przepada
vanuatu-web-warn-lost = Zabierasz pionki i nic nie robisz.
vanuatu-web-warn-behind = { $actions }: ktoś działa przed tobą; potem ty, jeśli jeszcze się da.
vanuatu-web-warn-paid-by = { $action }: uda się tylko, jeśli do tego czasu vatu przyniesie { $payer }.

## Jak wybierać

vanuatu-web-how-plan = { $pawns ->
    [0] Potwierdź albo dotknij pionka, żeby go zabrać.
    [one] Dotknij akcji dla jeszcze jednego pionka.
    [few] Dotykaj akcji: { $pawns } pionki do postawienia.
    [many] Dotykaj akcji: { $pawns } pionków do postawienia.
   *[other] Dotykaj akcji: { $pawns } pionka do postawienia.
}
vanuatu-web-how-plan-with = { $action }: najpierw { $helper }.
vanuatu-web-how-place = Dotknij świecącego heksu, żeby zobaczyć na nim kafelek, i jeszcze raz, żeby go położyć.
vanuatu-web-how-take = Każda postać mówi, co umie. Dotknij dwa razy, żeby ją wziąć.
vanuatu-web-how-neutral = Dotknij akcji, na którą idzie neutralny pionek.
vanuatu-web-how-act = Dotknij akcji albo heksu, który świeci.
vanuatu-web-how-where = { $action }: dotknij miejsca, które świeci.
vanuatu-web-how-lose = Dotknij stosu, który oddajesz: jego akcja przepadnie.
vanuatu-web-how-govern = Dotknij stosu do przeniesienia.
vanuatu-web-how-govern-to = Dotknij akcji, na którą przenosisz stos.
vanuatu-web-ask-hex = { $name }: co robisz?
vanuatu-web-ask-box = { $name }: gdzie?

## Co się właśnie stało

vanuatu-web-told-planned = { $seat } planuje: { $actions }.
vanuatu-web-told-planned-both = { $seat } stawia oba pionki na: { $action }.
vanuatu-web-told-withdrew = { $seat } nigdzie nie prowadzi i oddaje akcję { $action }.
vanuatu-web-fact-round = Runda { $round }/{ $rounds }

## Co jest czym

vanuatu-web-about-empty-title = { $hex }: otwarta woda
vanuatu-web-about-empty = Jeszcze bez kafelka. Kafelek można położyć tam, gdzie styka się z dwoma innymi: wyspy z dala od wysp, morza obok wyspy.
vanuatu-web-about-next = Zostanie położony na początku następnej rundy.
vanuatu-web-about-sea = Tu pływają łodzie. Kto pierwszy łowi albo nurkuje, bierze najwięcej: kafelek jest wart tyle, ile jest krążków.
vanuatu-web-about-island = Kto stoi obok wyspy, może budować, kupować, sprzedawać, rysować i przewozić turystów. Na koniec każdy stragan to 2 punkty za każdego turystę.
vanuatu-web-about-row-fish = Ryby
vanuatu-web-about-row-treasure = Skarby
vanuatu-web-about-discs = { $count ->
    [0] brak
   *[other] następny krążek jest wart { $count }
}
vanuatu-web-about-row-goods = Towary
vanuatu-web-about-row-stalls = Stragany
vanuatu-web-about-row-drawings = Rysunki
vanuatu-web-about-row-tourists = Turyści
vanuatu-web-about-row-cost = W skrócie
vanuatu-web-about-row-queue = Kto działa, po kolei
vanuatu-web-about-row-with = Teraz u gracza
vanuatu-web-about-row-deal = Na statku
vanuatu-web-about-row-found = Leży na
vanuatu-web-about-row-room = Wolne miejsca na statkach
vanuatu-web-about-sail = Przesuń łódź po kafelkach morza, po vatu za heks.
vanuatu-web-about-build = Postaw stragan na wyspie obok twojej łodzi. Dzięki turystom da na koniec punkty.
vanuatu-web-about-explore = Wydobądź skarb spod łodzi. Zachowany liczy się na koniec podwójnie; wymieniony daje swoją wartość w vatu.
vanuatu-web-about-fish = Złów rybę pod łodzią; jest warta tyle, ile jest tam krążków ryb.
vanuatu-web-about-sell = Sprzedawaj ryby na wyspie z twoim straganem obok łodzi: wartość razy cena. Z każdą rybą cena spada.
vanuatu-web-about-buy = Kup towar na wyspie obok łodzi; trafia na statek i daje punkty.
vanuatu-web-about-draw = Rysuj na piasku wyspy obok łodzi, jeśli jest miejsce.
vanuatu-web-about-transport = Przewieź czekającego turystę na wyspę obok łodzi. Każdy tamtejszy stragan, czyjkolwiek, płaci ci vatu.
vanuatu-web-about-rest = Weź jeden z zakrytych kafelków odpoczynku; płaci pod koniec rundy.
vanuatu-web-about-person = Jedna postać na rundę i nigdy ta sama dwa razy z rzędu.
vanuatu-web-about-ship-title = { $number ->
    [1] Pierwszy statek
    [2] Drugi statek
   *[other] Trzeci statek
}
vanuatu-web-about-ship = Kostka trafia na pierwszy od lewej statek, który ma na nią miejsce. Ostatnie miejsce daje { $points } więcej; pełne statki odpływają pod koniec rundy.
vanuatu-web-about-loaded = załadowane
vanuatu-web-about-deal = { $vatu } vatu, daje { count-points }
vanuatu-web-about-good = Kupuje się na wyspie, ładuje na statek. Bez miejsca na statku nic nie daje.
vanuatu-web-about-price-title = Cena ryb: { $price }
vanuatu-web-about-price = Za rybę dostaje się jej wartość razy ta cena. Spada z każdą sprzedaną rybą ({ $track }), a w następnej rundzie wraca na szczyt.
vanuatu-web-about-office-title = Czekający turyści: { $count }
vanuatu-web-about-office = Przewóz zabiera turystę na wyspę: vatu za każdy tamtejszy stragan. Na koniec każdy turysta podnosi wartość każdego straganu na wyspie o 2 punkty. Kto jeszcze czeka, po rundzie wyjeżdża.
vanuatu-web-about-rest-tiles-title = Kafelki odpoczynku: zostało { $count }
vanuatu-web-about-rest-tiles = Kto odpoczywa, ogląda je i bierze jeden; nikt inny nie widzi który. Płacą pod koniec rundy.
vanuatu-web-about-rest-first-player = zaczynasz; 3 punkty na koniec gry
vanuatu-web-about-rest-point = 1 punkt
vanuatu-web-about-rest-vatu-point = 1 vatu i 1 punkt
vanuatu-web-about-rest-vatu = jedno vatu
vanuatu-web-about-gate-title = Vatu: pieniądze, najwyżej do { $vatu }
vanuatu-web-about-gate = Gdy masz { $vatu } vatu, same zamieniają się w punkty ({ $points }), a ty zaczynasz od tego, co zostało. Na koniec każde trzy pozostałe vatu to punkt.
vanuatu-web-about-drawings-title = Rysunki na piasku: { $count } z { $of }
vanuatu-web-about-drawings = Nie należą do nikogo i dają punkty raz, przy rysowaniu. Przewodnik na nich zarabia.
vanuatu-web-about-fish-tile-title = Ryba o wartości { $value }
vanuatu-web-about-fish-tile = Sprzedaż po obecnej cenie da { $vatu } vatu, jeśli obok jest twój stragan.
vanuatu-web-about-treasure-tile-title = Skarb o wartości { $value }
vanuatu-web-about-treasure-tile = Na koniec da tyle punktów: { $points }. Albo wymień go na początku swojej tury na tyle vatu, ile jest wart.
vanuatu-web-about-pawns-title = Pionki akcji
vanuatu-web-about-pawns = Pięć na rundę. Najpierw działa ten, kto ma najwięcej pionków na akcji; przy remisie ten, kto jest wcześniej w kolejności.
