# The browser client: everything around the boards.

web-name = Shoal
web-title = Shoal: four board games of the sea
web-promise = Four sea board games with the people you like. Send a link, sit down, play.
web-games = Games
web-continue = Continue
web-front-new = New here? Choose a game: it can lead you through your first turn.
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
web-prompt-choose = Touch once to look, again to do it.
web-prompt-playing = Watch what happens.
web-prompt-again = This happened since your turn.
web-prompt-over = The game is over.
web-prompt-agreed = The game was ended by agreement.
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
web-rules-chapters = Chapters
web-rules-exact = The exact rules ({ $count })
web-rules-none = Nothing in the rules has these words.
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
web-autopilot = A bot plays for you now.
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
web-log-bot = { $seat }, a bot, sits down.
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
web-bring-record = Open a record file
web-bring-record-title = Games from elsewhere
web-bring-record-how = A record that was saved here or elsewhere: it is checked, then you can look through it.

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
web-replay-of = Looking through { $game }
web-replay-silent = Nothing to tell about this moment.
web-replay-moment = Moment of the game
web-replay-at = Move { $at } of { $of }
web-replay-speed = Speed: { $speed } times
web-replay-times = { $speed }×
web-replay-link = Copy the link to this moment
web-replay-link-bar = The address of this page leads to this moment.
web-eyes = Seen through the eyes of
web-eyes-open = What lay open
web-chances = Chances to win
web-chances-label = Each player’s chance to win from the beginning to the end, as the bots judge it
web-chances-working = The bots look at the game: { $done } of { $of } moments.
web-per-cent = { $number } %
web-turning = Turning points
web-turning-at = Move { $at }
web-turning-for = { $seat }: from { $before } % to { $after } %
web-turning-none = No single move turned this game.
web-replay-first = To the beginning
web-replay-prev = One step back
web-replay-play = Play
web-replay-pause = Pause
web-replay-next = One step on
web-replay-last = To the end
web-replay-since = Watch what happened since my turn
web-seal = Chance, checked
web-seal-promised = Before the first move the server published this promise. From then on it could not change chance any more.
web-seal-opened = After the game it opened the secret number all chance comes from.
web-seal-fits = They fit: nobody touched chance. Your browser has worked that out itself.
web-seal-replayed = Then the whole game was played again from this number.
web-seal-follows = Checked: { $draws ->
    [one] the one draw follows
   *[other] every one of { $draws } draws follows
  } from it, and all { $actions } moves are legal.
web-seal-wrong = It does not come out the same. Do not trust this game.
web-seal-broken = They do not fit. Do not trust this game.
web-seal-elsewhere = This page cannot check it without a secure connection; the record can be checked elsewhere.
web-gallery-file = Moments from a file
web-gallery-none = There are no moments of this game. Make some with tools/fixtures.py.

web-say-thinking = Tell the others that I am thinking
web-more-time = More time for { $seat }
web-lobby = Tables with a free seat
web-lobby-seats = { $free ->
    [one] one free seat of { $seats }
   *[other] { $free } free seats of { $seats }
  }

# The led first turn

web-led = Your first turn
web-led-step = Step { $number } of { $of }
web-led-fold = Show or hide the text
web-led-leave = Leave the guide
web-led-begin = Let me begin
web-led-good = Show me a good move
web-led-why = Why?
web-led-done = I play on
web-led-offer = First time? Play a led turn.
web-led-start = Play a led first turn
web-led-how = First time? You play for real against a bot, and a card beside the board says what to look at and why.
web-led-menu = Lead me through a turn
web-led-no = No, thank you

# Questions of games that speak of everybody by name, to the one who is asked
web-yours-vanuatu-ask-place = Lay a new tile: { $tiles }.
web-yours-vanuatu-ask-neutral = Put down { $pawns ->
    [one] one more neutral pawn
   *[other] { $pawns } more neutral pawns
  }.
web-yours-vanuatu-ask-character = Take a character for this round.
web-yours-vanuatu-ask-plan = Place { $pawns ->
    [one] one pawn on an action
   *[other] { $pawns } pawns on actions
  }.
web-yours-vanuatu-ask-turn = Do one of the actions where you lead.
web-yours-vanuatu-ask-withdraw = You lead nowhere: take back one of your stacks.
web-yours-vanuatu-ask-preach = You lead nowhere: take back a stack, or let the Preacher act.
web-yours-vanuatu-ask-selling = Sell another fish at { $price }, or stop.
web-yours-vanuatu-ask-second = You may load a second cube of { $good } for free.
web-yours-vanuatu-ask-resting = Look at the rest tiles and take one.
