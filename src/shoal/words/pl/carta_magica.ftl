# Carta Magica

carta-magica-option-round-cap = Zakończ po tylu rundach (do gry bez ludzi; 0 oznacza nigdy)

# Rzeczy

carta-magica-gold = złoto
    .gen = złota
carta-magica-goods = towary
    .gen = towarów
carta-magica-magic = magia
    .gen = magii

carta-magica-symbol-wind = wiatr
carta-magica-symbol-hammer = młot
carta-magica-symbol-goods = towary
carta-magica-symbol-magic = magia
carta-magica-symbol-adventure = karta przygody
carta-magica-symbol-storm = burza

# Co pokazuje strzałka.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = północ
carta-magica-direction-e = wschód
carta-magica-direction-s = południe
carta-magica-direction-w = zachód

carta-magica-space-blue = otwarte morze
carta-magica-space-black-harbour = czarny port
carta-magica-space-red-harbour = czerwony port
carta-magica-space-windless = obszar bezwietrzny
carta-magica-space-gray = mielizna
carta-magica-space-cliff = klif
carta-magica-space-island = ląd
carta-magica-space-middle-island = środkowa wyspa
carta-magica-space-golden-border = złota granica

carta-magica-condition-sound = sprawny
carta-magica-condition-becalmed = bez wiatru
carta-magica-condition-damaged = uszkodzony

carta-magica-ship-ivory = kremowy
carta-magica-ship-emerald = szmaragdowy
carta-magica-ship-ochre = ochrowy
carta-magica-ship-violet = fioletowy

carta-magica-kind-good-weather = Dobra pogoda
carta-magica-kind-repair = Naprawa
carta-magica-kind-lucky-wind = Szczęśliwy wiatr
carta-magica-kind-spin-again = Zakręć ponownie
carta-magica-kind-telescope = Teleskop
carta-magica-kind-curse = Przekleństwo

carta-magica-captain-cr1 = Kartografka
carta-magica-captain-cr2 = Astronom
carta-magica-captain-cr3 = Handlarka Przypraw
carta-magica-captain-cr4 = Korsarz
carta-magica-captain-cr5 = Alchemiczka
carta-magica-captain-cr6 = Przyrodnik
carta-magica-captain-cr7 = Poławiaczka Pereł
carta-magica-captain-cr8 = Ludwisarz

carta-magica-challenge-qu1 = Zatopione Tarasy
carta-magica-challenge-qu2 = Milczące Latarnie
carta-magica-challenge-qu3 = Koralowy Parlament
carta-magica-challenge-qu4 = Żółwie Ogrody
carta-magica-challenge-qu5 = Obserwatorium Ciem
carta-magica-challenge-qu6 = Dzielnica Lampionów
carta-magica-challenge-qu7 = Chór Muszli
carta-magica-challenge-qu8 = Wężowe Mosty

carta-magica-harbour-bk1 = Krucze Ujście
    .loc = Kruczym Ujściu
    .gen = Kruczego Ujścia
carta-magica-harbour-bk2 = Obsydia
    .loc = Obsydii
    .gen = Obsydii
carta-magica-harbour-bk3 = Port Sobol
    .loc = Porcie Sobol
    .gen = Portu Sobol
carta-magica-harbour-bk4 = Nocny Ostrów
    .loc = Nocnym Ostrowie
    .gen = Nocnego Ostrowa
carta-magica-harbour-rd1 = Karminowa Zatoka
    .loc = Karminowej Zatoce
    .gen = Karminowej Zatoki
carta-magica-harbour-rd2 = Cynobria
    .loc = Cynobrii
    .gen = Cynobrii
carta-magica-harbour-rd3 = Port Szkarłat
    .loc = Porcie Szkarłat
    .gen = Portu Szkarłat
carta-magica-harbour-rd4 = Rubra
    .loc = Rubrze
    .gen = Rubry

