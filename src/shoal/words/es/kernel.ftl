# Lo que dice cualquier juego, trate de lo que trate.

seat-name = Jugador { $number }
count-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
label-value = { $label }: { $value }

prompt-over = La partida ha terminado.

refuse-unknown = Esa acción no existe.
refuse-over = { prompt-over }
refuse-turn = No es tu turno. Esperando a { $seats }.

takeback-nothing = Todavía no hay nada que deshacer.
takeback-other = { $seat } ya ha jugado después.
takeback-chance = Esto no se puede deshacer: dependía del azar.
takeback-reveal = Esto no se puede deshacer: se ha revelado información oculta.

tally-points = Puntos
