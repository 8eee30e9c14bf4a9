## Deska v prohlížeči

vanuatu-web-summary = { $round }. kolo z { $rounds } · { $phase }
vanuatu-web-map = Souostroví
vanuatu-web-boxes = Devět akcí
vanuatu-web-choices = Tvoje možnosti
vanuatu-web-players = Hráči v pořadí
vanuatu-web-track = Stupnice vatu
vanuatu-web-whole = Celá mapa
vanuatu-web-waters = Okolí loďky
vanuatu-web-nobody = zatím nikdo
vanuatu-web-neutral = neutrální
vanuatu-web-price = Cena ryb
vanuatu-web-office = Turisté
vanuatu-web-rest-tiles = Dílky odpočinku
vanuatu-web-next = Další dílky
vanuatu-web-ships = Lodě
vanuatu-web-ships-hint = levá se nakládá první; poslední místo přinese +{ $points }
vanuatu-web-to-map = Na mapu
vanuatu-web-free = Volné postavy
vanuatu-web-free-hint = nikdo si nenechává stejnou
vanuatu-web-sails = na konci kola odpluje
vanuatu-web-slot-full = naloženo: { $good }
vanuatu-web-slot-open = místo pro { FORM($good, "acc") }
vanuatu-web-drawings = Kresby v písku
vanuatu-web-of = { $count } { $of ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = figurky na akcích
vanuatu-web-order-now = teď { $seat }
vanuatu-web-order-next = pak { $seat }
vanuatu-web-used = použito
vanuatu-web-plan = Tvůj plán je úplný: potvrď ho.
vanuatu-web-plan-hint = Jantarový rámeček říká, co potřebuje nejdřív.
vanuatu-web-chain = Co potřebuje { $action }, popořadě
vanuatu-web-link-done = naplánováno
vanuatu-web-link-next = teď sem figurku
vanuatu-web-link-wait = přijde potom
vanuatu-web-need-sail = volné moře
vanuatu-web-need-build = chce volné místo
vanuatu-web-need-explore = chce vrak
vanuatu-web-need-fish = chce moře s rybami
vanuatu-web-need-tile = chce rybu
vanuatu-web-need-sell = chce tvůj stánek
vanuatu-web-need-buy = chce zboží
vanuatu-web-need-draw = { vanuatu-web-need-build }
vanuatu-web-need-transport = chce místo
vanuatu-web-need-rest = nejdřív
vanuatu-web-need-together = jde zároveň
vanuatu-web-money = { $sum } = { $vatu } vatu, až přijde na řadu { $action }
vanuatu-web-unplan = vezmi figurku zpět z akce { $action }
vanuatu-web-govern = Guvernér: přesuň sloupek
vanuatu-web-step-cash = Poklad
vanuatu-web-step-beg = Žebrání

## Ceny rámečků

vanuatu-web-cost-sail = −{ $step } vatu za pole
vanuatu-web-cost-sail-navigator = zdarma: Navigátor
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu: Stavitel
vanuatu-web-cost-explore = na tvém moři
vanuatu-web-cost-explore-diver = Potápěč: i vatu
vanuatu-web-cost-fish = { vanuatu-web-cost-explore }
vanuatu-web-cost-fish-fisherman = Rybář: i body
vanuatu-web-cost-sell = hodnota × { $price } vatu
vanuatu-web-cost-sell-seller = bez stánku: Prodavač
vanuatu-web-cost-buy = stojí { $prices } vatu
vanuatu-web-cost-buy-buyer = druhá zdarma: Kupec
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Umělec
vanuatu-web-cost-transport = +1 vatu za stánek
vanuatu-web-cost-transport-guide = Průvodce: i body
vanuatu-web-cost-rest = skrytý bonus

## Štítky: pravda o tvém sloupku, dlouze a krátce

vanuatu-web-pill-now = Teď ty: vyber místo
vanuatu-web-brief-now = teď ty
vanuatu-web-pill-now-do = Teď ty: { $name }
vanuatu-web-brief-now-do = { vanuatu-web-brief-now }
vanuatu-web-pill-now-gain = Teď ty: { $gain }
vanuatu-web-brief-now-gain = teď
vanuatu-web-pill-lead = Tady vedeš
vanuatu-web-brief-lead = vedeš
vanuatu-web-pill-leads = Tady hraje { $seat }
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Blokují to neutrální figurky
vanuatu-web-brief-walled = blokováno
vanuatu-web-pill-neutral-here = Polož sem neutrální figurku
vanuatu-web-brief-neutral-here = sem?
vanuatu-web-pill-drafted = Sem jde tvoje figurka
vanuatu-web-brief-drafted = tvoje figurka
vanuatu-web-pill-drafted-leads = Tvoje figurka: povedeš
vanuatu-web-brief-drafted-leads = { vanuatu-web-brief-win }
vanuatu-web-pill-drafted-behind = { $seat } hraje dřív ({ $pawns })
vanuatu-web-brief-drafted-behind = { $seat } vede
vanuatu-web-pill-drafted-with = Tvoje figurka; teď { $action }
vanuatu-web-brief-drafted-with = teď { $action }
vanuatu-web-pill-with = Jde spolu { FORM($action, "with") }
vanuatu-web-brief-with = nejdřív { $action }
vanuatu-web-pill-win = Tady povedeš
vanuatu-web-brief-win = povedeš
vanuatu-web-pill-would-lead = Povedeš, nikdo jiný tu není
vanuatu-web-brief-would-lead = { vanuatu-web-brief-win }
vanuatu-web-pill-behind = Dřív hraje { $seat }: { $pawns }
vanuatu-web-brief-behind = { vanuatu-web-brief-drafted-behind }
vanuatu-web-pill-may = Sem může figurka
vanuatu-web-brief-may = možné
vanuatu-web-pill-moves = Tento sloupek se přesouvá
vanuatu-web-pill-move-from = Přesuň tento sloupek
vanuatu-web-pill-move-to = Přesuň ho sem
vanuatu-web-pill-outnumbered = Blokuje { $seat } { $theirs } : { $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs } : { $mine }
vanuatu-web-pill-tie = Shoda { $theirs } : { $mine }, { $seat } je dřív
vanuatu-web-brief-tie = shoda: { $seat }
vanuatu-web-pill-neutral = Neutrální figurky { $theirs } : { $mine }
vanuatu-web-pill-sail-first = Tady ne: nejdřív Plavba
vanuatu-web-brief-sail-first = nejdřív Plavba
vanuatu-web-pill-no-place = V dosahu není místo
vanuatu-web-brief-no-place = mimo dosah
vanuatu-web-pill-fish-tile = Bez ryb: nejdřív Rybolov
vanuatu-web-brief-fish-tile = nejdřív Rybolov
vanuatu-web-pill-vatu = Chybí { $short } vatu
vanuatu-web-pill-cost = Stojí { $cost }, máš { $vatu }
vanuatu-web-pill-no-treasure-disc = Vedeš, ale není tu poklad
vanuatu-web-brief-no-treasure-disc = tady bez pokladu
vanuatu-web-pill-no-fish-disc = Vedeš, ale nejsou tu ryby
vanuatu-web-brief-no-fish-disc = tady bez ryb
vanuatu-web-pill-no-fish-tile = Vedeš, ale nemáš ryby
vanuatu-web-brief-no-fish-tile = žádné ryby
vanuatu-web-pill-no-own-stall = Vedeš, ale nemáš tu stánek
vanuatu-web-brief-no-own-stall = žádný stánek
vanuatu-web-pill-no-tourists = Žádný turista nečeká
vanuatu-web-brief-no-tourists = žádní turisté
vanuatu-web-pill-no-drawing-slot = Není místo pro kresbu
vanuatu-web-brief-no-drawing-slot = není místo
vanuatu-web-pill-no-stall-slot = Není volné místo pro stánek
vanuatu-web-brief-no-stall-slot = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-cube = Vedeš, ale není tu zboží
vanuatu-web-pill-not-now = Teď to nejde
vanuatu-web-brief-not-now = teď ne

## Výsledky a poznámky

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = povedeš: { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = zbývá { $vatu } vatu
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = kostka je ztracená
vanuatu-web-note-converted = { $vatu } vatu se mění na { count-points }.
vanuatu-web-note-bonus = Loď je plná: navíc { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}.
vanuatu-web-note-lost = Žádná loď tuto kostku nebere: nic nepřinese.
vanuatu-web-note-preaches = Použije se Kazatel.
vanuatu-web-note-rest = Vezmeš si dílek odpočinku: vatu, bod, obojí, nebo právo v příštím kole začínat.
vanuatu-web-note-waived = { $rule ->
    [51] Žádné pole stranou od ostrovů nezbylo.
   *[other] Žádné pole vedle ostrova nezbylo.
}

## Akce

vanuatu-web-do-place = Polož { FORM($tile, "acc") } na { $hex }
vanuatu-web-do-neutral = Neutrální figurka: { $action }
vanuatu-web-do-take = Vezmi si { FORM($character, "acc") }
vanuatu-web-do-plan = Umísti: { $actions }
vanuatu-web-do-plan-both = Umísti obě: { $action }
vanuatu-web-do-sail = Pluj { FORM($place, "to") }
vanuatu-web-do-sail-in = Delší cestou { FORM($place, "to") }, kroky: { $steps }
vanuatu-web-do-sail-back = Vypluj a vrať se { FORM($place, "to") }
vanuatu-web-do-build = Stav { FORM($island, "loc") }
vanuatu-web-do-explore = Vyzvedni poklad s hodnotou { $value }
vanuatu-web-do-fish = Chyť rybu s hodnotou { $value }
vanuatu-web-do-sell = Prodej rybu s hodnotou { $value }
vanuatu-web-do-buy = Kup { FORM($good, "acc") } { FORM($island, "loc") }
vanuatu-web-do-draw = Kresli { FORM($island, "loc") }
vanuatu-web-do-transport = Přivez turistu { FORM($island, "to") }
vanuatu-web-do-rest = Odpočiň si
vanuatu-web-do-withdraw = Vzdej se akce { $action }
vanuatu-web-do-stop = Skonči prodej
vanuatu-web-do-second-yes = Nalož druhou kostku { FORM($good, "gen") }
vanuatu-web-do-second-no = Druhou kostku ne
vanuatu-web-do-keep = Vezmi si „{ $tile }“
vanuatu-web-do-cash = Vyměň poklad { $value } za vatu
vanuatu-web-do-beg = Dej { $value ->
    [one] { $value } bod
    [few] { $value } body
   *[other] { $value } bodů
} za vatu
vanuatu-web-do-govern = Přesuň sloupek z akce { $action } na akci { $to }

## Pole k poslechu

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, prázdné
vanuatu-web-hex-fish = ryby: { $count }
vanuatu-web-hex-treasure = poklad s hodnotou { $count }
vanuatu-web-hex-good = { $good }: { $count }
vanuatu-web-hex-stalls = stánky { $count } { $of ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $of } { $owners }
vanuatu-web-hex-drawings = kresby { $count } { $of ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $of }
vanuatu-web-hex-tourists = turisté { $count } { $of ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $of }
vanuatu-web-hex-boat = loďka hráče { $seat }

## Slova ke štítkům

vanuatu-web-all-done = žádné figurky
vanuatu-web-brief-cost = stojí { $cost }
vanuatu-web-brief-vatu = chybí { $short }
vanuatu-web-brief-no-cube = žádné zboží
vanuatu-web-pill-paid-by = Jen když předtím vydělá { $action }
vanuatu-web-brief-paid-by = když platí { $action }
vanuatu-web-pill-first = Nejdřív { $first }
vanuatu-web-brief-first = nejdřív { $first }
vanuatu-web-pill-planned = Jen když předtím bude { $first }
vanuatu-web-brief-planned = chce { FORM($first, "acc") }
vanuatu-web-pill-fish = Nemáš jakou rybu prodat
vanuatu-web-brief-fish = { vanuatu-web-brief-no-fish-tile }
vanuatu-web-pill-several = Chybí víc věcí
vanuatu-web-brief-several = { vanuatu-web-brief-not-now }
vanuatu-web-pill-vatu-converted = Deset vatu by se změnilo na body
vanuatu-web-brief-vatu-converted = vatu se mění
vanuatu-web-pill-sail-vatu = Na plavbu nemáš vatu
vanuatu-web-brief-sail-vatu = žádné vatu
vanuatu-web-pill-no-island = Vedle tebe není ostrov
vanuatu-web-brief-no-island = žádný ostrov
vanuatu-web-pill-no-stall = Všechny tvoje stánky už stojí
vanuatu-web-brief-no-stall = došly stánky
vanuatu-web-pill-island-full = Není místo pro turistu
vanuatu-web-brief-island-full = { vanuatu-web-brief-no-drawing-slot }
vanuatu-web-pill-no-rest = Dílky odpočinku jsou rozebrané
vanuatu-web-brief-no-rest = nic nezbylo
vanuatu-web-pill-nowhere = Nic takového kolem tebe není
vanuatu-web-brief-nowhere = tady ne
vanuatu-web-lost = akce je ztracená
vanuatu-web-warn-lost = Vezmeš si figurky zpět a nic neuděláš.
vanuatu-web-warn-behind = { $actions }: někdo hraje dřív; ty až po něm, půjde-li to ještě.
vanuatu-web-warn-paid-by = { $action } vyjde, jen když do té doby vydělá vatu { $payer }.

## Jak vybírat

vanuatu-web-how-plan = { $pawns ->
    [0] Potvrď, nebo klepnutím vezmi figurku zpět.
    [one] Klepni na rámeček: ještě { $pawns } figurka.
    [few] Klepej na rámečky: ještě { $pawns } figurky.
   *[other] Klepej na rámečky: ještě { $pawns } figurek.
}
vanuatu-web-how-plan-with = { $action }: teď ještě { $helper }.
vanuatu-web-how-place = Klepni na svítící pole: uvidíš na něm dílek. Druhým klepnutím ho položíš.
vanuatu-web-how-take = Každý říká, co umí. Dvojím klepnutím si jednoho vezmeš.
vanuatu-web-how-neutral = Klepni na rámeček, kam půjde neutrální figurka.
vanuatu-web-how-act = Klepni na svítící rámeček nebo pole.
vanuatu-web-how-where = { $action }: klepni na svítící místo.
vanuatu-web-how-lose = Na co teď klepneš, toho se bez náhrady vzdáš.
vanuatu-web-how-govern = Klepni na sloupek, který přesuneš.
vanuatu-web-how-govern-to = Klepni na rámeček, kam ho přesuneš.
vanuatu-web-ask-hex = { $name }: co uděláš?
vanuatu-web-ask-box = { $name }: kde?

## Co se právě stalo

vanuatu-web-told-planned = { $seat } má v plánu { FORM($actions, "acc") }.
vanuatu-web-told-planned-both = { $seat } umisťuje obě figurky: { $action }.
vanuatu-web-told-withdrew = { $seat } nikde nevede a vzdává se sloupku na akci { $action }.
vanuatu-web-fact-round = Kolo { $round }/{ $rounds }

## Co je co

vanuatu-web-about-empty-title = { $hex }: volná voda
vanuatu-web-about-empty = Zatím bez dílku. Dílek smí ležet tam, kde sousedí se dvěma jinými: ostrovy stranou od ostrovů, moře vedle ostrova.
vanuatu-web-about-next = Položí se na začátku příštího kola.
vanuatu-web-about-sea = Sem plují loďky. Kdo loví ryby nebo se potápí první, vezme nejvíc: dílek má hodnotu podle počtu žetonů.
vanuatu-web-about-island = Kdo je vedle něj, může stavět, nakupovat, prodávat, kreslit a vozit turisty. Každý stánek na ostrově přinese na konci 2 body za každého turistu.
vanuatu-web-about-row-fish = Ryby
vanuatu-web-about-row-treasure = Poklad
vanuatu-web-about-discs = { $count ->
    [0] nic
   *[other] další má hodnotu { $count }
}
vanuatu-web-about-row-goods = Zboží
vanuatu-web-about-row-stalls = Stánky
vanuatu-web-about-row-drawings = Kresby
vanuatu-web-about-row-tourists = Turisté
vanuatu-web-about-row-cost = Stručně
vanuatu-web-about-row-queue = Kdo hraje, popořadě
vanuatu-web-about-row-with = Teď má
vanuatu-web-about-row-deal = Na lodi
vanuatu-web-about-row-found = Kde je
vanuatu-web-about-row-room = Volná místa na lodích
vanuatu-web-about-sail = Přesuň loďku po mořských dílcích, každé pole za vatu.
vanuatu-web-about-build = Postav stánek na ostrově vedle své loďky. Na konci přinese body za turisty.
vanuatu-web-about-explore = Vyzvedni poklad pod svou loďkou. Uschovaný se na konci počítá dvojnásob, prodaný za svou hodnotu ve vatu.
vanuatu-web-about-fish = Chyť ryby pod svou loďkou; mají hodnotu podle počtu žetonů ryb.
vanuatu-web-about-sell = Prodej ryby na ostrově se svým stánkem vedle loďky: hodnota krát cena. S každou cena klesá.
vanuatu-web-about-buy = Kup zboží na ostrově vedle své loďky; jde na loď a přináší body.
vanuatu-web-about-draw = Kresli do písku ostrova vedle své loďky, kde je místo.
vanuatu-web-about-transport = Přivez čekajícího turistu na ostrov vedle své loďky. Každý stánek tam, ať je čí chce, ti zaplatí vatu.
vanuatu-web-about-rest = Vezmi si jeden ze skrytých dílků odpočinku; zaplatí na konci kola.
vanuatu-web-about-person = Jedna postava na kolo a nikdy dvakrát za sebou stejná.
vanuatu-web-about-ship-title = { $number ->
    [1] První loď
    [2] Druhá loď
   *[other] Třetí loď
}
vanuatu-web-about-ship = Kostka jde na první loď zleva, kde je pro ni místo. Poslední místo přinese +{ $points }; plné lodě na konci kola odplouvají.
vanuatu-web-about-loaded = naloženo
vanuatu-web-about-deal = { $vatu } vatu, přinese { count-points }
vanuatu-web-about-good = Koupí se na ostrově, naloží na loď. Bez místa na lodi nic nepřinese.
vanuatu-web-about-price-title = Cena ryb: { $price }
vanuatu-web-about-price = Ryba přinese svou hodnotu krát tuto cenu. S každou prodanou rybou cena klesá ({ $track }) a v příštím kole je zase nahoře.
vanuatu-web-about-office-title = Čekající turisté: { $count }
vanuatu-web-about-office = Převoz přiveze jednoho na ostrov: vatu za každý stánek tam. Na konci přinese každý turista 2 body každému stánku na svém ostrově. Kdo ještě čeká, po kole odjede.
vanuatu-web-about-rest-tiles-title = Dílky odpočinku: zbývá { $count }
vanuatu-web-about-rest-tiles = Kdo odpočívá, prohlédne si je a jeden si vezme; nikdo jiný ho nevidí. Platí na konci kola.
vanuatu-web-about-rest-first-player = začínáš; na konci hry 3 body
vanuatu-web-about-rest-point = 1 bod
vanuatu-web-about-rest-vatu-point = 1 vatu a 1 bod
vanuatu-web-about-rest-vatu = 1 vatu
vanuatu-web-about-gate-title = Vatu: peníze do { $vatu }
vanuatu-web-about-gate = Při { $vatu } se vatu samo změní na body ({ $points }) a začínáš z toho, co zbude. Každé tři vatu, která zbudou na konci, jsou bod.
vanuatu-web-about-drawings-title = Kresby v písku: { $count } { $of ->
    [6] ze
    [7] ze
    [one] z
    [few] ze
   *[other] z
  } { $of }
vanuatu-web-about-drawings = Nepatří nikomu a přinesou body jednou, při kreslení. Vydělává na nich Průvodce.
vanuatu-web-about-fish-tile-title = Ryba s hodnotou { $value }
vanuatu-web-about-fish-tile = Za současnou cenu se prodá za { $vatu } vatu, vedle tvého stánku.
vanuatu-web-about-treasure-tile-title = Poklad s hodnotou { $value }
vanuatu-web-about-treasure-tile = Na konci přinese body: { $points }. Nebo na začátku tvého tahu svou hodnotu ve vatu.
vanuatu-web-about-pawns-title = Figurky
vanuatu-web-about-pawns = Pět na kolo. Kdo má v rámečku nejvíc figurek, hraje tam první; při shodě ten, kdo je dřív v pořadí.
