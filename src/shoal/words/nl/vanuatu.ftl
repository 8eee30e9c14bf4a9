## Onderdelen

vanuatu-action-sail = Varen
vanuatu-action-build = Bouwen
vanuatu-action-explore = Duiken
vanuatu-action-fish = Vissen
vanuatu-action-sell = Verkopen
vanuatu-action-buy = Kopen
vanuatu-action-draw = Tekenen
vanuatu-action-transport = Vervoeren
vanuatu-action-rest = Rusten

vanuatu-good-kava = kava
vanuatu-good-copra = kopra
vanuatu-good-beef = rundvlees

vanuatu-tile-efate = Efate
    .the = Efate
vanuatu-tile-mele = Melebaai
    .the = de Melebaai
vanuatu-tile-havannah = Havannahwrak
    .the = het Havannahwrak
vanuatu-tile-vila = Rede van Port Vila
    .the = de Rede van Port Vila
vanuatu-tile-santo = Espiritu Santo
    .the = Espiritu Santo
vanuatu-tile-malakula = Malakula
    .the = Malakula
vanuatu-tile-segond = Segondkanaal
    .the = het Segondkanaal
vanuatu-tile-shark = Haaienbaai
    .the = de Haaienbaai
vanuatu-tile-selwyn = Straat Selwyn
    .the = Straat Selwyn
vanuatu-tile-bougainville = Straat Bougainville
    .the = Straat Bougainville
vanuatu-tile-pentecost = Pentecost
    .the = Pentecost
vanuatu-tile-tanna = Tanna
    .the = Tanna
vanuatu-tile-patteson = Pattesonpassage
    .the = de Pattesonpassage
vanuatu-tile-maskelyne = Maskelynebanken
    .the = de Maskelynebanken
vanuatu-tile-coolidge = Coolidgerif
    .the = het Coolidgerif
vanuatu-tile-erromango = Erromangodiep
    .the = het Erromangodiep

vanuatu-character-navigator = Stuurman
vanuatu-character-builder = Bouwmeester
vanuatu-character-diver = Duiker
vanuatu-character-fisherman = Visser
vanuatu-character-seller = Verkoper
vanuatu-character-buyer = Koper
vanuatu-character-artist = Tekenaar
vanuatu-character-guide = Gids
vanuatu-character-beggar = Bedelaar
vanuatu-character-preacher = Prediker
vanuatu-character-governor = Gouverneur

vanuatu-power-navigator = Je actie Varen is gratis.
vanuatu-power-builder = Een kraam kost je { $cost } vatu in plaats van { $usual }.
vanuatu-power-diver = Je krijgt de waarde van een schat ook in vatu.
vanuatu-power-fisherman = Je krijgt de waarde van een vangst ook in punten.
vanuatu-power-seller = Je verkoopt naast elk eiland, zonder kraam.
vanuatu-power-buyer = Na het kopen mag je gratis een tweede blokje van die goederen laden.
vanuatu-power-artist = Een tekening levert je { count-points } op in plaats van { $usual }.
vanuatu-power-guide = Een toerist levert { count-points } op voor elke tekening op het eiland.
vanuatu-power-beggar = Eén keer per ronde: tot { $points } punten voor evenveel vatu.
vanuatu-power-preacher = Eén keer per ronde: gebruik een stapel terwijl je nergens leidt.
vanuatu-power-governor = Eén keer per ronde: gebruik een beurt om een hele stapel naar een andere actie te verplaatsen.

vanuatu-rest-first-player = startspeler
vanuatu-rest-point = punten
vanuatu-rest-vatu-point = vatu en punten
vanuatu-rest-vatu = vatu

vanuatu-phase-place = Voorbereiding: nieuwe tegels
vanuatu-phase-neutral = Neutrale pionnen
vanuatu-phase-character = Kies een personage
vanuatu-phase-plan = Plannen
vanuatu-phase-turn = Acties
vanuatu-phase-selling = Verkopen
vanuatu-phase-second = Tweede blokje
vanuatu-phase-resting = Rusten
vanuatu-phase-over = Het einde

## Opties

vanuatu-option-characters = Personages
vanuatu-option-characters-on = met personages
vanuatu-option-characters-off = zonder personages
vanuatu-option-fish-price-drop = De visprijs daalt
vanuatu-option-fish-price-drop-per_tile = met elke verkochte tegel
vanuatu-option-fish-price-drop-per_action = één keer na elke verkoop (tweede editie)
vanuatu-option-governor = De Gouverneur
vanuatu-option-governor-on = doet mee met de personages
vanuatu-option-governor-off = blijft thuis

