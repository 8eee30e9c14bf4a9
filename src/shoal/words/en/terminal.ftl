picker-title = { web-title }
picker-which = Which game? Type its number, or press Enter to leave.
picker-seats = How many players, { $low } to { $high }? Press Enter for { $low }.
picker-command = To play, run: shoal play GAME

play-begin = { $game }. The seed of chance is sealed: { $commitment }
play-help-hint = Type an action, ? for help, or quit to leave.
play-help =
    Type an action, or its number. Several at once: “sell 3 2”, or with a semicolon between them.
    ?  help     show this help and what you can do
    why         what cannot be done now, and why
    why TEXT    why an action is not allowed
    hint        what a bot would do
    undo        take back your last action
    board       show the board again
    save        save the record now
    quit        leave
play-many = { $name }: { $count ->
    [one] one way
   *[other] { $count } ways
}, such as “{ $example }”{ $what ->
    [none] {""}
   *[other] {" "}({ $what })
}
play-no-action-near = This is not an action. Did you mean “{ $hint }”?
play-no-action-families = This is not an action. Try one of these: { $hint }.
play-no-action-example = This is not an action. Try, for example, “{ $hint }”.
play-allowed = “{ $action }” is allowed.
play-why = Type why and an action, to learn what is against it.
play-undone = Taken back: { $action }
play-hint = A bot would play: { $action }
play-curtain = Hand the device to { $seat }, then press Enter.
play-left = You left before the game was over.
play-saved = Record saved to { $file }
play-not-saved = The record could not be saved to { $file }: { $reason }
play-no-record = There is no file to save to. Start the game with --record FILE to keep a record.
play-result = { $rank }. { $seat }: { count-points }

# Beside an option: what it would bring.

option-off = off the mast: { $fish }
option-fish = fish { $fish }
option-rob = rob { $seat } of { $fish }
option-ships = can serve { $ships }
option-octopus = octopus
option-shark = shark
option-gain = +{ count-points }
option-caught = fog would catch { $seats }
option-beside = fish at { $places }
option-explore = cave at { $places }
option-ends = ends the dive
option-known = known: { $card }
option-bust = known: { $card }, a pair!
option-keeps = keep { $count } fish
option-steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
option-meets = meets { $seats }
option-faces = { $good } of { $faces } faces do it
option-sea-fish = fish { $count }
option-sea-treasure = treasure { $count }
option-leads = you would lead { $actions }
option-leads-none = you would not lead
option-nothing = gives the stack up, without effect
option-vatu = vatu { $before } → { $after }
option-points = points { $before } → { $after }
option-lost = the cube is lost
option-store = { $before } → { $after }
option-returns = you return home
option-attacks = beside { $seats }, whom you may attack
option-segments = { $good } of { $of } segments do it
option-trade = goods { $goods }, gold { $gold }

replay-next = Press Enter for the next action, or type q to leave.
