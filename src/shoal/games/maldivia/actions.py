"""Every action of the game as a number and as text.

A plan is one action: its arrangement names the four tiles from left to right, as in
`plan E N fog:S W`. Directions are those of the compass, whichever side a player sits at (MAL-023).
The other choices are small steps.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.box import BOX, CARDS, CELLS, LETTERS, MAST
from shoal.games.maldivia.cloth import NAMES
from shoal.kernel.actions import ActionSpace, Domain, Family

PLANS: Final = 1024  # MAL-027: 4 slots for the fog × 4 letters × 4³ arrows

# The first action of each family, and of single actions the action.
TAKE: Final = 0  # a boat of a colour
PLACE: Final = TAKE + 4  # × space
PLAN: Final = PLACE + CELLS  # × arrangement
SAIL: Final = PLAN + PLANS  # × space
STAY: Final = SAIL + CELLS
CATCH_FISH: Final = STAY + 1
ROB: Final = CATCH_FISH + 1  # × seat
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
END: Final = EXCHANGE + 2
ACTIONS: Final = END + 1


def tile_name(tile: int) -> str:
    """A tile as text: an arrow's direction (0–3) or the letter of a fog tile (4–7)."""
    return LETTERS[tile] if tile < 4 else "fog:" + LETTERS[tile - 4]


TILE_NAMES: Final[list[str]] = [tile_name(tile) for tile in range(8)]


def arrangements() -> list[int]:
    """The four tiles of every plan, one after another (MAL-027)."""
    tiles: list[int] = []
    for slot in range(4):
        for letter in range(4):
            for arrows in range(64):
                row = [arrows // 16, arrows // 4 % 4, arrows % 4]
                row.insert(slot, 4 + letter)
                tiles.extend(row)
    return tiles


ARRANGED: Final[list[int]] = arrangements()  # ARRANGED[plan * 4 + slot]
ALL_PLANS: Final[list[int]] = list(range(PLAN, PLAN + PLANS))


def plan_text(tiles: list[int]) -> str:
    return " ".join([TILE_NAMES[tile] for tile in tiles])


def plan_action(tiles: list[int]) -> int:
    """The action that lines up four tiles, one of them fog."""
    slot = 0
    while tiles[slot] < 4:
        slot += 1
    arrows = [tile for tile in tiles if tile < 4]
    spread = arrows[0] * 16 + arrows[1] * 4 + arrows[2]
    return PLAN + slot * 256 + (tiles[slot] - 4) * 64 + spread


def make_space() -> ActionSpace:
    space_names = Domain("space", NAMES)
    colours = Domain("colour", BOX.colours)
    islands = Domain("island", [name.lower() for name in BOX.islands])
    seats = Domain("seat", ["p1", "p2", "p3", "p4"])
    slots = Domain("slot", ["1", "2"])
    rows = [plan_text(ARRANGED[i * 4 : i * 4 + 4]) for i in range(PLANS)]
    space = ActionSpace(
        [
            Family("take", [Domain("boat", BOX.boats)]),
            Family("place", [space_names]),
            Family("plan", [Domain("arrangement", rows)], secret=True),  # MAL-024
            Family("sail", [space_names]),
            Family("stay", []),
            Family("fish", []),
            Family("rob", [seats]),
            Family("haul", []),
            Family("drop", [Domain("count", [str(n) for n in range(MAST + 1)])]),
            Family("stick", [colours]),
            Family("release", []),
            Family("deliver", [islands, slots]),
            Family("restack", [colours]),
            Family("keep", []),
            Family(
                "turn",
                [
                    seats,
                    Domain("tile", ["1", "2", "3", "4"]),
                    Domain("angle", ["90", "180", "270"]),
                ],
            ),
            Family("swap", [islands, seats, islands]),
            Family(
                "give", [Domain("card", BOX.cards)], secret=True
            ),  # MAL-161: only the back shows
            Family("exchange", [slots]),
            Family("end", []),
        ]
    )
    firsts = [TAKE, PLACE, PLAN, SAIL, STAY, CATCH_FISH, ROB, HAUL, DROP, STICK, RELEASE, DELIVER,
              RESTACK, KEEP, TURN, SWAP, GIVE, EXCHANGE, END]  # fmt: skip
    assert [family.first for family in space.families] == firsts
    assert space.size == ACTIONS
    return space


SPACE: Final = make_space()
