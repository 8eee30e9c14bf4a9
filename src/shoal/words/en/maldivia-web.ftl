# What only the browser says about Maldivia.

# Fish, masts, tiles, cards

maldivia-web-fish-R = { $count ->
    [one] 1 red fish
   *[other] { $count } red fish
  }
maldivia-web-fish-G = { $count ->
    [one] 1 green fish
   *[other] { $count } green fish
  }
maldivia-web-fish-P = { $count ->
    [one] 1 purple fish
   *[other] { $count } purple fish
  }
maldivia-web-fish-Y = { $count ->
    [one] 1 yellow fish
   *[other] { $count } yellow fish
  }
maldivia-web-mast-empty = empty
maldivia-web-mast = Mast from the top: { $fish }
maldivia-web-tile-hidden = face down
maldivia-web-tile-fog = fog { $side }
maldivia-web-letter-n = N
maldivia-web-letter-e = E
maldivia-web-letter-s = S
maldivia-web-letter-w = W

# The board

maldivia-web-sea = The sea, { $rows } by { $columns } spaces
maldivia-web-space = { $cell }: { $shows }
maldivia-web-boat-there = { $space }; boat of { $seat }, mast from the top: { $fish }
maldivia-web-market = Market of { $island }
maldivia-web-island = { $side } · { $island }
maldivia-web-ship = Ship of { $island }, { $count } fish: { $fish }
maldivia-web-berth = Empty berth of { $island }
maldivia-web-pile = { $count ->
    [one] 1 card
   *[other] { $count } cards
  } in the pile of { $island }
maldivia-web-fog-spent = No more fog this round
maldivia-web-fog-held = A full line of boats: the fog lifts
maldivia-web-summary-over = Over after { $round ->
    [one] 1 round
   *[other] { $round } rounds
  } · { $spaces } spaces
maldivia-web-cannot-sail = Cannot sail
maldivia-web-own-points = { count-points }
maldivia-web-own-cards = Your cards: { $cards }
maldivia-web-summary = Round { $round } · tile { $tile } of { $tiles }
maldivia-web-left = { $spaces } spaces, ends at { $end }

# What an action does

maldivia-web-may-rob = rob { $seat } ({ $fish })
maldivia-web-may-deliver = deliver { $card }
maldivia-web-do-take = Take the { $boat } boat
maldivia-web-do-place = Begin at { $cell }: { $outcome }
maldivia-web-do-plan = Plan: { $tiles }
maldivia-web-do-sail = Sail to { $cell }: { $outcome }
maldivia-web-do-stay = Stay here
maldivia-web-stay-costs = no action, turn over
maldivia-web-do-fish = Fish here: { $fish }
maldivia-web-do-rob = Rob { $seat } of the top fish ({ $fish })
maldivia-web-do-haul = Haul the fish in
maldivia-web-do-drop = Take off and let go: { $fish }
maldivia-web-do-drop-none = Take nothing off
maldivia-web-do-stick = Put a { $colour } fish on top
maldivia-web-do-release = Let the rest go
maldivia-web-do-deliver = Deliver to { $island }: { $fish }, { count-points }
maldivia-web-do-restack = A { $colour } fish comes next
maldivia-web-do-keep = Keep this order
maldivia-web-do-turn = Octopus: turn tile { $slot } of { $seat } by { $angle }°{ $known ->
    [yes] {" "}to { $tile }
   *[no] {""}
  }
maldivia-web-do-swap = Shark: give { $seat } a card of { $gave } for one of { $took }
maldivia-web-do-give = Give the card with { $card }
maldivia-web-do-exchange = Send away the ship that asks for { $card }
maldivia-web-do-end = End turn

# The tray

maldivia-web-plan = Your plan
maldivia-web-plan-held = Touch the tile it changes places with.
maldivia-web-plan-now = tile { $tile } is being played
maldivia-web-plan-in = Your plan is in
maldivia-web-plan-send = Use this plan
maldivia-web-plan-replace = Change my plan
maldivia-web-slot = { $slot } { $tile }
maldivia-web-slot-turn = Tile { $slot }: { $tile }. Turn it
maldivia-web-slot-move = Move tile { $slot }: { $tile }
maldivia-web-slot-here = Swap tile { $held } and tile { $slot }
maldivia-web-plan-nowhere = Your first arrow leads nowhere.
maldivia-web-plan-reach = Numbers on the sea: which tile may take you there.
maldivia-web-plan-fog = { CAPITAL($fog) } would fold the misty row onto the framed one.
maldivia-web-plan-fog-none = { CAPITAL($fog) } would fold nothing now.
maldivia-web-plan-caught = As the boats lie now, the top fish may be lost by { $seats }.
maldivia-web-plan-caught-own = You lie there yourself: your own top fish would be lost.
maldivia-web-choose = What do you do?
maldivia-web-choose-boat = Choose a boat
maldivia-web-choose-ship = Which ship goes under the pile?
maldivia-web-in-hand = In hand
maldivia-web-stick-of = { $what }, one of { $count }
maldivia-web-on-mast = Your mast, bottom to top
maldivia-web-mast-bottom = bottom
maldivia-web-mast-top = top
maldivia-web-stick = Tap the fish that goes on top next
maldivia-web-drop = Too many for the mast: tap the lowest fish to take off
maldivia-web-restack = Tap the fish that comes next, from the bottom up
maldivia-web-octopus = The octopus turns one standing tile.
maldivia-web-octopus-tile = Tile { $slot } of { $seat }: { $tile }
maldivia-web-octopus-how = By how much?
maldivia-web-angle = { $angle }°
maldivia-web-angle-to = { $angle }°: { $tile }
maldivia-web-shark = The shark swaps two cards, face down.
maldivia-web-shark-give = You give
maldivia-web-shark-take = You take
maldivia-web-shark-mine = { $letter } { $island }: give a card of it
maldivia-web-shark-theirs = { $letter } { $seat }: take a card of { $island }
maldivia-web-give = Which of your { $island } cards do you give { $seat }?

