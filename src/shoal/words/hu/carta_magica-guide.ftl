# A vezetett első forduló.

carta-magica-guide-aim = Kerüld meg egyszer a térkép közepén lévő szigetet, és térj haza. Útközben talizmánokat gyűjtesz: fekete kikötőben a rakományból arany lesz, piros kikötőben az aranyból talizmán.
carta-magica-guide-captain = Válaszd ki, ki leszel. Csak a képet változtatja meg.
carta-magica-guide-captain-why = Úgyhogy azt válaszd, amelyik tetszik.
carta-magica-guide-challenge = Válassz küldetést: két talizmánt, amelyet keresel.
carta-magica-guide-challenge-why = Mindkettő, ha hazaviszed, tíz ponttal többet ér.
carta-magica-guide-home = Tedd a hajódat egy szabad kikötőbe: ez az otthonod. Koppints rá, aztán koppints rá újra.
carta-magica-guide-home-why = Innen indulsz, és ide kell visszatérned a sziget megkerülése után. Egy feketéhez közeli piros kikötő rövidíti az utakat.
carta-magica-guide-spin = Pörgesd meg a réz mutatót: koppints a kerékre, vagy húzd meg a mutatót, és engedd el.
carta-magica-guide-spin-why = Egy számot mutat, és azt, mire jó: meddig hajózhatsz, vagy mennyi rakományt vagy varázserőt vehetsz fel.
carta-magica-guide-choose = Tegyél egy dolgot: hajózz egy világító mezőre, bármelyik irányban, vagy használd a mutató egyik jelét.
carta-magica-guide-choose-why = A kalapács és a szél csak a bajba jutott hajón segít. Eleinte vegyél fel rakományt (egy aranyhoz kettőt), aztán hajózz egy fekete kikötőbe. Ott az út véget ér.
carta-magica-guide-stuck = A hajód most nem tud hajózni. Ha egy gomb kiszabadítja, koppints arra, vagy használd a mutató egyik jelét.
carta-magica-guide-stuck-why = A sérült hajót arany vagy a kalapács javítja meg; a szélcsendben vesztegelőt rakományért vontatják el, és a szél kiszabadítja.
carta-magica-guide-sail = A hajód szabad: koppints egy világító mezőre, hogy lásd az utat, és még egyszer, hogy odahajózz.
carta-magica-guide-sail-why = A kikötőben az út véget ér, és ott cserélhetsz vagy vásárolhatsz.
carta-magica-guide-storm = Vihar! Pörgess még egyszer: minden hajót két mezővel odébb sodor.
carta-magica-guide-storm-why = A sziklák megsértik a hajót, a fehér mezők pedig fogva tartják, amíg szél nem jön. Ezt senki sem választotta.
carta-magica-guide-weather = A vihar mindjárt odébb sodorja a hajódat. A kártyád megóvja ettől: játszd ki most, vagy tartsd meg.
carta-magica-guide-black = Fekete kikötő: cserélj két rakományt egy aranyra, ahányszor akarod. Itt kártyát is kell húzni.
carta-magica-guide-black-why = Az aranyból talizmánt vehetsz, és ami a végén megmarad, darabonként egy pont.
carta-magica-guide-black-bare = Fekete kikötő: két rakomány egy aranyat érne, de nincs mit cserélned.
carta-magica-guide-red = Piros kikötő: két aranyért talizmánt vehetsz, nyitottat vagy a rejtettet.
carta-magica-guide-red-why = A küldetésedhez tartozók tízzel többet érnek. Vidd el őket, mielőtt más teszi meg.
carta-magica-guide-red-bare = Piros kikötő: egy talizmán két aranyba kerül, de most nincs rá elég.
carta-magica-guide-card = Egy kártya kérdez tőled valamit. A gombok elmondják, melyik válasz mivel jár.
carta-magica-guide-card-why = Amit megtartasz, később segíthet, vagy fizethetsz vele.
carta-magica-guide-monster = Szörny! Mondd meg, mennyi varázserőt használsz, aztán a mutató hozzáadja a számát.
carta-magica-guide-monster-why = Ha eléred az erejét, aranyat hoz, és segít a következő ellen. Ha nem, oda a rakományod.
carta-magica-guide-note-storm = vihar támadt. Minden hajót ugyanarra sodor, egyiket a másik után.
carta-magica-guide-note-blown = a vihar elsodort egy hajót.
carta-magica-guide-note-drew = valaki kalandkártyát húzott. Van, amelyik segít, van, amelyik pénzbe kerül, és van, amelyik szörny.
carta-magica-guide-note-traded = fekete kikötőben rakományból arany lett.
carta-magica-guide-note-tamed = megszelídült egy szörny. A következő már könnyebb lesz.
carta-magica-guide-note-untamed = a szörny erősebb volt: a fedélzeten lévő rakomány elveszett.
carta-magica-guide-end =
    Ez egy teljes forduló volt. Három dolog dönti el a játékot:
    Rakományból arany lesz, aranyból talizmán: tervezd meg az utat a fekete kikötőktől a piros kikötőkig.
    A küldetésed két talizmánja tízzel többet ér.
    Aki elsőként kerüli meg a szigetet és ér haza, tizenöt pontot kap, és véget vet a játéknak.
carta-magica-guide-note-took = rakomány vagy varázserő került a fedélzetre. Egyik fajtából sem lehet nyolcnál több senkinél.
carta-magica-guide-note-bought = piros kikötőben elkelt egy talizmán, és új került elő.
carta-magica-guide-note-attacked = az egymás mellett álló hajók megküzdhetnek egy talizmánért, amelyet egyikük keres.
