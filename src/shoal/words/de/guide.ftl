# Der geführte erste Zug: wohin man schaut, was man tut und warum. Jeder Schritt gehört zu einer Frage des Tisches.

web-guide-just-now = Gerade eben:
web-guide-watch = Jetzt sind die anderen dran. Schau aufs Brett: Was sie tun, geschieht vor deinen Augen, und der Verlauf hält es in Worten fest.
web-guide-other = Das wird nicht in jedem Zug gefragt. Die Zeile über dem Brett sagt, was der Tisch will; tippe an, was leuchtet, dann siehst du, was es bewirkt.
web-guide-end = Spiel weiter: Du kannst jederzeit etwas antippen und erfährst, was es tut oder warum es nicht geht. Die Lampe fragt einen Bot.

# Maldivia

web-guide-maldivia-aim = Du fischst mit einem Boot auf einem Meer aus Tuch. An seinen vier Rändern liegen Marktschiffe, und jedes will bestimmte Fische. Wer sie liefert, bekommt die Karte des Schiffs: Jeder Fisch darauf ist ein Punkt.
web-guide-maldivia-boat = Wähle ein Boot. Sie sehen nur verschieden aus.
web-guide-maldivia-boat-why = Was dir gehört, trägt von jetzt an ein korallenrotes Zeichen, und Koralle heißt überall „deins“ und „jetzt“.
web-guide-maldivia-place = Tippe ein freies Feld an, um dein Boot dorthin zu stellen; tippe es noch einmal an, dann gilt es.
web-guide-maldivia-place-why = Ein guter Anfang liegt nahe bei einem Schiff am Rand, dessen Fische in der Nähe schwimmen, mit freiem Wasser in mehrere Richtungen.
web-guide-maldivia-plan = Reihe vier Tafeln auf: drei Pfeile und einmal Nebel. Tippe eine Tafel an, um sie zu drehen, und verschiebe sie, um die Reihenfolge zu ändern.
web-guide-maldivia-plan-why = Gespielt wird von links nach rechts, und alle planen geheim. Ein Pfeil ist eine Richtung, keine Weite: Wie weit du segelst, entscheidest du später. Der Nebel faltet eine Seite des Meeres weg, am besten eine, an der andere liegen.
web-guide-maldivia-sail = Dein Pfeil liegt offen. Jedes leuchtende Feld in seiner Richtung ist erreichbar: Tippe eines an, um den Weg zu sehen, und noch einmal, um zu segeln.
web-guide-maldivia-sail-why = Halte, wo es etwas gibt: Fische, die ein Schiff will, ein Boot zum Bestehlen oder einen Rand mit einem Schiff, das du beliefern kannst. Strömungen tragen dich um die Ecke.
web-guide-maldivia-act = Du bist angekommen. Nutze, was hier ist: fische, stiehl einem Nachbarn den obersten Fisch oder beliefere ein Schiff an diesem Rand.
web-guide-maldivia-act-why = Fischen und Liefern im selben Zug geht nicht. Stehlen geht mit beidem.
web-guide-maldivia-mast = Steck die neuen Fische auf deinen Mast, einen nach dem anderen.
web-guide-maldivia-mast-why = Den obersten nehmen Diebe und Nebel. Dorthin gehört, was du am wenigsten brauchst. Sieben Fische passen.
web-guide-maldivia-exchange = Nach dem Falten kommt ein offenes Schiff dieser Seite unter seinen Stapel, und ein neues erscheint.
web-guide-maldivia-exchange-why = Schick ein Schiff weg, das die anderen beliefern könnten, und behalte das, zu dem deine Fische passen.
web-guide-maldivia-note-folded = Der Nebel hat eine Reihe des Meeres umgelegt. Ihre Rückseite ist der neue Rand, mit neuen Fischen. Boote in dieser Reihe und in der Reihe darunter verlieren ihren obersten Fisch.
web-guide-maldivia-note-lost = Ein Boot, das die Falte erwischt hat, hat seinen obersten Fisch verloren.
web-guide-maldivia-note-robbed = Einem Nachbarboot wurde der oberste Fisch gestohlen. Nur der oberste ist je in Gefahr.
web-guide-maldivia-note-delivered = Ein Schiff wurde beliefert: Seine Karte ist gewonnen, jeder Fisch darauf ein Punkt.
web-guide-maldivia-note-blocked = Der Weg war versperrt, diese Tafel bewirkte nichts. Wo viele Boote sind, ist das Meer eng.
web-guide-maldivia-end = Das war eine ganze Runde: planen, segeln, fischen, falten. So geht es weiter, bis das Meer auf sechzehn Felder geschrumpft ist.

