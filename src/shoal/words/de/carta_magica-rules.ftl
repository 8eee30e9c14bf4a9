# Das Regelbuch von Carta Magica, für Menschen. Kapitel in der Reihenfolge des Spiels.
# Welche Klauseln ein Absatz erzählt, steht in der englischen Datei.

carta-magica-rules-aim = Worum es geht
carta-magica-rules-aim-1 = Du segelst auf einer alten Karte einmal um die Insel in der Mitte und wieder heim. Unterwegs tauschst du Güter gegen Gold und Gold gegen Talismane, begegnest Stürmen und Monstern und hin und wieder den anderen. Gespielt wird zu zweit, zu dritt oder zu viert.
carta-magica-rules-aim-2 = Talismane bringen Punkte, die deiner eigenen Herausforderung je zehn mehr. Die Heimkehr nach der Umrundung bringt fünfzehn.

carta-magica-rules-setup = Aufbruch
carta-magica-rules-setup-1 = Der Zufall bestimmt, wer beginnt. Reihum wählen alle einen Charakter, der nur ein Gesicht ist, und eine Herausforderung, die zwei Talismane nennt; das alles liegt offen, und was niemand gewählt hat, ist aus dem Spiel. Alle bekommen drei Magie und drei Güter, kein Gold und keine Karte. Von den sechzehn Talismanen liegen drei offen neben ihrem Stapel; die zweiunddreißig Abenteuerkarten sind ein verdeckter Stapel.
carta-magica-rules-setup-2 = Dann kommt, beim letzten Spieler beginnend, jedes Schiff in einen leeren Hafen gleich welcher Farbe: den Heimathafen. Dort zu beginnen ist kein Besuch.
carta-magica-rules-picture-home = Die Wahl des Heimathafens: jeder freie, schwarz oder rot.

carta-magica-rules-turn = Ein Zug: drehen, dann eines tun
carta-magica-rules-turn-1 = Eine Runde gibt jedem einen Zug. Dreh den Pfeil. Er hält auf einem von zwölf Teilen, jeder gleich wahrscheinlich, und zeigt eine Zahl und Zeichen.
carta-magica-rules-turn-2 = Dann tu eines: segle bis zu so viele Felder weit; oder nimm, wenn das Zeichen da ist, so viele Güter oder so viel Magie, oder zieh eine Abenteuerkarte; oder bleib liegen. Was nicht geht, wird nicht angeboten. Karten, die du dabei spielst, verbrauchen die Aktion nicht. Ein Abschnitt ist der Sturm: Dann tust du nichts davon. Wer aussetzen muss, lässt den ganzen Zug aus.

carta-magica-rules-sail = Segeln
carta-magica-rules-sail-1 = Schiffe fahren von Feld zu Feld über die Seiten, nicht über die Ecken, auf blauem Wasser und in Häfen. Land, Klippen, Untiefen, der goldene Rand und andere Schiffe sind gesperrt, ebenso die weißen, windstillen Felder.
carta-magica-rules-sail-2 = Du segelst mindestens einen Schritt und höchstens die Zahl, der Weg darf sich biegen und kreuzen, und ein Hafen beendet ihn. Du endest nie, wo du begonnen hast, auch nicht in dem Hafen, den du eben verlassen hast. Ein Rückenwind macht den Weg länger. Danach ist das Schiff heil; erst kommt ein Besuch, dann ein Gefecht.
carta-magica-rules-picture-sail = Die goldenen Felder sind mit dieser Drehung erreichbar. Der gewählte Weg ist markiert.

