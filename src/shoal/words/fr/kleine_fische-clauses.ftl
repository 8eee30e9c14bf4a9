# Les règles de Kleine Fische ganz groß, point par point. Les anglaises sont dans clauses.toml, avec le jeu.

KF-001 = On joue de deux à quatre ; rien dans la mise en place ni dans les règles ne dépend du nombre.
KF-002 = Le plateau a 25 emplacements de cartes, cinq rangées de cinq.
KF-003 = Les plongeurs et la pieuvre se déplacent dans les 60 couloirs autour des cartes et entre elles, bords et haut compris.
KF-004 = Une carte touche les quatre couloirs de ses côtés : un couloir intérieur a deux cartes, un couloir du bord une seule.
KF-005 = Un plongeur dans l’eau est dans un couloir et regarde vers l’un de ses bouts ; le saut choisit librement la direction.
KF-006 = Un pas mène par le croisement de devant dans un autre couloir, le dos tourné au croisement ; jamais en arrière, jamais de demi-tour dans un couloir.
KF-007 = Il y a donc trois couloirs au choix à l’intérieur, deux au bord, un dans un coin.
KF-008 = Les plongeurs partagent librement les couloirs et ne se gênent jamais.
KF-009 = Aucun plongeur n’entre dans le couloir de la pieuvre ni ne le traverse.
KF-010 = Un mouvement est un pas, sauf si les Palmes turbo le remplacent.
KF-011 = Un plongeur qui regarde un coin depuis un de ses deux couloirs n’a devant lui que l’autre couloir du coin.

KF-020 = La barque attend au-dessus du plateau avec tous les plongeurs ; sa première colonne ne compte pas.
KF-021 = La pieuvre commence dans sa grotte près du coin en bas à droite, où elle ne bloque aucun couloir.
KF-022 = Poissons et grottes sont mélangés ensemble ; 25 sont posés face cachée rangée par rangée et 78 restent dans la pioche.
KF-023 = Au dos, tout le monde distingue poisson et grotte et voit le nombre d’une grotte ; de la pioche, on ne voit que le dos du dessus.
KF-024 = La première place commence et l’on joue dans l’ordre des places ; la table place les gens avant la donne.
KF-025 = Au début, personne n’a de carte.

KF-030 = Un tour, c’est plonger, puis la pieuvre avec le vol et le ramassage, puis compléter ; ensuite vient le joueur suivant.
KF-031 = Personne ne peut renoncer au saut ni au premier mouvement d’un tour.
KF-032 = Chaque tour commence avec un plateau plein, tout face cachée.
KF-033 = Les cartes de grotte ne se jouent qu’au tour de leur propriétaire, chaque sorte en son temps ; poissons arc-en-ciel et coffres, jamais.

KF-040 = Au premier tour, la barque va au-dessus d’un poisson de la rangée du haut, et le plongeur doit sauter.
KF-041 = Le saut finit à gauche, à droite ou au-dessous de la carte sous la barque.
KF-042 = Le plongeur qui saute peut regarder vers l’un ou l’autre bout de son couloir.
KF-043 = Un saut peut rejoindre d’autres plongeurs, mais pas la pieuvre.
KF-044 = Le saut est le premier mouvement ; on peut retourner n’importe quel poisson à côté du nouveau couloir.
KF-045 = La barque reste où on l’a laissée et n’a pas d’autre effet.
KF-046 = Si la rangée du haut n’a que des grottes, le joueur en échange d’abord une, sans la voir, contre un poisson des rangées du bas.
KF-047 = Après l’échange, la barque ne peut aller qu’au-dessus du poisson échangé.
KF-048 = Les palmes ne remplacent jamais le saut.

KF-050 = Chaque tour suivant commence par un mouvement.
KF-051 = On peut choisir n’importe quel couloir libre, qu’il y ait un poisson à côté ou non.
KF-052 = Un plongeur qui commence son tour face à un coin dont l’autre couloir a la pieuvre fait d’abord demi-tour.
KF-053 = Faire demi-tour n’est pas un pas, se fait tout seul, seulement alors et une fois dans ce tour.
KF-054 = Partout ailleurs, un premier mouvement est toujours possible.
KF-055 = Qui nage dans un tel coin pendant un tour s’y occupe encore d’une carte, puis doit s’arrêter.
KF-056 = Un plongeur dans le couloir de la pieuvre le quitte comme d’habitude.

