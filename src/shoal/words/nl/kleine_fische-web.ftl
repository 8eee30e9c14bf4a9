### Kleine Fische ganz groß in de browser: namen van doelen, knoppen, het paneel naast het bord

kleine-fische-web-summary = { $left ->
    [0] Trekstapel leeg
    [one] 1 kaart in de trekstapel
   *[other] { $left } kaarten in de trekstapel
}

## Het bord

kleine-fische-web-board = Het rif: vijf rijen van vijf kaarten met banen ertussen
kleine-fische-web-board-keys = Pijltjestoetsen gaan van doel naar doel, met Shift van kaart naar kaart. Enter kiest.
kleine-fische-web-card-gap = { $place }, leeg
kleine-fische-web-card-hidden = { $place }, verborgen vis
kleine-fische-web-card-known = { $place }, gedekt, al gezien: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , 1 octopuspunt
   *[other] , { $octopus } octopuspunten
}, open als nummer { $number }
kleine-fische-web-card-cave = { $place }, grot die { $needs } open vissen vraagt; { $open ->
    [one] er ligt er 1
   *[other] er liggen er { $open }
} open
kleine-fische-web-column = Boot boven kolom { $column }
kleine-fische-web-swap-cave = Wissel de grot in { $place }
kleine-fische-web-diver = { $seat } { $lane }, kijkt { $way }
kleine-fische-web-diver-boat = { $seat } op de boot
kleine-fische-web-octopus-at = De octopus zit { $lane }
kleine-fische-web-octopus-home = De octopus zit in zijn grot
kleine-fische-web-open-of = open { $open } van { $needs }
kleine-fische-web-of = { $open } van { $needs }
kleine-fische-web-explore-now = verken!
kleine-fische-web-deck = trekstapel
kleine-fische-web-die = octopusdobbelsteen
kleine-fische-web-octopus-cave = octopusgrot

## Acties, als deel van een zin

kleine-fische-web-swim = zwem { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, in { $steps ->
    [one] één stap
   *[other] { $steps } stappen
}: { $offer }
kleine-fische-web-jump = spring { $lane }, kijk { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] draai { $places } om
   *[other] draai een van de twee om: { $places }
}
kleine-fische-web-offer-cave = de grot vraagt { $needs } open vissen, { $open } tot nu toe
kleine-fische-web-offer-lost = geen vis ernaast, dus je beurt eindigt daar zonder vangst
kleine-fische-web-offer-ends = geen vis ernaast, dus je duik eindigt daar; je houdt { $keeps ->
    [one] de open vis
   *[other] de { $keeps } open vissen
}
kleine-fische-web-then-reveal = draai { $place } om
kleine-fische-web-then-known = draai { $place } om: het is { $fish }
kleine-fische-web-then-bust = draai { $place } om: het is { $fish }, dubbel!
kleine-fische-web-then-explore = verken de grot in { $place }
kleine-fische-web-reveal = { kleine-fische-web-then-reveal }
kleine-fische-web-reveal-known = { kleine-fische-web-then-known }
kleine-fische-web-reveal-bust = { kleine-fische-web-then-bust }
kleine-fische-web-explore = verken de grot in { $place }: er liggen { $needs } vissen open
kleine-fische-web-peek = bekijk { $place }
kleine-fische-web-enough = doe de lamp uit
kleine-fische-web-stop-name = stop en houd { $keeps ->
    [one] 1 vis
   *[other] { $keeps } vissen
}, octopuspunten: { $points }
kleine-fische-web-octopus = verplaats de octopus { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = verplaats de octopus naar { $seats }, { kleine-fische-web-deed-steps }: dan mag je stelen
kleine-fische-web-stay = laat de octopus waar hij is
kleine-fische-web-rob = beroof { $victim_seat }, met { $fish ->
    [one] 1 vis
   *[other] { $fish } vissen
}
kleine-fische-web-announce = probeer er { $number } te nemen van { $victim_seat }: { $good } van { $faces } kanten zijn goed, { $bad } van { $faces } kost je { $loss ->
    [one] een vis
   *[other] { $loss } vissen
}
kleine-fische-web-spare = steel niets
kleine-fische-web-again = gooi nog een keer
kleine-fische-web-accept = accepteer de worp: { $loss ->
    [0] er wordt niets gestolen
    [one] je verliest een vis
   *[other] je verliest { $loss } vissen
}
kleine-fische-web-use = speel { $cave }
kleine-fische-web-exchange = wissel de grot in { $place } met de vis in { $other }
kleine-fische-web-rainbow = leg de regenboogvis op { $fish }: { $gain ->
    [one] 1 punt meer
   *[other] { $gain } punten meer
}
kleine-fische-web-rainbow-nowhere = leg de regenboogvis nergens op

## De twee knoppen

kleine-fische-web-button-stop = Stop
kleine-fische-web-button-stop-small = houd { $keeps }{ $points ->
    [0] {""}
   *[other] , octopus { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = draai eerst een vis om
kleine-fische-web-button-stop-early = zwem eerst
kleine-fische-web-button-enough = Genoeg
kleine-fische-web-button-enough-small = { kleine-fische-web-enough }
kleine-fische-web-button-stay = Laat hem zitten
kleine-fische-web-button-stay-small = { $count ->
    [0] de octopus blijft
    [one] neem 1 vis
   *[other] neem { $count } vissen
}
kleine-fische-web-button-spare = Steel niets
kleine-fische-web-button-spare-small = laat ze gaan
kleine-fische-web-button-accept = Accepteer
kleine-fische-web-button-accept-small = { $loss ->
    [0] er wordt niets gestolen
    [one] je verliest een vis
   *[other] je verliest { $loss } vissen
}
kleine-fische-web-button-nowhere = Nergens
kleine-fische-web-button-nowhere-small = op geen stapel
kleine-fische-web-button-swim = Zwem verder
kleine-fische-web-button-swim-ends = { $way }: einde duik, houd { $keeps }
kleine-fische-web-button-swim-lost = { $way }: geen vis, einde beurt
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] één vis
   *[other] een van { $count } vissen
}
kleine-fische-web-button-swim-go-odds = { $way }: { $percent }% dubbel
kleine-fische-web-button-jump = Spring
kleine-fische-web-button-exchange = Wissel
kleine-fische-web-button-reveal = Draai om
kleine-fische-web-button-reveal-odds = { $percent }% dubbel
kleine-fische-web-button-explore = Verken
kleine-fische-web-button-explore-small = het getal klopt
kleine-fische-web-button-peek = Kijk
kleine-fische-web-button-octopus = Verplaats hem
kleine-fische-web-button-octopus-none = geen stappen
kleine-fische-web-button-octopus-to = { $cost ->
    [one] één stap
   *[other] { $cost } stappen
}
kleine-fische-web-button-octopus-meets = naar { $seats }, dan stelen
kleine-fische-web-button-rob = Beroof
kleine-fische-web-button-announce = Gooi
kleine-fische-web-button-announce-go = voor { $number }: { $good } van { $faces }
kleine-fische-web-button-again = Gooi opnieuw
kleine-fische-web-button-again-none = geen kaart ervoor
kleine-fische-web-button-use = Speel de kaart
kleine-fische-web-button-rainbow = Leg hem
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } duikt

