"""What must always hold."""

from __future__ import annotations

from tiny.tic_tac_toe.state import Grid


def breaches(grid: Grid) -> list[str]:
    if grid.board.count(1) - grid.board.count(2) not in (0, 1):
        return ["the players have not taken turns"]
    return []
