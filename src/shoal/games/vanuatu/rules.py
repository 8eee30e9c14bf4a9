"""The state of a game of Vanuatu and the game itself."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.actions import space
from shoal.games.vanuatu.choices import choices
from shoal.games.vanuatu.imagining import hidden_facts, reimagine
from shoal.games.vanuatu.invariants import breaches
from shoal.games.vanuatu.prompts import preview, prompt
from shoal.games.vanuatu.refusals import why_not
from shoal.games.vanuatu.restore import restore
from shoal.games.vanuatu.retell import retell
from shoal.games.vanuatu.rounds import act, tell_phase
from shoal.games.vanuatu.scoring import rank_key, tally
from shoal.games.vanuatu.setup import set_up
from shoal.games.vanuatu.sketch import sketch
from shoal.games.vanuatu.table import OVER, RESTING, Table
from shoal.games.vanuatu.view import view
from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Option
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State


class VanuatuState(Table):
    """One moment of a game; the parts of the rules live in the modules beside."""

    def actors(self) -> list[int]:
        return [] if self.phase == OVER else [self.active]

    def actor(self) -> int:
        return -1 if self.phase == OVER else self.active

    def legal(self, seat: int) -> list[int]:
        if seat != self.active or self.phase == OVER:
            return []
        if self.phase == RESTING:  # what is left is hidden: never taken from another's menu
            return choices(self)
        if not self.menu_known:
            self.menu = choices(self)
            self.menu_known = True
        return self.menu[:]

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return why_not(self, seat, action)

    def prompt(self, observer: int) -> Prompt:
        return prompt(self, observer)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return preview(self, seat, action)

    def apply(self, seat: int, action: int) -> None:
        """Carry out an action, and after it whatever leaves no choice.

        A single option is taken for the player, but for the rest tile, which a person looks at.
        """
        act(self, action)
        while True:
            if self.phase in (OVER, RESTING):
                self.menu_known = False
                break
            self.menu = choices(self)
            self.menu_known = True
            if len(self.menu) != 1:
                break
            act(self, self.menu[0])
        tell_phase(self)

    def over(self) -> bool:
        return self.phase == OVER

    def scores(self) -> list[int]:
        return self.points[:]

    def rank_key(self, seat: int) -> list[int]:
        return rank_key(self, seat)

    def tally(self, seat: int) -> list[dict[str, object]]:
        return tally(self, seat)

    def view(self, observer: int) -> dict[str, object]:
        return view(self, observer)

    def imagine(self, observer: int, chance: Chance) -> State:
        copy = VanuatuState(self.game, self.seats, self.options, self.chance)
        copy.fill_from(self)
        reimagine(copy, observer, chance)
        copy.chance = chance.fork()
        return copy

    def secrets(self, observer: int) -> list[str]:
        return hidden_facts(self, observer)

    def clone(self) -> VanuatuState:
        copy = VanuatuState(self.game, self.seats, self.options, self.chance.clone())
        copy.fill_from(self)
        return copy

    def sketch(self) -> dict[str, object]:
        return sketch(self)

    def breaches(self) -> list[str]:
        return breaches(self)


class Vanuatu(Game):
    """Vanuatu, first edition, with variants of both as options; no Rising Waters (VAN-284)."""

    def __init__(self) -> None:
        super().__init__(
            "shoal.games.vanuatu",
            "Vanuatu",
            [2, 3, 4, 5],  # VAN-001; two by VAN-283
            space(),
            usual_seats=3,
            options=[
                Option("characters", [True, False], "VAN-280"),
                Option("fish_price_drop", ["per_tile", "per_action"], "VAN-281"),
                Option("governor", [False, True], "VAN-282"),
            ],
            turn_clause="VAN-004",
            over_clause="VAN-250",
        )

    def begin(self, seats: int, options: dict[str, bool | int | str], chance: Chance) -> State:
        state = VanuatuState(self, seats, options, chance)
        set_up(state)
        return state

    def restore(
        self, sheet: Sheet, seats: int, options: dict[str, bool | int | str], chance: Chance
    ) -> State:
        state = VanuatuState(self, seats, options, chance)
        restore(state, sheet)
        return state

    def retell(self, view: dict[str, object], event: dict[str, object]) -> None:
        retell(view, event)


GAME: Final = Vanuatu()
