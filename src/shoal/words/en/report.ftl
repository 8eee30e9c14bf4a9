# The balance report of a game: one page of plots about many games between bots.

report-title = { $game }: balance
report-made = { $games } games between { $bots }. Rules { $rules }, components { $components }, seed { $seed }.
report-read = Lines at bars are 95 % intervals; numbers in brackets hold the middle half of all games. What bots do well and badly colours everything: read it as a question to the game, not as a verdict.
report-players = { $seats } players
report-seat = seat { $number }
report-even = even

report-overview = At a glance
report-col-players = players
report-col-games = games
report-col-winner = winner's points
report-col-lead = lead
report-col-length = decisions
report-col-shared = shared wins
report-col-seats = seats
report-seats-even = no seat stands out
report-seat-ahead = seat { $number } wins too often ({ $share } %)
report-seat-behind = seat { $number } wins too rarely ({ $share } %)

report-by-seat = Who wins, by seat
report-by-seat-text = Seat 1 begins. Gold is clearly above the even share, red clearly below.
report-decided = How early it is decided
report-decided-text = The share of wins that goes to whoever has most points after part of the game.
report-moment = after { $share } %
report-points = Points
report-points-below = points of all players, winners in gold; the dashed line is the middle
report-lead = The winner's lead
report-lead-below = points between first and second; the dashed line is the middle
report-length = Length
report-length-below = decisions in a game; the dashed line is the middle
report-aborted = { $count ->
    [one] One game had no end and counts as it stood.
   *[other] { $count } games had no end and count as they stood.
}

report-choices = Choices, and how they pay
report-choices-text = How often each is taken where there was a choice, and what one more than the others at the table goes with: more wins to the right, fewer to the left, pale where it may be chance.
report-choice = choice
report-per-game = a game
report-offered = of chances
report-one-more = one more: wins
report-things = What is used, and how it pays
report-things-text = Everything with a name that something happened to. A dotted line marks what is assumed: nobody has confirmed it from the box yet. Point at it to read what.

report-rests = What this rests on
report-rests-text = Components and rulings nobody has confirmed from the box. Whoever owns it can correct the components file and make this page again.
report-part = components
report-entries = assumed entries
report-rulings = { $count ->
    [one] One assumption or ruling
   *[other] { $count } assumptions and rulings
}