KF-060 = Après le premier mouvement, il faut retourner un poisson caché à côté du couloir.
KF-061 = S’il n’y en a pas, tout le tour est fini aussitôt, sans pieuvre et sans compléter.
KF-062 = Après chaque mouvement ultérieur, le joueur retourne un poisson, explore une grotte qui convient, ou s’arrête s’il n’y a pas de poisson à retourner.
KF-063 = Là où un poisson peut être retourné et qu’aucune grotte ne convient, il faut le retourner, même si l’on sait qu’il fait une paire.
KF-064 = À côté d’une grotte qui convient et sans poisson, le joueur explore ou s’arrête ; avec un poisson en plus, il faut faire l’un des deux.
KF-065 = Un arrêt forcé ne fait rien perdre.
KF-066 = Un mouvement, une carte.
KF-067 = Les grottes du plateau s’explorent et ne se retournent jamais.
KF-068 = Un poisson déjà visible ne peut pas être retourné une seconde fois.

KF-070 = Après une nouvelle espèce, le joueur s’arrête ou continue, si un couloir est libre.
KF-071 = S’arrêter finit la plongée avec tous les poissons visibles.
KF-072 = Continuer, c’est un autre mouvement et une autre carte.
KF-073 = Nager là où l’on ne peut rien faire est permis et finit la plongée sans perte.

KF-080 = Un second poisson visible d’une espèce fait une paire, quelle que soit sa taille.
KF-081 = Une paire est remise face cachée, avec tout ce qui a été retourné entre les deux.
KF-082 = Ce qui a été retourné avant le premier des deux reste visible et on le garde.
KF-083 = C’est l’ordre des poissons retournés qui compte, pas leur place sur le plateau.
KF-084 = Les poissons cachés à nouveau restent où ils sont et peuvent être retournés plus tard.
KF-085 = Après une paire, la plongée est finie et le tour continue avec la pieuvre.
KF-086 = Le premier poisson d’un tour ne fait jamais de paire ; un quatorzième en ferait toujours une.

KF-090 = Une grotte à côté du couloir peut être explorée après un mouvement ultérieur si son nombre est celui des poissons visibles.
KF-091 = On compte les poissons visibles avant ce mouvement ; explorer remplace le poisson à retourner.
KF-092 = Explorer s’annonce à voix haute et finit la plongée.
KF-093 = Une grotte par tour ; si deux conviennent, le joueur choisit.
KF-094 = La grotte est prise au ramassage ; un vol entre-temps ne peut pas y toucher.
KF-095 = Aucune grotte ne convient après le premier mouvement.

KF-100 = Les points pieuvre du tour sont ceux des poissons encore visibles après la plongée.
KF-101 = La pieuvre peut être déplacée d’autant de couloirs au plus.
KF-102 = Sans points, seule une Pieuvre turbo peut la déplacer.
KF-103 = Un déplacement de la pieuvre et un vol par tour au plus.
KF-104 = La pieuvre peut quitter son couloir par un bout ou l’autre ; elle n’a pas de direction.
KF-105 = Dans un déplacement, elle traverse chaque couloir d’un bout à l’autre et n’y fait jamais demi-tour.
KF-106 = Ce qu’elle a fait aux tours précédents ne l’engage pas.
KF-107 = Elle peut revenir en rond à son départ, pour au moins quatre pas, et compte comme déplacée là.
KF-108 = Son premier déplacement entre par un des deux couloirs du coin en bas à droite et continue de là.
KF-109 = Entrer coûte un pas.
KF-110 = Elle n’entre jamais dans le couloir du plongeur du joueur actif, ni ne le dépasse.
KF-111 = Dans un couloir avec des adversaires, elle s’arrête ; les pas restants sont perdus.
KF-112 = Une pieuvre qui n’a pas bougé ne peut pas voler.
KF-113 = On ne peut pas rejoindre les plongeurs sur la barque.
KF-114 = Seul compte le couloir où elle finit ; tout chemin dans la limite convient.
KF-115 = Elle reste dans son dernier couloir et ne retourne jamais dans sa grotte.

KF-120 = Si elle a été amenée sur des adversaires, le joueur peut tenter d’en voler un ou les laisser.
KF-121 = Le nombre de cartes, un à trois, est annoncé avant le lancer.
KF-122 = Le nombre est libre, même si la victime a moins de poissons ou aucun.
KF-123 = Le dé montre une face rouge, moins un, et deux fois 1, une fois 2, deux fois 3.
KF-124 = Un résultat au moins égal à l’annonce prend exactement le nombre de poissons annoncé.
KF-125 = D’une pile plus petite, on prend tout.
KF-126 = Un résultat plus bas ne fait rien.
KF-127 = Avec la face rouge, la victime prend un poisson au voleur, sans qu’on le lui demande.
KF-128 = Un voleur sans poisson ramassé ne perd rien avec la face rouge.
KF-129 = Les poissons visibles du plateau ne sont encore à personne et ne peuvent pas être volés.
KF-130 = Les cartes sont tirées à l’aveugle : chacune de la pile a la même chance.
KF-131 = Les grottes ne peuvent pas être volées.
KF-132 = Qui prend et qui perd savent quels poissons ont changé de main, les autres seulement combien.
KF-133 = La pieuvre et les plongeurs restent dans le couloir après un vol.

