# A Maldivia szabálykönyve.

maldivia-rules-aim = Miről szól
maldivia-rules-aim-1 = A tenger egy vászon, amely lassan behajtódik a csónakok alól. Halászol, kirabolod a szomszédaidat, és leszállítod, amit a tenger négy szélénél álló piaci hajók kérnek. A megnyert hajókártyákon minden hal egy pont.
maldivia-rules-aim-2 = Sosem menet közben kormányzol: minden forduló elején mindenki titokban sorba rak négy lapkát, aztán a tervek összetalálkoznak. Két, három és négy játékosra ugyanazok a szabályok érvényesek.

maldivia-rules-setup = Az első forduló előtt
maldivia-rules-setup-1 = A vászon kiterítve fekszik: tízszer tíz mező, az az oldala van felül, amelyen nincs cápa. Mindegyik oldalán egy sziget van: északon Nanga, keleten Efo, délen Solys, nyugaton Wipi. Minden szigetnek tíz piaci hajóból álló kevert paklija van, ebből kettő kezdettől nyitva fekszik.
maldivia-rules-setup-2 = Mindenki választ egy csónakot, és kap három nyíllapkát meg egy ködlapkát. Az árbocok üresek; mind a 32 hal a készletben van. A kezdőjátékost sorsolás dönti el, hacsak a házigazda nem az első helyet választja. Tőle az óramutató járása szerint mindenki egy szabad mezőre teszi a csónakját, egy mezőre csak egyet. Ott még nem történik semmi. A bal oldali szomszédod a következő hely; két játékosnál a másik.

maldivia-rules-plan = A forduló megtervezése
maldivia-rules-plan-1 = Mindenki egyszerre és titokban tervez. Tedd sorba mind a négy lapkádat, tetszőleges sorrendben. Fordítsd mindegyik nyilat a négy irány egyikébe, a ködlapkát pedig a négy oldal egyikére. Az irányok az iránytű szerintiek, bárhol ülsz, és hátulról minden lapka egyforma.
maldivia-rules-plan-2 = A tervedet addig módosíthatod, amíg az utolsó terv is el nem készül. Utána már csak egy polip nyúlhat hozzá.

maldivia-rules-round = Lapkáról lapkára
maldivia-rules-round-1 = Most az első lapkák kerülnek sorra, egyik játékos a másik után, a kezdőjátékossal kezdve, aztán a második lapkák, és így tovább. Felfeded a lapkádat, és csak ekkor döntöd el, meddig hajózol és mit teszel; a köröd véget ér, mielőtt a következő lapkát felfedik. A felfedett lapka a forduló végéig nyitva marad.
maldivia-rules-round-2 = Négy lapka után a fordulónak vége. A következő játékos lesz a kezdő, mindenki visszaveszi a lapkáit, minden oldalon megint jöhet köd, és új tervezés következik.

maldivia-rules-sail = A nyíl: hajózás
maldivia-rules-sail-1 = A csónakod egyenesen a nyíl irányába hajózik, ameddig akarod, de legalább egy mezőt, és egy szabad mezőn áll meg, nem ott, ahonnan indult. Sosem megy át másik csónakon, és sosem hagyja el a tengert. Ha közvetlenül előtte csónak van vagy a tenger széle, nem hajózhat.
maldivia-rules-sail-2 = Maradhatsz is. De aki nem hajózott, annak nincs akciója, bárhol áll a csónakja. Csak az a mező számít, ahol megállsz, az út közbeniek nem.
maldivia-rules-picture-sail = A nyíl egy irányba mutat, és a vonalon minden mező elérhető a következő csónakig vagy a tenger széléig. A választott út meg van jelölve.

maldivia-rules-current = Áramlatok
maldivia-rules-current-1 = A halvány szalagok áramlatok: pont van az elejükön, nyíl a végükön. Ha egy áramlat első mezőjére az irányában hajózol rá, végigkövetheted a kanyaron át, a végén elhagyod, és egyenesen hajózol tovább. Aki követi, annak megállás előtt ki kell jönnie belőle.
maldivia-rules-current-2 = Figyelmen kívül is hagyhatod: a csónakok úgy kelnek át és állnak meg rajta, mint a nyílt vízen. Félúton nem csatlakozhatsz, szembe nem fordulhatsz, és idő előtt nem hagyhatod el. Ha áramlaton kezded az utad, ezúttal egyet sem követhetsz. Ha egy áramlat már nem ép, mert egy része be van hajtva vagy le van takarva, vagy csónak áll rajta vagy közvetlenül mögötte, nem követhető. Egy út több áramlatot is követhet, mindegyiket egyszer.
maldivia-rules-picture-current = Egy áramlat a kanyaron át viszi a csónakot.

