picker-title = { web-title }
picker-which = ¿Qué juego? Escribe su número, o pulsa Intro para salir.
picker-seats = ¿Cuántos jugadores, de { $low } a { $high }? Pulsa Intro para { $low }.
picker-command = Para empezar una partida, ejecuta: shoal play GAME

play-begin = { $game }. La semilla del azar está sellada: { $commitment }
play-help-hint = Escribe una acción, ? para ver la ayuda, o quit para salir.
play-help =
    Escribe una acción o su número. Varias a la vez: «sell 3 2», o con un punto y coma entre ellas.
    ?  help     mostrar esta ayuda y lo que puedes hacer
    why         qué no se puede hacer ahora, y por qué
    why TEXT    por qué no se permite una acción
    hint        pista: qué haría un bot
    undo        deshacer tu última acción
    board       mostrar otra vez el tablero
    save        guardar ahora el registro
    quit        salir
play-many = { $name }: { $count ->
    [one] una forma
   *[other] { $count } formas
}, por ejemplo «{ $example }»{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = Eso no es una acción. ¿Querías decir «{ $hint }»?
play-no-action-families = Eso no es una acción. Prueba con una de estas: { $hint }.
play-no-action-example = Eso no es una acción. Prueba, por ejemplo, «{ $hint }».
play-allowed = «{ $action }» está permitido.
play-why = Escribe why y una acción para saber qué lo impide.
play-undone = Deshecho: { $action }
play-hint = Un bot jugaría: { $action }
play-curtain = Pasa el dispositivo a { $seat } y pulsa Intro.
play-left = Has salido antes de que terminara la partida.
play-saved = Registro guardado en { $file }
play-not-saved = No se ha podido guardar el registro en { $file }: { $reason }
play-no-record = No hay archivo donde guardar. Empieza la partida con --record FILE para conservar un registro.
play-result = { $rank }. { $seat }: { count-points }

# Junto a una opción: qué daría.

option-off = fuera del mástil: { $fish }
option-fish = pescar { $fish }
option-rob = robar a { $seat }: { $fish }
option-ships = puedes atender a { $ships }
option-octopus = pulpo
option-shark = tiburón
option-gain = +{ count-points }
option-caught = la niebla alcanzaría a { $seats }
option-beside = peces en { $places }
option-explore = cueva en { $places }
option-ends = la inmersión acaba
option-known = es un { FORM($card, "low") }
option-bust = es un { FORM($card, "low") }, ¡pareja!
option-keeps = conservas { $count ->
    [one] 1 pez
   *[other] { $count } peces
}
option-steps = { $steps ->
    [one] 1 paso
   *[other] { $steps } pasos
}
option-meets = alcanza a { $seats }
option-faces = bastan { $good } de { $faces } caras
option-sea-fish = peces { $count }
option-sea-treasure = tesoro { $count }
option-leads = tendrías mayoría en { $actions }
option-leads-none = no tendrías mayoría
option-nothing = renunciar a la pila, sin efecto
option-vatu = vatu { $before } → { $after }
option-points = puntos { $before } → { $after }
option-lost = el cubo se pierde
option-store = { $before } → { $after }
option-returns = vuelves a casa
option-attacks = junto a { $seats }, a quien puedes atacar
option-segments = bastan { $good } de { $of } secciones
option-trade = objetos { $goods }, oro { $gold }

replay-next = Pulsa Intro para la siguiente acción, o escribe q para salir.
