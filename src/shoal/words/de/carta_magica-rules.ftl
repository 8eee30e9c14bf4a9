# Das Regelbuch von Carta Magica, für Menschen. Kapitel in der Reihenfolge des Spiels.

carta-magica-rules-aim = Worum es geht
carta-magica-rules-aim-1 = Du segelst auf einer alten Karte einmal um die Insel in der Mitte und wieder heim. Unterwegs tauschst du Güter gegen Gold und Gold gegen Talismane, begegnest Stürmen und Monstern und hin und wieder den anderen.
carta-magica-rules-aim-2 = Talismane bringen Punkte, die deiner eigenen Herausforderung je zehn mehr. Die Heimkehr nach der Umrundung bringt fünfzehn.

carta-magica-rules-setup = Aufbruch
carta-magica-rules-setup-1 = Reihum wählen alle einen Charakter, der nur ein Gesicht ist, und eine Herausforderung, die zwei Talismane nennt. Alle bekommen drei Magie und drei Güter. Drei Talismane liegen offen neben ihrem Stapel.
carta-magica-rules-setup-2 = Dann kommt, beim letzten Spieler beginnend, jedes Schiff in einen leeren Hafen: den Heimathafen. Dort zu beginnen ist kein Besuch.
carta-magica-rules-picture-home = Die Wahl des Heimathafens: jeder freie, schwarz oder rot.

carta-magica-rules-turn = Ein Zug: drehen, dann eines tun
carta-magica-rules-turn-1 = Dreh den Pfeil. Er hält auf einem von zwölf Teilen und zeigt eine Zahl und Zeichen.
carta-magica-rules-turn-2 = Dann tu eines: segle bis zu so viele Felder weit; oder nimm, wenn das Zeichen da ist, so viele Güter oder so viel Magie, oder zieh eine Abenteuerkarte; oder bleib liegen. Ein Teil ist der Sturm: Dann tust du nichts davon.

carta-magica-rules-sail = Segeln
carta-magica-rules-sail-1 = Schiffe fahren von Feld zu Feld über die Seiten, nicht über die Ecken, auf blauem Wasser und in Häfen. Land, Klippen, graue Felder, der goldene Rand und andere Schiffe sind gesperrt, ebenso die weißen, windstillen Felder.
carta-magica-rules-sail-2 = Du segelst mindestens einen Schritt, der Weg darf sich biegen, und ein Hafen beendet ihn.
carta-magica-rules-picture-sail = Die goldenen Felder sind mit dieser Drehung erreichbar. Der gewählte Weg ist markiert.

carta-magica-rules-harbour = Häfen
carta-magica-rules-harbour-1 = In einem schwarzen Hafen tauschst du zwei Güter gegen ein Gold, so oft du willst. Jede Ankunft dort kostet dich eine Abenteuerkarte, die du ziehst, bevor du fertig bist.
carta-magica-rules-harbour-2 = In einem roten Hafen kaufen zwei Gold einen Talisman: einen der drei offenen oder den verdeckten oben auf dem Stapel. Die Lücke wird gleich gefüllt.
carta-magica-rules-harbour-3 = Nur die Ankunft zählt. Wer bloß im Hafen liegt, handelt nicht; hat dich ein Sturm hineingetrieben, darfst du nach deiner nächsten Aktion dort handeln.
carta-magica-rules-picture-harbour = Ein Schiff in einem roten Hafen: Talismane stehen zum Verkauf.

carta-magica-rules-stores = Gold, Güter, Magie
carta-magica-rules-stores-1 = Von jeder Sorte fasst ein Schiff höchstens acht. Karten mit Einnahmen kannst du beim Ziehen gegen Spielsteine tauschen oder behalten: Behaltene brauchen keinen Platz und bezahlen später. Alles, was du hast, liegt offen.

carta-magica-rules-storm = Sturm
carta-magica-rules-storm-1 = Zeigt der Pfeil den Sturm, wird er noch einmal für die Richtung gedreht. Jedes heile Schiff wird zwei Felder dorthin getrieben, die vordersten zuerst.
carta-magica-rules-storm-2 = Land, Klippen oder ein anderes Schiff im Weg beschädigen es. Ein windstilles Feld hält es fest. Ein Hafen nimmt es auf. Hast du die Karte Gutes Wetter, bleibt dein Schiff verschont. Der Sturm ist der ganze Zug.
carta-magica-rules-picture-storm = Ein Sturm zieht auf: Die zweite Drehung sagt, wohin.

carta-magica-rules-stuck = In der Flaute oder beschädigt
carta-magica-rules-stuck-1 = Nur Stürme bringen Schiffe auf windstille Felder. Dort darfst du weiter laden, ziehen oder liegen bleiben. Um wegzusegeln, brauchst du das Windzeichen auf dem Pfeil, zwei Güter fürs Schleppen oder eine Karte Rückenwind.
carta-magica-rules-stuck-2 = Ein beschädigtes Schiff braucht das Hammerzeichen, zwei Gold oder eine Reparatur-Karte und segelt im selben Zug.
carta-magica-rules-picture-calm = Ein Schiff auf den weißen, windstillen Feldern.

