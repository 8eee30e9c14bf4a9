# La carte de la page d'accueil ; joueurs, durée et âge, séparés par des virgules.

vanuatu-pitch = Navigue, pêche et commerce entre de jeunes îles. Seule une majorité te laisse agir.
vanuatu-facts = 2–5 joueurs, 90 min, dès 12 ans