carta-magica-talisman-tl01 = Bursztynowe Oko
carta-magica-talisman-tl02 = Kościany Gwizdek
carta-magica-talisman-tl03 = Koralowa Dłoń
carta-magica-talisman-tl04 = Nefrytowy Żółw
carta-magica-talisman-tl05 = Srebrna Ćma
carta-magica-talisman-tl06 = Sowia Latarnia
carta-magica-talisman-tl07 = Spiralna Muszla
carta-magica-talisman-tl08 = Wężowy Pierścień
carta-magica-talisman-tl09 = Księżycowy Kompas
carta-magica-talisman-tl10 = Dzwon Burzy
carta-magica-talisman-tl11 = Słoneczny Dysk
carta-magica-talisman-tl12 = Pióro Feniksa
carta-magica-talisman-tl13 = Smocza Perła
carta-magica-talisman-tl14 = Gwiezdne Astrolabium
carta-magica-talisman-tl15 = Serce Morza
carta-magica-talisman-tl16 = Korona Pływów

carta-magica-monster-ad26 = Brodaty Wieloryb
carta-magica-monster-ad27 = Świetlny Węgorz
carta-magica-monster-ad28 = Rogaty Krab
carta-magica-monster-ad29 = Dwuogonowa Syrena
carta-magica-monster-ad30 = Lustrzana Płaszczka
carta-magica-monster-ad31 = Mechaniczny Lewiatan
carta-magica-monster-ad32 = Wielki Kraken

# Karta przygody z liczbami, które są na niej.
carta-magica-card = { $sort ->
    [income] { CAPITAL($name) } +{ $value }
    [payment] Opłata w towarach: { $value }
    [monster] { $name } (siła { $strength }, złoto { $value })
   *[other] { $name }
 }

carta-magica-use-again = strzałka kręci się jeszcze raz
carta-magica-use-shelter = ten statek zostaje na miejscu
carta-magica-use-telescope = widać wierzch stosu
carta-magica-use-curse = odkryte talizmany idą do tasowania
carta-magica-use-escape = statek wydostaje się z obszaru bezwietrznego
carta-magica-use-repair = statek jest naprawiony
carta-magica-use-lucky = statek może płynąć dalej

carta-magica-payment-trade = za sztukę złota
carta-magica-payment-talisman = za talizman
carta-magica-payment-tow = za holowanie
carta-magica-payment-repair = za naprawę
carta-magica-payment-card = za kartę opłaty
carta-magica-payment-taming = na potwora

carta-magica-bought-shown = spośród odkrytych
carta-magica-bought-unseen = w ciemno z talii

carta-magica-outcome-blown = statek zniesiony, bez szkód
carta-magica-outcome-harbour = statek zniesiony do portu
carta-magica-outcome-becalmed = statek traci wiatr
carta-magica-outcome-sheltered = Dobra pogoda chroni statek
carta-magica-outcome-unaffected = statek już uwięziony, burza go omija
carta-magica-outcome-ship = inny statek na drodze, statek uszkodzony
carta-magica-outcome-gray = mielizna, statek uszkodzony
carta-magica-outcome-cliff = klif, statek uszkodzony
carta-magica-outcome-island = ląd, statek uszkodzony
carta-magica-outcome-middle-island = środkowa wyspa, statek uszkodzony
carta-magica-outcome-golden-border = złota granica, statek uszkodzony

# Na co czeka stół

carta-magica-ask-captain = Wybierz swoją postać.
carta-magica-wait-captain = { $seat } wybiera postać.
carta-magica-ask-challenge = Wybierz swoje wyzwanie.
carta-magica-wait-challenge = { $seat } wybiera wyzwanie.
carta-magica-ask-home = Postaw statek w wolnym porcie: to twój dom.
carta-magica-wait-home = { $seat } wybiera port macierzysty.
carta-magica-ask-start = Zakręć strzałką.
carta-magica-wait-start = { $seat } kręci strzałką.
carta-magica-ask-kept = Strzałka pokazuje: { carta-magica-spin }. Zostawisz to czy zagrasz kartę Zakręć ponownie?
carta-magica-wait-kept = Strzałka pokazuje: { carta-magica-spin }. { $seat } może zagrać kartę Zakręć ponownie.
carta-magica-ask-direction = Zrywa się burza! Zakręć, żeby poznać jej kierunek.
carta-magica-wait-direction = Zrywa się burza! { $seat } kręci, żeby poznać jej kierunek.
carta-magica-ask-weather = Burza wieje na { $towards }. Zagrasz kartę Dobra pogoda?
carta-magica-wait-weather = Burza wieje na { $towards }. { $seat } może zagrać kartę Dobra pogoda.
carta-magica-ask-choose = Strzałka pokazuje: { carta-magica-spin }. Wybierz jedną akcję; { $way ->
    [free] zasięg rejsu: { carta-magica-spaces }
    [freed] po uwolnieniu zasięg rejsu: { carta-magica-spaces }
   *[none] rejs nie jest teraz możliwy
 }.
