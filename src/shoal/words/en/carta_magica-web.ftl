# What only the browser says about Carta Magica.

carta-magica-web-board = Sea chart
carta-magica-web-board-keys = Arrow keys move over the chart, H goes to the next harbour in reach, Enter chooses.
carta-magica-web-letters = N,E,S,W
carta-magica-web-wheel = The arrow: { $result }
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
carta-magica-web-sail-home = sail home to { $harbour }: the circle is closed
carta-magica-web-storm-risk = A storm would do damage: { $directions }
carta-magica-web-place = make { $harbour } your home, { $space }
carta-magica-web-attack = attack { $target_seat }
carta-magica-web-captain = sail as { $name }
carta-magica-web-challenge = { $name }: seek { $wants }
carta-magica-web-buy = buy { $name }: { $points } points
carta-magica-web-buy-top = buy the unseen top card
carta-magica-web-tame = spend { $magic } magic
carta-magica-web-tame-chance = { $good } of { $of } segments tame it
carta-magica-web-pick = take { $name }
carta-magica-web-stow = put { $name } back first
carta-magica-web-give = lay down { $name }
carta-magica-web-loot = take { $name }

carta-magica-web-do-spin = Spin the arrow
carta-magica-web-do-keep = Keep it
carta-magica-web-do-again = Play Spin again
carta-magica-web-do-hold = Hold
carta-magica-web-do-goods = Take goods
carta-magica-web-do-magic = Take magic
carta-magica-web-do-card = Draw an adventure card
carta-magica-web-do-tow = Be towed for 2 goods
carta-magica-web-do-escape = Play Lucky wind to get free
carta-magica-web-do-repair = Repair for 2 gold
carta-magica-web-do-mend = Play Repair
carta-magica-web-do-lucky = Play Lucky wind: 5 more steps
carta-magica-web-do-trade = Trade 2 goods for 1 gold
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

carta-magica-web-change = { $before } → { $after }
carta-magica-web-change-lost = { $before } → { $after }, { $lost } lost
carta-magica-web-steps = { $steps ->
    [one] one step
   *[other] { $steps } steps
 }
carta-magica-web-options = What you may do
carta-magica-web-in-reach = Harbours in reach
carta-magica-web-talismans = Talismans
carta-magica-web-talismans-note = 2 gold each, in red harbours
carta-magica-web-points = { $points } points
carta-magica-web-wanted = +10, on your challenge
carta-magica-web-adventures = Your adventures
carta-magica-web-adventures-none = no cards yet
carta-magica-web-players = Players
carta-magica-web-held = { $kind }: { $count } of { $limit }
carta-magica-web-owns = has { $name }
carta-magica-web-seeks = seeks { $name }
carta-magica-web-progress = { $percent } % of the way round the island
carta-magica-web-home = home { $harbour }
carta-magica-web-ship = { $seat } on { $cell }, { $condition }
