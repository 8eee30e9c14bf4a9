"""Games as rows for whoever learns from them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from shoal import games
from shoal.arena.dataset import COLUMNS, Sitting, play, play_all


def rows(name: str, bots: list[str], **more: Any) -> list[dict[str, Any]]:
    given = {"seed": 1, "number": 0, "forced": False, "cap": 50_000} | more
    return [json.loads(line) for line in play(Sitting(name, {}, bots, **given))]


@pytest.mark.parametrize("name", games.names())
def test_every_row_can_be_played_again(name: str) -> None:
    game = games.find(name)
    found = rows(name, ["mate"] * game.usual_seats)
    assert found
    for row in found[:: max(1, len(found) // 20)]:
        assert list(row) == list(COLUMNS)
        state = game.position(row["position"])
        assert json.loads(json.dumps(state.view(row["seat"]))) == row["view"]
        assert state.legal(row["seat"]) == row["actions"]
        assert [game.space.text(action) for action in row["actions"]] == row["legal"]
        assert 0 <= row["choice"] < len(row["legal"])
        assert len(row["legal"]) > 1
        assert "chance" not in row["position"]


def test_a_search_says_what_it_tried() -> None:
    found = rows("kleine_fische", ["captain:40", "mate"])
    searched = [row for row in found if row["bot"] == "captain:40"]
    assert searched
    for row in searched:
        assert len(row["visits"]) == len(row["values"]) == len(row["legal"])
        assert sum(row["visits"]) > 0
        for visits, value in zip(row["visits"], row["values"], strict=True):
            assert (value is None) == (visits == 0)
    assert all(row["visits"] is None for row in found if row["bot"] == "mate")


def test_everybody_sits_everywhere_and_the_end_is_told() -> None:
    for number in range(2):
        found = rows("maldivia", ["mate", "random"], number=number)
        assert {row["seat"] for row in found if row["bot"] == "mate"} == {number}
        assert {row["ranks"][row["seat"]] == 1 for row in found} == {True, False}
        assert all((row["won"] > 0) == (row["ranks"][row["seat"]] == 1) for row in found)


def test_a_game_without_an_end_has_no_rows() -> None:
    assert rows("carta_magica", ["random", "random"], cap=10) == []


def test_games_come_in_order_whoever_plays_them() -> None:
    sittings = [
        Sitting("maldivia", {}, ["random", "random"], 1, number, False, 50_000)
        for number in range(10)
    ]
    assert list(play_all(sittings, 2)) == list(play_all(sittings, 1))
