# Ce que seul le navigateur dit de Carta Magica.

carta-magica-web-board = Carte marine
carta-magica-web-board-keys = Les flèches du clavier parcourent la carte, G va au prochain port à portée, Entrée choisit.
carta-magica-web-letters = N,E,S,O
carta-magica-web-wheel = La flèche : { carta-magica-spin }
carta-magica-web-wheel-rest = La flèche n’a pas encore tourné
carta-magica-web-summary = Manche { $round }
carta-magica-web-summary-last = Manche { $round }, la dernière

carta-magica-web-sail = Aller en { $cell }
carta-magica-web-sail-harbour = Aller à { $harbour }
carta-magica-web-sail-home = Rentrer à { $harbour }
carta-magica-web-storm-risk = une tempête y endommagerait ton navire : { $directions }
carta-magica-web-place = Prendre { $harbour } comme port d’attache
carta-magica-web-attack = Attaquer { $target_seat }
carta-magica-web-captain = Jouer { FORM($name, "le") }
carta-magica-web-challenge = { $name } : chercher { $wants }
carta-magica-web-buy = Acheter { $name } : { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
carta-magica-web-buy-top = Acheter la carte cachée du dessus
carta-magica-web-tame = Magie dépensée : { $magic }
carta-magica-web-tame-chance = { $good } lancers sur { $of }
carta-magica-web-pick = Prendre { carta-magica-card }
carta-magica-web-stow = Remettre d’abord { carta-magica-card }
carta-magica-web-give = Poser { carta-magica-card }
carta-magica-web-loot = { carta-magica-web-pick }

carta-magica-web-do-spin = Tourner la flèche
carta-magica-web-do-keep = Garder
carta-magica-web-do-again = Jouer Tourne encore
carta-magica-web-do-hold = Attendre
carta-magica-web-do-goods = Prendre des marchandises
carta-magica-web-do-magic = Prendre de la magie
carta-magica-web-do-card = Piocher une carte aventure
carta-magica-web-do-tow = Se faire remorquer pour { $tow_goods } marchandises
carta-magica-web-do-escape = Jouer Vent favorable pour se libérer
carta-magica-web-do-repair = Réparer pour { $repair_gold } pièces d’or
carta-magica-web-do-mend = Jouer Réparation
carta-magica-web-do-lucky = Jouer Vent favorable : { $lucky_wind_steps } pas de plus
carta-magica-web-do-trade = Échanger { $exchange_goods } marchandises contre { $exchange_gold ->
    [one] { $exchange_gold } pièce d’or
   *[other] { $exchange_gold } pièces d’or
 }
carta-magica-web-do-draw = Piocher une carte aventure
carta-magica-web-do-telescope = Utiliser le Télescope
carta-magica-web-do-cash = Prendre maintenant
carta-magica-web-do-settle = Payer en jetons
carta-magica-web-do-curse = Jouer Malédiction : nouveaux talismans
carta-magica-web-do-shelter = Jouer Beau temps
carta-magica-web-do-swap = Proposer d’échanger les places
carta-magica-web-do-accept = Échanger les places
carta-magica-web-do-pass = Passer
carta-magica-web-do-done = Quitter le port

carta-magica-web-change = de { $before } à { $after }
carta-magica-web-change-lost = de { $before } à { $after }, perte : { $lost }
carta-magica-web-options = Ce que tu peux faire
carta-magica-web-talismans = Talismans
carta-magica-web-talismans-note = { $talisman_gold } pièces d’or chacun, dans les ports rouges
carta-magica-web-points = { count-points }
carta-magica-web-wanted = +{ $points }, pour ta mission
carta-magica-web-adventures = Tes aventures
carta-magica-web-adventures-none = pas encore de carte : la flèche et les ports noirs en apportent
carta-magica-web-players = Joueurs
carta-magica-web-held = { $kind } : { $count } sur { $limit }
carta-magica-web-owns = a { $name }
carta-magica-web-seeks = cherche { $name }
carta-magica-web-progress = { $percent } % du tour de l’île
carta-magica-web-home = port d’attache { $harbour }
carta-magica-web-ship = { $seat } en { $cell }, { $condition }

# Avant le voyage
carta-magica-web-setup-captain = Personnages
carta-magica-web-setup-captain-note = Qui navigue ? Le personnage ne change que l’image.
carta-magica-web-setup-challenge = Missions
carta-magica-web-setup-challenge-note = Chacune nomme deux talismans : chacun d’eux que tu as à la fin compte { $points } points de plus.
carta-magica-web-worth = { count-points }
carta-magica-web-on-display = en vente
carta-magica-web-there = { $there }
carta-magica-web-there-black = marchandises contre or
carta-magica-web-there-red = acheter des talismans
carta-magica-web-there-black-bare = pas assez de marchandises à échanger
carta-magica-web-there-red-bare = pas assez d’or pour un talisman
carta-magica-web-there-home = de retour !
carta-magica-web-reach = { $steps } pas, { $there }

# Sur la carte
carta-magica-web-whole = Montrer toute la carte
carta-magica-web-closer = Plus près
carta-magica-web-spins = { $seat } tourne la flèche…
carta-magica-web-last-round = Dernière manche : { $seat } est de retour
carta-magica-web-back = tour de l’île fini, de retour au port

# Ce qu'on peut faire
carta-magica-web-sail-up = Naviguer, { $steps } au plus
carta-magica-web-sail-where = { $count ->
    [one] { $count } case dorée sur la carte
   *[other] { $count } cases dorées sur la carte
 }
carta-magica-web-no-sail = Impossible de naviguer
carta-magica-web-why = touche pour voir pourquoi
carta-magica-web-can-buy = { $count ->
    [0] Tu ne peux acheter aucun talisman ici pour l’instant.
    [one] Ton or suffit ici pour { $count } talisman.
   *[other] Ton or suffit ici pour { $count } talismans.
 }
carta-magica-web-can-trade = { $count ->
    [0] Tu n’as rien à échanger ici pour l’instant.
   *[other] Tu peux échanger { $count } fois ici.
 }
carta-magica-web-trade-leaves = reste : { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
 }, or { $gold }
carta-magica-web-lucky-steps = { $steps ->
    [one] jusqu’à { $steps } case
   *[other] jusqu’à { $steps } cases
 }
carta-magica-web-draw-first = pioche d’abord la carte du port
carta-magica-web-note-hold = rester ici, finir le tour
carta-magica-web-note-draw = le port l’exige
carta-magica-web-note-card = la garder pour plus tard, ou affronter ce qu’elle montre
carta-magica-web-note-tow = puis naviguer
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = ton navire reste où il est
carta-magica-web-note-attack = le plus grand nombre prend une carte
carta-magica-web-note-again = ce lancer ne compte pas
carta-magica-web-taming = La magie et le nombre de la flèche{ $bonus ->
    [0] { "" }
    [one] , et { $bonus } pour ton monstre dompté,
   *[other] , et { $bonus } pour tes monstres domptés,
 } doivent atteindre { $strength }. Sinon, toutes tes marchandises sont perdues.
carta-magica-web-stake = magie : { $magic }

# Les cartes
carta-magica-web-points-word = points
carta-magica-web-for-sale = , en vente
carta-magica-web-adventures-open = visibles de tous
carta-magica-web-playable = maintenant
carta-magica-web-holds = a { carta-magica-card }
carta-magica-web-when-income = compte { $count } quand tu paies
carta-magica-web-when-payment = paie, ou passe ton tour
carta-magica-web-when-good-weather = laisse passer une tempête
carta-magica-web-when-repair = remet en état aussitôt
carta-magica-web-when-lucky-wind = { $lucky_wind_steps } pas de plus, ou hors du calme
carta-magica-web-when-spin-again = après un de tes lancers
carta-magica-web-when-telescope = avant de piocher
carta-magica-web-when-curse = nouveaux talismans, à ton tour
carta-magica-web-when-monster = force { $strength }, rapporte { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
 }
carta-magica-web-when-tamed = dompté : +1 contre le suivant
carta-magica-web-note-cash = dans ta cale, jusqu’à { $limit } de chaque

# Comment choisir
carta-magica-web-spin-me = Tourne !
carta-magica-web-how-spin = Touche la roue, ou tire la flèche et lâche.
carta-magica-web-how-card = Touche une carte pour la regarder ; touche-la encore pour la prendre.
carta-magica-web-how-home = Touche un port qui brille ; touche-le encore pour y jeter l’ancre.
carta-magica-web-how-sail = Touche une case dorée pour voir la route ; touche-la encore pour y aller. Ou choisis un bouton.
carta-magica-web-how-tame = La barre montre combien des six lancers suffiraient.
carta-magica-web-how-buy = Touche un talisman ou un bouton.
carta-magica-web-how-stuck = Choisis un bouton.
carta-magica-web-stuck-sound = des navires ou des rochers barrent la route
carta-magica-web-stuck-becalmed = il faut du vent, ou un remorquage
carta-magica-web-stuck-damaged = il faut un marteau, ou de l’or
carta-magica-web-steps = { $steps } pas
carta-magica-web-price-gold = −{ $count } or
carta-magica-web-price-goods = { $count ->
    [one] −{ $count } marchandise
   *[other] −{ $count } marchandises
 }
carta-magica-web-may-attack = tu pourrais y attaquer { $seats }
carta-magica-web-warn-full = Perte : { $count }. Tu ne peux en porter que { $limit }.
carta-magica-web-completes = le tour est complet
carta-magica-web-told-spun = { $seat } tourne la flèche…
carta-magica-web-told-storm = Une tempête ! { $seat } tourne la flèche pour sa direction…

# À quoi servent les choses
carta-magica-web-about-row-home = Port d’attache de
carta-magica-web-about-row-port = Port d’attache
carta-magica-web-about-row-condition = Navire
carta-magica-web-about-row-wants = Cherche
carta-magica-web-about-row-points = Points
carta-magica-web-about-row-where = Où
carta-magica-web-about-row-sought = Cherché par
carta-magica-web-about-row-strength = Force
carta-magica-web-about-row-gold = Rapporte en or
carta-magica-web-about-on-display = en vente
carta-magica-web-about-in-deck = pas encore apparu
carta-magica-web-about-black-harbour = Ici, { $exchange_goods } marchandises deviennent { $exchange_gold ->
    [one] { $exchange_gold } pièce d’or
   *[other] { $exchange_gold } pièces d’or
 }, autant de fois que tu veux. Qui entre au port pioche aussi une carte aventure.
carta-magica-web-about-red-harbour = Ici, tu achètes un talisman, visible ou caché, pour { $talisman_gold } pièces d’or.
carta-magica-web-about-arrive = Cela vaut quand un navire arrive, pas tant qu’il reste ici.
carta-magica-web-about-blue = Les navires passent ici, à l’horizontale ou à la verticale, jamais en diagonale.
carta-magica-web-about-windless = Aucun navire n’y va. Une tempête peut en pousser un ici ; il ne bouge plus jusqu’à ce que le vent ou un remorquage le libère.
carta-magica-web-about-gray = Aucun navire n’y va. Une tempête qui en jette un dessus l’endommage.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Île aux Baleines
carta-magica-web-isle-owls = Île aux Hiboux
carta-magica-web-isle-ashes = Île des Cendres
carta-magica-web-isle-glass = Île de Verre
carta-magica-web-about-island = La terre. Une tempête qui y jette un navire l’endommage.
carta-magica-web-about-middle-island = Fais-en le tour une fois, dans un sens ou dans l’autre, et rentre. Les quatre anneaux montrent où en est chaque navire.
carta-magica-web-about-golden-border = Le bout du monde. Une tempête qui y jette un navire l’endommage.
carta-magica-web-about-sound = Va aussi loin que le dit la flèche.
carta-magica-web-about-becalmed = Immobile : il attend le vent, un remorquage payé ou Vent favorable. Les tempêtes ne lui font rien.
carta-magica-web-about-damaged = Endommagé, couché sur le flanc : il attend un marteau, un paiement en or ou Réparation. Les tempêtes ne lui font rien.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Choisis une action : naviguer jusqu’à { $number } cases, ou utiliser un des symboles.
carta-magica-web-about-segment-storm = Une tempête : un second lancer dit où elle souffle, et chaque navire en bon état est poussé de deux cases.
carta-magica-web-about-symbol-wind = libère un navire sans vent, qui navigue ensuite
carta-magica-web-about-symbol-hammer = remet en état un navire endommagé, qui navigue ensuite
carta-magica-web-about-symbol-goods = en prendre { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = en piocher une
carta-magica-web-about-way-title = Tempête { FORM($towards, "vers") }
carta-magica-web-about-way = Dans une tempête, l’anneau intérieur dit où tous les navires sont poussés.
carta-magica-web-about-talisman = Coûte { $talisman_gold } pièces d’or dans un port rouge. S’il fait partie de ta mission, il compte { $bonus } points de plus.
carta-magica-web-about-deck-title = Talismans cachés : { $count }
carta-magica-web-about-deck = Celui du dessus s’achète sans être vu pour { $talisman_gold } pièces d’or dans un port rouge.
carta-magica-web-about-captain = Un visage pour ton navire. Il ne change rien d’autre.
carta-magica-web-about-challenge = Deux talismans à chercher. Chacun que tu as à la fin compte { $bonus } points de plus.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, en vente
carta-magica-web-about-circle-title = Le tour de l’île
carta-magica-web-about-circle = Qui a fait le tour une fois et est rentré reçoit 15 points, et cette manche devient la dernière.
carta-magica-web-about-token-gold = L’or achète talismans et réparations ; chaque pièce restante à la fin vaut un point. Tu peux en avoir { $limit }.
carta-magica-web-about-token-goods = { $exchange_goods } marchandises deviennent { $exchange_gold ->
    [one] { $exchange_gold } pièce d’or
   *[other] { $exchange_gold } pièces d’or
 } dans un port noir ; un remorquage en coûte { $tow_goods }. Tu peux en avoir { $limit }.
carta-magica-web-about-token-magic = La magie dompte les monstres, avec un lancer. Tu peux en avoir { $limit }.
carta-magica-web-about-card-income = { $count ->
    [one] Prends { $count } jeton maintenant, ou garde la carte pour payer plus tard.
   *[other] Prends { $count } jetons maintenant, ou garde la carte pour payer plus tard.
 }
carta-magica-web-about-card-payment = Paie { $count } marchandises, ou passe ton tour.
carta-magica-web-about-card-good-weather = Joue-la quand vient une tempête : ton navire reste où il est.
carta-magica-web-about-card-repair = Joue-la pour réparer ton navire endommagé et naviguer aussitôt.
carta-magica-web-about-card-lucky-wind = Joue-la pour naviguer de { $lucky_wind_steps } cases de plus, ou sortir du calme.
carta-magica-web-about-card-spin-again = Joue-la après un de tes lancers, s’il ne te plaît pas.
carta-magica-web-about-card-telescope = Joue-la avant de piocher : regarde { $telescope_cards } cartes et prends-en une.
carta-magica-web-about-card-curse = Joue-la à ton tour : de nouveaux talismans apparaissent.
carta-magica-web-about-card-monster = La magie et le nombre de la flèche doivent atteindre sa force. Dompté, il rapporte de l’or et aide contre le suivant. Sinon, tes marchandises sont perdues.
