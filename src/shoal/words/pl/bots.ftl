# Dlaczego bot robi to, co robi: najpierw oczekiwany wynik, potem najlepsze inne możliwości.

bots-reason-forced = Nie ma innego wyboru.
bots-reason-alike = Bez różnicy: jedno jest tak dobre jak drugie.
bots-reason-instinct = Instynktownie: około { $chance }% na wygraną, a na koniec { count-points }.
bots-reason-alone = Około { $chance }% na wygraną, a na koniec { count-points }; nic innego nie jest nawet blisko.
bots-reason-one = Około { $chance }% na wygraną, a na koniec { count-points }. Inaczej: { $other } ({ $other_chance }%).
bots-reason-two = Około { $chance }% na wygraną, a na koniec { count-points }. Inaczej: { $other } ({ $other_chance }%), { $third } ({ $third_chance }%).
bots-reason-fewer =
    Około { $chance }% na wygraną, a na koniec { count-points }. Inaczej: { $other } ({ $other_chance }%), o { $fewer ->
        [one] 1 punkt
        [few] { $fewer } punkty
        [many] { $fewer } punktów
       *[other] { $fewer } punktu
    } mniej.
bots-reason-more =
    Około { $chance }% na wygraną, a na koniec { count-points }. Inaczej: { $other } ({ $other_chance }%), a { $seat } o { $more ->
        [one] 1 punkt
        [few] { $more } punkty
        [many] { $more } punktów
       *[other] { $more } punktu
    } więcej.
