# Zakaj bot naredi, kar naredi.

bots-reason-forced = Druge izbire ni.
bots-reason-alike = Vseeno je: eno je enako dobro kot drugo.
bots-reason-instinct = Po občutku: približno { $chance } % za zmago, na koncu { count-points }.
bots-reason-alone = Približno { $chance } % za zmago, na koncu { count-points }; nič drugega se temu ne približa.
bots-reason-one = Približno { $chance } % za zmago, na koncu { count-points }. Sicer: { $other } ({ $other_chance } %).
bots-reason-two = Približno { $chance } % za zmago, na koncu { count-points }. Sicer: { $other } ({ $other_chance } %), { $third } ({ $third_chance } %).
