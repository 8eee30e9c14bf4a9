# Čo o hre Carta Magica hovorí len prehliadač.

carta-magica-web-board = Námorná mapa
carta-magica-web-board-keys = Šípkami sa pohybuješ po mape, G skočí na ďalší prístav v dosahu, Enter vyberá.
carta-magica-web-letters = S,V,J,Z
carta-magica-web-wheel = Šípka: { carta-magica-spin }
carta-magica-web-wheel-rest = Šípka sa ešte netočila
carta-magica-web-summary = { $round }. kolo
carta-magica-web-summary-last = { $round }. kolo, posledné

carta-magica-web-sail = Plav sa na { $cell }
carta-magica-web-sail-harbour = Plav sa { FORM($harbour, "to") }
carta-magica-web-sail-home = Plav sa domov { FORM($harbour, "to") }
carta-magica-web-storm-risk = búrka by tam tvoju loď poškodila: { $directions }
carta-magica-web-place = Usaď sa { FORM($harbour, "loc") }
carta-magica-web-attack = Zaútoč: { $target_seat }
carta-magica-web-captain = Plav sa ako { $name }
carta-magica-web-challenge = { $name }: hľadaj { FORM($wants, "acc") }
carta-magica-web-buy = Kúp { FORM($name, "acc") }: { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
 }
carta-magica-web-buy-top = Kúp naslepo hornú kartu
carta-magica-web-tame = Miň { $magic ->
    [one] { $magic } mágiu
    [few] { $magic } mágie
   *[other] { $magic } mágií
 }
carta-magica-web-tame-chance = { $good } { $of ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $of } točení
carta-magica-web-pick = Vezmi si { carta-magica-card.acc }
carta-magica-web-stow = Vráť ako prvú { carta-magica-card.acc }
carta-magica-web-give = Vylož { carta-magica-card.acc }
carta-magica-web-loot = { carta-magica-web-pick }

carta-magica-web-do-spin = Roztoč šípku
carta-magica-web-do-keep = Nechaj to tak
carta-magica-web-do-again = Zahraj Točíš znova
carta-magica-web-do-hold = Čakaj
carta-magica-web-do-goods = Vezmi tovar
carta-magica-web-do-magic = Vezmi mágiu
carta-magica-web-do-card = Potiahni si dobrodružnú kartu
carta-magica-web-do-tow = Nechaj sa odtiahnuť (tovar: { $tow_goods })
carta-magica-web-do-escape = Vysloboď sa: zahraj Priaznivý vietor
carta-magica-web-do-repair = Oprav loď (zlato: { $repair_gold })
carta-magica-web-do-mend = Zahraj Opravu
carta-magica-web-do-lucky = Zahraj Priaznivý vietor, kroky navyše: { $lucky_wind_steps }
carta-magica-web-do-trade = Obchoduj: tovar ({ $exchange_goods }) za zlato ({ $exchange_gold })
carta-magica-web-do-draw = { carta-magica-web-do-card }
carta-magica-web-do-telescope = Použi Ďalekohľad
carta-magica-web-do-cash = Vezmi hneď
carta-magica-web-do-settle = Zaplať žetónmi
carta-magica-web-do-curse = Zahraj Kliatbu: nové talizmany
carta-magica-web-do-shelter = Zahraj Dobré počasie
carta-magica-web-do-swap = Navrhni výmenu miest
carta-magica-web-do-accept = Vymeň si miesta
carta-magica-web-do-pass = Nechaj tak
carta-magica-web-do-done = Opusť prístav

carta-magica-web-change = z { $before } na { $after }
carta-magica-web-change-lost = z { $before } na { $after }, stratené { $lost }
carta-magica-web-options = Čo môžeš urobiť
carta-magica-web-talismans = Talizmany
carta-magica-web-talismans-note = každý stojí zlato ({ $talisman_gold }), v červených prístavoch
carta-magica-web-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
 }
carta-magica-web-wanted = +{ $points }, je na tvojej výzve
carta-magica-web-adventures = Tvoje dobrodružné karty
carta-magica-web-adventures-none = zatiaľ žiadne karty: prináša ich šípka a čierne prístavy
carta-magica-web-players = Hráči
carta-magica-web-held = { $kind }: { $count } z { $limit }
carta-magica-web-owns = má { FORM($name, "acc") }
carta-magica-web-seeks = hľadá { FORM($name, "acc") }
carta-magica-web-progress = { $percent } % cesty okolo ostrova
carta-magica-web-home = domov { $harbour }
carta-magica-web-ship = { $seat } na { $cell }, { $condition }

