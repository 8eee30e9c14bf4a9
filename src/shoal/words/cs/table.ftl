# Co odpovídá stůl a jeho server. Čte to terminál i prohlížeč.

table-busy = Příliš mnoho změn najednou. Zkus to znovu.
table-broken = Tento stůl je poškozený a nejde otevřít. Ozvi se tomu, kdo server provozuje.
table-clock = Takové hodiny tu nejsou.
table-host-only = To může jen hostitel.
table-link-old = Tento odkaz na místo je neplatný nebo vypršel. Vytvoř nový na zařízení, kde se naposledy hrálo.
table-no-seat = Tento stůl takové místo nemá.
table-no-spectators = Tento stůl není přístupný divákům.
table-not-open = To jde jen před začátkem partie.
table-not-over = Partie ještě neskončila.
table-not-running = Tato partie neprobíhá.
table-not-waiting = { $seat } teď není na tahu.
table-not-yours = To není tvoje místo.
table-nothing-to-change = Není co měnit.
table-old = Tento stůl začal podle starších pravidel a tady nejde pokračovat.
table-seat-bot = Na tomto místě hraje do konce partie bot.
table-options = Tato hra takovou volbu nemá, nebo ne s touto hodnotou. Vyber jinou.
table-rematch-there = Nová partie už začala.
table-seat-free = To místo už je volné.
table-seat-second = V této partii už hraješ na jiném místě.
table-seat-taken = To místo už je obsazené.
table-seated-only = To mohou jen hráči u tohoto stolu.
table-seats = Tato hra je pro tolik hráčů: { $counts }. Pro { $seats } není.
table-seats-open = Některá místa jsou ještě volná.
table-seats-taken = { $count ->
    [one] Jedno místo už je obsazené. Nejdřív ho uvolni.
    [few] { $count } místa už jsou obsazená. Nejdřív některá uvolni.
   *[other] { $count } míst už je obsazených. Nejdřív některá uvolni.
}
table-setting = Toto nastavení není možné: { $setting }
table-stale = Hra mezitím pokročila, vyber znovu.
table-unknown = Tento stůl neexistuje, nebo už je pryč.
table-watching = S tímto odkazem se můžeš jen dívat. Popros hostitele o pozvánku.
tables-many = { $most ->
    [one] Jeden stůl už máš rozehraný. Nejdřív ho dohraj nebo zavři.
    [few] Už máš { $most } rozehrané stoly. Nejdřív některý dohraj nebo zavři.
   *[other] Už máš { $most } rozehraných stolů. Nejdřív některý dohraj nebo zavři.
}

vote-answered = Tvoje odpověď už je zaznamenaná.
vote-none = Teď se o ničem nehlasuje.
vote-open = Na něco se už ptá { $seat }. Nejdřív odpověz na to.
vote-unknown = Na to se tu ptát nejde.
vote-wait = { $seconds ->
    [one] Než se zeptáš znovu, počkej ještě vteřinu.
    [few] Než se zeptáš znovu, počkej ještě { $seconds } vteřiny.
   *[other] Než se zeptáš znovu, počkej ještě { $seconds } vteřin.
}
time-none = Tento stůl nemá hodiny.
time-own = Čas ti mohou přidat jen ostatní hráči.

chat-length = { $longest ->
    [one] Zpráva musí mít jeden znak.
    [few] Zpráva musí mít 1 až { $longest } znaky.
   *[other] Zpráva musí mít 1 až { $longest } znaků.
}
chat-off = U tohoto stolu je chat vypnutý.
chat-phrase = Taková fráze není.
chat-phrases-only = U tohoto stolu jde posílat jen hotové fráze.
phrase-hello = Ahoj!
phrase-good-luck = Hodně štěstí!
phrase-well-played = Pěkně zahráno!
phrase-thanks = Díky!
phrase-oops = Jejda!
phrase-wow = Páni!
phrase-hurry = Pokračujeme?
phrase-moment = Momentík, prosím.
phrase-sorry = Promiňte!
phrase-again = Dáme ještě jednu partii?
phrase-bye = Mějte se!

bot-unknown = Takový bot není. Vyber jednoho z těchto: { $levels }.
bots-busy = Boti mají plno práce. Zkus to za chvíli.
game-unknown = Tento server tuto hru nemá.
lesson-unknown = Taková lekce není.
link-unknown = Tento odkaz je neplatný nebo vypršel.
name-empty = V tomto jméně není vidět žádné písmeno. Zvol si jiné.
record-broken = Tento soubor není záznam partie.
record-long = Tento záznam je příliš dlouhý: akcí smí být nejvýš { $most }.
record-running = Záznam jde uložit, až partie skončí.
record-wrong = Tento záznam neodpovídá pravidlům nebo vlastní pečeti.
replay-running = Přehrát partii jde, až skončí.
draft-text = Tohle nejde uložit jako rozpracovaný plán.

address-banned = Odtud tento server používat nejde. Ozvi se tomu, kdo ho provozuje.
begin-anew = Načti prosím stůl znovu.
device-unknown = Server toto zařízení nezná. Načti stránku znovu.
hello-first = První zpráva spojení musí být „hello“.
limit-reached = Z jednoho místa toho přišlo moc. Zkus to později.
host-unknown = Pod tímto jménem server není známý. Jeho provozovatel může jméno přidat do „origins“.
message-invalid = Server této zprávě nerozumí.
method-unknown = Tato adresa to neumí.
origin = Tento požadavek přišel z jiného webu.
page-unknown = Tato stránka neexistuje.
request-broken = Server tomuto požadavku nerozumí.
request-invalid = Tato hodnota není platná: { $where }
report-nobody = Na tom místě není nikdo, koho by šlo nahlásit.
seat-moved = Tvoje místo tu převzalo jiné zařízení nebo bot.
server-broken = Na serveru se něco pokazilo. Nic se nezměnilo.
server-stopping = Server se restartuje. Zkus to za chvíli.
storage-down = Server teď nemůže ukládat. Nic se nezměnilo, zkus to za chvíli.
too-fast = Příliš mnoho požadavků. Chvíli počkej a zkus to znovu.
too-large = Tohle je na server příliš velké.
