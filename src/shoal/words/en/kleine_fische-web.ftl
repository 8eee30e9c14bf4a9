### Kleine Fische ganz groß in the browser: names of targets, buttons, the panel beside the board

kleine-fische-web-summary = { $left ->
    [0] Deck empty
    [one] 1 card in the deck
   *[other] { $left } cards in the deck
}

## The board

kleine-fische-web-board = The reef: five rows of five cards with lanes between them
kleine-fische-web-board-keys = Arrow keys go from target to target, with Shift from card to card. Enter chooses.
kleine-fische-web-card-gap = { $place }, empty
kleine-fische-web-card-hidden = { $place }, hidden fish
kleine-fische-web-card-known = { $place }, face down, seen before: { $fish }, { kleine-fische-shells }
kleine-fische-web-card-open = { $place }, { $fish }, { kleine-fische-shells }{ $octopus ->
    [0] {""}
    [one] , 1 octopus point
   *[other] , { $octopus } octopus points
}, open as number { $number }
kleine-fische-web-card-cave = { $place }, cave that needs { $needs } open fish; { $open ->
    [one] 1 is
   *[other] { $open } are
} open
kleine-fische-web-column = Boat above column { $column }
kleine-fische-web-swap-cave = Swap the cave in { $place }
kleine-fische-web-diver = { $seat } { $lane }, facing { $way }
kleine-fische-web-diver-boat = { $seat } on the boat
kleine-fische-web-octopus-at = The octopus is { $lane }
kleine-fische-web-octopus-home = The octopus is in its cave
kleine-fische-web-open-of = open { $open } of { $needs }
kleine-fische-web-of = { $open } of { $needs }
kleine-fische-web-explore-now = explore!
kleine-fische-web-deck = deck
kleine-fische-web-die = octopus die
kleine-fische-web-octopus-cave = octopus cave

## Actions, said as parts of a sentence

kleine-fische-web-swim = swim { $way }: { $offer }
kleine-fische-web-dash = { $cave }: { $way }, { $lane }, in { $steps ->
    [one] one step
   *[other] { $steps } steps
}: { $offer }
kleine-fische-web-jump = jump { $lane }, facing { $way }: { $offer }
kleine-fische-web-offer-fish = { $count ->
    [one] turn up { $places }
   *[other] turn up one of two: { $places }
}
kleine-fische-web-offer-cave = the cave needs { $needs } open fish, { $open } so far
kleine-fische-web-offer-lost = no fish beside it, so your turn ends there with nothing
kleine-fische-web-offer-ends = no fish beside it, so your dive ends there; you keep { $keeps ->
    [one] the open fish
   *[other] the { $keeps } open fish
}
kleine-fische-web-then-reveal = turn up { $place }
kleine-fische-web-then-known = turn up { $place }: it is { $fish }
kleine-fische-web-then-bust = turn up { $place }: it is { $fish }, a pair!
kleine-fische-web-then-explore = explore the cave in { $place }
kleine-fische-web-reveal = turn up { $place }
kleine-fische-web-reveal-known = turn up { $place }: it is { $fish }
kleine-fische-web-reveal-bust = turn up { $place }: it is { $fish }, a pair!
kleine-fische-web-explore = explore the cave in { $place }: { $needs } fish are open
kleine-fische-web-peek = look at { $place }
kleine-fische-web-enough = put out the light
kleine-fische-web-stop-name = stop and keep { $keeps } fish, octopus points: { $points }
kleine-fische-web-octopus = move the octopus { kleine-fische-web-deed-steps }, { $lane }
kleine-fische-web-octopus-meets = move the octopus to { $seats }, { kleine-fische-web-deed-steps }: then you may steal
kleine-fische-web-stay = leave the octopus where it is
kleine-fische-web-rob = rob { $victim_seat }, who has { $fish } fish
kleine-fische-web-announce = try to take { $number } from { $victim_seat }: { $good } of { $faces } faces do it, { $bad } of { $faces } costs you { $loss ->
    [one] a fish
   *[other] { $loss } fish
}
kleine-fische-web-spare = steal nothing
kleine-fische-web-again = roll once more
kleine-fische-web-accept = accept the roll: { $loss ->
    [0] nothing is stolen
    [one] you lose a fish
   *[other] you lose { $loss } fish
}
kleine-fische-web-use = play { $cave }
kleine-fische-web-exchange = swap the cave in { $place } with the fish in { $other }
kleine-fische-web-rainbow = lay the rainbow fish on { $fish }: { $gain ->
    [one] 1 point more
   *[other] { $gain } points more
}
kleine-fische-web-rainbow-nowhere = lay the rainbow fish nowhere

