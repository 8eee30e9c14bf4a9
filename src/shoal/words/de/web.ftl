# Der Browser: alles rund um die Bretter.

web-name = Shoal
web-title = Shoal: Brettspiele vom Meer
web-promise = Brettspiele vom Meer, mit Menschen, die du magst. Link schicken, Platz nehmen, spielen.
web-promise-pocket = Brettspiele vom Meer, gegen Bots oder mit anderen an diesem Gerät. Ein Netz braucht es nicht.
web-games = Spiele
web-continue = Weiterspielen
web-front-new = Neu hier? Wähle ein Spiel und spiel einen geführten Zug.
web-pocket = Ohne Netz spielen
web-my-games = Meine Partien
web-no-games = Noch keine Partien. Wähle auf der Startseite ein Spiel.
web-going-on = Laufende Partien
web-finished = Beendete Partien
web-play = Spielen
web-loading = Wird geladen …
web-again = Noch einmal versuchen
web-reload = Neu laden
web-close = Schließen
web-yes = Ja
web-no = Nein
web-on = An
web-off = Aus

# Die Spiele auf ihren Karten

web-game-players = { $count ->
    [one] { $players } Spieler
   *[other] { $players } Spieler
  }
web-game-clauses = Die Regeln, Punkt für Punkt
web-game-no-clauses = Die Regeln dieses Spiels hat noch niemand aufgeschrieben.
web-plain-state = Der Tisch
web-plain-more = Zeigen
web-plain-preview = Was geschehen würde

# Meine Tische

web-your-turn = Du bist dran
web-row-waiting = Wartet auf { $seat }
web-phase-open = Wartet auf Mitspieler
web-phase-seated = Bereit zum Start
web-phase-running = Läuft
web-phase-finished = Beendet
web-phase-agreed = Vorzeitig beendet
web-phase-closed = Geschlossen
web-bots = { $count ->
    [one] 1 Bot
   *[other] { $count } Bots
  }

# Ein neuer Tisch

