# The browser client: everything around the boards.

web-name = Shoal
web-title = Shoal: board games of the sea
web-promise = Board games of the sea, with people you like. Send a link, take a seat, play.
web-promise-pocket = Board games of the sea, against bots or with people around this device. No network needed.
web-games = Games
web-continue = Continue
web-front-new = New here? Choose a game and play a guided turn.
web-pocket = Play without a network
web-my-games = My games
web-no-games = No games yet. Choose one on the front page.
web-going-on = In progress
web-finished = Finished
web-play = Play
web-loading = Loading …
web-again = Try again
web-reload = Reload
web-close = Close
web-yes = Yes
web-no = No
web-on = On
web-off = Off

# The games on their cards

web-game-players = { $count ->
    [one] { $players } player
   *[other] { $players } players
  }
web-game-clauses = The rules, clause by clause
web-game-no-clauses = Nobody has written down the rules of this game yet.
web-plain-state = The table
web-plain-more = Show
web-plain-preview = What it would do

# My tables

web-your-turn = Your turn
web-row-waiting = Waiting for { $seat }
web-phase-open = Waiting for players
web-phase-seated = Ready to start
web-phase-running = { web-going-on }
web-phase-finished = { web-finished }
web-phase-agreed = Ended early
web-phase-closed = Closed
web-bots = { $count ->
    [one] 1 bot
   *[other] { $count } bots
  }

# A new table

web-players = Players
web-your-name = Your name
web-name-of = Name of player { $number }
web-seat-is = Who plays seat { $number }
web-seat-bot-random = Bot: { web-level-random }
web-seat-bot-deckhand = Bot: { web-level-deckhand }
web-seat-bot-mate = Bot: { web-level-mate }
web-seat-bot-captain = Bot: { web-level-captain }
web-seat-bot-admiral = Bot: { web-level-admiral }
web-level-random = random
web-level-deckhand = beginner
web-level-mate = good
web-level-captain = strong
web-level-admiral = very strong, takes its time
web-seat-open = Invite by link
web-seat-here = Plays on this device
web-seat-free = Free seat
web-open-table = Open the table
web-more-options = More options
web-guest-names = Finn, Perla, Nilo, Ondine, Morgan, Dorado, Skipper, Marina
web-bot-names = Barny, Kelp, Squall, Pebble, Marlin
web-with = Play with
web-with-bot = Bots
web-with-open = Friends, by link
web-with-here = Friends, on this device
web-pace = When
web-pace-now = Now, together
web-pace-days = Over several days
web-pace-now-how = If somebody loses connection, everyone sees a countdown of a minute; then a bot plays for them until they are back, and they are told what it did.
web-pace-days-how = Everyone plays when they have time. Nobody plays for anybody until the agreed time is over.
web-days = Time for each turn
web-days-count = { $days ->
    [one] 1 day
   *[other] { $days } days
  }
web-clock = Clock
web-clock-none = None
web-clock-minutes = { $minutes ->
    [one] 1 minute each
   *[other] { $minutes } minutes each
  }
web-chat = Chat
web-chat-free = Free text
web-chat-phrases = Phrases only
web-chat-off = { web-off }
web-listed = Show in the lobby
web-spectators = Who can watch
web-spectators-open = Anyone with the link
web-spectators-link = Only with a spectator link
web-spectators-none = Nobody
web-option-random = By chance
web-option-on = { web-on }
web-option-off = { web-off }
web-option-p1 = First seat
web-read-rules = Read the rules

# Joining and waiting

web-join = You are invited. Enter your name and take a seat.
web-sit-down = Take a seat
web-watch = Just watch
web-seats-missing = { $count ->
    [one] One seat is free. Send the link to someone you want to play with.
   *[other] { $count } seats are free. Send the link to people you want to play with.
  }
web-all-here = Everyone is here.
web-begin = Start the game
web-host-begins = Waiting for the host to start the game.
web-close-table = Close this table
web-free-seat = Free this seat
web-invite-link = Link to this table
web-copy-link = Copy link
web-copied = Copied
web-qr = QR code of the link
web-no-seat = You have no seat at this table
web-no-seat-how = If you played here before, your seat is on another device now: go on there, or move it back from there.
web-moved = Your seat is no longer on this device
web-moved-how = Another device plays on for you, or the host has given the seat to somebody else. From that other device you can move your seat back here.
web-no-table = Table not found
web-to-front = Front page
web-claim-title = Your seat
web-claim = This link moves your seat to this device. It works only once.
web-claim-do = Play on this device

# Notes under names

web-note-you = you
web-note-host = host
web-note-bot = bot, { $level }
web-note-thinking = thinking
web-note-away = away
web-note-stand-in = a bot is playing

# The table

