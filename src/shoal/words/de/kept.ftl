# Die Seite, die sagt, was ein Server über Menschen aufbewahrt und wie lange.

kept-title = Was dieser Server aufbewahrt
kept-intro = Keine Konten, keine E-Mail-Adressen, keine Werbung, nichts von anderswo geladen und nichts weitergegeben.
kept-what = Was
kept-long = Wie lange
kept-days = { $days ->
    [one] einen Tag
   *[other] { $days } Tage
}
kept-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
}
kept-for-good = bis du es löschst oder der Server abgestellt wird
kept-pass = Ein Cookie mit einer Zufallszahl, damit deine Plätze dir gehören. Es sagt nichts über dich.
kept-pass-long = 400 Tage auf deinem Gerät. Der Server bewahrt es nicht auf.
kept-games = Partien, die du spielst: die eingetippten Namen, jeder Zug mit Uhrzeit, Entwürfe von Plänen und was du im Chat gesagt hast.
kept-games-over = { $days }, nachdem eine Partie zu Ende ist
kept-games-idle = { $days } nach dem letzten Zug einer Partie, die niemand beendet hat
kept-games-open = { $days }, nachdem ein Tisch eröffnet wurde und niemand begonnen hat
kept-address = Die Adresse, von der aus du verbunden bist, damit niemand den Server überflutet.
kept-address-long = Eine Stunde im Speicher. Sie wird weder abgelegt noch protokolliert, außer bei einer Meldung.
kept-reports = Meldungen über das Verhalten von jemandem: das zuletzt Gesagte, Name und Adresse und wer es gemeldet hat.
kept-reports-long = { $days } nach der Meldung
kept-backups = Sicherungen von alledem.
kept-backups-long = { $days }; Gelöschtes steht bis dahin noch darin
kept-backups-none = Dieser Server macht von selbst keine.
kept-forgotten = Die Prüfsumme eines entzogenen Ausweises, damit niemand eine Kopie davon benutzen kann.
kept-rights = Deine Rechte
kept-export = Alles herunterladen, was dieser Server über dich aufbewahrt
kept-delete = Du kannst dich vergessen lassen: Deine Namen, Chatnachrichten und Entwürfe werden sofort gelöscht, deine Plätze übernehmen Bots, die Partien der anderen bleiben.
kept-forget = Auf diesem Server vergessen werden
kept-forgotten-now = Erledigt. Dieser Server hat dich vergessen.
kept-proxy = Wer diesen Server betreibt, hat vielleicht einen Proxy davor, der eigene Protokolle führt. Frag nach.
