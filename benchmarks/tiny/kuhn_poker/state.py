"""The fields of the game, and their copy."""

from __future__ import annotations

from typing import Final

from shoal.kernel.chance import Chance
from shoal.kernel.fields import Choices, Fields
from shoal.kernel.game import Game
from shoal.kernel.options import Options
from shoal.kernel.roles import RoleState
from tiny.kuhn_poker import actions, components
from tiny.kuhn_poker import map as table

FIELDS: Final = Fields(
    [Choices("cards", components.CARDS, table.SEATS), Choices("bets", actions.WORDS)],
    needed=["cards", "bets"],
)


class Deal(RoleState):
    """Two cards dealt (KUH-001) and the bets so far."""

    def __init__(self, game: Game, seats: int, options: Options, chance: Chance) -> None:
        super().__init__(game, seats, options, chance)
        self.cards: list[int] = []
        self.bets: list[int] = []

    def clone(self) -> Deal:
        return FIELDS.copy(self)
