# Carta Magica

carta-magica-option-round-cap = Stop na zoveel rondes (voor bots onder elkaar; 0 betekent nooit)

# Dingen

carta-magica-gold = goud
    .one = goud
carta-magica-goods = goederen
    .one = goed
carta-magica-magic = magie
    .one = magie

carta-magica-symbol-wind = wind
carta-magica-symbol-hammer = hamer
carta-magica-symbol-goods = goederen
carta-magica-symbol-magic = magie
carta-magica-symbol-adventure = avonturenkaart
carta-magica-symbol-storm = storm

# Wat de pijl aanwijst.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = noorden
carta-magica-direction-e = oosten
carta-magica-direction-s = zuiden
carta-magica-direction-w = westen

carta-magica-space-blue = open zee
carta-magica-space-black-harbour = een zwarte haven
carta-magica-space-red-harbour = een rode haven
carta-magica-space-windless = windstil
carta-magica-space-gray = een ondiepte
carta-magica-space-cliff = een klif
carta-magica-space-island = land
carta-magica-space-middle-island = het middelste eiland
carta-magica-space-golden-border = de gouden rand

carta-magica-condition-sound = in orde
carta-magica-condition-becalmed = in windstilte
carta-magica-condition-damaged = beschadigd

carta-magica-ship-ivory = ivoor
carta-magica-ship-emerald = smaragd
carta-magica-ship-ochre = oker
carta-magica-ship-violet = violet

carta-magica-kind-good-weather = Mooi weer
carta-magica-kind-repair = Reparatie
carta-magica-kind-lucky-wind = Gunstige wind
carta-magica-kind-spin-again = Opnieuw draaien
carta-magica-kind-telescope = Verrekijker
carta-magica-kind-curse = Vloek

carta-magica-captain-cr1 = De cartografe
    .as = de cartografe
carta-magica-captain-cr2 = De astronoom
    .as = de astronoom
carta-magica-captain-cr3 = De specerijenkoopvrouw
    .as = de specerijenkoopvrouw
carta-magica-captain-cr4 = De kaper
    .as = de kaper
carta-magica-captain-cr5 = De alchemiste
    .as = de alchemiste
carta-magica-captain-cr6 = De natuurvorser
    .as = de natuurvorser
carta-magica-captain-cr7 = De parelduikster
    .as = de parelduikster
carta-magica-captain-cr8 = De klokkengieter
    .as = de klokkengieter

carta-magica-challenge-qu1 = De verdronken terrassen
carta-magica-challenge-qu2 = De stille vuurtorens
carta-magica-challenge-qu3 = Het koraalparlement
carta-magica-challenge-qu4 = De schildpadtuinen
carta-magica-challenge-qu5 = Het mottenobservatorium
carta-magica-challenge-qu6 = De lantaarnwijk
carta-magica-challenge-qu7 = Het schelpenkoor
carta-magica-challenge-qu8 = De slangenbruggen

carta-magica-harbour-bk1 = Ravenmond
carta-magica-harbour-bk2 = Obsidia
carta-magica-harbour-bk3 = Port Sable
carta-magica-harbour-bk4 = Nachtholm
carta-magica-harbour-rd1 = Karmijnrede
carta-magica-harbour-rd2 = Vermilia
carta-magica-harbour-rd3 = Port Cinnaber
carta-magica-harbour-rd4 = Rubra

# Op smalle kaarten mag een lange naam op deze plekken worden afgebroken.
carta-magica-talisman-tl01 = Barnsteen{"\u00AD"}oog
carta-magica-talisman-tl02 = Benen fluitje
carta-magica-talisman-tl03 = Koralen hand
carta-magica-talisman-tl04 = Jaden schild{"\u00AD"}pad
carta-magica-talisman-tl05 = Zilveren mot
carta-magica-talisman-tl06 = Uilen{"\u00AD"}lantaarn
carta-magica-talisman-tl07 = Spiraal{"\u00AD"}schelp
carta-magica-talisman-tl08 = Slangen{"\u00AD"}ring
carta-magica-talisman-tl09 = Maan{"\u00AD"}kompas
carta-magica-talisman-tl10 = Storm{"\u00AD"}klok
carta-magica-talisman-tl11 = Zonne{"\u00AD"}schijf
carta-magica-talisman-tl12 = Feniks{"\u00AD"}veer
carta-magica-talisman-tl13 = Draken{"\u00AD"}parel
carta-magica-talisman-tl14 = Sterren{"\u00AD"}astrolabium
carta-magica-talisman-tl15 = Hart van de zee
carta-magica-talisman-tl16 = Kroon der getijden

