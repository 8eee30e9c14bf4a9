# Het balansrapport van een spel: één pagina grafieken over veel partijen tussen bots.

report-title = { $game }: balans
report-made = { $games ->
    [one] Eén partij
   *[other] { $games } partijen
} tussen { $bots }. Regels { $rules }, onderdelen { $components }, startgetal { $seed }.
report-read = De lijnen op de balken zijn 95%-intervallen; getallen tussen haakjes tonen de middelste helft van alle partijen. Waar bots goed of slecht in zijn, beïnvloedt elk getal: lees dit als een vraag over het spel, niet als een oordeel.
report-players = { $seats ->
    [one] 1 speler
   *[other] { $seats } spelers
}
report-seat = Plaats { $number }
report-even = Gelijk aandeel

report-overview = In één oogopslag
report-col-players = { web-players }
report-col-games = Gespeelde partijen
report-col-winner = Punten van de winnaar
report-col-lead = Voorsprong
report-col-length = Beslissingen
report-col-shared = Gedeelde winst
report-col-seats = Plaatsen
report-seats-even = Geen plaats springt eruit
report-seat-ahead = Plaats { $number } wint te vaak ({ $share }%)
report-seat-behind = Plaats { $number } wint te weinig ({ $share }%)

report-by-seat = Winst per plaats
report-by-seat-text = Plaats 1 begint. Goud is duidelijk boven een gelijk aandeel, rood duidelijk eronder.
report-decided = Hoe vroeg de partij beslist is
report-decided-text = Hoe vaak de speler die op dat punt de meeste punten heeft, ook wint.
report-moment = Na { $share }%
report-points = Punten per speler
report-points-below = Punten van alle spelers, winnaars in goud; de streepjeslijn is de mediaan
report-lead = Voorsprong van de winnaar
report-lead-below = Punten tussen de eerste en de tweede plaats; de streepjeslijn is de mediaan
report-length = Lengte
report-length-below = Beslissingen per partij; de streepjeslijn is de mediaan
report-aborted = { $count ->
    [one] Eén partij eindigde niet en is geteld zoals ze stond.
   *[other] { $count } partijen eindigden niet en zijn geteld zoals ze stonden.
}

report-choices = Keuzes en of ze lonen
report-choices-text = Hoe vaak elke keuze wordt gemaakt waar er een is, en wat ermee samengaat als iemand die keuze één keer vaker maakt dan de andere spelers: meer winst naar rechts, minder naar links, bleek waar het toeval kan zijn.
report-choice = Keuze
report-per-game = Per partij
report-offered = Als het kan
report-one-more = Winst bij één keer meer
report-things = Wat wordt gebruikt en of het loont
report-things-text = Alles met een naam waar iets mee gebeurde. Een stippellijn markeert een aanname: niemand heeft het nog met de doos vergeleken. Wijs ernaar om meer te lezen.

report-rests = Waar dit op berust
report-rests-text = Onderdelen en beslissingen die niemand nog met de doos heeft vergeleken. Heb je het spel, dan kun je het onderdelenbestand verbeteren en deze pagina opnieuw maken.
report-part = Onderdelen
report-entries = Aangenomen waarden
report-rulings = { $count ->
    [one] Eén aanname of beslissing
   *[other] { $count } aannames en beslissingen
}
