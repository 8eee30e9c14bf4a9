### Kleine Fische ganz groß dans le navigateur : cibles, boutons, panneau à côté du plateau

kleine-fische-web-summary = { $left ->
    [0] Pioche vide
    [one] { $left } carte dans la pioche
   *[other] { $left } cartes dans la pioche
}

## Le plateau

kleine-fische-web-board = Le récif : cinq rangées de cinq cartes avec des couloirs entre elles
kleine-fische-web-board-keys = Les flèches vont de cible en cible, avec Maj de carte en carte. Entrée choisit.
kleine-fische-web-card-gap = { $place }, vide
kleine-fische-web-card-hidden = { $place }, poisson caché
kleine-fische-web-card-known = { $place }, face cachée, déjà vu : { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , { $octopus } point pieuvre
   *[other] , { $octopus } points pieuvre
}, visible, numéro { $number }
kleine-fische-web-card-cave = { $place }, grotte qui veut { $needs } poissons visibles ; il y en a { $open }
kleine-fische-web-column = Barque au-dessus de la colonne { $column }
kleine-fische-web-swap-cave = Échanger la grotte ({ $place })
kleine-fische-web-diver = { $seat } { $lane }, regard { FORM($way, "vers") }
kleine-fische-web-diver-boat = { $seat } sur la barque
kleine-fische-web-octopus-at = La pieuvre est { $lane }
kleine-fische-web-octopus-home = La pieuvre est dans sa grotte
kleine-fische-web-open-of = visibles : { $open } sur { $needs }
kleine-fische-web-of = { $open } sur { $needs }
kleine-fische-web-explore-now = à explorer !
kleine-fische-web-deck = pioche
kleine-fische-web-die = dé pieuvre
kleine-fische-web-octopus-cave = grotte de la pieuvre

## Les actions, comme parties de phrase

