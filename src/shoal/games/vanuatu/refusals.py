"""Why an action is not legal: written from the clauses, knowing nothing of `choices.py`."""

from __future__ import annotations

from shoal.games.vanuatu.actions import (
    BEG,
    BEGGAR,
    CASH,
    DEED_FIRST,
    DO_REST,
    DO_SAIL,
    DO_SELL,
    GOVERN,
    GOVERNOR,
    KEEP,
    NEUTRAL,
    PAIR_A,
    PAIR_B,
    PLACE,
    PLAN,
    PLAN_ONE,
    PREACHER,
    SECOND,
    STOP,
    TAKE,
    WITHDRAW,
    deed_of,
)
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.conditions import deed_refusal
from shoal.games.vanuatu.dream import may_plan
from shoal.games.vanuatu.names import ACTION_NAMES, PERSON_NAMES, REST_NAMES, TILE_NAMES
from shoal.games.vanuatu.reasons import plan_refusal
from shoal.games.vanuatu.table import (
    CHOOSING,
    DOUBLING,
    NEUTRALS,
    PHASES,
    PLACING,
    PLANNING,
    RESTING,
    SELLING,
    TURN,
    Table,
)
from shoal.kernel.messages import Refusal

PHASE_CLAUSES = [
    "VAN-048", "VAN-283", "VAN-070", "VAN-080", "VAN-103", "VAN-136", "VAN-206", "VAN-156",
    "VAN-250",
]  # fmt: skip


