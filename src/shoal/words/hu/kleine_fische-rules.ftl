# A Kleine Fische ganz groß szabálykönyve.

kleine-fische-rules-aim = Miről szól
kleine-fische-rules-aim-1 = Rejtett lapokból álló zátony mentén merülsz, és halakat fényképezel. Amíg minden felfordított hal más fajú, folytathatod. Ha egy faj kétszer jön, a fogásod egy része elúszik. Két, három és négy játékosra ugyanazok a szabályok érvényesek.
kleine-fische-rules-aim-2 = A végén mind a tizenhárom fajból csak a legjobb képed számít. A változatosság nyer.

kleine-fische-rules-setup = A zátony
kleine-fische-rules-setup-1 = A halakat és a barlangokat együtt keverjük meg. Huszonöt lap fekszik képpel lefelé, öt sorban öt; a többi 78 a húzópakli. A hátlapról látod, hogy hal vagy barlang, és a barlangon egy szám áll; a húzópakliból a felső lap hátát látod. Még senkinek sincs semmije.
kleine-fische-rules-setup-2 = A búvárok és a polip a lapok közötti és a szélen körbefutó sávokon mozognak. Egy belső sávnak mindkét oldalán lap van, egy szélsőnek az egyiken. Egy búvár egy sávon van, és az egyik vége felé néz. Minden búvár a hajón kezd, a polip a saját barlangjában a jobb alsó saroknál, ahol semmit sem zár el. Az első hely kezd.

kleine-fische-rules-turn = Egy kör
kleine-fische-rules-turn-1 = Előbb merülsz: úszol, felfordítasz egy halat, döntesz, úszol tovább. Aztán mozgathatod a polipot, talán rabolsz, és begyűjtöd a halaidat. Utána a zátony feltöltődik, és a következő játékos megint egy teli, rejtett zátony fölött merül.
kleine-fische-rules-turn-2 = Az ugrást és az első mozgást nem hagyhatod ki. A barlanglapok csak a saját körödben használhatók, mindegyik a maga pillanatában. Két kör között a búvárok megtartják a sávjukat és az irányukat.

kleine-fische-rules-jump = Az első kör: ugrás
kleine-fische-rules-jump-1 = Vidd a hajót a felső sor egyik hala fölé, és ugorj a lap egyik oldalára: balra, jobbra vagy alá. Te választod ki, a sáv melyik vége felé nézzen a búvárod. Más búvárok mellé ugorhatsz, a polip mellé nem. Az ugrás az első mozgásod; fordíts fel egy tetszőleges halat az új sávod mellett. A hajó ott marad, és többé nincs szerepe.
kleine-fische-rules-jump-2 = Ha a felső sor csupa barlang, előbb egyiküket látatlanban kicseréled egy lejjebb lévő halra, és a hajó e fölé a hal fölé kerül. Az ugrást Turbóuszony sosem helyettesíti.
kleine-fische-rules-picture-jump = A hajó egy oszlop fölött áll. A búvár három sávra ugorhat, és bármelyik irányba nézhet.

kleine-fische-rules-swim = Úszás
kleine-fische-rules-swim-1 = Egy mozgás egy lépés. A búvárok csak előre úsznak: az előttük lévő kereszteződésen át bármelyik másik ottani sávra, és tőle elfelé néznek. Belül ez három sáv, a szélen kettő, sarokban egy; hátra soha, és sávon megfordulni sem lehet. Mindegy, fekszik-e ott hal. Más búvárok sosem állnak útban; a polip sávja zárva van.
kleine-fische-rules-swim-2 = Sarokban csak egy sáv van előtted. Ha a köröd kezdetén a polip azon van, a búvárod előbb megfordul; ez nem lépés, magától történik, és csak ekkor. Ha kör közben úszol ilyen sarokba, ott még jön egy lap, aztán meg kell állnod. Ha a polip a saját sávodon van, a szokásos módon mész el onnan. Mindenhol máshol lehetséges az első mozgás.