carta-magica-rules-harbour = Häfen
carta-magica-rules-harbour-1 = In einem schwarzen Hafen tauschst du zwei Güter gegen ein Gold, so oft du willst, solange dein Gold nicht voll ist. Jede Ankunft dort, wie auch immer, kostet dich eine Abenteuerkarte, die du ziehst, wann du willst, aber bevor du fertig bist.
carta-magica-rules-harbour-2 = In einem roten Hafen kaufen zwei Gold einen Talisman: einen der drei offenen oder den verdeckten oben auf dem Stapel, so oft du zahlen kannst. Die Lücke wird gleich gefüllt, solange der Stapel reicht. Deine Talismane liegen offen vor dir. Niemand muss handeln, und untereinander wird nicht gehandelt.
carta-magica-rules-harbour-3 = Nur die Ankunft zählt: Wer bloß im Hafen liegt, handelt nicht. Hat dich ein Sturm oder ein Tausch hineingebracht, ziehst du die Karte des schwarzen Hafens sofort und darfst nach deiner nächsten Aktion dort handeln, außer nach dem Segeln. Ein beschädigtes Schiff im Hafen darf nach jeder Aktion außer dem Segeln handeln. Diese späteren Besuche verlangen keine Karte.
carta-magica-rules-picture-harbour = Ein Schiff in einem roten Hafen: Talismane stehen zum Verkauf.

carta-magica-rules-stores = Gold, Güter, Magie
carta-magica-rules-stores-1 = Von jeder Sorte fasst ein Schiff höchstens acht Spielsteine; was mehr ist, bleibt in der Bank. Was du ausgibst, kommt dorthin zurück, benutzte Karten kommen auf den offenen Ablagestapel. Alles, was du hast, liegt offen.
carta-magica-rules-stores-2 = Karten mit Einnahmen tauschst du beim Ziehen gegen Spielsteine oder behältst sie; später tauschen geht nicht. Behaltene brauchen keinen Platz und bezahlen alles von ihrer Sorte, ganz; was zu viel ist, kommt als Spielsteine zurück. Mit welchen Karten du zahlst, wählst du, solange keine davon überflüssig ist.

carta-magica-rules-storm = Sturm
carta-magica-rules-storm-1 = Zeigt der Pfeil den Sturm, wird er noch einmal für die Richtung gedreht. Wer Gutes Wetter hat, darf sein Schiff jetzt verschonen. Jedes andere heile Schiff, auch deines und die in Häfen, wird zwei Felder dorthin getrieben, die vordersten zuerst. Festsitzende Schiffe bleiben liegen und stehen im Weg.
carta-magica-rules-storm-2 = Land, Klippen, Untiefen, der Rand oder ein anderes Schiff im Weg beschädigen es, wo es liegt; dem anderen Schiff geschieht nichts. Ein windstilles Feld hält es fest. Ein Hafen nimmt es auf. Sind alle getrieben, ziehen die, die in schwarze Häfen kamen. Der Sturm ist der ganze Zug.
carta-magica-rules-picture-storm = Ein Sturm zieht auf: Die zweite Drehung sagt, wohin.

carta-magica-rules-stuck = In der Flaute oder beschädigt
carta-magica-rules-stuck-1 = Nur Stürme bringen Schiffe auf windstille Felder. Dort darfst du weiter laden, ziehen oder liegen bleiben. Um wegzusegeln, brauchst du das Windzeichen auf dem Pfeil, zwei Güter fürs Befreien oder eine Karte Rückenwind, und freies Wasser gleich neben dir. Freikommen und Segeln sind eines. Ein Sturm befreit niemanden.
carta-magica-rules-stuck-2 = Auch ein beschädigtes Schiff darf laden, ziehen oder liegen bleiben. Zum Segeln braucht es das Hammerzeichen, zwei Gold oder eine Reparatur-Karte und segelt im selben Zug; repariert wird nur, um zu segeln.
carta-magica-rules-picture-calm = Ein Schiff auf den weißen, windstillen Feldern.

carta-magica-rules-adventure = Abenteuerkarten
carta-magica-rules-adventure-1 = Du ziehst als Aktion oder weil ein schwarzer Hafen es verlangt. Manche Karten bringen Güter, Gold oder Magie. Manche fordern Güter: Du zahlst alles, oder wenn du nicht kannst, zahlst du nichts und setzt einen Zug aus; das summiert sich. Alle anderen darfst du behalten, so viele du willst. Ist der Stapel leer, wird der Ablagestapel gemischt.
carta-magica-rules-adventure-2 = Gutes Wetter verschont ein heiles Schiff im Sturm. Reparatur macht ein beschädigtes heil. Rückenwind befreit ein Schiff aus der Flaute oder gibt beim Segeln fünf Schritte mehr; eine Karte tut nicht beides. Nochmal drehen wiederholt einen eigenen Dreh.
carta-magica-rules-adventure-3 = Das Fernglas sieht vor dem Ziehen die obersten drei Karten an: Du nimmst eine, für alle sichtbar, und legst die anderen in einer Reihenfolge zurück, die nur du kennst. Der Fluch mischt die offenen Talismane in ihren Stapel und deckt drei neue auf; spiel ihn in deinem Zug vor dem Drehen, wenn du deine Aktion wählst oder in einem Hafen.

