"""What may be done: any free cell may be marked."""

from __future__ import annotations

from tiny.tic_tac_toe import actions, course, moments
from tiny.tic_tac_toe import map as board
from tiny.tic_tac_toe.state import Grid


def legal(grid: Grid, seat: int) -> list[int]:
    free: list[int] = []
    if seat != course.mover(grid) or course.moment(grid) == moments.OVER:
        return free
    for cell in range(board.SIZE):
        if grid.board[cell] == 0:
            free.append(actions.MARK + cell)
    return free
