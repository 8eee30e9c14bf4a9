# Pourquoi un bot fait ce qu'il fait : d'abord le résultat attendu, puis les autres choix et le leur.

bots-reason-forced = Il n’y a pas d’autre choix.
bots-reason-alike = Cela ne change rien : l’un vaut l’autre.
bots-reason-instinct = D’instinct : environ { $chance } % de chances de gagner, et { count-points } à la fin.
bots-reason-alone = Environ { $chance } % de chances de gagner, et { count-points } à la fin ; rien d’autre n’en approche.
bots-reason-one = Environ { $chance } % de chances de gagner, et { count-points } à la fin. Sinon : { $other } ({ $other_chance } %).
bots-reason-two = Environ { $chance } % de chances de gagner, et { count-points } à la fin. Sinon : { $other } ({ $other_chance } %), { $third } ({ $third_chance } %).
bots-reason-fewer =
    Environ { $chance } % de chances de gagner, et { count-points } à la fin. Sinon : { $other } ({ $other_chance } %), environ { $fewer ->
        [one] { $fewer } point
       *[other] { $fewer } points
    } de moins.
bots-reason-more =
    Environ { $chance } % de chances de gagner, et { count-points } à la fin. Sinon : { $other } ({ $other_chance } %), et environ { $more ->
        [one] { $more } point
       *[other] { $more } points
    } de plus pour { $seat }.
