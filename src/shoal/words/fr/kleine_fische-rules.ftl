# Les règles de Kleine Fische ganz groß, pour les gens. Les chapitres dans l'ordre du jeu.
# Au-dessus de chaque paragraphe, les points exacts qu'il raconte.

kleine-fische-rules-aim = De quoi il s’agit
# KF-001
kleine-fische-rules-aim-1 = Tu plonges le long d’un récif de cartes cachées et tu photographies des poissons. Tant que chaque poisson que tu retournes est d’une autre espèce, tu peux continuer. Croise deux fois la même espèce, et une partie de ta pêche s’échappe. À deux, à trois ou à quatre, les règles sont les mêmes.
# KF-191
kleine-fische-rules-aim-2 = À la fin, seule ta meilleure photo de chacune des treize espèces compte. La variété gagne.

kleine-fische-rules-setup = Le récif
# KF-002 KF-022 KF-023 KF-025
kleine-fische-rules-setup-1 = Poissons et grottes sont mélangés ensemble. Vingt-cinq cartes sont posées face cachée, cinq rangées de cinq ; les 78 autres forment la pioche. Au dos, on voit si une carte est un poisson ou une grotte, et une grotte montre un nombre ; de la pioche, on voit le dos de la carte du dessus. Personne n’a encore rien.
# KF-003 KF-004 KF-005 KF-020 KF-021 KF-024
kleine-fische-rules-setup-2 = Les plongeurs et la pieuvre se déplacent dans les couloirs entre les cartes et tout autour. Un couloir intérieur a une carte de chaque côté, un couloir du bord en a une seule. Un plongeur est dans un couloir et regarde vers l’un de ses bouts. Tous les plongeurs commencent sur la barque, la pieuvre dans sa propre grotte au coin en bas à droite, où elle ne gêne rien. La première place commence.

kleine-fische-rules-turn = Un tour
# KF-030 KF-032
kleine-fische-rules-turn-1 = D’abord tu plonges : nager, retourner un poisson, décider, continuer. Puis tu peux déplacer la pieuvre, peut-être voler, et tu ramasses tes poissons. Ensuite le récif est complété, et le joueur suivant plonge dans un récif complet, face cachée.
# KF-031 KF-033 KF-050 KF-155
kleine-fische-rules-turn-2 = Tu ne peux renoncer ni à ton saut ni à ton premier mouvement. Les cartes de grotte ne servent qu’à ton propre tour, chacune en son temps. Entre les tours, les plongeurs gardent leur couloir et leur direction.

kleine-fische-rules-jump = Premier tour : le saut
# KF-040 KF-041 KF-042 KF-043 KF-044 KF-045
kleine-fische-rules-jump-1 = Amène la barque au-dessus d’un poisson de la rangée du haut et saute d’un côté de cette carte : à gauche, à droite ou dessous. Tu choisis vers quel bout du couloir ton plongeur regarde. Tu peux rejoindre d’autres plongeurs, mais pas la pieuvre. Le saut est ton premier mouvement ; retourne un poisson à côté de ton nouveau couloir. La barque reste là et ne compte plus.
# KF-046 KF-047 KF-048
kleine-fische-rules-jump-2 = Si la rangée du haut n’a que des grottes, tu en échanges d’abord une, sans la voir, contre un poisson plus bas, et la barque va au-dessus de ce poisson. Les Palmes turbo ne remplacent jamais le saut.
kleine-fische-rules-picture-jump = La barque est au-dessus d’une colonne. Le plongeur peut sauter dans trois couloirs, et regarder d’un côté ou de l’autre.

kleine-fische-rules-swim = Nager
# KF-006 KF-007 KF-008 KF-009 KF-010 KF-051
kleine-fische-rules-swim-1 = Un mouvement est un pas. Les plongeurs ne nagent que vers l’avant : par le croisement devant eux, dans n’importe quel autre couloir, le dos tourné au croisement. Cela laisse trois couloirs à l’intérieur, deux au bord et un dans un coin ; jamais en arrière, jamais de demi-tour dans un couloir. Qu’il y ait un poisson à côté ou non ne change rien. Les autres plongeurs ne gênent jamais ; le couloir de la pieuvre est fermé.
# KF-011 KF-052 KF-053 KF-054 KF-055 KF-056
kleine-fische-rules-swim-2 = Dans un coin, il n’y a qu’un couloir devant. Si la pieuvre y est quand ton tour commence, ton plongeur fait d’abord demi-tour ; ce n’est pas un pas, cela se fait tout seul et seulement alors. Si tu nages dans un tel coin pendant un tour, tu t’y occupes encore d’une carte, puis tu dois t’arrêter. Si la pieuvre est dans ton propre couloir, tu le quittes comme d’habitude. Partout ailleurs, un premier mouvement est possible.

