# Co o Carta Magica mówi tylko przeglądarka.

carta-magica-web-board = Mapa morska
carta-magica-web-board-keys = Strzałki na klawiaturze przesuwają po mapie, G przechodzi do następnego portu w zasięgu, Enter wybiera.
carta-magica-web-letters = N,E,S,W
carta-magica-web-wheel = Strzałka: { carta-magica-spin }
carta-magica-web-wheel-rest = Strzałką jeszcze nie zakręcono
carta-magica-web-summary = Runda { $round }
carta-magica-web-summary-last = Runda { $round }, ostatnia

carta-magica-web-sail = Płyń na { $cell }
carta-magica-web-sail-harbour = Płyń do { FORM($harbour, "gen") }
carta-magica-web-sail-home = Płyń do domu: { $harbour }
carta-magica-web-storm-risk = burza uszkodziłaby tam twój statek: { $directions }
carta-magica-web-place = Twój dom: { $harbour }
carta-magica-web-attack = Atakuj gracza { $target_seat }
carta-magica-web-captain = Wypłyń jako { $name }
carta-magica-web-challenge = { $name }, szukasz: { $wants }
carta-magica-web-buy = Kup talizman { $name }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
carta-magica-web-buy-top = Kup w ciemno wierzchnią kartę
carta-magica-web-tame = Wydaj { $magic } magii
carta-magica-web-tame-chance = { $good } z { $of } wyników
carta-magica-web-pick = Weź kartę { carta-magica-card }
carta-magica-web-stow = Odłóż najpierw { carta-magica-card }
carta-magica-web-give = Wyłóż kartę { carta-magica-card }
carta-magica-web-loot = { carta-magica-web-pick }

carta-magica-web-do-spin = Zakręć strzałką
carta-magica-web-do-keep = Zostaw to
carta-magica-web-do-again = Zagraj „Zakręć ponownie”
carta-magica-web-do-hold = Czekaj
carta-magica-web-do-goods = Weź towary
carta-magica-web-do-magic = Weź magię
carta-magica-web-do-card = Dobierz kartę przygody
carta-magica-web-do-tow = Zapłać za holowanie (towary: { $tow_goods })
carta-magica-web-do-escape = Zagraj Szczęśliwy wiatr i odpłyń
carta-magica-web-do-repair = Napraw statek (złoto: { $repair_gold })
carta-magica-web-do-mend = Zagraj kartę Naprawa
carta-magica-web-do-lucky = Zagraj Szczęśliwy wiatr: kroki +{ $lucky_wind_steps }
carta-magica-web-do-trade = Wymień { $exchange_goods } towary na { $exchange_gold } złoto
carta-magica-web-do-draw = { carta-magica-web-do-card }
carta-magica-web-do-telescope = Użyj Teleskopu
carta-magica-web-do-cash = Weź teraz
carta-magica-web-do-settle = Płać żetonami
carta-magica-web-do-curse = Zagraj Przekleństwo: nowe talizmany
carta-magica-web-do-shelter = Zagraj kartę Dobra pogoda
carta-magica-web-do-swap = Zaproponuj zamianę miejsc
carta-magica-web-do-accept = Zamień się miejscami
carta-magica-web-do-pass = Pasuj
carta-magica-web-do-done = Wypłyń z portu

carta-magica-web-change = z { $before } na { $after }
carta-magica-web-change-lost = z { $before } na { $after }, przepada { $lost }
carta-magica-web-options = Co możesz zrobić
carta-magica-web-talismans = Talizmany
carta-magica-web-talismans-note = po { $talisman_gold } złota, w czerwonych portach
carta-magica-web-points = { $points ->
    [one] jeden punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
 }
carta-magica-web-wanted = +{ $points }, z twojego wyzwania
carta-magica-web-adventures = Twoje przygody
carta-magica-web-adventures-none = jeszcze bez kart: dają je strzałka i czarne porty
carta-magica-web-players = Gracze
carta-magica-web-held = { $kind }: { $count } z { $limit }
carta-magica-web-owns = ma: { $name }
carta-magica-web-seeks = szuka: { $name }
carta-magica-web-progress = { $percent }% drogi wokół wyspy
carta-magica-web-home = dom: { $harbour }
carta-magica-web-ship = { $seat } na { $cell }, statek { $condition }

