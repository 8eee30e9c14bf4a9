# Les règles de Maldivia, point par point. Les anglaises sont dans clauses.toml, avec le jeu.

MAL-001 = Une case garde son nom toute la partie ; seul le rectangle visible est en jeu.
MAL-002 = Une case d’un bord replié montre le verso de sa voisine extérieure ; là où deux plis se croisent, le plus récent.
MAL-003 = Les voisins ont un côté commun. Les diagonales ne comptent pas.
MAL-004 = Une case touche un côté du tapis quand elle est dans la dernière rangée visible de ce côté, au bord.
MAL-005 = Toutes les cases visibles comptent, avec ou sans embarcation.
MAL-006 = Une embarcation par case, et chaque embarcation sur une case visible.
MAL-007 = Les poissons imprimés sur le tapis ne s’épuisent jamais ; on peut pêcher encore et encore sur la même case.

MAL-010 = Le tapis commence déplié, côté sans requins visible.
MAL-011 = Chacun choisit une embarcation et a trois flèches et une tuile brume ; le reste demeure dans la boîte.
MAL-012 = Les 32 poissons commencent dans la réserve, et tous les mâts sont nus.
MAL-013 = Les dix bateaux de chaque île sont mélangés en une pile à part.
MAL-014 = Les îles sont placées dans le sens horaire : Efo à l’est, Solys au sud, Wipi à l’ouest, Nanga au nord.
MAL-015 = Deux bateaux de chaque île sont visibles.
MAL-016 = Le hasard désigne le premier joueur, sauf si l’hôte fait commencer la première place.
MAL-017 = À partir du premier joueur, les embarcations vont sur des cases libres au choix ; on connaît déjà les bateaux visibles.
MAL-018 = Poser une embarcation sur le tapis ne déclenche rien.
MAL-019 = On joue dans le sens horaire ; ton voisin de gauche est la place suivante.
MAL-020 = Chaque manche est d’abord préparée, puis jouée.
MAL-021 = Un plan aligne les quatre tuiles dans n’importe quel ordre ; on n’en laisse aucune de côté.
MAL-022 = Une flèche pointe dans une des quatre directions, la tuile brume désigne un des quatre côtés.
MAL-023 = Les plans nomment les directions de la boussole, où qu’on soit à la table.
MAL-024 = Tout le monde prépare en même temps, et en secret.
MAL-025 = Un plan peut être remplacé jusqu’à ce que le dernier soit prêt ; ensuite, seule une pieuvre le change.
MAL-026 = De dos, toutes les tuiles se ressemblent.
MAL-027 = Il y a 1024 plans différents.

MAL-035 = Tuile par tuile, le premier joueur d’abord puis dans le sens horaire, chacun dévoile la tuile du même rang.
MAL-036 = Une tuile est d’abord dévoilée ; son joueur décide ensuite.
MAL-037 = Une tuile dévoilée reste visible jusqu’à la fin de la manche et ne peut plus tourner.
MAL-038 = Un tour est fini, échange de bateau compris, avant que la tuile suivante soit dévoilée.
MAL-039 = Après quatre tuiles, le premier joueur change vers la gauche, chacun reprend ses tuiles et les marques de brume disparaissent.

MAL-050 = Une embarcation va aussi loin qu’elle veut dans le sens de la flèche, d’au moins une case, jusqu’à une case libre.
MAL-051 = Elle ne traverse que des cases libres, jamais une embarcation.
MAL-052 = Elle ne quitte jamais la mer visible.
MAL-053 = Avec une embarcation ou le bord juste devant, elle ne peut pas naviguer.
MAL-054 = On n’est jamais obligé de naviguer ; rester finit le tour.
MAL-055 = Qui n’a pas navigué n’a pas d’action.
MAL-056 = Seule compte la dernière case d’un déplacement, pas le chemin.
MAL-057 = Un déplacement finit ailleurs qu’où il a commencé.
MAL-058 = Une embarcation ne se gêne pas elle-même.

