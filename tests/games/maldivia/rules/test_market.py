"""Deliveries and the exchange of market ships."""

from __future__ import annotations

from tests.games.maldivia.table import Table, planning, position, sailing


def solys_delivery() -> Table:
    """EX-12: five fish, two payable ships, S01 on top of the pile."""
    table = sailing("S", "75 00", masts=["GRGPG", ""], solys="S06 S03 | S01 ...")
    table.do("sail f10")
    return table


def test_mal_130_131_132_133_137_138_delivery_at_solys_ex_12() -> None:
    table = solys_delivery()
    assert table.legal() == ["deliver solys 1", "deliver solys 2", "end"]
    table.do("deliver solys 1")
    assert table.masts()[0] == "GG"
    assert table.supply() == "R8 G6 P8 Y8"
    assert table.cards(0) == ["S06"]
    assert table.market("S").startswith("S01 S03 | ")
    # The mast could pay S03 and S01, but the side has been served: the turn is over.
    assert table.state.actor() == 1


def test_mal_130_only_at_the_edge_of_that_side() -> None:
    table = solys_delivery()
    assert table.why("deliver nanga 1") == "MAL-130"
    assert table.why("deliver efo 2") == "MAL-130"
    inland = sailing("S", "75 00", masts=["GRGPG", ""], solys="S06 S03 | S01 ...")
    inland.do("sail f9")
    assert inland.why("deliver solys 1") == "MAL-130"


def test_mal_130_the_edge_is_that_of_the_folded_sea() -> None:
    table = sailing("S", "75 33", masts=["G", ""], solys="S01 S03 | ...", folds="S")
    table.do("sail f9")
    assert "deliver solys 1" in table.legal()


def test_mal_131_all_fish_of_the_card_ec_15() -> None:
    # Both sides of the corner want the only red fish.
    table = sailing("E", "95 00", masts=["RGP", ""], efo="E01 E09 | ...", solys="S06 S09 | ...")
    table.do("sail j10")
    assert table.legal() == ["deliver efo 1", "deliver solys 1", "end"]
    table.do("deliver solys 1")
    assert table.state.actor() == 1
    assert table.cards(0) == ["S06"]


def test_mal_132_the_card_lies_face_down_and_its_fish_are_back() -> None:
    table = solys_delivery()
    table.do("deliver solys 1")
    assert table.players(1)[0]["backs"] == "S"
    assert table.players(1)[0]["cards"] is None
    assert table.players(0)[0]["cards"] == [{"card": "S06", "fish": "RGP"}]


def test_mal_133_one_ship_a_side_ec_16() -> None:
    table = sailing("E", "95 89", masts=["GGG", "Y"], solys="S01 S03 | S02 ...",
                    efo="E09 E10 | ...")  # fmt: skip
    table.do("sail j10", "deliver solys 1")
    assert table.why("deliver solys 1") == "MAL-133"
    assert table.why("deliver solys 2") == "MAL-133"
    table.do("rob p2")  # a yellow fish would pay the new S02
    assert table.masts()[0] == "GGY"
    assert table.state.actor() == 1


def corner() -> Table:
    """EX-13: a corner, a boat to rob, two orders."""
    table = sailing("E", "95 89", masts=["RGPR", "YP"], solys="S06 S10 | ...", efo="E04 E07 | ...")
    table.do("sail j10")
    return table


def test_mal_134_140_corner_delivery_with_a_stolen_fish_ex_13() -> None:
    table = corner()
    assert table.legal() == ["rob p2", "deliver efo 1", "deliver solys 1", "end"]
    table.do("rob p2")
    assert table.masts() == ["RGPRP", "Y"]
    table.do("deliver solys 1", "keep", "deliver efo 1")
    assert table.masts() == ["", "Y"]
    assert table.cards(0) == ["E04", "S06"]
    assert table.state.scores()[0] == 5
    assert table.supply() == "R8 G8 P8 Y7"


def test_mal_134_in_either_order_and_only_one_without_the_stolen_fish() -> None:
    table = corner()
    table.do("deliver efo 1", "keep")
    assert table.why("deliver solys 1") == "MAL-131"
    table = corner()
    table.do("rob p2", "deliver efo 1", "keep", "deliver solys 1")
    assert table.masts()[0] == ""


def test_mal_135_opposite_sides_in_a_narrow_sea_ec_52() -> None:
    # One row of nine spaces, row 5; e5 borders north and south.
    table = position(2, ask="sail", tile=4, turn="p2", folds="NNNNSSSSSW", boats=["b5", "i5"],
                     masts=["", "GYG"], plans=["N fog:N N N", "N N fog:S W"],
                     nanga="N01 N02 | ...", solys="S01 S02 | ...")  # fmt: skip
    table.do("sail e5")
    assert {"deliver nanga 1", "deliver solys 1"} <= set(table.legal())
    assert table.why("deliver efo 1") == "MAL-130"
    table.do("deliver nanga 1", "deliver solys 1")
    assert table.cards(1) == ["S01", "N01"]
    assert table.ask == "over"


