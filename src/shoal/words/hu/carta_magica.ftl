carta-magica-option-round-cap = Leállás ennyi forduló után (gépi játékhoz; 0: soha)

carta-magica-gold = arany
carta-magica-goods = rakomány
carta-magica-magic = varázserő

carta-magica-symbol-wind = szél
carta-magica-symbol-hammer = kalapács
carta-magica-symbol-goods = rakomány
carta-magica-symbol-magic = varázserő
carta-magica-symbol-adventure = kalandkártya
carta-magica-symbol-storm = vihar

carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = észak
    .to = északra
carta-magica-direction-e = kelet
    .to = keletre
carta-magica-direction-s = dél
    .to = délre
carta-magica-direction-w = nyugat
    .to = nyugatra

carta-magica-space-blue = nyílt tenger
carta-magica-space-black-harbour = fekete kikötő
carta-magica-space-red-harbour = piros kikötő
carta-magica-space-windless = szélcsendes terület
carta-magica-space-gray = zátony
carta-magica-space-cliff = szikla
carta-magica-space-island = szárazföld
carta-magica-space-middle-island = a középső sziget
carta-magica-space-golden-border = az arany keret

carta-magica-condition-sound = ép
carta-magica-condition-becalmed = szélcsendben
carta-magica-condition-damaged = sérült

carta-magica-ship-ivory = elefántcsont
carta-magica-ship-emerald = smaragd
carta-magica-ship-ochre = okker
carta-magica-ship-violet = ibolya

carta-magica-kind-good-weather = Szép idő
carta-magica-kind-repair = Hajójavító
carta-magica-kind-lucky-wind = Kedvező szél
carta-magica-kind-spin-again = Újrapörgetés
carta-magica-kind-telescope = Teleszkóp
carta-magica-kind-curse = Átok

carta-magica-captain-cr1 = A Térképész
carta-magica-captain-cr2 = A Csillagász
carta-magica-captain-cr3 = A Fűszerkereskedő
carta-magica-captain-cr4 = A Kalóz
carta-magica-captain-cr5 = Az Alkimista
carta-magica-captain-cr6 = A Természetbúvár
carta-magica-captain-cr7 = A Gyöngyhalász
carta-magica-captain-cr8 = A Harangöntő

carta-magica-challenge-qu1 = Az elsüllyedt teraszok
carta-magica-challenge-qu2 = A néma világítótornyok
carta-magica-challenge-qu3 = A korallparlament
carta-magica-challenge-qu4 = A teknőskertek
carta-magica-challenge-qu5 = A molylepke-csillagvizsgáló
carta-magica-challenge-qu6 = A lámpások negyede
carta-magica-challenge-qu7 = A kagylókórus
carta-magica-challenge-qu8 = A kígyóhidak

carta-magica-harbour-bk1 = Hollótorok
carta-magica-harbour-bk2 = Obszidia
carta-magica-harbour-bk3 = Cobolyrév
carta-magica-harbour-bk4 = Éjsziget
carta-magica-harbour-rd1 = Kárminrév
carta-magica-harbour-rd2 = Vermília
carta-magica-harbour-rd3 = Cinóberrév
carta-magica-harbour-rd4 = Rúbra

carta-magica-talisman-tl01 = Borostyán{"\u00ad"}szem
carta-magica-talisman-tl02 = Csontsíp
carta-magica-talisman-tl03 = Korallkéz
carta-magica-talisman-tl04 = Jádeteknős
carta-magica-talisman-tl05 = Ezüstmoly
carta-magica-talisman-tl06 = Bagolylámpás
carta-magica-talisman-tl07 = Csigakagyló
carta-magica-talisman-tl08 = Kígyógyűrű
carta-magica-talisman-tl09 = Holdiránytű
carta-magica-talisman-tl10 = Viharharang
carta-magica-talisman-tl11 = Napkorong
carta-magica-talisman-tl12 = Főnixtoll
carta-magica-talisman-tl13 = Sárkány{"\u00ad"}gyöngy
carta-magica-talisman-tl14 = Csillag{"\u00ad"}asztro{"\u00ad"}lábium
carta-magica-talisman-tl15 = A tenger szíve
carta-magica-talisman-tl16 = Az árapály koronája

