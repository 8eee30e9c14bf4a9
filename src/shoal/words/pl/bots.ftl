# Dlaczego bot robi to, co robi: najpierw oczekiwany wynik, potem najlepsze inne możliwości.

bots-reason-forced = Nie ma innego wyboru.
bots-reason-alike = Bez różnicy: jedno jest tak dobre jak drugie.
bots-reason-instinct = Instynktownie: około { $chance }% na wygraną, a na koniec { count-points }.
bots-reason-alone = Około { $chance }% na wygraną, a na koniec { count-points }; nic innego nie jest nawet blisko.
bots-reason-one = Około { $chance }% na wygraną, a na koniec { count-points }. Inaczej: { $other } ({ $other_chance }%).
bots-reason-two = Około { $chance }% na wygraną, a na koniec { count-points }. Inaczej: { $other } ({ $other_chance }%), { $third } ({ $third_chance }%).