kleine-fische-rules-reveal = Retourner un poisson
# KF-060 KF-066 KF-067 KF-068
kleine-fische-rules-reveal-1 = Après chaque mouvement, tu t’occupes d’exactement une carte. Après le premier, tu dois retourner un poisson caché à côté de ton couloir. S’il y en a deux, tu choisis, sans savoir ce que c’est. Les poissons visibles et les grottes ne se retournent jamais.
# KF-061 KF-062 KF-063 KF-064 KF-065 KF-073
kleine-fische-rules-reveal-2 = S’il n’y a pas de poisson caché après le premier mouvement, tout le tour est fini aussitôt : pas de pieuvre, rien à compléter. Plus tard, un poisson caché à côté de toi doit être retourné, même si tu sais qu’il fait une paire, sauf si une grotte convient. Sans poisson à côté, la plongée finit sans perte ; à côté d’une grotte qui convient, tu peux l’explorer ou t’arrêter. Tu peux nager exprès vers un tel endroit.

kleine-fische-rules-choice = S’arrêter ou continuer ?
# KF-070 KF-071 KF-072
kleine-fische-rules-choice-1 = Après chaque nouvelle espèce, tu décides. Si tu t’arrêtes, tous les poissons visibles sont à toi. Sinon, tu continues, si un couloir est libre, et tu t’occupes d’une autre carte.
# KF-080 KF-081 KF-082 KF-083 KF-086
kleine-fische-rules-choice-2 = Si le nouveau poisson est d’une espèce déjà visible, quelle que soit sa taille, la plongée est finie : les deux, et tout ce que tu as retourné entre eux, sont remis face cachée. C’est l’ordre des cartes retournées qui compte, pas leur place sur le plateau. Ce qui était visible avant le premier des deux, tu le gardes. Avec treize espèces, un quatorzième poisson ferait toujours une paire.
# KF-084 KF-085
kleine-fische-rules-choice-3 = Les poissons cachés à nouveau restent où ils sont et peuvent être retrouvés. Retiens-les ! Après une paire, ton tour continue avec la pieuvre, avec les points de ce que tu as gardé.
kleine-fische-rules-picture-choice = Plusieurs poissons différents sont visibles, chacun avec son numéro d’ordre. Continuer dans un des couloirs marqués, ou s’arrêter ?

kleine-fische-rules-cave = Explorer une grotte
# KF-090 KF-091 KF-092 KF-093 KF-094 KF-095
kleine-fische-rules-cave-1 = Si, après un mouvement autre que le premier, il y a exactement autant de poissons visibles que le dit le nombre d’une grotte à côté de toi, tu peux explorer la grotte au lieu de retourner un poisson. Cela finit la plongée. Si deux conviennent, tu en choisis une ; une grotte par tour. Après le premier mouvement, aucune grotte ne convient. La carte est à toi quand tu ramasses, et aucun vol ne peut y toucher avant.
kleine-fische-rules-picture-cave = Il y a autant de poissons visibles que la grotte en veut : on peut l’explorer.

kleine-fische-rules-octopus = La pieuvre
# KF-100 KF-101 KF-102 KF-103 KF-104 KF-106
kleine-fische-rules-octopus-1 = Les petits poissons montrent des points pieuvre. Compte ceux des poissons encore visibles après ta plongée : tu peux déplacer la pieuvre d’autant de couloirs, ou de moins, ou pas du tout ; sans points, seule une Pieuvre turbo la déplace. Un déplacement par tour. Elle peut quitter son couloir par un bout ou l’autre, d’où qu’elle soit venue.
# KF-105 KF-107 KF-114
kleine-fische-rules-octopus-2 = Une fois partie, elle traverse chaque couloir d’un bout à l’autre et n’y fait jamais demi-tour. Revenir à son départ demande donc une boucle d’au moins quatre couloirs. Seul compte le couloir où elle finit, quel que soit le chemin, dans la limite de ses pas.
# KF-108 KF-109 KF-115
kleine-fische-rules-octopus-3 = Son premier déplacement entre dans le récif par un des deux couloirs du coin en bas à droite. Entrer coûte un pas, et elle continue de là. Elle ne retourne jamais dans sa grotte.
# KF-110 KF-111 KF-112 KF-113
kleine-fische-rules-octopus-4 = Elle n’entre jamais dans le couloir de ton propre plongeur et ne le traverse pas. Dans un couloir avec d’autres plongeurs, elle s’arrête, et les pas restants sont perdus. On ne peut pas rejoindre les plongeurs encore sur la barque, et une pieuvre qui n’a pas bougé ne peut pas voler.
kleine-fische-rules-picture-octopus = Voilà jusqu’où la pieuvre peut aller cette fois.

