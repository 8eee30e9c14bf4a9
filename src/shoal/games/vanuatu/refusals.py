"""Why an action is not legal: written from the clauses, knowing nothing of `legal.py`."""

from __future__ import annotations

from shoal.games.vanuatu import actions, components, moments
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import characters, conditions, pawns, reasons, rehearsal
from shoal.games.vanuatu.rules.conditions import no
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.messages import Refusal

MOMENT_CLAUSES = [
    "VAN-048", "VAN-283", "VAN-070", "VAN-080", "VAN-103", "VAN-136", "VAN-206", "VAN-156",
    "VAN-250",
]  # fmt: skip


def why_not(table: VanuatuState, seat: int, action: int) -> Refusal | None:
    """VAN-005: each phase has its own actions; then the rules of the phase.

    VAN-112: none of them is a pass. VAN-151: treasures are sold in turns of Phase IV only.
    """
    moment = table.moment
    if moment == moments.PLACING and action < actions.NEUTRAL:
        return place_refusal(table, *actions.placed(action))
    if moment == moments.NEUTRALS and actions.NEUTRAL <= action < actions.TAKE:
        return None
    if moment == moments.CHOOSING and actions.TAKE <= action < actions.PLAN:
        return take_refusal(table, seat, action - actions.TAKE)
    if moment == moments.PLANNING and actions.PLAN <= action < actions.SAIL:
        return planning_refusal(table, seat, action)
    if moment == moments.SELLING and actions.SELL <= action < actions.BUY:
        return conditions.fish_tile_refusal(table, seat, actions.sold_value(action))
    if moment == moments.SELLING and action == actions.STOP:
        return None
    if moment == moments.DOUBLING and actions.SECOND <= action < actions.KEEP:
        return None
    if moment == moments.RESTING and actions.KEEP <= action < actions.CASH:
        return rest_refusal(table, action - actions.KEEP)
    if moment == moments.TURN and actions.in_turn(action):
        return turn_refusal(table, seat, action)
    return no(MOMENT_CLAUSES[moment], f"phase-{moments.WORDS[moment]}")


def rest_refusal(table: VanuatuState, tile: int) -> Refusal | None:
    """VAN-156."""
    gone = tile in table.rest_held
    return no("VAN-156", "rest-gone", {"tile": components.REST_NAMES[tile]}) if gone else None


def place_refusal(table: VanuatuState, tile: int, hex_: int) -> Refusal | None:
    """VAN-048 to VAN-055."""
    name = components.TILE_NAMES[tile]
    place = BOX.labels[hex_].upper()
    if tile not in table.revealed:
        return no("VAN-048", "place-tile", {"tile": name})
    if table.hex_tile[hex_] >= 0:
        return no("VAN-050", "place-taken", {"hex": place})
    if not touches_two(table, hex_):
        return no("VAN-050", "place-two", {"hex": place})
    if keeps_own_rule(table, tile, hex_):
        return None
    for other in range(16):  # VAN-053: a hex that keeps the tile's own rule goes first
        free = table.hex_tile[other] < 0 and touches_two(table, other)
        if free and keeps_own_rule(table, tile, other):
            args: dict[str, object] = {"tile": name, "hex": place}
            if BOX.tile_isle[tile] >= 0:
                return no("VAN-051", "place-island", args)
            return no("VAN-052", "place-sea", args)
    return None


def around(table: VanuatuState, hex_: int) -> list[int]:
    """The tiles that touch a hex."""
    touching = [table.hex_tile[h] for h in range(16) if conditions.touch(h, hex_)]
    return [tile for tile in touching if tile >= 0]


def touches_two(table: VanuatuState, hex_: int) -> bool:
    return len(around(table, hex_)) >= 2


def keeps_own_rule(table: VanuatuState, tile: int, hex_: int) -> bool:
    beside_island = any(BOX.tile_isle[other] >= 0 for other in around(table, hex_))
    return beside_island != (BOX.tile_isle[tile] >= 0)


def take_refusal(table: VanuatuState, seat: int, person: int) -> Refusal | None:
    """VAN-070 to VAN-072, VAN-282, VAN-283."""
    args: dict[str, object] = {"character": components.PERSON_NAMES[person]}
    if person == characters.GOVERNOR and not table.governor_on:
        return no("VAN-282", "no-governor", args)
    if table.character[seat] == person:
        return no("VAN-072", "same-character", args)
    for other in range(table.seats):
        if table.character[other] == person:
            args["seat"] = other
            return no("VAN-071", "character-held", args)
    if table.seats == 2 and not table.last_offer >> person & 1:
        return no("VAN-283", "not-offered", args)
    return None


def planning_refusal(table: VanuatuState, seat: int, action: int) -> Refusal | None:
    """VAN-080, VAN-083, VAN-084."""
    if actions.is_pair(action) == (table.batch == 2):
        return no("VAN-080", "pawns", {"pawns": 1 if table.batch == 2 else 2})
    planned = sum(1 << a for a in range(9) if table.pawns[seat * 9 + a] > 0)
    a = actions.planned_first(action)
    b = actions.planned_second(action)
    if b == actions.NO_BOX:
        if rehearsal.may_plan(table, seat, planned, a):
            return None
        return reasons.plan_refusal(table, seat, planned, a)
    late: list[tuple[int, int]] = []  # what is planned by then, and what cannot follow
    for one, two in ((a, b), (b, a)):
        if rehearsal.may_plan(table, seat, planned, one):
            if rehearsal.may_plan(table, seat, planned | 1 << one, two):
                return None
            late.append((planned | 1 << one, two))
    known, action = late[0] if late else (planned, a)
    return reasons.plan_refusal(table, seat, known, action)


