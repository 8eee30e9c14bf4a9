"""Every action of the game as a number and as text, and the way from one to the other.

An action about one thing is the first of its family and the number of the thing (`SAIL + cell`);
those about several have an encoder with the name of the family (`turn`), and a decoder that says
what it finds (`turn_tile`). A plan is one action: its arrangement names the four tiles from left
to right, as in `plan E N fog:S W`. Directions are those of the compass, whichever side a player
sits at (MAL-023). The other choices are small steps.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.components import BOX, CARDS, CELLS, MAST, SLOTS, TILES
from shoal.games.maldivia.map import NAMES
from shoal.games.maldivia.rules import tiles
from shoal.kernel.actions import ActionSpace, Domain, Family
from shoal.kernel.sheet import seat_words

PLANS: Final = 1024  # MAL-027: 4 slots for the fog × 4 letters × 4³ arrows
ARROWS: Final = 64  # 4³ ways to lay three arrows
ANGLES: Final = 3  # 90, 180 and 270 degrees

# The first action of each family, and of single actions the action.
TAKE: Final = 0  # a boat of a colour
PLACE: Final = TAKE + 4  # × space
PLAN: Final = PLACE + CELLS  # × arrangement
SAIL: Final = PLAN + PLANS  # × space
STAY: Final = SAIL + CELLS
FISH: Final = STAY + 1
ROB: Final = FISH + 1  # × seat
HAUL: Final = ROB + 4
DROP: Final = HAUL + 1  # × how many, 0 to 7
STICK: Final = DROP + MAST + 1  # × colour
RELEASE: Final = STICK + 4
DELIVER: Final = RELEASE + 1  # × island × slot
RESTACK: Final = DELIVER + 8  # × colour
KEEP: Final = RESTACK + 4
TURN: Final = KEEP + 1  # × seat × slot × quarter turns
SWAP: Final = TURN + 48  # × island given × seat × island taken
GIVE: Final = SWAP + 64  # × card
EXCHANGE: Final = GIVE + CARDS  # × slot
END: Final = EXCHANGE + SLOTS


# Plans, numbered by the slot of the fog, its side, then the arrows.


def plan(arrows: int, slot: int, side: int) -> int:
    """The plan of three arrows, read as digits of base 4, with fog to a side in a slot."""
    return PLAN + (slot * 4 + side) * ARROWS + arrows


def arrangements() -> list[int]:
    """The four tiles of every plan, one after another (MAL-027)."""
    found: list[int] = []
    for slot in range(TILES):
        for side in range(4):
            for arrows in range(ARROWS):
                row = [arrows // 16, arrows // 4 % 4, arrows % 4]
                row.insert(slot, tiles.fog_tile(side))
                found.extend(row)
    return found


ARRANGED: Final[list[int]] = arrangements()
ALL_SITES: Final[list[int]] = list(range(PLACE, PLACE + CELLS))
ALL_PLANS: Final[list[int]] = list(range(PLAN, PLAN + PLANS))
ALL_EXCHANGES: Final[list[int]] = list(range(EXCHANGE, EXCHANGE + SLOTS))


def plan_row(action: int) -> tuple[int, int, int, int]:
    """The four tiles of a plan."""
    first = (action - PLAN) * TILES
    return ARRANGED[first], ARRANGED[first + 1], ARRANGED[first + 2], ARRANGED[first + 3]


def plan_text(row: list[int]) -> str:
    return " ".join([tiles.TEXTS[tile] for tile in row])


# A turn with a move.


def is_rob(action: int) -> bool:
    return ROB <= action < HAUL


def deliver(side: int, slot: int) -> int:
    return DELIVER + side * SLOTS + slot


def deliver_ship(action: int) -> tuple[int, int]:
    """Side and slot of the ship."""
    return (action - DELIVER) // SLOTS, (action - DELIVER) % SLOTS


def is_deliver(action: int) -> bool:
    return DELIVER <= action < RESTACK


def turn(owner: int, slot: int, quarters: int) -> int:
    """One to three quarter turns of a tile."""
    return TURN + (owner * TILES + slot) * ANGLES + quarters - 1


def turn_tile(action: int) -> tuple[int, int, int]:
    """Owner and slot of the tile, and the quarter turns."""
    tile = (action - TURN) // ANGLES
    return tile // TILES, tile % TILES, (action - TURN) % ANGLES + 1


def is_turn(action: int) -> bool:
    return TURN <= action < SWAP


def swap(mine: int, other: int, theirs: int) -> int:
    return SWAP + (mine * 4 + other) * 4 + theirs


def swap_trade(action: int) -> tuple[int, int, int]:
    """The island given, the partner, the island taken."""
    trade = action - SWAP
    return trade // 16, trade // 4 % 4, trade % 4


def is_swap(action: int) -> bool:
    return SWAP <= action < GIVE


def make_space() -> ActionSpace:
    space_names = Domain("space", NAMES)
    colours = Domain("colour", BOX.colours)
    islands = Domain("island", [name.lower() for name in BOX.islands])
    seats = Domain("seat", seat_words(4))
    slots = Domain("slot", ["1", "2"])
    places = Domain("tile", ["1", "2", "3", "4"])
    angles = Domain("angle", ["90", "180", "270"])
    rows = [plan_text(list(plan_row(action))) for action in ALL_PLANS]
    return ActionSpace(
        [
            Family("take", [Domain("boat", BOX.boats)], TAKE),
            Family("place", [space_names], PLACE),
            Family("plan", [Domain("arrangement", rows)], PLAN, secret=True),  # MAL-024
            Family("sail", [space_names], SAIL),
            Family("stay", [], STAY),
            Family("fish", [], FISH),
            Family("rob", [seats], ROB),
            Family("haul", [], HAUL),
            Family("drop", [Domain("count", [str(n) for n in range(MAST + 1)])], DROP),
            Family("stick", [colours], STICK),
            Family("release", [], RELEASE),
            Family("deliver", [islands, slots], DELIVER),
            Family("restack", [colours], RESTACK),
            Family("keep", [], KEEP),
            Family("turn", [seats, places, angles], TURN),
            Family("swap", [islands, seats, islands], SWAP),
            # MAL-161: only the back shows
            Family("give", [Domain("card", BOX.cards)], GIVE, secret=True),
            Family("exchange", [slots], EXCHANGE),
            Family("end", [], END),
        ]
    )


SPACE: Final = make_space()
