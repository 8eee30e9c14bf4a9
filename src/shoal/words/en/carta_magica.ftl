# Carta Magica

carta-magica-option-round-cap = Stop after this many rounds (for self-play; 0 means never)

# Things

carta-magica-gold = gold
    .one = gold
carta-magica-goods = goods
    .one = good
carta-magica-magic = magic
    .one = magic

carta-magica-symbol-wind = wind
carta-magica-symbol-hammer = hammer
carta-magica-symbol-goods = goods
carta-magica-symbol-magic = magic
carta-magica-symbol-adventure = adventure card
carta-magica-symbol-storm = storm

# What the arrow shows.
carta-magica-spin = { $spin ->
    [direction] { $towards }
   *[other] { $number } · { $symbols }
 }

carta-magica-direction-n = north
carta-magica-direction-e = east
carta-magica-direction-s = south
carta-magica-direction-w = west

carta-magica-space-blue = open sea
carta-magica-space-black-harbour = a black harbour
carta-magica-space-red-harbour = a red harbour
carta-magica-space-windless = windless
carta-magica-space-gray = shallows
carta-magica-space-cliff = a cliff
carta-magica-space-island = land
carta-magica-space-middle-island = the middle island
carta-magica-space-golden-border = the golden border

carta-magica-condition-sound = seaworthy
carta-magica-condition-becalmed = becalmed
carta-magica-condition-damaged = damaged

carta-magica-ship-ivory = ivory
carta-magica-ship-emerald = emerald
carta-magica-ship-ochre = ochre
carta-magica-ship-violet = violet

carta-magica-kind-good-weather = Good weather
carta-magica-kind-repair = Repair
carta-magica-kind-lucky-wind = Lucky wind
carta-magica-kind-spin-again = Spin again
carta-magica-kind-telescope = Telescope
carta-magica-kind-curse = Curse

carta-magica-captain-cr1 = The Cartographer
carta-magica-captain-cr2 = The Astronomer
carta-magica-captain-cr3 = The Spice Merchant
carta-magica-captain-cr4 = The Corsair
carta-magica-captain-cr5 = The Alchemist
carta-magica-captain-cr6 = The Naturalist
carta-magica-captain-cr7 = The Pearl Diver
carta-magica-captain-cr8 = The Bell Founder

carta-magica-challenge-qu1 = The Drowned Terraces
carta-magica-challenge-qu2 = The Silent Lighthouses
carta-magica-challenge-qu3 = The Coral Parliament
carta-magica-challenge-qu4 = The Turtle Gardens
carta-magica-challenge-qu5 = The Moth Observatory
carta-magica-challenge-qu6 = The Lantern Quarter
carta-magica-challenge-qu7 = The Shell Choir
carta-magica-challenge-qu8 = The Serpent Bridges

carta-magica-harbour-bk1 = Ravenmouth
carta-magica-harbour-bk2 = Obsidia
carta-magica-harbour-bk3 = Port Sable
carta-magica-harbour-bk4 = Nightholm
carta-magica-harbour-rd1 = Carmine Roads
carta-magica-harbour-rd2 = Vermilia
carta-magica-harbour-rd3 = Port Cinnabar
carta-magica-harbour-rd4 = Rubra

carta-magica-talisman-tl01 = Amber Eye
carta-magica-talisman-tl02 = Bone Whistle
carta-magica-talisman-tl03 = Coral Hand
carta-magica-talisman-tl04 = Jade Turtle
carta-magica-talisman-tl05 = Silver Moth
carta-magica-talisman-tl06 = Owl Lantern
carta-magica-talisman-tl07 = Spiral Shell
carta-magica-talisman-tl08 = Serpent Ring
carta-magica-talisman-tl09 = Moon Compass
carta-magica-talisman-tl10 = Storm Bell
carta-magica-talisman-tl11 = Sun Disc
carta-magica-talisman-tl12 = Phoenix Feather
carta-magica-talisman-tl13 = Dragon Pearl
carta-magica-talisman-tl14 = Star Astrolabe
carta-magica-talisman-tl15 = Heart of the Sea
carta-magica-talisman-tl16 = Crown of Tides

carta-magica-monster-ad26 = Bearded Whale
carta-magica-monster-ad27 = Lantern Eel
carta-magica-monster-ad28 = Horned Crab
carta-magica-monster-ad29 = Two-tailed Siren
carta-magica-monster-ad30 = Mirror Ray
carta-magica-monster-ad31 = Clockwork Leviathan
carta-magica-monster-ad32 = Great Kraken