def why_not(table: Table, seat: int, action: int) -> Refusal | None:
    """VAN-005: each phase has its own actions; then the rules of the phase.

    VAN-112: none of them is a pass. VAN-151: treasures are sold in turns of Phase IV only.
    """
    phase = table.phase
    if phase == PLACING and action < NEUTRAL:
        return place_refusal(table, (action - PLACE) // 16 + 4, (action - PLACE) % 16)
    if phase == NEUTRALS and NEUTRAL <= action < TAKE:
        return None
    if phase == CHOOSING and TAKE <= action < PLAN:
        return take_refusal(table, seat, action - TAKE)
    if phase == PLANNING and PLAN <= action < DO_SAIL:
        return planning_refusal(table, seat, action)
    if phase == SELLING and DO_SELL <= action < DO_SELL + 3:
        return fish_tile_refusal(table, seat, action - DO_SELL + 1)
    if phase == SELLING and action == STOP:
        return None
    if phase == DOUBLING and SECOND <= action < KEEP:
        return None
    if phase == RESTING and KEEP <= action < CASH:
        if action - KEEP in table.rest_held:
            tile = REST_NAMES[action - KEEP]
            return Refusal("VAN-156", "vanuatu-refuse-rest-gone", {"tile": tile})
        return None
    other_choice = action == STOP or SECOND <= action < CASH
    if phase == TURN and action >= DO_SAIL and not other_choice:
        return turn_refusal(table, seat, action)
    return Refusal(PHASE_CLAUSES[phase], f"vanuatu-refuse-phase-{PHASES[phase]}")


def touch(a: int, b: int) -> bool:
    """VAN-006 by distance: |dq|, |dr| and |dq + dr| are at most 1, and not all 0."""
    dq = BOX.q[a] - BOX.q[b]
    dr = BOX.r[a] - BOX.r[b]
    return a != b and max(abs(dq), abs(dr), abs(dq + dr)) == 1


def place_refusal(table: Table, tile: int, hex_: int) -> Refusal | None:
    """VAN-048 to VAN-055."""
    name = TILE_NAMES[tile]
    place = BOX.labels[hex_]
    if tile not in table.revealed:
        return Refusal("VAN-048", "vanuatu-refuse-place-tile", {"tile": name})
    if table.hex_tile[hex_] >= 0:
        return Refusal("VAN-050", "vanuatu-refuse-place-taken", {"hex": place})
    if not touches_two(table, hex_):
        return Refusal("VAN-050", "vanuatu-refuse-place-two", {"hex": place})
    if keeps_own_rule(table, tile, hex_):
        return None
    for other in range(16):  # VAN-053: a hex that keeps the tile's own rule goes first
        if (
            table.hex_tile[other] < 0
            and touches_two(table, other)
            and keeps_own_rule(table, tile, other)
        ):
            if BOX.tile_isle[tile] >= 0:
                return Refusal(
                    "VAN-051", "vanuatu-refuse-place-island", {"tile": name, "hex": place}
                )
            return Refusal("VAN-052", "vanuatu-refuse-place-sea", {"tile": name, "hex": place})
    return None


def touches_two(table: Table, hex_: int) -> bool:
    return sum(1 for h in range(16) if touch(h, hex_) and table.hex_tile[h] >= 0) >= 2


def keeps_own_rule(table: Table, tile: int, hex_: int) -> bool:
    beside_island = any(
        touch(h, hex_) and table.hex_tile[h] >= 0 and BOX.tile_isle[table.hex_tile[h]] >= 0
        for h in range(16)
    )
    return beside_island != (BOX.tile_isle[tile] >= 0)


def take_refusal(table: Table, seat: int, person: int) -> Refusal | None:
    """VAN-070 to VAN-072, VAN-282, VAN-283."""
    args: dict[str, object] = {"character": PERSON_NAMES[person]}
    if person == GOVERNOR and not table.governor_on:
        return Refusal("VAN-282", "vanuatu-refuse-no-governor", args)
    if table.character[seat] == person:
        return Refusal("VAN-072", "vanuatu-refuse-same-character", args)
    for other in range(table.seats):
        if table.character[other] == person:
            args["seat"] = other
            return Refusal("VAN-071", "vanuatu-refuse-character-held", args)
    if table.seats == 2 and not table.last_offer >> person & 1:
        return Refusal("VAN-283", "vanuatu-refuse-not-offered", args)
    return None


def planning_refusal(table: Table, seat: int, action: int) -> Refusal | None:
    """VAN-080, VAN-083, VAN-084."""
    if (action >= PLAN_ONE) != (table.batch == 2):
        return Refusal("VAN-080", "vanuatu-refuse-pawns", {"pawns": 1 if table.batch == 2 else 2})
    planned = sum(1 << a for a in range(9) if table.pawns[seat * 9 + a] > 0)
    if action >= PLAN_ONE:
        wanted = action - PLAN_ONE
        if may_plan(table, seat, planned, wanted):
            return None
        return plan_refusal(table, seat, planned, wanted)
    a = PAIR_A[action - PLAN]
    b = PAIR_B[action - PLAN]
    for one, two in ((a, b), (b, a)):
        if may_plan(table, seat, planned, one) and may_plan(table, seat, planned | 1 << one, two):
            return None
    if may_plan(table, seat, planned, a):
        return plan_refusal(table, seat, planned | 1 << a, b)
    if may_plan(table, seat, planned, b):
        return plan_refusal(table, seat, planned | 1 << b, a)
    return plan_refusal(table, seat, planned, a)


def fish_tile_refusal(table: Table, seat: int, value: int) -> Refusal | None:
    if table.fish_tiles[seat * 4 + value] == 0:
        return Refusal("VAN-135", "vanuatu-refuse-no-fish-tile", {"value": value})
    return None


def majority_refusal(table: Table, seat: int, deed: int) -> Refusal | None:
    """VAN-101, VAN-102: compared pawn by pawn with everybody else's."""
    mine = table.pawns[seat * 9 + deed]
    args: dict[str, object] = {"action": ACTION_NAMES[deed], "mine": mine}
    if mine == 0:
        return Refusal("VAN-104", "vanuatu-refuse-no-pawns", args)
    for other in range(table.seats):
        theirs = table.pawns[other * 9 + deed]
        earlier = (other - table.first) % table.seats < (seat - table.first) % table.seats
        if other != seat and (theirs > mine or (theirs == mine and earlier)):
            args["seat"] = other
            args["theirs"] = theirs
            key = "vanuatu-refuse-outnumbered" if theirs > mine else "vanuatu-refuse-tie"
            return Refusal("VAN-101", key, args)
    wall = table.neutral[deed]
    own_action = table.character[seat] >= 0 and BOX.character_action[table.character[seat]] == deed
    if wall and (mine < wall or (mine == wall and not own_action)):
        args["theirs"] = wall
        return Refusal("VAN-283", "vanuatu-refuse-neutral", args)
    return None


def leads_anywhere(table: Table, seat: int) -> bool:
    return any(majority_refusal(table, seat, deed) is None for deed in range(9))


def can_carry_out(table: Table, seat: int, deed: int) -> bool:
    """VAN-108: at least one choice of parameters is possible."""
    end = DEED_FIRST[deed + 1] if deed < 8 else DO_REST + 1
    return any(deed_refusal(table, seat, action) is None for action in range(DEED_FIRST[deed], end))


def turn_refusal(table: Table, seat: int, action: int) -> Refusal | None:
    """VAN-103 to VAN-112."""
    if action <= DO_REST:
        deed = deed_of(action)
        behind = majority_refusal(table, seat, deed)
        if behind is not None:
            preaching = table.character[seat] == PREACHER and not table.turned[seat]
            if table.pawns[seat * 9 + deed] == 0 or not preaching:
                return behind
            if leads_anywhere(table, seat):
                return Refusal("VAN-210", "vanuatu-refuse-preacher-leads", {})
        return deed_refusal(table, seat, action)
    if action < STOP:
        return withdraw_refusal(table, seat, action - WITHDRAW)
    if action < BEG:
        if table.gems[seat * 4 + action - CASH + 1] == 0:
            return Refusal("VAN-150", "vanuatu-refuse-no-treasure", {"value": action - CASH + 1})
        return None
    if action < GOVERN:
        return beg_refusal(table, seat, action - BEG + 1)
    return govern_refusal(table, seat, (action - GOVERN) // 9, (action - GOVERN) % 9)


def withdraw_refusal(table: Table, seat: int, deed: int) -> Refusal | None:
    """VAN-104: a majority stack that can act must act; VAN-111: a minority stack has to wait."""
    args: dict[str, object] = {"action": ACTION_NAMES[deed], "mine": 0}
    if table.pawns[seat * 9 + deed] == 0:
        return Refusal("VAN-104", "vanuatu-refuse-no-pawns", args)
    if majority_refusal(table, seat, deed) is None:
        if can_carry_out(table, seat, deed):
            return Refusal("VAN-104", "vanuatu-refuse-must-act", args)
        return None
    if leads_anywhere(table, seat):
        return Refusal("VAN-111", "vanuatu-refuse-majority-elsewhere", args)
    return None


def beg_refusal(table: Table, seat: int, given: int) -> Refusal | None:
    """VAN-209."""
    if table.character[seat] != BEGGAR:
        return Refusal("VAN-209", "vanuatu-refuse-no-beggar")
    if table.turned[seat]:
        return Refusal(
            "VAN-074", "vanuatu-refuse-turned", {"character": "@vanuatu-character-beggar"}
        )
    if table.points[seat] < given:
        return Refusal(
            "VAN-209", "vanuatu-refuse-beg-points", {"given": given, "points": table.points[seat]}
        )
    return None


def govern_refusal(table: Table, seat: int, deed: int, target: int) -> Refusal | None:
    """VAN-282."""
    if table.character[seat] != GOVERNOR:
        return Refusal("VAN-282", "vanuatu-refuse-not-governor")
    if table.turned[seat]:
        return Refusal(
            "VAN-074", "vanuatu-refuse-turned", {"character": "@vanuatu-character-governor"}
        )
    args: dict[str, object] = {"action": ACTION_NAMES[deed], "mine": 0}
    if table.pawns[seat * 9 + deed] == 0:
        return Refusal("VAN-282", "vanuatu-refuse-no-pawns", args)
    if deed == target:
        return Refusal("VAN-282", "vanuatu-refuse-govern-same", args)
    return None
