# Das Regelbuch von Maldivia, für Menschen. Kapitel in der Reihenfolge des Spiels.
# Welche Klauseln ein Absatz erzählt, steht in der englischen Datei.

maldivia-rules-aim = Worum es geht
maldivia-rules-aim-1 = Das Meer ist ein Tuch, und es wird unter euren Booten weggefaltet. Du fischst, bestiehlst deine Nachbarn und lieferst, was die Marktschiffe an den vier Rändern haben wollen. Jeder Fisch auf einer gewonnenen Marktschiffkarte ist ein Punkt.
maldivia-rules-aim-2 = Gesteuert wird nicht aus dem Stand: Zu Beginn jeder Runde stellen alle geheim vier Tafeln auf, und dann treffen die Pläne aufeinander. Zu zweit, zu dritt und zu viert gelten dieselben Regeln.

maldivia-rules-setup = Vor der ersten Runde
maldivia-rules-setup-1 = Das Tuch liegt offen da: zehn mal zehn Felder, mit der Seite ohne Haie nach oben. An jeder Seite liegt eine Insel: Nanga im Norden, Efo im Osten, Solys im Süden, Wipi im Westen. Jede Insel hat einen gemischten Stapel mit zehn Marktschiffen, zwei davon liegen von Anfang an offen.
maldivia-rules-setup-2 = Alle wählen ein Boot und bekommen drei Richtungstafeln und eine Nebeltafel. Die Masten sind leer; alle 32 Fische liegen im Vorrat. Der Zufall bestimmt den Startspieler, außer der Gastgeber lässt den ersten Platz beginnen. Von dort im Uhrzeigersinn kommt jedes Boot auf ein beliebiges freies Feld, je Feld ein Boot. Dort geschieht noch nichts. Dein linker Nachbar ist der nächste Platz; zu zweit ist es der andere.

maldivia-rules-plan = Eine Runde planen
maldivia-rules-plan-1 = Alle planen gleichzeitig und geheim. Stell alle vier Tafeln in eine Reihe, in beliebiger Reihenfolge. Dreh jeden Pfeil in eine der vier Richtungen und die Nebeltafel auf eine der vier Seiten. Es gelten die Himmelsrichtungen, wo du auch sitzt, und von hinten sehen alle Tafeln gleich aus.
maldivia-rules-plan-2 = Du darfst deinen Plan ändern, bis der letzte steht. Danach kann nur noch ein Oktopus daran drehen.

maldivia-rules-round = Tafel für Tafel
maldivia-rules-round-1 = Jetzt werden die ersten Tafeln ausgeführt, reihum ab dem Startspieler, dann alle zweiten und so weiter. Du kippst deine Tafel um und entscheidest erst dann, wie weit du segelst und was du tust; dein Zug ist zu Ende, bevor die nächste Tafel gezeigt wird. Eine gezeigte Tafel liegt offen bis zum Ende der Runde.
maldivia-rules-round-2 = Nach vier Tafeln ist die Runde vorbei. Der nächste Spieler wird Startspieler, alle nehmen ihre Tafeln zurück, jede Seite kann wieder Nebel haben, und eine neue Runde wird geplant.

maldivia-rules-sail = Ein Pfeil: segeln
maldivia-rules-sail-1 = Dein Boot segelt gerade in Pfeilrichtung, so weit du willst und mindestens ein Feld, und hält auf einem freien Feld, einem anderen als dem, auf dem es begann. Es fährt nie über ein anderes Boot und verlässt nie das Meer. Liegt gleich voraus ein Boot oder der Rand, kann es nicht segeln.
maldivia-rules-sail-2 = Du darfst auch bleiben. Aber wer nicht gesegelt ist, hat keine Aktion, wo auch immer sein Boot liegt. Es zählt nur das Feld, auf dem du hältst, nicht die Felder unterwegs.
maldivia-rules-picture-sail = Der Pfeil zeigt in eine Richtung, und jedes Feld in dieser Linie bis zum nächsten Boot oder zum Rand ist erreichbar. Der gewählte Weg ist markiert.