maldivia-rules-act = Mit tehetsz, ahol megállsz
maldivia-rules-act-1 = Rögtön a hajózás után használhatod a mezőt, ahol megálltál: szerezhetsz halat, a tenger szélénél szállíthatsz, használhatsz polipot vagy cápát. A sorrendet te választod, és ki is hagyhatsz dolgokat: egy halszerzés, egy polip vagy cápa, és oldalanként, ahol állsz, egy szállítás. Amit az egyik hoz, lehetővé teheti a következőt.
maldivia-rules-act-2 = Egy dolog sosem lehet: ugyanabban a körben halászni és szállítani, még a tenger szélén fekvő halas mezőn sem. A rablás mindennel összefér.

maldivia-rules-fish = Halászat és rablás
maldivia-rules-fish-1 = Egy halas mezőn mindegyik ott látható halat elveszed a készletből, és tetszőleges sorrendben az árbocodra teszed. A rajzolt halak sosem fogynak el, a készlet viszont igen: ami nincs ott, azt nem fogod ki, és ha egy sincs, egyáltalán nem halászol.
maldivia-rules-fish-2 = Kirabolhatod a melletted álló csónakokat is, oldalán át, sarkán át nem: mindegyiktől a legfelső halat, amelyiktől akarod, hacsak nem üres az árboca. A kifogott és az elrabolt halak együtt kerülnek az árbocra; ami előtte ott volt, úgy marad.

maldivia-rules-mast = Az árboc
maldivia-rules-mast-1 = Egy árbocon hét hal fér el, és csak a legfelsőt lehet ellopni vagy elveszíteni. Ezért számít, mi van felül. Ha minden új hal elfér, mind felkerül, egyet sem dobsz vissza.
maldivia-rules-mast-2 = Ha az új halak nem férnek el mind, vegyél le felülről, amennyit akarsz, aztán tedd fel az újakból, ami elfér, vagy egyet se. A többi visszakerül a készletbe, az elrabolt is.

maldivia-rules-deliver = Szállítás
maldivia-rules-deliver-1 = A tenger szélénél kiszolgálhatod az oldal egyik nyitott hajóját, ha minden kért hal az árbocodon van, bárhol rajta; az ebben a körben elrabolt hal is számít. Minden színből a legfelső halak mennek a készletbe, a kártyát pedig képpel lefelé megkapod. A résbe a sziget következő hajója jön, amíg van, de oldalanként és körönként egy hajót szolgálhatsz ki.
maldivia-rules-deliver-2 = Sarokban mindkét oldalt kiszolgálhatod, és ahol a tenger csak egy mező széles, a szemköztieket is. Rögtön a szállítás után új sorrendbe rakhatod, ami az árbocodon maradt.
maldivia-rules-picture-deliver = A csónak a tenger szélénél áll, és megvan neki, amit az ottani hajó kér.

maldivia-rules-octopus = A polip
maldivia-rules-octopus-1 = Polipon állva elfordíthatsz egy még álló lapkát, a sajátodat vagy bárkiét, negyed, fél vagy háromnegyed fordulattal, a gazdája felől nézve az óramutató járása szerint; a sorban a helyén marad. Mindenki látja, melyik lapka fordult és mennyit, de az elejét csak a gazdája látja. A ködlapka utána másik oldalt jelöl.

maldivia-rules-shark = A cápa
maldivia-rules-shark-1 = Cápa csak ott jelenik meg, ahol a vászon be van hajtva, tehát mindig a tenger szélénél. Ha van kártyád, akár ebben a körben nyert is, és egy másik játékosnak is van, cserélhetsz: megnevezed a kártyát, amelyet adsz, a játékost és a szigetet, ahonnan kártyát kérsz. A megfelelők közül a véletlen választ, az odaadott nincs köztük, és senki sem mondhat nemet. A saját kártyáidat bármikor megnézheted.

maldivia-rules-fog = A köd: a tenger behajtódik
maldivia-rules-fog-1 = A ködlapka nem mozgat csónakot, és nem ad akciót. A jelölt oldalon a legszélső sor behajtódik, és a hátoldala lesz a tenger új széle, új halakkal, polipokkal és cápákkal; ahol két hajtás találkozik, a későbbi látszik. A tenger ettől egy sorral kisebb, és az oldal hajói beljebb húzódnak vele.
maldivia-rules-fog-2 = A behajtott sorban álló csónakok egy mezővel beljebb kerülnek, és odébb tolják azt, amelyikre érkeznek, és így tovább a megszakítatlan soron. Ezek mind, és azok is, amelyek alá a hajtás becsúszik, elveszítik a legfelső halukat; a résen túli csónakok nem. A saját csónakod sem kivétel. Ahová a köd tesz egy csónakot, ott nem történik semmi.
maldivia-rules-fog-3 = Egy oldalon fordulónként legfeljebb egyszer van köd: ugyanonnan a második hatástalan. Ha csónakok egy teljes sort kitöltenek, vagy a tenger ott csak egy mező széles, semmi sem hajtódik be, de onnan ebben a fordulóban már nem jöhet köd.
maldivia-rules-fog-4 = Behajtás után a balra ülő játékosnak az oldal két nyitott hajója közül egyet a pakli alá kell küldenie, és újat nyitnia, mielőtt bármi más történne. Pakli nélkül nincs csere.
maldivia-rules-picture-fog = Egy többször behajtott tenger: az alkonyszínű sorok a vászon hátoldala.

