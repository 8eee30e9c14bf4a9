"""Ships and goods: loading (VAN-142, VAN-143), new ships (VAN-043, VAN-044), refilling islands."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import events, scoring
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState

SHIP_NEEDS: Final[list[int]] = [slots.count(good) for slots in BOX.ship_slots for good in range(3)]


def space_for(table: VanuatuState, good: int) -> int:
    """VAN-142: the uppermost ship with a free slot for the good, or -1; nobody chooses a ship.

    A full ship has no free slot and takes nothing more (VAN-144).
    """
    for space in range(3):
        if table.gaps[space * 3 + good]:
            return space
    return -1


def free_slots(table: VanuatuState, space: int) -> int:
    return table.gaps[space * 3] + table.gaps[space * 3 + 1] + table.gaps[space * 3 + 2]


def load(table: VanuatuState, seat: int, good: int) -> None:
    """Load one cube for points: VAN-142, or lose it to the reserve: VAN-143."""
    space = space_for(table, good)
    if space < 0:
        table.reserve[good] += 1
        events.lost(table, seat, good)
        return
    table.gaps[space * 3 + good] -= 1
    scoring.score(table, seat, BOX.worth[good], scoring.GOODS)
    bonus = 0
    if free_slots(table, space) == 0:
        bonus = BOX.ship_bonus
        scoring.score(table, seat, bonus, scoring.SHIPS)
    events.loaded(table, seat, good, space, bonus)


def next_ship(table: VanuatuState) -> int:
    """VAN-044: draw a ship; an empty deck is rebuilt from the discards only now, at the draw."""
    if not table.deck:
        table.deck = sorted(table.discards)
        table.discards = []
        table.chance.shuffle(table.deck)
        events.reshuffled(table)
    return table.deck.pop()


def change_ships(table: VanuatuState) -> None:
    """VAN-043: full ships leave, the others move up in order, new ones fill from the top."""
    ships: list[int] = []
    gaps: list[int] = []
    left: list[int] = []
    for space in range(3):
        ship = table.ships[space]
        if free_slots(table, space) == 0:
            left.append(ship)
            table.discards.append(ship)
            for good in range(3):
                table.reserve[good] += SHIP_NEEDS[ship * 3 + good]
        else:
            ships.append(ship)
            gaps.extend(table.gaps[space * 3 : space * 3 + 3])
    if not left:
        return
    table.ships = ships
    table.gaps = gaps
    events.departed(table, left)
    came: list[int] = []
    while len(ships) + len(came) < 3:
        came.append(next_ship(table))
    for ship in came:
        ships.append(ship)
        gaps.extend(SHIP_NEEDS[ship * 3 : ship * 3 + 3])
    events.arrived(table, came)


def supply_island(table: VanuatuState, isle: int) -> list[int]:
    """Full production of an island, as far as the reserve goes (VAN-046, a ruling). What came."""
    came: list[int] = []
    for good in range(3):
        count = min(BOX.produce[isle * 3 + good], table.reserve[good])
        table.cubes[isle * 3 + good] += count
        table.reserve[good] -= count
        came.append(count)
    return came


def refill_islands(table: VanuatuState) -> None:
    """VAN-045: islands without a single cube produce again, in the order they came into play."""
    for isle in table.isles:
        at = isle * 3
        if table.cubes[at] + table.cubes[at + 1] + table.cubes[at + 2] == 0:
            events.refilled(table, isle, supply_island(table, isle))
