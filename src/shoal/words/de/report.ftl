# Der Balancebericht eines Spiels: eine Seite mit Bildern über viele Partien zwischen Bots.

report-title = { $game }: Balance
report-made = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} zwischen { $bots }. Regeln { $rules }, Spielmaterial { $components }, Startzahl { $seed }.
report-read = Die Striche an den Balken sind 95-%-Intervalle; Zahlen in Klammern zeigen die mittlere Hälfte aller Partien. Was Bots gut oder schlecht können, beeinflusst jede Zahl: Lies das als Frage an das Spiel, nicht als Urteil.
report-players = { $seats ->
    [one] 1 Spieler
   *[other] { $seats } Spieler
}
report-seat = Platz { $number }
report-even = Gleicher Anteil

report-overview = Auf einen Blick
report-col-players = { web-players }
report-col-games = Gespielte Partien
report-col-winner = Punkte des Siegers
report-col-lead = Vorsprung
report-col-length = Entscheidungen
report-col-shared = Geteilte Siege
report-col-seats = Plätze
report-seats-even = Kein Platz fällt auf
report-seat-ahead = Platz { $number } gewinnt zu oft ({ $share } %)
report-seat-behind = Platz { $number } gewinnt zu selten ({ $share } %)

report-by-seat = Siege nach Plätzen
report-by-seat-text = Platz 1 beginnt. Gold liegt klar über dem gleichen Anteil, Rot klar darunter.
report-decided = Wie früh die Partie entschieden ist
report-decided-text = Wie oft gewinnt, wer zu diesem Zeitpunkt die meisten Punkte hat.
report-moment = Nach { $share } %
report-points = Punkte je Spieler
report-points-below = Punkte aller Spieler, die der Sieger in Gold; die gestrichelte Linie ist der Median
report-lead = Vorsprung des Siegers
report-lead-below = Punkte zwischen Platz eins und zwei; die gestrichelte Linie ist der Median
report-length = Länge
report-length-below = Entscheidungen je Partie; die gestrichelte Linie ist der Median
report-aborted = { $count ->
    [one] Eine Partie endete nicht und zählt, wie sie stand.
   *[other] { $count } Partien endeten nicht und zählen, wie sie standen.
}

report-choices = Entscheidungen und ob sie sich lohnen
report-choices-text = Wie oft etwas gewählt wird, wenn es zur Wahl steht, und womit es einhergeht, es einmal öfter zu tun als die anderen: nach rechts mehr Siege, nach links weniger, blass, wo es Zufall sein kann.
report-choice = Wahl
report-per-game = Je Partie
report-offered = Wenn möglich
report-one-more = Siege bei einem mehr
report-things = Was benutzt wird und ob es sich lohnt
report-things-text = Alles mit einem Namen, mit dem etwas passiert ist. Eine gepunktete Linie kennzeichnet eine Annahme: Noch niemand hat sie an der Schachtel geprüft. Zeig darauf, um mehr zu lesen.

report-rests = Worauf das beruht
report-rests-text = Spielmaterial und Auslegungen, die noch niemand an der Schachtel geprüft hat. Wenn du das Spiel besitzt, kannst du die Materialdatei berichtigen und diese Seite neu erzeugen.
report-part = Spielmaterial
report-entries = Angenommene Einträge
report-rulings = { $count ->
    [one] Eine Annahme oder Auslegung
   *[other] { $count } Annahmen und Auslegungen
}
