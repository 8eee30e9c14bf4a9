# La carte de la page d'accueil ; joueurs, durée et âge, séparés par des virgules.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Continuer, ou t’arrêter à temps ? Croise deux fois le même poisson et la pêche s’échappe.
kleine-fische-facts = 2–4 joueurs, 45 min, dès 8 ans
