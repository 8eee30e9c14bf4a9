# Die geführte erste Runde: wohin man schaut, was man tut und warum.

maldivia-guide-aim = Du fischst mit einem Boot auf einem Meer aus Tuch. Ringsum liegen Marktschiffe, zwei für jeden seiner vier Ränder, und jedes will bestimmte Fische. Wer sie liefert, bekommt die Karte des Schiffs: Jeder Fisch darauf ist ein Punkt.
maldivia-guide-boat = Wähle ein Boot. Sie sehen nur verschieden aus.
maldivia-guide-boat-why = Was dir gehört, trägt von jetzt an ein korallenrotes Zeichen, und Koralle heißt überall „deins“ und „jetzt“.
maldivia-guide-place = Tippe ein freies Feld an, um dein Boot dorthin zu stellen; tippe es noch einmal an, dann gilt es.
maldivia-guide-place-why = Hier geschieht noch nichts, aber dein erster Pfeil beginnt hier. Gut ist ein Feld, von dem mehrere Richtungen zu Fischen führen, die ein Schiff will. In der Mitte stehen alle Wege offen; am Rand ist der Weg zu dessen Schiffen kurz.
maldivia-guide-plan = Reihe vier Tafeln auf: drei Pfeile und einmal Nebel. Tippe eine Tafel an, um sie zu drehen, ziehe eine auf eine andere, um beide zu tauschen.
maldivia-guide-plan-why = Gespielt wird von links nach rechts, und alle planen geheim. Ein Pfeil ist eine Richtung, keine Weite: Wie weit du segelst, entscheidest du später. Der Nebel faltet eine Seite des Meeres weg, am besten eine, an der andere liegen. Sobald du eine Tafel änderst, zeigen Zahlen auf dem Meer, mit welcher du wohin kommen kannst.
maldivia-guide-sail = Dein Pfeil liegt offen. Jedes leuchtende Feld ist erreichbar: Tippe eines an und sieh den Weg und was er bringt; tippe noch einmal, um zu segeln.
maldivia-guide-sail-why = Halte, wo es etwas gibt: Fische, die ein Schiff will, ein Boot zum Bestehlen oder einen Rand mit einem Schiff, das du beliefern kannst. Strömungen tragen dich um die Ecke. Bleibst du liegen, darfst du dort nichts tun, und dein Zug ist zu Ende.
maldivia-guide-act = Du bist angekommen. Nutze, was hier ist: fische, stiehl einem Nachbarn den obersten Fisch oder beliefere ein Schiff an diesem Rand.
maldivia-guide-act-why = Du darfst mehreres davon tun, eins nach dem anderen; nur Fischen und Liefern geht nicht im selben Zug.
maldivia-guide-gain = Nimm noch mehr, wenn du willst, oder hol ein, was du in der Hand hast.
maldivia-guide-mast = Steck die Fische auf deinen Mast, einen nach dem anderen, von unten nach oben.
maldivia-guide-mast-why = Den obersten nehmen Diebe und Nebel. Dorthin gehört, was du am wenigsten brauchst. Sieben Fische passen.
maldivia-guide-drop = Mehr Fische, als auf deinen Mast passen: Sag, wie viele du zuerst oben abnimmst.
maldivia-guide-exchange = Nach dem Falten kommt ein offenes Schiff dieser Seite unter seinen Stapel, und ein neues erscheint.
maldivia-guide-exchange-why = Schick ein Schiff weg, das die anderen beliefern könnten, und behalte das, zu dem deine Fische passen.
maldivia-guide-note-folded = Der Nebel hat eine Reihe umgefaltet; ihre Rückseite ist der neue Rand. Boote in dieser Reihe und der darunter verlieren ihren obersten Fisch.
maldivia-guide-note-lost = Ein Boot, das die Falte erwischt hat, hat seinen obersten Fisch verloren.
maldivia-guide-note-robbed = Einem Nachbarboot wurde der oberste Fisch gestohlen. Nur der oberste ist je in Gefahr.
maldivia-guide-note-delivered = Ein Schiff wurde beliefert: Seine Karte ist gewonnen, jeder Fisch darauf ein Punkt.
maldivia-guide-note-blocked = Der Weg war versperrt, diese Tafel bewirkte nichts. Wo viele Boote sind, ist das Meer eng.
maldivia-guide-note-turned = ein Oktopus hat jemandes Tafel gedreht. Wohin sie jetzt zeigt, weiß nur, wem sie gehört.
maldivia-guide-note-swapped = ein Hai hat zwei Karten getauscht, ungesehen.
maldivia-guide-end =
    Das war eine ganze Runde. Drei Dinge entscheiden das Spiel:
    Lass den letzten Pfeil an einem Rand enden, dessen Schiff will, was du hast.
    Oben auf dem Mast steckt am besten, was du am wenigsten brauchst.
    Schick den Nebel dorthin, wo die anderen liegen. Sind nur noch sechzehn Felder übrig, ist das Spiel zu Ende.
