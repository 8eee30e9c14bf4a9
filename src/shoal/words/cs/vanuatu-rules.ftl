# Pravidla hry Vanuatu pro lidi, kapitoly v pořadí hry.

vanuatu-rules-aim = O co jde
vanuatu-rules-aim-1 = Osm kol na ostrovech, které se právě vynořily z moře. Plujete, lovíte ryby, obchodujete, stavíte stánky, kreslíte do písku a vozíte turisty. Peníze dlouho nevydrží: deset vatu se samo změní na pět bodů. Vyhrává, kdo má nejvíc bodů. Hra je pro tři až pět; dva hrají podle zvláštního pravidla.
vanuatu-rules-aim-2 = Jádrem je plánování. Každý umístí pět figurek na devět akcí a akci smí provést jen ten, kdo na ní má figurek nejvíc.

vanuatu-rules-setup = Na začátku
vanuatu-rules-setup-1 = Leží tu ostrov Efate a tři moře v náhodném pořadí, se zbožím a žetony. Každý má loďku na prázdném moři, tři vatu, osm stánků a pět figurek a žádné body. Do měšce se vejde nejvýš devět vatu. Loďky zůstávají na mořích a na moři je místo pro všechny.
vanuatu-rules-setup-2 = Tři lodě čekají na zboží, dílek říká, kolik přijelo turistů, cena ryb je nahoře, čtyři dílky odpočinku jsou připravené a dva dílky, které se položí příště, leží odkryté. Všechno je vidět, kromě pořadí v balíčcích a dílků odpočinku, které si někdo vzal. Kdo začíná, určí náhoda; kdo má žeton, začíná po celé kolo, ostatní následují po směru hodinových ručiček a fáze začíná, až všichni dokončí předchozí. Sliby nikoho nezavazují a mezi hráči nic nemění majitele.

vanuatu-rules-round = Nové kolo
vanuatu-rules-round-1 = Od druhého kola se nejdřív něco změní. Turisté, které nikdo nepřivezl, odjedou domů a přijedou noví. Plné lodě odplují, ostatní se posunou a za ně připlují nové. Ostrov, který je úplně vyprodaný, má zase všechno zboží, pokud stačí zásoba, starší ostrovy dřív. Cena ryb vystoupá zpátky nahoru.
vanuatu-rules-round-2 = Až do sedmého kola pak první hráč položí dva odkryté dílky v libovolném pořadí. Dílek musí sousedit aspoň se dvěma jinými. Ostrovy leží stranou od sebe a moře chce vedle sebe ostrov; když to žádné pole neumožní, smí ležet jinde. Nové moře dostane žetony, nový ostrov zboží a odkryjí se další dva dílky. Na pole bez dílku se nesmí.
vanuatu-rules-picture-tile = Svítí pole, kde smí ležet nový dílek.

vanuatu-rules-characters = Postavy
vanuatu-rules-characters-1 = Popořadě si každý vezme postavu, jinou než minule; starou pak vrátí a hned si ji může vzít někdo jiný. Pomůže jednou v tomto kole, při své akci nebo když ji chceš použít, a pak se otočí. Většinou pomůže sama; jen Kupec, Žebrák a Kazatel se ptají. Její akci plánovat nemusíš, a když si figurky bereš zpět bez akce, postava se neotočí.
vanuatu-rules-characters-2 = Navigátor pluje zdarma. Stavitel platí za stánek jedno vatu. Potápěč dostane hodnotu pokladu i ve vatu, Rybář hodnotu úlovku v bodech. Prodavač nepotřebuje stánek, ale ostrov vedle loďky. Kupec smí ze zásoby zdarma naložit druhou kostku téhož zboží. Umělec má za kresbu pět bodů. Průvodce dostane dva body za každou kresbu tam, kam turista přijede. Žebrák jednou před akcí vymění až tři body za vatu. Kazatel smí jednou provést možnou akci sloupku, když nikde nevede.

vanuatu-rules-plan = Umisťování figurek
vanuatu-rules-plan-1 = Popořadě umístíš dvě figurky, pak další dvě, pak poslední, na stejnou akci nebo na různé a na jednu kolik chceš. Co leží, to leží.
vanuatu-rules-plan-2 = Umístit smíš jen tam, kde by to vyšlo i bez ostatních: když akce nejdřív něco potřebuje, třeba tam doplout, musí být naplánované i to, a ze dvou figurek umístěných najednou může jedna umožnit druhou. Odpočinek jde naplánovat vždy.
vanuatu-rules-picture-plan = Devět akcí a figurky na nich. Každý rámeček říká, jak na tom jsi, nebo co chybí.

