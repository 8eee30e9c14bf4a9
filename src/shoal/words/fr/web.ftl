# Le navigateur : tout ce qui entoure les plateaux.

web-name = Shoal
web-title = Shoal : jeux de société de la mer
web-promise = Des jeux de société de la mer, avec des gens que tu aimes bien. Envoie un lien, prends une place, joue.
web-promise-pocket = Des jeux de société de la mer, contre des bots ou à plusieurs autour de cet appareil. Sans réseau.
web-games = Jeux
web-continue = Continuer
web-front-new = Première visite ? Choisis un jeu et joue un tour guidé.
web-pocket = Jouer sans réseau
web-my-games = Mes parties
web-no-games = Pas encore de partie. Choisis un jeu sur la page d’accueil.
web-going-on = En cours
web-finished = Terminées
web-play = Jouer
web-loading = Chargement…
web-again = Réessayer
web-reload = Recharger
web-close = Fermer
web-yes = Oui
web-no = Non
web-on = { web-yes }
web-off = { web-no }

# Les jeux sur leurs cartes

web-game-players = { $count ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }
web-game-clauses = Les règles, point par point
web-game-no-clauses = Personne n’a encore écrit les règles de ce jeu.
web-plain-state = La table
web-plain-more = Montrer
web-plain-preview = Ce que cela ferait

# Mes tables

web-your-turn = À toi de jouer
web-row-waiting = On attend { $seat }
web-phase-open = En attente de joueurs
web-phase-seated = Prête à commencer
web-phase-running = { web-going-on }
web-phase-finished = Terminée
web-phase-agreed = Arrêtée avant la fin
web-phase-closed = Fermée
web-bots = { $count ->
    [one] { $count } bot
   *[other] { $count } bots
  }

# Une nouvelle table

web-players = Joueurs
web-your-name = Ton nom
web-name-of = Nom du joueur { $number }
web-seat-is = Qui joue à la place { $number }
web-seat-bot-random = Bot : { web-level-random }
web-seat-bot-deckhand = Bot : { web-level-deckhand }
web-seat-bot-mate = Bot : { web-level-mate }
web-seat-bot-captain = Bot : { web-level-captain }
web-seat-bot-admiral = Bot : { web-level-admiral }
web-level-random = au hasard
web-level-deckhand = débutant
web-level-mate = bon
web-level-captain = fort
web-level-admiral = très fort, prend son temps
web-seat-open = Inviter par lien
web-seat-here = Sur cet appareil
web-seat-free = Place libre
web-open-table = Ouvrir la table
web-more-options = Plus d’options
web-guest-names = Nino, Perle, Nil, Ondine, Morgane, Dorade, Matelot, Marine
web-bot-names = Bernique, Varech, Grain, Galet, Espadon
web-with = Jouer avec
web-with-bot = Des bots
web-with-open = Des amis, par lien
web-with-here = Des amis, sur cet appareil
web-pace = Quand
web-pace-now = Maintenant, ensemble
web-pace-days = Sur plusieurs jours
web-pace-now-how = Si quelqu’un perd la connexion, tout le monde voit un compte à rebours d’une minute ; puis un bot joue à sa place jusqu’à son retour, et lui dit ce qu’il a fait.
web-pace-days-how = Chacun joue quand il a le temps. Personne ne joue pour un autre avant la fin du temps convenu.
web-days = Temps pour chaque tour
web-days-count = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
  }
web-clock = Pendule
web-clock-none = Aucune
web-clock-minutes = { $minutes ->
    [one] { $minutes } minute chacun
   *[other] { $minutes } minutes chacun
  }
web-chat = Chat
web-chat-free = Texte libre
web-chat-phrases = Phrases toutes faites
web-chat-off = Aucun
web-listed = Visible dans la liste
web-spectators = Qui peut regarder
web-spectators-open = Tous ceux qui ont le lien
web-spectators-link = Seulement avec un lien de spectateur
web-spectators-none = Personne
web-option-random = { CAPITAL(web-level-random) }
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Première place
web-read-rules = Lire les règles

# Rejoindre et attendre

web-join = Tu as une invitation. Écris ton nom et prends une place.
web-sit-down = Prendre une place
web-watch = Juste regarder
web-seats-missing = { $count ->
    [one] { $count } place est libre. Envoie le lien à quelqu’un avec qui tu veux jouer.
   *[other] { $count } places sont libres. Envoie le lien à des gens avec qui tu veux jouer.
  }