carta-magica-monster-ad26 = Baardwalvis
carta-magica-monster-ad27 = Lantaarnaal
carta-magica-monster-ad28 = Hoornkrab
carta-magica-monster-ad29 = Tweestaartsirene
carta-magica-monster-ad30 = Spiegelrog
carta-magica-monster-ad31 = Uurwerkleviathan
carta-magica-monster-ad32 = Grote Kraken

# Een avonturenkaart met de getallen die erop staan.
carta-magica-card = { $sort ->
    [income] +{ $value } { $name }
    [payment] Betaling van { $value } goederen
    [monster] { $name } (kracht { $strength }, { $value } goud)
   *[other] { $name }
 }

carta-magica-use-again = de pijl wordt nog eens gedraaid
carta-magica-use-shelter = dit schip blijft waar het is
carta-magica-use-telescope = een blik op de bovenste kaarten van de stapel
carta-magica-use-curse = de open talismannen worden teruggeschud
carta-magica-use-escape = uit de windstilte
carta-magica-use-repair = het schip is gerepareerd
carta-magica-use-lucky = het schip mag verder zeilen

carta-magica-payment-trade = een stuk goud
carta-magica-payment-talisman = een talisman
carta-magica-payment-tow = het slepen
carta-magica-payment-repair = de reparatie
carta-magica-payment-card = de betaalkaart
carta-magica-payment-taming = het monster

carta-magica-bought-shown = uit de open rij
carta-magica-bought-unseen = ongezien van de stapel

carta-magica-outcome-blown = weggeblazen, ongedeerd
carta-magica-outcome-harbour = een haven in geblazen
carta-magica-outcome-becalmed = in windstilte beland
carta-magica-outcome-sheltered = beschut door Mooi weer
carta-magica-outcome-unaffected = zat al vast, de storm trekt voorbij
carta-magica-outcome-ship = tegen een ander schip, beschadigd
carta-magica-outcome-gray = tegen een ondiepte, beschadigd
carta-magica-outcome-cliff = tegen een klif, beschadigd
carta-magica-outcome-island = tegen land, beschadigd
carta-magica-outcome-middle-island = tegen het middelste eiland, beschadigd
carta-magica-outcome-golden-border = tegen de gouden rand, beschadigd

# Waar de tafel op wacht

carta-magica-ask-captain = Kies je personage.
carta-magica-wait-captain = { $seat } kiest een personage.
carta-magica-ask-challenge = Kies je uitdaging.
carta-magica-wait-challenge = { $seat } kiest een uitdaging.
carta-magica-ask-home = Zet je schip in een vrije haven: je thuishaven.
carta-magica-wait-home = { $seat } kiest een thuishaven.
carta-magica-ask-start = Draai aan de pijl.
carta-magica-wait-start = { $seat } draait aan de pijl.
carta-magica-ask-kept = De pijl staat op { carta-magica-spin }. Houd je dat, of speel je Opnieuw draaien?
carta-magica-wait-kept = De pijl staat op { carta-magica-spin }. { $seat } mag Opnieuw draaien spelen.
carta-magica-ask-direction = Er steekt een storm op! Draai voor de richting.
carta-magica-wait-direction = Er steekt een storm op! { $seat } draait voor de richting.
carta-magica-ask-weather = De storm waait naar het { $towards }. Speel je Mooi weer?
carta-magica-wait-weather = De storm waait naar het { $towards }. { $seat } mag Mooi weer spelen.
carta-magica-ask-choose = De pijl staat op { carta-magica-spin }. Kies één actie; { $way ->
    [free] je kunt { carta-magica-spaces } zeilen
    [freed] eenmaal bevrijd kun je { carta-magica-spaces } zeilen
   *[none] zeilen kan nu niet
 }.
carta-magica-spaces = { $steps ->
    [one] één vak
   *[other] { $steps } vakken
  }
