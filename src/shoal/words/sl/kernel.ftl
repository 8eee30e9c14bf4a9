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

prompt-over = Igre je konec.

refuse-unknown = Take akcije ni.
refuse-over = { prompt-over }
refuse-turn = Nisi na vrsti. Čakamo: { $seats }.

takeback-nothing = Ničesar še ni, kar bi lahko vzeli nazaj.
takeback-other = { $seat } je od takrat že na potezi.
takeback-chance = Tega ni mogoče vzeti nazaj: odločalo je naključje.
takeback-reveal = Tega ni mogoče vzeti nazaj: razkrilo se je nekaj skritega.

tally-points = Točke