# An adventure card with the numbers printed on it.
carta-magica-card = { $sort ->
    [income] +{ $value } { $name }
    [payment] Goods payment { $value }
    [monster] { $name } (strength { $strength }, { $value } gold)
   *[other] { $name }
 }

carta-magica-use-again = the arrow is spun once more
carta-magica-use-shelter = this ship stays where it is
carta-magica-use-telescope = a look at the top of the pile
carta-magica-use-curse = the display is shuffled away
carta-magica-use-escape = out of the calm
carta-magica-use-repair = the ship is mended
carta-magica-use-lucky = the ship may sail farther

carta-magica-payment-trade = a piece of gold
carta-magica-payment-talisman = a talisman
carta-magica-payment-tow = the tow
carta-magica-payment-repair = the repair
carta-magica-payment-card = the payment card
carta-magica-payment-taming = the monster

carta-magica-bought-shown = from the display
carta-magica-bought-unseen = unseen from the deck

carta-magica-outcome-blown = blown on, unharmed
carta-magica-outcome-harbour = blown into a harbour
carta-magica-outcome-becalmed = becalmed
carta-magica-outcome-sheltered = sheltered by Good weather
carta-magica-outcome-unaffected = stuck already, the storm passes by
carta-magica-outcome-ship = damaged by another ship in the way
carta-magica-outcome-gray = damaged on shallows
carta-magica-outcome-cliff = damaged on a cliff
carta-magica-outcome-island = damaged against land
carta-magica-outcome-middle-island = damaged against the middle island
carta-magica-outcome-golden-border = damaged against the golden border

# What the table waits for

carta-magica-ask-captain = Choose your character.
carta-magica-wait-captain = { $seat } chooses a character.
carta-magica-ask-challenge = Choose your challenge.
carta-magica-wait-challenge = { $seat } chooses a challenge.
carta-magica-ask-home = Place your ship in a free harbour: your home.
carta-magica-wait-home = { $seat } chooses a home harbour.
carta-magica-ask-start = Spin the arrow.
carta-magica-wait-start = { $seat } spins the arrow.
carta-magica-ask-kept = The arrow shows { carta-magica-spin }. Keep it, or play Spin again?
carta-magica-wait-kept = The arrow shows { carta-magica-spin }. { $seat } may play Spin again.
carta-magica-ask-direction = A storm rises! Spin for its direction.
carta-magica-wait-direction = A storm rises! { $seat } spins for its direction.
carta-magica-ask-weather = The storm blows towards the { $towards }. Play Good weather?
carta-magica-wait-weather = The storm blows towards the { $towards }. { $seat } may play Good weather.
carta-magica-ask-choose = The arrow shows { carta-magica-spin }. Choose one action; { $way ->
    [free] you could sail { carta-magica-spaces }
    [freed] once freed you could sail { carta-magica-spaces }
   *[none] sailing is not possible now
 }.
carta-magica-spaces = { $steps ->
    [one] one space
   *[other] { $steps } spaces
  }
carta-magica-wait-choose = The arrow shows { carta-magica-spin }. { $seat } chooses an action.
carta-magica-ask-sail = Choose where to sail: up to { carta-magica-spaces }.
carta-magica-wait-sail = { $seat } may sail up to { carta-magica-spaces }.
carta-magica-ask-pay = Pay { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { $resource }
  } for { $purpose }: lay down cards, or pay in tokens.
carta-magica-wait-pay = { $seat } pays { $amount } { $amount ->
    [one] { FORM($resource, "one") }
   *[other] { $resource }
  } for { $purpose }.
carta-magica-ask-peek = Draw an adventure card.
carta-magica-wait-peek = { $seat } is about to draw an adventure card.
carta-magica-ask-look = Through the Telescope you see { $count } cards. Take one.
carta-magica-wait-look = { $seat } looks at { $count } cards through the Telescope and takes one.
carta-magica-ask-stow = Put the other cards back: which one goes on top?
carta-magica-wait-stow = { $seat } puts the other cards back; one goes on top.
carta-magica-ask-income = { carta-magica-card }: into your store now, or keep the card to pay with?
carta-magica-wait-income = { $seat } drew { carta-magica-card }: tokens now, or a card for later.
carta-magica-ask-tame = You face { carta-magica-card }. How much magic will you spend?
carta-magica-wait-tame = { $seat } faces { carta-magica-card } and chooses how much magic to spend.
carta-magica-ask-visit-black = { $sales ->
    [0] You are in { $harbour } and have nothing to trade.
   *[other] In { $harbour } you may trade goods for gold.
 }
carta-magica-wait-visit-black = { $sales ->
    [0] { $seat } is in { $harbour } and has nothing to trade.
   *[other] { $seat } may trade goods for gold in { $harbour }.
  }