# Pred plavbou
carta-magica-web-setup-captain = Postavy
carta-magica-web-setup-captain-note = Kto sa plaví? Postava mení len obrázok.
carta-magica-web-setup-challenge = Výzvy
carta-magica-web-setup-challenge-note = Každá udáva dva talizmany: každý z nich, ktorý máš na konci, prinesie body navyše, +{ $points }.
carta-magica-web-worth = { carta-magica-web-points }
carta-magica-web-on-display = teraz v predaji
carta-magica-web-there = { $there }
carta-magica-web-there-black = obchod: tovar za zlato
carta-magica-web-there-red = nákup talizmanov
carta-magica-web-there-black-bare = na obchod máš málo tovaru
carta-magica-web-there-red-bare = na talizman máš málo zlata
carta-magica-web-there-home = domov!
carta-magica-web-reach = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
 }, { $there }

# Na mape
carta-magica-web-whole = Ukáž celú mapu
carta-magica-web-closer = Priblíž
carta-magica-web-spins = { $seat } točí …
carta-magica-web-last-round = Posledné kolo: { $seat } je doma
carta-magica-web-back = { carta-magica-tally-returned }

# Čo možno urobiť
carta-magica-web-sail-up = Plav sa až o { $steps }
carta-magica-web-sail-where = { $count ->
    [one] jedno zlaté pole na mape
    [few] { $count } zlaté polia na mape
   *[other] { $count } zlatých polí na mape
 }
carta-magica-web-no-sail = Plaviť sa nedá
carta-magica-web-why = ťukni a uvidíš prečo
carta-magica-web-can-buy = { $count ->
    [0] Na talizman ti tu teraz zlato nestačí.
    [one] Zlato ti tu stačí na { $count } talizman.
    [few] Zlato ti tu stačí na { $count } talizmany.
   *[other] Zlato ti tu stačí na { $count } talizmanov.
 }
carta-magica-web-can-trade = { $count ->
    [0] Teraz tu nemáš s čím obchodovať.
    [one] Môžeš tu obchodovať raz.
    [few] Môžeš tu obchodovať { $count }×.
   *[other] Môžeš tu obchodovať { $count }×.
 }
carta-magica-web-trade-leaves = zostane { $goods ->
    [one] { $goods } tovar
    [few] { $goods } tovary
   *[other] { $goods } tovarov
 } a zlato: { $gold }
carta-magica-web-lucky-steps = až { $steps ->
    [one] { $steps } pole
    [few] { $steps } polia
   *[other] { $steps } polí
  }
carta-magica-web-draw-first = najprv si potiahni kartu prístavu
carta-magica-web-note-hold = zostaň tu a ukonči ťah
carta-magica-web-note-draw = prístav to vyžaduje
carta-magica-web-note-card = nechaj si ju na neskôr, alebo čel tomu, čo ukáže
carta-magica-web-note-tow = potom poplávaš
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = tvoja loď zostane, kde je
carta-magica-web-note-attack = vyššie číslo berie kartu
carta-magica-web-note-again = toto točenie neplatí
carta-magica-web-taming = Mágia a vytočené číslo{ $bonus ->
    [0] { "" }
    [one] {" "}a { $bonus } za tvoju skrotenú príšeru
    [few] {" "}a { $bonus } za tvoje skrotené príšery
   *[other] {" "}a { $bonus } za tvoje skrotené príšery
 } musia dať aspoň { $strength }. Inak prídeš o všetok tovar.
carta-magica-web-stake = mágia: { $magic }

