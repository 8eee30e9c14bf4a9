# Was ein Tisch und sein Server antworten: eine Meldung für jeden Schlüssel, hier oder in kernel.ftl.
# Terminal und Browser lesen beide diese Datei.

table-busy = Zu viele Änderungen auf einmal. Versuch es noch einmal.
table-broken = Dieser Tisch ist beschädigt und lässt sich nicht öffnen. Frag, wer den Server betreibt.
table-clock = Diese Uhr gibt es nicht.
table-host-only = Das kann nur der Gastgeber.
table-link-old = Dieser Link zu einem Platz ist ungültig oder abgelaufen. Erstelle einen neuen auf dem Gerät, an dem du zuletzt gespielt hast.
table-no-seat = Diesen Platz gibt es an diesem Tisch nicht.
table-no-spectators = Dieser Tisch ist nicht für Zuschauer offen.
table-not-open = Das geht nur, bevor die Partie beginnt.
table-not-over = Die Partie ist noch nicht zu Ende.
table-not-running = Diese Partie läuft nicht.
table-not-waiting = { $seat } ist gerade nicht dran.
table-not-yours = Das ist nicht dein Platz.
table-nothing-to-change = Es gibt nichts zu ändern.
table-old = Dieser Tisch wurde mit älteren Regeln begonnen und lässt sich hier nicht fortsetzen.
table-seat-bot = Diesen Platz behält ein Bot, bis das Spiel vorbei ist.
table-options = Diese Einstellung oder diesen Wert gibt es in diesem Spiel nicht.
table-rematch-there = Eine neue Partie ist schon eröffnet.
table-seat-free = Dieser Platz ist schon frei.
table-seat-second = Du hast in diesem Spiel schon auf einem anderen Platz gespielt.
table-seat-taken = Dieser Platz ist schon besetzt.
table-seated-only = Das können nur die Spieler an diesem Tisch.
table-seats = Dieses Spiel ist für { $counts } Spieler, nicht für { $seats }.
table-seats-open = Es sind noch Plätze frei.
table-seats-taken = { $count ->
    [one] Ein Platz ist schon besetzt. Gib ihn zuerst frei.
   *[other] { $count } Plätze sind schon besetzt. Gib zuerst welche frei.
}
table-setting = Diese Einstellung ist nicht möglich: { $setting }
table-stale = Die Partie ist schon weiter. Wähle noch einmal.
table-unknown = Diesen Tisch gibt es nicht oder nicht mehr.
table-watching = Dieser Link ist nur zum Zuschauen. Lass dich an den Tisch einladen.
tables-many = { $most ->
    [one] Bei dir läuft schon ein Tisch. Spiel ihn erst zu Ende oder schließe ihn.
   *[other] Bei dir laufen schon { $most } Tische. Spiel erst einen zu Ende oder schließe einen.
}

vote-answered = Du hast schon geantwortet.
vote-none = Gerade gibt es keine offene Frage.
vote-open = { $seat } hat schon etwas gefragt. Antworte zuerst darauf.
vote-unknown = Das lässt sich hier nicht fragen.
vote-wait = { $seconds ->
    [one] Warte noch eine Sekunde, bevor du wieder fragst.
   *[other] Warte noch { $seconds } Sekunden, bevor du wieder fragst.
}
time-none = An diesem Tisch gibt es keine Uhr.
time-own = Mehr Zeit können dir nur andere geben.

chat-length = { $longest ->
    [one] Eine Nachricht muss ein Zeichen haben.
   *[other] Eine Nachricht muss 1 bis { $longest } Zeichen haben.
}
chat-off = An diesem Tisch ist der Chat ausgeschaltet.
chat-phrase = Diesen Satz gibt es nicht.
chat-phrases-only = An diesem Tisch kannst du nur fertige Sätze senden.
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt!
phrase-thanks = Danke!
phrase-oops = Hoppla!
phrase-wow = Wow!
phrase-hurry = Geht es weiter?
phrase-moment = Einen Moment, bitte.
phrase-sorry = Entschuldigung!
phrase-again = Noch eine Partie?
phrase-bye = Tschüss!

bot-unknown = Diesen Bot gibt es nicht. Wähle einen von diesen: { $levels }.
bots-busy = Die Bots sind beschäftigt. Versuch es gleich noch einmal.
game-unknown = Dieses Spiel gibt es auf diesem Server nicht.
lesson-unknown = Diese Lektion gibt es nicht.
link-unknown = Dieser Link ist ungültig oder abgelaufen.
name-empty = Dieser Name hat keine sichtbaren Zeichen. Wähl einen anderen.
record-broken = Diese Datei ist keine Aufzeichnung einer Partie.
record-long = Diese Aufzeichnung ist zu lang: Sie darf { $most } Züge haben.
record-running = Die Aufzeichnung kannst du speichern, sobald die Partie zu Ende ist.
record-wrong = Diese Aufzeichnung passt nicht zu den Regeln oder nicht zu ihrem Siegel.
replay-running = Die Wiederholung kannst du ansehen, sobald die Partie zu Ende ist.
draft-text = Das lässt sich nicht als Entwurf aufheben.

address-banned = Von hier aus kannst du diesen Server nicht benutzen. Frag, wer ihn betreibt.
begin-anew = Bitte lade den Tisch neu.
device-unknown = Der Server kennt dieses Gerät nicht. Lade die Seite neu.
hello-first = Die erste Nachricht einer Verbindung muss „hello“ sein.
limit-reached = Das war viel auf einmal von einem Ort. Versuch es später noch einmal.
host-unknown = Unter diesem Namen ist der Server nicht bekannt. Wer ihn betreibt, kann den Namen bei „origins“ eintragen.
message-invalid = Der Server konnte diese Nachricht nicht lesen.
method-unknown = Das geht unter dieser Adresse nicht.
origin = Diese Anfrage kam von einer anderen Website.
page-unknown = Diese Seite gibt es nicht.
request-broken = Der Server konnte diese Anfrage nicht lesen.
request-invalid = Dieser Wert ist ungültig: { $where }
report-nobody = Auf diesem Platz sitzt niemand, den du melden könntest.
seat-moved = Deinen Platz hier hat ein anderes Gerät oder ein Bot übernommen.
server-broken = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert.
server-stopping = Der Server startet neu. Versuch es gleich noch einmal.
storage-down = Der Server kann gerade nicht speichern. Nichts wurde verändert; versuch es gleich noch einmal.
too-fast = Zu viele Anfragen. Warte einen Moment und versuch es noch einmal.
too-large = Das ist zu groß für den Server.
