"""Vanuatu: planning (VAN-080 to VAN-087)."""

from __future__ import annotations

from shoal.games.vanuatu import course
from shoal.games.vanuatu.rules import boxes, planning
from shoal.games.vanuatu.state import VanuatuState
from tests.games.vanuatu.table import MAP_3, moment, planable, table, why
from tests.kit import allowed, do, options, refused


def plan(p1: str, top: str = "", pawns: str = "rest rest", options: str = "") -> VanuatuState:
    """P1 is to place the second pair; `pawns` are those of the first."""
    others = '[p2]\npawns = "rest rest"\n[p3]\npawns = "rest rest"\n'
    return table(
        f'phase = "plan"\nbatch = 2\n{top}\n[p1]\npawns = "{pawns}"\n{p1}\n{others}', 3, options
    )


def first_plan(p1: str = "", top: str = "") -> VanuatuState:
    return table(f'phase = "plan"\n{top}\n[p1]\n{p1}')


def test_van_080_two_two_and_one_in_turn_order() -> None:
    state = first_plan()
    order: list[int] = []
    for batch in range(3):
        for _ in range(3):
            order.append(state.actor())
            text = "plan rest" if batch == 2 else "plan draw rest"
            wrong = "plan rest rest" if batch == 2 else "plan rest"
            assert why(state, wrong) == "VAN-080 pawns"
            do(state, text)
            down = [sum(state.pawns[s * 9 : s * 9 + 9]) for s in range(3)]
            if moment(state) == "plan":
                assert down[order[-1]] == [2, 4, 5][batch]
    assert order == [0, 1, 2] * 3
    assert moment(state) == "turn"


def test_van_081_any_number_on_one_action_old_or_new() -> None:
    state = first_plan()
    do(state, "plan rest rest", "plan rest rest", "plan rest draw")
    do(state, "plan rest rest", "plan draw sail", "plan rest draw")
    do(state, "plan rest", "plan build")
    assert state.pawns[8] == 5
    assert [count for count in state.pawns[9:18] if count] == [1, 1, 1, 2]


def test_van_082_placed_pawns_stay() -> None:
    state = first_plan()
    do(state, "plan draw rest", "plan rest rest", "plan rest rest")
    before = state.pawns[:9]
    do(state, "plan sail buy")
    assert all(after >= was for after, was in zip(state.pawns[:9], before, strict=True))
    assert all(text.startswith("plan ") for text in options(state))


def test_van_083_one_pawn_of_a_pair_may_open_the_other() -> None:
    state = first_plan()
    assert why(state, "plan fish fish") == "VAN-130 needs-place-fish-sail"
    assert allowed(state, "plan sail fish")  # sail opens fish; the order of the words is fixed
    assert allowed(state, "plan sail explore")
    assert not allowed(state, "plan build fish")


def test_van_084_085_w_28_what_can_be_planned_at_the_start() -> None:
    """W-28."""
    state = first_plan("", "waiting = 1")
    assert planable(state) == {"sail", "build", "buy", "draw", "transport", "rest"}


def test_van_085_w_05_the_seller_needs_a_fish_first() -> None:
    """W-05."""
    state = first_plan('character = "seller"')
    assert why(state, "plan sell sell") == "VAN-085 needs-fish-tile"
    assert not allowed(state, "plan sail sell")
    after = plan('character = "seller"', "", "sail fish")
    assert "sell" in planable(after)
    nobody = plan("", "", "sail fish")
    assert refused(nobody, "plan sell sell").args["first"] == [
        "@vanuatu-action-build",
        "@vanuatu-action-explore",  # a treasure on the way pays for the stall
    ]


def test_van_085_146_ec_32_nobody_plans_transport_without_tourists() -> None:
    """EC-32."""
    state = first_plan("", "tourists = [0, 1, 1, 2, 2, 2, 3, 3]")
    assert why(state, "plan transport transport") == "VAN-146 no-tourists"
    assert not allowed(state, "plan sail transport")


def test_van_085_ec_56_each_action_alone_is_enough() -> None:
    """EC-56, VAN-085 (d): 3 vatu do not pay for both."""
    assert allowed(first_plan("vatu = 3"), "plan sail build")


EC_57 = 'map = ["a2 efate kava=0 copra=0 stalls=p1"]'


def test_van_085_230_ec_57_a_sale_may_turn_the_money_into_points() -> None:
    """EC-57: 1 + 9 = 10 vatu, and nothing is left to buy with."""
    state = plan("vatu = 1\nfish = [3]", EC_57, "sell rest")
    assert why(state, "plan buy buy") == "VAN-230 needs-vatu-converted"


