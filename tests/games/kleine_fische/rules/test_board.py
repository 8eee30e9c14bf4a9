"""Board, set-up and the course of turns: KF-001 to KF-056."""

from __future__ import annotations

import pytest

from shoal.games.kleine_fische import GAME
from shoal.games.kleine_fische.actions import JUMPS, jump, jump_berth
from shoal.games.kleine_fische.components import CARD_NAMES, FISH
from shoal.games.kleine_fische.map import (
    BERTH_NAMES,
    BESIDE,
    CORNER_BERTHS,
    FRONT,
    LANE_NAMES,
    ONWARD,
    PLACE_NAMES,
)
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel import SPECTATOR, FastChance
from shoal.kernel.game import SeatsError
from tests.games.kleine_fische.table import at, diver, octopus, opened, phase, pile, table
from tests.kit import clause, do, kinds, options

CAVES_ON_TOP = {"c00": "fins3", "c01": "lamp1", "c02": "octo3", "c03": "chest_a", "c04": "octo5"}


def fresh(seats: int = 2, seed: int = 1) -> KleineFischeState:
    state = GAME.new(seats, FastChance(seed))
    assert isinstance(state, KleineFischeState)
    return state


def onward(berth: str) -> list[str]:
    return sorted(BERTH_NAMES[after] for after in ONWARD[BERTH_NAMES.index(berth)])


def beside(lane: str) -> list[str]:
    return [PLACE_NAMES[place] for place in BESIDE[LANE_NAMES.index(lane)]]


def test_kf_001_two_to_four_play_with_the_same_set_up() -> None:
    for seats in (2, 3, 4):
        sea = fresh(seats)
        assert (len(sea.board), len(sea.deck), sea.divers) == (25, 78, [-1] * seats)
    for seats in (1, 5):
        with pytest.raises(SeatsError):
            GAME.new(seats, FastChance(1))


def test_kf_002_there_are_25_card_spaces() -> None:
    assert len(PLACE_NAMES) == 25
    assert PLACE_NAMES[0] == "c00"
    assert PLACE_NAMES[13] == "c23"


def test_kf_003_there_are_60_lanes_rim_included() -> None:
    assert len(LANE_NAMES) == 60
    rim = [lane for lane in LANE_NAMES if len(beside(lane)) == 1]
    assert len(rim) == 20
    assert {"h00", "h04", "v00", "v45", "h54"} <= set(rim)


def test_kf_004_a_card_borders_on_its_four_sides() -> None:
    assert beside("h11") == ["c01", "c11"]
    assert beside("v23") == ["c22", "c23"]
    assert beside("h02") == ["c02"]
    assert beside("v05") == ["c04"]
    for place in PLACE_NAMES:
        assert sum(place in beside(lane) for lane in LANE_NAMES) == 4


def test_kf_005_headings_are_kept_from_the_jump_on() -> None:
    assert len(BERTH_NAMES) == 120
    sea = fresh()
    column = next(c for c in range(5) if sea.board[c] < FISH)
    do(sea, f"jump c{column} left up")
    assert diver(sea, 0).endswith(" up")


def test_kf_006_007_w4_steps_lead_on_and_never_back() -> None:
    assert onward("v23 down") == ["h32 left", "h33 right", "v33 down"]
    assert onward("h02 right") == ["h03 right", "v03 down"]
    assert onward("h04 right") == ["v05 down"]
    assert onward("h00 left") == ["v00 down"]
    counts = [len(after) for after in ONWARD]
    assert [counts.count(n) for n in (3, 2, 1)] == [64, 48, 8]
    sea = table(divers=["v23 down", "h00 right"])
    assert options(sea) == ["swim down", "swim left", "swim right"]
    assert clause(sea, "swim up") == "KF-006"
    rim = table(divers=["h02 right", "h00 right"])
    assert options(rim) == ["swim down", "swim right"]
    assert clause(rim, "swim up") == "KF-007"


