"""Battle, circle, end, score: CM-160 to CM-199."""

from __future__ import annotations

import math
from itertools import pairwise

from shoal.games.carta_magica.map import NAMES
from shoal.games.carta_magica.state import CartaMagicaState
from tests.games.carta_magica.table import at, goals, look, options, sea
from tests.kit import clause, do, kinds

FOUR, FIVE, SIX, SEVEN, NINE = 8, 6, 4, 2, 0  # sectors
STORM, NORTH, EAST, SOUTH, WEST = 10, 0, 4, 6, 9

W19 = """
    [p1]
    challenge = "coral-parliament"
    at = "L5"
    {}
    [p2]
    challenge = "drowned-terraces"
    at = "O6"
    talismans = "TL01 TL14"
    cards = "AD12"
    {}
"""


THIRD = '[p3]\nchallenge = "serpent-bridges"\nat = "P7"\n'


def battle(*sectors: int, mine: str = "", theirs: str = "") -> CartaMagicaState:
    state = sea(W19.format(mine, theirs), SIX, *sectors)
    do(state, "spin")
    if "keep" in options(state):
        do(state, "keep")
    do(state, "sail o7")
    return state


def test_cm_160_161_162_163_164_165_166_170_w19_a_battle() -> None:
    state = battle(SIX, FIVE)
    assert options(state) == ["pass", "attack p2"]
    do(state, "attack p2")
    assert state.actor() == 1
    assert options(state) == ["spin"]
    do(state, "spin")
    assert state.actor() == 0
    assert options(state) == ["pass", "loot tl01", "loot tl14", "loot ad12"]
    do(state, "loot tl14")
    assert look(state, 0, "talismans") == ["TL14"]
    assert look(state, 1, "talismans") == ["TL01"]
    do(state, "swap")
    assert state.actor() == 1
    do(state, "pass")
    assert [at(state, 0), at(state, 1)] == ["O7", "O6"]
    assert options(state) == ["spin"]


def test_cm_160_never_compulsory_and_only_one() -> None:
    state = battle(FIVE, FIVE)
    do(state, "pass")
    assert state.actor() == 1
    state = battle(FIVE, FIVE)
    do(state, "attack p2", "spin", "pass")
    assert state.actor() == 1, "the turn is over after one battle"


def test_cm_160_e45_no_attack_without_sailing() -> None:
    state = sea(W19.format("", "").replace('"L5"', '"O7"'), SIX)
    do(state, "spin", "goods")
    assert state.actor() == 1


def test_cm_160_e46_round_the_target_is_sailing() -> None:
    state = sea(W19.format("", "").replace('"L5"', '"O7"'), SIX)
    do(state, "spin", "sail n6")
    assert options(state) == ["pass", "attack p2"]


def test_cm_160_e47_e48_not_without_a_wanted_talisman_and_not_diagonally() -> None:
    state = sea(W19.format("", "").replace("TL01 TL14", "TL01 TL02"), SIX)
    do(state, "spin", "sail o7")
    assert state.actor() == 1
    state = sea(W19.format("", ""), SIX)
    do(state, "spin", "sail n7")
    assert state.actor() == 1
    body = W19.format("", "") + THIRD + 'talismans = "TL05"\n[p4]\nat = "D4"'
    state = sea(body, SIX, seats=4)
    do(state, "spin", "sail o7")
    assert clause(state, "attack p3") == "CM-160"
    assert clause(state, "attack p4") == "CM-160"
    assert clause(state, "attack p1") == "CM-160"


def test_cm_161_stuck_ships_are_safe_harbours_are_not() -> None:
    state = sea(W19.format("", 'condition = "damaged"'), SIX)
    do(state, "spin", "sail o7")
    assert state.actor() == 1
    body = '[p1]\nat = "L8"\n[p2]\nat = "K6"\ncondition = "becalmed"\ntalismans = "TL01"'
    state = sea(body, FIVE)
    do(state, "spin", "sail l6")
    assert state.actor() == 1
    state = sea('[p1]\nat = "N6"\n[p2]\nat = "N3"\nhome = "N3"\ntalismans = "TL01"', FIVE)
    do(state, "spin", "sail n4")
    assert options(state) == ["pass", "attack p2"]
    body = W19.format("", "") + THIRD + 'condition = "damaged"\ntalismans = "TL03"'
    state = sea(body, SIX, seats=3)
    do(state, "spin", "sail o7")
    assert clause(state, "attack p3") == "CM-161"


