"""The dive: revealing, stopping, busting, exploring: KF-060 to KF-095."""

from __future__ import annotations

from typing import Any

from shoal.games.kleine_fische import GAME
from shoal.games.kleine_fische.map import PLACE_NAMES
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import SPECTATOR
from tests.games.kleine_fische.table import almost_over, at, diver, hand, opened, phase, pile, table
from tests.kit import clause, do, kinds, options

RIVAL = "h00 right"  # a rival far from what happens


def diving(cards: dict[str, str], open_at: list[str], berth: str, **keys: Any) -> KleineFischeState:
    """A player in the middle of a dive, asked to stop or to swim on."""
    return table(cards, phase="choice", open=open_at, divers=[berth, RIVAL], **keys)


FOUR = {"c20": "clown-3", "c21": "lion-3", "c22": "box-3", "c23": "hammer-3"}
FOUR_OPEN = ["c20", "c21", "c22", "c23"]
FIVE = {**FOUR, "c24": "puffer-3"}
FIVE_OPEN = [*FOUR_OPEN, "c24"]


def test_kf_060_the_first_movement_asks_for_a_fish() -> None:
    sea = table({"c11": "clown-3", "c12": "lion-3"}, divers=["h11 right", RIVAL])
    do(sea, "swim down")
    assert options(sea) == ["reveal c11", "reveal c12"]
    assert clause(sea, "stop") == "KF-060"
    assert clause(sea, "reveal c33") == "KF-060"
    only = table({"c11": "clown-3", "c12": "lamp1"}, divers=["h11 right", RIVAL])
    do(only, "swim down")
    assert opened(only) == ["c11"]


def test_kf_061_edge_8_no_fish_after_the_first_movement_ends_the_turn() -> None:
    sea = table({"c11": "fins3", "c12": "lamp1"}, divers=["h11 right", RIVAL], octopus="h44")
    deck = sea.deck[:]
    told = do(sea, "swim down")
    assert kinds(told) == ["swam", "stranded", "turn"]
    assert (sea.turn, diver(sea, 0), sea.deck) == (1, "v12 down", deck)


def test_kf_061_177_edge_9_cards_played_stay_spent_and_the_octopus_sleeps() -> None:
    sea = table(
        {"c11": "fins5", "c12": "lamp1"}, divers=["h10 right", RIVAL], caves=["fins3 octo5", ""]
    )
    told = do(sea, "dash fins3 v12 down")
    assert kinds(told) == ["used", "swam", "stranded", "turn"]
    assert hand(sea, 0) == ["octo5"]
    assert sea.turn == 1


def test_kf_061_edge_56_a_stranded_turn_never_ends_the_game() -> None:
    sea = almost_over(
        [], {"c11": "fins3", "c12": "lamp1"}, divers=["h11 right", "h44 left"], octopus="h44"
    )
    do(sea, "swim down")
    assert not sea.over()
    assert sea.turn == 1


def test_kf_062_064_edge_14_a_fish_and_a_fitting_cave_leave_two_choices() -> None:
    sea = diving({**FOUR, "c30": "clown-7", "c31": "octo3"}, FOUR_OPEN, "v21 down")
    do(sea, "swim down")
    assert options(sea) == ["reveal c30", "explore c31"]
    assert clause(sea, "stop") == "KF-063"


def test_kf_063_edge_11_a_known_double_must_be_revealed() -> None:
    cards = {**FOUR, "c30": "clown-7", "c31": "lamp1"}
    sea = diving(cards, FOUR_OPEN, "v21 down", help=True, peeked=["c30 all"])
    told = do(sea, "swim down")
    assert kinds(told)[:3] == ["swam", "revealed", "bust"]
    assert pile(sea, 0) == []


def test_kf_063_no_stop_between_movement_and_reveal() -> None:
    sea = diving({**FOUR, "c30": "clown-7", "c31": "saw-3"}, FOUR_OPEN, "v21 down")
    do(sea, "swim down")
    assert options(sea) == ["reveal c30", "reveal c31"]
    assert clause(sea, "stop") == "KF-063"


def test_kf_064_edge_12_beside_a_fitting_cave_alone_one_may_stop() -> None:
    cards = {**FIVE, "c33": "fins5"}
    sea = diving(cards, FIVE_OPEN, "v33 up")
    # h33 runs between c23, which is open, and c33, a cave that fits
    do(sea, "swim right")
    assert options(sea) == ["explore c33", "stop"]
    do(sea, "stop")
    assert len(pile(sea, 0)) == 5
    assert at(sea, "c33") == "fins5"


