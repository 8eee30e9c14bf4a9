# Pravidla hry Kleine Fische ganz groß pro lidi, kapitoly v pořadí hry.

kleine-fische-rules-aim = O co jde
kleine-fische-rules-aim-1 = Potápíš se podél útesu ze skrytých karet a fotíš ryby. Dokud je každá odkrytá ryba jiného druhu, můžeš pokračovat. Potkáš jeden druh podruhé a část úlovku ti uplave. Ve dvou, třech i čtyřech platí stejná pravidla.
kleine-fische-rules-aim-2 = Na konci se z každého ze třinácti druhů počítá jen tvůj nejlepší snímek. Vyhrává pestrost.

kleine-fische-rules-setup = Útes
kleine-fische-rules-setup-1 = Ryby a jeskyně se zamíchají dohromady. Dvacet pět karet leží rubem nahoru v pěti řadách po pěti; ostatních 78 je balíček. Podle rubu poznáš, zda je karta ryba, nebo jeskyně, a na jeskyni je číslo; z balíčku je vidět rub horní karty. Zatím nikdo nic nemá.
kleine-fische-rules-setup-2 = Potápěči a chobotnice se pohybují po drahách mezi kartami a kolem okraje. Vnitřní dráha má kartu z obou stran, krajní z jedné. Potápěč je na jedné dráze a dívá se k jednomu jejímu konci. Všichni potápěči začínají na člunu, chobotnice ve své jeskyni vpravo dole, kde nic neblokuje. Začíná první místo u stolu.

kleine-fische-rules-turn = Tah
kleine-fische-rules-turn-1 = Nejdřív se potápíš: plaveš, odkryješ rybu, rozhodneš se, plaveš dál. Pak můžeš posunout chobotnici, možná krást, a ryby si vezmeš. Nakonec se útes doplní a další hráč se potápí nad plným, skrytým útesem.
kleine-fische-rules-turn-2 = Skok ani první pohyb vynechat nesmíš. Karty jeskyní jsou jen pro tvůj vlastní tah, každý druh ve svou chvíli. Mezi tahy zůstávají potápěči na své dráze a dívají se stejným směrem.

kleine-fische-rules-jump = První tah: skok
kleine-fische-rules-jump-1 = Přesuň člun nad rybu v horní řadě a skoč na jednu stranu té karty: vlevo, vpravo nebo dolů. Vybereš si, ke kterému konci dráhy se potápěč dívá. K jiným potápěčům smíš, k chobotnici ne. Skok je tvůj první pohyb; odkryj kteroukoli rybu vedle své nové dráhy. Člun tam zůstane a už nic neznamená.
kleine-fische-rules-jump-2 = Když jsou v horní řadě samé jeskyně, nejdřív jednu z nich naslepo prohodíš s libovolnou rybou níž a člun jde nad tu rybu. Turboploutve skok nikdy nenahradí.
kleine-fische-rules-picture-jump = Člun je nad sloupcem. Potápěč může skočit na tři dráhy a dívat se na obě strany.

kleine-fische-rules-swim = Plavání
kleine-fische-rules-swim-1 = Pohyb je jeden krok. Potápěči plavou jen dopředu: přes křižovatku před sebou na kteroukoli jinou dráhu a dívají se od ní pryč. Uvnitř jsou to tři dráhy, na okraji dvě a v rohu jedna; nikdy zpátky, nikdy otočka na dráze. Jestli tam leží ryba, nehraje roli. Jiní potápěči nikdy nepřekážejí; dráha s chobotnicí je zavřená.
kleine-fische-rules-swim-2 = V rohu je vpředu jen jedna dráha. Když na ní je chobotnice na začátku tvého tahu, potápěč se nejdřív otočí; není to krok, děje se to samo a jen tehdy. Když do takového rohu připlaveš během tahu, ještě tam vyhodnotíš kartu a pak musíš zastavit. Když je chobotnice na tvé vlastní dráze, opustíš ji jako obvykle. Všude jinde je první pohyb možný.

