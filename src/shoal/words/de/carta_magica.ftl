# Carta Magica

carta-magica-option-round-cap = Nach so vielen Runden aufhören (für Bots unter sich; 0 heißt nie)

# Dinge

carta-magica-gold = Gold
    .one = Gold
carta-magica-goods = Güter
    .one = Gut
carta-magica-magic = Magie
    .one = Magie

carta-magica-symbol-wind = Wind
carta-magica-symbol-hammer = Hammer
carta-magica-symbol-goods = Güter
carta-magica-symbol-magic = Magie
carta-magica-symbol-adventure = Abenteuerkarte
carta-magica-symbol-storm = Sturm

# Was der Pfeil zeigt.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = Norden
carta-magica-direction-e = Osten
carta-magica-direction-s = Süden
carta-magica-direction-w = Westen

carta-magica-space-blue = offenes Meer
carta-magica-space-black-harbour = ein schwarzer Hafen
carta-magica-space-red-harbour = ein roter Hafen
carta-magica-space-windless = windstill
carta-magica-space-gray = eine Untiefe
carta-magica-space-cliff = eine Klippe
carta-magica-space-island = Land
carta-magica-space-middle-island = die mittlere Insel
carta-magica-space-golden-border = der goldene Rand

carta-magica-condition-sound = heil
carta-magica-condition-becalmed = in der Flaute
carta-magica-condition-damaged = beschädigt

carta-magica-ship-ivory = elfenbein
carta-magica-ship-emerald = smaragd
carta-magica-ship-ochre = ocker
carta-magica-ship-violet = violett

carta-magica-kind-good-weather = Gutes Wetter
carta-magica-kind-repair = Reparatur
carta-magica-kind-lucky-wind = Rückenwind
carta-magica-kind-spin-again = Nochmal drehen
carta-magica-kind-telescope = Fernglas
carta-magica-kind-curse = Fluch

carta-magica-captain-cr1 = Kartografin
carta-magica-captain-cr2 = Astronom
carta-magica-captain-cr3 = Gewürzhändlerin
carta-magica-captain-cr4 = Korsar
carta-magica-captain-cr5 = Alchemistin
carta-magica-captain-cr6 = Naturforscher
carta-magica-captain-cr7 = Perlentaucherin
carta-magica-captain-cr8 = Glockengießer

carta-magica-challenge-qu1 = Die versunkenen Terrassen
carta-magica-challenge-qu2 = Die stillen Leuchttürme
carta-magica-challenge-qu3 = Das Korallenparlament
carta-magica-challenge-qu4 = Die Schildkrötengärten
carta-magica-challenge-qu5 = Die Sternwarte der Motten
carta-magica-challenge-qu6 = Das Laternenviertel
carta-magica-challenge-qu7 = Der Muschelchor
carta-magica-challenge-qu8 = Die Schlangenbrücken

carta-magica-harbour-bk1 = Rabenmund
carta-magica-harbour-bk2 = Obsidia
carta-magica-harbour-bk3 = Port Sable
carta-magica-harbour-bk4 = Nachtholm
carta-magica-harbour-rd1 = Karminreede
carta-magica-harbour-rd2 = Vermilia
carta-magica-harbour-rd3 = Port Zinnober
carta-magica-harbour-rd4 = Rubra

# Auf schmalen Karten darf ein langer Name an diesen Stellen getrennt werden.
carta-magica-talisman-tl01 = Bern{"\u00AD"}stein{"\u00AD"}auge
carta-magica-talisman-tl02 = Bein{"\u00AD"}pfeife
carta-magica-talisman-tl03 = Koral{"\u00AD"}len{"\u00AD"}hand
carta-magica-talisman-tl04 = Jade{"\u00AD"}schild{"\u00AD"}kröte
carta-magica-talisman-tl05 = Silber{"\u00AD"}motte
carta-magica-talisman-tl06 = Eulen{"\u00AD"}laterne
carta-magica-talisman-tl07 = Spiral{"\u00AD"}muschel
carta-magica-talisman-tl08 = Schlan{"\u00AD"}gen{"\u00AD"}ring
carta-magica-talisman-tl09 = Mond{"\u00AD"}kompass
carta-magica-talisman-tl10 = Sturm{"\u00AD"}glocke
carta-magica-talisman-tl11 = Sonnen{"\u00AD"}scheibe
carta-magica-talisman-tl12 = Phönix{"\u00AD"}feder
carta-magica-talisman-tl13 = Dra{"\u00AD"}chen{"\u00AD"}perle
carta-magica-talisman-tl14 = Stern{"\u00AD"}astro{"\u00AD"}lab
carta-magica-talisman-tl15 = Herz des Meeres
carta-magica-talisman-tl16 = Krone der Gezeiten