def test_kf_006_invariant_6_a_step_passes_the_front_crossing() -> None:
    for berth in range(120):
        for after in ONWARD[berth]:
            assert after // 2 != berth // 2
            shared = {FRONT[berth], FRONT[berth ^ 1]} & {FRONT[after], FRONT[after ^ 1]}
            assert shared == {FRONT[berth]}
            assert FRONT[after] != FRONT[berth]


def test_kf_008_edge_7_divers_share_a_lane() -> None:
    sea = table(seats=3, divers=["h22 right", "h23 right", "h23 left"])
    do(sea, "swim right")
    assert diver(sea, 0) == "h23 right"
    boat = table(seats=3, turn="p3", divers=["v02 up", "v02 down", "boat"])
    do(boat, "jump c2 left down")
    assert diver(boat, 2) == "v02 down"


def test_kf_009_the_lane_of_the_octopus_is_barred() -> None:
    sea = table(divers=["v23 down", "h00 right"], octopus="v33")
    assert options(sea) == ["swim left", "swim right"]
    assert clause(sea, "swim down") == "KF-009"


def test_kf_010_a_movement_is_one_step() -> None:
    sea = table(divers=["v23 down", "h00 right"])
    do(sea, "swim down")
    assert diver(sea, 0) == "v33 down"
    assert phase(sea) == "first-reveal"


def test_kf_011_eight_berths_face_a_corner() -> None:
    corners = sorted(BERTH_NAMES[berth] for berth in CORNER_BERTHS)
    assert corners == [
        "h00 left", "h04 right", "h50 left", "h54 right",
        "v00 up", "v05 up", "v40 down", "v45 down",
    ]  # fmt: skip
    assert all(len(ONWARD[berth]) == 1 for berth in CORNER_BERTHS)
    assert onward("h54 right") == ["v45 up"]


def test_kf_020_divers_begin_on_the_boat() -> None:
    sea = fresh(4)
    assert sea.divers == [-1] * 4
    assert sea.boat == 2
    assert phase(sea) == "jump"


def test_kf_021_the_octopus_begins_in_its_cave_and_blocks_nothing() -> None:
    sea = fresh()
    assert octopus(sea) == "cave"
    for berth in range(120):
        moved = table(divers=[BERTH_NAMES[berth], "h00 right"])
        assert len(options(moved, "swim")) == len(ONWARD[berth])


def test_kf_022_all_cards_are_shuffled_and_25_dealt_row_by_row() -> None:
    deck = list(range(103))
    FastChance(9).shuffle(deck)
    sea = fresh(seed=9)
    assert sea.board == deck[::-1][:25]
    assert sea.deck == deck[:78]
    assert fresh(seed=10).board != sea.board


def test_kf_023_backs_are_public() -> None:
    sea = table({"c01": "lamp2", "c22": "chest_b"}, divers=["h10 right", "h00 right"])
    for observer in (SPECTATOR, 0, 1):
        view = GAME.position(sea.position()).view(observer)
        cards = view["cards"]
        assert isinstance(cards, list)
        assert (cards[0], cards[1], cards[12]) == ({"back": "fish"}, {"back": "4"}, {"back": "6"})
        assert view["deck"] == {"left": 78, "top": "fish"}
    held = table(divers=["h10 right", "h00 right"], caves=["octo5", ""]).view(1)["players"]
    assert isinstance(held, list)
    assert held[0]["caves"] == [{"needs": 6}]


def test_kf_024_030_the_first_seat_starts_and_turns_go_round() -> None:
    sea = fresh(3, seed=4)
    order: list[int] = []
    chance = FastChance(5)
    while len(order) < 9:
        if not order or order[-1] != sea.turn:
            order.append(sea.turn)
        legal = sea.legal(sea.turn)
        sea.apply(sea.turn, legal[chance.below(len(legal))])
    assert order == [0, 1, 2] * 3


def test_kf_025_nobody_begins_with_cards() -> None:
    sea = fresh(4)
    assert sea.piles == [[]] * 4
    assert sea.hands == [[]] * 4


