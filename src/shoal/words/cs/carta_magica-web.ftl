# Co o hře Carta Magica říká jen prohlížeč.

carta-magica-web-board = Námořní mapa
carta-magica-web-board-keys = Šipkami se pohybuješ po mapě, G skočí na další přístav v dosahu, Enter vybírá.
carta-magica-web-letters = S,V,J,Z
carta-magica-web-wheel = Šipka: { carta-magica-spin }
carta-magica-web-wheel-rest = Šipka se ještě netočila
carta-magica-web-summary = { $round }. kolo
carta-magica-web-summary-last = { $round }. kolo, poslední

carta-magica-web-sail = Pluj na { $cell }
carta-magica-web-sail-harbour = Pluj { FORM($harbour, "to") }
carta-magica-web-sail-home = Pluj domů { FORM($harbour, "to") }
carta-magica-web-storm-risk = bouře by tam tvou loď poškodila: { $directions }
carta-magica-web-place = Usaď se { FORM($harbour, "loc") }
carta-magica-web-attack = Zaútoč: { $target_seat }
carta-magica-web-captain = Pluj jako { $name }
carta-magica-web-challenge = { $name }: hledej { FORM($wants, "acc") }
carta-magica-web-buy = Kup { FORM($name, "acc") }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
carta-magica-web-buy-top = Kup naslepo horní kartu
carta-magica-web-tame = Utrať { $magic ->
    [one] { $magic } magii
    [few] { $magic } magie
   *[other] { $magic } magie
 }
carta-magica-web-tame-chance = { $good } { $of ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $of } točení
carta-magica-web-pick = Vezmi si kartu { carta-magica-card }
carta-magica-web-stow = Vrať navrch kartu { carta-magica-card }
carta-magica-web-give = Vylož kartu { carta-magica-card }
carta-magica-web-loot = { carta-magica-web-pick }

carta-magica-web-do-spin = Roztoč šipku
carta-magica-web-do-keep = Nech to
carta-magica-web-do-again = Zahraj Roztoč znovu
carta-magica-web-do-hold = Čekej
carta-magica-web-do-goods = Vezmi zboží
carta-magica-web-do-magic = Vezmi magii
carta-magica-web-do-card = Lízni si kartu dobrodružství
carta-magica-web-do-tow = Nech se odtáhnout za { $tow_goods } zboží
carta-magica-web-do-escape = Z bezvětří: zahraj Šťastný vítr
carta-magica-web-do-repair = Oprav loď (zlato: { $repair_gold })
carta-magica-web-do-mend = Zahraj Opravu
carta-magica-web-do-lucky = Zahraj Šťastný vítr (kroky +{ $lucky_wind_steps })
carta-magica-web-do-trade = Obchoduj: { $exchange_goods } zboží za zlato ({ $exchange_gold })
carta-magica-web-do-draw = { carta-magica-web-do-card }
carta-magica-web-do-telescope = Použij Dalekohled
carta-magica-web-do-cash = Vezmi hned
carta-magica-web-do-settle = Zaplať žetony
carta-magica-web-do-curse = Zahraj Kletbu: nové talismany
carta-magica-web-do-shelter = Zahraj Dobré počasí
carta-magica-web-do-swap = Navrhni výměnu míst
carta-magica-web-do-accept = Vyměň si místa
carta-magica-web-do-pass = Nech být
carta-magica-web-do-done = Opusť přístav

carta-magica-web-change = { $before } → { $after }
carta-magica-web-change-lost = { $before } → { $after }, ztraceno { $lost }
carta-magica-web-options = Co můžeš udělat
carta-magica-web-talismans = Talismany
carta-magica-web-talismans-note = každý stojí zlato ({ $talisman_gold }), v červených přístavech
carta-magica-web-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
 }
carta-magica-web-wanted = +{ $points }, je na tvém úkolu
carta-magica-web-adventures = Tvoje dobrodružství
carta-magica-web-adventures-none = zatím žádné karty: přináší je šipka a černé přístavy
carta-magica-web-players = Hráči
carta-magica-web-held = { $kind }: { $count } z { $limit }
carta-magica-web-owns = má { FORM($name, "acc") }
carta-magica-web-seeks = hledá { FORM($name, "acc") }
carta-magica-web-progress = { $percent } % cesty kolem ostrova
carta-magica-web-home = domov { $harbour }
carta-magica-web-ship = { $seat } na { $cell }, { $condition }

