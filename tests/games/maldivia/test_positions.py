"""Positions of Maldivia: short texts, and impossible ones that are refused with the reason."""

from __future__ import annotations

import pytest

from shoal.games.maldivia import GAME
from shoal.kernel import FastChance, PositionError
from tests.games.maldivia.table import position, sailing

SAIL: dict[str, object] = {
    "ask": "sail", "tile": 1, "turn": "p1", "boats": ["e9", "a1"],
    "plans": ["E N N fog:N", "S N N fog:N"],
}  # fmt: skip
ACT: dict[str, object] = SAIL | {"ask": "act", "boats": ["d8", "a1"]}

IMPOSSIBLE: list[tuple[dict[str, object], str]] = [
    ({"boats": ["e5", "e5"]}, "boats: two boats stand on e5"),
    ({"boats": ["e5", "k5"]}, "boats: entry 2 must be one of"),
    ({"boats": ["e5"]}, "boats: must have 2 entries"),
    ({"boats": ["e5", "e1"], "folds": "N"}, "boats: e1 has been folded away"),
    ({"boats": ["e5", ""]}, "boats: the players place their boats in turn"),
    ({"boats": ["e5", "f6"], "folds": "NX"}, "folds: 'X' is no side"),
    ({"boats": ["e5", "f6"], "folds": "NNNNNNNNNN"}, "folds: a sea one space wide"),
    ({"boats": ["e5", "f6"], "folds": "NNNSSSWWWEEE"}, "folds: with 16 spaces or fewer"),
    ({"boats": ["e5", "f6"], "masts": ["RRRRRRRG", ""]}, "masts: a mast holds 7 fish, not 8"),
    ({"boats": ["e5", "f6"], "masts": ["RRRRRRR", "RR"]}, "masts: there are 8 red fish, not 9"),
    ({"boats": ["e5", "f6"], "masts": ["B", ""]}, "masts: 'B' is no fish"),
    ({"boats": ["e5", "f6"], "plans": ["E E E", ""]}, "plans: 'E E E' must be three arrows"),
    ({"boats": ["e5", "f6"], "plans": ["E E E E", ""]}, "three arrows and one fog tile"),
    ({"boats": ["e5", "f6"], "plans": ["E E E fog:N"] * 2}, "plans: all plans are in"),
    ({"boats": ["e5", "f6"], "tile": 2}, "ask: nobody has played a tile"),
    ({"boats": ["e5", "f6"], "round": 0}, "round: is 0 exactly while"),
    ({"boats": ["e5", "f6"], "cards": ["E01", "E01"]}, "cards: E01 is there twice"),
    ({"boats": ["e5", "f6"], "cards": ["E11", ""]}, "cards: 'E11' is no card"),
    ({"boats": ["e5", "f6"], "efo": "E01 E02 | E03"}, "efo: E04 is missing"),
    ({"boats": ["e5", "f6"], "efo": "E01 S02 | ..."}, "efo: S02 is there twice or is of another"),
    ({"boats": ["e5", "f6"], "efo": "E01 - | ..."}, "efo: a ship is turned up"),
    ({"boats": ["e5", "f6"], "efo": "E01 E02 ..."}, "efo: must read"),
    ({"boats": ["e5", "f6"], "efo": "E01 | ..."}, "efo: must have two open ships"),
    ({"boats": ["e5", "f6"], "efo": "E01 E02 | / ..."}, "efo: the known bottom must name"),
    ({"boats": ["e5", "f6"], "colours": ["white", "white"]}, "colours: there is one boat"),
    ({"boats": ["e5", "f6"], "colours": ["white", ""]}, "colours: the players choose in turn"),
    ({"boats": ["e5", "f6"], "unsure": ["E01", "", ""]}, "unsure: everybody concerned knows"),
    ({"boats": ["e5", "f6"], "unsure": ["", "", "E01"], "cards": ["E01", ""]}, "unsure: cards"),
    ({"boats": ["e5", "f6"], "fresh": "R"}, "fresh: nobody is in the middle"),
    ({"boats": ["e5", "f6"], "moon": 1}, "moon: is not known here"),
    ({"ask": "take", "boats": ["e5", "f6"]}, "boats: nobody has placed a boat yet"),
    ({"ask": "place", "boats": ["e5", "f6"]}, "boats: the players place their boats in turn"),
    ({"ask": "place", "boats": ["", ""], "folds": "N"}, "folds: the cloth lies unfolded"),
    ({"ask": "place", "boats": ["", ""], "masts": ["R", ""]}, "masts: masts are empty"),
    ({"ask": "place", "boats": ["", ""], "cards": ["E01", ""]}, "cards: nobody has delivered"),
    ({"ask": "place", "boats": ["", ""], "plans": ["E E E fog:N", ""]}, "plans: nobody plans"),
    (SAIL | {"plans": ["E N N fog:N", ""]}, "plans: a tile is being played"),
    (SAIL | {"plans": ["fog:N N N N", "S N N fog:N"]}, "ask: a fog tile allows neither"),
    (SAIL | {"boats": ["j9", "a1"]}, "ask: there is nothing to decide"),
    (SAIL | {"ask": "over"}, "folds: with more than 16 spaces"),
    (SAIL | {"ask": "exchange"}, "ask: ships are exchanged only after"),
    (ACT | {"delivered": "E"}, "delivered: the boat does not border 'E'"),
    (ACT | {"done": ["fished"]}, "done: the boat has not fished"),
    (ACT | {"fresh": "R"}, "fresh: new fish are in hand exactly during a gain"),
    (ACT | {"settled": 1}, "settled: nobody is rearranging"),
    (ACT | {"trade": "efo p2 wipi"}, "trade: nobody is swapping"),
    (ACT | {"done": ["surplus"]}, "done: a surplus is only"),
    (ACT | {"ask": "restack"}, "ask: fish are rearranged only after"),
    (ACT | {"ask": "drop", "fresh": "R"}, "ask: fish are taken off the mast only"),
    (ACT | {"ask": "gain", "fresh": "R", "robbed": ["p2"]}, "robbed: p2 is not beside"),
    (ACT | {"ask": "gain", "fresh": "R", "done": ["gained"]}, "done: there is one gain a turn"),
    (ACT | {"ask": "stick", "fresh": "RP", "masts": ["GGGGGG", ""]}, "done: this is a surplus"),
    (ACT | {"ask": "give", "trade": "efo"}, "trade: must read like"),
    (ACT | {"ask": "give", "trade": "efo p2 wipi"}, "trade: both partners need"),
    (ACT | {"ask": "give", "trade": "efo p2 wipi", "cards": ["E01 E02", "W01"]}, "on a shark"),
]  # fmt: skip