kleine-fische-web-swim = nager { FORM($way, "vers") } : { $offer }
kleine-fische-web-dash = { $cave } : { FORM($way, "vers") }, { $lane }, en { $steps } pas : { $offer }
kleine-fische-web-jump = sauter { $lane }, regard { FORM($way, "vers") } : { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] retourner une carte : { $places }
   *[other] retourner l’une des deux : { $places }
}
kleine-fische-web-offer-cave = la grotte veut { $needs } poissons visibles, il y en a { $open }
kleine-fische-web-offer-lost = pas de poisson à côté : ton tour finit là, sans rien
kleine-fische-web-offer-ends = pas de poisson à côté : ta plongée finit là ; tu gardes { $keeps ->
    [one] { $keeps } poisson visible
   *[other] les { $keeps } poissons visibles
}
kleine-fische-web-then-reveal = retourner la carte ({ $place })
kleine-fische-web-then-known = retourner la carte ({ $place }) : c’est { FORM($fish, "un") }
kleine-fische-web-then-bust = retourner la carte ({ $place }) : c’est { FORM($fish, "un") }, une paire !
kleine-fische-web-then-explore = explorer la grotte ({ $place })
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = explorer la grotte ({ $place }) : { $needs } poissons sont visibles
kleine-fische-web-peek = regarder la carte ({ $place })
kleine-fische-web-enough = éteindre la torche
kleine-fische-web-stop-name = s’arrêter et garder { $keeps ->
    [one] { $keeps } poisson
   *[other] { $keeps } poissons
}, points pieuvre : { $points }
kleine-fische-web-octopus = déplacer la pieuvre de { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = déplacer la pieuvre jusqu’à { $seats }, { kleine-fische-web-deed-steps } : tu pourras alors voler
kleine-fische-web-stay = laisser la pieuvre où elle est
kleine-fische-web-rob = voler { $victim_seat }, qui a { $fish ->
    [one] { $fish } poisson
   *[other] { $fish } poissons
}
kleine-fische-web-announce = tenter d’en prendre { $number } à { $victim_seat } : { $good } faces sur { $faces } suffisent, { $bad } sur { $faces } te coûte { $loss ->
    [one] { $loss } poisson
   *[other] { $loss } poissons
}
kleine-fische-web-spare = ne rien voler
kleine-fische-web-again = relancer une fois
kleine-fische-web-accept = accepter le lancer : { $loss ->
    [0] rien n’est volé
    [one] tu perds { $loss } poisson
   *[other] tu perds { $loss } poissons
}
kleine-fische-web-use = jouer { $cave }
kleine-fische-web-exchange = échanger la grotte ({ $place }) contre le poisson ({ $other })
kleine-fische-web-rainbow = poser le poisson arc-en-ciel sur { $fish } : { $gain ->
    [one] { $gain } point de plus
   *[other] { $gain } points de plus
}
kleine-fische-web-rainbow-nowhere = ne poser le poisson arc-en-ciel nulle part

## Les deux boutons

kleine-fische-web-button-stop = S’arrêter
kleine-fische-web-button-stop-small = en garder { $keeps }{ $points ->
    [0] {""}
   *[other] , pieuvre { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = d’abord retourner un poisson
kleine-fische-web-button-stop-early = d’abord nager
kleine-fische-web-button-enough = Ça suffit
kleine-fische-web-button-enough-small = { kleine-fische-web-enough }
kleine-fische-web-button-stay = Rester
kleine-fische-web-button-stay-small = { $count ->
    [0] laisser la pieuvre
    [one] prendre { $count } poisson
   *[other] prendre { $count } poissons
}
kleine-fische-web-button-spare = Ne rien voler
kleine-fische-web-button-spare-small = les laisser filer
kleine-fische-web-button-accept = Accepter
kleine-fische-web-button-accept-small = { $loss ->
    [0] rien n’est volé
    [one] tu perds { $loss } poisson
   *[other] tu perds { $loss } poissons
}
kleine-fische-web-button-nowhere = Nulle part
kleine-fische-web-button-nowhere-small = sur aucune pile
kleine-fische-web-button-swim = Continuer
kleine-fische-web-button-swim-ends = { $way } : fin de plongée, en garder { $keeps }
kleine-fische-web-button-swim-lost = { $way } : pas de poisson, tour perdu
kleine-fische-web-button-swim-go = { $way } : { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons au choix
}
kleine-fische-web-button-swim-go-odds = { $way } : paire { $percent } %
kleine-fische-web-button-jump = Sauter
kleine-fische-web-button-exchange = Échanger
kleine-fische-web-button-reveal = Retourner
kleine-fische-web-button-reveal-odds = risque de paire : { $percent } %
kleine-fische-web-button-explore = Explorer
kleine-fische-web-button-explore-small = le nombre convient
kleine-fische-web-button-peek = Regarder
kleine-fische-web-button-octopus = Déplacer
kleine-fische-web-button-octopus-none = aucun pas
kleine-fische-web-button-octopus-to = { $cost } pas
kleine-fische-web-button-octopus-meets = jusqu’à { $seats }, puis voler
kleine-fische-web-button-rob = Voler
kleine-fische-web-button-announce = Lancer le dé
kleine-fische-web-button-announce-go = pour { $number } : { $good } sur { $faces }
kleine-fische-web-button-again = Relancer
kleine-fische-web-button-again-none = pas de carte pour ça
kleine-fische-web-button-use = Jouer la carte
kleine-fische-web-button-rainbow = Poser
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } plonge

## Le panneau

kleine-fische-web-open = visible
kleine-fische-web-kept = gardé
kleine-fische-web-photos = Poissons visibles, dans l’ordre où ils ont été retournés
kleine-fische-web-photos-none = Pas encore de poisson visible : chaque nouvelle espèce compte, la deuxième fois fait une paire.
kleine-fische-web-next = le suivant
kleine-fische-web-bust = { $fish } en double ! Les numéros { $from } à { $to } se cachent à nouveau.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Il n’y avait rien avant la paire.
    [one] Celui d’avant la paire reste.
   *[other] Les { $kept } d’avant la paire restent.
}
kleine-fische-web-pair = la paire
kleine-fische-web-between = retourné entre les deux : se cache aussi
kleine-fische-web-stays = reste
kleine-fische-web-steal-from = { $seat } vole { $victim_seat }
kleine-fische-web-steal-takes = { $seat } en prend { $taken } à { $victim_seat }
kleine-fische-web-steal-none = { $victim_seat } garde tout
kleine-fische-web-steal-chance = { $good } sur { $faces }
kleine-fische-web-steal-whom = Qui veux-tu voler ?
kleine-fische-web-steal-how-many = Combien à { $victim_seat } ?
kleine-fische-web-steal-rolled = Obtenu { $result }, voulu { $number }
kleine-fische-web-rainbow-lay = Touche la pile qui doit compter { $shells }.
kleine-fische-web-swum = Un seul couloir est ouvert : { $seat } nage { FORM($way, "vers") }.
kleine-fische-web-odds-show = Montrer le risque de paire
kleine-fische-web-odds-hide = cacher
kleine-fische-web-odds-new = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
kleine-fische-web-odds-pair = paire : { $percent } %
kleine-fische-web-odds-keep = avec une paire, il t’en reste { $keeps } sur { $open }
kleine-fische-web-odds-none = Aucun poisson caché devant toi : avancer met fin à la plongée, et aucune paire n’est possible.
kleine-fische-web-odds-all = sur { $unseen } poissons jamais vus
kleine-fische-web-odds-bar = Sur { $unseen } poissons jamais vus, { $count } sont nouveaux ; le risque de paire est de { $percent } %
kleine-fische-web-hand = Tes grottes
kleine-fische-web-caves = Grottes : { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
kleine-fische-web-album = { $seat }, album : le meilleur poisson de chaque espèce compte
kleine-fische-web-album-have = { $fish } : { $shells }
kleine-fische-web-album-miss = { $fish } : aucun
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = regarde { FORM($way, "vers") }
kleine-fische-web-on-boat = sur la barque
kleine-fische-web-turn = plonge

## Ce que dit le bouton de confirmation, et comment choisir

kleine-fische-web-deed-swim = Nager { FORM($way, "vers") }
kleine-fische-web-deed-swim-then = Nager { FORM($way, "vers") } et retourner
kleine-fische-web-deed-dash = Utiliser les palmes
kleine-fische-web-deed-jump = Sauter, regard { FORM($way, "vers") }
kleine-fische-web-deed-risk = Risque de paire : { $percent } %
kleine-fische-web-deed-lost = Pas de poisson là : ton tour finit sans rien.
kleine-fische-web-deed-ends = Pas de poisson là : ta plongée finit, tu en gardes { $keeps }.
kleine-fische-web-deed-reveal = Retourner la carte
kleine-fische-web-deed-pair = Encore { FORM($fish, "un") } : une paire !
kleine-fische-web-deed-explore = Explorer la grotte
kleine-fische-web-deed-peek = Regarder la carte
kleine-fische-web-deed-enough = Éteindre la torche
kleine-fische-web-deed-stop = S’arrêter
kleine-fische-web-deed-keeps = Tu gardes { $keeps ->
    [one] { $keeps } poisson
   *[other] { $keeps } poissons
}.
kleine-fische-web-deed-octopus = Déplacer la pieuvre
kleine-fische-web-deed-steps = { $cost } pas
kleine-fische-web-deed-meets = Elle rejoint { $seats } : tu pourras alors voler.
kleine-fische-web-deed-stay = Laisser la pieuvre
kleine-fische-web-deed-rob = Voler { $victim_seat }
kleine-fische-web-deed-spare = Ne rien voler
kleine-fische-web-deed-announce = Lancer pour { $number }
kleine-fische-web-deed-chance = { $good } sur { $faces }
kleine-fische-web-deed-red = La face rouge te coûte { $loss ->
    [one] { $loss } poisson
   *[other] { $loss } poissons
}.
kleine-fische-web-deed-use = Jouer la carte
kleine-fische-web-deed-again = Relancer
kleine-fische-web-deed-accept = Accepter le lancer
kleine-fische-web-deed-exchange = Échanger
kleine-fische-web-deed-rainbow = Poser sur { $fish }
kleine-fische-web-deed-nowhere = Ne poser nulle part
kleine-fische-web-how-jump = Touche une flèche à côté d’une carte de la rangée du haut. Touche un signe de barque pour l’amener là.
kleine-fische-web-how-move = Touche une carte devant toi pour la retourner, ou une flèche pour nager par là.
kleine-fische-web-how-choice = Touche une carte devant toi pour la retourner, une flèche pour nager par là, ou S’arrêter.
kleine-fische-web-how-reveal = Touche une des cartes avec un œil.
kleine-fische-web-how-explore = Touche une carte avec un œil, ou la grotte.
kleine-fische-web-how-octopus = Touche un couloir avec un nombre : c’est le nombre de pas. Si elle rejoint un adversaire, tu peux tenter de voler.
kleine-fische-web-how-octopus-nobody = Aucun adversaire n’est à sa portée. Pour bloquer un couloir, touches-en un avec un nombre.
kleine-fische-web-how-announce = Touche un nombre : plus tu en veux, plus c’est difficile.
kleine-fische-web-how-exchange = Touche une grotte de la rangée du haut, puis un poisson.
kleine-fische-web-how-rainbow = Touche une pile de ton album.
kleine-fische-web-how-peek = Touche n’importe quel poisson caché : personne d’autre ne le verra.

## Ce qui se passe, raconté pendant qu'on le voit

kleine-fische-web-told-swam = { $seat } nage { FORM($way, "vers") }.
kleine-fische-web-told-revealed = { $seat } retourne { FORM($fish, "un") }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } lance le dé pieuvre…

## Ce qu'on voit sur un téléphone

kleine-fische-web-fact-kinds = Poissons : { $count }, de { $kinds ->
    [one] { $kinds } espèce
   *[other] { $kinds } espèces
} ; il y a { $all } espèces.
kleine-fische-web-fact-points = Tes meilleurs poissons de chaque espèce valent { count-points } pour l’instant.

## À quoi servent les choses

kleine-fische-web-about-hidden = Un poisson caché
kleine-fische-web-about-hidden-text = Nage dans un couloir à côté et retourne-le. Il y a { $kinds } espèces, { $each } poissons de chaque, avec un à quatre coquillages.
kleine-fische-web-about-open-text = Visible, numéro { $number } de cette plongée. Un deuxième poisson de cette espèce cacherait à nouveau les deux, et tout ce qui a été retourné entre eux.
kleine-fische-web-about-points-text = Après la plongée, chaque point pieuvre te laisse déplacer la pieuvre d’un couloir.
kleine-fische-web-about-known-text = De nouveau face cachée, mais tu l’as vu.
kleine-fische-web-about-cave = Une grotte : { $needs }
kleine-fische-web-about-cave-text = Nage à côté quand exactement { $needs } poissons sont visibles : tu peux alors l’explorer. Sa carte est à toi, et la plongée finit.
kleine-fische-web-about-gap = Un trou
kleine-fische-web-about-gap-text = Il est comblé avec la pioche à la fin du tour.
kleine-fische-web-about-diver = Plongeur : { $seat }
kleine-fische-web-about-diver-text = Les plongeurs ne se gênent jamais. On peut amener la pieuvre sur un adversaire pour le voler.
kleine-fische-web-about-diver-own = Tu ne nages que vers l’avant : par le croisement devant toi, tout droit ou en tournant. La lampe éclaire du côté où tu regardes.
kleine-fische-web-about-octopus = La pieuvre
kleine-fische-web-about-octopus-text = Personne ne peut nager dans son couloir. Les points pieuvre de tes poissons la déplacent après ta plongée. Si elle rejoint un adversaire, tu peux tenter de voler.
kleine-fische-web-about-deck-text = Les trous du récif sont comblés d’ici. Quand la pioche ne suffit plus, la partie est finie.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 et une face rouge. Pour voler, il faut obtenir au moins ce que tu as annoncé ; avec la face rouge, l’autre te prend un poisson.
kleine-fische-web-about-boat = La barque
kleine-fische-web-about-boat-text = Les plongeurs sautent d’ici à leur premier tour, à côté d’un poisson de la rangée du haut. Ensuite elle ne sert plus.
kleine-fische-web-about-lane-text = Les plongeurs et la pieuvre nagent dans les couloirs. Après avoir nagé, tu retournes un poisson à côté de ton couloir.
kleine-fische-web-about-cave-fins = Une fois : nager jusqu’à { $power } pas au lieu d’un.
kleine-fische-web-about-cave-lamp = Une fois, avant de nager : regarder { $power ->
    [one] { $power } poisson caché
   *[other] jusqu’à { $power } poissons cachés
} n’importe où.
kleine-fische-web-about-cave-octo = Une fois : { $power } pas de plus pour la pieuvre, même sans point pieuvre.
kleine-fische-web-about-cave-reroll = Une fois : relancer un dé raté{ $power ->
    [one] {""}
   *[other] , jusqu’à { $power } fois
}.
kleine-fische-web-about-cave-rainbow = Ne se joue pas. À la fin, il fait valoir quatre coquillages à une de tes espèces.
kleine-fische-web-about-cave-chest = Ne se joue pas. Il s’ouvre à la fin ; moins tu as de points, plus il rapporte : 1, 3, 5 ou 7.
kleine-fische-web-about-pile = { $seat } : { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
}
kleine-fische-web-about-pile-hidden = On sait combien, mais pas lesquels. On peut voler les poissons d’une pile, pas les grottes.
kleine-fische-web-about-pile-own = À la fin, seul ton meilleur poisson de chaque espèce compte.
kleine-fische-web-about-caves = Grottes : { $seat }
kleine-fische-web-about-caves-text = Chacune peut être jouée une fois, à partir du tour suivant. Inutilisée, elle vaut un point à la fin. On ne peut pas les voler.
kleine-fische-web-about-of = { $count } sur { $all }
kleine-fische-web-about-row-where = Où
kleine-fische-web-about-row-place = Emplacement
kleine-fische-web-about-row-open = Poissons visibles
kleine-fische-web-about-row-shells = Coquillages
kleine-fische-web-about-row-octopus = Points pieuvre
kleine-fische-web-about-row-kinds = Espèces
kleine-fische-web-about-row-points = Points jusqu’ici
kleine-fische-web-about-row-cave = Grotte { $needs }
