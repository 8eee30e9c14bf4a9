"""Tic-tac-toe: seats, actions, how a game begins; and what is asked all the time."""

from __future__ import annotations

from typing import Final

from shoal.kernel.chance import Chance
from shoal.kernel.options import Options
from shoal.kernel.roles import RoleGame
from shoal.kernel.state import State
from tiny.tic_tac_toe import actions, course, legal, moments
from tiny.tic_tac_toe.state import Grid


class TicTacToeState(Grid):
    """The board, and what is asked about it all the time."""

    def actor(self) -> int:
        return -1 if course.moment(self) == moments.OVER else course.mover(self)

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def apply(self, seat: int, action: int) -> None:
        course.mark(self, seat, action - actions.MARK)


class TicTacToe(RoleGame):
    """The game itself."""

    def __init__(self) -> None:
        super().__init__(
            "tiny.tic_tac_toe",
            "Tic-tac-toe",
            [2],
            actions.SPACE,
            turn_clause="TTT-001",
            over_clause="TTT-002",
        )

    def empty(self, seats: int, options: Options, chance: Chance) -> TicTacToeState:
        return TicTacToeState(self, seats, options, chance)

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        return self.empty(seats, options, chance)


GAME: Final = TicTacToe()