carta-magica-monster-ad26 = Szakállas bálna
carta-magica-monster-ad27 = Lámpásangolna
carta-magica-monster-ad28 = Szarvas rák
carta-magica-monster-ad29 = Kétfarkú szirén
carta-magica-monster-ad30 = Tükörrája
carta-magica-monster-ad31 = Óraműleviatán
carta-magica-monster-ad32 = Nagy kraken

carta-magica-card = { $sort ->
    [income] +{ $value } { $name }
    [payment] Rakományfizetés: { $value }
    [monster] { $name } (erő: { $strength }, { $value } arany)
   *[other] { $name }
 }

carta-magica-use-again = a mutató még egyszer pörög
carta-magica-use-shelter = ez a hajó a helyén marad
carta-magica-use-telescope = egy pillantás a pakli tetejére
carta-magica-use-curse = a kirakott lapok visszakeverve
carta-magica-use-escape = ki a szélcsendből
carta-magica-use-repair = a hajó megjavul
carta-magica-use-lucky = a hajó messzebb juthat

carta-magica-payment-trade = egy aranyért
carta-magica-payment-talisman = egy talizmánért
carta-magica-payment-tow = a vontatásért
carta-magica-payment-repair = a javításért
carta-magica-payment-card = a fizetéskártya miatt
carta-magica-payment-taming = a szörnyért

carta-magica-bought-shown = a kirakottak közül
carta-magica-bought-unseen = látatlanban a pakliból

carta-magica-outcome-blown = sértetlenül továbbsodródik
carta-magica-outcome-harbour = kikötőbe sodródik
carta-magica-outcome-becalmed = szélcsendbe kerül
carta-magica-outcome-sheltered = megvédi a Szép idő
carta-magica-outcome-unaffected = már elakadt, a vihar elkerüli
carta-magica-outcome-ship = egy másik hajónak ütközik, és megsérül
carta-magica-outcome-gray = zátonyra fut, és megsérül
carta-magica-outcome-cliff = sziklának ütközik, és megsérül
carta-magica-outcome-island = partnak ütközik, és megsérül
carta-magica-outcome-middle-island = a középső szigetnek ütközik, és megsérül
carta-magica-outcome-golden-border = az arany keretnek ütközik, és megsérül

carta-magica-ask-captain = Válaszd ki a karakteredet.
carta-magica-wait-captain = { $seat } karaktert választ.
carta-magica-ask-challenge = Válaszd ki a küldetésedet.
carta-magica-wait-challenge = { $seat } küldetést választ.
carta-magica-ask-home = Tedd a hajódat egy szabad kikötőbe: ez lesz az otthonod.
carta-magica-wait-home = { $seat } saját kikötőt választ.
carta-magica-ask-start = Pörgesd meg a mutatót.
carta-magica-wait-start = { $seat } megpörgeti a mutatót.
carta-magica-ask-kept = A mutató ezt mutatja: { carta-magica-spin }. Megtartod, vagy kijátszol egy Újrapörgetést?
carta-magica-wait-kept = A mutató ezt mutatja: { carta-magica-spin }. { $seat } kijátszhat egy Újrapörgetést.
carta-magica-ask-direction = Vihar támad! Pörgesd ki az irányát.
carta-magica-wait-direction = Vihar támad! { $seat } kipörgeti az irányát.
carta-magica-ask-weather = A vihar { FORM($towards, "to") } sodor. Kijátszod a Szép időt?
carta-magica-wait-weather = A vihar { FORM($towards, "to") } sodor. { $seat } kijátszhatja a Szép időt.
carta-magica-ask-choose = A mutató ezt mutatja: { carta-magica-spin }. Válassz egy akciót; { $way ->
    [free] { carta-magica-spaces }t hajózhatsz
    [freed] ha kiszabadultál, { carta-magica-spaces }t hajózhatsz
   *[none] hajózni most nem lehet
 }.
