"""What a client gets of Maldivia: previews, views, events and words."""

from __future__ import annotations

import json
import re
from importlib import resources
from typing import cast

import pytest

from shoal.bots.instincts.maldivia import INSTINCT
from shoal.games.maldivia import GAME, moments
from shoal.kernel import SPECTATOR, FastChance, Journal
from shoal.words import Words
from tests.games.maldivia.table import Table, position, sailing
from tests.kit import read


def preview(table: Table, text: str) -> dict[str, object]:
    seat, action = read(table.state, text)
    return table.state.preview(seat, action)


def test_a_sail_shows_its_path_and_what_the_end_offers() -> None:
    table = sailing("N", "61 28", masts=["G", "RY"], nanga="N02 N03 | ...")
    shown = preview(table, "sail h3")
    assert shown["path"] == ["b7", "b6", "b5", "b4", "b3", "c3", "d3", "e3", "f3", "g3", "h3"]
    assert shown["victims"] == [{"seat": 1, "fish": "Y"}]
    assert preview(table, "sail b1")["ships"] == ["N02"]
    assert preview(table, "sail d3")["fish"] == "YY"


def test_previews_of_the_small_choices() -> None:
    table = sailing("E", "40 34 54", masts=["RRGPYY", "GY", "G"])
    table.do("sail e5")
    assert preview(table, "fish") == {"fish": "RGP"}
    assert preview(table, "rob p2") == {"seat": 1, "cell": "e4", "fish": "Y"}
    table.do("fish", "rob p2", "rob p3")
    assert preview(table, "drop 2") == {"mast": "RRGP", "fish": "YY"}
    fog = position(2, boats=["e1", "f6"], masts=["R", ""])
    ahead = preview(fog, "plan E E E fog:N")
    assert ahead["caught"] == [0]
    assert ahead["gone"] == [f"{column}1" for column in "abcdefghij"]
    assert ahead["ends"] == ["f1", "g1", "h1", "i1", "j1"]


def test_all_three_arrows_of_a_plan_are_followed() -> None:
    """As if everybody else lay still; who cannot sail stays. Nothing is moved."""
    table = position(2, boats=["i1", "j10"])
    reach = cast("list[list[str]]", preview(table, "plan E S fog:N W")["reach"])
    assert reach[0] == ["j1"]
    assert reach[1] == [f"j{row}" for row in range(2, 10)]  # the other boat lies at j10
    assert "a5" in reach[2]
    assert "j2" not in reach[2]
    assert preview(table, "plan N E S fog:N")["reach"] == [["i1"], ["j1"], reach[1]]
    assert preview(table, "plan E S fog:N W")["reach"] == reach


def test_a_turned_tile_is_previewed_to_its_owner_only() -> None:
    table = sailing("E", "23 88", plans=["E N S fog:N", "S fog:S W N"])
    table.do("sail e3")
    assert preview(table, "turn p1 2 90")["tile"] == "E"
    assert "tile" not in preview(table, "turn p2 2 90")


def test_deliveries_and_exchanges_are_previewed_with_their_cards() -> None:
    table = sailing("S", "75 00", masts=["G", ""], solys="S01 S03 | ...",
                    plans=["S N N fog:N", "fog:N S S S"])  # fmt: skip
    table.do("sail f10")
    shown = preview(table, "deliver solys 1")
    assert (shown["card"], shown["points"]) == ("S01", 1)
    table.do("end")
    assert preview(table, "exchange 2")["card"] == "N02"


MOST_EVENTS = 40  # that one action tells


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_views_are_small_and_actions_tell_little(seats: int) -> None:
    state, chance = GAME.new(seats, FastChance(seats)), FastChance(2)
    while not state.over():
        seat = state.actor()
        action = INSTINCT.choose(state, seat, chance)
        journal = state.journal = Journal()
        state.apply(seat, action)
        state.journal = None
        assert len(journal.events) <= MOST_EVENTS
        for observer in (SPECTATOR, 0):
            assert len(json.dumps(state.view(observer), ensure_ascii=False)) <= 8 * 1024


def test_the_back_that_comes_next_is_no_secret() -> None:
    table = sailing("E", "44 66", plans=["E N N fog:N", "fog:N S S S"])
    sea = table.state.view(0)["sea"]
    assert isinstance(sea, dict)
    table.do("stay")
    assert table.told("folded")["shows"] == sea["next"]["N"].split()


def source(name: str) -> str:
    return resources.files("shoal.games.maldivia").joinpath(name).read_text("utf-8")


def test_every_message_the_code_names_has_words() -> None:
    words = Words("en")
    refusals = source("refusals.py")
    asked = [name for name in moments.NAMES if name != "over"]
    keys = {"maldivia-refuse-" + key for key in re.findall(r'"MAL-\d{3}", "([a-z-]+)"', refusals)}
    keys |= {f"maldivia-refuse-now-{name}" for name in asked}
    keys |= {f"maldivia-{who}-{name}" for name in asked for who in ("ask", "wait")}
    telling = r'(?:(?:tell|whisper|mention)\(\s*|\(sea, )"([a-z_]+)"'
    told = re.findall(telling, source("events.py"))
    assert len(told) == 28
    keys |= {"maldivia-event-" + kind.replace("_", "-") for kind in told}
    assert len(keys) > 90
    assert [key for key in sorted(keys) if not words.has(key)] == []


def test_a_refusal_reads_like_a_sentence() -> None:
    table = sailing("E", "84 88")
    refusal = table.state.refusal(0, GAME.space.parse("sail j9"))
    assert refusal is not None
    said = Words("en", ["Ann", "Ben"]).say(refusal.key, refusal.args)
    assert said == "A boat is in the way to j9."
    off = table.state.refusal(0, GAME.space.parse("sail e5"))
    assert off is not None
    assert "points east" in Words("en").say(off.key, off.args)
