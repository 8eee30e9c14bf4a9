"""The game: name, seats, options, and how a state begins."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import actions, position
from shoal.games.vanuatu.rules import setup
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.options import Option, Options
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State


class Vanuatu(Game):
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

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        state = VanuatuState(self, seats, options, chance)
        setup.set_up(state)
        return state

    def restore(self, sheet: Sheet, seats: int, options: Options, chance: Chance) -> State:
        state = VanuatuState(self, seats, options, chance)
        position.restore(state, sheet)
        return state


GAME: Final = Vanuatu()
