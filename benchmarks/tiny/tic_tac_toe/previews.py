"""What would follow: whether a mark wins."""

from __future__ import annotations

from tiny.tic_tac_toe import actions
from tiny.tic_tac_toe import map as board
from tiny.tic_tac_toe.rules import lines
from tiny.tic_tac_toe.state import Grid


def preview(grid: Grid, seat: int, action: int) -> dict[str, object]:
    cell = action - actions.MARK
    marks = grid.board[:]
    marks[cell] = seat + 1
    return {"cell": board.CELLS[cell], "wins": lines.completes(marks, cell)}
