# Kar odgovarjata miza in njen strežnik.

table-busy = Preveč sprememb naenkrat. Poskusi znova.
table-broken = Ta miza je pokvarjena in je ni mogoče odpreti. Vprašaj tistega, ki skrbi za strežnik.
table-clock = Take nastavitve ure ni.
table-host-only = To lahko naredi samo gostitelj.
table-link-old = Ta povezava do mesta je neveljavna ali je potekla. Ustvari novo na napravi, na kateri je bila tvoja zadnja poteza.
table-no-seat = Ta miza nima takega mesta.
table-no-spectators = Ta miza ni odprta za gledalce.
table-not-open = To gre samo pred začetkom igre.
table-not-over = Igre še ni konec.
table-not-running = Ta igra zdaj ne teče.
table-not-waiting = { $seat } ni na vrsti.
table-not-yours = To mesto ni tvoje.
table-nothing-to-change = Ničesar ni treba spremeniti.
table-old = Ta miza se je začela s starejšimi pravili in je tu ni mogoče nadaljevati.
table-seat-bot = To mesto do konca igre zaseda bot.
table-options = Ta igra nima te možnosti ali pa ne s to vrednostjo.
table-rematch-there = Nova igra se je že začela.
table-seat-free = To mesto je že prosto.
table-seat-second = V tej igri že igraš na drugem mestu.
table-seat-taken = To mesto je že zasedeno.
table-seated-only = To lahko naredijo samo igralci za to mizo.
table-seats = Za to igro je mogoče toliko igralcev: { $counts }, ne { $seats }.
table-seats-open = Nekaj mest je še prostih.
table-seats-taken = { $count ->
    [one] { $count } mesto je že zasedeno. Najprej ga sprosti.
    [two] { $count } mesti sta že zasedeni. Najprej eno sprosti.
    [few] { $count } mesta so že zasedena. Najprej katero sprosti.
   *[other] { $count } mest je že zasedenih. Najprej katero sprosti.
}
table-setting = Ta nastavitev ni mogoča: { $setting }
table-stale = Igra je šla naprej; izberi znova.
table-unknown = Te mize ni ali je ni več.
table-watching = Ta povezava je samo za gledanje. Prosi gostitelja za povabilo.
tables-many = { $most ->
    [one] V teku že imaš { $most } mizo. Najprej jo dokončaj ali zapri.
    [two] V teku že imaš { $most } mizi. Najprej eno dokončaj ali zapri.
    [few] V teku že imaš { $most } mize. Najprej eno dokončaj ali zapri.
   *[other] V teku že imaš { $most } miz. Najprej eno dokončaj ali zapri.
}

vote-answered = Tvoj odgovor že imamo.
vote-none = Trenutno ni odprtega vprašanja.
vote-open = { $seat } že nekaj sprašuje. Najprej odgovori na to.
vote-unknown = Tega tu ne moreš vprašati.
vote-wait = { $seconds ->
    [one] Počakaj še { $seconds } sekundo, preden spet vprašaš.
    [two] Počakaj še { $seconds } sekundi, preden spet vprašaš.
    [few] Počakaj še { $seconds } sekunde, preden spet vprašaš.
   *[other] Počakaj še { $seconds } sekund, preden spet vprašaš.
}
time-none = Ta miza nima ure.
time-own = Več časa ti lahko dajo samo drugi igralci.

chat-length = { $longest ->
    [one] Sporočilo ima lahko največ { $longest } znak in ne sme biti prazno.
    [two] Sporočilo ima lahko največ { $longest } znaka in ne sme biti prazno.
    [few] Sporočilo ima lahko največ { $longest } znake in ne sme biti prazno.
   *[other] Sporočilo ima lahko največ { $longest } znakov in ne sme biti prazno.
}
chat-off = Klepet je za to mizo izklopljen.
chat-phrase = Take fraze ni.
chat-phrases-only = Za to mizo lahko pošiljaš samo pripravljene fraze.
phrase-hello = Živjo!
phrase-good-luck = Srečno!
phrase-well-played = Dobra poteza!
phrase-thanks = Hvala!
phrase-oops = Ups!
phrase-wow = Vau!
phrase-hurry = Gremo naprej?
phrase-moment = Samo trenutek, prosim.
phrase-sorry = Oprosti!
phrase-again = Še ena igra?
phrase-bye = Adijo!

bot-unknown = Takega bota ni. Izberi enega od teh: { $levels }.
bots-busy = Boti so zasedeni. Poskusi znova čez trenutek.
game-unknown = Ta strežnik nima te igre.
lesson-unknown = Take lekcije ni.
link-unknown = Ta povezava je neveljavna ali je potekla.
name-empty = To ime nima vidnih črk. Izberi drugo.
record-broken = Ta datoteka ni zapis igre.
record-long = Ta zapis je predolg: ima lahko največ { $most ->
    [one] { $most } akcijo
    [two] { $most } akciji
    [few] { $most } akcije
   *[other] { $most } akcij
}.
record-running = Zapis lahko shraniš, ko je igre konec.
record-wrong = Ta zapis se ne ujema s pravili ali z lastnim pečatom.
replay-running = Ponovitev si lahko ogledaš, ko je igre konec.
draft-text = Tega ni mogoče shraniti kot osnutek.

address-banned = Od tod tega strežnika ne moreš uporabljati. Vprašaj tistega, ki skrbi zanj.
begin-anew = Znova naloži mizo.
device-unknown = Strežnik te naprave ne pozna. Znova naloži stran.
hello-first = Prvo sporočilo zveze mora biti „hello“.
limit-reached = Z enega mesta je bilo tega preveč. Poskusi pozneje.
host-unknown = Ta strežnik ni znan pod tem imenom. Kdor skrbi zanj, lahko ime doda v „origins“.
message-invalid = Strežnik tega sporočila ni mogel prebrati.
method-unknown = Ta naslov tega ne zmore.
origin = Ta zahteva je prišla z drugega spletnega mesta.
page-unknown = Te strani ni.
request-broken = Strežnik te zahteve ni mogel prebrati.
request-invalid = Ta vrednost ni veljavna: { $where }
report-nobody = Na tem mestu ni nikogar, zato ni koga prijaviti.
seat-moved = Tvoje mesto tu je prevzela druga naprava ali bot.
server-broken = Na strežniku je šlo nekaj narobe. Nič se ni spremenilo.
server-stopping = Strežnik se znova zaganja. Poskusi znova čez trenutek.
storage-down = Strežnik zdaj ne more shranjevati. Nič se ni spremenilo; poskusi znova čez trenutek.
too-fast = Preveč zahtev. Počakaj trenutek in poskusi znova.
too-large = To je za strežnik preveliko.
