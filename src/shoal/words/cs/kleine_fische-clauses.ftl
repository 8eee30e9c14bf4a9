# Pravidla hry Kleine Fische ganz groß bod po bodu.

KF-001 = Hrají dva až čtyři; příprava ani pravidla na počtu nezávisí.
KF-002 = Na desce je 25 míst pro karty, pět řad po pěti.
KF-003 = Potápěči a chobotnice se pohybují po 60 drahách kolem karet a mezi nimi, i po okraji a jeho horní straně.
KF-004 = Karta sousedí se čtyřmi drahami po stranách: vnitřní dráha má dvě karty, krajní jednu.
KF-005 = Potápěč ve vodě je na jedné dráze a dívá se k jednomu jejímu konci; při skoku si směr volně vybere.
KF-006 = Krok vede přes křižovatku vpředu na jinou dráhu a potápěč se dívá od ní; nikdy zpátky, nikdy otočka na dráze.
KF-007 = Uvnitř je tedy na výběr ze tří drah, na okraji ze dvou, v rohu z jedné.
KF-008 = Potápěči mohou dráhy volně sdílet a nikdy si nepřekážejí.
KF-009 = Žádný potápěč nevplave na dráhu chobotnice ani přes ni neproplave.
KF-010 = Pohyb je jeden krok, pokud ho nenahradí Turboploutve.
KF-011 = Potápěč, který se dívá do rohu z jedné z jeho dvou drah, má před sebou jen tu druhou.

KF-020 = Člun čeká nad deskou se všemi potápěči; jeho první sloupec nic neznamená.
KF-021 = Chobotnice začíná ve své jeskyni vedle pravého dolního rohu, kde žádnou dráhu neblokuje.
KF-022 = Všechny ryby a jeskyně se zamíchají; 25 karet se rozdá řadu po řadě rubem nahoru a 78 zůstane v balíčku.
KF-023 = Podle rubu každý pozná rybu od jeskyně a vidí číslo jeskyně; z balíčku je vidět jen horní rub.
KF-024 = Začíná první místo a hraje se v pořadí míst; stůl lidi usadí před rozdáním.
KF-025 = Na začátku nikdo nemá žádnou kartu.

KF-030 = Tah je ponor, pak chobotnice s krádeží a sběr, pak doplnění; potom je na řadě další hráč.
KF-031 = Skok ani první pohyb tahu nesmí nikdo vynechat.
KF-032 = Každý tah začíná s plnou deskou, celou rubem nahoru.
KF-033 = Karty jeskyní se hrají jen v tahu majitele, každý druh ve svou chvíli; duhové ryby a truhly nikdy.

KF-040 = V prvním tahu jde člun nad libovolnou rybu horní řady a potápěč musí skočit.
KF-041 = Skok končí vlevo, vpravo nebo pod kartou pod člunem.
KF-042 = Skákající potápěč se smí dívat k oběma koncům své dráhy.
KF-043 = Skočit jde k jiným potápěčům, ale ne k chobotnici.
KF-044 = Skok je první pohyb; odkrýt jde kteroukoli rybu vedle nové dráhy.
KF-045 = Člun zůstane, kde je, a jinak nic nedělá.
KF-046 = Když jsou v horní řadě jen jeskyně, hráč nejdřív jednu z nich naslepo prohodí s libovolnou rybou z nižších řad.
KF-047 = Po prohození může jít člun jen nad prohozenou rybu.
KF-048 = Ploutve skok nikdy nenahradí.

KF-050 = Každý další tah začíná pohybem.
KF-051 = Vybrat jde kteroukoli volnou dráhu, ať vedle ní leží ryba, nebo ne.
KF-052 = Potápěč, který začíná tah čelem k rohu, na jehož druhé dráze je chobotnice, se nejdřív otočí.
KF-053 = Otočení není krok, děje se samo, jen tehdy a v tom tahu jednou.
KF-054 = Všude jinde je první pohyb vždy možný.
KF-055 = Kdo do takového rohu připlave během tahu, ještě tam vyhodnotí kartu a pak musí zastavit.
KF-056 = Potápěč na dráze chobotnice ji opustí jako obvykle.