carta-magica-wait-choose = De pijl staat op { carta-magica-spin }. { $seat } kiest een actie.
carta-magica-ask-sail = Kies waar je heen zeilt: hoogstens { carta-magica-spaces } ver.
carta-magica-wait-sail = { $seat } mag hoogstens { carta-magica-spaces } ver zeilen.
carta-magica-ask-pay = Betaal { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { $resource }
  } voor { $purpose }: met kaarten of met tokens.
carta-magica-wait-pay = { $seat } betaalt { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { $resource }
  } voor { $purpose }.
carta-magica-ask-peek = Trek een avonturenkaart.
carta-magica-wait-peek = { $seat } gaat een avonturenkaart trekken.
carta-magica-ask-look = Door de Verrekijker zie je { $count } kaarten. Neem er een.
carta-magica-wait-look = { $seat } bekijkt { $count } kaarten door de Verrekijker en neemt er een.
carta-magica-ask-stow = Leg de andere kaarten terug: welke komt bovenop?
carta-magica-wait-stow = { $seat } legt de andere kaarten terug; een komt bovenop.
carta-magica-ask-income = { carta-magica-card }: nu in je voorraad, of houd je de kaart om mee te betalen?
carta-magica-wait-income = { $seat } trekt { carta-magica-card }: nu tokens, of een kaart voor later.
carta-magica-ask-tame = Een monster: { carta-magica-card }. Hoeveel magie zet je in?
carta-magica-wait-tame = Een monster: { carta-magica-card }. { $seat } kiest hoeveel magie.
carta-magica-ask-visit-black = { $sales ->
    [0] Je bent in { $harbour } en hebt niets om te ruilen.
   *[other] In { $harbour } mag je goederen ruilen voor goud.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } is in { $harbour } en heeft niets om te ruilen.
   *[other] { $seat } mag in { $harbour } goederen ruilen voor goud.
  }
carta-magica-ask-visit-black-duty = In { $harbour } { $able ->
    [yes] mag je goederen ruilen voor goud, en moet je
   *[no] moet je
 } een avonturenkaart trekken.
carta-magica-wait-visit-black-duty = In { $harbour } { $able ->
    [yes] mag { $seat } goederen ruilen voor goud en moet { $seat } een avonturenkaart trekken.
   *[no] moet { $seat } een avonturenkaart trekken.
 }
carta-magica-ask-visit-red = { $purchases ->
    [0] Je bent in { $harbour }; je goud is nu niet genoeg voor een talisman.
   *[other] In { $harbour } mag je talismannen kopen.
 }
carta-magica-wait-visit-red = { $seat } mag in { $harbour } talismannen kopen.
carta-magica-ask-battle = Naast je ligt een schip met een talisman die je zoekt. Val je aan?
carta-magica-wait-battle = { $seat } ligt naast een schip met een talisman van de eigen uitdaging en mag aanvallen.
carta-magica-ask-defend = Draai om je te verdedigen tegen { $target_seat }.
carta-magica-wait-defend = { $seat } draait als verdediging tegen { $target_seat }.
carta-magica-ask-loot = Je hebt gewonnen: neem een kaart van { $target_seat }, of pas.
carta-magica-wait-loot = { $seat } heeft gewonnen en mag een kaart van { $target_seat } nemen.
carta-magica-ask-propose = Stel { $target_seat } voor om van plek te wisselen, of pas.
carta-magica-wait-propose = { $seat } mag { $target_seat } voorstellen om van plek te wisselen.
carta-magica-ask-answer = { $target_seat } stelt voor om van plek te wisselen. Doe je het?
carta-magica-wait-answer = { $target_seat } stelt { $seat } voor om van plek te wisselen.

# Waarom niet