vanuatu-rules-act = Provádění akcí
vanuatu-rules-act-1 = Hráči se střídají, dokud mají figurky. Ve svém tahu vybereš akci, na které právě vedeš, a provedeš ji jednou a celou; pak z ní sejmeš všechny své figurky, takže nikdo nedělá v kole jednu akci dvakrát. Vedeš, když tam nikdo nemá figurek víc; při shodě vede ten, kdo je dřív v pořadí.
vanuatu-rules-act-2 = Když to, na čem vedeš, provést nejde, protože teď nemáš čím zaplatit nebo už nic nezbývá, vezmeš si figurky zpět bez akce; smíš to zvolit, i když vedeš na něčem možném. A když nikde nevedeš, musíš se jednoho sloupku vzdát, ledaže zasáhne Kazatel. Dokud vedeš, jiného sloupku se vzdát nesmíš. Nikdo tedy nesmí vynechat a na pořadí tvých akcí záleží ze všeho nejvíc.
vanuatu-rules-picture-act = Kde tento hráč vede, tam teď může provést akci.

vanuatu-rules-travel = Plavba, Stavba, Průzkum, Rybolov
vanuatu-rules-travel-1 = Plavba: jedno až tři pole po mořích, každé za vatu; zajížďky i návrat jsou dovolené a stojí své kroky. Co se děje na ostrovech, děje se vedle tvé loďky, co pod vodou, přímo pod ní; z více ostrovů si vybereš.
vanuatu-rules-travel-2 = Stavba: za tři vatu postavíš stánek na volné místo ostrova vedle své loďky a tam zůstane. Stánky dovolí prodávat ryby, vydělávají na turistech a počítají se na konci.
vanuatu-rules-travel-3 = Průzkum a Rybolov: vezmi si poklad nebo rybu z moře pod svou loďkou. Hodnotu má podle počtu žetonů; jeden žeton pak navždy zmizí a další má hodnotu menší.

vanuatu-rules-trade = Prodej a Nákup
vanuatu-rules-trade-1 = Prodej: se svým stánkem na ostrově vedle loďky prodáváš ryby, jednu po druhé, a skončíš, kdy chceš. Každá přinese svou hodnotu krát cenu, která je 3, 2 nebo 1; každá cenu sníží, ale nikdy pod 1.
vanuatu-rules-trade-2 = Nákup: kostka z ostrova vedle tvé loďky, kava za jedno vatu, kopra za dvě, hovězí za tři. Hned jde na první loď, kde je pro toto zboží místo, a přinese jeden bod za kavu, tři za kopru, pět za hovězí a dva navíc, když loď naplní. Když žádná loď místo nemá, koupit smíš také a kostka je ztracená. Plná loď čeká na příští kolo.

vanuatu-rules-culture = Kreslení, Převoz, Odpočinek
vanuatu-rules-culture-1 = Kreslení: kresba v písku na volném místě ostrova vedle tvé loďky nic nestojí a přinese tři body.
vanuatu-rules-culture-2 = Převoz: přivez čekajícího turistu na ostrov vedle své loďky, kde je místo. Dostaneš jedno vatu za každý stánek tam, ať je čí chce; může to být i nic.
vanuatu-rules-culture-3 = Odpočinek: když dílek odpočinku zbývá, prohlédni si zbylé a jeden si tajně vezmi. Zaplatí na konci kola. Před akcí ve svém tahu, a jindy ne, smíš také měnit poklady na tolik vatu, jakou mají hodnotu.

vanuatu-rules-vatu = Deset vatu
vanuatu-rules-vatu-1 = Jakmile máš deset vatu, deset se jich změní na pět bodů, ať chceš nebo ne, po každém jednotlivém zisku, i mezi koly a na konci. Co platíš, zaplatíš dřív, než vyděláš, a nikdo se nezadluží.

vanuatu-rules-rest = Konec kola
vanuatu-rules-rest-1 = Dílky odpočinku se popořadě ukážou, vyplatí a vrátí: bod, vatu, obojí, nebo žeton prvního hráče. Žeton zůstává, kde je, pokud si jeho dílek někdo nevzal; jeho majitel si ten dílek vzít smí a žeton mu zůstane.

vanuatu-rules-end = Konec
vanuatu-rules-end-1 = Po osmém kole se každá zbylá ryba změní na tolik vatu, jakou má hodnotu, bez ohledu na cenu. Žeton prvního hráče přinese tři body, každé tři vatu jeden, poklady dvojnásobek své hodnoty. Každý tvůj stánek přinese dva body za každého turistu na svém ostrově. Kresby, zboží a stánky bez turistů už nic nepřinesou. Počítadlo běží i přes padesát.
vanuatu-rules-end-2 = Vyhrává, kdo má nejvíc bodů; při shodě kdo má víc postavených stánků, pak víc vatu, a pak se o místo dělí.
vanuatu-rules-picture-end = Ostrovy ke konci hry: stánky, turisté a kresby.

