"""What stands in the way of carrying out an action with these parameters, majorities apart."""

from __future__ import annotations

from shoal.games.vanuatu.actions import (
    BUILD,
    BUILDER,
    BUY,
    DO_BUILD,
    DO_BUY,
    DO_DRAW,
    DO_SAIL,
    DO_SELL,
    DO_TRANSPORT,
    DRAW,
    EXPLORE,
    FISH,
    NAVIGATOR,
    SAIL,
    SELL,
    SELLER,
    TRANSPORT,
    deed_of,
)
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.names import GOOD_NAMES, ISLE_NAMES
from shoal.games.vanuatu.table import Table
from shoal.kernel.messages import Refusal


def deed_refusal(table: Table, seat: int, action: int) -> Refusal | None:
    """The first failing condition of VAN-115 to VAN-155, or None."""
    deed = deed_of(action)
    tile = table.hex_tile[table.boat[seat]]
    if deed == SAIL:
        return sail_refusal(table, seat, (action - DO_SAIL) // 3, (action - DO_SAIL) % 3)
    if deed == BUILD:
        return build_refusal(table, seat, action - DO_BUILD)
    if deed == EXPLORE:
        return (
            None
            if table.treasure[tile] > 0
            else Refusal("VAN-125", "vanuatu-refuse-no-treasure-disc")
        )
    if deed == FISH:
        return None if table.fish[tile] > 0 else Refusal("VAN-130", "vanuatu-refuse-no-fish-disc")
    if deed == SELL:
        return sell_refusal(table, seat, action - DO_SELL + 1)
    if deed == BUY:
        return buy_refusal(table, seat, (action - DO_BUY) // 3, (action - DO_BUY) % 3)
    if deed == DRAW:
        return draw_refusal(table, seat, action - DO_DRAW)
    if deed == TRANSPORT:
        return transport_refusal(table, seat, action - DO_TRANSPORT)
    if len([tile for tile in table.rest_held if tile >= 0]) >= 4:
        return Refusal("VAN-155", "vanuatu-refuse-no-rest")
    return None


def beside(table: Table, seat: int, isle: int) -> bool:
    """VAN-009: the island lies next to the own boat."""
    hex_ = table.tile_hex[BOX.isle_tile[isle]]
    if hex_ < 0:  # VAN-008
        return False
    boat = table.boat[seat]
    dq = BOX.q[hex_] - BOX.q[boat]
    dr = BOX.r[hex_] - BOX.r[boat]
    return max(abs(dq), abs(dr), abs(dq + dr)) == 1


def island_args(isle: int) -> dict[str, object]:
    return {"island": ISLE_NAMES[isle]}


def exact_walks(table: Table, hex_: int, steps: int) -> list[int]:
    """Where walks of exactly so many steps over seas end, found by walking."""
    ends = [hex_]
    for _step in range(steps):
        following: list[int] = []
        for at in ends:
            for h in range(16):
                dq = BOX.q[h] - BOX.q[at]
                dr = BOX.r[h] - BOX.r[at]
                tile = table.hex_tile[h]
                if (
                    max(abs(dq), abs(dr), abs(dq + dr)) == 1
                    and tile >= 0
                    and BOX.tile_isle[tile] < 0
                ):
                    following.append(h)
        ends = sorted(set(following))
    return ends


def sail_refusal(table: Table, seat: int, target: int, course: int) -> Refusal | None:
    """VAN-007, VAN-008, VAN-115 to VAN-118; course 0 is the shortest way, 1 and 2 longer ones."""
    args: dict[str, object] = {"hex": BOX.labels[target], "vatu": table.vatu[seat]}
    tile = table.hex_tile[target]
    if tile < 0:
        return Refusal("VAN-008", "vanuatu-refuse-sail-empty", args)
    if BOX.tile_isle[tile] >= 0:
        return Refusal("VAN-116", "vanuatu-refuse-sail-island", args)
    if table.seats == 2 and table.boat[1 - seat] == target:
        return Refusal("VAN-283", "vanuatu-refuse-sail-boat", args)
    fitting = [n for n in (1, 2, 3) if target in exact_walks(table, table.boat[seat], n)]
    if not fitting:
        return Refusal("VAN-116", "vanuatu-refuse-sail-far", args)
    free = table.character[seat] == NAVIGATOR and not table.turned[seat]
    steps = fitting[0]
    if course > 0:
        steps = course + 1
        if free:
            return Refusal("VAN-118", "vanuatu-refuse-sail-free", args)
        if steps == fitting[0]:
            return Refusal("VAN-117", "vanuatu-refuse-sail-shortest", args)
        args["steps"] = steps
        if steps not in fitting:
            return Refusal("VAN-117", "vanuatu-refuse-sail-steps", args)
    if not free and steps > table.vatu[seat]:
        args["steps"] = steps
        return Refusal("VAN-116", "vanuatu-refuse-sail-vatu", args)
    return None


def build_refusal(table: Table, seat: int, isle: int) -> Refusal | None:
    """VAN-120."""
    args = island_args(isle)
    if not beside(table, seat, isle):
        return Refusal("VAN-009", "vanuatu-refuse-not-beside", args)
    if sum(table.stalls[isle * 5 : isle * 5 + 5]) >= BOX.slots_stalls[isle]:
        return Refusal("VAN-120", "vanuatu-refuse-no-stall-slot", args)
    if sum(table.stalls[i * 5 + seat] for i in range(5)) >= BOX.stalls:
        return Refusal("VAN-120", "vanuatu-refuse-no-stall")
    builder = table.character[seat] == BUILDER and not table.turned[seat]
    cost = BOX.builder_cost if builder else BOX.build_cost
    if table.vatu[seat] < cost:
        return Refusal("VAN-120", "vanuatu-refuse-cost", {"cost": cost, "vatu": table.vatu[seat]})
    return None


def sell_refusal(table: Table, seat: int, value: int) -> Refusal | None:
    """VAN-135, VAN-205."""
    if table.fish_tiles[seat * 4 + value] == 0:
        return Refusal("VAN-135", "vanuatu-refuse-no-fish-tile", {"value": value})
    seller = table.character[seat] == SELLER and not table.turned[seat]
    around = [isle for isle in range(5) if beside(table, seat, isle)]
    if seller:
        return None if around else Refusal("VAN-205", "vanuatu-refuse-no-island")
    if not any(table.stalls[isle * 5 + seat] > 0 for isle in around):
        return Refusal("VAN-135", "vanuatu-refuse-no-own-stall")
    return None


def buy_refusal(table: Table, seat: int, isle: int, good: int) -> Refusal | None:
    """VAN-140."""
    args = island_args(isle)
    if not beside(table, seat, isle):
        return Refusal("VAN-009", "vanuatu-refuse-not-beside", args)
    args["good"] = GOOD_NAMES[good]
    if table.cubes[isle * 3 + good] == 0:
        return Refusal("VAN-140", "vanuatu-refuse-no-cube", args)
    if table.vatu[seat] < BOX.price[good]:
        cost = {"cost": BOX.price[good], "vatu": table.vatu[seat]}
        return Refusal("VAN-140", "vanuatu-refuse-cost", dict(cost))
    return None


def draw_refusal(table: Table, seat: int, isle: int) -> Refusal | None:
    """VAN-145."""
    if not beside(table, seat, isle):
        return Refusal("VAN-009", "vanuatu-refuse-not-beside", island_args(isle))
    if table.drawings[isle] >= BOX.slots_drawings[isle]:
        return Refusal("VAN-145", "vanuatu-refuse-no-drawing-slot", island_args(isle))
    return None


def transport_refusal(table: Table, seat: int, isle: int) -> Refusal | None:
    """VAN-146."""
    if table.tourists == 0:
        return Refusal("VAN-146", "vanuatu-refuse-no-tourists")
    if not beside(table, seat, isle):
        return Refusal("VAN-009", "vanuatu-refuse-not-beside", island_args(isle))
    if table.guests[isle] >= BOX.slots_tourists[isle]:
        return Refusal("VAN-146", "vanuatu-refuse-island-full", island_args(isle))
    return None