kleine-fische-rules-reveal = Odkrytí ryby
kleine-fische-rules-reveal-1 = Po každém pohybu vyhodnotíš přesně jednu kartu. Po prvním musíš odkrýt jednu skrytou rybu vedle své dráhy. Když jsou dvě, vybíráš, a nevíš, co jsou zač. Jeskyně a už odkryté ryby se neodkrývají nikdy.
kleine-fische-rules-reveal-2 = Když po prvním pohybu vedle není skrytá ryba, celý tah hned končí: bez chobotnice, bez doplnění. Později musíš skrytou rybu vedle sebe odkrýt, i když víš, že bude dvojice, ledaže sedí jeskyně. Bez ryby vedle sebe ponor končí beze ztráty; vedle jeskyně, která sedí, ji můžeš prozkoumat, nebo zastavit. Na takové místo smíš připlavat schválně.

kleine-fische-rules-choice = Zastavit, nebo plavat dál?
kleine-fische-rules-choice-1 = Po každém novém druhu se rozhoduješ. Zastav a všechny odkryté ryby jsou tvoje. Nebo plav dál, je-li dráha volná, a vyhodnoť další kartu.
kleine-fische-rules-choice-2 = Když je nová ryba druhu, který už odkrytý leží, ať je jakkoli velká, ponor končí: obě, i všechno odkryté mezi nimi, se otočí zase rubem nahoru. „Mezi“ znamená v pořadí odkrytí, ne na desce. Co bylo odkryté před první z nich, si necháš. Druhů je třináct, čtrnáctá ryba by byla dvojice vždycky.
kleine-fische-rules-choice-3 = Otočené ryby zůstávají na místě a jde je najít znovu. Pamatuj si je! Po dvojici tvůj tah pokračuje chobotnicí, s body na tom, co ti zůstalo.
kleine-fische-rules-picture-choice = Leží tu několik různých odkrytých ryb, každá s číslem, v jakém pořadí přišla. Plavat dál po jedné z vyznačených drah, nebo zastavit?

kleine-fische-rules-cave = Průzkum jeskyně
kleine-fische-rules-cave-1 = Když je po některém pozdějším pohybu odkrytých ryb přesně tolik, kolik říká číslo na jeskyni vedle tebe, můžeš místo odkrytí ryby jeskyni prozkoumat. Tím ponor končí. Ze dvou, které sedí, si vybereš; jedna jeskyně za tah. Po prvním pohybu nesedí žádná. Kartu dostaneš, až si budeš brát ryby, a do té doby ti ji nikdo neukradne.
kleine-fische-rules-picture-cave = Odkrytých ryb je tolik, kolik jeskyně chce: jde ji prozkoumat.

kleine-fische-rules-octopus = Chobotnice
kleine-fische-rules-octopus-1 = Na malých rybách jsou chobotničí body. Spočítej je na rybách, které jsou po ponoru ještě odkryté: o tolik drah můžeš chobotnici posunout, nebo o méně, nebo vůbec; bez bodů s ní pohne jen Turbochobotnice. Jeden pohyb za tah. Svou dráhu může opustit oběma konci, ať přišla odkudkoli.
kleine-fische-rules-octopus-2 = Jakmile je na cestě, proplave každou dráhu od konce ke konci a nikdy se na ní neotočí. Aby se vrátila tam, kde začala, potřebuje okruh aspoň čtyř drah. Záleží jen na dráze, kde skončí; dobrá je každá cesta, na kterou jí stačí kroky.
kleine-fische-rules-octopus-3 = Prvním pohybem vstupuje do útesu na jednu ze dvou drah v pravém dolním rohu. Vstup stojí jeden krok a odtud pokračuje. Do své jeskyně se nikdy nevrací.
kleine-fische-rules-octopus-4 = Na dráhu tvého vlastního potápěče nikdy nevstoupí ani přes ni neproplave. Na dráze s jinými potápěči se zastaví a zbylé kroky propadají. Potápěče na člunu potkat nemůže a chobotnice, která se nepohnula, nemůže okrádat.
kleine-fische-rules-picture-octopus = Až sem se chobotnice tentokrát může posunout.