MAL-070 = Un courant est une suite de cases avec un début et un sens de sortie.
MAL-071 = Qui entre sur la première case d’un courant dans son sens peut le suivre.
MAL-072 = Le suivre, c’est le parcourir en entier, en sortir dans son sens et continuer tout droit.
MAL-073 = Qui suit un courant doit en sortir avant de s’arrêter.
MAL-074 = Un courant peut être ignoré : les embarcations le traversent et s’y arrêtent comme en mer libre.
MAL-075 = On ne le remonte pas, on n’y entre ni à mi-chemin ni de côté, on n’en sort pas avant la fin.
MAL-076 = Une embarcation qui part d’une case de courant ne suit aucun courant dans ce déplacement.
MAL-077 = Toutes les cases d’un courant et celle qui suit doivent être visibles et libres.
MAL-078 = Un déplacement peut suivre plusieurs courants, chacun une fois.
MAL-079 = Un courant dont une case est repliée ou recouverte est coupé.
MAL-080 = Une embarcation que la brume met sur un courant s’y trouve quand elle navigue ensuite.

MAL-085 = On n’agit que juste après le déplacement de son embarcation.
MAL-086 = Chaque action est un choix ; on peut laisser n’importe laquelle.
MAL-087 = Il y en a quatre : gagner des poissons, tourner une tuile, échanger une carte, livrer.
MAL-088 = Les actions viennent dans n’importe quel ordre : une prise, une pieuvre ou un requin, une livraison par côté touché.
MAL-089 = Voler va avec tout ; pêcher seulement avec voler.
MAL-090 = Personne ne pêche et ne livre dans le même tour.
MAL-091 = Ce qui est possible est revu après chaque action.
MAL-092 = Le tour finit quand son joueur le dit ou qu’il n’y a plus rien à faire.

MAL-100 = Pêcher prend tous les poissons imprimés sur la case et les met sur le mât dans n’importe quel ordre.
MAL-101 = Ce qui manque à la réserve n’est pas pris.
MAL-102 = La réserve compte telle qu’elle était au début de la prise.
MAL-103 = Si aucun des poissons imprimés n’est dans la réserve, on ne pêche pas, et livrer reste possible.
MAL-104 = Pêcher prend tout ce qu’il y a, sauf s’il y a un surplus.
MAL-105 = Voler prend le poisson du sommet d’une embarcation voisine, un par embarcation, à qui l’on veut.
MAL-106 = On ne peut rien voler à un mât nu.
MAL-107 = On peut aussi voler aux embarcations qui étaient déjà voisines avant le déplacement.
MAL-108 = Poissons pêchés et volés sont mis ensemble, dans n’importe quel ordre commun.
MAL-109 = Les poissons déjà sur le mât ne bougent pas.

MAL-115 = Un mât porte sept poissons.
MAL-116 = S’il y a de la place pour tous, tous les nouveaux poissons y vont.
MAL-117 = Sinon, retires-en du haut autant que tu veux, puis garde parmi les nouveaux ceux qui tiennent ; le reste repart.
MAL-118 = Un poisson plus bas ne sort qu’après tous les poissons au-dessus de lui.
MAL-119 = En cas de surplus, on peut ne garder aucun des nouveaux poissons.
MAL-120 = Les poissons volés qu’on ne garde pas vont à la réserve, pas à leur ancien propriétaire.
MAL-121 = Sans surplus, aucun poisson n’est rejeté.

MAL-130 = Une embarcation au bord d’un côté peut y servir un bateau visible.
MAL-131 = Le mât doit avoir tous les poissons de la commande, où qu’ils soient.
MAL-132 = Les poissons vont à la réserve et la carte, face cachée, au joueur.
MAL-133 = Un bateau par côté et par tour, même s’il vient d’apparaître.
MAL-134 = Dans un coin, on peut servir les deux côtés, dans n’importe quel ordre.
MAL-135 = Là où la mer n’a qu’une case de large, une embarcation peut aussi servir des côtés opposés.
MAL-136 = Juste après une livraison, les poissons restants peuvent être mis dans un autre ordre.
MAL-137 = Les poissons les plus hauts de chaque couleur voulue quittent le mât.
MAL-138 = La carte suivante de la pile prend la place d’un bateau servi, tant qu’il y en a une.
MAL-139 = Sans bateau visible, il n’y a rien à servir.
MAL-140 = Les poissons volés dans ce tour peuvent y être livrés.
MAL-141 = Sur une case à poissons du bord, c’est l’un ou l’autre : pêcher ou livrer.

