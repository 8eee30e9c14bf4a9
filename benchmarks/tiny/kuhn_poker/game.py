"""Kuhn poker for two: seats, actions, the deal; and what is asked all the time."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from shoal.kernel.chance import Chance
from shoal.kernel.options import Options
from shoal.kernel.roles import RoleGame
from shoal.kernel.state import State
from tiny.kuhn_poker import actions, components, course, legal, moments, scoring
from tiny.kuhn_poker.state import Deal


@mypyc_attr(free_list_len=1)
class KuhnState(Deal):
    """Cards and bets, and what is asked about them all the time."""

    def clone(self) -> KuhnState:
        # Line by line, like the four games: searches copy a state for every action.
        copy = KuhnState(self.game, self.seats, self.options, self.chance.clone())
        copy.reveals = self.reveals
        copy.cards = self.cards[:]
        copy.bets = self.bets[:]
        return copy

    def actor(self) -> int:
        return -1 if course.moment(self) == moments.OVER else course.mover(self)

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def apply(self, seat: int, action: int) -> None:
        course.choose(self, seat, action)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)


class KuhnPoker(RoleGame):
    """The game itself."""

    def __init__(self) -> None:
        super().__init__(
            "tiny.kuhn_poker",
            "Kuhn poker",
            [2],
            actions.SPACE,
            open_scores=False,
            turn_clause="KUH-002",
            over_clause="KUH-003",
        )

    def empty(self, seats: int, options: Options, chance: Chance) -> KuhnState:
        return KuhnState(self, seats, options, chance)

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        state = self.empty(seats, options, chance)
        deck = components.DECK[:]
        chance.shuffle(deck)
        state.cards = deck[:2]
        return state


GAME: Final = KuhnPoker()
