"""To and from text: what makes no sense in a position, and what follows from the board."""

from __future__ import annotations

from shoal.kernel.sheet import Sheet
from tiny.tic_tac_toe import map as board
from tiny.tic_tac_toe.rules import lines
from tiny.tic_tac_toe.state import FIELDS, Grid


def sketch(grid: Grid) -> dict[str, object]:
    return FIELDS.sketch(grid)


def restore(grid: Grid, sheet: Sheet) -> None:
    FIELDS.restore(grid, sheet)
    marks = grid.board
    if marks.count(1) - marks.count(2) not in (0, 1):
        raise sheet.fault("board", "X has as many marks as O or one more (TTT-001)")
    won = [
        seat
        for seat in (0, 1)
        for cell in range(board.SIZE)
        if marks[cell] == seat + 1 and lines.completes(marks, cell)
    ]
    if len(set(won)) == 2:
        raise sheet.fault("board", "both players have a line (TTT-002)")
    grid.marks = board.SIZE - marks.count(0)
    if won:
        grid.winner = won[0]