web-all-here = Tout le monde est là.
web-begin = Lancer la partie
web-host-begins = On attend que l’hôte lance la partie.
web-close-table = Fermer cette table
web-free-seat = Libérer cette place
web-invite-link = Lien vers cette table
web-copy-link = Copier le lien
web-copied = Copié
web-qr = Code QR du lien
web-no-seat = Tu n’as pas de place à cette table
web-no-seat-how = Si tu as déjà joué ici, ta place est maintenant sur un autre appareil : continue là-bas, ou ramène-la ici depuis cet autre appareil.
web-moved = Ta place n’est plus sur cet appareil
web-moved-how = Un autre appareil joue pour toi, ou l’hôte a donné ta place à quelqu’un d’autre. Depuis cet autre appareil, tu peux ramener ta place ici.
web-no-table = Table introuvable
web-to-front = Accueil
web-claim-title = Ta place
web-claim = Ce lien amène ta place sur cet appareil. Il ne marche qu’une fois.
web-claim-do = Jouer sur cet appareil

# Sous les noms

web-note-you = toi
web-note-host = hôte
web-note-bot = bot, { $level }
web-note-thinking = réfléchit
web-note-away = hors ligne
web-note-stand-in = un bot joue

# La table

web-prompt-none = Il n’y a rien à faire pour l’instant.
web-prompt-choose = Touche pour voir l’effet, touche encore pour confirmer.
web-prompt-again-does = Touche encore, ou appuie sur le bouton.
web-prompt-done = Tu as fini. On attend { $seats }.
web-prompt-waits = { $count ->
    [one] C’est à { $seats } de jouer.
   *[other] On attend { $seats }.
  }
web-ask-which = Que veux-tu faire ?
web-facts = La manche et ce que tu as
web-prompt-playing = Voici ce qui s’est passé…
web-prompt-again = Ce qui s’est passé depuis ton tour
web-prompt-agreed = La partie a été arrêtée d’un commun accord.
web-drop = Annuler
web-skip = Passer
web-take-back = Reprendre
web-ask-back = Demander à reprendre le coup
web-hint = Conseil
web-hint-is = Un bot propose ceci.
web-hint-thinking = Un bot y réfléchit…
web-hint-expects = Environ { $chance } % de chances de gagner, et { count-points } à la fin.
web-rules = Règles
web-rules-of = Règles de { $game }
web-rules-aid = En une page
web-rules-find = Chercher dans les règles
web-rules-chapters = Chapitres
web-rules-exact = Règles exactes ({ $count })
web-rules-none = Aucune règle ne contient ces mots.
web-rules-found = { $count ->
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
  }
web-rule = Règle { $clause }
web-menu = Menu
web-beside = Joueurs et journal
web-log = Journal
web-log-undone = repris
web-log-end = Au plus récent
web-log-empty = Il ne s’est encore rien passé.
web-result = Résultat
web-refused = Ce n’est pas possible pour l’instant.
web-offline = Le serveur ne répond pas. Vérifie ta connexion et réessaie.
web-server-error = Le serveur a envoyé une réponse que cette page ne sait pas lire. Réessaie dans un instant.
web-page-lost = Cette page n’a pas pu être chargée. Vérifie ta connexion et recharge.
web-line-lost = Connexion perdue. Reconnexion…
web-line-polling = Connexion lente : les coups peuvent arriver avec un peu de retard.
web-autopilot = Un bot joue pour toi.
web-autopilot-off = Me revoilà
web-away = { $seat } n’est plus en ligne. Un bot prend le relais dans { $time }.
web-stood-in-away = { $count ->
    [one] En ton absence, un bot a joué { $count } coup pour toi.
   *[other] En ton absence, un bot a joué { $count } coups pour toi.
  }
