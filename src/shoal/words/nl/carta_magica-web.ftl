# Wat alleen de browser over Carta Magica zegt.

carta-magica-web-board = Zeekaart
carta-magica-web-board-keys = Pijltjestoetsen gaan over de kaart, G gaat naar de volgende bereikbare haven, Enter kiest.
carta-magica-web-letters = N,O,Z,W
carta-magica-web-wheel = De pijl: { carta-magica-spin }
carta-magica-web-wheel-rest = Er is nog niet aan de pijl gedraaid
carta-magica-web-summary = Ronde { $round }
carta-magica-web-summary-last = Ronde { $round }, de laatste

carta-magica-web-sail = Zeil naar { $cell }
carta-magica-web-sail-harbour = Zeil naar { $harbour }
carta-magica-web-sail-home = Zeil naar huis, naar { $harbour }
carta-magica-web-storm-risk = een storm zou je schip daar beschadigen: { $directions }
carta-magica-web-place = Kies { $harbour } als thuishaven
carta-magica-web-attack = Val { $target_seat } aan
carta-magica-web-captain = Zeil als { FORM($name, "as") }
carta-magica-web-challenge = { $name }: zoek { $wants }
carta-magica-web-buy = Koop { $name }: { $points ->
    [one] één punt
   *[other] { $points } punten
 }
carta-magica-web-buy-top = Koop ongezien de bovenste kaart
carta-magica-web-tame = Zet { $magic } magie in
carta-magica-web-tame-chance = lukt bij { $good } van de { $of } delen
carta-magica-web-pick = Neem { carta-magica-card }
carta-magica-web-stow = Leg { carta-magica-card } als eerste terug
carta-magica-web-give = Leg { carta-magica-card } neer
carta-magica-web-loot = { carta-magica-web-pick }

carta-magica-web-do-spin = Draai aan de pijl
carta-magica-web-do-keep = Houd dit
carta-magica-web-do-again = Speel Opnieuw draaien
carta-magica-web-do-hold = Blijf liggen
carta-magica-web-do-goods = Neem goederen
carta-magica-web-do-magic = Neem magie
carta-magica-web-do-card = Trek een avonturenkaart
carta-magica-web-do-tow = Laat je slepen voor { $tow_goods } goederen
carta-magica-web-do-escape = Speel Gunstige wind om vrij te komen
carta-magica-web-do-repair = Repareer voor { $repair_gold } goud
carta-magica-web-do-mend = Speel Reparatie
carta-magica-web-do-lucky = Speel Gunstige wind: { $lucky_wind_steps } stappen meer
carta-magica-web-do-trade = Ruil { $exchange_goods } goederen voor { $exchange_gold } goud
carta-magica-web-do-draw = { carta-magica-web-do-card }
carta-magica-web-do-telescope = Gebruik de Verrekijker
carta-magica-web-do-cash = Neem het nu
carta-magica-web-do-settle = Betaal met tokens
carta-magica-web-do-curse = Speel Vloek: nieuwe talismannen
carta-magica-web-do-shelter = Speel Mooi weer
carta-magica-web-do-swap = Stel voor om van plek te wisselen
carta-magica-web-do-accept = Wissel van plek
carta-magica-web-do-pass = Pas
carta-magica-web-do-done = Verlaat de haven

carta-magica-web-change = van { $before } naar { $after }
carta-magica-web-change-lost = van { $before } naar { $after }, { $lost } verloren
carta-magica-web-options = Wat je mag doen
carta-magica-web-talismans = Talismannen
carta-magica-web-talismans-note = { $talisman_gold } goud per stuk, in rode havens
carta-magica-web-points = { $points ->
    [one] één punt
   *[other] { $points } punten
 }
carta-magica-web-wanted = +{ $points }, voor je uitdaging
carta-magica-web-adventures = Jouw avonturen
carta-magica-web-adventures-none = nog geen kaarten: de pijl en zwarte havens brengen ze
carta-magica-web-players = Spelers
carta-magica-web-held = { $kind }: { $count } van { $limit }
carta-magica-web-owns = heeft { $name }
carta-magica-web-seeks = zoekt { $name }
carta-magica-web-progress = { $percent }% van de weg rond het eiland
carta-magica-web-home = thuis { $harbour }
carta-magica-web-ship = { $seat } op { $cell }, { $condition }

