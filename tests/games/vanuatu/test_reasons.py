"""A reason is true: follow its advice, or take away what it blames, and the action is possible."""

from __future__ import annotations

from collections import Counter

import pytest

from shoal.games.vanuatu import GAME, actions, components, course, moments
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.rules import boxes, majority, outlook, planning, rehearsal
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import FastChance, Refusal
from shoal.words import Words
from tests.games.vanuatu.table import MAP_3, MAP_8, begin, table, turn, why
from tests.games.vanuatu.test_riches import rich
from tests.kit import allowed, refused

OTHERS = '[p2]\npawns = "rest rest"\n[p3]\npawns = "rest rest"\n'


def second_pair(top: str, p1: str) -> VanuatuState:
    return table(f'phase = "plan"\nbatch = 2\n{top}\n[p1]\n{p1}\n{OTHERS}')


# What was found.


def test_conversion_is_not_blamed_where_nothing_converts() -> None:
    """MAP-3, p1 at a1 without vatu, one small fish, all slots around taken."""
    top = MAP_3.replace("map = [", 'map = ["a2 efate stalls=p1,p2,p3", ').replace(
        "c3 pentecost", "c3 pentecost stalls=p2,p3"
    )
    state = second_pair(top, 'vatu = 0\nboat = "a1"\nfish = [1]\npawns = "sell sail"')
    refusal = refused(state, "plan build build")
    assert refusal.clause != "VAN-230"
    check_plan(state, 0, {boxes.SELL, boxes.SAIL}, boxes.BUILD, refusal)


def test_no_sail_is_advised_when_all_drawings_are_made() -> None:
    lines = MAP_8.replace("map = [", 'map = ["a2 efate drawings=1", ')
    for word, slots in (("santo", 2), ("malakula", 2), ("pentecost", 3), ("tanna", 1)):
        lines = lines.replace(word, f"{word} drawings={slots}")
    state = table(f'phase = "plan"\n{lines}')
    assert why(state, "plan draw draw") == "VAN-145 needs-world-draw"


def test_no_sail_is_advised_that_cannot_be_paid() -> None:
    state = table('phase = "plan"\nwaiting = 0\n[p1]\nvatu = 0')
    assert why(state, "plan fish fish") == "VAN-130 needs-place-fish"
    with_guests = table('phase = "plan"\nwaiting = 3\nmap = ["a2 efate stalls=p2"]\n[p1]\nvatu = 0')
    assert refused(with_guests, "plan fish fish").args["first"] == [
        "@vanuatu-action-sail",
        "@vanuatu-action-transport",
    ]


def test_buying_without_a_vatu_says_how_many_are_missing() -> None:
    state = table('phase = "plan"\nwaiting = 0\n[p1]\nvatu = 0')
    assert why(state, "plan buy buy") == "VAN-085 needs-vatu"
    assert refused(state, "plan buy buy").args["short"] == 1
    assert refused(state, "plan build build").args["short"] == 3


def test_a_stack_on_buy_without_a_vatu_blames_the_money_and_not_the_goods() -> None:
    """Beside Efate, which has copra and beef but no kava: the reason is what one could not pay."""
    lines = MAP_3.replace("map = [", 'map = ["a2 efate kava=0 copra=1 beef=1", ')
    state = table(f'phase = "turn"\n{lines}\n[p1]\nvatu = 0\nboat = "a1"\npawns = "buy"\n{OTHERS}')
    assert outlook.impossible(state, 0, boxes.BUY).key == "vanuatu-refuse-cost"


def test_what_cannot_be_paid_names_its_action() -> None:
    """An island is touched for building as for buying: the answer says which of them is meant."""
    for action in ("build", "buy"):
        island = "efate" if action == "build" else "efate kava"
        poor = turn(f'vatu = 0\npawns = "{action} rest"')
        refusal = refused(poor, f"{action} {island}")
        assert Words("en").say(refusal.key, refusal.args).startswith(f"{action.capitalize()}: ")


def test_whoever_holds_a_fish_does_not_lack_one() -> None:
    """A fish of 2 in hand: the stall is missing, not the fish of 1."""
    state = turn('fish = [2]\npawns = "sell rest"')
    assert outlook.impossible(state, 0, boxes.SELL).key == "vanuatu-refuse-no-own-stall"


def test_whoever_holds_no_fish_lacks_any() -> None:
    state = turn('pawns = "sell rest"')
    reason = outlook.impossible(state, 0, boxes.SELL)
    assert reason.key == "vanuatu-refuse-no-fish-tile"
    assert reason.args == {"value": 0}


def test_a_last_pawn_is_told_what_would_have_been_needed() -> None:
    others = OTHERS.replace("rest rest", "rest rest rest rest")
    state = table(f'phase = "plan"\nbatch = 3\n[p1]\npawns = "rest rest rest rest"\n{others}')
    assert why(state, "plan fish") == "VAN-085 needs-planned"
    assert refused(state, "plan fish").args["first"] == ["@vanuatu-action-sail"]


