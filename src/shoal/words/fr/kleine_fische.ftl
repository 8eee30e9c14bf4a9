### Kleine Fische ganz groß

kleine-fische-option-memory-help = Aide-mémoire : ce que tout le monde a vu reste marqué
kleine-fische-option-free-entry = La pieuvre sort gratuitement de sa grotte : son premier couloir ne coûte pas de pas

## Espèces et grottes

kleine-fische-hidden = un poisson caché
    .un = un poisson caché
kleine-fische-species-clown = Poisson-clown
    .un = un poisson-clown
kleine-fische-species-lion = Poisson-lion
    .un = un poisson-lion
kleine-fische-species-box = Poisson-coffre
    .un = un poisson-coffre
kleine-fische-species-hammer = Requin-marteau
    .un = un requin-marteau
kleine-fische-species-puffer = Poisson-globe
    .un = un poisson-globe
kleine-fische-species-sword = Espadon
    .un = un espadon
kleine-fische-species-saw = Poisson-scie
    .un = un poisson-scie
kleine-fische-species-seahorse = Hippocampe
    .un = un hippocampe
kleine-fische-species-angel = Poisson-ange
    .un = un poisson-ange
kleine-fische-species-parrot = Poisson-perroquet
    .un = un poisson-perroquet
kleine-fische-species-surgeon = Poisson-chirurgien
    .un = un poisson-chirurgien
kleine-fische-species-flying = Poisson volant
    .un = un poisson volant
kleine-fische-species-angler = Poisson-pêcheur
    .un = un poisson-pêcheur

kleine-fische-shells = { $shells ->
    [one] { $shells } coquillage
   *[other] { $shells } coquillages
}

kleine-fische-cave-hidden = une carte de grotte
kleine-fische-cave-fins-1 = Palmes turbo (1)
kleine-fische-cave-fins-2 = Palmes turbo (2)
kleine-fische-cave-fins-3 = Palmes turbo (3)
kleine-fische-cave-fins-4 = Palmes turbo (4)
kleine-fische-cave-fins-5 = Palmes turbo (5)
kleine-fische-cave-lamp-1 = Torche sous-marine (un coup d’œil)
kleine-fische-cave-lamp-2 = Torche sous-marine (deux coups d’œil)
kleine-fische-cave-octo-1 = Pieuvre turbo (+1)
kleine-fische-cave-octo-2 = Pieuvre turbo (+2)
kleine-fische-cave-octo-3 = Pieuvre turbo (+3)
kleine-fische-cave-octo-4 = Pieuvre turbo (+4)
kleine-fische-cave-octo-5 = Pieuvre turbo (+5)
kleine-fische-cave-reroll-1 = Relance (une fois)
kleine-fische-cave-reroll-2 = Relance (deux fois)
kleine-fische-cave-rainbow = Poisson arc-en-ciel
kleine-fische-cave-chest = Coffre au trésor

kleine-fische-way-up = haut
    .vers = vers le haut
kleine-fische-way-down = bas
    .vers = vers le bas
kleine-fische-way-left = gauche
    .vers = vers la gauche
kleine-fische-way-right = droite
    .vers = vers la droite

## Ce qu'on demande

