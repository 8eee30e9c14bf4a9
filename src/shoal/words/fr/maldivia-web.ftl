# Ce que seul le navigateur dit de Maldivia.

# Poissons, mâts, tuiles, cartes

maldivia-web-fish-R = { $count ->
    [one] { $count } poisson rouge
   *[other] { $count } poissons rouges
  }
maldivia-web-fish-G = { $count ->
    [one] { $count } poisson vert
   *[other] { $count } poissons verts
  }
maldivia-web-fish-P = { $count ->
    [one] { $count } poisson violet
   *[other] { $count } poissons violets
  }
maldivia-web-fish-Y = { $count ->
    [one] { $count } poisson jaune
   *[other] { $count } poissons jaunes
  }
maldivia-web-mast-empty = vide
maldivia-web-mast = Mât, de haut en bas : { $fish }
maldivia-web-tile-hidden = face cachée
maldivia-web-tile-fog = brume { $side }
maldivia-web-letter-n = N
maldivia-web-letter-e = E
maldivia-web-letter-s = S
maldivia-web-letter-w = O

# Le plateau

maldivia-web-sea = La mer, { $rows } cases sur { $columns }
maldivia-web-space = { $cell } : { $shows }
maldivia-web-boat-there = { $space } ; embarcation : { $seat }, mât de haut en bas : { $fish }
maldivia-web-market = Marché { FORM($island, "de") }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Bateau { FORM($island, "de") }, poissons ({ $count }) : { $fish }
maldivia-web-berth = Mouillage vide { FORM($island, "de") }
maldivia-web-pile = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } dans la pile { FORM($island, "de") }
maldivia-web-fog-spent = Plus de brume dans cette manche
maldivia-web-fog-held = Une ligne pleine d’embarcations : la brume se lève
maldivia-web-summary-over = Fin après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
  } · { $spaces } cases
maldivia-web-cannot-sail = Impossible de naviguer
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Tes cartes : { $cards }
maldivia-web-summary = Manche { $round } · tuile { $tile } sur { $tiles }
maldivia-web-left = { $spaces } cases, fin à { $end }

# Ce que fait une action

maldivia-web-may-rob = voler { $seat } ({ $fish })
maldivia-web-may-deliver = livrer { $card }
maldivia-web-do-take = Prendre l’embarcation { $boat }
maldivia-web-do-place = Commencer en { $cell } : { $outcome }
maldivia-web-do-plan = Plan : { $tiles }
maldivia-web-do-sail = Aller en { $cell } : { $outcome }
maldivia-web-do-stay = Rester ici
maldivia-web-stay-costs = pas d’action, fin du tour
maldivia-web-do-fish = Pêcher ici : { $fish }
maldivia-web-do-rob = Voler à { $seat } le poisson du sommet ({ $fish })
maldivia-web-do-haul = Embarquer les poissons
maldivia-web-do-drop = Retirer et relâcher : { $fish }
maldivia-web-do-drop-none = Ne rien retirer
maldivia-web-do-stick = Mettre un poisson { $colour } au sommet
maldivia-web-do-release = Relâcher le reste
maldivia-web-do-deliver = Livrer à { $island } : { $fish } ({ count-points })
maldivia-web-do-restack = Ensuite un poisson { $colour }
maldivia-web-do-keep = Garder cet ordre
maldivia-web-do-turn = Pieuvre : tourner de { $angle }° la tuile { $slot } chez { $seat }{ $known ->
    [yes] {" "}({ $tile })
   *[no] {""}
  }
maldivia-web-do-swap = Requin : donner à { $seat } une carte { FORM($gave, "de") } contre une carte { FORM($took, "de") }
maldivia-web-do-give = Donner cette carte : { $card }
maldivia-web-do-exchange = Renvoyer ce bateau : { $card }
maldivia-web-do-end = Finir le tour

# Le support

