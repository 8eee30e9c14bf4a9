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
kleine-fische-web-card-known = { $place }, face down, seen before: { $fish }, { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}
kleine-fische-web-card-open = { $place }, { $fish }, { $shells ->
    [one] 1 shell
   *[other] { $shells } shells
}{ $octopus ->
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
kleine-fische-web-octopus = move the octopus { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}, { $lane }
kleine-fische-web-octopus-meets = move the octopus to { $seats }, { $cost ->
    [one] 1 step
   *[other] { $cost } steps
}: then you may steal
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
   *[other] , octopus { $points }
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
kleine-fische-web-button-swim-small = choose a lane
kleine-fische-web-button-swim-odds = { $percent } % a pair
kleine-fische-web-button-swim-ends = { $way }: ends the dive, keep { $keeps }
kleine-fische-web-button-swim-lost = { $way }: no fish, turn lost
kleine-fische-web-button-swim-go = { $way }: { $count ->
    [one] one fish
   *[other] one of { $count } fish
}
kleine-fische-web-button-swim-go-odds = { $way }: { $percent } % a pair
kleine-fische-web-button-jump = Jump
kleine-fische-web-button-jump-small = choose side and direction
kleine-fische-web-button-exchange = Swap
kleine-fische-web-button-exchange-small = choose a cave, then a fish
kleine-fische-web-button-reveal = Turn up
kleine-fische-web-button-reveal-small = choose a card
kleine-fische-web-button-reveal-odds = { $percent } % a pair
kleine-fische-web-button-explore = Explore
kleine-fische-web-button-explore-small = its number fits
kleine-fische-web-button-peek = Look
kleine-fische-web-button-peek-small = choose a hidden fish
kleine-fische-web-button-octopus = Move it
kleine-fische-web-button-octopus-small = choose a lane
kleine-fische-web-button-octopus-none = no steps
kleine-fische-web-button-octopus-to = { $cost ->
    [one] one step
   *[other] { $cost } steps
}
kleine-fische-web-button-octopus-meets = to { $seats }, then steal
kleine-fische-web-button-rob = Rob
kleine-fische-web-button-rob-small = choose a diver
kleine-fische-web-button-announce = Roll
kleine-fische-web-button-announce-small = choose a number
kleine-fische-web-button-announce-go = for { $number }: { $good } of { $faces }
kleine-fische-web-button-again = Roll again
kleine-fische-web-button-again-small = with your card
kleine-fische-web-button-again-none = no card for it
kleine-fische-web-button-use = Play the card
kleine-fische-web-button-rainbow = Lay it
kleine-fische-web-button-rainbow-small = choose a stack
kleine-fische-web-button-rainbow-go = { $fish }, +{ $gain }
kleine-fische-web-button-wait = { $seat } dives
kleine-fische-web-button-over = the game is over

## The panel

kleine-fische-web-open = open
kleine-fische-web-kept = kept
kleine-fische-web-photos = Open fish, in the order they were turned up
kleine-fische-web-photos-none = No fish open yet: each new kind counts, the second of a kind is a pair.
kleine-fische-web-next = the next one
kleine-fische-web-bust = { $fish } twice! Number { $from } to { $to } turn back.
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
kleine-fische-web-odds-pair = a pair { $percent } %
kleine-fische-web-odds-keep = if a pair, you keep { $keeps }
kleine-fische-web-odds-all = of { $unseen } unseen fish
kleine-fische-web-odds-bar = Of { $unseen } unseen fish { $count } are new; a pair has a chance of { $percent } %
kleine-fische-web-hand = Your caves
kleine-fische-web-caves = Caves: { $needs }
kleine-fische-web-fish-count = { $count } fish
kleine-fische-web-album = Album of { $seat }: the best fish of each kind counts
kleine-fische-web-album-have = { $fish }: { $shells }
kleine-fische-web-album-miss = { $fish }: none
kleine-fische-web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
kleine-fische-web-facing = facing { $way }
kleine-fische-web-on-boat = on the boat
kleine-fische-web-turn = diving