carta-magica-spaces = { $steps ->
    [one] jedno pole
    [few] { $steps } pola
    [many] { $steps } pól
   *[other] { $steps } pola
  }
carta-magica-wait-choose = Strzałka pokazuje: { carta-magica-spin }. { $seat } wybiera akcję.
carta-magica-ask-sail = Wybierz, dokąd płyniesz: najwyżej { carta-magica-spaces }.
carta-magica-wait-sail = { $seat } może płynąć najwyżej { carta-magica-spaces }.
carta-magica-ask-pay = Zapłać { $purpose } ({ $resource }: { $amount }). Wyłóż karty albo płać żetonami.
carta-magica-wait-pay = { $seat } płaci { $purpose } ({ $resource }: { $amount }).
carta-magica-ask-peek = Dobierz kartę przygody.
carta-magica-wait-peek = { $seat } zaraz dobierze kartę przygody.
carta-magica-ask-look = Przez Teleskop widzisz karty: { $count }. Weź jedną.
carta-magica-wait-look = { $seat } ogląda karty przez Teleskop ({ $count }) i bierze jedną.
carta-magica-ask-stow = Odłóż pozostałe karty: która idzie na wierzch?
carta-magica-wait-stow = { $seat } odkłada pozostałe karty; jedna idzie na wierzch.
carta-magica-ask-income = { carta-magica-card }: teraz do zapasów czy zachowasz kartę do płacenia?
carta-magica-wait-income = { $seat } dobiera kartę: { carta-magica-card }. Weźmie żetony albo zachowa kartę.
carta-magica-ask-tame = Stoi przed tobą { carta-magica-card }. Ile magii wydajesz?
carta-magica-wait-tame = { $seat } wybiera, ile magii wydać. Potwór: { carta-magica-card }.
carta-magica-ask-visit-black = { $sales ->
    [0] Jesteś w { FORM($harbour, "loc") } i nie masz czym handlować.
   *[other] W { FORM($harbour, "loc") } możesz wymieniać towary na złoto.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } jest w { FORM($harbour, "loc") } i nie ma czym handlować.
   *[other] { $seat } może wymieniać towary na złoto w { FORM($harbour, "loc") }.
  }
carta-magica-ask-visit-black-duty = W { FORM($harbour, "loc") } { $able ->
    [yes] możesz wymieniać towary na złoto i musisz
   *[no] musisz
 } dobrać kartę przygody.
carta-magica-wait-visit-black-duty = W { FORM($harbour, "loc") } { $seat } { $able ->
    [yes] może wymieniać towary na złoto i musi
   *[no] musi
 } dobrać kartę przygody.
carta-magica-ask-visit-red = { $purchases ->
    [0] Jesteś w { FORM($harbour, "loc") }; twojego złota nie starczy teraz na talizman.
   *[other] W { FORM($harbour, "loc") } możesz kupować talizmany.
 }
