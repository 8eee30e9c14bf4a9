## The board in the browser

vanuatu-web-summary = Round { $round } of { $rounds } · { $phase }
vanuatu-web-map = Archipelago
vanuatu-web-boxes = Nine actions
vanuatu-web-choices = Your choices
vanuatu-web-players = Players in turn order
vanuatu-web-track = Vatu track
vanuatu-web-whole = Whole map
vanuatu-web-waters = My waters
vanuatu-web-nobody = nobody yet
vanuatu-web-neutral = neutral
vanuatu-web-price = Fish price
vanuatu-web-office = Tourists
vanuatu-web-rest-tiles = Rest tiles
vanuatu-web-next = Next tiles
vanuatu-web-ships = Ships
vanuatu-web-ships-hint = the left one loads first; the last slot brings { $points } more
vanuatu-web-to-map = To the map
vanuatu-web-free = Free characters
vanuatu-web-free-hint = nobody keeps the same one
vanuatu-web-sails = sails at the end of the round
vanuatu-web-slot-full = { $good } loaded
vanuatu-web-slot-open = room for { $good }
vanuatu-web-drawings = Sand drawings
vanuatu-web-of = { $count } of { $of }
vanuatu-web-has-vatu = { $seat } { $vatu }
vanuatu-web-pawns-out = pawns on actions
vanuatu-web-order-now = { $seat } now
vanuatu-web-order-next = { $seat } next
vanuatu-web-used = used
vanuatu-web-plan = Your plan is complete: confirm it.
vanuatu-web-plan-hint = An amber box says what it needs first.
vanuatu-web-chain = What { $action } needs, first things first
vanuatu-web-link-done = planned
vanuatu-web-link-next = place a pawn next
vanuatu-web-link-wait = comes after it
vanuatu-web-need-sail = a free sea
vanuatu-web-need-build = needs a free slot
vanuatu-web-need-explore = needs a wreck
vanuatu-web-need-fish = needs a fishing sea
vanuatu-web-need-tile = needs a fish
vanuatu-web-need-sell = needs your stall
vanuatu-web-need-buy = needs goods
vanuatu-web-need-draw = needs a free slot
vanuatu-web-need-transport = needs room
vanuatu-web-need-rest = first
vanuatu-web-need-together = goes with
vanuatu-web-money = { $sum } = { $vatu } vatu when you get to { $action }
vanuatu-web-unplan = take the pawn back from { $action }
vanuatu-web-govern = Governor: move a stack
vanuatu-web-step-cash = Treasure
vanuatu-web-step-beg = Beg

## Costs of the boxes

vanuatu-web-cost-sail = −{ $step } vatu a hex
vanuatu-web-cost-sail-navigator = free: Navigator
vanuatu-web-cost-build = −{ $cost } vatu
vanuatu-web-cost-build-builder = −{ $cost } vatu: Builder
vanuatu-web-cost-explore = on your sea
vanuatu-web-cost-explore-diver = Diver: vatu too
vanuatu-web-cost-fish = on your sea
vanuatu-web-cost-fish-fisherman = Fisherman: points too
vanuatu-web-cost-sell = value × { $price } vatu
vanuatu-web-cost-sell-seller = without stall: Seller
vanuatu-web-cost-buy = costs { $prices } vatu
vanuatu-web-cost-buy-buyer = second free: Buyer
vanuatu-web-cost-draw = +{ count-points }
vanuatu-web-cost-draw-artist = +{ $points }: Artist
vanuatu-web-cost-transport = +1 vatu a stall
vanuatu-web-cost-transport-guide = Guide: points too
vanuatu-web-cost-rest = hidden bonus

## Pills: the truth about your stack, long and brief

