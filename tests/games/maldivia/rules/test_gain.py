"""Actions in general, fishing, stealing and the mast."""

from __future__ import annotations

from shoal.games.maldivia.state import MaldiviaState
from tests.games.maldivia.table import Table, cell, position, sailing


def test_mal_085_actions_follow_the_own_boats_move_only() -> None:
    table = sailing("E", "70 99")
    assert table.why("fish") == "MAL-055"
    table.do("sail d8")
    assert table.ask == "act"
    assert table.why("fish") == ""
    assert table.why("sail e8") == "MAL-050"


def test_mal_086_every_action_can_be_left_out() -> None:
    table = sailing("E", "70 99")
    table.do("sail d8")
    assert table.legal() == ["fish", "end"]
    table.do("end")
    assert table.masts()[0] == ""
    assert table.state.actor() == 1


def test_mal_087_the_four_kinds_of_action() -> None:
    # A shark at the edge: gain by robbing, deliver, swap. (0,2) shows it after one fold of N.
    table = sailing("W", "14 13 99", boats=["e2", "c3", "j10"], folds="N",
                    masts=["Y", "R", ""], cards=["E01", "E02", ""])  # fmt: skip
    table.do("sail c2")
    assert table.shows(1, 2) == "x"
    assert table.legal() == ["rob p2", "deliver nanga 1", "swap efo p2 efo", "end"]
    table = sailing("E", "23 99", plans=["E N N fog:N", "S N N fog:N"])
    table.do("sail e3")
    assert {text.split()[0] for text in table.legal()} == {"turn", "end"}


def test_mal_088_any_order_and_each_once_ec_09() -> None:
    # A full mast at the edge beside a loaded boat: deliver first, then steal without a surplus.
    table = sailing("N", "28 09", masts=["YRRRGGP", "P"])
    table.do("sail i1")
    assert table.legal() == ["rob p2", "deliver nanga 1", "deliver nanga 2", "end"]
    table.do("deliver nanga 1", "keep", "rob p2")
    assert table.masts() == ["RRRGGPP", ""]


def test_mal_088_a_corner_allows_deliver_steal_deliver() -> None:
    table = sailing("E", "95 89", masts=["GR", "P"], efo="E04 E07 | ...", solys="S01 S06 | ...")
    table.do("sail j10", "deliver solys 1", "rob p2", "deliver efo 1")
    assert table.cards(0) == ["E04", "S01"]
    assert table.state.actor() == 1


def test_mal_088_one_gain_a_turn() -> None:
    table = sailing("E", "95 89 98", boats=["f10", "j9", "j8"], masts=["RP", "PP", "G"],
                    efo="E04 E07 | ...")  # fmt: skip
    table.do("sail j10", "rob p2")
    assert table.why("rob p2") == "MAL-088"
    assert "deliver efo 1" in table.legal()


def test_mal_089_140_fish_space_steal_then_deliver_ec_13() -> None:
    # i10 is a fish space at the edge. Robbing without fishing leaves delivering open.
    table = sailing("E", "95 88", masts=["G", "P"], solys="S05 S01 | ...")
    table.do("sail i10")
    assert {"fish", "rob p2", "deliver solys 2"} <= set(table.legal())
    assert table.why("deliver solys 1") == "MAL-131"
    table.do("rob p2", "haul")
    assert table.masts() == ["GP", ""]
    table.do("deliver solys 1")
    assert table.cards(0) == ["S05"]


def test_mal_089_fish_and_steal_together() -> None:
    table = sailing("E", "70 83", masts=["", "G"])
    table.do("sail d8", "fish", "rob p2")
    assert table.state.fresh == [1, 1, 1, 0]


def test_mal_090_fishing_bars_delivering_and_the_other_way_round_ec_12() -> None:
    table = sailing("E", "95 88", masts=["G", "P"], solys="S05 S01 | ...")
    table.do("sail i10", "deliver solys 2")
    assert table.why("fish") == "MAL-090"
    assert "rob p2" in table.legal()  # stealing is still possible
    table = sailing("E", "95 78", masts=["G", ""], solys="S05 S01 | ...")
    table.do("sail i10", "fish")
    assert table.masts()[0] == "GG"
    assert table.state.actor() == 1  # nothing is left: no delivery after fishing


