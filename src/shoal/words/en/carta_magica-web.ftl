# What only the browser says about Carta Magica.

carta-magica-web-board = Sea chart
carta-magica-web-board-keys = Arrow keys move over the chart, G goes to the next harbour in reach, Enter chooses.
carta-magica-web-letters = N,E,S,W
carta-magica-web-wheel = The arrow: { carta-magica-spin }
carta-magica-web-wheel-rest = The arrow has not been spun yet
carta-magica-web-summary = Round { $round }
carta-magica-web-summary-last = Round { $round }, the last

carta-magica-web-sail = Sail to { $cell }
carta-magica-web-sail-harbour = Sail to { $harbour }
carta-magica-web-sail-home = Sail home to { $harbour }
carta-magica-web-storm-risk = a storm would damage your ship there: { $directions }
carta-magica-web-place = Make { $harbour } your home
carta-magica-web-attack = Attack { $target_seat }
carta-magica-web-captain = Sail as { $name }
carta-magica-web-challenge = { $name }: seek { $wants }
carta-magica-web-buy = Buy { $name }: { $points ->
    [one] one point
   *[other] { $points } points
 }
carta-magica-web-buy-top = Buy the unseen top card
carta-magica-web-tame = Spend { $magic } magic
carta-magica-web-tame-chance = { $good } of { $of } spins
carta-magica-web-pick = Take { carta-magica-card }
carta-magica-web-stow = Put { carta-magica-card } back first
carta-magica-web-give = Lay down { carta-magica-card }
carta-magica-web-loot = Take { carta-magica-card }

carta-magica-web-do-spin = Spin the arrow
carta-magica-web-do-keep = Keep it
carta-magica-web-do-again = Play Spin again
carta-magica-web-do-hold = Hold
carta-magica-web-do-goods = Take goods
carta-magica-web-do-magic = Take magic
carta-magica-web-do-card = Draw an adventure card
carta-magica-web-do-tow = Be towed for { $tow_goods } goods
carta-magica-web-do-escape = Play Lucky wind to get free
carta-magica-web-do-repair = Repair for { $repair_gold } gold
carta-magica-web-do-mend = Play Repair
carta-magica-web-do-lucky = Play Lucky wind: { $lucky_wind_steps } more steps
carta-magica-web-do-trade = Trade { $exchange_goods } goods for { $exchange_gold } gold
carta-magica-web-do-draw = Draw an adventure card
carta-magica-web-do-telescope = Use the Telescope
carta-magica-web-do-cash = Take it now
carta-magica-web-do-settle = Pay in tokens
carta-magica-web-do-curse = Play Curse: new talismans
carta-magica-web-do-shelter = Play Good weather
carta-magica-web-do-swap = Propose to exchange places
carta-magica-web-do-accept = Exchange places
carta-magica-web-do-pass = Pass
carta-magica-web-do-done = Leave the harbour

carta-magica-web-change = from { $before } to { $after }
carta-magica-web-change-lost = from { $before } to { $after }, { $lost } lost
carta-magica-web-options = What you may do
carta-magica-web-talismans = Talismans
carta-magica-web-talismans-note = { $talisman_gold } gold each, in red harbours
carta-magica-web-points = { $points ->
    [one] one point
   *[other] { $points } points
 }
carta-magica-web-wanted = +{ $points }, on your challenge
carta-magica-web-adventures = Your adventures
carta-magica-web-adventures-none = no cards yet: arrow and black harbours bring some
carta-magica-web-players = Players
carta-magica-web-held = { $kind }: { $count } of { $limit }
carta-magica-web-owns = has { $name }
carta-magica-web-seeks = seeks { $name }
carta-magica-web-progress = { $percent }% of the way round the island
carta-magica-web-home = home { $harbour }
carta-magica-web-ship = { $seat } on { $cell }, { $condition }

# Before the voyage
carta-magica-web-setup-captain = Characters
carta-magica-web-setup-captain-note = Who sails? The character changes nothing but the picture.
carta-magica-web-setup-challenge = Challenges
carta-magica-web-setup-challenge-note = Each names two talismans: of those, each one you have at the end counts { $points } points more.
carta-magica-web-worth = { $points ->
    [one] one point
   *[other] { $points } points
 }
carta-magica-web-on-display = for sale now
carta-magica-web-there = { $there }
carta-magica-web-there-black = trade goods for gold
carta-magica-web-there-red = buy talismans
carta-magica-web-there-black-bare = too few goods to trade
carta-magica-web-there-red-bare = too little gold for a talisman
carta-magica-web-there-home = home!
carta-magica-web-reach = { $steps ->
    [one] one step
   *[other] { $steps } steps
 }, { $there }