carta-magica-monster-ad26 = Bartwal
carta-magica-monster-ad27 = Laternenaal
carta-magica-monster-ad28 = Hornkrabbe
carta-magica-monster-ad29 = Doppelschwanz-Sirene
carta-magica-monster-ad30 = Spiegelrochen
carta-magica-monster-ad31 = Uhrwerk-Leviathan
carta-magica-monster-ad32 = Riesenkrake

# Eine Abenteuerkarte mit den Zahlen, die auf ihr stehen.
carta-magica-card = { $sort ->
    [income] +{ $value } { $name }
    [payment] { $value } Güter zahlen
    [monster] { $name } (Stärke { $strength }, { $value } Gold)
   *[other] { $name }
 }

carta-magica-use-again = der Pfeil wird noch einmal gedreht
carta-magica-use-shelter = dieses Schiff bleibt, wo es ist
carta-magica-use-telescope = ein Blick auf die obersten Karten des Stapels
carta-magica-use-curse = die Auslage wird zurückgemischt
carta-magica-use-escape = heraus aus der Flaute
carta-magica-use-repair = das Schiff ist repariert
carta-magica-use-lucky = das Schiff darf weiter segeln

carta-magica-payment-trade = ein Stück Gold
carta-magica-payment-talisman = einen Talisman
carta-magica-payment-tow = das Befreien
carta-magica-payment-repair = die Reparatur
carta-magica-payment-card = die Zahlungskarte
carta-magica-payment-taming = das Monster

carta-magica-bought-shown = aus der Auslage
carta-magica-bought-unseen = ungesehen vom Stapel

carta-magica-outcome-blown = weitergeweht, unversehrt
carta-magica-outcome-harbour = in einen Hafen geweht
carta-magica-outcome-becalmed = in der Flaute
carta-magica-outcome-sheltered = von „Gutes Wetter“ geschützt
carta-magica-outcome-unaffected = sitzt schon fest, der Sturm zieht vorbei
carta-magica-outcome-ship = an einem anderen Schiff beschädigt
carta-magica-outcome-gray = an einer Untiefe beschädigt
carta-magica-outcome-cliff = an einer Klippe beschädigt
carta-magica-outcome-island = am Land beschädigt
carta-magica-outcome-middle-island = an der mittleren Insel beschädigt
carta-magica-outcome-golden-border = am goldenen Rand beschädigt

# Worauf der Tisch wartet

carta-magica-ask-captain = Wähle deinen Charakter.
carta-magica-wait-captain = { $seat } wählt einen Charakter.
carta-magica-ask-challenge = Wähle deine Herausforderung.
carta-magica-wait-challenge = { $seat } wählt eine Herausforderung.
carta-magica-ask-home = Setz dein Schiff in einen freien Hafen: deinen Heimathafen.
carta-magica-wait-home = { $seat } wählt einen Heimathafen.
carta-magica-ask-start = Dreh den Pfeil.
carta-magica-wait-start = { $seat } dreht den Pfeil.
carta-magica-ask-kept = Der Pfeil zeigt { carta-magica-spin }. Behalten oder „Nochmal drehen“ spielen?
carta-magica-wait-kept = Der Pfeil zeigt { carta-magica-spin }. { $seat } kann „Nochmal drehen“ spielen.
carta-magica-ask-direction = Ein Sturm zieht auf! Dreh für seine Richtung.
carta-magica-wait-direction = Ein Sturm zieht auf! { $seat } dreht für seine Richtung.
carta-magica-ask-weather = Der Sturm bläst nach { $towards }. Spielst du „Gutes Wetter“?
carta-magica-wait-weather = Der Sturm bläst nach { $towards }. { $seat } kann „Gutes Wetter“ spielen.
carta-magica-ask-choose = Der Pfeil zeigt { carta-magica-spin }. Wähle eine Aktion; { $way ->
    [free] segeln könntest du { carta-magica-spaces }
    [freed] wieder frei könntest du { carta-magica-spaces } segeln
   *[none] segeln ist gerade nicht möglich
 }.
carta-magica-spaces = { $steps ->
    [one] ein Feld
   *[other] { $steps } Felder
  }
