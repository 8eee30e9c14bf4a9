# A Carta Magica szabálykönyve.

carta-magica-rules-aim = Miről szól
carta-magica-rules-aim-1 = Egy régi térképen egyszer megkerülöd a közepén lévő szigetet, és hazatérsz. Útközben rakományt cserélsz aranyra és aranyat talizmánra, viharokkal és szörnyekkel találkozol, és néha egymással. Ketten, hárman vagy négyen játszhattok.
carta-magica-rules-aim-2 = A talizmánok pontot hoznak, a saját küldetésedhez tartozók tízzel többet. Ha megkerülted a szigetet és hazaérsz, az tizenöt pont.

carta-magica-rules-setup = Indulás
carta-magica-rules-setup-1 = A kezdőt sorsolás dönti el. Sorrendben mindenki választ egy karaktert, ami csak egy arc, és egy küldetést, amely két talizmánt nevez meg; mindez nyílt, és amit senki sem választott, kikerül a játékból. Mindenki három varázserőt és három rakományt kap, aranyat és kártyát nem. A tizenhat talizmánból három nyitva fekszik a pakli mellett; a harminckét kalandkártya rejtett pakli.
carta-magica-rules-setup-2 = Aztán, az utolsó játékossal kezdve, minden hajó egy üres, bármilyen színű kikötőbe kerül: ez az otthona. A kezdéskor ott állni nem látogatás.
carta-magica-rules-picture-home = Otthon választása: bármelyik szabad kikötő, fekete vagy piros.

carta-magica-rules-turn = Egy kör: pörgess, aztán tegyél egy dolgot
carta-magica-rules-turn-1 = Egy fordulóban mindenkinek egy köre van. Pörgesd meg a mutatót. Tizenkét egyformán valószínű cikk egyikén áll meg, és egy számot meg jeleket mutat.
carta-magica-rules-turn-2 = Aztán tegyél egy dolgot: hajózz legfeljebb ennyi mezőt; vagy ha ott a jel, vegyél fel ennyi rakományt vagy varázserőt, vagy húzz kalandkártyát; vagy várakozz. Amit nem lehet, azt a játék nem kínálja fel. A mellette kijátszott kártyák nem használják el az akciódat. Az egyik szakasz a vihar: akkor semmi ilyet nem teszel. Akinek ki kell maradnia egy körből, az egészet kihagyja.

carta-magica-rules-sail = Hajózás
carta-magica-rules-sail-1 = A hajók mezőről mezőre mennek, oldalon át, sarkon át nem, kék vízen és kikötőkbe. A szárazföld, a sziklák, a zátonyok, az arany keret és más hajók mezője zárt, és a fehér, szélcsendes mezők is.
carta-magica-rules-sail-2 = Legalább egy lépést hajózol, és legfeljebb annyit, amennyi a szám; az út kanyaroghat és visszafordulhat, és a kikötőben véget ér. Nem végezhetsz ott, ahonnan indultál, és az épp elhagyott kikötőbe sem mehetsz vissza. A Kedvező szél meghosszabbítja az utat. Utána a hajó ép; előbb a látogatás jön, utána a csata.
carta-magica-rules-picture-sail = Az arany mezők érhetők el ezzel a pörgetéssel. A választott út meg van jelölve.

carta-magica-rules-harbour = Kikötők
carta-magica-rules-harbour-1 = Fekete kikötőben két rakományt cserélsz egy aranyra, ahányszor akarod, amíg az aranyad nincs tele. Minden érkezés ide, bárhogyan történt, egy kalandkártyába kerül: akkor húzod, amikor akarod, de mielőtt végeztél.
carta-magica-rules-harbour-2 = Piros kikötőben két aranyért talizmánt vehetsz: a három nyitott közül egyet vagy a pakli tetején lévő rejtettet, ahányszor fizetni tudsz. A rés rögtön feltöltődik, amíg a pakli tart. A talizmánjaid nyitva fekszenek előtted. Senkinek sem kötelező kereskedni, és a játékosok egymással nem kereskednek.
carta-magica-rules-harbour-3 = Csak az érkezés számít: aki csupán a kikötőben áll, nem kereskedik. Ha vihar vagy helycsere vitt be, a fekete kikötő kártyáját rögtön kihúzod, és a következő ottani akciód után kereskedhetsz, ha az nem hajózás. Egy sérült hajó a kikötőben minden akció után kereskedhet, kivéve a hajózást. Ezek a későbbi látogatások nem kérnek kártyát.
carta-magica-rules-picture-harbour = Egy hajó piros kikötőben: talizmánok kaphatók.

carta-magica-rules-stores = Arany, rakomány, varázserő
carta-magica-rules-stores-1 = Egy hajón fajtánként nyolc korong fér el; ami több, a bankban marad. Amit elköltesz, oda kerül vissza, a használt kártyák a nyílt dobott lapok közé. Mindened nyíltan fekszik.
carta-magica-rules-stores-2 = A bevételkártyákat húzáskor korongra váltod, vagy megtartod, de később már nem váltod át. A megtartottak nem foglalnak helyet, és bármit kifizethetsz velük a maguk fajtájából, egészben; ami túl sok, korongban visszajár. Te választod ki, melyik kártyákkal fizetsz, amíg egyik sem fölösleges.

