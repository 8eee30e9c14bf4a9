# What every game says, whatever it is about. Terminal and browser always have these.

seat-name = Player { $number }
count-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
label-value = { $label }: { $value }

prompt-over = The game is over.

refuse-unknown = There is no such action.
refuse-over = { prompt-over }
refuse-turn = It is not your turn. Waiting for { $seats }.

takeback-nothing = There is nothing to take back yet.
takeback-other = { $seat } has played since then.
takeback-chance = This cannot be taken back: it depended on chance.
takeback-reveal = This cannot be taken back: hidden information was revealed.

tally-points = Points