# Před plavbou
carta-magica-web-setup-captain = Postavy
carta-magica-web-setup-captain-note = Kdo pluje? Postava nemění nic než obrázek.
carta-magica-web-setup-challenge = Úkoly
carta-magica-web-setup-challenge-note = Každý jmenuje dva talismany: každý z nich, který máš na konci, přinese body navíc, +{ $points }.
carta-magica-web-worth = { carta-magica-web-points }
carta-magica-web-on-display = teď v prodeji
carta-magica-web-there = { $there }
carta-magica-web-there-black = obchod: zboží za zlato
carta-magica-web-there-red = nákup talismanů
carta-magica-web-there-black-bare = na obchod máš málo zboží
carta-magica-web-there-red-bare = na talisman máš málo zlata
carta-magica-web-there-home = domov!
carta-magica-web-reach = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
 }, { $there }

# Na mapě
carta-magica-web-whole = Ukaž celou mapu
carta-magica-web-closer = Přibliž
carta-magica-web-spins = { $seat } točí šipkou …
carta-magica-web-last-round = Poslední kolo: { $seat } je doma
carta-magica-web-back = { carta-magica-tally-returned }

# Co jde udělat
carta-magica-web-sail-up = Pluj až o { $steps }
carta-magica-web-sail-where = { $count ->
    [one] jedno zlaté pole na mapě
    [few] { $count } zlatá pole na mapě
   *[other] { $count } zlatých polí na mapě
 }
carta-magica-web-no-sail = Plout nejde
carta-magica-web-why = klepni a uvidíš proč
carta-magica-web-can-buy = { $count ->
    [0] Na talisman ti tu teď zlato nestačí.
    [one] Zlato ti tu stačí na { $count } talisman.
    [few] Zlato ti tu stačí na { $count } talismany.
   *[other] Zlato ti tu stačí na { $count } talismanů.
 }
carta-magica-web-can-trade = { $count ->
    [0] Teď tu nemáš s čím obchodovat.
    [one] Můžeš tu obchodovat jednou.
    [few] Můžeš tu obchodovat { $count }×.
   *[other] Můžeš tu obchodovat { $count }×.
 }
carta-magica-web-trade-leaves = zbude { $goods ->
    [one] { $goods } zboží
    [few] { $goods } zboží
   *[other] { $goods } zboží
 } a zlato: { $gold }
carta-magica-web-lucky-steps = až { $steps ->
    [one] { $steps } pole
    [few] { $steps } pole
   *[other] { $steps } polí
  }
carta-magica-web-draw-first = nejdřív si lízni kartu přístavu
carta-magica-web-note-hold = zůstaň tu a ukonči tah
carta-magica-web-note-draw = přístav to vyžaduje
carta-magica-web-note-card = nech si ji na později, nebo čel tomu, co ukáže
carta-magica-web-note-tow = pak popluješ
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = tvoje loď zůstane, kde je
carta-magica-web-note-attack = vyšší číslo bere kartu
carta-magica-web-note-again = toto točení neplatí
carta-magica-web-taming = Magie a vytočené číslo{ $bonus ->
    [0] { "" }
    [one] {" "}a { $bonus } za tvé zkrocené monstrum
    [few] {" "}a { $bonus } za tvá zkrocená monstra
   *[other] {" "}a { $bonus } za tvá zkrocená monstra
 } musí dát aspoň { $strength }. Jinak přijdeš o všechno zboží.
carta-magica-web-stake = { $magic } magie