carta-magica-rules-storm = Vihar
carta-magica-rules-storm-1 = Ha a mutató vihart mutat, újra kell pörgetni az irányért. Akinek van Szép idő kártyája, most megvédheti a hajóját. Minden más ép hajó, a tiéd és a kikötőkben lévők is, két mezővel arra sodródik, a legelöl lévők előbb. Az elakadt hajók a helyükön maradnak, és útban vannak.
carta-magica-rules-storm-2 = Ha szárazföld, szikla, zátony, a keret vagy egy másik hajó van az útban, a hajó ott sérül meg, ahol épp áll; a másik hajónak nem esik baja. Egy szélcsendes mező fogva tartja. Egy kikötő befogadja. Amikor mindenki sodródott, a fekete kikötőkbe sodródottak húznak. A vihar az egész kör.
carta-magica-rules-picture-storm = Vihar jön: a második pörgetés mondja meg, merre.

carta-magica-rules-stuck = Szélcsendben vagy sérülten
carta-magica-rules-stuck-1 = Szélcsendes mezőre csak vihar visz hajót. Ott is rakodhatsz, húzhatsz vagy várakozhatsz. Az elhajózáshoz a szél jele kell a mutatón, vagy két rakomány a vontatásért, vagy egy Kedvező szél kártya, és szabad víz közvetlenül melletted. A kiszabadulás és a hajózás egy lépés. A vihar senkit sem szabadít ki.
carta-magica-rules-stuck-2 = Egy sérült hajó is rakodhat, húzhat vagy várakozhat. A hajózáshoz a kalapács jele, két arany vagy egy Hajójavító kell, és ugyanabban a körben hajózik; hajózás nélkül nincs javítás.
carta-magica-rules-picture-calm = Egy hajó a fehér, szélcsendes mezőkön.

carta-magica-rules-adventure = Kalandkártyák
carta-magica-rules-adventure-1 = Akcióval húzol, vagy mert egy fekete kikötő megköveteli. Van kártya, amely rakományt, aranyat vagy varázserőt hoz. Van, amely rakományt követel: teljesen kifizeted, vagy ha nem tudod, semmit sem fizetsz, és kimaradsz egy körből; a kimaradt körök összeadódnak. Minden mást megtarthatsz, akárhányat. Ha a pakli elfogyott, a dobott lapokat megkeverik.
carta-magica-rules-adventure-2 = A Szép idő viharban megvéd egy ép hajót. A Hajójavító kijavít egy sérültet. A Kedvező szél kiszabadít egy szélcsendben álló hajót, vagy öt lépéssel többet ad annak, amelyik hajózik; egy kártya nem teszi mindkettőt. Az Újrapörgetés megismétli egy saját pörgetésedet.
carta-magica-rules-adventure-3 = A Teleszkóp a felső három kártyát nézi meg, amikor húzni készülsz: egyet mindenki előtt elveszel, a többit olyan sorrendben teszed vissza felülre, amelyet csak te tudsz. Az Átok visszakeveri a nyitott talizmánokat a paklijukba, és hármat újra kinyit; a körödben játszd ki, pörgetés előtt, akcióválasztáskor vagy kikötőben.

carta-magica-rules-monster = Szörnyek
carta-magica-rules-monster-1 = Egy szörnnyel rögtön szembe kell nézni. Mondd meg, mennyi varázserőt használsz, aztán pörgess: a varázserő, a szám és minden már meglévő szörnyedért egy összeadódik; a vihar mínusz kettő. A varázserő mindenképp elfogy. A pörgetés kártyával megismételhető, a varázserő nem változtatható.
carta-magica-rules-monster-2 = Ha eléred az erejét, a tiéd, az aranyával együtt. Különben minden rakománykorongod elvész, és a szörny visszakeveredik a pakliba. A szörnyek sosem fogynak el, és nem hoznak pontot.

carta-magica-rules-battle = Csaták
carta-magica-rules-battle-1 = Hajózás után megtámadhatsz egy melletted álló hajót, amelyen a küldetésedhez tartozó talizmán van. Az elakadt hajók biztonságban vannak, a kikötőben lévők nem.
carta-magica-rules-battle-2 = Mindketten pörgetnek, a támadó előbb; a vihar csak mínusz kettő. Akinek nagyobb a száma, elvehet egy kártyát a másiktól, talizmánt vagy kalandot, és ettől más nem történik. Döntetlennél senki sem nyer.
carta-magica-rules-battle-3 = Utána ketten megegyezhetnek, hogy helyet cserélnek. Ez mindkét hajónak egy lépés; aki így kerül kikötőbe, az olyan, mintha odasodródott volna.

