# Leçons sur des positions données : le sujet, la tâche, et quoi dire si c'est réussi ou manqué.

maldivia-lesson-deliver = Livre ta pêche
maldivia-lesson-deliver-text = Ton embarcation porte cinq poissons. Qui s’arrête à un bord de la mer peut livrer à un bateau de cette île, si tous les poissons voulus sont sur le mât. Plus il en veut, plus il rapporte.
maldivia-lesson-deliver-goal = Navigue jusqu’au bord sud et livre au bateau qui rapporte le plus.
maldivia-lesson-deliver-done = Trois points, et les deux poissons dont il ne voulait pas restent sur ton mât.
maldivia-lesson-deliver-missed = Le tour s’est achevé sans livraison. Navigue jusqu’au bord, puis touche le bateau.
maldivia-lesson-deliver-less = Ce bateau voulait moins de poissons et rapporte moins. L’autre en voulait trois.
maldivia-lesson-deliver-short = Il manque une case : on ne livre aux bateaux que tout au bord.

maldivia-lesson-rob = Vole un voisin
maldivia-lesson-rob-text = Une embarcation à côté de la tienne est aussi une belle prise. Qui s’arrête à côté d’une autre embarcation peut prendre le poisson au sommet de son mât.
maldivia-lesson-rob-goal = Arrête-toi à côté de l’autre embarcation et prends son poisson.
maldivia-lesson-rob-done = Le poisson du sommet de l’autre mât est à toi. Surveille le tien : l’autre peut en faire autant.
maldivia-lesson-rob-missed = Aucun poisson n’a changé de main. Arrête-toi sur une case juste à côté de l’autre embarcation, puis touche-la.
maldivia-lesson-rob-far = Trop loin : l’embarcation doit finir sa route à côté de l’autre.

maldivia-lesson-fold = Replie la mer pour finir
maldivia-lesson-fold-text = Chaque plan contient une tuile brume, et la brume replie un bord de la mer. Il reste vingt cases ; à seize ou moins, la partie est finie. L’autre a encore des poissons à livrer : ne lui en laisse pas le temps.
maldivia-lesson-fold-goal = Prépare un plan où la brume vient en premier.
maldivia-lesson-fold-done = La mer est repliée avant que l’autre embarcation ait bougé. La brume est aussi une horloge, et tu peux la tenir.
maldivia-lesson-fold-missed = Dans ce plan, la brume vient plus tard, et l’autre embarcation profite de chaque tour. Mets la brume en premier.
