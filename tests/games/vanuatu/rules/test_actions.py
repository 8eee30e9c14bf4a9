"""Vanuatu: the nine actions (VAN-115 to VAN-158)."""

from __future__ import annotations

from shoal.games.vanuatu.components import BOX
from tests.games.vanuatu.table import MAP_3, MAP_8, WAIT, moment, purse, table, turn, why
from tests.kit import allowed, do, happened, options

OWN = 'map = ["a2 efate stalls=p1"]\n'


def test_van_115_sailing_needs_a_sea_and_a_vatu() -> None:
    assert why(turn('vatu = 0\npawns = "sail rest"'), "sail a3") == "VAN-116 sail-vatu"
    assert allowed(turn('vatu = 1\npawns = "sail rest"'), "sail a3")


def test_van_116_one_to_three_steps_over_seas_a_vatu_each() -> None:
    state = turn('boat = "a4"\npawns = "sail rest"', MAP_3)
    assert why(state, "sail b4") == "VAN-116 sail-island"
    do(state.clone(), "sail a3")
    for target, steps in (("a3", 1), ("b3", 2), ("b2", 3)):
        there = state.clone()
        do(there, f"sail {target}")
        assert there.vatu[0] == 3 - steps
    assert why(state, "sail a1") == "VAN-116 sail-far"
    poor = turn('vatu = 2\nboat = "a4"\npawns = "sail rest"', MAP_3)
    assert why(poor, "sail b2") == "VAN-116 sail-vatu"


def test_van_117_ec_40_back_and_forth_costs_its_steps() -> None:
    """EC-40."""
    state = turn('vatu = 2\npawns = "sail rest"')
    heard = do(state, "sail b3")
    assert state.boat[0] == BOX.labels.index("b3")
    assert state.vatu[0] == 0
    path = happened(heard, "sailed")[0]["path"]
    assert isinstance(path, list)
    assert len(path) == 3


def test_van_117_a_longer_way_may_be_paid() -> None:
    state = turn('vatu = 3\npawns = "sail rest"')
    assert allowed(state, "sail a3")
    assert why(state, "sail a3 in 2") == "VAN-117 sail-steps"
    do(state, "sail a3 in 3")
    assert state.vatu[0] == 0
    state = turn('vatu = 3\nboat = "a3"\npawns = "sail rest"')
    assert why(state, "sail b2 in 2") == "VAN-117 sail-shortest"


def test_van_118_the_navigators_option_is_a_destination_only() -> None:
    state = turn('vatu = 0\ncharacter = "navigator"\npawns = "sail rest"')
    assert options(state, "sail") == ["sail a3", "sail b2", "sail b3"]


def test_van_120_building_needs_slot_stall_and_3_vatu() -> None:
    assert why(turn('vatu = 2\npawns = "build rest"'), "build efate") == "VAN-120 cost"
    full = turn('pawns = "build rest"', 'map = ["a2 efate stalls=p2,p2,p3"]')
    assert why(full, "build efate") == "VAN-120 no-stall-slot"
    busy = (
        MAP_8.replace("b4 santo", "b4 santo stalls=p1,p1,p1")
        .replace("c6 tanna", "c6 tanna stalls=p1,p1,p1")
        .replace("c3 pentecost", "c3 pentecost stalls=p1,p1")
    )
    spent = turn('pawns = "build rest"', busy)
    assert why(spent, "build efate") == "VAN-120 no-stall"


def test_van_121_ec_38_two_own_stalls_on_one_island() -> None:
    """EC-38: both count for transport and at the end."""
    state = turn('pawns = "build rest"', 'map = ["a2 efate stalls=p1,p2"]')
    do(state, "build efate")
    assert state.stalls[0:2] == [2, 1]
    assert purse(state) == (0, 0)
    assert state.hand[0] == 6


