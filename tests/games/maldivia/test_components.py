"""The box: what is printed, and faults that are named."""

from __future__ import annotations

from importlib import resources

import pytest

from shoal.games.maldivia.components import (
    BACK,
    BOX,
    COLOURS,
    CURRENT,
    FISH,
    FRONT,
    OCTOPUS,
    OPEN,
    SHARK,
    Box,
)
from shoal.kernel import SheetError
from shoal.kernel.sheet import parse_sheet

TEXT = resources.files("shoal.games.maldivia").joinpath("components.toml").read_text("utf-8")


def test_the_print_has_the_counts_of_the_rules() -> None:
    kinds = [OPEN, CURRENT, OCTOPUS, SHARK]
    assert [FRONT.count(kind) for kind in kinds] == [32, 24, 4, 0]
    assert [BACK.count(kind) for kind in kinds] == [36, 0, 4, 8]
    for face, sizes, each in ((FRONT, [4, 32, 4, 0], 20), (BACK, [12, 20, 12, 8], 30)):
        tokens = [BOX.signs[shows] for shows in face if shows >= FISH]
        assert [sum(len(token) == n for token in tokens) for n in (1, 2, 3, 4)] == sizes
        assert all("".join(tokens).count(colour) == each for colour in COLOURS)


def test_the_cards_have_the_counts_of_the_rules() -> None:
    assert len(BOX.cards) == len(set(BOX.cards)) == 40
    for side in range(4):
        values = BOX.value[side * 10 : side * 10 + 10]
        assert [values.count(n) for n in (1, 2, 3, 4)] == [2, 3, 3, 2]
    assert all("".join(BOX.orders).count(colour) == 25 for colour in COLOURS)


FAULTS = [
    ('fish_total = 32', 'fish_total = 33', "limits.fish_total: must lie between 32 and 32, not 33"),
    ('mast_capacity = 7 ', 'mast_capacity = 8 ', "limits.mast_capacity"),
    ('key = "Y"', 'key = "B"', r"colour\[4\].key: must be one of Y"),
    ('name = "yellow"\ncount = 8', 'name = "yellow"\ncount = 9', "colour: there are 33 fish"),
    ('name = "yellow"', 'name = "red"', "colour: two colours have the same name"),
    ('"RG   ~    ~ ', '"RG   ~    x ', "cloth.front: shows a shark"),
    ('"RG   ~    ~ ', '"RG   ~    . ', r"current\[1\].cells: \[2, 2\] is no free"),
    ('"RG   ~    ~ ', '"RQ   ~    ~ ', "cloth.front: 'RQ' has 'Q', which is no colour"),
    ('"RG   ~    ~ ', '"GR   ~    ~ ', "in the order R G P Y"),
    ('"RG   ~    ~    YY ', '"RG   ~    ~ ', "cloth.front: row 2 must have 10 spaces, not 9"),
    ('".    R    x    PY', '".    R    ~    PY', "cloth.back: shows a current"),
    ('rows = 10', 'rows = 9', "cloth.rows"),
    ('cells = [[3, 1], [2, 1], [2, 2]]', 'cells = [[3, 1], [2, 2], [2, 1]]', "side by side"),
    ('cells = [[3, 1], [2, 1], [2, 2]]', 'cells = [[3, 1], [2, 1], [2, 12]]', r"is no \[row, col"),
    ('id = "A2"', 'id = "A1"', r"current\[2\].id: A1 is there twice"),
    ('entry = "N"', 'entry = "NE"', r"current\[1\].entry: must be one of E, S, W, N"),
    ('id = "E02"', 'id = "E03"', r"card\[2\].id: must be one of E02"),
    ('fish = "RR"\nvalue = 2', 'fish = "RR"\nvalue = 3', r"card\[3\].value"),
    ('fish = "RR"\nvalue = 2', 'fish = "RRRRR"\nvalue = 5', r"card\[3\].fish: .* one to four"),
    ('island = "Solys"', 'island = "Efo"', "side: two islands have the same name"),
    ('"orange", "brown"', '"white", "brown"', "boats.colours: two boats have the same colour"),
    ('schema = 1', 'schema = 2', "schema"),
    ('[start_player_card]\ncount = 1', '[start_player_card]\ncount = 2', "start_player_card.count"),
    ('letters_clockwise = ["E", "S", "W", "N"]', 'letters_clockwise = ["E", "N", "W", "S"]',
     "fog_tiles.letters_clockwise"),
    ('source = "assumed"\n\n[[current]]\nid = "A2"', 'source = "guess"\n\n[[current]]\nid = "A2"',
     r"current\[1\].source"),
    ('[cards]', '[kards]', "kards: is not known here"),
    ('exit = "E"\nsource = "assumed"', 'exit = "E"\nwidth = 1\nsource = "assumed"', "width"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "reason"), FAULTS)
def test_a_corrupt_component_is_refused_by_file_key_and_reason(
    old: str, new: str, reason: str
) -> None:
    assert old in TEXT, f"the test looks for {old!r}"
    with pytest.raises(SheetError, match=f"^box.toml: .*{reason}"):
        Box(parse_sheet("box.toml", TEXT.replace(old, new, 1)))


def test_an_assumed_card_can_be_corrected() -> None:
    box = Box(
        parse_sheet("box.toml", TEXT.replace('fish = "RR"\nvalue = 2', 'fish = "RY"\nvalue = 2', 1))
    )
    assert box.orders[2] == "RY"
    assert box.need[8:12] == [1, 0, 0, 1]


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(SheetError, match=r"box\.toml: is not TOML"):
        Box(parse_sheet("box.toml", "schema = = 1"))
