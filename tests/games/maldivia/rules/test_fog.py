"""Fog: folding, boats carried and pushed, fish lost."""

from __future__ import annotations

from tests.games.maldivia.table import Table, planning, position, sailing


def foggy(where: str, fog: str = "N", masts: str = "", way: str = "E", **keys: object) -> Table:
    """The second player's first tile is fog; the first player has just stayed."""
    count = len(where.split())
    plans = [f"{way} E E fog:N", f"fog:{fog} E E E", *["E W E fog:S"] * (count - 2)]
    given = masts.split(",") if masts else ["R"] * count
    table = sailing("E", where, plans=plans, masts=given, **keys)
    table.do("stay")
    return table


def test_mal_170_the_letter_names_the_side() -> None:
    for letter, spaces in (("E", "i10"), ("S", "j9")):
        table = foggy("44 66", letter)
        sea = table.state.view(-1)["sea"]
        assert isinstance(sea, dict)
        assert sea["bottom_right"] == spaces
    for letter, spaces in (("W", "b1"), ("N", "a2")):
        table = foggy("44 66", letter)
        sea = table.state.view(-1)["sea"]
        assert isinstance(sea, dict)
        assert sea["top_left"] == spaces


def test_mal_171_172_173_200_fog_over_two_turns_ex_15() -> None:
    plans = ["E fog:E W E", "E fog:S W E", "fog:E E W E", "fog:N E W E"]
    table = planning("22 44 66 77", *plans)
    table.do("stay", "stay")
    # Brown folds E, Black exchanges; Black folds N, White exchanges.
    assert (table.ask, table.state.actor()) == ("exchange", 3)
    assert table.told("folded")["side"] == "E"
    table.do("exchange 1")
    assert (table.ask, table.state.actor()) == ("exchange", 0)
    assert table.state.spaces() == 81
    table.do("exchange 1")
    # White's fog to E does nothing; Orange folds S, Brown exchanges.
    assert table.kinds().index("fog_spent") < table.kinds().index("folded")
    assert (table.ask, table.state.actor()) == ("exchange", 2)
    assert table.state.spaces() == 72
    sides = table.state.view(-1)["sides"]
    assert isinstance(sides, list)
    assert [side["side"] for side in sides if side["fog"]] == ["E", "S", "N"]


def test_mal_172_the_same_letter_twice_ex_15_variant_ec_25() -> None:
    plans = ["E fog:E W E", "E fog:S W E", "fog:E E W E", "fog:E E W E"]
    table = planning("22 44 66 77", *plans)
    table.do("stay", "stay", "exchange 1")
    assert table.kinds().count("fog_spent") == 2  # Black's at once, then White's second tile
    assert table.state.folds == [1, 1, 0, 0]


def test_mal_173_the_fold_is_compulsory() -> None:
    table = foggy("44 66")
    assert "folded" in table.kinds()
    assert table.state.folds == [0, 0, 0, 1]


def test_mal_174_the_back_of_the_outer_row_is_the_new_edge() -> None:
    table = foggy("44 66")
    told = table.told("folded")
    assert told["gone"] == [f"{c}1" for c in "abcdefghij"]
    assert told["edge"] == [f"{c}2" for c in "abcdefghij"]
    assert told["shows"] == [".", "R", "x", "PY", ".", "GY", "R", ".", "PP", "."]
    assert [table.shows(1, column) for column in range(10)] == told["shows"]


def test_mal_175_180_edge_boats_move_in_and_lose_a_fish_ec_27() -> None:
    table = foggy("00 05 77", masts="RG,,Y")
    assert table.boats() == ["a2", "f2", "h8"]
    assert table.masts() == ["R", "", "Y"]
    assert table.kinds().count("lost") == 1


def test_mal_175_176_177_178_179_180_boats_a_to_d_ex_16() -> None:
    # A in the folded row, B and D under it, C behind B.
    table = foggy("10 31 32 51", "W", way="N")
    assert table.boats() == ["b2", "b4", "c4", "b6"]
    assert table.masts() == ["", "", "R", ""]
    kinds = [(e["kind"], e["seat"]) for e in table.events if e["kind"] in ("carried", "covered")]
    assert kinds == [("carried", 0), ("covered", 1), ("covered", 3)]


def test_mal_175_176_177_178_179_180_boats_e_to_h_ex_16() -> None:
    table = foggy("70 71 72 73", "W", way="N")
    assert table.boats() == ["b8", "c8", "d8", "e8"]
    assert table.masts() == ["", "", "", ""]
    assert table.told("pushed")["seat"] == 3  # the far end first


def test_mal_175_178_a_gap_ends_the_chain_ec_28() -> None:
    table = foggy("04 24")
    assert table.boats() == ["e2", "e3"]
    assert table.masts() == ["", "R"]


def test_mal_178_a_chain_of_two_and_a_gap_ec_29() -> None:
    table = foggy("04 14 34")
    assert table.boats() == ["e2", "e3", "e4"]
    assert table.masts() == ["", "", "R"]


def test_mal_175_with_two_rows_left_ec_30() -> None:
    table = foggy("44 59 58", folds="NNNNSSSS", tile=1)
    assert table.state.rows() == 1
    assert table.boats() == ["e6", "j6", "i6"]


