# La page qui dit ce qu'un serveur garde sur les gens, et combien de temps.

kept-title = Ce que ce serveur garde
kept-intro = Pas de compte, pas d’adresse e-mail, pas de publicité, rien de chargé d’ailleurs, et rien de transmis.
kept-what = Quoi
kept-long = Combien de temps
kept-days = { web-days-count }
kept-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}
kept-for-good = jusqu’à ce que tu l’effaces ou que le serveur s’arrête
kept-pass = Un cookie avec un nombre aléatoire, pour que tes places soient à toi. Il ne dit rien de toi.
kept-pass-long = 400 jours sur ton appareil. Le serveur ne le garde pas.
kept-games = Les parties que tu joues : les noms que tu as tapés, chaque action avec son heure, les brouillons de plans, et ce que tu as dit dans le chat.
kept-games-over = { $days } après la fin d’une partie
kept-games-idle = { $days } après la dernière action d’une partie que personne n’a finie
kept-games-open = { $days } après l’ouverture d’une table que personne n’a lancée
kept-address = L’adresse d’où tu te connectes, pour que personne ne puisse submerger le serveur.
kept-address-long = Une heure en mémoire. Elle n’est ni stockée ni journalisée, sauf avec un signalement.
kept-reports = Les signalements de comportement : les derniers messages de la personne, son nom et son adresse, et qui l’a signalée.
kept-reports-long = { $days } après le signalement
kept-backups = Des copies de sauvegarde de tout cela.
kept-backups-long = { $days } ; ce qui a été effacé y reste jusque-là
kept-backups-none = Ce serveur n’en fait pas de lui-même.
kept-forgotten = L’empreinte d’un passe retiré, pour que personne ne puisse en utiliser une copie.
kept-rights = Tes droits
kept-export = Télécharger tout ce que ce serveur garde sur toi
kept-delete = Tu peux te faire oublier : tes noms, ton chat et tes brouillons sont effacés aussitôt, tes places vont à des bots, et les parties des autres restent.
kept-forget = M’oublier sur ce serveur
kept-forgotten-now = C’est fait. Ce serveur ne sait plus rien de toi.
kept-proxy = La personne qui s’occupe de ce serveur peut avoir placé devant lui un proxy qui tient son propre journal. Demande-lui.
