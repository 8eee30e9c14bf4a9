maldivia-option-start = Wie begint: het toeval beslist, of de eerste plaats

# Dingen

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = oost
    .to = het oosten
maldivia-way-s = zuid
    .to = het zuiden
maldivia-way-w = west
    .to = het westen
maldivia-way-n = noord
    .to = het noorden

maldivia-tile-e = pijl naar het oosten
maldivia-tile-s = pijl naar het zuiden
maldivia-tile-w = pijl naar het westen
maldivia-tile-n = pijl naar het noorden
maldivia-tile-fog-e = mist uit het oosten
maldivia-tile-fog-s = mist uit het zuiden
maldivia-tile-fog-w = mist uit het westen
maldivia-tile-fog-n = mist uit het noorden
maldivia-nothing = niets
maldivia-nowhere = nergens

maldivia-boat-white = wit
    .attr = witte
maldivia-boat-orange = oranje
    .attr = oranje
maldivia-boat-brown = bruin
    .attr = bruine
maldivia-boat-black = zwart
    .attr = zwarte

maldivia-colour-red = rood
    .attr = rode
maldivia-colour-green = groen
    .attr = groene
maldivia-colour-purple = paars
    .attr = paarse
maldivia-colour-yellow = geel
    .attr = gele

maldivia-space-open = open zee
maldivia-space-current = een stroming
maldivia-space-octopus = een octopus
maldivia-space-shark = een haai

maldivia-supply = Voorraad
maldivia-mast = mast
maldivia-plan = plan
maldivia-cards = kaarten
maldivia-no-cards = nog geen
maldivia-pile = stapel { $count }
maldivia-fog-came = mist geweest
maldivia-spaces = nog { $spaces } vakken, de partij eindigt bij { $end }
maldivia-round = Ronde { $round }
maldivia-tile = Ronde { $round }, tegel { $tile }
maldivia-setting-up = Opbouw
maldivia-starts = begint
maldivia-legend = Vissen: R rood, G groen, P paars, Y geel · → stroming, ~ een onderbroken stroming · o octopus · x haai · ' achterkant van het doek
maldivia-fresh = nieuwe vissen in de hand: { $fish }
maldivia-score = { count-points }

# Wat er gevraagd wordt

maldivia-ask-take = Kies een boot.
maldivia-wait-take = { $seat } kiest een boot.
maldivia-ask-place = Zet je boot op een vrij vak.
maldivia-wait-place = { $seat } kiest een vak voor de boot.
maldivia-ask-plan = Ronde { $round }: plan drie pijlen en de mist, van links naar rechts.
maldivia-ask-replan = Je plan staat klaar. Je kunt het nog veranderen. We wachten op { $seats }.
maldivia-wait-plan = Ronde { $round }: we wachten op de plannen van { $seats }.
maldivia-ask-sail = Vaar van { $cell } naar { FORM($way, "to") }, of blijf liggen.
maldivia-wait-sail = { $seat } mag van { $cell } naar { FORM($way, "to") } varen.
maldivia-ask-act = Je ligt op { $cell }: { $shows }. Wat doe je daar?
maldivia-wait-act = { $seat } ligt op { $cell } en mag daar iets doen ({ $shows }).
maldivia-ask-gain = In de hand: { $fish }. Neem er meer, of haal ze binnen.
maldivia-wait-gain = { $seat } heeft { $fish } in de hand en mag er meer nemen.
maldivia-ask-drop = Te veel vissen. In de hand: { $fish }. Op de mast: { $mast }. Hoeveel haal je er eerst boven van de mast?
maldivia-wait-drop = { $seat } heeft te veel vissen voor de mast en maakt ruimte.
maldivia-ask-stick = Welke vis komt nu bovenop? In de hand: { $fish }. Op de mast: { $mast }.
maldivia-wait-stick = { $seat } steekt nieuwe vissen op de mast: { $fish }.
maldivia-ask-restack = Herschik je mast van onder naar boven. Al geplaatst: { $settled }. Welke vis komt nu: { $loose }?
maldivia-wait-restack = { $seat } herschikt de mast.
maldivia-ask-give = Welke kaart van { $island } geef je aan { $other_seat } voor een van { $wanted }?
maldivia-wait-give = { $seat } kiest de kaart van { $island } die { $other_seat } krijgt voor een van { $wanted }.
maldivia-ask-exchange = De mist kwam van { $island }. Welk schip van dat eiland gaat onder de stapel?
maldivia-wait-exchange = { $seat } wisselt een schip van { $island }.

