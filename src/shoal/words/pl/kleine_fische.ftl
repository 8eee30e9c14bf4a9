### Kleine Fische ganz groß

kleine-fische-option-memory-help = Pomoc dla pamięci: co wszyscy widzieli, zostaje oznaczone
kleine-fische-option-free-entry = Ośmiornica wychodzi z jaskini za darmo: pierwszy tor nie kosztuje kroku

## Gatunki i jaskinie

kleine-fische-hidden = zakryta ryba
kleine-fische-species-clown = Błazenek
kleine-fische-species-lion = Skrzydlica
kleine-fische-species-box = Kosterka
kleine-fische-species-hammer = Głowomłot
kleine-fische-species-puffer = Rozdymka
kleine-fische-species-sword = Miecznik
kleine-fische-species-saw = Ryba piła
kleine-fische-species-seahorse = Konik morski
kleine-fische-species-angel = Ustniczek
kleine-fische-species-parrot = Papugoryba
kleine-fische-species-surgeon = Pokolec
kleine-fische-species-flying = Ryba latająca
kleine-fische-species-angler = Żabnica

kleine-fische-shells = { $shells ->
    [one] 1 muszla
    [few] { $shells } muszle
    [many] { $shells } muszli
   *[other] { $shells } muszli
}

kleine-fische-cave-hidden = karta jaskini
kleine-fische-cave-fins-1 = Turbopłetwy (1)
kleine-fische-cave-fins-2 = Turbopłetwy (2)
kleine-fische-cave-fins-3 = Turbopłetwy (3)
kleine-fische-cave-fins-4 = Turbopłetwy (4)
kleine-fische-cave-fins-5 = Turbopłetwy (5)
kleine-fische-cave-lamp-1 = Podwodna latarka (jedno spojrzenie)
kleine-fische-cave-lamp-2 = Podwodna latarka (dwa spojrzenia)
kleine-fische-cave-octo-1 = Turboośmiornica (+1)
kleine-fische-cave-octo-2 = Turboośmiornica (+2)
kleine-fische-cave-octo-3 = Turboośmiornica (+3)
kleine-fische-cave-octo-4 = Turboośmiornica (+4)
kleine-fische-cave-octo-5 = Turboośmiornica (+5)
kleine-fische-cave-reroll-1 = Rzuć ponownie (raz)
kleine-fische-cave-reroll-2 = Rzuć ponownie (dwa razy)
kleine-fische-cave-rainbow = Tęczowa ryba
kleine-fische-cave-chest = Skrzynia skarbów

kleine-fische-way-up = w górę
kleine-fische-way-down = w dół
kleine-fische-way-left = w lewo
kleine-fische-way-right = w prawo

## O co się pyta

