"""The balance report: one self-contained page, no script, nothing loaded from anywhere."""

from __future__ import annotations

from collections.abc import Callable
from html import escape

from shoal.arena.balance import Balance, Payoff
from shoal.arena.match import wilson
from shoal.arena.plots import bars, histogram
from shoal.kernel import Game

STYLE = """
:root { color-scheme: light dark; --ink: #12343b; --paper: #f4f8f7; --card: #ffffff;
  --bar: #2a8c9e; --warm: #e2725b; --soft: #5b7c84; }
@media (prefers-color-scheme: dark) { :root { --ink: #e3f0f0; --paper: #0b2027; --card: #12303a;
  --bar: #4db6c6; --warm: #ff9b7a; --soft: #9dbcc2; } }
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper);
  margin: 0 auto; padding: 1.5rem; max-width: 62rem; }
h1 { margin: 0 0 .2rem; } h2 { margin: 2.2rem 0 .6rem; } .soft { color: var(--soft); }
.cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(19rem, 1fr)); }
.card { background: var(--card); border-radius: 12px; padding: 1rem 1.2rem;
  box-shadow: 0 1px 4px rgb(0 0 0 / .12); }
.card h3 { margin: 0 0 .6rem; font-size: 1rem; }
.plot { width: 100%; height: auto; font-size: 13px; fill: var(--ink); }
.plot .bar { fill: var(--bar); } .plot .small { font-size: 11px; fill: var(--soft); }
.plot .whisker { stroke: var(--ink); stroke-width: 2; }
.plot .even { stroke: var(--warm); stroke-width: 2; stroke-dasharray: 4 3; }
table { border-collapse: collapse; width: 100%; font-size: .9rem; }
td, th { padding: .2rem .5rem; text-align: right; border-bottom: 1px solid rgb(128 128 128 / .25); }
td:first-child, th:first-child { text-align: left; }
.up { color: var(--bar); font-weight: 600; } .down { color: var(--warm); font-weight: 600; }
"""


def page(
    game: Game,
    balances: list[Balance],
    *,
    bots: list[str],
    seed: int,
    command: str,
    say: Callable[[str], str],
) -> str:
    """The whole report. `say` turns a message key into words."""
    total = sum(len(balance.games) for balance in balances)
    parts = [
        "<!doctype html><html lang='en'><meta charset='utf-8'>",
        "<meta name='viewport' content='width=device-width, initial-scale=1'>",
        f"<title>{escape(game.title)}: balance</title><style>{STYLE}</style>",
        f"<h1>{escape(game.title)}: balance</h1>",
        f"<p class='soft'>{total} games between {escape(', '.join(bots))}, rules {game.rules}, "
        f"components {game.components()}, seed {seed}. Made by <code>{escape(command)}</code>.</p>",
        "<p>Intervals are 95 %. What bots do well and badly colours everything below: read it as "
        "a question to the game, not as a verdict.</p>",
    ]
    parts += [section(balance, say) for balance in balances]
    parts.append(assumptions(game))
    return "\n".join(parts)


def section(balance: Balance, say: Callable[[str], str]) -> str:
    finished = balance.finished()
    shares = []
    for seat in range(balance.seats):
        share = balance.win_share(seat)
        low, high = wilson(share, len(finished), 1.96)
        shares.append((f"seat {seat + 1}", share, low, high))
    scores = [points for told in finished for points in told.scores]
    margins = [max(t.scores) - sorted(t.scores)[-2] for t in finished if balance.seats > 1]
    lengths = [told.actions for told in finished]
    aborted = len(balance.games) - len(finished)
    note = f"<p>{aborted} games were aborted.</p>" if aborted else ""
    return "\n".join(
        [
            f"<h2>{balance.seats} players</h2>{note}<div class='cards'>",
            card("Who wins, by seat", bars(shares, 1 / balance.seats)),
            card("Points", histogram(scores, "points of all players")),
            card("Lead of the first over the second", histogram(margins, "points")),
            card("Length", histogram(lengths, "decisions in a game")),
            card("Choices, and how they pay", choices(balance)),
            card("What happened, and how it pays", things(balance, say)),
            "</div>",
        ]
    )


def card(title: str, body: str) -> str:
    return f"<section class='card'><h3>{escape(title)}</h3>{body}</section>"


def choices(balance: Balance) -> str:
    """How often each kind of action was on offer and taken, and what more of it goes with."""
    offered: dict[str, int] = {}
    for told in balance.finished():
        for name, counts in told.offered.items():
            offered[name] = offered.get(name, 0) + sum(counts)
    rows = []
    for row in balance.payoff(lambda told: told.taken):
        games = max(1, len(balance.finished()))
        chance = row.per_game * games / max(1, offered.get(row.name, 0))
        rows.append(
            f"<tr><td>{escape(row.name)}</td><td>{row.per_game:.1f}</td>"
            f"<td>{min(1.0, chance):.0%}</td>{pays(row)}</tr>"
        )
    head = "<tr><th>choice</th><th>a game</th><th>when offered</th><th>one more</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def things(balance: Balance, say: Callable[[str], str]) -> str:
    rows = []
    for row in balance.payoff(lambda told: told.things)[:40]:
        kind, at, key = row.name.partition("@")
        name = f"{kind}{say(key)}" if at else kind
        rows.append(f"<tr><td>{escape(name)}</td><td>{row.per_game:.2f}</td>{pays(row)}</tr>")
    head = "<tr><th>event</th><th>a game</th><th>one more</th></tr>"
    return f"<table>{head}{''.join(rows)}</table>"


def pays(row: Payoff) -> str:
    mark = "up" if row.slope > 0.005 else "down" if row.slope < -0.005 else "soft"
    return f"<td class='{mark}'>{row.slope * 100:+.1f} % wins</td>"


def assumptions(game: Game) -> str:
    """What the numbers rest on that nobody has confirmed from the box."""
    rows = [
        f"<tr><td>{clause.number}</td><td style='text-align:left'>{escape(clause.says)}</td></tr>"
        for clause in game.clauses()
        if clause.kind in ("assumed", "ruling")
    ]
    if not rows:
        return ""
    table = f"<table>{''.join(rows)}</table>"
    return f"<h2>What this rests on</h2>{card('Assumptions and rulings', table)}"
