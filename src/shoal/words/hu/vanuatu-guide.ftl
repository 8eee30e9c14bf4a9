# A vezetett első forduló.

vanuatu-guide-aim = Olyan szigeteken élsz, amelyek fordulóról fordulóra nőnek. Vatut hal eladásával és turisták kísérésével keresel, és bódékkal, homokrajzokkal meg hajókkal teszel belőle pontot. Nyolc forduló után az nyer, akinek a legtöbb pontja van.
vanuatu-guide-character = Válassz karaktert erre a fordulóra. A mondata elárulja, mit tesz olcsóbbá vagy jobbá.
vanuatu-guide-character-why = Olyat válassz, amelyik illik a terveidhez. A következő fordulóra nem tarthatod meg, és a többiek is választanak.
vanuatu-guide-plan = Tedd a bábuidat az akciókra: kettőt, aztán kettőt, aztán egyet. Koppints egy akcióra, hogy bábut tegyél oda, és újra ugyanarra a másodikért.
vanuatu-guide-plan-why = Ahová bábut teszel, azt akarod ebben a fordulóban megtenni. Csak az cselekedhet, akinek ott a legtöbb bábuja van, ezért kettőt tegyél oda, ahol számít. A szürke akció megmondja, ki jönne előtted, a borostyánsárga azt, mi kell hozzá előbb, és hogy olyan pénzre vár-e, ami talán sosem jön meg.
vanuatu-guide-act = Te jössz. Ahol vezetsz, ott világít az akció: koppints az egyikre, vagy egy világító mezőre, és válaszd ki, mit teszel ott.
vanuatu-guide-act-why = Egyszerre egy egész oszloppal cselekszel, aztán a többiek jönnek. Azt tedd meg előbb, amit mások elronthatnak, és figyelj a vatudra: minden lépés pénzbe kerül.
vanuatu-guide-withdraw = Most sehol sem vezetsz, ezért egyik oszlopodat fel kell adnod: az akciója elvész.
vanuatu-guide-withdraw-why = Azt add fel, amelyikre a legkevésbé van szükséged, vagy ahol más jóval előtted jár. Ha az a másik már cselekedett, a következő oszlopod vezethet.
vanuatu-guide-preach = Most sehol sem vezetsz. A Prédikátorod fordulónként egyszer mégis cselekedni enged egy oszloppal; vagy adj fel egyet.
vanuatu-guide-lose = Vezetsz, de ott most semmit sem lehet tenni: az egyik ilyen oszlopot feladod, és az akciója elvész.
vanuatu-guide-selling = Eladhatsz még egy halat, alacsonyabb áron, vagy abbahagyod.
vanuatu-guide-selling-why = Az ár minden hallal esik, és a következő fordulóban visszaáll.
vanuatu-guide-second = A Vevőd ingyen felrakhat egy második kockát.
vanuatu-guide-second-why = Minden kocka a hajón pontot hoz.
vanuatu-guide-resting = Válassz egy pihenőlapkát; csak te látod őket.
vanuatu-guide-resting-why = A forduló végén fizetnek: egy pont, egy vatu, mindkettő, vagy a következő fordulóban te kezdesz.
vanuatu-guide-tile = Új lapkát raksz le: koppints egy világító mezőre, és látod rajta a lapkát.
vanuatu-guide-tile-why = Oda tedd, ahol a csónakod hamar hasznát veszi.
vanuatu-guide-neutral = Két játékosnál semleges bábuk is játszanak. Tegyél egyet egy akcióra.
vanuatu-guide-neutral-why = Aki ott cselekedni akar, annak több bábu kell, mint ahány semleges van.
vanuatu-guide-note-withdrew = valaki sehol sem vezetett, és haszon nélkül fel kellett adnia egy oszlopot. Ez a veszélye, ha olyat tervezel, amit mások is akarnak.
vanuatu-guide-note-converted = tíz vatuból öt pont lett. Ez magától történik, így senki sem marad sokáig gazdag.
vanuatu-guide-note-loaded = egy kocka hajóra került, és pontot hozott.
vanuatu-guide-note-lost = egyik hajón sem volt hely, és a kocka elveszett.
vanuatu-guide-end =
    Ez egy teljes forduló volt. Három dolog dönti el a játékot:
    Inkább két bábut tegyél oda, ahol neked kell előbb jönnöd, mint mindenhová egyet.
    Figyelj a vatudra: amit nem tudsz kifizetni, az az akció elvész, tíz vatu pedig pontra váltódik.
    Építs korán bódét ott, ahol sok turista elfér: turistánként két pont.
vanuatu-guide-note-built = felépült egy bódé. A végén a szigetén minden turista után két pont.
vanuatu-guide-note-transported = turista érkezett. A sziget minden bódéja, bárkié is, egy vatut fizetett annak, aki hozta.
vanuatu-guide-note-sold = elkelt egy hal: az értéke szorozva az árral. Ebben a fordulóban a következő kevesebbet hoz.
vanuatu-guide-note-drew = egy rajz a homokban rögtön meghozta a pontjait.
