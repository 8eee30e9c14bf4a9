# Carta Magica

carta-magica-option-round-cap = Arrêter après tant de manches (pour les bots entre eux ; 0 : jamais)

# Les choses

carta-magica-gold = or
    .un = pièce d’or
    .des = pièces d’or
    .de = d’or
carta-magica-goods = marchandises
    .un = marchandise
    .des = marchandises
    .de = de marchandises
carta-magica-magic = magie
    .un = jeton de magie
    .des = jetons de magie
    .de = de magie

carta-magica-symbol-wind = vent
carta-magica-symbol-hammer = marteau
carta-magica-symbol-goods = marchandises
carta-magica-symbol-magic = magie
carta-magica-symbol-adventure = carte aventure
carta-magica-symbol-storm = tempête

# Ce que montre la flèche.
carta-magica-spin = { $spin ->
    [direction] { FORM($towards, "le") }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = nord
    .le = le nord
    .vers = vers le nord
carta-magica-direction-e = est
    .le = l’est
    .vers = vers l’est
carta-magica-direction-s = sud
    .le = le sud
    .vers = vers le sud
carta-magica-direction-w = ouest
    .le = l’ouest
    .vers = vers l’ouest

carta-magica-space-blue = mer libre
carta-magica-space-black-harbour = un port noir
carta-magica-space-red-harbour = un port rouge
carta-magica-space-windless = une zone sans vent
carta-magica-space-gray = un haut-fond
carta-magica-space-cliff = un récif
carta-magica-space-island = la terre
carta-magica-space-middle-island = l’île du milieu
carta-magica-space-golden-border = le bord doré

carta-magica-condition-sound = en bon état
carta-magica-condition-becalmed = sans vent
carta-magica-condition-damaged = endommagé

carta-magica-ship-ivory = ivoire
carta-magica-ship-emerald = émeraude
carta-magica-ship-ochre = ocre
carta-magica-ship-violet = violet

carta-magica-kind-good-weather = Beau temps
carta-magica-kind-repair = Réparation
carta-magica-kind-lucky-wind = Vent favorable
carta-magica-kind-spin-again = Tourne encore
carta-magica-kind-telescope = Télescope
carta-magica-kind-curse = Malédiction

carta-magica-captain-cr1 = Le Cartographe
    .le = le Cartographe
carta-magica-captain-cr2 = L’Astronome
    .le = l’Astronome
carta-magica-captain-cr3 = Le Marchand d’épices
    .le = le Marchand d’épices
carta-magica-captain-cr4 = Le Corsaire
    .le = le Corsaire
carta-magica-captain-cr5 = L’Alchimiste
    .le = l’Alchimiste
carta-magica-captain-cr6 = Le Naturaliste
    .le = le Naturaliste
carta-magica-captain-cr7 = La Pêcheuse de perles
    .le = la Pêcheuse de perles
carta-magica-captain-cr8 = Le Fondeur de cloches
    .le = le Fondeur de cloches

carta-magica-challenge-qu1 = Les Terrasses englouties
carta-magica-challenge-qu2 = Les Phares muets
carta-magica-challenge-qu3 = Le Parlement de corail
carta-magica-challenge-qu4 = Les Jardins des tortues
carta-magica-challenge-qu5 = L’Observatoire des phalènes
carta-magica-challenge-qu6 = Le Quartier des lanternes
carta-magica-challenge-qu7 = Le Chœur des coquillages
carta-magica-challenge-qu8 = Les Ponts du serpent

carta-magica-harbour-bk1 = Val-Corbeau
carta-magica-harbour-bk2 = Obsidia
carta-magica-harbour-bk3 = Port-Sable
carta-magica-harbour-bk4 = Nocteville
carta-magica-harbour-rd1 = Rade-Carmin
carta-magica-harbour-rd2 = Vermilia
carta-magica-harbour-rd3 = Port-Cinabre
carta-magica-harbour-rd4 = Rubra

carta-magica-talisman-tl01 = Œil d’ambre
carta-magica-talisman-tl02 = Sifflet d’os
carta-magica-talisman-tl03 = Main de corail
carta-magica-talisman-tl04 = Tortue de jade
carta-magica-talisman-tl05 = Phalène d’argent
carta-magica-talisman-tl06 = Lanterne au hibou
carta-magica-talisman-tl07 = Coquille en spirale
carta-magica-talisman-tl08 = Anneau du serpent
carta-magica-talisman-tl09 = Boussole de lune
carta-magica-talisman-tl10 = Cloche des tempêtes
carta-magica-talisman-tl11 = Disque du soleil
carta-magica-talisman-tl12 = Plume de phénix
carta-magica-talisman-tl13 = Perle du dragon
carta-magica-talisman-tl14 = Astrolabe des étoiles
carta-magica-talisman-tl15 = Cœur de la mer
carta-magica-talisman-tl16 = Couronne des marées

carta-magica-monster-ad26 = Baleine barbue
    .le = la Baleine barbue
carta-magica-monster-ad27 = Anguille-lanterne
    .le = l’Anguille-lanterne
carta-magica-monster-ad28 = Crabe cornu
    .le = le Crabe cornu
carta-magica-monster-ad29 = Sirène à deux queues
    .le = la Sirène à deux queues
carta-magica-monster-ad30 = Raie-miroir
    .le = la Raie-miroir
carta-magica-monster-ad31 = Léviathan mécanique
    .le = le Léviathan mécanique
carta-magica-monster-ad32 = Grand Kraken
    .le = le Grand Kraken

# Une carte aventure avec les nombres imprimés dessus.
carta-magica-card = { $sort ->
    [income] +{ $value } { $name }
    [payment] Paiement de { $value } marchandises
    [monster] { $name } (force { $strength }, or { $value })
   *[other] { $name }
 }

carta-magica-use-again = on tourne la flèche encore une fois
carta-magica-use-shelter = ce navire reste où il est
carta-magica-use-telescope = un coup d’œil sur le haut de la pile
carta-magica-use-curse = l’étalage est mélangé
carta-magica-use-escape = sorti du calme
carta-magica-use-repair = le navire est remis en état
carta-magica-use-lucky = le navire peut aller plus loin

carta-magica-payment-trade = une pièce d’or
carta-magica-payment-talisman = un talisman
carta-magica-payment-tow = le remorquage
carta-magica-payment-repair = la réparation
carta-magica-payment-card = la carte de paiement
carta-magica-payment-taming = le monstre

carta-magica-bought-shown = de l’étalage
carta-magica-bought-unseen = caché de la pioche

carta-magica-outcome-blown = emporté plus loin, sans dommage
carta-magica-outcome-harbour = poussé dans un port
carta-magica-outcome-becalmed = bloqué sans vent
carta-magica-outcome-sheltered = protégé par Beau temps
carta-magica-outcome-unaffected = déjà bloqué, la tempête passe
carta-magica-outcome-ship = endommagé par un autre navire
carta-magica-outcome-gray = endommagé sur un haut-fond
carta-magica-outcome-cliff = endommagé sur un récif
carta-magica-outcome-island = endommagé contre la terre
carta-magica-outcome-middle-island = endommagé contre l’île du milieu
carta-magica-outcome-golden-border = endommagé contre le bord doré

# Ce que la table attend

carta-magica-ask-captain = Choisis ton personnage.
carta-magica-wait-captain = { $seat } choisit un personnage.
carta-magica-ask-challenge = Choisis ta mission.
carta-magica-wait-challenge = { $seat } choisit une mission.
carta-magica-ask-home = Place ton navire dans un port libre : ton port d’attache.
carta-magica-wait-home = { $seat } choisit un port d’attache.
carta-magica-ask-start = Tourne la flèche.
carta-magica-wait-start = { $seat } tourne la flèche.
carta-magica-ask-kept = La flèche montre { carta-magica-spin }. Tu gardes, ou tu joues Tourne encore ?
carta-magica-wait-kept = La flèche montre { carta-magica-spin }. { $seat } peut jouer Tourne encore.
carta-magica-ask-direction = Une tempête se lève ! Tourne la flèche pour sa direction.
carta-magica-wait-direction = Une tempête se lève ! { $seat } tourne la flèche pour sa direction.
carta-magica-ask-weather = La tempête souffle { FORM($towards, "vers") }. Jouer Beau temps ?
carta-magica-wait-weather = La tempête souffle { FORM($towards, "vers") }. { $seat } peut jouer Beau temps.
carta-magica-ask-choose = La flèche montre { carta-magica-spin }. Choisis une action ; { $way ->
    [free] tu peux naviguer de { carta-magica-spaces } au plus
    [freed] une fois libéré, ton navire pourrait avancer de { carta-magica-spaces }
   *[none] naviguer n’est pas possible maintenant
 }.
carta-magica-spaces = { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
  }
carta-magica-wait-choose = La flèche montre { carta-magica-spin }. { $seat } choisit une action.
carta-magica-ask-sail = Choisis où naviguer : { carta-magica-spaces } au plus.
carta-magica-wait-sail = { $seat } peut naviguer de { carta-magica-spaces } au plus.
carta-magica-ask-pay = Paie { $amount } { $amount ->
    [one] { FORM($resource, "un") }
   *[other] { FORM($resource, "des") }
 } pour { $purpose } : pose des cartes, ou paie en jetons.
carta-magica-wait-pay = { $seat } paie { $amount } { $amount ->
    [one] { FORM($resource, "un") }
   *[other] { FORM($resource, "des") }
 } pour { $purpose }.
carta-magica-ask-peek = Pioche une carte aventure.
carta-magica-wait-peek = { $seat } va piocher une carte aventure.
carta-magica-ask-look = Au Télescope, tu vois { $count ->
    [one] { $count } carte. Prends-la.
   *[other] { $count } cartes. Prends-en une.
 }
carta-magica-wait-look = { $seat } regarde { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 } au Télescope et en prend une.
carta-magica-ask-stow = Remets les autres cartes : laquelle va sur le dessus ?
carta-magica-wait-stow = { $seat } remet les autres cartes ; l’une va sur le dessus.
carta-magica-ask-income = { carta-magica-card } : dans ta cale maintenant, ou garder la carte pour payer ?
carta-magica-wait-income = { $seat } a pioché « { carta-magica-card } » : des jetons maintenant, ou une carte pour plus tard.
carta-magica-ask-tame = Face à toi : { carta-magica-card }. Combien de magie veux-tu dépenser ?
carta-magica-wait-tame = Face à { $seat } : { carta-magica-card }. Combien de magie dépenser ?
carta-magica-ask-visit-black = { $sales ->
    [0] Te voilà à { $harbour }, sans rien à échanger.
   *[other] À { $harbour }, tu peux échanger des marchandises contre de l’or.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } est à { $harbour }, sans rien à échanger.
   *[other] { $seat } peut échanger des marchandises contre de l’or à { $harbour }.
  }
