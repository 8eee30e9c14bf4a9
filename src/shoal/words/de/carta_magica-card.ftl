# Die Karte auf der Startseite; Spieler, Zeit und Alter mit Kommas dazwischen.

carta-magica-pitch = Dreh den Messingpfeil, trotze Stürmen und Monstern, umrunde die Insel und komm heim.
carta-magica-facts = 2–4 Spieler, 45 Min., ab 7
