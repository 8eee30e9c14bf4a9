"""The fields of the game, and their copy."""

from __future__ import annotations

from typing import Final

from shoal.kernel.fields import NOBODY, Fields, Kept, Letters
from shoal.kernel.state import State
from tiny.tic_tac_toe import components
from tiny.tic_tac_toe import map as board

FIELDS: Final = Fields(
    [Letters("board", components.MARKS, board.SIZE), Kept("marks"), Kept("winner", NOBODY)]
)


class Grid(State):
    """The board; how many marks it has and who has a line follow from it."""

    board: list[int]
    marks: int
    winner: int

    def clone(self) -> Grid:
        return FIELDS.copy(self)

    def sketch(self) -> dict[str, object]:
        return FIELDS.sketch(self)
