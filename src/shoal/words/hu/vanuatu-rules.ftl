# A Vanuatu szabálykönyve.

vanuatu-rules-aim = Miről szól
vanuatu-rules-aim-1 = Nyolc forduló olyan szigeteken, amelyek épp csak kiemelkedtek a tengerből. Hajózol, halászol, kereskedsz, bódét építesz, a homokba rajzolsz és turistákat kísérsz. A pénz alig marad meg: tíz vatu magától öt pontra váltódik. Az nyer, akinek a legtöbb pontja van. A játék három–öt főre szól; ketten külön szabállyal játszhattok.
vanuatu-rules-aim-2 = A lényege a tervezés. Mindenki öt bábut tesz kilenc akcióra, és egy akciót csak az hajthat végre, akinek ott a legtöbb bábuja van.

vanuatu-rules-setup = A kezdet
vanuatu-rules-setup-1 = Efate szigete és három tenger fekszik az asztalon, véletlen sorrendben, árukkal és korongokkal. Mindenkinek van egy csónakja az üres tengeren, három vatuja, nyolc bódéja, öt bábuja, és nincs pontja. Az erszényben legfeljebb kilenc vatu fér el. A csónakok a tengeren maradnak, és egy tengeren mind elférnek.
vanuatu-rules-setup-2 = Három hajó vár árura, egy lapka mutatja, hány turista jött, a halár a tetején áll, négy pihenőlapka van készen, és a következő két lerakandó lapka nyitva fekszik. Mindez látható, kivéve a paklik sorrendjét és az elvett pihenőlapkákat. A kezdőt sorsolás dönti el; akinél a jelző van, egész fordulóban ő kezd, a többiek az óramutató járása szerint követik, és egy szakasz akkor kezdődik, ha az előzőt mindenki befejezte. Az ígéret senkit sem köt, és játékosok közt semmi sem cserél gazdát.

vanuatu-rules-round = Új forduló
vanuatu-rules-round-1 = A második fordulótól először változások jönnek. Akikért senki sem jött, azok a turisták hazamennek, és újak érkeznek. A teli hajók elmennek, a többi feljebb lép, és mögéjük újak állnak be. Az a sziget, ahonnan minden elkelt, megint megkapja minden áruját, ameddig a készlet tart, a régebbi szigetek előbb. A halár visszaáll a tetejére.
vanuatu-rules-round-2 = A hetedik fordulóig ezután a kezdőjátékos lerakja a két nyitott lapkát, tetszőleges sorrendben. Egy lapkának legalább két másikkal érintkeznie kell. A szigetek távol maradnak egymástól, a tenger pedig sziget mellé kerül; ha ilyen hely nincs, máshová is kerülhetnek. Az új tenger megkapja a korongjait, az új sziget az áruit, és nyitva kerül ki a következő két lapka. Ahol nincs lapka, az pályán kívül van.
vanuatu-rules-picture-tile = Az új lapka a világító helyekre kerülhet.

vanuatu-rules-characters = Karakterek
vanuatu-rules-characters-1 = Sorrendben mindenki karaktert választ, mást, mint legutóbb; a régi utána visszakerül, és mások rögtön elvihetik. Ebben a fordulóban egyszer segít, az akciójánál vagy amikor használni akarod, aztán lefordul. A legtöbb magától segít; a Vevő, a Koldus és a Prédikátor kérdez. Nem kell betervezned az akcióját, és a haszon nélkül visszavett bábuk nem érintik.
vanuatu-rules-characters-2 = A Navigátor ingyen hajózik. Az Építő egy vatut fizet egy bódéért. A Búvár a kincs értékét vatuban is megkapja, a Halász a fogásét pontban. Az Eladónak nem kell bódé, csak sziget a csónakja mellett. A Vevő ingyen felrakhat egy második kockát ugyanabból az áruból a készletből. A Művész öt pontért rajzol. Az Idegenvezető két pontot kap minden rajzért ott, ahol a turista partra száll. A Koldus egyszer, cselekvés előtt, legfeljebb három pontot vatura válthat. A Prédikátor egyszer használhat egy lehetséges oszlopot, amikor sehol sem vezet.

