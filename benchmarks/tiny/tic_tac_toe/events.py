"""What can happen."""

from __future__ import annotations

from tiny.tic_tac_toe import map as board
from tiny.tic_tac_toe.state import Grid


def marked(grid: Grid, seat: int, cell: int) -> None:
    if grid.journal is not None:
        grid.journal.tell("marked", {"seat": seat, "cell": board.CELLS[cell]})
