"""Carta Magica: its name, seats and options, and how a state begins."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions, position
from shoal.games.carta_magica.rules import setup
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.actions import ActionSpace
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.options import Option, Options
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State

# Rounds after which self-play stops, scored as it stands. No rule of the game: the default is
# none. Players who only play at random need not find home for a very long time.
ROUND_CAPS: Final[list[bool | int | str]] = [0, 100]


class CartaMagica(Game):
    """Two to four players (CM-001)."""

    def __init__(self) -> None:
        space: ActionSpace = actions.make_space()
        super().__init__(
            "shoal.games.carta_magica",
            "Carta Magica",
            [2, 3, 4],
            space,
            options=[Option("round_cap", ROUND_CAPS)],
            turn_clause="CM-021",
            over_clause="CM-190",
        )

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        state = CartaMagicaState(self, seats, options, chance).sit_down()
        setup.lay_out(state)
        return state

    def restore(self, sheet: Sheet, seats: int, options: Options, chance: Chance) -> State:
        state = CartaMagicaState(self, seats, options, chance).sit_down()
        position.restore(state, sheet)
        return state


GAME: Final = CartaMagica()
