# La première manche guidée : que regarder, que faire, et pourquoi.

vanuatu-guide-aim = Tu vis sur des îles qui grandissent de manche en manche. Tu gagnes des vatu en vendant du poisson et en guidant des touristes, et tu en fais des points avec des cabanes, des dessins sur le sable et des bateaux. Huit manches ; qui a le plus de points gagne.
vanuatu-guide-character = Prends un personnage pour cette manche. Sa phrase dit ce qu’il rend moins cher ou meilleur.
vanuatu-guide-character-why = Choisis-en un qui va avec tes projets. Tu ne peux pas le garder une deuxième manche, et les autres veulent aussi le leur.
vanuatu-guide-plan = Place tes pions sur les actions : deux, puis deux, puis un. Touche une action pour y mettre un pion, encore une fois pour un deuxième.
vanuatu-guide-plan-why = Chaque action où tu places est une chose que tu veux faire dans cette manche. Seul celui qui y a le plus de pions peut agir : mets-en donc deux là où c’est important. Une action grise dit qui agirait avant toi, une orange ce qu’il lui faut d’abord, et si elle attend de l’argent qui ne viendra peut-être jamais.
vanuatu-guide-act = À toi d’agir. Les actions où tu as la majorité brillent : touches-en une, ou touche une case qui brille et choisis quoi y faire.
vanuatu-guide-act-why = Tu agis avec une pile entière à la fois, puis c’est aux autres. Fais d’abord ce que d’autres pourraient gâcher, et surveille tes vatu : chaque pas coûte.
vanuatu-guide-withdraw = Tu n’as la majorité nulle part pour l’instant : une de tes piles est abandonnée, et son action perdue.
vanuatu-guide-withdraw-why = Abandonne celle dont tu as le moins besoin, ou celle où un autre est loin devant. Quand cet autre aura agi, ta pile suivante mènera peut-être.
vanuatu-guide-preach = Tu n’as la majorité nulle part. Ton Prédicateur te laisse quand même agir avec une pile, une fois par manche ; ou abandonne une pile.
vanuatu-guide-lose = Tu as la majorité, mais rien de cela n’est possible maintenant : une de ces piles est abandonnée, et son action perdue.
vanuatu-guide-selling = Tu peux vendre un autre poisson, moins cher, ou arrêter.
vanuatu-guide-selling-why = Le prix baisse à chaque poisson et remonte à la manche suivante.
vanuatu-guide-second = Ton Acheteur peut charger gratuitement un second cube.
vanuatu-guide-second-why = Chaque cube sur un bateau, ce sont des points.
vanuatu-guide-resting = Choisis une des tuiles repos ; personne d’autre ne les voit.
vanuatu-guide-resting-why = Elles paient à la fin de la manche : un point, un vatu, les deux, ou commencer la manche suivante.
vanuatu-guide-tile = Tu poses une nouvelle tuile : touche une case qui brille pour y voir la tuile.
vanuatu-guide-tile-why = Mets-la là où ta pirogue pourra vite en profiter.
vanuatu-guide-neutral = À deux joueurs, des pions neutres participent. Mets-en un sur une action.
vanuatu-guide-neutral-why = Qui veut agir là a besoin de plus de pions qu’eux.
vanuatu-guide-note-withdrew = quelqu’un n’avait la majorité nulle part et a dû abandonner une pile pour rien. C’est le danger de prévoir ce que les autres veulent aussi.
vanuatu-guide-note-converted = dix vatu sont devenus cinq points. Cela se fait tout seul : personne n’est riche longtemps.
vanuatu-guide-note-loaded = un cube est parti sur un bateau et a rapporté des points.
vanuatu-guide-note-lost = il n’y avait de place sur aucun bateau, et le cube est perdu.
vanuatu-guide-end =
    Voilà une manche entière. Trois choses décident de la partie :
    Mets deux pions là où tu dois agir en premier, plutôt qu’un partout.
    Surveille tes vatu : une action que tu ne peux pas payer est perdue, et dix deviennent des points.
    Construis tôt des cabanes là où beaucoup de touristes ont de la place : deux points par touriste.
vanuatu-guide-note-built = une cabane a été construite. À la fin, elle compte deux points par touriste sur son île.
vanuatu-guide-note-transported = un touriste est arrivé. Chaque cabane de l’île, peu importe à qui elle est, a payé un vatu à qui l’a amené.
vanuatu-guide-note-sold = un poisson a été vendu : sa valeur fois le prix. Le prochain vendu dans cette manche rapporte moins.
vanuatu-guide-note-drew = un dessin sur le sable a rapporté ses points aussitôt.
