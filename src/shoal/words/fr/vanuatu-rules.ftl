# Les règles de Vanuatu, pour les gens. Les chapitres dans l'ordre du jeu.
# Au-dessus de chaque paragraphe, les points exacts qu'il raconte.

vanuatu-rules-aim = De quoi il s’agit
# VAN-001 VAN-002
vanuatu-rules-aim-1 = Huit manches sur des îles à peine sorties de la mer. Tu navigues, pêches, commerces, construis des cabanes, dessines sur le sable et guides des touristes. L’argent ne reste guère : dix vatu deviennent d’eux-mêmes cinq points. Qui a le plus de points gagne. On joue de trois à cinq ; à deux, avec une règle à part.
# VAN-100 VAN-101
vanuatu-rules-aim-2 = Le cœur du jeu est la planification. Chacun place cinq pions sur neuf actions, et seul celui qui a le plus de pions sur une action peut la faire.

vanuatu-rules-setup = Au début
# VAN-003 VAN-006 VAN-007 VAN-020 VAN-028 VAN-029
vanuatu-rules-setup-1 = L’île d’Efate et trois mers sont posées, au hasard, avec leurs marchandises et leurs disques. Chacun a une pirogue sur la mer vide, trois vatu, huit cabanes et cinq pions, et aucun point. Une bourse contient au plus neuf vatu. Les pirogues restent sur les mers, et une mer a de la place pour toutes.
# VAN-004 VAN-005 VAN-012 VAN-013 VAN-022 VAN-024 VAN-026 VAN-027 VAN-030
vanuatu-rules-setup-2 = Trois bateaux attendent des marchandises, une tuile dit combien de touristes sont venus, le prix du poisson est au plus haut, quatre tuiles repos sont prêtes, et les deux prochaines tuiles à poser sont visibles. Tout cela est visible, sauf l’ordre des pioches et les tuiles repos prises. Le hasard choisit qui commence ; qui a le marqueur joue en premier toute la manche, les autres suivent dans le sens horaire, et une phase commence quand tous ont fini la précédente. Les promesses n’engagent personne, et rien ne passe d’un joueur à l’autre.

vanuatu-rules-round = Une nouvelle manche
# VAN-040 VAN-041 VAN-042 VAN-043 VAN-044 VAN-045 VAN-046 VAN-047
vanuatu-rules-round-1 = À partir de la deuxième manche, on commence par du nouveau. Les touristes que personne n’est venu chercher rentrent chez eux, et de nouveaux arrivent. Les bateaux pleins s’en vont, les autres avancent, et de nouveaux arrivent derrière. Une île qui n’a plus rien retrouve toutes ses marchandises, autant que la réserve le permet, les îles les plus anciennes d’abord. Le prix du poisson remonte au plus haut.
# VAN-008 VAN-048 VAN-050 VAN-051 VAN-052 VAN-053 VAN-054 VAN-055 VAN-056
vanuatu-rules-round-2 = Jusqu’à la septième manche, le premier joueur pose ensuite les deux tuiles visibles, dans l’ordre qu’il veut. Une tuile doit en toucher au moins deux autres. Les îles restent à distance les unes des autres, et une mer veut une île à côté d’elle ; si aucune case ne le permet, elle peut aller ailleurs. Une nouvelle mer reçoit ses disques, une nouvelle île ses marchandises, et les deux tuiles suivantes sont dévoilées. Une case sans tuile est hors limites.
vanuatu-rules-picture-tile = Les cases qui brillent sont celles où la nouvelle tuile peut aller.

vanuatu-rules-characters = Les personnages
# VAN-070 VAN-071 VAN-072 VAN-073 VAN-074 VAN-075 VAN-076
vanuatu-rules-characters-1 = Dans l’ordre du tour, chacun prend un personnage, autre que la dernière fois ; l’ancien est rendu ensuite, et d’autres peuvent le prendre aussitôt. Il aide une fois dans cette manche, avec son action ou quand tu choisis de t’en servir, puis il est retourné. La plupart aident d’eux-mêmes ; l’Acheteur, le Mendiant et le Prédicateur te demandent. Rien ne t’oblige à prévoir son action, et des pions repris pour rien ne l’usent pas.
# VAN-118 VAN-200 VAN-201 VAN-202 VAN-203 VAN-205 VAN-206 VAN-207 VAN-208 VAN-209 VAN-210
vanuatu-rules-characters-2 = Le Navigateur navigue gratuitement. Le Bâtisseur paie un vatu par cabane. Le Plongeur reçoit aussi la valeur d’un trésor en vatu, le Pêcheur celle d’une prise en points. Le Vendeur n’a pas besoin de cabane, mais d’une île à côté de sa pirogue. L’Acheteur peut charger gratuitement un second cube de la même marchandise, pris dans la réserve. Le Dessinateur dessine pour cinq points. Le Guide reçoit deux points par dessin là où arrive le touriste. Le Mendiant change une fois jusqu’à trois points en vatu avant d’agir. Le Prédicateur peut une fois agir avec une pile possible quand il n’a la majorité nulle part.

