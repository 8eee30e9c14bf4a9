"""Every action of the game as a number and a text: `sail b3`, `plan fish fish`, `withdraw sell`.

An action about one thing is the first of its family and the number of the thing (`TAKE + person`);
encoders and decoders of the others stand here and nowhere else.
"""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import components
from shoal.games.vanuatu.components import BOX
from shoal.kernel.actions import ActionSpace, Domain, Family

# First action of each family, and how many actions there are.
PLACE: Final = 0  # lettered tile x hex
NEUTRAL: Final = 192  # box (VAN-283)
ALL_NEUTRALS: Final[list[int]] = list(range(NEUTRAL, NEUTRAL + 9))
TAKE: Final = 201  # character
PLAN: Final = 212  # 45 pairs, then 9 single boxes
PLAN_ONE: Final = 257
SAIL: Final = 266  # hex x course
BUILD: Final = 314  # island
EXPLORE: Final = 319
FISH: Final = 320
SELL: Final = 321  # value
BUY: Final = 324  # island x good
DRAW: Final = 339  # island
TRANSPORT: Final = 344  # island
REST: Final = 349
WITHDRAW: Final = 350  # box
STOP: Final = 359  # no more fish
SECOND: Final = 360  # yes, no: the Buyer's second cube
SECOND_NO: Final = 361
KEEP: Final = 362  # rest tile
CASH: Final = 366  # value: a treasure for vatu
BEG: Final = 369  # 1, 2, 3 points for vatu
GOVERN: Final = 372  # from box x to box (VAN-282)
SIZE: Final = 453

LETTERED: Final = 4  # the first tile with a letter; those before it lie there from the start
# How a boat sails: the shortest way, or a longer one of two or three steps (VAN-117).
SHORTEST: Final = 0
IN_TWO: Final = 1
IN_THREE: Final = 2
COURSES: Final = ["", " in 2", " in 3"]

# The pairs of a batch: two boxes each, the earlier one first; and back from two to the pair.
PAIR_A: Final[list[int]] = [a for a in range(9) for b in range(a, 9)]
PAIR_B: Final[list[int]] = [b for a in range(9) for b in range(a, 9)]
PAIRS_BY_TWO: Final[list[list[int]]] = [
    [
        a * 9 - a * (a - 1) // 2 + b - a if a <= b else b * 9 - b * (b - 1) // 2 + a - b
        for b in range(9)
    ]
    for a in range(9)
]
NO_BOX: Final = -1
# First action of each box; the last number ends the ninth.
DEED_FIRST: Final[list[int]] = [
    SAIL, BUILD, EXPLORE, FISH, SELL, BUY, DRAW, TRANSPORT, REST, WITHDRAW,
]  # fmt: skip
DEED_OF: Final[list[int]] = [
    max((box for box in range(9) if DEED_FIRST[box] <= action < WITHDRAW), default=NO_BOX)
    for action in range(SIZE)
]


def space() -> ActionSpace:
    """The action space; a pair of plans and a course are one word each to the kernel."""
    hexes = Domain("hex", BOX.labels)
    isles = Domain("island", components.ISLE_WORDS)
    words = components.ACTIONS
    nine = Domain("action", words)
    values = Domain("value", ["1", "2", "3"])
    pairs = [f"{words[a]} {words[b]}" for a, b in zip(PAIR_A, PAIR_B, strict=True)]
    courses = [label + course for label in BOX.labels for course in COURSES]
    made = ActionSpace(
        [
            Family("place", [Domain("tile", BOX.tile_words[LETTERED:]), hexes], PLACE),
            Family("neutral", [nine], NEUTRAL),
            Family("take", [Domain("character", components.CHARACTERS)], TAKE),
            Family("plan", [Domain("actions", pairs + words)], PLAN),
            Family("sail", [Domain("course", courses)], SAIL),
            Family("build", [isles], BUILD),
            Family("explore", [], EXPLORE),
            Family("fish", [], FISH),
            Family("sell", [values], SELL),
            Family("buy", [isles, Domain("good", components.GOODS)], BUY),
            Family("draw", [isles], DRAW),
            Family("transport", [isles], TRANSPORT),
            Family("rest", [], REST),
            Family("withdraw", [nine], WITHDRAW),
            Family("stop", [], STOP),
            Family("second", [Domain("answer", ["yes", "no"])], SECOND),
            Family("keep", [Domain("tile", components.REST_WORDS)], KEEP, secret=True),
            Family("cash", [values], CASH),
            Family("beg", [values], BEG),
            Family("govern", [Domain("from", words), Domain("to", words)], GOVERN),
        ]
    )
    # A pair may be typed in either order.
    for a, b in zip(PAIR_A, PAIR_B, strict=True):
        made.alias(f"plan {words[b]} {words[a]}", PLAN + PAIRS_BY_TWO[a][b])
    return made


# From a thing to its action.


def place(tile: int, hex_: int) -> int:
    return PLACE + (tile - LETTERED) * 16 + hex_


def plan_pair(a: int, b: int) -> int:
    return PLAN + PAIRS_BY_TWO[a][b]


def sail(hex_: int, course: int) -> int:
    return SAIL + hex_ * 3 + course


def sell(value: int) -> int:
    return SELL + value - 1


def buy(isle: int, good: int) -> int:
    return BUY + isle * 3 + good


def cash(value: int) -> int:
    return CASH + value - 1


def beg(points: int) -> int:
    return BEG + points - 1


def govern(box: int, target: int) -> int:
    return GOVERN + box * 9 + target


# And back. Whoever asks knows the family: by the moment, or by comparing with the next one's first.


def placed(action: int) -> tuple[int, int]:
    """The tile and its hex."""
    return (action - PLACE) // 16 + LETTERED, (action - PLACE) % 16


def is_pair(action: int) -> bool:
    """Whether a plan puts two pawns down."""
    return action < PLAN_ONE


def planned_first(action: int) -> int:
    return PAIR_A[action - PLAN] if action < PLAN_ONE else action - PLAN_ONE


def planned_second(action: int) -> int:
    """The second box of a pair, or NO_BOX."""
    return PAIR_B[action - PLAN] if action < PLAN_ONE else NO_BOX


def deed_of(action: int) -> int:
    """The box of whose stack an action makes use, or NO_BOX."""
    return DEED_OF[action]


def ways(box: int) -> range:
    """All ways to carry out the action of a box."""
    return range(DEED_FIRST[box], DEED_FIRST[box + 1])


def sailed(action: int) -> tuple[int, int]:
    """The hex and the course."""
    return (action - SAIL) // 3, (action - SAIL) % 3


def sold_value(action: int) -> int:
    return action - SELL + 1


def bought(action: int) -> tuple[int, int]:
    """The island and the good."""
    return (action - BUY) // 3, (action - BUY) % 3


def cashed_value(action: int) -> int:
    return action - CASH + 1


def begged_points(action: int) -> int:
    return action - BEG + 1


def governed(action: int) -> tuple[int, int]:
    """The box a stack leaves, and the one it goes to."""
    return (action - GOVERN) // 9, (action - GOVERN) % 9


# What kind of action it is.


def withdraws(action: int) -> bool:
    return WITHDRAW <= action < STOP


def in_turn(action: int) -> bool:
    """Whether it belongs to a turn of Phase IV, and not to a choice within one."""
    return SAIL <= action < STOP or action >= CASH