carta-magica-ask-visit-black-duty = In { $harbour } you { $able ->
    [yes] may trade goods for gold, and must
   *[no] must
 } draw an adventure card.
carta-magica-wait-visit-black-duty = In { $harbour } { $seat } { $able ->
    [yes] may trade goods for gold, and must
   *[no] must
 } draw an adventure card.
carta-magica-ask-visit-red = { $purchases ->
    [0] You are in { $harbour }; your gold buys no talisman now.
   *[other] In { $harbour } you may buy talismans.
 }
carta-magica-wait-visit-red = { $seat } may buy talismans in { $harbour }.
carta-magica-ask-battle = A ship with a talisman you seek lies beside you. Attack?
carta-magica-wait-battle = { $seat } lies beside a ship with a talisman of their challenge, and may attack.
carta-magica-ask-defend = Spin to defend yourself against { $target_seat }.
carta-magica-wait-defend = { $seat } spins to defend against { $target_seat }.
carta-magica-ask-loot = You won: take a card from { $target_seat }, or pass.
carta-magica-wait-loot = { $seat } won and may take a card from { $target_seat }.
carta-magica-ask-propose = Offer { $target_seat } to exchange places, or pass.
carta-magica-wait-propose = { $seat } may offer { $target_seat } to exchange places.
carta-magica-ask-answer = { $target_seat } offers to exchange places. Accept?
carta-magica-wait-answer = { $target_seat } offers { $seat } to exchange places.

# Why not

carta-magica-refuse-spin = The arrow is not to be spun now.
carta-magica-refuse-keep = There is nothing to keep now.
carta-magica-refuse-no-card = You hold no { $card } card.
carta-magica-refuse-again = Spin again follows a spin of your own at once.
carta-magica-refuse-choose = The action is chosen right after the first spin of your turn.
carta-magica-refuse-symbol = The segment with { $number } does not show this symbol: { $symbol }.
carta-magica-refuse-no-adventures = No adventure cards are left to draw.
carta-magica-refuse-hemmed-in = No neighbouring space is free: you cannot sail, so there is nothing to pay for.
carta-magica-refuse-not-becalmed = Your ship is not becalmed.
carta-magica-refuse-not-damaged = Your ship is not damaged.
carta-magica-refuse-free-anyway-wind = The arrow shows wind: you can leave the calm for nothing.
carta-magica-refuse-free-anyway-hammer = The arrow shows the hammer: the repair costs nothing.
carta-magica-refuse-too-poor = This needs { $price } { $kind }; you have { $held }.
carta-magica-refuse-lucky = Lucky wind is played when you sail.
carta-magica-refuse-becalmed = Your ship is becalmed and there is no wind: pay { $price } goods, play Lucky wind, or wait.
carta-magica-refuse-damaged = Your ship is damaged and there is no hammer: pay { $price } gold, play Repair, or wait.
carta-magica-refuse-sail-now = This is not the moment to sail.
carta-magica-refuse-same-space = A move cannot end where it began, on { $cell }.
carta-magica-refuse-windless = { $cell } is windless: ships are only blown onto it.
carta-magica-refuse-blocked = { $cell } is { $space }: no ship sails there.
carta-magica-refuse-occupied = { $other_seat } lies on { $cell }.
carta-magica-refuse-no-way = No way leads to { $cell } past harbours and ships.
carta-magica-refuse-too-far = { $cell } is { $needed } steps away; you can sail { $steps }.
carta-magica-refuse-visit = You trade only during a harbour visit.
carta-magica-refuse-black-only = Goods become gold only in a black harbour.
carta-magica-refuse-gold-full = You hold { $limit } gold already, which is the limit.
carta-magica-refuse-red-only = Talismans are sold only in a red harbour.
carta-magica-refuse-deck-empty = The talisman deck is empty.
carta-magica-refuse-no-talisman = No talisman lies on place { $number } of the display.
carta-magica-refuse-duty = You must draw the harbour’s adventure card before you leave.
carta-magica-refuse-curse = A Curse is played on your own turn: before the spin, when you choose, or in a harbour.
carta-magica-refuse-no-display = No talisman is displayed that could be shuffled away.
carta-magica-refuse-no-duty = You have no card to draw here.
carta-magica-refuse-draw = You are not about to draw a card.
carta-magica-refuse-telescope = The Telescope is used when you are about to draw.
carta-magica-refuse-look = You are not choosing a card through the Telescope now.
carta-magica-refuse-not-seen = { carta-magica-card } is not one of the cards you saw.
carta-magica-refuse-cash = An income card becomes tokens only at the moment it is drawn.
carta-magica-refuse-tame = There is no monster to tame now.
carta-magica-refuse-pay = There is nothing to pay now.
carta-magica-refuse-not-yours = { carta-magica-card } is not in your hand.
carta-magica-refuse-wrong-kind = { carta-magica-card } is not worth any { $kind }.
carta-magica-refuse-superfluous = { carta-magica-card } makes no right payment with these: a card would be too many, or an equal one comes first.
carta-magica-refuse-shelter = Good weather is played when a storm’s direction is known.
carta-magica-refuse-attack = You may attack only after sailing, and once.
carta-magica-refuse-nobody = { $seat_word } is nobody you could attack.
carta-magica-refuse-not-beside = { $other_seat } does not lie next to you.
carta-magica-refuse-helpless = { $other_seat } is damaged or becalmed and cannot be attacked.
carta-magica-refuse-no-prize = { $other_seat } has no talisman of your challenge.
carta-magica-refuse-loot = There is nothing to take now.
carta-magica-refuse-not-theirs = { $other_seat } does not have that card.
carta-magica-refuse-swap = Places are exchanged only after a battle of yours.
carta-magica-refuse-accept = Nobody has offered you an exchange of places.
carta-magica-refuse-pass = There is nothing to decline now.
carta-magica-refuse-captain = Characters are chosen before the game.
carta-magica-refuse-challenge = Challenges are chosen before the game, after the character.
carta-magica-refuse-home = Home harbours are chosen before the game, after the challenges.
carta-magica-refuse-taken = { $other_seat } has it already.

