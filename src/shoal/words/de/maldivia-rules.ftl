# Das Regelbuch von Maldivia, für Menschen. Kapitel in der Reihenfolge des Spiels.

maldivia-rules-aim = Worum es geht
maldivia-rules-aim-1 = Das Meer ist ein Tuch, und es wird unter euren Booten weggefaltet. Du fischst, bestiehlst deine Nachbarn und lieferst, was die Marktschiffe an den vier Rändern haben wollen. Jeder Fisch auf einer gewonnenen Marktschiffkarte ist ein Punkt.
maldivia-rules-aim-2 = Gesteuert wird nicht aus dem Stand: Zu Beginn jeder Runde stellen alle geheim vier Tafeln auf, und dann treffen die Pläne aufeinander.

maldivia-rules-setup = Vor der ersten Runde
maldivia-rules-setup-1 = Das Tuch liegt offen da: zehn mal zehn Felder, mit der Seite ohne Haie nach oben. An jeder Seite liegt eine Insel: Nanga im Norden, Efo im Osten, Solys im Süden, Wipi im Westen. Jede Insel hat einen Stapel mit zehn Marktschiffen, zwei davon liegen von Anfang an offen.
maldivia-rules-setup-2 = Alle wählen ein Boot und bekommen drei Richtungstafeln und eine Nebeltafel. Die Masten sind leer; alle 32 Fische liegen im Vorrat. Vom Startspieler an kommt jedes Boot auf ein beliebiges freies Feld. Dort geschieht noch nichts.

maldivia-rules-plan = Eine Runde planen
maldivia-rules-plan-1 = Alle planen gleichzeitig und geheim. Stell deine vier Tafeln in eine Reihe, in beliebiger Reihenfolge. Dreh jeden Pfeil in eine der vier Richtungen und die Nebeltafel auf eine der vier Seiten.
maldivia-rules-plan-2 = Du darfst deinen Plan ändern, bis der letzte steht. Danach kann nur noch ein Oktopus daran drehen.

maldivia-rules-round = Tafel für Tafel
maldivia-rules-round-1 = Jetzt werden die ersten Tafeln ausgeführt, reihum ab dem Startspieler, dann alle zweiten und so weiter. Du kippst deine Tafel um und entscheidest erst dann, wie weit du segelst und was du tust.
maldivia-rules-round-2 = Nach vier Tafeln ist die Runde vorbei. Der nächste Spieler wird Startspieler, alle nehmen ihre Tafeln zurück, und eine neue Runde wird geplant.

maldivia-rules-sail = Ein Pfeil: segeln
maldivia-rules-sail-1 = Dein Boot segelt gerade in Pfeilrichtung, so weit du willst, und hält auf einem freien Feld. Es fährt nie über ein anderes Boot und verlässt nie das Meer.
maldivia-rules-sail-2 = Du darfst auch bleiben. Aber wer nicht gesegelt ist, hat keine Aktion, wo auch immer sein Boot liegt.
maldivia-rules-picture-sail = Der Pfeil zeigt in eine Richtung, und jedes Feld in dieser Linie bis zum nächsten Boot oder zum Rand ist erreichbar. Der gewählte Weg ist markiert.

maldivia-rules-current = Strömungen
maldivia-rules-current-1 = Helle Bänder sind Strömungen: ein Punkt, wo sie beginnen, ein Pfeil, wo sie enden. Segelst du in ihrer Richtung auf das erste Feld einer Strömung, darfst du ihr um den ganzen Bogen folgen, sie am Ende verlassen und gerade weitersegeln.
maldivia-rules-current-2 = Du darfst sie auch missachten und wie offenes Wasser überqueren. Beginnst du deine Fahrt auf einer Strömung, folgst du in dieser Fahrt keiner. Einer Strömung, die nicht mehr ganz ist, weil ein Teil weggefaltet ist oder ein Boot darauf liegt, kann man nicht folgen.
maldivia-rules-picture-current = Eine Strömung trägt das Boot um die Ecke.