vanuatu-rules-plan = Placer les pions
# VAN-080 VAN-081 VAN-082 VAN-087
vanuatu-rules-plan-1 = Dans l’ordre du tour, tu places deux pions, puis deux autres, puis le dernier, sur la même action ou sur plusieurs, et autant que tu veux sur une seule. Ce qui est placé reste.
# VAN-083 VAN-084 VAN-085 VAN-086
vanuatu-rules-plan-2 = Tu ne peux placer que là où tu aurais une chance en jouant sans adversaire : s’il faut d’abord autre chose, comme naviguer jusque-là, cela doit aussi être prévu, et de deux pions placés ensemble l’un peut rendre l’autre possible. Se reposer peut toujours être prévu.
vanuatu-rules-picture-plan = Neuf actions, et les pions dessus. Chacune dit où tu en serais, ou ce qui manque.

vanuatu-rules-act = Agir
# VAN-102 VAN-103 VAN-104 VAN-109 VAN-110
vanuatu-rules-act-1 = Les joueurs agissent à tour de rôle jusqu’à ce qu’il n’y ait plus de pions. À ton tour, tu choisis une action où tu mènes à ce moment et tu la fais une fois, en entier ; puis tous tes pions en sont retirés, si bien que personne ne fait deux fois une action dans une manche. Tu mènes si personne n’y a davantage de pions ; à égalité, l’ordre du tour décide.
# VAN-105 VAN-106 VAN-107 VAN-108 VAN-111 VAN-112
vanuatu-rules-act-2 = Si une action où tu mènes est impossible, parce que tu ne peux pas payer ou qu’il ne reste rien, tu reprends les pions pour rien ; tu peux le choisir même si tu mènes aussi sur une action possible. Et si tu n’as la majorité nulle part, tu dois abandonner une de tes piles, sauf si le Prédicateur agit. Tant que tu mènes, tu ne peux pas abandonner une autre pile. Personne ne peut donc passer, et tout dépend de l’ordre des actions.
vanuatu-rules-picture-act = Là où ce joueur mène, une action est possible maintenant.

vanuatu-rules-travel = Naviguer, construire, explorer, pêcher
# VAN-009 VAN-010 VAN-115 VAN-116 VAN-117
vanuatu-rules-travel-1 = Naviguer : une à trois cases de mer, un vatu chacune ; détours et retours sont permis et coûtent leurs pas. Ce qui se fait sur les îles se fait à côté de ta pirogue, ce qui se fait sous l’eau juste sous elle ; entre plusieurs îles, tu choisis.
# VAN-011 VAN-120 VAN-121 VAN-122
vanuatu-rules-travel-2 = Construire : pour trois vatu, tu mets une de tes cabanes sur un emplacement libre d’une île à côté de ta pirogue ; elle y reste. Les cabanes permettent de vendre du poisson, rapportent avec les touristes, et comptent à la fin.
# VAN-023 VAN-125 VAN-126 VAN-127 VAN-130 VAN-131 VAN-132
vanuatu-rules-travel-3 = Explorer et pêcher : prends un trésor ou un poisson de la mer sous ta pirogue. Il vaut autant qu’il y a de disques ; puis un disque disparaît pour de bon, et le suivant vaut moins.

