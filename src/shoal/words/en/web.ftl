# The browser client: everything around the boards.

web-name = Shoal
web-title = Shoal: four board games of the sea
web-promise = Four sea board games with the people you like. Send a link, sit down, play.
web-games = Games
web-continue = Continue
web-my-games = My games
web-no-games = No games yet. Choose one on the front page.
web-going-on = Going on
web-finished = Finished
web-play = Play
web-loading = One moment …
web-again = Try again
web-reload = Load again
web-close = Close
web-yes = Yes
web-no = No
web-on = On
web-off = Off

# The games on their cards

web-game-maldivia = Maldivia
web-game-maldivia-pitch = Plot your course in secret, thread fish on your mast, and watch the sea fold away.
web-game-maldivia-players = 2–4
web-game-maldivia-minutes = 30 min
web-game-maldivia-age = age 8+
web-game-kleine-fische = Kleine Fische
web-game-kleine-fische-pitch = Swim on or stop in time? Meet the same fish twice and the catch slips away.
web-game-kleine-fische-players = 2–4
web-game-kleine-fische-minutes = 45 min
web-game-kleine-fische-age = age 8+
web-game-vanuatu = Vanuatu
web-game-vanuatu-pitch = Sail, fish and trade among young islands. Only a majority lets you act.
web-game-vanuatu-players = 2–5
web-game-vanuatu-minutes = 90 min
web-game-vanuatu-age = age 12+
web-game-carta-magica = Carta Magica
web-game-carta-magica-pitch = Spin the brass arrow, brave storms and monsters, round the island and come home.
web-game-carta-magica-players = 2–4
web-game-carta-magica-minutes = 45 min
web-game-carta-magica-age = age 7+

# My tables

web-your-turn = Your turn
web-row-waiting = Waiting for { $seat }
web-row-running = Going on
web-phase-open = Waiting for players
web-phase-seated = Ready to begin
web-phase-running = Going on
web-phase-finished = Finished
web-phase-agreed = Ended early
web-phase-closed = Closed
web-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
  }

# A new table

web-players = Players
web-your-name = Your name
web-name-of = Name of player { $number }
web-seat-is = Who plays seat { $number }
web-seat-bot-random = Bot: plays anything
web-seat-bot-deckhand = Bot: beginner
web-seat-bot-mate = Bot: good
web-seat-bot-captain = Bot: strong
web-level-random = random
web-level-deckhand = beginner
web-level-mate = good
web-level-captain = strong
web-seat-open = Invite by link
web-seat-here = Plays on this device
web-seat-free = Free seat
web-open-table = Open the table
web-more-options = More choices
web-guest-names = Finn, Perla, Nilo, Ondine, Morgan, Dorado, Skipper, Marina
web-bot-names = Barny, Kelp, Squall, Pebble, Marlin
web-clock = Clock
web-clock-none = None
web-clock-minutes = { $minutes } minutes each
web-chat = Chat
web-chat-free = Free
web-chat-phrases = Phrases only
web-chat-off = Off
web-listed = Show in the lobby
web-listed-yes = Yes
web-listed-no = No
web-spectators = Who may watch
web-spectators-open = Anybody with the link
web-spectators-link = By a watch link
web-spectators-none = Nobody
web-option-chance = Chance decides
web-option-first = The first seat
web-read-rules = Read the rules

# Joining and waiting

web-join-title = Sit down
web-join = You are invited. Say who you are and sit down.
web-sit-down = Sit down
web-watch = Only watch
web-waiting-title = Waiting
web-seats-missing = { $count ->
    [one] One seat is free. Send the link to somebody you like.
   *[other] { $count } seats are free. Send the link to people you like.
  }
web-all-here = Everybody is here.
web-begin = Begin
web-host-begins = The host begins the game.
web-close-table = Give the table up
web-free-seat = Free the seat
web-invite-link = Link to this table
web-copy-link = Copy link
web-copied = Copied
web-qr = QR code of the link
web-no-table = No table here
web-to-front = To the front page
web-claim-title = Your seat
web-claim = This link moves your seat to this device. It works once.
web-claim-do = Sit down here

# Notes under names

web-note-you = you
web-note-host = host
web-note-bot = bot, { $level }
web-note-thinking = thinking
web-note-away = away
web-note-stand-in = a bot stands in

# The table

web-prompt-none = Nothing is asked now.
web-prompt-choose = Touch what glows to see what it does.
web-prompt-playing = Watch what happens.
web-prompt-over = The game is over.
web-prompt-agreed = The game was ended by agreement.
web-prompt-past = You are looking at the past.
web-to-now = Back to now
web-confirm = Do it
web-drop = Not this
web-skip = Skip
web-key-enter = Enter
web-take-back = Take back
web-ask-back = Ask everybody to take back
web-hint = Hint
web-hint-is = A bot would: { $action }
web-rules = Rules
web-rules-of = Rules of { $game }
web-rules-find = Find in the rules
web-rules-found = { $count ->
    [one] One clause
   *[other] { $count } clauses
  }
