"""What may be chosen now: the legal actions, generated. `refusals.py` is the second bookkeeper."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.actions import (
    BEG,
    BEGGAR,
    BUILD,
    BUILDER,
    BUY,
    CASH,
    DO_BUILD,
    DO_BUY,
    DO_DRAW,
    DO_EXPLORE,
    DO_FISH,
    DO_REST,
    DO_SAIL,
    DO_SELL,
    DO_TRANSPORT,
    DRAW,
    EXPLORE,
    FISH,
    GOVERN,
    GOVERNOR,
    KEEP,
    NAVIGATOR,
    NEUTRAL,
    PLACE,
    PREACHER,
    SAIL,
    SECOND,
    SELL,
    SELLER,
    STOP,
    TAKE,
    TRANSPORT,
    WITHDRAW,
)
from shoal.games.vanuatu.archipelago import HIGH_BITS, ISLES_OF, LOW_BITS, NEAR, berths
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.deeds import BUILD_COST, BUILDER_COST, PRICE
from shoal.games.vanuatu.planning import plan_choices
from shoal.games.vanuatu.table import (
    CHOOSING,
    DOUBLING,
    NEUTRALS,
    OVER,
    PLACING,
    PLANNING,
    RESTING,
    SELLING,
    TURN,
    Table,
)

STALL_SLOTS: Final[list[int]] = BOX.slots_stalls
DRAWING_SLOTS: Final[list[int]] = BOX.slots_drawings
TOURIST_SLOTS: Final[list[int]] = BOX.slots_tourists
TILE_ISLE: Final[list[int]] = BOX.tile_isle
ALL_PEOPLE: Final = 11


def choices(table: Table) -> list[int]:
    """The legal actions of the active seat, ascending."""
    found: list[int] = []
    phase = table.phase
    if phase == TURN:
        turn_choices(table, table.active, found)
    elif phase == PLANNING:
        plan_choices(table, table.active, found)
    elif phase == CHOOSING:
        for person in range(ALL_PEOPLE):  # VAN-070
            if table.offer >> person & 1:
                found.append(TAKE + person)
    elif phase == SELLING:  # VAN-136: another one, or stop
        sell_choices(table, table.active, found)
        found.append(STOP)
    elif phase == PLACING:
        place_choices(table, found)
    elif phase == RESTING:
        for tile in range(4):  # VAN-156: one of those still there
            if tile not in table.rest_held:
                found.append(KEEP + tile)
    elif phase == DOUBLING:
        found.append(SECOND)
        found.append(SECOND + 1)
    elif phase == NEUTRALS:
        for action in range(9):
            found.append(NEUTRAL + action)
    elif phase == OVER:
        pass
    return found


def place_choices(table: Table, found: list[int]) -> None:
    """VAN-048, VAN-055: one of the revealed tiles, on a hex its rules allow; no declining."""
    tiles = table.land | table.sea
    for tile in sorted(table.revealed):
        hexes = berths(tiles, table.land, TILE_ISLE[tile] >= 0)
        for h in range(16):
            if hexes >> h & 1:
                found.append(PLACE + (tile - 4) * 16 + h)


def turn_choices(table: Table, seat: int, found: list[int]) -> None:
    """VAN-103 to VAN-107: what to do with one stack, and the exchanges before it."""
    base = seat * 9
    given_up: list[int] = []
    leads = False
    for action in range(9):
        if table.leader[action] == seat:
            leads = True
            # VAN-104: carried out if it can be; VAN-105 (ruling): any of the majority stacks.
            if not deed_choices(table, seat, action, found):
                given_up.append(WITHDRAW + action)
    if not leads:
        preaching = table.face_up(seat, PREACHER)
        for action in range(9):
            if table.pawns[base + action]:
                given_up.append(WITHDRAW + action)  # VAN-106
                if preaching:
                    deed_choices(table, seat, action, found)  # VAN-107
    found.extend(given_up)
    for value in range(1, 4):  # VAN-150
        if table.gems[seat * 4 + value]:
            found.append(CASH + value - 1)
    if table.character[seat] >= BEGGAR and table.turned[seat] == 0:
        if table.character[seat] == BEGGAR:  # VAN-209
            for points in range(1, min(table.points[seat], 3) + 1):
                found.append(BEG + points - 1)
        elif table.character[seat] == GOVERNOR:
            govern_choices(table, seat, found)


def govern_choices(table: Table, seat: int, found: list[int]) -> None:
    """VAN-282: a whole stack to any other action space."""
    for action in range(9):
        if table.pawns[seat * 9 + action]:
            for target in range(9):
                if target != action:
                    found.append(GOVERN + action * 9 + target)


def deed_choices(table: Table, seat: int, action: int, found: list[int]) -> bool:
    """VAN-108: all ways to carry out an action with the vatu at hand; whether there is one.

    VAN-010: one choice per island that qualifies.
    """
    before = len(found)
    boat = table.boat[seat]
    if action == SAIL:
        sail_choices(table, seat, boat, found)
    elif action == FISH:
        if table.fish[table.hex_tile[boat]]:  # VAN-130
            found.append(DO_FISH)
    elif action == EXPLORE:
        if table.treasure[table.hex_tile[boat]]:  # VAN-125
            found.append(DO_EXPLORE)
    elif action == BUILD:
        cost = BUILDER_COST if table.face_up(seat, BUILDER) else BUILD_COST
        if table.vatu[seat] >= cost and table.hand[seat]:  # VAN-120
            for isle in ISLES_OF[table.shore[boat]]:
                if table.stall_count[isle] < STALL_SLOTS[isle]:
                    found.append(DO_BUILD + isle)
    elif action == SELL:
        if may_sell_at(table, seat, boat):
            sell_choices(table, seat, found)
    elif action == BUY:
        vatu = table.vatu[seat]
        for isle in ISLES_OF[table.shore[boat]]:
            for good in range(3):
                if table.cubes[isle * 3 + good] and PRICE[good] <= vatu:  # VAN-140
                    found.append(DO_BUY + isle * 3 + good)
    elif action == DRAW:
        for isle in ISLES_OF[table.shore[boat]]:
            if table.drawings[isle] < DRAWING_SLOTS[isle]:  # VAN-145
                found.append(DO_DRAW + isle)
    elif action == TRANSPORT:
        if table.tourists:  # VAN-146; VAN-148: no stall is needed
            for isle in ISLES_OF[table.shore[boat]]:
                if table.guests[isle] < TOURIST_SLOTS[isle]:
                    found.append(DO_TRANSPORT + isle)
    elif len(table.rest_order) < 4:  # VAN-155
        found.append(DO_REST)
    return len(found) > before


def sail_choices(table: Table, seat: int, boat: int, found: list[int]) -> None:
    """VAN-115, VAN-116, VAN-117, VAN-118: where to, shortest or by a longer way paid for."""
    moorings = table.moorings(seat)
    free = table.face_up(seat, NAVIGATOR)
    vatu = 3 if free else table.vatu[seat]
    if vatu == 0:
        return
    one = NEAR[boat] & moorings
    two = table.two_steps(boat) & moorings if vatu > 1 else 0
    three = table.three_steps(boat) & moorings if vatu > 2 else 0
    ends = one | two | three
    if free:
        for h in LOW_BITS[ends & 255]:
            found.append(DO_SAIL + h * 3)
        for h in HIGH_BITS[ends >> 8]:
            found.append(DO_SAIL + h * 3)
        return
    longer2 = one & two
    longer3 = (one | two) & three
    for h in LOW_BITS[ends & 255]:
        found.append(DO_SAIL + h * 3)
        if longer2 >> h & 1:
            found.append(DO_SAIL + h * 3 + 1)
        if longer3 >> h & 1:
            found.append(DO_SAIL + h * 3 + 2)
    for h in HIGH_BITS[ends >> 8]:
        found.append(DO_SAIL + h * 3)
        if longer2 >> h & 1:
            found.append(DO_SAIL + h * 3 + 1)
        if longer3 >> h & 1:
            found.append(DO_SAIL + h * 3 + 2)


def may_sell_at(table: Table, seat: int, boat: int) -> bool:
    """VAN-135: an own stall on an adjacent island; VAN-205 (ruling): any island for the Seller."""
    if table.face_up(seat, SELLER):
        return table.shore[boat] != 0
    own = 0
    for isle in ISLES_OF[table.shore[boat]]:
        own += table.stalls[isle * 5 + seat]
    return own > 0


def sell_choices(table: Table, seat: int, found: list[int]) -> None:
    for value in range(1, 4):
        if table.fish_tiles[seat * 4 + value]:
            found.append(DO_SELL + value - 1)
