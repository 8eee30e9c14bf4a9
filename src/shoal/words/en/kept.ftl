# The page that says what a server keeps about people, and for how long.

kept-title = What this server keeps
kept-intro = No accounts, no e-mail addresses, no advertising, nothing loaded from elsewhere, and nothing passed on.
kept-what = What
kept-long = How long
kept-days = { $days ->
    [one] one day
   *[other] { $days } days
}
kept-hours = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
kept-for-good = until you delete it or the server is taken down
kept-pass = A cookie with a random number, so that your seats are yours. It says nothing about you.
kept-pass-long = 400 days on your device. The server does not keep it.
kept-games = Games you play: the names you typed, every action with its time, drafts of plans, and what you said in the chat.
kept-games-over = { $days } after a game is over
kept-games-idle = { $days } after the last action of a game nobody finished
kept-games-open = { $days } after a table was opened and nobody started
kept-address = The address you are connected from, so that nobody can flood the server.
kept-address-long = An hour in memory. It is neither stored nor logged, except with a report.
kept-reports = Reports about somebody’s behaviour: the last things they said, their name and address, and who reported them.
kept-reports-long = { $days } after the report
kept-backups = Backups of all of this.
kept-backups-long = { $days }; what was deleted is still in them until then
kept-backups-none = This server makes none by itself.
kept-forgotten = The digest of a pass that was withdrawn, so that nobody can use a copy of it.
kept-rights = Your rights
kept-export = Download everything this server keeps about you
kept-delete = You can be forgotten: your names, chat and drafts are deleted at once, your seats go to bots, and the games of the others stay.
kept-forget = Forget me on this server
kept-forgotten-now = Done. This server has forgotten you.
kept-proxy = Whoever runs this server may have a proxy in front of it that keeps a log of its own. Ask them.
