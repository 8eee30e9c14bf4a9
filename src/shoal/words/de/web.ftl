# Der Browser: alles rund um die Bretter.

web-name = Shoal
web-title = Shoal: vier Brettspiele vom Meer
web-promise = Vier Meeresspiele mit Menschen, die du magst. Link schicken, hinsetzen, spielen.
web-games = Spiele
web-continue = Weiterspielen
web-front-new = Neu hier? Wähle ein Spiel: Es kann dich durch deinen ersten Zug führen.
web-my-games = Meine Partien
web-no-games = Noch keine Partien. Such dir auf der Startseite eine aus.
web-going-on = Laufende Partien
web-finished = Beendete Partien
web-play = Spielen
web-loading = Einen Moment …
web-again = Noch einmal versuchen
web-reload = Neu laden
web-close = Schließen
web-yes = Ja
web-no = Nein
web-on = An
web-off = Aus

# Die Spiele auf ihren Karten

web-game-maldivia = Maldivia
web-game-maldivia-pitch = Plane heimlich deinen Kurs, fädle Fische auf den Mast und sieh zu, wie sich das Meer zusammenfaltet.
web-game-maldivia-players = 2–4
web-game-maldivia-minutes = 30 Min.
web-game-maldivia-age = ab 8
web-game-kleine-fische = Kleine Fische
web-game-kleine-fische-pitch = Weitertauchen oder rechtzeitig aufhören? Triffst du denselben Fisch zweimal, ist der Fang weg.
web-game-kleine-fische-players = 2–4
web-game-kleine-fische-minutes = 45 Min.
web-game-kleine-fische-age = ab 8
web-game-vanuatu = Vanuatu
web-game-vanuatu-pitch = Segeln, fischen und handeln zwischen jungen Inseln. Nur wer die Mehrheit hat, handelt.
web-game-vanuatu-players = 2–5
web-game-vanuatu-minutes = 90 Min.
web-game-vanuatu-age = ab 12
web-game-carta-magica = Carta Magica
web-game-carta-magica-pitch = Dreh den Messingpfeil, trotze Stürmen und Monstern, umrunde die Insel und komm heim.
web-game-carta-magica-players = 2–4
web-game-carta-magica-minutes = 45 Min.
web-game-carta-magica-age = ab 7

# Meine Tische

web-your-turn = Du bist dran
web-row-waiting = Wartet auf { $seat }
web-row-running = Läuft
web-phase-open = Wartet auf Mitspieler
web-phase-seated = Kann beginnen
web-phase-running = Läuft
web-phase-finished = Beendet
web-phase-agreed = Vorzeitig beendet
web-phase-closed = Geschlossen
web-bots = { $count ->
    [one] ein Bot
   *[other] { $count } Bots
  }

# Ein neuer Tisch

web-players = Spieler
web-your-name = Dein Name
web-name-of = Name von Spieler { $number }
web-seat-is = Wer spielt auf Platz { $number }
web-seat-bot-random = Bot: spielt irgendetwas
web-seat-bot-deckhand = Bot: Anfänger
web-seat-bot-mate = Bot: gut
web-seat-bot-captain = Bot: stark
web-level-random = zufällig
web-level-deckhand = Anfänger
web-level-mate = gut
web-level-captain = stark
web-seat-open = Mit Link einladen
web-seat-here = Spielt an diesem Gerät
web-seat-free = Freier Platz
web-open-table = Tisch öffnen
web-more-options = Weitere Einstellungen
web-guest-names = Finn, Perla, Nilo, Undine, Morgan, Dorado, Käpten, Marina
web-bot-names = Knurrhahn, Tang, Böe, Kiesel, Makrele
web-clock = Uhr
web-clock-none = Keine
web-clock-minutes = je { $minutes } Minuten
web-chat = Chat
web-chat-free = Frei
web-chat-phrases = Nur fertige Sätze
web-chat-off = Aus
web-listed = In der Lobby zeigen
web-listed-yes = Ja
web-listed-no = Nein
web-spectators = Wer zuschauen darf
web-spectators-open = Alle mit dem Link
web-spectators-link = Mit Zuschauer-Link
web-spectators-none = Niemand
web-option-chance = Der Zufall entscheidet
web-option-first = Der erste Platz
web-read-rules = Die Regeln lesen

