"""The reef: 25 places for cards and the 60 lanes around and between them.

Rules import it as `reef`: that is what it is a map of, and `map` is Python's own word.

A **place** is a card space, row by row from the top left: 0 … 24, written `c23` for row 2, column 3
(KF-002). A **lane** is one side of a place (KF-003): first the 30 horizontal ones `h00` … `h54`,
then the 30 vertical ones `v00` … `v45`. A **crossing** is where lanes meet, 0 … 35.

A **berth** is a lane with a heading, `lane * 2 + 1` towards the right or bottom end and `lane * 2`
towards the left or top end (KF-005); in the innermost loops `berth >> 1` is its lane. Swimming in a
**way** (up, down, left, right) through the crossing in front ends with just that heading (KF-006).
"""

from __future__ import annotations

from typing import Final

ROWS: Final = 5
COLUMNS: Final = 5
PLACES: Final = 25
LANES: Final = 60
BERTHS: Final = 120
CROSSINGS: Final = 36

CORNER: Final = 35  # the crossing at the bottom right, before the octopus' cave
NOWHERE: Final = -1  # a diver on the boat, the octopus in its cave

UP: Final = 0
DOWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
WAYS: Final[list[str]] = ["up", "down", "left", "right"]

PLACE_NAMES: Final[list[str]] = [
    f"c{row}{column}" for row in range(ROWS) for column in range(COLUMNS)
]
LANE_NAMES: Final[list[str]] = [f"h{i}{j}" for i in range(6) for j in range(5)] + [
    f"v{i}{j}" for i in range(5) for j in range(6)
]


def horizontal(i: int, j: int) -> int:
    """The lane from crossing (i, j) to crossing (i, j + 1)."""
    return i * 5 + j


def vertical(i: int, j: int) -> int:
    """The lane from crossing (i, j) to crossing (i + 1, j)."""
    return 30 + i * 6 + j


# The crossing in front of each berth: left or top end first.
FRONT: Final[list[int]] = [
    i * 6 + j + end for i in range(6) for j in range(5) for end in (0, 1)
] + [i * 6 + j + end for i in range(5) for j in range(6) for end in (0, 6)]


def lane_of(berth: int) -> int:
    """The lane of a berth; nowhere stays nowhere."""
    return berth >> 1


def near_berth(lane: int) -> int:
    """The berth of a lane that faces its left or top end."""
    return lane * 2


def far_berth(lane: int) -> int:
    """The berth of a lane that faces its right or bottom end."""
    return lane * 2 + 1


def turned(berth: int) -> int:
    """The same lane, facing the other end."""
    return berth ^ 1


def heading(berth: int) -> int:
    """The way a berth faces (KF-005)."""
    if berth < LANES:
        return RIGHT if berth % 2 else LEFT
    return DOWN if berth % 2 else UP


BERTH_NAMES: Final[list[str]] = [
    f"{LANE_NAMES[lane_of(berth)]} {WAYS[heading(berth)]}" for berth in range(BERTHS)
]


def _steps() -> list[int]:
    """Four for each berth: the berth after swimming each way, or -1 (KF-006, KF-007).

    A step passes the crossing in front onto any other lane there and faces that lane's far end: no
    stepping back, no turning round on a lane.
    """
    steps = [-1] * (BERTHS * 4)
    for berth in range(BERTHS):
        for after in range(BERTHS):
            # The lane's near end is the crossing passed, so the new berth faces away from it.
            if lane_of(after) != lane_of(berth) and FRONT[turned(after)] == FRONT[berth]:
                steps[berth * 4 + heading(after)] = after
    return steps


STEPS: Final[list[int]] = _steps()


def step(berth: int, way: int) -> int:
    """The berth after swimming that way from a berth, or -1 (KF-006, KF-007)."""
    return STEPS[berth * 4 + way]


# The one to three berths a step can lead to, by way (KF-007).
ONWARD: Final[list[list[int]]] = [
    [step(berth, way) for way in range(4) if step(berth, way) >= 0] for berth in range(BERTHS)
]


def _ways_on() -> list[list[list[int]]]:
    free = [[heading(after) for after in ONWARD[berth]] for berth in range(BERTHS)]
    rows = [free[:] for _lane in range(LANES + 1)]
    for berth in range(BERTHS):
        for after in ONWARD[berth]:
            ways = [way for way in free[berth] if way != heading(after)]
            rows[lane_of(after)][berth] = ways
    return rows


# By the octopus' lane (-1, the cave, is the last row) and by berth: the ways a step can go, to the
# lanes in front but the octopus' (KF-009). Asked several times a movement, so worked out once.
WAYS_ON: Final[list[list[list[int]]]] = _ways_on()


# The places beside each lane, ascending (KF-004): one at the rim, two inside.
BESIDE: Final[list[list[int]]] = [
    [row * 5 + j for row in (i - 1, i) if 0 <= row < 5] for i in range(6) for j in range(5)
] + [
    [i * 5 + column for column in (j - 1, j) if 0 <= column < 5] for i in range(5) for j in range(6)
]
# Berths in a corner: only one lane goes on (KF-011).
CORNER_BERTHS: Final[list[int]] = [
    berth for berth in range(BERTHS) if FRONT[berth] in (0, 5, 30, CORNER)
]
# The lanes at each crossing, ascending.
LANES_AT: Final[list[list[int]]] = [
    [lane for lane in range(LANES) if crossing in FRONT[lane * 2 : lane * 2 + 2]]
    for crossing in range(CROSSINGS)
]


def lane_names(lanes: list[int]) -> list[str]:
    return [LANE_NAMES[lane] for lane in lanes]
