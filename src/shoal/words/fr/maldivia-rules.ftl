# Les règles de Maldivia, pour les gens. Les chapitres dans l'ordre du jeu.
# Au-dessus de chaque paragraphe, les points exacts qu'il raconte.

maldivia-rules-aim = De quoi il s’agit
# MAL-220
maldivia-rules-aim-1 = La mer est un tapis de tissu, et on la replie sous vos embarcations. Tu pêches, tu voles tes voisins et tu livres ce que demandent les bateaux marchands aux quatre bords. Chaque poisson imprimé sur une carte Bateau gagnée vaut un point.
# MAL-020 MAL-230
maldivia-rules-aim-2 = On ne décide jamais de sa route sur le moment : au début de chaque manche, chacun aligne en secret quatre tuiles, et puis les plans se croisent. À deux, à trois ou à quatre, les règles sont les mêmes.

maldivia-rules-setup = Avant la première manche
# MAL-010 MAL-013 MAL-014 MAL-015
maldivia-rules-setup-1 = Le tapis est déplié : dix cases sur dix, face sans requins visible. De chaque côté se trouve une île : Nanga au nord, Efo à l’est, Solys au sud, Wipi à l’ouest. Chaque île a une pile mélangée de dix bateaux marchands, dont deux sont visibles dès le début.
# MAL-006 MAL-011 MAL-012 MAL-016 MAL-017 MAL-018 MAL-019 MAL-231
maldivia-rules-setup-2 = Chacun choisit une embarcation et reçoit trois tuiles flèche et une tuile brume. Les mâts sont nus ; les 32 poissons sont dans la réserve. Le hasard désigne le premier joueur, sauf si l’hôte fait commencer la première place. À partir de lui, dans le sens horaire, chaque embarcation va sur une case libre, une par case. Il ne s’y passe encore rien. Ton voisin de gauche est la place suivante ; à deux, c’est l’autre.

maldivia-rules-plan = Préparer une manche
# MAL-021 MAL-022 MAL-023 MAL-024 MAL-026
maldivia-rules-plan-1 = Tout le monde prépare son plan en même temps et en secret. Aligne tes quatre tuiles dans l’ordre de ton choix. Tourne chaque flèche dans une des quatre directions, et la tuile brume vers un des quatre côtés. Les directions sont celles de la boussole, où que tu sois à la table, et de dos toutes les tuiles se ressemblent.
# MAL-025
maldivia-rules-plan-2 = Tu peux changer ton plan jusqu’à ce que le dernier soit prêt. Après, seule une pieuvre peut y toucher.

maldivia-rules-round = Tuile par tuile
# MAL-035 MAL-036 MAL-037 MAL-038
maldivia-rules-round-1 = On joue alors les premières tuiles, un joueur après l’autre en commençant par le premier, puis toutes les deuxièmes, et ainsi de suite. Tu dévoiles ta tuile, et alors seulement tu décides jusqu’où tu navigues et ce que tu fais ; ton tour est fini avant que la tuile suivante soit dévoilée. Une tuile dévoilée reste visible jusqu’à la fin de la manche.
# MAL-039
maldivia-rules-round-2 = Après quatre tuiles, la manche est finie. Le joueur suivant devient premier joueur, chacun reprend ses tuiles, la brume peut revenir de tous les côtés, et on prépare une nouvelle manche.

maldivia-rules-sail = Une flèche : naviguer
# MAL-050 MAL-051 MAL-052 MAL-053 MAL-057
maldivia-rules-sail-1 = Ton embarcation va tout droit dans le sens de la flèche, aussi loin que tu veux et d’au moins une case, et s’arrête sur une case libre, autre que celle du départ. Elle ne traverse jamais une autre embarcation et ne quitte jamais la mer. Si une embarcation ou le bord est juste devant, elle ne peut pas naviguer.
# MAL-054 MAL-055 MAL-056
maldivia-rules-sail-2 = Tu peux aussi rester. Mais qui n’a pas navigué n’a pas d’action, où que soit son embarcation. Seule compte la case où tu t’arrêtes, pas celles du chemin.
maldivia-rules-picture-sail = La flèche pointe d’un côté, et toute case en ligne jusqu’à la prochaine embarcation ou au bord est à portée. La route choisie est marquée.