kleine-fische-ask-exchange = Cały górny rząd to jaskinie. Zamień jedną z nich na rybę z dołu.
kleine-fische-wait-exchange = Cały górny rząd to jaskinie: { $seat } zamienia jedną z nich na rybę z dołu.
kleine-fische-ask-jump = Ustaw łódź nad rybą i skacz.
kleine-fische-wait-jump = { $seat } ustawia łódź nad rybą i skacze.
kleine-fische-ask-move = Płyń dalej stąd, gdzie jesteś.
kleine-fische-wait-move = { $seat } wykonuje pierwszy ruch w turze.
kleine-fische-ask-peek = Twoja latarka świeci. Podejrzyj zakrytą rybę (zostało: { $left }).
kleine-fische-wait-peek = { $seat } świeci latarką na zakryte ryby (zostało: { $left }).
kleine-fische-ask-first-reveal = Odkryj jedną z ryb obok ciebie.
kleine-fische-wait-first-reveal = { $seat } wybiera rybę do odkrycia.
kleine-fische-ask-choice = { $count ->
    [one] Odkryta jest jedna ryba.
    [few] Odkryte są { $count } różne ryby.
    [many] Odkrytych jest { $count } różnych ryb.
   *[other] Odkryte: { $count } ryby.
} Zatrzymać się czy płynąć dalej?
kleine-fische-wait-choice = { $seat } ma { $count ->
    [one] jedną odkrytą rybę
    [few] { $count } różne odkryte ryby
    [many] { $count } różnych odkrytych ryb
   *[other] { $count } odkrytej ryby
} i decyduje: zatrzymać się czy płynąć dalej.
kleine-fische-ask-after-move = { $fish ->
    [0] Zbadasz jaskinię obok siebie czy się zatrzymasz?
   *[other] Odkryjesz rybę obok siebie czy zbadasz jaskinię?
}
kleine-fische-wait-after-move = { $seat } wybiera kartę obok nurka.
kleine-fische-ask-octopus = { $steps ->
    [0] Bez punktów ośmiornicy. Zostawisz ośmiornicę w spokoju czy zagrasz Turboośmiornicę, jeśli ją masz?
    [one] Przesuniesz ośmiornicę o jeden tor czy ją zostawisz?
    [few] Przesuniesz ośmiornicę najwyżej o { $steps } tory czy ją zostawisz?
    [many] Przesuniesz ośmiornicę najwyżej o { $steps } torów czy ją zostawisz?
   *[other] Przesuniesz ośmiornicę najwyżej o { $steps } toru czy ją zostawisz?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } nie ma punktów ośmiornicy i może zagrać Turboośmiornicę.
    [one] { $seat } może przesunąć ośmiornicę o jeden tor.
    [few] { $seat } może przesunąć ośmiornicę najwyżej o { $steps } tory.
    [many] { $seat } może przesunąć ośmiornicę najwyżej o { $steps } torów.
   *[other] { $seat } może przesunąć ośmiornicę najwyżej o { $steps } toru.
}
kleine-fische-ask-octopus-driven = Przesuń ośmiornicę, tym razem { $steps ->
    [one] o jeden tor
    [few] najwyżej o { $steps } tory
    [many] najwyżej o { $steps } torów
   *[other] najwyżej o { $steps } toru
}.
kleine-fische-wait-octopus-driven = { $seat } przesuwa ośmiornicę, tym razem { $steps ->
    [one] o jeden tor
    [few] najwyżej o { $steps } tory
    [many] najwyżej o { $steps } torów
   *[other] najwyżej o { $steps } toru
}.
kleine-fische-ask-rob = Ośmiornica trafiła na kilku nurków. Kogo okradasz?
kleine-fische-wait-rob = Ośmiornica trafiła na kilku nurków: { $seat } wybiera, kogo okraść.
kleine-fische-ask-announce = Ile ryb próbujesz zabrać graczowi { $victim_seat }?
kleine-fische-wait-announce = { $seat } decyduje, ile ryb zabrać graczowi { $victim_seat }.
kleine-fische-ask-rolled = Wynik { $result } to za mało na { $number }. Zostawisz go czy rzucisz ponownie dzięki karcie?
kleine-fische-wait-rolled = Wynik { $result } to za mało na { $number }: { $seat } może go zostawić albo rzucić ponownie dzięki karcie.
kleine-fische-ask-roll-on = Wynik { $result } to za mało na { $number }. Jeszcze jeden rzut czy zostawisz?
kleine-fische-wait-roll-on = Wynik { $result } to za mało na { $number }: { $seat } może rzucić jeszcze raz.
kleine-fische-ask-rainbow = Na który ze swoich stosów kładziesz tęczową rybę?
kleine-fische-wait-rainbow = { $seat } wybiera stos dla tęczowej ryby.

## Chwile, jako części zdania

kleine-fische-phase-exchange = najpierw zamień jaskinię z górnego rzędu na rybę
kleine-fische-phase-jump = najpierw skok
kleine-fische-phase-move = najpierw wykonaj pierwszy ruch w turze
kleine-fische-phase-peek = twoja latarka jeszcze świeci
kleine-fische-phase-first-reveal = najpierw odkryj rybę
kleine-fische-phase-choice = zdecyduj, czy się zatrzymujesz, czy płyniesz dalej
kleine-fische-phase-after-move = najpierw zajmij się kartą obok nurka
kleine-fische-phase-octopus = nurkowanie się skończyło, kolej na ośmiornicę
kleine-fische-phase-rob = najpierw wybierz ofiarę
kleine-fische-phase-announce = najpierw zapowiedz, ile ryb chcesz ukraść
kleine-fische-phase-rolled = rzut się nie udał
kleine-fische-phase-roll-on = { kleine-fische-phase-rolled }
kleine-fische-phase-rainbow = czas na tęczowe ryby
kleine-fische-phase-over = koniec partii