# Kleine Fische

web-guide-kleine-fische-aim = Du tauchst mit einer Kamera. Alle Karten liegen verdeckt; du schwimmst auf den Feldern dazwischen und deckst Fische auf. Am Ende zählt von jeder Art nur dein bestes Bild: Viele verschiedene Arten, das willst du.
web-guide-kleine-fische-jump = Bring das Boot über eine Spalte und spring: Tippe ein leuchtendes Feld neben einer Karte der obersten Reihe an.
web-guide-kleine-fische-jump-why = Du bestimmst, wohin du schaust. Von da an schwimmst du nur noch vorwärts, also schau dorthin, wo die meisten Karten liegen.
web-guide-kleine-fische-reveal = Decke einen der Fische neben deinem Feld auf: Tippe die Karte an.
web-guide-kleine-fische-reveal-why = Jeder aufgedeckte Fisch bleibt erst einmal offen. Eine Art, die schon offen liegt, wäre doppelt, und das ist schlecht.
web-guide-kleine-fische-choice = Hör auf, und die offenen Fische gehören dir. Oder schwimm weiter und decke noch einen auf.
web-guide-kleine-fische-choice-why = Der zweite Fisch einer Art verdeckt beide wieder, samt allen, die du dazwischen aufgedeckt hast. Mit zwei oder drei offenen kannst du meist weiterschwimmen; mit sechs ist es höchste Zeit aufzuhören. Sind genau so viele Fische offen, wie auf einer Höhle neben dir steht, kannst du stattdessen die Höhle erkunden.
web-guide-kleine-fische-swim = Schwimm weiter: Tippe eines der Felder vor dir an.
web-guide-kleine-fische-swim-why = Such ein Feld mit zwei verdeckten Fischen daneben, dann hast du die Wahl.
web-guide-kleine-fische-octopus = Manche deiner Fische zeigen Krakenpunkte. So viele Felder weit darfst du den Kraken bewegen, wenn du willst.
web-guide-kleine-fische-octopus-why = Trifft er den Taucher eines anderen, darfst du stibitzen. Sonst lass ihn dort, wo er ihnen im Weg ist.
web-guide-kleine-fische-rob = Der Krake hat jemanden getroffen. Sag, wie viele Fische du willst, dann entscheidet der Würfel.
web-guide-kleine-fische-rob-why = Der Würfel zeigt 1, 1, 2, 3, 3 und eine rote Seite, die einen deiner Fische verschenkt. Ein Fisch ist recht sicher, drei sind mutig.
web-guide-kleine-fische-exchange = Die ganze oberste Reihe ist voller Höhlen: Tausche zuerst eine davon mit einem Fisch von weiter unten.
web-guide-kleine-fische-exchange-why = Neben diesem Fisch springst du. Jeder ist recht, niemand weiß, was darunter ist.
web-guide-kleine-fische-note-bust = Zweimal dieselbe Art. Beide und alle dazwischen aufgedeckten sind wieder verdeckt; was vorher offen lag, bleibt dem Taucher. Merk dir, wo sie liegen!
web-guide-kleine-fische-note-stranded = Neben dem Feld lag kein verdeckter Fisch, damit war der Zug sofort vorbei.
web-guide-kleine-fische-note-collected = Die offenen Fische wurden genommen und die Lücken vom Stapel gefüllt.
web-guide-kleine-fische-note-explored = Eine Höhle wurde erkundet: Es waren so viele Fische offen, wie ihre Zahl sagt. Höhlen helfen später oder bringen Punkte.
web-guide-kleine-fische-end = Das war ein ganzer Zug: schwimmen, aufdecken, rechtzeitig aufhören. Gedächtnis hilft: Wieder verdeckte Fische liegen noch, wo du sie gesehen hast.