# Mitspielen und warten

web-join-title = Hinsetzen
web-join = Du bist eingeladen. Sag, wie du heißt, und setz dich.
web-sit-down = Hinsetzen
web-watch = Nur zuschauen
web-waiting-title = Warten
web-seats-missing = { $count ->
    [one] Ein Platz ist frei. Schick den Link an jemanden, den du magst.
   *[other] { $count } Plätze sind frei. Schick den Link an Menschen, die du magst.
  }
web-all-here = Alle sind da.
web-begin = Beginnen
web-host-begins = Der Gastgeber beginnt die Partie.
web-close-table = Tisch aufgeben
web-free-seat = Platz frei machen
web-invite-link = Link zu diesem Tisch
web-copy-link = Link kopieren
web-copied = Kopiert
web-qr = QR-Code des Links
web-no-table = Hier ist kein Tisch
web-to-front = Zur Startseite
web-claim-title = Dein Platz
web-claim = Dieser Link holt deinen Platz auf dieses Gerät. Er gilt einmal.
web-claim-do = Hier hinsetzen

# Bemerkungen unter Namen

web-note-you = du
web-note-host = Gastgeber
web-note-bot = Bot, { $level }
web-note-thinking = überlegt
web-note-away = nicht da
web-note-stand-in = ein Bot vertritt

# Der Tisch

web-prompt-none = Gerade ist nichts gefragt.
web-prompt-choose = Einmal tippen zeigt es, noch einmal tut es.
web-prompt-playing = Sieh, was geschieht.
web-prompt-again = Das ist seit deinem Zug geschehen.
web-prompt-over = Die Partie ist zu Ende.
web-prompt-agreed = Die Partie wurde einvernehmlich beendet.
web-confirm = Ausführen
web-drop = Doch nicht
web-skip = Überspringen
web-key-enter = Enter
web-take-back = Zurücknehmen
web-ask-back = Alle bitten, zurückzunehmen
web-hint = Tipp
web-hint-is = Ein Bot würde: { $action }
web-rules = Regeln
web-rules-of = Regeln von { $game }
web-rules-find = In den Regeln suchen
web-rules-chapters = Kapitel
web-rules-exact = Die genauen Regeln ({ $count })
web-rules-none = Diese Wörter stehen nirgends in den Regeln.
web-rules-found = { $count ->
    [one] Eine Regel
   *[other] { $count } Regeln
  }
web-rule = Regel { $clause }
web-menu = Menü
web-beside = Spieler und Verlauf
web-log = Verlauf
web-log-empty = Noch ist nichts geschehen.
web-result = Ergebnis
web-refused = Das geht jetzt nicht.
web-offline = Der Server antwortet nicht. Ist dieses Gerät online?
web-server-error = Auf dem Server ist etwas schiefgegangen.
web-page-lost = Diese Seite konnte nicht geladen werden.
web-line-lost = Verbindung verloren. Neuer Versuch …
web-line-polling = Langsame Verbindung: Züge kommen etwas später an.
web-autopilot = Ein Bot spielt gerade für dich.
web-autopilot-off = Ich bin wieder da
web-spectating = Du schaust zu. Verdecktes bleibt verdeckt.
web-missed = { $count ->
    [one] Ein Zug wurde gemacht, während du weg warst.
   *[other] { $count } Züge wurden gemacht, während du weg warst.
  }
web-vote-back = { $seat } bittet alle, den letzten Zug zurückzunehmen.
web-vote-end = { $seat } bittet alle, die Partie hier zu beenden.
web-withdraw = Bitte zurückziehen
web-rematch-there = Es gibt eine neue Partie mit denselben Leuten.
web-rematch-go = Dorthin

