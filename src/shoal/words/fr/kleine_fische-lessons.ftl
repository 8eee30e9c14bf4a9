# Leçons sur des positions données : le sujet, la tâche, et quoi dire si c'est réussi ou manqué.

kleine-fische-lesson-stop = S’arrêter à temps
kleine-fische-lesson-stop-text = Trois poissons différents sont visibles devant toi. Ils sont à toi dès que tu t’arrêtes. Si tu retournes un deuxième poisson de la même espèce, tu perds ceux qui sont entre les deux, et ton tour est fini.
kleine-fische-lesson-stop-goal = Ramène les trois poissons.
kleine-fische-lesson-stop-done = Trois poissons dans ton filet. Plus il y a de poissons visibles, plus le suivant est risqué.
kleine-fische-lesson-stop-missed = C’était prendre trop de risques. Touche S’arrêter tant que les trois poissons sont encore à toi.
kleine-fische-lesson-stop-bust = Deux de la même espèce : ils s’enfuient, et tous les poissons entre eux aussi. Arrête-toi avant d’en arriver là.

kleine-fische-lesson-cave = Explorer une grotte
kleine-fische-lesson-cave-text = Une grotte montre combien de poissons doivent être visibles pour que tu puisses entrer. Tu en as trois, et la grotte devant toi en veut trois. Qui explore une grotte l’emporte avec tous les poissons visibles.
kleine-fische-lesson-cave-goal = Nage jusqu’à la grotte marquée et explore-la.
kleine-fische-lesson-cave-done = La grotte est à toi, les poissons aussi, et ton tour finit sans risque.
kleine-fische-lesson-cave-missed = La grotte n’a pas été explorée. Continue à nager, puis choisis la grotte et pas le poisson à côté.
kleine-fische-lesson-cave-bust = Le poisson à côté de la grotte était le deuxième de son espèce. La grotte était sans danger.
kleine-fische-lesson-cave-stopped = C’est prudent, mais la grotte t’était ouverte : elle t’aurait aussi ramené les poissons.

kleine-fische-lesson-steal = Voler avec la pieuvre
kleine-fische-lesson-steal-text = Les points de tes poissons visibles déplacent la pieuvre, un couloir chacun. Là où elle rejoint un autre plongeur, tu dis combien de poissons tu veux voler et tu lances le dé. Moins tu en demandes, plus il y a de lancers qui suffisent.
kleine-fische-lesson-steal-goal = Déplace la pieuvre jusqu’à l’autre plongeur et vole au moins un poisson.
kleine-fische-lesson-steal-done = Un poisson de plus pour toi, un de moins pour l’autre. En demander un seul est le plus sûr.
kleine-fische-lesson-steal-missed = Aucun poisson volé. Touche le couloir de l’autre plongeur, puis demande un poisson.
kleine-fische-lesson-steal-greedy = Le lancer était trop bas pour autant. Demande un seul poisson : presque tous les lancers suffisent.