carta-magica-ask-visit-black-duty = À { $harbour }, tu { $able ->
    [yes] peux échanger des marchandises contre de l’or, et tu dois
   *[no] dois
 } piocher une carte aventure.
carta-magica-wait-visit-black-duty = À { $harbour }, { $seat } { $able ->
    [yes] peut échanger des marchandises contre de l’or, et doit
   *[no] doit
 } piocher une carte aventure.
carta-magica-ask-visit-red = { $purchases ->
    [0] Te voilà à { $harbour } ; ton or n’y suffit pour aucun talisman.
   *[other] À { $harbour }, tu peux acheter des talismans.
 }
carta-magica-wait-visit-red = { $seat } peut acheter des talismans à { $harbour }.
carta-magica-ask-battle = Un navire avec un talisman que tu cherches est à côté de toi. L’attaquer ?
carta-magica-wait-battle = { $seat } est à côté d’un navire avec un talisman de sa mission, et peut attaquer.
carta-magica-ask-defend = Tourne la flèche pour te défendre contre { $target_seat }.
carta-magica-wait-defend = { $seat } tourne la flèche pour se défendre contre { $target_seat }.
carta-magica-ask-loot = Tu as gagné : prends une carte à { $target_seat }, ou passe.
carta-magica-wait-loot = { $seat } a gagné et peut prendre une carte à { $target_seat }.
carta-magica-ask-propose = Propose à { $target_seat } d’échanger vos places, ou passe.
carta-magica-wait-propose = { $seat } peut proposer à { $target_seat } d’échanger leurs places.
carta-magica-ask-answer = { $target_seat } propose d’échanger vos places. Accepter ?
carta-magica-wait-answer = { $target_seat } propose à { $seat } d’échanger leurs places.

