maldivia-option-start = Qui commence : le hasard décide, ou la première place

# Les choses

maldivia-island-efo = Efo
    .de = d’Efo
maldivia-island-solys = Solys
    .de = de Solys
maldivia-island-wipi = Wipi
    .de = de Wipi
maldivia-island-nanga = Nanga
    .de = de Nanga

maldivia-way-e = est
    .vers = vers l’est
maldivia-way-s = sud
    .vers = vers le sud
maldivia-way-w = ouest
    .vers = vers l’ouest
maldivia-way-n = nord
    .vers = vers le nord

maldivia-tile-e = flèche vers l’est
maldivia-tile-s = flèche vers le sud
maldivia-tile-w = flèche vers l’ouest
maldivia-tile-n = flèche vers le nord
maldivia-tile-fog-e = brume de l’est
maldivia-tile-fog-s = brume du sud
maldivia-tile-fog-w = brume de l’ouest
maldivia-tile-fog-n = brume du nord
maldivia-nothing = rien
maldivia-nowhere = nulle part

maldivia-boat-white = blanche
maldivia-boat-orange = orange
maldivia-boat-brown = marron
maldivia-boat-black = noire

maldivia-colour-red = rouge
maldivia-colour-green = vert
maldivia-colour-purple = violet
maldivia-colour-yellow = jaune

maldivia-space-open = mer libre
maldivia-space-current = un courant
maldivia-space-octopus = une pieuvre
maldivia-space-shark = un requin

maldivia-supply = Réserve
maldivia-mast = mât
maldivia-plan = plan
maldivia-cards = cartes
maldivia-no-cards = aucune
maldivia-pile = pile { $count }
maldivia-fog-came = brume passée
maldivia-spaces = { $spaces } cases restantes, fin de partie à { $end }
maldivia-round = Manche { $round }
maldivia-tile = Manche { $round }, tuile { $tile }
maldivia-setting-up = Mise en place
maldivia-starts = commence
maldivia-legend = R G P Y poissons (rouge, vert, violet, jaune) · → courant, ~ courant coupé · o pieuvre · x requin · ' verso du tapis
maldivia-fresh = nouveaux poissons en main : { $fish }
maldivia-score = { count-points }

# Ce qu'on demande

maldivia-ask-take = Choisis une embarcation.
maldivia-wait-take = { $seat } choisit une embarcation.
maldivia-ask-place = Pose ton embarcation sur une case libre.
maldivia-wait-place = { $seat } met son embarcation à l’eau.
maldivia-ask-plan = Manche { $round } : prépare trois flèches et la brume, de gauche à droite.
maldivia-ask-replan = Ton plan est prêt. Tu peux encore le changer. On attend { $seats }.
maldivia-wait-plan = Manche { $round } : on attend { $seats }.
maldivia-ask-sail = Navigue { FORM($way, "vers") } depuis { $cell }, ou reste.
maldivia-wait-sail = { $seat } peut naviguer { FORM($way, "vers") } depuis { $cell }.
maldivia-ask-act = Te voilà en { $cell } : { $shows }. Que fais-tu ?
maldivia-wait-act = { $seat } est en { $cell } ({ $shows }) et peut agir.
maldivia-ask-gain = En main : { $fish }. Prends-en d’autres, ou embarque-les.
maldivia-wait-gain = { $seat } peut prendre d’autres poissons (en main : { $fish }).
maldivia-ask-drop = Trop de poissons pour ton mât ({ $mast }). En main : { $fish }. Combien en retires-tu d’abord, en partant du haut ?
maldivia-wait-drop = { $seat } a trop de poissons et fait de la place sur son mât.
maldivia-ask-stick = Quel poisson va maintenant au sommet ? En main : { $fish }. Sur le mât : { $mast }.
maldivia-wait-stick = { $seat } met de nouveaux poissons sur son mât : { $fish }.
maldivia-ask-restack = Réorganise ton mât de bas en haut. En place : { $settled }. Lequel ensuite : { $loose } ?
maldivia-wait-restack = { $seat } réorganise son mât.
maldivia-ask-give = Quelle carte { FORM($island, "de") } donnes-tu à { $other_seat } contre une carte { FORM($wanted, "de") } ?
maldivia-wait-give = { $seat } choisit la carte { FORM($island, "de") } à donner à { $other_seat } contre une carte { FORM($wanted, "de") }.
maldivia-ask-exchange = La brume est venue { FORM($island, "de") }. Lequel de ses bateaux va sous la pile ?
maldivia-wait-exchange = { $seat } échange un bateau { FORM($island, "de") }.

