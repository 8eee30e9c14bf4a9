"""Every action of the game as a number and a text: `sail b3`, `plan fish fish`, `withdraw sell`."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.components import ACTIONS, BOX, CHARACTERS, GOODS, RESTS
from shoal.kernel.actions import ActionSpace, Domain, Family

# The nine actions in the order of the rules, and what else the rules index by.
SAIL: Final = 0
BUILD: Final = 1
EXPLORE: Final = 2
FISH: Final = 3
SELL: Final = 4
BUY: Final = 5
DRAW: Final = 6
TRANSPORT: Final = 7
REST: Final = 8

NAVIGATOR: Final = 0
BUILDER: Final = 1
DIVER: Final = 2
FISHERMAN: Final = 3
SELLER: Final = 4
BUYER: Final = 5
ARTIST: Final = 6
GUIDE: Final = 7
BEGGAR: Final = 8
PREACHER: Final = 9
GOVERNOR: Final = 10

# First action of each family; `space()` is checked against them when the game is made.
PLACE: Final = 0  # lettered tile (tile - 4) x hex
NEUTRAL: Final = 192  # action (VAN-283)
TAKE: Final = 201  # character
PLAN: Final = 212  # 45 pairs, then 9 single actions
PLAN_ONE: Final = 257
DO_SAIL: Final = 266  # hex x course: fewest steps, in 2, in 3
DO_BUILD: Final = 314  # island
DO_EXPLORE: Final = 319
DO_FISH: Final = 320
DO_SELL: Final = 321  # value
DO_BUY: Final = 324  # island x good
DO_DRAW: Final = 339  # island
DO_TRANSPORT: Final = 344  # island
DO_REST: Final = 349
WITHDRAW: Final = 350  # action
STOP: Final = 359  # no more fish
SECOND: Final = 360  # yes, no: the Buyer's second cube
KEEP: Final = 362  # rest tile
CASH: Final = 366  # value: a treasure for vatu
BEG: Final = 369  # 1, 2, 3 points for vatu
GOVERN: Final = 372  # from action x to action (VAN-282)
SIZE: Final = 453

# The pairs of a batch: two actions each, the earlier one first; and back from two to the pair.
PAIR_A: Final[list[int]] = [a for a in range(9) for b in range(a, 9)]
PAIR_B: Final[list[int]] = [b for a in range(9) for b in range(a, 9)]
PAIRS_BY_TWO: Final[list[list[int]]] = [
    [
        a * 9 - a * (a - 1) // 2 + b - a if a <= b else b * 9 - b * (b - 1) // 2 + a - b
        for b in range(9)
    ]
    for a in range(9)
]
COURSES: Final = ["", " in 2", " in 3"]
REST_WORDS: Final = [rest.replace("_", "-") for rest in RESTS]
ISLE_WORDS: Final = [BOX.tile_words[tile] for tile in BOX.isle_tile]


def space() -> ActionSpace:
    """The action space; a pair of plans and a course are one word each to the kernel."""
    hexes = Domain("hex", BOX.labels)
    isles = Domain("island", ISLE_WORDS)
    boxes = Domain("action", ACTIONS)
    values = Domain("value", ["1", "2", "3"])
    pairs = [f"{ACTIONS[a]} {ACTIONS[b]}" for a, b in zip(PAIR_A, PAIR_B, strict=True)]
    courses = [label + course for label in BOX.labels for course in COURSES]
    made = ActionSpace(
        [
            Family("place", [Domain("tile", BOX.tile_words[4:]), hexes]),
            Family("neutral", [boxes]),
            Family("take", [Domain("character", CHARACTERS)]),
            Family("plan", [Domain("actions", pairs + ACTIONS)]),
            Family("sail", [Domain("course", courses)]),
            Family("build", [isles]),
            Family("explore", []),
            Family("fish", []),
            Family("sell", [values]),
            Family("buy", [isles, Domain("good", GOODS)]),
            Family("draw", [isles]),
            Family("transport", [isles]),
            Family("rest", []),
            Family("withdraw", [boxes]),
            Family("stop", []),
            Family("second", [Domain("answer", ["yes", "no"])]),
            Family("keep", [Domain("tile", REST_WORDS)], secret=True),
            Family("cash", [values]),
            Family("beg", [values]),
            Family("govern", [Domain("from", ACTIONS), Domain("to", ACTIONS)]),
        ]
    )
    firsts = [family.first for family in made.families]
    expected = [
        PLACE, NEUTRAL, TAKE, PLAN, DO_SAIL, DO_BUILD, DO_EXPLORE, DO_FISH, DO_SELL, DO_BUY,
        DO_DRAW, DO_TRANSPORT, DO_REST, WITHDRAW, STOP, SECOND, KEEP, CASH, BEG, GOVERN,
    ]  # fmt: skip
    assert firsts == expected, f"the families begin at {firsts}"
    assert made.size == SIZE, f"there are {made.size} actions"
    # A pair may be typed in either order.
    for a, b in zip(PAIR_A, PAIR_B, strict=True):
        made.alias(f"plan {ACTIONS[b]} {ACTIONS[a]}", PLAN + PAIRS_BY_TWO[a][b])
    return made


def deed_of(action: int) -> int:
    """Which of the nine actions a carrying-out belongs to, or -1."""
    if action < DO_SAIL or action > DO_REST:
        return -1
    for deed in range(8, -1, -1):
        if action >= DEED_FIRST[deed]:
            return deed
    return -1


DEED_FIRST: Final[list[int]] = [
    DO_SAIL, DO_BUILD, DO_EXPLORE, DO_FISH, DO_SELL, DO_BUY, DO_DRAW, DO_TRANSPORT, DO_REST,
]  # fmt: skip
