"""Why something may not be done: the second bookkeeper."""

from __future__ import annotations

from shoal.kernel.messages import Refusal
from tiny.tic_tac_toe import actions
from tiny.tic_tac_toe import map as board
from tiny.tic_tac_toe.state import Grid


def why_not(grid: Grid, seat: int, action: int) -> Refusal | None:
    cell = action - actions.MARK
    if grid.board[cell]:
        return Refusal("TTT-001", "tic-tac-toe-taken", {"cell": board.CELLS[cell]})
    return None