# Vanuatu

web-guide-vanuatu-aim = Du lebst auf Inseln, die von Runde zu Runde mehr werden. Vatu verdienst du mit Fisch und Touristen und machst mit Hütten, Sandzeichnungen und Schiffen Punkte daraus. Acht Runden; die meisten Punkte gewinnen.
web-guide-vanuatu-character = Nimm eine Person für diese Runde. Ihr Satz sagt, was sie billiger oder besser macht.
web-guide-vanuatu-character-why = Wähle eine, die zu dem passt, was du vorhast. Eine zweite Runde lang behalten kannst du sie nicht, und andere wollen ihre auch.
web-guide-vanuatu-plan = Setz deine Aktionssteine auf die Aktionen: zwei, dann zwei, dann einen. Tippe ein Kästchen an, um dort einen zu setzen.
web-guide-vanuatu-plan-why = Jedes Kästchen ist etwas, das du in dieser Runde tun willst. Handeln darf nur, wer dort die meisten Steine hat, also setz zwei, wo es dir wichtig ist. Was ein Kästchen vorher braucht, steht darauf.
web-guide-vanuatu-act = Du bist dran. Wo du führst, leuchten die Kästchen: Wähle eines, dann sag, wo.
web-guide-vanuatu-act-why = Du handelst mit einem ganzen Stapel, dann kommen die anderen. Tu zuerst, was andere verderben könnten, und achte auf deine Vatu: Jeder Schritt kostet.
web-guide-vanuatu-withdraw = Du führst gerade nirgends, also muss einer deiner Stapel weichen.
web-guide-vanuatu-withdraw-why = Gib den auf, den du am wenigsten brauchst oder bei dem jemand weit vorn liegt. Hat der gehandelt, führt vielleicht dein nächster Stapel.
web-guide-vanuatu-selling = Du kannst noch einen Fisch verkaufen, zu einem niedrigeren Preis, oder aufhören.
web-guide-vanuatu-selling-why = Der Preis fällt mit jedem Fisch und steigt in der nächsten Runde wieder.
web-guide-vanuatu-second = Dein Käufer darf eine zweite Ware umsonst verladen.
web-guide-vanuatu-second-why = Jede Ware auf einem Schiff bringt Punkte.
web-guide-vanuatu-resting = Wähle eines der Ruheplättchen; nur du siehst sie.
web-guide-vanuatu-resting-why = Sie zahlen am Ende der Runde: einen Punkt, einen Vatu, beides oder den Startspieler der nächsten Runde.
web-guide-vanuatu-tile = Du legst ein neues Plättchen: Tippe ein leuchtendes Sechseck an.
web-guide-vanuatu-tile-why = Leg es dorthin, wo dein Boot es bald brauchen kann.
web-guide-vanuatu-neutral = Zu zweit spielen neutrale Steine mit. Setz einen auf eine Aktion.
web-guide-vanuatu-neutral-why = Wer dort handeln will, braucht mehr Steine, als sie sind.
web-guide-vanuatu-note-withdrew = Jemand führte nirgends und musste einen Stapel ohne Wirkung zurücknehmen. Das droht, wenn man plant, was andere auch wollen.
web-guide-vanuatu-note-converted = Zehn Vatu wurden zu fünf Punkten. Das geschieht von selbst, niemand bleibt lange reich.
web-guide-vanuatu-note-loaded = Eine Ware kam auf ein Schiff und brachte Punkte.
web-guide-vanuatu-note-lost = Kein Schiff hatte Platz, die Ware ging verloren.
web-guide-vanuatu-end = Das war eine ganze Runde: Person, Aktionssteine, Aktionen. In der nächsten wachsen die Inseln, und du machst weiter, wo dein Boot liegt.

# Carta Magica