## Het paneel

kleine-fische-web-open = open
kleine-fische-web-kept = gehouden
kleine-fische-web-photos = Open vissen, in de volgorde waarin ze zijn omgedraaid
kleine-fische-web-photos-none = Nog geen vis open: elke nieuwe soort telt, de tweede van een soort is dubbel.
kleine-fische-web-next = de volgende
kleine-fische-web-bust = { $fish } dubbel! Nummers { $from } tot en met { $to } gaan weer dicht.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Daarvóór lag er niets open.
    [one] De vis die daarvóór openlag, blijft.
   *[other] De { $kept } die daarvóór openlagen, blijven.
}
kleine-fische-web-pair = dubbel
kleine-fische-web-between = ertussen omgedraaid: gaat ook weer dicht
kleine-fische-web-stays = blijft
kleine-fische-web-steal-from = { $seat } berooft { $victim_seat }
kleine-fische-web-steal-takes = { $seat } neemt er { $taken } van { $victim_seat }
kleine-fische-web-steal-none = { $victim_seat } houdt alles
kleine-fische-web-steal-chance = { $good } van { $faces }
kleine-fische-web-steal-whom = Wie beroof je?
kleine-fische-web-steal-how-many = Hoeveel van { $victim_seat }?
kleine-fische-web-steal-rolled = Gegooid: { $result }, nodig: { $number }
kleine-fische-web-rainbow-lay = Tik op de stapel die { $shells } waard moet worden.
kleine-fische-web-swum = Er is maar één baan vrij: { $seat } zwemt { $way }.
kleine-fische-web-odds-show = Toon de kans op dubbel
kleine-fische-web-odds-hide = verberg
kleine-fische-web-odds-new = { $count } nieuw
kleine-fische-web-odds-pair = dubbel { $percent }%
kleine-fische-web-odds-keep = bij dubbel houd je { $keeps } van { $open }
kleine-fische-web-odds-none = Voor je ligt geen verborgen vis: verder zwemmen beëindigt de duik, en dubbel kan niet.
kleine-fische-web-odds-all = van { $unseen } ongeziene vissen
kleine-fische-web-odds-bar = Van { $unseen } ongeziene vissen zijn er { $count } nieuw; de kans op dubbel is { $percent }%
kleine-fische-web-hand = Jouw grotten
kleine-fische-web-caves = Grotten: { $needs }
kleine-fische-web-fish-count = { $count ->
    [one] 1 vis
   *[other] { $count } vissen
}
kleine-fische-web-album = Album van { $seat }: van elke soort telt de beste vis
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: geen
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = kijkt { $way }
kleine-fische-web-on-boat = op de boot
kleine-fische-web-turn = duikt

