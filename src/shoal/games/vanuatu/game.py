"""The game: name, seats, options, and how a state begins."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import actions, course, legal, moments
from shoal.games.vanuatu.rules import setup
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.chance import Chance
from shoal.kernel.options import Option, Options
from shoal.kernel.roles import RoleGame
from shoal.kernel.state import State


class VanuatuTable(VanuatuState):
    """A state that answers; what is asked all the time is called directly."""

    def clone(self) -> VanuatuTable:
        return VanuatuTable(self.game, self.seats, self.options, self.chance.clone(), self)

    def actor(self) -> int:
        return -1 if self.moment == moments.OVER else self.active

    def legal(self, seat: int) -> list[int]:
        """The menu of the active seat is kept until something changes."""
        if seat != self.active or self.moment == moments.OVER:
            return []
        if self.moment == moments.RESTING:  # what is left is hidden: never from another's menu
            return legal.choices(self)
        if not self.menu_known:
            self.menu = legal.choices(self)
            self.menu_known = True
        return self.menu[:]

    def over(self) -> bool:
        return self.moment == moments.OVER

    def apply(self, seat: int, action: int) -> None:
        course.apply(self, action)


class Vanuatu(RoleGame):
    """Vanuatu, first edition, with variants of both as options; no Rising Waters (VAN-284)."""

    def __init__(self) -> None:
        super().__init__(
            "shoal.games.vanuatu",
            "Vanuatu",
            [2, 3, 4, 5],  # VAN-001; two by VAN-283
            actions.space(),
            usual_seats=3,
            options=[
                Option("characters", [True, False], "VAN-280"),
                Option("fish_price_drop", ["per_tile", "per_action"], "VAN-281"),
                Option("governor", [False, True], "VAN-282"),
            ],
            turn_clause="VAN-004",
            over_clause="VAN-250",
        )

    def empty(self, seats: int, options: Options, chance: Chance) -> VanuatuTable:
        return VanuatuTable(self, seats, options, chance, None)

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        state = self.empty(seats, options, chance)
        setup.set_up(state)
        return state


GAME: Final = Vanuatu()
