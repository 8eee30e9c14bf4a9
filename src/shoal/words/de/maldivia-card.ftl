# Die Karte auf der Startseite; Spieler, Zeit und Alter mit Kommas dazwischen.

maldivia-pitch = Plane heimlich deinen Kurs, fädle Fische auf den Mast und sieh zu, wie sich das Meer zusammenfaltet.
maldivia-facts = 2–4 Spieler, 30 Min., ab 8