def test_mal_175_180_a_corner_boat_caught_twice_ec_35() -> None:
    table = sailing("E", "00 55 66", masts=["RGP", "", ""],
                    plans=["E E E fog:S", "fog:N E E E", "fog:W E E E"])  # fmt: skip
    table.do("stay")
    assert table.boats()[0] == "a2"
    table.do("exchange 1")
    assert table.boats()[0] == "b2"
    assert table.masts()[0] == "R"


def test_mal_180_the_fog_players_own_boat_is_no_exception() -> None:
    table = foggy("44 04")
    assert table.masts() == ["R", ""]
    assert table.told("lost")["seat"] == 1


def test_mal_181_fog_triggers_no_action_ec_33_ec_34() -> None:
    # b1 is carried onto a fish space beside a loaded boat; c2 comes to lie on a shark.
    table = foggy("44 01 12", masts="R,G,P", cards=["E01", "", "E02"])
    assert table.boats() == ["e5", "b2", "c2"]
    assert table.shows(1, 2) == "x"
    assert table.masts() == ["R", "", ""]
    assert table.ask == "exchange"
    table.do("exchange 1")
    assert table.state.actor() == 2
    assert table.why("swap efo p1 efo") == "MAL-055"  # also later not without a move
    table.do("stay")
    assert table.cards(2) == ["E02"]


def test_mal_185_the_full_line_ex_17() -> None:
    table = sailing("E", "35 45 55 65", folds="NNNSSS", masts=["R"] * 4,
                    plans=["E W W fog:W", "fog:N W W W", "fog:S W W W", "fog:E W W W"])  # fmt: skip
    table.do("stay")
    assert table.kinds().count("fog_held") == 2
    assert table.told("fog_held")["line"] == ["f4", "f5", "f6", "f7"]
    assert table.masts() == ["R"] * 4
    assert table.state.spaces() == 36  # only E was folded
    assert table.told("folded")["side"] == "E"
    assert (table.ask, table.state.actor()) == ("exchange", 0)
    sides = table.state.view(-1)["sides"]
    assert isinstance(sides, list)
    assert [side["side"] for side in sides if side["fog"]] == ["E", "S", "N"]


def test_mal_185_the_side_stays_used_ec_26() -> None:
    table = sailing("E", "35 45 55 65", folds="NNNSSS",
                    plans=["E E W fog:W", "fog:N W W W", "W fog:N W W", "W W W fog:S"])  # fmt: skip
    table.do("stay")
    assert "fog_held" in table.kinds()
    table.do("stay", "stay", "sail i4")  # the line is open now
    while table.state.actor() != 1:
        table.do("end")
    table.do("stay")
    assert table.told("fog_spent")["seat"] == 2
    assert table.state.spaces() == 40


def test_mal_185_two_boats_in_two_rows_ec_31() -> None:
    table = foggy("44 54 49", folds="NNNNSSSS")
    assert "fog_held" in table.kinds()
    assert table.state.rows() == 2
    assert table.masts() == ["R", "R", "R"]


def test_mal_186_a_sea_one_space_high_cannot_be_folded_across_ec_32() -> None:
    table = sailing("E", "45 59 58", folds="NNNNSSSS", masts=["", "R", "G"],
                    plans=["E W W fog:W", "fog:N W W W", "fog:S W W W"])  # fmt: skip
    table.do("stay", "exchange 1")
    assert table.state.rows() == 1
    assert "fog_held" in table.kinds()
    assert table.ask == "over"  # ten spaces are left


def test_mal_187_the_order_of_a_fog_turn() -> None:
    table = foggy("04 14 77")
    kinds = table.kinds()
    assert kinds == ["stayed", "revealed", "folded", "pushed", "carried", "lost", "lost"]
    assert table.ask == "exchange"
    table.do("exchange 2")
    assert table.kinds()[:2] == ["exchanged", "opened"]


def test_mal_188_folds_stay_and_ships_move_in() -> None:
    table = foggy("44 66", solys="S01 S02 | ...")
    table.do("exchange 1")
    before = table.market("N")
    while table.ask != "plan":
        table.do("stay")
    assert table.state.folds == [0, 0, 0, 1]
    assert table.market("N") == before
    delivery = sailing("N", "25 99", masts=["Y", ""], folds="N", nanga="N01 N02 | ...")
    delivery.do("sail f2")
    assert "deliver nanga 1" in delivery.legal()


def test_mal_189_fog_gives_no_move_and_no_action() -> None:
    table = foggy("44 23 66")
    assert table.state.actor() == 2  # the neighbour exchanges; the fog player is not asked
    assert all(event["kind"] != "sailed" for event in table.events)
    table.do("exchange 1")
    assert table.state.actor() == 2


def test_mal_231_with_two_players_the_other_exchanges_ec_43() -> None:
    table = position(2, ask="sail", tile=1, turn="p2", start="p2", boats=["c3", "e5"],
                     plans=["fog:N W E S", "E S E fog:W"])  # fmt: skip
    table.do("stay")
    assert (table.ask, table.state.actor()) == ("exchange", 1)