def test_cm_162_attacker_first_each_repeats_the_own_spin() -> None:
    state = battle(FOUR, NINE, STORM, SEVEN, mine='cards = "AD19"', theirs="")
    do(state, "attack p2")
    assert state.actor() == 0
    assert options(state) == ["keep", "again"]
    do(state, "again")
    assert state.actor() == 1
    do(state, "spin")
    assert clause(state, "again") == "CM-138", "the attacker has no card left"
    state = battle(FOUR, STORM, SEVEN, mine='talismans = "TL05"')
    state.hand[1] |= 1 << 18
    state.pile.remove(18)
    do(state, "attack p2", "spin")
    assert state.actor() == 1
    assert options(state) == ["keep", "again"]
    do(state, "again")
    assert state.actor() == 1, "7 beats 4: the defender may take a card"


def test_cm_163_165_170_e49_both_spin_the_storm() -> None:
    state = battle(STORM, STORM + 1)
    heard = do(state, "attack p2", "spin")
    assert "storm" not in kinds(heard)
    assert "tied" in kinds(heard)
    assert options(state) == ["swap", "pass"]
    assert state.actor() == 0


def test_cm_163_the_storm_counts_minus_two() -> None:
    state = battle(STORM, FOUR, mine='talismans = "TL05"')
    heard = do(state, "attack p2", "spin")
    won = next(event for event in heard if event["kind"] == "won")
    assert [won["attack"], won["defence"], won["winner_seat"]] == [-2, 4, 1]


def test_cm_164_the_defender_may_win_and_anyone_may_take_nothing() -> None:
    state = battle(FOUR, NINE, mine='talismans = "TL05"\ncards = "AD26 AD07"\ngold = 4')
    do(state, "attack p2", "spin")
    assert state.actor() == 1
    assert options(state) == ["pass", "loot tl05", "loot ad07", "loot ad26"]
    assert clause(state, "loot tl01") == "CM-164"
    do(state, "loot ad26")
    assert look(state, 1, "cards") == ["AD12", "AD26"]
    assert look(state, 0, "gold") == 4
    state = battle(NINE, FOUR)
    do(state, "attack p2", "spin", "pass")
    assert look(state, 1, "talismans") == ["TL01", "TL14"]


def test_cm_164_e50_nothing_to_take() -> None:
    state = battle(FOUR, NINE)
    do(state, "attack p2", "spin")
    assert state.actor() == 0
    assert options(state) == ["swap", "pass"]


def test_cm_165_equal_numbers_win_nothing() -> None:
    state = battle(SIX, SIX + 1)
    do(state, "attack p2", "spin")
    assert options(state) == ["swap", "pass"]
    assert look(state, 1, "talismans") == ["TL01", "TL14"]


def test_cm_166_taking_a_card_sets_nothing_off() -> None:
    state = battle(NINE, FOUR, theirs="")
    state.hand[1] |= 1 << 7  # AD08, goods income
    state.pile.remove(7)
    before = look(state, 0, "goods")
    do(state, "attack p2", "spin", "loot ad08")
    assert look(state, 0, "goods") == before
    assert look(state, 0, "cards") == ["AD08"]
    assert options(state) == ["swap", "pass"]


def test_cm_170_both_must_agree() -> None:
    state = battle(NINE, FOUR)
    do(state, "attack p2", "spin", "pass")
    assert clause(state, "accept") == "CM-170"
    do(state, "swap")
    assert state.actor() == 1
    assert options(state) == ["accept", "pass"]
    do(state, "accept")
    assert [at(state, 0), at(state, 1)] == ["O6", "O7"]


