# První kolo s průvodcem: na co se dívat, co udělat a proč.

kleine-fische-guide-aim = Jsi potápěč s foťákem. Ryby leží rubem nahoru; plaveš po drahách mezi nimi a odkrýváš ryby. Na konci se z každého druhu počítá jen tvůj nejlepší snímek, takže chceš mnoho různých druhů.
kleine-fische-guide-jump = Přesuň člun nad sloupec a skoč: klepni na svítící šipku vedle karty horní řady.
kleine-fische-guide-jump-why = Vybíráš si, kam se díváš. Odteď plaveš jen dopředu, tak se dívej tam, kde je karet nejvíc.
kleine-fische-guide-reveal = Odkryj jednu z ryb vedle své dráhy: klepni na kartu.
kleine-fische-guide-reveal-why = Každá odkrytá ryba zůstává zatím ležet. Druh, který už odkrytý máš, by byl dvojice, a dvojice je špatná.
kleine-fische-guide-cave = Vedle tebe neleží žádná zakrytá ryba: prozkoumej jeskyni, nebo zastav.
kleine-fische-guide-choice = Zastav a odkryté ryby jsou tvoje. Nebo plav dál a odkryj další.
kleine-fische-guide-choice-why = Druhá ryba stejného druhu otočí obě i všechny odkryté mezi nimi zase rubem nahoru. Se dvěma nebo třemi je většinou bezpečné plavat dál, se šesti je nejvyšší čas zastavit. Když je odkrytých ryb přesně tolik, kolik říká číslo na jeskyni vedle tebe, můžeš ji místo toho prozkoumat.
kleine-fische-guide-swim = Plav dál: klepni na kartu před sebou, doplaveš k ní a odkryješ ji, nebo na dráhu a vybereš až potom.
kleine-fische-guide-swim-why = Hledej dráhu se dvěma skrytými rybami, ať máš na výběr.
kleine-fische-guide-octopus = Na některých tvých rybách jsou chobotničí body. O tolik drah můžeš posunout chobotnici, pokud chceš.
kleine-fische-guide-octopus-why = Když potká soupeřova potápěče, můžeš zkusit krást. Jinak ji nech tam, kde ostatním překáží.
kleine-fische-guide-rob = Chobotnice někoho potkala. Řekni, kolik ryb chceš, a pak rozhodne kostka.
kleine-fische-guide-rob-why = Na kostce je 1, 1, 2, 3, 3 a červená tvář, při které o jednu rybu přijdeš ty. Jedna ryba je celkem jistá, tři jsou pro odvážné.
kleine-fische-guide-exchange = V celé horní řadě jsou jeskyně: nejdřív jednu z nich prohoď s rybou zespodu.
kleine-fische-guide-exchange-why = Skočíš vedle této ryby. Vezmi kteroukoli, nikdo neví, co je zač.
kleine-fische-guide-note-bust = dvě stejného druhu. Obě i všechny odkryté mezi nimi jsou zase skryté; co bylo odkryté předtím, potápěči zůstává. Pamatuj si, kde leží!
kleine-fische-guide-note-stranded = vedle dráhy nebyla žádná skrytá ryba, takže tah hned skončil.
kleine-fische-guide-note-collected = odkryté ryby má potápěč a mezery se doplnily z balíčku.
kleine-fische-guide-note-explored = někdo prozkoumal jeskyni: odkrytých ryb bylo tolik, kolik říká její číslo. Jeskyně pomáhají později, nebo přinášejí body.
kleine-fische-guide-note-halted = vedle dráhy nebylo co odkrýt. Tím ponor končí, ale co bylo odkryté, potápěči zůstává.
kleine-fische-guide-note-crawled = chobotnice se pohnula, o jednu dráhu za každý chobotničí bod na rybách potápěče. Svou dráhu blokuje, a když dostihne jiného potápěče, krade.
kleine-fische-guide-note-stole = z hromádky někdo naslepo ukradl ryby. Krást se dají jen ryby, nikdy jeskyně.
kleine-fische-guide-note-lost = červená tvář: zloděj musel jednu rybu vydat.
kleine-fische-guide-end =
    To bylo celé kolo. O hře rozhodují tři věci:
    Včas zastavit: dvě tři ryby za tah jsou dobrý úlovek.
    Hledat druhy, které nemáš: z každého se počítá jen ta nejlepší.
    Hlídat chobotnici: bere z plných hromádek.