def test_van_122_no_action_takes_a_stall_away() -> None:
    state = turn('pawns = "build draw"', 'map = ["a2 efate stalls=p2"]')
    do(state, "build efate")
    before = state.stalls[:]
    while state.round_no == 1:
        do(state, options(state)[0])
    assert state.stalls[:2] >= before[:2]
    assert state.stalls[1] == 1


def test_van_125_exploring_needs_a_disc() -> None:
    assert why(turn('pawns = "explore rest"'), "explore") == "VAN-125 no-treasure-disc"
    assert allowed(turn('boat = "b2"\npawns = "explore rest"'), "explore")


def test_van_126_the_treasure_is_worth_the_discs() -> None:
    state = turn('boat = "a4"\npawns = "explore rest"', MAP_3)
    do(state, "explore")
    assert state.gems[:4] == [0, 0, 0, 1]
    assert state.treasure[6] == 2
    assert purse(state) == (3, 0)


def test_van_127_reward_tiles_are_what_the_seas_can_give() -> None:
    for printed, supply in (
        (BOX.tile_fish, BOX.fish_supply), (BOX.tile_treasure, BOX.treasure_supply)
    ):  # fmt: skip
        for value in (1, 2, 3):
            assert supply[value] == sum(1 for discs in printed if discs >= value)


def test_van_130_fishing_needs_a_disc() -> None:
    assert why(turn('pawns = "fish rest"'), "fish") == "VAN-130 no-fish-disc"
    assert allowed(turn('boat = "a3"\npawns = "fish rest"'), "fish")


def test_van_131_132_the_catch_is_worth_the_discs_and_discs_do_not_return() -> None:
    state = table('[p1]\nboat = "a3"\npawns = "fish"')
    do(state, "fish")
    assert state.fish_tiles[:4] == [0, 0, 1, 0]
    assert state.round_no == 2
    assert state.fish[1] == 1


def test_van_135_136_137_230_w_01_a_sale() -> None:
    """W-01: 3 + 9 = 12 vatu are 2 vatu and 5 points."""
    state = turn('fish = [3]\npawns = "sell rest"', OWN)
    heard = do(state, "sell 3")
    assert purse(state) == (2, 5)
    assert state.view(-1)["price"] == 2
    assert sum(state.fish_tiles[:4]) == 0
    assert happened(heard, "converted")


def test_van_135_ec_54_the_stall_must_be_beside_the_boat() -> None:
    """EC-54."""
    state = turn(
        'fish = [1]\nboat = "a4"\npawns = "sell rest"',
        MAP_3.replace("map = [", 'map = ["a2 efate stalls=p1", '),
    )
    assert why(state, "sell 1") == "VAN-135 no-own-stall"
    assert why(turn('pawns = "sell rest"', OWN), "sell 1") == "VAN-135 no-fish-tile"


def test_van_136_137_230_w_20_big_fish_first() -> None:
    """W-20."""
    state = turn('vatu = 0\nfish = [3, 2, 1]\npawns = "sell rest"', OWN)
    do(state, "sell 3")
    assert purse(state) == (9, 0)
    do(state, "sell 2")
    assert purse(state) == (3, 5)
    do(state, "sell 1")
    assert purse(state) == (4, 5)
    assert state.view(-1)["price"] == 1


def test_van_137_w_21_small_fish_first() -> None:
    """W-21."""
    state = turn('vatu = 0\nfish = [3, 2, 1]\npawns = "sell rest"', OWN)
    do(state, "sell 1", "sell 2", "sell 3")
    assert purse(state) == (0, 5)
    assert state.view(-1)["price"] == 1


def test_van_136_137_ec_04_the_order_is_the_players() -> None:
    """EC-04."""
    p1 = 'vatu = 0\nfish = [3, 1]\npawns = "sell rest"'
    one, two = turn(p1, OWN), turn(p1, OWN)
    do(one, "sell 3", "sell 1")
    do(two, "sell 1", "sell 3")
    assert purse(one) == (1, 5)
    assert purse(two) == (9, 0)