carta-magica-wait-choose = Der Pfeil zeigt { carta-magica-spin }. { $seat } wählt eine Aktion.
carta-magica-ask-sail = Wähle, wohin du segelst: höchstens { carta-magica-spaces } weit.
carta-magica-wait-sail = { $seat } kann höchstens { carta-magica-spaces } weit segeln.
carta-magica-ask-pay = Zahle { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { $resource }
  } für { $purpose }: Leg Karten hin, oder zahle in Spielsteinen.
carta-magica-wait-pay = { $seat } zahlt { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { $resource }
  } für { $purpose }.
carta-magica-ask-peek = Zieh eine Abenteuerkarte.
carta-magica-wait-peek = { $seat } zieht gleich eine Abenteuerkarte.
carta-magica-ask-look = Durchs Fernglas siehst du { $count } Karten. Nimm eine.
carta-magica-wait-look = { $seat } sieht durchs Fernglas { $count } Karten und nimmt eine.
carta-magica-ask-stow = Leg die anderen Karten zurück: Welche kommt obenauf?
carta-magica-wait-stow = { $seat } legt die anderen Karten zurück; eine kommt obenauf.
carta-magica-ask-income = { carta-magica-card }: gleich in den Vorrat, oder die Karte zum Bezahlen behalten?
carta-magica-wait-income = { $seat } hat „{ carta-magica-card }“ gezogen: gleich Spielsteine, oder eine Karte für später.
carta-magica-ask-tame = Ein Monster: { carta-magica-card }. Wie viel Magie setzt du ein?
carta-magica-wait-tame = { $seat } begegnet einem Monster, { carta-magica-card }, und wählt, wie viel Magie es kostet.
carta-magica-ask-visit-black = { $sales ->
    [0] Du bist in { $harbour } und hast nichts zu tauschen.
   *[other] In { $harbour } darfst du Güter gegen Gold tauschen.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } ist in { $harbour } und hat nichts zu tauschen.
   *[other] { $seat } darf in { $harbour } Güter gegen Gold tauschen.
  }
carta-magica-ask-visit-black-duty = In { $harbour } { $able ->
    [yes] darfst du Güter gegen Gold tauschen und musst
   *[no] musst du
 } eine Abenteuerkarte ziehen.
carta-magica-wait-visit-black-duty = { $seat } { $able ->
    [yes] darf in { $harbour } Güter gegen Gold tauschen und muss
   *[no] muss in { $harbour }
 } eine Abenteuerkarte ziehen.
carta-magica-ask-visit-red = { $purchases ->
    [0] Du bist in { $harbour }; dein Gold reicht gerade für keinen Talisman.
   *[other] In { $harbour } darfst du Talismane kaufen.
 }
carta-magica-wait-visit-red = { $seat } darf in { $harbour } Talismane kaufen.
carta-magica-ask-battle = Neben dir liegt ein Schiff mit einem Talisman, den du suchst. Angreifen?
carta-magica-wait-battle = { $seat } liegt neben einem Schiff mit einem gesuchten Talisman und darf angreifen.
carta-magica-ask-defend = Dreh, um dich gegen { $target_seat } zu verteidigen.
carta-magica-wait-defend = { $seat } dreht zur Verteidigung gegen { $target_seat }.
carta-magica-ask-loot = Du hast gewonnen: Nimm eine Karte von { $target_seat }, oder verzichte.
carta-magica-wait-loot = { $seat } hat gewonnen und darf eine Karte von { $target_seat } nehmen.
carta-magica-ask-propose = Biete { $target_seat } einen Platztausch an, oder verzichte.
carta-magica-wait-propose = { $seat } kann { $target_seat } einen Platztausch anbieten.
carta-magica-ask-answer = { $target_seat } bietet dir einen Platztausch an. Einverstanden?
carta-magica-wait-answer = { $target_seat } bietet { $seat } einen Platztausch an.

# Warum nicht

