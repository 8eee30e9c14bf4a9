picker-title = Shoal: Brettspiele vom Meer
picker-which = Welches Spiel? (Nummer, oder Enter zum Gehen)
picker-seats = Wie viele Spieler, { $low } bis { $high }? (Enter für { $low })
picker-command = Beginne eines mit: shoal play SPIEL

play-begin = { $game }. Das Geheimnis des Meeres ist versiegelt: { $commitment }
play-help-hint = Tippe eine Aktion, ? für Hilfe, quit zum Gehen.
play-help =
    Tippe eine Aktion als Text oder ihre Nummer.
    ?           diese Hilfe und was du tun darfst
    why TEXT    warum eine Aktion nicht erlaubt ist
    hint        was ein Bot tun würde
    undo        deinen letzten Schritt zurücknehmen
    board       das Brett noch einmal zeigen
    save        die Aufzeichnung jetzt schreiben
    quit        gehen
play-many = { $name }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}, zum Beispiel „{ $example }“
play-no-action-near = Das ist keine Aktion; meinst du „{ $hint }“?
play-no-action-families = Das ist keine Aktion; es gibt { $hint }.
play-no-action-example = Das ist keine Aktion; zum Beispiel „{ $hint }“.
play-allowed = „{ $action }“ ist erlaubt.
play-undone = Zurückgenommen: { $action }
play-hint = Ein Bot würde spielen: { $action }
play-curtain = Gib das Gerät weiter an { $seat }; dann Enter drücken.
play-left = Die Partie bleibt unbeendet.
play-saved = Aufzeichnung geschrieben: { $file }
play-not-saved = Die Aufzeichnung ließ sich nicht schreiben, { $file }: { $reason }
play-no-record = Es gibt nichts zum Hineinschreiben: Beginne die Partie mit --record DATEI, um sie aufzuzeichnen.
play-result = { $rank }. { $seat }: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}

replay-next = Enter für die nächste Aktion, q zum Gehen