## Waar de tafel op wacht

vanuatu-ask-place = Leg een nieuwe tegel: { $tiles }.
vanuatu-wait-place = { $seat } legt een nieuwe tegel: { $tiles }.
vanuatu-pawns = { $pawns ->
    [one] 1 pion
   *[other] { $pawns } pionnen
  }
vanuatu-ask-neutral = Zet nog { $pawns } neutrale { $pawns ->
    [one] pion
   *[other] pionnen
} neer.
vanuatu-wait-neutral = { $seat } zet nog { $pawns } neutrale { $pawns ->
    [one] pion
   *[other] pionnen
} neer.
vanuatu-ask-character = Kies een personage.
vanuatu-wait-character = { $seat } kiest een personage.
vanuatu-ask-plan = Plaats { vanuatu-pawns }.
vanuatu-wait-plan = { $seat } plaatst { vanuatu-pawns }.
vanuatu-ask-turn = Voer een actie uit met een stapel die leidt.
vanuatu-wait-turn = { $seat } voert een actie uit met een stapel die leidt.
vanuatu-ask-withdraw = Je leidt nergens: geef één stapel op.
vanuatu-wait-withdraw = { $seat } leidt nergens en moet één stapel opgeven.
vanuatu-ask-preach = Je leidt nergens: geef één stapel op, of gebruik de Prediker.
vanuatu-wait-preach = { $seat } leidt nergens en geeft één stapel op, of gebruikt de Prediker.
vanuatu-ask-selling = Verkoop nog een vis tegen prijs { $price }, of stop.
vanuatu-wait-selling = { $seat } mag nog een vis verkopen tegen prijs { $price }.
vanuatu-ask-second = Wil je gratis een tweede blokje { $good } laden?
vanuatu-wait-second = { $seat } mag gratis een tweede blokje { $good } laden.
vanuatu-ask-resting = Neem een van de rusttegels.
vanuatu-wait-resting = { $seat } bekijkt de rusttegels en neemt er een.

## Wat er gebeurde