# Karty
carta-magica-web-points-word = body
carta-magica-web-for-sale = , teraz v predaji
carta-magica-web-adventures-open = vidia ich všetci
carta-magica-web-playable = teraz
carta-magica-web-holds = má { carta-magica-card.acc }
carta-magica-web-when-income = pri platení platí za { $count }
carta-magica-web-when-payment = zaplať, alebo vynechaj ťah
carta-magica-web-when-good-weather = prečká búrku
carta-magica-web-when-repair = hneď opraví škodu
carta-magica-web-when-lucky-wind = o { $lucky_wind_steps } ďalej, alebo von z bezvetria
carta-magica-web-when-spin-again = po tvojom točení
carta-magica-web-when-telescope = pred potiahnutím karty
carta-magica-web-when-curse = nové talizmany, v tvojom ťahu
carta-magica-web-when-monster = sila { $strength }, prináša zlato: { $gold }
carta-magica-web-when-tamed = skrotená: +1 proti ďalšej
carta-magica-web-note-cash = do tvojich zásob, najviac { $limit } z druhu

# Ako vyberať
carta-magica-web-spin-me = Roztoč!
carta-magica-web-how-spin = Ťukni na kompas, alebo šípku potiahni a pusť.
carta-magica-web-how-card = Ťuknutím kartu prezrieš, ďalším si ju vezmeš.
carta-magica-web-how-home = Ťukni na svietiaci prístav, ďalším ťuknutím tam zakotvíš.
carta-magica-web-how-sail = Ťukni na zlaté pole a uvidíš cestu, ťukni znova a vyplávaš; alebo na tlačidlo.
carta-magica-web-how-tame = Pruh ukazuje, koľko zo šiestich točení by stačilo.
carta-magica-web-how-buy = Ťukni na talizman alebo na tlačidlo.
carta-magica-web-how-stuck = Vyber tlačidlo.
carta-magica-web-stuck-sound = v ceste sú lode alebo skaly
carta-magica-web-stuck-becalmed = chce vietor alebo odtiahnutie
carta-magica-web-stuck-damaged = chce kladivo alebo zlato
carta-magica-web-steps = { $steps ->
    [one] { $steps } krok
    [few] { $steps } kroky
   *[other] { $steps } krokov
 }
carta-magica-web-price-gold = zlato −{ $count }
carta-magica-web-price-goods = tovar −{ $count }
carta-magica-web-may-attack = tam môžeš zaútočiť: { $seats }
carta-magica-web-warn-full = { $count ->
    [one] Jeden sa stratí: viac ako { $limit } neunesieš.
    [few] { $count } sa stratia: viac ako { $limit } neunesieš.
   *[other] { $count } sa stratí: viac ako { $limit } neunesieš.
 }
carta-magica-web-completes = okruh je hotový
carta-magica-web-told-spun = { $seat } točí šípkou …
carta-magica-web-told-storm = Búrka! { $seat } točí jej smer …

# Čo je čo
carta-magica-web-about-row-home = Domov hráča
carta-magica-web-about-row-port = Domovský prístav
carta-magica-web-about-row-condition = Loď
carta-magica-web-about-row-wants = Hľadá
carta-magica-web-about-row-points = Body
carta-magica-web-about-row-where = Kde
carta-magica-web-about-row-sought = Kto ho hľadá
carta-magica-web-about-row-strength = Sila
carta-magica-web-about-row-gold = Prináša zlato
carta-magica-web-about-on-display = v predaji
carta-magica-web-about-in-deck = ešte neukázaný
carta-magica-web-about-black-harbour = Tu sa tovar ({ $exchange_goods }) mení na zlato ({ $exchange_gold }), koľkokrát chceš. Kto sem vpláva, potiahne si aj dobrodružnú kartu.
carta-magica-web-about-red-harbour = Tu za zlato ({ $talisman_gold }) kúpiš talizman, odkrytý alebo naslepo.
carta-magica-web-about-arrive = Platí to, keď loď pripláva, nie keď tu už stojí.
carta-magica-web-about-blue = Lode tadiaľto plávajú do strán, nahor aj nadol, nikdy šikmo.
carta-magica-web-about-windless = Žiadna loď sem sama nevpláva. Môže ju sem zahnať búrka; potom stojí, kým ju nevyslobodí vietor alebo ju niekto neodtiahne.
carta-magica-web-about-gray = Sem žiadna loď nepláva. Keď ju sem ženie búrka, poškodí sa.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Ostrov veľrýb
carta-magica-web-isle-owls = Ostrov sov
carta-magica-web-isle-ashes = Ostrov popola
carta-magica-web-isle-glass = Sklený ostrov
carta-magica-web-about-island = Pevnina. Keď na ňu ženie loď búrka, poškodí sa.
carta-magica-web-about-middle-island = Raz ho oboplávaj, ktorýmkoľvek smerom, a vráť sa domov. Štyri kruhy ukazujú, ako ďaleko ktorá loď je.
carta-magica-web-about-golden-border = Koniec sveta. Keď naň ženie loď búrka, poškodí sa.
carta-magica-web-about-sound = Pláva, ako ďaleko ukáže šípka.
carta-magica-web-about-becalmed = Stojí, kým jej majiteľ nevytočí vietor, nenechá sa odtiahnuť alebo nezahraje Priaznivý vietor. Búrky ju míňajú.
carta-magica-web-about-damaged = Leží na boku, kým jej majiteľ nevytočí kladivo, nezaplatí zlato alebo nezahraje Opravu. Búrky ju míňajú.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Využi z toho jednu vec: plav sa najviac o { $number ->
    [one] { $number } pole
    [few] { $number } polia
   *[other] { $number } polí
  }, alebo využi jeden zo symbolov.