def test_cm_171_182_the_exchange_counts_as_a_step() -> None:
    body = '[p1]\nat = "J3"\n[p2]\nat = "L3"\ntalismans = "TL01"'
    state = sea(body, FOUR, NINE, FOUR)
    do(state, "spin", "sail k3", "attack p2", "spin", "pass", "swap", "accept")
    assert [at(state, 0), at(state, 1)] == ["L3", "K3"]
    assert [look(state, 0, "laps"), look(state, 1, "laps")] == [1, -1]


def test_cm_172_184_returns_are_checked_attacker_first() -> None:
    body = """
        [p1]
        home = "N3"
        at = "N6"
        laps = 1
        [p2]
        home = "M13"
        at = "N3"
        talismans = "TL01"
    """
    state = sea(body, FIVE, NINE, FOUR)
    do(state, "spin", "sail n4", "attack p2", "spin", "pass", "swap")
    heard = do(state, "accept")
    assert "returned" in kinds(heard)
    assert look(state, 0, "returned") is True
    assert look(state, 0, "pending") is True


def test_cm_173_e52_exchanged_into_a_harbour() -> None:
    """The defender comes into a red harbour: trade later. The attacker into a black one: a card."""
    body = '[p1]\nat = "N5"\n[p2]\nat = "N4"\ngold = 4\ntalismans = "TL01"'
    state = sea(body, FOUR, NINE, FOUR, FIVE)
    do(state, "spin", "sail n3")
    do(state, "attack p2", "spin", "pass", "swap", "accept")
    assert [at(state, 0), at(state, 1)] == ["N4", "N3"]
    assert look(state, 1, "pending") is True
    assert state.actor() == 1
    do(state, "spin", "hold")
    assert "buy 1" in options(state)
    body = 'pile = "AD12 AD13"\n[p1]\nat = "M6"\n[p2]\nhome = "M9"\nat = "M9"\ntalismans = "TL01"'
    state = sea(body.replace("[p1]", '[p1]\nhome = "H19"'), FIVE, NINE, FOUR)
    do(state, "spin", "sail m8", "attack p2", "spin", "pass", "swap", "accept")
    assert at(state, 0) == "M9"
    assert state.actor() == 0
    assert options(state) == ["draw"]
    do(state, "draw")
    assert look(state, 0, "cards") == ["AD12"]
    assert look(state, 0, "pending") is True


# Round the island.

CLOCKWISE = "M9 N9 N15 K18 H15 D15 D11 D5 H5 J4 K4 L4 M4 M8 M9"


