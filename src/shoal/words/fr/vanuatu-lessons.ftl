# Leçons sur des positions données : le sujet, la tâche, et quoi dire si c'est réussi ou manqué.

vanuatu-lesson-lead = Mener avec deux pions
vanuatu-lesson-lead-text = Une action revient à qui y a le plus de pions ; à égalité, l’ordre du tour décide. Toi et un autre joueur avez chacun un pion sur Pêcher, et tu passes après. Il te reste un pion.
vanuatu-lesson-lead-goal = Place ton dernier pion pour mener sur Pêcher.
vanuatu-lesson-lead-done = Deux pions contre un : tu pêches d’abord, et la première prise vaut le plus.
vanuatu-lesson-lead-missed = Sur Pêcher, c’est toujours un contre un, et à égalité l’autre passe avant. Mets le pion là où tu te bats pour mener.

vanuatu-lesson-build = Naviguer, puis construire
vanuatu-lesson-build-text = Une cabane se construit sur une île à côté de ta pirogue et coûte 3 vatu ; chaque pas en mer coûte 1. Santo, à côté de toi, n’a plus de place. Tu as 4 vatu.
vanuatu-lesson-build-goal = Navigue vers la baie de Mele et construis une cabane sur Efate.
vanuatu-lesson-build-done = Un vatu pour le chemin, trois pour la cabane. Désormais, chaque touriste la fait rapporter.
vanuatu-lesson-build-missed = Rien n’a été construit. Navigue d’un pas, vers la baie de Mele : il reste alors 3 vatu, et Efate est à côté de toi.
vanuatu-lesson-build-withdrew = Le pion a été retiré et l’action perdue. Navigue d’abord, pour avoir à côté de toi une île avec de la place.

vanuatu-lesson-load = Remplir un bateau
vanuatu-lesson-load-text = Acheter prend une marchandise sur une île à côté de ta pirogue et la charge sur un bateau qui la veut. Cela rapporte des points aussitôt, et plus encore à qui remplit le bateau. Au bateau marqué il manque un kava, et Efate en cultive.
vanuatu-lesson-load-goal = Achète du kava sur Efate.
vanuatu-lesson-load-done = Le bateau est plein et part avec ton kava.
vanuatu-lesson-load-missed = Le bateau attend toujours son kava. Touche Acheter, puis le kava sur Efate.
