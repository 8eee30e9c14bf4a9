"""The cloth as geometry: names of spaces, steps, borders, and where currents begin.

A space keeps its name for the whole game, folded or not (MAL-001). Columns a–j run from west to
east, rows 1–10 from north to south: row 0, column 0 of the rules is a1.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.components import BACK, BOX, CELLS, CURRENT, FRONT, HIDDEN, SIZE

EAST: Final = 0
SOUTH: Final = 1
WEST: Final = 2
NORTH: Final = 3
STEPS: Final[list[int]] = [1, SIZE, -1, -SIZE]  # per direction


def cell_name(cell: int) -> str:
    return "" if cell < 0 else "abcdefghij"[cell % SIZE] + str(cell // SIZE + 1)


NAMES: Final[list[str]] = [cell_name(cell) for cell in range(CELLS)]


def next_cells() -> list[int]:
    """The space next to each, per direction, or -1 beyond the cloth; never diagonal (MAL-003)."""
    table: list[int] = []
    for cell in range(CELLS):
        r, c = cell // SIZE, cell % SIZE
        table.append(cell + 1 if c < SIZE - 1 else -1)
        table.append(cell + SIZE if r < SIZE - 1 else -1)
        table.append(cell - 1 if c > 0 else -1)
        table.append(cell - SIZE if r > 0 else -1)
    return table


NEXT: Final[list[int]] = next_cells()  # NEXT[cell * 4 + direction]
# All spaces beside each, and all ahead of it to the end of the cloth: AHEAD[cell * 4 + direction].
BESIDE: Final[list[list[int]]] = [
    [there for there in NEXT[cell * 4 : cell * 4 + 4] if there >= 0] for cell in range(CELLS)
]


def ahead() -> list[list[int]]:
    table: list[list[int]] = []
    for start in range(CELLS):
        for way in range(4):
            row: list[int] = []
            there = NEXT[start * 4 + way]
            while there >= 0:
                row.append(there)
                there = NEXT[there * 4 + way]
            table.append(row)
    return table


AHEAD: Final[list[list[int]]] = ahead()


def entries() -> list[list[int]]:
    """Which current begins at a space for a boat travelling in a direction, or -1 (MAL-071)."""
    table = [[-1] * CELLS for _way in range(4)]
    for i, cells in enumerate(BOX.current_cells):
        table[BOX.current_entry[i]][cells[0]] = i
    return table


ENTRY: Final[list[list[int]]] = entries()  # ENTRY[direction][cell]
CURRENT_CELLS: Final[list[list[int]]] = BOX.current_cells
CURRENT_EXIT: Final[list[int]] = BOX.current_exit
CURRENT_LAST: Final[list[int]] = [cells[-1] for cells in BOX.current_cells]


def whole(face: list[int], current: int) -> bool:
    """A current can be followed only while none of its spaces is folded away or covered (MAL-079).

    The back shows no currents, so a space that shows one shows its own.
    """
    return all(face[cell] == CURRENT for cell in CURRENT_CELLS[current])


ROWS: Final[list[list[int]]] = [list(range(row * SIZE, row * SIZE + SIZE)) for row in range(SIZE)]
COLUMNS: Final[list[list[int]]] = [list(range(column, CELLS, SIZE)) for column in range(SIZE)]


def rim(folds: list[int], side: int) -> list[int]:
    """The spaces of the outermost visible row of a side, from north or west (MAL-004)."""
    top, bottom = folds[NORTH], SIZE - 1 - folds[SOUTH]
    left, right = folds[WEST], SIZE - 1 - folds[EAST]
    if side % 2 == 0:  # east or west
        return COLUMNS[right if side == EAST else left][top : bottom + 1]
    return ROWS[bottom if side == SOUTH else top][left : right + 1]


def fold_face(face: list[int], folds: list[int], side: int) -> list[int]:
    """Fold the outermost row of a side inwards: its back becomes the new edge (MAL-002, MAL-174).

    `folds` counts the folds of each side and is raised by one. At a corner the later fold lies on
    top because it is written last. Returns the spaces that are gone.
    """
    step = STEPS[side]
    edge = rim(folds, side)
    for outer in edge:
        face[outer - step] = BACK[outer]
        face[outer] = HIDDEN
    folds[side] += 1
    return edge


def unfolded() -> list[int]:
    """The face of the sea at the beginning: the front (MAL-010)."""
    return FRONT[:]