MAL-150 = Une pieuvre tourne une tuile pas encore dévoilée, à n’importe qui, d’un quart, d’un demi ou de trois quarts de tour.
MAL-151 = Une tuile tournée change vraiment et garde sa place dans la rangée.
MAL-152 = Seul son propriétaire voit la face.
MAL-153 = Les quarts de tour vont dans le sens horaire vu par le propriétaire : nord, est, sud, ouest.
MAL-154 = Sur une tuile brume, un quart de tour amène la lettre d’avant : E, N, O, S.
MAL-155 = Les tuiles couchées ne peuvent pas tourner.
MAL-156 = Tout le monde voit quelle tuile a tourné et de combien.

MAL-160 = Un requin demande une carte à toi et un adversaire qui en a une.
MAL-161 = Tu nommes la carte à donner, l’adversaire et l’île ; le hasard choisit parmi ces cartes.
MAL-162 = Tout cela est choisi avant le tirage, et la carte donnée n’en fait pas partie.
MAL-163 = Une carte gagnée dans ce tour peut être donnée.
MAL-164 = L’adversaire ne peut pas refuser.
MAL-165 = Chacun peut regarder ses propres cartes à tout moment.
MAL-166 = Les cases à requin sont au bord, on peut donc aussi y livrer.

MAL-170 = La lettre d’une tuile brume désigne le côté d’où vient la brume.
MAL-171 = La brume vient au plus une fois par manche de chaque côté.
MAL-172 = La brume vers un côté qui l’a déjà eue dans cette manche ne fait rien.
MAL-173 = Sinon, le tapis doit être replié.
MAL-174 = La rangée du bord est rabattue sur la suivante ; son verso est le nouveau bord.
MAL-175 = Une embarcation de la rangée repliée avance d’une case vers l’intérieur et elle est prise.
MAL-176 = Une embarcation de la rangée dessous reste si rien ne la pousse, et elle est prise ; celles qui sont derrière ne le sont pas.
MAL-177 = Une embarcation portée vers l’intérieur pousse celle sur laquelle elle tombe.
MAL-178 = La poussée se transmet le long d’une chaîne sans trou ; toute la chaîne est prise, les embarcations derrière un trou, non.
MAL-179 = Chaque ligne est regardée à part.
MAL-180 = Chaque embarcation prise perd le poisson du sommet, si elle en a un, celle du joueur de la brume aussi.
MAL-181 = Là où la brume met une embarcation, il ne se passe rien.
MAL-185 = Si des embarcations remplissent toute une ligne dans le sens de la brume, rien n’est replié, mais le côté compte comme utilisé.
MAL-186 = Une mer d’une case de large ne peut pas être repliée dans ce sens.
MAL-187 = La brume va dans l’ordre : déjà venue, marque, ligne pleine, pli, embarcations, poissons, échange.
MAL-188 = Les plis restent, et les bateaux d’un côté avancent avec son bord.
MAL-189 = Une tuile brume ne donne à son joueur ni déplacement ni action.

MAL-200 = Après un pli, le voisin de gauche met sous sa pile un bateau visible de ce côté et dévoile le suivant.
MAL-201 = Avec une pile vide, il n’y a pas d’échange.
MAL-202 = L’échange vient avant le tour du voisin, même à la fin d’une manche ou de la partie.
MAL-203 = Tant qu’une pile a des cartes, deux bateaux de son île sont visibles.

MAL-210 = Avec 16 cases visibles ou moins, la partie finit dès que tous ont joué autant de tuiles.
MAL-211 = On le regarde après le dernier joueur de chaque rang de tuile.
MAL-212 = Les tours jusque-là sont des tours ordinaires.
MAL-213 = Les tuiles suivantes ne sont pas jouées.
MAL-214 = Rien d’autre ne finit la partie.
MAL-215 = Les règles seules ne fixent pas de dernière manche ; le jeu au hasard reçoit une limite de l’extérieur.

MAL-220 = Chaque poisson d’une carte gagnée vaut un point ; ceux du mât, aucun.
MAL-221 = À égalité, qui a le plus de poissons sur le mât gagne.
MAL-222 = Si c’est encore égal, la victoire est partagée.
MAL-223 = Tout le monde est classé ainsi ; les ex æquo partagent un rang et le suivant est sauté.

MAL-230 = À deux, à trois ou à quatre, les règles sont les mêmes.
MAL-231 = À deux joueurs, l’autre est le voisin de gauche.