web-players = Spieler
web-your-name = Dein Name
web-name-of = Name von Spieler { $number }
web-seat-is = Wer spielt auf Platz { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = zufällig
web-level-deckhand = Anfänger
web-level-mate = gut
web-level-captain = stark
web-level-admiral = sehr stark, denkt länger
web-seat-open = Mit Link einladen
web-seat-here = Spielt an diesem Gerät
web-seat-free = Freier Platz
web-open-table = Tisch eröffnen
web-more-options = Weitere Einstellungen
web-guest-names = Finn, Perla, Nilo, Undine, Morgan, Dorado, Käpten, Marina
web-bot-names = Knurrhahn, Tang, Böe, Kiesel, Makrele
web-with = Gespielt wird mit
web-with-bot = Bots
web-with-open = Freunden, per Link
web-with-here = Freunden, an diesem Gerät
web-pace = Wann
web-pace-now = Jetzt, zusammen
web-pace-days = Über mehrere Tage
web-pace-now-how = Verliert jemand die Verbindung, sehen alle einen Countdown von einer Minute; danach spielt ein Bot, bis die Person zurück ist, und sie erfährt, was er getan hat.
web-pace-days-how = Alle spielen, wenn sie Zeit haben. Niemand springt ein, bevor die vereinbarte Zeit um ist.
web-days = Zeit für jeden Zug
web-days-count = { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }
web-clock = Uhr
web-clock-none = Keine
web-clock-minutes = { $minutes ->
    [one] je 1 Minute
   *[other] je { $minutes } Minuten
  }
web-chat = Chat
web-chat-free = Freier Text
web-chat-phrases = Nur fertige Sätze
web-chat-off = { web-off }
web-listed = In der Lobby zeigen
web-spectators = Wer zuschauen kann
web-spectators-open = Alle mit dem Link
web-spectators-link = Nur mit Zuschauer-Link
web-spectators-none = Niemand
web-option-random = Wird ausgelost
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = Erster Platz
web-read-rules = Regeln lesen

# Mitspielen und warten

web-join = Du bist eingeladen. Gib deinen Namen ein und nimm Platz.
web-sit-down = Platz nehmen
web-watch = Nur zuschauen
web-seats-missing = { $count ->
    [one] Ein Platz ist frei. Schick den Link an jemanden, mit dem du spielen willst.
   *[other] { $count } Plätze sind frei. Schick den Link an alle, mit denen du spielen willst.
  }
web-all-here = Alle sind da.
web-begin = Partie starten
web-host-begins = Warten, bis der Gastgeber die Partie startet.
web-close-table = Tisch schließen
web-free-seat = Platz freigeben
web-invite-link = Link zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-no-seat = Du hast keinen Platz an diesem Tisch
web-no-seat-how = Wenn du hier schon gespielt hast, ist dein Platz jetzt auf einem anderen Gerät: Spiel dort weiter oder hol ihn von dort zurück.
web-moved = Dein Platz ist nicht mehr auf diesem Gerät
web-moved-how = Du spielst auf einem anderen Gerät weiter, oder der Platz wurde jemand anderem gegeben. Vom anderen Gerät aus kannst du ihn hierher zurückholen.
web-no-table = Tisch nicht gefunden
web-to-front = Startseite
web-claim-title = Dein Platz
web-claim = Dieser Link bringt deinen Platz auf dieses Gerät. Er gilt nur einmal.
web-claim-do = Auf diesem Gerät spielen

# Bemerkungen unter Namen

web-note-you = du
web-note-host = Gastgeber
web-note-bot = Bot, { $level }
web-note-thinking = überlegt
web-note-away = abwesend
web-note-stand-in = ein Bot spielt

# Der Tisch

web-prompt-none = Gerade gibt es nichts zu tun.
web-prompt-choose = Tippen zeigt die Vorschau, noch einmal tippen bestätigt.
web-prompt-again-does = Noch einmal antippen oder den Knopf drücken.
web-prompt-done = Du bist fertig. Warten auf { $seats }.
web-prompt-waits = { $count ->
    [one] { $seats } ist am Zug.
   *[other] Warten auf { $seats }.
  }
web-ask-which = Was möchtest du tun?
web-facts = Runde und dein Besitz
web-prompt-playing = Gezeigt wird, was passiert ist …
web-prompt-again = Was seit deinem Zug passiert ist
web-prompt-agreed = Die Partie wurde einvernehmlich beendet.
web-drop = Abbrechen
web-skip = Überspringen
web-take-back = Zurücknehmen
web-ask-back = Alle bitten, das zurückzunehmen
web-hint = Tipp
web-hint-is = Ein Bot schlägt das vor.
web-hint-thinking = Ein Bot denkt darüber nach …
web-hint-expects = Etwa { $chance } % Gewinnchance und am Ende { count-points }.
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-aid = Auf einer Seite
web-rules-find = Regeln durchsuchen
web-rules-chapters = Kapitel
web-rules-exact = Genaue Regeln ({ $count })
web-rules-none = Keine Regel enthält diese Wörter.
web-rules-found = { $count ->
    [one] Eine Regel gefunden
   *[other] { $count } Regeln gefunden
  }
web-rule = Regel { $clause }
web-menu = Menü
web-beside = Spieler und Verlauf
web-log = Verlauf
web-log-undone = zurückgenommen
web-log-end = Zum Neuesten
web-log-empty = Noch ist nichts passiert.
web-result = Ergebnis
web-refused = Das geht gerade nicht.
web-offline = Der Server antwortet nicht. Prüfe deine Verbindung und versuch es noch einmal.
web-server-error = Der Server hat etwas geantwortet, das diese Seite nicht lesen kann. Versuch es gleich noch einmal.
web-page-lost = Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung und lade neu.
web-line-lost = Verbindung verloren. Verbinde neu …
web-line-polling = Langsame Verbindung: Züge kommen vielleicht etwas später an.
web-autopilot = Ein Bot spielt gerade für dich.
web-autopilot-off = Ich bin wieder da
web-away = { $seat } hat die Verbindung verloren. In { $time } übernimmt ein Bot.
web-stood-in-away = { $count ->
    [one] Während du weg warst, hat ein Bot einen Zug für dich gemacht.
   *[other] Während du weg warst, hat ein Bot { $count } Züge für dich gemacht.
  }
web-stood-in-time = { $count ->
    [one] Deine Zeit war um, und ein Bot hat einen Zug für dich gemacht.
   *[other] Deine Zeit war um, und ein Bot hat { $count } Züge für dich gemacht.
  }
web-stood-in-show = { web-plain-more }
web-spectating = Du schaust zu. Verdecktes bleibt verdeckt.
web-missed = { $count ->
    [one] Ein Zug wurde gemacht, während du weg warst.
   *[other] { $count } Züge wurden gemacht, während du weg warst.
  }
web-vote-back = { $seat } möchte den letzten Zug zurücknehmen. Alle müssen zustimmen.
web-vote-end = { $seat } möchte die Partie jetzt beenden. Alle müssen zustimmen.
web-withdraw = Zurückziehen
web-rematch-there = Es gibt eine neue Partie mit denselben Spielern.
web-rematch-go = Zur neuen Partie

web-plain-filter = { $count ->
    [one] Eine Aktion durchsuchen
   *[other] { $count } Aktionen durchsuchen
  }
web-plain-actions = Was du tun kannst

# Ein Gerät für mehrere

web-curtain-title = Gerät weitergeben
web-curtain = Gib das Gerät an { $seat }.
web-curtain-why = Was jetzt kommt, ist privat.
web-curtain-open = Ich bin { $seat }

# Chat

web-chat-unread = { $count ->
    [one] Chat: 1 neue Nachricht
   *[other] Chat: { $count } neue Nachrichten
  }
web-chat-empty = Noch keine Nachrichten.
web-chat-say = Nachricht schreiben
web-chat-send = Senden

# Verlauf des Tisches selbst

web-log-sat = { $seat } nimmt Platz.
web-log-bot = { $seat }, ein Bot, nimmt Platz.
web-log-freed = { $seat } verlässt den Tisch.
web-log-started = Die Partie beginnt.
web-log-back = { $seat } nimmt einen Zug zurück.
web-log-asked = { $what ->
    [back] { $seat } bittet alle, den letzten Zug zurückzunehmen.
   *[end] { $seat } bittet alle, die Partie zu beenden.
  }
web-log-answered = { $yes ->
    [yes] { $seat } stimmt zu.
   *[no] { $seat } lehnt ab.
  }
web-log-withdrawn = { $seat } zieht die Bitte zurück.
web-log-away = { $seat } hat die Verbindung verloren.
web-log-stand-in = Ein Bot spielt für { $seat }.
web-log-expired = Die Zeit von { $seat } ist abgelaufen; ein Bot spielt weiter.
web-log-returned = { $seat } ist wieder da.
web-log-time = { $seat } bekommt mehr Zeit.
web-log-claimed = { $seat } wechselt das Gerät.

# Menü und Einstellungen

web-settings = Einstellungen
web-language = Sprache
web-theme = Farben
web-theme-auto = Wie das Gerät
web-theme-light = Hell
web-theme-dark = Dunkel
web-theme-to-light = Helle Farben
web-theme-to-dark = Dunkle Farben
web-speed = Tempo der Animationen
web-speed-slow = Langsam
web-speed-normal = Normal
web-speed-brisk = Schnell
web-speed-off = { web-off }
web-motion = Bewegung
web-motion-auto = { web-theme-auto }
web-motion-less = Reduziert
web-sound = Ton
web-quick = Schon beim ersten Tippen ausführen, ohne Vorschau
web-notify = Mich benachrichtigen, wenn ich dran bin
web-shortcuts = Tastenkürzel
web-key-board = Zum Brett und weiter
web-key-move = Zwischen Zielen wechseln
web-key-confirm = Vorschau; noch einmal drücken bestätigt
web-key-drop = Abbrechen oder schließen
web-key-option = Eine Möglichkeit wählen
web-key-about = Was ist das?
web-key-pause = Vorführung anhalten
web-key-step = Einen Schritt weiter
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Animation überspringen
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Meinen Platz auf ein anderes Gerät bringen
web-watch-link = Zuschauer-Link
web-seat-link-what = Nur für dich: Wer ihn öffnet, spielt an deiner Stelle. Er gilt einmal, danach schaut dieses Gerät nur noch zu.
web-seat-link-label = Privater Link zu deinem Platz
web-watch-link-what = Wer ihn hat, sieht alles, was offen liegt, und kann nicht mitspielen.
web-watch-link-label = Link für Zuschauer
web-end-game = Partie jetzt beenden
web-end-sure = Die Partie jetzt beenden? Niemand gewinnt.
web-end-sure-vote = Alle bitten, die Partie jetzt zu beenden? Niemand gewinnt.
web-leave-table = Tisch verlassen
web-leave-sure = Den Tisch verlassen? Dein Platz wird für andere frei.
web-leave = Verlassen
web-stay = Bleiben

# Das Ende

web-you-won = Du hast gewonnen!
web-winners = { $count ->
    [one] { $seats } hat gewonnen.
   *[other] { $seats } haben gewonnen.
  }
web-where-points = Woher die Punkte kommen
web-total = Gesamt
web-rank = Platz { $rank }
web-no-points = Keine Punkte
web-race = Punkte im Verlauf
web-race-label = Punkte aller Spieler vom Anfang bis zum Ende
web-rematch = Noch einmal spielen
web-see-board = Brett ansehen
web-replay = Wiederholung ansehen
web-save-record = Aufzeichnung speichern
web-bring-record = Aufzeichnung öffnen
web-bring-record-title = Gespeicherte Partie öffnen
web-bring-record-how = Wähle eine Aufzeichnung, die hier oder anderswo gespeichert wurde. Sie wird erst geprüft, dann kannst du die Wiederholung ansehen.

# Eine Partie ansehen

web-to-table = Zum Tisch
web-replay-of = Wiederholung: { $game }
web-replay-silent = In diesem Moment ist nichts passiert.
web-replay-moment = Moment der Partie
web-replay-at = Zug { $at } von { $of }
web-replay-speed = Tempo: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Link zu diesem Moment kopieren
web-replay-link-bar = Kopiere die Adresse dieser Seite: Sie führt zu diesem Moment.
web-eyes = Ansicht
web-eyes-open = Öffentliche Information
web-chances = Gewinnchancen
web-chances-label = Gewinnchance jedes Spielers vom Anfang bis zum Ende, wie die Bots sie einschätzen
web-chances-working = Die Bots werten die Partie aus: { $done } von { $of } Momenten.
web-per-cent = { $number } %
web-turning = Wendepunkte
web-turning-at = Zug { $at }
web-turning-for = { $seat }: von { $before } % auf { $after } %
web-turning-none = Kein einzelner Zug hat die Partie gewendet.
web-replay-first = Zum Anfang
web-replay-prev = Voriger Schritt
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Nächster Schritt
web-replay-last = Zum Ende
web-replay-since = Zeigen, was seit meinem Zug passiert ist
web-seal = Fairness-Prüfung
web-seal-promised = Vor dem ersten Zug hat der Server diese Prüfsumme einer geheimen Zahl veröffentlicht. Von da an konnte er den Zufall nicht mehr ändern.
web-seal-opened = Nach der Partie hat er die geheime Zahl offengelegt, aus der aller Zufall kommt.
web-seal-fits = Beides passt zusammen: Niemand hat am Zufall gedreht. Das hat dein Browser selbst geprüft.
web-seal-replayed = Dann wurde die ganze Partie mit dieser Zahl noch einmal gespielt.
web-seal-follows = Geprüft: { $draws ->
    [one] Die einzige Ziehung folgt
   *[other] Alle { $draws } Ziehungen folgen
  } daraus, und { $actions ->
    [one] der einzige Zug ist
   *[other] alle { $actions } Züge sind
  } regelgerecht.
web-seal-wrong = Das Ergebnis ist nicht dasselbe. Vertraue dieser Partie nicht.
web-seal-broken = Sie passen nicht zusammen. Vertraue dieser Partie nicht.
web-seal-elsewhere = Ohne sichere Verbindung kann diese Seite das nicht prüfen. Speichere die Aufzeichnung, um sie anderswo zu prüfen.
web-gallery-file = Momente aus einer Datei
web-gallery-none = Von diesem Spiel gibt es keine Momente. tools/fixtures.py erzeugt welche.

web-say-thinking = Den anderen sagen, dass ich überlege
web-more-time = { $seat } mehr Zeit geben
web-lobby = Tische mit freien Plätzen
web-lobby-seats = { $free } von { $seats } Plätzen frei

# Der geführte Zug

web-led = Dein erster Zug
web-led-step = Schritt { $number } von { $of }
web-led-fold = Text zeigen oder verbergen
web-led-leave = Führung schließen
web-led-begin = Los geht’s
web-led-good = Zeig mir einen guten Zug
web-led-why = Warum?
web-led-done = { web-continue }
web-led-offer = Zum ersten Mal hier? Spiel einen geführten Zug.
web-led-start = Einen geführten Zug spielen
web-led-how = Zum ersten Mal hier? Spiel eine echte Partie { $bots ->
    [1] gegen einen Bot
   *[other] gegen { $bots } Bots
}. Eine Karte sagt dir, worauf es ankommt und warum.
web-led-menu = { web-led-start }
web-led-no = Nein danke

# Lektionen: eine gesetzte Stellung und etwas, das darin zu tun ist.

web-lessons = Lektionen
web-lessons-how = Eins nach dem anderen, in einer gesetzten Stellung. Je eine Minute.
web-lesson-number = Lektion { $number } von { $of }
web-lesson-solved = geschafft
web-lesson-open = Lektion: { $title }
web-lesson-reached = Gut gemacht
web-lesson-missed = So nicht
web-lesson-again = { web-again }
web-lesson-next = Nächste Lektion
web-lesson-all = Alle Lektionen
web-lesson-play = Ein Spiel spielen

# Die anderen am Tisch

web-mute = { $seat } stumm schalten
web-unmute = { $seat } wieder hören
web-report = { $seat } melden
web-report-why = Was ist passiert?
web-report-how = Wer diesen Server betreibt, bekommt deine Worte und die letzten Zeilen dieser Person. Am Tisch erfährt es niemand.
web-report-send = Meldung senden
web-report-told = Danke. { $seat } wurde gemeldet.
web-kept = Was dieser Server über dich speichert