vanuatu-rules-plan = A bábuk letétele
vanuatu-rules-plan-1 = Sorrendben két bábut teszel le, aztán még kettőt, aztán az utolsót, ugyanarra az akcióra vagy különbözőkre, egyre akárhányat. Ami lekerült, ott marad.
vanuatu-rules-plan-2 = Csak oda tehetsz, ahol esélyed lenne, ha egyedül volnál: ha előbb kell hozzá valami, például odahajózni, azt is be kell tervezned, és két együtt letett bábu közül az egyik lehetővé teheti a másikat. Pihenést mindig lehet tervezni.
vanuatu-rules-picture-plan = Kilenc akció, rajtuk a bábuk. Mindegyik megmondja, hogyan állnál ott, vagy mi hiányzik.

vanuatu-rules-act = Cselekvés
vanuatu-rules-act-1 = A játékosok felváltva jönnek, amíg el nem fogynak a bábuk. A körödben olyan akciót választasz, ahol épp vezetsz, és egyszer, teljesen végrehajtod; utána minden bábud lekerül róla, így egy fordulóban senki sem teszi meg kétszer ugyanazt. Vezetsz, ha ott senkinek sincs több bábuja; egyenlőségnél az vezet, aki a sorrendben előbb jön.
vanuatu-rules-act-2 = Ha ott vezetsz, ahol az akció nem hajtható végre, mert most nem tudsz fizetni, vagy nem maradt semmi, haszon nélkül visszaveszed a bábukat; ezt akkor is választhatod, ha máshol lehetséges akcióban vezetsz. És ha sehol sem vezetsz, egyik oszlopodat fel kell adnod, hacsak a Prédikátor nem cselekszik. Amíg vezetsz, másik oszlopot nem adhatsz fel. Így senki sem passzolhat, és minden azon múlik, milyen sorrendben cselekszel.
vanuatu-rules-picture-act = Ahol ez a játékos vezet, ott most végrehajthat egy akciót.

vanuatu-rules-travel = Hajózás, Építés, Merülés, Halászat
vanuatu-rules-travel-1 = Hajózás: egy–három mező a tengeren, mezőnként egy vatu; kerülni és visszafordulni szabad, de az is lépésekbe kerül. Ami szigeten történik, az a csónakod mellett történik, ami víz alatt, az épp alatta; több sziget közül te választasz.
vanuatu-rules-travel-2 = Építés: három vatuért egy bódéd a csónakod melletti sziget szabad helyére kerül, és ott marad. A bódékkal adhatsz el halat, kereshetsz turistákon, és a végén is számítanak.
vanuatu-rules-travel-3 = Merülés és Halászat: vegyél egy kincset vagy halat a tengerről a csónakod alól. Annyit ér, ahány korong van; aztán egy korong végleg eltűnik, és a következő kevesebbet ér.

vanuatu-rules-trade = Eladás és Vásárlás
vanuatu-rules-trade-1 = Eladás: ha a csónakod melletti szigeten van bódéd, halakat adsz el egymás után, és akkor hagyod abba, amikor akarod. Mindegyik az értéke szorozva az árral, ami 3, 2 vagy 1; mindegyik csökkenti az árat, de 1 alá soha.
vanuatu-rules-trade-2 = Vásárlás: egy kocka a csónakod melletti szigetről, kava egy vatuért, kopra kettőért, marhahús háromért. Rögtön az első hajóra kerül, amelyen van hely ennek az árunak, és a kava egy, a kopra három, a marhahús öt pontot hoz, és még kettőt, ha megtölti a hajót. Ha egyik hajón sincs hely, akkor is vehetsz, és a kocka elvész. A teli hajó a következő fordulóra vár.

