"""Sailing: straight courses and currents."""

from __future__ import annotations

from shoal.games.maldivia.components import BOX
from shoal.games.maldivia.rules.sailing import follows
from tests.games.maldivia.table import cell, cells, sailing


def test_mal_050_a_free_run_ex_01() -> None:
    table = sailing("E", "84 00")
    assert table.ends() == cells("85 86 87 88 89")
    assert "stay" in table.legal()
    assert table.why("sail e8") == "MAL-075"  # another row


def test_mal_051_a_boat_in_the_way_ex_02() -> None:
    table = sailing("E", "84 88")
    assert table.ends() == cells("85 86 87")
    assert table.why(f"sail {cell(8, 9)}") == "MAL-051"


def test_mal_053_055_no_way_through_ex_03() -> None:
    # The second player cannot sail: his turn is over at once, without stealing.
    table = sailing("W", "15 84 85", plans=["W N N fog:N", "E N N fog:N", "N E E fog:N"],
                    masts=["", "", "R"])  # fmt: skip
    table.do("stay")
    assert table.kinds() == ["stayed", "revealed", "blocked", "revealed"]
    assert table.state.actor() == 2
    assert table.masts() == ["", "", "R"]


def test_mal_052_053_the_edge_ahead_ex_04() -> None:
    table = sailing("W", "15 89", plans=["W N N fog:N", "E N N fog:N"])
    table.do("stay")
    assert "blocked" in table.kinds()
    folded = sailing("N", "55 00".replace("00", "99"), folds="NN")
    assert folded.ends() == cells("45 35 25")
    assert folded.why("sail f1") == "MAL-052"


def test_mal_054_staying_is_always_possible_and_ends_the_turn() -> None:
    table = sailing("E", "02 99", masts=["RG", ""])
    table.do("stay")
    assert table.kinds()[0] == "stayed"
    assert table.state.actor() == 1


def test_mal_055_without_a_move_no_action_ec_02_ec_03() -> None:
    # On a fish space, beside a loaded boat: staying gives nothing.
    table = sailing("E", "03 13", masts=["", "R"], plans=["E N N fog:N", "S N N fog:N"])
    assert table.why("fish") == "MAL-055"
    assert table.why("rob p2") == "MAL-055"
    table.do("stay")
    assert table.masts() == ["", "R"]
    assert table.state.actor() == 1


def test_mal_056_only_the_end_space_matters() -> None:
    table = sailing("E", "00 99")  # passes three fish spaces
    table.do("sail i1")
    assert table.masts() == ["", ""]
    assert table.state.actor() == 1
    # h4 is reached straight and through the whirlpool; the shorter way is shown.
    table = sailing("W", "39 00")
    table.do("sail g4")
    assert table.told("sailed")["path"] == ["j4", "i4", "h4", "g4"]


def test_mal_057_a_move_ends_somewhere_else() -> None:
    table = sailing("E", "84 00")
    assert table.why(f"sail {cell(8, 4)}") == "MAL-057"


def test_mal_058_a_boat_is_no_obstacle_to_itself() -> None:
    # No course on this cloth leads back over its start, so the arc is asked directly: the boat
    # stands on the space behind A1.
    state = sailing("E", "23 99").state
    assert follows(state, 0, 0)
    assert not follows(state, 0, 1)  # for another boat it would be in the way


def test_mal_070_currents_are_rows_of_spaces_with_entry_and_exit() -> None:
    assert BOX.current_names == ["A1", "A2", "A3", "A4", "B1", "B2", "B3", "B4"]
    assert all(len(course) == 3 for course in BOX.current_cells)
    sea = sailing("E", "84 00").state.view(-1)["sea"]
    assert isinstance(sea, dict)
    assert sea["currents"][0] == {"cells": ["b4", "b3", "c3"], "entry": "N", "exit": "E"}


def test_mal_071_072_073_074_following_a_current_ex_05() -> None:
    table = sailing("N", "61 99")
    straight = cells("51 41 31 21 11 01")
    bent = cells("23 24 25 26 27 28 29")
    assert table.ends() == straight | bent
    assert len(table.ends()) == 13
    assert table.why(f"sail {cell(2, 2)}") == "MAL-073"
    table.do(f"sail {cell(2, 4)}")
    assert table.told("sailed")["path"] == ["b7", "b6", "b5", "b4", "b3", "c3", "d3", "e3"]


