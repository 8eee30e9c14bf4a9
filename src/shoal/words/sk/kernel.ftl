# Čo hovorí každá hra. Terminál aj prehliadač to majú vždy.

seat-name = Hráč { $number }
count-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}
label-value = { $label }: { $value }

prompt-over = Partia skončila.

refuse-unknown = Taká akcia neexistuje.
refuse-over = { prompt-over }
refuse-turn = Nie si na ťahu. Čaká sa na: { $seats }.

takeback-nothing = Zatiaľ nie je čo vziať späť.
takeback-other = Medzitým prebehol ťah hráča { $seat }.
takeback-chance = Toto sa nedá vziať späť: rozhodla náhoda.
takeback-reveal = Toto sa nedá vziať späť: ukázalo sa niečo skryté.

tally-points = Body
