# La carte de la page d'accueil ; joueurs, durée et âge, séparés par des virgules.

carta-magica-pitch = Tourne la flèche de laiton, brave tempêtes et monstres, fais le tour de l’île et rentre au port.
carta-magica-facts = 2–4 joueurs, 45 min, dès 7 ans