kleine-fische-rules-rob = Voler
# KF-120 KF-121 KF-122 KF-123
kleine-fische-rules-rob-1 = Si tu as amené la pieuvre sur d’autres, tu peux en voler un, ou les laisser. Dis combien de poissons tu veux : un, deux ou trois, peu importe combien l’autre en a. Puis lance le dé pieuvre, qui montre 1, 1, 2, 3, 3 et une face rouge, moins un.
# KF-124 KF-125 KF-126 KF-127 KF-128 KF-130 KF-132
kleine-fische-rules-rob-2 = Avec au moins ton nombre, tu prends exactement autant de poissons à l’aveugle dans la pile de l’autre, ou toute la pile si elle est plus petite. Avec moins, tu n’as rien. Avec la face rouge, c’est l’autre qui te prend un poisson, si tu en as un. Vous êtes seuls à savoir quels poissons ont changé de main.
# KF-129 KF-131 KF-133
kleine-fische-rules-rob-3 = Les poissons visibles du récif ne sont encore à personne, et les grottes ne peuvent pas être volées. La pieuvre et les plongeurs restent où ils sont.



kleine-fische-rules-collect = Ramasser et compléter
# KF-140 KF-141 KF-142 KF-143
kleine-fische-rules-collect-1 = Tes poissons visibles vont face cachée sur ta pile. Une grotte explorée vient aussi chez toi, à part des poissons. Tu peux regarder tes propres cartes quand tu veux ; les autres voient seulement combien il y en a.
# KF-150 KF-151 KF-152
kleine-fische-rules-collect-2 = Puis les trous sont comblés avec la pioche, un par un, à partir du haut à gauche. Si tu n’as rien pris, rien n’est comblé. Si la pioche suffit tout juste, la partie continue sans pioche.

kleine-fische-rules-cards = Les cartes de grotte
# KF-160 KF-161 KF-162
kleine-fische-rules-cards-1 = Les cartes de grotte aident à partir de ton tour suivant, chacune une fois ; une carte utilisée retourne dans la boîte au vu de tous. Rien ne t’oblige à les utiliser, tu peux en utiliser plusieurs dans un tour, et en avoir autant que tu veux.
# KF-163 KF-164 KF-165 KF-166 KF-167
kleine-fische-rules-cards-2 = Les Palmes turbo font un mouvement de trois ou cinq pas au plus. Chaque pas doit être permis, le chemin peut se croiser, et seule compte la carte à côté du dernier couloir. Une carte de palmes pour un mouvement.
# KF-170 KF-171 KF-172 KF-173
kleine-fische-rules-cards-3 = La Torche sous-marine te montre, avant ton premier mouvement, un ou deux poissons cachés n’importe où dans le récif ; s’il y en a deux, tu choisis le second après avoir vu le premier. Tout le monde voit où elle éclaire, personne d’autre ne voit quoi.
# KF-175 KF-176 KF-177
kleine-fische-rules-cards-4 = La Pieuvre turbo donne trois ou cinq pas de plus à la pieuvre, même sans un seul point et même après une paire. On l’annonce avant de déplacer la pieuvre, et alors la pieuvre doit bouger.
# KF-180 KF-181 KF-182 KF-183 KF-184
kleine-fische-rules-cards-5 = La Relance annule un lancer trop bas, le rouge compris, et tu lances à nouveau ; certaines de ces cartes permettent un second essai. Le dernier lancer compte. Seul le voleur peut s’en servir, et une autre carte peut suivre quand l’une est épuisée.
# KF-185
kleine-fische-rules-cards-6 = Poissons arc-en-ciel et coffres au trésor ne se jouent pas : ils attendent, cachés, la fin.