def test_kf_030_a_turn_is_dive_octopus_collecting_refill() -> None:
    sea = table({"c11": "clown-1", "c12": "lion-3"}, divers=["h11 right", "h00 right"])
    do(sea, "swim down")
    told = kinds(do(sea, "reveal c11", "stop", "stay"))
    assert told == ["revealed", "stopped", "stayed", "collected", "refilled", "turn"]
    assert sea.turn == 1


def test_kf_031_edge_1_nobody_skips_a_turn() -> None:
    assert clause(fresh(), "stop") == "KF-031"
    assert clause(table(divers=["h10 right", "h00 right"]), "stop") == "KF-031"


def test_kf_032_every_turn_begins_with_a_full_hidden_board() -> None:
    sea = fresh(2, seed=3)
    chance = FastChance(4)
    turns = 0
    while not sea.over() and turns < 30:
        if phase(sea) in ("move", "jump"):
            turns += 1
            assert -1 not in sea.board
            assert opened(sea) == []
            assert sea.lit == 0
        legal = sea.legal(sea.turn)
        sea.apply(sea.turn, legal[chance.below(len(legal))])
    assert turns > 10


def test_kf_033_cave_cards_have_their_windows() -> None:
    caves = ["fins3 lamp1 octo3 reroll1 rainbow_a chest_a", ""]
    sea = table({"c11": "clown-3", "c12": "lion-3"}, divers=["h11 right", "h00 right"], caves=caves)
    assert options(sea, "use") == ["use lamp1"]
    assert options(sea, "dash")
    assert clause(sea, "rainbow clown") == "KF-185"
    do(sea, "swim down", "reveal c11")
    assert options(sea, "use") == []
    assert options(sea, "dash")
    do(sea, "stop")
    assert options(sea) == ["use octo3", "stay"]


def test_kf_040_edge_2_the_boat_goes_above_a_fish() -> None:
    sea = table({"c00": "fins3", "c01": "lamp1"})
    assert {text.split()[1] for text in options(sea, "jump")} == {"c2", "c3", "c4"}
    assert clause(sea, "jump c0 left down") == "KF-040"
    do(sea, "jump c2 right down")
    assert sea.boat == 2
    later = table(divers=["h10 right", "h00 right"])
    assert clause(later, "jump c2 left down") == "KF-040"


def test_kf_041_042_w3_three_sides_and_two_headings() -> None:
    sea = table({"c00": "fins3", "c01": "clown-3"})
    ends = [BERTH_NAMES[jump_berth(jump(1, way))] for way in range(JUMPS)]
    assert sorted(ends) == [
        "h11 left", "h11 right", "v01 down", "v01 up", "v02 down", "v02 up",
    ]  # fmt: skip
    told = do(sea, "jump c1 left down")
    assert diver(sea, 0) == "v01 down"
    assert kinds(told)[:2] == ["jumped", "revealed"]
    assert opened(sea) == ["c01"]  # the only fish beside the lane


def test_kf_043_edge_4_no_jump_onto_the_octopus() -> None:
    sea = table(turn="p2", divers=["h00 right", "boat"], octopus="h12")
    sides = {" ".join(text.split()[2:]) for text in options(sea) if text.startswith("jump c2")}
    assert sides == {"left up", "left down", "right up", "right down"}
    assert clause(sea, "jump c2 bottom left") == "KF-043"


def test_kf_044_edge_3_any_fish_beside_the_lane_may_be_revealed() -> None:
    sea = table({"c01": "clown-3", "c02": "lion-3"})
    do(sea, "jump c1 right up")
    assert options(sea) == ["reveal c01", "reveal c02"]
    do(sea, "reveal c02")
    assert opened(sea) == ["c02"]


def test_kf_045_the_boat_stays_for_the_next_jump() -> None:
    sea = table()
    do(sea, "jump c4 bottom left", "reveal c14", "stop")
    assert sea.boat == 4
    assert sea.turn == 1
    assert len(options(sea, "jump")) == 30  # and limits nobody