# On the chart
carta-magica-web-whole = Show the whole chart
carta-magica-web-closer = Closer
carta-magica-web-spins = { $seat } spins …
carta-magica-web-last-round = Last round: { $seat } is home
carta-magica-web-back = round the island and home

# What may be done
carta-magica-web-sail-up = Sail up to { $steps }
carta-magica-web-sail-where = { $count ->
    [one] one golden space on the chart
   *[other] { $count } golden spaces on the chart
 }
carta-magica-web-no-sail = Sailing is not possible
carta-magica-web-why = tap to see why
carta-magica-web-can-buy = { $count ->
    [0] Your gold buys no talisman here now.
    [one] Your gold buys one talisman here.
   *[other] Your gold buys { $count } talismans here.
 }
carta-magica-web-can-trade = { $count ->
    [0] There is nothing you could trade here now.
    [one] You can trade once here.
   *[other] You can trade { $count } times here.
 }
carta-magica-web-trade-leaves = leaves { $goods ->
    [one] one good
   *[other] { $goods } goods
 } and { $gold } gold
carta-magica-web-lucky-steps = up to { $steps } spaces
carta-magica-web-draw-first = draw the harbour’s card first
carta-magica-web-note-hold = stay here, end the turn
carta-magica-web-note-draw = the harbour demands it
carta-magica-web-note-card = keep it for later, or meet what it shows
carta-magica-web-note-tow = then sail
carta-magica-web-note-repair = then sail
carta-magica-web-note-mend = then sail
carta-magica-web-note-escape = then sail
carta-magica-web-note-shelter = your ship stays where it is
carta-magica-web-note-attack = the higher spin takes a card
carta-magica-web-note-again = this spin does not count
carta-magica-web-taming = Magic and the number you spin{ $bonus ->
    [0] { "" }
    [one] , and 1 for your tamed monster,
   *[other] , and { $bonus } for your tamed monsters,
 } must reach { $strength }. If they do not, all your goods are lost.
carta-magica-web-stake = { $magic } magic

# Cards
carta-magica-web-points-word = points
carta-magica-web-for-sale = , for sale now
carta-magica-web-adventures-open = open to all
carta-magica-web-playable = now
carta-magica-web-holds = holds { carta-magica-card }
carta-magica-web-when-income = counts { $count } when you pay
carta-magica-web-when-payment = pay, or miss a turn
carta-magica-web-when-good-weather = sits out a storm
carta-magica-web-when-repair = mends damage at once
carta-magica-web-when-lucky-wind = { $lucky_wind_steps } steps more, or out of a calm
carta-magica-web-when-spin-again = after a spin of yours
carta-magica-web-when-telescope = before you draw
carta-magica-web-when-curse = new talismans, on your turn
carta-magica-web-when-monster = strength { $strength }, brings { $gold } gold
carta-magica-web-when-tamed = tamed: +1 against the next
carta-magica-web-note-cash = into your store, up to { $limit } of a kind

# How to choose
carta-magica-web-spin-me = Spin!
carta-magica-web-how-spin = Touch the wheel, or pull the arrow and let go.
carta-magica-web-how-card = Touch a card to look at it, again to take it.
carta-magica-web-how-home = Touch a glowing harbour, again to moor there.
carta-magica-web-how-sail = Touch a golden space to see the way, again to sail; or a button.
carta-magica-web-how-tame = The bar shows how many of the six spins would do.
carta-magica-web-how-buy = Touch a talisman or a button.
carta-magica-web-how-stuck = Choose a button.
carta-magica-web-stuck-sound = ships or rocks are in the way
carta-magica-web-stuck-becalmed = needs wind, or a tow
carta-magica-web-stuck-damaged = needs a hammer, or gold
carta-magica-web-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
carta-magica-web-price-gold = −{ $count } gold
carta-magica-web-price-goods = −{ $count } goods
carta-magica-web-may-attack = you could attack { $seats } there
carta-magica-web-warn-full = { $count ->
    [one] One is lost: { $limit } is all you can carry.
   *[other] { $count } are lost: { $limit } is all you can carry.
 }
carta-magica-web-completes = the circle is complete
carta-magica-web-told-spun = { $seat } spins the arrow …
carta-magica-web-told-storm = A storm! { $seat } spins for its direction …

