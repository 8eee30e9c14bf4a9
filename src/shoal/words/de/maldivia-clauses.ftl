# Die Regeln von Maldivia, Punkt für Punkt. Die englischen stehen in clauses.toml beim Spiel.

MAL-001 = Ein Feld behält seinen Namen die ganze Partie über; im Spiel ist nur das sichtbare Rechteck.
MAL-002 = Ein Feld am gefalteten Rand zeigt die Rückseite seines äußeren Nachbarn; wo zwei Falten zusammentreffen, gilt die spätere.
MAL-003 = Nachbarn haben eine gemeinsame Seite. Schräg zählt nicht.
MAL-004 = Ein Feld grenzt an eine Spielplanseite, wenn es in deren äußerster sichtbarer Reihe liegt.
MAL-005 = Alle sichtbaren Felder zählen, mit oder ohne Boot darauf.
MAL-006 = Ein Boot pro Feld, und jedes Boot auf einem sichtbaren Feld.
MAL-007 = Fische, die auf dem Tuch abgebildet sind, gehen nie aus; auf demselben Feld kann man immer wieder fischen.

MAL-010 = Das Tuch beginnt ungefaltet, mit der Seite ohne Haie nach oben.
MAL-011 = Jeder wählt ein Boot und hat drei Richtungstafeln und eine Nebeltafel; der Rest bleibt in der Schachtel.
MAL-012 = Alle 32 Fische beginnen im Vorrat, und jeder Mast ist leer.
MAL-013 = Die zehn Marktschiffe jeder Insel werden zu einem eigenen Stapel gemischt.
MAL-014 = Die Inseln liegen im Uhrzeigersinn: Efo im Osten, Solys im Süden, Wipi im Westen, Nanga im Norden.
MAL-015 = Von jeder Insel liegen zwei Marktschiffe offen.
MAL-016 = Der Zufall bestimmt den Startspieler, es sei denn, der Gastgeber lässt den ersten Platz beginnen.
MAL-017 = Vom Startspieler an kommen die Boote auf beliebige freie Felder; die offenen Marktschiffe kennt man dann schon.
MAL-018 = Ein Boot aufs Tuch zu stellen löst nichts aus.
MAL-019 = Gespielt wird im Uhrzeigersinn; dein linker Nachbar ist der nächste Platz.

MAL-020 = Jede Runde wird zuerst geplant und danach gesegelt.
MAL-021 = Ein Plan stellt alle vier Tafeln in beliebiger Reihenfolge auf; keine darf fehlen.
MAL-022 = Ein Pfeil zeigt in eine der vier Richtungen, die Nebeltafel nennt eine der vier Seiten.
MAL-023 = Pläne meinen Himmelsrichtungen, egal wie jemand am Tisch sitzt.
MAL-024 = Alle planen gleichzeitig und geheim.
MAL-025 = Ein Plan darf geändert werden, bis der letzte steht; von da an ändert ihn nur noch ein Oktopus.
MAL-026 = Von hinten sehen alle Tafeln gleich aus.
MAL-027 = Es gibt 1024 verschiedene Pläne.

MAL-035 = Tafel für Tafel, der Startspieler zuerst und dann im Uhrzeigersinn, kippen alle die Tafel mit derselben Nummer.
MAL-036 = Zuerst wird die Tafel gezeigt; danach entscheidet, wem sie gehört.
MAL-037 = Eine gekippte Tafel liegt offen bis zum Ende der Runde und lässt sich nicht mehr verdrehen.
MAL-038 = Ein Zug wird ganz beendet, auch das Auswechseln, bevor die nächste Tafel gezeigt wird.
MAL-039 = Nach vier Tafeln wandert der Startspieler nach links, die Tafeln kommen zurück und die Nebelmarken verschwinden.

MAL-050 = Ein Boot segelt so weit es will in Pfeilrichtung, mindestens ein Feld, auf ein freies Feld.
MAL-051 = Es fährt nur über freie Felder, nie über ein Boot.
MAL-052 = Es verlässt nie das sichtbare Meer.
MAL-053 = Mit einem Boot oder dem Rand direkt vor sich kann es nicht segeln.
MAL-054 = Segeln ist nie Pflicht; wer bleibt, beendet den Zug.
MAL-055 = Wer nicht gesegelt ist, hat keine Aktion.
MAL-056 = Nur das letzte Feld einer Fahrt zählt, nicht der Weg dorthin.
MAL-057 = Eine Fahrt endet woanders, als sie begann.
MAL-058 = Ein Boot ist sich nicht selbst im Weg.