vanuatu-rules-trade = Vendre et acheter
# VAN-135 VAN-136 VAN-137
vanuatu-rules-trade-1 = Vendre : avec une cabane à toi sur une île à côté de ta pirogue, tu vends du poisson, l’un après l’autre, et tu arrêtes quand tu veux. Chacun rapporte sa valeur fois le prix, qui est 3, 2 ou 1 ; chacun fait baisser le prix, mais jamais sous 1.
# VAN-140 VAN-141 VAN-142 VAN-143 VAN-144
vanuatu-rules-trade-2 = Acheter : un cube d’une île à côté de ta pirogue, le kava pour un vatu, le coprah pour deux, le bœuf pour trois. Il va aussitôt sur le premier bateau qui a de la place pour cette marchandise et rapporte un point pour le kava, trois pour le coprah, cinq pour le bœuf, et deux de plus s’il remplit le bateau. Si aucun bateau n’a de place, tu peux acheter quand même, et le cube est perdu. Un bateau plein attend la manche suivante.

vanuatu-rules-culture = Dessiner, transporter, se reposer
# VAN-145
vanuatu-rules-culture-1 = Dessiner : un dessin sur le sable, à un emplacement libre d’une île à côté de ta pirogue, ne coûte rien et rapporte trois points.
# VAN-146 VAN-147 VAN-148
vanuatu-rules-culture-2 = Transporter : amène un touriste qui attend sur une île à côté de ta pirogue où il y a de la place. Tu reçois un vatu par cabane de l’île, peu importe à qui elle est ; cela peut être zéro.
# VAN-150 VAN-151 VAN-155 VAN-156 VAN-157 VAN-158
vanuatu-rules-culture-3 = Se reposer : s’il reste une tuile repos, regarde celles qui restent et prends-en une, sans la montrer. Elle paie à la fin de la manche. Avant d’agir à ton tour, et à aucun autre moment, tu peux aussi changer des trésors en autant de vatu qu’ils valent.

vanuatu-rules-vatu = Dix vatu
# VAN-230 VAN-231 VAN-232 VAN-233
vanuatu-rules-vatu-1 = Dès que tu as dix vatu, dix d’entre eux deviennent cinq points, que tu le veuilles ou non, après chaque gain, même entre les manches et à la fin. Ce que tu paies est payé avant que tu gagnes, et personne ne s’endette.

vanuatu-rules-rest = Fin d’une manche
# VAN-240 VAN-241 VAN-242 VAN-243 VAN-275
vanuatu-rules-rest-1 = Les tuiles repos sont montrées dans l’ordre du tour, payées et remises : un point, un vatu, les deux, ou le marqueur de premier joueur. Le marqueur reste où il est sauf si quelqu’un a pris sa tuile ; qui le détient peut prendre cette tuile et le garder.

vanuatu-rules-end = La fin
# VAN-250 VAN-251 VAN-252 VAN-255
vanuatu-rules-end-1 = Après la huitième manche, chaque poisson restant devient autant de vatu qu’il vaut, quel que soit le prix. Le marqueur vaut trois points, chaque tranche de trois vatu un point, les trésors deux fois leur valeur. Pour chacune de tes cabanes, chaque touriste de son île vaut deux points. Dessins, marchandises et cabanes sans touristes ne rapportent plus rien. On compte aussi au-delà de cinquante.
# VAN-253 VAN-254
vanuatu-rules-end-2 = Qui a le plus de points gagne ; à égalité, le plus de cabanes construites, puis le plus de vatu ; ensuite, la place est partagée.
vanuatu-rules-picture-end = Des îles vers la fin d’une partie : cabanes, touristes et dessins.

vanuatu-rules-more = À deux, variantes, secrets
# VAN-283
vanuatu-rules-more-1 = À deux joueurs, on prépare comme pour trois. Avant les personnages, le premier joueur met deux pions neutres sur des actions, puis l’autre trois ; pour mener, il faut plus de pions que les neutres, ou autant si ton personnage va avec cette action. Cinq personnages sont à choisir, autres que la dernière fois, et une pirogue ne peut pas s’arrêter où est l’autre.
# VAN-021 VAN-025 VAN-270 VAN-271 VAN-272 VAN-273 VAN-274
vanuatu-rules-more-2 = Ne sont cachés que l’ordre des bateaux et des touristes, laquelle de deux tuiles d’une lettre vient d’abord, et les tuiles repos prises par les autres. Les tuiles viennent dans l’ordre de A à F, deux fois. Le contenu d’une pioche est connu : une pioche de bateaux vide est refaite avec les bateaux partis, et une tuile touriste, selon le nombre de joueurs, a été écartée au début. Qui se repose voit ce qui reste, et sait donc ce qui a été pris avant, mais pas par qui.
# VAN-280 VAN-281 VAN-282
vanuatu-rules-more-3 = Options d’une table : sans personnages ; le prix du poisson baisse une fois après toute une vente et non à chaque poisson ; et le Gouverneur, un onzième personnage, qui passe un tour à déplacer toute une pile à toi vers une autre action, ni faite ni abandonnée dans cette manche.