carta-magica-refuse-spin = Je draait nu niet aan de pijl.
carta-magica-refuse-keep = Er valt nu niets te houden.
carta-magica-refuse-no-card = Je hebt geen kaart { $card }.
carta-magica-refuse-again = Opnieuw draaien speel je meteen na een eigen draai.
carta-magica-refuse-choose = De actie kies je meteen na de eerste draai van je beurt.
carta-magica-refuse-symbol = Het deel met { $number } heeft dit teken niet: { $symbol }.
carta-magica-refuse-no-adventures = Er zijn geen avonturenkaarten meer om te trekken.
carta-magica-refuse-hemmed-in = Geen vak naast je is vrij: je kunt niet zeilen, dus betalen heeft geen zin.
carta-magica-refuse-not-becalmed = Je schip ligt niet in windstilte.
carta-magica-refuse-not-damaged = Je schip is niet beschadigd.
carta-magica-refuse-free-anyway-wind = De pijl staat op wind: je komt gratis uit de windstilte.
carta-magica-refuse-free-anyway-hammer = De pijl staat op een hamer: de reparatie kost niets.
carta-magica-refuse-too-poor = Hiervoor heb je { $price } { $kind } nodig; je hebt { $held }.
carta-magica-refuse-lucky = Gunstige wind speel je als je zeilt.
carta-magica-refuse-becalmed = Je schip ligt in windstilte en er is geen wind: betaal { $price } goederen, speel Gunstige wind, of wacht.
carta-magica-refuse-damaged = Je schip is beschadigd en er is geen hamer: betaal { $price } goud, speel Reparatie, of wacht.
carta-magica-refuse-sail-now = Zeilen kan nu niet.
carta-magica-refuse-same-space = Een tocht kan niet eindigen waar hij begon, op { $cell }.
carta-magica-refuse-windless = { $cell } is windstil: schepen worden er alleen heen geblazen.
carta-magica-refuse-blocked = { $cell } is { $space }: daar zeilt geen schip.
carta-magica-refuse-occupied = { $other_seat } ligt op { $cell }.
carta-magica-refuse-no-way = Er is geen vrije weg naar { $cell }: havens of schepen liggen ertussen.
carta-magica-refuse-too-far = Naar { $cell } is het { $needed } stappen; je kunt er { $steps } zeilen.
carta-magica-refuse-visit = Ruilen kan alleen als je een haven bezoekt.
carta-magica-refuse-black-only = Alleen in een zwarte haven ruil je goederen voor goud.
carta-magica-refuse-gold-full = Je hebt al { $limit } goud, en meer mag niet.
carta-magica-refuse-red-only = Alleen in een rode haven koop je talismannen.
carta-magica-refuse-deck-empty = De stapel talismannen is leeg.
carta-magica-refuse-no-talisman = Op plek { $number } van de open rij ligt geen talisman.
carta-magica-refuse-duty = Trek eerst de avonturenkaart van de haven, dan mag je vertrekken.
carta-magica-refuse-curse = Een Vloek speel je in je eigen beurt: vóór het draaien, als je kiest, of in een haven.
carta-magica-refuse-no-display = Er ligt geen talisman open die teruggeschud kan worden.
carta-magica-refuse-no-duty = Je hoeft hier geen kaart te trekken.
carta-magica-refuse-draw = Je trekt nu geen kaart.
carta-magica-refuse-telescope = De Verrekijker gebruik je vlak voordat je een kaart trekt.
carta-magica-refuse-look = Je kiest nu geen kaart door de Verrekijker.
carta-magica-refuse-not-seen = { carta-magica-card } was niet bij de kaarten die je zag.
carta-magica-refuse-cash = Een inkomstenkaart wissel je alleen in voor tokens als je die net hebt getrokken.
carta-magica-refuse-tame = Er is nu geen monster om te temmen.
carta-magica-refuse-pay = Er valt nu niets te betalen.
carta-magica-refuse-not-yours = { carta-magica-card } heb je niet in je hand.
carta-magica-refuse-wrong-kind = { carta-magica-card } is geen { $kind } waard.
carta-magica-refuse-superfluous = { carta-magica-card } past niet in deze betaling: er is dan een kaart te veel, of een gelijke kaart gaat voor.
carta-magica-refuse-shelter = Mooi weer speel je als de richting van een storm bekend is.
carta-magica-refuse-attack = Je mag alleen aanvallen na het zeilen, en één keer.
carta-magica-refuse-nobody = { $seat_word } kun je niet aanvallen.
carta-magica-refuse-not-beside = { $other_seat } ligt niet naast je.
carta-magica-refuse-helpless = { $other_seat } is beschadigd of ligt in windstilte en kan niet worden aangevallen.
carta-magica-refuse-no-prize = { $other_seat } heeft geen talisman van jouw uitdaging.
carta-magica-refuse-loot = Er valt nu niets te nemen.
carta-magica-refuse-not-theirs = { $other_seat } heeft die kaart niet.
carta-magica-refuse-swap = Van plek wisselen kan alleen na een gevecht van jou.
carta-magica-refuse-accept = Niemand heeft je voorgesteld van plek te wisselen.
carta-magica-refuse-pass = Er valt nu niets te weigeren.
carta-magica-refuse-captain = Personages kies je vóór het spel.
carta-magica-refuse-challenge = Uitdagingen kies je vóór het spel, na het personage.
carta-magica-refuse-home = Thuishavens kies je vóór het spel, na de uitdagingen.
carta-magica-refuse-taken = { $other_seat } heeft dat al.

