# Les règles de Carta Magica, pour les gens. Les chapitres dans l'ordre du jeu.
# Au-dessus de chaque paragraphe, les points exacts qu'il raconte.

carta-magica-rules-aim = De quoi il s’agit
# CM-001 CM-180
carta-magica-rules-aim-1 = Tu navigues sur une vieille carte, une fois autour de l’île du milieu et retour. En chemin, tu échanges des marchandises contre de l’or et de l’or contre des talismans, tu rencontres tempêtes et monstres, et parfois les autres. On joue à deux, à trois ou à quatre.
carta-magica-rules-aim-2 = Les talismans rapportent des points, ceux de ta mission dix de plus chacun. Rentrer après le tour en rapporte quinze.

carta-magica-rules-setup = Le départ
# CM-002 CM-003 CM-004 CM-005 CM-006 CM-007 CM-008 CM-009 CM-012
carta-magica-rules-setup-1 = Le hasard dit qui commence. Dans l’ordre du tour, chacun choisit un personnage, qui n’est qu’un visage, et une mission, qui nomme deux talismans ; tout cela est visible, et ce que personne n’a choisi sort du jeu. Chacun reçoit trois jetons de magie et trois marchandises, pas d’or et pas de carte. Des seize talismans, trois sont visibles à côté de leur pioche ; les trente-deux cartes aventure forment une pile cachée.
# CM-010 CM-011
carta-magica-rules-setup-2 = Puis, en commençant par le dernier joueur, chaque navire va dans un port vide de l’une ou l’autre couleur : son port d’attache. Y être au départ n’est pas une visite.
carta-magica-rules-picture-home = Choisir son port d’attache : n’importe quel port libre, noir ou rouge.

carta-magica-rules-turn = Un tour : la flèche, puis une action
# CM-020 CM-021 CM-023 CM-024
carta-magica-rules-turn-1 = Une manche donne un tour à chacun. Tourne la flèche. Elle s’arrête sur une des douze sections, toutes aussi probables, et montre un nombre et des symboles.
# CM-022 CM-025 CM-026 CM-027 CM-028 CM-029 CM-070
carta-magica-rules-turn-2 = Puis choisis une action : navigue jusqu’à ce nombre de cases ; ou, si le symbole y est, prends autant de marchandises ou de magie, ou pioche une carte aventure ; ou attends. Ce qui est impossible n’est pas proposé. Les cartes que tu joues en plus n’usent pas ton action. Une des sections est la tempête : alors, rien de tout cela. Qui a un tour à passer le passe en entier.

carta-magica-rules-sail = Naviguer
# CM-031 CM-032 CM-033 CM-034 CM-035
carta-magica-rules-sail-1 = Les navires vont de case en case par les côtés, jamais par les coins, sur l’eau bleue et dans les ports. Terre, récifs, hauts-fonds, bord doré et autres navires sont fermés, et aussi les cases blanches sans vent.
# CM-030 CM-036 CM-037 CM-038 CM-039 CM-040 CM-041 CM-042
carta-magica-rules-sail-2 = Tu avances d’au moins une case et au plus du nombre indiqué ; la route peut tourner et revenir, et un port y met fin. Tu ne finis jamais où tu as commencé, ni dans le port que tu viens de quitter. Un Vent favorable allonge la route. Ensuite le navire est en bon état ; vient d’abord la visite du port, puis une bataille.
carta-magica-rules-picture-sail = Les cases dorées sont à portée avec ce lancer. La route choisie est marquée.