# Ce qui s'est passé

maldivia-event-took = { $seat } prend l’embarcation { $boat }.
maldivia-event-placed = { $seat } commence en { $cell }.
maldivia-event-round = La manche { $number } commence. { $start_seat } joue en premier.
maldivia-event-planned = { $seat } a préparé son plan{ $known ->
    [yes] {"\u202F"}: { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } dévoile sa tuile { $slot } : { $named }.
maldivia-event-blocked = { $seat } ne peut pas naviguer depuis { $cell }.
maldivia-event-stayed = { $seat } reste en { $cell }.
maldivia-event-sailed = { $seat } navigue de { $from } à { $cell }.
maldivia-event-fished = { $seat } pêche : { $named }.
maldivia-event-robbed = { $seat } vole un poisson { $named } à { $victim_seat }.
maldivia-event-dropped = { $seat } retire de son mât ces poissons : { $named }.
maldivia-event-stuck = { $seat } met un poisson { $named } sur son mât.
maldivia-event-released = Poissons relâchés par { $seat } : { $named }.
maldivia-event-delivered = { $seat } livre à { $island } : { $named } ({ count-points }). Reste sur le mât, de bas en haut : { $left }.
maldivia-event-opened = Un bateau { FORM($island, "de") } arrive et demande : { $named }. { $pile ->
    [0] La pile est maintenant vide.
    [one] Il reste { $pile } carte dans la pile.
   *[other] Il reste { $pile } cartes dans la pile.
  }
maldivia-event-restacked = { $seat } réorganise son mât, de bas en haut : { $named }.
maldivia-event-turned = Avec la pieuvre, { $seat } tourne de { $angle } degrés la tuile { $slot } chez { $owner_seat }{ $known ->
    [yes] {"\u202F"}: { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } échange avec { $other_seat } une carte { FORM($gave, "de") } contre une carte { FORM($took, "de") }{ $known ->
    [yes] {" "}(donnée : { $given_named } ; reçue : { $drawn_named }).
   *[no] .
  }
maldivia-event-ended-turn = { $seat } a fini.
maldivia-event-fog-spent = { $seat } : la brume ne fait rien, { $island } a déjà eu la sienne dans cette manche.
maldivia-event-fog-held = Des embarcations remplissent toute une ligne devant { $island } ({ $line }) : la brume amenée par { $seat } se lève, et rien n’est replié.
maldivia-event-folded = { $seat } fait venir la brume { FORM($island, "de") } : la mer se replie, il reste { $spaces } cases. Le nouveau bord va de { $first } à { $last }. Poissons : { $fish_at } ; pieuvre : { $octopus_at } ; requin : { $shark_at }.
maldivia-event-covered = Le pli passe sous { $seat } en { $cell }.
maldivia-event-carried = Le pli emporte { $seat } de { $from } à { $cell }.
maldivia-event-pushed = Le pli pousse { $seat } de { $from } à { $cell }.
maldivia-event-lost = { $seat } perd un poisson { $named }.
maldivia-event-exchanged = { $seat } renvoie un bateau { FORM($island, "de") } sous la pile : { $named }.
maldivia-event-ended = La partie est finie. Victoire : { $seats }. Points, place par place : { $scores }.

# Pourquoi pas

maldivia-refuse-now-take = Choisis d’abord une embarcation.
maldivia-refuse-now-place = Mets d’abord ton embarcation à l’eau.
maldivia-refuse-now-plan = Pour l’instant, tout le monde prépare son plan.
maldivia-refuse-now-sail = Navigue ou reste d’abord.
maldivia-refuse-now-act = C’est le moment d’agir sur ta case, ou de finir ton tour.
maldivia-refuse-now-gain = Prends d’abord d’autres poissons, ou embarque-les.
maldivia-refuse-now-drop = Dis d’abord combien de poissons tu retires du haut de ton mât.
maldivia-refuse-now-stick = Mets d’abord les nouveaux poissons sur ton mât.
maldivia-refuse-now-restack = Réorganise d’abord les poissons de ton mât, ou garde leur ordre.
maldivia-refuse-now-give = Choisis d’abord la carte que tu donnes.
maldivia-refuse-now-exchange = Échange d’abord un bateau.
maldivia-refuse-boat-taken = { $other_seat } a l’embarcation { $boat }.
maldivia-refuse-occupied = { $other_seat } a déjà son embarcation là.
maldivia-refuse-planned = Tous les plans sont prêts. Seule une pieuvre peut encore les changer.
maldivia-refuse-sailed = Ton embarcation a déjà navigué ce tour-ci.
maldivia-refuse-folded-away = { $cell } a disparu dans un pli.
maldivia-refuse-same-place = Un déplacement finit ailleurs. Tu peux rester en { $cell }.
maldivia-refuse-boat-there = { $other_seat } a son embarcation en { $cell }.
maldivia-refuse-boat-between = Une embarcation barre la route vers { $cell }.
maldivia-refuse-on-current = Tu pars d’un courant : aucun courant ne peut donc te faire tourner.
maldivia-refuse-current-blocked = Le courant qui mène à { $cell } n’est pas libre.
maldivia-refuse-in-current = Une embarcation qui suit un courant doit en sortir : { $cell } en fait encore partie.
maldivia-refuse-off-course = { $cell } n’est pas sur cette route. Ta flèche pointe { FORM($way, "vers") }, et une embarcation ne tourne que là où commence un courant.
maldivia-refuse-sail-first = Sans déplacement, pas d’action.
maldivia-refuse-gained = Tu as déjà pris tes poissons ce tour-ci.
maldivia-refuse-no-haul = Tu n’as en main aucun poisson à embarquer.
maldivia-refuse-no-fish-space = Il n’y a pas de poisson sur cette case.
maldivia-refuse-fish-or-deliver = Dans un tour, on pêche ou on livre, pas les deux.
maldivia-refuse-fished = Tu as déjà pêché ici ce tour-ci.
maldivia-refuse-none-left = Il n’y a plus de ces poissons dans la réserve : { $fish }.
maldivia-refuse-no-victim = Il n’y a personne à voler ici.
maldivia-refuse-not-adjacent = { $other_seat } n’a pas son embarcation à côté de la tienne.
maldivia-refuse-robbed = Tu as déjà volé { $other_seat } ce tour-ci.
maldivia-refuse-empty = { $other_seat } n’a rien sur son mât.
maldivia-refuse-no-drop = On ne retire des poissons du mât que si les nouveaux n’y tiennent pas tous.
maldivia-refuse-drop-too-many = { $count ->
    [one] Il n’y a que { $count } poisson sur ton mât.
   *[other] Il n’y a que { $count } poissons sur ton mât.
  }
maldivia-refuse-no-stick = Il n’y a pas de nouveau poisson à mettre sur le mât.
maldivia-refuse-no-release = Il y a de la place pour tous : ils vont tous sur le mât.
maldivia-refuse-no-such-fish = Tu n’as pas de poisson { $colour } en main.
maldivia-refuse-not-at-side = Ton embarcation n’est pas au bord { FORM($island, "de") }.
maldivia-refuse-one-ship = Un seul bateau { FORM($island, "de") } par tour.
maldivia-refuse-no-ship = Il n’y a pas là de bateau { FORM($island, "de") }.
maldivia-refuse-cannot-pay = Ce bateau demande des poissons que ton mât n’a pas : { $fish }.
maldivia-refuse-no-restack = On ne réorganise son mât que juste après une livraison.
maldivia-refuse-not-loose = Il ne reste pas de poisson { $colour } à placer.
maldivia-refuse-no-octopus = Il n’y a pas de pieuvre sur ta case.
maldivia-refuse-octopus-done = La pieuvre a déjà tourné une tuile ce tour-ci.
maldivia-refuse-no-seat = Cette place est vide.
maldivia-refuse-lying = La tuile { $slot } chez { $other_seat } est dévoilée ({ $tile }) et ne peut plus tourner.
maldivia-refuse-no-shark = Il n’y a pas de requin sur ta case.
maldivia-refuse-shark-done = Le requin a déjà échangé des cartes ce tour-ci.
maldivia-refuse-no-partner = Échange avec un autre joueur.
maldivia-refuse-no-card = Tu n’as pas de carte { FORM($island, "de") }.
maldivia-refuse-no-cards-there = { $other_seat } n’a pas de carte à échanger.
maldivia-refuse-no-card-there = { $other_seat } n’a pas de carte { FORM($island, "de") }.
maldivia-refuse-no-swap = Personne n’attend de carte de toi.
maldivia-refuse-other-island = Tu as proposé une carte { FORM($island, "de") }.
maldivia-refuse-not-yours = { $card } n’est pas à toi.
maldivia-refuse-no-exchange = On n’échange un bateau qu’après un pli : c’est au voisin de gauche de le faire.

# D'où viennent les points

maldivia-tally-card = { $island } : { $named }
maldivia-tally-mast = { $count ->
    [one] { $count } poisson
   *[other] { $count } poissons
  } sur le mât, seulement en cas d’égalité