# Wat er gebeurde

# Een haven met haar naam, elk ander vak met letter en getal.
carta-magica-place = { $cell ->
    [M9] { carta-magica-harbour-bk1 }
    [M13] { carta-magica-harbour-bk2 }
    [I13] { carta-magica-harbour-bk3 }
    [I9] { carta-magica-harbour-bk4 }
    [N3] { carta-magica-harbour-rd1 }
    [S14] { carta-magica-harbour-rd2 }
    [H19] { carta-magica-harbour-rd3 }
    [C8] { carta-magica-harbour-rd4 }
   *[other] { $cell }
 }

carta-magica-event-captain-chosen = { $seat } zeilt als { FORM($name, "as") }.
carta-magica-event-challenge-chosen = { $seat } neemt de uitdaging “{ $name }” aan: { $talismans }.
carta-magica-event-placed = { $seat } kiest { $name } als thuishaven.
carta-magica-event-turn = Ronde { $round }: { $seat } is aan de beurt.
carta-magica-event-spun = { $seat } draait: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } laat het zo.
carta-magica-event-played = { $seat } speelt { carta-magica-card }: { $use }.
carta-magica-event-held = { $seat } blijft liggen.
# Hoeveel van iets: goederen worden geteld, goud en magie niet.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] 1 goed
       *[other] { $taken } goederen
    }
   *[other] { $taken } { $kind_name }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] 1 goed
       *[other] { $amount } goederen
    }
   *[other] { $amount } { $kind_name }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } heeft al { $left } { $kind_name }, en meer past er niet bij.
   *[other] { $seat } neemt { carta-magica-taken } en heeft er nu { $left }.
 }
carta-magica-event-sailed = { $seat } zeilt { carta-magica-spaces } naar { carta-magica-place }{ $freed ->
    [yes] , weer vrij.
   *[no] .
 }
carta-magica-event-storm = Een storm waait naar het { $towards }.
carta-magica-event-braved = { $seat } trotseert de storm.
carta-magica-event-blown = { $seat } bij { carta-magica-place }: { $result }.
carta-magica-event-visiting = { $seat } mag in de haven ruilen zonder te zeilen.
carta-magica-event-owing = { $seat } moet { carta-magica-amount } betalen.
carta-magica-event-laid = { $seat } legt { carta-magica-card } neer.
carta-magica-event-paid = { $seat } betaalt { carta-magica-amount } voor { $purpose }{ $change ->
    [0] .
   *[other] {" "}en krijgt { $change } terug.
 }
carta-magica-event-traded = { $seat } krijgt { $taken } goud en heeft er nu { $left }.
carta-magica-event-bought = { $seat } koopt { $name } { $how }.
carta-magica-event-left = { $seat } is klaar in de haven.
carta-magica-event-cursed = Er liggen nieuwe talismannen open: { $names }.
carta-magica-event-about-to-draw = { $seat } gaat een avonturenkaart trekken.
carta-magica-event-lapsed = Er is geen avonturenkaart meer om te trekken.
carta-magica-event-rebuilt = De aflegstapel wordt geschud tot een nieuwe stapel van { $pile }.
carta-magica-event-looked = { $seat } bekijkt de bovenste { $count ->
    [one] kaart
   *[other] { $count } kaarten
 } van de stapel{ $known ->
    [yes] : { $count ->
        [one] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] +{ $value_1 } { $name_1 }
    [payment] Betaling van { $value_1 } goederen
    [monster] { $name_1 } (kracht { $strength_1 }, { $value_1 } goud)
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] +{ $value_2 } { $name_2 }
    [payment] Betaling van { $value_2 } goederen
    [monster] { $name_2 } (kracht { $strength_2 }, { $value_2 } goud)
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] +{ $value_3 } { $name_3 }
    [payment] Betaling van { $value_3 } goederen
    [monster] { $name_3 } (kracht { $strength_3 }, { $value_3 } goud)
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } neemt { carta-magica-card }.
carta-magica-event-stowed = { $seat } legt de andere kaarten terug{ $known ->
    [yes] , bovenop { carta-magica-card }.
   *[no] {" "}boven op de stapel.
 }