## Wat de bevestigknop zegt, en hoe je kiest

kleine-fische-web-deed-swim = Zwem { $way }
kleine-fische-web-deed-swim-then = Zwem { $way } en draai om
kleine-fische-web-deed-dash = Gebruik de vinnen
kleine-fische-web-deed-jump = Spring, kijk { $way }
kleine-fische-web-deed-risk = Dubbel: { $percent }%
kleine-fische-web-deed-lost = Daar ligt geen vis: je beurt eindigt zonder vangst.
kleine-fische-web-deed-ends = Daar ligt geen vis: je duik eindigt, je houdt er { $keeps }.
kleine-fische-web-deed-reveal = Draai hem om
kleine-fische-web-deed-pair = Weer { $fish }: dubbel!
kleine-fische-web-deed-explore = Verken de grot
kleine-fische-web-deed-peek = Bekijk hem
kleine-fische-web-deed-enough = Doe de lamp uit
kleine-fische-web-deed-stop = { kleine-fische-web-button-stop }
kleine-fische-web-deed-keeps = Je houdt { $keeps ->
    [one] 1 vis
   *[other] { $keeps } vissen
}.
kleine-fische-web-deed-octopus = Verplaats de octopus
kleine-fische-web-deed-steps = { $cost ->
    [one] 1 stap
   *[other] { $cost } stappen
}
kleine-fische-web-deed-meets = Hij bereikt { $seats }: dan mag je stelen.
kleine-fische-web-deed-stay = Laat de octopus zitten
kleine-fische-web-deed-rob = Beroof { $victim_seat }
kleine-fische-web-deed-spare = { kleine-fische-web-button-spare }
kleine-fische-web-deed-announce = Gooi voor { $number }
kleine-fische-web-deed-chance = { kleine-fische-web-steal-chance }
kleine-fische-web-deed-red = De rode kant kost je { $loss ->
    [one] een vis
   *[other] { $loss } vissen
}.
kleine-fische-web-deed-use = { kleine-fische-web-button-use }
kleine-fische-web-deed-again = { kleine-fische-web-button-again }
kleine-fische-web-deed-accept = { kleine-fische-web-button-accept }
kleine-fische-web-deed-exchange = Wissel ze
kleine-fische-web-deed-rainbow = Leg hem op { $fish }
kleine-fische-web-deed-nowhere = Leg hem nergens
kleine-fische-web-how-jump = Tik op een pijl naast een kaart van de bovenste rij. Tik op een bootteken om de boot daarheen te brengen.
kleine-fische-web-how-move = Tik op een kaart voor je om hem om te draaien, of op een pijl om die kant op te zwemmen.
kleine-fische-web-how-choice = Tik op een kaart voor je om hem om te draaien, op een pijl om die kant op te zwemmen, of op Stop.
kleine-fische-web-how-reveal = Tik op een van de kaarten met een oog.
kleine-fische-web-how-explore = Tik op een kaart met een oog, of op de grot.
kleine-fische-web-how-octopus = Tik op een baan met een getal: zoveel stappen kost het. Bereikt hij een tegenstander, dan mag je proberen te stelen.
kleine-fische-web-how-octopus-nobody = Hij kan bij geen enkele tegenstander komen. Tik op een baan met een getal om die te blokkeren.
kleine-fische-web-how-announce = Tik op een getal: hoe meer je wilt, hoe moeilijker het is.
kleine-fische-web-how-exchange = Tik op een grot van de bovenste rij, dan op een vis.
kleine-fische-web-how-rainbow = Tik op een stapel van je album.
kleine-fische-web-how-peek = Tik op een verborgen vis: alleen jij ziet hem.

## Wat er gebeurt, verteld terwijl het te zien is

kleine-fische-web-told-swam = { $seat } zwemt { $way }.
kleine-fische-web-told-revealed = { $seat } draait om: { $fish }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } gooit de octopusdobbelsteen …

## Wat je op een telefoon ziet

