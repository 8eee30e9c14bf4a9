"""The balance report: whole, self-contained, and right in what it counts."""

from __future__ import annotations

from collections.abc import Mapping
from html.parser import HTMLParser

import pytest

from shoal import games
from shoal.arena.assumed import Assumed
from shoal.arena.balance import Balance, Told, lead, measure
from shoal.arena.payoff import payoffs
from shoal.arena.plots import bars, histogram, swing
from shoal.arena.report import Report
from shoal.words import Words, languages


class Tags(HTMLParser):
    """Notes the tags of a page, and what it would load."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []
        self.outside: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append(tag)
        links = [str(value) for key, value in attrs if key in ("src", "href", "xlink:href")]
        self.outside += [link for link in links if not link.startswith("#")]


@pytest.fixture(scope="module")
def balances() -> list[Balance]:
    return measure("maldivia", [2, 3], 2, 1, bots=["mate"], options={}, jobs=1)


@pytest.mark.parametrize("language", languages())
def test_a_report_stands_alone(language: str, balances: list[Balance]) -> None:
    report = Report(
        games.find("maldivia"), balances, say=Words(language).say, name=lambda key: f"«{key}»"
    )
    text = report.page(language=language, bots=["mate"], seed=1, command="shoal report <b>")
    tags = Tags()
    tags.feed(text)
    assert tags.outside == []
    assert "url(" not in text
    assert "script" not in tags.found
    assert "b" not in tags.found, "what was typed is text"
    seat = Words(language).say("report-seat", {"number": 3})
    assert text.count(f">{seat}<") == 1, "one section has a third seat"
    assert "«maldivia-island-efo»" in text


def told(winner: int, taken: dict[str, list[int]]) -> Told:
    made = Told(2)
    made.ranks = [1, 2] if winner == 0 else [2, 1]
    made.scores = [3, 1] if winner == 0 else [1, 3]
    made.led = [1.0, 1.0, 1.0]
    made.taken = taken
    return made


def test_what_pays_has_a_positive_slope() -> None:
    balance = Balance(2)
    for game in range(40):
        mine = [2, 0] if game % 2 == 0 else [0, 2]
        balance.add(told(game % 2, {"fish": mine, "rest": [1, 0], "rare": [game // 39, 0]}))
    fish, rest, rare = payoffs(balance, lambda each: each.taken)
    assert (fish.name, fish.per_game) == ("fish", 2)
    assert fish.slope == pytest.approx(0.5)
    assert fish.clear()
    assert rest.slope == 0
    assert not rest.clear()
    assert not rare.clear(), "once proves nothing"
    assert balance.win_share(0) == 0.5


def test_a_lead_that_several_share_is_shared() -> None:
    one = told(0, {})
    assert lead(one, [5, 2]) == 1
    assert lead(one, [2, 5]) == 0
    assert lead(one, [0, 0]) == 0.5


def test_plots_carry_their_numbers() -> None:
    assert "50%" in bars([("seat 1", 0.5, 0.4, 0.6)], 0.5, "even")
    drawn = histogram([3, 3, 5], "points", [5])
    assert "<title>3: 2</title>" in drawn
    assert drawn.count("<title>5: 1</title>") == 2, "as one of all, and as a marked one"
    assert "pale" in swing(0.1, 0.2, 1.0)
    assert "good" in swing(0.3, 0.2, 1.0)


def test_assumed_components_are_found_in_every_form() -> None:
    def note(name: str, key: str) -> str:
        return Assumed(games.find(name)).note(key)

    assert note("vanuatu", "vanuatu-tile-tanna") == "public; name assumed"
    assert note("carta_magica", "carta-magica-talisman-tl01") == "assumed"
    assert note("kleine_fische", "kleine-fische-species-parrot") == "assumed"
    assert note("vanuatu", "vanuatu-tile-efate") == ""
    assert Assumed(games.find("maldivia")).parts["cloth"] == 1


def test_a_page_can_name_nothing_at_all() -> None:
    def silent(key: str, _args: Mapping[str, object]) -> str:
        return key

    balance = Balance(2)
    balance.add(told(0, {}))
    page = Report(games.find("vanuatu"), [balance], say=silent, name=str).page(
        language="en", bots=["mate"], seed=1, command=""
    )
    assert "report-by-seat" in page