kleine-fische-ask-exchange = La rangée du haut n’a que des grottes. Échanges-en une contre un poisson plus bas.
kleine-fische-wait-exchange = La rangée du haut n’a que des grottes : { $seat } en échange une contre un poisson plus bas.
kleine-fische-ask-jump = Place la barque au-dessus d’un poisson et saute.
kleine-fische-wait-jump = { $seat } place la barque au-dessus d’un poisson et saute.
kleine-fische-ask-move = Nage à partir de ton couloir.
kleine-fische-wait-move = { $seat } fait le premier mouvement du tour.
kleine-fische-ask-peek = Ta torche est allumée. Regarde un poisson caché (encore { $left }).
kleine-fische-wait-peek = { $seat } éclaire des poissons cachés (encore { $left }).
kleine-fische-ask-first-reveal = Retourne un des poissons à côté de toi.
kleine-fische-wait-first-reveal = { $seat } choisit quel poisson retourner.
kleine-fische-ask-choice = { $count ->
    [one] { $count } poisson est visible
   *[other] { $count } poissons différents sont visibles
}. Tu t’arrêtes, ou tu continues ?
kleine-fische-wait-choice = { $seat } a { $count ->
    [one] { $count } poisson visible
   *[other] { $count } poissons différents visibles
} et décide : s’arrêter ou continuer.
kleine-fische-ask-after-move = { $fish ->
    [0] Explorer la grotte à côté de toi, ou t’arrêter ?
   *[other] Retourner un poisson à côté de toi, ou explorer la grotte ?
}
kleine-fische-wait-after-move = { $seat } choisit une carte à côté de son plongeur.
kleine-fische-ask-octopus = { $steps ->
    [0] Aucun point pieuvre. Laisser la pieuvre, ou la pousser avec une Pieuvre turbo si tu en as une ?
    [one] Déplacer la pieuvre de { $steps } couloir, ou la laisser ?
   *[other] Déplacer la pieuvre de { $steps } couloirs au plus, ou la laisser ?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } n’a pas de point pieuvre et peut jouer une Pieuvre turbo.
    [one] { $seat } peut déplacer la pieuvre de { $steps } couloir.
   *[other] { $seat } peut déplacer la pieuvre de { $steps } couloirs au plus.
}
kleine-fische-ask-octopus-driven = Déplace la pieuvre, maintenant de { $steps } couloirs au plus.
kleine-fische-wait-octopus-driven = { $seat } déplace la pieuvre, maintenant de { $steps } couloirs au plus.
kleine-fische-ask-rob = La pieuvre a rejoint plusieurs plongeurs. Qui veux-tu voler ?
kleine-fische-wait-rob = La pieuvre a rejoint plusieurs plongeurs : { $seat } choisit qui voler.
kleine-fische-ask-announce = Combien de poissons veux-tu prendre à { $victim_seat } ?
kleine-fische-wait-announce = { $seat } décide combien de poissons tenter de prendre à { $victim_seat }.
kleine-fische-ask-rolled = { $result } ne suffit pas pour { $number }. Accepter, ou relancer avec une carte ?
kleine-fische-wait-rolled = { $result } ne suffit pas pour { $number } : { $seat } accepte ou relance avec une carte.
kleine-fische-ask-roll-on = { $result } ne suffit pas pour { $number }. Encore un lancer, ou accepter ?
kleine-fische-wait-roll-on = { $result } ne suffit pas pour { $number } : { $seat } peut relancer une fois.
kleine-fische-ask-rainbow = Sur laquelle de tes piles va le poisson arc-en-ciel ?
kleine-fische-wait-rainbow = { $seat } choisit une pile pour le poisson arc-en-ciel.

## Moments, comme parties de phrase

kleine-fische-phase-exchange = il faut échanger une grotte du haut contre un poisson
kleine-fische-phase-jump = il faut d’abord sauter
kleine-fische-phase-move = il faut d’abord nager
kleine-fische-phase-peek = la torche est allumée
kleine-fische-phase-first-reveal = il faut retourner un poisson
kleine-fische-phase-choice = il faut choisir entre s’arrêter et continuer
kleine-fische-phase-after-move = il faut d’abord choisir une carte à côté du plongeur
kleine-fische-phase-octopus = la plongée est finie et la pieuvre peut bouger
kleine-fische-phase-rob = il faut choisir qui voler
kleine-fische-phase-announce = il faut annoncer combien de poissons voler
kleine-fische-phase-rolled = un lancer est raté
kleine-fische-phase-roll-on = { kleine-fische-phase-rolled }
kleine-fische-phase-rainbow = on pose les poissons arc-en-ciel
kleine-fische-phase-over = la partie est finie

## Pourquoi pas