carta-magica-spaces = { $steps } mező
carta-magica-wait-choose = A mutató ezt mutatja: { carta-magica-spin }. { $seat } akciót választ.
carta-magica-ask-sail = Válaszd ki, hová hajózol: legfeljebb { carta-magica-spaces }.
carta-magica-wait-sail = { $seat } legfeljebb { carta-magica-spaces }t hajózhat.
carta-magica-ask-pay = Fizess { $purpose }: { $amount } { $resource }. Tegyél le kártyát, vagy fizess koronggal.
carta-magica-wait-pay = { $seat } fizet { $purpose }: { $amount } { $resource }.
carta-magica-ask-peek = Húzz egy kalandkártyát.
carta-magica-wait-peek = { $seat } mindjárt kalandkártyát húz.
carta-magica-ask-look = A Teleszkóppal { $count } kártyát látsz. Vegyél el egyet.
carta-magica-wait-look = { $seat } a Teleszkóppal { $count } kártyát néz meg, és elvesz egyet.
carta-magica-ask-stow = Tedd vissza a többi kártyát: melyik kerüljön felülre?
carta-magica-wait-stow = { $seat } visszateszi a többi kártyát; egyikük felülre kerül.
carta-magica-ask-income = { carta-magica-card }: most a készletedbe, vagy megtartod a kártyát fizetésre?
carta-magica-wait-income = { $seat } húzott: { carta-magica-card }. Korongra váltja, vagy megtartja a kártyát?
carta-magica-ask-tame = Szörny áll veled szemben: { carta-magica-card }. Mennyi varázserőt használsz?
carta-magica-wait-tame = { $seat } szörnnyel néz szembe: { carta-magica-card }. Eldönti, mennyi varázserőt használ.
carta-magica-ask-visit-black = { $sales ->
    [0] Itt vagy: { $harbour }, de nincs mivel kereskedned.
   *[other] Itt rakományt cserélhetsz aranyra: { $harbour }.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } itt van: { $harbour }, de nincs mivel kereskednie.
   *[other] { $seat } rakományt cserélhet aranyra itt: { $harbour }.
  }
carta-magica-ask-visit-black-duty = Itt vagy: { $harbour }. { $able ->
    [yes] Rakományt cserélhetsz aranyra, és kalandkártyát
   *[no] Kalandkártyát
 } kell húznod.
carta-magica-wait-visit-black-duty = { $seat } itt van: { $harbour }. { $able ->
    [yes] Rakományt cserélhet aranyra, és kalandkártyát
   *[no] Kalandkártyát
 } kell húznia.
carta-magica-ask-visit-red = { $purchases ->
    [0] Itt vagy: { $harbour }; az aranyadból most nem telik talizmánra.
   *[other] Itt talizmánt vehetsz: { $harbour }.
 }
carta-magica-wait-visit-red = { $seat } talizmánt vehet itt: { $harbour }.
carta-magica-ask-battle = Melletted egy hajón olyan talizmán van, amelyet keresel. Támadsz?
carta-magica-wait-battle = { $seat } olyan hajó mellett áll, amelyen a küldetéséhez tartozó talizmán van, és támadhat.
carta-magica-ask-defend = Pörgess, hogy megvédd magad. Támadó: { $target_seat }.
carta-magica-wait-defend = { $seat } pörget, hogy védekezzen. Támadó: { $target_seat }.
carta-magica-ask-loot = Nyertél: vegyél el egy kártyát { $target_seat } lapjaiból, vagy passzolj.
carta-magica-wait-loot = { $seat } nyert, és elvehet egy kártyát { $target_seat } lapjaiból.
carta-magica-ask-propose = Ajánlj helycserét { $target_seat } játékosnak, vagy passzolj.
carta-magica-wait-propose = { $seat } helycserét ajánlhat { $target_seat } játékosnak.
carta-magica-ask-answer = { $target_seat } helycserét ajánl. Elfogadod?
carta-magica-wait-answer = { $target_seat } helycserét ajánl { $seat } játékosnak.

