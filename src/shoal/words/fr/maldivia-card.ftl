# La carte de la page d'accueil ; joueurs, durée et âge, séparés par des virgules.

maldivia-pitch = Trace ta route en secret, enfile des poissons sur ton mât et regarde la mer se replier.
maldivia-facts = 2–4 joueurs, 30 min, dès 8 ans
