# What only the browser says about Carta Magica.

carta-magica-web-board = Sea chart
carta-magica-web-board-keys = Arrow keys move over the chart, H goes to the next harbour in reach, Enter chooses.
carta-magica-web-letters = N,E,S,W
carta-magica-web-wheel = The arrow: { carta-magica-spin }
carta-magica-web-wheel-rest = The arrow has not been spun yet
carta-magica-web-summary = Round { $round }
carta-magica-web-summary-last = Round { $round }, the last

carta-magica-web-sail = sail to { $cell }: { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
carta-magica-web-sail-harbour = sail to { $harbour } ({ $cell }), { $space }: { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
carta-magica-web-sail-home = sail home to { $harbour } and complete the circle
carta-magica-web-storm-risk = A storm would damage the ship if it blew towards: { $directions }
carta-magica-web-place = make { $harbour } your home, { $space }
carta-magica-web-attack = attack { $target_seat }
carta-magica-web-captain = sail as { $name }
carta-magica-web-challenge = { $name }: seek { $wants }
carta-magica-web-buy = buy { $name }: { $points ->
    [one] one point
   *[other] { $points } points
 }
carta-magica-web-buy-top = buy the unseen top card
carta-magica-web-tame = spend { $magic } magic
carta-magica-web-tame-chance = { $good } of { $of } spins
carta-magica-web-pick = take { carta-magica-card }
carta-magica-web-stow = put { carta-magica-card } back first
carta-magica-web-give = lay down { carta-magica-card }
carta-magica-web-loot = take { carta-magica-card }

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
carta-magica-web-do-cash = Exchange for tokens
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
carta-magica-web-progress = { $percent } % of the way round the island
carta-magica-web-home = home { $harbour }
carta-magica-web-ship = { $seat } on { $cell }, { $condition }

# Before the voyage
carta-magica-web-setup-captain = Characters
carta-magica-web-setup-captain-note = Who sails? The character changes nothing but the picture.
carta-magica-web-setup-challenge = Challenges
carta-magica-web-setup-challenge-note = Each names two talismans: whoever brings them home gets { $points } points more for each.
carta-magica-web-worth = { $points ->
    [one] one point
   *[other] { $points } points
 }
carta-magica-web-on-display = for sale now
carta-magica-web-there = { $there }
carta-magica-web-there-black = trade goods for gold
carta-magica-web-there-red = buy talismans
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
    [one] Your gold buys one more talisman here.
   *[other] Your gold buys { $count } more talismans here.
 }
carta-magica-web-can-trade = { $count ->
    [0] There is nothing you could trade here now.
    [one] You can trade once more here.
   *[other] You can trade { $count } more times here.
 }
carta-magica-web-trade-leaves = leaves { $goods } goods and { $gold } gold
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
