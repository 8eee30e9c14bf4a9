"""Vanuatu: general rules and set-up (VAN-001 to VAN-031)."""

from __future__ import annotations

import pytest

from shoal.games.vanuatu import GAME, components
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.kernel import FastChance, playout
from shoal.kernel.game import SeatsError
from tests.games.vanuatu.table import MAP_3, WAIT, begin, moment, purse, table, turn, why
from tests.kit import allowed, do, options


@pytest.mark.parametrize("seats", [1, 6])
def test_van_001_three_to_five_play_and_two_by_their_own_rule(seats: int) -> None:
    assert GAME.seat_counts == [2, 3, 4, 5]
    with pytest.raises(SeatsError):
        GAME.new(seats, FastChance(1))


def test_van_002_eight_rounds_then_most_points_win() -> None:
    state = begin(4, 5)
    rounds = set()
    chance = FastChance(8)
    while not state.over():
        rounds.add(state.round_no)
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])
    assert rounds == set(range(1, 9))
    best = max(state.scores())
    assert state.scores()[state.ranking().index(1)] == best


def test_van_003_vatu_stay_between_0_and_9() -> None:
    for seed in range(5):
        state = begin(4, seed)
        chance = FastChance(seed)
        while not state.over():
            assert all(0 <= vatu <= 9 for vatu in state.vatu)
            assert all(points >= 0 for points in state.points)
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[chance.below(len(legal))])


def test_van_004_turn_order_is_the_marker_holder_then_clockwise() -> None:
    state = table('first = "p3"\nphase = "character"', 4)
    seen = [state.actor()]
    for name in ("navigator", "builder", "diver"):
        do(state, f"take {name}")
        seen.append(state.actor())
    assert seen == [2, 3, 0, 1]


def test_van_005_a_phase_is_finished_by_all_before_the_next() -> None:
    state = begin()
    assert why(state, "plan rest rest") == "VAN-070 phase-character"
    do(state, "take navigator", "take builder")
    assert why(state, "plan rest rest") == "VAN-070 phase-character"
    do(state, "take diver")
    assert why(state, "sail b3") == "VAN-080 phase-plan"
    assert allowed(state, "plan rest rest")


def test_van_006_hexes_touch_by_edges_and_efate_counts() -> None:
    near = {BOX.labels[h]: {BOX.labels[n] for n in archipelago.NEAR_LIST[h]} for h in range(16)}
    assert near["a2"] == {"a1", "a3", "b2", "b3"}
    assert near["b3"] == {"a2", "a3", "b2", "b4", "c3", "c4"}
    assert near["d1"] == {"c2", "c3"}
    assert near["c1"] == {"b1", "c2"}
    state = turn('pawns = "draw rest"')
    assert allowed(state, "draw efate")


def test_van_007_ec_41_boats_share_a_sea_and_sail_over_each_other() -> None:
    """EC-41."""
    state = turn('pawns = "sail rest"', rest='boat = "a3"\n' + WAIT)
    do(state, "sail a3")
    assert state.boat[0] == state.boat[1] == state.boat[2]
    state = turn('boat = "a3"\npawns = "sail rest"', MAP_3, 'boat = "b3"\n' + WAIT)
    assert allowed(state, "sail b2")  # two steps, over b3


def test_van_008_hexes_without_a_tile_cannot_be_used() -> None:
    state = turn('pawns = "sail rest"')
    assert why(state, "sail b4") == "VAN-008 sail-empty"
    assert why(turn('pawns = "draw rest"'), "draw santo") == "VAN-009 not-beside"


def test_van_009_island_actions_beside_the_boat_sea_actions_under_it() -> None:
    state = turn('boat = "b2"\npawns = "fish explore draw"', MAP_3)
    assert allowed(state, "fish")
    assert allowed(state, "explore")
    assert allowed(state, "draw pentecost")
    assert why(state, "draw santo") == "VAN-009 not-beside"


def test_van_010_several_islands_around_the_player_chooses() -> None:
    state = turn('pawns = "draw rest"', MAP_3)
    assert options(state, "draw") == ["draw efate", "draw santo", "draw pentecost"]


def test_van_011_drawings_and_tourists_belong_to_nobody() -> None:
    state = turn(
        'pawns = "transport rest"\ncharacter = "guide"',
        'map = ["a2 efate drawings=1 stalls=p2"]\nwaiting = 1',
    )
    do(state, "transport efate")
    assert purse(state) == (4, 2)  # p2's stall pays p1; the drawing counts whoever made it
    assert "drawings" not in state.sketch()["p1"]  # type: ignore[operator]


def test_van_012_everything_on_the_table_is_open() -> None:
    state = turn('vatu = 5\nfish = [2]\ntreasure = [3]\npawns = "rest sail"')
    view = state.view(-1)
    players = view["players"]
    assert isinstance(players, list)
    assert players[0]["vatu"] == 5
    assert players[0]["fish"] == [2]
    assert players[0]["treasure"] == [3]
    assert players[0]["pawns"] == [1, 0, 0, 0, 0, 0, 0, 0, 1]
    assert view["price"] == 3


