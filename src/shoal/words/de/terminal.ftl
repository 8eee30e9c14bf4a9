picker-title = { web-title }
picker-which = Welches Spiel? Gib seine Nummer ein, oder drücke Enter zum Beenden.
picker-seats = Wie viele Spieler, { $low } bis { $high }? Drücke Enter für { $low }.
picker-command = Zum Spielen: shoal play SPIEL

play-begin = { $game }. Die Startzahl des Zufalls ist versiegelt: { $commitment }
play-help-hint = Gib eine Aktion ein, ? für Hilfe oder quit zum Beenden.
play-help =
    Gib eine Aktion ein, oder ihre Nummer. Mehrere auf einmal: „sell 3 2“ oder mit Strichpunkt dazwischen.
    ?  help     diese Hilfe zeigen und was du tun kannst
    why         was gerade nicht geht, und warum
    why TEXT    warum eine Aktion nicht erlaubt ist
    hint        was ein Bot tun würde
    undo        deine letzte Aktion zurücknehmen
    board       das Brett noch einmal zeigen
    save        die Aufzeichnung jetzt speichern
    quit        beenden
play-many = { $name }: { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
}, zum Beispiel „{ $example }“{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = Das ist keine Aktion. Meinst du „{ $hint }“?
play-no-action-families = Das ist keine Aktion. Versuch eine von diesen: { $hint }.
play-no-action-example = Das ist keine Aktion. Versuch es zum Beispiel mit „{ $hint }“.
play-allowed = „{ $action }“ ist erlaubt.
play-why = Tippe why und eine Aktion, um zu erfahren, was dagegen spricht.
play-undone = Zurückgenommen: { $action }
play-hint = Ein Bot würde spielen: { $action }
play-curtain = Gib das Gerät an { $seat } weiter, dann Enter drücken.
play-left = Du hast die Partie vor dem Ende verlassen.
play-saved = Aufzeichnung gespeichert: { $file }
play-not-saved = Die Aufzeichnung ließ sich nicht speichern, { $file }: { $reason }
play-no-record = Es gibt keine Datei zum Speichern. Beginne die Partie mit --record DATEI, um sie aufzuzeichnen.
play-result = { $rank }. { $seat }: { count-points }

# Neben einer Möglichkeit: was sie brächte.

option-off = vom Mast: { $fish }
option-fish = Fische { $fish }
option-rob = { $seat } bestehlen: { $fish }
option-ships = kann { $ships } beliefern
option-octopus = Oktopus
option-shark = Hai
option-gain = +{ count-points }
option-caught = der Nebel träfe { $seats }
option-beside = Fische bei { $places }
option-explore = Höhle bei { $places }
option-ends = beendet den Tauchgang
option-known = bekannt: { $card }
option-bust = bekannt: { $card }, ein Paar!
option-keeps = { $count ->
    [one] 1 Fisch
   *[other] { $count } Fische
} behalten
option-steps = { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
option-meets = trifft { $seats }
option-faces = { $good } von { $faces } Seiten reichen
option-sea-fish = Fisch { $count }
option-sea-treasure = Schatz { $count }
option-leads = du würdest führen: { $actions }
option-leads-none = du würdest nicht führen
option-nothing = gibt den Stapel ohne Wirkung auf
option-vatu = Vatu { $before } → { $after }
option-points = Punkte { $before } → { $after }
option-lost = die Ware ist verloren
option-store = { $before } → { $after }
option-returns = du kehrst heim
option-attacks = neben { $seats }: Angriff möglich
option-segments = { $good } von { $of } Teilen reichen
option-trade = Güter { $goods }, Gold { $gold }

replay-next = Enter drücken für die nächste Aktion, oder q eingeben zum Beenden.