kleine-fische-web-fact-kinds = Je hebt { $count ->
    [one] 1 vis
   *[other] { $count } vissen
} van { $kinds ->
    [one] één soort
   *[other] { $kinds } soorten
}; er zijn { $all } soorten.
kleine-fische-web-fact-points = Je beste vissen van elke soort zijn tot nu toe { count-points } waard.

## Wat de dingen zijn

kleine-fische-web-about-hidden = Een verborgen vis
kleine-fische-web-about-hidden-text = Zwem naar een baan ernaast en draai hem om. Er zijn { $kinds } soorten, van elk { $each } vissen, met één tot vier schelpen.
kleine-fische-web-about-open-text = Ligt open als nummer { $number } van deze duik. Bij een tweede vis van deze soort gaan beide weer dicht, en ook alles wat ertussen is omgedraaid.
kleine-fische-web-about-points-text = Na de duik mag je de octopus per octopuspunt één baan verplaatsen.
kleine-fische-web-about-known-text = Weer gedekt, maar je hebt hem gezien.
kleine-fische-web-about-cave = Een grot: { $needs }
kleine-fische-web-about-cave-text = Zwem ernaast als er precies { $needs } vissen openliggen: dan mag je de grot verkennen. De kaart is van jou, en de duik eindigt.
kleine-fische-web-about-gap = Een gat
kleine-fische-web-about-gap-text = Het wordt uit de trekstapel gevuld als de beurt voorbij is.
kleine-fische-web-about-diver = De duiker van { $seat }
kleine-fische-web-about-diver-text = Duikers versperren elkaar nooit de weg. Je kunt de octopus naar een tegenstander brengen om te stelen.
kleine-fische-web-about-diver-own = Je zwemt alleen vooruit: over de kruising voor je, rechtdoor of de hoek om. De lamp schijnt waar je heen kijkt.
kleine-fische-web-about-octopus = De octopus
kleine-fische-web-about-octopus-text = Niemand mag zijn baan op zwemmen. Met octopuspunten op je vissen verplaats je hem na je duik. Bereikt hij een tegenstander, dan mag je proberen te stelen.
kleine-fische-web-about-deck-text = Gaten in het rif worden hieruit gevuld. Als er geen kaart meer is voor een gat, is de partij afgelopen.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 en een rode kant. Om te stelen moet je minstens gooien wat je hebt genoemd; bij de rode kant neemt de ander een vis van jou.
kleine-fische-web-about-boat = De boot
kleine-fische-web-about-boat-text = Duikers springen hiervandaan in hun eerste beurt, naast een vis van de bovenste rij. Later doet hij niets.
kleine-fische-web-about-lane-text = Duikers en de octopus zwemmen over de banen. Na het zwemmen draai je een vis naast je baan om.
kleine-fische-web-about-cave-fins = Eén keer: zwem tot { $power } stappen in plaats van één.
kleine-fische-web-about-cave-lamp = Eén keer, voordat je zwemt: bekijk { $power ->
    [one] een verborgen vis
   *[other] tot { $power } verborgen vissen
}, waar dan ook.
kleine-fische-web-about-cave-octo = Eén keer: { $power } stappen meer voor de octopus, ook zonder octopuspunten.
kleine-fische-web-about-cave-reroll = Eén keer: doe een mislukte worp over{ $power ->
    [one] {""}
   *[other] , tot { $power } keer
}.
kleine-fische-web-about-cave-rainbow = Wordt niet gespeeld. Aan het eind is een van je soorten er vier schelpen door waard.
kleine-fische-web-about-cave-chest = Wordt niet gespeeld. Gaat aan het eind open: hoe minder punten je hebt, hoe meer de kist oplevert (1, 3, 5 of 7).
kleine-fische-web-about-pile = { $seat }: { $count ->
    [one] 1 vis
   *[other] { $count } vissen
}
kleine-fische-web-about-pile-hidden = Je ziet alleen hoeveel het er zijn, niet welke. Vissen in een stapel kunnen gestolen worden, grotten niet.
kleine-fische-web-about-pile-own = Alleen je beste vis van elke soort telt aan het eind.
kleine-fische-web-about-caves = Grotten van { $seat }
kleine-fische-web-about-caves-text = Je speelt elke grot één keer, vanaf de volgende beurt. Een ongebruikte is aan het eind een punt waard. Grotten zijn niet te stelen.
kleine-fische-web-about-of = { $count } van { $all }
kleine-fische-web-about-row-where = Waar
kleine-fische-web-about-row-place = Plek
kleine-fische-web-about-row-open = Vissen nu open
kleine-fische-web-about-row-shells = Schelpen
kleine-fische-web-about-row-octopus = Octopuspunten
kleine-fische-web-about-row-kinds = Soorten
kleine-fische-web-about-row-points = Punten tot nu toe
kleine-fische-web-about-row-cave = Grot { $needs }