# Pourquoi pas

carta-magica-refuse-spin = Ce n’est pas le moment de tourner la flèche.
carta-magica-refuse-keep = Il n’y a rien à garder maintenant.
carta-magica-refuse-no-card = Tu n’as pas de carte { $card }.
carta-magica-refuse-again = Tourne encore se joue juste après avoir tourné la flèche.
carta-magica-refuse-choose = L’action se choisit juste après le premier lancer de ton tour.
carta-magica-refuse-symbol = La section { $number } ne montre pas ce symbole : { $symbol }.
carta-magica-refuse-no-adventures = Il ne reste pas de carte aventure à piocher.
carta-magica-refuse-hemmed-in = Aucune case voisine n’est libre : tu ne peux pas naviguer, il n’y a donc rien à payer.
carta-magica-refuse-not-becalmed = Ton navire n’est pas bloqué sans vent.
carta-magica-refuse-not-damaged = Ton navire n’est pas endommagé.
carta-magica-refuse-free-anyway-wind = La flèche montre le vent : tu peux quitter le calme sans payer.
carta-magica-refuse-free-anyway-hammer = La flèche montre le marteau : la réparation ne coûte rien.
carta-magica-refuse-too-poor = Il faut { $price } { $price ->
    [one] { FORM($kind, "un") }
   *[other] { FORM($kind, "des") }
 } ; tu en as { $held }.
