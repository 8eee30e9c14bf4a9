# Wat een tafel en haar server antwoorden.

table-busy = Te veel wijzigingen tegelijk. Probeer het opnieuw.
table-broken = Deze tafel is beschadigd en kan niet worden geopend. Vraag het aan wie de server beheert.
table-clock = Die klok bestaat niet.
table-host-only = Alleen de host kan dat doen.
table-link-old = Deze link naar een plaats is ongeldig of verlopen. Maak een nieuwe op het apparaat waarop je het laatst hebt gespeeld.
table-no-seat = Die plaats is er niet aan deze tafel.
table-no-spectators = Deze tafel is niet open voor toeschouwers.
table-not-open = Dat kan alleen voordat de partij begint.
table-not-over = De partij is nog niet afgelopen.
table-not-running = Deze partij is niet bezig.
table-not-waiting = { $seat } is niet aan de beurt.
table-not-yours = Die plaats is niet van jou.
table-nothing-to-change = Er valt niets te veranderen.
table-old = Deze tafel is begonnen met oudere regels en kan hier niet verdergaan.
table-seat-bot = Op deze plaats speelt een bot tot de partij is afgelopen.
table-options = Dit spel heeft die optie niet, of niet met die waarde.
table-rematch-there = Er is al een nieuwe partij begonnen.
table-seat-free = Die plaats is al vrij.
table-seat-second = Je hebt in deze partij al op een andere plaats gespeeld.
table-seat-taken = Die plaats is al bezet.
table-seated-only = Alleen spelers aan deze tafel kunnen dat doen.
table-seats = Dit spel is voor { $counts } spelers, niet voor { $seats }.
table-seats-open = Er zijn nog plaatsen vrij.
table-seats-taken = { $count ->
    [one] Er is al één plaats bezet. Maak die eerst vrij.
   *[other] Er zijn al { $count } plaatsen bezet. Maak er eerst een paar vrij.
}
table-setting = Deze instelling is niet mogelijk: { $setting }
table-stale = De partij is verdergegaan; kies opnieuw.
table-unknown = Deze tafel bestaat niet, of niet meer.
table-watching = Deze link is alleen om te kijken. Vraag de host om je uit te nodigen.
tables-many = { $most ->
    [one] Je hebt al een tafel die bezig is. Speel eerst uit of sluit die tafel.
   *[other] Je hebt al { $most } tafels die bezig zijn. Speel er eerst een uit of sluit er een.
}

vote-answered = Je hebt al geantwoord.
vote-none = Er staat nu geen vraag open.
vote-open = { $seat } heeft al iets gevraagd. Beantwoord dat eerst.
vote-unknown = Dat kun je hier niet vragen.
vote-wait = { $seconds ->
    [one] Wacht nog één seconde voordat je het weer vraagt.
   *[other] Wacht nog { $seconds } seconden voordat je het weer vraagt.
}
time-none = Deze tafel heeft geen klok.
time-own = Alleen andere spelers kunnen je meer tijd geven.

chat-length = { $longest ->
    [one] Een bericht moet één teken lang zijn.
   *[other] Een bericht moet tussen 1 en { $longest } tekens lang zijn.
}
chat-off = De chat staat uit aan deze tafel.
chat-phrase = Die zin bestaat niet.
chat-phrases-only = Aan deze tafel kun je alleen kant-en-klare zinnen sturen.
phrase-hello = Hallo!
phrase-good-luck = Succes!
phrase-well-played = Goed gespeeld!
phrase-thanks = Bedankt!
phrase-oops = Oeps!
phrase-wow = Wow!
phrase-hurry = Zullen we verder?
phrase-moment = Een momentje.
phrase-sorry = Sorry!
phrase-again = Nog een potje?
phrase-bye = Tot ziens!

bot-unknown = Die bot bestaat niet. Kies een van deze: { $levels }.
bots-busy = De bots zijn bezig. Probeer het zo nog eens.
game-unknown = Deze server heeft dat spel niet.
lesson-unknown = Die les bestaat niet.
link-unknown = Deze link is ongeldig of verlopen.
name-empty = Deze naam heeft geen zichtbare letters. Kies een andere.
record-broken = Dit bestand is geen opname van een partij.
record-long = Deze opname is te lang: er mogen hoogstens { $most } acties in staan.
record-running = Je kunt de opname bewaren zodra de partij is afgelopen.
record-wrong = Deze opname klopt niet met de regels of met het eigen zegel.
replay-running = Je kunt de herhaling bekijken zodra de partij is afgelopen.
draft-text = Dit kan niet als concept worden bewaard.

address-banned = Vanaf jouw adres kun je deze server niet gebruiken. Vraag het aan wie hem beheert.
begin-anew = Laad de tafel opnieuw.
device-unknown = De server kent dit apparaat niet. Laad de pagina opnieuw.
hello-first = Het eerste bericht van een verbinding moet “hello” zijn.
limit-reached = Dat was veel vanaf één plek. Probeer het later nog eens.
host-unknown = Deze server is niet bekend onder die naam. Wie hem beheert, kan de naam toevoegen aan “origins”.
message-invalid = De server kon dit bericht niet lezen.
method-unknown = Dat kan niet op dit adres.
origin = Dit verzoek kwam van een andere website.
page-unknown = Deze pagina bestaat niet.
request-broken = De server kon dit verzoek niet lezen.
request-invalid = Deze waarde is niet geldig: { $where }
report-nobody = Op die plaats zit niemand die je kunt melden.
seat-moved = Je plaats hier is overgenomen door een ander apparaat of door een bot.
server-broken = Er ging iets mis op de server. Er is niets veranderd.
server-stopping = De server start opnieuw. Probeer het zo nog eens.
storage-down = De server kan nu niets opslaan. Er is niets veranderd; probeer het zo nog eens.
too-fast = Te veel verzoeken. Wacht even en probeer het dan opnieuw.
too-large = Dit is te groot voor de server.