carta-magica-wait-visit-red = { $seat } może kupować talizmany w { FORM($harbour, "loc") }.
carta-magica-ask-battle = Obok ciebie stoi statek z talizmanem, którego szukasz. Atakujesz?
carta-magica-wait-battle = { $seat } stoi obok statku z talizmanem ze swojego wyzwania i może zaatakować.
carta-magica-ask-defend = Zakręć, żeby się obronić. Atakuje { $target_seat }.
carta-magica-wait-defend = { $seat } kręci, żeby się obronić. Atakuje { $target_seat }.
carta-magica-ask-loot = Wygrywasz: weź kartę gracza { $target_seat } albo spasuj.
carta-magica-wait-loot = { $seat } wygrywa i może wziąć kartę gracza { $target_seat }.
carta-magica-ask-propose = Zaproponuj graczowi { $target_seat } zamianę miejsc albo spasuj.
carta-magica-wait-propose = { $seat } może zaproponować graczowi { $target_seat } zamianę miejsc.
carta-magica-ask-answer = { $target_seat } proponuje zamianę miejsc. Zgadzasz się?
carta-magica-wait-answer = { $target_seat } proponuje graczowi { $seat } zamianę miejsc.

# Dlaczego nie

carta-magica-refuse-spin = Teraz nie możesz kręcić strzałką.
carta-magica-refuse-keep = Nie ma teraz czego zostawiać.
carta-magica-refuse-no-card = Nie masz karty { $card }.
carta-magica-refuse-again = Kartę Zakręć ponownie zagrywa się zaraz po własnym zakręceniu.
carta-magica-refuse-choose = Akcję wybiera się zaraz po pierwszym zakręceniu w turze.
carta-magica-refuse-symbol = Sekcja z liczbą { $number } nie ma tego symbolu: { $symbol }.
carta-magica-refuse-no-adventures = Nie ma już kart przygód do dobrania.
carta-magica-refuse-hemmed-in = Żadne sąsiednie pole nie jest wolne: nie możesz płynąć, więc nie ma za co płacić.
carta-magica-refuse-not-becalmed = Twojemu statkowi nie brakuje wiatru.
carta-magica-refuse-not-damaged = Twój statek nie jest uszkodzony.
carta-magica-refuse-free-anyway-wind = Strzałka pokazuje wiatr: możesz odpłynąć za darmo.
carta-magica-refuse-free-anyway-hammer = Strzałka pokazuje młot: naprawa nic nie kosztuje.
carta-magica-refuse-too-poor = To kosztuje { $price } ({ $kind }), a masz { $held }.
carta-magica-refuse-lucky = Szczęśliwy wiatr zagrywa się podczas rejsu.
carta-magica-refuse-becalmed = Twój statek nie ma wiatru, a strzałka go nie pokazuje: zapłać towarami ({ $price }), zagraj Szczęśliwy wiatr albo czekaj.
carta-magica-refuse-damaged = Twój statek jest uszkodzony, a strzałka nie pokazuje młota: zapłać złotem ({ $price }), zagraj kartę Naprawa albo czekaj.
carta-magica-refuse-sail-now = Teraz nie możesz płynąć.
carta-magica-refuse-same-space = Ruch nie może skończyć się tam, gdzie się zaczął, na { $cell }.
carta-magica-refuse-windless = { $cell } to obszar bezwietrzny: statki trafiają tam tylko przez burzę.
carta-magica-refuse-blocked = { $cell } to { $space }: żaden statek tam nie wpływa.
carta-magica-refuse-occupied = Na { $cell } stoi { $other_seat }.
carta-magica-refuse-no-way = Na { $cell } nie prowadzi żadna droga, która omija porty i statki.
carta-magica-refuse-too-far = { $cell } jest za daleko: kroków potrzeba { $needed }, a masz { $steps }.
carta-magica-refuse-visit = Handluje się tylko podczas wizyty w porcie.
carta-magica-refuse-black-only = Towary wymienia się na złoto tylko w czarnym porcie.
carta-magica-refuse-gold-full = Masz już { $limit } złota i więcej nie zmieścisz.
carta-magica-refuse-red-only = Talizmany sprzedaje się tylko w czerwonym porcie.
carta-magica-refuse-deck-empty = Talia talizmanów jest pusta.
carta-magica-refuse-no-talisman = Na miejscu { $number } nie leży odkryty talizman.
carta-magica-refuse-duty = Zanim odpłyniesz, musisz dobrać w porcie kartę przygody.
carta-magica-refuse-curse = Przekleństwo zagrywa się w swojej turze: przed zakręceniem, przy wyborze akcji albo w porcie.
carta-magica-refuse-no-display = Nie ma odkrytych talizmanów do wtasowania.
carta-magica-refuse-no-duty = Nie musisz tu dobierać karty.
carta-magica-refuse-draw = Nie dobierasz teraz karty.
carta-magica-refuse-telescope = Teleskopu używa się tuż przed dobraniem karty.
carta-magica-refuse-look = Nie wybierasz teraz karty przez Teleskop.
carta-magica-refuse-not-seen = { carta-magica-card }: to nie jest żadna z obejrzanych kart.
carta-magica-refuse-cash = Kartę dochodu wymienia się na żetony tylko w chwili dobrania.
carta-magica-refuse-tame = Nie ma teraz potwora do oswojenia.
carta-magica-refuse-pay = Nie ma teraz za co płacić.
carta-magica-refuse-not-yours = Nie masz na ręce karty: { carta-magica-card }.
carta-magica-refuse-wrong-kind = { carta-magica-card }: ta karta nie jest warta { FORM($kind, "gen") }.
carta-magica-refuse-superfluous = { carta-magica-card }: tej karty nie można tu dołożyć. Któraś byłaby zbędna albo taka sama jest przed nią.
carta-magica-refuse-shelter = Kartę Dobra pogoda zagrywa się, gdy znany jest kierunek burzy.
carta-magica-refuse-attack = Atakować można tylko po rejsie i tylko raz.
carta-magica-refuse-nobody = { $seat_word }: nie ma tu kogo zaatakować.
carta-magica-refuse-not-beside = { $other_seat } nie stoi obok ciebie.
carta-magica-refuse-helpless = Statek gracza { $other_seat } jest uszkodzony albo nie ma wiatru, więc nie można go atakować.
carta-magica-refuse-no-prize = { $other_seat } nie ma talizmanu z twojego wyzwania.
carta-magica-refuse-loot = Nie ma teraz nic do wzięcia.
carta-magica-refuse-not-theirs = { $other_seat } nie ma tej karty.
carta-magica-refuse-swap = Miejscami zamienia się tylko po własnej bitwie.
carta-magica-refuse-accept = Nikt nie proponuje ci zamiany miejsc.
carta-magica-refuse-pass = Nie ma teraz czego odrzucać.
carta-magica-refuse-captain = Postacie wybiera się przed grą.
carta-magica-refuse-challenge = Wyzwania wybiera się przed grą, po wyborze postaci.
carta-magica-refuse-home = Porty macierzyste wybiera się przed grą, po wyborze wyzwań.
carta-magica-refuse-taken = To ma już { $other_seat }.

