# Wat alleen de browser over Maldivia zegt.

# Vissen, masten, tegels, kaarten

maldivia-web-fish-R = { $count ->
    [one] 1 rode vis
   *[other] { $count } rode vissen
  }
maldivia-web-fish-G = { $count ->
    [one] 1 groene vis
   *[other] { $count } groene vissen
  }
maldivia-web-fish-P = { $count ->
    [one] 1 paarse vis
   *[other] { $count } paarse vissen
  }
maldivia-web-fish-Y = { $count ->
    [one] 1 gele vis
   *[other] { $count } gele vissen
  }
maldivia-web-mast-empty = leeg
maldivia-web-mast = Mast, van boven: { $fish }
maldivia-web-tile-hidden = gedekt
maldivia-web-tile-fog = mist { $side }
maldivia-web-letter-n = N
maldivia-web-letter-e = O
maldivia-web-letter-s = Z
maldivia-web-letter-w = W

# Het bord

maldivia-web-sea = De zee, { $rows } bij { $columns } vakken
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; boot van { $seat }, mast van boven: { $fish }
maldivia-web-market = Markt van { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Schip van { $island }, { $count ->
    [one] 1 vis
   *[other] { $count } vissen
  }: { $fish }
maldivia-web-berth = Lege ligplaats van { $island }
maldivia-web-pile = { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  } in de stapel van { $island }
maldivia-web-fog-spent = Geen mist meer deze ronde
maldivia-web-fog-held = Een lijn vol boten: de mist trekt op
maldivia-web-summary-over = Afgelopen na { $round ->
    [one] 1 ronde
   *[other] { $round } rondes
  } · { $spaces } vakken
maldivia-web-cannot-sail = Kan niet varen
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Je kaarten: { $cards }
maldivia-web-summary = Ronde { $round } · tegel { $tile } van { $tiles }
maldivia-web-left = { $spaces } vakken, einde bij { $end }

# Wat een actie doet

maldivia-web-may-rob = beroof { $seat } ({ $fish })
maldivia-web-may-deliver = lever { $card }
maldivia-web-do-take = Neem de boot: { $boat }
maldivia-web-do-place = Begin op { $cell }: { $outcome }
maldivia-web-do-plan = Plan: { $tiles }
maldivia-web-do-sail = Vaar naar { $cell }: { $outcome }
maldivia-web-do-stay = Blijf liggen
maldivia-web-stay-costs = geen actie, beurt voorbij
maldivia-web-do-fish = Vis hier: { $fish }
maldivia-web-do-rob = Steel de bovenste vis van { $seat } ({ $fish })
maldivia-web-do-haul = Haal de vissen binnen
maldivia-web-do-drop = Haal eraf en gooi terug: { $fish }
maldivia-web-do-drop-none = Haal er niets af
maldivia-web-do-stick = Steek een { FORM($colour, "attr") } vis bovenop
maldivia-web-do-release = Gooi de rest terug
maldivia-web-do-deliver = Lever aan { $island }: { $fish }, { count-points }
maldivia-web-do-restack = Nu komt een { FORM($colour, "attr") } vis
maldivia-web-do-keep = Laat het zo
maldivia-web-do-turn = Octopus: draai tegel { $slot } van { $seat } { $angle }°{ $known ->
    [yes] {" "}naar { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Haai: geef { $seat } een kaart van { $gave } voor een van { $took }
maldivia-web-do-give = Geef de kaart met { $card }
maldivia-web-do-exchange = Stuur het schip met { $card } weg
maldivia-web-do-end = Beëindig je beurt

# De tegels

maldivia-web-plan = Jouw plan
maldivia-web-plan-held = Tik op de tegel waarmee hij van plaats wisselt.
maldivia-web-plan-now = tegel { $tile } wordt gespeeld
maldivia-web-plan-in = Je plan staat klaar
maldivia-web-plan-send = Gebruik dit plan
maldivia-web-plan-replace = Verander mijn plan
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Tegel { $slot }: { $tile }. Draai hem
maldivia-web-slot-move = Verplaats tegel { $slot }: { $tile }
maldivia-web-slot-here = Wissel tegel { $held } en tegel { $slot }
maldivia-web-plan-nowhere = Je eerste pijl leidt nergens heen.
maldivia-web-plan-reach = Cijfers op zee: welke tegel je daar kan brengen.
maldivia-web-plan-fog = { CAPITAL($fog) } zou de nevelige rij op de omlijnde vouwen.
maldivia-web-plan-fog-none = { CAPITAL($fog) } zou nu niets omvouwen.
maldivia-web-plan-caught = Zoals de boten nu liggen, kan het de bovenste vis kosten van: { $seats }.
maldivia-web-plan-caught-own = Jij ligt daar zelf: je bovenste vis zou verloren gaan.
maldivia-web-choose = Wat doe je?
maldivia-web-choose-boat = Kies een boot
maldivia-web-choose-ship = Welk schip gaat onder de stapel?
maldivia-web-in-hand = In de hand
maldivia-web-stick-of = { $what }, een van { $count }
maldivia-web-on-mast = Je mast, van onder naar boven
maldivia-web-mast-bottom = onder
maldivia-web-mast-top = boven
maldivia-web-stick = Tik op de vis die nu bovenop komt
maldivia-web-drop = Te veel voor de mast: tik op de onderste vis die eraf moet
maldivia-web-restack = Tik op de vis die nu komt, van onder naar boven
maldivia-web-octopus = De octopus draait één tegel die nog staat.
maldivia-web-octopus-tile = Tegel { $slot } van { $seat }: { $tile }
maldivia-web-octopus-how = Hoe ver?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = De haai ruilt twee kaarten, gedekt.
maldivia-web-shark-give = Je geeft
maldivia-web-shark-take = Je neemt
maldivia-web-shark-mine = { $letter } { $island }: geef er een kaart van
maldivia-web-shark-theirs = { $letter } { $seat }: neem een kaart van { $island }
maldivia-web-give = Welke van je kaarten van { $island } geef je aan { $seat }?

# Spelers

maldivia-web-players = Spelers
maldivia-web-planned = plan staat klaar
maldivia-web-tiles = Plan: { $tiles }
maldivia-web-cards = { $count ->
    [0] nog geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
  }
maldivia-web-supply = In de voorraad

# Wat de bevestigknop zegt, en hoe je kiest

maldivia-web-deed-sail = Vaar naar { $cell }
maldivia-web-deed-sail-fish = Vaar naar { $cell } en vis
maldivia-web-deed-sail-rob = Vaar naar { $cell } en beroof
maldivia-web-deed-sail-deliver = Vaar naar { $cell } en lever
maldivia-web-deed-place = Begin op { $cell }
maldivia-web-deed-deliver = Lever
maldivia-web-deed-rob = Beroof { $seat }
maldivia-web-deed-fish = Vis
maldivia-web-deed-stay = { maldivia-web-do-stay }
maldivia-web-deed-stay-warning = Wie niet vaart, mag niet vissen, beroven of leveren: je beurt is voorbij.
maldivia-web-ends-current = Een stroming: hier valt niets te halen, en je volgende vaart volgt geen stroming.
maldivia-web-ends-begin = Hier: { $what }. Er wordt nog niets gepakt.
maldivia-web-deed-end = { maldivia-web-do-end }
maldivia-web-deed-plan = { maldivia-web-plan-send }
maldivia-web-deed-turn = Draai de tegel
maldivia-web-deed-swap = Ruil de kaarten
maldivia-web-deed-give = Geef deze kaart
maldivia-web-deed-exchange = Stuur dit schip weg
maldivia-web-deed-haul = { maldivia-web-do-haul }
maldivia-web-how-take = Tik op een boot om hem te nemen.
maldivia-web-how-place = Tik op een vak om te zien wat er te halen is, en nog eens om daar te beginnen.
maldivia-web-how-plan = Tik op een tegel om te draaien, sleep tegels om te wisselen, gebruik dan het plan.
maldivia-web-how-sail = Tik op een oplichtend vak om de weg te zien en wat het oplevert, en nog eens om te varen.
maldivia-web-how-act = Tik op een oplichtend vak of schip, of kies in de lijst.
maldivia-web-how-drop = Tik op de onderste vis die eraf moet.
maldivia-web-how-stick = Tik op de vis die nu bovenop komt: hij gaat er meteen op.
maldivia-web-how-restack = Elke levering staat dat toe. Tik op de vis die nu komt, of laat het zo.
maldivia-web-how-exchange = Jij kiest: je bent de linkerbuur van wie vouwde. Er komt een nieuw schip voor in de plaats.

# Wat er gebeurt, verteld terwijl het te zien is

maldivia-web-told-folded = { $seat } laat de mist van { $island } opkomen: de zee wordt opgevouwen tot { $spaces } vakken.
maldivia-web-told-opened = Er komt een nieuw schip van { $island }: { $named }.

# Wat je op een telefoon ziet

maldivia-web-fact-round = Ronde { $round }
maldivia-web-fact-tile = R{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · einde bij { $end }
maldivia-web-fact-ends = Er zijn { $spaces } vakken te zien; bij { $end } of minder eindigt de partij.
maldivia-web-fact-points = Je hebt { count-points } op { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
  }.

# Wat de dingen zijn

maldivia-web-about-space-open = Open zee: boten varen erdoor en stoppen hier, maar er valt niets te halen.
maldivia-web-about-space-current = Een stroming: vaar je in de stroomrichting het eerste vak op, dan mag je de bocht om meevaren en daarna verder.
maldivia-web-about-space-octopus = Stop hier, dan mag je één tegel draaien die nog niet is getoond, van jou of van wie dan ook.
maldivia-web-about-space-shark = Stop hier, dan mag je een van je kaarten ongezien ruilen voor een kaart van een andere speler.
maldivia-web-about-space-fish = Stop hier, dan mag je deze vissen uit de voorraad op je mast steken. Niet in een beurt waarin je levert.
maldivia-web-about-boat = De boot van { $seat } op { $cell }
maldivia-web-about-boat-text = Stop ernaast, dan mag je de bovenste vis stelen. Geen boot vaart door een andere heen.
maldivia-web-about-boat-own = Op je mast passen zeven vissen. Alleen de bovenste kan gestolen worden of door de mist verloren gaan.
maldivia-web-about-boat-hand = Deze vissen gaan nu op je mast: kies naast het bord welke eerst komt.
maldivia-web-about-ship = Een marktschip van { $island }
maldivia-web-about-ship-text = Stop aan de rand van { $island } met al deze vissen op je mast, in welke volgorde ook, dan mag je leveren. De kaart is voor jou.
maldivia-web-about-berth-text = De stapel is leeg: er komt geen schip meer.
maldivia-web-about-pile-text = Als aan een schip is geleverd, komt het volgende hiervandaan.
maldivia-web-about-island-text = Mist van hier vouwt de buitenste rij om. Dan is de achterkant de nieuwe rand.
maldivia-web-about-island-fogged = De mist is deze ronde al van hier gekomen: nog meer mist doet niets.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] nog geen kaarten
    [one] 1 kaart
   *[other] { $count } kaarten
  }
maldivia-web-about-cards-hidden = Alleen de eilanden op de achterkant zijn bekend. Elke vis op een kaart is een punt.
maldivia-web-about-cards-own = Elke vis op een kaart is een punt: { $points } in totaal. Alleen jij ziet ze.
maldivia-web-about-tile-arrow = Je boot vaart deze kant op, zo ver je wilt, als de tegel wordt getoond.
maldivia-web-about-tile-fog = De buitenste rij van deze kant wordt omgevouwen als de tegel wordt getoond. Boten die erin liggen, verliezen hun bovenste vis.
maldivia-web-about-tile-hidden = Hij gaat open als hij aan de beurt is. Een octopus kan hem eerder draaien.
maldivia-web-about-supply-text = Er zijn acht vissen van elke kleur. Wat op geen mast zit, ligt hier; wat hier niet ligt, kun je niet vangen.
maldivia-web-about-row-mast = Mast, van boven
maldivia-web-about-row-cards = Gewonnen kaarten
maldivia-web-about-row-asks = Vraagt
maldivia-web-about-row-worth = Waard
maldivia-web-about-row-side = Rand van de zee
maldivia-web-about-row-edge = Schepen van { $island }
maldivia-web-about-row-next = De volgende vouw toont
