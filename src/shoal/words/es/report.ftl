# El informe de equilibrio de un juego: una página de gráficos sobre muchas partidas entre bots.

report-title = { $game }: equilibrio
report-made = { $games ->
    [one] Una partida
   *[other] { $games } partidas
} entre { $bots }. Reglas { $rules }, componentes { $components }, semilla { $seed }.
report-read = Las líneas de las barras son intervalos del 95 %; los números entre paréntesis muestran la mitad central de todas las partidas. Lo que a los bots se les da bien o mal influye en cada número: lee esto como una pregunta sobre el juego, no como un veredicto.
report-players = { $seats ->
    [one] 1 jugador
   *[other] { $seats } jugadores
}
report-seat = Plaza { $number }
report-even = Reparto igual

report-overview = De un vistazo
report-col-players = { web-players }
report-col-games = Partidas jugadas
report-col-winner = Puntos del ganador
report-col-lead = Ventaja
report-col-length = Decisiones
report-col-shared = Victorias compartidas
report-col-seats = Plazas
report-seats-even = Ninguna plaza destaca
report-seat-ahead = La plaza { $number } gana demasiado ({ $share } %)
report-seat-behind = La plaza { $number } gana demasiado poco ({ $share } %)

report-by-seat = Victorias por plaza
report-by-seat-text = Empieza la plaza 1. El dorado está claramente por encima de un reparto igual; el rojo, claramente por debajo.
report-decided = Cuándo se decide la partida
report-decided-text = Con qué frecuencia acaba ganando quien tiene más puntos en ese momento.
report-moment = Después del { $share } %
report-points = Puntos por jugador
report-points-below = Puntos de todos los jugadores, los ganadores en dorado; la línea discontinua es la mediana
report-lead = Ventaja del ganador
report-lead-below = Puntos entre el primer y el segundo puesto; la línea discontinua es la mediana
report-length = Duración
report-length-below = Decisiones por partida; la línea discontinua es la mediana
report-aborted = { $count ->
    [one] Una partida no terminó y se cuenta como estaba.
   *[other] { $count } partidas no terminaron y se cuentan como estaban.
}

report-choices = Elecciones y si compensan
report-choices-text = Con qué frecuencia se hace cada elección donde la hay, y qué va unido a hacerla una vez más que los demás jugadores: más victorias a la derecha, menos a la izquierda, en tono pálido donde puede ser azar.
report-choice = Elección
report-per-game = Por partida
report-offered = Cuando es posible
report-one-more = Victorias con una más
report-things = Qué se usa y si compensa
report-things-text = Todo lo que tiene nombre y a lo que le ha pasado algo. Una línea de puntos marca una suposición: nadie la ha comprobado todavía con la caja. Señálala para leer más.

report-rests = En qué se basa esto
report-rests-text = Componentes y decisiones que nadie ha comprobado todavía con la caja. Si tienes el juego, puedes corregir el archivo de componentes y crear esta página otra vez.
report-part = Componentes
report-entries = Datos supuestos
report-rulings = { $count ->
    [one] Una suposición o decisión
   *[other] { $count } suposiciones y decisiones
}
