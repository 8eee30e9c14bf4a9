# Čo zodpovedá stôl a jeho server. Číta to terminál aj prehliadač.

table-busy = Príliš veľa zmien naraz. Skús to znova.
table-broken = Tento stôl je poškodený a nedá sa otvoriť. Ozvi sa tomu, kto server prevádzkuje.
table-clock = Také hodiny nie sú.
table-host-only = To môže len hostiteľ.
table-link-old = Tento odkaz na miesto je neplatný alebo vypršal. Vytvor nový na zariadení, kde sa naposledy hralo.
table-no-seat = Tento stôl také miesto nemá.
table-no-spectators = Tento stôl nie je prístupný divákom.
table-not-open = To sa dá len pred začiatkom partie.
table-not-over = Partia ešte neskončila.
table-not-running = Táto partia neprebieha.
table-not-waiting = { $seat } teraz nie je na ťahu.
table-not-yours = To nie je tvoje miesto.
table-nothing-to-change = Nie je čo meniť.
table-old = Tento stôl začal podľa starších pravidiel a tu sa v ňom nedá pokračovať.
table-seat-bot = Na tomto mieste hrá do konca partie bot.
table-options = Táto hra takú voľbu nemá, alebo nie s touto hodnotou.
table-rematch-there = Nová partia už začala.
table-seat-free = To miesto je už voľné.
table-seat-second = V tejto partii už hráš na inom mieste.
table-seat-taken = To miesto je už obsadené.
table-seated-only = To môžu len hráči pri tomto stole.
table-seats = Táto hra je pre tento počet hráčov: { $counts }, nie pre { $seats }.
table-seats-open = Niektoré miesta sú ešte voľné.
table-seats-taken = { $count ->
    [one] Jedno miesto je už obsadené. Najprv ho uvoľni.
    [few] { $count } miesta sú už obsadené. Najprv niektoré uvoľni.
   *[other] { $count } miest je už obsadených. Najprv niektoré uvoľni.
}
table-setting = Toto nastavenie nie je možné: { $setting }
table-stale = Hra sa medzitým posunula, vyber znova.
table-unknown = Tento stôl neexistuje alebo už zanikol.
table-watching = Tento odkaz je len na sledovanie. Popros hostiteľa o pozvánku.
tables-many = { $most ->
    [one] Jeden stôl už máš rozohraný. Najprv ho dohraj alebo zatvor.
    [few] Už máš { $most } rozohrané stoly. Najprv niektorý dohraj alebo zatvor.
   *[other] Už máš { $most } rozohraných stolov. Najprv niektorý dohraj alebo zatvor.
}

vote-answered = Tvoju odpoveď už máme.
vote-none = Teraz sa o ničom nehlasuje.
vote-open = Na niečo sa už pýta { $seat }. Najprv odpovedz na to.
vote-unknown = Na to sa tu pýtať nedá.
vote-wait = { $seconds ->
    [one] Kým sa opýtaš znova, počkaj ešte sekundu.
    [few] Kým sa opýtaš znova, počkaj ešte { $seconds } sekundy.
   *[other] Kým sa opýtaš znova, počkaj ešte { $seconds } sekúnd.
}
time-none = Tento stôl nemá hodiny.
time-own = Čas ti môžu pridať len ostatní hráči.

chat-length = { $longest ->
    [one] Správa musí mať jeden znak.
    [few] Správa musí mať 1 až { $longest } znaky.
   *[other] Správa musí mať 1 až { $longest } znakov.
}
chat-off = Pri tomto stole je chat vypnutý.
chat-phrase = Taká fráza nie je.
chat-phrases-only = Pri tomto stole možno posielať len hotové frázy.
phrase-hello = Ahoj!
phrase-good-luck = Veľa šťastia!
phrase-well-played = Pekne zahrané!
phrase-thanks = Vďaka!
phrase-oops = Ojoj!
phrase-wow = Fíha!
phrase-hurry = Pokračujeme?
phrase-moment = Momentík, prosím.
phrase-sorry = Prepáčte!
phrase-again = Dáme ešte jednu partiu?
phrase-bye = Dovidenia!

bot-unknown = Taký bot nie je. Vyber jedného z týchto: { $levels }.
bots-busy = Boti majú plno práce. Skús to za chvíľu.
game-unknown = Tento server túto hru nemá.
lesson-unknown = Taká lekcia nie je.
link-unknown = Tento odkaz je neplatný alebo vypršal.
name-empty = V tomto mene nevidno žiadne písmeno. Zvoľ si iné.
record-broken = Tento súbor nie je záznam partie.
record-long = Tento záznam je príliš dlhý: akcií smie byť najviac { $most }.
record-running = Záznam možno uložiť, až keď partia skončí.
record-wrong = Tento záznam nezodpovedá pravidlám alebo vlastnej pečati.
replay-running = Prehrať záznam možno, až keď partia skončí.
draft-text = Toto sa nedá uložiť ako rozpísané.

address-banned = Odtiaľto sa tento server používať nedá. Ozvi sa tomu, kto ho prevádzkuje.
begin-anew = Načítaj, prosím, stôl znova.
device-unknown = Server toto zariadenie nepozná. Načítaj stránku znova.
hello-first = Prvá správa spojenia musí byť „hello“.
limit-reached = Z jedného miesta toho prišlo priveľa. Skús to neskôr.
host-unknown = Toto meno server nepozná ako svoje. Jeho prevádzkovateľ môže meno pridať do „origins“.
message-invalid = Server túto správu neprečítal.
method-unknown = Táto adresa to nevie.
origin = Táto požiadavka prišla z iného webu.
page-unknown = Táto stránka neexistuje.
request-broken = Server túto požiadavku neprečítal.
request-invalid = Táto hodnota nie je platná: { $where }
report-nobody = Na tom mieste nie je nikto, koho by sa dalo nahlásiť.
seat-moved = Tvoje miesto tu prevzalo iné zariadenie alebo bot.
server-broken = Na serveri sa niečo pokazilo. Nič sa nezmenilo.
server-stopping = Server sa reštartuje. Skús to za chvíľu.
storage-down = Server teraz nemôže ukladať. Nič sa nezmenilo, skús to za chvíľu.
too-fast = Príliš veľa požiadaviek. Chvíľu počkaj a skús to znova.
too-large = Na server je toto príliš veľké.