kleine-fische-no-card = { $cave } : tu n’as pas cette carte, ou tu ne peux pas encore la jouer.
kleine-fische-no-lamp-now = { $cave } : seulement avant le premier mouvement de ton tour.
kleine-fische-no-turbo-now = { $cave } : seulement quand tu déplaces la pieuvre.
kleine-fische-no-reroll-now = { $cave } : seulement juste après un lancer trop bas.
kleine-fische-no-one-card = Joue d’abord le second lancer de ta carte, ou renonces-y ; ensuite tu pourras jouer { $cave }.
kleine-fische-no-no-lamp = Ta torche n’est pas allumée : { $now }.
kleine-fische-no-look-first = Tu as allumé la torche : regarde au moins un poisson.
kleine-fische-no-peek-cave = C’est une grotte ; la torche ne montre que les poissons.
kleine-fische-no-peek-twice = Tu viens de regarder cette carte.
kleine-fische-no-exchange = On n’échange des cartes que si la rangée du haut n’a que des grottes et que tu dois sauter.
kleine-fische-no-exchange-cave = C’est aussi une grotte ; choisis un poisson.
kleine-fische-no-jump-twice = Tu es déjà dans l’eau ; on ne saute qu’une fois.
kleine-fische-no-jump-cave = Il y a une grotte dessous ; la barque doit être au-dessus d’un poisson.
kleine-fische-no-jump-now = Pas encore : { $now }.
kleine-fische-no-jump-octopus = La pieuvre attend là.
kleine-fische-no-on-boat = Tu es encore sur la barque : saute d’abord.
kleine-fische-no-card-first = Tu as bougé ; choisis maintenant une carte à côté de toi.
kleine-fische-no-swim-now = On ne nage pas maintenant : { $now }.
kleine-fische-no-octopus-there = La pieuvre est là ; aucun plongeur ne nage dans son couloir.
kleine-fische-no-backwards = Tu regardes { FORM($heading, "vers") } ; un plongeur ne nage jamais à reculons.
kleine-fische-no-no-lane = Du croisement devant toi, aucun couloir ne part { FORM($way, "vers") }.
kleine-fische-no-too-far = En { $steps } pas au plus, tu ne peux pas y arriver en regardant { FORM($heading, "vers") }.
kleine-fische-no-card-now = Pas maintenant : { $now }.
kleine-fische-no-not-beside = Cette carte n’est pas à côté de ton couloir.
kleine-fische-no-reveal-cave = C’est une grotte ; une grotte s’explore, elle ne se retourne pas.
kleine-fische-no-open-already = Cette carte est déjà visible.
kleine-fische-no-explore-fish = C’est un poisson, pas une grotte.
kleine-fische-no-explore-first = Après le premier mouvement d’un tour, on ne peut explorer aucune grotte.
kleine-fische-no-explore-count = Cette grotte veut exactement { $needs } poissons visibles ; il y en a { $open }.
kleine-fische-no-stop-first = Le premier mouvement d’un tour est toujours suivi d’un poisson : retournes-en un.
kleine-fische-no-stop-before-card = Il y a un poisson caché à côté de toi ; tu ne peux t’arrêter qu’après une carte d’ici.
kleine-fische-no-stop-unstarted = On ne saute pas son tour : le premier mouvement est obligatoire.
kleine-fische-no-stop-now = Tu ne peux pas t’arrêter maintenant : { $now }.
kleine-fische-no-octopus-now = La pieuvre ne bouge qu’après ta plongée : { $now }.
kleine-fische-no-turbo-stay = Tu as poussé la pieuvre avec une carte : elle doit bouger.
kleine-fische-no-no-points = Aucun de tes poissons visibles n’a de point pieuvre, et tu n’as pas joué de Pieuvre turbo.
kleine-fische-no-own-diver = Ton propre plongeur est là ; ta pieuvre l’évite.
kleine-fische-no-circle = Pour revenir où elle est, il faut une boucle libre d’au moins quatre couloirs ; tu as { $steps } pas.
kleine-fische-no-octopus-far = Avec { $steps } pas, la pieuvre ne peut pas y aller : trop loin, ou un plongeur est sur le chemin.
kleine-fische-no-rob-now = Il n’y a personne à choisir maintenant : { $now }.
kleine-fische-no-nobody = Il n’y a pas de joueur { $number } à cette table.
kleine-fische-no-rob-self = Tu ne peux pas te voler toi-même.
kleine-fische-no-rob-elsewhere = { $victim_seat } n’est pas dans le couloir de la pieuvre.
kleine-fische-no-announce-now = Il n’y a rien à annoncer maintenant : { $now }.
kleine-fische-no-again-now = Il n’y a pas de second lancer : { $now }.
kleine-fische-no-accept-now = Il n’y a pas de lancer à accepter : { $now }.
kleine-fische-no-rainbow-now = Les poissons arc-en-ciel ne se posent qu’à la fin de la partie.
kleine-fische-no-rainbow-stack = Tu n’as pas cette pile : { $fish }.

