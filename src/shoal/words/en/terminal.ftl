picker-title = { web-title }
picker-which = Which game? Type its number, or press Enter to leave.
picker-seats = How many players, { $low } to { $high }? Press Enter for { $low }.
picker-command = To play, run: shoal play GAME

play-begin = { $game }. The seed of chance is sealed: { $commitment }
play-help-hint = Type an action, ? for help, or quit to leave.
play-help =
    Type an action, or its number.
    ?           show this help and what you can do
    why TEXT    why an action is not allowed
    hint        what a bot would do
    undo        take back your last action
    board       show the board again
    save        save the record now
    quit        leave
play-many = { $name }: { $count ->
    [one] one way
   *[other] { $count } ways
}, such as "{ $example }"
play-no-action-near = This is not an action. Did you mean "{ $hint }"?
play-no-action-families = This is not an action. Try one of these: { $hint }.
play-no-action-example = This is not an action. Try, for example, "{ $hint }".
play-allowed = "{ $action }" is allowed.
play-undone = Taken back: { $action }
play-hint = A bot would play: { $action }
play-curtain = Hand the device to { $seat }, then press Enter.
play-left = You left before the game was over.
play-saved = Record saved to { $file }
play-not-saved = The record could not be saved to { $file }: { $reason }
play-no-record = There is no file to save to. Start the game with --record FILE to keep a record.
play-result = { $rank }. { $seat }: { count-points }

replay-next = Press Enter for the next action, or type q to leave.