web-rule = Rule { $clause }
web-menu = Menu
web-beside = Players and log
web-log = Log
web-log-empty = Nothing has happened yet.
web-result = Result
web-refused = That is not possible now.
web-offline = The server does not answer. Is this device online?
web-server-error = Something went wrong on the server.
web-page-lost = This page could not be loaded.
web-line-lost = Connection lost. Trying again …
web-line-polling = Slow connection: moves may come a little later.
web-autopilot = A bot plays for you while you were away.
web-autopilot-off = I am back
web-spectating = You are watching. Hidden things stay hidden.
web-missed = { $count ->
    [one] One move was made while you were away.
   *[other] { $count } moves were made while you were away.
  }
web-vote-back = { $seat } asks everybody to take the last move back.
web-vote-end = { $seat } asks everybody to end the game here.
web-withdraw = Withdraw
web-rematch-there = There is a new game with the same people.
web-rematch-go = Go there

web-plain-filter = Find one of { $count } actions
web-plain-actions = What you can do

# Sharing one device

web-curtain-title = Hand the device on
web-curtain = Hand the device to { $seat }.
web-curtain-why = What comes next is not for other eyes.
web-curtain-open = I am { $seat }

# Chat

web-chat-unread = { $count ->
    [one] Chat: one new line
   *[other] Chat: { $count } new lines
  }
web-chat-empty = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-phrase-hello = Hello!
web-phrase-good-luck = Good luck!
web-phrase-well-played = Well played!
web-phrase-thanks = Thank you!
web-phrase-oops = Oops!
web-phrase-wow = Wow!
web-phrase-hurry = Your turn …
web-phrase-moment = One moment, please.
web-phrase-sorry = Sorry!
web-phrase-again = Another game?
web-phrase-bye = Goodbye!

# Log of the table itself

web-log-sat = { $seat } sits down.
web-log-bot = A bot takes the seat of { $seat }.
web-log-freed = { $seat } leaves.
web-log-started = The game begins.
web-log-back = { $seat } takes a step back.
web-log-asked = { $seat } asks everybody.
web-log-answered = { $yes ->
    [yes] { $seat } agrees.
   *[no] { $seat } says no.
  }
web-log-withdrawn = { $seat } no longer asks.
web-log-away = { $seat } has lost the line.
web-log-stand-in = A bot stands in for { $seat }.
web-log-expired = { $seat } is out of time; a bot stands in.
web-log-returned = { $seat } is back.
web-log-time = { $seat } gets more time.
web-log-claimed = { $seat } moves to another device.

# Menu and settings

web-settings = Settings
web-language = Language
web-theme = Colours
web-theme-auto = As the device
web-theme-light = Light
web-theme-dark = Dark
web-theme-to-light = Light colours
web-theme-to-dark = Dark colours
web-speed = Speed of animation
web-speed-normal = Normal
web-speed-brisk = Brisk
web-speed-off = Off
web-motion = Motion
web-motion-auto = As the device
web-motion-less = As little as possible
web-sound = Sound
web-quick = Act at the first touch
web-notify = Notify me when it is my turn
web-shortcuts = Keys
web-key-board = to the board and on
web-key-move = from target to target
web-key-confirm = choose; again: do it
web-key-drop = drop the choice, close
web-key-back = take back
web-key-hint = hint
web-key-skip = skip the animation
web-key-log = log
web-key-rules = rules
web-key-chat = chat
web-key-sound = sound
web-key-keys = these keys
web-seat-link = Move my seat to another device
web-watch-link = Link for spectators
web-end-game = End the game here
web-end-sure = End this game now? Nobody wins.
web-end-sure-vote = Ask everybody to end this game now? Nobody wins.
web-leave-table = Leave the table
web-leave-sure = Leave? Your seat becomes free for somebody else.
web-leave = Leave
web-stay = Stay

# The end

web-you-won = You have won!
web-winners = { $count ->
    [one] { $seats } has won.
   *[other] { $seats } have won.
  }
web-points = { $points ->
    [one] 1 point
   *[other] { $points } points
  }
web-where-points = Where the points come from
web-no-points = No points
web-race = The race
web-race-label = Points of all players from the beginning to the end
web-rematch = Play again
web-see-board = See the board
web-replay = Look through the game
web-save-record = Save the record
web-bring-record = A game from a file
web-bring-record-how = Record file of a finished game

# Why the table or the server says no

