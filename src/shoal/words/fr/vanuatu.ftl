## Le matériel

vanuatu-action-sail = Naviguer
vanuatu-action-build = Construire
vanuatu-action-explore = Explorer
vanuatu-action-fish = Pêcher
vanuatu-action-sell = Vendre
vanuatu-action-buy = Acheter
vanuatu-action-draw = Dessiner
vanuatu-action-transport = Transporter
vanuatu-action-rest = Se reposer

vanuatu-good-kava = kava
vanuatu-good-copra = coprah
vanuatu-good-beef = bœuf

# .la : le nom avec son article, après « vers », « sur », « dans ».
vanuatu-tile-efate = Efate
    .la = Efate
vanuatu-tile-mele = Baie de Mele
    .la = la baie de Mele
vanuatu-tile-havannah = Épave du Havannah
    .la = l’épave du Havannah
vanuatu-tile-vila = Rade de Port-Vila
    .la = la rade de Port-Vila
vanuatu-tile-santo = Espiritu Santo
    .la = Espiritu Santo
vanuatu-tile-malakula = Malakula
    .la = Malakula
vanuatu-tile-segond = Canal du Segond
    .la = le canal du Segond
vanuatu-tile-shark = Baie des Requins
    .la = la baie des Requins
vanuatu-tile-selwyn = Détroit de Selwyn
    .la = le détroit de Selwyn
vanuatu-tile-bougainville = Détroit de Bougainville
    .la = le détroit de Bougainville
vanuatu-tile-pentecost = Pentecôte
    .la = Pentecôte
vanuatu-tile-tanna = Tanna
    .la = Tanna
vanuatu-tile-patteson = Passage Patteson
    .la = le passage Patteson
vanuatu-tile-maskelyne = Bancs des Maskelyne
    .la = les bancs des Maskelyne
vanuatu-tile-coolidge = Récif du Coolidge
    .la = le récif du Coolidge
vanuatu-tile-erromango = Fosse d’Erromango
    .la = la fosse d’Erromango

vanuatu-character-navigator = Navigateur
    .le = le Navigateur
    .debut = Le Navigateur
vanuatu-character-builder = Bâtisseur
    .le = le Bâtisseur
    .debut = Le Bâtisseur
vanuatu-character-diver = Plongeur
    .le = le Plongeur
    .debut = Le Plongeur
vanuatu-character-fisherman = Pêcheur
    .le = le Pêcheur
    .debut = Le Pêcheur
vanuatu-character-seller = Vendeur
    .le = le Vendeur
    .debut = Le Vendeur
vanuatu-character-buyer = Acheteur
    .le = l’Acheteur
    .debut = L’Acheteur
vanuatu-character-artist = Dessinateur
    .le = le Dessinateur
    .debut = Le Dessinateur
vanuatu-character-guide = Guide
    .le = le Guide
    .debut = Le Guide
vanuatu-character-beggar = Mendiant
    .le = le Mendiant
    .debut = Le Mendiant
vanuatu-character-preacher = Prédicateur
    .le = le Prédicateur
    .debut = Le Prédicateur
vanuatu-character-governor = Gouverneur
    .le = le Gouverneur
    .debut = Le Gouverneur

vanuatu-power-navigator = Ton action Naviguer est gratuite.
vanuatu-power-builder = Une cabane te coûte { $cost } vatu au lieu de { $usual }.
vanuatu-power-diver = Un trésor rapporte aussi sa valeur en vatu.
vanuatu-power-fisherman = Une prise rapporte aussi sa valeur en points.
vanuatu-power-seller = Tu vends à côté de n’importe quelle île, sans cabane.
vanuatu-power-buyer = Après un achat, tu peux charger gratuitement un second cube de cette marchandise.
vanuatu-power-artist = Un dessin te rapporte { count-points } au lieu de { $usual }.
vanuatu-power-guide = Un touriste rapporte { count-points } par dessin sur l’île.
vanuatu-power-beggar = Une fois par manche : jusqu’à { $points } points contre autant de vatu.
vanuatu-power-preacher = Une fois par manche : agis avec une pile quand tu n’as la majorité nulle part.
vanuatu-power-governor = Une fois par manche : passe un tour à déplacer toute une pile vers une autre action.

vanuatu-rest-first-player = premier joueur
vanuatu-rest-point = points
vanuatu-rest-vatu-point = vatu et points
vanuatu-rest-vatu = vatu