maldivia-rules-current = Les courants
# MAL-070 MAL-071 MAL-072 MAL-073
maldivia-rules-current-1 = Les rubans pâles sont des courants : un point là où ils commencent, une flèche là où ils finissent. Si tu arrives sur la première case d’un courant dans son sens, tu peux le suivre dans tout son virage, le quitter à son bout et continuer tout droit. Qui le suit doit en sortir avant de s’arrêter.
# MAL-074 MAL-075 MAL-076 MAL-077 MAL-078 MAL-079
maldivia-rules-current-2 = Tu peux aussi l’ignorer : les embarcations le traversent et s’y arrêtent comme en mer libre. On ne le rejoint pas en chemin, on ne le remonte pas, on ne le quitte pas avant la fin. Si tu pars d’un courant, tu n’en suis aucun dans ce déplacement. Un courant qui n’est plus entier, parce qu’une partie est repliée ou recouverte ou qu’une embarcation est dessus ou juste à sa sortie, ne peut pas être suivi. Un même déplacement peut suivre plusieurs courants, chacun une fois.
maldivia-rules-picture-current = Un courant fait prendre le virage à l’embarcation.

maldivia-rules-act = Ce que tu peux faire à l’arrêt
# MAL-085 MAL-086 MAL-087 MAL-088 MAL-091 MAL-092
maldivia-rules-act-1 = Juste après avoir navigué, tu peux profiter de la case où tu es : gagner des poissons, livrer à un bord, utiliser une pieuvre ou un requin. Tu choisis l’ordre, et tu peux laisser de côté ce que tu veux : une prise, une pieuvre ou un requin, et une livraison par côté où tu te trouves. Ce qu’une chose rapporte peut rendre la suivante possible.
# MAL-089 MAL-090 MAL-141
maldivia-rules-act-2 = Une chose n’est jamais possible : pêcher et livrer dans le même tour, même sur une case à poissons du bord. Voler va avec tout.

maldivia-rules-fish = Pêcher et voler
# MAL-007 MAL-100 MAL-101 MAL-102 MAL-103 MAL-104
maldivia-rules-fish-1 = Sur une case à poissons, tu les prends tous dans la réserve et tu les mets sur ton mât dans l’ordre que tu veux. Les poissons imprimés ne s’épuisent jamais, mais la réserve, si : ce qui n’y est pas n’est pas pêché, et si aucun n’y est, tu ne pêches pas du tout.
# MAL-003 MAL-105 MAL-106 MAL-107 MAL-108 MAL-109
maldivia-rules-fish-2 = Tu peux aussi voler aux embarcations juste à côté de la tienne, pas en diagonale : le poisson du sommet de chacune, à qui tu veux, sauf si le mât est nu. Poissons pêchés et volés vont ensemble sur le mât ; ceux qui y étaient ne bougent pas.

maldivia-rules-mast = Le mât
# MAL-115 MAL-116 MAL-118 MAL-121
maldivia-rules-mast-1 = Un mât porte sept poissons, et seul celui du sommet peut être volé ou perdu. Ce qui est au sommet a donc son importance. S’il y a de la place pour tous les nouveaux poissons, tous y vont, et aucun n’est rejeté.
# MAL-117 MAL-119 MAL-120
maldivia-rules-mast-2 = S’ils n’y tiennent pas tous, retire d’abord autant de poissons que tu veux en partant du haut, puis ajoute ceux des nouveaux qui tiennent, ou aucun. Le reste retourne à la réserve, même les poissons volés.