## Ce qui s'est passé

# Places et couloirs comme on les compte : rangées depuis le haut, cartes depuis la gauche.
kleine-fische-place = rangée { $row }, carte { $nth }
kleine-fische-lane = { $side ->
    [left] à gauche de
    [right] à droite de
    [below] sous
   *[above] au-dessus de
} la carte { $nth } de la rangée { $row }

kleine-fische-event-exchanged = { $seat } échange la grotte { $needs } ({ kleine-fische-place }) contre le poisson de la rangée { $other_row }, carte { $other_nth }.
kleine-fische-event-jumped = { $seat } amène la barque au-dessus de la carte { $boat } et saute dans le couloir { kleine-fische-lane }, regard { FORM($way, "vers") }.
kleine-fische-event-reversed = La pieuvre bloque le coin : { $seat } fait demi-tour et regarde { FORM($way, "vers") }.
kleine-fische-event-swam = { $seat } nage { FORM($way, "vers") } jusqu’au couloir { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } retourne { FORM($fish, "un") } ({ kleine-fische-place }), { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , { $points } point pieuvre
   *[other] , { $points } points pieuvre
}.
kleine-fische-event-bust = { $fish } en double ! { $lost } poissons, du premier au second, se cachent à nouveau ; { $seat } { $kept ->
    [0] ne garde rien
    [one] garde { $kept } poisson
   *[other] garde { $kept } poissons
}.
kleine-fische-event-stranded = { $seat } n’a pas de poisson à côté de son couloir : le tour est fini.
kleine-fische-event-stopped = { $seat } s’arrête avec { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}.
kleine-fische-event-halted = Plus rien n’est possible ici : { $seat } s’arrête avec { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}.
kleine-fische-event-explored = { $seat } explore la grotte ({ kleine-fische-place }) : { $needs } poissons sont visibles, comme elle le demande.
kleine-fische-event-used = { $seat } joue { $cave }.
kleine-fische-event-peeked = { $seat } éclaire une carte ({ kleine-fische-place }) : { FORM($fish, "un") }{ $shells ->
    [0] {""}
    [one] , { $shells } coquillage
   *[other] , { $shells } coquillages
}{ $points ->
    [0] {""}
    [one] , { $points } point pieuvre
   *[other] , { $points } points pieuvre
}.
kleine-fische-event-darkened = { $seat } en a assez vu.
kleine-fische-event-crawled = { $seat } déplace la pieuvre { $cost ->
    [0] sans dépenser de pas
   *[other] de { $cost } pas
} jusqu’au couloir { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } laisse la pieuvre où elle est.
kleine-fische-event-met = La pieuvre rejoint { $seats }.
kleine-fische-event-chosen = { $seat } s’en prend à { $victim_seat }.
kleine-fische-event-spared = { $seat } laisse filer les plongeurs.
kleine-fische-event-announced = { $seat } veut prendre { $number ->
    [one] { $number } poisson
   *[other] { $number } poissons
} à { $victim_seat }.
kleine-fische-event-rolled = { $seat } lance le dé, { $result } : { $good ->
    [yes] assez pour { $number }.
   *[no] pas assez pour { $number }.
}
kleine-fische-event-missed = { $victim_seat } garde tout.
kleine-fische-event-stole = { $taken ->
    [0] { $seat } ne trouve rien à prendre à { $victim_seat }.
    [one] { $seat } prend { $taken } poisson à { $victim_seat } : { FORM($fish, "un") }.
   *[other] { $seat } prend { $taken } poissons à { $victim_seat } : { FORM($fish, "un") }.
}
kleine-fische-event-lost = { $taken ->
    [0] La face rouge : { $victim_seat } ne trouve rien à prendre à { $seat }.
    [one] La face rouge : { $victim_seat } prend { $taken } poisson à { $seat } : { FORM($fish, "un") }.
   *[other] La face rouge : { $victim_seat } prend { $taken } poissons à { $seat } : { FORM($fish, "un") }.
}
kleine-fische-event-collected = { $seat } ramasse { FORM($fish, "un") }.
kleine-fische-event-took = { $seat } prend la grotte { $needs }{ $known ->
    [yes] {" "}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = Le récif est complété avec { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}{ $new_caves ->
    [0] {""}
    [one] { $count ->
        [one] , une grotte ({ $caves })
       *[other] , dont { $new_caves } grotte ({ $caves })
      }
   *[other] , dont { $new_caves } grottes ({ $caves })
} ; { $left ->
    [0] la pioche est vide
    [one] il reste { $left } carte dans la pioche : { $top ->
        [fish] un poisson
       *[other] une grotte { $top }
    }
   *[other] il reste { $left } cartes dans la pioche, avec { $top ->
        [fish] un poisson
       *[other] une grotte { $top }
    } sur le dessus
}.
kleine-fische-event-turn = C’est à { $seat } de jouer.
kleine-fische-event-ended = Le récif ne peut plus être complété : la partie est finie. Chacun dévoile ses poissons et ses grottes, et on compte les points.
kleine-fische-event-crowned = { $seat } pose un poisson arc-en-ciel sur cette pile : { $fish }.
kleine-fische-event-declined = { $seat } ne pose de poisson arc-en-ciel nulle part.
kleine-fische-event-scored = Victoire : { $seats }. Points, place par place : { $scores }.

## Les points

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Poisson arc-en-ciel : { $fish }
kleine-fische-tally-unused = Cartes de grotte inutilisées
kleine-fische-tally-chest = { $count ->
    [one] Coffre au trésor
   *[other] { $count } coffres au trésor
} au rang { $rank }
kleine-fische-tally-tie = Poissons de la pile, seulement en cas d’égalité : { $count }

## Le plateau dans un terminal

kleine-fische-short-clown = Clown
kleine-fische-short-lion = Lion
kleine-fische-short-box = Coffre
kleine-fische-short-hammer = Marteau
kleine-fische-short-puffer = Globe
kleine-fische-short-sword = Espadon
kleine-fische-short-saw = Scie
kleine-fische-short-seahorse = Hippoc.
kleine-fische-short-angel = Ange
kleine-fische-short-parrot = Perroq.
kleine-fische-short-surgeon = Chirurg.
kleine-fische-short-flying = Volant
kleine-fische-short-angler = Pêcheur

kleine-fische-board-boat = barque
kleine-fische-board-deck = Pioche : { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
}, ensuite { $top }
kleine-fische-board-deck-empty = Pioche : vide
kleine-fische-board-fish-back = un poisson
kleine-fische-board-cave-back = une grotte { $needs }
kleine-fische-board-octopus-cave = Pieuvre @ : dans sa grotte
kleine-fische-board-octopus-lane = Pieuvre @ : en { $lane }
kleine-fische-board-player = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
kleine-fische-board-caves = grottes { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Visibles
kleine-fische-board-photo = { $number }. { $fish } { $size } en { $place }
kleine-fische-board-points = points pieuvre : { $points }
kleine-fische-board-explored = La grotte en { $place } est en cours d’exploration.
kleine-fische-board-lanes = Couloirs devant toi
kleine-fische-board-lane = { $way } en { $lane } : { $offer }
kleine-fische-board-reversed = (après un demi-tour)
kleine-fische-board-blocked = { $way } en { $lane } : la pieuvre y est
kleine-fische-board-offer-fish = poissons { $places }
kleine-fische-board-offer-cave = grotte { $place }, visibles { $open } sur { $needs }
kleine-fische-board-offer-nothing = rien à retourner
kleine-fische-board-odds = Jamais vus : { $unseen } poissons, dont { $new } nouveaux pour toi
kleine-fische-board-theft = Annoncé { $number }, obtenu { $rolls }
kleine-fische-board-album = Tes poissons
kleine-fische-board-albums = Poissons : { $seat }
kleine-fische-board-crowns = poisson arc-en-ciel sur { $fish }
kleine-fische-board-seen = Vu chez { $seat }
kleine-fische-board-score = { count-points }, rang { $rank }
kleine-fische-board-box = Dans la boîte : { $caves }
kleine-fische-board-legend = ~~~ poisson caché · [4] grotte qui en veut 4 · * coquillages · o points pieuvre · 1> plongeur · @ pieuvre · le couloir h23 passe au-dessus de la carte c23, le couloir v23 à sa gauche
