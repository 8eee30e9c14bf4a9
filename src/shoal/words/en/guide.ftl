# The guided turn: what to look at and do, and why. Each step belongs to one question of the table.

web-guide-just-now = Just now:
web-guide-watch = Now it is the others’ turn. Watch the board to see what they do; the log keeps it in words.
web-guide-other = You are not asked this in every turn. The coloured line says what to do; tap what glows to preview it.
web-guide-end = Play on. You can tap anything to learn what it does, or why it is not possible; the lamp asks a bot for a hint.