carta-magica-refuse-spin = Most nem kell a mutatót pörgetni.
carta-magica-refuse-keep = Most nincs mit megtartani.
carta-magica-refuse-no-card = Nincs ilyen kártyád: { $card }.
carta-magica-refuse-again = Az Újrapörgetés közvetlenül egy saját pörgetésed után jöhet.
carta-magica-refuse-choose = Akciót csak a köröd első pörgetése után választhatsz.
carta-magica-refuse-symbol = A szakasz ({ $number }) nem mutatja ezt a jelet: { $symbol }.
carta-magica-refuse-no-adventures = Nem maradt húzható kalandkártya.
carta-magica-refuse-hemmed-in = Egyik szomszédos mező sem szabad: nem tudsz hajózni, így nincs miért fizetni.
carta-magica-refuse-not-becalmed = A hajód nincs szélcsendben.
carta-magica-refuse-not-damaged = A hajód nem sérült.
carta-magica-refuse-free-anyway-wind = A mutatón szél van: ingyen kijöhetsz a szélcsendből.
carta-magica-refuse-free-anyway-hammer = A mutató kalapácsot mutat: a javítás ingyen van.
carta-magica-refuse-too-poor = Ehhez { $price } { $kind } kell; neked { $held } van.
carta-magica-refuse-lucky = A Kedvező szél hajózáskor játszható ki.
carta-magica-refuse-becalmed = A hajód szélcsendben van, és a mutatón nincs szél: fizess { $price } rakományt, játszd ki ezt: Kedvező szél, vagy várakozz.
carta-magica-refuse-damaged = A hajód sérült, és a mutatón nincs kalapács: fizess { $price } aranyat, játszd ki a Hajójavítót, vagy várakozz.
carta-magica-refuse-sail-now = Most nem lehet hajózni.
carta-magica-refuse-same-space = Egy út nem érhet véget ott, ahol kezdődött: { $cell }.
carta-magica-refuse-windless = Ez szélcsendes mező: { $cell }. Ide csak a vihar sodorhat hajót.
carta-magica-refuse-blocked = { $cell }: { $space }. Ide nem lehet hajózni.
carta-magica-refuse-occupied = Itt { $other_seat } hajója áll: { $cell }.
carta-magica-refuse-no-way = Ide nem vezet szabad út, kikötők vagy hajók vannak útban: { $cell }.
carta-magica-refuse-too-far = { $cell }: { $needed } lépésre van; te legfeljebb { $steps } lépést hajózhatsz.
carta-magica-refuse-visit = Kereskedni csak kikötői látogatáskor lehet.
carta-magica-refuse-black-only = A rakományból csak fekete kikötőben lesz arany.
carta-magica-refuse-gold-full = Már { $limit } aranyad van, ez a felső határ.
carta-magica-refuse-red-only = Talizmánt csak piros kikötőben árulnak.
carta-magica-refuse-deck-empty = A talizmánpakli üres.
carta-magica-refuse-no-talisman = A kirakott lapok közt ezen a helyen nincs talizmán: { $number }.
carta-magica-refuse-duty = Mielőtt elmész, ki kell húznod a kikötő kalandkártyáját.
carta-magica-refuse-curse = Átkot a saját körödben játszhatsz ki: pörgetés előtt, az akcióválasztáskor vagy kikötőben.
carta-magica-refuse-no-display = Nincs kirakott talizmán, amit vissza lehetne keverni.
carta-magica-refuse-no-duty = Itt nem kell kártyát húznod.
carta-magica-refuse-draw = Most nem kell kártyát húznod.
carta-magica-refuse-telescope = A Teleszkóp akkor használható, amikor húzni készülsz.
carta-magica-refuse-look = Most nem a Teleszkóppal választasz kártyát.
carta-magica-refuse-not-seen = Ez nincs a látott kártyák között: { carta-magica-card }.
carta-magica-refuse-cash = Egy bevételkártyát csak a húzás pillanatában lehet korongra váltani.
carta-magica-refuse-tame = Most nincs megszelídíthető szörny.
carta-magica-refuse-pay = Most nincs mit fizetni.
carta-magica-refuse-not-yours = Ez nincs a kezedben: { carta-magica-card }.
carta-magica-refuse-wrong-kind = { carta-magica-card }: most másfajta fizetség kell: { $kind }.
carta-magica-refuse-superfluous = { carta-magica-card }: ezekkel együtt így nem fizethetsz; egy kártya fölösleges volna, vagy előbb egy vele egyforma jön.
carta-magica-refuse-shelter = A Szép idő akkor játszható ki, amikor a vihar iránya már ismert.
carta-magica-refuse-attack = Támadni csak hajózás után lehet, és csak egyszer.
carta-magica-refuse-nobody = Nem támadható: { $seat_word }.
carta-magica-refuse-not-beside = { $other_seat } nem melletted áll.
carta-magica-refuse-helpless = { $other_seat } hajója sérült vagy szélcsendben van, nem támadható.
carta-magica-refuse-no-prize = { $other_seat } lapjai közt nincs a küldetésedhez tartozó talizmán.
carta-magica-refuse-loot = Most nincs mit elvenni.
carta-magica-refuse-not-theirs = { $other_seat } lapjai közt nincs ilyen. Válassz mást.
carta-magica-refuse-swap = Helycserét csak egy saját csatád után ajánlhatsz.
carta-magica-refuse-accept = Senki sem ajánlott neked helycserét.
carta-magica-refuse-pass = Most nincs mit elutasítani.
carta-magica-refuse-captain = Karaktert a játék előtt kell választani.
carta-magica-refuse-challenge = Küldetést a játék előtt, a karakter után kell választani.
carta-magica-refuse-home = Saját kikötőt a játék előtt, a küldetések után kell választani.
carta-magica-refuse-taken = Ez már foglalt: { $other_seat }. Válassz mást.