vanuatu-event-round = Ronde { $round } begint.
vanuatu-event-tourists = { $tourists ->
    [0] Er komen deze ronde geen toeristen.
    [one] Er komt één toerist.
   *[other] Er komen { $tourists } toeristen.
}{ $gone ->
    [0] {""}
    [one] {" "}Eén die nog wachtte, gaat naar huis.
   *[other] {" "}De { $gone } die nog wachtten, gaan naar huis.
}
vanuatu-event-departed = { $count ->
    [one] Een vol schip vaart weg
   *[other] { $count } volle schepen varen weg
}; de blokjes gaan terug naar de voorraad.
vanuatu-event-arrived = { $count ->
    [one] Er komt achteraan een nieuw schip
   *[other] Er komen achteraan { $count } nieuwe schepen
} bij, voor { $wants_1 }{ $count ->
    [one] {""}
    [2] {" "}en voor { $wants_2 }
   *[other] , voor { $wants_2 } en voor { $wants_3 }
}. { $deck ->
    [0] Er is geen schip meer in de trekstapel.
    [one] Er is nog één schip in de trekstapel.
   *[other] Er zijn nog { $deck } schepen in de trekstapel.
}
vanuatu-event-reshuffled = De vertrokken schepen worden geschud: { $ships } in de nieuwe trekstapel.
vanuatu-event-refilled = { $count ->
    [0] { $island } is uitverkocht, en in de voorraad is er niets voor.
   *[other] { $island } heeft weer goederen: { $cubes }.
}
vanuatu-event-price = De visprijs staat weer op { $price_now }.
vanuatu-event-placed = { $seat } legt { vanuatu-face-1 } op { $place }.{ $waived ->
    [51] {" "}Er was geen zeshoek meer los van andere eilanden.
    [52] {" "}Er was geen zeshoek meer naast een eiland.
   *[other] {""}
}
vanuatu-event-revealed = Tegels van de volgende ronde: { vanuatu-face-1 }{ $kind_2 ->
    [none] {""}
   *[other] ; { vanuatu-face-2 }
}.
# Wat een tegel toont: een zee haar schijven, een eiland zijn goederen en zijn ruimte.
vanuatu-face-1 = { $tile_1 } ({ $kind_1 ->
    [island] { $goods_1 }; ruimte voor kramen { $stalls_1 }, tekeningen { $drawings_1 }, toeristen { $guests_1 }
   *[sea] vis { $fish_1 }, schat { $treasure_1 }
})
vanuatu-face-2 = { $tile_2 } ({ $kind_2 ->
    [island] { $goods_2 }; ruimte voor kramen { $stalls_2 }, tekeningen { $drawings_2 }, toeristen { $guests_2 }
   *[sea] vis { $fish_2 }, schat { $treasure_2 }
})
vanuatu-event-blocked = { $seat } zet een neutrale pion op { $action }.
vanuatu-event-offered = Aangeboden deze ronde: { $characters }.
vanuatu-event-took = { $seat } neemt de { $character }{ $gave ->
    [yes] {" "}en legt de { $returned } terug.
   *[no] .
}
vanuatu-event-planned = { $twice ->
    [yes] { $seat } plant twee keer { $action }.
   *[no] { $seat } plant { $actions }.
}
vanuatu-event-gathered = { $seat } neemt { vanuatu-pawns } van { $action } en voert de actie uit.
vanuatu-event-gathered-follows = { $seat } heeft geen andere keus: { $action }.
vanuatu-event-withdrew = { $seat } neemt { vanuatu-pawns } terug van { $action }: { $led ->
    [yes] de actie kan niet.
   *[no] anderen leiden daar.
}
vanuatu-event-preached = { $seat } voert een actie uit zonder meerderheid: de Prediker is gebruikt.
vanuatu-event-turned = De { $character } van { $seat } wordt omgedraaid.
vanuatu-event-sailed = { $seat } vaart { $cost ->
    [0] gratis
   *[other] voor { $cost } vatu
} naar { FORM($sea, "the") }.
vanuatu-event-built = { $seat } bouwt voor { $cost } vatu een kraam op { $island }.
vanuatu-event-explored = { $seat } duikt bij { FORM($sea, "the") } een schat van { $value } op.{ $bonus ->
    [0] {""}
   *[other] {" "}De Duiker levert { $bonus } vatu op.
}
vanuatu-event-fished = { $seat } vangt bij { FORM($sea, "the") } een vis van { $value }.{ $bonus ->
    [0] {""}
    [one] {" "}De Visser levert 1 punt op.
   *[other] {" "}De Visser levert { $bonus } punten op.
}
vanuatu-event-sold = { $seat } verkoopt een vis van { $value } tegen prijs { $price } voor { $gained } vatu; de visprijs is nu { $price_now }.
vanuatu-event-sale-over = { $seat } stopt met verkopen; de visprijs is { $price_now }.
vanuatu-event-bought = { $seat } koopt { $good } op { $island } voor { $cost } vatu.
vanuatu-event-loaded = { $seat } laadt { $good } op het { $space ->
    [0] eerste
    [1] tweede
   *[other] derde
} schip: { $gained } { $gained ->
    [one] punt
   *[other] punten
}.{ $bonus ->
    [0] {""}
   *[other] {" "}Het schip is vol: { $bonus } extra.
}
vanuatu-event-lost = Op geen schip is plek voor { $good } van { $seat }: het blokje gaat naar de voorraad.
vanuatu-event-declined = { $seat } neemt geen tweede blokje { $good }.
vanuatu-event-drew = { $seat } tekent in het zand van { $island }: { $gained } { $gained ->
    [one] punt
   *[other] punten
}.
vanuatu-event-transported = { $seat } brengt een toerist naar { $island } en verdient { $income } vatu.{ $bonus ->
    [0] {""}
    [one] {" "}De Gids levert 1 punt op.
   *[other] {" "}De Gids levert { $bonus } punten op.
}
vanuatu-event-lay-down = { $seat } rust en bekijkt de rusttegels.
vanuatu-event-rested = { $seat } neemt een rusttegel{ $known ->
    [yes] : { $tile }.
   *[no] .
}
vanuatu-event-cashed = { $seat } maakt van een schat { $value } vatu.
vanuatu-event-begged = { $seat } geeft { $given } { $given ->
    [one] punt
   *[other] punten
} op voor evenveel vatu.
vanuatu-event-governed = De Gouverneur van { $seat } verplaatst { vanuatu-pawns } van { $action } naar { $to }.
vanuatu-event-converted = { $paid } vatu van { $seat } worden { $gained } { $gained ->
    [one] punt
   *[other] punten
}; nog { $vatu } over.
vanuatu-event-refreshed = { $seat } toont de rusttegel “{ $tile }”.{ $bonus ->
    [0] {""}
   *[other] {" "}+{ $bonus } vatu.
}{ $gained ->
    [0] {""}
    [one] {" "}+1 punt.
   *[other] {" "}+{ $gained } punten.
}
vanuatu-event-counted-fish = De vissen van { $seat } zijn aan het eind { $value } vatu waard.
vanuatu-event-counted = { $seat } krijgt { $gained } { $gained ->
    [one] punt
   *[other] punten
}: { $for }.
vanuatu-event-ended = { prompt-over } Punten per plaats: { $points }.
vanuatu-event-turn = { $seat } is aan de beurt.