vanuatu-phase-place = Préparation : nouvelles tuiles
vanuatu-phase-neutral = Pions neutres
vanuatu-phase-character = Choix du personnage
vanuatu-phase-plan = Planification
vanuatu-phase-turn = Actions
vanuatu-phase-selling = Vente
vanuatu-phase-second = Second cube
vanuatu-phase-resting = Repos
vanuatu-phase-over = La fin

## Options

vanuatu-option-characters = Personnages
vanuatu-option-characters-on = avec les personnages
vanuatu-option-characters-off = sans les personnages
vanuatu-option-fish-price-drop = Le prix du poisson baisse
vanuatu-option-fish-price-drop-per_tile = à chaque tuile vendue
vanuatu-option-fish-price-drop-per_action = une fois après chaque vente (seconde édition)
vanuatu-option-governor = Le Gouverneur
vanuatu-option-governor-on = rejoint les personnages
vanuatu-option-governor-off = reste chez lui

## Ce que la table attend

vanuatu-ask-place = Pose une nouvelle tuile : { $tiles }.
vanuatu-wait-place = { $seat } pose une nouvelle tuile : { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] { $pawns } pion
   *[other] { $pawns } pions
  }
vanuatu-ask-neutral = { $pawns ->
    [one] Pose encore { $pawns } pion neutre.
   *[other] Pose encore { $pawns } pions neutres.
}
vanuatu-wait-neutral = { $pawns ->
    [one] { $seat } pose encore { $pawns } pion neutre.
   *[other] { $seat } pose encore { $pawns } pions neutres.
}
vanuatu-ask-character = Choisis un personnage.
vanuatu-wait-character = { $seat } choisit un personnage.
vanuatu-ask-plan = Place { vanuatu-pawns }.
vanuatu-wait-plan = { $seat } place { vanuatu-pawns }.
vanuatu-ask-turn = Agis avec une pile qui a la majorité.
vanuatu-wait-turn = { $seat } agit avec une pile qui a la majorité.
vanuatu-ask-withdraw = Tu n’as la majorité nulle part : abandonne une pile.
vanuatu-wait-withdraw = { $seat } n’a la majorité nulle part et doit abandonner une pile.
vanuatu-ask-preach = Tu n’as la majorité nulle part : abandonne une pile, ou agis avec le Prédicateur.
vanuatu-wait-preach = { $seat } n’a la majorité nulle part et abandonne une pile, ou agit avec le Prédicateur.
vanuatu-ask-selling = Vends un autre poisson à { $price }, ou arrête.
vanuatu-wait-selling = { $seat } peut vendre un autre poisson à { $price }.
vanuatu-ask-second = Charger gratuitement un second cube de { $good } ?
vanuatu-wait-second = { $seat } peut charger gratuitement un second cube de { $good }.
vanuatu-ask-resting = Prends une des tuiles repos.
vanuatu-wait-resting = { $seat } regarde les tuiles repos et en prend une.

## Ce qui s'est passé

vanuatu-event-round = La manche { $round } commence.
vanuatu-event-tourists = { $tourists ->
    [0] Aucun touriste n’arrive dans cette manche.
    [one] { $tourists } touriste arrive.
   *[other] { $tourists } touristes arrivent.
  }{ $gone ->
    [0] {""}
    [one] {" "}{ $gone } touriste resté en attente s’en va.
   *[other] {" "}{ $gone } touristes restés en attente s’en vont.
  }
