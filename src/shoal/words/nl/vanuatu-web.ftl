## Het bord in de browser

vanuatu-web-summary = Ronde { $round } van { $rounds } · { $phase }
vanuatu-web-map = Archipel
vanuatu-web-boxes = Negen acties
vanuatu-web-choices = Jouw keuzes
vanuatu-web-players = Spelers in beurtvolgorde
vanuatu-web-track = Vatuspoor
vanuatu-web-whole = Hele kaart
vanuatu-web-waters = Mijn wateren
vanuatu-web-nobody = nog niemand
vanuatu-web-neutral = neutraal
vanuatu-web-price = Visprijs
vanuatu-web-office = Toeristen
vanuatu-web-rest-tiles = Rusttegels
vanuatu-web-next = Volgende tegels
vanuatu-web-ships = Schepen
vanuatu-web-ships-hint = het linker schip laadt eerst; de laatste plek levert { $points } extra op
vanuatu-web-to-map = Naar de kaart
vanuatu-web-free = Vrije personages
vanuatu-web-free-hint = volgende ronde een ander
vanuatu-web-sails = vaart weg aan het eind van de ronde
vanuatu-web-slot-full = { $good } geladen
vanuatu-web-slot-open = ruimte voor { $good }
vanuatu-web-drawings = Zandtekeningen
vanuatu-web-of = { $count } van { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = pionnen op acties
vanuatu-web-order-now = nu { $seat }
vanuatu-web-order-next = dan { $seat }
vanuatu-web-used = gebruikt
vanuatu-web-plan = Je plan is compleet: bevestig het.
vanuatu-web-plan-hint = Een oranje vak zegt wat er eerst nodig is.
vanuatu-web-chain = Wat { $action } nodig heeft, in volgorde
vanuatu-web-link-done = gepland
vanuatu-web-link-next = plaats nu een pion
vanuatu-web-link-wait = komt daarna
vanuatu-web-need-sail = een vrije zee
vanuatu-web-need-build = vrije plek nodig
vanuatu-web-need-explore = wrak nodig
vanuatu-web-need-fish = zee met vis nodig
vanuatu-web-need-tile = vis nodig
vanuatu-web-need-sell = eigen kraam nodig
vanuatu-web-need-buy = goederen nodig
vanuatu-web-need-draw = { vanuatu-web-need-build }
vanuatu-web-need-transport = ruimte nodig
vanuatu-web-need-rest = eerst
vanuatu-web-need-together = hoort bij
vanuatu-web-money = { $sum } = { $vatu } vatu als je bij { $action } komt
vanuatu-web-unplan = neem de pion terug van { $action }
vanuatu-web-govern = Gouverneur: verplaats een stapel
vanuatu-web-step-cash = Schat
vanuatu-web-step-beg = Bedel

## Kosten van de vakken

vanuatu-web-cost-sail = −{ $step } vatu per zeshoek
vanuatu-web-cost-sail-navigator = gratis: Stuurman
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu: Bouwmeester
vanuatu-web-cost-explore = in jouw zee
vanuatu-web-cost-explore-diver = Duiker: ook vatu
vanuatu-web-cost-fish = { vanuatu-web-cost-explore }
vanuatu-web-cost-fish-fisherman = Visser: ook punten
vanuatu-web-cost-sell = waarde × { $price } vatu
vanuatu-web-cost-sell-seller = zonder kraam: Verkoper
vanuatu-web-cost-buy = kost { $prices } vatu
vanuatu-web-cost-buy-buyer = tweede gratis: Koper
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Tekenaar
vanuatu-web-cost-transport = +1 vatu per kraam
vanuatu-web-cost-transport-guide = Gids: ook punten
vanuatu-web-cost-rest = verborgen bonus

## Pillen: hoe het met je stapel staat, lang en kort

vanuatu-web-pill-now = Jij nu: kies een plek
vanuatu-web-brief-now = jij nu
vanuatu-web-pill-now-do = Jij nu: { $name }
vanuatu-web-brief-now-do = { vanuatu-web-brief-now }
vanuatu-web-pill-now-gain = Jij nu: { $gain }
vanuatu-web-brief-now-gain = nu
vanuatu-web-pill-lead = Jij leidt hier
vanuatu-web-brief-lead = jij leidt
vanuatu-web-pill-leads = { $seat } is hier aan bod
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Geblokkeerd door neutrale pionnen
vanuatu-web-brief-walled = geblokkeerd
vanuatu-web-pill-neutral-here = Zet hier een neutrale pion
vanuatu-web-brief-neutral-here = hier?
vanuatu-web-pill-drafted = Hier gaat jouw pion heen
vanuatu-web-brief-drafted = jouw pion
vanuatu-web-pill-drafted-leads = Jouw pion: jij zou leiden
vanuatu-web-brief-drafted-leads = jij zou leiden
vanuatu-web-pill-drafted-behind = { $seat } is eerst aan bod met { $pawns }
vanuatu-web-brief-drafted-behind = { $seat } leidt
vanuatu-web-pill-drafted-with = Jouw pion; nu { $action }
vanuatu-web-brief-drafted-with = nu { $action }
vanuatu-web-pill-with = Mogelijk met { $action }
vanuatu-web-brief-with = eerst { $action }
vanuatu-web-pill-win = Jij zou leiden
vanuatu-web-brief-win = zou leiden
vanuatu-web-pill-would-lead = Jij zou alleen leiden
vanuatu-web-brief-would-lead = { vanuatu-web-brief-win }
vanuatu-web-pill-behind = { $seat } zou voorgaan: { $pawns }
vanuatu-web-brief-behind = { $seat } leidt
vanuatu-web-pill-may = Hier mag een pion heen
vanuatu-web-brief-may = mogelijk
vanuatu-web-pill-moves = Deze stapel wordt verplaatst
vanuatu-web-pill-move-from = Verplaats deze stapel
vanuatu-web-pill-move-to = Verplaats hem hierheen
vanuatu-web-pill-outnumbered = Geblokkeerd: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Gelijk { $theirs }:{ $mine }, { $seat } is eerder
vanuatu-web-brief-tie = gelijk: { $seat }
vanuatu-web-pill-neutral = Neutrale pionnen { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Niet hier: eerst Varen
vanuatu-web-brief-sail-first = eerst Varen
vanuatu-web-pill-no-place = Geen plek binnen bereik
vanuatu-web-brief-no-place = buiten bereik
vanuatu-web-pill-fish-tile = Geen vis: eerst Vissen
vanuatu-web-brief-fish-tile = eerst Vissen
vanuatu-web-pill-vatu = { $short } vatu tekort
vanuatu-web-pill-cost = Kost { $cost }, je hebt er { $vatu }
vanuatu-web-pill-no-treasure-disc = Van jou, maar geen schat hier
vanuatu-web-brief-no-treasure-disc = geen schat hier
vanuatu-web-pill-no-fish-disc = Van jou, maar geen vis hier
vanuatu-web-brief-no-fish-disc = geen vis hier
vanuatu-web-pill-no-fish-tile = Van jou, maar geen vis te verkopen
vanuatu-web-brief-no-fish-tile = geen vis
vanuatu-web-pill-no-own-stall = Van jou, maar geen kraam hier
vanuatu-web-brief-no-own-stall = geen kraam
vanuatu-web-pill-no-tourists = Er wacht geen toerist
vanuatu-web-brief-no-tourists = geen toeristen
vanuatu-web-pill-no-drawing-slot = Geen ruimte voor een tekening
vanuatu-web-brief-no-drawing-slot = geen ruimte
vanuatu-web-pill-no-stall-slot = Geen vrije plek voor een kraam
vanuatu-web-brief-no-stall-slot = geen plek
vanuatu-web-pill-no-cube = Van jou, maar geen goederen hier
vanuatu-web-pill-not-now = Nu niet mogelijk
vanuatu-web-brief-not-now = nu niet

## Uitkomsten en opmerkingen

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = je zou leiden op { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = nog { $vatu } vatu
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = het blokje is verloren
vanuatu-web-note-converted = { $vatu } vatu worden { count-points }.
vanuatu-web-note-bonus = Het schip is vol: { $points } { $points ->
    [one] punt
   *[other] punten
} extra.
vanuatu-web-note-lost = Geen schip neemt dit blokje: het levert niets op.
vanuatu-web-note-preaches = Dit gebruikt de Prediker.
vanuatu-web-note-rest = Je neemt een rusttegel: een vatu, een punt, allebei, of volgende ronde beginnen.
vanuatu-web-note-waived = { $rule ->
    [51] Er is geen zeshoek meer los van andere eilanden.
   *[other] Er is geen zeshoek meer naast een eiland.
}

## Acties

vanuatu-web-do-place = Leg { $tile } op { $hex }
vanuatu-web-do-neutral = Neutrale pion op { $action }
vanuatu-web-do-take = Neem de { $character }
vanuatu-web-do-plan = Plaats op { $actions }
vanuatu-web-do-plan-both = Beide op { $action }
vanuatu-web-do-sail = Vaar naar { FORM($place, "the") }
vanuatu-web-do-sail-in = Omweg naar { FORM($place, "the") }: { $steps } stappen
vanuatu-web-do-sail-back = Heen en terug naar { FORM($place, "the") }
vanuatu-web-do-build = Bouw op { $island }
vanuatu-web-do-explore = Duik de schat van { $value } op
vanuatu-web-do-fish = Vang een vis van { $value }
vanuatu-web-do-sell = Verkoop een vis van { $value }
vanuatu-web-do-buy = Koop { $good } op { $island }
vanuatu-web-do-draw = Teken op { $island }
vanuatu-web-do-transport = Breng een toerist naar { $island }
vanuatu-web-do-rest = Rust
vanuatu-web-do-withdraw = Geef { $action } op
vanuatu-web-do-stop = Stop met verkopen
vanuatu-web-do-second-yes = Laad een tweede blokje { $good }
vanuatu-web-do-second-no = Geen tweede blokje
vanuatu-web-do-keep = Neem “{ $tile }”
vanuatu-web-do-cash = Wissel schat { $value } in voor vatu
vanuatu-web-do-beg = Geef { $value } { $value ->
    [one] punt
   *[other] punten
} voor vatu
vanuatu-web-do-govern = Verplaats de stapel van { $action } naar { $to }

## Zeshoeken voor het oor

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, leeg
vanuatu-web-hex-fish = { $count ->
    [one] 1 vis
   *[other] { $count } vissen
}
vanuatu-web-hex-treasure = schat van { $count }
vanuatu-web-hex-good = { $count } { $good }
vanuatu-web-hex-stalls = { $count } van { $of } kramen { $owners }
vanuatu-web-hex-drawings = { $count } van { $of } tekeningen
vanuatu-web-hex-tourists = { $count } van { $of } toeristen
vanuatu-web-hex-boat = boot van { $seat }

## Woorden bij de pillen

vanuatu-web-all-done = geen pionnen
vanuatu-web-brief-cost = kost { $cost }
vanuatu-web-brief-vatu = { $short } tekort
vanuatu-web-brief-no-cube = geen goederen
vanuatu-web-pill-paid-by = Alleen als { $action } eerst betaalt
vanuatu-web-brief-paid-by = als { $action } betaalt
vanuatu-web-pill-first = Eerst { $first }
vanuatu-web-brief-first = eerst { $first }
vanuatu-web-pill-planned = Alleen met { $first } ervoor
vanuatu-web-brief-planned = eerst { $first }
vanuatu-web-pill-fish = Geen vis om te verkopen
vanuatu-web-brief-fish = geen vis
vanuatu-web-pill-several = Er ontbreken meerdere dingen
vanuatu-web-brief-several = { vanuatu-web-brief-not-now }
vanuatu-web-pill-vatu-converted = Tien vatu zouden punten worden
vanuatu-web-brief-vatu-converted = vatu wordt punten
vanuatu-web-pill-sail-vatu = Geen vatu om te varen
vanuatu-web-brief-sail-vatu = geen vatu
vanuatu-web-pill-no-island = Geen eiland naast je
vanuatu-web-brief-no-island = geen eiland
vanuatu-web-pill-no-stall = Al je kramen zijn gebouwd
vanuatu-web-brief-no-stall = kramen op
vanuatu-web-pill-island-full = Geen ruimte voor een toerist
vanuatu-web-brief-island-full = geen ruimte
vanuatu-web-pill-no-rest = Alle rusttegels zijn genomen
vanuatu-web-brief-no-rest = niets over
vanuatu-web-pill-nowhere = Hier is niets voor deze actie
vanuatu-web-brief-nowhere = niet hier
vanuatu-web-lost = de actie is verloren
vanuatu-web-warn-lost = Je krijgt je pionnen terug en doet niets.
vanuatu-web-warn-behind = Op { $actions } is iemand vóór jou aan bod; daarna jij, als het dan nog kan.
vanuatu-web-warn-paid-by = { $action } kan alleen als { $payer } tegen die tijd vatu heeft opgeleverd.

## Hoe je kiest

vanuatu-web-how-plan = { $pawns ->
    [0] Bevestig, of tik op een pion om hem terug te nemen.
    [one] Tik op een vak voor nog één pion.
   *[other] Tik op vakken: nog { $pawns } pionnen te plaatsen.
}
vanuatu-web-how-plan-with = { $action } heeft nu { $helper } nodig.
vanuatu-web-how-place = Tik op een oplichtende zeshoek om de tegel te zien, nog eens om hem te leggen.
vanuatu-web-how-take = Bij elk personage staat wat het kan. Tik twee keer om er een te nemen.
vanuatu-web-how-neutral = Tik op het vak waar de neutrale pion heen gaat.
vanuatu-web-how-act = Tik op een vak of zeshoek die oplicht.
vanuatu-web-how-where = { $action }: tik op een plek die oplicht.
vanuatu-web-how-lose = Wat je nu aantikt, geef je voor niets op.
vanuatu-web-how-govern = Tik op de stapel die je verplaatst.
vanuatu-web-how-govern-to = Tik op het vak waar hij heen gaat.
vanuatu-web-ask-hex = { $name }: wat ga je doen?
vanuatu-web-ask-box = { $name }: waar?

## Wat er net gebeurde

vanuatu-web-told-planned = { $seat } plant: { $actions }.
vanuatu-web-told-planned-both = { $seat } zet beide pionnen op { $action }.
vanuatu-web-told-withdrew = { $seat } leidt nergens en geeft { $action } op.
vanuatu-web-fact-round = Ronde { $round }/{ $rounds }

## Wat de dingen zijn

vanuatu-web-about-empty-title = { $hex }: open water
vanuatu-web-about-empty = Nog geen tegel. Een tegel mag liggen waar hij twee andere raakt: een eiland los van eilanden, een zee naast een eiland.
vanuatu-web-about-next = Wordt aan het begin van de volgende ronde gelegd.
vanuatu-web-about-sea = Hier varen boten. Wie als eerste vist of duikt, krijgt het meest: een tegel die zoveel waard is als er schijven liggen.
vanuatu-web-about-island = Wie ernaast ligt, kan bouwen, kopen, verkopen, tekenen en toeristen brengen. Aan het eind telt elke kraam 2 punten voor elke toerist op het eiland.
vanuatu-web-about-row-fish = Vis
vanuatu-web-about-row-treasure = Schat
vanuatu-web-about-discs = { $count ->
    [0] geen
   *[other] de volgende is { $count } waard
}
vanuatu-web-about-row-goods = Goederen
vanuatu-web-about-row-stalls = Kramen
vanuatu-web-about-row-drawings = Tekeningen
vanuatu-web-about-row-tourists = Toeristen
vanuatu-web-about-row-cost = In het kort
vanuatu-web-about-row-queue = Wie aan bod komt, in volgorde
vanuatu-web-about-row-with = Nu bij
vanuatu-web-about-row-deal = Op een schip
vanuatu-web-about-row-found = Ligt op
vanuatu-web-about-row-room = Vrije plekken op schepen
vanuatu-web-about-sail = Verplaats je boot over zeetegels, een vatu per zeshoek.
vanuatu-web-about-build = Zet een kraam op een eiland naast je boot. Dankzij toeristen is hij aan het eind punten waard.
vanuatu-web-about-explore = Duik de schat onder je boot op. Bewaard telt hij aan het eind dubbel; verkocht brengt hij zijn waarde in vatu op.
vanuatu-web-about-fish = Vang de vis onder je boot; hij is zoveel waard als er visschijven liggen.
vanuatu-web-about-sell = Verkoop vis op een eiland naast je boot met een kraam van jou: waarde maal de prijs. De prijs daalt met elke vis.
vanuatu-web-about-buy = Koop goederen op een eiland naast je boot; ze gaan op een schip en leveren punten op.
vanuatu-web-about-draw = Teken in het zand van een eiland naast je boot, waar ruimte is.
vanuatu-web-about-transport = Breng een wachtende toerist naar een eiland naast je boot. Elke kraam daar, van wie ook, betaalt je een vatu.
vanuatu-web-about-rest = Neem een van de verborgen rusttegels; hij betaalt aan het eind van de ronde.
vanuatu-web-about-person = Eén personage per ronde, en nooit twee keer achter elkaar hetzelfde.
vanuatu-web-about-ship-title = { $number ->
    [1] Eerste schip
    [2] Tweede schip
   *[other] Derde schip
}
vanuatu-web-about-ship = Een blokje gaat op het eerste schip van links dat er ruimte voor heeft. De laatste plek levert { $points } extra op; volle schepen vertrekken aan het eind van de ronde.
vanuatu-web-about-loaded = geladen
vanuatu-web-about-deal = { $vatu } vatu, levert { count-points } op
vanuatu-web-about-good = Gekocht op een eiland, geladen op een schip. Zonder ruimte op een schip levert het niets op.
vanuatu-web-about-price-title = Visprijs: { $price }
vanuatu-web-about-price = Een vis brengt zijn waarde maal deze prijs op. De prijs daalt met elke verkochte vis ({ $track }) en staat volgende ronde weer bovenaan.
vanuatu-web-about-office-title = Wachtende toeristen: { $count }
vanuatu-web-about-office = Vervoeren brengt er een naar een eiland: een vatu voor elke kraam daar. Aan het eind maakt elke toerist elke kraam op het eiland 2 punten meer waard. Wie nog wacht, vertrekt na de ronde.
vanuatu-web-about-rest-tiles-title = Rusttegels: nog { $count }
vanuatu-web-about-rest-tiles = Wie rust, bekijkt ze en neemt er een; niemand anders ziet welke. Ze betalen aan het eind van de ronde.
vanuatu-web-about-rest-first-player = begint volgende ronde; aan het eind 3 punten
vanuatu-web-about-rest-point = 1 punt
vanuatu-web-about-rest-vatu-point = 1 vatu en 1 punt
vanuatu-web-about-rest-vatu = 1 vatu
vanuatu-web-about-gate-title = Vatu: geld tot { $vatu }
vanuatu-web-about-gate = Bij { $vatu } worden vatu vanzelf { $points } punten, en je gaat verder met wat er over is. Drie vatu die aan het eind over zijn, zijn een punt.
vanuatu-web-about-drawings-title = Zandtekeningen: { $count } van { $of }
vanuatu-web-about-drawings = Ze zijn van niemand en leveren één keer punten op, als ze getekend worden. De Gids verdient eraan.
vanuatu-web-about-fish-tile-title = Vis van { $value }
vanuatu-web-about-fish-tile = Te verkopen voor { $vatu } vatu tegen de prijs van nu, naast een kraam van jou.
vanuatu-web-about-treasure-tile-title = Schat van { $value }
vanuatu-web-about-treasure-tile = Aan het eind { $points } punten waard, of aan het begin van een beurt van jou zijn waarde in vatu.
vanuatu-web-about-pawns-title = Actiepionnen
vanuatu-web-about-pawns = Vijf per ronde. Wie op een vak de meeste pionnen heeft, is er het eerst aan bod; bij gelijke stapels wie eerder aan de beurt is.
