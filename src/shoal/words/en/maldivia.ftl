maldivia-option-start = Who starts: chance decides, or the first seat

# Things

maldivia-island-efo = Efo
maldivia-island-solys = Solys
maldivia-island-wipi = Wipi
maldivia-island-nanga = Nanga

maldivia-way-e = east
maldivia-way-s = south
maldivia-way-w = west
maldivia-way-n = north

maldivia-tile-e = arrow east
maldivia-tile-s = arrow south
maldivia-tile-w = arrow west
maldivia-tile-n = arrow north
maldivia-tile-fog-e = fog from the east
maldivia-tile-fog-s = fog from the south
maldivia-tile-fog-w = fog from the west
maldivia-tile-fog-n = fog from the north
maldivia-nothing = nothing
maldivia-nowhere = nowhere

maldivia-boat-white = white
maldivia-boat-orange = orange
maldivia-boat-brown = brown
maldivia-boat-black = black

maldivia-colour-red = red
maldivia-colour-green = green
maldivia-colour-purple = purple
maldivia-colour-yellow = yellow

maldivia-space-open = open sea
maldivia-space-current = a current
maldivia-space-octopus = an octopus
maldivia-space-shark = a shark

maldivia-supply = Supply
maldivia-mast = mast
maldivia-plan = plan
maldivia-cards = cards
maldivia-no-cards = none yet
maldivia-pile = pile { $count }
maldivia-fog-came = fog came
maldivia-spaces = { $spaces } spaces left, the game ends at { $end }
maldivia-round = Round { $round }
maldivia-tile = Round { $round }, tile { $tile }
maldivia-setting-up = Setting up
maldivia-starts = starts
maldivia-legend = R G P Y fish · → current, ~ a broken one · o octopus · x shark · ' back of the cloth
maldivia-fresh = new fish in hand: { $fish }
maldivia-score = { count-points }

# What is asked

maldivia-ask-take = Choose a boat.
maldivia-wait-take = { $seat } chooses a boat.
maldivia-ask-place = Put your boat on any free space.
maldivia-wait-place = { $seat } puts a boat on the sea.
maldivia-ask-plan = Round { $round }: plan three arrows and the fog, left to right.
maldivia-ask-replan = Your plan is in. You can still change it. Waiting for { $seats }.
maldivia-wait-plan = Round { $round }: waiting for the plans of { $seats }.
maldivia-ask-sail = Sail { $way } from { $cell }, or stay.
maldivia-wait-sail = { $seat } may sail { $way } from { $cell }.
maldivia-ask-act = You are at { $cell }: { $shows }. What do you do there?
maldivia-wait-act = { $seat } is at { $cell } and may act there: { $shows }.
maldivia-ask-gain = In hand: { $fish }. Take more, or haul them in.
maldivia-wait-gain = { $seat } has { $fish } in hand and may take more.
maldivia-ask-drop = Too many: { $fish } will not all fit on your mast ({ $mast }). How many fish do you take off the top first?
maldivia-wait-drop = { $seat } has too many fish for the mast and makes room.
maldivia-ask-stick = Which fish goes on top next? In hand { $fish }, on the mast { $mast }.
maldivia-wait-stick = { $seat } puts new fish on the mast: { $fish }.
maldivia-ask-restack = Rearrange your mast from the bottom up. In place: { $settled }. Which comes next: { $loose }?
maldivia-wait-restack = { $seat } rearranges the mast.
maldivia-ask-give = Which { $island } card do you give { $other_seat } for one of { $wanted }?
maldivia-wait-give = { $seat } chooses the { $island } card to give { $other_seat } for one of { $wanted }.
maldivia-ask-exchange = The fog came from { $island }. Which of its ships goes under the pile?
maldivia-wait-exchange = { $seat } exchanges a ship of { $island }.

# What happened

