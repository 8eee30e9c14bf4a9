"""Carta Magica: the box is read with care, and positions are refused with reasons."""

from __future__ import annotations

import pytest

from shoal.games.carta_magica.components import BOX, Box
from shoal.games.carta_magica.game import GAME
from shoal.games.carta_magica.map import HARBOURS, NAMES, OPEN, SPACE
from shoal.games.carta_magica.rules.reach import waters
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel import PositionError, SheetError
from shoal.kernel.sheet import own_components, parse_sheet

FILE, TEXT = own_components("shoal.games.carta_magica.components")

FAULTS = [
    ('tokens = "known"', 'tokens = "sure"', "marks.tokens"),
    ("gold = 32", "gold = 31", "tokens.gold"),
    ("tow_goods = 2", "tow_goods = 0", "costs.tow_goods"),
    ("storm_steps = 2", "storm_stepz = 2", "costs.storm_stepz"),
    ("sectors = [0, 1]\n", "sectors = [0, 2]\n", "sector 2 is taken"),
    ('symbols = ["storm"]', 'symbols = ["wind"]', "wheel.segment"),
    ("dcol = 1", "dcol = -1", "north is up"),
    ('"+#R.......x.........+"', '"+#R......xx.........+ "', "row 8"),
    ('"+.......MMMMM.......+"', '"........MMMMM.......+"', "golden border"),
    ('"+.......B', '"+.......R', "board.grid"),
    ('name = "Ravenmouth"\ncolour = "black"', 'name = "Ravenmouth"\ncolour = "red"', "harbour[1]"),
    ('id = "BK2"', 'id = "BK1"', "there twice"),
    ('id = "TL02"', 'id = "TL01"', "there twice"),
    ('talismans = ["TL01", "TL16"]', 'talismans = ["TL01", "TL99"]', "challenge[1].talismans"),
    ('talismans = ["TL01", "TL16"]', "talismans = []", "challenge[1].talismans"),
    ('id = "AD01"\nletter = "a"', 'id = "AD01"\nletter = "b"', "adventure[1].letter"),
    ("strength = 14", 'strength = "14"', "adventure[32].strength"),
    ('[[adventure]]\nid = "AD32"', '[[adventurer]]\nid = "AD32"', "adventurer"),
    ('cut_east_column = "L"', 'cut_east_column = "M"', "board.cut_east_column"),
    ('cell = "K11"', 'cell = "Z11"', "label[1].cell"),
]


@pytest.mark.parametrize(("right", "wrong", "named"), FAULTS)
def test_faulty_components_name_file_key_and_reason(right: str, wrong: str, named: str) -> None:
    text = TEXT
    assert right in text
    with pytest.raises(SheetError) as caught:
        Box(parse_sheet(FILE, text.replace(right, wrong, 1)))
    assert str(caught.value).startswith(FILE)
    assert named in str(caught.value) or "harbour" in str(caught.value)


def test_a_chart_without_a_way_round_is_refused() -> None:
    text = TEXT
    closed = text
    for row in (2, 3, 4):
        line = BOX.grid[row - 1]
        closed = closed.replace(f'"{line}"', f'"{line[:10]}#{line[11:]}"', 1)
    with pytest.raises(SheetError, match="round the middle island"):
        Box(parse_sheet(FILE, closed))


def test_unreachable_water_is_refused() -> None:
    line = BOX.grid[1]
    text = TEXT.replace(f'"{line}"', '"+.#.........###.....+"', 1)
    line = BOX.grid[2]
    text = text.replace(f'"{line}"', '"+#...........R......+"', 1)
    with pytest.raises(SheetError, match="cannot be reached by sea"):
        Box(parse_sheet(FILE, text))


