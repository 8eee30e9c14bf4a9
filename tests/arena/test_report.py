"""The balance report: whole, self-contained, and right in what it counts."""

from __future__ import annotations

from html.parser import HTMLParser

from shoal import games
from shoal.arena.balance import Balance, Told, measure
from shoal.arena.plots import bars, histogram
from shoal.arena.report import page
from shoal.words import Words


class Tags(HTMLParser):
    """Notes the tags of a page, and what it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)
        self.outside += [str(value) for key, value in attrs if key in ("src", "href")]


def test_a_report_stands_alone() -> None:
    balances = measure("maldivia", [2], 6, 1, bots=["mate"], options={}, jobs=1)
    game = games.find("maldivia")
    text = page(game, balances, bots=["mate"], seed=1, command="shoal report", say=Words().say)
    tags = Tags()
    tags.feed(text)
    assert tags.outside == []
    assert "script" not in tags.found
    assert tags.found.count("svg") == 4
    assert "seat 2" in text


def test_what_pays_has_a_positive_slope() -> None:
    balance = Balance(2)
    for winner in (0, 1, 0, 1):
        told = Told(2)
        told.ranks = [1, 2] if winner == 0 else [2, 1]
        told.scores = [3, 1] if winner == 0 else [1, 3]
        told.taken = {"fish": [2, 0] if winner == 0 else [0, 2], "rest": [1, 0]}
        balance.add(told)
    fish, rest = balance.payoff(lambda told: told.taken)
    assert (fish.name, fish.per_game) == ("fish", 2)
    assert fish.slope > 0
    assert rest.slope == 0
    assert balance.win_share(0) == 0.5


def test_plots_carry_their_numbers() -> None:
    assert "50.0%" in bars([("seat 1", 0.5, 0.4, 0.6)], 0.5)
    assert "<title>3: 2</title>" in histogram([3, 3, 5], "points")
