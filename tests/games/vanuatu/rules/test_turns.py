"""Vanuatu: majorities, turns, exchanges (VAN-100 to VAN-112, VAN-150, VAN-151)."""

from __future__ import annotations

from tests.games.vanuatu.table import MAP_3, MAP_8, begin, moment, purse, table, turn, why
from tests.kit import allowed, do, happened, options, refused

SHARK = 'map = ["b4 santo", "a1 shark"]\n'


def three(p1: str, p2: str, p3: str, top: str = "", first: str = "p1") -> str:
    return f'first = "{first}"\n{top}\n[p1]\n{p1}\n[p2]\n{p2}\n[p3]\n{p3}\n'


def test_van_100_ec_63_players_without_pawns_are_skipped() -> None:
    """EC-63."""
    state = table(three('pawns = "draw"', 'pawns = "rest sail buy"', ""))
    do(state, "draw efate")
    assert state.actor() == 1
    do(state, "sail a3")
    assert state.actor() == 1
    assert moment(state) == "turn"


def test_van_100_the_phase_ends_with_the_last_pawn() -> None:
    state = table('[p1]\npawns = "draw"')
    heard = do(state, "draw efate")
    assert happened(heard, "round")
    assert sum(state.pawns) == 0


def test_van_101_110_131_w_02_most_pawns_then_turn_order() -> None:
    """W-02: values 3, 2, 1."""
    boat = 'boat = "a1"\n'
    state = table(
        three(
            boat + 'pawns = "fish fish rest"', boat + 'pawns = "fish draw"',
            boat + 'pawns = "fish buy"', SHARK,
        )
    )  # fmt: skip
    assert state.leader[3] == 0
    do(state, "fish")
    assert state.leader[3] == 1
    assert state.pawns[3] == 0
    do(state, "fish")
    assert state.leader[3] == 2
    do(state, "fish")
    assert [state.fish_tiles[s * 4 : s * 4 + 4].index(1) for s in range(3)] == [3, 2, 1]


def test_van_101_w_02b_another_first_player_another_order() -> None:
    """W-02b."""
    boat = 'boat = "a1"\n'
    state = table(
        three(
            boat + 'pawns = "fish fish rest"', boat + 'pawns = "fish rest"',
            boat + 'pawns = "fish rest"', SHARK + 'active = "p1"', "p3",
        )
    )  # fmt: skip
    assert state.leader[3] == 0
    do(state, "fish")
    assert state.leader[3] == 2
    assert why(state, "fish") == "VAN-101 tie"


def test_van_101_a_refusal_names_the_one_who_acts_first() -> None:
    """The largest stack, and not a smaller one that happens to be ahead as well."""
    pawns = ('pawns = "draw rest"', 'pawns = "draw draw"', 'pawns = "draw rest"')
    state = table(three(*pawns, MAP_3 + 'active = "p3"'))
    refusal = refused(state, "draw santo")
    assert refusal.key == "vanuatu-refuse-outnumbered"
    assert (refusal.args["seat"], refusal.args["theirs"]) == (1, 2)


def test_van_102_majorities_are_read_when_the_player_acts() -> None:
    state = table(three('pawns = "draw rest"', 'pawns = "draw sail"', 'pawns = "draw buy"', MAP_3))
    assert state.leader[6] == 0
    do(state, "rest", "keep vatu")
    assert why(state, "draw efate") == "VAN-101 tie"
    do(state, "sail b2")
    assert why(state, "draw efate") == "VAN-101 tie"
    do(state, "buy efate kava", "draw santo")
    assert state.leader[6] == 1
    assert allowed(state, "draw pentecost")


def test_van_103_any_exchanges_then_one_stack() -> None:
    state = turn('treasure = [1, 2]\npawns = "draw rest"')
    do(state, "cash 1", "cash 2")
    assert state.actor() == 0
    assert state.vatu[0] == 6
    do(state, "draw efate")
    assert state.actor() == 1


def test_van_104_w_07_a_majority_action_that_cannot_be_done_is_taken_back() -> None:
    """W-07."""
    state = turn('pawns = "fish rest"')
    assert why(state, "fish") == "VAN-130 no-fish-disc"
    before = purse(state)
    do(state, "withdraw fish")
    assert purse(state) == before
    assert state.pawns[3] == 0


def test_van_104_what_can_be_done_must_be_done() -> None:
    state = turn('pawns = "draw rest"')
    assert why(state, "withdraw draw") == "VAN-104 must-act"
    assert why(state, "withdraw fish") == "VAN-104 no-pawns"


def test_van_105_ec_07_the_impossible_one_may_be_chosen() -> None:
    """EC-07."""
    state = turn('vatu = 0\npawns = "build draw"')
    assert options(state) == ["draw efate", "withdraw build"]
    do(state, "withdraw build")
    assert state.pawns[1] == 0
    assert state.pawns[6] == 1


def test_van_104_111_ec_08_a_minority_stack_may_not_be_given_up_instead() -> None:
    """EC-08."""
    state = turn('vatu = 0\npawns = "build draw"', "", 'pawns = "draw draw rest"\n')
    assert options(state) == ["withdraw build"]
    assert why(state, "withdraw draw") == "VAN-111 majority-elsewhere"


