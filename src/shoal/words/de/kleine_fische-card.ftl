# Die Karte auf der Startseite; Spieler, Zeit und Alter mit Kommas dazwischen.

kleine-fische-title = Kleine Fische
kleine-fische-pitch = Weitertauchen oder rechtzeitig aufhören? Triffst du denselben Fisch zweimal, ist der Fang weg.
kleine-fische-facts = 2–4 Spieler, 45 Min., ab 8
