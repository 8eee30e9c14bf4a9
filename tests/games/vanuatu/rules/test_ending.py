"""Vanuatu: vatu, rest bonuses, the end (VAN-230 to VAN-255)."""

from __future__ import annotations

import pytest

from shoal.games.vanuatu.rules import vatu
from tests.games.vanuatu.table import MAP_8, moment, purse, table, turn, why
from tests.kit import allowed, do, happened

OWN = 'map = ["a2 efate stalls=p1"]\n'


def last(p1: str, efate: str = "", others: str = "", first: str = "p2") -> str:
    """The last pawn of the last round: p1 draws on Efate for 3 points."""
    lines = MAP_8.replace("map = [", f'map = ["a2 efate {efate}", ')
    top = f'round = 8\nfirst = "{first}"\nactive = "p1"\n{lines}'
    return f'{top}\n[p1]\npawns = "draw"\n{p1}\n{others}'


def test_van_230_ec_01_exactly_ten() -> None:
    """EC-01."""
    state = turn('vatu = 7\nfish = [1]\npawns = "sell rest"', OWN)
    do(state, "sell 1")
    assert purse(state) == (0, 5)


def test_van_230_ec_02_one_conversion_from_18() -> None:
    """EC-02."""
    state = turn('vatu = 9\nfish = [3]\npawns = "sell rest"', OWN)
    do(state, "sell 3")
    assert purse(state) == (8, 5)


def test_van_230_251_ec_03_two_conversions_at_the_end() -> None:
    """EC-03: 9 + 11 = 20 vatu."""
    state = table(last("vatu = 9\nfish = [3, 3, 2, 2, 1]"))
    do(state, "draw efate")
    assert purse(state) == (0, 3 + 10)


def test_van_231_after_each_single_gain() -> None:
    treasure = turn('vatu = 9\ntreasure = [1, 1]\npawns = "draw rest"')
    do(treasure, "cash 1")
    assert purse(treasure) == (0, 5)
    do(treasure, "cash 1")
    assert purse(treasure) == (1, 5)


def test_van_231_202_ec_53_the_diver_converts() -> None:
    """EC-53."""
    state = turn(
        'vatu = 8\ncharacter = "diver"\nboat = "a1"\npawns = "explore rest"',
        'map = ["b4 santo", "a1 segond"]',
    )
    do(state, "explore")
    assert purse(state) == (1, 5)
    assert state.gems[3] == 1


def test_van_231_241_ec_19_a_rest_tile_converts() -> None:
    """EC-19."""
    state = table('phase = "resting"\n[p1]\nvatu = 9')
    do(state, "keep vatu-point")
    assert purse(state) == (0, 6)


@pytest.mark.parametrize("gains", [[9, 9], [3, 7, 8], [18]])
def test_van_232_gains_in_a_row_are_their_sum(gains: list[int]) -> None:
    state = turn('vatu = 4\npawns = "draw rest"')
    for amount in gains:
        vatu.gain(state, 0, amount)
    assert purse(state) == (2, 10)


def test_van_233_costs_come_first_and_nobody_owes() -> None:
    state = turn('vatu = 2\npawns = "build rest"', OWN)
    assert why(state, "build efate") == "VAN-120 cost"
    state = turn('vatu = 0\npawns = "sail rest"')
    assert not allowed(state, "sail a3")


def test_van_240_tiles_are_shown_in_turn_order_and_put_back() -> None:
    state = table(
        'first = "p2"\nactive = "p1"\nrest = ["p1 vatu", "p3 point", "p2 vatu-point"]\n'
        '[p1]\npawns = "draw"'
    )
    heard = do(state, "draw efate")
    shown = [(event["seat"], event["tile"]) for event in happened(heard, "refreshed")]
    assert shown == [
        (1, "@vanuatu-rest-vatu-point"), (2, "@vanuatu-rest-point"), (0, "@vanuatu-rest-vatu"),
    ]  # fmt: skip
    assert [purse(state, seat) for seat in range(3)] == [(4, 3), (4, 1), (3, 1)]
    assert state.view(-1)["rest_left"] == 4


def test_van_241_w_14_the_marker_moves_and_its_holder_lays_the_tiles() -> None:
    """W-14."""
    rest = "rest = ['p3 first-player']\n"
    state = table('first = "p1"\n' + rest + '[p1]\npawns = "draw"', 4)
    do(state, "draw efate")
    assert state.view(-1)["order"] == [2, 3, 0, 1]
    assert state.actor() == 2
    assert moment(state) == "place"


