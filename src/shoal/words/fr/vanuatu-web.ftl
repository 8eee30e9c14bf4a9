## Le plateau dans le navigateur

vanuatu-web-summary = Manche { $round } sur { $rounds } · { $phase }
vanuatu-web-map = Archipel
vanuatu-web-boxes = Neuf actions
vanuatu-web-choices = Tes choix
vanuatu-web-players = Joueurs dans l’ordre du tour
vanuatu-web-track = Piste des vatu
vanuatu-web-whole = Toute la carte
vanuatu-web-waters = Mes eaux
vanuatu-web-nobody = encore personne
vanuatu-web-neutral = neutre
vanuatu-web-price = Prix du poisson
vanuatu-web-office = Touristes
vanuatu-web-rest-tiles = Tuiles repos
vanuatu-web-next = Prochaines tuiles
vanuatu-web-ships = Bateaux
vanuatu-web-ships-hint = celui de gauche charge en premier ; la dernière case rapporte { $points } de plus
vanuatu-web-to-map = À la carte
vanuatu-web-free = Personnages libres
vanuatu-web-free-hint = personne ne garde le même
vanuatu-web-sails = part à la fin de la manche
vanuatu-web-slot-full = { $good } chargé
vanuatu-web-slot-open = place pour { $good }
vanuatu-web-drawings = Dessins sur le sable
vanuatu-web-of = { $count } sur { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = pions sur les actions
vanuatu-web-order-now = { $seat } maintenant
vanuatu-web-order-next = puis { $seat }
vanuatu-web-used = utilisé
vanuatu-web-plan = Ton plan est complet : confirme-le.
vanuatu-web-plan-hint = Une action orange dit ce qu’il lui faut d’abord.
vanuatu-web-chain = Ce qu’il faut pour { $action }, dans l’ordre
vanuatu-web-link-done = prévu
vanuatu-web-link-next = un pion ici d’abord
vanuatu-web-link-wait = vient après
vanuatu-web-need-sail = une mer libre
vanuatu-web-need-build = une place libre
vanuatu-web-need-explore = une épave
vanuatu-web-need-fish = une mer poissonneuse
vanuatu-web-need-tile = un poisson
vanuatu-web-need-sell = ta cabane
vanuatu-web-need-buy = des marchandises
vanuatu-web-need-draw = { vanuatu-web-need-build }
vanuatu-web-need-transport = de la place
vanuatu-web-need-rest = d’abord
vanuatu-web-need-together = va avec
vanuatu-web-money = { $sum } = { $vatu } vatu quand tu arrives à { $action }
vanuatu-web-unplan = reprendre le pion sur { $action }
vanuatu-web-govern = Gouverneur : déplacer une pile
vanuatu-web-step-cash = Trésor
vanuatu-web-step-beg = Mendier

## Ce que coûtent les actions

vanuatu-web-cost-sail = −{ $step } vatu par case
vanuatu-web-cost-sail-navigator = gratuit : Navigateur
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu : Bâtisseur
vanuatu-web-cost-explore = sur ta mer
vanuatu-web-cost-explore-diver = Plongeur : vatu aussi
vanuatu-web-cost-fish = { vanuatu-web-cost-explore }
vanuatu-web-cost-fish-fisherman = Pêcheur : points aussi
vanuatu-web-cost-sell = valeur × { $price } vatu
vanuatu-web-cost-sell-seller = sans cabane : Vendeur
vanuatu-web-cost-buy = coûte { $prices } vatu
vanuatu-web-cost-buy-buyer = second offert : Acheteur
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points } : Dessinateur
vanuatu-web-cost-transport = +1 vatu par cabane
vanuatu-web-cost-transport-guide = Guide : points aussi
vanuatu-web-cost-rest = bonus caché

## Pastilles : la vérité sur ta pile, longue et brève