vanuatu-web-pill-now = You now: choose a place
vanuatu-web-brief-now = you now
vanuatu-web-pill-now-do = You now: { $name }
vanuatu-web-brief-now-do = you now
vanuatu-web-pill-now-gain = You now: { $gain }
vanuatu-web-brief-now-gain = now
vanuatu-web-pill-lead = You lead here
vanuatu-web-brief-lead = you lead
vanuatu-web-pill-leads = { $seat } acts here
vanuatu-web-brief-leads = { $seat }
vanuatu-web-pill-walled = Neutral pawns block it
vanuatu-web-brief-walled = blocked
vanuatu-web-pill-neutral-here = Put a neutral pawn here
vanuatu-web-brief-neutral-here = here?
vanuatu-web-pill-drafted = Your pawn goes here
vanuatu-web-brief-drafted = your pawn
vanuatu-web-pill-drafted-leads = Your pawn: you would lead
vanuatu-web-brief-drafted-leads = you’d lead
vanuatu-web-pill-drafted-behind = { $seat } acts first with { $pawns }
vanuatu-web-brief-drafted-behind = { $seat } leads
vanuatu-web-pill-drafted-with = Your pawn; now { $action }
vanuatu-web-brief-drafted-with = now { $action }
vanuatu-web-pill-with = Possible with { $action }
vanuatu-web-brief-with = { $action } first
vanuatu-web-pill-win = You would lead
vanuatu-web-brief-win = would lead
vanuatu-web-pill-would-lead = You would lead alone
vanuatu-web-brief-would-lead = would lead
vanuatu-web-pill-behind = { $seat } would act first: { $pawns }
vanuatu-web-brief-behind = { $seat } leads
vanuatu-web-pill-may = A pawn may go here
vanuatu-web-brief-may = possible
vanuatu-web-pill-moves = This stack moves
vanuatu-web-pill-move-from = Move this stack
vanuatu-web-pill-move-to = Move it here
vanuatu-web-pill-outnumbered = Blocked: { $seat } { $theirs }:{ $mine }
vanuatu-web-brief-outnumbered = { $seat } { $theirs }:{ $mine }
vanuatu-web-pill-tie = Tie { $theirs }:{ $mine }, { $seat } is earlier
vanuatu-web-brief-tie = tie: { $seat }
vanuatu-web-pill-neutral = Neutral pawns { $theirs }:{ $mine }
vanuatu-web-pill-sail-first = Not here: Sail first
vanuatu-web-brief-sail-first = Sail first
vanuatu-web-pill-no-place = No place within reach
vanuatu-web-brief-no-place = out of reach
vanuatu-web-pill-fish-tile = No fish: Fish first
vanuatu-web-brief-fish-tile = Fish first
vanuatu-web-pill-vatu = { $short } vatu short
vanuatu-web-pill-cost = Costs { $cost }, you have { $vatu }
vanuatu-web-pill-no-treasure-disc = Yours, but no treasure here
vanuatu-web-brief-no-treasure-disc = no treasure here
vanuatu-web-pill-no-fish-disc = Yours, but no fish here
vanuatu-web-brief-no-fish-disc = no fish here
vanuatu-web-pill-no-fish-tile = Yours, but no fish to sell
vanuatu-web-brief-no-fish-tile = no fish
vanuatu-web-pill-no-own-stall = Yours, but no stall here
vanuatu-web-brief-no-own-stall = no stall
vanuatu-web-pill-no-tourists = No tourist is waiting
vanuatu-web-brief-no-tourists = no tourists
vanuatu-web-pill-no-drawing-slot = No room for a drawing
vanuatu-web-brief-no-drawing-slot = no room
vanuatu-web-pill-no-stall-slot = No free stall slot
vanuatu-web-brief-no-stall-slot = no slot
vanuatu-web-pill-no-cube = Yours, but no goods here
vanuatu-web-pill-not-now = Not possible now
vanuatu-web-brief-not-now = not now