def winding(track: list[str]) -> int:
    """The winding number round K11, by summing angles: the oracle of I14."""
    total = 0.0
    for one, two in pairwise(track):
        angles = []
        for name in (one, two):
            cell = NAMES.index(name)
            angles.append(math.atan2(cell % 21 - 10, -(cell // 21 - 10)))
        turn = angles[1] - angles[0]
        total += (turn + math.pi) % (2 * math.pi) - math.pi
    return round(total / (2 * math.pi))


def voyage(stops: list[str]) -> tuple[CartaMagicaState, list[str]]:
    """Sail p1 from stop to stop, as fast as nines and a lonely sea allow."""
    state = sea('pile = "AD12 AD13 AD14 AD15"\n[p2]\nat = "T20"', *([NINE] * 60))
    track = [stops[0]]
    for stop in stops[1:]:
        while at(state, 0) != stop:
            do(state, "spin")
            reachable = goals(state)
            if stop in reachable:
                goal = stop
            else:
                from shoal.games.carta_magica.rules.reach import course

                path = course(state.place[0], NAMES.index(stop), state.place)
                goal = NAMES[path[9]]
            preview = state.preview(0, state.game.space.parse(f"sail {goal}"))
            track += preview["path"][1:]  # type: ignore[index]
            do(state, f"sail {goal}")
            while state.actor() == 0 and not state.over():
                do(state, next(text for text in ("draw", "keep", "done") if text in options(state)))
            if state.over():
                return state, track
            do(state, "spin", "hold")
            if state.over():
                return state, track
    return state, track


def test_cm_180_181_182_the_circle_is_counted_by_the_cut() -> None:
    state, track = voyage(CLOCKWISE.split())
    assert winding(track) == 1
    assert look(state, 0, "laps") == 1
    assert look(state, 0, "returned") is True
    assert state.over()
    state, track = voyage(CLOCKWISE.split()[::-1])
    assert winding(track) == -1
    assert look(state, 0, "laps") == -1
    assert look(state, 0, "returned") is True


def test_cm_181_only_the_edges_between_k_and_l_north_of_the_island() -> None:
    for row in range(2, 9):
        if row in (5, 6, 7, 8):
            continue  # K is windless or shallow there
        state = sea(f'[p1]\nat = "K{row}"\n[p2]\nat = "P14"', FOUR)
        do(state, "spin", f"sail l{row}")
        assert look(state, 0, "laps") == 1
    state = sea('[p1]\nat = "K18"\n[p2]\nat = "P14"', FOUR)
    do(state, "spin", "sail l18")
    assert look(state, 0, "laps") == 0


def test_cm_182_183_e53_over_the_cut_and_back_is_nothing() -> None:
    state = sea('[p1]\nat = "K3"\n[p2]\nat = "P14"', STORM, EAST, NINE, NINE)
    do(state, "spin", "spin", "spin", "hold")
    assert look(state, 0, "laps") == 1
    do(state, "spin", "sail j3")
    assert look(state, 0, "laps") == 0


def test_cm_184_e54_two_laps_count_too() -> None:
    for laps in (2, -1, -3):
        state = sea(f'[p1]\nat = "M7"\nlaps = {laps}', FIVE)
        do(state, "spin", "sail m9")
        assert look(state, 0, "returned") is True


def test_cm_184_190_e56_blown_home_by_somebody_else() -> None:
    state = sea(
        'turn = "p2"\npile = "AD12"\n[p1]\nat = "M7"\nlaps = 1\n[p2]\nat = "P14"', STORM, SOUTH
    )
    do(state, "spin", "spin", "draw")
    assert look(state, 0, "returned") is True
    assert state.over()


def test_cm_185_w22_home_without_a_circle_is_an_ordinary_stop() -> None:
    state = sea('pile = "AD12 AD13"', FIVE, FIVE, FIVE, FIVE)
    do(state, "spin", "sail n9", "spin", "hold", "spin", "sail m9")
    assert options(state) == ["trade", "draw"]
    do(state, "draw", "trade")
    assert look(state, 0, "returned") is False
    do(state, "spin", "hold")
    assert not state.over()


W21 = """
    pile = "AD02 AD12"
    [p1]
    at = "J5"
    goods = 4
    gold = 1
    [p2]
    at = "P14"
"""


def test_cm_181_184_190_195_197_w21_the_return() -> None:
    state = sea(W21, NINE, FIVE)
    do(state, "spin")
    preview = state.preview(0, state.game.space.parse("sail m9"))
    assert [preview["steps"], preview["laps"], preview["returns"]] == [9, 1, True]
    heard = do(state, "sail m9")
    assert "last_round" in kinds(heard)
    do(state, "trade", "trade", "draw", "keep")
    assert look(state, 0, "gold") == 3
    assert state.view(-1)["last_round"] is True
    do(state, "spin", "hold")
    assert state.over()
    assert state.scores()[0] == 3 + 2 + 15


def test_cm_190_e57_the_round_is_finished() -> None:
    body = "pile = \"AD12\"\n[p1]\nat = 'M7'\nlaps = 1\ngoods = 0"
    state = sea(body, FIVE, FIVE, FIVE, FIVE, seats=4)
    do(state, "spin", "sail m9", "draw")
    for seat in (1, 2, 3):
        assert state.actor() == seat
        do(state, "spin", "hold")
    assert state.over()


def test_cm_190_e58_the_last_player_ends_it_at_once() -> None:
    body = 'turn = "p2"\npile = "AD12"\n[p2]\nat = "M15"\nlaps = -1\ngoods = 0'
    state = sea(body, FIVE)
    do(state, "spin", "sail m13", "draw")
    assert state.over()
    refused = state.refusal(0, 0)
    assert refused is not None
    assert refused.clause == "CM-190"


def test_cm_190_the_current_turn_is_completed() -> None:
    body = 'turn = "p2"\npile = "AD01"\n[p2]\nat = "M15"\nlaps = -1\ngoods = 4'
    state = sea(body, FIVE)
    do(state, "spin", "sail m13")
    assert not state.over()
    do(state, "trade", "trade", "draw", "keep")
    assert state.over()
    assert look(state, 1, "gold") == 2


def test_cm_191_a_mere_return_does_not_end_the_game() -> None:
    state = sea('turn = "p2"\npile = "AD12"\n[p2]\nat = "M15"\ngoods = 0', FIVE)
    do(state, "spin", "sail m13", "draw")
    assert not state.over()
    assert state.round == 2


def test_cm_192_e60_a_returned_ship_keeps_its_bonus() -> None:
    body = 'turn = "p2"\n[p1]\nlaps = 1\nreturned = true\n[p2]\nat = "P14"'
    state = sea(body, STORM, NORTH, seats=3)
    do(state, "spin", "spin")
    assert at(state, 0) == "M7"
    assert look(state, 0, "returned") is True
    assert state.scores()[0] == 15


def test_cm_193_a_missed_turn_of_the_last_round_is_missed() -> None:
    body = 'pile = "AD12"\n[p1]\nat = "M7"\nlaps = 1\ngoods = 0\n[p2]\nmissed = 1'
    state = sea(body, FIVE)
    do(state, "spin", "sail m9", "draw")
    assert state.over()
    assert look(state, 1, "missed") == 0


W24 = """
    [p1]
    challenge = "drowned-terraces"
    talismans = "TL01 TL16 TL07"
    gold = 4
    cards = "AD01 AD03"
    laps = 1
    returned = true
"""


def test_cm_194_195_196_197_198_w24_scoring() -> None:
    state = sea('phase = "over"\nround = 9' + W24)
    assert state.scores()[0] == 61
    rows = state.tally(0)
    assert sum(row["points"] for row in rows) == 61  # type: ignore[misc]
    assert [row["points"] for row in rows] == [3, 10, 6, 10, 10, 4, 3, 15]


def test_cm_194_talisman_points() -> None:
    state = sea('[p1]\ntalismans = "TL07 TL15"\nchallenge = "coral-parliament"\n[p3]\nchallenge = '
                '"drowned-terraces"', seats=3)  # fmt: skip
    assert state.scores()[0] == 16


def test_cm_195_gold_tokens_and_gold_cards() -> None:
    state = sea('[p1]\ngold = 5\ncards = "AD02 AD04 AD07"')
    assert state.scores()[0] == 7


def test_cm_196_ten_for_each_talisman_of_the_challenge() -> None:
    state = sea('[p1]\ntalismans = "TL01 TL16"\n[p2]\ntalismans = "TL05"')
    assert state.scores()[0] == 3 + 10 + 20
    assert state.scores()[1] == 5


def test_cm_197_e59_several_players_can_have_returned() -> None:
    body = "[p1]\nreturned = true\nlaps = 1\n[p2]\nreturned = true\nlaps = -1"
    assert sea(f'phase = "over"\nround = 9\n{body}').scores() == [15, 15]


def test_cm_198_goods_magic_and_other_cards_score_nothing() -> None:
    state = sea('[p1]\ngoods = 8\nmagic = 8\ncards = "AD04 AD07 AD12 AD19 AD26"')
    assert state.scores()[0] == 0


def test_cm_199_e64_most_points_win_and_equals_share() -> None:
    home = "[p1]\nreturned = true\nlaps = 1"
    end = 'phase = "over"\nround = 9\n' + home + "\n[p2]\ngold = 5\n[p3]\ngold = 7\n{}"
    assert sea(end.format(""), seats=3).ranking() == [1, 3, 2]
    assert sea(end.format('talismans = "TL11"'), seats=3).ranking() == [1, 3, 1]