maldivia-rules-current = Strömungen
maldivia-rules-current-1 = Helle Bänder sind Strömungen: ein Punkt, wo sie beginnen, ein Pfeil, wo sie enden. Segelst du in ihrer Richtung auf das erste Feld einer Strömung, darfst du ihr um den ganzen Bogen folgen, sie am Ende verlassen und gerade weitersegeln. Wer ihr folgt, muss sie verlassen, bevor er hält.
maldivia-rules-current-2 = Du darfst sie auch missachten: Boote überqueren sie und halten darauf wie auf offenem Wasser. Auf halbem Weg einbiegen, gegen sie wenden oder sie früher verlassen geht nicht. Beginnst du deine Fahrt auf einer Strömung, folgst du in dieser Fahrt keiner. Einer Strömung, die nicht mehr ganz ist, weil ein Teil weggefaltet oder verdeckt ist oder ein Boot darauf oder gleich dahinter liegt, kann man nicht folgen. Eine Fahrt darf mehreren Strömungen folgen, jeder einmal.
maldivia-rules-picture-current = Eine Strömung trägt das Boot um die Ecke.

maldivia-rules-act = Was du tun kannst, wo du hältst
maldivia-rules-act-1 = Gleich nach dem Segeln darfst du das Feld nutzen, auf dem du hältst: Fische gewinnen, am Rand liefern, einen Oktopus oder einen Hai nutzen. Die Reihenfolge wählst du, und auslassen darfst du alles: einmal gewinnen, einmal Oktopus oder Hai und eine Lieferung für jede Seite, an der du liegst. Was eines bringt, kann das Nächste möglich machen.
maldivia-rules-act-2 = Eines geht nie: im selben Zug fischen und liefern, auch nicht auf einem Fischfeld am Rand. Stehlen verträgt sich mit allem.

maldivia-rules-fish = Fischen und stehlen
maldivia-rules-fish-1 = Auf einem Fischfeld nimmst du alle gezeigten Fische aus dem Vorrat und steckst sie in beliebiger Reihenfolge auf deinen Mast. Gedruckte Fische gehen nie aus, aber der Vorrat kann leer sein: Was nicht da ist, wird nicht gefangen, und ist keiner davon da, fischst du gar nicht.
maldivia-rules-fish-2 = Du darfst auch die Boote neben deinem bestehlen, über eine Seite und nicht über Eck: von jedem, das du willst, den obersten Fisch, sofern einer da ist. Gefangene und gestohlene Fische kommen gemeinsam auf den Mast; was schon dort steckt, bleibt, wie es ist.

maldivia-rules-mast = Der Mast
maldivia-rules-mast-1 = Auf einen Mast passen sieben Fische, und nur der oberste kann gestohlen werden oder verloren gehen. Es kommt also darauf an, was oben steckt. Passen alle neuen Fische, kommen alle darauf, und keiner wird zurückgegeben.
maldivia-rules-mast-2 = Passen die neuen Fische nicht alle, nimm oben so viele ab, wie du willst, und steck dann von den neuen auf, was passt, oder keinen. Der Rest kommt in den Vorrat, auch Gestohlenes.

maldivia-rules-deliver = Liefern
maldivia-rules-deliver-1 = Am Rand darfst du eines der offenen Schiffe dieser Seite beliefern, wenn auf deinem Mast alle Fische stecken, die es will, egal an welcher Stelle; in diesem Zug Gestohlenes zählt mit. Die obersten Fische jeder Farbe gehen in den Vorrat, die Karte kommt verdeckt zu dir. Das nächste Schiff der Insel füllt die Lücke, solange es eines gibt, aber du belieferst ein Schiff je Seite und Zug.
maldivia-rules-deliver-2 = In einer Ecke darfst du beide Seiten beliefern, und wo das Meer nur ein Feld breit ist, auch gegenüberliegende. Gleich nach einer Lieferung darfst du den Rest deines Mastes umsortieren.
maldivia-rules-picture-deliver = Das Boot liegt am Rand und hat, was ein Schiff dort will.