vanuatu-event-departed = { $count ->
    [one] { $count } bateau plein s’en va
   *[other] { $count } bateaux pleins s’en vont
} ; les cubes retournent à la réserve.
vanuatu-event-arrived = { $count ->
    [one] { $count } nouveau bateau arrive
   *[other] { $count } nouveaux bateaux arrivent
} derrière les autres. À charger : { $wants_1 }{ $count ->
    [one] {""}
    [2] {"\u202F"}; { $wants_2 }
   *[other] {"\u202F"}; { $wants_2 }{"\u202F"}; { $wants_3 }
}. { $deck ->
    [0] Il ne reste aucun bateau dans la pioche.
    [one] Il reste { $deck } bateau dans la pioche.
   *[other] Il reste { $deck } bateaux dans la pioche.
}
vanuatu-event-reshuffled = Les bateaux partis sont mélangés : { $ships } dans la nouvelle pioche.
vanuatu-event-refilled = { $count ->
    [0] { $island } n’a plus rien à vendre, et la réserve n’a rien pour elle.
   *[other] { $island } a de nouveau des marchandises : { $cubes }.
}
vanuatu-event-price = Le prix du poisson remonte à { $price_now }.
vanuatu-event-placed = { $seat } pose en { $place } : { vanuatu-face-1 }.{ $waived ->
    [51] {" "}Il ne restait aucune case loin des autres îles.
    [52] {" "}Il ne restait aucune case à côté d’une île.
   *[other] {""}
}
vanuatu-event-revealed = Tuiles de la prochaine manche : { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] {"\u202F"}; { vanuatu-face-2 }
}.
# Ce que montre une tuile : une mer ses disques, une île ses marchandises et ses places.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 } ; places : cabanes { $stalls_1 }, dessins { $drawings_1 }, touristes { $guests_1 }
   *[sea] poisson { $fish_1 }, trésor { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 } ; places : cabanes { $stalls_2 }, dessins { $drawings_2 }, touristes { $guests_2 }
   *[sea] poisson { $fish_2 }, trésor { $treasure_2 }
})
vanuatu-event-blocked = { $seat } pose un pion neutre sur { $action }.
vanuatu-event-offered = À choisir dans cette manche : { $characters }.
vanuatu-event-took = { $seat } prend { FORM($character, "le") }{ $gave ->
    [yes] {" "}et rend { FORM($returned, "le") }.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } prévoit deux fois : { $action }.
   *[no] { $seat } prévoit : { $actions }.
}
vanuatu-event-gathered = { $seat } reprend { vanuatu-pawns } sur { $action } pour agir.
vanuatu-event-gathered-follows = { $seat } n’a pas d’autre choix : { $action }.
vanuatu-event-withdrew = { $seat } retire { vanuatu-pawns } ({ $action }) : { $led ->
    [yes] l’action est impossible.
   *[no] d’autres y mènent.
}
vanuatu-event-preached = { $seat } agit sans majorité : le Prédicateur est utilisé.
vanuatu-event-turned = { $seat } : { FORM($character, "le") } est retourné.
vanuatu-event-sailed = { $seat } navigue vers { FORM($sea, "la") } { $cost ->
    [0] gratuitement
   *[other] pour { $cost } vatu
}.
vanuatu-event-built = { $seat } construit une cabane sur { $island } pour { $cost } vatu.
vanuatu-event-explored = { $seat } remonte un trésor de { $value } ({ $sea }).{ $bonus ->
    [0] {""}
   *[other] {" "}Le Plongeur rapporte { $bonus } vatu.
}
vanuatu-event-fished = { $seat } pêche un poisson de { $value } ({ $sea }).{ $bonus ->
    [0] {""}
    [one] {" "}Le Pêcheur rapporte { $bonus } point.
   *[other] {" "}Le Pêcheur rapporte { $bonus } points.
}
vanuatu-event-sold = { $seat } vend un poisson de { $value } à { $price }, soit { $gained } vatu ; le prix du poisson est maintenant { $price_now }.
vanuatu-event-sale-over = { $seat } finit sa vente ; le prix du poisson est { $price_now }.
vanuatu-event-bought = { $seat } achète du { $good } sur { $island } pour { $cost } vatu.
vanuatu-event-loaded = { $seat } charge du { $good } sur le { $space ->
    [0] premier
    [1] deuxième
   *[other] troisième
} bateau : { $gained } { $gained ->
    [one] point
   *[other] points
}.{ $bonus ->
    [0] {""}
   *[other] {" "}Le bateau est plein : { $bonus } de plus.
}
vanuatu-event-lost = { $seat } : aucun bateau ne prend ce { $good }, le cube va à la réserve.
vanuatu-event-declined = { $seat } ne prend pas de second cube de { $good }.
vanuatu-event-drew = { $seat } dessine sur le sable ({ $island }) : { $gained } { $gained ->
    [one] point
   *[other] points
}.
vanuatu-event-transported = { $seat } amène un touriste sur { $island } et gagne { $income } vatu.{ $bonus ->
    [0] {""}
    [one] {" "}Le Guide rapporte { $bonus } point.
   *[other] {" "}Le Guide rapporte { $bonus } points.
}
vanuatu-event-lay-down = { $seat } se repose et regarde les tuiles repos.
vanuatu-event-rested = { $seat } prend une tuile repos{ $known ->
    [yes] {"\u202F"}: { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } change un trésor en { $value } vatu.
vanuatu-event-begged = { $seat } donne { $given } { $given ->
    [one] point
   *[other] points
} contre autant de vatu.
vanuatu-event-governed = { $seat } : le Gouverneur déplace { vanuatu-pawns }, { $action } → { $to }.
vanuatu-event-converted = { $seat } : { $paid } vatu deviennent { $gained } { $gained ->
    [one] point
   *[other] points
} ; il en reste { $vatu }.
vanuatu-event-refreshed = { $seat } montre la tuile repos « { $tile } ».{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+{ $gained } point.
   *[other] {" "}+{ $gained } points.
}
vanuatu-event-counted-fish = { $seat } : les poissons valent { $value } vatu à la fin.
vanuatu-event-counted = { $seat } reçoit { $gained } { $gained ->
    [one] point
   *[other] points
} : { $for }.
vanuatu-event-ended = { prompt-over } Points, place par place : { $points }.
vanuatu-event-turn = C’est à { $seat } de jouer.

## D'où viennent les points

vanuatu-tally-before = avant cette position
vanuatu-tally-goods = marchandises sur les bateaux
vanuatu-tally-ships = bateaux remplis
vanuatu-tally-drawings = dessins sur le sable
vanuatu-tally-vatu-track = vatu changés en points
vanuatu-tally-rest = tuiles repos
vanuatu-tally-fisherman = prises du Pêcheur
vanuatu-tally-guide = visites du Guide
vanuatu-tally-beggar = donnés par le Mendiant
vanuatu-tally-first-player = marqueur de premier joueur
vanuatu-tally-vatu = vatu restants
vanuatu-tally-treasure = trésors gardés
vanuatu-tally-stalls = cabanes et touristes
vanuatu-tally-stalls-on = { $stalls } { $stalls ->
    [one] cabane
   *[other] cabanes
} sur { $island } avec { $tourists } { $tourists ->
    [one] touriste
   *[other] touristes
}
vanuatu-tally-tie = Seulement en cas d’égalité : cabanes { $stalls }, vatu { $vatu }

## Pourquoi pas : les phases

vanuatu-refuse-phase-place = On pose d’abord les nouvelles tuiles.
vanuatu-refuse-phase-neutral = On pose d’abord les pions neutres.
vanuatu-refuse-phase-character = Chacun choisit maintenant un personnage.
vanuatu-refuse-phase-plan = On place maintenant les pions ; on agira plus tard.
vanuatu-refuse-phase-turn = C’est le moment d’agir avec une de tes piles.
vanuatu-refuse-phase-selling = Tu es en pleine vente : vends un autre poisson ou arrête.
vanuatu-refuse-phase-second = Décide d’abord pour le second cube.
vanuatu-refuse-phase-resting = Prends d’abord une des tuiles repos.
vanuatu-refuse-phase-over = { prompt-over }

## Pourquoi pas : tuiles et personnages

vanuatu-refuse-place-tile = { $tile } ne fait pas partie des tuiles à poser.
vanuatu-refuse-place-taken = { $hex } a déjà une tuile.
vanuatu-refuse-place-two = { $hex } touche moins de deux tuiles.
vanuatu-refuse-place-island = { $tile } est une île et { $hex } en touche une ; il y a une case loin des îles.
vanuatu-refuse-place-sea = { $tile } est une mer et { $hex } ne touche aucune île ; il y a une case qui en touche une.
vanuatu-refuse-no-governor = { FORM($character, "debut") } ne joue pas dans cette partie.
vanuatu-refuse-same-character = Tu avais { FORM($character, "le") } à la dernière manche ; choisis quelqu’un d’autre.
vanuatu-refuse-character-held = { $seat } a déjà { FORM($character, "le") }.
vanuatu-refuse-not-offered = { FORM($character, "debut") } n’est pas à choisir dans cette manche.

## Pourquoi pas : la planification

vanuatu-refuse-pawns = Tu places maintenant { vanuatu-pawns }.
vanuatu-needs-fish-tile = { $action } demande un poisson et tu n’en as pas ; prévois d’abord : { AND($first) }.
vanuatu-needs-first = { $action } devient possible si tu prévois d’abord : { AND($first) }.
vanuatu-needs-first-vatu = { $action } devient possible si tu prévois d’abord : { AND($first) } ; les vatu manquants viennent de l’action { $earn }.
vanuatu-needs-planned = { $action } n’est possible que si tu as prévu avant : { AND($first) }.
vanuatu-needs-fish = { $action } demande un poisson, et ce que tu as prévu n’en rapporte pas.
vanuatu-needs-vatu = { $action } : il te manque { $short } vatu.
vanuatu-needs-vatu-converted = { $action } : en chemin, dix vatu deviendraient des points, et il n’en resterait pas assez pour payer.
vanuatu-needs-several = Il manque plus d’une chose pour { $action } : { $lacking }.
vanuatu-lacking-vatu = des vatu
vanuatu-lacking-tile = un poisson
vanuatu-lacking-hand = une cabane
vanuatu-lacking-guest = un touriste qui attend
vanuatu-lacking-reach = un endroit à portée
vanuatu-lacking-world = de la place sur les îles ou des disques dans les mers
vanuatu-lacking-stall = une cabane à toi sur une île
vanuatu-needs-world-build = { $action } : aucune île que tu peux atteindre n’a d’emplacement de cabane libre.
vanuatu-needs-world-explore = { $action } : aucune mer que tu peux atteindre n’a encore de trésor.
vanuatu-needs-world-fish = { $action } : aucune mer que tu peux atteindre n’a encore de poisson.
vanuatu-needs-world-sell = { $action } : aucune île que tu peux atteindre n’a de cabane à toi.
vanuatu-needs-world-buy = { $action } : aucune île que tu peux atteindre n’a encore de marchandises.
vanuatu-needs-world-draw = { $action } : aucune île que tu peux atteindre n’a de place pour un dessin.
vanuatu-needs-world-transport = { $action } : aucune île que tu peux atteindre n’a de place pour un touriste.
vanuatu-needs-place-sail = { $action } : aucune mer libre à ta portée avec { $vatu } vatu.
vanuatu-needs-place-build = { $action } : aucun emplacement de cabane libre près d’une mer à ta portée avec { $vatu } vatu.
vanuatu-needs-place-build-sail = { $action } : aucun emplacement de cabane libre près de ta pirogue ; prévois d’abord Naviguer.
vanuatu-needs-place-explore = { $action } : aucune épave à ta portée avec { $vatu } vatu.
vanuatu-needs-place-explore-sail = { $action } : il n’y a pas de trésor sous ta pirogue ; prévois d’abord Naviguer.
vanuatu-needs-place-fish = { $action } : aucune mer poissonneuse à ta portée avec { $vatu } vatu.
vanuatu-needs-place-fish-sail = { $action } : il n’y a pas de poisson sous ta pirogue ; prévois d’abord Naviguer.
vanuatu-needs-place-sell = { $action } : aucune île avec une cabane à toi à ta portée avec { $vatu } vatu.
vanuatu-needs-place-sell-sail = { $action } : aucune cabane à toi près de ta pirogue ; prévois d’abord Naviguer.
vanuatu-needs-place-buy = { $action } : aucune marchandise près d’une mer à ta portée avec { $vatu } vatu.
vanuatu-needs-place-buy-sail = { $action } : aucune marchandise près de ta pirogue ; prévois d’abord Naviguer.
vanuatu-needs-place-draw = { $action } : aucune place pour un dessin près d’une mer à ta portée avec { $vatu } vatu.
vanuatu-needs-place-draw-sail = { $action } : aucune place pour un dessin près de ta pirogue ; prévois d’abord Naviguer.
vanuatu-needs-place-transport = { $action } : aucune île avec une place pour un touriste près d’une mer à ta portée avec { $vatu } vatu.
vanuatu-needs-place-transport-sail = { $action } : aucune île avec une place pour un touriste près de ta pirogue ; prévois d’abord Naviguer.

## Pourquoi pas : les actions

vanuatu-refuse-no-pawns = Tu n’as pas de pion sur { $action }.
vanuatu-refuse-outnumbered = { $action } : { $seat } y a { $theirs } pions, toi { $mine }.
vanuatu-refuse-tie = { $action } : { $theirs } contre { $mine }, et { $seat } passe avant dans l’ordre du tour.
vanuatu-refuse-neutral = { $action } : { $theirs } neutres contre tes { $mine }.
vanuatu-refuse-preacher-leads = Tu as la majorité quelque part, donc pas de Prédicateur.
vanuatu-refuse-must-act = Tu as la majorité sur { $action } et l’action est possible : tu dois la faire.
vanuatu-refuse-majority-elsewhere = Tu as la majorité ailleurs : tu ne peux pas abandonner ta pile sur { $action }.
vanuatu-refuse-no-treasure = Tu n’as pas de trésor de { $value }.
vanuatu-refuse-no-beggar = Seul le Mendiant reçoit des vatu contre des points.
vanuatu-refuse-turned = { FORM($character, "debut") } a déjà servi dans cette manche.
vanuatu-refuse-beg-points = Tu ne peux pas donner { $given } { $given ->
    [one] point
   *[other] points
} ; tu en as { $points }.
vanuatu-refuse-not-governor = Seul le Gouverneur déplace des pions.
vanuatu-refuse-govern-same = La pile est déjà sur { $action }.
vanuatu-refuse-govern-done = Tu as déjà fait ou abandonné { $action } dans cette manche : aucune pile n’y va plus.
vanuatu-refuse-nowhere = Il n’y a pas d’endroit pour cela autour de ta pirogue.

vanuatu-refuse-not-beside = { $island } n’est pas à côté de ta pirogue.
vanuatu-refuse-cost = { $action } : cela coûte { $cost } vatu, tu en as { $vatu }.
vanuatu-refuse-sail-empty = { $hex } n’a pas de tuile.
vanuatu-refuse-sail-island = { $hex }, c’est la terre ; les pirogues restent en mer.
vanuatu-refuse-sail-boat = L’autre pirogue est là : { $hex }.
vanuatu-refuse-sail-far = { $hex } est à plus de { $steps } cases de mer.
vanuatu-refuse-sail-free = Les pas du Navigateur ne coûtent rien : nomme juste { $hex }.
vanuatu-refuse-sail-shortest = C’est le chemin le plus court : nomme juste { $hex }.
vanuatu-refuse-sail-steps = Aucun chemin vers { $hex } n’a exactement { $steps } pas.
vanuatu-refuse-sail-vatu = { $hex } est à { $steps } vatu, tu en as { $vatu }.
vanuatu-refuse-no-stall-slot = { $island } n’a plus d’emplacement de cabane libre.
vanuatu-refuse-no-stall = Toutes tes cabanes sont construites.
vanuatu-refuse-no-treasure-disc = Il n’y a pas de trésor sous ta pirogue.
vanuatu-refuse-no-fish-disc = Il n’y a pas de poisson sous ta pirogue.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] Tu n’as aucun poisson à vendre.
   *[other] Tu n’as pas de poisson de { $value }.
}
vanuatu-refuse-no-own-stall = Aucune cabane à toi n’est à côté de ta pirogue.
vanuatu-refuse-no-island = Aucune île n’est à côté de ta pirogue.
vanuatu-refuse-no-cube = { $island } n’a plus de { $good }.
vanuatu-refuse-no-drawing-slot = { $island } n’a plus de place pour un dessin.
vanuatu-refuse-no-tourists = Aucun touriste n’attend.
vanuatu-refuse-island-full = { $island } n’a plus de place pour un touriste.
vanuatu-refuse-no-rest = Toutes les tuiles repos sont prises.
vanuatu-refuse-rest-gone = Quelqu’un a déjà pris la tuile repos « { $tile } ».

## Le plateau dans un terminal

vanuatu-board-round = Manche { $round } sur { $rounds }
vanuatu-board-order = ordre du tour :
vanuatu-board-ships = Bateaux, de haut en bas :
vanuatu-board-price = prix du poisson { $price }
vanuatu-board-tourists = touristes en attente : { $tourists }
vanuatu-board-rest = tuiles repos : { $left }
vanuatu-board-next = Prochaines tuiles : { $tiles }
vanuatu-board-free = Personnages libres : { $characters }
vanuatu-board-my-rest = Ta tuile repos : { $tile }
vanuatu-board-player = joueur
vanuatu-board-character = personnage
vanuatu-board-vatu = vatu
vanuatu-board-points = points
vanuatu-board-fish = poisson
vanuatu-board-treasure = trésor
vanuatu-board-stalls = cabanes
vanuatu-board-boat = pirogue
vanuatu-board-legend = Îles : k c b marchandises, ⌂ cabanes, ~ dessins, ☺ touristes. Joueurs : cabanes pas encore construites. Actions : la première pile agit d’abord ; ► toi maintenant, × bloqué, ! à toi mais impossible, − perdu, + peut être prévu. ★ premier joueur, z repos pris. Sur les bateaux, les majuscules sont des cases remplies.
