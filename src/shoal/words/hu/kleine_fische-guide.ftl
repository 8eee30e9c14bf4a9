# A vezetett első forduló.

kleine-fische-guide-aim = Búvár vagy, fényképezőgéppel. A halak képpel lefelé fekszenek; a köztük lévő sávokon úszol, és halakat fordítasz fel. A végén minden fajból csak a legjobb képed számít, vagyis sok különböző faj kell.
kleine-fische-guide-jump = Vidd a hajót egy oszlop fölé, és ugorj: koppints egy világító nyílra a felső sor egyik lapja mellett.
kleine-fische-guide-jump-why = Te választod ki, merre nézel. Onnantól csak előre úszol, ezért arra nézz, ahol a legtöbb lap van.
kleine-fische-guide-reveal = Fordítsd fel az egyik halat a sávod mellett: koppints a lapra.
kleine-fische-guide-reveal-why = Minden hal, amit felfordítasz, egyelőre nyitva marad. Egy már nyitott faj másodszor pár lenne, és a pár rossz.
kleine-fische-guide-cave = Nincs melletted rejtett hal: derítsd fel a barlangot, vagy állj meg.
kleine-fische-guide-choice = Állj meg, és a nyitott halak a tieid. Vagy ússz tovább, és fordíts fel még egyet.
kleine-fische-guide-choice-why = Egy faj második hala mindkettőt visszafordítja, és azt is, amit közben felfordítottál. Két-három nyitottnál többnyire biztonságos folytatni; hatnál ideje megállni. Ha pontosan annyi hal van nyitva, amennyit egy melletted lévő barlang száma mond, inkább felderítheted a barlangot.
kleine-fische-guide-swim = Ússz tovább: koppints egy előtted lévő lapra, hogy odaússz és felfordítsd, vagy egy sávra, hogy később válassz.
kleine-fische-guide-swim-why = Olyan sávot keress, amely mellett két rejtett hal van, hogy választhass.
kleine-fische-guide-octopus = Néhány halad polippontot mutat. Ennyi sávval mozgathatod a polipot, ha akarod.
kleine-fische-guide-octopus-why = Ha egy vetélytárs búvárával találkozik, megpróbálhatsz rabolni. Különben hagyd ott, ahol másoknak útban van.
kleine-fische-guide-rob = A polip találkozott valakivel. Mondd meg, hány halat akarsz, aztán a kocka dönt.
kleine-fische-guide-rob-why = A kockán 1, 1, 2, 3, 3 van és egy piros oldal, amely egy haladba kerül. Egy hal elég biztos, három bátor vállalás.
kleine-fische-guide-exchange = A felső sor csupa barlang: előbb cseréld ki egyiküket egy lejjebb lévő halra.
kleine-fische-guide-exchange-why = A kicserélt hal mellé ugrasz. Bármelyik jó, senki sem tudja, melyik mi.
kleine-fische-guide-note-bust = kettő ugyanabból a fajból. Mindkettő, és ami közben felfordult, megint rejtett; ami előtte nyitva volt, a búváré marad. Jegyezd meg, hol vannak!
kleine-fische-guide-note-stranded = a sáv mellett nem volt rejtett hal, ezért a körnek rögtön vége lett.
kleine-fische-guide-note-collected = a nyitott halakat begyűjtötték, a rések a húzópakliból feltöltődtek.
kleine-fische-guide-note-explored = felderítettek egy barlangot: annyi hal volt nyitva, amennyit a száma mond. A barlangok később segítenek, vagy pontot hoznak.
kleine-fische-guide-note-halted = a sáv mellett nem volt mit felfordítani. Ezzel vége a merülésnek, de ami nyitva volt, a búváré marad.
kleine-fische-guide-note-crawled = a polip elmozdult, a búvár halain lévő minden polippontért egy sávval. Elzárja a sávját, és ha elér egy másik búvárt, rabol.
kleine-fische-guide-note-stole = halakat raboltak el egy halomból, látatlanban. Csak halat lehet elrabolni, barlangot soha.
kleine-fische-guide-note-lost = a piros oldal: a tolvajnak kellett halat adnia.
kleine-fische-guide-end =
    Ez egy teljes forduló volt. Három dolog dönti el a játékot:
    Állj meg időben: körönként két-három hal jó fogás.
    Olyan fajokat keress, amelyek még nincsenek meg: fajonként csak a legjobb számít.
    Figyeld a polipot: a nagy halmokból vesz el.
