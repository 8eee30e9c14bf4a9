picker-title = { web-title }
picker-which = Welches Spiel? Gib seine Nummer ein, oder drücke Enter zum Beenden.
picker-seats = Wie viele Spieler, { $low } bis { $high }? Drücke Enter für { $low }.
picker-command = Zum Spielen: shoal play SPIEL

play-begin = { $game }. Die Startzahl des Zufalls ist versiegelt: { $commitment }
play-help-hint = Gib eine Aktion ein, ? für Hilfe oder quit zum Beenden.
play-help =
    Gib eine Aktion ein, oder ihre Nummer.
    ?           diese Hilfe zeigen und was du tun kannst
    why TEXT    warum eine Aktion nicht erlaubt ist
    hint        was ein Bot tun würde
    undo        deine letzte Aktion zurücknehmen
    board       das Brett noch einmal zeigen
    save        die Aufzeichnung jetzt speichern
    quit        beenden
play-many = { $name }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}, zum Beispiel „{ $example }“
play-no-action-near = Das ist keine Aktion. Meinst du „{ $hint }“?
play-no-action-families = Das ist keine Aktion. Versuch eine von diesen: { $hint }.
play-no-action-example = Das ist keine Aktion. Versuch zum Beispiel „{ $hint }“.
play-allowed = „{ $action }“ ist erlaubt.
play-undone = Zurückgenommen: { $action }
play-hint = Ein Bot würde spielen: { $action }
play-curtain = Gib das Gerät an { $seat } weiter, dann Enter drücken.
play-left = Du hast die Partie vor dem Ende verlassen.
play-saved = Aufzeichnung gespeichert: { $file }
play-not-saved = Die Aufzeichnung ließ sich nicht speichern, { $file }: { $reason }
play-no-record = Es gibt keine Datei zum Speichern. Beginne die Partie mit --record DATEI, um sie aufzuzeichnen.
play-result = { $rank }. { $seat }: { count-points }

replay-next = Enter drücken für die nächste Aktion, oder q eingeben zum Beenden.
