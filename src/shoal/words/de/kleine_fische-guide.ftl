# Die geführte erste Runde: wohin man schaut, was man tut und warum.

kleine-fische-guide-aim = Du tauchst mit einer Kamera. Die Fische liegen verdeckt; du schwimmst auf den Feldern dazwischen und deckst Fische auf. Am Ende zählt von jeder Art nur dein bestes Bild: Viele verschiedene Arten, das willst du.
kleine-fische-guide-jump = Bring das Boot über eine Spalte und spring: Tippe einen leuchtenden Pfeil neben einer Karte der obersten Reihe an.
kleine-fische-guide-jump-why = Du bestimmst, wohin du schaust. Von da an schwimmst du nur noch vorwärts, also schau dorthin, wo die meisten Karten liegen.
kleine-fische-guide-reveal = Decke einen der Fische neben deinem Feld auf: Tippe die Karte an.
kleine-fische-guide-reveal-why = Jeder aufgedeckte Fisch bleibt erst einmal offen. Eine Art, die schon offen liegt, wäre doppelt, und das ist schlecht.
kleine-fische-guide-cave = Neben dir liegt kein verdeckter Fisch: Erkunde die Höhle oder hör auf.
kleine-fische-guide-choice = Hör auf, und die offenen Fische gehören dir. Oder schwimm weiter und decke noch einen auf.
kleine-fische-guide-choice-why = Der zweite Fisch einer Art verdeckt beide wieder, samt allen, die du dazwischen aufgedeckt hast. Mit zwei oder drei offenen kannst du meist weiterschwimmen; mit sechs ist es höchste Zeit aufzuhören. Sind genau so viele Fische offen, wie auf einer Höhle neben dir steht, kannst du stattdessen die Höhle erkunden.
kleine-fische-guide-swim = Schwimm weiter: Tippe eine Karte vor dir an, um hinzuschwimmen und sie aufzudecken, oder ein Feld, um später zu wählen.
kleine-fische-guide-swim-why = Such ein Feld mit zwei verdeckten Fischen daneben, dann hast du die Wahl.
kleine-fische-guide-octopus = Manche deiner Fische zeigen Krakenpunkte. So viele Felder weit darfst du den Kraken bewegen, wenn du willst.
kleine-fische-guide-octopus-why = Trifft er den Taucher eines anderen, darfst du stibitzen. Sonst lass ihn dort, wo er ihnen im Weg ist.
kleine-fische-guide-rob = Der Krake hat jemanden getroffen. Sag, wie viele Fische du willst, dann entscheidet der Würfel.
kleine-fische-guide-rob-why = Der Würfel zeigt 1, 1, 2, 3, 3 und eine rote Seite, die einen deiner Fische verschenkt. Ein Fisch ist recht sicher, drei sind mutig.
kleine-fische-guide-exchange = Die ganze oberste Reihe ist voller Höhlen: Tausche zuerst eine davon mit einem Fisch von weiter unten.
kleine-fische-guide-exchange-why = Neben diesem Fisch springst du. Jeder ist recht, niemand weiß, was darunter ist.
kleine-fische-guide-note-bust = Zweimal dieselbe Art. Beide und alle dazwischen aufgedeckten sind wieder verdeckt; was vorher offen lag, bleibt dem Taucher. Merk dir, wo sie liegen!
kleine-fische-guide-note-stranded = Neben dem Feld lag kein verdeckter Fisch, damit war der Zug sofort vorbei.
kleine-fische-guide-note-collected = Die offenen Fische wurden genommen und die Lücken vom Stapel gefüllt.
kleine-fische-guide-note-explored = Eine Höhle wurde erkundet: Es waren so viele Fische offen, wie ihre Zahl sagt. Höhlen helfen später oder bringen Punkte.
kleine-fische-guide-note-halted = daneben gab es nichts aufzudecken. Damit endet ein Tauchgang, aber was offen lag, gehört dem Taucher.
kleine-fische-guide-note-crawled = der Krake wurde bewegt, ein Feld je Krakenpunkt auf den Fischen. Er versperrt sein Feld, und erreicht er einen Taucher, darf stibitzt werden.
kleine-fische-guide-note-stole = aus einem Stapel wurden ungesehen Fische stibitzt. Stibitzen kann man nur Fische, nie Höhlen.
kleine-fische-guide-note-lost = die rote Seite: Wer stibitzen wollte, musste einen Fisch hergeben.
kleine-fische-guide-end =
    Das war eine ganze Runde. Drei Dinge entscheiden das Spiel:
    Rechtzeitig aufhören: Zwei oder drei Fische im Zug sind ein guter Fang.
    Arten suchen, die du noch nicht hast: Von jeder zählt nur der beste Fisch.
    Auf den Kraken achten: Er nimmt von vollen Stapeln.
