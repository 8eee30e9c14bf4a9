### Kleine Fische ganz groß

kleine-fische-option-memory-help = Memory help: what everybody has seen stays marked
kleine-fische-option-free-entry = The octopus leaves its cave for free: its first lane costs no step

## Species and caves

kleine-fische-hidden = a hidden fish
kleine-fische-species-clown = Clownfish
kleine-fische-species-lion = Lionfish
kleine-fische-species-box = Boxfish
kleine-fische-species-hammer = Hammerhead
kleine-fische-species-puffer = Pufferfish
kleine-fische-species-sword = Swordfish
kleine-fische-species-saw = Sawfish
kleine-fische-species-seahorse = Seahorse
kleine-fische-species-angel = Angelfish
kleine-fische-species-parrot = Parrotfish
kleine-fische-species-surgeon = Surgeonfish
kleine-fische-species-flying = Flying fish
kleine-fische-species-angler = Anglerfish

kleine-fische-shells = { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}

kleine-fische-cave-hidden = a cave card
kleine-fische-cave-fins-1 = Turbo Fins (1)
kleine-fische-cave-fins-2 = Turbo Fins (2)
kleine-fische-cave-fins-3 = Turbo Fins (3)
kleine-fische-cave-fins-4 = Turbo Fins (4)
kleine-fische-cave-fins-5 = Turbo Fins (5)
kleine-fische-cave-lamp-1 = Underwater Light (one look)
kleine-fische-cave-lamp-2 = Underwater Light (two looks)
kleine-fische-cave-octo-1 = Turbo Octopus (+1)
kleine-fische-cave-octo-2 = Turbo Octopus (+2)
kleine-fische-cave-octo-3 = Turbo Octopus (+3)
kleine-fische-cave-octo-4 = Turbo Octopus (+4)
kleine-fische-cave-octo-5 = Turbo Octopus (+5)
kleine-fische-cave-reroll-1 = Roll Again (once)
kleine-fische-cave-reroll-2 = Roll Again (twice)
kleine-fische-cave-rainbow = Rainbow Fish
kleine-fische-cave-chest = Treasure Chest

kleine-fische-way-up = up
kleine-fische-way-down = down
kleine-fische-way-left = left
kleine-fische-way-right = right

## What is asked

kleine-fische-ask-exchange = The whole top row is caves. Swap one of them with a fish from below.
kleine-fische-wait-exchange = The whole top row is caves: { $seat } swaps one of them with a fish from below.
kleine-fische-ask-jump = Move the boat above a fish and jump.
kleine-fische-wait-jump = { $seat } moves the boat above a fish and jumps.
kleine-fische-ask-move = Swim on from where you are.
kleine-fische-wait-move = { $seat } makes the first movement of the turn.
kleine-fische-ask-peek = Your light is on. Look at a hidden fish ({ $left } to go).
kleine-fische-wait-peek = { $seat } shines a light on hidden fish ({ $left } to go).
kleine-fische-ask-first-reveal = Turn up one of the fish beside you.
kleine-fische-wait-first-reveal = { $seat } chooses which fish to turn up.
kleine-fische-ask-choice = { $count ->
    [one] One fish is
   *[other] { $count } different fish are
} open. Stop, or swim on?
kleine-fische-wait-choice = { $seat } has { $count ->
    [one] one fish
   *[other] { $count } different fish
} open and decides whether to stop or swim on.
kleine-fische-ask-after-move = { $fish ->
    [0] Explore the cave beside you, or stop?
   *[other] Turn up a fish beside you, or explore the cave?
}
kleine-fische-wait-after-move = { $seat } chooses a card beside the diver.
kleine-fische-ask-octopus = { $steps ->
    [0] No octopus points. Leave the octopus, or drive it with a Turbo Octopus if you hold one?
    [one] Move the octopus by one lane, or leave it?
   *[other] Move the octopus by up to { $steps } lanes, or leave it?
}
kleine-fische-wait-octopus = { $steps ->
    [0] { $seat } has no octopus points and may play a Turbo Octopus.
    [one] { $seat } may move the octopus by one lane.
   *[other] { $seat } may move the octopus by up to { $steps } lanes.
}
kleine-fische-ask-octopus-driven = Move the octopus, now by up to { $steps } lanes.
kleine-fische-wait-octopus-driven = { $seat } moves the octopus, now by up to { $steps } lanes.
kleine-fische-ask-rob = The octopus met several divers. Whom will you rob?
kleine-fische-wait-rob = The octopus met several divers: { $seat } chooses whom to rob.
kleine-fische-ask-announce = How many fish will you try to take from { $victim_seat }?
kleine-fische-wait-announce = { $seat } decides how many fish to try to take from { $victim_seat }.
kleine-fische-ask-rolled = { $result } is not enough for { $number }. Accept it, or roll again with a card?
kleine-fische-wait-rolled = { $result } is not enough for { $number }: { $seat } accepts it or rolls again with a card.
kleine-fische-ask-roll-on = { $result } is not enough for { $number }. One more roll, or accept it?
kleine-fische-wait-roll-on = { $result } is not enough for { $number }: { $seat } may roll once more.
kleine-fische-ask-rainbow = On which of your stacks does the rainbow fish go?
kleine-fische-wait-rainbow = { $seat } chooses a stack for the rainbow fish.