# Vóór de reis
carta-magica-web-setup-captain = Personages
carta-magica-web-setup-captain-note = Wie zeilt? Het personage verandert niets, behalve het plaatje.
carta-magica-web-setup-challenge = Uitdagingen
carta-magica-web-setup-challenge-note = Elk noemt twee talismannen: elke daarvan die je aan het eind hebt, telt { $points } punten meer.
carta-magica-web-worth = { $points ->
    [one] één punt
   *[other] { $points } punten
 }
carta-magica-web-on-display = nu te koop
carta-magica-web-there = { $there }
carta-magica-web-there-black = ruil goederen voor goud
carta-magica-web-there-red = koop talismannen
carta-magica-web-there-black-bare = te weinig goederen om te ruilen
carta-magica-web-there-red-bare = te weinig goud voor een talisman
carta-magica-web-there-home = thuis!
carta-magica-web-reach = { $steps ->
    [one] één stap
   *[other] { $steps } stappen
 }, { $there }

# Op de kaart
carta-magica-web-whole = Toon de hele kaart
carta-magica-web-closer = Dichterbij
carta-magica-web-spins = { $seat } draait …
carta-magica-web-last-round = Laatste ronde: { $seat } is thuis
carta-magica-web-back = rond het eiland en thuis

# Wat je mag doen
carta-magica-web-sail-up = Zeil tot { carta-magica-spaces }
carta-magica-web-sail-where = { $count ->
    [one] één gouden vak op de kaart
   *[other] { $count } gouden vakken op de kaart
 }
carta-magica-web-no-sail = Zeilen kan niet
carta-magica-web-why = tik om te zien waarom
carta-magica-web-can-buy = { $count ->
    [0] Met je goud koop je hier nu geen talisman.
    [one] Met je goud koop je hier één talisman.
   *[other] Met je goud koop je hier { $count } talismannen.
 }
carta-magica-web-can-trade = { $count ->
    [0] Je hebt hier nu niets om te ruilen.
    [one] Je kunt hier één keer ruilen.
   *[other] Je kunt hier { $count } keer ruilen.
 }
carta-magica-web-trade-leaves = dan heb je nog { $goods ->
    [one] één goed
   *[other] { $goods } goederen
 } en { $gold } goud
carta-magica-web-lucky-steps = tot { $steps } vakken
carta-magica-web-draw-first = trek eerst de kaart van de haven
carta-magica-web-note-hold = blijf hier, einde van de beurt
carta-magica-web-note-draw = de haven eist het
carta-magica-web-note-card = houd hem voor later, of zie wat hij brengt
carta-magica-web-note-tow = zeil daarna
carta-magica-web-note-repair = { carta-magica-web-note-tow }
carta-magica-web-note-mend = { carta-magica-web-note-tow }
carta-magica-web-note-escape = { carta-magica-web-note-tow }
carta-magica-web-note-shelter = je schip blijft waar het is
carta-magica-web-note-attack = wie hoger draait, neemt een kaart
carta-magica-web-note-again = deze draai telt niet
carta-magica-web-taming = Magie en het getal dat je draait{ $bonus ->
    [0] { "" }
    [one] , en 1 voor je getemde monster,
   *[other] , en { $bonus } voor je getemde monsters,
 } moeten { $strength } halen. Lukt dat niet, dan zijn al je goederen verloren.
carta-magica-web-stake = { $magic } magie