carta-magica-web-about-segment-storm = Búrka: druhé točenie povie, kam fúka, a každú loď v poriadku odnesie o dve polia.
carta-magica-web-about-symbol-wind = vyslobodí loď z bezvetria a tá potom pláva
carta-magica-web-about-symbol-hammer = opraví poškodenú loď a tá potom pláva
carta-magica-web-about-symbol-goods = vezmi { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = potiahni si jednu
carta-magica-web-about-way-title = Búrka na { $towards }
carta-magica-web-about-way = Pri búrke hovorí vnútorný kruh, kam sa ženú všetky lode.
carta-magica-web-about-talisman = V červenom prístave stojí zlato ({ $talisman_gold }). Ak je na tvojej výzve, prinesie body navyše: { $bonus }.
carta-magica-web-about-deck-title = Neukázané talizmany: { $count }
carta-magica-web-about-deck = Horný možno kúpiť naslepo za zlato ({ $talisman_gold }) v červenom prístave.
carta-magica-web-about-captain = Tvár tvojej lode. Nič iné nemení.
carta-magica-web-about-challenge = Dva talizmany, ktoré hľadáš. Každý, ktorý máš na konci, prinesie body navyše: { $bonus }.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, teraz v predaji
carta-magica-web-about-circle-title = Cesta okolo ostrova
carta-magica-web-about-circle = Kto ostrov raz obopláva a je znova doma, má 15 bodov a toto kolo je posledné.
carta-magica-web-about-token-gold = Kupuje talizmany a opravy; každá zvyšná zlatka je na konci bod. Môžeš mať { $limit }.
carta-magica-web-about-token-goods = V čiernom prístave meníš tovar ({ $exchange_goods }) na zlato ({ $exchange_gold }); za tovar ({ $tow_goods }) ťa niekto odtiahne. Môžeš mať { $limit }.
carta-magica-web-about-token-magic = Spolu s točením krotí príšery. Môžeš mať { $limit }.
carta-magica-web-about-card-income = Vezmi hneď žetóny ({ $count }), alebo si kartu nechaj a plať ňou neskôr.
carta-magica-web-about-card-payment = Zaplať tovar ({ $count }), alebo vynechaj ťah.
carta-magica-web-about-card-good-weather = Zahraj ju, keď príde búrka: tvoja loď zostane, kde je.
carta-magica-web-about-card-repair = Zahraj ju, oprav poškodenú loď a hneď sa plav.
carta-magica-web-about-card-lucky-wind = Zahraj ju a plav sa o { $lucky_wind_steps } polí ďalej, alebo von z bezvetria.
carta-magica-web-about-card-spin-again = Zahraj ju po svojom točení, ktoré sa ti nepáči.
carta-magica-web-about-card-telescope = Zahraj ju pred potiahnutím: prezri si karty ({ $telescope_cards }) a jednu si vezmi.
carta-magica-web-about-card-curse = Zahraj ju vo svojom ťahu: vyložia sa nové talizmany.
carta-magica-web-about-card-monster = Mágia a vytočené číslo musia dosiahnuť jej silu. Skrotená prinesie zlato a pomôže proti ďalšej. Inak prídeš o tovar.