def test_kf_065_edge_13_a_forced_stop_keeps_everything() -> None:
    sea = diving({**FOUR, "c33": "fins5"}, FOUR_OPEN, "v33 up")
    told = do(sea, "swim right")
    assert kinds(told)[:2] == ["swam", "halted"]
    assert pile(sea, 0) == ["clown-3", "lion-3", "box-3", "hammer-3"]


def test_kf_065_068_edge_17_back_beside_two_open_fish() -> None:
    sea = diving({"c21": "lion-3", "c22": "box-3"}, ["c21", "c22"], "h22 left")
    assert GAME.space.text(sea.legal(0)[1]) == "swim down"
    told = do(sea, "swim down")  # v22 lies between c21 and c22
    assert kinds(told)[:2] == ["swam", "halted"]


def test_kf_066_one_card_for_each_movement() -> None:
    sea = table({"c11": "clown-3", "c12": "lion-3"}, divers=["h11 right", RIVAL])
    do(sea, "swim down", "reveal c11")
    assert clause(sea, "reveal c12") == "KF-072"
    moving = table({"c11": "clown-3", "c12": "lion-3"}, divers=["h11 right", RIVAL])
    do(moving, "swim down")
    assert clause(moving, "swim down") == "KF-066"


def test_kf_067_caves_are_never_turned_up() -> None:
    sea = diving({**FOUR, "c30": "clown-7", "c31": "octo3"}, FOUR_OPEN, "v21 down")
    do(sea, "swim down")
    assert clause(sea, "reveal c31") == "KF-067"
    do(sea, "explore c31")
    view = sea.view(SPECTATOR)
    players = view["players"]
    assert isinstance(players, list)
    assert players[0]["caves"] == [{"needs": 4}]


def test_kf_068_an_open_fish_is_no_choice() -> None:
    cards = {"c21": "lion-3", "c22": "box-3", "c31": "clown-3", "c32": "lamp1"}
    sea = diving(cards, ["c21"], "v31 up")
    do(sea, "swim right")  # h31 between c21, open, and c31
    assert opened(sea) == ["c21", "c31"]
    both = diving({**cards, "c11": "octo3"}, ["c21", "c22"], "v11 down")
    assert clause(both, "reveal c21") == "KF-072"
    four = diving({**FOUR, "c33": "octo3"}, FOUR_OPEN, "v33 up")
    do(four, "swim right")
    assert clause(four, "reveal c23") == "KF-068"


def test_kf_070_071_after_a_new_species_stop_or_swim_on() -> None:
    sea = table({"c11": "clown-3", "c12": "lion-3"}, divers=["h11 right", RIVAL])
    do(sea, "swim down", "reveal c11")
    assert options(sea) == ["swim down", "swim left", "swim right", "stop"]
    told = do(sea, "stop")
    assert kinds(told)[0] == "stopped"
    assert pile(sea, 0) == ["clown-3"]


def test_kf_072_swimming_on_means_another_movement_and_card() -> None:
    cards = {"c11": "clown-3", "c12": "lion-3", "c22": "box-3", "c21": "saw-3"}
    sea = table(cards, divers=["h11 right", RIVAL])
    do(sea, "swim down", "reveal c11", "swim down")
    assert phase(sea) == "after-move"
    do(sea, "reveal c22")
    assert phase(sea) == "choice"
    assert opened(sea) == ["c11", "c22"]


def test_kf_073_gliding_to_where_nothing_is_possible() -> None:
    sea = diving({**FOUR, "c33": "fins5"}, FOUR_OPEN, "v33 up")
    assert clause(sea, "swim right") == ""
    do(sea, "swim right")
    assert diver(sea, 0) == "h33 right"
    assert len(pile(sea, 0)) == 4


def test_kf_080_edge_21_size_does_not_matter_for_a_double() -> None:
    cards = {"c20": "clown-1", "c30": "clown-7", "c31": "lamp1"}
    sea = diving(cards, ["c20"], "v21 down")
    assert kinds(do(sea, "swim down"))[2] == "bust"


W5 = {"c11": "clown-3", "c12": "lion-2", "c22": "box-5", "c21": "lion-4"}


