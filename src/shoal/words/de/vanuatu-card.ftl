# Die Karte auf der Startseite; Spieler, Zeit und Alter mit Kommas dazwischen.

vanuatu-pitch = Segeln, fischen und handeln zwischen jungen Inseln. Nur wer die Mehrheit hat, handelt.
vanuatu-facts = 2–5 Spieler, 90 Min., ab 12