carta-magica-refuse-spin = Der Pfeil wird jetzt nicht gedreht.
carta-magica-refuse-keep = Jetzt gibt es nichts zu behalten.
carta-magica-refuse-no-card = Du hast keine Karte „{ $card }“.
carta-magica-refuse-again = „Nochmal drehen“ folgt sofort auf eine eigene Drehung.
carta-magica-refuse-choose = Die Aktion wird gleich nach der ersten Drehung deines Zuges gewählt.
carta-magica-refuse-symbol = Auf dem Abschnitt mit der { $number } fehlt dieses Symbol: { $symbol }.
carta-magica-refuse-no-adventures = Es sind keine Abenteuerkarten mehr da.
carta-magica-refuse-hemmed-in = Kein Nachbarfeld ist frei: Du kannst nicht segeln, also gibt es nichts zu bezahlen.
carta-magica-refuse-not-becalmed = Dein Schiff liegt nicht in der Flaute.
carta-magica-refuse-not-damaged = Dein Schiff ist nicht beschädigt.
carta-magica-refuse-free-anyway-wind = Der Pfeil zeigt Wind: Du kommst umsonst aus der Flaute.
carta-magica-refuse-free-anyway-hammer = Der Pfeil zeigt den Hammer: Die Reparatur kostet nichts.
carta-magica-refuse-too-poor = Das kostet { $price } { $kind }; du hast { $held }.
carta-magica-refuse-lucky = „Rückenwind“ wird beim Segeln gespielt.
carta-magica-refuse-becalmed = Dein Schiff liegt in der Flaute und es gibt keinen Wind: Zahle { $price } Güter, spiel „Rückenwind“, oder warte.
carta-magica-refuse-damaged = Dein Schiff ist beschädigt und es gibt keinen Hammer: Zahle { $price } Gold, spiel „Reparatur“, oder warte.
carta-magica-refuse-sail-now = Jetzt wird nicht gesegelt.
carta-magica-refuse-same-space = Eine Fahrt kann nicht enden, wo sie begann, auf { $cell }.
carta-magica-refuse-windless = { $cell } ist windstill: Dorthin werden Schiffe nur geweht.
carta-magica-refuse-blocked = { $cell } ist { $space }: Dorthin segelt kein Schiff.
carta-magica-refuse-occupied = Auf { $cell } liegt { $other_seat }.
carta-magica-refuse-no-way = An Häfen und Schiffen vorbei führt kein Weg nach { $cell }.
carta-magica-refuse-too-far = { $cell } ist { $needed } Schritte entfernt; du hast { $steps }.
carta-magica-refuse-visit = Gehandelt wird nur bei einem Hafenbesuch.
carta-magica-refuse-black-only = Aus Gütern wird nur in einem schwarzen Hafen Gold.
carta-magica-refuse-gold-full = Du hast schon { $limit } Gold, mehr passt nicht.
carta-magica-refuse-red-only = Talismane gibt es nur in einem roten Hafen.
carta-magica-refuse-deck-empty = Der Talismanstapel ist leer.
carta-magica-refuse-no-talisman = Auf Platz { $number } der Auslage liegt kein Talisman.
carta-magica-refuse-duty = Bevor du gehst, musst du die Abenteuerkarte des Hafens ziehen.
carta-magica-refuse-curse = „Fluch“ wird im eigenen Zug gespielt: vor dem Drehen, beim Wählen oder in einem Hafen.
carta-magica-refuse-no-display = Es liegt kein Talisman aus, der zurückgemischt werden könnte.
carta-magica-refuse-no-duty = Hier musst du keine Karte ziehen.
carta-magica-refuse-draw = Du ziehst jetzt keine Karte.
carta-magica-refuse-telescope = Das Fernglas nutzt du, kurz bevor du ziehst.
carta-magica-refuse-look = Du wählst jetzt keine Karte durchs Fernglas.
carta-magica-refuse-not-seen = { carta-magica-card } gehört nicht zu den Karten, die du gesehen hast.
carta-magica-refuse-cash = Eine Einnahmekarte wird nur im Moment des Ziehens zu Spielsteinen.
carta-magica-refuse-tame = Jetzt ist kein Monster zu zähmen.
carta-magica-refuse-pay = Jetzt ist nichts zu bezahlen.
carta-magica-refuse-not-yours = { carta-magica-card } ist nicht auf deiner Hand.
carta-magica-refuse-wrong-kind = Mit { carta-magica-card } lässt sich das nicht bezahlen: { $kind }.
carta-magica-refuse-superfluous = Mit { carta-magica-card } wird daraus keine richtige Zahlung: Eine Karte wäre zu viel, oder eine gleiche kommt zuerst.
carta-magica-refuse-shelter = „Gutes Wetter“ wird gespielt, wenn die Richtung eines Sturms feststeht.
carta-magica-refuse-attack = Angreifen darfst du nur nach dem Segeln, und nur einmal.
carta-magica-refuse-nobody = { $seat_word } ist niemand, den du angreifen könntest.
carta-magica-refuse-not-beside = { $other_seat } liegt nicht neben dir.
carta-magica-refuse-helpless = { $other_seat } ist beschädigt oder in der Flaute und darf nicht angegriffen werden.
carta-magica-refuse-no-prize = { $other_seat } hat keinen Talisman deiner Herausforderung.
carta-magica-refuse-loot = Jetzt gibt es nichts zu nehmen.
carta-magica-refuse-not-theirs = { $other_seat } hat diese Karte nicht.
carta-magica-refuse-swap = Plätze werden nur nach einem eigenen Gefecht getauscht.
carta-magica-refuse-accept = Niemand hat dir einen Platztausch angeboten.
carta-magica-refuse-pass = Jetzt gibt es nichts abzulehnen.
carta-magica-refuse-captain = Charaktere werden vor der Fahrt gewählt.
carta-magica-refuse-challenge = Herausforderungen werden vor der Fahrt gewählt, nach dem Charakter.
carta-magica-refuse-home = Heimathäfen werden vor der Fahrt gewählt, nach den Herausforderungen.
carta-magica-refuse-taken = Das hat schon { $other_seat }.