## Dlaczego nie

kleine-fische-no-card = Nie masz karty { $cave } albo nie możesz jej jeszcze użyć w tej turze.
kleine-fische-no-lamp-now = Kartę { $cave } można zagrać tylko przed pierwszym ruchem w turze.
kleine-fische-no-turbo-now = Kartę { $cave } można zagrać tylko wtedy, gdy przesuwasz ośmiornicę.
kleine-fische-no-reroll-now = Kartę { $cave } można zagrać tylko zaraz po zbyt niskim rzucie.
kleine-fische-no-one-card = Najpierw wykorzystaj drugi rzut z zagranej karty albo z niego zrezygnuj; potem można zagrać kartę { $cave }.
kleine-fische-no-no-lamp = Twoja latarka nie świeci: { $now }.
kleine-fische-no-look-first = Latarka świeci, więc podejrzyj choć jedną rybę.
kleine-fische-no-peek-cave = To jaskinia; latarka pokazuje tylko ryby.
kleine-fische-no-peek-twice = Tę kartę już znasz.
kleine-fische-no-exchange = Karty zamienia się tylko przed skokiem i tylko wtedy, gdy cały górny rząd to jaskinie.
kleine-fische-no-exchange-cave = To też jaskinia; wybierz rybę.
kleine-fische-no-jump-twice = Jesteś już w wodzie; skacze się tylko raz.
kleine-fische-no-jump-cave = Pod spodem jest jaskinia; łódź musi stać nad rybą.
kleine-fische-no-jump-now = Jeszcze nie: { $now }.
kleine-fische-no-jump-octopus = Na tym torze czeka ośmiornica; wybierz inny.
kleine-fische-no-on-boat = Jesteś jeszcze na łodzi: najpierw skacz.
kleine-fische-no-card-first = Ruch jest już za tobą; teraz zajmij się kartą obok ciebie.
kleine-fische-no-swim-now = Teraz nie możesz płynąć: { $now }.
kleine-fische-no-octopus-there = Jest tam ośmiornica; żaden nurek nie wpływa na jej tor.
kleine-fische-no-backwards = Patrzysz { $heading }; nurkowie nigdy nie płyną do tyłu.
kleine-fische-no-no-lane = Ze skrzyżowania przed tobą żaden tor nie prowadzi { $way }.
kleine-fische-no-too-far = { $steps ->
    [one] Jednym krokiem nie dopłyniesz
    [few] W { $steps } kroki nie dopłyniesz
    [many] W { $steps } kroków nie dopłyniesz
   *[other] W { $steps } kroku nie dopłyniesz
} tam tak, żeby patrzeć { $heading }.
kleine-fische-no-card-now = Nie teraz: { $now }.
kleine-fische-no-not-beside = Ta karta nie leży przy twoim torze.
kleine-fische-no-reveal-cave = To jaskinia; jaskinie się bada, a nie odkrywa.
kleine-fische-no-open-already = Ta karta jest już odkryta.
kleine-fische-no-explore-fish = To ryba, a nie jaskinia.
kleine-fische-no-explore-first = Po pierwszym ruchu w turze nie można badać jaskini.
kleine-fische-no-explore-count = Ta jaskinia wymaga dokładnie tylu odkrytych ryb: { $needs }, a { $open ->
    [one] odkryta jest jedna
    [few] odkryte są { $open }
    [many] odkrytych jest { $open }
   *[other] odkryte: { $open }
}.
kleine-fische-no-stop-first = Po pierwszym ruchu w turze trzeba odkryć rybę.
kleine-fische-no-stop-before-card = Obok ciebie jest zakryta ryba; możesz się zatrzymać dopiero, gdy zajmiesz się tu kartą.
kleine-fische-no-stop-unstarted = Tury nie można opuścić: najpierw wykonaj pierwszy ruch.
kleine-fische-no-stop-now = Teraz nie możesz się zatrzymać: { $now }.
kleine-fische-no-octopus-now = Ośmiornica rusza się dopiero po nurkowaniu: { $now }.
kleine-fische-no-turbo-stay = Po zagraniu karty ośmiornica musi się ruszyć.
kleine-fische-no-no-points = Żadna z twoich odkrytych ryb nie ma punktu ośmiornicy, a karta Turboośmiornica nie jest zagrana.
kleine-fische-no-own-diver = Jest tam twój nurek; twoja ośmiornica trzyma się od niego z daleka.
kleine-fische-no-circle = Żeby wrócić na to samo miejsce, trzeba wolnego kółka z co najmniej czterech torów, a kroków masz { $steps }.
kleine-fische-no-octopus-far = { $steps ->
    [one] Jednym krokiem
    [few] W { $steps } kroki
    [many] W { $steps } kroków
   *[other] W { $steps } kroku
} ośmiornica tam nie dotrze: za daleko albo nurek stoi na drodze.
kleine-fische-no-rob-now = Nie ma teraz kogo wybierać: { $now }.
kleine-fische-no-nobody = Przy tym stole nie ma gracza { $number }.
kleine-fische-no-rob-self = Nie możesz okraść siebie.
kleine-fische-no-rob-elsewhere = Na torze ośmiornicy nie ma nurka gracza { $victim_seat }.
kleine-fische-no-announce-now = Nie ma teraz czego zapowiadać: { $now }.
kleine-fische-no-again-now = Nie ma drugiego rzutu do wykonania: { $now }.
kleine-fische-no-accept-now = Nie ma rzutu, który można zostawić: { $now }.
kleine-fische-no-rainbow-now = Tęczowe ryby kładzie się dopiero po zakończeniu partii.
kleine-fische-no-rainbow-stack = Nie masz stosu: { $fish }.