vanuatu-rules-culture = Rajzolás, Szállítás, Pihenés
vanuatu-rules-culture-1 = Rajzolás: egy homokrajz a csónakod melletti sziget szabad helyén ingyen van, és három pontot hoz.
vanuatu-rules-culture-2 = Szállítás: vigyél egy várakozó turistát a csónakod melletti szigetre, ahol van hely. Minden ottani bódéért, bárkié is, egy vatut kapsz; lehet, hogy egyet sem.
vanuatu-rules-culture-3 = Pihenés: ha van még pihenőlapka, nézd meg a maradékot, és vegyél el egyet, a többiek elől rejtve. A forduló végén fizet. A körödben, mielőtt cselekszel, és máskor nem, kincseket is vatura válthatsz, annyira, amennyit érnek.

vanuatu-rules-vatu = Tíz vatu
vanuatu-rules-vatu-1 = Amint tíz vatud van, tíz belőle öt pontra váltódik, akár akarod, akár nem, minden egyes bevétel után, fordulók közt és a végén is. Előbb fizetsz, csak utána kapsz, és senki sem adósodhat el.

vanuatu-rules-rest = A forduló vége
vanuatu-rules-rest-1 = A pihenőlapkák sorrendben felfordulnak, fizetnek, és visszakerülnek: egy pont, egy vatu, mindkettő, vagy a kezdőjátékos jelzője. A jelző marad, ahol van, hacsak valaki el nem vitte a lapkáját; a tulajdonosa is elviheti ezt a lapkát, és megtarthatja.

vanuatu-rules-end = A vége
vanuatu-rules-end-1 = A nyolcadik forduló után minden megmaradt hal annyi vatura váltódik, amennyit ér, bármi is az ára. A jelző három pont, minden három vatu egy, a kincsek az értékük kétszerese. Minden bódéd után a szigetén minden turista két pont. A rajzok, az áru és a turista nélküli bódék már nem hoznak semmit. A pontszám ötven fölött is folytatódik.
vanuatu-rules-end-2 = Az nyer, akinek a legtöbb pontja van; egyenlőségnél az, akinek több felépített bódéja, aztán akinek több vatuja van, aztán osztoznak a helyen.
vanuatu-rules-picture-end = Szigetek a játék vége felé: bódék, turisták és rajzok.

vanuatu-rules-more = Két játékos, változatok, titkok
vanuatu-rules-more-1 = Két játékosnál úgy készítsétek elő, mint háromnál. A karakterek előtt a kezdőjátékos két semleges bábut tesz akciókra, aztán a másik hármat; a vezetéshez több bábu kell, mint ahány semleges van ott, vagy ugyanannyi, ha a karaktered ahhoz az akcióhoz tartozik. Öt karakter közül lehet választani, nem a legutóbbiakból, és egy csónak nem állhat meg ott, ahol a másik áll.
vanuatu-rules-more-2 = Rejtett csak a hajók és a turisták sorrendje, az, hogy egy betű két lapkája közül melyik jön előbb, és a mások által elvett pihenőlapkák. A lapkák A-tól F-ig jönnek, kétszer. Ami egy pakliban van, az ismert: az üres hajópakli az elment hajókból készül újra, és a játékosok számától függően kezdéskor egy turistalapka félrekerült. Aki pihen, látja, mi maradt, és így tudja, mit vittek el, bár azt nem, hogy ki.
vanuatu-rules-more-3 = Az asztal beállításai: karakterek nélkül; a halár egy egész eladás után egyszer esik, nem minden hallal; és a Kormányzó, egy tizenegyedik karakter, aki egy körért átvisz egy egész oszlopodat egy másik akcióra, amelyet ebben a fordulóban se végre nem hajtottál, se fel nem adtál.