## Waar de punten vandaan kwamen

vanuatu-tally-before = vóór deze stelling
vanuatu-tally-goods = goederen op schepen
vanuatu-tally-ships = gevulde schepen
vanuatu-tally-drawings = zandtekeningen
vanuatu-tally-vatu-track = vatu omgezet in punten
vanuatu-tally-rest = rusttegels
vanuatu-tally-fisherman = vangsten van de Visser
vanuatu-tally-guide = tochten van de Gids
vanuatu-tally-beggar = weggegeven door de Bedelaar
vanuatu-tally-first-player = startspelersteen
vanuatu-tally-vatu = overgebleven vatu
vanuatu-tally-treasure = bewaarde schatten
vanuatu-tally-stalls = kramen en toeristen
vanuatu-tally-stalls-on = { $stalls } { $stalls ->
    [one] kraam
   *[other] kramen
} op { $island } met { $tourists } { $tourists ->
    [one] toerist
   *[other] toeristen
}
vanuatu-tally-tie = Telt alleen bij gelijke stand: kramen { $stalls }, vatu { $vatu }

## Waarom niet: fasen

vanuatu-refuse-phase-place = Leg eerst de nieuwe tegels.
vanuatu-refuse-phase-neutral = Zet eerst de neutrale pionnen neer.
vanuatu-refuse-phase-character = Kies eerst een personage.
vanuatu-refuse-phase-plan = Plaats eerst je pionnen; acties komen later.
vanuatu-refuse-phase-turn = Voer nu met een van je stapels een actie uit.
vanuatu-refuse-phase-selling = Je bent aan het verkopen: verkoop nog een vis of stop.
vanuatu-refuse-phase-second = Beslis eerst over het tweede blokje.
vanuatu-refuse-phase-resting = Neem eerst een van de rusttegels.
vanuatu-refuse-phase-over = { prompt-over }

## Waarom niet: tegels en personages

vanuatu-refuse-place-tile = { $tile } ligt nu niet klaar. Leg een van de open tegels.
vanuatu-refuse-place-taken = Op { $hex } ligt al een tegel.
vanuatu-refuse-place-two = { $hex } raakt minder dan twee tegels.
vanuatu-refuse-place-island = { $tile } is een eiland en { $hex } ligt naast een eiland; kies een zeshoek los van eilanden.
vanuatu-refuse-place-sea = { $tile } is een zee en { $hex } raakt geen eiland; kies een zeshoek die dat wel doet.
vanuatu-refuse-no-governor = De { $character } doet niet mee in deze partij.
vanuatu-refuse-same-character = Je had vorige ronde de { $character }; kies iemand anders.
vanuatu-refuse-character-held = { $seat } heeft de { $character } al; kies iemand anders.
vanuatu-refuse-not-offered = De { $character } wordt deze ronde niet aangeboden.

## Waarom niet: plannen