kleine-fische-rules-reveal = Hal felfordítása
kleine-fische-rules-reveal-1 = Minden mozgás után pontosan egy lap jön. Az első után kötelező egy rejtett halat felfordítani a sávod mellett. Ha kettő van, választasz, anélkül hogy tudnád, mik azok. Nyitott hal és barlang sosem fordul fel.
kleine-fische-rules-reveal-2 = Ha az első mozgás után nincs rejtett hal, az egész körnek rögtön vége: nincs polip, nincs feltöltés. Később a melletted lévő rejtett halat fel kell fordítanod, azt is, amelyről tudod, hogy pár, hacsak nem illik egy barlang. Ha nincs melletted hal, a merülés veszteség nélkül ér véget; egy illő barlang mellett felderítheted azt, vagy megállhatsz. Ilyen helyre szándékosan is úszhatsz.

kleine-fische-rules-choice = Megállsz, vagy továbbúszol?
kleine-fische-rules-choice-1 = Minden új faj után döntesz. Megállsz, és minden nyitott hal a tiéd. Vagy továbbúszol, ha van szabad sáv, és jön egy újabb lap.
kleine-fische-rules-choice-2 = Ha az új hal fajából már van nyitva egy, bármekkora is, a merülésnek vége: mindkettő, és minden, amit közben felfordítottál, képpel lefelé fordul. A „közben” időt jelent, nem helyet. Ami az első előtt nyitva volt, azt megtartod. Tizenhárom faj mellett a tizennegyedik hal mindig pár lenne.
kleine-fische-rules-choice-3 = A visszafordított halak a helyükön maradnak, és újra meg lehet találni őket. Jegyezd meg őket! Pár után a köröd a polippal folytatódik, azokkal a pontokkal, amelyek a megtartott halakon vannak.
kleine-fische-rules-picture-choice = Több különböző hal van nyitva, mindegyiken a sorszáma. Továbbúszol az egyik jelölt sávon, vagy megállsz?

kleine-fische-rules-cave = Barlang felderítése
kleine-fische-rules-cave-1 = Ha egy későbbi mozgás után pontosan annyi hal van nyitva, amennyit egy melletted lévő barlang száma mond, hal felfordítása helyett felderítheted a barlangot. Ezzel a merülésnek vége. Két illő közül egyet választasz; körönként egy barlang. Az első mozgás után egy barlang sem illik. A lap a begyűjtéskor lesz a tiéd, és előtte rablás sem érheti.
kleine-fische-rules-picture-cave = Annyi hal van nyitva, amennyit a barlang kér: felderíthető.

kleine-fische-rules-octopus = A polip
kleine-fische-rules-octopus-1 = A kis halak polippontokat mutatnak. Számold össze őket a merülésed után még nyitott halakon: ennyi sávval mozgathatod a polipot, vagy kevesebbel, vagy sehogy; pont nélkül csak egy Turbópolip mozgatja. Körönként egy mozgás. A sávját bármelyik végén elhagyhatja, bárhonnan jött is korábban.
kleine-fische-rules-octopus-2 = Ha elindult, minden sávon végigúszik, és sosem fordul meg rajta. Ezért ahhoz, hogy visszaérjen, legalább négy sávos kört kell tennie. Csak a sáv számít, ahol megáll; a lépésein belül bármelyik út jó.
kleine-fische-rules-octopus-3 = Az első mozgása a jobb alsó sarok két sávjának egyikén visz a zátonyra. A belépés egy lépés, onnan megy tovább. A barlangjába sosem tér vissza.
kleine-fische-rules-octopus-4 = A saját búvárod sávjára sosem lép, és át sem megy rajta. Más búvárok sávján megáll, és a maradék lépések elvesznek. A hajón lévő búvárokkal nem találkozhat, és az a polip, amelyik nem mozdult, nem rabolhat.
kleine-fische-rules-picture-octopus = Eddig lehet most a polipot mozgatni.