def test_van_137_ec_05_the_price_stays_on_1() -> None:
    """EC-05."""
    state = turn('vatu = 0\nfish = [1, 1, 1]\npawns = "sell rest"', "price = 1\n" + OWN)
    do(state, "sell 1", "sell 1", "sell 1")
    assert purse(state) == (3, 0)
    assert state.view(-1)["price"] == 1


def test_van_137_ec_06_the_next_seller_finds_the_price_as_it_was_left() -> None:
    """EC-06."""
    top = 'map = ["a2 efate stalls=p1,p2"]\n'
    state = turn('fish = [1]\npawns = "sell rest"', top, 'fish = [1]\npawns = "sell sail"\n')
    do(state, "sell 1", "sell 1")
    assert state.vatu[:2] == [6, 5]


def test_van_136_the_seller_may_stop() -> None:
    state = turn('fish = [2, 1]\npawns = "sell rest"', OWN)
    do(state, "sell 1", "stop")
    assert state.fish_tiles[:4] == [0, 0, 1, 0]
    assert state.actor() == 1


def test_van_140_buying_needs_a_payable_cube_not_a_slot() -> None:
    state = turn('vatu = 1\npawns = "buy rest"')
    assert options(state, "buy") == ["buy efate kava"]
    assert why(state, "buy efate beef") == "VAN-140 cost"
    empty = turn('pawns = "buy rest"', 'map = ["a2 efate kava=0"]')
    assert why(empty, "buy efate kava") == "VAN-140 no-cube"


def test_van_141_island_and_good_are_chosen_and_paid() -> None:
    state = turn('pawns = "buy rest"', MAP_3)
    assert options(state, "buy") == [
        "buy efate kava", "buy efate copra", "buy efate beef", "buy santo kava", "buy santo beef",
        "buy pentecost kava",
    ]  # fmt: skip
    do(state, "buy efate copra")
    assert purse(state) == (1, 3)
    assert state.cubes[:3] == [1, 0, 1]


def test_van_142_w_22_the_uppermost_ship_with_a_slot() -> None:
    """W-22."""
    state = turn('pawns = "buy rest"', 'ships = ["ship02 kava", "ship09", "ship04"]')
    do(state, "buy efate kava")
    assert purse(state) == (2, 1)
    assert state.sketch()["ships"] == ["ship02 kava kava", "ship09", "ship04"]


def test_van_142_w_23_the_last_slot_brings_2_more() -> None:
    """W-23."""
    state = turn('pawns = "buy rest"', 'ships = ["ship04 copra copra", "ship03", "ship09"]')
    do(state, "buy efate beef")
    assert purse(state) == (0, 7)


def test_van_142_ec_21_the_upper_ship_even_if_the_lower_would_be_completed() -> None:
    """EC-21."""
    state = turn('pawns = "buy rest"', 'ships = ["ship06", "ship02 kava kava", "ship09"]')
    do(state, "buy efate copra")
    assert purse(state) == (1, 3)
    assert state.sketch()["ships"] == ["ship06 copra", "ship02 kava kava", "ship09"]


FULL_OF_KAVA = 'ships = ["ship09 kava kava kava", "ship04", "ship03"]'


def test_van_143_109_ec_20_a_cube_without_a_slot_is_paid_and_lost() -> None:
    """EC-20."""
    state = turn('vatu = 1\npawns = "buy rest"', FULL_OF_KAVA)
    assert why(state, "withdraw buy") == "VAN-104 must-act"
    before = state.reserve[0]
    heard = do(state, "buy efate kava")
    assert purse(state) == (0, 0)
    assert state.reserve[0] == before + 1
    assert happened(heard, "lost")


def test_van_144_ec_26_a_full_ship_stays_and_takes_nothing() -> None:
    """EC-26."""
    state = turn(
        'pawns = "buy rest"',
        'ships = ["ship09 kava kava", "ship04", "ship03"]',
        'pawns = "buy sail"\n',
    )
    do(state, "buy efate kava")
    assert state.points[0] == 3
    assert state.sketch()["ships"] == ["ship09 kava kava kava", "ship04", "ship03"]
    assert moment(state) == "turn"