# Was geschah

# Ein Hafen mit seinem Namen, jedes andere Feld mit Buchstabe und Zahl.
carta-magica-place = { $cell ->
    [M9] { carta-magica-harbour-bk1 }
    [M13] { carta-magica-harbour-bk2 }
    [I13] { carta-magica-harbour-bk3 }
    [I9] { carta-magica-harbour-bk4 }
    [N3] { carta-magica-harbour-rd1 }
    [S14] { carta-magica-harbour-rd2 }
    [H19] { carta-magica-harbour-rd3 }
    [C8] { carta-magica-harbour-rd4 }
   *[other] { $cell }
 }

carta-magica-event-captain-chosen = { $seat } segelt als { $name }.
carta-magica-event-challenge-chosen = { $seat } nimmt die Herausforderung „{ $name }“ an: { $talismans }.
carta-magica-event-placed = { $seat } macht { $name } zum Heimathafen.
carta-magica-event-turn = Runde { $round }: { $seat } beginnt einen Zug.
carta-magica-event-spun = { $seat } dreht: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } lässt es dabei.
carta-magica-event-played = { $seat } spielt „{ carta-magica-card }“: { $use }.
carta-magica-event-held = { $seat } wartet ab.
# How much of something: goods are counted, gold and magic are not.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] 1 Gut
       *[other] { $taken } Güter
    }
   *[other] { $taken } { $kind_name }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] 1 Gut
       *[other] { $amount } Güter
    }
   *[other] { $amount } { $kind_name }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } hat schon { $left } { $kind_name } und kann nicht mehr laden.
   *[other] { $seat } nimmt { carta-magica-taken } und hat { $left }.
 }
carta-magica-event-sailed = { $seat } segelt { carta-magica-spaces } nach { carta-magica-place }{ $freed ->
    [yes] , wieder frei.
   *[no] .
 }
carta-magica-event-storm = Ein Sturm bläst nach { $towards }.
carta-magica-event-braved = { $seat } trotzt dem Sturm.
carta-magica-event-blown = { $seat }, { carta-magica-place }: { $result }.
carta-magica-event-visiting = { $seat } darf im Hafen handeln, ohne gesegelt zu sein.
carta-magica-event-owing = { $seat } muss { carta-magica-amount } zahlen.
carta-magica-event-laid = { $seat } legt „{ carta-magica-card }“ hin.
carta-magica-event-paid = { $seat } zahlt { carta-magica-amount } für { $purpose }{ $change ->
    [0] .
   *[other] {" "}und bekommt { $change } zurück.
 }
carta-magica-event-traded = { $seat } bekommt { $taken } Gold und hat { $left }.
carta-magica-event-bought = { $seat } kauft „{ $name }“ { $how }.
carta-magica-event-left = { $seat } ist im Hafen fertig.
carta-magica-event-cursed = Neue Talismane liegen aus: { $names }.
carta-magica-event-about-to-draw = { $seat } zieht gleich eine Abenteuerkarte.
carta-magica-event-lapsed = Es ist keine Abenteuerkarte mehr da.
carta-magica-event-rebuilt = Der Ablagestapel wird gemischt: ein neuer Stapel mit { $pile } Karten.
carta-magica-event-looked = { $seat } schaut die { $count ->
    [one] oberste Karte
   *[other] obersten { $count } Karten
 } des Stapels an{ $known ->
    [yes] : { $count ->
        [one] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] +{ $value_1 } { $name_1 }
    [payment] { $value_1 } Güter zahlen
    [monster] { $name_1 } (Stärke { $strength_1 }, { $value_1 } Gold)
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] +{ $value_2 } { $name_2 }
    [payment] { $value_2 } Güter zahlen
    [monster] { $name_2 } (Stärke { $strength_2 }, { $value_2 } Gold)
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] +{ $value_3 } { $name_3 }
    [payment] { $value_3 } Güter zahlen
    [monster] { $name_3 } (Stärke { $strength_3 }, { $value_3 } Gold)
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } nimmt „{ carta-magica-card }“.
carta-magica-event-stowed = { $seat } legt die anderen Karten auf den Stapel zurück{ $known ->
    [yes] , zuoberst „{ carta-magica-card }“.
   *[no] .
 }