def test_whoever_has_nothing_to_sell_lacks_a_fish_and_a_stall() -> None:
    """At the start: islands with room and seas with discs are no help to a seller."""
    lacking = refused(table('phase = "plan"'), "plan sell sell").args["lacking"]
    assert lacking == ["@vanuatu-lacking-tile", "@vanuatu-lacking-stall"]


def test_a_detour_for_money_says_which_action_brings_it() -> None:
    """A step and a stall cost four vatu, and there are three: it is the treasure that pays."""
    state = second_pair("", 'pawns = "sail fish"')
    refusal = refused(state, "plan sell sell")
    assert refusal.key == "vanuatu-needs-first-vatu"
    assert refusal.args["first"] == ["@vanuatu-action-build", "@vanuatu-action-explore"]
    assert refusal.args["earn"] == "@vanuatu-action-explore"
    rich_enough = second_pair("", 'vatu = 4\npawns = "sail fish"')
    assert refused(rich_enough, "plan sell sell").key == "vanuatu-needs-first"
    assert refused(rich_enough, "plan sell sell").args["first"] == ["@vanuatu-action-build"]


def test_a_last_pawn_that_only_money_would_help_is_told_how_much() -> None:
    """A guest would pay as well as a treasure, so that neither is named as the only way."""
    others = OTHERS.replace("rest rest", "rest rest rest rest")
    state = table(f'phase = "plan"\nbatch = 3\n[p1]\npawns = "sail sail build fish"\n{others}')
    assert why(state, "plan sell") == "VAN-085 needs-vatu"
    assert refused(state, "plan sell").args["short"] == 1


# The property for planning.


def number(name: object) -> int:
    return components.ACTION_NAMES.index(str(name))


def possible(state: VanuatuState, seat: int, planned: int, action: int) -> bool:
    """Both bookkeepers, from nothing: a changed table has forgotten what it knew."""
    course.forget_plans(state)
    found = planning.programmable(state, seat, planned) >> action & 1 == 1
    assert found == rehearsal.may_plan(state, seat, planned, action)
    return found


def check_plan(
    state: VanuatuState, seat: int, boxes_: set[int], action: int, refusal: Refusal
) -> None:
    """Do as a reason says, on a copy: the action must become possible."""
    copy = state.clone()
    planned = sum(1 << box for box in boxes_)
    key = refusal.key.removeprefix("vanuatu-needs-").removeprefix("vanuatu-refuse-")
    assert not possible(copy, seat, planned, action)
    first = refusal.args.get("first")
    if isinstance(first, list):
        # Each of them can be planned in some order, and then the action.
        left = [number(name) for name in first]
        while left:
            able = [box for box in left if possible(copy, seat, planned, box)]
            assert able, (key, left)
            planned |= 1 << able[0]
            left.remove(able[0])
        assert possible(copy, seat, planned, action), (key, first)
        if "earn" in refusal.args:  # money would do instead of it, and is missing without it
            without = planned & ~(1 << number(refusal.args["earn"]))
            assert not possible(copy, seat, without, action)
            assert opened(state, seat, without, action, ["vatu"], refusal)
        return
    if key == "vatu-converted":
        made = rehearsal.Rehearsal(copy, seat, planned, False)
        assert made.first_for[action] is not None
        assert rehearsal.Rehearsal(copy, seat, planned).converted
        return
    named = refusal.args.get("lacking")
    lacking = (
        [str(one).removeprefix("@vanuatu-lacking-") for one in named]
        if isinstance(named, list)
        else []
    )
    lacking = lacking or [
        {"vatu": "vatu", "fish": "tile", "no-stall": "hand", "no-tourists": "guest"}.get(
            key, "reach" if key.startswith("place-") else "world"
        )
    ]
    for left_out in [[], *([one] for one in lacking if len(lacking) > 1)]:
        wanted = [one for one in lacking if one not in left_out]
        found = opened(state, seat, planned, action, wanted, refusal)
        assert found == (not left_out), (key, wanted)