web-stood-in-time = { $count ->
    [one] Ton temps était écoulé, et un bot a joué { $count } coup pour toi.
   *[other] Ton temps était écoulé, et un bot a joué { $count } coups pour toi.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Tu regardes. Ce qui est caché le reste.
web-missed = { $count ->
    [one] { $count } coup a été joué en ton absence.
   *[other] { $count } coups ont été joués en ton absence.
  }
web-vote-back = { $seat } voudrait reprendre le dernier coup. Tout le monde doit être d’accord.
web-vote-end = { $seat } voudrait arrêter la partie maintenant. Tout le monde doit être d’accord.
web-withdraw = Retirer la demande
web-rematch-there = Il y a une nouvelle partie avec les mêmes joueurs.
web-rematch-go = Aller à la nouvelle partie

web-plain-filter = { $count ->
    [one] Chercher parmi { $count } action
   *[other] Chercher parmi { $count } actions
  }
web-plain-actions = Ce que tu peux faire

# À plusieurs sur un appareil

web-curtain-title = Passe l’appareil
web-curtain = Passe l’appareil à { $seat }.
web-curtain-why = La suite est privée.
web-curtain-open = C’est moi, { $seat }

# Chat

web-chat-unread = { $count ->
    [one] Chat : { $count } nouveau message
   *[other] Chat : { $count } nouveaux messages
  }
web-chat-empty = Pas encore de message.
web-chat-say = Écrire un message
web-chat-send = Envoyer

# Le journal de la table

web-log-sat = { $seat } prend une place.
web-log-bot = { $seat }, un bot, prend une place.
web-log-freed = { $seat } quitte la table.
web-log-started = La partie commence.
web-log-back = { $seat } reprend un coup.
web-log-asked = { $what ->
    [back] { $seat } propose à tous de reprendre le dernier coup.
   *[end] { $seat } propose à tous d’arrêter la partie.
  }
web-log-answered = { $yes ->
    [yes] { $seat } est d’accord.
   *[no] { $seat } n’est pas d’accord.
  }
web-log-withdrawn = { $seat } retire sa demande.
web-log-away = { $seat } perd la connexion.
web-log-stand-in = Un bot joue pour { $seat }.
web-log-expired = { $seat } n’a plus de temps ; un bot continue.
web-log-returned = { $seat } est de retour.
web-log-time = { $seat } reçoit du temps en plus.
web-log-claimed = { $seat } passe à un autre appareil.

# Menu et réglages

web-settings = Réglages
web-language = Langue
web-theme = Couleurs
web-theme-auto = Comme l’appareil
web-theme-light = Claires
web-theme-dark = Sombres
web-theme-to-light = Couleurs claires
web-theme-to-dark = Couleurs sombres
web-speed = Vitesse des animations
web-speed-slow = Lente
web-speed-normal = Normale
web-speed-brisk = Rapide
web-speed-off = { web-clock-none }
web-motion = Mouvements
web-motion-auto = { web-theme-auto }
web-motion-less = Réduits
web-sound = Son
web-quick = Jouer dès le premier appui, sans aperçu
web-notify = Me prévenir quand c’est mon tour
web-shortcuts = Raccourcis clavier
web-key-board = Aller au plateau, puis plus loin
web-key-move = Passer d’une cible à l’autre
web-key-confirm = Voir l’effet ; encore une fois pour confirmer
web-key-drop = Annuler ou fermer
web-key-option = Choisir une option
web-key-about = Qu’est-ce que c’est ?
web-key-pause = Mettre l’animation en pause
web-key-step = Un pas de plus
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Passer l’animation
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Passer ma place à un autre appareil
web-watch-link = Lien de spectateur
web-seat-link-what = Rien que pour toi : qui l’ouvre joue à ta place. Il marche une fois, et cet appareil ne fait alors plus que regarder.
web-seat-link-label = Lien privé vers ta place
web-watch-link-what = Avec lui, on voit ce qui est visible de tous, sans pouvoir jouer.
web-watch-link-label = Lien pour les spectateurs
web-end-game = Arrêter la partie
web-end-sure = Arrêter la partie maintenant ? Personne ne gagne.
web-end-sure-vote = Proposer à tous d’arrêter la partie maintenant ? Personne ne gagne.
web-leave-table = Quitter la table
web-leave-sure = Quitter la table ? Ta place sera libre pour quelqu’un d’autre.
web-leave = Quitter
web-stay = Rester

# La fin

web-you-won = Tu as gagné !
web-winners = { $count ->
    [one] { $seats } gagne.
   *[other] { $seats } gagnent.
  }
web-where-points = D’où viennent les points
web-total = Total
web-rank = Rang { $rank }
web-no-points = Aucun point
web-race = Les points au fil du temps
web-race-label = Points de tous les joueurs du début à la fin
web-rematch = Rejouer
web-see-board = Voir le plateau
web-replay = Regarder le replay
web-save-record = Sauvegarder l’enregistrement
web-bring-record = Ouvrir un enregistrement
web-bring-record-title = Ouvrir une partie sauvegardée
web-bring-record-how = Choisis un enregistrement sauvegardé ici ou ailleurs. Il est d’abord vérifié, puis tu peux regarder le replay.

# Revoir une partie

web-to-table = Aller à la table
web-replay-of = Replay : { $game }
web-replay-silent = Il ne s’est rien passé à ce moment.
web-replay-moment = Moment de la partie
web-replay-at = Coup { $at } sur { $of }
web-replay-speed = Vitesse : { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Copier le lien vers ce moment
web-replay-link-bar = Copie l’adresse de cette page : elle mène à ce moment.
web-eyes = Vu par
web-eyes-open = Ce que tous voient
web-chances = Chances de gagner
web-chances-label = Chances de gagner de chaque joueur du début à la fin, estimées par les bots
web-chances-working = Les bots analysent la partie : { $done } moments sur { $of }.
web-per-cent = { $number } %
web-turning = Tournants
web-turning-at = Coup { $at }
web-turning-for = { $seat } : de { $before } % à { $after } %
web-turning-none = Aucun coup n’a fait basculer la partie à lui seul.
web-replay-first = Aller au début
web-replay-prev = Étape précédente
web-replay-play = Lancer
web-replay-pause = Pause
web-replay-next = Étape suivante
web-replay-last = Aller à la fin
web-replay-since = Montrer ce qui s’est passé depuis mon tour
web-seal = Vérifier le hasard
web-seal-promised = Avant le premier coup, le serveur a publié cette somme de contrôle d’un nombre secret. Dès lors, il ne pouvait plus rien changer au hasard.
web-seal-opened = Après la partie, il a révélé le nombre secret d’où vient tout le hasard.
web-seal-fits = Les deux concordent : personne n’a touché au hasard. Ton navigateur l’a vérifié lui-même.
web-seal-replayed = Puis toute la partie a été rejouée à partir de ce nombre.
web-seal-follows = Vérifié : { $draws ->
    [0] aucun tirage n’a eu lieu
    [one] l’unique tirage en découle
   *[other] les { $draws } tirages en découlent
  }, et { $actions ->
    [0] aucun coup n’a été joué
    [one] l’unique coup est permis
   *[other] les { $actions } coups sont permis
  }.
web-seal-wrong = Le résultat n’est pas le même. Ne te fie pas à cette partie.
web-seal-broken = Les deux ne concordent pas. Ne te fie pas à cette partie.
web-seal-elsewhere = Sans connexion sécurisée, cette page ne peut pas vérifier. Sauvegarde l’enregistrement pour le vérifier ailleurs.
web-gallery-file = Moments d’un fichier
web-gallery-none = Il n’y a pas de moments pour ce jeu. Crées-en avec tools/fixtures.py.

web-say-thinking = Dire aux autres que je réfléchis
web-more-time = Donner du temps à { $seat }
web-lobby = Tables avec des places libres
web-lobby-seats = { $free ->
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
  }

# Le tour guidé

web-led = Ton premier tour
web-led-step = Étape { $number } sur { $of }
web-led-fold = Montrer ou cacher le texte
web-led-leave = Fermer le guide
web-led-begin = Commencer
web-led-good = Montrer un bon coup
web-led-why = Pourquoi ?
web-led-done = { web-continue }
web-led-offer = Première fois ? Joue un tour guidé.
web-led-start = Jouer un tour guidé
web-led-how = Première fois ? Joue une vraie partie { $bots ->
    [1] contre un bot
   *[other] contre { $bots } bots
}. Une carte te dit quoi regarder et pourquoi.
web-led-menu = { web-led-start }
web-led-no = Non merci

# Leçons : une position donnée et quelque chose à y faire.

web-lessons = Leçons
web-lessons-how = Une chose à la fois, sur une position donnée. Une minute chacune.
web-lesson-number = Leçon { $number } sur { $of }
web-lesson-solved = réussie
web-lesson-open = Leçon : { $title }
web-lesson-reached = Bravo
web-lesson-missed = Pas comme ça
web-lesson-again = { web-again }
web-lesson-next = Leçon suivante
web-lesson-all = Toutes les leçons
web-lesson-play = Jouer une partie

# Les autres à la table

web-mute = Masquer { $seat }
web-unmute = Ne plus masquer { $seat }
web-report = Signaler { $seat }
web-report-why = Que s’est-il passé ?
web-report-how = La personne qui s’occupe de ce serveur reçoit ton texte et les derniers messages de ce joueur. Personne à la table n’en est informé.
web-report-send = Envoyer le signalement
web-report-told = Merci. Le signalement est envoyé : { $seat }.
web-kept = Ce que ce serveur garde sur toi
