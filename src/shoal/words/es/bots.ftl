# Por qué un bot hace lo que hace: primero el resultado esperado, después las mejores alternativas.

bots-reason-forced = No hay otra opción.
bots-reason-alike = Da lo mismo: una vale tanto como otra.
bots-reason-instinct = Por instinto: más o menos { $chance } % de ganar, y { count-points } al final.
bots-reason-alone = Más o menos { $chance } % de ganar, y { count-points } al final; nada más se acerca.
bots-reason-one = Más o menos { $chance } % de ganar, y { count-points } al final; { $other }: { $other_chance } %.
bots-reason-two = Más o menos { $chance } % de ganar, y { count-points } al final; { $other }: { $other_chance } %, { $third }: { $third_chance } %.