web-guide-carta-magica-aim = Umsegle die Insel in der Mitte der Karte einmal und komm heim. Unterwegs sammelst du Talismane: In schwarzen Häfen werden Güter zu Gold, in roten wird Gold zu Talismanen.
web-guide-carta-magica-captain = Wähle, wer du bist. Das ändert nichts als das Bild.
web-guide-carta-magica-captain-why = Nimm also, wer dir gefällt.
web-guide-carta-magica-challenge = Wähle eine Herausforderung: zwei Talismane, die du suchst.
web-guide-carta-magica-challenge-why = Jeder der beiden, den du heimbringst, zählt zehn Punkte mehr.
web-guide-carta-magica-home = Setz dein Schiff in einen freien Hafen: deinen Heimathafen. Tippe ihn an und dann noch einmal.
web-guide-carta-magica-home-why = Von hier brichst du auf, und hierher musst du nach der Umrundung zurück. Ein roter Hafen nahe bei einem schwarzen hält die Wege kurz.
web-guide-carta-magica-spin = Dreh den Messingpfeil.
web-guide-carta-magica-spin-why = Er zeigt eine Zahl und wofür sie gut ist: wie weit du segeln oder wie viele Güter oder wie viel Magie du nehmen kannst.
web-guide-carta-magica-choose = Tu eines: segle auf ein leuchtendes Feld, nimm Güter oder Magie, oder zieh eine Karte.
web-guide-carta-magica-choose-why = Lade anfangs Güter, bis es zum Handeln reicht, zwei für jedes Gold, dann segle in einen schwarzen Hafen. Ein Hafen beendet die Fahrt.
web-guide-carta-magica-storm = Ein Sturm! Dreh noch einmal: Er treibt jedes Schiff zwei Felder weit.
web-guide-carta-magica-storm-why = Klippen beschädigen ein Schiff, weiße Felder halten es fest, bis Wind kommt. Das hat sich niemand ausgesucht.
web-guide-carta-magica-black = Ein schwarzer Hafen: Tausche zwei Güter gegen ein Gold, so oft du willst. Eine Karte wird hier auch gezogen.
web-guide-carta-magica-black-why = Gold kauft Talismane, und jedes Stück, das am Ende bleibt, ist ein Punkt.
web-guide-carta-magica-red = Ein roter Hafen: Zwei Gold kaufen einen Talisman, einen offenen oder den verdeckten.
web-guide-carta-magica-red-why = Die deiner Herausforderung zählen zehn mehr. Nimm sie, bevor es jemand anderes tut.
web-guide-carta-magica-card = Eine Karte fragt dich etwas. Die Knöpfe sagen, was jede Antwort bewirkt.
web-guide-carta-magica-card-why = Was du behältst, kann später helfen oder bezahlen.
web-guide-carta-magica-monster = Ein Monster! Sag, wie viel Magie du einsetzt, dann fügt der Pfeil seine Zahl hinzu.
web-guide-carta-magica-monster-why = Erreichst du seine Stärke, bringt es Gold und hilft gegen das nächste. Sonst sind deine Güter weg.
web-guide-carta-magica-note-storm = Ein Sturm kam auf. Er treibt alle Schiffe in dieselbe Richtung, eines nach dem anderen.
web-guide-carta-magica-note-blown = Der Sturm hat ein Schiff getrieben.
web-guide-carta-magica-note-drew = Eine Abenteuerkarte wurde gezogen. Manche helfen, manche kosten, manche sind Monster.
web-guide-carta-magica-note-traded = In einem schwarzen Hafen wurden Güter zu Gold.
web-guide-carta-magica-note-tamed = Ein Monster wurde gezähmt. Das nächste wird dadurch leichter.
web-guide-carta-magica-note-untamed = Das Monster war stärker: Die Güter an Bord sind verloren.
web-guide-carta-magica-end = Das war ein ganzer Zug: drehen, eines tun, den Hafen nutzen. Umrunde die Insel, gleich in welche Richtung; wer zuerst daheim ist, macht die Runde zur letzten.
