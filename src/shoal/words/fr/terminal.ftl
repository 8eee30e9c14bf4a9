picker-title = { web-title }
picker-which = Quel jeu ? Tape son numéro, ou Entrée pour quitter.
picker-seats = Combien de joueurs, de { $low } à { $high } ? Entrée pour { $low }.
picker-command = Pour lancer une partie : shoal play GAME

play-begin = { $game }. La graine du hasard est scellée : { $commitment }
play-help-hint = Tape une action, ? pour l’aide, ou quit pour quitter.
play-help =
    Tape une action, ou son numéro. Plusieurs à la fois : « sell 3 2 », ou séparées par un point-virgule.
    ?  help     cette aide et ce que tu peux faire
    why         ce qui n’est pas possible maintenant, et pourquoi
    why TEXTE   pourquoi une action n’est pas permise
    hint        le conseil d’un bot : ce qu’il ferait
    undo        reprendre ta dernière action
    board       montrer à nouveau le plateau
    save        sauvegarder l’enregistrement maintenant
    quit        quitter
play-many = { $name } : { $count ->
    [one] { $count } façon
   *[other] { $count } façons
}, par exemple « { $example } »{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = Ce n’est pas une action. Voulais-tu dire « { $hint } » ?
play-no-action-families = Ce n’est pas une action. Essaie l’une de celles-ci : { $hint }.
play-no-action-example = Ce n’est pas une action. Essaie par exemple « { $hint } ».
play-allowed = « { $action } » est permis.
play-why = Tape why et une action, pour savoir ce qui s’y oppose.
play-undone = Repris : { $action }
play-hint = Un bot jouerait : { $action }
play-curtain = Passe l’appareil à { $seat }, puis appuie sur Entrée.
play-left = Tu as quitté avant la fin de la partie.
play-saved = Enregistrement sauvegardé dans { $file }
play-not-saved = L’enregistrement n’a pas pu être sauvegardé dans { $file } : { $reason }
play-no-record = Il n’y a pas de fichier où sauvegarder. Lance la partie avec --record FILE pour garder un enregistrement.
play-result = { $rank }. { $seat } : { count-points }

# À côté d'une option : ce qu'elle apporterait.

option-off = retirés du mât : { $fish }
option-fish = pêcher { $fish }
option-rob = voler à { $seat } : { $fish }
option-ships = peut servir { $ships }
option-octopus = pieuvre
option-shark = requin
option-gain = +{ count-points }
option-caught = la brume prendrait { $seats }
option-beside = poissons en { $places }
option-explore = grotte en { $places }
option-ends = finit la plongée
option-known = c’est { FORM($card, "un") }
option-bust = c’est { FORM($card, "un") }, une paire !
option-keeps = { $count ->
    [one] garder { $count } poisson
   *[other] garder { $count } poissons
}
option-steps = { $steps } pas
option-meets = rejoint { $seats }
option-faces = { $good } faces sur { $faces } suffisent
option-sea-fish = poisson { $count }
option-sea-treasure = trésor { $count }
option-leads = tu mènerais sur { $actions }
option-leads-none = tu ne mènerais pas
option-nothing = abandonne la pile, sans effet
option-vatu = vatu { $before } → { $after }
option-points = points { $before } → { $after }
option-lost = le cube est perdu
option-store = { $before } → { $after }
option-returns = tu rentres au port
option-attacks = à côté : { $seats }, que tu peux attaquer
option-segments = { $good } sections sur { $of } suffisent
option-trade = marchandises { $goods }, or { $gold }

replay-next = Entrée pour l’action suivante, ou q pour quitter.