def test_van_242_ec_17_nobody_takes_it_nothing_changes() -> None:
    """EC-17."""
    state = table('first = "p2"\nactive = "p1"\nrest = ["p3 vatu"]\n[p1]\npawns = "draw"')
    do(state, "draw efate")
    assert state.first == 1
    end = table(last("vatu = 0", first="p1"))
    do(end, "draw efate")
    assert end.points[0] == 3 + 3


def test_van_243_ec_16_the_holder_may_take_it_too() -> None:
    """EC-16."""
    state = table('phase = "resting"\n[p1]\n')
    do(state, "keep first-player")
    assert state.first == 0


def test_van_250_ec_18_rest_tiles_of_round_8_are_paid_once_before_the_count() -> None:
    """EC-18: the marker's new holder gets the 3 points."""
    state = table("rest = ['p3 first-player', 'p2 point']\n" + last("vatu = 0"))
    heard = do(state, "draw efate")
    assert state.over()
    assert len(happened(heard, "refreshed")) == 2
    assert state.first == 2
    assert state.points == [3, 1 + 1, 3 + 1]


def test_van_251_w_04_stalls_and_tourists() -> None:
    """W-04: two stalls, four tourists."""
    state = table(last("vatu = 0", "stalls=p1,p1 tourists=4"))
    do(state, "draw efate")
    assert state.points[0] == 3 + 16


def test_van_251_w_15_fish_become_vatu() -> None:
    """W-15."""
    state = table(last("vatu = 4\nfish = [2, 1]"))
    do(state, "draw efate")
    assert purse(state) == (7, 3 + 2)


def test_van_251_253_ec_65_vatu_score_and_stay_for_the_tie() -> None:
    """EC-65."""
    state = table(last("vatu = 8"))
    do(state, "draw efate")
    assert purse(state) == (8, 3 + 2)
    assert state.rank_key(0) == [5, 0, 8]


def test_van_251_treasures_count_double() -> None:
    state = table(last("vatu = 0\ntreasure = [3, 2]"))
    do(state, "draw efate")
    assert state.points[0] == 3 + 10


def test_van_251_every_point_is_explained() -> None:
    state = table(
        last("vatu = 5\ntreasure = [3]\npoints = 20", "stalls=p1,p2 tourists=3", first="p1")
    )
    do(state, "draw efate")
    rows = {str(row["key"]): row["points"] for row in state.tally(0)}
    assert rows == {
        "vanuatu-tally-before": 20, "vanuatu-tally-drawings": 3, "vanuatu-tally-first-player": 3,
        "vanuatu-tally-vatu": 1, "vanuatu-tally-treasure": 6, "vanuatu-tally-stalls-on": 6,
    }  # fmt: skip
    assert sum(points for points in rows.values() if isinstance(points, int)) == state.points[0]


def test_van_252_ec_66_a_stall_without_tourists_scores_nothing() -> None:
    """EC-66: but it counts for the tie."""
    state = table(last("vatu = 0", "stalls=p1 tourists=0"))
    do(state, "draw efate")
    assert state.points[0] == 3
    assert state.rank_key(0)[1] == 1


def test_van_253_ec_64_ties_by_stalls_then_vatu() -> None:
    """EC-64."""
    state = table(
        last(
            "vatu = 5\npoints = 58",
            "stalls=p1,p2,p3",
            "[p2]\nvatu = 4\npoints = 58\n[p3]\nvatu = 0\n",
        )
    )
    do(state, "draw efate")
    assert state.points[:2] == [62, 62]
    assert state.ranking()[:2] == [1, 2]
    # What decides is told with the points, to those it concerns.
    told = [[row["args"] for row in state.tally(seat) if not row["points"]] for seat in range(3)]
    assert told == [[{"stalls": 1, "vatu": 5}], [{"stalls": 1, "vatu": 4}], []]
    more = table(
        last("vatu = 5\npoints = 58", "stalls=p2", "[p2]\nvatu = 4\npoints = 58\n[p3]\nvatu = 0\n")
    )
    do(more, "draw efate")
    assert more.ranking()[:2] == [2, 1]  # a stall more beats a vatu more


def test_van_254_equals_share_a_rank() -> None:
    state = table(
        last("vatu = 3", first="p3", others="[p2]\nvatu = 3\npoints = 3\n[p3]\nvatu = 0\n")
    )
    do(state, "draw efate")
    assert state.points == [4, 4, 3]
    assert state.ranking() == [1, 1, 3]


def test_van_255_w_16_scores_run_on_past_50() -> None:
    """W-16."""
    state = turn('vatu = 9\npoints = 48\ntreasure = [1]\npawns = "draw rest"')
    do(state, "cash 1")
    assert state.points[0] == 53