web-prompt-none = There is nothing to do right now.
web-prompt-choose = Tap to preview, tap again to confirm.
web-prompt-again-does = Tap it again or press the button.
web-prompt-done = You are done. Waiting for { $seats }.
web-prompt-waits = { $count ->
    [one] It is { $seats }’s turn.
   *[other] Waiting for { $seats }.
  }
web-ask-which = What would you like to do?
web-facts = Round and what you have
web-prompt-playing = Showing what happened …
web-prompt-again = What happened since your turn
web-prompt-agreed = The game was ended by agreement.
web-drop = Cancel
web-skip = Skip
web-take-back = Take back
web-ask-back = Ask everyone to take it back
web-hint = Hint
web-hint-is = A bot suggests this.
web-hint-thinking = A bot is thinking about it …
web-hint-expects = About { $chance }% to win, and { count-points } in the end.
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-aid = On one page
web-rules-find = Search the rules
web-rules-chapters = Chapters
web-rules-exact = Exact rules ({ $count })
web-rules-none = No rule contains these words.
web-rules-found = { $count ->
    [one] One rule found
   *[other] { $count } rules found
  }
web-rule = Rule { $clause }
web-menu = Menu
web-beside = Players and log
web-log = Log
web-log-undone = taken back
web-log-end = To the latest
web-log-empty = Nothing has happened yet.
web-result = Result
web-refused = That is not possible right now.
web-offline = The server does not answer. Check your connection and try again.
web-server-error = The server sent an answer this page cannot read. Try again in a moment.
web-page-lost = This page could not be loaded. Check your connection and reload.
web-line-lost = Connection lost. Reconnecting …
web-line-polling = Slow connection: moves may arrive a little late.
web-autopilot = A bot is playing for you.
web-autopilot-off = I’m back
web-away = { $seat } lost connection. A bot takes over in { $time }.
web-stood-in-away = { $count ->
    [one] While you were away, a bot made one move for you.
   *[other] While you were away, a bot made { $count } moves for you.
  }
web-stood-in-time = { $count ->
    [one] Your time was over, and a bot made one move for you.
   *[other] Your time was over, and a bot made { $count } moves for you.
  }
web-stood-in-show = { web-plain-more }
web-spectating = You are watching. Hidden information stays hidden.
web-missed = { $count ->
    [one] One move was made while you were away.
   *[other] { $count } moves were made while you were away.
  }
web-vote-back = { $seat } wants to take back the last move. Everyone has to agree.
web-vote-end = { $seat } wants to end the game now. Everyone has to agree.
web-withdraw = Withdraw
web-rematch-there = There is a new game with the same players.
web-rematch-go = Go to the new game

web-plain-filter = { $count ->
    [one] Search one action
   *[other] Search { $count } actions
  }
web-plain-actions = What you can do

# Sharing one device

web-curtain-title = Hand over the device
web-curtain = Hand the device to { $seat }.
web-curtain-why = What comes next is private.
web-curtain-open = I am { $seat }

# Chat

web-chat-unread = { $count ->
    [one] Chat: 1 new message
   *[other] Chat: { $count } new messages
  }
web-chat-empty = No messages yet.
web-chat-say = Write a message
web-chat-send = Send

# Log of the table itself

web-log-sat = { $seat } takes a seat.
web-log-bot = { $seat }, a bot, takes a seat.
web-log-freed = { $seat } leaves the table.
web-log-started = The game starts.
web-log-back = { $seat } takes back a move.
web-log-asked = { $what ->
    [back] { $seat } asks everyone to take back the last move.
   *[end] { $seat } asks everyone to end the game.
  }
web-log-answered = { $yes ->
    [yes] { $seat } agrees.
   *[no] { $seat } disagrees.
  }
web-log-withdrawn = { $seat } withdraws the request.
web-log-away = { $seat } lost connection.
web-log-stand-in = A bot plays for { $seat }.
web-log-expired = { $seat } ran out of time; a bot plays on.
web-log-returned = { $seat } is back.
web-log-time = { $seat } gets more time.
web-log-claimed = { $seat } switches to another device.

# Menu and settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours
web-speed = Animation speed
web-speed-slow = Slow
web-speed-normal = Normal
web-speed-brisk = Fast
web-speed-off = { web-off }
web-motion = Motion
web-motion-auto = { web-theme-auto }
web-motion-less = Reduced
web-sound = Sound
web-quick = Play at the first tap, without a preview
web-notify = Notify me when it is my turn
web-shortcuts = Keyboard shortcuts
web-key-board = Go to the board, then onwards
web-key-move = Move between targets
web-key-confirm = Preview; press again to confirm
web-key-drop = Cancel or close
web-key-option = Choose an option
web-key-about = What is this?
web-key-pause = Pause what is being shown
web-key-step = One step further
web-key-back = { web-take-back }
web-key-hint = { web-hint }
web-key-skip = Skip the animation
web-key-log = { web-log }
web-key-rules = { web-rules }
web-key-chat = { web-chat }
web-key-sound = { web-sound }
web-key-keys = { web-shortcuts }
web-seat-link = Move my seat to another device
web-watch-link = Spectator link
web-seat-link-what = For you alone: whoever opens it plays in your place. It works once, and this device only watches then.
web-seat-link-label = Private link to your seat
web-watch-link-what = Whoever has it sees what lies open, and cannot play.
web-watch-link-label = Link for spectators
web-end-game = End the game now
web-end-sure = End the game now? Nobody wins.
web-end-sure-vote = Ask everyone to end the game now? Nobody wins.
web-leave-table = Leave the table
web-leave-sure = Leave the table? Your seat becomes free for someone else.
web-leave = Leave
web-stay = Stay