# What happened

# A harbour by its name, any other space by its letter and number.
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

carta-magica-event-captain-chosen = { $seat } sails as { $name }.
carta-magica-event-challenge-chosen = { $seat } takes up the challenge of { $name }: { $talismans }.
carta-magica-event-placed = { $seat } makes { $name } the home harbour.
carta-magica-event-turn = Round { $round }: { $seat } begins a turn.
carta-magica-event-spun = { $seat } spins: { carta-magica-spin }.
carta-magica-event-let-stand = { $seat } lets the spin stand.
carta-magica-event-played = { $seat } plays { carta-magica-card }: { $use }.
carta-magica-event-held = { $seat } holds.
# How much of something: goods are counted, gold and magic are not.
carta-magica-taken = { $resource ->
    [goods] { $taken ->
        [one] 1 good
       *[other] { $taken } goods
    }
   *[other] { $taken } { $kind_name }
 }
carta-magica-amount = { $resource ->
    [goods] { $amount ->
        [one] 1 good
       *[other] { $amount } goods
    }
   *[other] { $amount } { $kind_name }
 }
carta-magica-event-took = { $taken ->
    [0] { $seat } has { $left } { $kind_name } already and can stow no more.
   *[other] { $seat } takes { carta-magica-taken } and has { $left }.
 }
carta-magica-event-sailed = { $seat } sails { carta-magica-spaces } to { carta-magica-place }{ $freed ->
    [yes] , free again.
   *[no] .
 }
carta-magica-event-storm = A storm blows towards the { $towards }.
carta-magica-event-braved = { $seat } braves the storm.
carta-magica-event-blown = { $seat } at { carta-magica-place }: { $result }.
carta-magica-event-visiting = { $seat } may trade in the harbour without sailing.
carta-magica-event-owing = { $seat } has to pay { carta-magica-amount }.
carta-magica-event-laid = { $seat } lays down { carta-magica-card }.
carta-magica-event-paid = { $seat } pays { carta-magica-amount } for { $purpose }{ $change ->
    [0] .
   *[other] {" "}and gets { $change } back.
 }
carta-magica-event-traded = { $seat } gets { $taken } gold and has { $left }.
carta-magica-event-bought = { $seat } buys { $name } { $how }.
carta-magica-event-left = { $seat } is done in the harbour.
carta-magica-event-cursed = New talismans are displayed: { $names }.
carta-magica-event-about-to-draw = { $seat } is about to draw an adventure card.
carta-magica-event-lapsed = There is no adventure card left to draw.
carta-magica-event-rebuilt = The discards are shuffled into a new pile of { $pile }.
carta-magica-event-looked = { $seat } looks at the top { $count ->
    [one] card
   *[other] { $count } cards
 } of the pile{ $known ->
    [yes] : { $count ->
        [one] { carta-magica-card-1 }.
        [2] { carta-magica-card-1 }; { carta-magica-card-2 }.
       *[other] { carta-magica-card-1 }; { carta-magica-card-2 }; { carta-magica-card-3 }.
    }
   *[no] .
 }