carta-magica-refuse-lucky = Vent favorable se joue quand tu navigues.
carta-magica-refuse-becalmed = Ton navire est bloqué sans vent : paie { $price } marchandises, joue Vent favorable, ou attends.
carta-magica-refuse-damaged = Ton navire est endommagé et il n’y a pas de marteau : paie { $price } pièces d’or, joue Réparation, ou attends.
carta-magica-refuse-sail-now = Ce n’est pas le moment de naviguer.
carta-magica-refuse-same-space = Un déplacement ne peut pas finir où il a commencé, en { $cell }.
carta-magica-refuse-windless = { $cell } est sans vent : un navire n’y arrive que poussé par une tempête.
carta-magica-refuse-blocked = { $cell }, c’est { $space } : aucun navire n’y va.
carta-magica-refuse-occupied = { $other_seat } est en { $cell }.
carta-magica-refuse-no-way = Aucun chemin ne mène à { $cell } entre ports et navires.
carta-magica-refuse-too-far = { $cell } est à { $needed } pas ; tu peux en faire { $steps }.
carta-magica-refuse-visit = On ne commerce que pendant une visite de port.
carta-magica-refuse-black-only = Les marchandises ne deviennent de l’or que dans un port noir.
carta-magica-refuse-gold-full = Ton or est déjà à { $limit }, la limite.
carta-magica-refuse-red-only = Les talismans ne se vendent que dans un port rouge.
carta-magica-refuse-deck-empty = La pioche des talismans est vide.
carta-magica-refuse-no-talisman = Il n’y a pas de talisman à la place { $number } de l’étalage.
carta-magica-refuse-duty = Tu dois piocher la carte aventure du port avant de partir.
carta-magica-refuse-curse = Une Malédiction se joue à ton tour : avant de tourner la flèche, au choix de l’action, ou dans un port.
carta-magica-refuse-no-display = Il n’y a aucun talisman à l’étalage à mélanger.
carta-magica-refuse-no-duty = Tu n’as pas de carte à piocher ici.
carta-magica-refuse-draw = Tu n’es pas sur le point de piocher une carte.
carta-magica-refuse-telescope = Le Télescope sert quand tu vas piocher.
carta-magica-refuse-look = Tu ne choisis pas de carte au Télescope en ce moment.
carta-magica-refuse-not-seen = { carta-magica-card } n’est pas une des cartes que tu as vues.
carta-magica-refuse-cash = Une carte de gain ne devient des jetons qu’au moment où on la pioche.
carta-magica-refuse-tame = Il n’y a pas de monstre à dompter maintenant.
carta-magica-refuse-pay = Il n’y a rien à payer maintenant.
carta-magica-refuse-not-yours = { carta-magica-card } n’est pas dans ta main.
carta-magica-refuse-wrong-kind = { carta-magica-card } : cette carte ne vaut pas { FORM($kind, "de") }.
carta-magica-refuse-superfluous = { carta-magica-card } ne va pas avec ces cartes : il y en aurait une de trop, ou une carte égale passe d’abord.
carta-magica-refuse-shelter = Beau temps se joue quand la direction d’une tempête est connue.
carta-magica-refuse-attack = On ne peut attaquer qu’après avoir navigué, et une seule fois.
carta-magica-refuse-nobody = Tu ne peux pas attaquer : { $seat_word }.
carta-magica-refuse-not-beside = { $other_seat } n’est pas à côté de toi.
carta-magica-refuse-helpless = { $other_seat } a un navire endommagé ou sans vent : on ne peut pas l’attaquer.
carta-magica-refuse-no-prize = { $other_seat } n’a pas de talisman de ta mission.
carta-magica-refuse-loot = Il n’y a rien à prendre maintenant.
carta-magica-refuse-not-theirs = { $other_seat } n’a pas cette carte.
carta-magica-refuse-swap = On n’échange les places qu’après sa propre bataille.
carta-magica-refuse-accept = Personne ne t’a proposé d’échanger vos places.
carta-magica-refuse-pass = Il n’y a rien à refuser maintenant.
carta-magica-refuse-captain = Les personnages se choisissent avant la partie.
carta-magica-refuse-challenge = Les missions se choisissent avant la partie, après le personnage.
carta-magica-refuse-home = Les ports d’attache se choisissent avant la partie, après les missions.
carta-magica-refuse-taken = { $other_seat } l’a déjà.