def test_kf_081_082_100_w5_a_bust_keeps_what_came_before_the_pair() -> None:
    sea = table(W5, divers=["h10 right", "h54 left"])
    do(sea, "swim right", "reveal c11", "swim down", "swim down", "reveal c22")
    places = [at(sea, place) for place in ("c12", "c22", "c21")]
    told = do(sea, "swim left", "reveal c21")
    bust = next(event for event in told if event["kind"] == "bust")
    assert bust["back"] == ["c12", "c22", "c21"]
    assert bust["pair"] == ["c12", "c21"]
    assert bust["between"] == ["c22"]
    assert pile(sea, 0) == ["clown-3"]
    assert "stayed" not in kinds(told)  # no octopus points are left
    assert [at(sea, place) for place in ("c12", "c22", "c21")] == places
    assert at(sea, "c11") != "clown-3"
    assert len(sea.deck) == 77
    assert diver(sea, 0) == "h31 left"


def test_kf_081_151_w6_edge_18_a_bust_of_everything() -> None:
    cards = {"c11": "puffer-1", "c12": "saw-7", "c22": "puffer-7", "c21": "lamp1"}
    sea = diving(cards, ["c11", "c12"], "v12 down")
    told = do(sea, "swim down")
    assert kinds(told) == ["swam", "revealed", "bust", "turn"]
    assert pile(sea, 0) == []
    assert len(sea.deck) == 78
    assert [at(sea, place) for place in ("c11", "c12", "c22")] == ["puffer-1", "saw-7", "puffer-7"]


def test_kf_081_edge_19_a_double_of_the_newest_costs_only_the_two() -> None:
    cards = {"c11": "clown-3", "c12": "saw-7", "c22": "saw-3", "c21": "lamp1"}
    sea = diving(cards, ["c11", "c12"], "v12 down")
    do(sea, "swim down")
    assert pile(sea, 0) == ["clown-3"]


def test_kf_082_100_edge_20_kept_octopus_points_count() -> None:
    cards = {"c11": "clown-2", "c12": "saw-7", "c22": "saw-3", "c21": "lamp1"}
    sea = diving(cards, ["c11", "c12"], "v12 down", octopus="h50")
    do(sea, "swim down")
    assert phase(sea) == "octopus"
    assert sea.prompt(0).args["steps"] == 2


def test_kf_083_edge_22_between_is_meant_in_time() -> None:
    # c12 lies between the pair c11 and c13 on the board, but was revealed before them.
    cards = {"c12": "box-3", "c11": "saw-7", "c13": "saw-3", "c03": "lamp1"}
    sea = diving(cards, ["c12", "c11"], "h12 right")
    do(sea, "swim right")
    assert pile(sea, 0) == ["box-3"]


def test_kf_084_turned_back_fish_stay_and_can_be_revealed_again() -> None:
    cards = {"c20": "clown-1", "c30": "clown-7", "c31": "lamp1"}
    sea = diving(cards, ["c20"], "v21 down")
    do(sea, "swim down")
    assert (at(sea, "c20"), at(sea, "c30")) == ("clown-1", "clown-7")
    assert sea.view(0)["cards"][15] == {"back": "fish"}  # type: ignore[index]
    do(sea, "swim right")  # the rival's turn
    again = table(cards, divers=["v21 down", RIVAL])
    do(again, "swim down")
    assert opened(again) == ["c30"]


def test_kf_084_memory_help_marks_what_all_have_seen() -> None:
    cards = {"c20": "clown-1", "c30": "clown-7", "c31": "lamp1"}
    helped = diving(cards, ["c20"], "v21 down", help=True)
    do(helped, "swim down")
    for observer in (SPECTATOR, 0, 1):
        shown = helped.view(observer)["cards"]
        assert isinstance(shown, list)
        assert shown[15] == {"back": "fish", "face": "clown-7"}


def test_kf_085_edge_23_after_a_bust_the_octopus_still_moves() -> None:
    cards = {"c20": "clown-3", "c30": "clown-7", "c31": "lamp1"}
    sea = diving(cards, ["c20"], "v21 down", caves=["octo3", ""], octopus="h53")
    do(sea, "swim down")
    assert phase(sea) == "octopus"
    do(sea, "use octo3", "octopus h52")
    assert sea.turn == 1


