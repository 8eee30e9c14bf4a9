# Prečo bot robí, čo robí: najprv očakávaný výsledok, potom najlepšie iné možnosti.

bots-reason-forced = Iná možnosť nie je.
bots-reason-alike = Je to jedno: všetky možnosti sú rovnako dobré.
bots-reason-instinct = Od oka: šanca na výhru asi { $chance } % a na konci { count-points }.
bots-reason-alone = Šanca na výhru asi { $chance } % a na konci { count-points }; nič iné sa tomu neblíži.
bots-reason-one = Šanca na výhru asi { $chance } % a na konci { count-points }. Inak: { $other } ({ $other_chance } %).
bots-reason-two = Šanca na výhru asi { $chance } % a na konci { count-points }. Inak: { $other } ({ $other_chance } %), { $third } ({ $third_chance } %).
bots-reason-fewer =
    Šanca na výhru asi { $chance } % a na konci { count-points }. Inak: { $other } ({ $other_chance } %), asi o { $fewer ->
        [one] { $fewer } bod
        [few] { $fewer } body
       *[other] { $fewer } bodov
    } menej.
bots-reason-more =
    Šanca na výhru asi { $chance } % a na konci { count-points }. Inak: { $other } ({ $other_chance } %), a { $seat } asi o { $more ->
        [one] { $more } bod
        [few] { $more } body
       *[other] { $more } bodov
    } viac.
