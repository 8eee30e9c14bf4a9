# Raport o równowadze gry: jedna strona wykresów z wielu partii między botami.

report-title = { $game }: równowaga
report-made = { $games ->
    [one] Jedna partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
} między botami: { $bots }. Zasady { $rules }, elementy { $components }, liczba początkowa { $seed }.
report-read = Kreski na słupkach to przedziały 95%; liczby w nawiasach pokazują środkową połowę wszystkich partii. To, w czym boty są dobre albo słabe, wpływa na każdą liczbę: czytaj to jako pytanie o grę, nie jako wyrok.
report-players = { $seats ->
    [one] 1 gracz
    [few] { $seats } graczy
    [many] { $seats } graczy
   *[other] { $seats } gracza
}
report-seat = Miejsce { $number }
report-even = Równy udział

report-overview = W skrócie
report-col-players = { web-players }
report-col-games = Rozegrane partie
report-col-winner = Punkty zwycięzcy
report-col-lead = Przewaga
report-col-length = Decyzje
report-col-shared = Wspólne wygrane
report-col-seats = Miejsca
report-seats-even = Żadne miejsce się nie wyróżnia
report-seat-ahead = Miejsce { $number } wygrywa za często ({ $share }%)
report-seat-behind = Miejsce { $number } wygrywa za rzadko ({ $share }%)

report-by-seat = Wygrane według miejsca
report-by-seat-text = Zaczyna miejsce 1. Złoty kolor jest wyraźnie powyżej równego udziału, czerwony wyraźnie poniżej.
report-decided = Jak wcześnie rozstrzyga się partia
report-decided-text = Jak często wygrywa gracz, który na danym etapie ma najwięcej punktów.
report-moment = Po { $share }%
report-points = Punkty gracza
report-points-below = Punkty wszystkich graczy, zwycięzcy na złoto; linia przerywana to mediana
report-lead = Przewaga zwycięzcy
report-lead-below = Punkty między pierwszym a drugim miejscem; linia przerywana to mediana
report-length = Długość
report-length-below = Decyzje na partię; linia przerywana to mediana
report-aborted = { $count ->
    [one] Jedna partia się nie skończyła i jest policzona tak, jak stała.
    [few] { $count } partie się nie skończyły i są policzone tak, jak stały.
    [many] { $count } partii się nie skończyło i jest policzonych tak, jak stały.
   *[other] { $count } partii się nie skończyło i jest policzone tak, jak stały.
}

report-choices = Wybory i czy się opłacają
report-choices-text = Jak często pada każdy wybór tam, gdzie jest możliwy, i co idzie w parze z tym, że ktoś wybiera tak o raz częściej niż inni gracze: więcej wygranych w prawo, mniej w lewo, blado tam, gdzie może to być przypadek.
report-choice = Wybór
report-per-game = Na partię
report-offered = Gdy możliwe
report-one-more = Wygrane przy jednym więcej
report-things = Co jest używane i czy się opłaca
report-things-text = Wszystko, co ma nazwę i z czym coś się działo. Linia kropkowana oznacza założenie: nikt nie sprawdził go jeszcze z pudełkiem. Wskaż ją, żeby przeczytać więcej.

report-rests = Na czym się to opiera
report-rests-text = Elementy i rozstrzygnięcia, których nikt nie sprawdził jeszcze z pudełkiem. Jeśli masz tę grę, możesz poprawić plik elementów i utworzyć tę stronę od nowa.
report-part = Elementy
report-entries = Założone wpisy
report-rulings = { $count ->
    [one] Jedno założenie albo rozstrzygnięcie
    [few] { $count } założenia i rozstrzygnięcia
    [many] { $count } założeń i rozstrzygnięć
   *[other] { $count } założenia i rozstrzygnięcia
}