## The two buttons

kleine-fische-web-button-stop = Stop
kleine-fische-web-button-stop-small = keep { $keeps }{ $points ->
    [0] {""}
   *[other] , octopus { kleine-fische-web-deed-steps }
}
kleine-fische-web-button-stop-off = first turn up a fish
kleine-fische-web-button-stop-early = first swim
kleine-fische-web-button-enough = Enough
kleine-fische-web-button-enough-small = put out the light
kleine-fische-web-button-stay = Stay
kleine-fische-web-button-stay-small = { $count ->
    [0] leave the octopus
   *[other] take { $count } fish
}
kleine-fische-web-button-spare = Steal nothing
kleine-fische-web-button-spare-small = let them go
kleine-fische-web-button-accept = Accept
kleine-fische-web-button-accept-small = { $loss ->
    [0] nothing is stolen
    [one] you lose a fish
   *[other] you lose { $loss } fish
}
kleine-fische-web-button-nowhere = Nowhere
kleine-fische-web-button-nowhere-small = on no stack
kleine-fische-web-button-swim = Swim on
kleine-fische-web-button-swim-ends = { $way }: ends the dive, keep { $keeps }
kleine-fische-web-button-swim-lost = { $way }: no fish, turn lost
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] one fish
   *[other] one of { $count } fish
}
kleine-fische-web-button-swim-go-odds = { $way }: { $percent }% a pair
kleine-fische-web-button-jump = Jump
kleine-fische-web-button-exchange = Swap
kleine-fische-web-button-reveal = Turn up
kleine-fische-web-button-reveal-odds = { $percent }% a pair
kleine-fische-web-button-explore = Explore
kleine-fische-web-button-explore-small = its number fits
kleine-fische-web-button-peek = Look
kleine-fische-web-button-octopus = Move it
kleine-fische-web-button-octopus-none = no steps
kleine-fische-web-button-octopus-to = { $cost ->
    [one] one step
   *[other] { $cost } steps
}
kleine-fische-web-button-octopus-meets = to { $seats }, then steal
kleine-fische-web-button-rob = Rob
kleine-fische-web-button-announce = Roll
kleine-fische-web-button-announce-go = for { $number }: { $good } of { $faces }
kleine-fische-web-button-again = Roll again
kleine-fische-web-button-again-none = no card for it
kleine-fische-web-button-use = Play the card
kleine-fische-web-button-rainbow = Lay it
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } dives

## The panel

kleine-fische-web-open = open
kleine-fische-web-kept = kept
kleine-fische-web-photos = Open fish, in the order they were turned up
kleine-fische-web-photos-none = No fish open yet: each new kind counts, the second of a kind is a pair.
kleine-fische-web-next = the next one
kleine-fische-web-bust = { $fish } twice! Numbers { $from } to { $to } turn back.
kleine-fische-web-bust-keeps = { $kept ->
    [0] Nothing came before the pair.
    [one] The one before the pair stays.
   *[other] The { $kept } before the pair stay.
}
kleine-fische-web-pair = the pair
kleine-fische-web-between = turned up between: turns back too
kleine-fische-web-stays = stays
kleine-fische-web-steal-from = { $seat } robs { $victim_seat }
kleine-fische-web-steal-takes = { $seat } takes { $taken } from { $victim_seat }
kleine-fische-web-steal-none = { $victim_seat } keeps everything
kleine-fische-web-steal-chance = { $good } of { $faces }
kleine-fische-web-steal-whom = Whom will you rob?
kleine-fische-web-steal-how-many = How many from { $victim_seat }?
kleine-fische-web-steal-rolled = Rolled { $result }, wanted { $number }
kleine-fische-web-rainbow-lay = Tap the stack that should count { $shells }.
kleine-fische-web-swum = Only one lane is open: { $seat } swims { $way }.
kleine-fische-web-odds-show = Show the odds of a pair
kleine-fische-web-odds-hide = hide
kleine-fische-web-odds-new = { $count } new
kleine-fische-web-odds-pair = a pair { $percent }%
kleine-fische-web-odds-keep = a pair leaves you { $keeps } of { $open }
kleine-fische-web-odds-none = No hidden fish lies ahead: swimming on ends the dive, and no pair is possible.
kleine-fische-web-odds-all = of { $unseen } unseen fish
kleine-fische-web-odds-bar = Of { $unseen } unseen fish { $count } are new; a pair has a chance of { $percent }%
kleine-fische-web-hand = Your caves
kleine-fische-web-caves = Caves: { $needs }
kleine-fische-web-fish-count = { $count } fish
kleine-fische-web-album = Album of { $seat }: the best fish of each kind counts
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: none
kleine-fische-web-points = { count-points }
kleine-fische-web-facing = facing { $way }
kleine-fische-web-on-boat = on the boat
kleine-fische-web-turn = diving