kleine-fische-rules-rob = Rablás
kleine-fische-rules-rob-1 = Ha a polipot másokra vitted, egyiküket kirabolhatod, vagy hagyhatod. Mondd be, hány halat akarsz: egyet, kettőt vagy hármat, akárhány van is. Aztán dobj a polipkockával, amelyen 1, 1, 2, 3, 3 és egy piros mínusz egy áll.
kleine-fische-rules-rob-2 = Ha legalább a számodat dobod, pontosan ennyi halat veszel el vakon a másik halmából, vagy az egész halmot, ha kisebb. Ha kevesebbet, semmit sem kapsz. A piros oldalnál a másik vesz el tőled egy halat, ha van. Csak ti ketten tudjátok, mely halak cseréltek gazdát.
kleine-fische-rules-rob-3 = A zátony nyitott halai még senkiéi, és barlangot nem lehet elrabolni. A polip és a búvárok ott maradnak, ahol vannak.

kleine-fische-rules-collect = Begyűjtés és feltöltés
kleine-fische-rules-collect-1 = A nyitott halaid képpel lefelé a halmodra kerülnek. A felderített barlang is a tiéd, a halaktól külön. A saját lapjaidat bármikor megnézheted; a többiek csak a számukat látják.
kleine-fische-rules-collect-2 = Aztán a rések feltöltődnek a húzópakliból, egyesével, bal felülről kezdve. Ha semmit sem vettél el, semmi sem töltődik. Ha a húzópakli éppen elég, a játék húzópakli nélkül megy tovább.

kleine-fische-rules-cards = Barlanglapok
kleine-fische-rules-cards-1 = A barlanglapok a következő körödtől segítenek, mindegyik egyszer; a felhasznált mindenki szeme láttára visszakerül a dobozba. Sosem kötelező használni őket, egy körben többet is lehet, és akárhány lehet nálad.
kleine-fische-rules-cards-2 = A Turbóuszony egyetlen mozgás, legfeljebb három vagy öt lépéssel. Minden lépésnek szabályosnak kell lennie, az út keresztezheti önmagát, és csak az utolsó sáv melletti lap számít. Egy mozgáshoz egy uszony.
kleine-fische-rules-cards-3 = A Búvárlámpa az első mozgásod előtt egy vagy két rejtett halat mutat meg bárhol a zátonyon; kettőnél a másodikat az első után választod. Mindenki látja, hová világít, de csak te látod, mire.
kleine-fische-rules-cards-4 = A Turbópolip három vagy öt lépéssel többet ad a polipnak, egyetlen pont nélkül és pár után is. A polip mozgása előtt kell bejelenteni, és akkor a polipnak mozognia is kell.
kleine-fische-rules-cards-5 = Az Újradobás érvénytelenít egy túl alacsony dobást, a pirosat is, és újra dobsz; az egyik fajtája még egy próbát enged. Az utolsó dobás számít. Csak a rabló használhatja, és ha egy elfogyott, jöhet másik.
kleine-fische-rules-cards-6 = A szivárványhalakat és a kincsesládákat nem kell kijátszani: rejtve várják a végét.

kleine-fische-rules-end = A játék vége és a győzelem
kleine-fische-rules-end-1 = Ha egy rést nem lehet feltölteni, mert üres a húzópakli, a játék rögtön véget ér, bárkinek a köre volt. Minden halom és barlang felfordul; ami a zátonyon fekszik, senkinek sem számít.
kleine-fische-rules-end-2 = Minden faj a legjobb haladdal számít, egytől négy kagylóig. Egy szivárványhalat olyan fajra lehet tenni, amelyik megvan, és így négyet ér; kettőhöz két faj kell. Minden kijátszható barlanglap, amelyet sosem használtál, egy pont. Ez együtt a köztes eredmény.
kleine-fische-rules-end-3 = Aztán kinyílnak a ládák: 1, 3, 5 vagy 7 pont a köztes eredmény szerinti elsőnek, másodiknak, harmadiknak vagy negyediknek. Egyenlőségnél a jobb rang közös, a ládák sosem változtatják meg a rangot, és két láda kétszer fizet. Az nyer, akinek a legtöbb pontja van; egyenlőségnél az, akinek több hal van a halmában, és ha az is egyenlő, közösen nyernek.

