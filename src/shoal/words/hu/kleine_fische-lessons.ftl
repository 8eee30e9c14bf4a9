# Leckék.

kleine-fische-lesson-stop = Állj meg időben
kleine-fische-lesson-stop-text = Három különböző hal fekszik nyitva előtted. A tieid, amint megállsz. Ha egy fajból másodikat is felfordítasz, elveszíted, ami a kettő között van, és a körödnek vége.
kleine-fische-lesson-stop-goal = Vidd haza a három halat.
kleine-fische-lesson-stop-done = Három hal a hálóban. Minden nyitott hallal kockázatosabb a következő.
kleine-fische-lesson-stop-missed = Ez több kockázat volt, mint kellett. Állj meg, amíg a három hal még a tiéd.
kleine-fische-lesson-stop-bust = Kettő ugyanabból a fajból: elúsznak, és a közben felfordított halak is. Állj meg, mielőtt ez megtörténik.

kleine-fische-lesson-cave = Deríts fel egy barlangot
kleine-fische-lesson-cave-text = A barlang megmutatja, hány halnak kell nyitva lennie, hogy bemehess. Neked három van, és az előtted lévő barlang hármat kér. Aki felderít egy barlangot, azt is magával viszi, minden nyitott hallal együtt.
kleine-fische-lesson-cave-goal = Ússz a jelölt barlanghoz, és derítsd fel.
kleine-fische-lesson-cave-done = A barlang a tiéd, a halak is, és a köröd biztonságban véget ér.
kleine-fische-lesson-cave-missed = A barlang felderítetlen maradt. Ússz tovább, aztán a barlangot válaszd, ne a mellette lévő halat.
kleine-fische-lesson-cave-bust = A barlang melletti hal már a második volt a fajából. A barlang biztos lett volna.
kleine-fische-lesson-cave-stopped = Biztos választás, de a barlang nyitva állt előtted, és vele a halakat is hazavihetted volna.

kleine-fische-lesson-steal = Rabolj a polippal
kleine-fische-lesson-steal-text = A nyitott halaidon lévő pontok mozgatják a polipot, pontonként egy sávval. Ahol egy másik búvárral találkozik, megmondod, hány halat akarsz elrabolni, és dobsz. Minél kevesebbet kérsz, annál több dobás elég.
kleine-fische-lesson-steal-goal = Vidd a polipot a másik búvárhoz, és rabolj el legalább egy halat.
kleine-fische-lesson-steal-done = Egy hallal gazdagabb vagy, a másik szegényebb. Egyet kérni a legbiztosabb.
kleine-fische-lesson-steal-missed = Nem sikerült halat rabolni. Koppints a másik búvár sávjára, aztán kérj egy halat.
kleine-fische-lesson-steal-greedy = A dobás ennyihez kevés volt. Egy halat kérj: ahhoz szinte minden dobás elég.
