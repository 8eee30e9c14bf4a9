table-busy = Der Tisch wird gerade von zu vielen Seiten zugleich geändert. Versuch es noch einmal.
table-clock = Diese Uhr gibt es nicht.
table-host-only = Das darf nur der Gastgeber.
table-link-old = Dieser Platz-Link ist zu alt.
table-no-seat = Diesen Platz gibt es nicht.
table-no-spectators = An diesem Tisch darf man nicht zuschauen.
table-not-open = Das geht nur, bevor die Partie beginnt.
table-not-over = Die Partie ist noch nicht zu Ende.
table-not-running = Die Partie läuft nicht.
table-not-waiting = Der Tisch wartet nicht auf { $seat }.
table-not-yours = Das ist nicht dein Platz.
table-nothing-to-change = Es gibt nichts zu ändern.
table-old = Dieser Tisch wurde nach älteren Regeln begonnen und kann hier nicht weitergehen.
table-options = Diese Einstellung oder diesen Wert hat das Spiel nicht.
table-rematch-there = Es gibt schon eine neue Partie.
table-seat-free = Dort sitzt niemand.
table-seat-taken = Dort sitzt schon jemand.
table-seated-only = Das darf nur, wer am Tisch sitzt.
table-seats = Zahl der Spieler: { $counts }, nicht { $seats }.
table-seats-open = Noch sind Plätze frei.
table-seats-taken = Schon besetzte Plätze: { $count }.
table-setting = So lässt sich das nicht einstellen: { $setting }
table-stale = Der Tisch ist inzwischen weiter. Schau noch einmal hin.
table-unknown = Diesen Tisch gibt es nicht.
tables-many = Bei dir laufen schon { $most } Tische. Spiel erst einen zu Ende oder schließe einen.

vote-answered = Du hast schon geantwortet.
vote-none = Gerade wird nichts gefragt.
vote-open = { $seat } hat schon etwas gefragt.
vote-unknown = Diese Frage gibt es nicht.
vote-wait = { $seconds ->
    [one] Warte noch eine Sekunde, bevor du wieder fragst.
   *[other] Warte noch { $seconds } Sekunden, bevor du wieder fragst.
}
time-none = An diesem Tisch gibt es keine Uhr.
time-own = Mehr Zeit können dir nur andere geben.

chat-length = Sag etwas, mit höchstens { $longest } Buchstaben.
chat-off = An diesem Tisch gibt es keinen Chat.
chat-phrase = Diesen Satz gibt es nicht.
chat-phrases-only = An diesem Tisch gibt es nur fertige Sätze.
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

bot-unknown = Diesen Bot gibt es nicht; es gibt { $levels }.
bots-busy = Die Bots sind beschäftigt. Versuch es gleich noch einmal.
game-unknown = Dieses Spiel gibt es hier nicht.
link-unknown = Dieser Link gilt nicht oder nicht mehr.
record-broken = Das ist keine lesbare Aufzeichnung.
record-running = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist.
record-wrong = Die Aufzeichnung hält nicht, was sie verspricht.
replay-running = Nachschauen kannst du, wenn die Partie zu Ende ist.
draft-text = Das lässt sich nicht als Entwurf aufheben.

begin-anew = Bitte lade den Tisch neu.
device-unknown = Dieses Gerät ist hier noch nicht bekannt.
hello-first = Die Verbindung muss mit einem Gruß beginnen.
hello-twice = Der Gruß war schon da.
message-invalid = Der Server konnte das nicht lesen.
method-unknown = Das geht hier nicht.
origin = Das kam von einer anderen Seite.
page-unknown = Diese Seite gibt es nicht.
request-broken = Der Server konnte das nicht lesen.
request-invalid = Das passt nicht: { $where }
server-broken = Auf dem Server ist etwas schiefgegangen. Nichts wurde verändert.
server-stopping = Der Server startet neu und ist gleich wieder da.
storage-down = Der Server kann gerade nicht speichern. Nichts wurde verändert; versuch es noch einmal.
too-fast = Zu schnell. Warte einen Moment.
too-large = Das ist zu groß.
