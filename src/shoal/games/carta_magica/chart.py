"""The chart as tables: spaces by number (row by row from A1), neighbours, harbours, the cut."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica.box import BOX, SIDE, SIGNS, cut_step

CELLS: Final = SIDE * SIDE
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


def beside(cell: int) -> list[int]:
    """The spaces a ship may sail to from a space in one step, on an empty sea (CM-032, CM-033)."""
    if SPACE[cell] > WINDLESS:
        return []
    return [cell + step for step in STEPS if SPACE[cell + step] <= RED]


OPEN: Final = [beside(cell) for cell in range(CELLS)]
# Change of laps by a step (CM-181), by space and direction: 4 * space + direction.
CUT: Final = [cut_step(BOX, cell, step) for cell in range(CELLS) for step in STEPS]


def step_laps(origin: int, goal: int) -> int:
    """Change of laps by a step between two neighbouring spaces (CM-181, CM-182)."""
    return CUT[4 * origin + STEPS.index(goal - origin)]
