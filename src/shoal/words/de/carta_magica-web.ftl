# Was nur der Browser über Carta Magica sagt.

carta-magica-web-board = Seekarte
carta-magica-web-board-keys = Pfeiltasten bewegen sich über die Karte, G geht zum nächsten erreichbaren Hafen, Enter wählt.
carta-magica-web-letters = N,O,S,W
carta-magica-web-wheel = Der Pfeil: { carta-magica-spin }
carta-magica-web-wheel-rest = Der Pfeil wurde noch nicht gedreht
carta-magica-web-summary = Runde { $round }
carta-magica-web-summary-last = Runde { $round }, die letzte

carta-magica-web-sail = Nach { $cell } segeln
carta-magica-web-sail-harbour = Nach { $harbour } segeln
carta-magica-web-sail-home = Heim nach { $harbour } segeln
carta-magica-web-storm-risk = ein Sturm würde dein Schiff dort beschädigen: { $directions }
carta-magica-web-place = { $harbour } zum Heimathafen machen
carta-magica-web-attack = { $target_seat } angreifen
carta-magica-web-captain = Als { $name } segeln
carta-magica-web-challenge = { $name }: { $wants } suchen
carta-magica-web-buy = „{ $name }“ kaufen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
carta-magica-web-buy-top = Die oberste Karte ungesehen kaufen
carta-magica-web-tame = { $magic } magische Kraft einsetzen
carta-magica-web-tame-chance = { $good } von { $of } Drehungen
carta-magica-web-pick = { carta-magica-card } nehmen
carta-magica-web-stow = Zuerst { carta-magica-card } zurücklegen
carta-magica-web-give = { carta-magica-card } ablegen
carta-magica-web-loot = { carta-magica-card } nehmen

carta-magica-web-do-spin = Den Pfeil drehen
carta-magica-web-do-keep = Behalten
carta-magica-web-do-again = „Nochmal drehen“ spielen
carta-magica-web-do-hold = Abwarten
carta-magica-web-do-goods = Güter nehmen
carta-magica-web-do-magic = Magie nehmen
carta-magica-web-do-card = Eine Abenteuer{"\u00ad"}karte ziehen
carta-magica-web-do-tow = Für { $tow_goods } Güter befreien
carta-magica-web-do-escape = „Rückenwind“ spielen und freikommen
carta-magica-web-do-repair = Für { $repair_gold } Gold reparieren
carta-magica-web-do-mend = „Reparatur“ spielen
carta-magica-web-do-lucky = „Rückenwind“ spielen: { $lucky_wind_steps } Schritte mehr
carta-magica-web-do-trade = { $exchange_goods } Güter gegen { $exchange_gold } Gold tauschen
carta-magica-web-do-draw = Eine Abenteuer{"\u00ad"}karte ziehen
carta-magica-web-do-telescope = Das Fernglas nutzen
carta-magica-web-do-cash = Jetzt nehmen
carta-magica-web-do-settle = In Spielsteinen zahlen
carta-magica-web-do-curse = „Fluch“ spielen: neue Talismane
carta-magica-web-do-shelter = „Gutes Wetter“ spielen
carta-magica-web-do-swap = Platztausch anbieten
carta-magica-web-do-accept = Plätze tauschen
carta-magica-web-do-pass = Verzichten
carta-magica-web-do-done = Den Hafen verlassen

carta-magica-web-change = von { $before } auf { $after }
carta-magica-web-change-lost = von { $before } auf { $after }, { $lost } verloren
carta-magica-web-options = Was du tun kannst
carta-magica-web-talismans = Talismane
carta-magica-web-talismans-note = je { $talisman_gold } Gold, in roten Häfen
carta-magica-web-points = { count-points }
carta-magica-web-wanted = +{ $points }, deine Herausforderung
carta-magica-web-adventures = Deine Abenteuer
carta-magica-web-adventures-none = noch keine Karten: Pfeil und schwarze Häfen bringen welche
carta-magica-web-players = Spieler
carta-magica-web-held = { $kind }: { $count } von { $limit }
carta-magica-web-owns = hat { $name }
carta-magica-web-seeks = sucht { $name }
carta-magica-web-progress = { $percent } % des Wegs um die Insel
carta-magica-web-home = Heimat { $harbour }
carta-magica-web-ship = { $seat } auf { $cell }, { $condition }