def test_mal_136_rearranging_after_each_delivery_ec_50() -> None:
    table = corner()
    table.do("rob p2", "deliver efo 1")
    assert table.ask == "restack"
    assert table.legal() == ["restack red", "restack green", "restack purple", "keep"]
    assert table.why("deliver solys 1") == "MAL-136"
    assert table.why("end") == "MAL-136"
    table.do("restack purple", "restack green")
    assert table.masts()[0] == "PGR"
    table.do("deliver solys 1")
    assert table.ask == "sail"  # nothing left to rearrange
    two = sailing("E", "95 00", masts=["RGYGRY", ""], solys="S01 S10 | ...", efo="E01 E07 | ...")
    two.do("sail j10", "deliver solys 1", "restack yellow", "keep", "deliver efo 1")
    assert two.ask == "restack"
    two.do("restack yellow", "restack yellow")
    assert two.masts()[0] == "YYRG"


def test_mal_136_not_without_a_delivery() -> None:
    table = corner()
    assert table.why("restack red") == "MAL-136"
    assert table.why("keep") == "MAL-136"


def test_mal_137_the_topmost_fish_leave() -> None:
    table = sailing("S", "75 00", masts=["GYGYG", ""], solys="S03 S10 | ...")
    table.do("sail f10", "deliver solys 1")
    assert table.masts()[0] == "GYY"


def test_mal_138_an_empty_pile_leaves_the_slot_vacant_ec_17() -> None:
    rest = "S02 S03 S04 S05 S06 S07 S08 S09"
    table = sailing("S", "75 00", masts=["G", ""], solys="S01 S10 |", cards=[rest, ""])
    table.do("sail f10", "deliver solys 1")
    assert table.market("S") == "- S10 |"
    assert table.ask == "sail"


def test_mal_139_141_without_open_ships_no_delivery_ec_17() -> None:
    every = "S01 S02 S03 S04 S05 S06 S07 S08 S09 S10"
    table = sailing("E", "95 00", masts=["G", ""], solys="- - |", cards=["", every])
    table.do("sail i10")
    assert table.why("deliver solys 1") == "MAL-139"
    assert table.legal() == ["fish", "end"]


def test_mal_141_fish_or_deliver_at_the_edge_ec_14() -> None:
    table = sailing("W", "84 33", masts=["GP", ""], folds="NENWS", solys="S01 S10 | ...",
                    wipi="W01 W07 | ...")  # fmt: skip
    table.do("sail b9")
    assert table.shows(8, 1) == "RR"
    assert table.legal() == ["fish", "deliver solys 1", "deliver wipi 1", "end"]
    table.do("deliver wipi 1", "deliver solys 1")
    assert table.cards(0) == ["S01", "W01"]
    assert table.state.actor() == 1


# The exchange.


def test_mal_200_203_the_left_neighbour_exchanges_a_ship_ex_18() -> None:
    gone = "W02 W04 W06 W07 W10"
    table = planning("22 44 66", "fog:W N N N", "E E E fog:N", "E E E fog:N",
                     wipi="W03 W08 | W01 W05 W09", cards=["", "", gone])  # fmt: skip
    assert table.ask == "exchange"
    assert table.state.actor() == 1
    assert table.legal() == ["exchange 1", "exchange 2"]
    assert table.why("end") == "MAL-200"
    table.do("exchange 2")
    assert table.market("W") == "W03 W01 | W05 W09 / W08"


def test_mal_200_a_pile_of_one_card_ec_42() -> None:
    gone = "W02 W04 W05 W06 W07 W09 W10"
    table = planning("22 44", "fog:W N N N", "E E E fog:N", wipi="W03 W08 | W01", cards=["", gone])
    table.do("exchange 1")
    assert table.market("W") == "W01 W08 | / W03"


def test_mal_201_an_empty_pile_means_no_exchange_ec_41() -> None:
    gone = "W01 W02 W04 W05 W06 W07 W09 W10"
    table = planning("22 44", "fog:W N N N", "E E E fog:N", wipi="W03 W08 |", cards=["", gone])
    assert "folded" in table.kinds()
    assert table.ask == "sail"
    assert table.market("W") == "W03 W08 |"


def test_mal_201_no_ship_no_exchange() -> None:
    every = "W01 W02 W03 W04 W05 W06 W07 W08 W09 W10"
    table = planning("22 44", "fog:W N N N", "E E E fog:N", wipi="- - |", cards=["", every])
    assert "folded" in table.kinds()
    assert table.ask == "sail"


def test_mal_202_the_last_fold_of_a_round_is_exchanged_first_ec_44() -> None:
    table = position(2, ask="sail", tile=4, turn="p1", boats=["c3", "e5"],
                     plans=["fog:N W E S", "N S E fog:W"])  # fmt: skip
    table.do("stay")
    assert table.ask == "exchange"
    assert table.state.actor() == 0  # the starting player of this round
    table.do("exchange 1")
    assert table.told("round")["start_seat"] == 1


def test_mal_202_also_at_the_end_of_the_game() -> None:
    table = position(2, ask="sail", tile=1, turn="p1", boats=["e5", "f6"], folds="NNNNSSSWWWW",
                     plans=["E W E fog:S", "fog:W W E S"])  # fmt: skip
    table.do("stay")
    assert table.state.spaces() == 15
    assert (table.ask, table.state.actor()) == ("exchange", 0)
    table.do("exchange 1")
    assert table.ask == "over"


def test_mal_203_two_ships_as_long_as_there_is_a_pile() -> None:
    table = solys_delivery()
    table.do("deliver solys 2", "keep")
    ships = table.market("S").split(" | ")[0].split()
    assert len(ships) == 2
    assert "-" not in ships