carta-magica-card-1 = { $sort_1 ->
    [income] +{ $value_1 } { $name_1 }
    [payment] Goods payment { $value_1 }
    [monster] { $name_1 } (strength { $strength_1 }, { $value_1 } gold)
   *[other] { $name_1 }
 }
carta-magica-card-2 = { $sort_2 ->
    [income] +{ $value_2 } { $name_2 }
    [payment] Goods payment { $value_2 }
    [monster] { $name_2 } (strength { $strength_2 }, { $value_2 } gold)
   *[other] { $name_2 }
 }
carta-magica-card-3 = { $sort_3 ->
    [income] +{ $value_3 } { $name_3 }
    [payment] Goods payment { $value_3 }
    [monster] { $name_3 } (strength { $strength_3 }, { $value_3 } gold)
   *[other] { $name_3 }
 }
carta-magica-event-picked = { $seat } takes { carta-magica-card }.
carta-magica-event-stowed = { $seat } puts the other cards back{ $known ->
    [yes] , on top { carta-magica-card }.
   *[no] {" "}on top.
 }
carta-magica-event-drew = { $seat } draws { carta-magica-card }.
carta-magica-event-kept = { $seat } keeps { carta-magica-card }.
carta-magica-event-cashed = { $taken ->
    [0] { $seat } exchanges the card, but has { $left } { $kind_name } already and can stow no more.
   *[other] { $seat } exchanges the card for { carta-magica-taken } and has { $left }.
 }
carta-magica-event-unpaid = { $seat } cannot pay { $amount } goods and will miss a turn.
carta-magica-event-settled-card = { $seat } has met the demand.
carta-magica-event-faced = { $seat } faces the { $name } (strength { $strength }, { $value } gold) with { $magic } magic.
carta-magica-event-tamed = { $seat } reaches { $total } and tames the { $name }: { $gold } gold.
carta-magica-event-untamed = { $seat } reaches only { $total } against { $strength }: the { $name } gets away, and { $goods ->
    [0] there were no goods to lose
    [one] the only good on board is lost
   *[other] all { $goods } goods on board are lost
 }.
carta-magica-event-returned = { $seat } has sailed round the island and is home!
carta-magica-event-last-round = This round is the last.
carta-magica-event-attacked = { $seat } attacks { $target_seat }.
carta-magica-event-won = { $attack } against { $defence }: { $winner_seat } wins the battle.
carta-magica-event-tied = { $attack } against { $defence }: nobody wins the battle.
carta-magica-event-looted = { $seat } takes { carta-magica-card } from { $loser_seat }.
carta-magica-event-spared = { $seat } takes nothing from { $loser_seat }.
carta-magica-event-proposed = { $seat } offers { $target_seat } to exchange places.
carta-magica-event-swapped = { $seat } and { $target_seat } exchange places.
carta-magica-event-refused = { $seat } stays.
carta-magica-event-passed = { $seat } passes.
carta-magica-event-skipped = { $seat } misses a turn.
carta-magica-event-ended = The voyage is over after { $round ->
    [one] one round
   *[other] { $round } rounds
 }.
carta-magica-event-stopped = Play stops after { $round ->
    [one] one round
   *[other] { $round } rounds
 }; nobody has returned.

# Where the points come from

carta-magica-tally-talisman = { $name }
carta-magica-tally-challenge = { $name } belongs to the challenge
carta-magica-tally-gold = gold
carta-magica-tally-gold-cards = gold on kept cards
carta-magica-tally-returned = round the island and home

# The board in words

carta-magica-board-round = Round { $round }
carta-magica-board-last-round = Last round
carta-magica-board-display = Talismans
carta-magica-board-deck = { $count } in the deck
carta-magica-board-pile = Adventures: { $pile } in the pile, { $discards } used
carta-magica-board-bank = Bank: { $gold } gold { $goods } goods { $magic } magic
carta-magica-board-arrow = Arrow: { carta-magica-spin }
carta-magica-board-telescope = Seen by Telescope, from the top: { $cards }
carta-magica-board-among = Seen earlier, somewhere in the top { $depth }: { $cards }
carta-magica-board-legend = ° b r reach · o windless · x shallows · ^ cliff · # M land · *becalmed !damaged
carta-magica-board-player = player
carta-magica-board-ship = ship
carta-magica-board-home = home
carta-magica-board-progress = circle
carta-magica-board-points = points
carta-magica-board-missed = misses { $count }
carta-magica-board-pending = may trade
carta-magica-board-returned = returned
carta-magica-board-wants = seeks { $names }
