"""What may be chosen now: the legal actions, generated. `refusals.py` is the second bookkeeper."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import actions, moments
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, characters, deeds, planning
from shoal.games.vanuatu.state import VanuatuState

STALL_SLOTS: Final[list[int]] = BOX.slots_stalls
DRAWING_SLOTS: Final[list[int]] = BOX.slots_drawings
TOURIST_SLOTS: Final[list[int]] = BOX.slots_tourists


def choices(table: VanuatuState) -> list[int]:
    """The legal actions of the active seat, ascending."""
    found: list[int] = []
    moment = table.moment
    if moment == moments.TURN:
        turn_choices(table, table.active, found)
    elif moment == moments.PLANNING:
        planning.plan_choices(table, table.active, found)
    elif moment == moments.CHOOSING:
        people = range(characters.COUNT)  # VAN-070
        return [actions.TAKE + person for person in people if table.offer >> person & 1]
    elif moment == moments.SELLING:  # VAN-136: another one, or stop
        sell_choices(table, table.active, found)
        found.append(actions.STOP)
    elif moment == moments.PLACING:
        place_choices(table, found)
    elif moment == moments.RESTING:
        # VAN-156: one of those still there
        return [actions.KEEP + tile for tile in range(4) if tile not in table.rest_held]
    elif moment == moments.DOUBLING:
        return [actions.SECOND, actions.SECOND_NO]
    elif moment == moments.NEUTRALS:
        return actions.ALL_NEUTRALS
    return found


def place_choices(table: VanuatuState, found: list[int]) -> None:
    """VAN-048, VAN-055: one of the revealed tiles, on a hex its rules allow; no declining."""
    tiles = table.land | table.sea
    for tile in sorted(table.revealed):
        hexes = archipelago.berths(tiles, table.land, BOX.tile_isle[tile] >= 0)
        for h in range(16):
            if hexes >> h & 1:
                found.append(actions.place(tile, h))


def turn_choices(table: VanuatuState, seat: int, found: list[int]) -> None:
    """VAN-103 to VAN-107: what to do with one stack, and the exchanges before it."""
    base = seat * 9
    given_up: list[int] = []
    leads = False
    for box, leader in enumerate(table.leader):
        if leader == seat:
            leads = True
            # VAN-104: carried out if it can be; VAN-105 (ruling): any of the majority stacks.
            if not deed_choices(table, seat, box, found):
                given_up.append(actions.WITHDRAW + box)
    if not leads:
        preaching = characters.face_up(table, seat, characters.PREACHER)
        for box in range(9):
            if table.pawns[base + box]:
                given_up.append(actions.WITHDRAW + box)  # VAN-106
                if preaching:
                    deed_choices(table, seat, box, found)  # VAN-107
    found.extend(given_up)
    for value in range(1, 4):  # VAN-150
        if table.gems[seat * 4 + value]:
            found.append(actions.cash(value))
    if table.character[seat] >= characters.BEGGAR and table.turned[seat] == 0:
        if table.character[seat] == characters.BEGGAR:  # VAN-209
            for points in range(1, min(table.points[seat], 3) + 1):
                found.append(actions.beg(points))
        elif table.character[seat] == characters.GOVERNOR:
            govern_choices(table, seat, found)


def govern_choices(table: VanuatuState, seat: int, found: list[int]) -> None:
    """VAN-282: a whole stack to any other action its owner has not resolved this round."""
    open_ = ~(table.done >> (seat * 9))
    for box in range(9):
        if table.pawns[seat * 9 + box]:
            for target in range(9):
                if target != box and open_ >> target & 1:
                    found.append(actions.govern(box, target))


def deed_choices(table: VanuatuState, seat: int, box: int, found: list[int]) -> bool:
    """VAN-108: all ways to carry out an action with the vatu at hand; whether there is one.

    VAN-010: one choice per island that qualifies.
    """
    before = len(found)
    boat = table.boat[seat]
    if box == boxes.SAIL:
        sail_choices(table, seat, boat, found)
    elif box == boxes.FISH:
        if table.fish[table.hex_tile[boat]]:  # VAN-130
            found.append(actions.FISH)
    elif box == boxes.EXPLORE:
        if table.treasure[table.hex_tile[boat]]:  # VAN-125
            found.append(actions.EXPLORE)
    elif box == boxes.BUILD:
        cost = deeds.build_cost(table, seat)
        if table.vatu[seat] >= cost and table.hand[seat]:  # VAN-120
            for isle in archipelago.ISLES_OF[table.shore[boat]]:
                if table.stall_count[isle] < STALL_SLOTS[isle]:
                    found.append(actions.BUILD + isle)
    elif box == boxes.SELL:
        if may_sell_at(table, seat, boat):
            sell_choices(table, seat, found)
    elif box == boxes.BUY:
        vatu = table.vatu[seat]
        for isle in archipelago.ISLES_OF[table.shore[boat]]:
            for good in range(3):
                if table.cubes[isle * 3 + good] and BOX.price[good] <= vatu:  # VAN-140
                    found.append(actions.buy(isle, good))
    elif box == boxes.DRAW:
        for isle in archipelago.ISLES_OF[table.shore[boat]]:
            if table.drawings[isle] < DRAWING_SLOTS[isle]:  # VAN-145
                found.append(actions.DRAW + isle)
    elif box == boxes.TRANSPORT:
        if table.tourists:  # VAN-146; VAN-148: no stall is needed
            for isle in archipelago.ISLES_OF[table.shore[boat]]:
                if table.guests[isle] < TOURIST_SLOTS[isle]:
                    found.append(actions.TRANSPORT + isle)
    elif len(table.rest_order) < 4:  # VAN-155
        found.append(actions.REST)
    return len(found) > before


def sail_choices(table: VanuatuState, seat: int, boat: int, found: list[int]) -> None:
    """VAN-115, VAN-116, VAN-117, VAN-118: where to, shortest or by a longer way paid for."""
    moorings = archipelago.moorings(table, seat)
    free = characters.face_up(table, seat, characters.NAVIGATOR)
    vatu = 3 if free else table.vatu[seat]
    if vatu == 0:
        return
    one = archipelago.NEAR[boat] & moorings
    two = archipelago.two_steps(table, boat) & moorings if vatu > 1 else 0
    three = archipelago.three_steps(table, boat) & moorings if vatu > 2 else 0
    ends = one | two | three
    # VAN-117: a longer way is another choice only where it costs more than the shortest one.
    longer2 = 0 if free else one & two
    longer3 = 0 if free else (one | two) & three
    for h in archipelago.LOW_BITS[ends & 255]:
        courses_to(h, longer2, longer3, found)
    for h in archipelago.HIGH_BITS[ends >> 8]:
        courses_to(h, longer2, longer3, found)


def courses_to(hex_: int, longer2: int, longer3: int, found: list[int]) -> None:
    """The ways to one hex, `longer2` and `longer3` being hexes with longer ones."""
    found.append(actions.sail(hex_, actions.SHORTEST))
    if longer2 >> hex_ & 1:
        found.append(actions.sail(hex_, actions.IN_TWO))
    if longer3 >> hex_ & 1:
        found.append(actions.sail(hex_, actions.IN_THREE))


def may_sell_at(table: VanuatuState, seat: int, boat: int) -> bool:
    """VAN-135: an own stall on an adjacent island; VAN-205 (ruling): any island for the Seller."""
    if characters.face_up(table, seat, characters.SELLER):
        return table.shore[boat] != 0
    own = 0
    for isle in archipelago.ISLES_OF[table.shore[boat]]:
        own += table.stalls[isle * 5 + seat]
    return own > 0


def sell_choices(table: VanuatuState, seat: int, found: list[int]) -> None:
    for value in range(1, 4):
        if table.fish_tiles[seat * 4 + value]:
            found.append(actions.sell(value))
