"""Vanuatu's positions: short texts, sensible defaults, impossible ones refused."""

from __future__ import annotations

import pytest

from shoal.games.vanuatu import GAME, components
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


UNREACHABLE = [
    ('phase = "plan"\nprice = 1', "price: is 3 until somebody sells"),
    ('phase = "plan"\ntourists = [3, 3, 2, 2, 2, 1, 1, 0]\nwaiting = 2', "all 3 tourists wait"),
    ('phase = "character"\nships = ["ship09 kava kava kava", "ship01", "ship02"]', "full ships"),
    ('batch = 2\nphase = "character"', "batch: pawns are placed in Phase III only"),
    ('second = "kava"\n[p1]\npawns = "fish"', "second: is asked in the phase"),
    ('phase = "character"\n[p2]\ncharacter = "guide"', "nobody has one before choosing it"),
    ('phase = "character"\nactive = "p2"\n[p1]\ncharacter = "guide"\nturned = true', "turned"),
    ("[p1]\nturned = true", "no character to be turned"),
    ('[p1]\ncharacter = "navigator"\nturned = true\npawns = "sail rest"', "sail was done"),
    ('rest = ["p1 vatu"]\n[p1]\npawns = "rest draw"', "rest was done, but pawns are there"),
    ('phase = "plan"\nbatch = 2\n[p1]\npawns = "fish fish"', "fish could not be planned"),
    ('phase = "resting"\n[p1]\npawns = "rest"', "rest was done, but pawns are there"),
    ('phase = "selling"\nprice = 2\n[p1]\nfish = [1]', "where nothing can be sold"),
    (
        'phase = "selling"\nmap = ["a2 efate stalls=p1"]\n[p1]\nfish = [1]',
        "price: has fallen with the tile just sold",
    ),
    (
        'phase = "selling"\nprice = 2\n[p1]\nfish = [1]\ncharacter = "seller"',
        "the Seller has just been used",
    ),
    ('phase = "second"\nsecond = "kava"\n[p1]\ncharacter = "buyer"', "has sold such a cube"),
    ('map = ["a4 santo", "c3 segond"]', "no order of laying these tiles"),
    ('map = ["b1 santo", "c6 segond"]', "no order of laying these tiles"),
    ("[p1]\npoints = 1\nearned = { goods = 3, ships = -2 }", "ships cannot be -2"),
    ("[p1]\npoints = 4\nearned = { treasure = 4 }", "treasure counts at the end only"),
]


@pytest.mark.parametrize(("body", "said"), UNREACHABLE)
def test_what_no_course_of_the_game_leads_to_is_refused(body: str, said: str) -> None:
    if "turned = true\npawns" not in body and body.startswith('phase = "plan"\nbatch'):
        body += '\n[p2]\npawns = "rest rest"\n[p3]\npawns = "rest rest"'
    with pytest.raises(PositionError, match=said):
        table(body)


def test_no_character_is_chosen_where_there_are_none() -> None:
    with pytest.raises(PositionError, match="VAN-280"):
        table('phase = "character"', options="characters = false")


def test_no_tile_is_placed_in_the_last_round() -> None:
    lines = MAP_8.replace(', "d1 coolidge"', "")
    with pytest.raises(PositionError, match="no tile is placed in the last round"):
        table(f'phase = "place"\nround = 8\n{lines}')


def test_at_the_end_no_fish_are_left() -> None:
    with pytest.raises(PositionError, match="fish have become vatu"):
        table(f'phase = "over"\nround = 8\n{MAP_8}[p1]\nfish = [1]')


def test_two_players_choose_from_an_offer_of_five_and_keep_boats_apart() -> None:
    five = 'neutral = "draw draw buy sail fish"\n'
    for body, said in (
        (five + 'phase = "character"', "says which characters may be taken"),
        (five + 'phase = "character"\noffer = "guide artist"', "has 5 characters, not 2"),
        (
            five + 'phase = "character"\nround = 1\noffer = "guide artist buyer diver seller"\n'
            '[p2]\ncharacter = "guide"',
            "nobody has one before choosing it",
        ),
        (
            five + 'phase = "turn"\n[p1]\nboat = "a3"\npawns = "draw"\n[p2]\nboat = "a3"',
            "only where they began",
        ),
    ):
        with pytest.raises(PositionError, match=said):
            table(body, 2)


def test_tourists_that_wait_before_anybody_acts_are_all_that_came() -> None:
    state = table('phase = "plan"\nwaiting = 1')
    assert (state.tourists, state.tourist_pile[0]) == (1, 1)


def test_van_046_islands_come_into_play_by_their_letters() -> None:
    state = table('map = ["c3 pentecost", "b4 santo", "a4 segond", "a1 bougainville"]')
    assert [components.ISLE_WORDS[isle] for isle in state.isles] == ["efate", "santo", "pentecost"]