kleine-fische-rules-end = Fin et victoire
# KF-153 KF-154 KF-190
kleine-fische-rules-end-1 = Quand un trou ne peut pas être comblé parce que la pioche est vide, la partie finit aussitôt, peu importe à qui c’était le tour. Toutes les piles et les grottes sont dévoilées ; ce qui est dans le récif ne compte pour personne.
# KF-192 KF-193 KF-194 KF-195 KF-196
kleine-fische-rules-end-2 = De chaque espèce, seul ton meilleur poisson compte, un à quatre coquillages. Un poisson arc-en-ciel peut être posé sur une espèce que tu as et la fait valoir quatre ; deux poissons arc-en-ciel vont sur deux espèces. Chaque carte de grotte jouable que tu n’as pas utilisée vaut un point. Tout cela fait le score intermédiaire.
# KF-197 KF-198 KF-199 KF-200 KF-201 KF-202
kleine-fische-rules-end-3 = Puis on ouvre les coffres : 1, 3, 5 ou 7 points pour le premier, deuxième, troisième ou quatrième au score intermédiaire. Les ex æquo partagent le meilleur rang, les coffres ne changent jamais les rangs, et deux coffres paient deux fois. Qui a le plus de points gagne ; à égalité, la plus grosse pile de poissons, et si c’est encore égal, la victoire est partagée.

kleine-fische-rules-decided = Ce que nous avons décidé
kleine-fische-rules-decided-1 = Deux règles peuvent se lire autrement. Ici, seul un plongeur face à un coin bloqué fait demi-tour ; le texte imprimé peut aussi vouloir dire que quiconque a la pieuvre juste devant peut tourner, sans y être obligé. Et ici, la pieuvre paie un pas pour entrer ; qui pense qu’elle entre gratuitement peut choisir cette option de la table.

# Le jeu en une page

kleine-fische-rules-aid-jump = Premier tour : amène la barque au-dessus d’un poisson de la rangée du haut et saute à sa gauche, à sa droite ou dessous.
kleine-fische-rules-aid-swim = Nager : seulement vers l’avant, par le croisement devant toi. Jamais sur la pieuvre.
kleine-fische-rules-aid-reveal = Retourne un poisson caché à côté de ton couloir. S’il n’y en a pas après le premier mouvement, ton tour est fini.
kleine-fische-rules-aid-pair = Une espèce déjà visible : les deux, et tout ce qui a été retourné entre eux, se cachent à nouveau. La plongée est finie.
kleine-fische-rules-aid-cave = Exactement autant de poissons visibles que son nombre : explore plutôt la grotte. La plongée est finie.
kleine-fische-rules-aid-octopus = Après la plongée : un pas de pieuvre par point pieuvre sur tes poissons visibles.
kleine-fische-rules-aid-steal = Elle a rejoint un adversaire : annonce 1 à 3, obtiens au moins autant. La face rouge te coûte un poisson.
kleine-fische-rules-aid-fins = Palmes turbo : jusqu’à 3 ou 5 pas en un mouvement.
kleine-fische-rules-aid-lamp = Torche sous-marine : avant de nager, regarde 1 ou 2 poissons cachés.
kleine-fische-rules-aid-octo = Pieuvre turbo : 3 ou 5 pas de plus, même sans points.
kleine-fische-rules-aid-reroll = Relance : recommence un lancer raté, une ou deux fois.
kleine-fische-rules-aid-rainbow = Poisson arc-en-ciel : à la fin, une de tes espèces vaut 4.
kleine-fische-rules-aid-chest = Coffre au trésor : à la fin 1, 3, 5 ou 7 points ; le plus pour le dernier.
kleine-fische-rules-aid-end = La pioche ne peut plus combler un trou : c’est la fin. Le meilleur poisson de chaque espèce compte, et 1 par carte de grotte inutilisée.

# Un tour en exemple

kleine-fische-rules-example = Un tour en exemple
kleine-fische-rules-example-1 = Mira regarde vers le bas et descend d’un couloir. Deux poissons cachés sont à côté ; elle retourne celui de gauche : un poisson-clown avec un coquillage et deux points pieuvre. C’est le numéro un.
kleine-fische-rules-example-2 = Elle continue vers la droite et retourne un poisson-coffre, puis encore vers le bas : un poisson-pêcheur. Trois sont visibles. À côté du couloir suivant se trouve une grotte avec un 3. Elle pourrait y nager et l’explorer. Elle préfère s’arrêter : les trois poissons sont à elle.
kleine-fische-rules-example-3 = Les deux points du poisson-clown déplacent la pieuvre de deux couloirs, sur le plongeur de Ben. Mira annonce deux et obtient un 3 : elle prend deux poissons dans la pile de Ben, sans les voir. Avec un 1, elle n’aurait rien eu ; avec la face rouge, Ben lui en aurait pris un.
kleine-fische-rules-example-4 = Puis elle ramasse ses trois poissons, les trous sont comblés, et Ben plonge. Si son quatrième poisson avait été un second poisson-coffre, le poisson-coffre, le poisson-pêcheur et le nouveau se seraient cachés à nouveau, et seul le poisson-clown lui serait resté.