carta-magica-rules-harbour = Les ports
# CM-050 CM-051 CM-052 CM-053 CM-054
carta-magica-rules-harbour-1 = Dans un port noir, tu échanges deux marchandises contre une pièce d’or, autant de fois que tu veux tant que ton or n’est pas au maximum. Chaque arrivée, quelle qu’en soit la cause, t’oblige à piocher une carte aventure, quand tu veux mais avant d’avoir fini.
# CM-055 CM-056 CM-057 CM-058 CM-059
carta-magica-rules-harbour-2 = Dans un port rouge, tu achètes un talisman pour deux pièces d’or : un des trois visibles ou celui, caché, du dessus de la pioche, autant de fois que tu peux payer. La place vide est aussitôt comblée, tant que la pioche dure. Tu poses tes talismans devant toi, visibles. Personne n’est obligé de commercer, et les joueurs n’échangent rien entre eux.
# CM-060 CM-061 CM-062 CM-063 CM-064
carta-magica-rules-harbour-3 = Seule l’arrivée compte : rester dans un port ne permet pas d’échanger. Si une tempête ou un échange de places t’y a amené, tu pioches aussitôt la carte du port noir et tu peux commercer après ta prochaine action sur place, sauf si tu navigues. Un navire endommagé dans un port peut commercer après chaque action autre que naviguer. Ces visites plus tardives ne demandent pas de carte.
carta-magica-rules-picture-harbour = Un navire dans un port rouge : des talismans sont en vente.

carta-magica-rules-stores = Or, marchandises, magie
# CM-071 CM-072 CM-078 CM-079
carta-magica-rules-stores-1 = Un navire porte au plus huit jetons de chaque sorte ; le surplus reste à la banque. Ce que tu dépenses y retourne, les cartes utilisées vont à la défausse visible. Tout ce que tu as est visible.
# CM-073 CM-074 CM-075 CM-076 CM-077
carta-magica-rules-stores-2 = Une carte de gain s’échange contre des jetons quand tu la pioches, ou se garde, mais ne s’échange plus ensuite. Gardée, elle ne prend pas de place et paie tout ce qui est de sa sorte, en entier ; ce qui est de trop revient en jetons. Tu choisis avec quelles cartes tu paies, tant qu’aucune n’est inutile.

carta-magica-rules-storm = La tempête
# CM-080 CM-081 CM-082 CM-083 CM-084 CM-085
carta-magica-rules-storm-1 = Si la flèche montre la tempête, on la tourne encore pour une direction. Qui a Beau temps peut alors épargner son navire. Tout autre navire en bon état, le tien aussi et ceux des ports, est poussé de deux cases de ce côté, ceux qui sont le plus en avant d’abord. Les navires bloqués restent où ils sont et font obstacle.
# CM-086 CM-087 CM-088 CM-089 CM-090 CM-091 CM-092 CM-093
carta-magica-rules-storm-2 = Terre, récif, haut-fond, bord doré ou autre navire sur le chemin l’endommage là où il est ; l’autre navire n’a rien. Une case sans vent le retient. Un port l’accueille. Quand tous ont dérivé, ceux qui ont été poussés dans un port noir piochent. La tempête est tout le tour.
carta-magica-rules-picture-storm = Une tempête arrive : le second lancer dit où elle va.

carta-magica-rules-stuck = Sans vent ou endommagé
# CM-100 CM-101 CM-102 CM-103 CM-104 CM-105 CM-106 CM-115
carta-magica-rules-stuck-1 = Seules les tempêtes amènent des navires sur les cases sans vent. Là, tu peux encore charger, piocher ou attendre. Pour repartir, il te faut le symbole du vent sur la flèche, ou deux marchandises pour un remorquage, ou une carte Vent favorable, et de l’eau libre juste à côté. Se libérer et naviguer ne font qu’un. Une tempête ne libère personne.
# CM-110 CM-111 CM-112 CM-113 CM-114
carta-magica-rules-stuck-2 = Un navire endommagé peut aussi charger, piocher ou attendre. Pour naviguer, il lui faut le symbole du marteau, deux pièces d’or ou une carte Réparation, et il part dans le même tour ; on ne répare pas sans naviguer.
carta-magica-rules-picture-calm = Un navire sur les cases blanches, sans vent.