# Przed rejsem
carta-magica-web-setup-captain = Postacie
carta-magica-web-setup-captain-note = Kto wypływa? Postać nie zmienia nic oprócz obrazka.
carta-magica-web-setup-challenge = Wyzwania
carta-magica-web-setup-challenge-note = Każde wymienia dwa talizmany: każdy z nich, który masz na koniec, liczy się o { $points } punktów więcej.
carta-magica-web-worth = { carta-magica-web-points }
carta-magica-web-on-display = teraz do kupienia
carta-magica-web-there = { $there }
carta-magica-web-there-black = wymiana towarów na złoto
carta-magica-web-there-red = zakup talizmanów
carta-magica-web-there-black-bare = za mało towarów na wymianę
carta-magica-web-there-red-bare = za mało złota na talizman
carta-magica-web-there-home = dom!
carta-magica-web-reach = { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
 }, { $there }

# Na mapie
carta-magica-web-whole = Pokaż całą mapę
carta-magica-web-closer = Bliżej
carta-magica-web-spins = { $seat } kręci…
carta-magica-web-last-round = Ostatnia runda: w domu jest { $seat }
carta-magica-web-back = wokół wyspy i w domu

# Co wolno zrobić
carta-magica-web-sail-up = Płyń, najwyżej { $steps }
carta-magica-web-sail-where = { $count ->
    [one] jedno złote pole na mapie
    [few] { $count } złote pola na mapie
    [many] { $count } złotych pól na mapie
   *[other] { $count } złotego pola na mapie
 }
carta-magica-web-no-sail = Rejs nie jest możliwy
carta-magica-web-why = dlaczego? dotknij
carta-magica-web-can-buy = { $count ->
    [0] Twojego złota nie starczy tu teraz na talizman.
    [one] Twojego złota starczy tu na jeden talizman.
    [few] Twojego złota starczy tu na { $count } talizmany.
    [many] Twojego złota starczy tu na { $count } talizmanów.
   *[other] Twojego złota starczy tu na { $count } talizmanu.
 }
carta-magica-web-can-trade = { $count ->
    [0] Nie masz tu teraz czego wymienić.
    [one] Możesz tu handlować jeden raz.
    [few] Możesz tu handlować { $count } razy.
    [many] Możesz tu handlować { $count } razy.
   *[other] Możesz tu handlować { $count } razu.
 }
carta-magica-web-trade-leaves = { $goods ->
    [one] zostaje jeden towar
    [few] zostają { $goods } towary
    [many] zostaje { $goods } towarów
   *[other] zostaje { $goods } towaru
 } i { $gold ->
    [1] 1 złoto
   *[other] { $gold } złota
 }
carta-magica-web-lucky-steps = najwyżej { carta-magica-spaces }
carta-magica-web-draw-first = najpierw dobierz kartę portu
carta-magica-web-note-hold = zostań tu, zakończ turę
carta-magica-web-note-draw = port tego wymaga
carta-magica-web-note-card = zachowasz ją albo spotka cię to, co pokazuje
carta-magica-web-note-tow = potem płyń
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = twój statek zostaje na miejscu
carta-magica-web-note-attack = wyższy wynik bierze kartę
carta-magica-web-note-again = ten wynik się nie liczy
carta-magica-web-taming = Magia i wynik strzałki{ $bonus ->
    [0] { "" }
    [one] {" "}oraz 1 za oswojonego potwora
    [few] {" "}oraz { $bonus } za oswojone potwory
    [many] {" "}oraz { $bonus } za oswojone potwory
   *[other] {" "}oraz { $bonus } za oswojone potwory
 } muszą dać co najmniej { $strength }. Jeśli nie dadzą, przepadają wszystkie twoje towary.
carta-magica-web-stake = magia: { $magic }