maldivia-rules-act = Was du tun kannst, wo du hältst
maldivia-rules-act-1 = Nach dem Segeln darfst du das Feld nutzen, auf dem du hältst: Fische gewinnen, am Rand liefern, einen Oktopus oder einen Hai nutzen. Die Reihenfolge wählst du, und auslassen darfst du alles.
maldivia-rules-act-2 = Eines geht nie: im selben Zug fischen und liefern. Stehlen verträgt sich mit allem.

maldivia-rules-fish = Fischen und stehlen
maldivia-rules-fish-1 = Auf einem Fischfeld nimmst du alle gezeigten Fische aus dem Vorrat und steckst sie in beliebiger Reihenfolge auf deinen Mast. Gedruckte Fische gehen nie aus, aber der Vorrat kann leer sein: Was nicht da ist, wird nicht gefangen.
maldivia-rules-fish-2 = Du darfst auch die Boote neben deinem bestehlen, über eine Seite und nicht über Eck: von jedem den obersten Fisch. Gefangene und gestohlene Fische kommen gemeinsam auf den Mast.

maldivia-rules-mast = Der Mast
maldivia-rules-mast-1 = Auf einen Mast passen sieben Fische, und nur der oberste kann gestohlen werden oder verloren gehen. Es kommt also darauf an, was oben steckt.
maldivia-rules-mast-2 = Passen die neuen Fische nicht alle, nimm oben so viele ab, wie du willst, und steck dann auf, was passt. Der Rest kommt in den Vorrat.

maldivia-rules-deliver = Liefern
maldivia-rules-deliver-1 = Am Rand darfst du eines der offenen Schiffe dieser Seite beliefern, wenn auf deinem Mast alle Fische stecken, die es will, egal an welcher Stelle. Die Fische kommen in den Vorrat, die Karte kommt verdeckt zu dir. Das nächste Schiff der Insel füllt die Lücke.
maldivia-rules-deliver-2 = In einer Ecke darfst du beide Seiten beliefern. Nach einer Lieferung darfst du den Rest deines Mastes umsortieren.
maldivia-rules-picture-deliver = Das Boot liegt am Rand und hat, was ein Schiff dort will.

maldivia-rules-octopus = Der Oktopus
maldivia-rules-octopus-1 = Auf einem Oktopus darfst du eine Tafel verdrehen, die noch steht, deine eigene oder die eines anderen, um eine Viertel-, eine halbe oder eine Dreivierteldrehung. Ihre Vorderseite siehst du nicht, aber ein Pfeil zeigt jetzt gewiss woandershin.

maldivia-rules-shark = Der Hai
maldivia-rules-shark-1 = Haie tauchen nur auf, wo das Tuch gefaltet ist. Hast du eine Karte und ein anderer auch, darfst du tauschen: Du nennst die Karte, die du gibst, den Mitspieler und die Insel der Karte, die du willst. Unter den passenden entscheidet der Zufall, und niemand kann Nein sagen.

maldivia-rules-fog = Nebel: Das Meer faltet sich
maldivia-rules-fog-1 = Die Nebeltafel bewegt kein Boot. Die äußerste Reihe der genannten Seite wird umgeschlagen, und ihre Rückseite wird der neue Rand, mit neuen Fischen, Oktopussen und Haien. Das Meer ist von da an eine Reihe kleiner.
maldivia-rules-fog-2 = Boote in der gefalteten Reihe werden ein Feld nach innen getragen und schieben dabei vielleicht andere. Sie, die geschobenen Boote und die, unter die sich die Falte schiebt, verlieren ihren obersten Fisch. Auch dein eigenes Boot bleibt nicht verschont.
maldivia-rules-fog-3 = Jede Seite hat höchstens einmal pro Runde Nebel: Der zweite Nebel von derselben Seite bewirkt nichts. Füllen Boote eine ganze Linie, wird nicht gefaltet.
maldivia-rules-fog-4 = Nach dem Falten schickt der linke Nachbar eines der beiden offenen Schiffe dieser Seite unter den Stapel und deckt ein neues auf.
maldivia-rules-picture-fog = Ein mehrfach gefaltetes Meer: Die dämmerfarbenen Reihen sind die Rückseite des Tuchs.

