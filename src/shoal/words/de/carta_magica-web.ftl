# Was nur der Browser über Carta Magica sagt.

carta-magica-web-board = Seekarte
carta-magica-web-board-keys = Pfeiltasten bewegen sich über die Karte, H geht zum nächsten erreichbaren Hafen, Enter wählt.
carta-magica-web-letters = N,O,S,W
carta-magica-web-wheel = Der Pfeil: { carta-magica-spin }
carta-magica-web-wheel-rest = Der Pfeil wurde noch nicht gedreht
carta-magica-web-summary = Runde { $round }
carta-magica-web-summary-last = Runde { $round }, die letzte

carta-magica-web-sail = nach { $cell } segeln: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 }
carta-magica-web-sail-harbour = nach { $harbour } segeln ({ $cell }), { $space }: { $steps ->
    [one] ein Schritt
   *[other] { $steps } Schritte
 }
carta-magica-web-sail-home = heim nach { $harbour } segeln: Die Umrundung ist geschafft
carta-magica-web-storm-risk = Ein Sturm würde das Schiff beschädigen, wenn er dorthin bläst: { $directions }
carta-magica-web-place = { $harbour } zum Heimathafen machen, { $space }
carta-magica-web-attack = { $target_seat } angreifen
carta-magica-web-captain = als { $name } segeln
carta-magica-web-challenge = { $name }: gesucht { $wants }
carta-magica-web-buy = „{ $name }“ kaufen: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
carta-magica-web-buy-top = die ungesehene oberste Karte kaufen
carta-magica-web-tame = { $magic } Magie einsetzen
carta-magica-web-tame-chance = { $good } von { $of } Drehungen
carta-magica-web-pick = „{ carta-magica-card }“ nehmen
carta-magica-web-stow = „{ carta-magica-card }“ zuerst zurücklegen
carta-magica-web-give = „{ carta-magica-card }“ hinlegen
carta-magica-web-loot = „{ carta-magica-card }“ nehmen

carta-magica-web-do-spin = Den Pfeil drehen
carta-magica-web-do-keep = Behalten
carta-magica-web-do-again = „Nochmal drehen“ spielen
carta-magica-web-do-hold = Abwarten
carta-magica-web-do-goods = Güter nehmen
carta-magica-web-do-magic = Magie nehmen
carta-magica-web-do-card = Eine Abenteuerkarte ziehen
carta-magica-web-do-tow = Für { $tow_goods } Güter freikommen
carta-magica-web-do-escape = „Rückenwind“ spielen und freikommen
carta-magica-web-do-repair = Für { $repair_gold } Gold reparieren
carta-magica-web-do-mend = „Reparatur“ spielen
carta-magica-web-do-lucky = „Rückenwind“ spielen: { $lucky_wind_steps } Schritte mehr
carta-magica-web-do-trade = { $exchange_goods } Güter gegen { $exchange_gold } Gold tauschen
carta-magica-web-do-draw = Eine Abenteuerkarte ziehen
carta-magica-web-do-telescope = Das Fernglas nutzen
carta-magica-web-do-cash = In Spielsteine tauschen
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
carta-magica-web-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
 }
carta-magica-web-wanted = +{ $points }, deine Herausforderung
carta-magica-web-adventures = Deine Abenteuer
carta-magica-web-adventures-none = noch keine Karten: Pfeil und schwarze Häfen bringen welche
carta-magica-web-players = Spieler
carta-magica-web-held = { $kind }: { $count } von { $limit }
carta-magica-web-owns = hat { $name }
carta-magica-web-seeks = sucht { $name }
carta-magica-web-progress = { $percent } % des Wegs um die Insel
carta-magica-web-home = Heimat { $harbour }
carta-magica-web-ship = { $seat } auf { $cell }, { $condition }

# Vor der Fahrt
carta-magica-web-setup-captain = Charaktere
carta-magica-web-setup-captain-note = Wer segelt? Der Charakter ändert nur das Bild.
carta-magica-web-setup-challenge = Herausforderungen
carta-magica-web-setup-challenge-note = Jede nennt zwei Talismane: Wer sie heimbringt, bekommt für jeden { $points } Punkte mehr.
carta-magica-web-worth = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
 }
carta-magica-web-on-display = jetzt zu kaufen
carta-magica-web-there = { $there }
carta-magica-web-there-black = Güter gegen Gold
carta-magica-web-there-red = Talismane kaufen
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
    [one] Dein Gold reicht hier noch für einen Talisman.
   *[other] Dein Gold reicht hier noch für { $count } Talismane.
 }
carta-magica-web-can-trade = { $count ->
    [0] Hier kannst du jetzt nichts tauschen.
    [one] Hier kannst du noch einmal tauschen.
   *[other] Hier kannst du noch { $count }-mal tauschen.
 }
carta-magica-web-trade-leaves = dann { $goods } Güter und { $gold } Gold
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
