# Kar pravi vsaka igra.

seat-name = Igralec { $number }
count-points = { $points ->
    [one] { $points } točka
    [two] { $points } točki
    [few] { $points } točke
   *[other] { $points } točk
}
    .acc = { $points ->
        [one] { $points } točko
        [two] { $points } točki
        [few] { $points } točke
       *[other] { $points } točk
    }
label-value = { $label }: { $value }

prompt-over = Igre je konec.

refuse-unknown = Take akcije ni.
refuse-over = { prompt-over }
refuse-turn = Nisi na vrsti. Čakamo na: { $seats }.

takeback-nothing = Ni še česa vzeti nazaj.
takeback-other = Vmes je bila že poteza drugega igralca: { $seat }.
takeback-chance = Tega ni mogoče vzeti nazaj: odločalo je naključje.
takeback-reveal = Tega ni mogoče vzeti nazaj: razkrilo se je nekaj skritega.

tally-points = Točke