# Karty
carta-magica-web-points-word = punkty
carta-magica-web-for-sale = , teraz do kupienia
carta-magica-web-adventures-open = widzą je wszyscy
carta-magica-web-playable = teraz
carta-magica-web-holds = ma kartę { carta-magica-card }
carta-magica-web-when-income = przy płaceniu liczy się za { $count }
carta-magica-web-when-payment = zapłać albo stracisz kolejkę
carta-magica-web-when-good-weather = twój statek przeczeka burzę
carta-magica-web-when-repair = od razu naprawia statek
carta-magica-web-when-lucky-wind = kroki +{ $lucky_wind_steps } albo wyjście z bezwietrza
carta-magica-web-when-spin-again = po twoim zakręceniu
carta-magica-web-when-telescope = zanim dobierzesz
carta-magica-web-when-curse = nowe talizmany, w twojej turze
carta-magica-web-when-monster = siła { $strength }, daje złoto: { $gold }
carta-magica-web-when-tamed = oswojony: +1 przeciw następnemu
carta-magica-web-note-cash = do twoich zapasów, najwyżej { $limit } jednego rodzaju

# Jak wybierać
carta-magica-web-spin-me = Zakręć!
carta-magica-web-how-spin = Dotknij koła albo pociągnij strzałkę i puść.
carta-magica-web-how-card = Dotknij karty, żeby ją obejrzeć, i jeszcze raz, żeby ją wziąć.
carta-magica-web-how-home = Dotknij świecącego portu i jeszcze raz, żeby tam zacumować.
carta-magica-web-how-sail = Dotknij złotego pola, żeby zobaczyć drogę, i jeszcze raz, żeby popłynąć; albo przycisku.
carta-magica-web-how-tame = Pasek pokazuje, ile z sześciu wyników wystarczy.
carta-magica-web-how-buy = Dotknij talizmanu albo przycisku.
carta-magica-web-how-stuck = Wybierz przycisk.
carta-magica-web-stuck-sound = na drodze są statki albo skały
carta-magica-web-stuck-becalmed = potrzebny wiatr albo holowanie
carta-magica-web-stuck-damaged = potrzebny młot albo złoto
carta-magica-web-steps = { $steps ->
    [one] jeden krok
    [few] { $steps } kroki
    [many] { $steps } kroków
   *[other] { $steps } kroku
 }
carta-magica-web-price-gold = złoto −{ $count }
carta-magica-web-price-goods = towary −{ $count }
carta-magica-web-may-attack = można tam zaatakować: { $seats }
carta-magica-web-warn-full = { $count ->
    [one] Jeden żeton przepada: zmieścisz najwyżej { $limit }.
    [few] { $count } żetony przepadają: zmieścisz najwyżej { $limit }.
    [many] { $count } żetonów przepada: zmieścisz najwyżej { $limit }.
   *[other] { $count } żetonu przepada: zmieścisz najwyżej { $limit }.
 }
carta-magica-web-completes = pełne okrążenie
carta-magica-web-told-spun = { $seat } kręci strzałką…
carta-magica-web-told-storm = Burza! { $seat } kręci, żeby poznać jej kierunek…