# Kaarten
carta-magica-web-points-word = punten
carta-magica-web-for-sale = , nu te koop
carta-magica-web-adventures-open = open voor iedereen
carta-magica-web-playable = nu
carta-magica-web-holds = heeft { carta-magica-card }
carta-magica-web-when-income = telt voor { $count } als je betaalt
carta-magica-web-when-payment = betaal, of sla een beurt over
carta-magica-web-when-good-weather = beschut tegen een storm
carta-magica-web-when-repair = herstelt schade meteen
carta-magica-web-when-lucky-wind = { $lucky_wind_steps } stappen meer, of uit de windstilte
carta-magica-web-when-spin-again = nadat je hebt gedraaid
carta-magica-web-when-telescope = voordat je trekt
carta-magica-web-when-curse = nieuwe talismannen, in je beurt
carta-magica-web-when-monster = kracht { $strength }, levert { $gold } goud op
carta-magica-web-when-tamed = getemd: +1 tegen het volgende
carta-magica-web-note-cash = in je voorraad, tot { $limit } van een soort

# Hoe je kiest
carta-magica-web-spin-me = Draai!
carta-magica-web-how-spin = Tik op het wiel, of trek aan de pijl en laat los.
carta-magica-web-how-card = Tik op een kaart om te kijken, nog eens om te nemen.
carta-magica-web-how-home = Tik op een oplichtende haven, nog eens om daar aan te meren.
carta-magica-web-how-sail = Tik op een gouden vak om de weg te zien, nog eens om te zeilen; of op een knop.
carta-magica-web-how-tame = De balk toont hoeveel van de zes delen genoeg zijn.
carta-magica-web-how-buy = Tik op een talisman of een knop.
carta-magica-web-how-stuck = Kies een knop.
carta-magica-web-stuck-sound = schepen of rotsen in de weg
carta-magica-web-stuck-becalmed = wind of slepen nodig
carta-magica-web-stuck-damaged = hamer of goud nodig
carta-magica-web-steps = { $steps ->
    [one] één stap
   *[other] { $steps } stappen
 }
carta-magica-web-price-gold = −{ $count } goud
carta-magica-web-price-goods = −{ $count } goederen
carta-magica-web-may-attack = daar kun je aanvallen: { $seats }
carta-magica-web-warn-full = { $count ->
    [one] Er gaat er één verloren: meer dan { $limit } kun je niet dragen.
   *[other] Er gaan er { $count } verloren: meer dan { $limit } kun je niet dragen.
 }
carta-magica-web-completes = het rondje is af
carta-magica-web-told-spun = { $seat } draait aan de pijl …
carta-magica-web-told-storm = Een storm! { $seat } draait voor de richting …