vanuatu-web-pill-now = À toi : choisis un endroit
vanuatu-web-brief-now = à toi
vanuatu-web-pill-now-do = À toi : { $name }
vanuatu-web-brief-now-do = { vanuatu-web-brief-now }
vanuatu-web-pill-now-gain = À toi : { $gain }
vanuatu-web-brief-now-gain = { vanuatu-web-brief-now }
vanuatu-web-pill-lead = Tu mènes ici
vanuatu-web-brief-lead = tu mènes
vanuatu-web-pill-leads = { $seat } agit ici
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Des pions neutres bloquent
vanuatu-web-brief-walled = bloqué
vanuatu-web-pill-neutral-here = Mettre un pion neutre ici
vanuatu-web-brief-neutral-here = ici ?
vanuatu-web-pill-drafted = Ton pion va ici
vanuatu-web-brief-drafted = ton pion
vanuatu-web-pill-drafted-leads = Ton pion : tu mènerais
vanuatu-web-brief-drafted-leads = tu mènerais
vanuatu-web-pill-drafted-behind = { $seat } agit avant, avec { $pawns }
vanuatu-web-brief-drafted-behind = { $seat } mène
vanuatu-web-pill-drafted-with = Ton pion ; maintenant { $action }
vanuatu-web-brief-drafted-with = puis { $action }
vanuatu-web-pill-with = Possible avec { $action }
vanuatu-web-brief-with = { $action } avant
vanuatu-web-pill-win = Tu mènerais
vanuatu-web-brief-win = tu mènerais
vanuatu-web-pill-would-lead = Tu mènerais sans rival
vanuatu-web-brief-would-lead = { vanuatu-web-brief-win }
vanuatu-web-pill-behind = { $seat } agirait avant : { $pawns }
vanuatu-web-brief-behind = { vanuatu-web-brief-drafted-behind }
vanuatu-web-pill-may = Un pion peut aller ici
vanuatu-web-brief-may = possible
vanuatu-web-pill-moves = Cette pile se déplace
vanuatu-web-pill-move-from = Déplacer cette pile
vanuatu-web-pill-move-to = La déplacer ici
vanuatu-web-pill-outnumbered = Bloqué : { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Égalité { $theirs }:{ $mine }, { $seat } avant toi
vanuatu-web-brief-tie = égalité : { $seat }
vanuatu-web-pill-neutral = Pions neutres { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Pas ici : d’abord Naviguer
vanuatu-web-brief-sail-first = Naviguer avant
vanuatu-web-pill-no-place = Aucun endroit à portée
vanuatu-web-brief-no-place = hors de portée
vanuatu-web-pill-fish-tile = Pas de poisson : d’abord Pêcher
vanuatu-web-brief-fish-tile = Pêcher avant
vanuatu-web-pill-vatu = Il manque { $short } vatu
vanuatu-web-pill-cost = Coûte { $cost }, tu as { $vatu }
vanuatu-web-pill-no-treasure-disc = À toi, mais pas de trésor ici
vanuatu-web-brief-no-treasure-disc = pas de trésor ici
vanuatu-web-pill-no-fish-disc = À toi, mais pas de poisson ici
vanuatu-web-brief-no-fish-disc = pas de poisson
vanuatu-web-pill-no-fish-tile = À toi, mais aucun poisson à vendre
vanuatu-web-brief-no-fish-tile = aucun poisson
vanuatu-web-pill-no-own-stall = À toi, mais pas de cabane ici
vanuatu-web-brief-no-own-stall = pas de cabane
vanuatu-web-pill-no-tourists = Aucun touriste n’attend
vanuatu-web-brief-no-tourists = aucun touriste
vanuatu-web-pill-no-drawing-slot = Pas de place pour un dessin
vanuatu-web-brief-no-drawing-slot = pas de place
vanuatu-web-pill-no-stall-slot = Pas de place pour une cabane
vanuatu-web-brief-no-stall-slot = pas de place
vanuatu-web-pill-no-cube = À toi, mais pas de marchandises
vanuatu-web-pill-not-now = Impossible pour l’instant
vanuatu-web-brief-not-now = pas maintenant

## Effets et notes

vanuatu-web-does = { $name } : { $outcome }
vanuatu-web-leads = tu mènerais sur { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = reste { $vatu } vatu
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = le cube est perdu
vanuatu-web-note-converted = { $vatu } vatu deviennent { count-points }.
vanuatu-web-note-bonus = Le bateau est plein : { $points } { $points ->
    [one] point
   *[other] points
} de plus.
vanuatu-web-note-lost = Aucun bateau ne prend ce cube : il ne rapporte rien.
vanuatu-web-note-preaches = Le Prédicateur est utilisé.
vanuatu-web-note-rest = Tu prends une tuile repos : un vatu, un point, les deux, ou commencer la manche suivante.
vanuatu-web-note-waived = { $rule ->
    [51] Il ne reste aucune case loin des autres îles.
   *[other] Il ne reste aucune case à côté d’une île.
}

## Les actions

vanuatu-web-do-place = Poser en { $hex } : { $tile }
vanuatu-web-do-neutral = Pion neutre sur { $action }
vanuatu-web-do-take = Prendre { FORM($character, "le") }
vanuatu-web-do-plan = Placer sur { $actions }
vanuatu-web-do-plan-both = Placer les deux sur { $action }
vanuatu-web-do-sail = Naviguer vers { FORM($place, "la") }
vanuatu-web-do-sail-in = Naviguer avec un détour vers { FORM($place, "la") } : { $steps } pas
vanuatu-web-do-sail-back = Aller et retour vers { FORM($place, "la") }
vanuatu-web-do-build = Construire sur { $island }
vanuatu-web-do-explore = Remonter le trésor de { $value }
vanuatu-web-do-fish = Pêcher un poisson de { $value }
vanuatu-web-do-sell = Vendre un poisson de { $value }
vanuatu-web-do-buy = Acheter du { $good } sur { $island }
vanuatu-web-do-draw = Dessiner sur { $island }
vanuatu-web-do-transport = Amener un touriste sur { $island }
vanuatu-web-do-rest = Se reposer
vanuatu-web-do-withdraw = Abandonner { $action }
vanuatu-web-do-stop = Arrêter la vente
vanuatu-web-do-second-yes = Charger un second cube de { $good }
vanuatu-web-do-second-no = Pas de second cube
vanuatu-web-do-keep = Prendre « { $tile } »
vanuatu-web-do-cash = Changer le trésor { $value } en vatu
vanuatu-web-do-beg = Donner { $value } { $value ->
    [one] point
   *[other] points
} contre des vatu
vanuatu-web-do-govern = Déplacer la pile : { $action } → { $to }

## Les cases pour les oreilles

vanuatu-web-hex = { $name }, { $hex } : { $what }
vanuatu-web-hex-empty = { $hex }, vide
vanuatu-web-hex-fish = poisson : { $count }
vanuatu-web-hex-treasure = trésor de { $count }
vanuatu-web-hex-good = { $count } { $good }
vanuatu-web-hex-stalls = cabanes : { $count } sur { $of } { $owners }
vanuatu-web-hex-drawings = dessins : { $count } sur { $of }
vanuatu-web-hex-tourists = touristes : { $count } sur { $of }
vanuatu-web-hex-boat = pirogue : { $seat }

## Ajouts aux pastilles

vanuatu-web-all-done = plus de pions
vanuatu-web-brief-cost = coûte { $cost }
vanuatu-web-brief-vatu = manque { $short }
vanuatu-web-brief-no-cube = rien à acheter
vanuatu-web-pill-paid-by = Seulement si { $action } paie avant
vanuatu-web-brief-paid-by = si { $action } paie
vanuatu-web-pill-first = D’abord { $first }
vanuatu-web-brief-first = { $first } avant
vanuatu-web-pill-planned = Seulement avec { $first } avant
vanuatu-web-brief-planned = avec { $first }
vanuatu-web-pill-fish = Aucun poisson à vendre
vanuatu-web-brief-fish = aucun poisson
vanuatu-web-pill-several = Il manque plusieurs choses
vanuatu-web-brief-several = { vanuatu-web-brief-not-now }
vanuatu-web-pill-vatu-converted = Dix vatu deviendraient des points
vanuatu-web-brief-vatu-converted = vatu convertis
vanuatu-web-pill-sail-vatu = Pas de vatu pour naviguer
vanuatu-web-brief-sail-vatu = pas de vatu
vanuatu-web-pill-no-island = Aucune île à côté de toi
vanuatu-web-brief-no-island = aucune île
vanuatu-web-pill-no-stall = Toutes tes cabanes sont construites
vanuatu-web-brief-no-stall = plus de cabane
vanuatu-web-pill-island-full = Pas de place pour un touriste
vanuatu-web-brief-island-full = pas de place
vanuatu-web-pill-no-rest = Toutes les tuiles repos sont prises
vanuatu-web-brief-no-rest = il n’y en a plus
vanuatu-web-pill-nowhere = Rien de tel autour de toi
vanuatu-web-brief-nowhere = pas ici
vanuatu-web-lost = l’action est perdue
vanuatu-web-warn-lost = Tu reprends tes pions et ne fais rien.
vanuatu-web-warn-behind = Sur { $actions }, quelqu’un agit avant toi ; puis toi, si c’est encore possible.
vanuatu-web-warn-paid-by = { $action } ne marche que si { $payer } a rapporté ses vatu d’ici là.

## Comment choisir

vanuatu-web-how-plan = { $pawns ->
    [0] Confirme, ou touche un pion pour le reprendre.
    [one] Touche une action : { $pawns } pion à placer.
   *[other] Touche des actions : { $pawns } pions à placer.
}
vanuatu-web-how-plan-with = Pour { $action }, d’abord { $helper }.
vanuatu-web-how-place = Touche une case qui brille pour y voir la tuile ; touche-la encore pour la poser.
vanuatu-web-how-take = Chacun dit ce qu’il sait faire. Touche deux fois pour en prendre un.
vanuatu-web-how-neutral = Touche l’action où va le pion neutre.
vanuatu-web-how-act = Touche une action ou une case qui brille.
vanuatu-web-how-where = { $action } : touche un endroit qui brille.
vanuatu-web-how-lose = Ce que tu touches maintenant est abandonné pour rien.
vanuatu-web-how-govern = Touche la pile à déplacer.
vanuatu-web-how-govern-to = Touche l’action où elle va.
vanuatu-web-ask-hex = { $name } : que veux-tu faire ?
vanuatu-web-ask-box = { $name } : où ?

## Ce qui vient de se passer

vanuatu-web-told-planned = { $seat } mise sur : { $actions }.
vanuatu-web-told-planned-both = { $seat } place les deux pions sur { $action }.
vanuatu-web-told-withdrew = { $seat } n’a la majorité nulle part et abandonne { $action }.
vanuatu-web-fact-round = Manche { $round }/{ $rounds }

## À quoi servent les choses

vanuatu-web-about-empty-title = { $hex } : mer ouverte
vanuatu-web-about-empty = Pas encore de tuile. Une tuile peut être posée là où elle en touche deux autres : les îles loin des îles, les mers à côté d’une île.
vanuatu-web-about-next = Sera posée au début de la prochaine manche.
vanuatu-web-about-sea = Les pirogues naviguent ici. Le premier à pêcher ou à plonger prend le plus : une tuile vaut autant qu’il y a de disques.
vanuatu-web-about-island = Qui est à côté de cette île peut construire, acheter, vendre, dessiner et amener des touristes. À la fin, chaque cabane compte 2 points par touriste.
vanuatu-web-about-row-fish = Poisson
vanuatu-web-about-row-treasure = Trésor
vanuatu-web-about-discs = { $count ->
    [0] rien
   *[other] le prochain vaut { $count }
}
vanuatu-web-about-row-goods = Marchandises
vanuatu-web-about-row-stalls = Cabanes
vanuatu-web-about-row-drawings = Dessins
vanuatu-web-about-row-tourists = Touristes
vanuatu-web-about-row-cost = En bref
vanuatu-web-about-row-queue = Qui agit, dans l’ordre
vanuatu-web-about-row-with = Maintenant chez
vanuatu-web-about-row-deal = Sur un bateau
vanuatu-web-about-row-found = Se trouve sur
vanuatu-web-about-row-room = Places libres sur les bateaux
vanuatu-web-about-sail = Déplace ta pirogue sur les tuiles mer, un vatu par case.
vanuatu-web-about-build = Mets une cabane sur une île à côté de ta pirogue. Avec des touristes, elle vaut des points à la fin.
vanuatu-web-about-explore = Remonte le trésor sous ta pirogue. Gardé, il compte double à la fin ; vendu, il donne sa valeur en vatu.
vanuatu-web-about-fish = Pêche le poisson sous ta pirogue ; il vaut autant qu’il y a de disques poisson.
vanuatu-web-about-sell = Vends du poisson sur une île où tu as une cabane, à côté de ta pirogue : sa valeur fois le prix. Le prix baisse à chaque fois.
vanuatu-web-about-buy = Achète une marchandise sur une île à côté de ta pirogue ; elle va sur un bateau et rapporte des points.
vanuatu-web-about-draw = Dessine sur le sable d’une île à côté de ta pirogue, là où il y a de la place.
vanuatu-web-about-transport = Amène un touriste qui attend sur une île à côté de ta pirogue. Chaque cabane de l’île te paie un vatu, peu importe à qui elle est.
vanuatu-web-about-rest = Prends une des tuiles repos cachées ; elle paie à la fin de la manche.
vanuatu-web-about-person = Un personnage par manche, et jamais deux fois de suite le même.
vanuatu-web-about-ship-title = { $number ->
    [1] Premier bateau
    [2] Deuxième bateau
   *[other] Troisième bateau
}
vanuatu-web-about-ship = Un cube va sur le premier bateau à partir de la gauche qui a de la place. La dernière case rapporte { $points } de plus ; les bateaux pleins partent à la fin de la manche.
vanuatu-web-about-loaded = chargé
vanuatu-web-about-deal = { $vatu } vatu, rapporte { count-points }
vanuatu-web-about-good = Achetée sur une île, chargée sur un bateau. Sans place sur un bateau, elle ne rapporte rien.
vanuatu-web-about-price-title = Prix du poisson : { $price }
vanuatu-web-about-price = Un poisson se vend sa valeur fois ce prix, qui baisse à chaque poisson vendu ({ $track }) et remonte tout en haut à la manche suivante.
vanuatu-web-about-office-title = Touristes en attente : { $count }
vanuatu-web-about-office = Transporter en amène un sur une île : un vatu par cabane de l’île. À la fin, chaque touriste donne 2 points de plus à chaque cabane de l’île. Qui attend encore s’en va après la manche.
vanuatu-web-about-rest-tiles-title = Tuiles repos : reste { $count }
vanuatu-web-about-rest-tiles = Qui se repose les regarde et en prend une ; personne d’autre ne voit laquelle. Elles paient à la fin de la manche.
vanuatu-web-about-rest-first-player = joue en premier ; 3 points à la fin de la partie
vanuatu-web-about-rest-point = 1 point
vanuatu-web-about-rest-vatu-point = 1 vatu et 1 point
vanuatu-web-about-rest-vatu = 1 vatu
vanuatu-web-about-gate-title = Vatu : de l’argent jusqu’à { $vatu }
vanuatu-web-about-gate = À { $vatu }, les vatu deviennent d’eux-mêmes { $points } points, et tu repars avec ce qui reste. Trois vatu restants à la fin valent un point.
vanuatu-web-about-drawings-title = Dessins sur le sable : { $count } sur { $of }
vanuatu-web-about-drawings = Les dessins ne sont à personne et rapportent des points une fois, au moment de dessiner. Le Guide en profite.
vanuatu-web-about-fish-tile-title = Poisson de { $value }
vanuatu-web-about-fish-tile = Se vend { $vatu } vatu au prix du jour, à côté d’une cabane à toi.
vanuatu-web-about-treasure-tile-title = Trésor de { $value }
vanuatu-web-about-treasure-tile = Compte { $points } points à la fin, ou sa valeur en vatu au début d’un de tes tours.
vanuatu-web-about-pawns-title = Pions action
vanuatu-web-about-pawns = Cinq pions par manche. Qui a le plus de pions sur une action y agit en premier ; à égalité, l’ordre du tour décide.