# What things are
carta-magica-web-about-row-home = Home of
carta-magica-web-about-row-port = Home harbour
carta-magica-web-about-row-condition = Ship
carta-magica-web-about-row-wants = Seeks
carta-magica-web-about-row-points = Points
carta-magica-web-about-row-where = Where
carta-magica-web-about-row-sought = Sought by
carta-magica-web-about-row-strength = Strength
carta-magica-web-about-row-gold = Brings gold
carta-magica-web-about-on-display = for sale
carta-magica-web-about-in-deck = not turned up yet
carta-magica-web-about-black-harbour = Here { $exchange_goods } goods become { $exchange_gold } gold, as often as you like. Whoever sails in also draws an adventure card.
carta-magica-web-about-red-harbour = Here { $talisman_gold } gold buy a talisman, an open one or the unseen one.
carta-magica-web-about-arrive = That counts when a ship arrives, not while it lies here.
carta-magica-web-about-blue = Ships sail here, sideways and up and down, never slantwise.
carta-magica-web-about-windless = No ship sails onto it. A storm can blow one here; then it lies still until wind or a tow frees it.
carta-magica-web-about-gray = No ship sails here. A storm that drives one against it damages it.
carta-magica-web-about-cliff = No ship sails here. A storm that drives one against it damages it.
carta-magica-web-isle-whales = Isle of Whales
carta-magica-web-isle-owls = Isle of Owls
carta-magica-web-isle-ashes = Isle of Ashes
carta-magica-web-isle-glass = Isle of Glass
carta-magica-web-about-island = Land. A storm that drives a ship against it damages it.
carta-magica-web-about-middle-island = Go round it once, either way, and home again. The four rings show how far each ship has come.
carta-magica-web-about-golden-border = The end of the world. A storm that drives a ship against it damages it.
carta-magica-web-about-sound = Sails as far as the arrow says.
carta-magica-web-about-becalmed = Lies still until its owner spins wind, pays for a tow, or plays Lucky wind. Storms pass it by.
carta-magica-web-about-damaged = Lies on its side until its owner spins a hammer, pays gold, or plays Repair. Storms pass it by.
carta-magica-web-about-segment-title = { $number } · { $symbols }
carta-magica-web-about-segment = Use one thing of it: sail up to { $number } spaces, or one of the signs.
carta-magica-web-about-segment-storm = A storm: a second spin says where it blows, and every seaworthy ship is pushed two spaces.
carta-magica-web-about-symbol-wind = frees a becalmed ship, which then sails
carta-magica-web-about-symbol-hammer = mends a damaged ship, which then sails
carta-magica-web-about-symbol-goods = take { $number }
carta-magica-web-about-symbol-magic = take { $number }
carta-magica-web-about-symbol-adventure = draw one
carta-magica-web-about-way-title = Storm towards the { $towards }
carta-magica-web-about-way = In a storm the inner ring says where all ships are blown.
carta-magica-web-about-talisman = Costs { $talisman_gold } gold in a red harbour. On your own challenge it counts { $bonus } points more.
carta-magica-web-about-deck-title = Unseen talismans: { $count }
carta-magica-web-about-deck = The top one can be bought unseen for { $talisman_gold } gold in a red harbour.
carta-magica-web-about-captain = A face for your ship. It changes nothing else.
carta-magica-web-about-challenge = Two talismans to seek. Each one you have at the end counts { $bonus } points more.
carta-magica-web-about-worth = { $points } + { $bonus }
carta-magica-web-about-worth-shown = { $points } + { $bonus }, for sale now
carta-magica-web-about-circle-title = The way round the island
carta-magica-web-about-circle = Whoever is round once and home again gets 15 points, and this round becomes the last.
carta-magica-web-about-token-gold = Buys talismans and repairs; each one left at the end is a point. You can hold { $limit }.
carta-magica-web-about-token-goods = { $exchange_goods } become { $exchange_gold } gold in a black harbour; { $tow_goods } pay for a tow. You can hold { $limit }.
carta-magica-web-about-token-magic = Tames monsters, together with a spin. You can hold { $limit }.
carta-magica-web-about-card-income = Take { $count } tokens now, or keep the card and pay with it later.
carta-magica-web-about-card-payment = Pay { $count } goods, or miss a turn.
carta-magica-web-about-card-good-weather = Play it when a storm comes: your ship stays where it is.
carta-magica-web-about-card-repair = Play it to mend your damaged ship and sail at once.
carta-magica-web-about-card-lucky-wind = Play it to sail { $lucky_wind_steps } spaces further, or out of a calm.
carta-magica-web-about-card-spin-again = Play it after a spin of yours that you do not like.
carta-magica-web-about-card-telescope = Play it before you draw: look at { $telescope_cards } cards and take one.
carta-magica-web-about-card-curse = Play it on your turn: new talismans are laid out.
carta-magica-web-about-card-monster = Magic and the number you spin must reach its strength. Tamed, it brings gold and helps against the next. If not, your goods are lost.
