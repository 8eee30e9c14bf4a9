# Por qué un bot hace lo que hace: primero el resultado esperado, después las mejores alternativas.

bots-reason-forced = No hay otra opción.
bots-reason-alike = Da lo mismo: una vale tanto como otra.
bots-reason-instinct = Por instinto: ganar, más o menos { $chance } %, con { count-points } al final.
bots-reason-alone = Ganar, más o menos { $chance } %, con { count-points } al final; nada más se acerca.
bots-reason-one = Ganar, más o menos { $chance } %, con { count-points } al final. Si no: { $other } ({ $other_chance } %).
bots-reason-two = Ganar, más o menos { $chance } %, con { count-points } al final. Si no: { $other } ({ $other_chance } %), { $third } ({ $third_chance } %).
bots-reason-fewer =
    Ganar, más o menos { $chance } %, con { count-points } al final. Si no: { $other } ({ $other_chance } %), cerca de { $fewer ->
        [one] 1 punto
       *[other] { $fewer } puntos
    } menos.
bots-reason-more =
    Ganar, más o menos { $chance } %, con { count-points } al final. Si no: { $other } ({ $other_chance } %), y cerca de { $more ->
        [one] 1 punto
       *[other] { $more } puntos
    } más para { $seat }.