# Wat er gebeurde

maldivia-event-took = { $seat } neemt de { FORM($boat, "attr") } boot.
maldivia-event-placed = { $seat } begint op { $cell }.
maldivia-event-round = Ronde { $number } begint. { $start_seat } is als eerste aan de beurt.
maldivia-event-planned = { $seat } heeft een plan{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } toont tegel { $slot }: { $named }.
maldivia-event-blocked = { $seat } kan niet wegvaren van { $cell }.
maldivia-event-stayed = { $seat } blijft op { $cell }.
maldivia-event-sailed = { $seat } vaart van { $from } naar { $cell }.
maldivia-event-fished = { $seat } vist: { $named }.
maldivia-event-robbed = { $seat } steelt een { FORM($named, "attr") } vis van { $victim_seat }.
maldivia-event-dropped = { $seat } haalt vissen van de mast: { $named }.
maldivia-event-stuck = { $seat } steekt een { FORM($named, "attr") } vis op de mast.
maldivia-event-released = { $seat } gooit vissen terug: { $named }.
maldivia-event-delivered = { $seat } levert { $named } aan { $island } voor { count-points }. Nog op de mast, van onder naar boven: { $left }.
maldivia-event-opened = Nieuw schip van { $island }: { $named }. { $pile ->
    [0] De stapel is nu leeg.
    [one] Nog 1 kaart in de stapel.
   *[other] Nog { $pile } kaarten in de stapel.
  }
maldivia-event-restacked = { $seat } herschikt de mast, van onder naar boven: { $named }.
maldivia-event-turned = { $seat } laat de octopus tegel { $slot } van { $owner_seat } { $angle } graden draaien{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } ruilt met { $other_seat } een kaart van { $gave } tegen een van { $took }{ $known ->
    [yes] : geeft { $given_named }, krijgt { $drawn_named }.
   *[no] .
  }
maldivia-event-ended-turn = { $seat } is klaar.
maldivia-event-fog-spent = De mist van { $seat } doet niets: { $island } heeft deze ronde al mist gehad.
maldivia-event-fog-held = Voor { $island } ligt een hele lijn vol boten ({ $line }): de mist van { $seat } trekt op, en er wordt niets gevouwen.
maldivia-event-folded = { $seat } laat de mist van { $island } opkomen: de zee wordt opgevouwen tot { $spaces } vakken. De nieuwe rand loopt van { $first } tot { $last }. Vissen: { $fish_at }; octopus: { $octopus_at }; haai: { $shark_at }.
maldivia-event-covered = Op { $cell } schuift de vouw onder { $seat } door.
maldivia-event-carried = De vouw schuift { $seat } van { $from } naar { $cell }.
maldivia-event-pushed = { $seat } wordt van { $from } naar { $cell } geduwd.
maldivia-event-lost = { $seat } verliest een { FORM($named, "attr") } vis.
maldivia-event-exchanged = { $seat } stuurt een schip van { $island } onder de stapel: { $named }.
maldivia-event-ended = De partij is afgelopen. Winst voor { $seats }. Punten per plaats: { $scores }.

# Waarom niet

