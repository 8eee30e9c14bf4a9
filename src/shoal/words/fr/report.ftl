# Le rapport d'équilibre d'un jeu : une page de graphiques sur beaucoup de parties entre bots.

report-title = { $game } : équilibre
report-made = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre { $bots }. Règles { $rules }, matériel { $components }, graine { $seed }.
report-read = Les traits sur les barres sont des intervalles à 95 % ; les nombres entre parenthèses montrent la moitié centrale des parties. Ce que les bots font bien ou mal touche tous les nombres : lis-les comme une question sur le jeu, pas comme un verdict.
report-players = { $seats ->
    [one] { $seats } joueur
   *[other] { $seats } joueurs
}
report-seat = Place { $number }
report-even = Part égale

report-overview = En un coup d’œil
report-col-players = { web-players }
report-col-games = Parties jouées
report-col-winner = Points du gagnant
report-col-lead = Avance
report-col-length = Décisions
report-col-shared = Victoires partagées
report-col-seats = Places
report-seats-even = Aucune place ne se détache
report-seat-ahead = La place { $number } gagne trop souvent ({ $share } %)
report-seat-behind = La place { $number } gagne trop rarement ({ $share } %)

report-by-seat = Victoires par place
report-by-seat-text = La place 1 commence. Or : nettement au-dessus d’une part égale ; rouge : nettement en dessous.
report-decided = Quand la partie se décide
report-decided-text = Combien de fois le joueur qui a le plus de points à ce stade finit par gagner.
report-moment = Après { $share } %
report-points = Points par joueur
report-points-below = Points de tous les joueurs, les gagnants en or ; le trait en tirets est la médiane
report-lead = Avance du gagnant
report-lead-below = Points entre la première et la deuxième place ; le trait en tirets est la médiane
report-length = Durée
report-length-below = Décisions par partie ; le trait en tirets est la médiane
report-aborted = { $count ->
    [one] { $count } partie n’est pas allée au bout et compte telle quelle.
   *[other] { $count } parties ne sont pas allées au bout et comptent telles quelles.
}

report-choices = Les choix et s’ils sont payants
report-choices-text = Combien de fois chaque choix est fait quand il se présente, et ce qu’on observe quand un joueur le fait une fois de plus que les autres : plus de victoires à droite, moins à gauche, pâle quand ce peut être le hasard.
report-choice = Choix
report-per-game = Par partie
report-offered = Quand c’est possible
report-one-more = Victoires avec un de plus
report-things = Ce qui sert et si c’est payant
report-things-text = Tout ce qui a un nom et à quoi il est arrivé quelque chose. Une ligne pointillée marque une supposition : personne ne l’a encore vérifiée avec la boîte. Passe dessus pour en lire plus.

report-rests = Sur quoi cela repose
report-rests-text = Matériel et décisions que personne n’a encore vérifiés avec la boîte. Si tu as le jeu, tu peux corriger le fichier du matériel et refaire cette page.
report-part = Matériel
report-entries = Entrées supposées
report-rulings = { $count ->
    [one] { $count } supposition ou décision
   *[other] { $count } suppositions et décisions
}
