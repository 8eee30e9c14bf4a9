"""The deeds: what carrying out an action is worth at a place.

All worths are in hundredths of a point, so that whole numbers do.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, characters, harbour
from shoal.games.vanuatu.state import VanuatuState

VATU: Final = 60  # what a vatu is worth while there is something to buy with it
LATE_VATU: Final = 40


def vatu_worth(table: VanuatuState) -> int:
    return VATU if table.round_no < 7 else LATE_VATU


def stall_worth(table: VanuatuState, seat: int, isle: int) -> int:
    """Two points per tourist there or likely to come."""
    left = 8 - table.round_no
    room = BOX.slots_tourists[isle] - table.guests[isle]
    coming = min(room * 100, left * 38 + table.tourists * 25)
    return table.guests[isle] * 200 + coming * 2


def cargo_worth(table: VanuatuState, good: int, cubes: int) -> int:
    """Points for one or two cubes of a good."""
    worth = 0
    first = harbour.space_for(table, good)
    if first < 0:
        return 0
    worth += BOX.worth[good] * 100
    if harbour.free_slots(table, first) == 1:
        worth += BOX.ship_bonus * 100
    if cubes > 1:
        spaces = table.gaps[good] + table.gaps[3 + good] + table.gaps[6 + good]
        if spaces > 1 and table.reserve[good] > 0:
            worth += BOX.worth[good] * 100
    return worth


def fish_sale(table: VanuatuState, seat: int, extra: int) -> int:
    """Vatu for all fish, big ones first, with one more of the value `extra`."""
    at = table.price_at
    total = 0
    for value in range(3, 0, -1):
        count = table.fish_tiles[seat * 4 + value]
        if value == extra:
            count += 1
        while count:
            count -= 1
            if BOX.fish_track[at] > 1:
                total += BOX.fish_track[at] * value
            if at + 1 < len(BOX.fish_track) and not table.drop_per_action:
                at += 1
    return total


def deed_worth(table: VanuatuState, seat: int, deed: int, boat: int, vatu: int) -> int:
    """What an action is worth from a hex with so much money, or 0 if it cannot be done there."""
    person = characters.usable(table, seat)
    tile = table.hex_tile[boat]
    coin = vatu_worth(table)
    best = 0
    if deed == boxes.FISH:
        value = table.fish[tile]
        price = 130 if table.round_no < 8 else 45
        return value * (price + (100 if person == characters.FISHERMAN else 0))
    if deed == boxes.EXPLORE:
        value = table.treasure[tile]
        return value * (200 + (coin if person == characters.DIVER else 0))
    if deed == boxes.REST:
        return 130 if len(table.rest_order) < 4 else 0
    isles = archipelago.ISLES_OF[table.shore[boat]]
    if deed == boxes.BUILD:
        cost = BOX.builder_cost if person == characters.BUILDER else BOX.build_cost
        if vatu < cost or table.hand[seat] == 0:
            return 0
        for isle in isles:
            if table.stall_count[isle] < BOX.slots_stalls[isle]:
                best = max(best, stall_worth(table, seat, isle) - cost * coin + 60)
    elif deed == boxes.SELL:
        for isle in isles:
            if table.stalls[isle * 5 + seat] or person == characters.SELLER:
                best = fish_sale(table, seat, 0) * coin
    elif deed == boxes.BUY:
        for isle in isles:
            for good in range(3):
                if table.cubes[isle * 3 + good] and BOX.price[good] <= vatu:
                    cubes = 2 if person == characters.BUYER else 1
                    worth = cargo_worth(table, good, cubes) - BOX.price[good] * coin
                    best = max(best, worth)
    elif deed == boxes.DRAW:
        for isle in isles:
            if table.drawings[isle] < BOX.slots_drawings[isle]:
                best = 500 if person == characters.ARTIST else 300
    elif deed == boxes.TRANSPORT and table.tourists:
        for isle in isles:
            if table.guests[isle] < BOX.slots_tourists[isle]:
                best = max(best, guest_worth(table, seat, isle, person, coin))
    return best


def guest_worth(table: VanuatuState, seat: int, isle: int, person: int, coin: int) -> int:
    """Income, the own stalls there, the Guide; a little less for the stalls of others."""
    own = table.stalls[isle * 5 + seat]
    others = table.stall_count[isle] - own
    worth = table.stall_count[isle] * coin + own * 200 - others * 50
    if person == characters.GUIDE:
        worth += table.drawings[isle] * 200
    return max(worth, 10)


def reach(table: VanuatuState, seat: int) -> int:
    """How many steps the seat can sail."""
    if characters.face_up(table, seat, characters.NAVIGATOR):
        return 3
    return min(3, table.vatu[seat])


def sail_ends(table: VanuatuState, seat: int, steps: int) -> int:
    boat = table.boat[seat]
    ends = 0
    if steps > 0:
        ends = archipelago.NEAR[boat] & archipelago.moorings(table, seat)
    if steps > 1:
        ends |= archipelago.two_steps(table, boat) & archipelago.moorings(table, seat)
    if steps > 2:
        ends |= archipelago.three_steps(table, boat) & archipelago.moorings(table, seat)
    return ends & ~(1 << boat)