# Ce qui s'est passé

# Un port par son nom, toute autre case par sa lettre et son nombre.
carta-magica-place = { $cell ->
    [M9] { carta-magica-harbour-bk1 }
    [M13] { carta-magica-harbour-bk2 }
    [I13] { carta-magica-harbour-bk3 }
    [I9] { carta-magica-harbour-bk4 }
    [N3] { carta-magica-harbour-rd1 }
    [S14] { carta-magica-harbour-rd2 }
    [H19] { carta-magica-harbour-rd3 }
    [C8] { carta-magica-harbour-rd4 }
   *[other] { $cell }
 }

carta-magica-event-captain-chosen = { $seat } joue { FORM($name, "le") }.
carta-magica-event-challenge-chosen = { $seat } accepte la mission « { $name } » : { $talismans }.
carta-magica-event-placed = { $seat } choisit { $name } comme port d’attache.
carta-magica-event-turn = Manche { $round } : { $seat } commence son tour.
carta-magica-event-spun = { $seat } tourne la flèche : { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } garde ce résultat.
carta-magica-event-played = { $seat } joue « { carta-magica-card } » : { $use }.
carta-magica-event-held = { $seat } attend.
# Combien de quelque chose.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] { $taken } marchandise
       *[other] { $taken } marchandises
    }
   *[other] { $taken ->
        [one] { $taken } { FORM($kind_name, "un") }
       *[other] { $taken } { FORM($kind_name, "des") }
    }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] { $amount } marchandise
       *[other] { $amount } marchandises
    }
   *[other] { $amount ->
        [one] { $amount } { FORM($kind_name, "un") }
       *[other] { $amount } { FORM($kind_name, "des") }
    }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } a déjà { $left } { FORM($kind_name, "des") } et n’a plus de place.
   *[other] { $seat } prend { carta-magica-taken } et en a { $left }.
 }
carta-magica-event-sailed = { $seat } navigue de { carta-magica-spaces } jusqu’à { carta-magica-place }{ $freed ->
    [yes] , à nouveau libre.
   *[no] .
 }
carta-magica-event-storm = Une tempête souffle { FORM($towards, "vers") }.
carta-magica-event-braved = { $seat } brave la tempête.
carta-magica-event-blown = { $seat } ({ carta-magica-place }) : navire { $result }.
carta-magica-event-visiting = { $seat } peut commercer au port sans naviguer.
carta-magica-event-owing = { $seat } doit payer { carta-magica-amount }.
carta-magica-event-laid = { $seat } pose « { carta-magica-card } ».
carta-magica-event-paid = { $seat } paie { carta-magica-amount } pour { $purpose }{ $change ->
    [0] .
   *[other] {" "}et récupère { $change }.
 }
carta-magica-event-traded = { $seat } reçoit { $taken ->
    [one] { $taken } pièce d’or
   *[other] { $taken } pièces d’or
 } et en a { $left }.
carta-magica-event-bought = { $seat } achète un talisman { $how } : { $name }.
carta-magica-event-left = { $seat } a fini au port.
carta-magica-event-cursed = De nouveaux talismans sont à l’étalage : { $names }.
carta-magica-event-about-to-draw = { $seat } va piocher une carte aventure.
carta-magica-event-lapsed = Il ne reste pas de carte aventure à piocher.
carta-magica-event-rebuilt = La défausse est mélangée en une nouvelle pile de { $pile }.
carta-magica-event-looked = { $seat } regarde { $count ->
    [one] la première carte
   *[other] les { $count } premières cartes
 } de la pile{ $known ->
    [yes] {"\u202F"}: { $count ->
        [one] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 } ; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 } ; { carta-magica-card-2 } ; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] +{ $value_1 } { $name_1 }
    [payment] Paiement de { $value_1 } marchandises
    [monster] { $name_1 } (force { $strength_1 }, or { $value_1 })
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] +{ $value_2 } { $name_2 }
    [payment] Paiement de { $value_2 } marchandises
    [monster] { $name_2 } (force { $strength_2 }, or { $value_2 })
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] +{ $value_3 } { $name_3 }
    [payment] Paiement de { $value_3 } marchandises
    [monster] { $name_3 } (force { $strength_3 }, or { $value_3 })
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } prend « { carta-magica-card } ».
carta-magica-event-stowed = { $seat } remet les autres cartes{ $known ->
    [yes] , avec « { carta-magica-card } » sur le dessus.
   *[no] {" "}sur la pile.
 }