KF-060 = Po prvním pohybu se musí odkrýt jedna skrytá ryba vedle dráhy.
KF-061 = Když tam žádná není, celý tah hned končí, bez chobotnice a doplnění.
KF-062 = Po každém dalším pohybu hráč odkryje rybu, prozkoumá jeskyni, která sedí, nebo zastaví, když není co odkrýt.
KF-063 = Kde jde odkrýt ryba a žádná jeskyně nesedí, musí se odkrýt, i známá dvojice.
KF-064 = U jeskyně, která sedí, a bez ryby hráč zkoumá, nebo zastaví; je-li tam i ryba, musí udělat jedno z toho: prozkoumat, nebo odkrýt.
KF-065 = Vynucené zastavení nic nestojí.
KF-066 = Jeden pohyb, jedna karta.
KF-067 = Jeskyně na desce se prozkoumávají, nikdy neodkrývají.
KF-068 = Ryba, která už je odkrytá, se znovu odkrýt nedá.

KF-070 = Po novém druhu hráč zastaví, nebo plave dál, je-li dráha volná.
KF-071 = Zastavení ukončí ponor se všemi odkrytými rybami.
KF-072 = Plavat dál znamená další pohyb a další kartu.
KF-073 = Plavat tam, kde se nic dělat nedá, je dovoleno a ponor tím končí beze ztráty.

KF-080 = Druhá odkrytá ryba stejného druhu je dvojice, ať je jakkoli velká.
KF-081 = Dvojice otočí zpátky sebe, tu první a všechno odkryté mezi nimi.
KF-082 = Co bylo odkryté před tou první, zůstává odkryté a hráč si to nechá.
KF-083 = „Mezi“ znamená v pořadí odkrytí, ne na desce.
KF-084 = Otočené ryby zůstávají ležet a později je jde odkrýt znovu.
KF-085 = Po dvojici ponor končí a tah pokračuje chobotnicí.
KF-086 = První odkrytá ryba tahu není nikdy dvojice; čtrnáctá by byla vždycky.

KF-090 = Jeskyni vedle dráhy jde po dalším pohybu prozkoumat, když se její číslo rovná počtu odkrytých ryb.
KF-091 = Počítají se ryby odkryté před tímto pohybem; průzkum nahrazuje odkrytí.
KF-092 = Průzkum se ohlásí a ponor tím končí.
KF-093 = Jedna jeskyně za tah; ze dvou, které sedí, hráč vybírá.
KF-094 = Jeskyni hráč získá při sběru; okrást ho o ni mezitím nejde.
KF-095 = Po prvním pohybu žádná jeskyně nesedí.

KF-100 = Chobotničí body tahu jsou na rybách, které jsou po ponoru ještě odkryté.
KF-101 = Chobotnici jde posunout nejvýš o tolik drah.
KF-102 = Bez bodů s ní pohne jen Turbochobotnice.
KF-103 = Nejvýš jeden pohyb chobotnice a jedna krádež za tah.
KF-104 = Chobotnice smí svou dráhu opustit oběma konci; nemá směr.
KF-105 = Během pohybu proplave každou dráhu od konce ke konci a nikdy se na ní neotočí.
KF-106 = Co dělala v dřívějších tazích, ji neváže.
KF-107 = Smí se obloukem vrátit tam, kde začala, aspoň na čtyři kroky, a platí, že se tam pohnula.
KF-108 = Prvním pohybem vstupuje na jednu ze dvou drah pravého dolního rohu a pokračuje odtud.
KF-109 = Vstup stojí jeden krok.
KF-110 = Nikdy nevstoupí na vlastního potápěče hráče na tahu ani kolem něj neproplave.
KF-111 = Na dráze se soupeři se zastaví; zbylé kroky propadají.
KF-112 = Chobotnice, která se nepohnula, nemůže okrádat.
KF-113 = Potápěče na člunu potkat nemůže.
KF-114 = Záleží jen na dráze, kde skončí; stačí jakákoli cesta v mezích kroků.
KF-115 = Zůstává na své poslední dráze a do jeskyně se nikdy nevrací.

KF-120 = Když se posunula na soupeře, hráč může zkusit jednoho okrást, nebo to nechat být.
KF-121 = Počet karet, jedna až tři, se ohlašuje před hodem.
KF-122 = Počet je volný, i když má oběť ryb méně nebo žádné.
KF-123 = Na kostce je červené minus jedna, dvě jedničky, dvojka a dvě trojky.
KF-124 = Kdo hodí aspoň tolik, kolik ohlásil, vezme přesně tolik ryb.
KF-125 = Z menší hromádky se vezme všechno.
KF-126 = Nižší hod nic nepřinese.
KF-127 = Při červené tváři vezme oběť jednu rybu zloději, aniž by se jí kdo ptal.
KF-128 = Zloděj bez získaných ryb při červené tváři nic neztratí.
KF-129 = Odkryté ryby na desce ještě nikomu nepatří a ukrást je nejde.
KF-130 = Karty se tahají naslepo: každá z hromádky má stejnou šanci.
KF-131 = Jeskyně ukrást nejde.
KF-132 = Které ryby změnily majitele, vědí ti dva, ostatní jen kolik.
KF-133 = Po krádeži zůstávají chobotnice i potápěči na dráze.