## What the confirm button says, and how to choose

kleine-fische-web-deed-swim = Swim { $way }
kleine-fische-web-deed-swim-then = Swim { $way } and turn it up
kleine-fische-web-deed-dash = Use the fins
kleine-fische-web-deed-jump = Jump, facing { $way }
kleine-fische-web-deed-risk = A pair: { $percent }%
kleine-fische-web-deed-lost = No fish there: your turn ends with nothing.
kleine-fische-web-deed-ends = No fish there: your dive ends, you keep { $keeps }.
kleine-fische-web-deed-reveal = Turn it up
kleine-fische-web-deed-pair = { $fish } again: a pair!
kleine-fische-web-deed-explore = Explore the cave
kleine-fische-web-deed-peek = Look at it
kleine-fische-web-deed-enough = Put out the light
kleine-fische-web-deed-stop = Stop
kleine-fische-web-deed-keeps = You keep { $keeps } fish.
kleine-fische-web-deed-octopus = Move the octopus
kleine-fische-web-deed-steps = { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}
kleine-fische-web-deed-meets = It reaches { $seats }: then you may steal.
kleine-fische-web-deed-stay = Leave the octopus
kleine-fische-web-deed-rob = Rob { $victim_seat }
kleine-fische-web-deed-spare = Steal nothing
kleine-fische-web-deed-announce = Roll for { $number }
kleine-fische-web-deed-chance = { $good } of { $faces }
kleine-fische-web-deed-red = The red face costs you { $loss ->
    [one] a fish
   *[other] { $loss } fish
}.
kleine-fische-web-deed-use = Play the card
kleine-fische-web-deed-again = Roll again
kleine-fische-web-deed-accept = Accept the roll
kleine-fische-web-deed-exchange = Swap them
kleine-fische-web-deed-rainbow = Lay it on { $fish }
kleine-fische-web-deed-nowhere = Lay it nowhere
kleine-fische-web-how-jump = Touch an arrow beside a card of the top row. Touch a boat sign to bring the boat there.
kleine-fische-web-how-move = Touch a card ahead to turn it up, or an arrow to swim that way.
kleine-fische-web-how-choice = Touch a card ahead to turn it up, an arrow to swim that way, or Stop.
kleine-fische-web-how-reveal = Touch one of the cards with an eye.
kleine-fische-web-how-explore = Touch a card with an eye, or the cave.
kleine-fische-web-how-octopus = Touch a lane with a number: so many steps it takes. If it reaches a rival you may try to steal.
kleine-fische-web-how-octopus-nobody = No rival is within its reach. To block a lane, touch one with a number.
kleine-fische-web-how-announce = Touch a number: the more you want, the harder it is.
kleine-fische-web-how-exchange = Touch a cave of the top row, then a fish.
kleine-fische-web-how-rainbow = Touch a stack of your album.
kleine-fische-web-how-peek = Touch any hidden fish: only you will see it.

## What happens, told while it is shown

