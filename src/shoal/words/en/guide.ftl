# The led first turn: what to look at and do, and why. Each step belongs to one question of the table.

web-guide-just-now = Just now:
web-guide-watch = Now it is the others’ turn. Watch the board: what they do happens before your eyes, and the log keeps it in words.
web-guide-other = This is not asked in every turn. The line above the board says what the table wants; touch what glows to see what it would do.
web-guide-end = Play on: any time you can touch something to learn what it does or why it cannot be done, and the lamp asks a bot.