vanuatu-refuse-pawns = Je plaatst nu { vanuatu-pawns }.
vanuatu-needs-fish-tile = Voor { $action } heb je een vis nodig; plan eerst { AND($first) }.
vanuatu-needs-first = { $action } kan als je eerst { AND($first) } plant.
vanuatu-needs-first-vatu = { $action } kan als je eerst { AND($first) } plant; de ontbrekende vatu komen van { $earn }.
vanuatu-needs-planned = { $action } kan alleen met { AND($first) } eerder in je plan.
vanuatu-needs-fish = Voor { $action } heb je een vis nodig, en wat je hebt gepland levert er geen op.
vanuatu-needs-vatu = { $action }: je komt { $short } vatu tekort.
vanuatu-needs-vatu-converted = { $action }: onderweg zouden tien vatu punten worden, en er blijft te weinig over om te betalen.
vanuatu-needs-several = Voor { $action } ontbreken meerdere dingen: { $lacking }.
vanuatu-lacking-vatu = vatu
vanuatu-lacking-tile = een vis
vanuatu-lacking-hand = een kraam
vanuatu-lacking-guest = een wachtende toerist
vanuatu-lacking-reach = een plek binnen bereik
vanuatu-lacking-world = ruimte op de eilanden of schijven in de zeeën
vanuatu-lacking-stall = een eigen kraam op een eiland
vanuatu-needs-world-build = { $action }: geen eiland waar je kunt komen heeft een vrije plek voor een kraam.
vanuatu-needs-world-explore = { $action }: geen zee waar je kunt komen heeft nog een schat.
vanuatu-needs-world-fish = { $action }: geen zee waar je kunt komen heeft nog vis.
vanuatu-needs-world-sell = { $action }: op geen eiland waar je kunt komen staat een kraam van jou.
vanuatu-needs-world-buy = { $action }: geen eiland waar je kunt komen heeft nog goederen.
vanuatu-needs-world-draw = { $action }: geen eiland waar je kunt komen heeft een vrije plek voor een tekening.
vanuatu-needs-world-transport = { $action }: geen eiland waar je kunt komen heeft ruimte voor een gast.
vanuatu-needs-place-sail = { $action }: geen vrije zee die je met { $vatu } vatu kunt bereiken.
vanuatu-needs-place-build = { $action }: geen vrije plek voor een kraam naast een zee die je met { $vatu } vatu kunt bereiken.
vanuatu-needs-place-build-sail = { $action }: geen vrije plek voor een kraam naast je boot; plan eerst Varen.
vanuatu-needs-place-explore = { $action }: geen wrak binnen bereik met { $vatu } vatu.
vanuatu-needs-place-explore-sail = { $action }: er ligt geen schat onder je boot; plan eerst Varen.
vanuatu-needs-place-fish = { $action }: geen zee met vis binnen bereik met { $vatu } vatu.
vanuatu-needs-place-fish-sail = { $action }: er zit geen vis onder je boot; plan eerst Varen.
vanuatu-needs-place-sell = { $action }: geen eiland met een kraam van jou binnen bereik met { $vatu } vatu.
vanuatu-needs-place-sell-sail = { $action }: geen kraam van jou naast je boot; plan eerst Varen.
vanuatu-needs-place-buy = { $action }: geen goederen naast een zee die je met { $vatu } vatu kunt bereiken.
vanuatu-needs-place-buy-sail = { $action }: geen goederen naast je boot; plan eerst Varen.
vanuatu-needs-place-draw = { $action }: geen vrije plek voor een tekening naast een zee die je met { $vatu } vatu kunt bereiken.
vanuatu-needs-place-draw-sail = { $action }: geen vrije plek voor een tekening naast je boot; plan eerst Varen.
vanuatu-needs-place-transport = { $action }: geen eiland met ruimte voor een gast naast een zee die je met { $vatu } vatu kunt bereiken.
vanuatu-needs-place-transport-sail = { $action }: geen eiland met ruimte voor een gast naast je boot; plan eerst Varen.

## Waarom niet: acties

