### Kleine Fische ganz groß

kleine-fische-option-memory-help = Geheugenhulp: wat iedereen heeft gezien, blijft gemarkeerd
kleine-fische-option-free-entry = De octopus verlaat zijn grot gratis: zijn eerste baan kost geen stap

## Soorten en grotten

kleine-fische-hidden = een verborgen vis
kleine-fische-species-clown = Clownvis
kleine-fische-species-lion = Koraalduivel
kleine-fische-species-box = Koffervis
kleine-fische-species-hammer = Hamerhaai
kleine-fische-species-puffer = Kogelvis
kleine-fische-species-sword = Zwaardvis
kleine-fische-species-saw = Zaagvis
kleine-fische-species-seahorse = Zeepaardje
kleine-fische-species-angel = Keizersvis
kleine-fische-species-parrot = Papegaaivis
kleine-fische-species-surgeon = Doktersvis
kleine-fische-species-flying = Vliegende vis
kleine-fische-species-angler = Hengelvis

kleine-fische-shells = { $shells ->
    [one] 1 schelp
   *[other] { $shells } schelpen
}

kleine-fische-cave-hidden = een grotkaart
kleine-fische-cave-fins-1 = Turbovinnen (1)
kleine-fische-cave-fins-2 = Turbovinnen (2)
kleine-fische-cave-fins-3 = Turbovinnen (3)
kleine-fische-cave-fins-4 = Turbovinnen (4)
kleine-fische-cave-fins-5 = Turbovinnen (5)
kleine-fische-cave-lamp-1 = Onderwaterlamp (één blik)
kleine-fische-cave-lamp-2 = Onderwaterlamp (twee blikken)
kleine-fische-cave-octo-1 = Turbo-octopus (+1)
kleine-fische-cave-octo-2 = Turbo-octopus (+2)
kleine-fische-cave-octo-3 = Turbo-octopus (+3)
kleine-fische-cave-octo-4 = Turbo-octopus (+4)
kleine-fische-cave-octo-5 = Turbo-octopus (+5)
kleine-fische-cave-reroll-1 = Opnieuw gooien (één keer)
kleine-fische-cave-reroll-2 = Opnieuw gooien (twee keer)
kleine-fische-cave-rainbow = Regenboogvis
kleine-fische-cave-chest = Schatkist

kleine-fische-way-up = omhoog
kleine-fische-way-down = omlaag
kleine-fische-way-left = naar links
kleine-fische-way-right = naar rechts

## Wat er gevraagd wordt