maldivia-rules-deliver = Livrer
# MAL-004 MAL-130 MAL-131 MAL-132 MAL-133 MAL-137 MAL-138 MAL-139 MAL-140
maldivia-rules-deliver-1 = Au bord, tu peux servir un des bateaux visibles de ce côté si ton mât a tous les poissons demandés, où qu’ils soient sur le mât ; ceux volés dans ce tour comptent. Les poissons les plus hauts de chaque couleur partent à la réserve, et la carte est à toi, face cachée. Le bateau suivant de l’île prend la place vide tant qu’il y en a, mais tu ne sers qu’un bateau par côté et par tour.
# MAL-134 MAL-135 MAL-136
maldivia-rules-deliver-2 = Dans un coin, tu peux servir les deux côtés, et là où la mer n’a qu’une case de large, aussi les côtés opposés. Juste après une livraison, tu peux remettre le reste de ton mât dans un autre ordre.
maldivia-rules-picture-deliver = L’embarcation est à un bord et a ce qu’un bateau y demande.

maldivia-rules-octopus = La pieuvre
# MAL-150 MAL-151 MAL-152 MAL-153 MAL-154 MAL-155 MAL-156
maldivia-rules-octopus-1 = Sur une pieuvre, tu peux tourner une tuile pas encore dévoilée, la tienne ou celle d’un autre, d’un quart, d’un demi ou de trois quarts de tour, dans le sens horaire vu par son propriétaire ; elle garde sa place dans la rangée. Tout le monde voit quelle tuile a tourné et de combien, seul son propriétaire en voit la face. Une tuile brume désigne ensuite un autre côté.

maldivia-rules-shark = Le requin
# MAL-160 MAL-161 MAL-162 MAL-163 MAL-164 MAL-165 MAL-166
maldivia-rules-shark-1 = Les requins n’apparaissent que là où le tapis est replié, donc toujours à un bord. Si tu as une carte, même gagnée dans ce tour, et qu’un autre joueur en a une, tu peux échanger : tu nommes la carte que tu donnes, le joueur, et l’île de la carte que tu veux. Le hasard choisit parmi celles qui conviennent, sans compter celle que tu donnes, et personne ne peut refuser. Tu peux toujours regarder tes propres cartes.

maldivia-rules-fog = La brume : la mer se replie
# MAL-002 MAL-170 MAL-173 MAL-174 MAL-188 MAL-189
maldivia-rules-fog-1 = La tuile brume ne déplace aucune embarcation et ne donne pas d’action. La rangée du bord, du côté désigné, est repliée, et son verso devient le nouveau bord, avec de nouveaux poissons, pieuvres et requins ; là où deux plis se croisent, le plus récent est visible. La mer a désormais une rangée de moins, et les bateaux de ce côté avancent avec elle.
# MAL-175 MAL-176 MAL-177 MAL-178 MAL-179 MAL-180 MAL-181 MAL-080
maldivia-rules-fog-2 = Les embarcations de la rangée repliée sont portées d’une case vers l’intérieur et poussent celle sur laquelle elles tombent, et ainsi de suite le long d’une ligne sans trou. Toutes celles-là, et celles sous lesquelles le pli se glisse, perdent le poisson du sommet ; celles qui sont derrière un trou, non. La tienne n’est pas épargnée. Là où la brume met une embarcation, il ne se passe rien.
# MAL-171 MAL-172 MAL-185 MAL-186
maldivia-rules-fog-3 = La brume vient au plus une fois par manche de chaque côté : la deuxième brume du même côté ne fait rien. Si des embarcations remplissent toute une ligne, ou si la mer n’y a qu’une case de large, rien n’est replié, mais le côté a eu sa brume.
# MAL-200 MAL-201 MAL-202 MAL-203
maldivia-rules-fog-4 = Après un pli, le joueur de gauche doit renvoyer sous sa pile un des deux bateaux visibles de ce côté et en dévoiler un nouveau, avant toute autre chose. Si la pile est vide, rien n’est échangé.
maldivia-rules-picture-fog = Une mer repliée plusieurs fois : les rangées couleur de crépuscule sont le verso du tapis.

