"""What stands in the way of carrying out an action with these parameters, majorities apart."""

from __future__ import annotations

from shoal.games.vanuatu import actions, components
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, characters
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.messages import Refusal


def no(clause: str, key: str, args: dict[str, object] | None = None) -> Refusal:
    return Refusal(clause, "vanuatu-refuse-" + key, args)


def unpaid(clause: str, box: int, cost: int, vatu: int) -> Refusal:
    """An island can be touched for several actions: the one that is meant is named."""
    return no(clause, "cost", {"action": components.ACTION_NAMES[box], "cost": cost, "vatu": vatu})


def deed_refusal(table: VanuatuState, seat: int, action: int) -> Refusal | None:
    """The first failing condition of VAN-115 to VAN-155, or None."""
    deed = actions.deed_of(action)
    tile = table.hex_tile[table.boat[seat]]
    if deed == boxes.SAIL:
        return sail_refusal(table, seat, *actions.sailed(action))
    if deed == boxes.BUILD:
        return build_refusal(table, seat, action - actions.BUILD)
    if deed == boxes.EXPLORE:
        return None if table.treasure[tile] > 0 else no("VAN-125", "no-treasure-disc")
    if deed == boxes.FISH:
        return None if table.fish[tile] > 0 else no("VAN-130", "no-fish-disc")
    if deed == boxes.SELL:
        return sell_refusal(table, seat, actions.sold_value(action))
    if deed == boxes.BUY:
        return buy_refusal(table, seat, *actions.bought(action))
    if deed == boxes.DRAW:
        return draw_refusal(table, seat, action - actions.DRAW)
    if deed == boxes.TRANSPORT:
        return transport_refusal(table, seat, action - actions.TRANSPORT)
    if len([tile for tile in table.rest_held if tile >= 0]) >= 4:
        return no("VAN-155", "no-rest")
    return None


def touch(a: int, b: int) -> bool:
    """VAN-006 by distance: |dq|, |dr| and |dq + dr| are at most 1, and not all 0."""
    dq = BOX.q[a] - BOX.q[b]
    dr = BOX.r[a] - BOX.r[b]
    return max(abs(dq), abs(dr), abs(dq + dr)) == 1


def beside(table: VanuatuState, seat: int, isle: int) -> bool:
    """VAN-009: the island lies next to the own boat."""
    hex_ = table.tile_hex[BOX.isle_tile[isle]]
    return hex_ >= 0 and touch(hex_, table.boat[seat])  # VAN-008


def island_args(isle: int) -> dict[str, object]:
    return {"island": components.ISLE_NAMES[isle]}


def exact_walks(table: VanuatuState, hex_: int, steps: int) -> list[int]:
    """Where walks of exactly so many steps over seas end, found by walking."""
    ends = [hex_]
    for _step in range(steps):
        seas = [h for h in range(16) if is_sea(table, h)]
        ends = [h for h in seas if any(touch(at, h) for at in ends)]
    return ends


def is_sea(table: VanuatuState, hex_: int) -> bool:
    tile = table.hex_tile[hex_]
    return tile >= 0 and BOX.tile_isle[tile] < 0


def sail_refusal(table: VanuatuState, seat: int, target: int, course: int) -> Refusal | None:
    """VAN-007, VAN-008, VAN-115 to VAN-118."""
    args: dict[str, object] = {"hex": BOX.labels[target].upper(), "vatu": table.vatu[seat]}
    tile = table.hex_tile[target]
    if tile < 0:
        return no("VAN-008", "sail-empty", args)
    if BOX.tile_isle[tile] >= 0:
        return no("VAN-116", "sail-island", args)
    if table.seats == 2 and table.boat[1 - seat] == target:
        return no("VAN-283", "sail-boat", args)
    fitting = [n for n in (1, 2, 3) if target in exact_walks(table, table.boat[seat], n)]
    if not fitting:
        args["steps"] = BOX.sail_max
        return no("VAN-116", "sail-far", args)
    free = table.character[seat] == characters.NAVIGATOR and not table.turned[seat]
    steps = fitting[0]
    if course != actions.SHORTEST:
        steps = 2 if course == actions.IN_TWO else 3
        if free:
            return no("VAN-118", "sail-free", args)
        if steps == fitting[0]:
            return no("VAN-117", "sail-shortest", args)
        args["steps"] = steps
        if steps not in fitting:
            return no("VAN-117", "sail-steps", args)
    if not free and steps > table.vatu[seat]:
        args["steps"] = steps
        return no("VAN-116", "sail-vatu", args)
    return None


def build_refusal(table: VanuatuState, seat: int, isle: int) -> Refusal | None:
    """VAN-120."""
    args = island_args(isle)
    if not beside(table, seat, isle):
        return no("VAN-009", "not-beside", args)
    if sum(table.stalls[isle * 5 : isle * 5 + 5]) >= BOX.slots_stalls[isle]:
        return no("VAN-120", "no-stall-slot", args)
    if sum(table.stalls[i * 5 + seat] for i in range(5)) >= BOX.stalls:
        return no("VAN-120", "no-stall")
    builder = table.character[seat] == characters.BUILDER and not table.turned[seat]
    cost = BOX.builder_cost if builder else BOX.build_cost
    if table.vatu[seat] < cost:
        return unpaid("VAN-120", boxes.BUILD, cost, table.vatu[seat])
    return None


def fish_tile_refusal(table: VanuatuState, seat: int, value: int) -> Refusal | None:
    none = table.fish_tiles[seat * 4 + value] == 0
    return no("VAN-135", "no-fish-tile", {"value": value}) if none else None


def sell_refusal(table: VanuatuState, seat: int, value: int) -> Refusal | None:
    """VAN-135, VAN-205."""
    missing = fish_tile_refusal(table, seat, value)
    if missing is not None:
        return missing
    seller = table.character[seat] == characters.SELLER and not table.turned[seat]
    around = [isle for isle in range(5) if beside(table, seat, isle)]
    if seller:
        return None if around else no("VAN-205", "no-island")
    if not any(table.stalls[isle * 5 + seat] > 0 for isle in around):
        return no("VAN-135", "no-own-stall")
    return None


def buy_refusal(table: VanuatuState, seat: int, isle: int, good: int) -> Refusal | None:
    """VAN-140."""
    args = island_args(isle)
    if not beside(table, seat, isle):
        return no("VAN-009", "not-beside", args)
    args["good"] = components.GOOD_NAMES[good]
    if table.cubes[isle * 3 + good] == 0:
        return no("VAN-140", "no-cube", args)
    if table.vatu[seat] < BOX.price[good]:
        return unpaid("VAN-140", boxes.BUY, BOX.price[good], table.vatu[seat])
    return None


def draw_refusal(table: VanuatuState, seat: int, isle: int) -> Refusal | None:
    """VAN-145."""
    if not beside(table, seat, isle):
        return no("VAN-009", "not-beside", island_args(isle))
    if table.drawings[isle] >= BOX.slots_drawings[isle]:
        return no("VAN-145", "no-drawing-slot", island_args(isle))
    return None


def transport_refusal(table: VanuatuState, seat: int, isle: int) -> Refusal | None:
    """VAN-146."""
    if table.tourists == 0:
        return no("VAN-146", "no-tourists")
    if not beside(table, seat, isle):
        return no("VAN-009", "not-beside", island_args(isle))
    if table.guests[isle] >= BOX.slots_tourists[isle]:
        return no("VAN-146", "island-full", island_args(isle))
    return None
