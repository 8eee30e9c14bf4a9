# Waarom een bot doet wat hij doet: eerst het verwachte resultaat, dan de beste alternatieven.

bots-reason-forced = Er is geen andere keuze.
bots-reason-alike = Het maakt niet uit: het een is zo goed als het ander.
bots-reason-instinct = Op gevoel: ongeveer { $chance }% kans om te winnen, en { count-points } aan het eind.
bots-reason-alone = Ongeveer { $chance }% kans om te winnen, en { count-points } aan het eind; niets anders komt in de buurt.
bots-reason-one = Ongeveer { $chance }% kans om te winnen, en { count-points } aan het eind. Anders: { $other } ({ $other_chance }%).
bots-reason-two = Ongeveer { $chance }% kans om te winnen, en { count-points } aan het eind. Anders: { $other } ({ $other_chance }%), { $third } ({ $third_chance }%).
bots-reason-fewer =
    Ongeveer { $chance }% kans om te winnen, en { count-points } aan het eind. Anders: { $other } ({ $other_chance }%), ongeveer { $fewer ->
        [one] 1 punt
       *[other] { $fewer } punten
    } minder.
bots-reason-more =
    Ongeveer { $chance }% kans om te winnen, en { count-points } aan het eind. Anders: { $other } ({ $other_chance }%), en ongeveer { $more ->
        [one] 1 punt
       *[other] { $more } punten
    } meer voor { $seat }.
