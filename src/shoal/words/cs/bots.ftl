# Proč bot dělá, co dělá: nejdřív očekávaný výsledek, pak nejlepší jiné možnosti.

bots-reason-forced = Jiná možnost není.
bots-reason-alike = Je to jedno: všechny možnosti jsou stejně dobré.
bots-reason-instinct = Od oka: šance na výhru asi { $chance } % a na konci { count-points }.
bots-reason-alone = Šance na výhru asi { $chance } % a na konci { count-points }; nic jiného se tomu nevyrovná.
bots-reason-one = Šance na výhru asi { $chance } % a na konci { count-points }. Jinak: { $other } ({ $other_chance } %).
bots-reason-two = Šance na výhru asi { $chance } % a na konci { count-points }. Jinak: { $other } ({ $other_chance } %), { $third } ({ $third_chance } %).