# The end

web-you-won = You won!
web-winners = { $count ->
    [one] { $seats } has won.
   *[other] { $seats } have won.
  }
web-where-points = Where the points come from
web-total = Total
web-rank = Rank { $rank }
web-no-points = No points
web-race = Points over time
web-race-label = Points of all players from start to end
web-rematch = Play again
web-see-board = See the board
web-replay = Watch the replay
web-save-record = Save the record
web-bring-record = Open a record file
web-bring-record-title = Open a saved game
web-bring-record-how = Choose a record that was saved here or elsewhere. It is checked first, then you can watch the replay.

# Looking through a game

web-to-table = Go to the table
web-replay-of = Replay: { $game }
web-replay-silent = Nothing happened at this moment.
web-replay-moment = Moment in the game
web-replay-at = Move { $at } of { $of }
web-replay-speed = Speed: { web-replay-times }
web-replay-times = { $speed }×
web-replay-link = Copy link to this moment
web-replay-link-bar = Copy the address of this page: it leads to this moment.
web-eyes = View as
web-eyes-open = Public information
web-chances = Winning chances
web-chances-label = Each player’s chance to win from start to end, as estimated by the bots
web-chances-working = The bots are analysing the game: { $done } of { $of } moments.
web-per-cent = { $number }%
web-turning = Turning points
web-turning-at = Move { $at }
web-turning-for = { $seat }: from { $before }% to { $after }%
web-turning-none = No single move turned the game.
web-replay-first = Go to start
web-replay-prev = Previous step
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = Next step
web-replay-last = Go to end
web-replay-since = Show what happened since my turn
web-seal = Fairness check
web-seal-promised = Before the first move the server published this checksum of a secret number. From then on it could not change chance any more.
web-seal-opened = After the game it revealed the secret number that all chance comes from.
web-seal-fits = They match: nobody tampered with chance. Your browser has checked this itself.
web-seal-replayed = Then the whole game was replayed from this number.
web-seal-follows = Checked: { $draws ->
    [one] the only random draw follows
   *[other] all { $draws } random draws follow
  } from it, and { $actions ->
    [one] the only move is legal
   *[other] all { $actions } moves are legal
  }.
web-seal-wrong = The result is not the same. Do not trust this game.
web-seal-broken = They do not match. Do not trust this game.
web-seal-elsewhere = Without a secure connection this page cannot check it. Save the record to check it elsewhere.
web-gallery-file = Moments from a file
web-gallery-none = There are no moments of this game. Create some with tools/fixtures.py.

web-say-thinking = Tell the others I am thinking
web-more-time = Give { $seat } more time
web-lobby = Tables with free seats
web-lobby-seats = { $free } of { $seats } seats free

# The guided turn

web-led = Your first turn
web-led-step = Step { $number } of { $of }
web-led-fold = Show or hide the text
web-led-leave = Close the guide
web-led-begin = Start
web-led-good = Show me a good move
web-led-why = Why?
web-led-done = { web-continue }
web-led-offer = First time? Play a guided turn.
web-led-start = Play a guided turn
web-led-how = First time? Play a real game { $bots ->
    [1] against a bot
   *[other] against { $bots } bots
}. A card tells you what to look at and why.
web-led-menu = { web-led-start }
web-led-no = No thanks

# Lessons: a set position and something to do in it.

web-lessons = Lessons
web-lessons-how = One thing at a time, on a set position. A minute each.
web-lesson-number = Lesson { $number } of { $of }
web-lesson-solved = done
web-lesson-open = Lesson: { $title }
web-lesson-reached = Well done
web-lesson-missed = Not this way
web-lesson-again = { web-again }
web-lesson-next = Next lesson
web-lesson-all = All lessons
web-lesson-play = Play a game

# The others at the table

web-mute = Mute { $seat }
web-unmute = Hear { $seat } again
web-report = Report { $seat }
web-report-why = What happened?
web-report-how = Whoever runs this server gets your words and the last lines this player said. Nobody at the table is told.
web-report-send = Send report
web-report-told = Thank you. { $seat } has been reported.
web-kept = What this server keeps about you