def test_van_013_nothing_can_be_given_to_another_player() -> None:
    names = {family.name for family in GAME.space.families}
    assert names == {
        "place", "neutral", "take", "plan", "sail", "build", "explore", "fish", "sell", "buy",
        "draw", "transport", "rest", "withdraw", "stop", "second", "keep", "cash", "beg", "govern",
    }  # fmt: skip
    state = turn('vatu = 9\ntreasure = [3]\npawns = "draw rest"')
    before = state.vatu[1:], state.gems[4:]
    do(state, "cash 3", "draw efate")
    assert (state.vatu[1:], state.gems[4:]) == before


def test_van_014_ids_are_the_words_of_the_components() -> None:
    assert components.ACTIONS[0] == "sail"
    assert components.CHARACTERS[:5] == ["navigator", "builder", "diver", "fisherman", "seller"]
    assert components.GOODS == ["kava", "copra", "beef"]
    assert components.RESTS == ["first_player", "point", "vatu_point", "vatu"]
    assert GAME.space.text(GAME.space.parse("take navigator")) == "take navigator"


def test_van_020_starting_seas_lie_at_random_on_the_start_hexes() -> None:
    found = set()
    for seed in range(60):
        state = begin(3, seed)
        found.add(tuple(state.hex_tile[h] for h in BOX.starts))
    assert len(found) == 6
    assert all(sorted(tiles) == [1, 2, 3] for tiles in found)


def test_van_021_022_w_11_letters_of_the_pile_and_the_two_open_tiles() -> None:
    """W-11."""
    firsts = set()
    for seed in range(40):
        state = begin(3, seed)
        letters = [BOX.tile_letters[tile] for tile in state.pile]
        assert "".join(letters) == "ABCDEFABCDEF"
        assert sorted(state.pile) == list(range(4, 16))
        assert [BOX.tile_letters[tile] for tile in state.revealed] == ["A", "B"]
        assert state.view(-1)["pile"] == "CDEFABCDEF"
        firsts.add(tuple(state.pile[:6]))
    assert len(firsts) > 20  # 64 ways


def test_van_023_reward_tiles_are_sorted_by_worth_and_open() -> None:
    assert BOX.fish_supply == [0, 8, 4, 2]
    assert BOX.treasure_supply == [0, 4, 4, 2]
    state = turn('boat = "b2"\npawns = "explore rest"')
    do(state, "explore")
    assert state.view(-1)["players"][0]["treasure"] == [2]  # type: ignore[index]


def test_van_024_three_shuffled_ships_and_a_deck_of_seven() -> None:
    tops = set()
    for seed in range(40):
        state = begin(3, seed)
        assert len(state.ships) == 3
        assert len(state.deck) == 7
        assert sorted(state.ships + state.deck) == list(range(10))
        tops.add(state.ships[0])
    assert len(tops) > 6


@pytest.mark.parametrize(("seats", "total"), [(3, 14), (4, 16), (5, 18)])
def test_van_025_w_10_tourist_tiles_by_number_of_players(seats: int, total: int) -> None:
    """W-10."""
    state = begin(seats)
    assert len(state.tourist_pile) == 8
    assert sum(state.tourist_pile) == total
    assert state.tourists == state.tourist_pile[0]


def test_van_026_rest_tiles_and_all_characters_are_there() -> None:
    state = begin()
    assert state.view(-1)["rest_left"] == 4
    assert state.view(-1)["characters"] == components.CHARACTERS[:10]


def test_van_027_price_3_round_1() -> None:
    view = begin().view(-1)
    assert (view["price"], view["round"]) == (3, 1)


def test_van_028_goods_on_efate_and_discs_on_the_starting_seas() -> None:
    state = begin()
    assert state.cubes[:3] == [1, 1, 1]
    assert state.reserve == [9, 7, 5]
    assert [state.fish[t] for t in (1, 2, 3)] == [2, 1, 0]
    assert [state.treasure[t] for t in (1, 2, 3)] == [0, 2, 0]


def test_van_029_what_everybody_starts_with() -> None:
    state = begin(5)
    assert state.vatu == [3] * 5
    assert state.points == [0] * 5
    assert state.hand == [8] * 5
    assert state.boat == [state.tile_hex[3]] * 5
    do(state, *[f"take {name}" for name in components.CHARACTERS[:5]])
    for _ in range(2):
        for _ in range(5):
            do(state, "plan rest rest")
    for _ in range(4):
        do(state, "plan rest")
    assert [sum(state.pawns[s * 9 : s * 9 + 9]) for s in range(5)].count(5) == 4


def test_van_030_first_player_at_random() -> None:
    assert {begin(4, seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_van_031_only_the_tourist_tile_depends_on_the_players() -> None:
    three, five = begin(3, 9), begin(5, 9)
    for key in ("vatu", "points", "hand"):
        assert getattr(three, key)[0] == getattr(five, key)[0]
    assert three.hex_tile == five.hex_tile
    assert sorted(three.tourist_pile) != sorted(five.tourist_pile)


def test_van_040_ec_68_round_1_has_no_preparation() -> None:
    """EC-68: the A and B tiles lie open but are not placed."""
    state = begin()
    assert moment(state) == "character"
    assert len(state.revealed) == 2
    assert state.hex_tile.count(-1) == 12
    assert playout(state, FastChance(1)) > 50