# Wat de dingen zijn
carta-magica-web-about-row-home = Thuis van
carta-magica-web-about-row-port = Thuishaven
carta-magica-web-about-row-condition = Schip
carta-magica-web-about-row-wants = Zoekt
carta-magica-web-about-row-points = Punten
carta-magica-web-about-row-where = Waar
carta-magica-web-about-row-sought = Gezocht door
carta-magica-web-about-row-strength = Kracht
carta-magica-web-about-row-gold = Levert goud op
carta-magica-web-about-on-display = te koop
carta-magica-web-about-in-deck = nog niet opengelegd
carta-magica-web-about-black-harbour = Hier worden { $exchange_goods } goederen { $exchange_gold } goud, zo vaak je wilt. Wie binnenzeilt, trekt ook een avonturenkaart.
carta-magica-web-about-red-harbour = Hier koop je voor { $talisman_gold } goud een talisman, open of ongezien.
carta-magica-web-about-arrive = Dat geldt als een schip aankomt, niet zolang het hier ligt.
carta-magica-web-about-blue = Hier zeilen schepen, opzij of omhoog en omlaag, nooit schuin.
carta-magica-web-about-windless = Geen schip zeilt hierheen. Een storm kan er een heen blazen; dan ligt het stil tot wind of slepen het bevrijdt.
carta-magica-web-about-gray = Hier zeilt geen schip. Een storm die er een tegenaan drijft, beschadigt het.
carta-magica-web-about-cliff = { carta-magica-web-about-gray }
carta-magica-web-isle-whales = Walviseiland
carta-magica-web-isle-owls = Uileneiland
carta-magica-web-isle-ashes = Aseiland
carta-magica-web-isle-glass = Glaseiland
carta-magica-web-about-island = Land. Een storm die er een schip tegenaan drijft, beschadigt het.
carta-magica-web-about-middle-island = Zeil er één keer omheen, linksom of rechtsom, en weer naar huis. De vier ringen tonen hoe ver elk schip is.
carta-magica-web-about-golden-border = Het einde van de wereld. Een storm die er een schip tegenaan drijft, beschadigt het.
carta-magica-web-about-sound = Zeilt zo ver als de pijl zegt.
carta-magica-web-about-becalmed = Ligt stil tot de eigenaar wind draait, voor slepen betaalt of Gunstige wind speelt. Stormen trekken eraan voorbij.
carta-magica-web-about-damaged = Ligt op zijn kant tot de eigenaar een hamer draait, goud betaalt of Reparatie speelt. Stormen trekken eraan voorbij.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Kies er één ding van: zeil tot { $number } vakken, of gebruik een van de tekens.
carta-magica-web-about-segment-storm = Een storm: een tweede draai zegt waar hij heen waait, en elk schip dat in orde is, waait twee vakken weg.
carta-magica-web-about-symbol-wind = bevrijdt een schip uit de windstilte, dat dan zeilt
carta-magica-web-about-symbol-hammer = herstelt een beschadigd schip, dat dan zeilt
carta-magica-web-about-symbol-goods = neem er { $number }
carta-magica-web-about-symbol-magic = { carta-magica-web-about-symbol-goods }
carta-magica-web-about-symbol-adventure = trek er een
carta-magica-web-about-way-title = Storm naar het { $towards }
carta-magica-web-about-way = Bij storm zegt de binnenste ring waar alle schepen heen waaien.
carta-magica-web-about-talisman = Kost { $talisman_gold } goud in een rode haven. Hoort hij bij je eigen uitdaging, dan telt hij { $bonus } punten meer.
carta-magica-web-about-deck-title = Ongeziene talismannen: { $count }
carta-magica-web-about-deck = De bovenste kun je ongezien kopen voor { $talisman_gold } goud in een rode haven.
carta-magica-web-about-captain = Een gezicht voor je schip. Verder verandert het niets.
carta-magica-web-about-challenge = Twee talismannen om te zoeken. Elk die je aan het eind hebt, telt { $bonus } punten meer.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, nu te koop
carta-magica-web-about-circle-title = De weg rond het eiland
carta-magica-web-about-circle = Wie één keer rond is en weer thuis, krijgt 15 punten, en deze ronde wordt de laatste.
carta-magica-web-about-token-gold = Hiermee betaal je talismannen en reparaties; elk goud dat aan het eind over is, is een punt. Je kunt er { $limit } hebben.
carta-magica-web-about-token-goods = { $exchange_goods } worden { $exchange_gold } goud in een zwarte haven; voor { $tow_goods } word je gesleept. Je kunt er { $limit } hebben.
carta-magica-web-about-token-magic = Hiermee tem je monsters, samen met een draai. Je kunt er { $limit } hebben.
carta-magica-web-about-card-income = Neem nu { $count } tokens, of houd de kaart en betaal er later mee.
carta-magica-web-about-card-payment = Betaal { $count } goederen, of sla een beurt over.
carta-magica-web-about-card-good-weather = Speel hem als er een storm komt: je schip blijft waar het is.
carta-magica-web-about-card-repair = Speel hem om je beschadigde schip te herstellen en meteen te zeilen.
carta-magica-web-about-card-lucky-wind = Speel hem om { $lucky_wind_steps } vakken verder te zeilen, of uit de windstilte.
carta-magica-web-about-card-spin-again = Speel hem als een draai van jou je niet bevalt.
carta-magica-web-about-card-telescope = Speel hem voordat je trekt: bekijk { $telescope_cards } kaarten en neem er een.
carta-magica-web-about-card-curse = Speel hem in je beurt: er worden nieuwe talismannen opengelegd.
carta-magica-web-about-card-monster = Magie en het getal dat je draait, moeten zijn kracht halen. Getemd levert het goud op en helpt het tegen het volgende. Anders zijn je goederen verloren.