def test_van_106_w_13_ec_09_without_any_majority_one_stack_goes() -> None:
    """W-13, EC-09."""
    state = table(
        three('pawns = "draw rest buy"', 'pawns = "draw draw rest rest"', 'pawns = "buy buy sail"')
    )
    assert options(state) == ["withdraw buy", "withdraw draw", "withdraw rest"]
    do(state, "withdraw draw")
    assert state.points[0] == 0
    assert state.pawns[6] == 0


def test_van_108_ec_51_nobody_must_sell_a_treasure_to_be_able() -> None:
    """EC-51."""
    p1 = 'vatu = 1\ntreasure = [2]\npawns = "build rest"'
    keep = turn(p1)
    assert allowed(keep, "withdraw build")
    do(keep, "withdraw build")
    assert keep.gems[2] == 1
    sell = turn(p1)
    do(sell, "cash 2", "build efate")
    assert purse(sell) == (0, 0)
    assert sell.stalls[0] == 1


def test_van_109_116_w_06_carried_out_fully() -> None:
    """W-06: one vatu, exactly one hex."""
    state = turn('vatu = 1\npawns = "sail rest"')
    assert options(state, "sail") == ["sail a3", "sail b2"]
    do(state, "sail b2")
    assert state.vatu[0] == 0


def test_van_109_selling_sells_at_least_one() -> None:
    state = turn('fish = [1, 1]\npawns = "sell rest"', 'map = ["a2 efate stalls=p1"]')
    assert why(state, "stop") == "VAN-103 phase-turn"
    do(state, "sell 1")
    assert allowed(state, "stop")


def test_van_110_ec_62_a_stack_of_three_fishes_once() -> None:
    """EC-62."""
    state = turn('boat = "a3"\npawns = "fish fish fish rest"')
    do(state, "fish")
    assert sum(state.fish_tiles[:4]) == 1
    assert state.pawns[3] == 0
    assert state.fish[1] == 1


def test_van_110_pawns_come_back_for_the_next_round() -> None:
    state = table('phase = "turn"\n[p1]\npawns = "draw"')
    do(state, "draw efate")
    while moment(state) != "plan":
        do(state, options(state)[0])
    do(state, "plan rest rest")
    assert sum(state.pawns) == 2


def test_van_111_the_refusal_says_where_the_majority_is_missing() -> None:
    state = turn('pawns = "build draw"', "", 'pawns = "draw draw rest"\n')
    assert why(state, "draw efate") == "VAN-101 outnumbered"
    assert why(state, "withdraw draw") == "VAN-111 majority-elsewhere"


def test_van_112_there_is_no_passing() -> None:
    for seed in range(4):
        state = begin(3, seed)
        while moment(state) != "turn":
            do(state, options(state)[0])
        for _ in range(10):
            if moment(state) != "turn":
                break
            stacks = state.stacks[:]
            seat = state.actor()
            do(state, next(t for t in options(state) if t.split()[0] not in ("cash", "beg")))
            if moment(state) == "turn" and state.round_no == 1:
                assert state.stacks[seat] < stacks[seat]
    assert why(turn('pawns = "draw rest"'), "stop") == "VAN-103 phase-turn"


def test_van_150_w_03_a_treasure_for_its_worth() -> None:
    """W-03: 2 vatu now, or 4 points at the end (VAN-251)."""
    state = turn('treasure = [2]\npawns = "draw rest"')
    do(state, "cash 2")
    assert purse(state) == (5, 0)
    assert sum(state.gems[:4]) == 0
    assert state.view(-1)["price"] == 3
    assert why(state, "cash 2") == "VAN-150 no-treasure"
    end = table(f'round = 8\nfirst = "p2"\n{MAP_8}[p1]\ntreasure = [2]\nvatu = 0\npawns = "draw"')
    do(end, "draw efate")
    assert end.points[0] == 3 + 4


def test_van_150_230_ec_52_selling_may_convert() -> None:
    """EC-52."""
    state = turn('vatu = 8\ntreasure = [2]\npawns = "build buy"')
    do(state, "cash 2")
    assert purse(state) == (0, 5)
    assert options(state) == ["withdraw build", "withdraw buy"]


def test_van_151_treasures_are_sold_in_own_turns_of_phase_four_only() -> None:
    plan = table('phase = "plan"\n[p1]\ntreasure = [2]')
    assert why(plan, "cash 2") == "VAN-080 phase-plan"
    choose = table('phase = "character"\n[p1]\ntreasure = [2]')
    assert why(choose, "cash 2") == "VAN-070 phase-character"
    middle = turn(
        'treasure = [2]\nfish = [1, 1]\npawns = "sell rest"', 'map = ["a2 efate stalls=p1"]'
    )
    do(middle, "sell 1")
    assert why(middle, "cash 2") == "VAN-136 phase-selling"


def test_van_104_146_ec_33_one_tourist_for_three() -> None:
    """EC-33."""
    pawns = 'pawns = "transport rest"'
    state = table(three(pawns, pawns, pawns, "waiting = 1"))
    heard = do(state, "transport efate")  # the others have no choice but to give up theirs
    lost = [(event["seat"], event["action"]) for event in happened(heard, "withdrew")]
    assert lost == [(1, "@vanuatu-action-transport"), (2, "@vanuatu-action-transport")]
    assert state.tourists == 0