vanuatu-refuse-no-pawns = Je hebt geen pion op { $action }.
vanuatu-refuse-outnumbered = { $action }: { $seat } heeft hier { $theirs } pionnen, jij { $mine }.
vanuatu-refuse-tie = { $action }: { $theirs } tegen { $mine }, en { $seat } is eerder aan de beurt.
vanuatu-refuse-neutral = { $action }: { $theirs } neutrale tegen jouw { $mine }.
vanuatu-refuse-preacher-leads = Je leidt ergens, dus je kunt de Prediker niet gebruiken.
vanuatu-refuse-must-act = Je leidt op { $action } en de actie kan, dus die moet je doen.
vanuatu-refuse-majority-elsewhere = Je leidt ergens anders, dus je stapel op { $action } mag je niet opgeven.
vanuatu-refuse-no-treasure = Je hebt geen schat van { $value }.
vanuatu-refuse-no-beggar = Alleen de Bedelaar krijgt vatu voor punten.
vanuatu-refuse-turned = De { $character } is deze ronde al gebruikt.
vanuatu-refuse-beg-points = Je kunt geen { $given } { $given ->
    [one] punt
   *[other] punten
} geven; je hebt er { $points }.
vanuatu-refuse-not-governor = Alleen de Gouverneur verplaatst pionnen.
vanuatu-refuse-govern-same = De stapel staat al op { $action }.
vanuatu-refuse-govern-done = Je hebt { $action } deze ronde al gedaan of opgegeven, dus daar gaat geen stapel heen.
vanuatu-refuse-nowhere = Rond je boot is daar geen plek voor.

vanuatu-refuse-not-beside = { $island } ligt niet naast je boot.
vanuatu-refuse-cost = { $action }: dat kost { $cost } vatu, je hebt er { $vatu }.
vanuatu-refuse-sail-empty = Op { $hex } ligt geen tegel.
vanuatu-refuse-sail-island = { $hex } is land; boten blijven op zee.
vanuatu-refuse-sail-boat = Op { $hex } ligt de andere boot.
vanuatu-refuse-sail-far = Naar { $hex } is het meer dan { $steps } zeshoeken over zee.
vanuatu-refuse-sail-free = De stappen van de Stuurman kosten niets: noem alleen { $hex }.
vanuatu-refuse-sail-shortest = Dat is de kortste weg: noem alleen { $hex }.
vanuatu-refuse-sail-steps = Geen weg naar { $hex } heeft precies { $steps } stappen.
vanuatu-refuse-sail-vatu = Naar { $hex } varen kost { $steps } vatu, je hebt er { $vatu }.
vanuatu-refuse-no-stall-slot = { $island } heeft geen vrije plek voor een kraam.
vanuatu-refuse-no-stall = Al je kramen zijn gebouwd.
vanuatu-refuse-no-treasure-disc = Er ligt geen schat onder je boot.
vanuatu-refuse-no-fish-disc = Er zit geen vis onder je boot.
vanuatu-refuse-no-fish-tile = { $value ->
    [0] Je hebt geen vis om te verkopen.
   *[other] Je hebt geen vis van { $value }.
}
vanuatu-refuse-no-own-stall = Er staat geen kraam van jou naast je boot.
vanuatu-refuse-no-island = Er ligt geen eiland naast je boot.
vanuatu-refuse-no-cube = { $island } heeft geen { $good } meer.
vanuatu-refuse-no-drawing-slot = { $island } heeft geen ruimte voor nog een tekening.
vanuatu-refuse-no-tourists = Er wacht geen toerist.
vanuatu-refuse-island-full = { $island } heeft geen ruimte voor nog een toerist.
vanuatu-refuse-no-rest = Alle rusttegels zijn genomen.
vanuatu-refuse-rest-gone = Iemand heeft de rusttegel “{ $tile }” al genomen.

## Het bord in een terminal

vanuatu-board-round = Ronde { $round } van { $rounds }
vanuatu-board-order = beurtvolgorde:
vanuatu-board-ships = Schepen, van boven:
vanuatu-board-price = visprijs { $price }
vanuatu-board-tourists = wachtende toeristen: { $tourists }
vanuatu-board-rest = rusttegels: { $left }
vanuatu-board-next = Volgende tegels: { $tiles }
vanuatu-board-free = Vrije personages: { $characters }
vanuatu-board-my-rest = Jouw rusttegel: { $tile }
vanuatu-board-player = speler
vanuatu-board-character = personage
vanuatu-board-vatu = vatu
vanuatu-board-points = punten
vanuatu-board-fish = vis
vanuatu-board-treasure = schat
vanuatu-board-stalls = kramen
vanuatu-board-boat = boot
vanuatu-board-legend = Eilanden: goederen k kava, c kopra, b rundvlees, ⌂ kramen, ~ tekeningen, ☺ toeristen. Spelers: kramen nog niet gebouwd. Vakken: de eerste stapel is het eerst aan bod; ► jij nu, × geblokkeerd, ! van jou maar onmogelijk, − verloren, + kan gepland worden. ★ startspeler, z gerust. Scheepsplekken in hoofdletters zijn gevuld.