KF-140 = Tous les poissons visibles vont face cachée sur la pile du joueur actif.
KF-141 = Une grotte explorée est prise, regardée et gardée à part des poissons.
KF-142 = Une pile est un ensemble sans ordre ; tout le monde connaît sa taille.
KF-143 = Chacun peut regarder ses propres cartes à tout moment, personne d’autre ne le peut.
KF-150 = Les trous sont comblés un par un, depuis le haut à gauche rangée par rangée, avec les cartes du dessus de la pioche.
KF-151 = Si rien n’a été pris, rien n’est comblé et la partie ne peut pas finir.
KF-152 = Si la pioche suffit tout juste, la partie continue avec une pioche vide.
KF-153 = Si un trou ne peut pas être comblé, la partie finit aussitôt.
KF-154 = Aucun tour n’est rattrapé à la fin.
KF-155 = Entre les tours, les plongeurs gardent leurs couloirs et leurs directions.

KF-160 = Une carte de grotte gagnée attend le prochain tour de son joueur.
KF-161 = Un joueur peut utiliser plusieurs cartes de grotte dans un tour ; une carte utilisée retourne dans la boîte, au vu de tous.
KF-162 = Utiliser une carte n’est jamais obligatoire, les cartes ne dépendent pas les unes des autres, et il n’y a pas de limite.
KF-163 = Les Palmes turbo remplacent un mouvement par un à trois, ou un à cinq, pas.
KF-164 = Chaque pas d’un chemin de palmes doit être permis ; il peut se croiser et revenir à son départ.
KF-165 = Tout le chemin est un seul mouvement : les cartes ne comptent qu’à son bout.
KF-166 = Une carte de palmes pour un mouvement.
KF-167 = La carte est dépensée avec le choix du chemin, défini par son bout et la direction du plongeur.

KF-170 = Une torche s’utilise avant le premier mouvement d’un tour, avant tout demi-tour.
KF-171 = Une torche montre à qui l’utilise un poisson caché n’importe où sur le plateau ; grottes et pioche sont hors de portée.
KF-172 = La torche faible montre un poisson, la forte jusqu’à deux, le second choisi après avoir vu le premier.
KF-173 = Tout le monde voit où la torche éclaire, seul son joueur voit ce qu’elle montre.
KF-175 = La Pieuvre turbo ajoute trois ou cinq pas au déplacement de la pieuvre de ce tour, même sans points.
KF-176 = Points et cartes turbo s’additionnent ; les cartes sont annoncées avant le déplacement de la pieuvre, qui doit alors bouger.
KF-177 = La Pieuvre turbo marche après une paire, mais pas dans un tour fini faute de poisson.
KF-180 = Après un lancer trop bas, face rouge comprise, la Relance l’annule et l’on lance à nouveau.
KF-181 = Le dernier lancer compte, quoi qu’il y ait eu avant.
KF-182 = La carte forte donne jusqu’à deux lancers de plus, le second au choix.
KF-183 = Quand les lancers d’une carte sont épuisés, une autre Relance peut suivre.
KF-184 = La victime ne peut pas relancer.
KF-185 = Poissons arc-en-ciel et coffres restent cachés jusqu’à la fin et ne comptent jamais comme cartes inutilisées.

KF-190 = À la fin, piles et grottes sont dévoilées ; les cartes du plateau ne comptent pas.
KF-191 = De chaque espèce, seul le meilleur poisson compte.
KF-192 = Un poisson arc-en-ciel posé sur une pile lui donne une valeur d’au moins quatre.
KF-193 = Un poisson arc-en-ciel demande une pile ; deux peuvent aller sur deux piles.
KF-194 = Les poissons arc-en-ciel sont facultatifs et décidés dans l’ordre des places, toutes cartes visibles.
KF-195 = Chaque grotte d’action jamais utilisée vaut un point.
KF-196 = Piles, poissons arc-en-ciel et grottes inutilisées font le score intermédiaire.
KF-197 = Le rang d’un joueur est un de plus que le nombre de joueurs au score intermédiaire plus élevé.
KF-198 = Un coffre rapporte à son propriétaire 1, 3, 5 ou 7 points au rang 1, 2, 3 ou 4.
KF-199 = Deux coffres paient deux fois ; les coffres ne changent jamais les rangs.
KF-200 = Score intermédiaire et coffres font le score final ; le plus élevé gagne.
KF-201 = Une égalité va à la plus grosse pile de poissons.
KF-202 = Une égalité là aussi est une victoire partagée.