# Vor der Fahrt
carta-magica-web-setup-captain = Charaktere
carta-magica-web-setup-captain-note = Wer segelt? Der Charakter ändert nur das Bild.
carta-magica-web-setup-challenge = Herausforderungen
carta-magica-web-setup-challenge-note = Jede nennt zwei Talismane: Jeder davon, den du am Ende hast, zählt { $points } Punkte mehr.
carta-magica-web-worth = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
carta-magica-web-on-display = jetzt zu kaufen
carta-magica-web-there = { $there }
carta-magica-web-there-black = Güter gegen Gold
carta-magica-web-there-red = Talismane kaufen
carta-magica-web-there-black-bare = zu wenig Güter zum Tauschen
carta-magica-web-there-red-bare = zu wenig Gold für einen Talisman
carta-magica-web-there-home = daheim!
carta-magica-web-reach = { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 }, { $there }

# Auf der Karte
carta-magica-web-whole = Die ganze Karte zeigen
carta-magica-web-closer = Näher
carta-magica-web-spins = { $seat } dreht …
carta-magica-web-last-round = Letzte Runde: { $seat } ist daheim
carta-magica-web-back = um die Insel und daheim

# Was du tun kannst
carta-magica-web-sail-up = Bis zu { $steps } segeln
carta-magica-web-sail-where = { $count ->
    [one] ein goldenes Feld auf der Karte
   *[other] { $count } goldene Felder auf der Karte
 }
carta-magica-web-no-sail = Segeln geht nicht
carta-magica-web-why = antippen: warum?
carta-magica-web-can-buy = { $count ->
    [0] Dein Gold reicht hier jetzt für keinen Talisman.
    [one] Dein Gold reicht hier für einen Talisman.
   *[other] Dein Gold reicht hier für { $count } Talismane.
 }
carta-magica-web-can-trade = { $count ->
    [0] Hier kannst du jetzt nichts tauschen.
    [one] Hier kannst du einmal tauschen.
   *[other] Hier kannst du { $count }-mal tauschen.
 }
carta-magica-web-trade-leaves = dann { $goods ->
    [one] ein Gut
   *[other] { $goods } Güter
 } und { $gold } Gold
carta-magica-web-lucky-steps = bis zu { $steps } Felder
carta-magica-web-draw-first = zieh erst die Karte des Hafens
carta-magica-web-note-hold = liegen bleiben, Zug beenden
carta-magica-web-note-draw = der Hafen verlangt es
carta-magica-web-note-card = für später, oder was sie zeigt, geschieht
carta-magica-web-note-tow = dann segeln
carta-magica-web-note-repair = dann segeln
carta-magica-web-note-mend = dann segeln
carta-magica-web-note-escape = dann segeln
carta-magica-web-note-shelter = dein Schiff bleibt, wo es ist
carta-magica-web-note-attack = wer höher dreht, nimmt eine Karte
carta-magica-web-note-again = diese Drehung zählt nicht
carta-magica-web-taming = Magie und gedrehte Zahl{ $bonus ->
    [0] { "" }
    [one] , dazu 1 für dein gezähmtes Monster,
   *[other] , dazu { $bonus } für deine gezähmten Monster,
 } müssen { $strength } erreichen. Sonst sind alle deine Güter verloren.
carta-magica-web-stake = { $magic } Magie

# Karten
carta-magica-web-points-word = Punkte
carta-magica-web-for-sale = , jetzt zu kaufen
carta-magica-web-adventures-open = offen für alle
carta-magica-web-playable = jetzt
carta-magica-web-holds = hält { carta-magica-card }
carta-magica-web-when-income = zählt { $count } beim Zahlen
carta-magica-web-when-payment = zahlen oder aussetzen
carta-magica-web-when-good-weather = übersteht einen Sturm
carta-magica-web-when-repair = behebt Schaden sofort
carta-magica-web-when-lucky-wind = { $lucky_wind_steps } Schritte mehr, oder aus der Flaute
carta-magica-web-when-spin-again = nach einer eigenen Drehung
carta-magica-web-when-telescope = bevor du ziehst
carta-magica-web-when-curse = neue Talismane, in deinem Zug
carta-magica-web-when-monster = Stärke { $strength }, bringt { $gold } Gold
carta-magica-web-when-tamed = gezähmt: +1 gegen das nächste
carta-magica-web-note-cash = in deinen Vorrat, höchstens { $limit } je Sorte