web-why-bots-busy = The bots are busy. Ask again in a moment.
web-why-chat-length = That is too long, or nothing at all.
web-why-chat-off = There is no chat at this table.
web-why-chat-phrase = There is no such phrase.
web-why-chat-phrases-only = Only ready-made phrases at this table.
web-why-device-unknown = The server does not know this device. Load the page again.
web-why-game-unknown = This server does not have that game.
web-why-link-unknown = This link does not work, or not any more.
web-why-record-broken = This file is no record of a game.
web-why-record-running = The record can be saved when the game is over.
web-why-record-wrong = This record does not fit the rules or its own seal.
web-why-server-broken = Something went wrong on the server.
web-why-server-stopping = The server restarts. Try again in a moment.
web-why-storage-down = The server cannot write at the moment. Try again.
web-why-table-busy = The table is busy. Try again.
web-why-table-host-only = Only the host can do that.
web-why-table-link-old = This link is old.
web-why-table-no-spectators = This table is not open to spectators.
web-why-table-not-open = The table is not open any more.
web-why-table-not-running = The game is not running.
web-why-table-not-waiting = The table does not wait for you now.
web-why-table-not-yours = That is not your seat.
web-why-table-options = The game does not have these options.
web-why-table-seat-taken = Somebody else was quicker: the seat is taken.
web-why-table-seated-only = Only those who sit at the table can do that.
web-why-table-seats = The game is not made for so many players.
web-why-table-seats-open = Some seats are still free.
web-why-table-stale = The table has gone on. Look again and choose.
web-why-table-unknown = There is no such table, or not any more.
web-why-tables-many = You have { $most } tables going on. Finish one first.
web-why-time-none = There is no clock at this table.
web-why-too-fast = Too fast. One moment, please.
web-why-too-large = That is too large.
web-why-vote-answered = You have answered already.
web-why-vote-none = Nothing is being asked.
web-why-vote-open = { $seat } is asking something already.
web-why-vote-wait = The others said no. You can ask again in { $seconds } seconds.

# Looking through a game

web-to-table = To the table
web-replay-part = Only moves seen on this page can be stepped through: { $seen } of { $played }.
web-replay-moment = Moment of the game
web-replay-at = { $at } of { $of }
web-replay-first = To the beginning
web-replay-prev = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-since = Watch what happened since my turn
web-seal = Chance, checked
web-seal-how = Before the first move the server promised this number and could not change chance any more. Now the secret behind it is open, and anybody can check that they belong together.
web-seal-fits = They fit: nobody touched chance.
web-seal-broken = They do not fit. Do not trust this game.
web-seal-elsewhere = This page cannot check it without a secure connection; the record can be checked elsewhere.
web-seal-promise = Promised before the game
web-seal-seed = Opened after the game
web-gallery-file = Moments from a file
web-gallery-none = There are no moments of this game. Make some with tools/moments.py.

web-say-thinking = Tell the others that I am thinking
web-more-time = More time for { $seat }
web-lobby = Tables with a free seat
web-lobby-seats = { $free ->
    [one] one free seat of { $seats }
   *[other] { $free } free seats of { $seats }
  }

# The first game

web-guide = Your first game
web-guide-open = Your first game? See how a turn goes.
web-guide-hide = I know it
web-guide-try = Any time: touch something, and the line above says what it does or why not. The lamp asks a bot.
web-guide-maldivia-1 = You want to serve market ships: each wants certain fish, and every fish on a card you win is a point.
web-guide-maldivia-2 = Each round you line up four tiles in secret: three arrows and one fog. Touch a tile to turn it.
web-guide-maldivia-3 = Then tile by tile everybody sails: straight as the arrow points, as far as you like. Where you stop you may fish, rob a neighbour’s top fish, or serve a ship at the edge.
web-guide-maldivia-4 = Fog folds the sea: the outer row is laid over, and boats caught there lose their top fish.
web-guide-kleine-fische-1 = You photograph fish. At the end each kind counts with its best picture.
web-guide-kleine-fische-2 = Swim to a lane between the cards, then turn up a fish beside it.
web-guide-kleine-fische-3 = After each new fish: stop and keep all, or swim on. A kind you have already open turns the two and all between them back.
web-guide-kleine-fische-4 = Have you exactly as many fish open as a cave says, you may explore it. Then the octopus walks, and may rob for you.
web-guide-vanuatu-1 = You sail between islands, earn vatu, and turn it into points: eight rounds.
web-guide-vanuatu-2 = First everybody places five pawns on actions: two, two and one. Place only what you will be able to do.
web-guide-vanuatu-3 = Then you act in turn, with one stack at a time, where you have the most pawns. Where you have not, you wait or give them up.
web-guide-vanuatu-4 = Ten vatu become five points at once. What you cannot pay is lost, so plan the order.
web-guide-carta-magica-1 = Round the island in the middle once and come home, with talismans on board.
web-guide-carta-magica-2 = Spin the arrow. Then do one thing it shows: sail, take goods, take magic, or draw a card.
web-guide-carta-magica-3 = Black harbours trade goods for gold, red ones sell talismans for gold.
web-guide-carta-magica-4 = A storm pushes every ship. Rocks damage, calms hold you: look where you end your turn.
