# Shoal dans la poche : tout dans le navigateur, sans serveur

pocket-starting = Shoal démarre…
pocket-old = Ce navigateur est trop ancien pour Shoal sans serveur. Un Firefox, Chrome, Edge ou Safari récent y arrive.
pocket-no-script = Shoal a besoin de JavaScript.
pocket-fetching = Téléchargement des jeux : { $have } Mo sur { $all }
pocket-waking = Démarrage des jeux…
pocket-failed = Les jeux n’ont pas pu démarrer.
pocket-elsewhere = Shoal est ouvert dans un autre onglet, et tes parties y sont maintenant.
pocket-here = Continuer ici
pocket-kept = Sauvegardé sur cet appareil : Shoal marche maintenant sans réseau.
pocket-kept-close = OK
pocket-install = Installer Shoal comme application
pocket-alone = Il n’y a pas ici de serveur qui pourrait envoyer un lien à quelqu’un.
pocket-file-title = Tes parties dans un fichier
pocket-file-how = Toutes tes parties sont gardées dans ce navigateur. Sauvegarde-les dans un fichier pour les emporter sur un autre appareil.
pocket-export = Sauvegarder les parties
pocket-import-how = Sur l’autre appareil, ouvre ce fichier : ses parties s’ajoutent à celles qui s’y trouvent déjà.
pocket-import = Ouvrir des parties
pocket-imported = { $count ->
    [0] Il n’y a rien de nouveau dans ce fichier. Aucune partie ajoutée.
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
  }
pocket-not-ours = Ce fichier ne contient pas de parties sauvegardées.
pocket-parcel = Sauvegarder cette partie pour la continuer ailleurs