# Wie man wählt
carta-magica-web-spin-me = Drehen!
carta-magica-web-how-spin = Tippe die Scheibe an, oder zieh den Pfeil und lass los.
carta-magica-web-how-card = Tippe eine Karte an, um sie anzusehen, noch einmal, um sie zu nehmen.
carta-magica-web-how-home = Tippe einen leuchtenden Hafen an, noch einmal, um dort festzumachen.
carta-magica-web-how-sail = Tippe ein goldenes Feld an, um den Weg zu sehen, noch einmal, um zu segeln; oder eine Schaltfläche.
carta-magica-web-how-tame = Der Balken zeigt, wie viele der sechs Teile reichen würden.
carta-magica-web-how-buy = Tippe einen Talisman oder eine Schaltfläche an.
carta-magica-web-how-stuck = Wähle eine Schaltfläche.
carta-magica-web-stuck-sound = Schiffe oder Felsen sind im Weg
carta-magica-web-stuck-becalmed = braucht Wind oder Befreiung
carta-magica-web-stuck-damaged = braucht einen Hammer oder Gold
carta-magica-web-steps = { carta-magica-spaces }
carta-magica-web-price-gold = −{ $count } Gold
carta-magica-web-price-goods = −{ $count } Güter
carta-magica-web-may-attack = dort könntest du { $seats } angreifen
carta-magica-web-warn-full = { $count ->
    [one] Eines geht verloren: Mehr als { $limit } kannst du nicht haben.
   *[other] { $count } gehen verloren: Mehr als { $limit } kannst du nicht haben.
 }
carta-magica-web-completes = die Umrundung ist geschafft
carta-magica-web-told-spun = { $seat } dreht den Pfeil …
carta-magica-web-told-storm = Ein Sturm! { $seat } dreht für die Richtung …

