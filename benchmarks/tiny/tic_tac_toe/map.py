"""The board: nine cells, and the lines through each of them."""

from __future__ import annotations

from typing import Final

SIZE: Final = 9
CELLS: Final[list[str]] = [f"{column}{row}" for row in (1, 2, 3) for column in "abc"]
ROWS: Final = [(0, 1, 2), (3, 4, 5), (6, 7, 8)]
LINES: Final = [*ROWS, (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
THROUGH: Final = [[line for line in LINES if cell in line] for cell in range(SIZE)]