kleine-fische-ask-exchange = De hele bovenste rij bestaat uit grotten. Wissel er een met een vis uit een lagere rij.
kleine-fische-wait-exchange = De hele bovenste rij bestaat uit grotten: { $seat } wisselt er een met een vis uit een lagere rij.
kleine-fische-ask-jump = Breng de boot boven een vis en spring.
kleine-fische-wait-jump = { $seat } brengt de boot boven een vis en springt.
kleine-fische-ask-move = Zwem een baan verder.
kleine-fische-wait-move = { $seat } begint de beurt met zwemmen.
kleine-fische-ask-peek = Je lamp brandt. Bekijk een verborgen vis (nog { $left }).
kleine-fische-wait-peek = { $seat } schijnt met een lamp op verborgen vissen (nog { $left }).
kleine-fische-ask-first-reveal = Draai een van de vissen naast je om.
kleine-fische-wait-first-reveal = { $seat } kiest welke vis wordt omgedraaid.
kleine-fische-ask-choice = { $count ->
    [one] Er ligt één vis
   *[other] Er liggen { $count } verschillende vissen
} open. Stop je, of zwem je verder?
kleine-fische-wait-choice = { $seat } heeft { $count ->
    [one] één vis
   *[other] { $count } verschillende vissen
} open en kiest: stoppen of verder zwemmen.
kleine-fische-ask-after-move = { $fish ->
    [0] Verken je de grot naast je, of stop je?
   *[other] Draai je een vis naast je om, of verken je de grot?
}
kleine-fische-wait-after-move = { $seat } kiest een kaart naast de duiker.
kleine-fische-ask-octopus = { $steps ->
    [0] Geen octopuspunten. Laat je de octopus zitten, of speel je een Turbo-octopus?
    [one] Verplaats je de octopus één baan, of laat je hem zitten?
   *[other] Verplaats je de octopus hoogstens { $steps } banen, of laat je hem zitten?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } heeft geen octopuspunten en mag een Turbo-octopus spelen.
    [one] { $seat } mag de octopus één baan verplaatsen.
   *[other] { $seat } mag de octopus hoogstens { $steps } banen verplaatsen.
}
kleine-fische-ask-octopus-driven = Verplaats de octopus, nu hoogstens { $steps ->
    [one] één baan
   *[other] { $steps } banen
}.
kleine-fische-wait-octopus-driven = { $seat } verplaatst de octopus, nu hoogstens { $steps ->
    [one] één baan
   *[other] { $steps } banen
}.
kleine-fische-ask-rob = De octopus heeft meerdere duikers te pakken. Wie beroof je?
kleine-fische-wait-rob = De octopus heeft meerdere duikers te pakken: { $seat } kiest wie wordt beroofd.
kleine-fische-ask-announce = Hoeveel vissen probeer je van { $victim_seat } te stelen?
kleine-fische-wait-announce = { $seat } wil stelen van { $victim_seat } en kiest hoeveel vissen.
kleine-fische-ask-rolled = { $result } is niet genoeg voor { $number }. Accepteer je dat, of gooi je opnieuw met een kaart?
kleine-fische-wait-rolled = { $result } is niet genoeg voor { $number }: { $seat } accepteert dat of gooit opnieuw met een kaart.
kleine-fische-ask-roll-on = { $result } is niet genoeg voor { $number }. Nog een worp, of accepteer je dit?
kleine-fische-wait-roll-on = { $result } is niet genoeg voor { $number }: { $seat } mag nog één keer gooien.
kleine-fische-ask-rainbow = Op welke van je stapels gaat de regenboogvis?
kleine-fische-wait-rainbow = { $seat } kiest een stapel voor de regenboogvis.

## Momenten, als deel van een zin

kleine-fische-phase-exchange = wissel eerst een grot uit de bovenste rij met een vis
kleine-fische-phase-jump = spring eerst
kleine-fische-phase-move = zwem eerst een baan verder
kleine-fische-phase-peek = je lamp brandt, gebruik die eerst
kleine-fische-phase-first-reveal = draai eerst een vis om
kleine-fische-phase-choice = stop of zwem verder
kleine-fische-phase-after-move = doe eerst iets met een kaart naast je duiker
kleine-fische-phase-octopus = je duik is voorbij en de octopus mag bewegen
kleine-fische-phase-rob = kies eerst wie je berooft
kleine-fische-phase-announce = zeg eerst hoeveel vissen je wilt stelen
kleine-fische-phase-rolled = je worp was te laag, beslis daar eerst over
kleine-fische-phase-roll-on = { kleine-fische-phase-rolled }
kleine-fische-phase-rainbow = leg eerst je regenboogvissen
kleine-fische-phase-over = de partij is afgelopen

## Waarom niet