carta-magica-event-drew = { $seat } trekt { carta-magica-card }.
carta-magica-event-kept = { $seat } houdt { carta-magica-card }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } wisselt de kaart in, maar heeft al { $left } { $kind_name }, en meer past er niet bij.
   *[other] { $seat } wisselt de kaart in voor { carta-magica-taken } en heeft er nu { $left }.
 }
carta-magica-event-unpaid = { $seat } kan geen { $amount } goederen betalen en slaat een beurt over.
carta-magica-event-settled-card = { $seat } heeft de kaart betaald.
carta-magica-event-faced = { $seat } stuit op de { $name } (kracht { $strength }, { $value } goud) en zet { $magic } magie in.
carta-magica-event-tamed = { $seat } haalt { $total } en temt de { $name }: { $gold } goud.
carta-magica-event-untamed = { $seat } haalt maar { $total } tegen { $strength }: de { $name } ontkomt, en { $goods ->
    [0] er waren geen goederen te verliezen
    [one] het enige goed aan boord is verloren
   *[other] alle { $goods } goederen aan boord zijn verloren
 }.
carta-magica-event-returned = { $seat } is rond het eiland gezeild en weer thuis!
carta-magica-event-last-round = Deze ronde is de laatste.
carta-magica-event-attacked = { $seat } valt { $target_seat } aan.
carta-magica-event-won = { $attack } tegen { $defence }: { $winner_seat } wint het gevecht.
carta-magica-event-tied = { $attack } tegen { $defence }: niemand wint het gevecht.
carta-magica-event-looted = { $seat } neemt { carta-magica-card } van { $loser_seat }.
carta-magica-event-spared = { $seat } neemt niets van { $loser_seat }.
carta-magica-event-proposed = { $seat } stelt { $target_seat } voor om van plek te wisselen.
carta-magica-event-swapped = { $seat } en { $target_seat } wisselen van plek.
carta-magica-event-refused = { $seat } wil niet wisselen.
carta-magica-event-passed = { $seat } past.
carta-magica-event-skipped = { $seat } slaat een beurt over.
carta-magica-event-ended = De reis is voorbij na { $round ->
    [one] één ronde
   *[other] { $round } rondes
 }.
carta-magica-event-stopped = Het spel stopt na { $round ->
    [one] één ronde
   *[other] { $round } rondes
 }; niemand is teruggekeerd.

# Waar de punten vandaan komen

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name } hoort bij de uitdaging
carta-magica-tally-gold = goud
carta-magica-tally-gold-cards = goud op bewaarde kaarten
carta-magica-tally-returned = rond het eiland en weer thuis

# Het bord in woorden

carta-magica-board-round = Ronde { $round }
carta-magica-board-last-round = Laatste ronde
carta-magica-board-display = Talismannen
carta-magica-board-deck = { $count } in de stapel
carta-magica-board-pile = Avonturen: { $pile } in de stapel, { $discards } gebruikt
carta-magica-board-bank = Bank: { $gold } goud { $goods } goederen { $magic } magie
carta-magica-board-arrow = Pijl: { carta-magica-spin }
carta-magica-board-telescope = Gezien door de Verrekijker, van boven: { $cards }
carta-magica-board-among = Eerder gezien, ergens in de bovenste { $depth }: { $cards }
carta-magica-board-legend = ° b r bereikbaar · o windstil · x ondiepte · ^ klif · # M land · *windstilte !beschadigd
carta-magica-board-player = speler
carta-magica-board-ship = schip
carta-magica-board-home = thuis
carta-magica-board-progress = rondje
carta-magica-board-points = punten
carta-magica-board-missed = slaat { $count } over
carta-magica-board-pending = mag ruilen
carta-magica-board-returned = terug
carta-magica-board-wants = zoekt { $names }
