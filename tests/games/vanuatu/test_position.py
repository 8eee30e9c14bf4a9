"""Vanuatu's positions: short texts, sensible defaults, impossible ones refused."""

from __future__ import annotations

import pytest

from shoal.games.vanuatu import GAME
from shoal.kernel import FastChance, PositionError
from tests.games.vanuatu.table import MAP_3, MAP_8, begin, moment, table


def test_an_empty_position_is_the_beginning() -> None:
    state = table("")
    assert moment(state) == "character"
    assert state.round_no == 1
    assert not state.breaches()
    assert [table(MAP_3).round_no, table(MAP_8).round_no] == [3, 7]


def test_positions_are_short_and_go_on_identically() -> None:
    state = begin(5, 3)
    chance = FastChance(4)
    for _ in range(150):
        text = state.position(with_chance=False)
        assert len(text) < 3500
        again = GAME.position(state.position())
        legal = state.legal(state.actor())
        action = legal[chance.below(len(legal))]
        again.apply(state.actor(), action)
        state.apply(state.actor(), action)
        assert again.position() == state.position()


IMPOSSIBLE = [
    ('map = ["a2 mele"]', "map"),
    ('map = ["a3 efate"]', "Efate is printed on a2"),
    ('map = ["b4 mele"]', "starting tiles lie on the start hexes"),
    ('map = ["b4 santo", "b4 segond"]', "hex or tile is there twice"),
    ('map = ["b4 atlantis"]', "must begin with a hex and a tile"),
    ('map = ["a2 efate stalls=p1,p1,p1,p1"]', "only 3 stalls fit"),
    ('map = ["a2 efate stalls=p9"]', "'p9' is no seat"),
    ('map = ["a2 efate tourists=6"]', "tourists must lie between 0 and 5"),
    ('map = ["a3 mele fish=3"]', "fish must lie between 0 and 2"),
    ('map = ["a3 mele gold=1"]', "'gold' is none of"),
    ('map = ["b4 santo"]', "round 1 has 0 lettered tiles, not 1"),
    ("round = 9", "round"),
    ("round = 2", "round 2 has 2 lettered tiles, not 0"),
    ('next = "santo malakula"', "must follow the letters"),
    ('next = "santo"', "two tiles lie open|pile"),
    ('pile = "tanna"', "pile"),
    ('ships = ["ship01", "ship01", "ship02"]', "the ten ships, each once"),
    ('ships = ["ship09 beef", "ship01", "ship02"]', "has no slot for 'beef'"),
    ('ships = ["titanic", "ship01", "ship02"]', "must begin with a ship"),
    ('deck = "ship99"', "is none of"),
    ("tourists = [4, 3, 3, 2, 2, 2, 1, 1]", "in some order with 3 players"),
    ("waiting = 4", "waiting"),
    ('map = ["a2 efate tourists=3"]\nwaiting = 3', "6 tourists, but only 3 have come"),
    ("price = 4", "price"),
    ('rest = ["p1 vatu"]', "outside Phase IV"),
    ('rest = ["p1 gold"]', "must be a seat and one of"),
    ('rest = ["p1 vatu", "p2 vatu"]\n[p1]\npawns = "sail"', "only once"),
    ('phase = "place"\nround = 1', "no tile is to be placed now"),
    ('phase = "place"\nround = 2\nactive = "p2"', "the first player places the tiles"),
    ('phase = "turn"', "has no pawns to act with"),
    ('phase = "over"', "the game ends after round 8"),
    ('phase = "selling"', "nothing is left to sell"),
    ('phase = "second"', "a face-up Buyer"),
    ('phase = "second"\nsecond = "kava"\n[p1]\ncharacter = "guide"', "a face-up Buyer"),
    ('phase = "neutral"', "only two players"),
    ('neutral = "fish"', "only two players"),
    ('offer = "guide"', "only two players"),
    ('phase = "plan"\nbatch = 2', "2 must be placed, not 0"),
    ('[p1]\npawns = "fish fish fish fish fish fish"', "6 on the board cannot be"),
    ('phase = "character"\n[p1]\npawns = "fish"', "1 on the board cannot be"),
    ("[p1]\nvatu = 10", "p1.vatu"),
    ("[p1]\npoints = -1", "p1.points"),
    ('[p1]\nboat = "a2"', "a boat is always on a sea tile"),
    ('[p1]\nboat = "z9"', "p1.boat"),
    ("[p1]\nfish = [4]", "p1.fish"),
    ("[p1]\nfish = [3, 3]\n[p2]\nfish = [3]", "players hold 3 fish tiles of value 3; there are 2"),
    ('[p1]\ncharacter = "pirate"', "p1.character"),
    ('phase = "plan"\n[p1]\ncharacter = "guide"\nturned = true', "no character was used yet"),
    ('[p1]\ncharacter = "governor"', "governor is not in this game"),
    ('[p1]\ncharacter = "guide"\n[p2]\ncharacter = "guide"', "two hold the guide"),
    ("[p1]\npoints = 5\nearned = { goods = 4 }", "adds up to 4, not 5"),
    ("[p1]\ngold = 5", "is not known here"),
    ("[p4]\nvatu = 1", "p4: is not known here"),
]


@pytest.mark.parametrize(("body", "said"), IMPOSSIBLE)
def test_impossible_positions_are_refused_with_the_reason(body: str, said: str) -> None:
    with pytest.raises(PositionError, match=said):
        table(body)


def test_impossible_positions_of_two_players() -> None:
    five = 'neutral = "draw draw buy sail fish"\n'
    for body, said in (
        ('phase = "turn"\n[p1]\npawns = "draw"', "5 neutral pawns must be down, not 0"),
        ('phase = "neutral"\n' + five, "no neutral pawn to put down"),
        ('phase = "neutral"\nactive = "p2"', "no neutral pawn to put down"),
        (five + 'offer = "guide"\n[p1]\ncharacter = "artist"\npawns = "draw"', "not on offer"),
        (five + 'phase = "place"\nround = 2', "neutral pawns leave after Phase IV"),
    ):
        with pytest.raises(PositionError, match=said):
            table(body, 2)
