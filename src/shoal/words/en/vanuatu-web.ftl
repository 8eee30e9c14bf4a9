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
vanuatu-web-plan = { $pawns ->
    [0] Your plan is complete: confirm it.
    [one] Tap a box: one pawn to place.
   *[other] Tap boxes: { $pawns } pawns to place.
}
vanuatu-web-plan-hint = An amber box says what it needs first.
vanuatu-web-chain = What { $action } needs, first things first
vanuatu-web-link-done = planned
vanuatu-web-link-next = place a pawn
vanuatu-web-link-wait = waits
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

vanuatu-web-cost-sail = { $step } vatu a hex
vanuatu-web-cost-sail-navigator = free: Navigator
vanuatu-web-cost-build = { $cost } vatu
vanuatu-web-cost-build-builder = { $cost } vatu: Builder
vanuatu-web-cost-explore = on your sea
vanuatu-web-cost-explore-diver = and vatu: Diver
vanuatu-web-cost-fish = on your sea
vanuatu-web-cost-fish-fisherman = and points: Fisherman
vanuatu-web-cost-sell = fish price { $price }
vanuatu-web-cost-sell-seller = no stall: Seller
vanuatu-web-cost-buy = { $prices } vatu
vanuatu-web-cost-buy-buyer = second free: Buyer
vanuatu-web-cost-draw = { $points } { $points ->
    [one] point
   *[other] points
}
vanuatu-web-cost-draw-artist = { $points }: Artist
vanuatu-web-cost-transport = 1 vatu a stall
vanuatu-web-cost-transport-guide = and points: Guide
vanuatu-web-cost-rest = hidden bonus

## Pills: the truth about your stack, long and brief

vanuatu-web-pill-now = You now: choose a place
vanuatu-web-brief-now = you now
vanuatu-web-pill-now-do = You now: { $name }
vanuatu-web-brief-now-do = you now
vanuatu-web-pill-now-gain = You now: { $gain }
vanuatu-web-brief-now-gain = now: { $gain }
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
vanuatu-web-pill-drafted-behind = Your pawn: { $seat } leads with { $pawns }
vanuatu-web-brief-drafted-behind = { $seat } leads
vanuatu-web-pill-drafted-with = Your pawn; now { $action }
vanuatu-web-brief-drafted-with = now { $action }
vanuatu-web-pill-not-with = Not together with { $action }
vanuatu-web-brief-not-with = not with { $action }
vanuatu-web-pill-with = Possible with { $action }
vanuatu-web-brief-with = { $action } first
vanuatu-web-pill-win = You would lead
vanuatu-web-brief-win = would lead
vanuatu-web-pill-would-lead = You would lead alone
vanuatu-web-brief-would-lead = would lead
vanuatu-web-pill-behind = { $seat } leads with { $pawns }
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
vanuatu-web-pill-vatu = { $vatu } of { $cost } vatu
vanuatu-web-pill-cost = { $vatu } of { $cost } vatu
vanuatu-web-pill-no-treasure-disc = Yours, but no treasure here
vanuatu-web-brief-no-treasure-disc = no treasure
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
vanuatu-web-pill-no-cube = No goods here
vanuatu-web-pill-not-now = Not possible now
vanuatu-web-brief-not-now = not now

## Outcomes and notes

vanuatu-web-does = { $name }: { $outcome }
vanuatu-web-leads = you would lead { $actions }
vanuatu-web-gain-vatu = +{ $vatu } vatu
vanuatu-web-pay-vatu = −{ $vatu } vatu
vanuatu-web-vatu-left = { $vatu } vatu left
vanuatu-web-gain-points = +{ $points } { $points ->
    [one] point
   *[other] points
}
vanuatu-web-pay-points = −{ $points } { $points ->
    [one] point
   *[other] points
}
vanuatu-web-cube-lost = the cube is lost
vanuatu-web-note-converted = { $vatu } vatu turn into { $points } { $points ->
    [one] point
   *[other] points
}.
vanuatu-web-note-bonus = The ship is full: { $points } more { $points ->
    [one] point
   *[other] points
}.
vanuatu-web-note-lost = No ship takes this cube: it brings nothing.
vanuatu-web-note-preaches = This uses the Preacher.
vanuatu-web-note-waived = { $rule ->
    [51] No hex away from other islands is left.
   *[other] No hex beside an island is left.
}

## Actions

vanuatu-web-do-place = Lay { $tile } on { $hex }
vanuatu-web-do-neutral = Neutral pawn on { $action }
vanuatu-web-do-take = Take the { $character }
vanuatu-web-do-plan = Place on { $actions }
vanuatu-web-do-sail = Sail to { $place }
vanuatu-web-do-sail-in = Sail to { $place } in { $steps } steps
vanuatu-web-do-build = Build on { $island }
vanuatu-web-do-explore = Raise the treasure of { $value }
vanuatu-web-do-fish = Catch a fish of { $value }
vanuatu-web-do-sell = Sell a fish of { $value }
vanuatu-web-do-buy = Buy { $good } on { $island }
vanuatu-web-do-draw = Draw on { $island }
vanuatu-web-do-transport = Bring a tourist to { $island }
vanuatu-web-do-rest = Rest
vanuatu-web-do-withdraw = Take back the stack on { $action }
vanuatu-web-do-stop = Stop selling
vanuatu-web-do-second-yes = Load a second cube of { $good }
vanuatu-web-do-second-no = No second cube
vanuatu-web-do-keep = Take “{ $tile }”
vanuatu-web-do-cash = Treasure of { $value } for vatu
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