## Outcomes and notes

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = you would lead { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = { $vatu } vatu left
vanuatu-web-gain-points = +{ count-points }
vanuatu-web-pay-points = −{ count-points }
vanuatu-web-cube-lost = the cube is lost
vanuatu-web-note-converted = { $vatu } vatu turn into { count-points }.
vanuatu-web-note-bonus = The ship is full: { $points } more { $points ->
    [one] point
   *[other] points
}.
vanuatu-web-note-lost = No ship takes this cube: it brings nothing.
vanuatu-web-note-preaches = This uses the Preacher.
vanuatu-web-note-rest = You take a rest tile: a vatu, a point, both, or to go first next round.
vanuatu-web-note-waived = { $rule ->
    [51] No hex away from other islands is left.
   *[other] No hex beside an island is left.
}

## Actions

vanuatu-web-do-place = Lay { $tile } on { $hex }
vanuatu-web-do-neutral = Neutral pawn on { $action }
vanuatu-web-do-take = Take the { $character }
vanuatu-web-do-plan = Place on { $actions }
vanuatu-web-do-plan-both = Put both on { $action }
vanuatu-web-do-sail = Sail to { $place }
vanuatu-web-do-sail-in = The long way to { $place }: { $steps } steps
vanuatu-web-do-sail-back = Out and back to { $place }
vanuatu-web-do-build = Build on { $island }
vanuatu-web-do-explore = Raise the treasure of { $value }
vanuatu-web-do-fish = Catch a fish of { $value }
vanuatu-web-do-sell = Sell a fish of { $value }
vanuatu-web-do-buy = Buy { $good } on { $island }
vanuatu-web-do-draw = Draw on { $island }
vanuatu-web-do-transport = Bring a tourist to { $island }
vanuatu-web-do-rest = Rest
vanuatu-web-do-withdraw = Give up { $action }
vanuatu-web-do-stop = Stop selling
vanuatu-web-do-second-yes = Load a second cube of { $good }
vanuatu-web-do-second-no = No second cube
vanuatu-web-do-keep = Take “{ $tile }”
vanuatu-web-do-cash = Cash in treasure { $value }
vanuatu-web-do-beg = Give { $value } { $value ->
    [one] point
   *[other] points
} for vatu
vanuatu-web-do-govern = Move the stack from { $action } to { $to }

## Hexes for ears

vanuatu-web-hex = { $name }, { $hex }: { $what }
vanuatu-web-hex-empty = { $hex }, empty
vanuatu-web-hex-fish = { $count } fish
vanuatu-web-hex-treasure = treasure of { $count }
vanuatu-web-hex-good = { $count } { $good }
vanuatu-web-hex-stalls = { $count } of { $of } stalls { $owners }
vanuatu-web-hex-drawings = { $count } of { $of } drawings
vanuatu-web-hex-tourists = { $count } of { $of } tourists
vanuatu-web-hex-boat = boat of { $seat }

## Words added to pills

vanuatu-web-all-done = no pawns
vanuatu-web-brief-cost = costs { $cost }
vanuatu-web-brief-vatu = { $short } short
vanuatu-web-brief-no-cube = no goods
vanuatu-web-pill-paid-by = Only if { $action } pays first
vanuatu-web-brief-paid-by = if { $action } pays
vanuatu-web-pill-first = { $first } first
vanuatu-web-brief-first = { $first } first
vanuatu-web-pill-planned = Only with { $first } before it
vanuatu-web-brief-planned = needs { $first }
vanuatu-web-pill-fish = No fish to sell
vanuatu-web-brief-fish = no fish
vanuatu-web-pill-several = Several things missing
vanuatu-web-brief-several = not now
vanuatu-web-pill-vatu-converted = Ten vatu would turn into points
vanuatu-web-brief-vatu-converted = vatu convert
vanuatu-web-pill-sail-vatu = No vatu to sail with
vanuatu-web-brief-sail-vatu = no vatu
vanuatu-web-pill-no-island = No island beside you
vanuatu-web-brief-no-island = no island
vanuatu-web-pill-no-stall = All your stalls are built
vanuatu-web-brief-no-stall = no stalls left
vanuatu-web-pill-island-full = No room for a tourist
vanuatu-web-brief-island-full = no room
vanuatu-web-pill-no-rest = All rest tiles are taken
vanuatu-web-brief-no-rest = none left
vanuatu-web-pill-nowhere = Nothing of it around you
vanuatu-web-brief-nowhere = not here
vanuatu-web-lost = the action is lost
vanuatu-web-warn-lost = You get your pawns back and do nothing.
vanuatu-web-warn-behind = On { $actions } somebody else acts first; you come after, if it can still be done.
vanuatu-web-warn-paid-by = { $action } works only if { $payer } has brought its vatu by then.

## How to choose

vanuatu-web-how-plan = { $pawns ->
    [0] Confirm, or touch a pawn to take it back.
    [one] Touch a box for one more pawn.
   *[other] Touch boxes: { $pawns } pawns to place.
}
vanuatu-web-how-plan-with = { $action } needs { $helper } now.
vanuatu-web-how-place = Touch a glowing hex: you see the tile on it. Again lays it.
vanuatu-web-how-take = Each says what it can do. Touch twice to take one.
vanuatu-web-how-neutral = Touch the box the neutral pawn goes to.
vanuatu-web-how-act = Touch a box or a hex that glows.
vanuatu-web-how-where = { $action }: touch a place that glows.
vanuatu-web-how-lose = Whatever you touch now is given up for nothing.
vanuatu-web-how-govern = Touch the stack to move.
vanuatu-web-how-govern-to = Touch the box it moves to.
vanuatu-web-ask-hex = { $name }: what will you do?
vanuatu-web-ask-box = { $name }: where?

## What just happened

vanuatu-web-told-planned = { $seat } plans { $actions }.
vanuatu-web-told-planned-both = { $seat } puts both pawns on { $action }.
vanuatu-web-told-withdrew = { $seat } leads nowhere and gives up { $action }.
vanuatu-web-fact-round = Round { $round }/{ $rounds }

## What things are

vanuatu-web-about-empty-title = { $hex }: open water
vanuatu-web-about-empty = No tile yet. A tile may be laid where it touches two others: islands apart from islands, seas beside an island.
vanuatu-web-about-next = Will be laid at the start of the next round.
vanuatu-web-about-sea = Boats sail here. The first to fish or dive takes the most: a tile is worth as many as there are discs.
vanuatu-web-about-island = Whoever lies beside it can build, buy, sell, draw and bring tourists. At the end each stall counts 2 points for every tourist.
vanuatu-web-about-row-fish = Fish
vanuatu-web-about-row-treasure = Treasure
vanuatu-web-about-discs = { $count ->
    [0] none
   *[other] the next is worth { $count }
}
vanuatu-web-about-row-goods = Goods
vanuatu-web-about-row-stalls = Stalls
vanuatu-web-about-row-drawings = Drawings
vanuatu-web-about-row-tourists = Tourists
vanuatu-web-about-row-cost = In short
vanuatu-web-about-row-queue = Who acts, in order
vanuatu-web-about-row-with = Now with
vanuatu-web-about-row-deal = On a ship
vanuatu-web-about-row-found = Lies on
vanuatu-web-about-row-room = Free slots on ships
vanuatu-web-about-sail = Move your boat over sea tiles, a vatu a hex.
vanuatu-web-about-build = Put a stall on an island beside your boat. Tourists make it worth points at the end.
vanuatu-web-about-explore = Raise the treasure under your boat. Kept, it counts double at the end; sold, its value in vatu.
vanuatu-web-about-fish = Catch the fish under your boat; it is worth as many as there are fish discs.
vanuatu-web-about-sell = Sell fish on an island with a stall of yours beside your boat: value times the price. The price falls with each.
vanuatu-web-about-buy = Buy a good on an island beside your boat; it goes on a ship and brings points.
vanuatu-web-about-draw = Draw in the sand of an island beside your boat, where there is room.
vanuatu-web-about-transport = Bring a waiting tourist to an island beside your boat. Every stall there, whoever owns it, pays you a vatu.
vanuatu-web-about-rest = Take one of the hidden rest tiles; it pays at the end of the round.
vanuatu-web-about-person = One character a round, and never the same twice running.
vanuatu-web-about-ship-title = { $number ->
    [1] First ship
    [2] Second ship
   *[other] Third ship
}
vanuatu-web-about-ship = A cube goes on the first ship from the left with room for it. The last slot brings { $points } more; full ships leave at the end of the round.
vanuatu-web-about-loaded = loaded
vanuatu-web-about-deal = { $vatu } vatu, brings { count-points }
vanuatu-web-about-good = Bought on an island, loaded on a ship. Without room on a ship it brings nothing.
vanuatu-web-about-price-title = Fish price: { $price }
vanuatu-web-about-price = A fish sells for its value times this. It falls with every fish sold ({ $track }) and is back at the top next round.
vanuatu-web-about-office-title = Tourists waiting: { $count }
vanuatu-web-about-office = Transport brings one to an island: a vatu for every stall there. At the end every tourist makes each stall on the island worth 2 points more. Who still waits leaves after the round.
vanuatu-web-about-rest-tiles-title = Rest tiles: { $count } left
vanuatu-web-about-rest-tiles = Whoever rests looks at them and takes one; nobody else sees which. They pay at the end of the round.
vanuatu-web-about-rest-first-player = goes first; 3 points at the end of the game
vanuatu-web-about-rest-point = 1 point
vanuatu-web-about-rest-vatu-point = 1 vatu and 1 point
vanuatu-web-about-rest-vatu = 1 vatu
vanuatu-web-about-gate-title = Vatu: money up to { $vatu }
vanuatu-web-about-gate = At { $vatu } vatu turn into { $points } points by themselves, and you start from what is left. Three vatu left at the end are a point.
vanuatu-web-about-drawings-title = Sand drawings: { $count } of { $of }
vanuatu-web-about-drawings = They belong to nobody and bring points once, when they are drawn. The Guide earns with them.
vanuatu-web-about-fish-tile-title = Fish of { $value }
vanuatu-web-about-fish-tile = Sells for { $vatu } vatu at today’s price, beside a stall of yours.
vanuatu-web-about-treasure-tile-title = Treasure of { $value }
vanuatu-web-about-treasure-tile = Counts { $points } points at the end, or its value in vatu at the start of a turn of yours.
vanuatu-web-about-pawns-title = Action pawns
vanuatu-web-about-pawns = Five a round. Most pawns on a box act first there; of equal stacks the one earlier in turn order.
