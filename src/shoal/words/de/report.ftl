# Der Balancebericht eines Spiels: eine Seite mit Bildern über viele Spiele zwischen Bots.

report-title = { $game }: Balance
report-made = { $games } Spiele zwischen { $bots }. Regeln { $rules }, Spielmaterial { $components }, Startzahl { $seed }.
report-read = Striche an den Balken sind 95-%-Intervalle; Zahlen in Klammern fassen die mittlere Hälfte aller Spiele. Was Bots gut und schlecht können, färbt alles: Lies es als Frage an das Spiel, nicht als Urteil.
report-players = { $seats } Personen
report-seat = Platz { $number }
report-even = gleich

report-overview = Auf einen Blick
report-col-players = Personen
report-col-games = Spiele
report-col-winner = Punkte des Siegers
report-col-lead = Vorsprung
report-col-length = Entscheidungen
report-col-shared = geteilte Siege
report-col-seats = Plätze
report-seats-even = kein Platz fällt auf
report-seat-ahead = Platz { $number } gewinnt zu oft ({ $share } %)
report-seat-behind = Platz { $number } gewinnt zu selten ({ $share } %)

report-by-seat = Wer gewinnt, nach Plätzen
report-by-seat-text = Platz 1 beginnt. Gold liegt klar über dem gleichen Anteil, rot klar darunter.
report-decided = Wie früh es entschieden ist
report-decided-text = Der Anteil der Siege, der an die Führenden nach einem Teil des Spiels geht.
report-moment = nach { $share } %
report-points = Punkte
report-points-below = Punkte aller, die der Sieger in Gold; die gestrichelte Linie ist die Mitte
report-lead = Vorsprung des Siegers
report-lead-below = Punkte zwischen Erstem und Zweitem; die gestrichelte Linie ist die Mitte
report-length = Länge
report-length-below = Entscheidungen in einem Spiel; die gestrichelte Linie ist die Mitte
report-aborted = { $count ->
    [one] Ein Spiel fand kein Ende und zählt, wie es stand.
   *[other] { $count } Spiele fanden kein Ende und zählen, wie sie standen.
}

report-choices = Entscheidungen, und was sie bringen
report-choices-text = Wie oft etwas gewählt wird, wenn es eine Wahl gab, und womit eines mehr als bei den anderen am Tisch einhergeht: nach rechts mehr Siege, nach links weniger, blass, wo es Zufall sein kann.
report-choice = Wahl
report-per-game = je Spiel
report-offered = der Gelegenheiten
report-one-more = eins mehr: Siege
report-things = Was benutzt wird, und was es bringt
report-things-text = Alles mit einem Namen, mit dem etwas geschah. Gepunktet ist, was angenommen ist: Noch niemand hat es an der Schachtel geprüft. Zeig darauf, um zu lesen, was.

report-rests = Worauf das beruht
report-rests-text = Spielmaterial und Auslegungen, die noch niemand an der Schachtel geprüft hat. Wer sie besitzt, kann die Materialdatei berichtigen und diese Seite neu erzeugen.
report-part = Spielmaterial
report-entries = angenommene Einträge
report-rulings = { $count ->
    [one] Eine Annahme oder Auslegung
   *[other] { $count } Annahmen und Auslegungen
}
