"""What everybody sees: the board."""

from __future__ import annotations

from typing import Final, TypedDict

from tiny.tic_tac_toe import components
from tiny.tic_tac_toe.state import Grid


class TicTacToeView(TypedDict):
    """Nine marks, row by row."""

    board: str


VIEW: Final = TicTacToeView


def view(grid: Grid, observer: int) -> TicTacToeView:
    return {"board": "".join([components.MARKS[mark] for mark in grid.board])}