carta-magica-place = { $cell ->
    [M9] { carta-magica-harbour-bk1 }
    [M13] { carta-magica-harbour-bk2 }
    [I13] { carta-magica-harbour-bk3 }
    [I9] { carta-magica-harbour-bk4 }
    [N3] { carta-magica-harbour-rd1 }
    [S14] { carta-magica-harbour-rd2 }
    [H19] { carta-magica-harbour-rd3 }
    [C8] { carta-magica-harbour-rd4 }
   *[other] { $cell }
 }

carta-magica-event-captain-chosen = { $seat } karaktere: { $name }.
carta-magica-event-challenge-chosen = { $seat } küldetése: { $name } ({ $talismans }).
carta-magica-event-placed = { $seat } saját kikötője: { $name }.
carta-magica-event-turn = { $round }. forduló: { $seat } köre kezdődik.
carta-magica-event-spun = { $seat } pörget: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } elfogadja a pörgetést.
carta-magica-event-played = { $seat } kijátszik egy kártyát: { carta-magica-card } ({ $use }).
carta-magica-event-held = { $seat } várakozik.
carta-magica-taken = { $resource ->
    [goods] { $taken } rakomány
   *[other] { $taken } { $kind_name }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount } rakomány
   *[other] { $amount } { $kind_name }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } raktára tele van ({ $left } { $kind_name }), több nem fér el.
   *[other] { $seat } felvesz { $taken } { $resource ->
        [goods] rakományt
        [magic] varázserőt
       *[other] aranyat
    }; összesen { $left }.
 }
carta-magica-event-sailed = { $seat } { $freed ->
    [yes] megint szabad, és { carta-magica-spaces }t
   *[no] { carta-magica-spaces }t
 } hajózik ide: { carta-magica-place }.
carta-magica-event-storm = A vihar { FORM($towards, "to") } sodor.
carta-magica-event-braved = { $seat } dacol a viharral.
carta-magica-event-blown = { $seat } hajója ({ carta-magica-place }): { $result }.
carta-magica-event-visiting = { $seat } hajózás nélkül is kereskedhet a kikötőben.
carta-magica-event-owing = { $seat } tartozik: { carta-magica-amount }.
carta-magica-event-laid = { $seat } letesz egy kártyát: { carta-magica-card }.
carta-magica-event-paid = { $seat } fizet { $purpose }: { carta-magica-amount }{ $change ->
    [0] .
   *[other] ; visszajár: { $change }.
 }
carta-magica-event-traded = { $seat } { $taken } aranyat kap; összesen { $left }.
carta-magica-event-bought = { $seat } talizmánt vesz { $how }: { $name }.
carta-magica-event-left = { $seat } végzett a kikötőben.
carta-magica-event-cursed = Új talizmánok kerülnek ki: { $names }.
carta-magica-event-about-to-draw = { $seat } kalandkártyát készül húzni.
carta-magica-event-lapsed = Nincs több húzható kalandkártya.
carta-magica-event-rebuilt = A dobott lapokból új pakli készül: { $pile } lap.
carta-magica-event-looked = { $seat } megnézi a pakli felső { $count } lapját{ $known ->
    [yes] : { $count ->
        [one] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] +{ $value_1 } { $name_1 }
    [payment] Rakományfizetés: { $value_1 }
    [monster] { $name_1 } (erő: { $strength_1 }, { $value_1 } arany)
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] +{ $value_2 } { $name_2 }
    [payment] Rakományfizetés: { $value_2 }
    [monster] { $name_2 } (erő: { $strength_2 }, { $value_2 } arany)
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] +{ $value_3 } { $name_3 }
    [payment] Rakományfizetés: { $value_3 }
    [monster] { $name_3 } (erő: { $strength_3 }, { $value_3 } arany)
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } elveszi: { carta-magica-card }.
carta-magica-event-stowed = { $seat } visszateszi a többi kártyát a pakli tetejére{ $known ->
    [yes] , felülre ezt: { carta-magica-card }.
   *[no] .
 }