# Was die Dinge sind
carta-magica-web-about-row-home = Heimat von
carta-magica-web-about-row-port = Heimathafen
carta-magica-web-about-row-condition = Schiff
carta-magica-web-about-row-wants = Sucht
carta-magica-web-about-row-points = Punkte
carta-magica-web-about-row-where = Wo
carta-magica-web-about-row-sought = Gesucht von
carta-magica-web-about-row-strength = Stärke
carta-magica-web-about-row-gold = Bringt Gold
carta-magica-web-about-on-display = zu kaufen
carta-magica-web-about-in-deck = noch nicht aufgedeckt
carta-magica-web-about-black-harbour = Hier werden { $exchange_goods } Güter zu { $exchange_gold } Gold, so oft du willst. Wer einläuft, zieht auch eine Abenteuerkarte.
carta-magica-web-about-red-harbour = Hier kaufen { $talisman_gold } Gold einen Talisman, einen offenen oder den verdeckten.
carta-magica-web-about-arrive = Das gilt, wenn ein Schiff ankommt, nicht solange es hier liegt.
carta-magica-web-about-blue = Hier segeln Schiffe, waagrecht und senkrecht, nie schräg.
carta-magica-web-about-windless = Kein Schiff segelt hierher. Ein Sturm kann eines hertreiben; dann liegt es still, bis Wind kommt oder es befreit wird.
carta-magica-web-about-gray = Hier segelt kein Schiff. Treibt ein Sturm eines dagegen, wird es beschädigt.
carta-magica-web-about-cliff = Hier segelt kein Schiff. Treibt ein Sturm eines dagegen, wird es beschädigt.
carta-magica-web-isle-whales = Walinsel
carta-magica-web-isle-owls = Euleninsel
carta-magica-web-isle-ashes = Ascheninsel
carta-magica-web-isle-glass = Glasinsel
carta-magica-web-about-island = Land. Treibt ein Sturm ein Schiff dagegen, wird es beschädigt.
carta-magica-web-about-middle-island = Umrunde sie einmal, wie herum du willst, und kehre heim. Die vier Ringe zeigen, wie weit jedes Schiff ist.
carta-magica-web-about-golden-border = Das Ende der Welt. Treibt ein Sturm ein Schiff dagegen, wird es beschädigt.
carta-magica-web-about-sound = Segelt so weit, wie der Pfeil sagt.
carta-magica-web-about-becalmed = Liegt still, bis Wind gedreht, fürs Befreien bezahlt oder Rückenwind gespielt wird. Stürme tun ihm nichts.
carta-magica-web-about-damaged = Liegt auf der Seite, bis ein Hammer gedreht, mit Gold bezahlt oder eine Reparatur gespielt wird. Stürme tun ihm nichts.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Nutze eines davon: Segle bis zu { $number } Felder weit, oder nimm eines der Zeichen.
carta-magica-web-about-segment-storm = Ein Sturm: Ein zweites Drehen sagt, wohin er bläst, und jedes heile Schiff wird zwei Felder weit getrieben.
carta-magica-web-about-symbol-wind = befreit ein Schiff aus der Flaute, das dann segelt
carta-magica-web-about-symbol-hammer = repariert ein beschädigtes Schiff, das dann segelt
carta-magica-web-about-symbol-goods = nimm { $number }
carta-magica-web-about-symbol-magic = nimm { $number }
carta-magica-web-about-symbol-adventure = zieh eine
carta-magica-web-about-way-title = Sturm nach { $towards }
carta-magica-web-about-way = Im Sturm sagt der innere Ring, wohin alle Schiffe getrieben werden.
carta-magica-web-about-talisman = Kostet { $talisman_gold } Gold in einem roten Hafen. Aus deiner eigenen Herausforderung zählt er { $bonus } Punkte mehr.
carta-magica-web-about-deck-title = Verdeckte Talismane: { $count }
carta-magica-web-about-deck = Der oberste lässt sich ungesehen für { $talisman_gold } Gold in einem roten Hafen kaufen.
carta-magica-web-about-captain = Ein Gesicht für dein Schiff. Sonst ändert es nichts.
carta-magica-web-about-challenge = Zwei gesuchte Talismane. Jeder, den du am Ende hast, zählt { $bonus } Punkte mehr.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, jetzt zu kaufen
carta-magica-web-about-circle-title = Der Weg um die Insel
carta-magica-web-about-circle = Wer einmal herum und wieder daheim ist, bekommt 15 Punkte, und diese Runde wird die letzte.
carta-magica-web-about-token-gold = Kauft Talismane und Reparaturen; jedes übrige ist am Ende ein Punkt. Du kannst { $limit } haben.
carta-magica-web-about-token-goods = { $exchange_goods } werden im schwarzen Hafen zu { $exchange_gold } Gold; { $tow_goods } befreien dich aus der Flaute. Du kannst { $limit } haben.
carta-magica-web-about-token-magic = Zähmt Monster, zusammen mit dem Pfeil. Du kannst { $limit } haben.
carta-magica-web-about-card-income = Nimm jetzt { $count } davon, oder behalte die Karte und zahle später mit ihr.
carta-magica-web-about-card-payment = Zahle { $count } Güter, oder setze eine Runde aus.
carta-magica-web-about-card-good-weather = Spiel sie, wenn ein Sturm kommt: Dein Schiff bleibt, wo es ist.
carta-magica-web-about-card-repair = Spiel sie, um dein beschädigtes Schiff zu reparieren und gleich zu segeln.
carta-magica-web-about-card-lucky-wind = Spiel sie, um { $lucky_wind_steps } Felder weiter oder aus der Flaute zu segeln.
carta-magica-web-about-card-spin-again = Spiel sie, wenn dir nicht gefällt, was du gedreht hast.
carta-magica-web-about-card-telescope = Spiel sie vor dem Ziehen: Sieh { $telescope_cards } Karten an und nimm eine.
carta-magica-web-about-card-curse = Spiel sie in deinem Zug: Neue Talismane werden ausgelegt.
carta-magica-web-about-card-monster = Magische Kraft und die gedrehte Zahl müssen seine Stärke erreichen. Gezähmt bringt es Gold und hilft gegen das nächste. Sonst sind deine Güter weg.
