# Perché un bot fa ciò che fa: prima il risultato atteso, poi le migliori alternative con il loro.

bots-reason-forced = Non c’è altra scelta.
bots-reason-alike = Non fa differenza: una vale l’altra.
bots-reason-instinct = A istinto: vittoria circa al { $chance }%, e alla fine { count-points }.
bots-reason-alone = Vittoria circa al { $chance }%, e alla fine { count-points }; nient’altro ci si avvicina.
bots-reason-one = Vittoria circa al { $chance }%, e alla fine { count-points }. Altrimenti: { $other } ({ $other_chance }%).
bots-reason-two = Vittoria circa al { $chance }%, e alla fine { count-points }. Altrimenti: { $other } ({ $other_chance }%), { $third } ({ $third_chance }%).
bots-reason-fewer =
    Vittoria circa al { $chance }%, e alla fine { count-points }. Altrimenti: { $other } ({ $other_chance }%), circa { $fewer ->
        [one] 1 punto
       *[other] { $fewer } punti
    } in meno.
bots-reason-more =
    Vittoria circa al { $chance }%, e alla fine { count-points }. Altrimenti: { $other } ({ $other_chance }%), e circa { $more ->
        [one] 1 punto
       *[other] { $more } punti
    } in più per { $seat }.