## Co się stało

# Miejsca i tory tak, jak liczą ludzie: rzędy od góry, karty od lewej.
kleine-fische-place = rząd { $row } karta { $nth }
kleine-fische-lane = { $side ->
    [left] na lewo od karty { $nth } w rzędzie { $row }
    [right] na prawo od karty { $nth } w rzędzie { $row }
    [below] pod kartą { $nth } w rzędzie { $row }
   *[above] nad kartą { $nth } w rzędzie { $row }
}

kleine-fische-event-exchanged = { $seat } zamienia jaskinię z liczbą { $needs } ({ kleine-fische-place }) z rybą (rząd { $other_row } karta { $other_nth }).
kleine-fische-event-jumped = { $seat } ustawia łódź nad kartą { $boat } i skacze na tor { kleine-fische-lane }, patrząc { $way }.
kleine-fische-event-reversed = Ośmiornica blokuje róg: { $seat } zawraca i patrzy { $way }.
kleine-fische-event-swam = { $seat } płynie { $way } na tor { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } odkrywa kartę: { $fish } ({ kleine-fische-place }), { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , 1 punkt ośmiornicy
    [few] , { $points } punkty ośmiornicy
    [many] , { $points } punktów ośmiornicy
   *[other] , { $points } punktu ośmiornicy
}.
kleine-fische-event-bust = { $fish } drugi raz! Para i ryby odkryte pomiędzy (razem { $lost }) są znów zakryte; { $seat } { $kept ->
    [0] nic nie zatrzymuje
    [one] zatrzymuje jedną rybę
    [few] zatrzymuje { $kept } ryby
    [many] zatrzymuje { $kept } ryb
   *[other] zatrzymuje { $kept } ryby
}.
kleine-fische-event-stranded = Przy torze nie ma ryby: tura gracza { $seat } się kończy.
kleine-fische-event-stopped = { $seat } zatrzymuje się z { $count ->
    [one] jedną rybą
    [few] { $count } rybami
    [many] { $count } rybami
   *[other] { $count } ryby
}.
kleine-fische-event-halted = Nic więcej nie da się tu zrobić: { $seat } zatrzymuje się z { $count ->
    [one] jedną rybą
    [few] { $count } rybami
    [many] { $count } rybami
   *[other] { $count } ryby
}.
kleine-fische-event-explored = { $seat } bada jaskinię ({ kleine-fische-place }): liczba odkrytych ryb się zgadza ({ $needs }).
kleine-fische-event-used = { $seat } zagrywa kartę { $cave }.
kleine-fische-event-peeked = { $seat } świeci latarką ({ kleine-fische-place }): { $fish }{ $shells ->
    [0] {""}
    [one] , 1 muszla
    [few] , { $shells } muszle
    [many] , { $shells } muszli
   *[other] , { $shells } muszli
}{ $points ->
    [0] {""}
    [one] , 1 punkt ośmiornicy
    [few] , { $points } punkty ośmiornicy
    [many] , { $points } punktów ośmiornicy
   *[other] , { $points } punktu ośmiornicy
}.
kleine-fische-event-darkened = { $seat } gasi latarkę.
kleine-fische-event-crawled = { $seat } przesuwa ośmiornicę { $cost ->
    [0] za darmo
    [one] o jeden krok
    [few] o { $cost } kroki
    [many] o { $cost } kroków
   *[other] o { $cost } kroku
} na tor { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } zostawia ośmiornicę tam, gdzie jest.
kleine-fische-event-met = W ramionach ośmiornicy: { $seats }.
kleine-fische-event-chosen = { $seat } bierze na cel gracza { $victim_seat }.
kleine-fische-event-spared = { $seat } puszcza nurków wolno.
kleine-fische-event-announced = { $seat } chce zabrać graczowi { $victim_seat } { $number ->
    [one] jedną rybę
    [few] { $number } ryby
    [many] { $number } ryb
   *[other] { $number } ryby
}.
kleine-fische-event-rolled = { $seat } rzuca: { $result }, { $good ->
    [yes] wystarczy na { $number }.
   *[no] za mało na { $number }.
}
kleine-fische-event-missed = { $victim_seat } nic nie traci.
kleine-fische-event-stole = { $taken ->
    [0] { $seat } nic nie zabiera: { $victim_seat } nie ma ryb.
    [one] { $seat } zabiera graczowi { $victim_seat } jedną rybę: { $fish }.
    [few] { $seat } zabiera graczowi { $victim_seat } { $taken } ryby: { $fish }.
    [many] { $seat } zabiera graczowi { $victim_seat } { $taken } ryb: { $fish }.
   *[other] { $seat } zabiera graczowi { $victim_seat } { $taken } ryby: { $fish }.
}
kleine-fische-event-lost = Czerwona ścianka: { $taken ->
    [0] { $victim_seat } nic nie zabiera, bo { $seat } nie ma ryb.
    [one] { $victim_seat } zabiera graczowi { $seat } jedną rybę: { $fish }.
    [few] { $victim_seat } zabiera graczowi { $seat } { $taken } ryby: { $fish }.
    [many] { $victim_seat } zabiera graczowi { $seat } { $taken } ryb: { $fish }.
   *[other] { $victim_seat } zabiera graczowi { $seat } { $taken } ryby: { $fish }.
}
kleine-fische-event-collected = { $seat } zbiera: { $fish }.
kleine-fische-event-took = { $seat } bierze jaskinię z liczbą { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = Na rafę { $count ->
    [one] trafia jedna nowa karta
    [few] trafiają { $count } nowe karty
    [many] trafia { $count } nowych kart
   *[other] trafia { $count } nowej karty
}{ $new_caves ->
    [0] {""}
    [one] { $count ->
        [1] , jaskinia z liczbą { $caves }
       *[other] , w tym jaskinia z liczbą { $caves }
    }
    [few] , w tym { $new_caves } jaskinie z liczbami { $caves }
    [many] , w tym { $new_caves } jaskiń z liczbami { $caves }
   *[other] , w tym { $new_caves } jaskini z liczbami { $caves }
}; { $left ->
    [0] talia jest pusta
    [one] w talii została jedna karta: { $top ->
        [fish] ryba
       *[other] jaskinia z liczbą { $top }
    }
    [few] w talii zostały { $left } karty, na wierzchu { $top ->
        [fish] ryba
       *[other] jaskinia z liczbą { $top }
    }
    [many] w talii zostało { $left } kart, na wierzchu { $top ->
        [fish] ryba
       *[other] jaskinia z liczbą { $top }
    }
   *[other] w talii zostało { $left } karty, na wierzchu { $top ->
        [fish] ryba
       *[other] jaskinia z liczbą { $top }
    }
}.
kleine-fische-event-turn = Teraz gra { $seat }.
kleine-fische-event-ended = Rafy nie da się uzupełnić: koniec partii. Wszyscy odkrywają swoje ryby i jaskinie, i liczy się punkty.
kleine-fische-event-crowned = { $seat } kładzie tęczową rybę na stos: { $fish }.
kleine-fische-event-declined = { $seat } nigdzie nie kładzie tęczowej ryby.
kleine-fische-event-scored = Zwycięstwo: { $seats }. Punkty po kolei: { $scores }.

## Punkty

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Tęczowa ryba, stos: { $fish }
kleine-fische-tally-unused = Niewykorzystane karty jaskiń
kleine-fische-tally-chest = { $count ->
    [one] Skrzynia skarbów
    [few] { $count } skrzynie skarbów
    [many] { $count } skrzyń skarbów
   *[other] { $count } skrzyni skarbów
} za miejsce { $rank }
kleine-fische-tally-tie = Ryby w stosie, tylko przy remisie: { $count }

## Plansza w terminalu

kleine-fische-short-clown = Błazenek
kleine-fische-short-lion = Skrzydl.
kleine-fische-short-box = Kosterka
kleine-fische-short-hammer = Młot
kleine-fische-short-puffer = Rozdymka
kleine-fische-short-sword = Miecznik
kleine-fische-short-saw = Piła
kleine-fische-short-seahorse = Konik
kleine-fische-short-angel = Ustnicz.
kleine-fische-short-parrot = Papuga
kleine-fische-short-surgeon = Pokolec
kleine-fische-short-flying = Latająca
kleine-fische-short-angler = Żabnica

kleine-fische-board-boat = łódź
kleine-fische-board-deck = Talia: { $left ->
    [one] 1 karta
    [few] { $left } karty
    [many] { $left } kart
   *[other] { $left } karty
}, następna { $top }
kleine-fische-board-deck-empty = Talia: pusta
kleine-fische-board-fish-back = ryba
kleine-fische-board-cave-back = jaskinia { $needs }
kleine-fische-board-octopus-cave = Ośmiornica @: w swojej jaskini
kleine-fische-board-octopus-lane = Ośmiornica @: na { $lane }
kleine-fische-board-player = ryby: { $count }
kleine-fische-board-caves = jaskinie { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Odkryte
kleine-fische-board-photo = { $number }. { $fish } { $size } na { $place }
kleine-fische-board-points = punkty ośmiornicy: { $points }
kleine-fische-board-explored = Trwa badanie jaskini na { $place }.
kleine-fische-board-lanes = Tory przed tobą
kleine-fische-board-lane = { $way } na { $lane }: { $offer }
kleine-fische-board-reversed = (po zawróceniu)
kleine-fische-board-blocked = { $way } na { $lane }: jest tam ośmiornica
kleine-fische-board-offer-fish = ryby { $places }
kleine-fische-board-offer-cave = jaskinia { $place } odkryte { $open } z { $needs }
kleine-fische-board-offer-nothing = nic do odkrycia
kleine-fische-board-odds = Jeszcze niewidziane ryby: { $unseen }, w tym nowe dla ciebie: { $new }
kleine-fische-board-theft = Zapowiedź { $number }, rzut { $rolls }
kleine-fische-board-album = Twoje ryby
kleine-fische-board-albums = Ryby gracza { $seat }
kleine-fische-board-crowns = tęczowa ryba, stos: { $fish }
kleine-fische-board-seen = Widziane u gracza { $seat }
kleine-fische-board-score = { count-points }, miejsce { $rank }
kleine-fische-board-box = W pudełku: { $caves }
kleine-fische-board-legend = ~~~ zakryta ryba · [4] jaskinia, która wymaga 4 · * muszle · o punkty ośmiornicy · 1> nurek · @ ośmiornica · tor h23 biegnie nad kartą c23, tor v23 na lewo od niej