vanuatu-rules-decided = Mi döntöttünk így
vanuatu-rules-decided-1 = Egy szabály másképp is olvasható. Nálunk a karakterek legtöbb jutalma magától jön, és csak a Vevő, a Koldus és a Prédikátor kérdez; úgy is olvasható, hogy bármelyik jutalmat vissza lehet utasítani.

# A játék egy oldalon

vanuatu-rules-aid-person = Fordulónként válassz karaktert, egymás után kétszer sosem ugyanazt.
vanuatu-rules-aid-plan = Tegyetek le sorban öt bábut: kettőt, kettőt, egyet. Csak oda, ahol a terved végrehajtható.
vanuatu-rules-aid-lead = Aztán sorban cselekedjetek egy oszloppal, ahol a legtöbb bábud van; egyenlőségnél az, aki a sorrendben előbb jön. Ha sehol sem vezetsz, egy oszlop odavész.
vanuatu-rules-aid-sail = Hajózás a tengereken: mezőnként 1 vatu.
vanuatu-rules-aid-build = Építés: bódé a csónakod mellé, 3 vatu.
vanuatu-rules-aid-explore = Merülés a tengereden: egy kincs, annyit ér, ahány láda van. A végén az értéke kétszerese pontban, vagy a körödben az értéke vatuban.
vanuatu-rules-aid-fish = Halászat a tengereden: egy hal, annyit ér, ahány halkorong van.
vanuatu-rules-aid-sell = Eladás: hal a bódéd mellett, érték szorozva az árral, 3, aztán 2, aztán 1.
vanuatu-rules-aid-kava = Vásárlás, kava: 1 vatu, hajón 1 pont.
vanuatu-rules-aid-copra = Vásárlás, kopra: 2 vatu, hajón 3 pont.
vanuatu-rules-aid-beef = Vásárlás, marhahús: 3 vatu, hajón 5 pont. Egy hajó utolsó kockája: még 2.
vanuatu-rules-aid-draw = Rajzolás, ahol van hely: 3 pont.
vanuatu-rules-aid-transport = Turista szállítása: a sziget minden bódéjáért 1 vatu.
vanuatu-rules-aid-rest = Pihenés: egy rejtett lapka, amely a forduló végén fizet.
vanuatu-rules-aid-vatu = Tíz vatu öt pontra váltódik.
vanuatu-rules-aid-end = Nyolc forduló után: 2 pont minden bódéért és turistáért a szigetén, a kincsek, 3 vatuért 1, a kezdésért 3.

# Egy forduló példaként

vanuatu-rules-example = Egy forduló példaként
vanuatu-rules-example-1 = Mírának 3 vatuja van, és a Művészt választja. A csónakja Efate mellett áll, ahol van hely rajznak. Ben a Vevőt választotta, Ottó az Idegenvezetőt.
vanuatu-rules-example-2 = Tervezés, először két-két bábu: Míra mindkettőt a Rajzolásra teszi, hiszen a Művésszel 5 pontot ér. Ben kettőt tesz a Vásárlásra, Ottó egyet a Rajzolásra és egyet a Szállításra. Aztán Míra egyet a Hajózásra, egyet a Halászatra tesz, az utolsót a Pihenésre.
vanuatu-rules-example-3 = Akciók: Míra kettő az egyhez vezet a Rajzoláson, és rögtön rajzol Efate szigetén, 5 pont. Ben marhahúst vesz ott: 3 vatu, 5 pont, és a Vevő ingyen felrak egy másodikat. Ottó egyetlen bábuja most vezet a Rajzoláson, de Efate megtelt, és hajózást nem tervezett: ez az oszlop elvész.
vanuatu-rules-example-4 = Míra egy mezőt hajózik 1 vatuért egy tengerre, ahol két halkorong van. Amikor megint ő jön, 2 értékű halat fog. Végül pihen, és azt a lapkát veszi el, amellyel ő kezd. A forduló végén 2 vatuja, egy hala és 5 új pontja van, és ő kezdi a következőt.