# Co się stało

# Port po nazwie, każde inne pole po literze i liczbie.
carta-magica-place = { $cell ->
    [M9] { carta-magica-harbour-bk1 }
    [M13] { carta-magica-harbour-bk2 }
    [I13] { carta-magica-harbour-bk3 }
    [I9] { carta-magica-harbour-bk4 }
    [N3] { carta-magica-harbour-rd1 }
    [S14] { carta-magica-harbour-rd2 }
    [H19] { carta-magica-harbour-rd3 }
    [C8] { carta-magica-harbour-rd4 }
   *[other] { $cell }
 }
    .to = { $cell ->
    [M9] do { carta-magica-harbour-bk1.gen }
    [M13] do { carta-magica-harbour-bk2.gen }
    [I13] do { carta-magica-harbour-bk3.gen }
    [I9] do { carta-magica-harbour-bk4.gen }
    [N3] do { carta-magica-harbour-rd1.gen }
    [S14] do { carta-magica-harbour-rd2.gen }
    [H19] do { carta-magica-harbour-rd3.gen }
    [C8] do { carta-magica-harbour-rd4.gen }
   *[other] na { $cell }
 }

carta-magica-event-captain-chosen = { $seat } wypływa jako { $name }.
carta-magica-event-challenge-chosen = { $seat } podejmuje wyzwanie { $name }: { $talismans }.
carta-magica-event-placed = { $seat } wybiera port macierzysty: { $name }.
carta-magica-event-turn = Runda { $round }: { $seat } zaczyna turę.
carta-magica-event-spun = { $seat } kręci: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } zostawia wynik.
carta-magica-event-played = { $seat } zagrywa kartę { carta-magica-card }: { $use }.
carta-magica-event-held = { $seat } czeka.
# Ile czego: towary się liczy, złota i magii nie.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] 1 towar
        [few] { $taken } towary
        [many] { $taken } towarów
       *[other] { $taken } towaru
    }
    [gold] { $taken ->
        [1] 1 złoto
       *[other] { $taken } złota
    }
    [magic] { $taken ->
        [one] 1 żeton magii
        [few] { $taken } żetony magii
        [many] { $taken } żetonów magii
       *[other] { $taken } żetonu magii
    }
   *[other] { $taken } { FORM($kind_name, "gen") }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] 1 towar
        [few] { $amount } towary
        [many] { $amount } towarów
       *[other] { $amount } towaru
    }
    [gold] { $amount ->
        [1] 1 złoto
       *[other] { $amount } złota
    }
    [magic] { $amount ->
        [one] 1 żeton magii
        [few] { $amount } żetony magii
        [many] { $amount } żetonów magii
       *[other] { $amount } żetonu magii
    }
   *[other] { $amount } { FORM($kind_name, "gen") }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } ma już { $left } { FORM($kind_name, "gen") } i więcej nie zmieści.
   *[other] { $seat } bierze { carta-magica-taken } i ma { $left }.
 }