def majority_refusal(table: VanuatuState, seat: int, deed: int) -> Refusal | None:
    """VAN-101, VAN-102: compared pawn by pawn with everybody else's."""
    mine = table.pawns[seat * 9 + deed]
    args: dict[str, object] = {"action": components.ACTION_NAMES[deed], "mine": mine}
    if mine == 0:
        return no("VAN-104", "no-pawns", args)
    ahead = -1  # who acts here first of all: others ahead of this seat may be behind that one
    most = 0
    for k in range(table.seats):
        other = (table.first + k) % table.seats
        theirs = table.pawns[other * 9 + deed]
        earlier = k < (seat - table.first) % table.seats
        if other != seat and (theirs > mine or (theirs == mine and earlier)) and theirs > most:
            ahead, most = other, theirs
    if ahead >= 0:
        args["seat"] = ahead
        args["theirs"] = most
        return no("VAN-101", "outnumbered" if most > mine else "tie", args)
    wall = table.neutral[deed]
    own_action = table.character[seat] >= 0 and BOX.character_action[table.character[seat]] == deed
    if wall and (mine < wall or (mine == wall and not own_action)):
        args["theirs"] = wall
        return no("VAN-283", "neutral", args)
    return None


def leads_anywhere(table: VanuatuState, seat: int) -> bool:
    return any(majority_refusal(table, seat, deed) is None for deed in range(9))


def can_carry_out(table: VanuatuState, seat: int, deed: int) -> bool:
    """VAN-108: at least one choice of parameters is possible."""
    ways = actions.ways(deed)
    return any(conditions.deed_refusal(table, seat, action) is None for action in ways)


def turn_refusal(table: VanuatuState, seat: int, action: int) -> Refusal | None:
    """VAN-103 to VAN-112."""
    deed = actions.deed_of(action)
    if deed != actions.NO_BOX:
        behind = majority_refusal(table, seat, deed)
        if behind is not None:
            preaching = table.character[seat] == characters.PREACHER and not table.turned[seat]
            if table.pawns[seat * 9 + deed] == 0 or not preaching:
                return behind
            if leads_anywhere(table, seat):
                return no("VAN-210", "preacher-leads", {})
        return conditions.deed_refusal(table, seat, action)
    if action < actions.STOP:
        return withdraw_refusal(table, seat, action - actions.WITHDRAW)
    if action < actions.BEG:
        return cash_refusal(table, seat, actions.cashed_value(action))
    if action < actions.GOVERN:
        return beg_refusal(table, seat, actions.begged_points(action))
    return govern_refusal(table, seat, *actions.governed(action))


def cash_refusal(table: VanuatuState, seat: int, value: int) -> Refusal | None:
    """VAN-150."""
    none = table.gems[seat * 4 + value] == 0
    return no("VAN-150", "no-treasure", {"value": value}) if none else None


def withdraw_refusal(table: VanuatuState, seat: int, deed: int) -> Refusal | None:
    """VAN-104: a majority stack that can act must act; VAN-111: a minority stack has to wait."""
    args: dict[str, object] = {"action": components.ACTION_NAMES[deed], "mine": 0}
    if table.pawns[seat * 9 + deed] == 0:
        return no("VAN-104", "no-pawns", args)
    if majority_refusal(table, seat, deed) is None:
        if can_carry_out(table, seat, deed):
            return no("VAN-104", "must-act", args)
        return None
    if leads_anywhere(table, seat):
        return no("VAN-111", "majority-elsewhere", args)
    return None


def beg_refusal(table: VanuatuState, seat: int, given: int) -> Refusal | None:
    """VAN-209."""
    if table.character[seat] != characters.BEGGAR:
        return no("VAN-209", "no-beggar")
    if table.turned[seat]:
        return no("VAN-074", "turned", {"character": "@vanuatu-character-beggar"})
    if table.points[seat] < given:
        return no("VAN-209", "beg-points", {"given": given, "points": table.points[seat]})
    return None


def govern_refusal(table: VanuatuState, seat: int, deed: int, target: int) -> Refusal | None:
    """VAN-282."""
    if table.character[seat] != characters.GOVERNOR:
        return no("VAN-282", "not-governor")
    if table.turned[seat]:
        return no("VAN-074", "turned", {"character": "@vanuatu-character-governor"})
    args: dict[str, object] = {"action": components.ACTION_NAMES[deed], "mine": 0}
    if table.pawns[seat * 9 + deed] == 0:
        return no("VAN-282", "no-pawns", args)
    if deed == target:
        return no("VAN-282", "govern-same", args)
    if pawns.is_done(table, seat, target):  # VAN-106, VAN-110: once a round, or given up
        args["action"] = components.ACTION_NAMES[target]
        return no("VAN-282", "govern-done", args)
    return None