def opened(
    state: VanuatuState, seat: int, planned: int, action: int, wanted: list[str], refusal: Refusal
) -> bool:
    """Whether the action is possible once these things are there."""
    purses = [state.vatu[seat]]
    if "vatu" in wanted:
        short = refusal.args.get("short")
        purses = list(range(purses[0], 10)) if short is None else [purses[0] + int(str(short))]
    hexes = [state.boat[seat]]
    if "reach" in wanted:
        hexes += [h for h in range(16) if archipelago.moorings(state, seat) >> h & 1]
    for purse in purses:
        for hex_ in hexes:
            copy = state.clone()
            copy.vatu[seat] = purse
            copy.boat[seat] = hex_
            copy.fish_tiles[seat * 4 + 1] += "tile" in wanted
            copy.hand[seat] += "hand" in wanted
            copy.tourists += "guest" in wanted
            if "world" in wanted or "stall" in wanted:  # a seller's world is stalls of his own
                for tile in range(16):
                    if action == boxes.FISH and copy.sea >> copy.tile_hex[tile] & 1:
                        copy.fish[tile] = 3
                    if action == boxes.EXPLORE and copy.sea >> copy.tile_hex[tile] & 1:
                        copy.treasure[tile] = 3
                for isle in copy.isles:
                    if action == boxes.SELL:
                        copy.stalls[isle * 5 + seat] += 1
                    if action == boxes.BUILD:
                        copy.stall_count[isle] = 0
                    if action == boxes.DRAW:
                        copy.drawings[isle] = 0
                    if action == boxes.TRANSPORT:
                        copy.guests[isle] = 0
                    if action == boxes.BUY:
                        copy.cubes[isle * 3] = 1
            if possible(copy, seat, planned, action):
                return True
    return False


def check_refusals(state: VanuatuState, met: Counter[str]) -> None:
    """All reasons for which the active seat may not plan something now."""
    seat = state.active
    planned = {box for box in range(9) if state.pawns[seat * 9 + box]}
    for box in range(9):
        text = components.ACTIONS[box]
        action = actions.PLAN_ONE + box if state.batch == 2 else actions.plan_pair(box, box)
        refusal = state.refusal(seat, action)
        if refusal is not None:
            met[refusal.key] += 1
            assert refusal.args.get("action", components.ACTION_NAMES[box]) == (
                f"@vanuatu-action-{text}"
            )
            check_plan(state, seat, planned, box, refusal)
            if refusal.key not in ("vanuatu-needs-planned",) and "first" in refusal.args:
                first = refusal.args["first"]
                assert isinstance(first, list)
                left = 5 - sum(state.pawns[seat * 9 : seat * 9 + 9])
                assert len(first) < left  # advice that can be followed this round