def test_the_chart_is_the_one_the_rules_describe() -> None:
    signs = "".join(BOX.grid)
    counts = {sign: signs.count(sign) for sign in ".BRox^#M+"}
    assert counts == {
        ".": 288, "B": 4, "R": 4, "o": 12, "x": 4, "^": 4, "#": 24, "M": 21, "+": 80,
    }  # fmt: skip
    grid = BOX.grid
    turned = ["".join(grid[20 - column][row] for column in range(21)) for row in range(21)]
    assert turned == grid, "a quarter turn changes nothing"
    entrances = {
        "M9": "M8 N9", "M13": "M14 N13", "I13": "I14 H13", "I9": "I8 H9",
        "N3": "M3 O3 N4", "S14": "S13 S15 R14", "H19": "G19 I19 H18", "C8": "C7 C9 D8",
    }  # fmt: skip
    for name, doors in entrances.items():
        assert sorted(NAMES[cell] for cell in OPEN[NAMES.index(name)]) == sorted(doors.split())


def test_distances_between_harbours() -> None:
    found: dict[str, set[int]] = {"bb": set(), "rr": set(), "br": set()}
    for one in HARBOURS:
        for two in HARBOURS:
            if one != two:
                kinds = "".join(sorted("br"[SPACE[cell] - 1] for cell in (one, two)))
                found[kinds].add(waters(one).distance[two])
    assert found == {"bb": {14, 28}, "rr": {16, 30}, "br": {7, 11, 19, 25}}


def test_a_full_circle_is_56_or_58_steps() -> None:
    from shoal.bots.instincts.carta_magica.distances import measure

    for home in HARBOURS:
        for goal in (1, -1):
            steps = measure(home, goal)
            assert steps[2 * 441 + home] == (56 if SPACE[home] == 1 else 58)


IMPOSSIBLE = [
    ('[p1]\nat = "K11"', "p1.at"),
    ('[p1]\nat = "P8"\n[p2]\nat = "P8"', "two ships"),
    ('[p1]\nat = "K6"', "p1.condition"),
    ('[p1]\nat = "P8"\ncondition = "becalmed"', "p1.condition"),
    ('[p1]\nat = "P8"\npending = true', "p1.pending"),
    ("[p1]\nlaps = 1", "p1.returned"),
    ("[p1]\ngold = 9", "p1.gold"),
    ('[p1]\ncards = "AD10"', "p1.cards"),
    ('[p1]\ncards = "AD12"\n[p2]\ncards = "AD12"', "two places"),
    ('pile = "AD12"\n[p1]\ncards = "AD12"', "pile"),
    ('pile = "AD12"\ndiscards = "AD13"', "nowhere"),
    ('[p1]\ntalismans = "TL01"\n[p2]\ntalismans = "TL01"', "talismans"),
    ('display = "TL01 TL02"', "display"),
    ('[p1]\nhome = "P8"', "p1.home"),
    ('[p1]\nhome = "M13"\nat = "P8"', "somebody else's home"),
    ('[p1]\ncaptain = "astronomer"', "captain"),
    ('phase = "choose"', "sector"),
    ('phase = "choose"\nsector = 10', "storm"),
    ('phase = "direction"\nsector = 4', "no storm"),
    ('phase = "visit"\n[p1]\nat = "P8"', "phase"),
    ('phase = "income"\nsector = 2\ndrawn = "AD12"', "drawn: does not fit the phase income"),
    ('phase = "pay"\npayment = "trade"\nowed = 9', "owed"),
    ('phase = "look"\nlook = 3\npile = "AD01"', "look"),
    ('phase = "start"\nseat = "p2"', "seat"),
    ('phase = "captain"\n[p2]\ncaptain = "corsair"', "p2.captain"),
    ('keeper = "p1"\nblock = 2\npile = "AD01"', "block"),
    ('[p1]\nlore = "AD01"', "keeper"),
    ('turn = "p3"', "turn"),
    ('weather = "fine"', "weather"),
]


@pytest.mark.parametrize(("body", "named"), IMPOSSIBLE)
def test_impossible_positions_are_refused_with_the_reason(body: str, named: str) -> None:
    with pytest.raises(PositionError) as caught:
        GAME.position(f'game = "carta_magica"\nseats = 2\n{body}')
    assert named in str(caught.value)


def test_a_short_position_fills_in_the_rest() -> None:
    state = GAME.position('game = "carta_magica"\nseats = 2\n[p1]\nat = "P8"')
    assert isinstance(state, CartaMagicaState)
    assert [NAMES[cell] for cell in state.home] == ["M9", "M13"]
    assert len(state.pile) == 32
    assert GAME.position(state.position()).position() == state.position()