web-plain-filter = Eine von { $count } Aktionen suchen
web-plain-actions = Was du tun kannst

# Ein Gerät für mehrere

web-curtain-title = Gerät weitergeben
web-curtain = Gib das Gerät an { $seat }.
web-curtain-why = Was jetzt kommt, ist nicht für andere Augen.
web-curtain-open = Ich bin { $seat }

# Chat

web-chat-unread = { $count ->
    [one] Chat: eine neue Zeile
   *[other] Chat: { $count } neue Zeilen
  }
web-chat-empty = Noch hat niemand etwas gesagt.
web-chat-say = Sag etwas
web-chat-send = Senden
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-thanks = Danke!
web-phrase-oops = Hoppla!
web-phrase-wow = Wow!
web-phrase-hurry = Du bist dran …
web-phrase-moment = Einen Moment, bitte.
web-phrase-sorry = Entschuldigung!
web-phrase-again = Noch eine Partie?
web-phrase-bye = Tschüss!

# Verlauf des Tisches selbst

web-log-sat = { $seat } setzt sich.
web-log-bot = { $seat }, ein Bot, setzt sich.
web-log-freed = { $seat } geht.
web-log-started = Die Partie beginnt.
web-log-back = { $seat } nimmt einen Schritt zurück.
web-log-asked = { $seat } fragt alle.
web-log-answered = { $yes ->
    [yes] { $seat } stimmt zu.
   *[no] { $seat } sagt nein.
  }
web-log-withdrawn = { $seat } zieht die Bitte zurück.
web-log-away = { $seat } hat die Verbindung verloren.
web-log-stand-in = Ein Bot vertritt { $seat }.
web-log-expired = Die Zeit von { $seat } ist um; ein Bot vertritt.
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
web-speed = Tempo der Bewegungen
web-speed-normal = Normal
web-speed-brisk = Flott
web-speed-off = Aus
web-motion = Bewegung
web-motion-auto = Wie das Gerät
web-motion-less = So wenig wie möglich
web-sound = Ton
web-quick = Beim ersten Tippen ausführen
web-notify = Bescheid geben, wenn ich dran bin
web-shortcuts = Tasten
web-key-board = zum Brett und weiter
web-key-move = von Ziel zu Ziel
web-key-confirm = wählen; noch einmal: ausführen
web-key-drop = Wahl aufheben, schließen
web-key-back = zurücknehmen
web-key-hint = Tipp
web-key-skip = Bewegung überspringen
web-key-log = Verlauf
web-key-rules = Regeln
web-key-chat = Chat
web-key-sound = Ton
web-key-keys = diese Tasten
web-seat-link = Meinen Platz auf ein anderes Gerät holen
web-watch-link = Link für Zuschauer
web-end-game = Die Partie hier beenden
web-end-sure = Diese Partie jetzt beenden? Niemand gewinnt.
web-end-sure-vote = Alle bitten, diese Partie jetzt zu beenden? Niemand gewinnt.
web-leave-table = Den Tisch verlassen
web-leave-sure = Gehen? Dein Platz wird für jemand anderen frei.
web-leave = Gehen
web-stay = Bleiben

# Das Ende

web-you-won = Du hast gewonnen!
web-winners = { $count ->
    [one] { $seats } hat gewonnen.
   *[other] { $seats } haben gewonnen.
  }
web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }
web-where-points = Woher die Punkte kommen
web-no-points = Keine Punkte
web-race = Das Rennen
web-race-label = Punkte aller Spieler vom Anfang bis zum Ende
web-rematch = Noch einmal spielen
web-see-board = Das Brett ansehen
web-replay = Partie ansehen
web-save-record = Aufzeichnung speichern
web-bring-record = Aufzeichnung öffnen
web-bring-record-title = Partien von anderswo
web-bring-record-how = Eine Aufzeichnung, die hier oder anderswo gespeichert wurde: Sie wird geprüft, dann kannst du sie durchsehen.

# Warum Tisch oder Server nein sagen

