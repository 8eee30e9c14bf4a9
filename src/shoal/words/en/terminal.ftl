picker-title = Shoal: board games of the sea
picker-which = Which game? (number, or Enter to leave)
picker-seats = How many players, { $low } to { $high }? (Enter for { $low })
picker-command = Start one with: shoal play GAME

play-begin = { $game }. The sea's secret is sealed: { $commitment }
play-help-hint = Type an action, ? for help, quit to leave.
play-help =
    Type an action as text or its number.
    ?           this help and what you may do
    why TEXT    why an action is not allowed
    hint        what a bot would do
    undo        take back your last step
    board       show the board again
    save        write the record now
    quit        leave
play-many = { $name }: { $count ->
    [one] one way
   *[other] { $count } ways
}, such as "{ $example }"
play-no-action-near = That is no action; did you mean "{ $hint }"?
play-no-action-families = That is no action; try one of { $hint }.
play-no-action-example = That is no action; for example "{ $hint }".
play-allowed = "{ $action }" is allowed.
play-undone = Taken back: { $action }
play-hint = A bot would play: { $action }
play-curtain = Hand the device to { $seat }, who presses Enter.
play-left = The game is left unfinished.
play-saved = Record written to { $file }
play-not-saved = The record could not be written to { $file }: { $reason }
play-no-record = Nothing to write to: start the game with --record FILE to keep a record.
play-result = { $rank }. { $seat }: { $points ->
    [one] one point
   *[other] { $points } points
}

replay-next = Enter for the next action, q to leave