maldivia-rules-end = Fin et victoire
# MAL-005 MAL-210 MAL-211 MAL-212 MAL-213 MAL-214
maldivia-rules-end-1 = Dès que seize cases ou moins sont visibles, avec ou sans embarcations, la partie est presque finie : on finit les tuiles de ce rang, et c’est tout. Les tuiles suivantes ne sont pas jouées, et rien d’autre ne finit la partie.
# MAL-221 MAL-222 MAL-223
maldivia-rules-end-2 = Compte les poissons de tes cartes ; ceux du mât ne sont pas des points. Qui a le plus de points gagne. À égalité, le plus de poissons sur le mât l’emporte ; si l’égalité demeure, la victoire est partagée.

maldivia-rules-decided = Ce que nous avons décidé
maldivia-rules-decided-1 = Une règle peut se lire autrement. Ici, tes actions viennent dans l’ordre que tu veux, et tu gagnes des poissons une fois : tu voles en même temps à toutes les embarcations que tu veux. Le texte imprimé peut aussi vouloir un ordre fixe (prendre, livrer, puis pieuvre ou requin), ou que chaque voisin soit volé séparément.

# Le jeu en une page

maldivia-rules-aid-plan = Prépare en secret trois flèches et une tuile brume, jouées de gauche à droite.
maldivia-rules-aid-sail = Une flèche : navigue dans ce sens aussi loin que tu veux, jamais à travers une embarcation. Sans déplacement, pas d’action.
maldivia-rules-aid-fish = Pêcher : prends tous les poissons de la case. Pas dans un tour où tu livres.
maldivia-rules-aid-rob = Voler : prends le poisson du sommet de chaque embarcation à côté de toi.
maldivia-rules-aid-mast = Le mât en porte sept. Seul le poisson du sommet peut être volé ou perdu.
maldivia-rules-aid-deliver = À un bord : livre tous les poissons qu’un bateau demande et prends sa carte. Dans un coin, les deux côtés.
maldivia-rules-aid-octopus = Pieuvre : tourne une tuile pas encore dévoilée.
maldivia-rules-aid-shark = Requin : échange une carte, sans la voir, avec un autre joueur.
maldivia-rules-aid-fog = Brume : la rangée du bord se replie de ce côté. Les embarcations prises perdent le poisson du sommet. Une fois par manche et par côté.
maldivia-rules-aid-end = Seize cases ou moins : finissez cette tuile, puis comptez. Chaque poisson de tes cartes vaut un point.

# Une manche en exemple

maldivia-rules-example = Une manche en exemple
maldivia-rules-example-1 = Mira est en e4 et vise le bateau de Solys qui demande rouge et vert. Elle prépare : est, sud, sud, et la brume du nord comme dernière tuile. Les autres préparent aussi leur plan ; personne ne le voit.
maldivia-rules-example-2 = Première tuile, est : elle pourrait s’arrêter sur toute case libre jusqu’au bord. Elle s’arrête en h4, où nage un poisson rouge, à côté de l’embarcation de Ben : elle pêche le rouge, vole à Ben le poisson du sommet, un vert, et met le rouge sur le vert.
maldivia-rules-example-3 = Deuxième tuile, sud : l’embarcation d’Otto barre la route en h8, impossible de passer. Elle s’arrête en h7 et pêche. Troisième tuile, sud : Otto est parti, et elle atteint le bord en h10. Rouge et vert sont sur son mât : elle livre et prend la carte, deux points. Le bateau suivant de Solys arrive.
maldivia-rules-example-4 = Quatrième tuile, brume du nord : la rangée nord se replie, et son verso avec de nouveaux poissons est maintenant le bord. L’embarcation d’Ana y était : elle est portée d’une case vers l’intérieur et perd le poisson du sommet. Le joueur après Mira renvoie un bateau de Nanga sous sa pile. Puis tout le monde prépare un nouveau plan.