maldivia-web-plan = Ton plan
maldivia-web-plan-held = Touche la tuile avec laquelle elle change de place.
maldivia-web-plan-now = on joue la tuile { $tile }
maldivia-web-plan-in = Ton plan est prêt
maldivia-web-plan-send = Valider ce plan
maldivia-web-plan-replace = Changer mon plan
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Tuile { $slot } : { $tile }. La tourner
maldivia-web-slot-move = Déplacer la tuile { $slot } : { $tile }
maldivia-web-slot-here = Échanger la tuile { $held } et la tuile { $slot }
maldivia-web-plan-nowhere = Ta première flèche ne mène nulle part.
maldivia-web-plan-reach = Chiffres sur la mer : la tuile qui peut t’y amener.
maldivia-web-plan-fog = La { $fog } replierait la rangée voilée sur la rangée encadrée.
maldivia-web-plan-fog-none = La { $fog } ne replierait rien pour l’instant.
maldivia-web-plan-caught = Les embarcations étant où elles sont, le poisson du sommet pourrait être perdu par { $seats }.
maldivia-web-plan-caught-own = Tu y es aussi : tu perdrais ton poisson du sommet.
maldivia-web-choose = Que fais-tu ?
maldivia-web-choose-boat = Choisis une embarcation
maldivia-web-choose-ship = Quel bateau va sous la pile ?
maldivia-web-in-hand = En main
maldivia-web-stick-of = { $what }, un sur { $count }
maldivia-web-on-mast = Ton mât, de bas en haut
maldivia-web-mast-bottom = bas
maldivia-web-mast-top = haut
maldivia-web-stick = Touche le poisson qui va maintenant au sommet
maldivia-web-drop = Mât trop plein : touche le plus bas des poissons à retirer
maldivia-web-restack = Touche le poisson suivant, de bas en haut
maldivia-web-octopus = La pieuvre tourne une tuile pas encore dévoilée.
maldivia-web-octopus-tile = Tuile { $slot } chez { $seat } : { $tile }
maldivia-web-octopus-how = De combien ?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }° : { $tile }
maldivia-web-shark = Le requin échange deux cartes, face cachée.
maldivia-web-shark-give = Tu donnes
maldivia-web-shark-take = Tu prends
maldivia-web-shark-mine = { $letter } { $island } : donner une de ces cartes
maldivia-web-shark-theirs = { $letter } { $seat } : prendre une carte { FORM($island, "de") }
maldivia-web-give = Laquelle de tes cartes { FORM($island, "de") } donnes-tu à { $seat } ?

# Les joueurs

