# Zakaj bot naredi, kar naredi.

bots-reason-forced = Druge izbire ni.
bots-reason-alike = Vseeno je: eno je enako dobro kot drugo.
bots-reason-instinct = Po občutku: približno { $chance } % za zmago, na koncu { count-points }.
bots-reason-alone = Približno { $chance } % za zmago, na koncu { count-points }; nič drugega se temu ne približa.
bots-reason-one = Približno { $chance } % za zmago, na koncu { count-points }. Sicer: { $other } ({ $other_chance } %).
bots-reason-two = Približno { $chance } % za zmago, na koncu { count-points }. Sicer: { $other } ({ $other_chance } %), { $third } ({ $third_chance } %).
bots-reason-fewer =
    Približno { $chance } % za zmago, na koncu { count-points }. Sicer: { $other } ({ $other_chance } %), približno { $fewer ->
        [one] { $fewer } točko
        [two] { $fewer } točki
        [few] { $fewer } točke
       *[other] { $fewer } točk
    } manj.
bots-reason-more =
    Približno { $chance } % za zmago, na koncu { count-points }. Sicer: { $other } ({ $other_chance } %), { $seat } pa približno { $more ->
        [one] { $more } točko
        [two] { $more } točki
        [few] { $more } točke
       *[other] { $more } točk
    } več.