kleine-fische-no-card = { $cave } heb je niet, of je mag die deze beurt nog niet gebruiken.
kleine-fische-no-lamp-now = { $cave } kun je alleen gebruiken vóór de eerste beweging van je beurt.
kleine-fische-no-turbo-now = { $cave } kun je alleen gebruiken als je de octopus verplaatst.
kleine-fische-no-reroll-now = { $cave } kun je alleen gebruiken meteen na een worp die te laag was.
kleine-fische-no-one-card = Gebruik eerst de tweede worp van de gespeelde kaart, of zie ervan af; dan mag { $cave } volgen.
kleine-fische-no-no-lamp = Er brandt geen lamp: { $now }.
kleine-fische-no-look-first = Je hebt de lamp aangestoken, dus bekijk minstens één vis.
kleine-fische-no-peek-cave = Dat is een grot; de lamp toont alleen vissen.
kleine-fische-no-peek-twice = Je hebt deze kaart net bekeken.
kleine-fische-no-exchange = Wisselen kan alleen als de hele bovenste rij uit grotten bestaat en je moet springen.
kleine-fische-no-exchange-cave = Dat is ook een grot; kies een vis.
kleine-fische-no-jump-twice = Je bent al in het water; je springt maar één keer.
kleine-fische-no-jump-cave = Daaronder ligt een grot; de boot moet boven een vis liggen.
kleine-fische-no-jump-now = Nog niet: { $now }.
kleine-fische-no-jump-octopus = Daar zit de octopus; spring naar een andere baan.
kleine-fische-no-on-boat = Je bent nog op de boot: spring eerst.
kleine-fische-no-card-first = Je hebt gezwommen; doe nu iets met een kaart naast je.
kleine-fische-no-swim-now = Zwemmen kan nu niet: { $now }.
kleine-fische-no-octopus-there = Daar zit de octopus; geen duiker zwemt zijn baan op.
kleine-fische-no-backwards = Je kijkt { $heading }; duikers zwemmen nooit achteruit.
kleine-fische-no-no-lane = Vanaf de kruising voor je loopt geen baan { $way }.
kleine-fische-no-too-far = In hoogstens { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} kom je daar niet met je blik { $heading }.
kleine-fische-no-card-now = Nu niet: { $now }.
kleine-fische-no-not-beside = Deze kaart ligt niet naast je baan.
kleine-fische-no-reveal-cave = Dit is een grot; grotten verken je, je draait ze niet om.
kleine-fische-no-open-already = Deze kaart ligt al open.
kleine-fische-no-explore-fish = Dit is een vis, geen grot.
kleine-fische-no-explore-first = Na de eerste beweging van een beurt kun je geen grot verkennen.
kleine-fische-no-explore-count = Deze grot vraagt precies { $needs } open vissen; { $open ->
    [one] er ligt er één
   *[other] er liggen er { $open }
} open.
kleine-fische-no-stop-first = Na de eerste beweging van een beurt komt altijd een vis: draai er een om.
kleine-fische-no-stop-before-card = Je bent naast een verborgen vis gezwommen; je kunt pas stoppen als je hier iets met een kaart hebt gedaan.
kleine-fische-no-stop-unstarted = Je kunt geen beurt overslaan: de eerste beweging moet je doen.
kleine-fische-no-stop-now = Er valt niets te stoppen: { $now }.
kleine-fische-no-octopus-now = De octopus beweegt pas na je duik: { $now }.
kleine-fische-no-turbo-stay = Je hebt een Turbo-octopus gespeeld, dus de octopus moet bewegen.
kleine-fische-no-no-points = Geen van je open vissen heeft een octopuspunt, en je hebt geen Turbo-octopus gespeeld.
kleine-fische-no-own-diver = Daar is je eigen duiker; de octopus komt daar niet als jij hem verplaatst.
kleine-fische-no-circle = Terugkomen waar hij is, kan alleen via een vrije cirkel van minstens vier banen; jij hebt er { $steps }.
kleine-fische-no-octopus-far = Met { $steps ->
    [one] één stap
   *[other] { $steps } stappen
} kan de octopus daar niet komen: te ver, of er is een duiker in de weg.
kleine-fische-no-rob-now = Er is nu niemand te kiezen: { $now }.
kleine-fische-no-nobody = Er is geen speler { $number } aan deze tafel.
kleine-fische-no-rob-self = Je kunt jezelf niet beroven.
kleine-fische-no-rob-elsewhere = { $victim_seat } is niet op de baan van de octopus.
kleine-fische-no-announce-now = Er valt nu niets te zeggen: { $now }.
kleine-fische-no-again-now = Er is geen tweede worp: { $now }.
kleine-fische-no-accept-now = Er is geen worp om te accepteren: { $now }.
kleine-fische-no-rainbow-now = Regenboogvissen worden pas gelegd als de partij is afgelopen.
kleine-fische-no-rainbow-stack = Je hebt geen stapel van { $fish }.