@pytest.mark.parametrize("governor", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_reason_against_a_plan_in_random_play_is_true(seats: int, governor: bool) -> None:
    met: Counter[str] = Counter()
    for seed in range(3):
        state = begin(seats, seed, governor=governor)
        chance = FastChance(seed + 1)
        while not state.over():
            if state.moment == moments.PLANNING and chance.below(3) == 0:
                check_refusals(state, met)
            legal = state.legal(state.actor())
            state.apply(state.actor(), legal[chance.below(len(legal))])
    assert len(met) > 5


def test_every_reason_against_a_plan_of_the_rich_is_true() -> None:
    met: Counter[str] = Counter()
    for seed in range(60):
        check_refusals(rich(seed), met)
    assert met


def test_a_second_pawn_has_a_reason_of_its_own() -> None:
    """The reason for a pair is that of its impossible half, the other one being planned."""
    state = table('phase = "plan"')
    assert not allowed(state, "plan build fish")
    refusal = refused(state, "plan build fish")
    check_plan(state, 0, {boxes.BUILD}, boxes.FISH, refusal)


# The property for everything else: peel off what is blamed, one thing after the other.


def relieve(state: VanuatuState, seat: int, action: int, refusal: Refusal) -> None:
    """Take away what a reason in Phase IV blames, and nothing else."""
    key = refusal.key.removeprefix("vanuatu-refuse-")
    deed = actions.deed_of(action)
    if actions.withdraws(action):
        deed = action - actions.WITHDRAW
    elif action >= actions.GOVERN:
        deed, _target = actions.governed(action)
    isles = range(5)
    if key in ("outnumbered", "tie"):
        other = int(str(refusal.args["seat"]))
        state.stacks[other] -= 1
        state.pawns[other * 9 + deed] = 0
    elif key == "no-pawns":
        state.stacks[seat] += 1
        state.pawns[seat * 9 + deed] = 1
    elif key == "neutral":
        state.neutral[deed] = 0
    elif key in ("preacher-leads", "majority-elsewhere"):
        for box in range(9):
            if box != deed and state.leader[box] == seat:
                state.stacks[seat] -= 1
                state.pawns[seat * 9 + box] = 0
    elif key == "must-act":  # somebody else leads there; nothing else may be led
        other = (seat + 1) % state.seats
        state.pawns[other * 9 + deed] = 5
        state.stacks[other] += 1
    elif key == "cost":
        state.vatu[seat] = int(str(refusal.args["cost"]))
    elif key == "sail-vatu":
        state.vatu[seat] = int(str(refusal.args["steps"]))
    elif key == "no-stall":
        isle = next(i for i in isles if state.stalls[i * 5 + seat])
        state.stalls[isle * 5 + seat] -= 1
        state.stall_count[isle] -= 1
        state.hand[seat] += 1
    elif key == "no-stall-slot":
        isle = action - actions.BUILD
        for owner in range(5):
            state.stalls[isle * 5 + owner] = 0
        state.stall_count[isle] = 0
    elif key == "no-treasure-disc":
        state.treasure[state.hex_tile[state.boat[seat]]] = 1
    elif key == "no-fish-disc":
        state.fish[state.hex_tile[state.boat[seat]]] = 1
    elif key == "no-fish-tile":
        state.fish_tiles[seat * 4 + int(str(refusal.args["value"]))] += 1
    elif key == "no-treasure":
        state.gems[seat * 4 + int(str(refusal.args["value"]))] += 1
    elif key == "no-own-stall":
        isle = archipelago.ISLES_OF[state.shore[state.boat[seat]]][0]
        state.stalls[isle * 5 + seat] += 1
    elif key == "no-cube":
        isle, good = actions.bought(action)
        state.cubes[isle * 3 + good] = 1
    elif key == "no-drawing-slot":
        state.drawings[action - actions.DRAW] = 0
    elif key == "island-full":
        state.guests[action - actions.TRANSPORT] = 0
    elif key == "no-tourists":
        state.tourists = 1
    elif key == "no-rest":
        state.rest_held[(seat + 1) % state.seats] = -1
        state.rest_order.pop()
    elif key in ("no-beggar", "not-governor"):
        state.character[seat] = 8 if key == "no-beggar" else 10
        state.turned[seat] = 0
    elif key == "turned":
        state.turned[seat] = 0
    elif key == "beg-points":
        state.points[seat] = int(str(refusal.args["given"]))
    elif key == "govern-done":
        state.done = 0
    else:
        raise AssertionError(f"nothing is known to cure {refusal.key}")
    for box in range(9):
        state.leader[box] = majority.lead(state, box)
    state.menu_known = False


# Reasons that say the action means nothing here: another place, another word for it.
ELSEWHERE = {
    "not-beside", "sail-empty", "sail-island", "sail-boat", "sail-far", "sail-free",
    "sail-shortest", "sail-steps", "no-island", "govern-same",
}  # fmt: skip


@pytest.mark.parametrize("governor", [False, True])
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_every_reason_against_a_turn_in_random_play_is_true(seats: int, governor: bool) -> None:
    """No reason comes back once it is cured, and when all are cured the action is legal."""
    met: Counter[str] = Counter()
    for seed in range(3):
        state = begin(seats, seed, governor=governor)
        chance = FastChance(seed + 1)
        while not state.over():
            legal = state.legal(state.actor())
            if state.moment == moments.TURN:
                for _ in range(6):
                    action = chance.below(GAME.space.size)
                    if actions.in_turn(action):
                        peel(state, action, met)
            state.apply(state.actor(), legal[chance.below(len(legal))])
    assert len(met) > 10


def peel(state: VanuatuState, action: int, met: Counter[str]) -> None:
    copy = state.clone()
    seat = state.active
    seen: set[str] = set()
    for _ in range(20):
        refusal = copy.refusal(seat, action)
        if refusal is None:
            assert action in copy.legal(seat)
            return
        assert action not in copy.legal(seat)
        met[refusal.key] += 1
        if refusal.key.removeprefix("vanuatu-refuse-") in ELSEWHERE:
            return
        said = str(refusal.plain())
        assert said not in seen, said
        seen.add(said)
        relieve(copy, seat, action, refusal)
    raise AssertionError(f"{GAME.space.text(action)}: never legal, {seen}")


def test_a_way_goes_where_the_other_planned_actions_can_be_done_too() -> None:
    """Fish at Mele Bay and at the Havannah Wreck, each a step away; treasure at the wreck only."""
    state = second_pair("", 'pawns = "sail explore"')
    fish = next(one for one in outlook.outlook(state, 0) if one["action"] == "fish")
    assert [step["place"] for step in fish["chain"]] == [wreck(state)]


def test_a_way_stays_the_first_where_nothing_else_is_planned() -> None:
    state = second_pair("", 'pawns = "sail rest"')
    fish = next(one for one in outlook.outlook(state, 0) if one["action"] == "fish")
    made = rehearsal.rehearse(state, 0, 1 << boxes.SAIL | 1 << boxes.REST)
    first = made.first_for[boxes.FISH]
    assert first is not None
    assert fish["chain"] == first.chain()


def wreck(state: VanuatuState) -> str:
    """The hex of the only sea with treasure."""
    seas = [h for h, tile in enumerate(state.hex_tile) if tile >= 0 and state.treasure[tile] > 0]
    assert len(seas) == 1
    return components.BOX.labels[seas[0]]