def test_kf_046_047_edge_5_a_top_row_of_caves_is_opened_by_a_swap() -> None:
    sea = table({**CAVES_ON_TOP, "c44": "clown-7"})
    assert clause(sea, "jump c3 left down") == "KF-040"
    assert len(options(sea)) == 5 * 20
    do(sea, "exchange c03 c44")
    assert (at(sea, "c03"), at(sea, "c44")) == ("clown-7", "chest_a")
    assert sea.lit == 0
    assert {text.split()[1] for text in options(sea)} == {"c3"}


def test_kf_046_edge_6_no_swap_while_a_fish_is_on_top() -> None:
    cards = dict(CAVES_ON_TOP)
    del cards["c02"]
    sea = table(cards)
    assert clause(sea, "exchange c03 c44") == "KF-046"
    caves = table({**CAVES_ON_TOP, "c22": "lamp2"}, phase="exchange")
    assert clause(caves, "exchange c03 c22") == "KF-046"


def test_kf_048_fins_do_not_jump() -> None:
    sea = table()
    sea.hands[0] = [CARD_NAMES.index("fins5")]  # cannot happen: a first turn precedes every cave
    assert options(sea, "dash") == []
    assert clause(sea, "dash fins5 h12 right") == "KF-040"


def test_kf_050_051_edge_10_later_turns_begin_with_any_free_lane() -> None:
    caves = {"c22": "fins3", "c32": "lamp1"}
    sea = table(caves, divers=["h31 right", "h00 right"])
    assert options(sea) == ["swim up", "swim down", "swim right"]
    told = do(sea, "swim right")  # between two caves
    assert kinds(told) == ["swam", "stranded", "turn"]
    assert sea.turn == 1


def test_kf_052_053_w11_edge_25_a_blocked_corner_turns_the_diver_round() -> None:
    sea = table(divers=["v05 up", "h22 right"], octopus="h04")
    assert options(sea) == ["swim down", "swim left"]
    told = do(sea, "swim left")
    assert kinds(told)[0] == "reversed"
    assert diver(sea, 0) == "h14 left"
    down = table(divers=["v05 up", "h22 right"], octopus="h04")
    do(down, "swim down")
    assert diver(down, 0) == "v15 down"


def test_kf_053_edge_26_no_turning_round_when_the_corner_is_free() -> None:
    sea = table(divers=["v05 up", "h22 right"], octopus="h24")
    assert options(sea) == ["swim left"]
    assert clause(sea, "swim down") == "KF-006"
    do(sea, "swim left")
    assert diver(sea, 0) == "h04 left"
    same = table(divers=["v05 up", "h22 right"], octopus="v05")
    assert options(same) == ["swim left"]


def test_kf_054_edge_27_elsewhere_a_first_movement_always_exists() -> None:
    rim = table(divers=["h02 right", "h22 right"], octopus="h03")
    assert options(rim) == ["swim down"]
    for berth in range(120):
        for lane in range(60):
            sea = table(divers=[BERTH_NAMES[berth], "h22 right"], octopus=LANE_NAMES[lane])
            assert sea.legal(0)


def test_kf_055_w11_edge_24_swimming_into_a_blocked_corner_ends_the_dive() -> None:
    cards = {"c04": "clown-3", "c14": "lion-3"}
    sea = table(cards, phase="choice", open=["c14"], divers=["v15 up", "h22 right"], octopus="h04")
    told = do(sea, "swim up")
    assert kinds(told)[:3] == ["swam", "revealed", "halted"]
    assert pile(sea, 0) == ["clown-3", "lion-3"]
    assert diver(sea, 0) == "v05 up"


def test_kf_056_edge_28_a_diver_leaves_the_octopus_lane_as_usual() -> None:
    sea = table(divers=["v23 down", "h00 right"], octopus="v23")
    assert options(sea) == ["swim down", "swim left", "swim right"]
    do(sea, "swim left")
    assert diver(sea, 0) == "h32 left"