carta-magica-event-drew = { $seat } pioche « { carta-magica-card } ».
carta-magica-event-kept = { $seat } garde « { carta-magica-card } ».
carta-magica-event-cashed = { $taken ->
    [0] { $seat } échange la carte, mais a déjà { $left } { FORM($kind_name, "des") } et n’a plus de place.
   *[other] { $seat } échange la carte contre { carta-magica-taken } et en a { $left }.
 }
carta-magica-event-unpaid = { $seat } ne peut pas payer { $amount } marchandises et passera son tour.
carta-magica-event-settled-card = { $seat } a payé ce qui était demandé.
carta-magica-event-faced = { $seat } affronte { FORM($name, "le") } (force { $strength }, or { $value }) avec { $magic ->
    [one] { $magic } jeton de magie
   *[other] { $magic } jetons de magie
 }.
carta-magica-event-tamed = { $seat } atteint { $total } et dompte { FORM($name, "le") } : { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }.
carta-magica-event-untamed = { $seat } n’atteint que { $total } contre { $strength } : { FORM($name, "le") } s’échappe, et { $goods ->
    [0] il n’y avait pas de marchandises à perdre
    [one] la seule marchandise à bord est perdue
   *[other] les { $goods } marchandises à bord sont perdues
 }.
carta-magica-event-returned = { $seat } a fait le tour de l’île et rentre au port !
carta-magica-event-last-round = Cette manche est la dernière.
carta-magica-event-attacked = { $seat } attaque { $target_seat }.
carta-magica-event-won = { $attack } contre { $defence } : { $winner_seat } gagne la bataille.
carta-magica-event-tied = { $attack } contre { $defence } : personne ne gagne la bataille.
carta-magica-event-looted = { $seat } prend « { carta-magica-card } » à { $loser_seat }.
carta-magica-event-spared = { $seat } ne prend rien à { $loser_seat }.
carta-magica-event-proposed = { $seat } propose à { $target_seat } d’échanger leurs places.
carta-magica-event-swapped = { $seat } et { $target_seat } échangent leurs places.
carta-magica-event-refused = { $seat } reste.
carta-magica-event-passed = { $seat } passe.
carta-magica-event-skipped = { $seat } passe son tour.
carta-magica-event-ended = Le voyage est fini après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
 }.
carta-magica-event-stopped = On arrête après { $round ->
    [one] { $round } manche
   *[other] { $round } manches
 } ; personne n’est rentré.

# D'où viennent les points

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name } fait partie de la mission
carta-magica-tally-gold = or
carta-magica-tally-gold-cards = or des cartes gardées
carta-magica-tally-returned = tour de l’île et retour au port

# Le plateau en mots

carta-magica-board-round = Manche { $round }
carta-magica-board-last-round = Dernière manche
carta-magica-board-display = Talismans
carta-magica-board-deck = { $count } dans la pioche
carta-magica-board-pile = Aventures : { $pile } dans la pile, { $discards } utilisées
carta-magica-board-bank = Banque : or { $gold }, marchandises { $goods }, magie { $magic }
carta-magica-board-arrow = Flèche : { carta-magica-spin }
carta-magica-board-telescope = Vu au Télescope, à partir du haut : { $cards }
carta-magica-board-among = Vu plus tôt, quelque part dans les { $depth } du haut : { $cards }
carta-magica-board-legend = ° b r à portée · o sans vent · x haut-fond · ^ récif · # M terre · *sans vent !endommagé
carta-magica-board-player = joueur
carta-magica-board-ship = navire
carta-magica-board-home = port
carta-magica-board-progress = tour
carta-magica-board-points = points
carta-magica-board-missed = passe { $count }
carta-magica-board-pending = peut négocier
carta-magica-board-returned = de retour
carta-magica-board-wants = cherche { $names }