@pytest.mark.parametrize(("keys", "reason"), IMPOSSIBLE)
def test_impossible_positions_are_refused(keys: dict[str, object], reason: str) -> None:
    with pytest.raises(PositionError, match=f"^position: .*{reason}"):
        position(2, **keys)


def test_fishing_and_delivering_in_one_turn_is_impossible() -> None:
    keys = ACT | {"boats": ["i10", "a1"], "done": ["gained", "fished"], "delivered": "S"}
    with pytest.raises(PositionError, match="nobody fishes and delivers"):
        position(2, **keys)


def test_a_position_is_short_and_reads_back() -> None:
    table = sailing("E", "84 00", masts=["RRG", ""], cards=["S06", ""])
    text = table.state.position(with_chance=False)
    assert 'boats = ["e9", "a1"]' in text
    assert 'masts = ["RRG", ""]' in text
    assert 'plans = ["E N N fog:N", "S S S fog:N"]' in text
    assert "seed" not in text
    assert len(text.splitlines()) < 24
    assert GAME.position(text).position(with_chance=False) == text


def test_a_position_in_mid_choice_goes_on() -> None:
    table = sailing("E", "40 34 54", masts=["RRGPYY", "GY", "G"])
    table.do("sail e5", "fish", "rob p2")
    text = table.state.position()
    assert 'fresh = "RGPY"' in text
    assert 'robbed = ["p2"]' in text
    again = GAME.position(text)
    assert again.legal(0) == table.state.legal(0)
    for state in (again, table.state):
        for word in ("rob p3", "drop 2", "stick purple", "release"):
            state.apply(0, GAME.space.parse(word))
    assert again.position() == table.state.position()


def test_unknown_holders_are_part_of_a_position() -> None:
    keys = {"boats": ["e5", "f6", "g7"], "cards": ["E01", "E02", ""]}
    unsure = ["", "", "E01 E02", "E01 E02"]
    state = position(3, **keys, unsure=unsure).state
    assert state.sketch()["unsure"] == unsure
    third = {state.imagine(2, FastChance(seed)).position(False) for seed in range(20)}
    assert any('cards = ["E02", "E01", ""]' in text for text in third)
    first = [state.imagine(0, FastChance(seed)) for seed in range(20)]
    assert all('cards = ["E01", "E02", ""]' in each.position(False) for each in first)