MAL-070 = Eine Strömung ist eine Reihe von Feldern mit einem Anfang und einer Richtung, in der man sie verlässt.
MAL-071 = Wer das erste Feld einer Strömung in ihrer Richtung betritt, darf ihr folgen.
MAL-072 = Folgen heißt: sie ganz durchfahren, sie in ihrer Richtung verlassen und geradeaus weitersegeln.
MAL-073 = Wer einer Strömung folgt, muss sie verlassen, bevor er hält.
MAL-074 = Eine Strömung darf man ignorieren: Boote queren sie und halten auf ihr wie auf offenem Meer.
MAL-075 = Kein Abbiegen gegen den Strom, mitten hinein, seitwärts oder vor dem Ende hinaus.
MAL-076 = Ein Boot, das auf einem Strömungsfeld startet, folgt in dieser Fahrt keiner Strömung.
MAL-077 = Alle Felder einer Strömung und das dahinter müssen sichtbar und frei sein.
MAL-078 = Eine Fahrt darf mehreren Strömungen folgen, jeder einmal.
MAL-079 = Eine Strömung, von der ein Feld weggefaltet oder verdeckt ist, ist unterbrochen.
MAL-080 = Ein Boot, das der Nebel auf eine Strömung setzt, startet seine nächste Fahrt auf ihr.

MAL-085 = Aktionen kommen gleich nach der Fahrt des eigenen Bootes, und nur dann.
MAL-086 = Jede Aktion ist freiwillig; man kann jede auslassen.
MAL-087 = Es gibt vier: Fische gewinnen, eine Tafel verdrehen, eine Karte eintauschen, beliefern.
MAL-088 = Die Reihenfolge ist beliebig: einmal Fische gewinnen, einmal Oktopus oder Hai, einmal beliefern je angrenzender Seite.
MAL-089 = Stehlen geht mit allem zusammen, Fischen nur mit Stehlen.
MAL-090 = Niemand fischt und beliefert im selben Zug.
MAL-091 = Was möglich ist, wird nach jeder Aktion neu angesehen.
MAL-092 = Der Zug endet, wenn der Spieler es sagt oder nichts mehr zu tun ist.

MAL-100 = Wer fischt, nimmt alle Fische, die das Feld zeigt, und steckt sie in beliebiger Reihenfolge auf den Mast.
MAL-101 = Was im Vorrat fehlt, wird nicht gefangen.
MAL-102 = Der Vorrat zählt so, wie er war, als das Nehmen begann.
MAL-103 = Ist keiner der abgebildeten Fische im Vorrat, gibt es kein Fischen, und Beliefern bleibt möglich.
MAL-104 = Wer fischt, nimmt alles, was da ist, außer es wird zu viel.
MAL-105 = Wer stiehlt, nimmt den obersten Fisch eines benachbarten Bootes, einen pro Boot, von welchen er will.
MAL-106 = Leere Masten kann man nicht bestehlen.
MAL-107 = Auch Boote, die schon vor der Fahrt Nachbarn waren, kann man bestehlen.
MAL-108 = Gefangene und gestohlene Fische kommen zusammen auf den Mast, in beliebiger gemeinsamer Reihenfolge.
MAL-109 = Fische, die vorher auf dem Mast waren, bleiben, wie sie sind.

MAL-115 = Auf einen Mast passen sieben Fische.
MAL-116 = Passen alle, kommen alle neuen Fische darauf.
MAL-117 = Sonst nimm oben beliebig viele ab und behalte dann von den neuen, welche passen; der Rest geht zurück.
MAL-118 = Ein unterer Fisch kommt nur ab, wenn vorher alle darüber abgekommen sind.
MAL-119 = Wenn es zu viele sind, muss keiner der neuen Fische behalten werden.
MAL-120 = Gestohlene Fische, die man nicht behält, kommen in den Vorrat, nicht zu ihrem früheren Besitzer.
MAL-121 = Wenn alle passen, wird kein Fisch zurückgeworfen.

MAL-130 = Ein Boot am Rand darf dort ein offenes Marktschiff beliefern.
MAL-131 = Auf dem Mast müssen alle bestellten Fische sein, egal an welcher Stelle.
MAL-132 = Die Fische kommen in den Vorrat, die Karte verdeckt zum Spieler.
MAL-133 = Ein Marktschiff pro Seite und Zug, ein neu aufgedecktes eingeschlossen.
MAL-134 = Auf einem Eckfeld kann man beide Seiten beliefern, in beliebiger Reihenfolge.
MAL-135 = Wo das Meer nur ein Feld breit ist, kann ein Boot auch gegenüberliegende Seiten beliefern.
MAL-136 = Gleich nach dem Beliefern darf man die übrigen Fische umsortieren.
MAL-137 = Von jeder verlangten Farbe kommen die obersten Fische vom Mast.
MAL-138 = Die nächste Karte des Stapels nimmt den Platz eines belieferten Marktschiffs ein, solange es eine gibt.
MAL-139 = Ohne offenes Marktschiff gibt es nichts zu beliefern.
MAL-140 = Fische, die man in diesem Zug gestohlen hat, kann man im selben Zug liefern.
MAL-141 = Auf einem Fischfeld am Rand gilt eines von beiden: fischen oder beliefern.

