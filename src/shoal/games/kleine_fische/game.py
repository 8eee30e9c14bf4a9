"""The game itself: name, seats, options, and how a state begins."""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import actions, components, course, legal, moments
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.rules import memory
from shoal.games.kleine_fische.state import FREE_ENTRY, MEMORY_HELP, KleineFischeState
from shoal.kernel.chance import Chance
from shoal.kernel.options import Option, Options
from shoal.kernel.roles import RoleGame
from shoal.kernel.state import State


class KleineFischeTable(KleineFischeState):
    """A state that answers; what is asked all the time is called directly."""

    def clone(self) -> KleineFischeTable:
        return KleineFischeTable(self.game, self.seats, self.options, self.chance.clone(), self)

    def actor(self) -> int:
        return -1 if self.moment == moments.OVER else self.turn

    def legal(self, seat: int) -> list[int]:
        return legal.legal_actions(self) if seat == self.turn else []

    def over(self) -> bool:
        return self.moment == moments.OVER

    def apply(self, seat: int, action: int) -> None:
        course.carry_out(self, action)

    def recall(self, observer: int) -> dict[str, object]:
        return memory.recall(self, observer)


class KleineFische(RoleGame):
    """Kleine Fische ganz groß."""

    def __init__(self) -> None:
        super().__init__(
            "shoal.games.kleine_fische",
            "Kleine Fische ganz groß",
            [2, 3, 4],  # KF-001
            actions.SPACE,
            options=[
                Option(MEMORY_HELP, [False, True], "KF-084"),
                Option(FREE_ENTRY, [False, True], "KF-109"),
            ],
            open_scores=False,
            turn_clause="KF-030",
            over_clause="KF-153",
        )

    def empty(self, seats: int, options: Options, chance: Chance) -> KleineFischeTable:
        return KleineFischeTable(self, seats, options, chance, None)

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        """Shuffle all cards and deal 25 from the top, row by row (KF-022); seat 1 starts."""
        state = self.empty(seats, options, chance)
        deck = list(range(components.CARDS))
        chance.shuffle(deck)
        state.deck = deck
        for _place in range(reef.PLACES):
            state.board.append(deck.pop())
        course.settle(state)
        return state


GAME: Final = KleineFische()