## Moments, as parts of a sentence

kleine-fische-phase-exchange = a cave of the top row must be swapped for a fish
kleine-fische-phase-jump = the jump comes first
kleine-fische-phase-move = the first movement of the turn is due
kleine-fische-phase-peek = the light is on
kleine-fische-phase-first-reveal = a fish must be turned up
kleine-fische-phase-choice = the question is whether to stop or to swim on
kleine-fische-phase-after-move = the card beside the diver comes first
kleine-fische-phase-octopus = the dive is over and the octopus may move
kleine-fische-phase-rob = a victim is to be chosen
kleine-fische-phase-announce = the number of fish to steal is to be announced
kleine-fische-phase-rolled = a roll has failed
kleine-fische-phase-roll-on = a roll has failed
kleine-fische-phase-rainbow = the rainbow fish are being placed
kleine-fische-phase-over = the game is over

## Why not

kleine-fische-no-card = You do not hold { $cave }, or cannot use it yet this turn.
kleine-fische-no-lamp-now = { $cave } can be used only before the first movement of your turn.
kleine-fische-no-turbo-now = { $cave } can be used only when you move the octopus.
kleine-fische-no-reroll-now = { $cave } can be used only right after a roll that was too low.
kleine-fische-no-one-card = First use or give up the second roll of the card you played; then { $cave } may follow.
kleine-fische-no-no-lamp = You have no light burning: { $now }.
kleine-fische-no-look-first = You lit the lamp, so look at one fish at least.
kleine-fische-no-peek-cave = That is a cave; the light shows only fish.
kleine-fische-no-peek-twice = You have just looked at this card.
kleine-fische-no-exchange = Cards are swapped only when all of the top row is caves and you have to jump.
kleine-fische-no-exchange-cave = That is a cave too; choose a fish.
kleine-fische-no-jump-twice = You are already in the water; you jump only once.
kleine-fische-no-jump-cave = There is a cave below; the boat needs a fish below it.
kleine-fische-no-jump-now = Not yet: { $now }.
kleine-fische-no-jump-octopus = The octopus is waiting there.
kleine-fische-no-on-boat = You are still on the boat: jump first.
kleine-fische-no-card-first = You have moved; now deal with a card beside you.
kleine-fische-no-swim-now = No swimming now: { $now }.
kleine-fische-no-octopus-there = The octopus is there; no diver swims onto its lane.
kleine-fische-no-backwards = You face { $heading }; divers never swim backwards.
kleine-fische-no-no-lane = No lane leads { $way } from the crossing in front of you.
kleine-fische-no-too-far = No path of up to { $steps } steps ends there facing { $heading }.
kleine-fische-no-card-now = Not now: { $now }.
kleine-fische-no-not-beside = This card is not beside your lane.
kleine-fische-no-reveal-cave = This is a cave; caves are explored, not turned up.
kleine-fische-no-open-already = This card is already open.
kleine-fische-no-explore-fish = This is a fish, not a cave.
kleine-fische-no-explore-first = After the first movement of a turn no cave can be explored.
kleine-fische-no-explore-count = This cave needs exactly { $needs } open fish; { $open ->
    [one] one is
   *[other] { $open } are
} open.
kleine-fische-no-stop-first = The first movement of a turn is always followed by a fish: turn one up.
kleine-fische-no-stop-before-card = You have moved beside a hidden fish; you can stop only after dealing with a card here.
kleine-fische-no-stop-unstarted = You cannot skip a turn: the first movement must be made.
kleine-fische-no-stop-now = There is nothing to stop: { $now }.
kleine-fische-no-octopus-now = The octopus moves only after your dive: { $now }.
kleine-fische-no-turbo-stay = You have driven it on with a card, so the octopus must move.
kleine-fische-no-no-points = None of your open fish shows an octopus point, and you have played no Turbo Octopus.
kleine-fische-no-own-diver = Your own diver is there; your octopus keeps away from it.
kleine-fische-no-circle = Coming back to where it is takes a free circle of at least four lanes; you have { $steps }.
kleine-fische-no-octopus-far = With { $steps ->
    [one] one step
   *[other] { $steps } steps
} the octopus cannot get there: too far, or a diver is in the way.
kleine-fische-no-rob-now = There is nobody to choose now: { $now }.
kleine-fische-no-nobody = There is no player { $number } at this table.
kleine-fische-no-rob-self = You cannot rob yourself.
kleine-fische-no-rob-elsewhere = { $victim_seat } is not on the octopus’ lane.
kleine-fische-no-announce-now = Nothing to announce now: { $now }.
kleine-fische-no-again-now = There is no second roll to take: { $now }.
kleine-fische-no-accept-now = There is no roll to accept: { $now }.
kleine-fische-no-rainbow-now = Rainbow fish are laid only when the game has ended.
kleine-fische-no-rainbow-stack = You have no stack of { $fish }.

