"""Lines: three marks of one player in a row, column or diagonal."""

from __future__ import annotations

from tiny.tic_tac_toe import map as board


def completes(marks: list[int], cell: int) -> bool:
    """Whether the mark on a cell completes a line (TTT-002)."""
    return any(marks[a] == marks[b] == marks[c] for a, b, c in board.THROUGH[cell])