kleine-fische-rules-rob = Krádež
kleine-fische-rules-rob-1 = Když chobotnici posuneš na jiné potápěče, můžeš jednoho okrást, nebo to nechat být. Řekni, kolik ryb chceš: jednu, dvě nebo tři, bez ohledu na to, kolik jich soupeř má. Pak hoď chobotničí kostkou, na které je 1, 1, 2, 3, 3 a červené minus jedna.
kleine-fische-rules-rob-2 = Když hodíš aspoň své číslo, vezmeš z cizí hromádky naslepo přesně tolik ryb, nebo celou hromádku, je-li menší. Při nižším hodu nedostaneš nic. Při červené tváři vezme soupeř rybu tobě, pokud nějakou máš. Které ryby změnily majitele, víte jen vy dva.
kleine-fische-rules-rob-3 = Odkryté ryby v útesu ještě nikomu nepatří a jeskyně ukrást nejde. Chobotnice i potápěči zůstávají, kde jsou.

kleine-fische-rules-collect = Sběr a doplnění
kleine-fische-rules-collect-1 = Tvoje odkryté ryby jdou rubem nahoru na tvou hromádku. Prozkoumanou jeskyni dostaneš také, odděleně od ryb. Na vlastní karty se smíš dívat kdykoli; ostatní vidí jen, kolik jich je.
kleine-fische-rules-collect-2 = Pak se mezery doplní z balíčku, jedna po druhé od levého horního rohu. Když nic nebereš, nic se nedoplňuje. Když balíček přesně stačí, hraje se dál bez něj.

kleine-fische-rules-cards = Karty jeskyní
kleine-fische-rules-cards-1 = Karty jeskyní pomáhají od tvého příštího tahu, každá jednou; použitá jde všem na očích zpátky do krabice. Nikdy je použít nemusíš, v jednom tahu jich smíš použít víc a mít jich můžeš, kolik chceš.
kleine-fische-rules-cards-2 = S Turboploutvemi má jeden pohyb až tři nebo pět kroků. Každý krok musí být dovolený, cesta se smí křížit a počítá se jen karta vedle poslední dráhy. Jedna karta ploutví na jeden pohyb.
kleine-fische-rules-cards-3 = Podvodní lampa ti před prvním pohybem ukáže jednu nebo dvě skryté ryby kdekoli v útesu; ze dvou vybíráš druhou, až když znáš první. Všichni vidí, kam svítí, jen ty vidíš na co.
kleine-fische-rules-cards-4 = Turbochobotnice dá o tři nebo pět kroků chobotnice víc, i bez jediného bodu a i po dvojici. Ohlašuje se, než se chobotnice pohne, a pak se pohnout musí.
kleine-fische-rules-cards-5 = Hoď znovu zruší příliš nízký hod, i červený, a házíš nanovo; jeden druh karty dovolí i druhý pokus. Platí poslední hod. Použít ji může jen zloděj, a když je jedna vyčerpaná, smí následovat další.
kleine-fische-rules-cards-6 = Duhové ryby a truhly s pokladem se nehrají: skryté čekají na konec.

kleine-fische-rules-end = Konec a výhra
kleine-fische-rules-end-1 = Když mezeru nejde doplnit, protože je balíček prázdný, hra hned končí, ať je na tahu kdokoli. Všechny hromádky a jeskyně se odkryjí; co leží v útesu, se nepočítá nikomu.
kleine-fische-rules-end-2 = Z každého druhu se počítá nejlepší ryba, jedna až čtyři mušle. Duhovou rybu jde položit na druh, který máš, a ten pak má hodnotu čtyři; dvě potřebují dva druhy. Každá hratelná karta jeskyně, která zůstala nepoužitá, je bod. Dohromady je to mezivýsledek.
kleine-fische-rules-end-3 = Pak se otevřou truhly s pokladem: 1, 3, 5 nebo 7 bodů pro prvního, druhého, třetího nebo čtvrtého podle mezivýsledku. Při shodě mají oba lepší pořadí, truhly pořadí nikdy nemění a dvě platí dvakrát. Vyhrává, kdo má nejvíc bodů; při shodě kdo má větší hromádku ryb, a když je i to stejné, vyhrávají společně.

