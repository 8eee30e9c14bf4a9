"""Carta Magica: its name, seats and options, and how a state begins."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions, course, legal, moments
from shoal.games.carta_magica.rules import setup
from shoal.games.carta_magica.state import CartaMagicaState
from shoal.kernel.chance import Chance
from shoal.kernel.options import Option, Options
from shoal.kernel.roles import RoleGame
from shoal.kernel.state import State

# Rounds after which self-play stops, scored as it stands. No rule of the game: the default is
# none. Players who only play at random need not find home for a very long time.
ROUND_CAPS: Final[list[bool | int | str]] = [0, 100]


class CartaMagicaTable(CartaMagicaState):
    """A state that answers; what is asked all the time is called directly."""

    def clone(self) -> CartaMagicaTable:
        return CartaMagicaTable(self.game, self.seats, self.options, self.chance.clone(), self)

    def actor(self) -> int:
        return -1 if self.moment == moments.OVER else self.acting

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def over(self) -> bool:
        return self.moment == moments.OVER

    def apply(self, seat: int, action: int) -> None:
        course.apply(self, seat, action)


class CartaMagica(RoleGame):
    """Two to four players (CM-001)."""

    def __init__(self) -> None:
        super().__init__(
            "shoal.games.carta_magica",
            "Carta Magica",
            [2, 3, 4],
            actions.make_space(),
            options=[Option("round_cap", ROUND_CAPS)],
            turn_clause="CM-021",
            over_clause="CM-190",
        )

    def empty(self, seats: int, options: Options, chance: Chance) -> CartaMagicaTable:
        return CartaMagicaTable(self, seats, options, chance, None)

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        state = self.empty(seats, options, chance)
        setup.lay_out(state)
        return state


GAME: Final = CartaMagica()