def test_mal_091_each_action_is_judged_at_its_moment() -> None:
    table = sailing("E", "95 89", masts=["R", "P"], efo="E04 E07 | ...", solys="S09 S10 | ...")
    table.do("sail j10")
    assert table.why("deliver efo 1") == "MAL-131"
    table.do("rob p2")
    assert table.why("deliver efo 1") == ""


def test_mal_092_the_turn_ends_by_choice_or_by_itself() -> None:
    table = sailing("E", "84 00")
    table.do("sail i9")  # open sea, nobody near
    assert table.state.actor() == 1
    table = sailing("E", "70 99")
    table.do("sail d8", "end")
    assert table.state.actor() == 1


# Fishing and stealing.


def test_mal_100_fishing_ex_10() -> None:
    table = sailing("E", "00 99")
    table.do("sail d1", "fish")
    assert table.masts()[0] == "GG"
    assert table.supply() == "R8 G6 P8 Y8"


def test_mal_100_in_any_order() -> None:
    for first, mast in (("red", "RP"), ("purple", "PR")):
        table = sailing("E", "70 99")
        table.do("sail d8", "fish", f"stick {first}")
        assert table.masts()[0] == mast


def test_mal_101_what_the_supply_lacks_is_not_caught_ec_04() -> None:
    table = sailing("E", "00 99", masts=["", "GGGGGGG"])
    assert table.supply() == "R8 G1 P8 Y8"
    table.do("sail d1", "fish")
    assert table.masts()[0] == "G"
    assert table.supply() == "R8 G0 P8 Y8"


def test_mal_102_availability_is_that_of_the_beginning() -> None:
    # A full mast of which all come off: the greens put back cannot be caught in the same gain.
    table = sailing("E", "00 99 98", masts=["GGGGGGG", "G", ""])
    table.do("sail d1")
    assert table.why("fish") == "MAL-103"
    table = sailing("E", "00 99 98", masts=["GGGGGGP", "G", ""])
    table.do("sail d1", "fish", "drop 7")
    assert table.state.fresh == [0, 1, 0, 0]  # one green was there, not the six put back
    assert table.supply() == "R8 G6 P8 Y8"


def test_mal_103_nothing_to_catch_leaves_delivering_open_ec_05() -> None:
    table = sailing("E", "00 98 99", masts=["GY", "GGGGGGG", ""])
    table.do("sail d1")
    assert table.why("fish") == "MAL-103"
    table.do("deliver nanga 1")
    assert table.cards(0) == ["N01"]


def test_mal_104_116_all_or_nothing_without_a_surplus_ec_07() -> None:
    table = sailing("S", "12 99", boats=["a2", "j10"], masts=["PPPYY", ""])
    table.do("sail a3", "fish")  # red and green on a mast of five
    assert table.legal() == ["stick red", "stick green"]
    assert table.why("release") == "MAL-116"
    table.do("stick green")
    assert table.masts()[0] == "PPPYYGR"


def test_mal_105_106_108_109_stealing_from_several_ex_11() -> None:
    table = sailing("S", "28 57 68 59", masts=["G", "RY", "", "P"])
    assert cell(5, 8) in table.ends()
    assert cell(6, 8) not in table.ends()
    table.do("sail i6")
    assert table.legal() == ["rob p2", "rob p4", "end"]
    assert table.why("rob p3") == "MAL-106"
    table.do("rob p4")
    assert table.why("rob p4") == "MAL-105"
    table.do("rob p2")
    assert table.legal() == ["stick purple", "stick yellow"]
    table.do("stick yellow")
    assert table.masts() == ["GYP", "R", "", ""]


def test_mal_105_the_robber_chooses_whom_ec_10() -> None:
    table = sailing("S", "28 57 68 59", masts=["G", "RY", "", "P"])
    table.do("sail i6", "rob p4", "haul")
    assert table.masts() == ["GP", "RY", "", ""]
    assert table.why("p2 rob p2") != ""


