"""Ships and goods: loading (VAN-142, VAN-143), new ships (VAN-043, VAN-044), refilling islands."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.names import GOOD_NAMES, ISLE_NAMES
from shoal.games.vanuatu.table import FROM_GOODS, FROM_SHIPS, Table
from shoal.games.vanuatu.vatu import score

SHIP_NEEDS: Final[list[int]] = [slots.count(good) for slots in BOX.ship_slots for good in range(3)]
WORTH: Final[list[int]] = BOX.worth
SHIP_BONUS: Final = BOX.ship_bonus


def space_for(table: Table, good: int) -> int:
    """VAN-142: the uppermost ship with a free slot for the good, or -1; nobody chooses a ship.

    A full ship has no free slot and takes nothing more (VAN-144).
    """
    if table.gaps[good]:
        return 0
    if table.gaps[3 + good]:
        return 1
    if table.gaps[6 + good]:
        return 2
    return -1


def free_slots(table: Table, space: int) -> int:
    return table.gaps[space * 3] + table.gaps[space * 3 + 1] + table.gaps[space * 3 + 2]


def load(table: Table, seat: int, good: int) -> int:
    """Load one cube for points: VAN-142, or lose it to the reserve: VAN-143. The space or -1."""
    space = space_for(table, good)
    if space < 0:
        table.reserve[good] += 1
        return -1
    table.gaps[space * 3 + good] -= 1
    score(table, seat, WORTH[good], FROM_GOODS)
    if free_slots(table, space) == 0:
        score(table, seat, SHIP_BONUS, FROM_SHIPS)
    return space


def tell_load(table: Table, seat: int, good: int, space: int) -> None:
    """Narrate what `load` did."""
    journal = table.journal
    if journal is None:
        return
    if space < 0:
        journal.tell(
            "lost", {"seat": seat, "good": GOOD_NAMES[good], "reserve": table.reserve[good]}
        )
        return
    full = free_slots(table, space) == 0
    journal.tell(
        "loaded",
        {"seat": seat, "good": GOOD_NAMES[good], "ship": BOX.ship_ids[table.ships[space]],
         "space": space, "gained": WORTH[good], "bonus": SHIP_BONUS if full else 0,
         "reserve": table.reserve[good], "points": table.points[seat]},
    )  # fmt: skip


def next_ship(table: Table) -> int:
    """VAN-044: draw a ship; an empty deck is rebuilt from the discards only now, at the draw."""
    if not table.deck:
        table.deck = sorted(table.discards)
        table.discards = []
        table.chance.shuffle(table.deck)
        if table.journal is not None:
            table.journal.tell("reshuffled", {"ships": len(table.deck)})
    return table.deck.pop()


def change_ships(table: Table) -> None:
    """VAN-043: full ships leave, the others move up in order, new ones fill from the top."""
    staying: list[int] = []
    left: list[int] = []
    for space in range(3):
        ship = table.ships[space]
        if free_slots(table, space) == 0:
            left.append(ship)
            table.discards.append(ship)
            for good in range(3):
                table.reserve[good] += SHIP_NEEDS[ship * 3 + good]
        else:
            staying.append(space)
    if not left:
        return
    ships: list[int] = []
    gaps: list[int] = []
    for space in staying:
        ships.append(table.ships[space])
        gaps.extend(table.gaps[space * 3 : space * 3 + 3])
    came: list[int] = []
    journal = table.journal
    if journal is not None:
        journal.tell(
            "departed",
            {"ships": [BOX.ship_ids[ship] for ship in left], "reserve": table.reserve[:]},
        )
    while len(ships) < 3:
        ship = next_ship(table)
        came.append(ship)
        ships.append(ship)
        gaps.extend(SHIP_NEEDS[ship * 3 : ship * 3 + 3])
    table.ships = ships
    table.gaps = gaps
    if journal is not None:
        journal.tell(
            "arrived",
            {"ships": [BOX.ship_ids[ship] for ship in came], "deck": len(table.deck)},
        )


def supply_island(table: Table, isle: int) -> list[int]:
    """Full production of an island, as far as the reserve goes (VAN-046, a ruling). What came."""
    came: list[int] = []
    for good in range(3):
        count = min(BOX.produce[isle * 3 + good], table.reserve[good])
        table.cubes[isle * 3 + good] += count
        table.reserve[good] -= count
        came.append(count)
    return came


def refill_islands(table: Table) -> None:
    """VAN-045: islands without a single cube produce again, in the order they came into play."""
    for isle in table.isles:
        at = isle * 3
        if table.cubes[at] + table.cubes[at + 1] + table.cubes[at + 2] == 0:
            came = supply_island(table, isle)
            if table.journal is not None:
                table.journal.tell(
                    "refilled",
                    {"island": ISLE_NAMES[isle], "goods": came,
                     "reserve": table.reserve[:]},
                )  # fmt: skip