kleine-fische-rules-decided = Mi döntöttünk így
kleine-fische-rules-decided-1 = Két szabály másképp is olvasható. Nálunk csak az a búvár fordul meg, amelyik elzárt sarok felé néz; a nyomtatott szöveg azt is jelentheti, hogy bárki megfordulhat, aki előtt közvetlenül a polip van, de nem muszáj. És nálunk a polip egy lépést fizet a belépésért; aki szerint ingyen lép be, az asztal beállításai közt választhatja.

# A játék egy oldalon

kleine-fische-rules-aid-jump = Első kör: vidd a hajót a felső sor egyik hala fölé, és ugorj a bal, a jobb vagy az alsó oldalára.
kleine-fische-rules-aid-swim = Úszás: csak előre, az előtted lévő kereszteződésen át. A polipra soha.
kleine-fische-rules-aid-reveal = Fordíts fel egy rejtett halat a sávod mellett. Ha az első mozgás után nincs ott: vége a körnek.
kleine-fische-rules-aid-pair = Egy már nyitott faj: mindkettő, és ami közben felfordult, visszafordul. A merülésnek vége.
kleine-fische-rules-aid-cave = Pontosan annyi nyitott hal, amennyi a száma: inkább derítsd fel a barlangot. A merülésnek vége.
kleine-fische-rules-aid-octopus = Merülés után: egy poliplépés minden polippontért a nyitott halaidon.
kleine-fische-rules-aid-steal = Elért egy vetélytársat: rablás. Mondj be egy számot 1 és 3 között, és dobj legalább annyit. A piros oldal egy haladba kerül.
kleine-fische-rules-aid-fins = Turbóuszony: legfeljebb 3 vagy 5 lépés egy mozgásban.
kleine-fische-rules-aid-lamp = Búvárlámpa: úszás előtt nézz meg 1 vagy 2 rejtett halat.
kleine-fische-rules-aid-octo = Turbópolip: 3 vagy 5 lépéssel több, pont nélkül is.
kleine-fische-rules-aid-reroll = Újradobás: ismételj meg egy sikertelen dobást, egyszer vagy kétszer.
kleine-fische-rules-aid-rainbow = Szivárványhal: a végén az egyik fajod 4-et ér.
kleine-fische-rules-aid-chest = Kincsesláda: a végén 1, 3, 5 vagy 7 pont; a legtöbb az utolsónak.
kleine-fische-rules-aid-end = Egy rést már nem lehet feltölteni: vége. Minden fajból a legjobb hal számít, és minden fel nem használt barlanglap 1.

# Egy kör példaként

kleine-fische-rules-example = Egy kör példaként
kleine-fische-rules-example-1 = Míra lefelé néz, és egy sávval lejjebb úszik. Két rejtett hal fekszik mellette; a bal oldalit fordítja fel: Bohóchal, egy kagylóval és két polipponttal. Ez az első.
kleine-fische-rules-example-2 = Jobbra úszik tovább, és felfordít egy Bőröndhalat, aztán megint lefelé: egy Horgászhal. Három van nyitva. A következő sáv mellett egy 3-as barlang fekszik. Odaúszhatna, és felderíthetné. Inkább megáll: a három hal az övé.
kleine-fische-rules-example-3 = A Bohóchal két pontja két sávval mozgatja a polipot, Ben búvárára. Míra kettőt mond be, és 3-ast dob: két halat vesz el Ben halmából, látatlanban. 1-es dobással semmit sem kapott volna; a piros oldalnál Ben vett volna el tőle egyet.
kleine-fische-rules-example-4 = Aztán begyűjti a három halát, a rések feltöltődnek, és Ben merül. Ha Míra negyedik hala egy második Bőröndhal lett volna, a Bőröndhal, a Horgászhal és az új visszafordult volna, és csak a Bohóchal maradt volna nála.
