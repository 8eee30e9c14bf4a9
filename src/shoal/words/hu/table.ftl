# Amit az asztal és a szerver válaszol.

table-busy = Túl sok minden változott egyszerre. Próbáld újra.
table-broken = Ez az asztal megsérült, nem lehet megnyitni. Szólj annak, aki a szervert üzemelteti.
table-clock = Nincs ilyen óra.
table-host-only = Ezt csak a házigazda teheti meg.
table-link-old = Ez a helyhez tartozó link érvénytelen vagy lejárt. Készíts újat azon az eszközön, amelyen legutóbb játszottál.
table-no-seat = Ennél az asztalnál nincs ilyen hely.
table-no-spectators = Ennél az asztalnál nem lehetnek nézők.
table-not-open = Ezt csak a játék kezdete előtt lehet megtenni.
table-not-over = A játszma még nem ért véget.
table-not-running = Ez a játszma nincs folyamatban.
table-not-waiting = Most nem { $seat } következik.
table-not-yours = Ez nem a te helyed.
table-nothing-to-change = Nincs mit megváltoztatni.
table-old = Ez az asztal régebbi szabályokkal indult, itt nem folytatható.
table-seat-bot = Ezt a helyet a játszma végéig egy bot tartja.
table-options = Ennek a játéknak nincs ilyen beállítása, vagy nem vehet fel ilyen értéket.
table-rematch-there = Már elindult egy új játszma.
table-seat-free = Ez a hely már szabad.
table-seat-second = Ebben a játszmában már egy másik helyen játszottál.
table-seat-taken = Ez a hely már foglalt.
table-seated-only = Ezt csak az asztal játékosai tehetik meg.
table-seats = Ezt a játékot ennyien játszhatják: { $counts }. Ennyi hely nem jó: { $seats }.
table-seats-open = Van még szabad hely.
table-seats-taken = Már { $count } hely foglalt. Előbb szabadíts fel egyet közülük.
table-setting = Ez a beállítás nem lehetséges: { $setting }
table-stale = A játék közben továbbment; válassz újra.
table-unknown = Ez az asztal nem létezik, vagy már megszűnt.
table-watching = Ez a link csak nézésre szól. Kérj meghívót a házigazdától.
tables-many = Már { $most } asztalod van folyamatban. Előbb fejezz be vagy zárj be egyet.

vote-answered = Már válaszoltál.
vote-none = Most nincs nyitott kérdés.
vote-open = { $seat } már kérdezett valamit. Előbb arra válaszolj.
vote-unknown = Ezt itt nem lehet kérdezni.
vote-wait = Várj még { $seconds } másodpercet, mielőtt újra kérdezel.
time-none = Ennél az asztalnál nincs óra.
time-own = Több időt csak a többi játékos adhat neked.

chat-length = { $longest ->
    [one] Egy üzenet pontosan egy karakterből állhat.
   *[other] Egy üzenet 1–{ $longest } karakter hosszú lehet.
}
chat-off = Ennél az asztalnál a csevegés ki van kapcsolva.
chat-phrase = Nincs ilyen mondat.
chat-phrases-only = Ennél az asztalnál csak kész mondatokat lehet küldeni.
phrase-hello = Sziasztok!
phrase-good-luck = Sok szerencsét!
phrase-well-played = Szép volt!
phrase-thanks = Köszönöm!
phrase-oops = Hoppá!
phrase-wow = Hűha!
phrase-hurry = Folytatjuk?
phrase-moment = Egy pillanat, kérlek.
phrase-sorry = Bocsánat!
phrase-again = Játszunk még egyet?
phrase-bye = Viszlát!

bot-unknown = Nincs ilyen bot. Ezek közül választhatsz: { $levels }.
bots-busy = A botok elfoglaltak. Próbáld újra egy kis idő múlva.
game-unknown = Ezen a szerveren nincs ilyen játék.
lesson-unknown = Nincs ilyen lecke.
link-unknown = Ez a link érvénytelen vagy lejárt.
name-empty = Ebben a névben nincs látható betű. Válassz másikat.
record-broken = Ez a fájl nem egy játszma felvétele.
record-long = Ez a felvétel túl hosszú: legfeljebb { $most } lépés lehet benne.
record-running = A felvételt a játszma vége után lehet menteni.
record-wrong = Ez a felvétel nem egyezik a szabályokkal vagy a saját pecsétjével.
replay-running = A visszajátszást a játszma vége után lehet megnézni.
draft-text = Ezt nem lehet vázlatként megőrizni.

address-banned = Onnan, ahol most vagy, ez a szerver nem használható. Szólj annak, aki üzemelteti.
begin-anew = Töltsd be újra az asztalt.
device-unknown = A szerver nem ismeri ezt az eszközt. Töltsd be újra az oldalt.
hello-first = A kapcsolat első üzenetének ennek kell lennie: „hello”.
limit-reached = Ez túl sok volt egy helyről. Próbáld újra később.
host-unknown = Ezt a szervert nem ezen a néven ismerik. Aki üzemelteti, felveheti a nevet az „origins” listába.
message-invalid = A szerver nem tudta elolvasni ezt az üzenetet.
method-unknown = Ezen a címen ilyet nem lehet.
origin = Ez a kérés egy másik webhelyről jött.
page-unknown = Ez az oldal nem létezik.
request-broken = A szerver nem tudta elolvasni ezt a kérést.
request-invalid = Ez az érték nem érvényes: { $where }
report-nobody = Azon a helyen nem ül senki, akit jelenthetnél.
seat-moved = Az itteni helyedet egy másik eszköz vagy egy bot vette át.
server-broken = Hiba történt a szerveren. Semmi sem változott.
server-stopping = A szerver újraindul. Próbáld újra egy kis idő múlva.
storage-down = A szerver most nem tud menteni. Semmi sem változott; próbáld újra egy kis idő múlva.
too-fast = Túl sok kérés. Várj egy kicsit, aztán próbáld újra.
too-large = Ez túl nagy a szervernek.
