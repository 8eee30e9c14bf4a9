# Co říká každá hra. Terminál i prohlížeč to mají vždy.

seat-name = Hráč { $number }
count-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
label-value = { $label }: { $value }

prompt-over = Partie skončila.

refuse-unknown = Taková akce neexistuje.
refuse-over = { prompt-over }
refuse-turn = Nejsi na tahu. Čeká se na: { $seats }.

takeback-nothing = Zatím není co vzít zpět.
takeback-other = Mezitím hrál někdo další: { $seat }.
takeback-chance = Tohle nejde vzít zpět: rozhodla náhoda.
takeback-reveal = Tohle nejde vzít zpět: ukázalo se něco skrytého.

tally-points = Body