carta-magica-event-drew = { $seat } húz: { carta-magica-card }.
carta-magica-event-kept = { $seat } megtartja: { carta-magica-card }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } beváltja a kártyát, de a raktára tele van ({ $left } { $kind_name }), több nem fér el.
   *[other] { $seat } beváltja a kártyát: { carta-magica-taken }; összesen { $left }.
 }
carta-magica-event-unpaid = { $seat } nem tud { $amount } rakományt fizetni, és kimarad egy körből.
carta-magica-event-settled-card = { $seat } kifizette, amit a kártya kért.
carta-magica-event-faced = { $seat } { $magic } varázserővel száll szembe ezzel: { $name } (erő: { $strength }, { $value } arany).
carta-magica-event-tamed = { $seat } eredménye { $total }: a szörny megszelídült ({ $name }), és { $gold } aranyat hoz.
carta-magica-event-untamed = { $seat } eredménye csak { $total }, pedig { $strength } kellett volna. A szörny elmenekül ({ $name }), { $goods ->
    [0] de nem volt rakomány, ami elvesszen
   *[other] és a fedélzeten lévő mind a { $goods } rakomány elvész
 }.
carta-magica-event-returned = { $seat } körbehajózta a szigetet, és hazaért!
carta-magica-event-last-round = Ez az utolsó forduló.
carta-magica-event-attacked = { $seat } támad. Akit megtámad: { $target_seat }.
carta-magica-event-won = { $attack } : { $defence }. A csata győztese: { $winner_seat }.
carta-magica-event-tied = { $attack } : { $defence }. A csata döntetlen.
carta-magica-event-looted = { $seat } elvesz egy kártyát { $loser_seat } lapjaiból: { carta-magica-card }.
carta-magica-event-spared = { $seat } semmit sem vesz el { $loser_seat } lapjaiból.
carta-magica-event-proposed = { $seat } helycserét ajánl { $target_seat } játékosnak.
carta-magica-event-swapped = { $seat } és { $target_seat } helyet cserél.
carta-magica-event-refused = { $seat } nem cserél helyet.
carta-magica-event-passed = { $seat } passzol.
carta-magica-event-skipped = { $seat } kimarad egy körből.
carta-magica-event-ended = Az utazás { $round } forduló után véget ért.
carta-magica-event-stopped = A játék { $round } forduló után leáll; senki sem ért haza.

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name } (küldetés)
carta-magica-tally-gold = arany
carta-magica-tally-gold-cards = arany a megtartott kártyákon
carta-magica-tally-returned = a sziget körül és haza

carta-magica-board-round = { $round }. forduló
carta-magica-board-last-round = Utolsó forduló
carta-magica-board-display = Talizmánok
carta-magica-board-deck = { $count } a pakliban
carta-magica-board-pile = Kalandok: { $pile } a pakliban, { $discards } elhasználva
carta-magica-board-bank = Bank: { $gold } arany, { $goods } rakomány, { $magic } varázserő
carta-magica-board-arrow = Mutató: { carta-magica-spin }
carta-magica-board-telescope = A Teleszkóppal látva, felülről: { $cards }
carta-magica-board-among = Korábban látva, valahol a felső { $depth } lapban: { $cards }
carta-magica-board-legend = ° b r elérhető · o szélcsendes · x zátony · ^ szikla · # M szárazföld · *szélcsendben !sérült
carta-magica-board-player = játékos
carta-magica-board-ship = hajó
carta-magica-board-home = otthon
carta-magica-board-progress = út
carta-magica-board-points = pont
carta-magica-board-missed = kimarad: { $count }
carta-magica-board-pending = kereskedhet
carta-magica-board-returned = hazaért
carta-magica-board-wants = keresi: { $names }