kleine-fische-web-told-swam = { $seat } swims { $way }.
kleine-fische-web-told-revealed = { $seat } turns up { $fish }, { kleine-fische-shells }.
kleine-fische-web-told-rolled = { $seat } rolls the octopus die …

## What is in sight on a phone

kleine-fische-web-fact-kinds = You have { $count } fish of { $kinds ->
    [one] one kind
   *[other] { $kinds } kinds
}; there are { $all } kinds.
kleine-fische-web-fact-points = Your best fish of each kind are worth { count-points } so far.

## What things are

kleine-fische-web-about-hidden = A hidden fish
kleine-fische-web-about-hidden-text = Swim to a lane beside it and turn it up. There are { $kinds } kinds, { $each } fish of each, from one to four shells.
kleine-fische-web-about-open-text = Open as number { $number } of this dive. A second fish of this kind would turn both back, and all that was turned up between them.
kleine-fische-web-about-points-text = After the dive each octopus point lets you move the octopus by one lane.
kleine-fische-web-about-known-text = Face down again, but you have seen it.
kleine-fische-web-about-cave = A cave: { $needs }
kleine-fische-web-about-cave-text = Swim beside it when exactly { $needs } fish are open: then you may explore it. Its card is yours, and the dive ends.
kleine-fische-web-about-gap = A gap
kleine-fische-web-about-gap-text = It is filled from the deck when the turn is over.
kleine-fische-web-about-diver = The diver of { $seat }
kleine-fische-web-about-diver-text = Divers never block each other. The octopus can be moved onto a rival to steal.
kleine-fische-web-about-diver-own = You swim forward only: through the crossing ahead, straight on or round a corner. The lamp shines the way you face.
kleine-fische-web-about-octopus = The octopus
kleine-fische-web-about-octopus-text = Nobody may swim onto its lane. Octopus points on your fish move it after your dive. If it reaches a rival you may try to steal.
kleine-fische-web-about-deck-text = Gaps in the reef are filled from here. When it cannot fill a gap, the game is over.
kleine-fische-web-about-die-text = 1, 1, 2, 3, 3 and a red face. To steal you must roll at least as many as you announced; with the red face the other one takes a fish from you.
kleine-fische-web-about-boat = The boat
kleine-fische-web-about-boat-text = Divers jump from here in their first turn, beside a fish of the top row. Later it does nothing.
kleine-fische-web-about-lane-text = Divers and the octopus swim along the lanes. After swimming you turn up a fish beside your lane.
kleine-fische-web-about-cave-fins = Once: swim up to { $power } steps instead of one.
kleine-fische-web-about-cave-lamp = Once, before you swim: look at { $power ->
    [one] a hidden fish
   *[other] up to { $power } hidden fish
} anywhere.
kleine-fische-web-about-cave-octo = Once: { $power } more steps for the octopus, even without octopus points.
kleine-fische-web-about-cave-reroll = Once: repeat a failed roll{ $power ->
    [one] {""}
   *[other] , up to { $power } times
}.
kleine-fische-web-about-cave-rainbow = Not played. At the end it makes one of your kinds worth four shells.
kleine-fische-web-about-cave-chest = Not played. Opened at the end: the fewer points you have, the more it brings: 1, 3, 5 or 7.
kleine-fische-web-about-pile = { $seat }: { $count } fish
kleine-fische-web-about-pile-hidden = Only how many is known, not which. Fish in a pile can be stolen; caves cannot.
kleine-fische-web-about-pile-own = Only your best fish of each kind counts at the end.
kleine-fische-web-about-caves = Caves of { $seat }
kleine-fische-web-about-caves-text = Each may be played once, from the next turn on. Unused ones are a point at the end. They cannot be stolen.
kleine-fische-web-about-of = { $count } of { $all }
kleine-fische-web-about-row-where = Where
kleine-fische-web-about-row-place = Place
kleine-fische-web-about-row-open = Fish open now
kleine-fische-web-about-row-shells = Shells
kleine-fische-web-about-row-octopus = Octopus points
kleine-fische-web-about-row-kinds = Kinds
kleine-fische-web-about-row-points = Points so far
kleine-fische-web-about-row-cave = Cave { $needs }
