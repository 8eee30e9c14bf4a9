# What a table and its server answer: one message for each key they can send, here or in kernel.ftl.
# Terminal and browser both read this file.

table-busy = Too many changes at once. Try again.
table-broken = This table is damaged and cannot be opened. Ask whoever runs the server.
table-clock = There is no such clock.
table-host-only = Only the host can do that.
table-link-old = This link to a seat is invalid or expired. Create a new one on the device you last played on.
table-no-seat = This table has no such seat.
table-no-spectators = This table is not open to spectators.
table-not-open = You can only do that before the game starts.
table-not-over = The game is not over yet.
table-not-running = This game is not in progress.
table-not-waiting = It is not { $seat }’s turn.
table-not-yours = That seat is not yours.
table-nothing-to-change = There is nothing to change.
table-old = This table was started with older rules and cannot be continued here.
table-seat-bot = A bot keeps this seat until the game is over.
table-options = This game does not have that option, or not with that value.
table-rematch-there = A new game has already been started.
table-seat-free = That seat is already free.
table-seat-second = You have already played in another seat of this game.
table-seat-taken = That seat is already taken.
table-seated-only = Only players at this table can do that.
table-seats = This game is for { $counts } players, not for { $seats }.
table-seats-open = Some seats are still free.
table-seats-taken = { $count ->
    [one] One seat is already taken. Free it first.
   *[other] { $count } seats are already taken. Free some of them first.
}
table-setting = This setting is not possible: { $setting }
table-stale = The game moved on; choose again.
table-unknown = This table does not exist, or no longer does.
table-watching = This link is for watching only. Ask the host to invite you.
tables-many = { $most ->
    [one] You already have a table in progress. Finish or close it first.
   *[other] You already have { $most } tables in progress. Finish or close one first.
}

vote-answered = You have already answered.
vote-none = There is no open question right now.
vote-open = { $seat } has asked something already. Answer that first.
vote-unknown = You cannot ask that here.
vote-wait = { $seconds ->
    [one] Wait one more second before you ask again.
   *[other] Wait { $seconds } more seconds before you ask again.
}
time-none = This table has no clock.
time-own = Only other players can give you more time.

chat-length = { $longest ->
    [one] A message must have one character.
   *[other] A message must have between 1 and { $longest } characters.
}
chat-off = Chat is off at this table.
chat-phrase = There is no such phrase.
chat-phrases-only = At this table you can only send ready-made phrases.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-well-played = Well played!
phrase-thanks = Thank you!
phrase-oops = Oops!
phrase-wow = Wow!
phrase-hurry = Shall we go on?
phrase-moment = One moment, please.
phrase-sorry = Sorry!
phrase-again = Another game?
phrase-bye = Goodbye!

bot-unknown = There is no such bot. Choose one of these: { $levels }.
bots-busy = The bots are busy. Try again in a moment.
game-unknown = This server does not have that game.
lesson-unknown = There is no such lesson.
link-unknown = This link is invalid or expired.
name-empty = This name has no visible letters. Choose another one.
record-broken = This file is not a record of a game.
record-long = This record is too long: it may have { $most } actions.
record-running = You can save the record once the game is over.
record-wrong = This record does not fit the rules or its own seal.
replay-running = You can watch the replay once the game is over.
draft-text = This cannot be kept as a draft.

address-banned = You cannot use this server from where you are. Ask whoever runs it.
begin-anew = Please reload the table.
device-unknown = The server does not know this device. Reload the page.
hello-first = The first message of a connection must be “hello”.
limit-reached = That was a lot from one place. Try again later.
host-unknown = This server is not known by that name. Whoever runs it can add the name to “origins”.
message-invalid = The server could not read this message.
method-unknown = This address cannot do that.
origin = This request came from another website.
page-unknown = This page does not exist.
request-broken = The server could not read this request.
request-invalid = This value is not valid: { $where }
report-nobody = There is nobody in that seat you could report.
seat-moved = Your seat here was taken over by another device or by a bot.
server-broken = Something went wrong on the server. Nothing was changed.
server-stopping = The server is restarting. Try again in a moment.
storage-down = The server cannot save right now. Nothing was changed; try again in a moment.
too-fast = Too many requests. Wait a moment, then try again.
too-large = This is too large for the server.