maldivia-rules-end = Ende und Sieg
maldivia-rules-end-1 = Sind nur noch sechzehn Felder oder weniger zu sehen, ist die Partie fast vorbei: Alle spielen noch ihre Tafel mit dieser Nummer, dann ist Schluss.
maldivia-rules-end-2 = Zählt die Fische auf euren Karten. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Fische am Mast hat, und ist auch das gleich, gewinnen sie gemeinsam.

# Das Spiel auf einer Seite

maldivia-rules-aid-plan = Geheim planen: drei Pfeile und eine Nebeltafel, gespielt von links nach rechts.
maldivia-rules-aid-sail = Ein Pfeil: so weit segeln, wie du willst, nie durch ein Boot. Ohne Fahrt keine Aktion.
maldivia-rules-aid-fish = Fischen: alle Fische des Feldes nehmen. Nicht in einem Zug, in dem du lieferst.
maldivia-rules-aid-rob = Stehlen: den obersten Fisch jedes Bootes neben dir nehmen.
maldivia-rules-aid-mast = Der Mast fasst sieben. Nur der oberste Fisch kann gestohlen werden oder verloren gehen.
maldivia-rules-aid-deliver = Am Rand: alle Fische zahlen, die ein Schiff will, und seine Karte nehmen. In einer Ecke beide Seiten.
maldivia-rules-aid-octopus = Oktopus: eine noch stehende Tafel drehen.
maldivia-rules-aid-shark = Hai: ungesehen eine Karte mit jemandem tauschen.
maldivia-rules-aid-fog = Nebel: Die äußerste Reihe dieser Seite wird umgefaltet. Boote, die es trifft, verlieren den obersten Fisch. Jede Seite einmal in der Runde.
maldivia-rules-aid-end = Sechzehn Felder oder weniger: diese Tafel noch zu Ende, dann zählen. Jeder Fisch auf deinen Karten ist ein Punkt.

# Eine Runde als Beispiel

maldivia-rules-example = Eine Runde als Beispiel
maldivia-rules-example-1 = Mira liegt auf e4 und möchte das Schiff von Solys, das Rot und Grün will. Sie plant: Osten, Süden, Süden, und als letzte Tafel Nebel von Norden. Die anderen planen auch; niemand sieht es.
maldivia-rules-example-2 = Erste Tafel, Osten: Sie könnte auf jedem freien Feld bis zum Rand halten. Sie hält auf h4 bei einem roten Fisch, neben Bens Boot: Sie fischt den roten, stiehlt Ben seinen obersten Fisch, einen grünen, und steckt den roten auf den grünen.
maldivia-rules-example-3 = Zweite Tafel, Süden: Ottos Boot liegt auf h8 im Weg, daran kommt sie nicht vorbei. Sie hält auf h7 und fischt. Dritte Tafel, Süden: Otto ist weitergesegelt, und sie erreicht den Rand auf h10. Rot und Grün stecken auf ihrem Mast: Sie liefert und nimmt die Karte, zwei Punkte. Das nächste Schiff von Solys läuft ein.
maldivia-rules-example-4 = Vierte Tafel, Nebel N: Die nördliche Reihe wird umgefaltet, und ihre Rückseite mit neuen Fischen ist jetzt der Rand. Anas Boot lag dort: Es wird ein Feld nach innen getragen und verliert seinen obersten Fisch. Wer nach Mira dran ist, schickt ein Schiff von Nanga unter den Stapel. Dann planen alle neu.