def test_mal_075_not_against_the_current_ex_06() -> None:
    table = sailing("W", "25 99")
    assert table.ends() == cells("24 23 22 21 20")
    assert table.why(f"sail {cell(3, 1)}") == "MAL-075"


def test_mal_075_crossing_the_first_space_sideways_ex_07() -> None:
    assert sailing("E", "30 99").ends() == {cell(3, column) for column in range(1, 10)}


def test_mal_076_starting_on_a_current_ex_08() -> None:
    table = sailing("N", "31 99")
    assert table.ends() == cells("21 11 01")
    # The bar is for every current of the move: B1 lies ahead of a boat that starts on B2.
    barred = sailing("W", "36 99")
    assert barred.ends() == cells("35 34 33 32 31 30")
    assert barred.why("sail d6") == "MAL-076"


def test_mal_074_076_stopping_on_the_first_space_of_a_current_ec_40() -> None:
    table = sailing("N", "61 99", plans=["N N N fog:N", "W N N fog:N"])
    table.do(f"sail {cell(3, 1)}", "stay")
    assert table.ends() == cells("21 11 01")


def test_mal_077_a_boat_on_the_current_bars_it_ec_38() -> None:
    table = sailing("N", "61 22")  # on the last space of A1
    assert table.ends() == cells("51 41 31 21 11 01")
    assert table.why(f"sail {cell(2, 5)}") == "MAL-077"


def test_mal_077_the_space_after_the_current_must_be_free_ec_39() -> None:
    assert sailing("N", "61 23").ends() == cells("51 41 31 21 11 01")
    # A current that would leave the sea has its last space under the edge strip: it is broken.
    assert sailing("S", "48 69", folds="WWWWWWW").ends() == {cell(r, 8) for r in range(5, 10)}


def test_mal_078_the_whirlpool_ex_09() -> None:
    table = sailing("W", "39 00")
    straight = {cell(3, column) for column in range(9)}
    first, second = cells("53 63 73 83 93"), cells("65 66 67 68 69")
    third = cells("46 36 26 16 06")
    assert table.ends() == straight | first | second | third
    assert len(table.ends()) == 23
    table.do(f"sail {cell(0, 6)}")
    path = table.told("sailed")["path"]
    assert isinstance(path, list)
    assert path[6:9] == ["d4", "d5", "d6"]
    assert path[-1] == "g1"
    assert len(path) == len(set(path)) + 1  # it crosses its own wake at g4


def test_mal_079_a_broken_current_cannot_be_followed_ec_37() -> None:
    # Three folds of N cover the beginnings of B1 and B2 and fold A1 and A2 away.
    table = sailing("N", "76 90", folds="NNN")
    assert table.ends() == {cell(row, 6) for row in (3, 4, 5, 6)}
    sea = table.state.view(-1)["sea"]
    assert isinstance(sea, dict)
    entries = [current["cells"][0] for current in sea["currents"]]
    assert entries == [cell(6, 8), cell(8, 3), cell(6, 5), cell(5, 3)]


def test_mal_079_what_is_left_of_a_broken_current_still_bars_turning() -> None:
    # d5 is what three folds of N leave of B1; B4 begins right below it and is whole.
    table = sailing("S", "43 90", folds="NNN")
    assert table.ends() == {cell(row, 3) for row in (5, 6, 7, 8, 9)}
    assert table.why(f"sail {cell(6, 5)}") == "MAL-076"


def test_mal_080_a_boat_pushed_onto_a_current_stands_on_it() -> None:
    table = sailing("E", "84 30", plans=["E E E fog:N", "fog:W N N N"])
    table.do("stay")
    assert table.boats()[1] == "b4"
    assert table.shows(3, 1) == "Y"  # the new edge covers the current there
    # One space further in nothing is covered: c3 stays a current space.
    chain = sailing("E", "84 20 21", plans=["E E E fog:N", "fog:W S S S", "S E E fog:N"])
    chain.do("stay")
    assert chain.boats()[1:] == ["b3", "c3"]
    chain.do("exchange 1")
    assert chain.state.actor() == 2
    assert chain.shows(2, 2) == "~"
    assert chain.ends() == {cell(row, 2) for row in range(3, 10)}