kleine-fische-rules-decided = Naše rozhodnutí
kleine-fische-rules-decided-1 = Dvě pravidla jde číst i jinak. Tady se otáčí jen potápěč, který se dívá do zablokovaného rohu; tištěná pravidla mohou znamenat i to, že se smí, ale nemusí otočit každý, kdo má chobotnici přímo před sebou. A tady platí chobotnice za vstup krok; kdo myslí, že vstupuje zadarmo, může to zvolit u stolu.

# Hra na jedné stránce

kleine-fische-rules-aid-jump = První tah: přesuň člun nad rybu horní řady a skoč vlevo, vpravo nebo pod ni.
kleine-fische-rules-aid-swim = Plavání: jen dopředu, přes křižovatku před sebou. Nikdy na dráhu chobotnice.
kleine-fische-rules-aid-reveal = Odkryj jednu skrytou rybu vedle své dráhy. Není-li tam po prvním pohybu žádná: konec tahu.
kleine-fische-rules-aid-pair = Druh, který už odkrytý leží: obě i všechny odkryté mezi nimi se otočí zpátky. Ponor končí.
kleine-fische-rules-aid-cave = Odkrytých ryb přesně tolik, kolik říká číslo: místo ryby prozkoumej jeskyni. Ponor končí.
kleine-fische-rules-aid-octopus = Po ponoru: jeden krok chobotnice za každý chobotničí bod na tvých odkrytých rybách.
kleine-fische-rules-aid-steal = Dostihne soupeře: ohlas 1 až 3 a hoď aspoň tolik. Červená tvář tě stojí rybu.
kleine-fische-rules-aid-fins = Turboploutve: až 3 nebo 5 kroků v jednom pohybu.
kleine-fische-rules-aid-lamp = Podvodní lampa: než vyplaveš, podívej se na 1 nebo 2 skryté ryby.
kleine-fische-rules-aid-octo = Turbochobotnice: o 3 nebo 5 kroků víc, i bez bodů.
kleine-fische-rules-aid-reroll = Hoď znovu: opakuj nepovedený hod, jednou nebo dvakrát.
kleine-fische-rules-aid-rainbow = Duhová ryba: na konci má jeden tvůj druh hodnotu 4.
kleine-fische-rules-aid-chest = Truhla s pokladem: na konci 1, 3, 5 nebo 7 bodů; nejvíc pro posledního.
kleine-fische-rules-aid-end = Balíček nestačí na mezeru: konec. Počítá se nejlepší ryba každého druhu a 1 za každou nepoužitou kartu jeskyně.

# Ukázkový tah

kleine-fische-rules-example = Tah na příkladu
kleine-fische-rules-example-1 = Mira se dívá dolů a plave o jednu dráhu dolů. Vedle leží dvě skryté ryby; odkryje levou: Klauna s jednou mušlí a dvěma chobotničími body. To je číslo jedna.
kleine-fische-rules-example-2 = Plave dál doprava a odkryje Havýše, pak zase dolů: Mořského ďasa. Odkryté jsou tři ryby. Vedle další dráhy leží jeskyně s číslem 3. Mohla by tam doplavat a prozkoumat ji. Místo toho zastaví: tři ryby jsou její.
kleine-fische-rules-example-3 = Dva body na Klaunovi posunou chobotnici o dvě dráhy, na Benova potápěče. Mira ohlásí dvě a hodí 3: vezme si naslepo dvě ryby z Benovy hromádky. S jedničkou by nedostala nic; při červené tváři by Ben vzal jednu rybu jí.
kleine-fische-rules-example-4 = Pak si vezme své tři ryby, mezery se doplní a potápí se Ben. Kdyby čtvrtá ryba byla druhý Havýš, otočili by se zpátky oba Havýši i Mořský ďas a zůstal by jí jen Klaun.
