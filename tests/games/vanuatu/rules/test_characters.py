"""Vanuatu: choosing and using characters (VAN-070 to VAN-076, VAN-200 to VAN-210)."""

from __future__ import annotations

from shoal.games.vanuatu import components
from tests.games.vanuatu.table import MAP_3, begin, planable, purse, table, turn, why
from tests.kit import allowed, do, happened, options

CHOOSING = (
    'phase = "character"\nround = 2\n[p1]\ncharacter = "navigator"\n[p2]\ncharacter = "builder"\n'
)
CHOOSING += '[p3]\ncharacter = "guide"\n'
TWO = 'map = ["b4 santo", "a4 segond"]\n'


def test_van_070_everybody_takes_one_in_turn_order() -> None:
    state = begin()
    assert len(options(state)) == 10
    first = state.first
    do(state, "take artist")
    assert state.character[first] == components.CHARACTERS.index("artist")
    assert state.actor() == (first + 1) % 3
    assert why(state, "take artist") == "VAN-071 character-held"
    assert all(text.startswith("take ") for text in options(state))


def test_van_071_ec_46_a_later_players_old_character_is_not_there_yet() -> None:
    """EC-46."""
    state = table(TWO + CHOOSING)
    assert why(state, "take guide") == "VAN-071 character-held"


def test_van_071_ec_47_an_earlier_players_old_character_is_there_at_once() -> None:
    """EC-47."""
    state = table(TWO + CHOOSING)
    do(state, "take artist")
    assert allowed(state, "take navigator")
    do(state, "take navigator")
    assert allowed(state, "take builder")


def test_van_072_never_the_same_twice_running() -> None:
    state = table(TWO + CHOOSING)
    assert why(state, "take navigator") == "VAN-072 same-character"


def test_van_073_a_character_obliges_to_nothing() -> None:
    state = table('phase = "plan"\n[p1]\ncharacter = "builder"')
    assert allowed(state, "plan rest rest")
    assert "sail" in planable(state)


def test_van_074_the_action_turns_the_tile_bonus_used_or_not() -> None:
    state = turn('character = "guide"\npawns = "transport rest"')
    do(state, "transport efate")  # no drawing there: no bonus
    assert state.points[0] == 0
    assert state.turned[0] == 1
    state = turn('character = "guide"\npawns = "draw rest"')
    do(state, "draw efate")
    assert state.turned[0] == 0


def test_van_074_a_face_down_tile_has_no_power() -> None:
    # A tile is turned by its own action, so only its power can tell: turned here by hand.
    state = turn('character = "builder"\nvatu = 2\npawns = "build rest"')
    state.turned[0] = 1
    state.menu_known = False
    assert why(state, "build efate") == "VAN-120 cost"
    state = turn('character = "artist"\npawns = "draw rest"')
    state.turned[0] = 1
    do(state, "draw efate")
    assert state.points[0] == 3


def test_van_075_taking_pawns_back_does_not_turn_the_tile() -> None:
    state = turn('character = "builder"\nvatu = 0\npawns = "build rest"')
    do(state, "withdraw build")
    assert state.turned[0] == 0


def test_van_076_bonuses_by_themselves_or_at_choice() -> None:
    state = turn('character = "navigator"\nvatu = 3\npawns = "sail rest"')
    do(state, "sail a3")
    assert state.vatu[0] == 3  # nobody asked
    state = turn('character = "buyer"\npawns = "buy rest"')
    do(state, "buy efate kava")
    assert options(state) == ["second yes", "second no"]


def test_van_200_118_ec_39_the_navigator_sails_for_nothing() -> None:
    """EC-39."""
    state = turn('character = "navigator"\nvatu = 0\nboat = "a3"\npawns = "sail rest"', MAP_3)
    assert "sail a4" in options(state)
    assert "sail b2" in options(state)
    assert "sail a1" in options(state)  # three steps: b3, b2, a1
    assert why(state, "sail b3 in 3") == "VAN-118 sail-free"
    do(state, "sail a1")
    assert state.vatu[0] == 0
    assert state.turned[0] == 1


