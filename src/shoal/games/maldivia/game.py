"""The game itself: its seats and options, and how a state begins."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia import actions, course, legal, moments
from shoal.games.maldivia.components import CARDS_OF, SLOTS
from shoal.games.maldivia.rules import memory
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.chance import Chance
from shoal.kernel.options import Option, Options
from shoal.kernel.roles import RoleGame
from shoal.kernel.state import State


class MaldiviaTable(MaldiviaState):
    """A state that answers; what is asked all the time is called directly."""

    def clone(self) -> MaldiviaTable:
        return MaldiviaTable(self.game, self.seats, self.options, self.chance.clone(), self)

    def actors(self) -> list[int]:
        return legal.actors(self)

    def actor(self) -> int:
        moment = self.moment
        if moment == moments.PLAN:  # those who have not planned come first
            seat = 0
            while self.planned >> seat & 1:
                seat += 1
            return seat
        if moment == moments.EXCHANGE:
            return self.left_of(self.mover)
        return -1 if moment == moments.OVER else self.mover

    def awaited(self) -> list[int]:
        return legal.awaited(self)

    def legal(self, seat: int) -> list[int]:
        if self.moment == moments.PLAN:
            may = 0 <= seat < self.seats
        elif self.moment == moments.EXCHANGE:
            may = seat == self.left_of(self.mover)
        else:
            may = seat == self.mover
        # The menu is shared, never changed: a copy of 1024 plans would cost more than a move.
        return self.menu if may else []

    def over(self) -> bool:
        return self.moment == moments.OVER

    def apply(self, seat: int, action: int) -> None:
        course.apply(self, seat, action)

    def recall(self, observer: int) -> dict[str, object]:
        return memory.recall(self, observer)


class Maldivia(RoleGame):
    """The game itself. The rules are the same for any number of players (MAL-230)."""

    def __init__(self) -> None:
        super().__init__(
            "shoal.games.maldivia",
            "Maldivia",
            [2, 3, 4],
            actions.SPACE,
            options=[Option("start", ["random", "p1"], "MAL-016")],
            open_scores=False,
            turn_clause="MAL-035",
            over_clause="MAL-210",
        )

    def empty(self, seats: int, options: Options, chance: Chance) -> MaldiviaTable:
        return MaldiviaTable(self, seats, options, chance, None)

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        """Unfolded cloth, empty masts, all fish in the supply, shuffled piles, eight open ships."""
        state = self.empty(seats, options, chance)
        # MAL-016, a ruling: chance names the starting player unless the host does.
        state.start = chance.below(seats) if options["start"] == "random" else 0
        state.mover = state.start
        for side in range(4):
            pile = CARDS_OF[side][:]
            chance.shuffle(pile)  # MAL-013
            for slot in range(SLOTS):
                state.ships[side * SLOTS + slot] = pile.pop()  # MAL-015
            state.piles.append(pile)
        state.menu = legal.menu_of(state)
        return state


GAME: Final = Maldivia()