maldivia-rules-octopus = Der Oktopus
maldivia-rules-octopus-1 = Auf einem Oktopus darfst du eine Tafel verdrehen, die noch steht, deine eigene oder die eines anderen, um eine Viertel-, eine halbe oder eine Dreivierteldrehung, im Uhrzeigersinn aus der Sicht ihres Besitzers; ihr Platz in der Reihe bleibt. Alle sehen, welche Tafel wie weit gedreht wurde, die Vorderseite sieht nur ihr Besitzer. Eine Nebeltafel nennt danach eine andere Seite.

maldivia-rules-shark = Der Hai
maldivia-rules-shark-1 = Haie tauchen nur auf, wo das Tuch gefaltet ist, also immer am Rand. Hast du eine Karte, auch eine eben gewonnene, und ein anderer auch, darfst du tauschen: Du nennst die Karte, die du gibst, den Mitspieler und die Insel der Karte, die du willst. Unter den passenden entscheidet der Zufall, deine eigene ist nicht dabei, und niemand kann Nein sagen. Deine eigenen Karten darfst du jederzeit ansehen.

maldivia-rules-fog = Nebel: Das Meer faltet sich
maldivia-rules-fog-1 = Die Nebeltafel bewegt kein Boot und gibt keine Aktion. Die äußerste Reihe der genannten Seite wird umgeschlagen, und ihre Rückseite wird der neue Rand, mit neuen Fischen, Oktopussen und Haien; wo zwei Falten sich treffen, zeigt sich die spätere. Das Meer ist von da an eine Reihe kleiner, und die Schiffe dieser Seite rücken mit.
maldivia-rules-fog-2 = Boote in der gefalteten Reihe werden ein Feld nach innen getragen und schieben das Boot, auf das sie treffen, und so weiter durch eine lückenlose Reihe. Sie alle und die Boote, unter die sich die Falte schiebt, verlieren ihren obersten Fisch; Boote hinter einer Lücke nicht. Auch dein eigenes Boot bleibt nicht verschont. Wohin der Nebel ein Boot bringt, dort geschieht nichts.
maldivia-rules-fog-3 = Jede Seite hat höchstens einmal pro Runde Nebel: Der zweite Nebel von derselben Seite bewirkt nichts. Füllen Boote eine ganze Linie oder ist das Meer dort nur ein Feld breit, wird nicht gefaltet, aber die Seite hat ihren Nebel gehabt.
maldivia-rules-fog-4 = Nach dem Falten muss der linke Nachbar eines der beiden offenen Schiffe dieser Seite unter den Stapel schicken und ein neues aufdecken, bevor irgendetwas anderes geschieht. Ohne Stapel wird nichts getauscht.
maldivia-rules-picture-fog = Ein mehrfach gefaltetes Meer: Die dämmerfarbenen Reihen sind die Rückseite des Tuchs.

maldivia-rules-end = Ende und Sieg
maldivia-rules-end-1 = Sind nur noch sechzehn Felder oder weniger zu sehen, ob mit oder ohne Boot, ist die Partie fast vorbei: Alle spielen noch ihre Tafel mit dieser Nummer, dann ist Schluss. Spätere Tafeln werden nicht gespielt, und sonst beendet nichts die Partie.
maldivia-rules-end-2 = Zählt die Fische auf euren Karten; die am Mast sind keine Punkte. Die meisten Punkte gewinnen. Bei Gleichstand gewinnt, wer mehr Fische am Mast hat, und ist auch das gleich, gewinnen sie gemeinsam.

maldivia-rules-decided = Von uns entschieden
maldivia-rules-decided-1 = Eine Regel kann man auch anders lesen. Hier kommen deine Aktionen in beliebiger Reihenfolge, und du gewinnst einmal Fische: Alle Boote, die du willst, bestiehlst du auf einmal. Gemeint sein kann auch eine feste Reihenfolge (gewinnen, liefern, dann Oktopus oder Hai), oder dass jeder Nachbar für sich bestohlen wird.

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
maldivia-rules-example-4 = Vierte Tafel, Nebel von Norden: Die nördliche Reihe wird umgefaltet, und ihre Rückseite mit neuen Fischen ist jetzt der Rand. Anas Boot lag dort: Es wird ein Feld nach innen getragen und verliert seinen obersten Fisch. Wer nach Mira dran ist, schickt ein Schiff von Nanga unter den Stapel. Dann planen alle neu.
