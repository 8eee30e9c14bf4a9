"""The end of the game, winning, and numbers of players."""

from __future__ import annotations

import pytest

from shoal.games.maldivia import GAME
from shoal.kernel import FastChance, playout
from shoal.kernel.playout import EndlessError
from tests.games.maldivia.table import Table, position

EVERY = [" ".join(f"{letter}{n:02}" for n in range(1, 11)) for letter in "ESWN"]


def nearly_over(*plans: str) -> Table:
    """EX-19: 4 × 5 spaces, the third tile, the first player is about to sail."""
    return position(4, ask="sail", tile=3, turn="p1", folds="NNNSSSWWWEE",
                    boats=["d4", "e5", "f6", "g7"], plans=list(plans))  # fmt: skip


def test_mal_210_211_213_equal_tiles_for_all_ex_19() -> None:
    table = nearly_over("W W E fog:S", "W W fog:N E", "W W W fog:S", "W W W fog:S")
    assert table.state.spaces() == 20
    table.do("stay", "exchange 1")
    assert table.state.spaces() == 15
    asked = []
    while table.ask != "over":
        asked.append((table.ask, table.state.actor()))
        table.do("stay")
    assert asked == [("sail", 2), ("sail", 3)]  # nobody's fourth tile is revealed
    assert table.state.view(-1)["tile"] == 3


def test_mal_211_the_last_player_folds_ex_19() -> None:
    table = nearly_over("W W E fog:S", "W W W fog:S", "W W W fog:S", "W W fog:N E")
    while table.ask == "sail":
        table.do("stay")
    assert (table.ask, table.state.actor()) == ("exchange", 0)
    table.do("exchange 2")
    assert table.ask == "over"


def test_mal_210_two_folds_in_one_turn_number_ec_45() -> None:
    table = position(3, ask="sail", tile=2, turn="p1", folds="NNNSSSWWWE",
                     boats=["d4", "e5", "f6"],
                     plans=["W E E fog:S", "W fog:E E E", "W fog:W E E"])  # fmt: skip
    assert table.state.spaces() == 24
    table.do("stay")
    assert table.state.spaces() == 20
    table.do("exchange 1")
    assert table.state.spaces() == 16
    assert table.ask == "exchange"
    table.do("exchange 1")
    assert table.ask == "over"


def test_mal_212_the_last_turns_are_ordinary_ec_46() -> None:
    table = nearly_over("W W E fog:S", "W W fog:N E", "W W fog:S E", "W W E fog:S")
    table.do("stay")
    assert table.state.spaces() == 15
    table.do("exchange 1")  # Brown's fog must fold all the same
    assert table.told("folded")["side"] == "S"
    assert table.state.spaces() == 10
    table.do("exchange 1")
    assert (table.ask, table.state.actor()) == ("sail", 3)


def test_mal_213_later_tiles_are_shown_but_not_played() -> None:
    table = nearly_over("W W E fog:S", "W W fog:N E", "W W W fog:S", "W W W fog:S")
    table.do("stay", "exchange 1", "stay", "stay")
    assert table.ask == "over"
    assert table.state.folds[1] == 3  # no fog from S any more
    assert table.players()[0]["tiles"] == ["W", "W", "E", "fog:S"]
    assert table.players()[0]["lying"] == 3


def test_mal_214_an_empty_market_ends_nothing_ec_47() -> None:
    keys = dict.fromkeys(("efo", "solys", "wipi", "nanga"), "- - |")
    table = position(
        2, boats=["e5", "f6"], cards=[" ".join(EVERY[:2]), " ".join(EVERY[2:])], **keys
    )
    table.do("p1 plan E W E fog:N", "p2 plan E W E fog:N")
    assert table.ask == "sail"
    while table.ask != "plan":
        table.do("stay" if table.ask == "sail" else "end")
    assert table.state.view(-1)["round"] == 2


def test_mal_215_random_play_has_a_limit_from_outside() -> None:
    state = GAME.new(2, FastChance(1))
    with pytest.raises(EndlessError):
        playout(state, FastChance(2), 10)
    assert not state.over()  # an aborted game is no result


def finished(cards: list[str], masts: list[str]) -> Table:
    return position(len(cards), ask="over", tile=4, folds="NNNSSSWWWEEE", cards=cards, masts=masts,
                    boats=["d4", "e5", "f6", "g7"][: len(cards)],
                    plans=["W W W fog:S"] * len(cards))  # fmt: skip


def test_mal_220_fish_on_cards_count_fish_on_masts_do_not() -> None:
    table = finished(["E01 E09", "S03"], ["RRR", "GGGGGGG"])
    assert table.state.scores() == [5, 2]
    assert table.state.ranking() == [1, 2]
    assert sum(int(str(row["points"])) for row in table.state.tally(0)) == 5


def test_mal_221_222_223_ties_and_ranks_ex_20() -> None:
    cards = ["E09 E10 E08 E01", "S09 S10 S08 S01", "W09 W10 W08 W01", "N09 N08"]
    table = finished(cards, ["RRR", "GGGGG", "PPPPP", "YYYYYYY"])
    assert table.state.scores() == [12, 12, 12, 7]
    assert table.state.ranking() == [3, 1, 1, 4]


def test_mal_221_222_nobody_delivered_anything_ec_48() -> None:
    assert finished(["", ""], ["R", "GG"]).state.ranking() == [2, 1]
    assert finished(["", ""], ["R", "G"]).state.ranking() == [1, 1]


def test_mal_223_equals_share_a_rank_and_the_next_is_left_out() -> None:
    assert finished(["E01", "S01", ""], ["R", "G", ""]).state.ranking() == [1, 1, 3]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_mal_230_the_same_rules_for_two_three_and_four(seats: int) -> None:
    state = GAME.new(seats, FastChance(seats))
    assert playout(state, FastChance(9)) > 0
    assert state.over()
    assert len(state.scores()) == seats