vanuatu-rules-decided = Ce que nous avons décidé
vanuatu-rules-decided-1 = Une règle peut se lire autrement. Ici, la plupart des bonus des personnages viennent d’eux-mêmes, et seuls l’Acheteur, le Mendiant et le Prédicateur demandent ; on peut aussi comprendre que tout bonus peut être refusé.

# Le jeu en une page

vanuatu-rules-aid-person = À chaque manche, prends un personnage, jamais deux fois de suite le même.
vanuatu-rules-aid-plan = Place cinq pions en trois fois : deux, deux, un. Seulement sur ce que ton plan permet.
vanuatu-rules-aid-lead = Puis, à tour de rôle, agis avec une pile là où tu as le plus de pions ; à égalité, l’ordre du tour décide. Si tu n’as la majorité nulle part, une pile est abandonnée.
vanuatu-rules-aid-sail = Naviguer sur les mers : 1 vatu par case.
vanuatu-rules-aid-build = Construire une cabane à côté de ta pirogue : 3 vatu.
vanuatu-rules-aid-explore = Explorer ta mer : un trésor qui vaut autant qu’il y a de coffres. Deux fois sa valeur en points à la fin, ou sa valeur en vatu à ton tour.
vanuatu-rules-aid-fish = Pêcher dans ta mer : un poisson qui vaut autant qu’il y a de disques poisson.
vanuatu-rules-aid-sell = Vendre du poisson à côté de ta cabane : valeur fois prix, 3, puis 2, puis 1.
vanuatu-rules-aid-kava = Acheter du kava : 1 vatu, 1 point sur un bateau.
vanuatu-rules-aid-copra = Acheter du coprah : 2 vatu, 3 points sur un bateau.
vanuatu-rules-aid-beef = Acheter du bœuf : 3 vatu, 5 points sur un bateau. Le dernier cube d’un bateau : 2 de plus.
vanuatu-rules-aid-draw = Dessiner là où il y a de la place : 3 points.
vanuatu-rules-aid-transport = Amener un touriste : 1 vatu par cabane de l’île.
vanuatu-rules-aid-rest = Se reposer : une tuile cachée qui paie à la fin de la manche.
vanuatu-rules-aid-vatu = À dix, les vatu deviennent cinq points.
vanuatu-rules-aid-end = Après huit manches : 2 points par cabane et par touriste de son île, les trésors, 1 pour 3 vatu, 3 pour le premier joueur.

# Une manche en exemple

vanuatu-rules-example = Une manche en exemple
vanuatu-rules-example-1 = Mira a 3 vatu et prend le Dessinateur. Sa pirogue est à côté d’Efate, où il y a de la place pour un dessin. Ben a pris l’Acheteur, Otto le Guide.
vanuatu-rules-example-2 = Planification, d’abord deux pions chacun : Mira met les deux sur Dessiner, car avec le Dessinateur cela vaut 5 points. Ben en met deux sur Acheter, Otto un sur Dessiner et un sur Transporter. Puis Mira en met un sur Naviguer et un sur Pêcher, et son dernier sur Se reposer.
vanuatu-rules-example-3 = Actions : Mira mène sur Dessiner à deux contre un et dessine aussitôt sur Efate, 5 points. Ben y achète du bœuf : 3 vatu, 5 points, et l’Acheteur en charge un second gratuitement. Le seul pion d’Otto mène maintenant sur Dessiner, mais Efate n’a plus de place et il n’a pas prévu de naviguer : cette pile sera perdue.
vanuatu-rules-example-4 = Mira navigue d’une case pour 1 vatu vers une mer à deux disques poisson. Quand son tour revient, elle pêche un poisson de 2. Enfin elle se repose et prend la tuile qui la fait jouer en premier. À la fin de la manche, elle a 2 vatu, un poisson et 5 points de plus, et commence la suivante.