MAL-150 = Ein Oktopus verdreht eine stehende Tafel, von wem auch immer, um ein Viertel, die Hälfte oder drei Viertel.
MAL-151 = Eine verdrehte Tafel ändert sich wirklich und behält ihren Platz in der Reihe.
MAL-152 = Nur ihr Besitzer sieht die Vorderseite.
MAL-153 = Vierteldrehungen gehen im Uhrzeigersinn, wie der Besitzer sie sieht: Norden, Osten, Süden, Westen.
MAL-154 = Auf einer Nebeltafel bringt eine Vierteldrehung den Buchstaben davor nach oben: O, N, W, S.
MAL-155 = Tafeln, die liegen, lassen sich nicht verdrehen.
MAL-156 = Alle sehen, welche Tafel verdreht wurde und wie weit.

MAL-160 = Für den Hai brauchst du eine eigene Karte und einen Gegner, der auch eine hat.
MAL-161 = Du nennst die Karte, die du gibst, den Gegner und die Insel; unter diesen Karten wählt der Zufall.
MAL-162 = All das wird vor dem Ziehen gewählt, und die gegebene Karte ist nicht dabei.
MAL-163 = Auch eine in diesem Zug gewonnene Karte kann man geben.
MAL-164 = Der Gegner kann nicht ablehnen.
MAL-165 = Seine eigenen Karten darf sich jeder jederzeit ansehen.
MAL-166 = Haifelder liegen am Rand, also kann man dort auch beliefern.

MAL-170 = Der Buchstabe auf einer Nebeltafel nennt die Seite, von der der Nebel kommt.
MAL-171 = Jede Seite hat höchstens einmal pro Runde Nebel.
MAL-172 = Nebel von einer Seite, die ihn in dieser Runde schon hatte, bewirkt nichts.
MAL-173 = Sonst muss das Tuch gefaltet werden.
MAL-174 = Die äußerste Reihe wird auf die nächste gelegt; ihre Rückseite ist der neue Rand.
MAL-175 = Ein Boot in der gefalteten Reihe rückt ein Feld nach innen und ist betroffen.
MAL-176 = Ein Boot in der Reihe darunter bleibt, wenn es niemand schiebt, und ist betroffen; die dahinter sind es nicht.
MAL-177 = Ein nach innen getragenes Boot schiebt das Boot weiter, auf dem es landet.
MAL-178 = Das Schieben setzt sich durch eine lückenlose Kette fort; sie ist ganz betroffen, Boote hinter einer Lücke nicht.
MAL-179 = Jede Linie wird für sich betrachtet.
MAL-180 = Jedes betroffene Boot verliert seinen obersten Fisch, falls es einen hat, auch das Boot des Nebelspielers.
MAL-181 = Wohin der Nebel ein Boot setzt, dort geschieht nichts.
MAL-185 = Füllen Boote eine ganze Linie in Nebelrichtung, wird nichts gefaltet, aber die Seite gilt als verbraucht.
MAL-186 = Ein Meer, das nur ein Feld breit ist, lässt sich quer dazu nicht falten.
MAL-187 = Beim Nebel gilt die Reihenfolge: verbraucht, Marke, volle Linie, falten, Boote, Fische, auswechseln.
MAL-188 = Falten bleiben, und die Marktschiffe einer Seite rücken mit ihrem Rand nach.
MAL-189 = Eine Nebeltafel gibt dem Spieler weder Fahrt noch Aktion.

MAL-200 = Nach dem Falten legt der linke Nachbar ein offenes Marktschiff dieser Seite unter ihren Stapel und deckt das nächste auf.
MAL-201 = Ist der Stapel leer, wird nicht ausgewechselt.
MAL-202 = Ausgewechselt wird vor dem eigenen Zug des Nachbarn, auch am Ende einer Runde oder Partie.
MAL-203 = Solange ein Stapel Karten hat, liegen zwei Marktschiffe seiner Insel offen.

MAL-210 = Bei 16 oder weniger sichtbaren Feldern endet die Partie, sobald alle gleich viele Tafeln gespielt haben.
MAL-211 = Das wird nach dem letzten Spieler jeder Tafelnummer geprüft.
MAL-212 = Bis dahin sind es ganz normale Züge.
MAL-213 = Spätere Tafeln werden nicht mehr gespielt.
MAL-214 = Nichts anderes beendet die Partie.
MAL-215 = Die Regeln setzen keine letzte Runde; zufälligem Spiel wird von außen eine Grenze gesetzt.

MAL-220 = Jeder Fisch auf einer gesammelten Karte ist ein Punkt; Fische auf dem Mast sind keine.
MAL-221 = Bei Gleichstand gewinnt, wer mehr Fische auf dem Mast hat.
MAL-222 = Ist es immer noch gleich, gewinnen sie gemeinsam.
MAL-223 = So werden alle gereiht; Gleiche teilen einen Rang, und der nächste entfällt.

MAL-230 = Zu zweit, zu dritt und zu viert gelten dieselben Regeln.
MAL-231 = Zu zweit ist der andere der linke Nachbar.