maldivia-web-players = Joueurs
maldivia-web-planned = plan prêt
maldivia-web-tiles = Plan : { $tiles }
maldivia-web-cards = { $count ->
    [0] pas encore de carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
maldivia-web-supply = Dans la réserve

# Ce que dit le bouton de confirmation, et comment choisir

maldivia-web-deed-sail = Aller en { $cell }
maldivia-web-deed-sail-fish = Aller en { $cell } et pêcher
maldivia-web-deed-sail-rob = Aller en { $cell } et voler
maldivia-web-deed-sail-deliver = Aller en { $cell } et livrer
maldivia-web-deed-place = Commencer en { $cell }
maldivia-web-deed-deliver = Livrer
maldivia-web-deed-rob = Voler { $seat }
maldivia-web-deed-fish = Pêcher
maldivia-web-deed-stay = Rester ici
maldivia-web-deed-stay-warning = Qui ne navigue pas ne peut ni pêcher, ni voler, ni livrer : ton tour se termine.
maldivia-web-ends-current = Un courant : rien à prendre ici, et ton prochain déplacement ne suivra aucun courant.
maldivia-web-ends-begin = Ici : { $what }. Rien n’est encore pris.
maldivia-web-deed-end = Finir le tour
maldivia-web-deed-plan = Valider ce plan
maldivia-web-deed-turn = Tourner la tuile
maldivia-web-deed-swap = Échanger les cartes
maldivia-web-deed-give = Donner cette carte
maldivia-web-deed-exchange = Renvoyer ce bateau
maldivia-web-deed-haul = Embarquer les poissons
maldivia-web-how-take = Touche une embarcation pour la prendre.
maldivia-web-how-place = Touche une case pour voir ce qu’elle offre ; touche-la encore pour y commencer.
maldivia-web-how-plan = Touche une tuile pour la tourner, fais glisser les tuiles pour les échanger, puis valide le plan.
maldivia-web-how-sail = Touche une case qui brille pour voir la route et ce qu’elle rapporte ; touche-la encore pour y aller.
maldivia-web-how-act = Touche une case ou un bateau qui brille, ou choisis dans la liste.
maldivia-web-how-drop = Touche le plus bas des poissons que tu retires.
maldivia-web-how-stick = Touche le poisson qui va maintenant au sommet : il y va aussitôt.
maldivia-web-how-restack = Chaque livraison le permet. Touche le poisson suivant, ou garde l’ordre.
maldivia-web-how-exchange = À toi de choisir : tu es le voisin de gauche de qui a plié. Un nouveau bateau prend la place.

# Ce qui se passe, raconté pendant qu'on le voit

maldivia-web-told-folded = { $seat } fait venir la brume { FORM($island, "de") } : la mer se replie, il reste { $spaces } cases.
maldivia-web-told-opened = Un bateau { FORM($island, "de") } arrive et demande : { $named }.

# Ce qu'on voit sur un téléphone

maldivia-web-fact-round = Manche { $round }
maldivia-web-fact-tile = M{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · fin à { $end }
maldivia-web-fact-ends = { $spaces } cases sont visibles ; à { $end } ou moins, la partie finit.
maldivia-web-fact-points = Tu as { count-points } sur { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }.

# À quoi servent les choses

maldivia-web-about-space-open = Mer libre : les embarcations passent et s’arrêtent ici, il n’y a rien à prendre.
maldivia-web-about-space-current = Un courant : si tu y entres par sa première case, dans son sens, tu peux suivre son virage puis continuer.
maldivia-web-about-space-octopus = Si tu t’arrêtes ici, tu peux tourner une tuile pas encore dévoilée, la tienne ou celle d’un autre.
maldivia-web-about-space-shark = Si tu t’arrêtes ici, tu peux échanger une de tes cartes contre celle d’un autre joueur, sans la voir.
maldivia-web-about-space-fish = Si tu t’arrêtes ici, tu peux prendre ces poissons dans la réserve pour ton mât. Pas dans un tour où tu livres.
maldivia-web-about-boat = Embarcation en { $cell } : { $seat }
maldivia-web-about-boat-text = Si tu t’arrêtes à côté, tu peux lui voler le poisson du sommet. Aucune embarcation n’en traverse une autre.
maldivia-web-about-boat-own = Ton mât porte sept poissons. Seul celui du sommet peut être volé ou perdu dans la brume.
maldivia-web-about-boat-hand = Ces poissons vont maintenant sur ton mât : choisis à côté du plateau lequel vient ensuite.
maldivia-web-about-ship = Un bateau marchand { FORM($island, "de") }
maldivia-web-about-ship-text = Si tu t’arrêtes au bord { FORM($island, "de") } avec tous ces poissons sur ton mât, peu importe l’ordre, tu peux livrer. La carte est alors à toi.
maldivia-web-about-berth-text = Sa pile est vide : plus aucun bateau ne vient.
maldivia-web-about-pile-text = Quand un bateau a été servi, le suivant vient d’ici.
maldivia-web-about-island-text = La brume d’ici replie la rangée du bord. Son verso devient le nouveau bord.
maldivia-web-about-island-fogged = La brume est déjà venue d’ici dans cette manche : elle ne ferait plus rien.
maldivia-web-about-cards = { $seat } : { $count ->
    [0] pas encore de carte
    [one] { $count } carte
   *[other] { $count } cartes
  }
maldivia-web-about-cards-hidden = On ne connaît que les îles au dos. Chaque poisson sur une carte vaut un point.
maldivia-web-about-cards-own = Chaque poisson sur une carte vaut un point : { $points } en tout. Personne d’autre ne les voit.
maldivia-web-about-tile-arrow = Ton embarcation navigue dans ce sens, aussi loin que tu veux, quand la tuile est dévoilée.
maldivia-web-about-tile-fog = Quand la tuile est dévoilée, la rangée du bord se replie de ce côté. Les embarcations prises perdent le poisson du sommet.
maldivia-web-about-tile-hidden = Elle est dévoilée quand vient son tour. Une pieuvre peut la tourner avant.
maldivia-web-about-supply-text = Il y a huit poissons de chaque couleur. Ce qui n’est sur aucun mât est ici ; ce qui n’est pas ici ne peut pas être pêché.
maldivia-web-about-row-mast = Mât, de haut en bas
maldivia-web-about-row-cards = Cartes gagnées
maldivia-web-about-row-asks = Demande
maldivia-web-about-row-worth = Rapporte
maldivia-web-about-row-side = Bord de la mer
maldivia-web-about-row-edge = Bateaux { FORM($island, "de") }
maldivia-web-about-row-next = Le prochain pli montre