# Karty
carta-magica-web-points-word = body
carta-magica-web-for-sale = , teď v prodeji
carta-magica-web-adventures-open = vidí je všichni
carta-magica-web-playable = teď
carta-magica-web-holds = má { carta-magica-card.acc }
carta-magica-web-when-income = při placení platí za { $count }
carta-magica-web-when-payment = zaplať, nebo vynech tah
carta-magica-web-when-good-weather = přečká bouři
carta-magica-web-when-repair = hned opraví škodu
carta-magica-web-when-lucky-wind = o { $lucky_wind_steps } dál, nebo ven z bezvětří
carta-magica-web-when-spin-again = po tvém točení
carta-magica-web-when-telescope = než si lízneš
carta-magica-web-when-curse = nové talismany, ve tvém tahu
carta-magica-web-when-monster = síla { $strength }, přináší zlato: { $gold }
carta-magica-web-when-tamed = zkrocené: +1 proti dalšímu
carta-magica-web-note-cash = do tvých zásob, nejvýš { $limit } od druhu

# Jak vybírat
carta-magica-web-spin-me = Roztoč!
carta-magica-web-how-spin = Klepni na kompas, nebo zatáhni za šipku a pusť.
carta-magica-web-how-card = Klepnutím kartu prohlédneš, dalším si ji vezmeš.
carta-magica-web-how-home = Klepni na svítící přístav, dalším klepnutím tam zakotvíš.
carta-magica-web-how-sail = Klepni na zlaté pole a uvidíš cestu, klepni znovu a vypluješ; nebo na tlačítko.
carta-magica-web-how-tame = Pruh ukazuje, kolik ze šesti točení by stačilo.
carta-magica-web-how-buy = Klepni na talisman nebo na tlačítko.
carta-magica-web-how-stuck = Vyber tlačítko.
carta-magica-web-stuck-sound = v cestě jsou lodě nebo skály
carta-magica-web-stuck-becalmed = čeká na vítr nebo odtažení
carta-magica-web-stuck-damaged = čeká na kladivo nebo zlato
carta-magica-web-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } kroků
 }
carta-magica-web-price-gold = zlato −{ $count }
carta-magica-web-price-goods = zboží −{ $count }
carta-magica-web-may-attack = tam můžeš zaútočit: { $seats }
carta-magica-web-warn-full = { $count ->
    [one] Jeden žeton propadne: víc než { $limit } neuneseš.
    [few] { $count } žetony propadnou: víc než { $limit } neuneseš.
   *[other] { $count } žetonů propadne: víc než { $limit } neuneseš.
 }
carta-magica-web-completes = okruh je hotový
carta-magica-web-told-spun = { carta-magica-web-spins }
carta-magica-web-told-storm = Bouře! { $seat } vytáčí její směr …

# Co je co
carta-magica-web-about-row-home = Domov hráče
carta-magica-web-about-row-port = Domovský přístav
carta-magica-web-about-row-condition = Loď
carta-magica-web-about-row-wants = Hledá
carta-magica-web-about-row-points = Body
carta-magica-web-about-row-where = Kde
carta-magica-web-about-row-sought = Kdo ho hledá
carta-magica-web-about-row-strength = Síla
carta-magica-web-about-row-gold = Přináší zlato
carta-magica-web-about-on-display = v prodeji
carta-magica-web-about-in-deck = ještě neukázaný
carta-magica-web-about-black-harbour = Tady se zboží ({ $exchange_goods }) mění na zlato ({ $exchange_gold }), kolikrát chceš. Kdo sem vpluje, musí si také líznout kartu dobrodružství.
carta-magica-web-about-red-harbour = Tady za zlato ({ $talisman_gold }) koupíš talisman, odkrytý nebo naslepo.
carta-magica-web-about-arrive = Platí to, když loď připluje, ne když tu už stojí.
carta-magica-web-about-blue = Lodě tudy plují do stran, nahoru i dolů, nikdy šikmo.
carta-magica-web-about-windless = Žádná loď sem sama nevpluje. Může ji sem zahnat bouře; pak stojí, dokud ji nevysvobodí vítr nebo se nenechá odtáhnout.
carta-magica-web-about-gray = Sem žádná loď nepluje. Když ji sem žene bouře, poškodí se.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Ostrov velryb
carta-magica-web-isle-owls = Ostrov sov
carta-magica-web-isle-ashes = Ostrov popela
carta-magica-web-isle-glass = Skleněný ostrov
carta-magica-web-about-island = Pevnina. Když na ni žene loď bouře, poškodí se.
carta-magica-web-about-middle-island = Jednou ho obepluj, kterýmkoli směrem, a zase domů. Čtyři kruhy ukazují, jak daleko která loď je.
carta-magica-web-about-golden-border = Konec světa. Když na něj žene loď bouře, poškodí se.
carta-magica-web-about-sound = Pluje, jak daleko ukáže šipka.
carta-magica-web-about-becalmed = Stojí, dokud její majitel nevytočí vítr, nenechá se odtáhnout, nebo nezahraje Šťastný vítr. Bouře ji míjejí.
carta-magica-web-about-damaged = Leží na boku, dokud její majitel nevytočí kladivo, nezaplatí zlato, nebo nezahraje Opravu. Bouře ji míjejí.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Udělej z toho jednu věc: pluj nejvýš { $number ->
    [one] o { $number } pole
    [few] o { $number } pole
   *[other] o { $number } polí
  }, nebo využij jeden ze symbolů.