# Co jest czym
carta-magica-web-about-row-home = Czyj dom
carta-magica-web-about-row-port = Port macierzysty
carta-magica-web-about-row-condition = Statek
carta-magica-web-about-row-wants = Szuka
carta-magica-web-about-row-points = Punkty
carta-magica-web-about-row-where = Gdzie
carta-magica-web-about-row-sought = Kto szuka
carta-magica-web-about-row-strength = Siła
carta-magica-web-about-row-gold = Daje złoto
carta-magica-web-about-on-display = do kupienia
carta-magica-web-about-in-deck = jeszcze nieodkryty
carta-magica-web-about-black-harbour = Tu wymienia się { $exchange_goods } towary na { $exchange_gold } złoto, ile razy chcesz. Kto wpływa, dobiera też kartę przygody.
carta-magica-web-about-red-harbour = Tu talizman, odkryty albo w ciemno, kosztuje { $talisman_gold } złota.
carta-magica-web-about-arrive = To działa, gdy statek przypływa, a nie gdy tu stoi.
carta-magica-web-about-blue = Tędy płyną statki, w bok oraz w górę i w dół, nigdy na ukos.
carta-magica-web-about-windless = Żaden statek tu nie wpływa. Może go tu znieść burza; wtedy stoi, aż uwolni go wiatr albo holowanie.
carta-magica-web-about-gray = Żaden statek tu nie wpływa. Jeśli burza go tu zepchnie, będzie uszkodzony.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Wyspa Wielorybów
carta-magica-web-isle-owls = Wyspa Sów
carta-magica-web-isle-ashes = Wyspa Popiołów
carta-magica-web-isle-glass = Szklana Wyspa
carta-magica-web-about-island = Ląd. Jeśli burza zepchnie tu statek, będzie uszkodzony.
carta-magica-web-about-middle-island = Opłyń ją raz, w dowolną stronę, i wróć do domu. Cztery pierścienie pokazują, jak daleko jest każdy statek.
carta-magica-web-about-golden-border = Koniec świata. Jeśli burza zepchnie tu statek, będzie uszkodzony.
carta-magica-web-about-sound = Płynie tak daleko, jak mówi strzałka.
carta-magica-web-about-becalmed = Stoi, aż właściciel wykręci wiatr, zapłaci za holowanie albo zagra Szczęśliwy wiatr. Burze go omijają.
carta-magica-web-about-damaged = Leży na boku, aż właściciel wykręci młot, zapłaci złotem albo zagra kartę Naprawa. Burze go omijają.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Zrób jedną rzecz: płyń, najwyżej tyle pól: { $number }, albo użyj jednego z symboli.
carta-magica-web-about-segment-storm = Burza: drugie zakręcenie mówi, dokąd wieje, a każdy sprawny statek znosi o dwa pola.
carta-magica-web-about-symbol-wind = uwalnia statek z obszaru bezwietrznego; potem statek płynie
carta-magica-web-about-symbol-hammer = naprawia uszkodzony statek; potem statek płynie
carta-magica-web-about-symbol-goods = weź { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = dobierz jedną
carta-magica-web-about-way-title = Burza na { $towards }
carta-magica-web-about-way = W czasie burzy wewnętrzny pierścień mówi, dokąd znosi wszystkie statki.
carta-magica-web-about-talisman = Kosztuje { $talisman_gold } złota w czerwonym porcie. W twoim wyzwaniu liczy się o { $bonus } punktów więcej.
carta-magica-web-about-deck-title = Zakryte talizmany: { $count }
carta-magica-web-about-deck = Wierzchni można kupić w ciemno za { $talisman_gold } złota w czerwonym porcie.
carta-magica-web-about-captain = Twarz twojego statku. Niczego nie zmienia.
carta-magica-web-about-challenge = Dwa talizmany do znalezienia. Każdy, który masz na koniec, liczy się o { $bonus } punktów więcej.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, teraz do kupienia
carta-magica-web-about-circle-title = Droga wokół wyspy
carta-magica-web-about-circle = Kto opłynie wyspę i wróci do domu, dostaje 15 punktów, a ta runda staje się ostatnia.
carta-magica-web-about-token-gold = Kupuje talizmany i naprawy; każda sztuka na koniec to punkt. Możesz mieć najwyżej { $limit }.
carta-magica-web-about-token-goods = W czarnym porcie { $exchange_goods } towary to { $exchange_gold } złoto; { $tow_goods } wystarczą na holowanie. Możesz mieć najwyżej { $limit }.
carta-magica-web-about-token-magic = Razem z wynikiem strzałki oswaja potwory. Możesz mieć najwyżej { $limit }.
carta-magica-web-about-card-income = Weź teraz żetony ({ $count }) albo zachowaj kartę i zapłać nią później.
carta-magica-web-about-card-payment = Zapłać towarami ({ $count }) albo stracisz kolejkę.
carta-magica-web-about-card-good-weather = Zagraj ją, gdy przychodzi burza: twój statek zostaje na miejscu.
carta-magica-web-about-card-repair = Zagraj ją, żeby naprawić uszkodzony statek i od razu popłynąć.
carta-magica-web-about-card-lucky-wind = Zagraj ją, żeby popłynąć o { $lucky_wind_steps } pól dalej albo wydostać się z obszaru bezwietrznego.
carta-magica-web-about-card-spin-again = Zagraj ją po własnym zakręceniu, które ci się nie podoba.
carta-magica-web-about-card-telescope = Zagraj ją, zanim dobierzesz: obejrzyj { $telescope_cards } karty i weź jedną.
carta-magica-web-about-card-curse = Zagraj ją w swojej turze: wykłada się nowe talizmany.
carta-magica-web-about-card-monster = Magia i wynik strzałki muszą dorównać jego sile. Oswojony daje złoto i pomaga z następnym. Jeśli się nie uda, twoje towary przepadają.