def test_mal_107_robbing_the_same_neighbour_again_ec_01() -> None:
    table = sailing("E", "84 96", masts=["", "RRR"], plans=["E W E fog:N", "W W W fog:N"])
    table.do("sail g9", "rob p2", "stay", "sail e9", "stay", "sail g9", "rob p2")
    assert table.masts() == ["RR", "R"]


def test_mal_108_caught_and_stolen_fish_mix() -> None:
    table = sailing("E", "70 83", masts=["", "G"])
    table.do("sail d8", "rob p2", "fish", "stick purple", "stick green")
    assert table.masts()[0] == "PGR"


def test_mal_109_old_fish_stay_where_they_are_ec_51() -> None:
    table = sailing("E", "95 89", masts=["YRG", "P"], solys="S01 S06 | ...", efo="E09 E10 | ...")
    table.do("sail j10", "deliver solys 1", "keep", "rob p2")
    assert table.masts()[0] == "YRP"  # on top; no rearranging any more
    assert table.state.actor() == 1


# The mast.


def test_mal_115_seven_fish_at_most() -> None:
    table = sailing("E", "70 83", masts=["GGGGGYY", "P"])
    table.do("sail d8", "fish", "haul", "drop 1", "stick red")
    assert table.masts()[0] == "GGGGGYR"
    assert len(table.masts()[0]) == 7
    assert table.supply() == "R7 G3 P7 Y7"


def finals(table_state: MaldiviaState, found: set[str]) -> set[str]:
    """All masts of the first player that the choices of this gain can lead to."""
    for action in table_state.legal(0):
        twin = Table(table_state.clone())
        twin.state.apply(0, action)
        if twin.ask in ("drop", "stick"):
            finals(twin.state, found)
        else:
            found.add(twin.masts()[0])
    return found


def test_mal_117_118_119_120_an_overfull_mast_ex_14() -> None:
    table = sailing("E", "40 34 54", masts=["RRGPYY", "GY", "G"])
    assert table.supply() == "R6 G5 P7 Y5"
    table.do("sail e5", "fish", "rob p2", "rob p3")
    assert table.ask == "drop"
    assert len(finals(table.state, set())) == 525
    table.do("drop 2", "stick purple", "stick green", "stick red")
    assert table.masts() == ["RRGPPGR", "G", ""]
    assert table.supply() == "R5 G5 P6 Y8"
    assert table.told("released")["fish"] == "GY"


def test_mal_117_keep_part_and_remove_nothing_ec_06() -> None:
    table = sailing("E", "40 99", masts=["YYYYY", ""])
    table.do("sail e5", "fish", "drop 0", "stick red", "stick green")
    assert table.masts()[0] == "YYYYYRG"
    assert table.supply() == "R7 G7 P8 Y3"


def test_mal_117_120_a_full_mast_and_one_stolen_fish_ec_08() -> None:
    table = sailing("E", "84 96", masts=["GGGGGYY", "P"])
    table.do("sail g9", "rob p2")
    assert table.legal() == [f"drop {n}" for n in range(8)]
    left = position(2, **table.state.sketch())
    left.do("drop 0")
    assert left.masts() == ["GGGGGYY", ""]  # the victim loses it all the same
    assert left.supply() == "R8 G3 P8 Y6"
    table.do("drop 1", "stick purple")
    assert table.masts() == ["GGGGGYP", ""]


def test_mal_118_a_low_fish_comes_off_last_ec_11() -> None:
    table = sailing("E", "84 96", masts=["RGGGGGG", "P"])
    table.do("sail g9", "rob p2", "drop 7")
    assert table.masts()[0] == ""
    table.do("stick purple")
    assert table.masts()[0] == "P"


def test_mal_119_nothing_has_to_be_kept() -> None:
    table = sailing("E", "84 96", masts=["GGGGGYY", "P"])
    table.do("sail g9", "rob p2", "drop 3", "release")
    assert table.masts() == ["GGGG", ""]


def test_mal_121_no_throwing_back_without_a_surplus() -> None:
    table = sailing("E", "70 99", masts=["GG", ""])
    table.do("sail d8")
    assert table.why("drop 1") == "MAL-121"
    table.do("fish")
    assert table.why("release") == "MAL-116"
    assert table.why("drop 1") == "MAL-121"