carta-magica-web-about-segment-storm = Bouře: druhé točení řekne, kam fouká, a každou loď v pořádku odnese o dvě pole.
carta-magica-web-about-symbol-wind = vysvobodí loď z bezvětří a ta pak pluje
carta-magica-web-about-symbol-hammer = opraví poškozenou loď a ta pak pluje
carta-magica-web-about-symbol-goods = vezmi { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = lízni si jednu
carta-magica-web-about-way-title = Bouře na { $towards }
carta-magica-web-about-way = Při bouři říká vnitřní kruh, kam se ženou všechny lodě.
carta-magica-web-about-talisman = V červeném přístavu stojí zlato ({ $talisman_gold }). Když patří k tvému úkolu, přinese body navíc: { $bonus }.
carta-magica-web-about-deck-title = Neukázané talismany: { $count }
carta-magica-web-about-deck = Horní jde koupit naslepo za zlato ({ $talisman_gold }) v červeném přístavu.
carta-magica-web-about-captain = Tvář tvé lodi. Nic jiného nemění.
carta-magica-web-about-challenge = Dva talismany, které hledáš. Každý, který máš na konci, přinese body navíc: { $bonus }.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, teď v prodeji
carta-magica-web-about-circle-title = Cesta kolem ostrova
carta-magica-web-about-circle = Kdo ostrov jednou obepluje a je zase doma, dostane 15 bodů a toto kolo je poslední.
carta-magica-web-about-token-gold = Kupuje talismany a opravy; každý zbylý zlaťák je na konci bod. Můžeš mít { $limit }.
carta-magica-web-about-token-goods = V černém přístavu se { $exchange_goods } mění na zlato ({ $exchange_gold }); za { $tow_goods } tě někdo odtáhne. Můžeš mít { $limit }.
carta-magica-web-about-token-magic = Spolu s točením krotí monstra. Můžeš mít { $limit }.
carta-magica-web-about-card-income = Vezmi hned žetony ({ $count }), nebo si kartu nech a plať s ní později.
carta-magica-web-about-card-payment = Zaplať { $count } zboží, nebo vynech tah.
carta-magica-web-about-card-good-weather = Zahraj ji, když přijde bouře: tvoje loď zůstane, kde je.
carta-magica-web-about-card-repair = Zahraj ji, oprav poškozenou loď a hned pluj.
carta-magica-web-about-card-lucky-wind = Zahraj ji a pluj o { $lucky_wind_steps } polí dál, nebo ven z bezvětří.
carta-magica-web-about-card-spin-again = Zahraj ji po svém točení, které se ti nelíbí.
carta-magica-web-about-card-telescope = Zahraj ji, než si lízneš: prohlédni si karty ({ $telescope_cards }) a jednu si vezmi.
carta-magica-web-about-card-curse = Zahraj ji ve svém tahu: vyloží se nové talismany.
carta-magica-web-about-card-monster = Magie a vytočené číslo musí dosáhnout jeho síly. Zkrocené přinese zlato a pomůže proti dalšímu. Jinak přijdeš o zboží.
