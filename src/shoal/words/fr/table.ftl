# Ce que répondent une table et son serveur : un message pour chaque clé, ici ou dans kernel.ftl.

table-busy = Trop de changements à la fois. Réessaie.
table-broken = Cette table est endommagée et ne peut pas être ouverte. Demande à la personne qui s’occupe du serveur.
table-clock = Cette pendule n’existe pas.
table-host-only = Seul l’hôte peut faire cela.
table-link-old = Ce lien vers une place n’est pas valable ou a expiré. Crée-en un nouveau sur l’appareil où tu jouais en dernier.
table-no-seat = Cette table n’a pas cette place.
table-no-spectators = Cette table n’est pas ouverte aux spectateurs.
table-not-open = Ce n’est possible qu’avant le début de la partie.
table-not-over = La partie n’est pas encore finie.
table-not-running = Cette partie n’est pas en cours.
table-not-waiting = Ce n’est pas à { $seat } de jouer.
table-not-yours = Cette place n’est pas à toi.
table-nothing-to-change = Il n’y a rien à changer.
table-old = Cette table a commencé avec d’anciennes règles et ne peut pas continuer ici.
table-seat-bot = Un bot garde cette place jusqu’à la fin de la partie.
table-options = Ce jeu n’a pas cette option, ou pas avec cette valeur.
table-rematch-there = Une nouvelle partie a déjà été lancée.
table-seat-free = Cette place est déjà libre.
table-seat-second = Tu as déjà joué à une autre place dans cette partie.
table-seat-taken = Cette place est déjà prise.
table-seated-only = Seuls les joueurs de cette table peuvent faire cela.
table-seats = Ce jeu se joue à { $counts }, pas à { $seats }.
table-seats-open = Il reste des places libres.
table-seats-taken = { $count ->
    [one] { $count } place est déjà prise. Libère-la d’abord.
   *[other] { $count } places sont déjà prises. Libères-en d’abord.
}
table-setting = Ce réglage n’est pas possible : { $setting }
table-stale = La partie a avancé ; choisis à nouveau.
table-unknown = Cette table n’existe pas, ou n’existe plus.
table-watching = Ce lien permet seulement de regarder. Demande une invitation à l’hôte.
tables-many = { $most ->
    [one] Tu as déjà { $most } table en cours. Finis-la ou ferme-la d’abord.
   *[other] Tu as déjà { $most } tables en cours. Finis-en une ou ferme-la d’abord.
}

vote-answered = Tu as déjà répondu.
vote-none = Il n’y a pas de question en ce moment.
vote-open = { $seat } a déjà posé une question. Réponds-y d’abord.
vote-unknown = Tu ne peux pas demander cela ici.
vote-wait = { $seconds ->
    [one] Attends encore { $seconds } seconde avant de redemander.
   *[other] Attends encore { $seconds } secondes avant de redemander.
}
time-none = Cette table n’a pas de pendule.
time-own = Seuls les autres joueurs peuvent te donner du temps.

chat-length = { $longest ->
    [one] Un message doit avoir { $longest } caractère.
   *[other] Un message doit avoir entre 1 et { $longest } caractères.
}
chat-off = Le chat est désactivé à cette table.
chat-phrase = Cette phrase n’existe pas.
chat-phrases-only = À cette table, on n’envoie que des phrases toutes faites.
phrase-hello = Salut !
phrase-good-luck = Bonne chance !
phrase-well-played = Bien joué !
phrase-thanks = Merci !
phrase-oops = Oups !
phrase-wow = Ouah !
phrase-hurry = On continue ?
phrase-moment = Un instant, s’il te plaît.
phrase-sorry = Pardon !
phrase-again = Une autre partie ?
phrase-bye = Au revoir !

bot-unknown = Ce bot n’existe pas. Choisis parmi ceux-ci : { $levels }.
bots-busy = Les bots sont occupés. Réessaie dans un instant.
game-unknown = Ce serveur n’a pas ce jeu.
lesson-unknown = Cette leçon n’existe pas.
link-unknown = Ce lien n’est pas valable ou a expiré.
name-empty = Ce nom n’a pas de lettres visibles. Choisis-en un autre.
record-broken = Ce fichier n’est pas l’enregistrement d’une partie.
record-long = Cet enregistrement est trop long : il peut compter { $most } actions.
record-running = Tu pourras sauvegarder l’enregistrement une fois la partie finie.
record-wrong = Cet enregistrement ne correspond pas aux règles ou à son propre sceau.
replay-running = Tu pourras regarder le replay une fois la partie finie.
draft-text = Impossible de garder cela comme brouillon.

address-banned = Tu ne peux pas utiliser ce serveur d’où tu es. Demande à la personne qui s’en occupe.
begin-anew = Recharge la table, s’il te plaît.
device-unknown = Le serveur ne connaît pas cet appareil. Recharge la page.
hello-first = Le premier message d’une connexion doit être « hello ».
limit-reached = Trop de demandes viennent du même endroit. Réessaie plus tard.
host-unknown = Ce serveur n’est pas connu sous ce nom. La personne qui s’en occupe peut ajouter le nom à « origins ».
message-invalid = Le serveur n’a pas pu lire ce message.
method-unknown = Cette adresse ne sait pas faire cela.
origin = Cette demande vient d’un autre site.
page-unknown = Cette page n’existe pas.
request-broken = Le serveur n’a pas pu lire cette demande.
request-invalid = Cette valeur n’est pas valable : { $where }
report-nobody = Il n’y a personne à signaler à cette place.
seat-moved = Ta place ici a été reprise par un autre appareil ou par un bot.
server-broken = Un problème est survenu sur le serveur. Rien n’a été changé.
server-stopping = Le serveur redémarre. Réessaie dans un instant.
storage-down = Le serveur ne peut rien sauvegarder pour l’instant. Rien n’a été changé ; réessaie dans un instant.
too-fast = Trop de demandes. Attends un peu, puis réessaie.
too-large = C’est trop gros pour le serveur.
