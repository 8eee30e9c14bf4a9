"""The sea: spaces, borders, folding geometry."""

from __future__ import annotations

import pytest

from shoal.games.maldivia.components import BACK, BOX, FRONT
from shoal.games.maldivia.map import NAMES, NEXT
from tests.games.maldivia.table import cell, position, sailing


def test_mal_001_spaces_keep_their_names_when_the_sea_folds() -> None:
    table = position(2, boats=["e5", "f6"], folds="NNW")
    sea = table.state.view(-1)["sea"]
    assert isinstance(sea, dict)
    assert (sea["top_left"], sea["bottom_right"]) == ("b3", "j10")
    assert table.boats() == ["e5", "f6"]
    assert NAMES[0] == "a1"
    assert NAMES[31] == cell(3, 1) == "b4"


def folded(folds: str) -> dict[str, object]:
    sea = position(2, boats=["e5", "f6"], folds=folds).state.view(-1)["sea"]
    assert isinstance(sea, dict)
    return sea


WORKED = [  # folds, spaces, corner spaces NW NE SE SW and what they show
    ("", 100, ". . . .", "00 09 99 90"),
    ("N", 90, ". . . .", "10 19 99 90"),
    ("NE", 81, ". G . .", "10 18 98 90"),
    ("NEN", 72, "GG RRG . .", "20 28 98 90"),
    ("NENW", 64, ". RRG . .", "21 28 98 91"),
    ("NENWS", 56, ". RRG P RR", "21 28 88 81"),
    ("NENWSE", 49, ". . GGP RR", "21 27 87 81"),
]


@pytest.mark.parametrize(("folds", "spaces", "corners", "places"), WORKED)
def test_mal_002_the_worked_table_of_folds(
    folds: str, spaces: int, corners: str, places: str
) -> None:
    table = position(2, boats=["e5", "f6"], folds=folds)
    found = [table.shows(int(place[0]), int(place[1])) for place in places.split()]
    assert found == corners.split()
    assert folded(folds)["spaces"] == spaces


def test_mal_002_the_later_fold_wins_at_a_corner_ec_36() -> None:
    one = position(2, boats=["e5", "f6"], folds="NE")
    two = position(2, boats=["e5", "f6"], folds="EN")
    assert one.shows(1, 8) == "G"
    assert two.shows(1, 8) == "PP"
    differing = [i for i in range(100) if one.state.face[i] != two.state.face[i]]
    assert differing == [18]


def test_mal_002_three_folds_of_one_side_ec_37() -> None:
    table = position(2, boats=["e5", "f6"], folds="NNN")
    shown = [table.shows(3, column) for column in range(10)]
    assert shown == [BOX.signs[BACK[20 + column]] for column in range(10)]
    assert [table.shows(4, column) for column in range(10)] == [
        BOX.signs[FRONT[40 + column]] for column in range(10)
    ]


def test_mal_003_neighbours_share_a_side() -> None:
    around = {NAMES[NEXT[44 * 4 + way]] for way in range(4)}
    assert around == {cell(3, 4), cell(5, 4), cell(4, 3), cell(4, 5)}
    # Diagonal boats cannot be robbed.
    table = sailing("E", "44 35", masts=["", "R"])
    table.do("sail f5")
    assert "rob p2" in table.legal()
    table = sailing("E", "44 36", masts=["", "R"])
    table.do("sail f5")
    assert table.why("rob p2") == "MAL-003"


def test_mal_004_edges_move_in_with_the_folds() -> None:
    state = position(2, boats=["e5", "f6"], folds="NWW").state
    assert state.borders(15, 3)  # row 1 is now the northern edge
    assert not state.borders(25, 3)
    assert state.borders(12, 2)
    assert state.borders(12, 3)  # a corner of the folded cloth
    assert [side for side in range(4) if state.borders(99, side)] == [0, 1]
    assert [side for side in range(4) if state.borders(55, side)] == []
    for space in range(100):
        sides = sum(1 << side for side in range(4) if state.borders(space, side))
        assert state.shores(space) == sides


def test_mal_005_occupied_spaces_are_visible_spaces() -> None:
    assert position(4, boats=["e5", "f6", "e6", "f5"], folds="NS").state.spaces() == 80


def test_mal_006_one_boat_to_a_space_and_never_on_a_folded_one() -> None:
    for boats, reason in ((["e5", "e5"], "two boats"), (["e1", "e5"], "folded away")):
        with pytest.raises(ValueError, match=reason):
            position(2, boats=boats, folds="N")
    table = sailing("E", "84 88")
    assert table.why("sail i9") == "MAL-050"


def test_mal_007_fish_spaces_are_never_fished_out() -> None:
    table = sailing("E", "70 99", plans=["E E W fog:N", "N N N fog:N"])
    table.do("sail d8", "fish", "stick red")  # red and purple; the other goes on by itself
    assert table.masts()[0] == "RP"
    table.do("stay", "sail e8", "end", "stay", "sail d8", "fish", "stick purple")
    assert table.masts()[0] == "RPPR"