vanuatu-rules-more = Dva hráči, varianty, tajemství
vanuatu-rules-more-1 = Ve dvou se připravuje jako ve třech. Před postavami dá první hráč na akce dvě neutrální figurky, pak druhý tři; k vedení potřebuješ víc figurek, než je neutrálních, nebo stejně, když k akci patří tvoje postava. V nabídce je pět postav, jiných než minule, a loďka nesmí zastavit tam, kde je druhá.
vanuatu-rules-more-2 = Skryté je jen pořadí lodí a turistů, který ze dvou dílků stejného písmene přijde první, a dílky odpočinku, které si vzali jiní. Dílky přicházejí v pořadí A až F, dvakrát. Co je v balíčku, se ví: prázdný balíček lodí se složí z lodí, které odpluly, a jeden dílek turistů se podle počtu hráčů na začátku odložil. Kdo odpočívá, vidí zbytek, a tak ví, co chybí, ale ne kdo to má.
vanuatu-rules-more-3 = Volby stolu: bez postav; cena ryb klesá jednou po celém prodeji místo s každou rybou; a Guvernér, jedenáctá postava, která místo tahu přesune celý tvůj sloupek na jinou akci, jen ne na tu, kterou už máš v tomto kole provedenou nebo ztracenou.

vanuatu-rules-decided = Naše rozhodnutí
vanuatu-rules-decided-1 = Jedno pravidlo jde číst i jinak. Tady většina výhod postav přichází sama a ptají se jen Kupec, Žebrák a Kazatel; jde to číst i tak, že každou výhodu smíš odmítnout.

# Hra na jedné stránce

vanuatu-rules-aid-person = Každé kolo si vezmi postavu, nikdy stejnou dvakrát za sebou.
vanuatu-rules-aid-plan = Umísti popořadě pět figurek: dvě, dvě, jednu. Jen na to, co tvůj plán zvládne.
vanuatu-rules-aid-lead = Pak popořadě proveď akci jednoho sloupku, kde máš figurek nejvíc; při shodě ten, kdo je dřív v pořadí. Když nikde nevedeš, o sloupek přijdeš.
vanuatu-rules-aid-sail = Plavba po mořích: 1 vatu za pole.
vanuatu-rules-aid-build = Stavba stánku vedle loďky: 3 vatu.
vanuatu-rules-aid-explore = Průzkum tvého moře: poklad s hodnotou podle počtu truhel. Na konci dvojnásobek v bodech, nebo ve tvém tahu hodnota ve vatu.
vanuatu-rules-aid-fish = Rybolov na tvém moři: ryba s hodnotou podle počtu žetonů ryb.
vanuatu-rules-aid-sell = Prodej ryb vedle tvého stánku: hodnota krát cena, 3, pak 2, pak 1.
vanuatu-rules-aid-kava = Nákup kavy: 1 vatu, 1 bod na lodi.
vanuatu-rules-aid-copra = Nákup kopry: 2 vatu, 3 body na lodi.
vanuatu-rules-aid-beef = Nákup hovězího: 3 vatu, 5 bodů na lodi. Poslední kostka lodi: o 2 víc.
vanuatu-rules-aid-draw = Kreslení, kde je místo: 3 body.
vanuatu-rules-aid-transport = Převoz turisty: 1 vatu za každý stánek na ostrově.
vanuatu-rules-aid-rest = Odpočinek: skrytý dílek, který zaplatí na konci kola.
vanuatu-rules-aid-vatu = Při deseti se vatu změní na pět bodů.
vanuatu-rules-aid-end = Po osmi kolech: 2 body za každý stánek a turistu na jeho ostrově, poklady, 1 za 3 vatu, 3 za začínajícího hráče.

# Ukázkové kolo

vanuatu-rules-example = Kolo na příkladu
vanuatu-rules-example-1 = Mira má 3 vatu a bere si Umělce. Její loďka je vedle ostrova Efate, kde je místo pro kresbu. Ben má Kupce, Otto Průvodce.
vanuatu-rules-example-2 = Plánování, nejdřív po dvou figurkách: Mira dá obě na Kreslení, protože s Umělcem přinese 5 bodů. Ben dá dvě na Nákup, Otto jednu na Kreslení a jednu na Převoz. Pak dá Mira jednu na Plavbu a jednu na Rybolov a poslední na Odpočinek.
vanuatu-rules-example-3 = Akce: Mira vede na Kreslení dvě ku jedné a hned kreslí na ostrově Efate, 5 bodů. Ben tam koupí hovězí: 3 vatu, 5 bodů, a Kupec zdarma naloží druhé. Ottova jediná figurka teď na Kreslení vede, ale Efate už nemá místo a plavbu nenaplánoval: o ten sloupek přijde.
vanuatu-rules-example-4 = Mira pluje za 1 vatu o pole dál na moře se dvěma žetony ryb. Až je zase na řadě, chytí rybu s hodnotou 2. Nakonec odpočívá a vezme si dílek, se kterým bude začínat. Na konci kola má 2 vatu, rybu a o 5 bodů víc a začíná další.
