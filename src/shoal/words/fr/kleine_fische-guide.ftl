# La première manche guidée : que regarder, que faire, et pourquoi.

kleine-fische-guide-aim = Tu joues un plongeur qui prend des photos. Les poissons sont face cachée ; tu nages dans les couloirs entre eux et tu en retournes. À la fin, seule ta meilleure photo de chaque espèce compte : il te faut donc beaucoup d’espèces différentes.
kleine-fische-guide-jump = Amène la barque au-dessus d’une colonne et saute : touche une flèche qui brille à côté d’une carte de la rangée du haut.
kleine-fische-guide-jump-why = Tu choisis de quel côté tu regardes. Ensuite tu ne nages que vers l’avant : regarde donc là où il y a le plus de cartes.
kleine-fische-guide-reveal = Retourne un des poissons à côté de ton couloir : touche la carte.
kleine-fische-guide-reveal-why = Chaque poisson que tu retournes reste visible pour l’instant. Une espèce déjà visible ferait une paire, et une paire, c’est mauvais.
kleine-fische-guide-cave = Aucun poisson caché à côté de toi : explore la grotte, ou arrête-toi.
kleine-fische-guide-choice = Si tu t’arrêtes, les poissons visibles sont à toi. Sinon, continue et retournes-en un autre.
kleine-fische-guide-choice-why = Le deuxième poisson d’une espèce cache à nouveau les deux, et tout ce que tu as retourné entre eux. Avec deux ou trois visibles, on peut en général continuer ; avec six, il est grand temps de s’arrêter. Si le nombre de poissons visibles est exactement celui d’une grotte à côté de toi, tu peux explorer la grotte.
kleine-fische-guide-swim = Continue : touche une carte devant toi pour nager là-bas et la retourner, ou un couloir pour choisir plus tard.
kleine-fische-guide-swim-why = Cherche un couloir avec deux poissons cachés à côté, pour avoir le choix.
kleine-fische-guide-octopus = Certains de tes poissons montrent des points pieuvre. Tu peux déplacer la pieuvre d’autant de couloirs, si tu veux.
kleine-fische-guide-octopus-why = Si elle rejoint un plongeur adverse, tu peux tenter de voler. Sinon, laisse-la sur leur chemin.
kleine-fische-guide-rob = La pieuvre a rejoint quelqu’un. Dis combien de poissons tu veux, puis le dé décide.
kleine-fische-guide-rob-why = Le dé montre 1, 1, 2, 3, 3 et une face rouge qui donne un de tes poissons. Un poisson est assez sûr, trois, c’est audacieux.
kleine-fische-guide-exchange = La rangée du haut n’a que des grottes : échanges-en d’abord une contre un poisson plus bas.
kleine-fische-guide-exchange-why = Tu sautes à côté de ce poisson. N’importe lequel fait l’affaire, personne ne sait ce que c’est.
kleine-fische-guide-note-bust = deux de la même espèce. Les deux, et tout ce qui fut retourné entre eux, se cachent ; le reste est au plongeur. Retiens où ils sont !
kleine-fische-guide-note-stranded = il n’y avait pas de poisson caché à côté du couloir : le tour s’est arrêté net.
kleine-fische-guide-note-collected = les poissons visibles ont été ramassés, et les trous comblés avec la pioche.
kleine-fische-guide-note-explored = une grotte a été explorée : son nombre était celui des poissons visibles. Les grottes aident plus tard, ou rapportent des points.
kleine-fische-guide-note-halted = il n’y avait rien à retourner à côté du couloir. Cela finit une plongée, mais ce qui était visible reste au plongeur.
kleine-fische-guide-note-crawled = la pieuvre a bougé, d’un couloir par point pieuvre sur les poissons. Elle bloque son couloir, et si elle rejoint un autre plongeur, elle vole.
kleine-fische-guide-note-stole = des poissons ont été volés dans une pile, sans être vus. On ne vole que des poissons, jamais de grottes.
kleine-fische-guide-note-lost = la face rouge : le voleur a dû donner un poisson.
kleine-fische-guide-end =
    Voilà une manche entière. Trois choses décident de la partie :
    S’arrêter à temps : deux ou trois poissons par tour, c’est une bonne pêche.
    Chercher les espèces que tu n’as pas : seul le meilleur de chaque espèce compte.
    Garder un œil sur la pieuvre : elle se sert dans les grosses piles.
