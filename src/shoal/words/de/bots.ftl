# Warum ein Bot tut, was er tut: zuerst das erwartete Ergebnis, dann die besten anderen Möglichkeiten.

bots-reason-forced = Es gibt keine andere Wahl.
bots-reason-alike = Es ist gleich: eins ist so gut wie das andere.
bots-reason-instinct = Aus dem Bauch heraus: etwa { $chance } % Gewinnchance und am Ende { count-points }.
bots-reason-alone = Etwa { $chance } % Gewinnchance und am Ende { count-points }; nichts anderes kommt dem nahe.
bots-reason-one = Etwa { $chance } % Gewinnchance und am Ende { count-points }. Sonst: { $other } ({ $other_chance } %).
bots-reason-two = Etwa { $chance } % Gewinnchance und am Ende { count-points }. Sonst: { $other } ({ $other_chance } %), { $third } ({ $third_chance } %).
bots-reason-fewer =
    Etwa { $chance } % Gewinnchance und am Ende { count-points }. Sonst: { $other } ({ $other_chance } %), etwa { $fewer ->
        [one] 1 Punkt
       *[other] { $fewer } Punkte
    } weniger.
bots-reason-more =
    Etwa { $chance } % Gewinnchance und am Ende { count-points }. Sonst: { $other } ({ $other_chance } %), und etwa { $more ->
        [one] 1 Punkt
       *[other] { $more } Punkte
    } mehr für { $seat }.
