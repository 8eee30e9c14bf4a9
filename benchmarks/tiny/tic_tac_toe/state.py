"""The fields of the game, and their copy."""

from __future__ import annotations

from typing import Final

from shoal.kernel.chance import Chance
from shoal.kernel.fields import NOBODY, Fields, Kept, Letters
from shoal.kernel.game import Game
from shoal.kernel.options import Options
from shoal.kernel.roles import RoleState
from tiny.tic_tac_toe import components
from tiny.tic_tac_toe import map as board

FIELDS: Final = Fields(
    [Letters("board", components.MARKS, board.SIZE), Kept("marks"), Kept("winner")],
    needed=["board"],
)


class Grid(RoleState):
    """The board; how many marks it has and who has a line follow from it."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.board = [0] * board.SIZE
        self.marks = 0
        self.winner = NOBODY

    def clone(self) -> Grid:
        return FIELDS.copy(self)