def test_van_201_ec_37_the_builder_pays_1() -> None:
    """EC-37."""
    poor = turn('character = "builder"\nvatu = 0\npawns = "build rest"')
    assert why(poor, "build efate") == "VAN-120 cost"
    state = turn('character = "builder"\nvatu = 1\npawns = "build rest"')
    do(state, "build efate")
    assert state.vatu[0] == 0
    assert state.stalls[0] == 1


def test_van_202_w_08_the_diver_gets_vatu_too() -> None:
    """W-08."""
    state = turn('character = "diver"\nboat = "b2"\npawns = "explore rest"')
    do(state, "explore")
    assert state.gems[:4] == [0, 0, 1, 0]
    assert purse(state) == (5, 0)
    assert state.treasure[2] == 1
    assert state.turned[0] == 1


def test_van_203_w_09_the_fisherman_gets_points_too() -> None:
    """W-09."""
    state = turn(
        'character = "fisherman"\nboat = "a1"\npawns = "fish rest"',
        'map = ["b4 santo", "a1 shark"]',
    )
    do(state, "fish")
    assert state.fish_tiles[:4] == [0, 0, 0, 1]
    assert purse(state) == (3, 3)


def test_van_205_ec_55_the_seller_needs_no_stall_of_his_own() -> None:
    """EC-55."""
    top = 'map = ["a2 efate stalls=p2,p3"]\n'
    state = turn('character = "seller"\nfish = [1]\npawns = "sell rest"', top)
    do(state, "sell 1")
    assert state.vatu[0] == 6
    plain = turn('fish = [1]\npawns = "sell rest"', top)
    assert why(plain, "sell 1") == "VAN-135 no-own-stall"


def test_van_205_the_seller_needs_an_island_beside_the_boat() -> None:
    # Only in round 7 a sea may lie away from all islands (VAN-053).
    far = (
        'map = ["c3 santo", "c4 pentecost", "b1 malakula", "b4 tanna", "a1 bougainville",'
        ' "a3 mele", "a4 coolidge", "b2 havannah", "b3 vila", "b5 shark", "c1 selwyn", "c2 segond",'
        ' "c5 maskelyne", "c6 erromango", "d1 patteson"]'
    )
    state = turn('character = "seller"\nfish = [1]\nboat = "d1"\npawns = "sell rest"', far)
    assert allowed(state, "sell 1")  # Santo lies beside d1
    state = turn('character = "seller"\nfish = [1]\nboat = "a4"\npawns = "sell rest"', MAP_3)
    assert allowed(state, "sell 1")
    state = turn('character = "seller"\nfish = [1]\nboat = "c6"\npawns = "sell rest"', far)
    assert why(state, "sell 1") == "VAN-205 no-island"


def test_van_206_w_24_the_buyers_second_cube_scores_too() -> None:
    """W-24."""
    state = turn(
        'character = "buyer"\npawns = "buy rest"',
        'ships = ["ship04 copra copra", "ship03", "ship09"]',
    )
    do(state, "buy efate beef")
    assert purse(state) == (0, 7)
    do(state, "second yes")
    assert purse(state) == (0, 12)
    assert state.turned[0] == 1
    assert state.gaps[3:6] == [0, 1, 1]


def test_van_206_ec_22_the_second_cube_may_be_declined() -> None:
    """EC-22: one kava slot overall; the Buyer is turned either way."""
    state = turn(
        'character = "buyer"\npawns = "buy rest"',
        'ships = ["ship09 kava kava", "ship04", "ship03"]',
    )
    do(state, "buy efate kava", "second no")
    assert purse(state) == (2, 3)
    assert state.turned[0] == 1


def test_van_206_ec_23_both_cubes_may_complete_a_ship() -> None:
    """EC-23."""
    state = turn(
        'character = "buyer"\npawns = "buy rest"',
        'ships = ["ship09 kava kava", "ship02 kava copra", "ship03"]',
    )
    do(state, "buy efate kava", "second yes")
    assert purse(state) == (2, 6)


def test_van_206_ec_24_no_second_cube_from_an_empty_reserve() -> None:
    """EC-24."""
    state = turn(
        'character = "buyer"\npawns = "buy rest"',
        'ships = ["ship03 beef beef", "ship05 beef beef", "ship01"]\n' + MAP_3,
    )
    assert state.reserve[2] == 0
    do(state, "buy efate beef")
    assert state.actor() == 1
    assert state.turned[0] == 1


