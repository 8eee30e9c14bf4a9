# The balance report of a game: one page of plots about many games between bots.

report-title = { $game }: balance
report-made = { $games ->
    [one] One game
   *[other] { $games } games
} between { $bots }. Rules { $rules }, components { $components }, seed { $seed }.
report-read = The lines on the bars are 95% intervals; numbers in brackets show the middle half of all games. What bots are good or bad at affects every number: read this as a question about the game, not as a verdict.
report-players = { $seats ->
    [one] 1 player
   *[other] { $seats } players
}
report-seat = Seat { $number }
report-even = Even share

report-overview = At a glance
report-col-players = { web-players }
report-col-games = Games played
report-col-winner = Winner’s points
report-col-lead = Lead
report-col-length = Decisions
report-col-shared = Shared wins
report-col-seats = Seats
report-seats-even = No seat stands out
report-seat-ahead = Seat { $number } wins too often ({ $share }%)
report-seat-behind = Seat { $number } wins too rarely ({ $share }%)

report-by-seat = Wins by seat
report-by-seat-text = Seat 1 starts. Gold is clearly above an even share, red clearly below.
report-decided = How early the game is decided
report-decided-text = How often the player with the most points at that stage goes on to win.
report-moment = After { $share }%
report-points = Points per player
report-points-below = Points of all players, winners in gold; the dashed line is the median
report-lead = Winner’s lead
report-lead-below = Points between first and second place; the dashed line is the median
report-length = Length
report-length-below = Decisions per game; the dashed line is the median
report-aborted = { $count ->
    [one] One game did not end and is counted as it stood.
   *[other] { $count } games did not end and are counted as they stood.
}

report-choices = Choices and whether they pay off
report-choices-text = How often each choice is made where there is one, and what doing it once more than the other players goes with: more wins to the right, fewer to the left, pale where it may be chance.
report-choice = Choice
report-per-game = Per game
report-offered = When possible
report-one-more = Wins with one more
report-things = What is used and whether it pays off
report-things-text = Everything with a name that something happened to. A dotted line marks an assumption: nobody has checked it against the box yet. Point at it to read more.

report-rests = What this is based on
report-rests-text = Components and rulings that nobody has checked against the box yet. If you own the game, you can correct the components file and create this page again.
report-part = Components
report-entries = Assumed entries
report-rulings = { $count ->
    [one] One assumption or ruling
   *[other] { $count } assumptions and rulings
}