carta-magica-event-drew = { $seat } zieht „{ carta-magica-card }“.
carta-magica-event-kept = { $seat } behält „{ carta-magica-card }“.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } tauscht die Karte, hat aber schon { $left } { $kind_name } und kann nicht mehr laden.
   *[other] { $seat } tauscht die Karte gegen { carta-magica-taken } und hat { $left }.
 }
carta-magica-event-unpaid = { $seat } kann { $amount } Güter nicht zahlen und setzt einen Zug aus.
carta-magica-event-settled-card = { $seat } hat gezahlt, was verlangt war.
carta-magica-event-faced = { $seat } stellt sich mit { $magic } Magie einem Monster: { $name } (Stärke { $strength }, { $value } Gold).
carta-magica-event-tamed = { $seat } erreicht { $total } und zähmt das Monster { $name }: { $gold } Gold.
carta-magica-event-untamed = { $seat } erreicht nur { $total } gegen { $strength }: Das Monster { $name } entkommt. Alle Güter an Bord sind verloren: { $goods }.
carta-magica-event-returned = { $seat } hat die Insel umsegelt und ist daheim!
carta-magica-event-last-round = Diese Runde ist die letzte.
carta-magica-event-attacked = { $seat } greift { $target_seat } an.
carta-magica-event-won = { $attack } gegen { $defence }: { $winner_seat } gewinnt das Gefecht.
carta-magica-event-tied = { $attack } gegen { $defence }: Niemand gewinnt das Gefecht.
carta-magica-event-looted = { $seat } nimmt „{ carta-magica-card }“ von { $loser_seat }.
carta-magica-event-spared = { $seat } nimmt nichts von { $loser_seat }.
carta-magica-event-proposed = { $seat } bietet { $target_seat } einen Platztausch an.
carta-magica-event-swapped = { $seat } und { $target_seat } tauschen die Plätze.
carta-magica-event-refused = { $seat } bleibt liegen.
carta-magica-event-passed = { $seat } verzichtet.
carta-magica-event-skipped = { $seat } setzt einen Zug aus.
carta-magica-event-ended = Die Fahrt ist nach { $round ->
    [one] einer Runde
   *[other] { $round } Runden
 } zu Ende.
carta-magica-event-stopped = Nach { $round ->
    [one] einer Runde
   *[other] { $round } Runden
 } ist Schluss; niemand ist heimgekehrt.

# Woher die Punkte kommen

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name } gehört zur eigenen Herausforderung
carta-magica-tally-gold = Gold
carta-magica-tally-gold-cards = Gold auf behaltenen Karten
carta-magica-tally-returned = um die Insel und heim

# Das Brett in Worten

carta-magica-board-round = Runde { $round }
carta-magica-board-last-round = Letzte Runde
carta-magica-board-display = Talismane
carta-magica-board-deck = { $count } im Stapel
carta-magica-board-pile = Abenteuer: { $pile } im Stapel, { $discards } abgelegt
carta-magica-board-bank = Bank: { $gold } Gold { $goods } Güter { $magic } Magie
carta-magica-board-arrow = Pfeil: { carta-magica-spin }
carta-magica-board-telescope = Durchs Fernglas gesehen, von oben: { $cards }
carta-magica-board-among = Früher gesehen, irgendwo unter den obersten { $depth }: { $cards }
carta-magica-board-legend = ° b r erreichbar · o windstill · x Untiefe · ^ Klippe · # M Land · *Flaute !beschädigt
carta-magica-board-player = Spieler
carta-magica-board-ship = Schiff
carta-magica-board-home = Heimat
carta-magica-board-progress = Umrundung
carta-magica-board-points = Punkte
carta-magica-board-missed = setzt { $count } aus
carta-magica-board-pending = darf handeln
carta-magica-board-returned = heimgekehrt
carta-magica-board-wants = sucht { $names }