## Wat er gebeurde

# Plekken en banen zoals mensen tellen: rijen van boven, kaarten van links.
kleine-fische-place = rij { $row } kaart { $nth }
kleine-fische-lane = { $side ->
    [left] links van
    [right] rechts van
    [below] onder
   *[above] boven
} rij { $row } kaart { $nth }

kleine-fische-event-exchanged = { $seat } wisselt de grot met de { $needs } in { kleine-fische-place } met de vis in rij { $other_row } kaart { $other_nth }.
kleine-fische-event-jumped = { $seat } brengt de boot boven kaart { $boat }, springt naar de baan { kleine-fische-lane } en kijkt { $way }.
kleine-fische-event-reversed = De octopus verspert de hoek: { $seat } keert om en kijkt { $way }.
kleine-fische-event-swam = { $seat } zwemt { $way }, naar de baan { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } draait in { kleine-fische-place } om: { $fish }, { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , 1 octopuspunt
   *[other] , { $points } octopuspunten
}.
kleine-fische-event-bust = { $fish } dubbel! Beide, en alles ertussen, gaan weer dicht: { $lost } vissen. { $seat } houdt er { $kept ->
    [0] geen
   *[other] { $kept }
}.
kleine-fische-event-stranded = Geen vis naast de baan: de beurt van { $seat } is voorbij.
kleine-fische-event-stopped = { $seat } stopt en houdt { $count ->
    [one] 1 vis
   *[other] { $count } vissen
}.
kleine-fische-event-halted = Hier is niets meer te doen: { $seat } stopt en houdt { $count ->
    [one] 1 vis
   *[other] { $count } vissen
}.
kleine-fische-event-explored = { $seat } verkent de grot in { kleine-fische-place }: er liggen { $needs } vissen open, precies wat de grot vraagt.
kleine-fische-event-used = { $seat } speelt { $cave }.
kleine-fische-event-peeked = { $seat } schijnt met de lamp op { kleine-fische-place }: { $fish }{ $shells ->
    [0] {""}
    [one] , 1 schelp
   *[other] , { $shells } schelpen
}{ $points ->
    [0] {""}
    [one] , 1 octopuspunt
   *[other] , { $points } octopuspunten
}.
kleine-fische-event-darkened = { $seat } heeft genoeg gezien.
kleine-fische-event-crawled = { $seat } verplaatst de octopus { $cost ->
    [0] zonder stap
    [one] met één stap
   *[other] met { $cost } stappen
} naar de baan { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } laat de octopus waar hij is.
kleine-fische-event-met = De octopus heeft { $seats } te pakken.
kleine-fische-event-chosen = { $seat } kiest { $victim_seat }.
kleine-fische-event-spared = { $seat } laat de duikers gaan.
kleine-fische-event-announced = { $seat } wil { $number ->
    [one] 1 vis
   *[other] { $number } vissen
} van { $victim_seat }.
kleine-fische-event-rolled = { $seat } gooit { $result }: { $good ->
    [yes] genoeg voor { $number }.
   *[no] niet genoeg voor { $number }.
}
kleine-fische-event-missed = { $victim_seat } houdt alles.
kleine-fische-event-stole = { $seat } neemt { $taken ->
    [one] 1 vis
   *[other] { $taken } vissen
} van { $victim_seat }{ $taken ->
    [0] .
   *[other] : { $fish }.
}
kleine-fische-event-lost = De rode kant: { $victim_seat } neemt { $taken ->
    [one] 1 vis
   *[other] { $taken } vissen
} van { $seat }{ $taken ->
    [0] .
   *[other] : { $fish }.
}
kleine-fische-event-collected = { $seat } verzamelt { $fish }.
kleine-fische-event-took = { $seat } neemt de grot met de { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = Het rif wordt aangevuld met { $count ->
    [one] één kaart
   *[other] { $count } kaarten
}{ $new_caves ->
    [0] {""}
    [one] { $count ->
        [one] , een grot met de { $caves }
       *[other] , waaronder een grot met de { $caves }
    }
   *[other] , waaronder { $new_caves } grotten met de getallen { $caves }
}; { $left ->
    [0] de trekstapel is leeg
    [one] op de trekstapel ligt er nog één: { $top ->
        [fish] een vis
       *[other] een grot met de { $top }
    }
   *[other] op de trekstapel liggen er nog { $left }, bovenop { $top ->
        [fish] een vis
       *[other] een grot met de { $top }
    }
}.
kleine-fische-event-turn = { $seat } is aan de beurt.
kleine-fische-event-ended = Het rif kan niet worden aangevuld: de partij is afgelopen. Iedereen draait zijn vissen en grotten om, en de punten worden geteld.
kleine-fische-event-crowned = { $seat } legt een regenboogvis op { $fish }.
kleine-fische-event-declined = { $seat } legt een regenboogvis nergens op.
kleine-fische-event-scored = Winst voor { $seats }. Punten per plaats: { $scores }.

## Punten

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Regenboogvis op { $fish }
kleine-fische-tally-unused = Ongebruikte grotkaarten
kleine-fische-tally-chest = { $count ->
    [one] Schatkist
   *[other] { $count } schatkisten
} op plaats { $rank }
kleine-fische-tally-tie = Vissen in de stapel, telt alleen bij gelijke stand: { $count }

## Het bord in een terminal

kleine-fische-short-clown = Clown
kleine-fische-short-lion = Duivel
kleine-fische-short-box = Koffer
kleine-fische-short-hammer = Hamer
kleine-fische-short-puffer = Kogel
kleine-fische-short-sword = Zwaard
kleine-fische-short-saw = Zaag
kleine-fische-short-seahorse = Zeepaard
kleine-fische-short-angel = Keizer
kleine-fische-short-parrot = Papegaai
kleine-fische-short-surgeon = Dokter
kleine-fische-short-flying = Vliegend
kleine-fische-short-angler = Hengel

kleine-fische-board-boat = boot
kleine-fische-board-deck = Trekstapel: { $left ->
    [one] 1 kaart
   *[other] { $left } kaarten
}, bovenop { $top }
kleine-fische-board-deck-empty = Trekstapel: leeg
kleine-fische-board-fish-back = een vis
kleine-fische-board-cave-back = een grot { $needs }
kleine-fische-board-octopus-cave = Octopus @: in zijn grot
kleine-fische-board-octopus-lane = Octopus @: op { $lane }
kleine-fische-board-player = { $count ->
    [one] 1 vis
   *[other] { $count } vissen
}
kleine-fische-board-caves = grotten { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Open
kleine-fische-board-photo = { $number }. { $fish } { $size } op { $place }
kleine-fische-board-points = octopuspunten: { $points }
kleine-fische-board-explored = De grot op { $place } wordt verkend.
kleine-fische-board-lanes = Banen voor je
kleine-fische-board-lane = { $way } naar { $lane }: { $offer }
kleine-fische-board-reversed = (na omkeren)
kleine-fische-board-blocked = { $way } naar { $lane }: daar is de octopus
kleine-fische-board-offer-fish = vis { $places }
kleine-fische-board-offer-cave = grot { $place } open { $open } van { $needs }
kleine-fische-board-offer-nothing = niets om om te draaien
kleine-fische-board-odds = Nooit gezien: { $unseen } vissen, waarvan { $new } nieuw voor jou
kleine-fische-board-theft = Genoemd { $number }, gegooid { $rolls }
kleine-fische-board-album = Jouw vissen
kleine-fische-board-albums = Vissen van { $seat }
kleine-fische-board-crowns = regenboogvis op { $fish }
kleine-fische-board-seen = Gezien bij { $seat }
kleine-fische-board-score = { count-points }, plaats { $rank }
kleine-fische-board-box = In de doos: { $caves }
kleine-fische-board-legend = ~~~ verborgen vis · [4] grot die 4 vraagt · * schelpen · o octopuspunten · 1> duiker · @ octopus · baan h23 loopt boven kaart c23, baan v23 links ervan