def test_van_145_drawing_is_free_and_brings_3() -> None:
    state = turn('vatu = 0\npawns = "draw rest"')
    do(state, "draw efate")
    assert purse(state) == (0, 3)
    assert state.drawings[0] == 1


def test_van_145_ec_36_a_taken_slot_stays_taken() -> None:
    """EC-36."""
    state = turn('pawns = "draw rest"', 'map = ["a2 efate drawings=1"]')
    assert why(state, "draw efate") == "VAN-145 no-drawing-slot"
    more = turn('pawns = "draw rest"', MAP_3.replace("map = [", 'map = ["a2 efate drawings=1", '))
    assert options(more, "draw") == ["draw santo", "draw pentecost"]


def test_van_146_ec_34_a_waiting_tourist_and_room() -> None:
    """EC-34."""
    none = turn('pawns = "transport rest"', "waiting = 0")
    assert why(none, "transport efate") == "VAN-146 no-tourists"
    full = turn(
        'pawns = "transport rest"',
        'map = ["a2 efate tourists=5", "b4 santo", "c3 tanna", "a4 segond", "a1 bougainville"]',
    )
    assert why(full, "transport efate") == "VAN-146 island-full"
    assert allowed(full, "transport santo")


def test_van_147_230_w_25_every_stall_pays() -> None:
    """W-25."""
    state = turn(
        'vatu = 8\npawns = "transport rest"',
        'map = ["a2 efate stalls=p2,p2,p3 tourists=1"]\nwaiting = 2',
    )
    do(state, "transport efate")
    assert purse(state) == (1, 5)
    assert state.guests[0] == 2
    assert state.tourists == 1


def test_van_148_ec_35_no_stall_is_needed() -> None:
    """EC-35."""
    state = turn('pawns = "transport rest"')
    do(state, "transport efate")
    assert purse(state) == (3, 0)
    assert state.guests[0] == 1


def test_van_155_104_ec_14_the_fifth_finds_no_rest_tile() -> None:
    """EC-14."""
    taken = 'rest = ["p2 vatu", "p3 point", "p4 first-player", "p5 vatu-point"]\n'
    state = turn('pawns = "rest draw"', taken, 'pawns = "sail buy"\n', 5)
    assert why(state, "rest") == "VAN-155 no-rest"
    do(state, "withdraw rest")
    assert state.rest_held[0] == -1


def test_van_156_ec_15_the_last_tile_must_be_taken() -> None:
    """EC-15: it is looked at before it is taken, so this one choice is not made for a person."""
    taken = 'rest = ["p2 point", "p3 first-player", "p4 vatu-point"]\n'
    state = turn('pawns = "rest draw"', taken, 'pawns = "sail buy"\n', 4)
    do(state, "rest")
    assert options(state) == ["keep vatu"]
    assert why(state, "keep point") == "VAN-156 rest-gone"
    do(state, "keep vatu")
    assert state.view(-1)["rest_left"] == 0


def test_van_156_157_resting_shows_the_tiles_and_cannot_be_taken_back() -> None:
    state = turn('pawns = "rest draw"')
    reveals = state.reveals
    do(state, "rest")
    assert state.reveals > reveals
    assert len(options(state)) == 4
    assert why(state, "draw efate") == "VAN-156 phase-resting"


def test_van_158_the_bonus_waits_for_phase_five() -> None:
    state = table('[p1]\npawns = "rest draw"')
    do(state, "rest")
    state = turn('pawns = "rest draw"', "", WAIT)
    do(state, "rest", "keep vatu-point")
    assert purse(state) == (3, 0)
    end = table('phase = "resting"\n[p1]\n')
    do(end, "keep vatu-point")
    assert purse(end) == (4, 1)
    assert end.round_no == 2
