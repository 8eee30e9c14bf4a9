"""The chart as tables: spaces by number (row by row from A1), neighbours, harbours, the cut."""

from __future__ import annotations

import math
from typing import Final

from shoal.games.carta_magica.components import BOX, SIDE, SIGNS, cut_step

CELLS: Final[int] = SIDE * SIDE
BLUE: Final = 0
BLACK: Final = 1
RED: Final = 2
WINDLESS: Final = 3  # everything above is blocked: gray, cliff, island, border (CM-034)

NAMES: Final = [f"{BOX.columns[cell % SIDE]}{cell // SIDE + 1}" for cell in range(CELLS)]
WORDS: Final = [name.lower() for name in NAMES]
SPACE: Final = [SIGNS.index(sign) for row in BOX.grid for sign in row]
STEPS: Final = [-SIDE, 1, SIDE, -1]  # north, east, south, west: sides only (CM-031)
HARBOURS: Final = BOX.harbour_cells
HARBOUR_AT: Final = [HARBOURS.index(cell) if cell in HARBOURS else -1 for cell in range(CELLS)]


def column(cell: int) -> int:
    return cell % SIDE


def row(cell: int) -> int:
    return cell // SIDE


def is_harbour(cell: int) -> bool:
    return BLUE < SPACE[cell] < WINDLESS


def beside(cell: int) -> list[int]:
    """The spaces a ship may sail to from a space in one step, on an empty sea (CM-032, CM-033)."""
    if SPACE[cell] > WINDLESS:
        return []
    return [cell + step for step in STEPS if SPACE[cell + step] <= RED]


OPEN: Final = [beside(cell) for cell in range(CELLS)]
# Change of laps by a step (CM-181), by space and direction.
CUT: Final = [[cut_step(BOX, cell, step) for step in STEPS] for cell in range(CELLS)]


def step_laps(origin: int, goal: int) -> int:
    """Change of laps by a step between two neighbouring spaces (CM-181, CM-182)."""
    return CUT[origin][STEPS.index(goal - origin)]


def bearing(cell: int) -> int:
    """Degrees clockwise from north round the middle of the chart."""
    east, south = column(cell) - column(BOX.centre), row(cell) - row(BOX.centre)
    return round(math.degrees(math.atan2(east, -south))) % 360


def cut_bearing(cell: int) -> int:
    """Degrees from the cut, so that a ship that passes it clockwise goes from 359 to 0.

    The cut lies between K and L (CM-181): spaces in column K are still west of it.
    """
    degrees = bearing(cell)
    on_cut = column(cell) == BOX.cut[0] and BOX.cut[2] <= row(cell) <= BOX.cut[3]
    return degrees + 360 if on_cut and degrees < 180 else degrees


def progress(cell: int, home: int, laps: int) -> int:
    """Degrees sailed round the island since home, clockwise positive; ±360 at home is a circle."""
    return 360 * laps + cut_bearing(cell) - cut_bearing(home)
