# Ce que dit chaque jeu, quel qu’il soit. Le terminal et le navigateur lisent ce fichier.

seat-name = Joueur { $number }
count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
label-value = { $label } : { $value }

prompt-over = La partie est finie.

refuse-unknown = Cette action n’existe pas.
refuse-over = { prompt-over }
refuse-turn = Ce n’est pas ton tour. On attend { $seats }.

takeback-nothing = Il n’y a encore rien à reprendre.
takeback-other = { $seat } a joué depuis.
takeback-chance = Impossible de reprendre ce coup : il dépendait du hasard.
takeback-reveal = Impossible de reprendre ce coup : une information cachée a été révélée.

tally-points = Points
