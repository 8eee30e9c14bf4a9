seat-name = Player { $number }

prompt-over = The game is over.

refuse-unknown = There is no such action.
refuse-over = The game is over.
refuse-turn = It is not your turn: the table waits for { $seats }.

takeback-nothing = Nothing has been played yet.
takeback-other = { $seat } has acted since.
takeback-chance = Chance decided since, and that cannot be taken back.
takeback-reveal = Something hidden was revealed, and that cannot be taken back.

tally-points = points