KF-140 = Všechny odkryté ryby jdou rubem nahoru na hromádku hráče na tahu.
KF-141 = Prozkoumanou jeskyni si hráč vezme, prohlédne a nechá odděleně od ryb.
KF-142 = Hromádka nemá pořadí; její velikost znají všichni.
KF-143 = Na vlastní karty se majitel smí dívat kdykoli, nikdo jiný ne.

KF-150 = Mezery se doplňují po jedné od levého horního rohu řadu po řadě horními kartami balíčku.
KF-151 = Když se nic nevzalo, nic se nedoplňuje a hra skončit nemůže.
KF-152 = Když balíček přesně stačí, hraje se dál s prázdným.
KF-153 = Když mezeru nejde doplnit, hra hned končí.
KF-154 = Na konci se žádné tahy nedohrávají.
KF-155 = Mezi tahy zůstávají potápěči na svých drahách a ve svém směru.

KF-160 = Nově získaná karta jeskyně čeká na příští tah majitele.
KF-161 = Hráč smí v tahu použít několik karet jeskyní; použitá jde všem na očích zpátky do krabice.
KF-162 = Použít kartu není nikdy povinné, karty na sobě nezávisejí a počet v ruce není omezený.
KF-163 = Turboploutve nahradí jeden pohyb jedním až třemi, nebo jedním až pěti kroky.
KF-164 = Každý krok cesty s ploutvemi musí být dovolený; smí se křížit i vrátit na začátek.
KF-165 = Celá cesta je jeden pohyb: karty se počítají jen tam, kde končí.
KF-166 = Jedna karta ploutví na jeden pohyb.
KF-167 = Karta se spotřebuje volbou cesty, kterou popisuje její konec a směr potápěče.
KF-170 = Lampa se používá před prvním pohybem tahu, před případným otočením.
KF-171 = Lampa ukáže svému majiteli skrytou rybu kdekoli na desce; na jeskyně a balíček nedosvítí.
KF-172 = Slabá lampa ukáže jednu rybu, silná až dvě; druhá se vybírá, až když je vidět první.
KF-173 = Všichni vidí, kam lampa svítí, jen její majitel, co ukazuje.
KF-175 = Turbochobotnice přidá k pohybu chobotnice v tahu tři nebo pět kroků, i bez bodů.
KF-176 = Body a karty Turbochobotnice se sčítají; karty se ohlásí, než se chobotnice pohne, a pak se pohnout musí.
KF-177 = Turbochobotnice funguje po dvojici, ale ne v tahu, který skončil kvůli chybějící rybě.
KF-180 = Po příliš nízkém hodu, i červeném, ho Hoď znovu zruší a hází se nanovo.
KF-181 = Platí poslední hod, ať bylo předtím cokoli.
KF-182 = Silná karta dá až dva hody navíc, druhý podle přání.
KF-183 = Když jsou hody karty vyčerpané, smí následovat další Hoď znovu.
KF-184 = Oběť znovu házet nemůže.
KF-185 = Duhové ryby a truhly zůstávají do konce skryté a nikdy nejsou nepoužité karty.

KF-190 = Na konci se odkryjí hromádky a jeskyně; karty na desce se nepočítají.
KF-191 = Z každého druhu se počítá jen nejlepší ryba.
KF-192 = Hromádka s položenou duhovou rybou má hodnotu aspoň čtyři.
KF-193 = Duhová ryba potřebuje hromádku; dvě mohou na dvě hromádky.
KF-194 = Duhové ryby jsou dobrovolné a rozhoduje se o nich v pořadí míst s odkrytými kartami.
KF-195 = Každá hratelná jeskyně, která zůstala nepoužitá, je za bod.
KF-196 = Hromádky, duhové ryby a nepoužité jeskyně tvoří mezivýsledek.
KF-197 = Pořadí hráče je o jednu víc než počet hráčů s vyšším mezivýsledkem.
KF-198 = Truhla přinese majiteli 1, 3, 5 nebo 7 bodů za pořadí 1, 2, 3 nebo 4.
KF-199 = Dvě truhly platí dvakrát; pořadí nikdy nemění.
KF-200 = Mezivýsledek a truhly tvoří konečný výsledek; nejvyšší vyhrává.
KF-201 = Při shodě rozhoduje větší hromádka ryb.
KF-202 = Při shodě i v tom se výhra dělí.