web-why-bots-busy = Die Bots sind beschäftigt. Frag gleich noch einmal.
web-why-chat-length = Das ist zu lang oder gar nichts.
web-why-chat-off = An diesem Tisch gibt es keinen Chat.
web-why-chat-phrase = Diesen Satz gibt es nicht.
web-why-chat-phrases-only = An diesem Tisch nur fertige Sätze.
web-why-device-unknown = Der Server kennt dieses Gerät nicht. Lade die Seite neu.
web-why-game-unknown = Dieser Server hat das Spiel nicht.
web-why-link-unknown = Dieser Link gilt nicht oder nicht mehr.
web-why-record-broken = Diese Datei ist keine Aufzeichnung einer Partie.
web-why-record-running = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
web-why-record-wrong = Diese Aufzeichnung passt nicht zu den Regeln oder zu ihrem Siegel.
web-why-server-broken = Auf dem Server ist etwas schiefgegangen.
web-why-server-stopping = Der Server startet neu. Versuch es gleich noch einmal.
web-why-storage-down = Der Server kann gerade nicht speichern. Versuch es noch einmal.
web-why-table-busy = Der Tisch ist beschäftigt. Versuch es noch einmal.
web-why-table-host-only = Das kann nur der Gastgeber.
web-why-table-link-old = Dieser Link ist alt.
web-why-table-no-spectators = An diesem Tisch darf man nicht zuschauen.
web-why-table-not-open = Der Tisch ist nicht mehr offen.
web-why-table-not-running = Die Partie läuft nicht.
web-why-table-not-waiting = Der Tisch wartet gerade nicht auf dich.
web-why-table-not-yours = Das ist nicht dein Platz.
web-why-table-options = Diese Einstellungen hat das Spiel nicht.
web-why-table-seat-taken = Jemand war schneller: Der Platz ist besetzt.
web-why-table-seated-only = Das kann nur, wer am Tisch sitzt.
web-why-table-seats = Für so viele Spieler ist das Spiel nicht gemacht.
web-why-table-seats-open = Noch sind Plätze frei.
web-why-table-stale = Der Tisch ist weiter. Schau noch einmal hin und wähle.
web-why-table-unknown = Diesen Tisch gibt es nicht oder nicht mehr.
web-why-tables-many = Bei dir laufen { $most } Tische. Spiel erst einen zu Ende.
web-why-time-none = An diesem Tisch gibt es keine Uhr.
web-why-too-fast = Zu schnell. Einen Moment, bitte.
web-why-too-large = Das ist zu groß.
web-why-vote-answered = Du hast schon geantwortet.
web-why-vote-none = Gerade wird nichts gefragt.
web-why-vote-open = { $seat } fragt schon etwas.
web-why-vote-wait = Die anderen haben nein gesagt. In { $seconds } Sekunden kannst du wieder fragen.

# Eine Partie ansehen

web-to-table = Zum Tisch
web-replay-of = { $game } im Rückblick
web-replay-silent = Von diesem Moment ist nichts zu berichten.
web-replay-moment = Moment der Partie
web-replay-at = Zug { $at } von { $of }
web-replay-speed = Tempo: { $speed }-fach
web-replay-times = { $speed }×
web-replay-link = Link zu diesem Moment kopieren
web-replay-link-bar = Die Adresse dieser Seite führt zu diesem Moment.
web-eyes = Mit den Augen von
web-eyes-open = Was offen lag
web-chances = Gewinnchancen
web-chances-label = Gewinnchance jedes Spielers vom Anfang bis zum Ende, wie die Bots sie einschätzen
web-chances-working = Die Bots sehen sich die Partie an: { $done } von { $of } Momenten.
web-per-cent = { $number } %
web-turning = Wendepunkte
web-turning-at = Zug { $at }
web-turning-for = { $seat }: von { $before } % auf { $after } %
web-turning-none = Kein einzelner Zug hat diese Partie gewendet.
web-replay-first = Zum Anfang
web-replay-prev = Einen Schritt zurück
web-replay-play = Abspielen
web-replay-pause = Anhalten
web-replay-next = Einen Schritt weiter
web-replay-last = Zum Ende
web-replay-since = Ansehen, was seit meinem Zug geschah
web-seal = Der Zufall, geprüft
web-seal-promised = Vor dem ersten Zug hat der Server dieses Versprechen veröffentlicht. Von da an konnte er den Zufall nicht mehr ändern.
web-seal-opened = Nach der Partie hat er die geheime Zahl geöffnet, aus der aller Zufall kommt.
web-seal-fits = Beides passt zusammen: Niemand hat am Zufall gedreht. Das hat dein Browser selbst nachgerechnet.
web-seal-replayed = Dann wurde die ganze Partie aus dieser Zahl noch einmal gespielt.
web-seal-follows = Geprüft: { $draws ->
    [one] Die eine Ziehung folgt
   *[other] Jede der { $draws } Ziehungen folgt
  } daraus, und alle { $actions } Züge sind regelgerecht.
