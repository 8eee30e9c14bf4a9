# A vezetett első forduló.

maldivia-guide-aim = Egy csónakkal halászol egy vászontengeren. Körülötte piaci hajók állnak, kettő mind a négy szélénél, és mindegyik bizonyos halakat kér. Aki leszállítja őket, megkapja a hajó kártyáját: rajta minden hal egy pont.
maldivia-guide-boat = Válassz csónakot. Csak a kinézetük más.
maldivia-guide-boat-why = Ami a tiéd, azt ezentúl korallszín jelöli. A korallszín mindenhol azt jelenti: „tiéd” vagy „most”.
maldivia-guide-place = Koppints egy szabad mezőre, hogy oda tedd a csónakodat; koppints újra, és megtörténik.
maldivia-guide-place-why = Itt még nem történik semmi, de az első nyilad innen indul. Jó az a mező, ahonnan több irányban is olyan halakhoz jutsz, amelyeket egy hajó kér. Középen minden út nyitva áll; a tenger szélénél rövid az út az ottani hajókhoz.
maldivia-guide-plan = Tegyél sorba négy lapkát a tálcán: három nyilat és egy ködöt. Koppints egy lapkára, hogy elfordítsd, húzd egyiket a másikra, hogy megcseréld őket.
maldivia-guide-plan-why = Balról jobbra kerülnek sorra, és mindenki titokban tervez. A nyíl irány, nem távolság: hogy meddig hajózol, később dől el. A köd behajtja a tenger egyik oldalát, legjobb ott, ahol mások állnak. Amint megváltoztatsz egy lapkát, számok mutatják a tengeren, hogy melyikkel hová juthatsz.
maldivia-guide-sail = Felfordult a nyilad. Minden világító mezőt elérsz: koppints az egyikre, hogy lásd az utat és amit ott kapsz; koppints újra, és odahajózol.
maldivia-guide-sail-why = Ott állj meg, ahol van valami: hal, amelyet egy hajó kér, kirabolható csónak, vagy a tenger széle egy kiszolgálható hajóval. Az áramlatok kanyarban is elvihetnek. Ha helyben maradsz, ott nem tehetsz semmit, és vége a körödnek.
maldivia-guide-act = Megérkeztél. Használd, ami itt van: halássz, rabold el egy szomszéd legfelső halát, vagy szállíts le egy hajónak itt, a tenger szélénél.
maldivia-guide-act-why = Többet is megtehetsz ezek közül, egymás után; csak halászni és szállítani nem lehet ugyanabban a körben.
maldivia-guide-gain = Vegyél még, ha akarsz, vagy húzd be, ami a kezedben van.
maldivia-guide-mast = Tedd a halakat az árbocodra, egyiket a másik után, alulról fölfelé.
maldivia-guide-mast-why = A legfelső halat viszi el a tolvaj és a köd. Azt tartsd ott, amire a legkevésbé van szükséged. Hét hal fér el.
maldivia-guide-drop = Több a hal, mint amennyi az árbocodra fér: mondd meg, hányat veszel le előbb felülről.
maldivia-guide-exchange = Behajtás után azon az oldalon az egyik nyitott hajó a pakli alá kerül, és jön egy új.
maldivia-guide-exchange-why = Olyan hajót küldj el, amelyet a többiek kiszolgálhatnának, és tartsd meg, amelyikhez a te halaid illenek.
maldivia-guide-note-folded = a köd behajtott egy sort; a hátoldala a tenger új széle. A csónakok abban a sorban és az alatta lévőben elveszítik a legfelső halukat.
maldivia-guide-note-lost = a behajtás elkapott egy csónakot, elveszett a legfelső hala.
maldivia-guide-note-robbed = elrabolták egy szomszédos csónak legfelső halát. Mindig csak a legfelső van veszélyben.
maldivia-guide-note-delivered = egy hajó megkapta a halait: a kártyája gazdára talált, és rajta minden hal egy pont.
maldivia-guide-note-blocked = az út el volt zárva, így az a lapka kárba ment. Ahol sok a csónak, ott szűk a tenger.
maldivia-guide-note-turned = egy polip elfordította valakinek a lapkáját. Csak a gazdája tudja, most merre mutat.
maldivia-guide-note-swapped = egy cápa két kártyát cserélt, képpel lefelé.
maldivia-guide-end =
    Ez egy teljes forduló volt. Három dolog dönti el a játékot:
    Az utolsó nyíl a tenger olyan szélénél érjen véget, ahol a hajó azt kéri, amid van.
    Az árboc tetején az legyen, amire a legkevésbé van szükséged.
    Oda küldd a ködöt, ahol a többiek állnak. Ha már csak tizenhat mező maradt, vége a játéknak.
