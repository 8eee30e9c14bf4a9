# Proč bot dělá, co dělá: nejdřív očekávaný výsledek, pak nejlepší jiné možnosti.

bots-reason-forced = Jiná možnost není.
bots-reason-alike = Je to jedno: všechny možnosti jsou stejně dobré.
bots-reason-instinct = Od oka: šance na výhru asi { $chance } % a na konci { count-points }.
bots-reason-alone = Šance na výhru asi { $chance } % a na konci { count-points }; nic jiného se tomu nevyrovná.
bots-reason-one = Šance na výhru asi { $chance } % a na konci { count-points }. Jinak: { $other } ({ $other_chance } %).
bots-reason-two = Šance na výhru asi { $chance } % a na konci { count-points }. Jinak: { $other } ({ $other_chance } %), { $third } ({ $third_chance } %).
bots-reason-fewer =
    Šance na výhru asi { $chance } % a na konci { count-points }. Jinak: { $other } ({ $other_chance } %), asi o { $fewer ->
        [one] { $fewer } bod
        [few] { $fewer } body
       *[other] { $fewer } bodů
    } méně.
bots-reason-more =
    Šance na výhru asi { $chance } % a na konci { count-points }. Jinak: { $other } ({ $other_chance } %), a { $seat } asi o { $more ->
        [one] { $more } bod
        [few] { $more } body
       *[other] { $more } bodů
    } více.