def test_van_085_ec_58_spending_one_first_helps() -> None:
    """EC-58."""
    state = plan("vatu = 1\nfish = [3]", EC_57, "sail sell")
    assert "buy" in planable(state)


def test_van_085_ec_59_a_tourist_may_pay_for_the_voyage() -> None:
    """EC-59."""
    top = 'map = ["a2 efate stalls=p2,p3"]'
    assert "sail" not in planable(plan("vatu = 0", top))
    assert "sail" in planable(plan("vatu = 0", top, "transport rest"))


def test_van_085_ec_60_a_treasure_raised_on_the_way_may_be_sold() -> None:
    """EC-60."""
    top = 'map = ["b4 santo", "a1 segond"]\n'
    p1 = 'vatu = 0\nboat = "a1"'
    assert "build" in planable(plan(p1, top, "explore rest"))
    assert "build" not in planable(plan(p1, top, "fish rest"))


def test_van_085_209_ec_69_points_drawn_on_the_way_may_be_given_for_vatu() -> None:
    """EC-69."""
    assert "build" in planable(plan('vatu = 0\ncharacter = "beggar"', "", "draw rest"))
    assert "build" not in planable(plan('vatu = 0\ncharacter = "artist"', "", "draw rest"))
    assert "build" not in planable(plan('vatu = 0\ncharacter = "beggar"', "", "rest rest"))


def test_van_085_ec_61_what_others_will_do_does_not_count() -> None:
    """EC-61, VAN-085 (a): the last fish stays programmable although p2 will take it first."""
    body = 'phase = "plan"\nbatch = 2\nmap = ["a3 mele fish=1"]\n'
    body += '[p1]\npawns = "rest rest"\nboat = "a3"\n'
    state = table(body + '[p2]\npawns = "fish fish"\nboat = "a3"\n[p3]\npawns = "rest rest"\n')
    assert "fish" in planable(state)


def test_van_085_what_the_player_owns_now_may_be_sold() -> None:
    state = first_plan("vatu = 0\ntreasure = [3]")
    assert {"sail", "build", "buy"} <= planable(state)
    state = first_plan("vatu = 8\ntreasure = [2]")
    assert {"sail", "build", "buy"} <= planable(state)  # nobody is forced to sell first


def test_van_085_money_for_the_voyage_counts() -> None:
    far = MAP_3 + "waiting = 0"
    assert not allowed(first_plan('vatu = 1\nboat = "b3"', far), "plan explore explore")
    one = plan('vatu = 1\nboat = "a3"', far, "sail rest")
    assert "explore" in planable(one)  # a4, one step
    two = plan(
        'vatu = 1\nboat = "b3"',
        'map = ["a3 mele", "b2 vila", "b3 havannah treasure=0"]',
        "sail rest",
    )
    assert why(two, "plan explore explore") == "VAN-125 needs-world-explore"
    wrecks = far.replace("bougainville", "bougainville treasure=0")
    wrecks = wrecks.replace("map = [", 'map = ["b2 havannah treasure=0", ')
    three = plan('vatu = 1\nboat = "b3"', wrecks, "sail rest")
    assert why(three, "plan explore explore") == "VAN-085 needs-vatu"  # a4, two steps
    assert refused(three, "plan explore explore").args["short"] == 1


def test_van_085_a_stall_built_on_the_way_allows_a_sale() -> None:
    assert "sell" not in planable(plan("fish = [1]", "", "rest rest"))
    assert "sell" in planable(plan("fish = [1]", "", "build rest"))
    poor = plan("fish = [1]\nvatu = 2", "", "rest rest")
    assert not planning.programmable(poor, 0, 1 << boxes.BUILD | 1 << boxes.REST) >> boxes.SELL & 1


def test_van_086_rest_can_always_be_planned() -> None:
    state = plan("vatu = 0", 'map = ["a2 efate kava=0 copra=0 beef=0 drawings=1"]\nwaiting = 0')
    assert planable(state) == {"rest"}
    assert options(state) == ["plan rest rest"]


def test_van_087_more_pawns_on_a_planned_action_are_always_legal() -> None:
    state = plan("vatu = 3", "", "sail build")
    state.vatu[0] = 0  # neither could be planned anew
    course.forget_plans(state)
    assert {"sail", "build"} <= planable(state)


def test_van_087_the_programmable_set_only_grows() -> None:
    state = first_plan("vatu = 1\nfish = [2]", MAP_3)
    for planned in range(256):
        small = planning.programmable(state, 0, planned)
        for action in range(8):
            assert small & ~planning.programmable(state, 0, planned | 1 << action) == 0
        assert small & ~planning.ALL == 0