carta-magica-rules-adventure = Les cartes aventure
# CM-120 CM-121 CM-122 CM-123 CM-125 CM-126 CM-127
carta-magica-rules-adventure-1 = Tu pioches par une action, ou parce qu’un port noir le demande. Certaines cartes apportent des marchandises, de l’or ou de la magie. Certaines exigent des marchandises : tu paies tout, ou, si tu ne peux pas, tu ne paies rien et passes ton tour ; les tours à passer s’additionnent. Toutes les autres peuvent être gardées, autant que tu veux. Quand la pile est vide, on mélange la défausse.
# CM-130 CM-132 CM-134 CM-135 CM-136 CM-138
carta-magica-rules-adventure-2 = Beau temps épargne un navire en bon état dans une tempête. Réparation remet en état un navire endommagé. Vent favorable libère un navire sans vent, ou donne cinq pas de plus à un navire qui navigue ; une carte ne fait pas les deux. Tourne encore recommence un de tes lancers.
# CM-140 CM-141 CM-142
carta-magica-rules-adventure-3 = Le Télescope montre les trois cartes du dessus quand tu vas piocher : tu en prends une, au vu de tous, et tu remets les autres au-dessus dans un ordre que tu gardes secret. La Malédiction mélange les talismans visibles à leur pioche et en dévoile trois ; joue-la à ton tour avant de tourner la flèche, au choix de ton action, ou dans un port.

carta-magica-rules-monster = Les monstres
# CM-150 CM-151 CM-152 CM-153
carta-magica-rules-monster-1 = Un monstre s’affronte aussitôt. Dis combien de magie tu dépenses, puis tourne la flèche : on additionne la magie, le nombre, et un par monstre que tu as déjà ; la tempête compte moins deux. La magie est perdue dans tous les cas. Une carte peut refaire le lancer, la magie ne change plus.
# CM-154 CM-155 CM-156 CM-157
carta-magica-rules-monster-2 = Si tu atteins sa force, il est à toi, avec son or. Sinon, tous tes jetons de marchandises sont perdus et il est mélangé à la pile. Les monstres ne s’usent jamais et ne rapportent pas de points.

carta-magica-rules-battle = Les batailles
# CM-160 CM-161
carta-magica-rules-battle-1 = Après avoir navigué, tu peux attaquer un navire à côté de toi qui a un talisman de ta mission. Les navires bloqués sont à l’abri, ceux des ports, non.
# CM-162 CM-163 CM-164 CM-165 CM-166
carta-magica-rules-battle-2 = Les deux tournent la flèche, l’attaquant d’abord ; la tempête ne vaut que moins deux. Qui a le plus grand nombre peut prendre une carte à l’autre, un talisman ou une aventure, et cela n’a pas d’autre effet. À égalité, personne ne prend rien.
# CM-170 CM-171 CM-172 CM-173
carta-magica-rules-battle-3 = Ensuite, les deux peuvent convenir d’échanger leurs places. C’est un pas pour chaque navire, et qui arrive ainsi dans un port est traité comme poussé par une tempête.

carta-magica-rules-home = Autour de l’île et retour
# CM-181 CM-182 CM-183 CM-184 CM-185 CM-186
carta-magica-rules-home-1 = Peu importe le sens du tour, ou comment : en naviguant, poussé ou échangé, chaque pas compte, et revenir défait l’aller. Ce qui compte, ce sont tes passages de la ligne entre K et L, au nord de l’île. Qui est dans son port d’attache avec un tour complet est de retour. Sans tour complet, il ne s’y passe rien, et tant qu’un autre navire y est, tu ne peux pas entrer.

carta-magica-rules-end = La fin
# CM-190 CM-191 CM-192 CM-193
carta-magica-rules-end-1 = Le premier retour fait de cette manche la dernière ; les tours à passer restent à passer. Un navire de retour continue à jouer, et rien ne lui enlève son retour.
# CM-194 CM-195 CM-196 CM-197 CM-198 CM-199
carta-magica-rules-end-2 = Puis on compte les points : les talismans comme imprimé, dix de plus pour chacun de ta mission, un par pièce d’or, sur les cartes gardées aussi, quinze pour le retour, et rien d’autre. Qui a le plus de points gagne, et à égalité la victoire est partagée.