def test_van_206_ec_25_without_a_slot_both_cubes_are_lost() -> None:
    """EC-25."""
    state = turn(
        'character = "buyer"\npawns = "buy rest"',
        'ships = ["ship04", "ship03", "ship09 kava kava kava"]',
    )
    before = state.reserve[0]
    do(state, "buy efate kava", "second yes")
    assert purse(state) == (2, 0)
    assert state.reserve[0] == before + 1


def test_van_207_the_artist_draws_for_5() -> None:
    state = turn('character = "artist"\npawns = "draw rest"')
    do(state, "draw efate")
    assert purse(state) == (3, 5)
    assert state.turned[0] == 1


def test_van_208_w_26_the_guide_counts_drawings() -> None:
    """W-26."""
    top = MAP_3.replace("c3 pentecost", "c3 pentecost drawings=3")
    state = turn('character = "guide"\npawns = "transport rest"', top)
    do(state, "transport pentecost")
    assert purse(state) == (3, 6)


def test_van_209_ec_48_the_beggar_needs_points() -> None:
    """EC-48."""
    state = turn('character = "beggar"\npawns = "draw rest"')
    assert why(state, "beg 1") == "VAN-209 beg-points"
    assert why(turn('points = 5\npawns = "draw rest"'), "beg 1") == "VAN-209 no-beggar"


def test_van_209_ec_49_begging_may_convert() -> None:
    """EC-49."""
    state = turn('character = "beggar"\nvatu = 9\npoints = 4\npawns = "draw rest"')
    do(state, "beg 1")
    assert purse(state) == (0, 8)


def test_van_209_ec_50_once_a_round_and_before_acting() -> None:
    """EC-50."""
    state = turn('character = "beggar"\nvatu = 0\npoints = 9\npawns = "draw rest"')
    do(state, "beg 1")
    assert state.actor() == 0  # the turn goes on
    assert why(state, "beg 2") == "VAN-074 turned"
    assert purse(state) == (1, 8)


PREACHER = 'character = "preacher"\nboat = "a3"\npawns = "fish sail"'
CROWD = 'pawns = "fish fish sail sail rest"\n'


def test_van_210_107_ec_10_the_preacher_acts_without_a_majority() -> None:
    """EC-10."""
    state = turn(PREACHER, "", CROWD)
    assert allowed(state, "fish")
    assert allowed(state, "sail b3")
    assert allowed(state, "withdraw fish")
    heard = do(state, "fish")
    assert happened(heard, "preached")
    assert state.turned[0] == 1
    assert state.fish_tiles[:4] == [0, 0, 1, 0]
    assert state.pawns[3] == 0


def test_van_210_104_ec_11_not_with_a_majority_somewhere() -> None:
    """EC-11."""
    state = turn(PREACHER.replace("fish sail", "fish sail explore"), "", CROWD)
    assert why(state, "fish") == "VAN-210 preacher-leads"
    assert options(state) == ["withdraw explore"]


def test_van_074_106_ec_12_a_used_preacher_is_silent() -> None:
    """EC-12."""
    state = turn(PREACHER + "\nturned = true", "", CROWD)
    assert why(state, "fish") == "VAN-101 outnumbered"
    assert options(state) == ["withdraw sail", "withdraw fish"]


def test_van_210_ec_13_not_on_what_cannot_be_done() -> None:
    """EC-13."""
    state = turn(
        'character = "preacher"\npawns = "fish explore"',
        "",
        'pawns = "fish fish explore explore rest"\n',
    )
    assert options(state) == ["withdraw explore", "withdraw fish"]
    do(state, "withdraw fish")
    assert state.turned[0] == 0


def test_van_210_not_without_own_pawns() -> None:
    state = turn(PREACHER, "", CROWD)
    assert why(state, "draw efate") == "VAN-104 no-pawns"


def test_van_107_without_the_preacher_nobody_acts_from_behind() -> None:
    state = turn('boat = "a3"\npawns = "fish sail"', "", CROWD)
    assert why(state, "fish") == "VAN-101 outnumbered"