carta-magica-rules-adventure = Abenteuerkarten
carta-magica-rules-adventure-1 = Manche bringen Güter, Gold oder Magie; manche fordern Güter, und wer nicht zahlen kann, setzt einen Zug aus. Andere behältst du für später: Gutes Wetter, Reparatur, Rückenwind für fünf Schritte mehr, Nochmal drehen, das Fernglas, das drei Karten ansieht, den Fluch, der die offenen Talismane wegmischt.

carta-magica-rules-monster = Monster
carta-magica-rules-monster-1 = Einem Monster stellst du dich sofort. Sag, wie viel Magie du einsetzt, dann dreh: Magie, Zahl und eins für jedes Monster, das du schon hast, werden zusammengezählt. Erreichst du seine Stärke, gehört es dir, samt seinem Gold. Sonst sind alle deine Güter verloren, und es kommt zurück in den Stapel. Die eingesetzte Magie ist in jedem Fall weg.

carta-magica-rules-battle = Gefechte
carta-magica-rules-battle-1 = Nach dem Segeln darfst du ein Schiff neben dir angreifen, das einen Talisman deiner Herausforderung hat. Beide drehen, und die höhere Zahl darf dem anderen eine Karte nehmen. Danach können die beiden vereinbaren, die Plätze zu tauschen. Festsitzende Schiffe sind sicher.

carta-magica-rules-home = Um die Insel und heim
carta-magica-rules-home-1 = In welche Richtung du fährst, ist gleich, und auch wie: gesegelt, getrieben oder getauscht, jeder Schritt zählt, und Rückwärts hebt Vorwärts auf. Wer nach einer ganzen Umrundung im Heimathafen liegt, ist heimgekehrt.

carta-magica-rules-end = Das Ende
carta-magica-rules-end-1 = Die erste Heimkehr macht diese Runde zur letzten. Dann wird gezählt: Talismane wie aufgedruckt, zehn mehr für jeden deiner Herausforderung, eins für jedes Gold, fünfzehn für die Heimkehr. Die meisten Punkte gewinnen, Gleiche gewinnen gemeinsam.

# Das Spiel auf einer Seite

carta-magica-rules-aid-spin = Drehen, dann eines tun: segeln, eines der beiden Zeichen nutzen oder abwarten.
carta-magica-rules-aid-sail = Höchstens so weit segeln wie die Zahl, über Seiten, nie über Ecken. Ein Hafen beendet die Fahrt.
carta-magica-rules-aid-goods = Güter: so viele nehmen, wie die Zahl sagt, höchstens acht.
carta-magica-rules-aid-magic = Magische Kraft: ebenso.
carta-magica-rules-aid-adventure = Abenteuer: eine Karte ziehen. Manche behält man, manche kosten, manche sind Monster.
carta-magica-rules-aid-black = Schwarzer Hafen: 2 Güter für 1 Gold, so oft du willst; eine Karte ziehen.
carta-magica-rules-aid-red = Roter Hafen: 2 Gold für einen Talisman, offen oder verdeckt.
carta-magica-rules-aid-talisman = Ein Talisman deiner eigenen Herausforderung zählt 10 mehr.
carta-magica-rules-aid-storm = Sturm: Dreh die Richtung. Alle heilen Schiffe werden zwei Felder weit getrieben.
carta-magica-rules-aid-becalmed = Flaute: Wind drehen, 2 Güter zahlen oder Rückenwind spielen; dann segeln.
carta-magica-rules-aid-damaged = Beschädigt: Hammer drehen, 2 Gold zahlen oder Reparatur spielen; dann segeln.
carta-magica-rules-aid-monster = Monster: Magische Kraft und die gedrehte Zahl müssen seine Stärke erreichen. Dann gibt es Gold; sonst sind alle Güter weg.
carta-magica-rules-aid-battle = Neben einem Schiff mit einem Talisman, den du suchst, darfst du kämpfen: Wer höher dreht, nimmt eine Karte.
carta-magica-rules-aid-end = Um die Insel und heim: 15 Punkte, und diese Runde ist die letzte. Talismane, 10 für jeden deiner Herausforderung, 1 für jedes Gold.

# Eine Beispielrunde

carta-magica-rules-example = Eine Runde als Beispiel
carta-magica-rules-example-1 = Mira liegt in Karminreede, ihrer Heimat, mit 3 Gütern und 3 magischer Kraft. Sie dreht 6, Güter und Magie: Sie könnte sechs Felder segeln, nimmt aber Güter. Drei und sechs sind neun; acht behält sie, eines geht verloren.
carta-magica-rules-example-2 = Ben dreht den Sturm. Sein zweites Drehen sagt Osten: Sein eigenes Schiff treibt zwei Felder über offenes Wasser, Ottos läuft gegen eine Klippe und ist beschädigt. Miras wird aus dem Hafen getrieben und liegt auf offener See.
carta-magica-rules-example-3 = Otto dreht 7, Abenteuerkarte und Hammer: Der Hammer repariert sein Schiff, und er segelt sieben Felder weit.
carta-magica-rules-example-4 = In der nächsten Runde dreht Mira 9 und segelt nach Rabenmund. Dort tauscht sie acht Güter gegen 4 Gold und muss eine Karte ziehen: den Laternenaal, Stärke 8. Sie setzt 3 magische Kraft ein und dreht eine 5: acht, er ist gezähmt und bringt 2 Gold. Mit 6 Gold kauft sie in einem roten Hafen drei Talismane, wenn sie dann noch daliegen.