maldivia-rules-end = A játék vége és a győzelem
maldivia-rules-end-1 = Amint már csak tizenhat vagy kevesebb mező látszik, akár áll rajtuk csónak, akár nem, közel a vég: mindenki lejátssza még az ugyanilyen számú lapkáját, és ennyi. A későbbi lapkák már nem kerülnek sorra, és más nem vet véget a játéknak.
maldivia-rules-end-2 = Számold meg a halakat a kártyáidon; az árbocon lévők nem érnek pontot. Az nyer, akinek a legtöbb pontja van. Egyenlőségnél az, akinek több hal van az árbocán, és ha az is egyenlő, közösen nyernek.

maldivia-rules-decided = Mi döntöttünk így
maldivia-rules-decided-1 = Egy szabály másképp is olvasható. Nálunk az akciók sorrendje szabad, és egyszer szerzel halat: egyszerre rabolod ki az összes csónakot, amelyet akarsz. A nyomtatott szöveg jelenthet kötött sorrendet is (halszerzés, szállítás, aztán polip vagy cápa), vagy azt, hogy minden szomszédot külön rabolsz ki.

# A játék egy oldalon

maldivia-rules-aid-plan = Tervezz titokban: három nyíl és egy ködlapka, balról jobbra kerülnek sorra.
maldivia-rules-aid-sail = Nyíl: hajózz arra, ameddig akarsz, csónakon át soha. Aki nem mozdul, annak nincs akciója.
maldivia-rules-aid-fish = Halászat: vedd el a mező összes halát. Olyan körben nem, amelyikben szállítasz.
maldivia-rules-aid-rob = Rablás: vedd el minden melletted álló csónak legfelső halát.
maldivia-rules-aid-mast = Az árbocon hét hal fér el. Csak a legfelsőt lehet ellopni vagy elveszíteni.
maldivia-rules-aid-deliver = A tenger szélénél: add oda az összes halat, amit egy hajó kér, és vedd el a kártyáját. Sarokban mindkét oldalon.
maldivia-rules-aid-octopus = Polip: fordíts el egy még fel nem fedett lapkát.
maldivia-rules-aid-shark = Cápa: cserélj kártyát látatlanban egy másik játékossal.
maldivia-rules-aid-fog = Köd: az oldal legszélső sora behajtódik. Az elkapott csónakok elveszítik a legfelső halukat. Oldalanként egyszer egy fordulóban.
maldivia-rules-aid-end = Tizenhat vagy kevesebb mező: játsszátok le ezt a lapkát, aztán számoljatok. A kártyáidon minden hal egy pont.

# Egy forduló példaként

maldivia-rules-example = Egy forduló példaként
maldivia-rules-example-1 = Míra csónakja az e4 mezőn áll, és Solys azon hajóját szeretné, amelyik pirosat és zöldet kér. A terve: kelet, dél, dél, és utolsó lapkának köd északról. A többiek is terveznek; senki sem látja.
maldivia-rules-example-2 = Első lapka, kelet: a tenger széléig bármelyik szabad mezőn megállhatna. A h4 mezőn áll meg, ahol egy piros hal úszik, Ben csónakja mellett: kifogja a pirosat, elrabolja Ben legfelső halát, egy zöldet, és a pirosat a zöld fölé teszi.
maldivia-rules-example-3 = Második lapka, dél: Ottó csónakja útban van a h8 mezőn, nem lehet mellette elmenni. A h7 mezőn áll meg, és halászik. Harmadik lapka, dél: Ottó továbbhajózott, és Míra eléri a tenger szélét a h10 mezőn. Piros és zöld is van az árbocán: leszállítja, és megkapja a kártyát, két pont. Befut Solys következő hajója.
maldivia-rules-example-4 = Negyedik lapka, köd északról: az északi sor behajtódik, és a hátoldala új halakkal most a tenger széle. Ana csónakja ott állt: egy mezővel beljebb kerül, és elveszíti a legfelső halát. A Míra után következő játékos Nanga egyik hajóját a pakli alá küldi. Aztán mindenki újra tervez.