def test_kf_086_thirteen_species_and_the_first_is_always_new() -> None:
    names = ["clown", "lion", "box", "hammer", "puffer", "sword", "saw", "seahorse", "angel",
             "parrot", "surgeon", "flying", "angler"]  # fmt: skip
    places = PLACE_NAMES[:13]
    cards = {place: f"{name}-3" for place, name in zip(places, names, strict=True)}
    for name in names:  # whatever comes fourteenth, it is a double
        sea = diving({**cards, "c34": "lamp1", "c44": f"{name}-7"}, places, "v34 down")
        assert kinds(do(sea, "swim right"))[2] == "bust"
        first = table({**cards, "c34": "lamp1", "c44": f"{name}-7"}, divers=["v34 down", RIVAL])
        assert kinds(do(first, "swim right")) == ["swam", "revealed"]


def test_kf_090_w7_the_number_must_fit_exactly() -> None:
    three = {"c20": "clown-3", "c21": "lion-3", "c22": "box-3"}
    cards = {**three, "c31": "fins3", "c32": "saw-3"}
    sea = diving(cards, ["c20", "c21", "c22"], "v22 down")
    do(sea, "swim down")
    assert options(sea) == ["reveal c32", "explore c31"]
    do(sea, "explore c31")
    assert hand(sea, 0) == ["fins3"]
    assert len(pile(sea, 0)) == 3
    assert len(sea.deck) == 74
    other = diving({**three, "c31": "octo3", "c32": "saw-3"}, ["c20", "c21", "c22"], "v22 down")
    do(other, "swim down")
    assert opened(other)[-1] == "c32"  # cave 4 does not fit: the fish is turned up at once


def test_kf_090_edge_16_a_number_that_was_passed_is_gone() -> None:
    sea = diving({**FOUR, "c30": "saw-3", "c31": "fins3"}, FOUR_OPEN, "v21 down")
    do(sea, "swim down")
    assert opened(sea) == [*FOUR_OPEN, "c30"]
    two = diving({**FOUR, "c30": "saw-3", "c31": "sword-3"}, FOUR_OPEN, "v21 down")
    do(two, "swim down")
    assert clause(two, "explore c31") == "KF-090"


def test_kf_091_counted_are_the_fish_open_before_the_movement() -> None:
    three = {"c20": "clown-3", "c21": "lion-3", "c22": "box-3"}
    sea = diving({**three, "c31": "octo3", "c32": "lamp1"}, ["c20", "c21", "c22"], "v22 down")
    do(sea, "swim down")
    assert options(sea) == ["explore c32", "stop"]
    assert clause(sea, "explore c31") == "KF-090"


def test_kf_092_exploring_is_public_and_ends_the_dive() -> None:
    sea = diving({**FOUR, "c30": "clown-7", "c31": "octo3"}, FOUR_OPEN, "v21 down")
    do(sea, "swim down")
    told = do(sea, "explore c31")
    assert told[0]["place"] == "c31"
    assert told[0]["needs"] == 4
    assert sea.turn == 1


def test_kf_093_edge_15_one_cave_a_turn() -> None:
    three = {"c20": "clown-3", "c21": "lion-3", "c22": "box-3"}
    sea = diving({**three, "c31": "fins3", "c32": "lamp1"}, ["c20", "c21", "c22"], "v22 down")
    do(sea, "swim down")
    assert options(sea) == ["explore c31", "explore c32", "stop"]
    do(sea, "explore c32")
    assert hand(sea, 0) == ["lamp1"]
    assert at(sea, "c31") == "fins3"


def test_kf_094_the_cave_waits_on_the_board_until_collecting() -> None:
    cards = {**FOUR, "c21": "lion-1", "c30": "clown-7", "c31": "octo3"}
    sea = diving(cards, FOUR_OPEN, "v21 down", octopus="h53")
    do(sea, "swim down", "explore c31")
    assert phase(sea) == "octopus"
    assert at(sea, "c31") == "octo3"
    assert hand(sea, 0) == []
    do(sea, "stay")
    assert hand(sea, 0) == ["octo3"]


def test_kf_095_no_cave_fits_after_the_first_movement() -> None:
    cards = {"c11": "clown-3", "c12": "lion-3"}
    for cave in ("fins3", "octo3", "fins5", "octo5"):
        sea = table({**cards, "c12": cave}, divers=["h11 right", RIVAL])
        do(sea, "swim down")
        assert opened(sea) == ["c11"]
    sea = table({**cards, "c11": "saw-3"}, divers=["h11 right", RIVAL])
    do(sea, "swim down")
    assert clause(sea, "explore c11") == "KF-090"