carta-magica-event-sailed = { $seat } płynie { carta-magica-spaces } { carta-magica-place.to }{ $freed ->
    [yes] , statek jest znów wolny.
   *[no] .
 }
carta-magica-event-storm = Burza wieje na { $towards }.
carta-magica-event-braved = { $seat } stawia czoło burzy.
carta-magica-event-blown = { $seat }, { carta-magica-place }: { $result }.
carta-magica-event-visiting = { $seat } może handlować w porcie bez rejsu.
carta-magica-event-owing = { $seat } musi zapłacić { carta-magica-amount }.
carta-magica-event-laid = { $seat } wykłada kartę: { carta-magica-card }.
carta-magica-event-paid = { $seat } płaci { carta-magica-amount } { $purpose }{ $change ->
    [0] .
   *[other] {" "}i dostaje { $change } z powrotem.
 }
carta-magica-event-traded = { $seat } dostaje { $taken ->
    [1] 1 złoto
   *[other] { $taken } złota
 } i ma { $left }.
carta-magica-event-bought = { $seat } kupuje talizman { $name } { $how }.
carta-magica-event-left = { $seat } kończy wizytę w porcie.
carta-magica-event-cursed = Nowe odkryte talizmany: { $names }.
carta-magica-event-about-to-draw = { $seat } zaraz dobierze kartę przygody.
carta-magica-event-lapsed = Nie ma już karty przygody do dobrania.
carta-magica-event-rebuilt = Ze zużytych kart powstaje przetasowany nowy stos (kart: { $pile }).
carta-magica-event-looked = { $seat } ogląda { $count ->
    [one] wierzchnią kartę
    [few] { $count } wierzchnie karty
    [many] { $count } wierzchnich kart
   *[other] { $count } wierzchniej karty
 } stosu{ $known ->
    [yes] : { $count ->
        [1] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] { CAPITAL($name_1) } +{ $value_1 }
    [payment] Opłata w towarach: { $value_1 }
    [monster] { $name_1 } (siła { $strength_1 }, złoto { $value_1 })
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] { CAPITAL($name_2) } +{ $value_2 }
    [payment] Opłata w towarach: { $value_2 }
    [monster] { $name_2 } (siła { $strength_2 }, złoto { $value_2 })
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] { CAPITAL($name_3) } +{ $value_3 }
    [payment] Opłata w towarach: { $value_3 }
    [monster] { $name_3 } (siła { $strength_3 }, złoto { $value_3 })
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } bierze kartę: { carta-magica-card }.
carta-magica-event-stowed = { $seat } odkłada pozostałe karty{ $known ->
    [yes] , na wierzch: { carta-magica-card }.
   *[no] {" "}na wierzch.
 }
