# La première manche guidée : que regarder, que faire, et pourquoi.

maldivia-guide-aim = Tu pêches avec une embarcation sur une mer de tissu. Tout autour attendent des bateaux marchands, deux pour chacun de ses quatre bords, et chacun veut certains poissons. Qui les livre prend la carte du bateau : chaque poisson dessus vaut un point.
maldivia-guide-boat = Choisis une embarcation. Seule l’apparence change.
maldivia-guide-boat-why = Ce qui est à toi porte désormais une marque corail, et le corail veut dire partout « à toi » et « maintenant ».
maldivia-guide-place = Touche une case libre pour y poser ton embarcation ; touche encore pour confirmer.
maldivia-guide-place-why = Il ne se passe encore rien ici, mais ta première flèche part d’ici. Une bonne case mène, dans plusieurs directions, à des poissons qu’un bateau demande. Le milieu laisse tous les chemins ouverts ; près d’un bord, ses bateaux sont proches.
maldivia-guide-plan = Aligne quatre tuiles sur le support : trois flèches et une brume. Touche une tuile pour la tourner, fais-la glisser sur une autre pour les échanger.
maldivia-guide-plan-why = Elles se jouent de gauche à droite, et chacun prépare son plan en secret. Une flèche donne une direction, pas une distance : tu décideras plus tard jusqu’où naviguer. La brume replie un côté de la mer, de préférence celui où sont les autres. Dès que tu changes une tuile, des chiffres sur la mer montrent où chacune peut t’amener.
maldivia-guide-sail = Ta flèche est dévoilée. Chaque case qui brille est à ta portée : touche-en une pour voir la route et ce qu’elle apporte, et encore pour naviguer.
maldivia-guide-sail-why = Arrête-toi là où il y a quelque chose : des poissons qu’un bateau demande, une embarcation à qui voler un poisson, ou un bord avec un bateau que tu peux servir. Les courants peuvent te faire prendre un virage. Si tu restes sur place, tu n’y fais rien et ton tour est fini.
maldivia-guide-act = Te voilà sur place. Profite de ce qu’il y a : pêche, vole à un voisin le poisson du sommet, ou livre à un bateau de ce bord.
maldivia-guide-act-why = Tu peux en faire plusieurs, l’une après l’autre ; seuls pêcher et livrer ne vont pas ensemble dans le même tour.
maldivia-guide-gain = Prends-en d’autres si tu veux, ou embarque ceux que tu as en main.
maldivia-guide-mast = Mets les poissons sur ton mât, l’un après l’autre, de bas en haut.
maldivia-guide-mast-why = Voleurs et brume prennent le poisson du sommet. Mets-y celui dont tu as le moins besoin. Sept poissons y tiennent.
maldivia-guide-drop = Trop de poissons pour ton mât : dis combien tu en retires d’abord par le haut.
maldivia-guide-exchange = Après un pli, un bateau visible de ce côté va sous sa pile, et un nouveau arrive.
maldivia-guide-exchange-why = Renvoie un bateau que les autres pourraient servir, et garde celui qui veut tes poissons.
maldivia-guide-note-folded = la brume a replié une rangée : son verso est le nouveau bord. Les embarcations de cette rangée et de celle du dessous perdent leur poisson du sommet.
maldivia-guide-note-lost = une embarcation prise dans le pli a perdu le poisson du sommet.
maldivia-guide-note-robbed = un poisson a été volé au sommet du mât d’une embarcation voisine. Seul celui du sommet est en danger.
maldivia-guide-note-delivered = un bateau a reçu sa livraison : sa carte est gagnée, et chaque poisson dessus vaut un point.
maldivia-guide-note-blocked = la route était bloquée, et cette tuile n’a rien fait. La mer est étroite là où il y a beaucoup d’embarcations.
maldivia-guide-note-turned = une pieuvre a tourné une tuile. Seul son propriétaire sait où elle pointe maintenant.
maldivia-guide-note-swapped = un requin a échangé deux cartes, face cachée.
maldivia-guide-end =
    Voilà une manche entière. Trois choses décident de la partie :
    Que ta dernière flèche t’amène à un bord dont un bateau veut ce que tu as.
    Garde au sommet du mât ce dont tu as le moins besoin.
    Envoie la brume là où sont les autres. Quand il ne reste que seize cases, la partie est finie.