carta-magica-rules-decided = Ce que nous avons décidé
carta-magica-rules-decided-1 = Quatre règles peuvent se lire autrement. Ici, tu peux toujours attendre ; on peut penser qu’un navire en bon état doit naviguer quand aucun symbole ne permet autre chose. Ici, une carte de gain gardée ne devient des jetons que comme monnaie rendue ; ailleurs, on l’encaisse à tout moment. Ici, Vent favorable allonge toute navigation, même d’un navire à peine libéré ; d’autres en font un déplacement à part, ou le refusent à un navire qui était bloqué. Et ici, les talismans mélangés par une Malédiction peuvent revenir ; d’autres en veulent trois nouveaux.

# Le jeu en une page

carta-magica-rules-aid-spin = Tourne la flèche, puis choisis une action : naviguer, utiliser un des deux symboles, ou attendre.
carta-magica-rules-aid-sail = Navigue jusqu’au nombre, par les côtés, jamais par les coins. Un port finit le déplacement.
carta-magica-rules-aid-goods = Marchandises : prends-en autant que le nombre, huit au plus.
carta-magica-rules-aid-magic = Magie : de même.
carta-magica-rules-aid-adventure = Aventure : pioche une carte. Certaines se gardent, d’autres se paient, d’autres sont des monstres.
carta-magica-rules-aid-black = Port noir : 2 marchandises contre 1 pièce d’or, autant de fois que tu veux ; pioche une carte.
carta-magica-rules-aid-red = Port rouge : 2 pièces d’or pour un talisman, visible ou caché.
carta-magica-rules-aid-talisman = Un talisman de ta mission compte 10 de plus.
carta-magica-rules-aid-storm = Tempête : la flèche donne la direction. Tous les navires en bon état sont poussés de deux cases.
carta-magica-rules-aid-becalmed = Sans vent : obtiens le vent, paie 2 marchandises ou joue Vent favorable ; puis navigue.
carta-magica-rules-aid-damaged = Endommagé : obtiens un marteau, paie 2 pièces d’or ou joue Réparation ; puis navigue.
carta-magica-rules-aid-monster = Monstre : magie et lancer doivent atteindre sa force. De l’or si oui ; toutes les marchandises perdues si non.
carta-magica-rules-aid-battle = À côté d’un navire avec un talisman que tu cherches, tu peux te battre : le plus grand nombre prend une carte.
carta-magica-rules-aid-end = Tour de l’île et retour : 15 points, et cette manche est la dernière. Comptent aussi les talismans, 10 de plus pour chacun de ta mission, et 1 par pièce d’or.

# Une manche en exemple

carta-magica-rules-example = Une manche en exemple
carta-magica-rules-example-1 = Mira est à Rade-Carmin, son port d’attache, avec 3 marchandises et 3 jetons de magie. La flèche donne 6, marchandises et magie : elle pourrait naviguer de six cases, mais prend des marchandises. Trois et six font neuf ; elle en garde huit, une est perdue.
carta-magica-rules-example-2 = Ben obtient la tempête. Son second lancer donne l’est : son propre navire est poussé de deux cases en mer libre, celui d’Otto heurte un récif et en sort endommagé. Celui de Mira est poussé hors du port et se retrouve en mer libre.
carta-magica-rules-example-3 = Otto obtient 7, carte aventure et marteau : le marteau remet son navire en état, et il navigue de sept cases.
carta-magica-rules-example-4 = À la manche suivante, Mira obtient 9 et navigue jusqu’à Val-Corbeau. Là, elle échange huit marchandises contre 4 pièces d’or et doit piocher une carte : l’Anguille-lanterne, force 8. Elle dépense 3 jetons de magie et obtient un 5 : huit, l’anguille est domptée et rapporte 2 pièces d’or. Avec ses 6 pièces d’or, elle achètera trois talismans dans un port rouge, s’ils y sont encore.