carta-magica-event-drew = { $seat } dobiera kartę: { carta-magica-card }.
carta-magica-event-kept = { $seat } zachowuje kartę: { carta-magica-card }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } wymienia kartę, ale ma już { $left } { FORM($kind_name, "gen") } i więcej nie zmieści.
   *[other] { $seat } wymienia kartę na { carta-magica-taken } i ma { $left }.
 }
carta-magica-event-unpaid = { $seat } nie ma tyle towarów ({ $amount }) i straci kolejkę.
carta-magica-event-settled-card = { $seat } płaci, czego żąda karta.
carta-magica-event-faced = { $seat } staje przed potworem: { $name } (siła { $strength }, złoto { $value }). Wydana magia: { $magic }.
carta-magica-event-tamed = { $seat } osiąga { $total } i oswaja potwora: { $name }. Złoto: { $gold }.
carta-magica-event-untamed = { $seat } osiąga tylko { $total } przeciw { $strength }: { $name } ucieka, a { $goods ->
    [0] towarów do stracenia nie ma
    [one] jedyny towar na pokładzie przepada
    [few] wszystkie { $goods } towary na pokładzie przepadają
    [many] wszystkie { $goods } towarów na pokładzie przepada
   *[other] { $goods } towaru przepada
 }.
carta-magica-event-returned = { $seat } kończy rejs wokół wyspy i jest w domu!
carta-magica-event-last-round = To jest ostatnia runda.
carta-magica-event-attacked = { $seat } atakuje gracza { $target_seat }.
carta-magica-event-won = { $attack } do { $defence }: bitwę wygrywa { $winner_seat }.
carta-magica-event-tied = { $attack } do { $defence }: bitwy nie wygrywa nikt.
carta-magica-event-looted = { $seat } zabiera graczowi { $loser_seat } kartę: { carta-magica-card }.
carta-magica-event-spared = { $seat } nic nie zabiera graczowi { $loser_seat }.
carta-magica-event-proposed = { $seat } proponuje graczowi { $target_seat } zamianę miejsc.
carta-magica-event-swapped = { $seat } i { $target_seat } zamieniają się miejscami.
carta-magica-event-refused = { $seat } zostaje.
carta-magica-event-passed = { $seat } pasuje.
carta-magica-event-skipped = { $seat } traci kolejkę.
carta-magica-event-ended = Koniec rejsu po { $round ->
    [one] jednej rundzie
    [few] { $round } rundach
    [many] { $round } rundach
   *[other] { $round } rundy
 }.
carta-magica-event-stopped = Koniec gry po { $round ->
    [one] jednej rundzie
    [few] { $round } rundach
    [many] { $round } rundach
   *[other] { $round } rundy
 }; nikt nie wrócił.

# Skąd są punkty

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name } z wyzwania
carta-magica-tally-gold = złoto
carta-magica-tally-gold-cards = złoto na zachowanych kartach
carta-magica-tally-returned = wokół wyspy i do domu

# Plansza słowami

carta-magica-board-round = Runda { $round }
carta-magica-board-last-round = Ostatnia runda
carta-magica-board-display = Talizmany
carta-magica-board-deck = w talii: { $count }
carta-magica-board-pile = Przygody: w stosie { $pile }, zużyte { $discards }
carta-magica-board-bank = Bank: złoto { $gold } towary { $goods } magia { $magic }
carta-magica-board-arrow = Strzałka: { carta-magica-spin }
carta-magica-board-telescope = Widziane przez Teleskop, od wierzchu: { $cards }
carta-magica-board-among = Widziane wcześniej, wśród { $depth } wierzchnich: { $cards }
carta-magica-board-legend = ° b r zasięg · o bezwietrznie · x mielizna · ^ klif · # M ląd · *bez wiatru !uszkodzony
carta-magica-board-player = gracz
carta-magica-board-ship = statek
carta-magica-board-home = dom
carta-magica-board-progress = okrążenie
carta-magica-board-points = punkty
carta-magica-board-missed = traci { $count }
carta-magica-board-pending = może handlować
carta-magica-board-returned = w domu
carta-magica-board-wants = szuka: { $names }