maldivia-refuse-now-take = Kies eerst een boot.
maldivia-refuse-now-place = Zet eerst je boot op een vak.
maldivia-refuse-now-plan = Nu maakt iedereen een plan.
maldivia-refuse-now-sail = Vaar eerst, of blijf liggen.
maldivia-refuse-now-act = Nu kun je iets doen op je vak, of je beurt beëindigen.
maldivia-refuse-now-gain = Neem eerst meer vissen of haal ze binnen.
maldivia-refuse-now-drop = Kies eerst hoeveel vissen je boven van je mast haalt.
maldivia-refuse-now-stick = Steek eerst de nieuwe vissen op je mast.
maldivia-refuse-now-restack = Herschik eerst de vissen op je mast, of laat ze zo.
maldivia-refuse-now-give = Kies eerst de kaart die je geeft.
maldivia-refuse-now-exchange = Kies eerst welk schip onder de stapel gaat.
maldivia-refuse-boat-taken = { $other_seat } heeft de { FORM($boat, "attr") } boot.
maldivia-refuse-occupied = Daar ligt de boot van { $other_seat }.
maldivia-refuse-planned = Alle plannen staan klaar. Alleen een octopus kan ze nu nog veranderen.
maldivia-refuse-sailed = Je boot heeft deze beurt al gevaren.
maldivia-refuse-folded-away = { $cell } is weggevouwen.
maldivia-refuse-same-place = Je tocht moet ergens anders eindigen. Je kunt wel op { $cell } blijven liggen.
maldivia-refuse-boat-there = Op { $cell } ligt de boot van { $other_seat }.
maldivia-refuse-boat-between = Er ligt een boot in de weg naar { $cell }.
maldivia-refuse-on-current = Je begint op een stroming, dus je kunt in deze tocht geen stroming volgen.
maldivia-refuse-current-blocked = De stroming die naar { $cell } leidt, is niet vrij.
maldivia-refuse-in-current = Een boot die een stroming volgt, moet er helemaal uit: { $cell } ligt er nog in.
maldivia-refuse-off-course = { $cell } ligt niet op deze koers. Je pijl wijst naar { FORM($way, "to") }, en een boot slaat alleen af waar een stroming begint.
maldivia-refuse-sail-first = Vaar eerst: wie niet vaart, heeft geen actie.
maldivia-refuse-gained = Je hebt deze beurt al vis genomen.
maldivia-refuse-no-haul = Je hebt geen vissen in de hand om binnen te halen.
maldivia-refuse-no-fish-space = Op dit vak staan geen vissen.
maldivia-refuse-fish-or-deliver = In één beurt kun je vissen of leveren, niet allebei.
maldivia-refuse-fished = Je hebt hier deze beurt al gevist.
maldivia-refuse-none-left = Deze vissen zijn niet in de voorraad: { $fish }.
maldivia-refuse-no-victim = Daar valt niemand te beroven.
maldivia-refuse-not-adjacent = De boot van { $other_seat } ligt niet naast de jouwe.
maldivia-refuse-robbed = Je hebt { $other_seat } deze beurt al beroofd.
maldivia-refuse-empty = De mast van { $other_seat } is leeg.
maldivia-refuse-no-drop = Je haalt alleen vissen van de mast als er geen plek is voor nieuwe.
maldivia-refuse-drop-too-many = { $count ->
    [one] Er zit maar 1 vis op je mast.
   *[other] Er zitten maar { $count } vissen op je mast.
  }
maldivia-refuse-no-stick = Er zijn geen nieuwe vissen voor de mast.
maldivia-refuse-no-release = Ze passen allemaal, dus ze gaan er allemaal op.
maldivia-refuse-no-such-fish = Je hebt geen { FORM($colour, "attr") } vis in de hand.
maldivia-refuse-not-at-side = Je boot ligt niet aan de rand van { $island }.
maldivia-refuse-one-ship = Per beurt lever je maar aan één schip van { $island }.
maldivia-refuse-no-ship = Daar ligt geen schip van { $island } open.
maldivia-refuse-cannot-pay = Dit schip wil vissen die niet op je mast zitten: { $fish }.
maldivia-refuse-no-restack = De mast herschik je alleen meteen na een levering.
maldivia-refuse-not-loose = Er is geen { FORM($colour, "attr") } vis meer om te plaatsen.
maldivia-refuse-no-octopus = Op je vak zit geen octopus.
maldivia-refuse-octopus-done = De octopus heeft deze beurt al een tegel gedraaid.
maldivia-refuse-no-seat = Daar zit niemand.
maldivia-refuse-lying = Tegel { $slot } van { $other_seat } ligt open ({ $tile }) en kan niet meer gedraaid worden.
maldivia-refuse-no-shark = Op je vak zit geen haai.
maldivia-refuse-shark-done = De haai heeft deze beurt al kaarten geruild.
maldivia-refuse-no-partner = Ruil met een andere speler.
maldivia-refuse-no-card = Je hebt geen kaart van { $island }.
maldivia-refuse-no-cards-there = { $other_seat } heeft geen kaart om te ruilen.
maldivia-refuse-no-card-there = { $other_seat } heeft geen kaart van { $island }.
maldivia-refuse-no-swap = Niemand wacht op een kaart van jou.
maldivia-refuse-other-island = Je hebt een kaart van { $island } aangeboden. Kies daar een van.
maldivia-refuse-not-yours = { $card } is niet van jou.
maldivia-refuse-no-exchange = Schepen worden alleen gewisseld na het vouwen, door de linkerbuur.

# Waar de punten vandaan komen

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count ->
    [one] 1 vis
   *[other] { $count } vissen
  } op de mast, telt alleen bij gelijke stand