# Players

maldivia-web-players = Players
maldivia-web-planned = plan is in
maldivia-web-tiles = Plan: { $tiles }
maldivia-web-cards = { $count ->
    [0] no cards yet
    [one] 1 card
   *[other] { $count } cards
  }
maldivia-web-supply = In the supply

# What the confirm button says, and how to choose

maldivia-web-deed-sail = Sail to { $cell }
maldivia-web-deed-sail-fish = Sail to { $cell } and fish
maldivia-web-deed-sail-rob = Sail to { $cell } and rob
maldivia-web-deed-sail-deliver = Sail to { $cell } and deliver
maldivia-web-deed-place = Begin at { $cell }
maldivia-web-deed-deliver = Deliver
maldivia-web-deed-rob = Rob { $seat }
maldivia-web-deed-fish = Fish
maldivia-web-deed-stay = Stay here
maldivia-web-deed-stay-warning = Whoever does not sail may not fish, rob or deliver: your turn ends.
maldivia-web-ends-current = A current: nothing to take here, and your next move follows no current.
maldivia-web-ends-begin = Here: { $what }. Nothing is taken yet.
maldivia-web-deed-end = End turn
maldivia-web-deed-plan = Use this plan
maldivia-web-deed-turn = Turn the tile
maldivia-web-deed-swap = Swap the cards
maldivia-web-deed-give = Give this card
maldivia-web-deed-exchange = Send this ship away
maldivia-web-deed-haul = Haul the fish in
maldivia-web-how-take = Touch a boat to take it.
maldivia-web-how-place = Touch a space to see what it offers, and again to begin there.
maldivia-web-how-plan = Touch a tile to turn it, drag tiles to swap them, then use the plan.
maldivia-web-how-sail = Touch a glowing space to see the way and what it brings, and again to sail.
maldivia-web-how-act = Touch a glowing space or ship, or choose in the list.
maldivia-web-how-drop = Touch the lowest fish to take off.
maldivia-web-how-stick = Touch the fish that goes on top next: it goes there at once.
maldivia-web-how-restack = Every delivery allows it. Touch the fish that comes next, or keep the order.
maldivia-web-how-exchange = You choose: you are the left neighbour of whoever folded. A new ship comes in its place.

# What happens, told while it is shown

maldivia-web-told-folded = { $seat } brings fog from { $island }: the sea folds to { $spaces } spaces.
maldivia-web-told-opened = A ship of { $island } comes in and asks for { $named }.

# What is in sight on a phone

maldivia-web-fact-round = Round { $round }
maldivia-web-fact-tile = R{ $round } · { $tile }/{ $tiles }
maldivia-web-fact-spaces = { $spaces } · ends at { $end }
maldivia-web-fact-ends = { $spaces } spaces can be seen; with { $end } or fewer the game ends.
maldivia-web-fact-points = You have { count-points } on { $count ->
    [one] 1 card
   *[other] { $count } cards
  }.

# What things are

maldivia-web-about-space-open = Open sea: boats pass and stop here, and there is nothing to take.
maldivia-web-about-space-current = A current: sail onto its first space in its direction, and you may follow it round the bend and sail on.
maldivia-web-about-space-octopus = Stop here, and you may turn one tile that has not been shown yet, yours or anybody’s.
maldivia-web-about-space-shark = Stop here, and you may swap one of your cards for a card of another player, unseen.
maldivia-web-about-space-fish = Stop here, and you may take these fish from the supply onto your mast. Not in a turn in which you deliver.
maldivia-web-about-boat = The boat of { $seat } at { $cell }
maldivia-web-about-boat-text = Stop beside it, and you may steal its top fish. No boat passes through another.
maldivia-web-about-boat-own = Your mast holds seven fish. Only the top one can be stolen or lost to the fog.
maldivia-web-about-boat-hand = These fish go onto your mast now: choose beside the board which comes next.
maldivia-web-about-ship = A market ship of { $island }
maldivia-web-about-ship-text = Stop at the edge of { $island } with all these fish on your mast, in any order, and you may deliver. The card is yours.
maldivia-web-about-berth-text = Its pile is empty: no ship comes any more.
maldivia-web-about-pile-text = When a ship has been served, the next one comes from here.
maldivia-web-about-island-text = Fog from here folds the outermost row over. Then its back is the new edge.
maldivia-web-about-island-fogged = The fog has already come from here this round: more of it does nothing.
maldivia-web-about-cards = { $seat }: { $count ->
    [0] no cards yet
    [one] 1 card
   *[other] { $count } cards
  }
maldivia-web-about-cards-hidden = Only the islands on the backs are known. Each fish on a card is a point.
maldivia-web-about-cards-own = Each fish on a card is a point: { $points } in all. Only you see them.
maldivia-web-about-tile-arrow = Your boat sails this way, as far as you like, when the tile is shown.
maldivia-web-about-tile-fog = The outermost row of this side is folded over when the tile is shown. Boats it catches lose their top fish.
maldivia-web-about-tile-hidden = It is shown when its turn comes. An octopus may turn it before.
maldivia-web-about-supply-text = There are eight fish of each colour. What is on no mast lies here; what is not here cannot be caught.
maldivia-web-about-row-mast = Mast, from the top
maldivia-web-about-row-cards = Cards won
maldivia-web-about-row-asks = Asks for
maldivia-web-about-row-worth = Worth
maldivia-web-about-row-side = Edge of the sea
maldivia-web-about-row-edge = Ships of { $island }
maldivia-web-about-row-next = The next fold shows
