"""Why an action cannot be planned: a reason that is true because it was tried.

First what the player may still do: other actions which, planned before, open this one. Then what is
missing: the fewest things that would have to be otherwise on this table. Each is tried on a copy
before it is said, so whoever follows the reason, or takes away what it blames, can plan the action.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import components
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, pawns, planning, rehearsal
from shoal.games.vanuatu.rules.conditions import no
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.messages import Refusal

PLACE_CLAUSES: Final = [
    "VAN-115", "VAN-120", "VAN-125", "VAN-130", "VAN-135", "VAN-140", "VAN-145", "VAN-146",
    "VAN-155",
]  # fmt: skip

# What may be planned first, the nearest thought first.
HELPERS: Final = [
    boxes.SAIL, boxes.FISH, boxes.BUILD, boxes.SELL, boxes.EXPLORE, boxes.TRANSPORT, boxes.DRAW,
    boxes.BUY,
]  # fmt: skip

# What may be missing; in this order one thing is named rather than another.
TRACK: Final = 0  # the conversion takes the money (VAN-230)
MONEY: Final = 1
TILE: Final = 2  # a fish tile to sell
HAND: Final = 3  # a stall not built yet
GUEST: Final = 4  # a tourist on the tile of this round
REACH: Final = 5  # the boat lies elsewhere, on another sea of this map
WORLD: Final = 6  # nowhere on the map there is what it takes
WORDS: Final = ["", "vatu", "tile", "hand", "guest", "reach", "world"]
# What is said when it is the only thing.
BLAMED: Final = {
    TRACK: ("VAN-230", "vanuatu-needs-vatu-converted"),
    MONEY: ("VAN-085", "vanuatu-needs-vatu"),
    TILE: ("VAN-135", "vanuatu-needs-fish"),
}


def plan_refusal(table: VanuatuState, seat: int, planned: int, action: int) -> Refusal:
    """VAN-085: what would make the action possible; worked out once a planning."""
    spare = pawns.spare(table, seat, planned)
    key = 1 << 30 | spare << 20 | (seat << 9 | planned) << 4 | action
    known = table.rehearsals.get(key)
    if isinstance(known, Refusal):
        return known
    found = first_reason(table, seat, planned, action, spare)
    table.rehearsals[key] = found
    return found


def first_reason(
    table: VanuatuState, seat: int, planned: int, action: int, spare: int
) -> Refusal:  # fmt: skip
    """What the player may still do comes before what is missing, and one step before two."""
    for lack, count in ((TRACK, 1), (MONEY, 2)):
        if opens(table, seat, planned, action, [lack]):
            return blame(table, seat, planned, action, [lack])
        first = helpers(table, seat, planned, action, count)
        if first:
            return advice(table, seat, planned, action, first, spare)
    return blame(table, seat, planned, action, missing(table, seat, planned, action))


# What to plan first.


def helpers(table: VanuatuState, seat: int, planned: int, action: int, count: int) -> list[int]:
    """One or two actions that open this one when they are planned before; none: an empty list.

    What opens it is used on the way, so it can be planned itself in the order it is used.
    """
    free = [a for a in HELPERS if a != action and not planned >> a & 1]
    for at in range(len(free)):
        more = planned | 1 << free[at]
        if count == 1:
            if planning.programmable(table, seat, more) >> action & 1:
                return [free[at]]
        else:
            for other in free[at + 1 :]:
                if planning.programmable(table, seat, more | 1 << other) >> action & 1:
                    return [free[at], other]
    return []


def advice(
    table: VanuatuState, seat: int, planned: int, action: int, first: list[int], spare: int
) -> Refusal:  # fmt: skip
    """Plan this first; when too few pawns are left for it, it stays a fact and no advice."""
    args: dict[str, object] = {"action": components.ACTION_NAMES[action]}
    args["first"] = [components.ACTION_NAMES[a] for a in first]
    earn = earner(table, seat, planned, action, first)
    if len(first) >= spare:
        if first == [earn]:  # the money is the fact: this is only one way to come by it
            return blame(table, seat, planned, action, [MONEY])
        return Refusal("VAN-085", "vanuatu-needs-planned", args)
    if earn >= 0:
        args["earn"] = components.ACTION_NAMES[earn]
        return Refusal("VAN-085", "vanuatu-needs-first-vatu", args)
    if action == boxes.SELL and boxes.FISH in first and not any(table.fish_tiles[seat * 4 :][:4]):
        return Refusal("VAN-085", "vanuatu-needs-fish-tile", args)
    if first == [boxes.SAIL] and not fits_here(table, seat, action):
        word = components.ACTIONS[action]
        return Refusal(PLACE_CLAUSES[action], f"vanuatu-needs-place-{word}-sail", args)
    return Refusal("VAN-085", "vanuatu-needs-first", args)


def earner(table: VanuatuState, seat: int, planned: int, action: int, first: list[int]) -> int:
    """The one of these that is there for its money alone: with money nobody would need it."""
    for one in first:
        others = sum(1 << other for other in first if other != one)
        if opens(table, seat, planned | others, action, [MONEY]):
            return one
    return -1


def fits_here(table: VanuatuState, seat: int, action: int) -> bool:
    """Whether the place of the boat is right as it is."""
    made = rehearsal.rehearse(table, seat, 0)
    return made.place_fits(made.scenes[0], action)


# What is missing.


def missing(table: VanuatuState, seat: int, planned: int, action: int) -> list[int]:
    """The fewest things that would have to be otherwise, tried one by one, then together."""
    able = relevant(action)
    for lack in able:
        if opens(table, seat, planned, action, [lack]):
            return [lack]
    left = able
    for lack in able:
        fewer = [other for other in left if other != lack]
        if opens(table, seat, planned, action, fewer):
            left = fewer
    return left


def relevant(action: int) -> list[int]:
    """What can be missing for an action at all."""
    own = {boxes.SELL: [TILE], boxes.BUILD: [HAND], boxes.TRANSPORT: [GUEST]}
    return [MONEY, *own.get(action, []), REACH, WORLD]


def opens(table: VanuatuState, seat: int, planned: int, action: int, lacks: list[int]) -> bool:
    """Whether the action could be planned if these things were otherwise."""
    if lacks == [TRACK]:
        # The first bookkeeper knows no table without the conversion; the second one is asked.
        if not rehearsal.rehearse(table, seat, planned).converted:
            return False
        return rehearsal.Rehearsal(table, seat, planned, False).first_for[action] is not None
    copy = otherwise(table, seat, action, lacks)
    here = table.boat[seat]
    moorings = archipelago.moorings(table, seat) if REACH in lacks else 0
    most = BOX.conversion_at if MONEY in lacks else table.vatu[seat] + 1
    for purse in range(table.vatu[seat], most):
        copy.vatu[seat] = purse
        for hex_ in range(16):
            if hex_ != here and not moorings >> hex_ & 1:
                continue
            copy.boat[seat] = hex_
            copy.possible = {}
            if planning.programmable(copy, seat, planned) >> action & 1:
                return True
    return False


def otherwise(table: VanuatuState, seat: int, action: int, lacks: list[int]) -> VanuatuState:
    """A copy of the table on which these things are not missing."""
    copy = table.clone()
    copy.possible = {}
    copy.facts = []
    copy.rehearsals = {}
    if TILE in lacks:
        copy.fish_tiles[seat * 4 + 1] += 1
    if HAND in lacks:
        copy.hand[seat] += 1
    if GUEST in lacks:
        copy.tourists += 1
    if WORLD in lacks:
        furnish(copy, seat, action)
    return copy


def furnish(copy: VanuatuState, seat: int, action: int) -> None:
    """Every sea or island of the map has what the action takes."""
    for tile in range(16):
        if copy.tile_hex[tile] >= 0 and BOX.tile_isle[tile] < 0:
            if action == boxes.EXPLORE:
                copy.treasure[tile] = max(copy.treasure[tile], 1)
            elif action == boxes.FISH:
                copy.fish[tile] = max(copy.fish[tile], 1)
    for isle in copy.isles:
        if action == boxes.BUILD:
            copy.stall_count[isle] = min(copy.stall_count[isle], BOX.slots_stalls[isle] - 1)
        elif action == boxes.DRAW:
            copy.drawings[isle] = min(copy.drawings[isle], BOX.slots_drawings[isle] - 1)
        elif action == boxes.TRANSPORT:
            copy.guests[isle] = min(copy.guests[isle], BOX.slots_tourists[isle] - 1)
        elif action == boxes.BUY:
            copy.cubes[isle * 3] = max(copy.cubes[isle * 3], 1)
        elif action == boxes.SELL:
            copy.stalls[isle * 5 + seat] = max(copy.stalls[isle * 5 + seat], 1)


def blame(table: VanuatuState, seat: int, planned: int, action: int, lacking: list[int]) -> Refusal:
    """Say what is missing."""
    word = components.ACTIONS[action]
    args: dict[str, object] = {"action": components.ACTION_NAMES[action]}
    if lacking == [MONEY]:
        args["short"] = short_of(table, seat, planned, action)
    elif lacking == [REACH]:
        made = rehearsal.rehearse(table, seat, planned)
        args["vatu"] = max(scene.vatu for scene in made.scenes)
    elif len(lacking) > 1:
        # Nothing on the map to sell beside is a stall of one's own that is missing.
        own_stall = action == boxes.SELL
        words = ["stall" if lack == WORLD and own_stall else WORDS[lack] for lack in lacking]
        args["lacking"] = [f"@vanuatu-lacking-{one}" for one in words]
        return Refusal("VAN-085", "vanuatu-needs-several", args)
    elif lacking == [HAND]:
        return no("VAN-120", "no-stall")
    elif lacking == [GUEST]:
        return no("VAN-146", "no-tourists")
    elif lacking == [WORLD]:
        return Refusal(PLACE_CLAUSES[action], f"vanuatu-needs-world-{word}", args)
    if lacking == [REACH]:
        return Refusal(PLACE_CLAUSES[action], f"vanuatu-needs-place-{word}", args)
    clause, key = BLAMED[lacking[0]]
    return Refusal(clause, key, args)


def short_of(table: VanuatuState, seat: int, planned: int, action: int) -> int:
    """The fewest vatu more that would do."""
    for short in range(1, 10 - table.vatu[seat]):
        copy = otherwise(table, seat, action, [])
        copy.vatu[seat] += short
        if planning.programmable(copy, seat, planned) >> action & 1:
            return short
    return 0