carta-magica-rules-monster = Monster
carta-magica-rules-monster-1 = Einem Monster stellst du dich sofort. Sag, wie viel Magie du einsetzt, dann dreh: Magie, Zahl und eins für jedes Monster, das du schon hast, werden zusammengezählt; der Sturm zählt minus zwei. Die Magie ist in jedem Fall weg. Den Dreh kann eine Karte wiederholen, die Magie bleibt, wie sie ist.
carta-magica-rules-monster-2 = Erreichst du seine Stärke, gehört es dir, samt seinem Gold. Sonst sind alle deine Güter verloren, und es wird zurück in den Stapel gemischt. Monster werden nie ausgegeben und bringen keine Punkte.

carta-magica-rules-battle = Gefechte
carta-magica-rules-battle-1 = Nach dem Segeln darfst du ein Schiff neben dir angreifen, das einen Talisman deiner Herausforderung hat. Festsitzende Schiffe sind sicher, Schiffe in Häfen nicht.
carta-magica-rules-battle-2 = Beide drehen, der Angreifer zuerst; der Sturm ist nur minus zwei. Die höhere Zahl darf dem anderen eine Karte nehmen, Talisman oder Abenteuer, und dadurch geschieht nichts weiter. Bei Gleichstand gewinnt niemand.
carta-magica-rules-battle-3 = Danach können die beiden vereinbaren, die Plätze zu tauschen. Das ist für jedes Schiff ein Schritt, und wer in einen Hafen getauscht wird, gilt als hineingetrieben.

carta-magica-rules-home = Um die Insel und heim
carta-magica-rules-home-1 = In welche Richtung du fährst, ist gleich, und auch wie: gesegelt, getrieben oder getauscht, jeder Schritt zählt, und Rückwärts hebt Vorwärts auf. Gezählt wird, wie oft du die Linie zwischen K und L nördlich der Insel querst. Wer nach einer ganzen Umrundung im Heimathafen liegt, ist heimgekehrt. Ohne Umrundung geschieht dort nichts, und solange ein anderes Schiff darin liegt, kommst du nicht hinein.

carta-magica-rules-end = Das Ende
carta-magica-rules-end-1 = Die erste Heimkehr macht diese Runde zur letzten; ausgesetzt bleibt ausgesetzt. Ein heimgekehrtes Schiff spielt weiter, und die Heimkehr nimmt ihm nichts mehr.
carta-magica-rules-end-2 = Dann wird gezählt: Talismane wie aufgedruckt, zehn mehr für jeden deiner Herausforderung, eins für jedes Gold, auch auf behaltenen Goldkarten, fünfzehn für die Heimkehr, und sonst nichts. Die meisten Punkte gewinnen, Gleiche gewinnen gemeinsam.

carta-magica-rules-decided = Von uns entschieden
carta-magica-rules-decided-1 = Vier Regeln kann man auch anders lesen. Hier darfst du immer liegen bleiben; man kann meinen, ein heiles Schiff müsse segeln, wo kein freies Zeichen steht. Hier wird eine behaltene Karte mit Einnahmen nur als Wechselgeld zu Spielsteinen; anderswo darf man sie jederzeit eintauschen. Hier verlängert ein Rückenwind jede Fahrt, auch die eines eben befreiten Schiffs; andere machen daraus eine eigene Bewegung oder verwehren ihn einem Schiff, das festsaß. Und hier können vom Fluch weggemischte Talismane gleich wieder aufliegen; andere verlangen drei neue.

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
