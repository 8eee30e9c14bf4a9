"""The balance report: one self-contained page, no script, nothing loaded from anywhere."""

from __future__ import annotations

import statistics
from collections.abc import Callable, Mapping
from html import escape
from itertools import groupby

from shoal.arena.assumed import Assumed
from shoal.arena.balance import MOMENTS, Balance
from shoal.arena.payoff import Payoff, payoffs
from shoal.arena.plots import bars, histogram, swing
from shoal.arena.standing import USUAL, wilson
from shoal.arena.style import STYLE, WAVES
from shoal.kernel import Game

RARE = 0.05  # of a thing in a game: less says nothing


class Report:
    """Writes the page about some games. `say` words a message, `name` what a message key names."""

    def __init__(
        self,
        game: Game,
        balances: list[Balance],
        *,
        say: Callable[[str, Mapping[str, object]], str],
        name: Callable[[str], str],
    ) -> None:
        self.game = game
        self.balances = balances
        self.say = say
        self.name = name
        self.assumed = Assumed(game)

    def text(self, key: str, **args: object) -> str:
        return escape(self.say(f"report-{key}", args))

    # The page.

    def page(self, *, language: str, bots: list[str], seed: int, command: str) -> str:
        title = self.text("title", game=self.game.title)
        made = self.text(
            "made",
            games=sum(len(balance.games) for balance in self.balances),
            bots=bots,
            rules=self.game.rules,
            components=self.game.components(),
            seed=str(seed),
        )
        links = "".join(
            f'<a href="#p{balance.seats}">{self.text("players", seats=balance.seats)}</a>'
            for balance in self.balances
        )
        parts = [
            f"<!doctype html><html lang='{escape(language)}'><meta charset='utf-8'>",
            "<meta name='viewport' content='width=device-width, initial-scale=1'>",
            f"<title>{title}</title><style>{STYLE}</style>",
            f"<header><h1>{title}</h1><p>{made}</p><p><code>{escape(command)}</code></p></header>",
            f"{WAVES}<main><p>{self.text('read')}</p><nav>{links}</nav>",
            self.overview(),
            *(self.section(balance) for balance in self.balances),
            self.rests(),
            "</main></html>",
        ]
        return "\n".join(parts)

    def overview(self) -> str:
        """All numbers of players side by side."""
        columns = ("players", "games", "winner", "lead", "length", "shared", "seats")
        head = "".join(f"<th>{self.text(f'col-{column}')}</th>" for column in columns)
        rows = []
        for balance in self.balances:
            cells = [
                f"<a href='#p{balance.seats}'>{balance.seats}</a>",
                f"{len(balance.games)}",
                middle([max(told.scores) for told in balance.games]),
                middle(balance.margins()),
                middle([told.actions for told in balance.games]),
                f"{balance.shared():.0%}",
                self.seats_in_a_word(balance),
            ]
            rows.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        return self.card("overview", table(head, rows))

    def seats_in_a_word(self, balance: Balance) -> str:
        found = []
        for seat, (share, low, high) in enumerate(self.shares(balance)):
            if low > 1 / balance.seats or high < 1 / balance.seats:
                better = low > 1 / balance.seats
                key = "seat-ahead" if better else "seat-behind"
                word = self.text(key, number=seat + 1, share=round(100 * share))
                found.append(f"<span class='{'good' if better else 'bad'}'>{word}</span>")
        return "; ".join(found) or self.text("seats-even")

    def shares(self, balance: Balance) -> list[tuple[float, float, float]]:
        found = []
        for seat in range(balance.seats):
            share = balance.win_share(seat)
            found.append((share, *wilson(share, len(balance.games), USUAL)))
        return found

    # One number of players.

    def section(self, balance: Balance) -> str:
        seats = [
            (self.text("seat", number=seat + 1), *share)
            for seat, share in enumerate(self.shares(balance))
        ]
        moments = []
        for i, part in enumerate(MOMENTS):
            share = balance.lead_share(i)
            label = self.text("moment", share=round(100 * part))
            moments.append((label, share, *wilson(share, len(balance.games), USUAL)))
        even, word = 1 / balance.seats, self.text("even")
        scores = [points for told in balance.games for points in told.scores]
        winners = [
            points
            for told in balance.games
            for points, rank in zip(told.scores, told.ranks, strict=True)
            if rank == 1
        ]
        lengths = [told.actions for told in balance.games]
        aborted = balance.aborted()
        note = f"<p>{self.text('aborted', count=aborted)}</p>" if aborted else ""
        return "\n".join(
            [
                f"<h2 id='p{balance.seats}'>{self.text('players', seats=balance.seats)}</h2>{note}",
                "<div class='cards'>",
                self.card("by-seat", bars(seats, even, word), told=True),
                self.card("decided", bars(moments, even, word), told=True),
                self.card(
                    "points", histogram(scores, self.text("points-below"), winners), size="third"
                ),
                self.card(
                    "lead", histogram(balance.margins(), self.text("lead-below")), size="third"
                ),
                self.card("length", histogram(lengths, self.text("length-below")), size="third"),
                self.card("choices", self.choices(balance), told=True, size="wide"),
                self.card("things", self.things(balance), told=True, size="wide"),
                "</div>",
            ]
        )

    def card(self, key: str, body: str, *, told: bool = False, size: str = "half") -> str:
        text = f"<p>{self.text(f'{key}-text')}</p>" if told else ""
        return f"<section class='card {size}'><h3>{self.text(key)}</h3>{text}{body}</section>"

    def choices(self, balance: Balance) -> str:
        """How often each kind of action was on offer and taken, and what more of it goes with."""
        offered: dict[str, int] = {}
        for told in balance.games:
            for name, counts in told.offered.items():
                offered[name] = offered.get(name, 0) + sum(counts)
        found = payoffs(balance, lambda told: told.taken)
        most = scale(found)
        rows = []
        for row in found:
            share = row.per_game * len(balance.games) / max(1, offered.get(row.name, 0))
            rows.append(
                f"<tr><td>{escape(row.name)}</td><td>{row.per_game:.1f}</td>"
                f"<td>{min(1.0, share):.0%}</td>{pays(row, most)}</tr>"
            )
        columns = ("choice", "per-game", "offered", "one-more")
        return table("".join(f"<th>{self.text(column)}</th>" for column in columns), rows)

    def things(self, balance: Balance) -> str:
        """Named things in events, grouped by what happened to them; assumed ones are marked."""
        found = [row for row in payoffs(balance, lambda t: t.things) if row.per_game >= RARE]
        found.sort(key=lambda row: row.name.partition(":")[0])
        blocks = []
        for group, members in groupby(found, key=lambda row: row.name.partition(":")[0]):
            listed = sorted(members, key=lambda row: -row.per_game)
            if len(listed) < 2:
                continue  # nothing to compare it with
            most = scale(listed)
            rows = [self.thing(row, most) for row in listed]
            columns = ("per-game", "one-more")
            head = f"<th>{escape(group)}</th>"
            head += "".join(f"<th>{self.text(column)}</th>" for column in columns)
            blocks.append(table(head, rows))
        return f"<div class='pairs'>{''.join(blocks)}</div>"

    def thing(self, row: Payoff, most: float) -> str:
        key = row.name.partition("@")[2]
        shown, note = escape(self.name(key)), self.assumed.note(key)
        if note:
            shown = f"<span class='guess' title='{escape(note, quote=True)}'>{shown}</span>"
        return f"<tr><td>{shown}</td><td>{row.per_game:.2f}</td>{pays(row, most)}</tr>"

    # What all of it rests on.

    def rests(self) -> str:
        """What nobody has confirmed from the box."""
        head = f"<th>{self.text('part')}</th><th>{self.text('entries')}</th>"
        parts = [
            f"<tr><td>{escape(part)}</td><td>{count}</td></tr>"
            for part, count in self.assumed.parts.items()
        ]
        clauses = [
            f"<tr><td>{clause.number}</td><td class='text'>{escape(clause.says)}</td></tr>"
            for clause in self.game.clauses()
            if clause.kind in ("assumed", "ruling")
        ]
        body = f"<p>{self.text('rests-text')}</p>"
        if parts:
            body += table(head, parts)
        summary = self.text("rulings", count=len(clauses))
        body += f"<details><summary>{summary}</summary>{table('', clauses)}</details>"
        return f"<h2>{self.text('rests')}</h2><section class='card'>{body}</section>"


def middle(values: list[int]) -> str:
    """The median, and between which values the middle half lies."""
    low, median, high = statistics.quantiles(values, n=4) if len(values) > 1 else values * 3
    return f"{median:.0f} <span class='small'>({low:.0f}–{high:.0f})</span>"


def scale(rows: list[Payoff]) -> float:
    """The largest clear payoff of what is not rare: it fills the bar."""
    return max([0.02, *(abs(row.slope) for row in rows if row.clear() and row.per_game > 0.2)])


def pays(row: Payoff, most: float) -> str:
    mark = "soft" if not row.clear() else "good" if row.slope > 0 else "bad"
    drawn = swing(row.slope, row.doubt, most)
    return f"<td>{drawn} <span class='number {mark}'>{row.slope * 100:+.1f} %</span></td>"


def table(head: str, rows: list[str]) -> str:
    return f"<div class='scroll'><table><tr>{head}</tr>{''.join(rows)}</table></div>"
