"""Tic-tac-toe: seats, actions, how a game begins; and where each question is answered."""

from __future__ import annotations

from typing import Final, cast

from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Options
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State
from tiny.tic_tac_toe import (
    actions,
    course,
    imagine,
    invariants,
    legal,
    moments,
    position,
    previews,
    prompts,
    refusals,
    scoring,
    view,
)
from tiny.tic_tac_toe.state import FIELDS, Grid


class TicTacToeState(Grid):
    """The board, and all that can be asked about it."""

    def actors(self) -> list[int]:
        return [] if self.over() else [course.mover(self)]

    def actor(self) -> int:
        return course.mover(self)

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return refusals.why_not(self, action)

    def prompt(self, observer: int) -> Prompt:
        return prompts.prompt(self)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return previews.preview(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        course.mark(self, seat, actions.cell_of(action))

    def over(self) -> bool:
        return course.moment(self) == moments.OVER

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def view(self, observer: int) -> dict[str, object]:
        return cast(dict[str, object], view.view(self))

    def imagine(self, observer: int, chance: Chance) -> State:
        return imagine.imagine(self.clone(), chance)

    def breaches(self) -> list[str]:
        return invariants.breaches(self)


class TicTacToe(Game):
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

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        return TicTacToeState(self, seats, options, chance)

    def restore(self, sheet: Sheet, seats: int, options: Options, chance: Chance) -> State:
        state = FIELDS.restore(TicTacToeState(self, seats, options, chance), sheet)
        position.check(state, sheet)
        return state


GAME: Final = TicTacToe()