## What happened

# Places and lanes as people count: rows from the top, cards from the left.
kleine-fische-place = row { $row } card { $nth }
kleine-fische-lane = { $side ->
    [left] left of
    [right] right of
    [below] below
   *[above] above
} row { $row } card { $nth }

kleine-fische-event-exchanged = { $seat } swaps the cave with the { $needs } in { kleine-fische-place } with the fish in row { $other_row } card { $other_nth }.
kleine-fische-event-jumped = { $seat } brings the boat above card { $boat } and jumps to the lane { kleine-fische-lane }, facing { $way }.
kleine-fische-event-reversed = The octopus blocks the corner: { $seat } turns round and faces { $way }.
kleine-fische-event-swam = { $seat } swims { $way } to the lane { kleine-fische-lane }.
kleine-fische-event-revealed = { $seat } turns up { $fish } in { kleine-fische-place }, { kleine-fische-shells }{ $points ->
    [0] {""}
    [one] , 1 octopus point
   *[other] , { $points } octopus points
}.
kleine-fische-event-bust = { $fish } twice! { $lost } fish from the first to the second turn back; { $seat } keeps { $kept ->
    [0] none
   *[other] { $kept }
}.
kleine-fische-event-stranded = No fish beside the lane: the turn of { $seat } is over.
kleine-fische-event-stopped = { $seat } stops with { $count } fish.
kleine-fische-event-halted = Nothing more is possible here: { $seat } stops with { $count } fish.
kleine-fische-event-explored = { $seat } explores the cave in { kleine-fische-place }: { $needs } fish are open, as it asks.
kleine-fische-event-used = { $seat } plays { $cave }.
kleine-fische-event-peeked = { $seat } shines the light on { kleine-fische-place }: { $fish }{ $shells ->
    [0] {""}
    [one] , 1 shell
   *[other] , { $shells } shells
}{ $points ->
    [0] {""}
    [one] , 1 octopus point
   *[other] , { $points } octopus points
}.
kleine-fische-event-darkened = { $seat } has seen enough.
kleine-fische-event-crawled = { $seat } moves the octopus { $cost ->
    [0] without a step
    [one] by one step
   *[other] by { $cost } steps
} to the lane { kleine-fische-lane }.
kleine-fische-event-stayed = { $seat } leaves the octopus where it is.
kleine-fische-event-met = The octopus has caught { $seats }.
kleine-fische-event-chosen = { $seat } turns to { $victim_seat }.
kleine-fische-event-spared = { $seat } lets the divers go.
kleine-fische-event-announced = { $seat } will take { $number } fish from { $victim_seat }.
kleine-fische-event-rolled = { $seat } rolls { $result }: { $good ->
    [yes] enough for { $number }.
   *[no] not enough for { $number }.
}
kleine-fische-event-missed = { $victim_seat } keeps everything.
kleine-fische-event-stole = { $seat } takes { $taken } fish from { $victim_seat }{ $taken ->
    [0] .
   *[other] : { $fish }.
}
kleine-fische-event-lost = The red face: { $victim_seat } takes { $taken } fish from { $seat }{ $taken ->
    [0] .
   *[other] : { $fish }.
}
kleine-fische-event-collected = { $seat } collects { $fish }.
kleine-fische-event-took = { $seat } takes the cave with the { $needs }{ $known ->
    [yes] {""}: { $cave }
   *[no] {""}
  }.
