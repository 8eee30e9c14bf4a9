"""The course of the game: whose turn it is, and what a mark leads to."""

from __future__ import annotations

from tiny.tic_tac_toe import events, moments
from tiny.tic_tac_toe import map as board
from tiny.tic_tac_toe.rules import lines
from tiny.tic_tac_toe.state import Grid


def moment(grid: Grid) -> int:
    """A line (TTT-002) or a full board (TTT-003) ends the game."""
    done = grid.winner >= 0 or grid.marks == board.SIZE
    return moments.OVER if done else moments.MARK


def mover(grid: Grid) -> int:
    """The seats take turns, the first begins (TTT-001)."""
    return grid.marks % 2


def mark(grid: Grid, seat: int, cell: int) -> None:
    grid.board[cell] = seat + 1
    grid.marks += 1
    if lines.completes(grid.board, cell):
        grid.winner = seat
    events.marked(grid, seat, cell)
