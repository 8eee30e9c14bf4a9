## Doska v prehliadači

vanuatu-web-summary = { $round }. kolo z { $rounds } · { $phase }
vanuatu-web-map = Súostrovie
vanuatu-web-boxes = Deväť akcií
vanuatu-web-choices = Tvoje možnosti
vanuatu-web-players = Hráči v poradí
vanuatu-web-track = Stupnica vatu
vanuatu-web-whole = Celá mapa
vanuatu-web-waters = Moje vody
vanuatu-web-nobody = zatiaľ nikto
vanuatu-web-neutral = neutrálny
vanuatu-web-price = Cena rýb
vanuatu-web-office = Turisti
vanuatu-web-rest-tiles = Dieliky odpočinku
vanuatu-web-next = Ďalšie dieliky
vanuatu-web-ships = Lode
vanuatu-web-ships-hint = ľavá sa nakladá prvá; posledné miesto prinesie +{ $points }
vanuatu-web-to-map = Na mapu
vanuatu-web-free = Voľné postavy
vanuatu-web-free-hint = nikto si nenechá tú istú
vanuatu-web-sails = na konci kola odpláva
vanuatu-web-slot-full = naložené: { $good }
vanuatu-web-slot-open = miesto pre { FORM($good, "acc") }
vanuatu-web-drawings = Kresby v piesku
vanuatu-web-of = { $count } { $of ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = figúrky na akciách
vanuatu-web-order-now = teraz { $seat }
vanuatu-web-order-next = potom { $seat }
vanuatu-web-used = použitá
vanuatu-web-plan = Tvoj plán je úplný: potvrď ho.
vanuatu-web-plan-hint = Jantárový rámček hovorí, čo potrebuje najprv.
vanuatu-web-chain = Čo potrebuje { $action }, postupne
vanuatu-web-link-done = naplánované
vanuatu-web-link-next = teraz sem figúrku
vanuatu-web-link-wait = príde potom
vanuatu-web-need-sail = voľné more
vanuatu-web-need-build = chce voľné miesto
vanuatu-web-need-explore = chce vrak
vanuatu-web-need-fish = chce more s rybami
vanuatu-web-need-tile = chce rybu
vanuatu-web-need-sell = chce tvoj stánok
vanuatu-web-need-buy = chce tovar
vanuatu-web-need-draw = { vanuatu-web-need-build }
vanuatu-web-need-transport = chce miesto
vanuatu-web-need-rest = najprv
vanuatu-web-need-together = dá sa naraz
vanuatu-web-money = { $sum } = { $vatu } vatu, keď príde na rad { $action }
vanuatu-web-unplan = vezmi figúrku späť z akcie { $action }
vanuatu-web-govern = Guvernér: presuň stĺpec
vanuatu-web-step-cash = Poklad
vanuatu-web-step-beg = Žobranie

## Ceny rámčekov

vanuatu-web-cost-sail = −{ $step } vatu za pole
vanuatu-web-cost-sail-navigator = zadarmo: Navigátor
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu: Staviteľ
vanuatu-web-cost-explore = na tvojom mori
vanuatu-web-cost-explore-diver = Potápač: aj vatu
vanuatu-web-cost-fish = { vanuatu-web-cost-explore }
vanuatu-web-cost-fish-fisherman = Rybár: aj body
vanuatu-web-cost-sell = hodnota × { $price } vatu
vanuatu-web-cost-sell-seller = bez stánku: Predavač
vanuatu-web-cost-buy = stojí { $prices } vatu
vanuatu-web-cost-buy-buyer = druhá zadarmo: Kupec
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Umelec
vanuatu-web-cost-transport = +1 vatu za stánok
vanuatu-web-cost-transport-guide = Sprievodca: aj body
vanuatu-web-cost-rest = skrytý bonus

## Štítky: pravda o tvojom stĺpci, dlho a krátko

vanuatu-web-pill-now = Teraz ty: vyber miesto
vanuatu-web-brief-now = teraz ty
vanuatu-web-pill-now-do = Teraz ty: { $name }
vanuatu-web-brief-now-do = { vanuatu-web-brief-now }
vanuatu-web-pill-now-gain = Teraz ty: { $gain }
vanuatu-web-brief-now-gain = teraz
vanuatu-web-pill-lead = Tu vedieš
vanuatu-web-brief-lead = vedieš
vanuatu-web-pill-leads = Tu hrá { $seat }
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Blokujú to neutrálne figúrky
vanuatu-web-brief-walled = blokované
vanuatu-web-pill-neutral-here = Polož sem neutrálnu figúrku
vanuatu-web-brief-neutral-here = sem?
vanuatu-web-pill-drafted = Sem ide tvoja figúrka
vanuatu-web-brief-drafted = tvoja figúrka
vanuatu-web-pill-drafted-leads = Tvoja figúrka: máš vedenie
vanuatu-web-brief-drafted-leads = máš vedenie
vanuatu-web-pill-drafted-behind = { $seat } hrá skôr ({ $pawns })
vanuatu-web-brief-drafted-behind = { $seat } vedie
vanuatu-web-pill-drafted-with = Tvoja figúrka; teraz { $action }
vanuatu-web-brief-drafted-with = teraz { $action }
vanuatu-web-pill-with = Dá sa spolu { FORM($action, "with") }
vanuatu-web-brief-with = najprv { $action }
vanuatu-web-pill-win = Vedenie je tvoje
vanuatu-web-brief-win = povedieš
vanuatu-web-pill-would-lead = Povedieš, nikto iný tu nie je
vanuatu-web-brief-would-lead = { vanuatu-web-brief-win }
vanuatu-web-pill-behind = Skôr hrá { $seat }: { $pawns }
vanuatu-web-brief-behind = { vanuatu-web-brief-drafted-behind }
vanuatu-web-pill-may = Sem môžeš dať figúrku
vanuatu-web-brief-may = možné
vanuatu-web-pill-moves = Tento stĺpec sa presúva
vanuatu-web-pill-move-from = Presuň tento stĺpec
vanuatu-web-pill-move-to = Presuň ho sem
vanuatu-web-pill-outnumbered = Blokuje { $seat } { $theirs } : { $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs } : { $mine }
vanuatu-web-pill-tie = Zhoda { $theirs } : { $mine }, { $seat } je skôr
vanuatu-web-brief-tie = zhoda: { $seat }
vanuatu-web-pill-neutral = Neutrálne figúrky { $theirs } : { $mine }
vanuatu-web-pill-sail-first = Tu nie: najprv Plavba
vanuatu-web-brief-sail-first = najprv Plavba
vanuatu-web-pill-no-place = V dosahu nie je miesto
vanuatu-web-brief-no-place = mimo dosahu
vanuatu-web-pill-fish-tile = Bez rýb: najprv Rybolov
vanuatu-web-brief-fish-tile = najprv Rybolov
vanuatu-web-pill-vatu = Chýba { $short } vatu
vanuatu-web-pill-cost = Stojí { $cost }, máš { $vatu }
vanuatu-web-pill-no-treasure-disc = Tvoje, ale nie je tu poklad
vanuatu-web-brief-no-treasure-disc = tu bez pokladu
vanuatu-web-pill-no-fish-disc = Tvoje, ale nie sú tu ryby
vanuatu-web-brief-no-fish-disc = tu bez rýb
vanuatu-web-pill-no-fish-tile = Tvoje, ale nemáš ryby
vanuatu-web-brief-no-fish-tile = žiadne ryby
vanuatu-web-pill-no-own-stall = Tvoje, ale nie je tu stánok
vanuatu-web-brief-no-own-stall = žiadny stánok
vanuatu-web-pill-no-tourists = Žiadny turista nečaká
vanuatu-web-brief-no-tourists = žiadni turisti
vanuatu-web-pill-no-drawing-slot = Nie je miesto pre kresbu
vanuatu-web-brief-no-drawing-slot = nie je miesto
vanuatu-web-pill-no-stall-slot = Nie je voľné miesto pre stánok
vanuatu-web-brief-no-stall-slot = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-cube = Tvoje, ale nie je tu tovar
vanuatu-web-pill-not-now = Teraz sa to nedá
vanuatu-web-brief-not-now = teraz nie

## Výsledky a poznámky

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = povedieš: { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = zostáva { $vatu } vatu
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = kocka je stratená
vanuatu-web-note-converted = { $vatu } vatu sa mení na { count-points }.
vanuatu-web-note-bonus = Loď je plná: navyše { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodov
}.
vanuatu-web-note-lost = Žiadna loď túto kocku neberie: nič neprinesie.
vanuatu-web-note-preaches = Použije sa Kazateľ.
vanuatu-web-note-rest = Vezmeš si dielik odpočinku: vatu, bod, oboje, alebo právo v budúcom kole začínať.
vanuatu-web-note-waived = { $rule ->
    [51] Žiadne pole stranou od ostrovov nezostalo.
   *[other] Žiadne pole vedľa ostrova nezostalo.
}

## Akcia

vanuatu-web-do-place = Polož { FORM($tile, "acc") } na { $hex }
vanuatu-web-do-neutral = Neutrálna figúrka: { $action }
vanuatu-web-do-take = Vezmi si { FORM($character, "acc") }
vanuatu-web-do-plan = Umiestni: { $actions }
vanuatu-web-do-plan-both = Umiestni obe: { $action }
vanuatu-web-do-sail = Plav sa { FORM($place, "to") }
vanuatu-web-do-sail-in = Dlhšou cestou { FORM($place, "to") }, kroky: { $steps }
vanuatu-web-do-sail-back = Vyplávaj a vráť sa { FORM($place, "to") }
vanuatu-web-do-build = Stavaj { FORM($island, "loc") }
vanuatu-web-do-explore = Vyzdvihni poklad s hodnotou { $value }
vanuatu-web-do-fish = Chyť rybu s hodnotou { $value }
vanuatu-web-do-sell = Predaj rybu s hodnotou { $value }
vanuatu-web-do-buy = Kúp { FORM($good, "acc") } { FORM($island, "loc") }
vanuatu-web-do-draw = Kresli { FORM($island, "loc") }
vanuatu-web-do-transport = Privez turistu { FORM($island, "to") }
vanuatu-web-do-rest = Oddýchni si
vanuatu-web-do-withdraw = Vzdaj sa akcie { $action }
vanuatu-web-do-stop = Skonči predaj
vanuatu-web-do-second-yes = Nalož druhú kocku { FORM($good, "gen") }
vanuatu-web-do-second-no = Žiadna druhá kocka
vanuatu-web-do-keep = Vezmi si „{ $tile }“
vanuatu-web-do-cash = Vymeň poklad { $value } za vatu
vanuatu-web-do-beg = Daj { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodov
} za vatu
vanuatu-web-do-govern = Presuň stĺpec z akcie { $action } na akciu { $to }

## Pole na počúvanie

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, prázdne
vanuatu-web-hex-fish = ryby: { $count }
vanuatu-web-hex-treasure = poklad s hodnotou { $count }
vanuatu-web-hex-good = { $good }: { $count }
vanuatu-web-hex-stalls = stánky { $count } { $of ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $of } { $owners }
vanuatu-web-hex-drawings = kresby { $count } { $of ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $of }
vanuatu-web-hex-tourists = turisti { $count } { $of ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $of }
vanuatu-web-hex-boat = loďka hráča { $seat }

## Slová k štítkom

vanuatu-web-all-done = žiadne figúrky
vanuatu-web-brief-cost = stojí { $cost }
vanuatu-web-brief-vatu = chýba { $short }
vanuatu-web-brief-no-cube = žiadny tovar
vanuatu-web-pill-paid-by = Len keď predtým zarobí { $action }
vanuatu-web-brief-paid-by = keď platí { $action }
vanuatu-web-pill-first = Najprv { $first }
vanuatu-web-brief-first = najprv { $first }
vanuatu-web-pill-planned = Len keď predtým bude { $first }
vanuatu-web-brief-planned = chce { FORM($first, "acc") }
vanuatu-web-pill-fish = Nemáš akú rybu predať
vanuatu-web-brief-fish = { vanuatu-web-brief-no-fish-tile }
vanuatu-web-pill-several = Chýba viac vecí
vanuatu-web-brief-several = { vanuatu-web-brief-not-now }
vanuatu-web-pill-vatu-converted = Desať vatu by sa zmenilo na body
vanuatu-web-brief-vatu-converted = vatu sa mení
vanuatu-web-pill-sail-vatu = Na plavbu nemáš vatu
vanuatu-web-brief-sail-vatu = žiadne vatu
vanuatu-web-pill-no-island = Vedľa teba nie je ostrov
vanuatu-web-brief-no-island = žiadny ostrov
vanuatu-web-pill-no-stall = Všetky tvoje stánky stoja
vanuatu-web-brief-no-stall = došli stánky
vanuatu-web-pill-island-full = Nie je miesto pre turistu
vanuatu-web-brief-island-full = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-rest = Dieliky odpočinku sú rozebrané
vanuatu-web-brief-no-rest = nič nezostalo
vanuatu-web-pill-nowhere = Nič také vedľa teba nie je
vanuatu-web-brief-nowhere = tu nie
vanuatu-web-lost = akcia je stratená
vanuatu-web-warn-lost = Vezmeš si figúrky späť a nič neurobíš.
vanuatu-web-warn-behind = { $actions }: niekto hrá skôr; ty až po ňom, ak to ešte pôjde.
vanuatu-web-warn-paid-by = { $action } vyjde, len keď dovtedy zarobí vatu { $payer }.

## Ako vyberať

vanuatu-web-how-plan = { $pawns ->
    [0] Potvrď, alebo ťuknutím vezmi figúrku späť.
    [one] Ťukni na rámček: ešte { $pawns } figúrka.
    [few] Ťukaj na rámčeky: ešte { $pawns } figúrky.
   *[other] Ťukaj na rámčeky: ešte { $pawns } figúrok.
}
vanuatu-web-how-plan-with = { $action }: teraz ešte { $helper }.
vanuatu-web-how-place = Ťukni na svietiace pole: uvidíš na ňom dielik. Druhým ťuknutím ho položíš.
vanuatu-web-how-take = Pri každej postave stojí, čo vie. Dvojitým ťuknutím si ju vezmeš.
vanuatu-web-how-neutral = Ťukni na rámček, kam pôjde neutrálna figúrka.
vanuatu-web-how-act = Ťukni na svietiaci rámček alebo pole.
vanuatu-web-how-where = { $action }: ťukni na svietiace miesto.
vanuatu-web-how-lose = Stĺpca, na ktorý teraz ťukneš, sa bez náhrady vzdáš.
vanuatu-web-how-govern = Ťukni na stĺpec, ktorý presunieš.
vanuatu-web-how-govern-to = Ťukni na rámček, kam ho presunieš.
vanuatu-web-ask-hex = { $name }: čo urobíš?
vanuatu-web-ask-box = { $name }: kde?

## Čo sa práve stalo

vanuatu-web-told-planned = { $seat } má v pláne { FORM($actions, "acc") }.
vanuatu-web-told-planned-both = { $seat } umiestňuje obe figúrky: { $action }.
vanuatu-web-told-withdrew = { $seat } nikde nevedie a vzdáva sa akcie { $action }.
vanuatu-web-fact-round = Kolo { $round }/{ $rounds }

## Čo je čo

vanuatu-web-about-empty-title = { $hex }: voľná voda
vanuatu-web-about-empty = Zatiaľ bez dielika. Dielik smie ležať tam, kde susedí s dvoma inými: ostrovy stranou od ostrovov, more vedľa ostrova.
vanuatu-web-about-next = Položí sa na začiatku budúceho kola.
vanuatu-web-about-sea = Sem plávajú loďky. Kto loví ryby alebo sa potápa prvý, vezme najviac: dielik má hodnotu podľa počtu žetónov.
vanuatu-web-about-island = Kto kotví vedľa neho, môže stavať, nakupovať, predávať, kresliť a voziť turistov. Každý stánok na ostrove prinesie na konci 2 body za každého turistu.
vanuatu-web-about-row-fish = Ryby
vanuatu-web-about-row-treasure = Poklad
vanuatu-web-about-discs = { $count ->
    [0] nič
   *[other] ďalší má hodnotu { $count }
}
vanuatu-web-about-row-goods = Tovar
vanuatu-web-about-row-stalls = Stánky
vanuatu-web-about-row-drawings = Kresby
vanuatu-web-about-row-tourists = Turisti
vanuatu-web-about-row-cost = Stručne
vanuatu-web-about-row-queue = Kto hrá, v poradí
vanuatu-web-about-row-with = Teraz ju má
vanuatu-web-about-row-deal = Na lodi
vanuatu-web-about-row-found = Kde je
vanuatu-web-about-row-room = Voľné miesta na lodiach
vanuatu-web-about-sail = Presuň loďku po morských dielikoch, každé pole za vatu.
vanuatu-web-about-build = Postav stánok na ostrove vedľa svojej loďky. Vďaka turistom prinesie na konci body.
vanuatu-web-about-explore = Vyzdvihni poklad pod svojou loďkou. Odložený sa na konci ráta dvojnásobne, predaný za svoju hodnotu vo vatu.
vanuatu-web-about-fish = Chyť ryby pod svojou loďkou; majú hodnotu podľa počtu žetónov rýb.
vanuatu-web-about-sell = Predaj ryby na ostrove so svojím stánkom vedľa loďky: hodnota krát cena. S každou cena klesá.
vanuatu-web-about-buy = Kúp tovar na ostrove vedľa svojej loďky; ide na loď a prináša body.
vanuatu-web-about-draw = Kresli do piesku ostrova vedľa svojej loďky, kde je miesto.
vanuatu-web-about-transport = Privez čakajúceho turistu na ostrov vedľa svojej loďky. Každý stánok tam, nech patrí komukoľvek, ti zaplatí vatu.
vanuatu-web-about-rest = Vezmi si jeden zo skrytých dielikov odpočinku; zaplatí na konci kola.
vanuatu-web-about-person = Jedna postava na kolo a nikdy tá istá dvakrát za sebou.
vanuatu-web-about-ship-title = { $number ->
    [1] Prvá loď
    [2] Druhá loď
   *[other] Tretia loď
}
vanuatu-web-about-ship = Kocka ide na prvú loď zľava, kde je pre ňu miesto. Posledné miesto prinesie +{ $points }; plné lode na konci kola odplávajú.
vanuatu-web-about-loaded = naložené
vanuatu-web-about-deal = { $vatu } vatu, prinesie { count-points }
vanuatu-web-about-good = Kúpi sa na ostrove, naloží na loď. Bez miesta na lodi nič neprinesie.
vanuatu-web-about-price-title = Cena rýb: { $price }
vanuatu-web-about-price = Ryba sa predá za svoju hodnotu krát toľko. S každou predanou rybou klesá ({ $track }) a v budúcom kole je znova hore.
vanuatu-web-about-office-title = Čakajúci turisti: { $count }
vanuatu-web-about-office = Prevoz privezie jedného na ostrov: vatu za každý stánok tam. Na konci prinesie každý turista každému stánku na ostrove 2 body. Kto ešte čaká, po kole odíde.
vanuatu-web-about-rest-tiles-title = Dieliky odpočinku: zostáva { $count }
vanuatu-web-about-rest-tiles = Kto oddychuje, prezrie si ich a jeden si vezme; nikto iný ho nevidí. Zaplatí na konci kola.
vanuatu-web-about-rest-first-player = začína; na konci hry 3 body
vanuatu-web-about-rest-point = 1 bod
vanuatu-web-about-rest-vatu-point = 1 vatu a 1 bod
vanuatu-web-about-rest-vatu = 1 vatu
vanuatu-web-about-gate-title = Vatu: peniaze do { $vatu }
vanuatu-web-about-gate = Pri { $vatu } sa vatu samo zmení na body ({ $points }) a pokračuješ s tým, čo zostane. Tri vatu, ktoré na konci zostanú, sú bod.
vanuatu-web-about-drawings-title = Kresby v piesku: { $count } { $of ->
    [6] zo
    [7] zo
    [one] z
    [4] zo
    [few] z
   *[other] z
  } { $of }
vanuatu-web-about-drawings = Nepatria nikomu a prinesú body raz, pri kreslení. Zarába na nich Sprievodca.
vanuatu-web-about-fish-tile-title = Ryba s hodnotou { $value }
vanuatu-web-about-fish-tile = Za súčasnú cenu ju vedľa svojho stánku predáš za { $vatu } vatu.
vanuatu-web-about-treasure-tile-title = Poklad s hodnotou { $value }
vanuatu-web-about-treasure-tile = Na konci prinesie body: { $points }. Alebo na začiatku tvojho ťahu svoju hodnotu vo vatu.
vanuatu-web-about-pawns-title = Akčné figúrky
vanuatu-web-about-pawns = Päť na kolo. Kto má v rámčeku najviac figúrok, hrá tam prvý; pri zhode ten, kto je skôr v poradí.