carta-magica-rules-home = A sziget körül és haza
carta-magica-rules-home-1 = Mindegy, merre és hogyan kerülöd meg: hajózva, sodródva vagy cserélve minden lépés számít, és a visszaút lenullázza az odautat. Az számít, hányszor léped át a K és az L közötti vonalat a szigettől északra. Aki a sziget megkerülése után áll a saját kikötőjében, hazatért. Megkerülés nélkül ott nem történik semmi, és amíg másik hajó áll benne, nem juthatsz be.

carta-magica-rules-end = A vége
carta-magica-rules-end-1 = Az első hazatéréssel ez a forduló az utolsó; a kimaradt körök kimaradnak. A hazatért hajó továbbjátszik, és a hazatérést semmi sem veszi el.
carta-magica-rules-end-2 = Aztán jön a pontozás: a talizmánok a rajtuk lévő értékkel, tízzel több mindegyikért a küldetésedből, egy minden aranyért, a megtartott aranykártyákon is, tizenöt a hazatérésért, és semmi más. Az nyer, akinek a legtöbb pontja van; egyenlőségnél közös a győzelem.

carta-magica-rules-decided = Mi döntöttünk így
carta-magica-rules-decided-1 = Négy szabály másképp is olvasható. Nálunk mindig várakozhatsz; úgy is érthető, hogy egy ép hajónak hajóznia kell, ha nincs más jel. Nálunk egy megtartott bevételkártyából csak visszajáróként lesz korong; máshol bármikor beváltható. Nálunk a Kedvező szél bármilyen hajózást meghosszabbít, egy épp kiszabadult hajóét is; mások külön útnak veszik, vagy megtagadják attól, amelyik elakadt. És nálunk az Átokkal visszakevert talizmánok újra előkerülhetnek; mások három újat kérnek.

# A játék egy oldalon

carta-magica-rules-aid-spin = Pörgess, aztán tegyél egy dolgot: hajózz, használd a két jel egyikét, vagy várakozz.
carta-magica-rules-aid-sail = Hajózz legfeljebb a számig, oldalakon át, sarkon át soha. A kikötőben az út véget ér.
carta-magica-rules-aid-goods = Rakomány: vegyél fel annyit, amennyi a szám, legfeljebb nyolcig.
carta-magica-rules-aid-magic = Varázserő: ugyanígy.
carta-magica-rules-aid-adventure = Kaland: húzz egy kártyát. Van, amit megtartasz, van, amit ki kell fizetni, van, amelyik szörny.
carta-magica-rules-aid-black = Fekete kikötő: 2 rakományért 1 arany, ahányszor akarod; húzz egy kártyát.
carta-magica-rules-aid-red = Piros kikötő: 2 aranyért egy talizmán, nyitott vagy rejtett.
carta-magica-rules-aid-talisman = A saját küldetésedhez tartozó talizmán 10-zel többet ér.
carta-magica-rules-aid-storm = Vihar: pörgesd ki az irányt. Minden ép hajó két mezőt sodródik.
carta-magica-rules-aid-becalmed = Szélcsendben: pörgess szelet, fizess 2 rakományt, vagy játszd ki: Kedvező szél; aztán hajózz.
carta-magica-rules-aid-damaged = Sérülten: pörgess kalapácsot, fizess 2 aranyat, vagy játssz ki Hajójavítót; aztán hajózz.
carta-magica-rules-aid-monster = Szörny: a varázserőnek és a pörgetésnek el kell érnie az erejét. Ha sikerül, arany; ha nem, minden rakomány elvész.
carta-magica-rules-aid-battle = Ha egy melletted álló hajón van egy talizmán, amelyet keresel, megküzdhetsz érte: a nagyobb pörgetés elvesz egy kártyát.
carta-magica-rules-aid-end = A sziget körül és haza: 15 pont, és ez az utolsó forduló. Talizmánok, 10 mindegyikért a küldetésedből, 1 minden aranyért.

# Egy forduló példaként

carta-magica-rules-example = Egy forduló példaként
carta-magica-rules-example-1 = Míra az otthonában, Kárminrévben áll, 3 rakománnyal és 3 varázserővel. Pörgetése 6, rakomány és varázserő: hat mezőt hajózhatna, de rakományt vesz fel. Három meg hat az kilenc; nyolc marad, egy elvész.
carta-magica-rules-example-2 = Ben vihart pörget. A második pörgetése kelet: a saját hajója két mezőt sodródik nyílt vízen, Ottóé sziklának ütközik, és megsérül. Míráé kisodródik a kikötőből, és nyílt tengeren áll.
carta-magica-rules-example-3 = Ottó pörgetése 7, kalandkártya és kalapács: a kalapács kijavítja a hajóját, és hét mezőt hajózik.
carta-magica-rules-example-4 = A következő fordulóban Míra 9-et pörget, és Hollótorokba hajózik. Ott nyolc rakományt 4 aranyra cserél, és kártyát kell húznia: a Lámpásangolna, ereje 8. 3 varázserőt használ, és 5-öt pörget: nyolc, megszelídült, és 2 aranyat hoz. 6 aranyból három talizmánt vesz majd egy piros kikötőben, ha még ott lesznek.