kleine-fische-event-refilled = The reef is refilled with { $count ->
    [one] one card
   *[other] { $count } cards
}{ $new_caves ->
    [0] {""}
    [one] { $count ->
        [one] , a cave with the { $caves }
       *[other] , one of them a cave with the { $caves }
      }
   *[other] , { $new_caves } of them caves with the numbers { $caves }
}; { $left ->
    [0] the deck is empty
    [one] one is left in the deck: { $top ->
        [fish] a fish
       *[other] a cave with the { $top }
    }
   *[other] { $left } are left in the deck, on top { $top ->
        [fish] a fish
       *[other] a cave with the { $top }
    }
}.
kleine-fische-event-turn = It is the turn of { $seat }.
kleine-fische-event-ended = The reef cannot be refilled: the game is over. Everybody opens their fish and caves, and the points are counted.
kleine-fische-event-crowned = { $seat } lays a rainbow fish on { $fish }.
kleine-fische-event-declined = { $seat } lays a rainbow fish nowhere.
kleine-fische-event-scored = The game is won by { $seats }. Points, seat by seat: { $scores }.

## Scores

kleine-fische-tally-stack = { $fish }
kleine-fische-tally-rainbow = Rainbow fish on { $fish }
kleine-fische-tally-unused = Unused cave cards
kleine-fische-tally-chest = { $count ->
    [one] Treasure chest
   *[other] { $count } treasure chests
} at rank { $rank }
kleine-fische-tally-tie = Fish in the pile, for ties only: { $count }

## The board in a terminal

kleine-fische-short-clown = Clown
kleine-fische-short-lion = Lion
kleine-fische-short-box = Box
kleine-fische-short-hammer = Hammer
kleine-fische-short-puffer = Puffer
kleine-fische-short-sword = Sword
kleine-fische-short-saw = Saw
kleine-fische-short-seahorse = Seahorse
kleine-fische-short-angel = Angel
kleine-fische-short-parrot = Parrot
kleine-fische-short-surgeon = Surgeon
kleine-fische-short-flying = Flying
kleine-fische-short-angler = Angler

kleine-fische-board-boat = boat
kleine-fische-board-deck = Deck: { $left ->
    [one] 1 card
   *[other] { $left } cards
}, next { $top }
kleine-fische-board-deck-empty = Deck: empty
kleine-fische-board-fish-back = a fish
kleine-fische-board-cave-back = a cave { $needs }
kleine-fische-board-octopus-cave = Octopus @: in its cave
kleine-fische-board-octopus-lane = Octopus @: on { $lane }
kleine-fische-board-player = { $count } fish
kleine-fische-board-caves = caves { $caves }
kleine-fische-board-cave-own = { $cave } [{ $needs }]
kleine-fische-board-photos = Open
kleine-fische-board-photo = { $number }. { $fish } { $size } at { $place }
kleine-fische-board-points = octopus points: { $points }
kleine-fische-board-explored = The cave at { $place } is being explored.
kleine-fische-board-lanes = Lanes ahead
kleine-fische-board-lane = { $way } to { $lane }: { $offer }
kleine-fische-board-reversed = (after turning round)
kleine-fische-board-blocked = { $way } to { $lane }: the octopus is there
kleine-fische-board-offer-fish = fish { $places }
kleine-fische-board-offer-cave = cave { $place } open { $open } of { $needs }
kleine-fische-board-offer-nothing = nothing to turn up
kleine-fische-board-odds = Never seen: { $unseen } fish, { $new } of them new to you
kleine-fische-board-theft = Announced { $number }, rolled { $rolls }
kleine-fische-board-album = Your fish
kleine-fische-board-albums = Fish of { $seat }
kleine-fische-board-crowns = rainbow fish on { $fish }
kleine-fische-board-seen = Seen with { $seat }
kleine-fische-board-score = { count-points }, rank { $rank }
kleine-fische-board-box = In the box: { $caves }
kleine-fische-board-legend = ~~~ hidden fish · [4] cave that needs 4 · * shells · o octopus points · 1> diver · @ octopus · lane h23 runs above card c23, lane v23 left of it