maldivia-event-took = { $seat } takes the { $boat } boat.
maldivia-event-placed = { $seat } begins at { $cell }.
maldivia-event-round = Round { $number } begins. { $start_seat } goes first.
maldivia-event-planned = { $seat } has a plan{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-revealed = { $seat } turns up tile { $slot }: { $named }.
maldivia-event-blocked = { $seat } cannot sail from { $cell }.
maldivia-event-stayed = { $seat } stays at { $cell }.
maldivia-event-sailed = { $seat } sails from { $from } to { $cell }.
maldivia-event-fished = { $seat } fishes { $named }.
maldivia-event-robbed = { $seat } robs { $victim_seat } of a { $named } fish.
maldivia-event-dropped = { $seat } takes fish off the mast: { $named }.
maldivia-event-stuck = { $seat } puts a { $named } fish on the mast.
maldivia-event-released = { $seat } lets fish go: { $named }.
maldivia-event-delivered = { $seat } delivers { $named } to { $island } for { count-points }. Left on the mast, from the bottom: { $left }.
maldivia-event-opened = A ship of { $island } comes in and asks for { $named }. { $pile ->
    [0] The pile is empty now.
    [one] 1 card is left in the pile.
   *[other] { $pile } cards are left in the pile.
  }
maldivia-event-restacked = { $seat } rearranges the mast, from the bottom: { $named }.
maldivia-event-turned = { $seat } lets the octopus turn tile { $slot } of { $owner_seat } by { $angle } degrees{ $known ->
    [yes] : { $named }.
   *[no] .
  }
maldivia-event-swapped = { $seat } swaps a card of { $gave } for one of { $other_seat } from { $took }{ $known ->
    [yes] : gives { $given_named }, gets { $drawn_named }.
   *[no] .
  }
maldivia-event-ended-turn = { $seat } is done.
maldivia-event-fog-spent = The fog of { $seat } does nothing: { $island } has already had its fog this round.
maldivia-event-fog-held = Boats fill a whole line before { $island } ({ $line }): the fog of { $seat } lifts, and nothing is folded.
maldivia-event-folded = { $seat } brings fog from { $island }: the sea folds to { $spaces } spaces. The new edge is { $first } to { $last }. Fish: { $fish_at }; octopus: { $octopus_at }; shark: { $shark_at }.
maldivia-event-covered = The fold slips under { $seat } at { $cell }.
maldivia-event-carried = { $seat } is carried from { $from } to { $cell }.
maldivia-event-pushed = { $seat } is pushed from { $from } to { $cell }.
maldivia-event-lost = { $seat } loses a { $named } fish.
maldivia-event-exchanged = { $seat } sends the ship of { $island } that asks for { $named } under its pile.
maldivia-event-ended = The game is over. { $seats } won. Points, seat by seat: { $scores }.

# Why not

maldivia-refuse-now-take = First choose a boat.
maldivia-refuse-now-place = First put your boat on the sea.
maldivia-refuse-now-plan = Everybody is planning now.
maldivia-refuse-now-sail = Sail or stay first.
maldivia-refuse-now-act = Now is the time for actions at your space, or to end the turn.
maldivia-refuse-now-gain = Take more fish or haul them in first.
maldivia-refuse-now-drop = First say how many fish come off the top of your mast.
maldivia-refuse-now-stick = First put the new fish on your mast.
maldivia-refuse-now-restack = First rearrange the fish on your mast, or keep their order.
maldivia-refuse-now-give = First choose the card you give.
maldivia-refuse-now-exchange = First exchange a ship.
maldivia-refuse-boat-taken = { $other_seat } has the { $boat } boat.
maldivia-refuse-occupied = The boat of { $other_seat } is there.
maldivia-refuse-planned = All plans are in. Only an octopus can change them now.
maldivia-refuse-sailed = Your boat has already sailed this turn.
maldivia-refuse-folded-away = { $cell } has been folded away.
maldivia-refuse-same-place = A move ends somewhere else. You can stay at { $cell } instead.
maldivia-refuse-boat-there = The boat of { $other_seat } is at { $cell }.
maldivia-refuse-boat-between = A boat is in the way to { $cell }.
maldivia-refuse-on-current = You begin this move on a current, so no current may turn you.
maldivia-refuse-current-blocked = The current that leads to { $cell } is not free.
maldivia-refuse-in-current = A boat that turns with a current must leave it: { $cell } is still inside.
maldivia-refuse-off-course = { $cell } is not on this course. Your arrow points { $way }, and a boat turns only where a current begins.
maldivia-refuse-sail-first = Without a move there is no action.
maldivia-refuse-gained = You have already taken your fish this turn.
maldivia-refuse-no-haul = There are no fish in hand to haul in.
maldivia-refuse-no-fish-space = No fish are printed on this space.
maldivia-refuse-fish-or-deliver = You can fish or deliver in a turn, not both.
maldivia-refuse-fished = You have already fished here this turn.
maldivia-refuse-none-left = The supply has none of these fish: { $fish }.
maldivia-refuse-no-victim = There is nobody to rob there.
maldivia-refuse-not-adjacent = The boat of { $other_seat } is not next to yours.
maldivia-refuse-robbed = You have already robbed { $other_seat } this turn.
maldivia-refuse-empty = The mast of { $other_seat } is bare.
maldivia-refuse-no-drop = Fish come off the mast only when new ones do not fit.
maldivia-refuse-drop-too-many = { $count ->
    [one] There is only 1 fish on your mast.
   *[other] There are only { $count } fish on your mast.
  }
maldivia-refuse-no-stick = There are no new fish to put on the mast.
maldivia-refuse-no-release = They all fit, so they all go on.
maldivia-refuse-no-such-fish = No { $colour } fish is in your hand.
maldivia-refuse-not-at-side = Your boat is not at the edge of { $island }.
maldivia-refuse-one-ship = Only one ship of { $island } per turn.
maldivia-refuse-no-ship = No ship of { $island } lies open there.
maldivia-refuse-cannot-pay = This ship needs fish your mast does not have: { $fish }.
maldivia-refuse-no-restack = The mast is rearranged only right after a delivery.
maldivia-refuse-not-loose = No { $colour } fish is left to place.
maldivia-refuse-no-octopus = There is no octopus on your space.
maldivia-refuse-octopus-done = The octopus has already turned a tile this turn.
maldivia-refuse-no-seat = Nobody sits there.
maldivia-refuse-lying = Tile { $slot } of { $other_seat } lies open ({ $tile }) and cannot be turned.
maldivia-refuse-no-shark = There is no shark on your space.
maldivia-refuse-shark-done = The shark has already swapped cards this turn.
maldivia-refuse-no-partner = Swap with another player.
maldivia-refuse-no-card = You have no card of { $island }.
maldivia-refuse-no-cards-there = { $other_seat } has no card to swap.
maldivia-refuse-no-card-there = { $other_seat } has no card of { $island }.
maldivia-refuse-no-swap = Nobody is waiting for a card from you.
maldivia-refuse-other-island = You offered a card of { $island }.
maldivia-refuse-not-yours = { $card } is not yours.
maldivia-refuse-no-exchange = Ships are exchanged only after a fold, by the left neighbour.

# Where the points come from

maldivia-tally-card = { $island }: { $named }
maldivia-tally-mast = { $count ->
    [one] 1 fish
   *[other] { $count } fish
  } on the mast, for ties only