web-seal-wrong = Es kommt nicht dasselbe heraus. Traue dieser Partie nicht.
web-seal-broken = Sie passen nicht zusammen. Traue dieser Partie nicht.
web-seal-elsewhere = Ohne sichere Verbindung kann diese Seite das nicht prüfen; die Aufzeichnung lässt sich anderswo prüfen.
web-gallery-file = Momente aus einer Datei
web-gallery-none = Von diesem Spiel gibt es keine Momente. tools/fixtures.py macht welche.

web-say-thinking = Den anderen sagen, dass ich überlege
web-more-time = Mehr Zeit für { $seat }
web-lobby = Tische mit freiem Platz
web-lobby-seats = { $free ->
    [one] ein freier Platz von { $seats }
   *[other] { $free } freie Plätze von { $seats }
  }

# Der geführte erste Zug

web-led = Dein erster Zug
web-led-step = Schritt { $number } von { $of }
web-led-fold = Text zeigen oder verbergen
web-led-leave = Führung verlassen
web-led-begin = Los geht es
web-led-good = Zeig mir einen guten Zug
web-led-why = Warum?
web-led-done = Ich spiele weiter
web-led-offer = Zum ersten Mal hier? Lass dich durch einen Zug führen.
web-led-start = Ersten Zug mit Führung spielen
web-led-how = Zum ersten Mal hier? Du spielst richtig gegen einen Bot, und eine Karte neben dem Brett sagt, worauf es ankommt und warum.
web-led-menu = Führ mich durch einen Zug
web-led-no = Nein, danke

# Fragen von Spielen, die alle beim Namen nennen, an den Gefragten selbst
web-yours-vanuatu-ask-place = Leg ein neues Plättchen: { $tiles }.
web-yours-vanuatu-ask-neutral = Setz noch { $pawns ->
    [one] einen neutralen Aktionsstein
   *[other] { $pawns } neutrale Aktionssteine
  }.
web-yours-vanuatu-ask-character = Nimm eine Person für diese Runde.
web-yours-vanuatu-ask-plan = Setz { $pawns ->
    [one] einen Aktionsstein auf eine Aktion
   *[other] { $pawns } Aktionssteine auf Aktionen
  }.
web-yours-vanuatu-ask-turn = Führe eine der Aktionen aus, bei denen du die Mehrheit hast.
web-yours-vanuatu-ask-withdraw = Du hast nirgends die Mehrheit: Nimm einen deiner Stapel zurück.
web-yours-vanuatu-ask-preach = Du hast nirgends die Mehrheit: Nimm einen Stapel zurück, oder lass den Prediger handeln.
web-yours-vanuatu-ask-selling = Verkauf noch einen Fisch zum Preis { $price }, oder hör auf.
web-yours-vanuatu-ask-second = Du darfst eine zweite Ware gratis verladen: { $good }.
web-yours-vanuatu-ask-resting = Schau dir die Ruheplättchen an und nimm eines.
