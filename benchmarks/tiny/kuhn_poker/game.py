"""Kuhn poker for two: seats, actions, the deal; and where each question is answered."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import mypyc_attr

from shoal.kernel.chance import Chance
from shoal.kernel.game import Game
from shoal.kernel.messages import Prompt, Refusal
from shoal.kernel.options import Options
from shoal.kernel.sheet import Sheet
from shoal.kernel.state import State
from tiny.kuhn_poker import (
    actions,
    components,
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
from tiny.kuhn_poker.state import FIELDS, Deal


@mypyc_attr(free_list_len=1)
class KuhnState(Deal):
    """Cards and bets, and all that can be asked about them."""

    def clone(self) -> KuhnState:
        # Line by line, like the four games: searches copy a state for every action.
        copy = KuhnState(self.game, self.seats, self.options, self.chance.clone())
        copy.reveals = self.reveals
        copy.cards = self.cards[:]
        copy.bets = self.bets[:]
        return copy

    def actors(self) -> list[int]:
        return [] if self.over() else [course.mover(self)]

    def actor(self) -> int:
        return course.mover(self)

    def legal(self, seat: int) -> list[int]:
        return legal.legal(self, seat)

    def why_not(self, seat: int, action: int) -> Refusal | None:
        return refusals.why_not()

    def prompt(self, observer: int) -> Prompt:
        return prompts.prompt(self)

    def preview(self, seat: int, action: int) -> dict[str, object]:
        return previews.preview(self, action)

    def apply(self, seat: int, action: int) -> None:
        course.choose(self, seat, action)

    def over(self) -> bool:
        return course.moment(self) == moments.OVER

    def scores(self) -> list[int]:
        return scoring.scores(self)

    def ranking(self) -> list[int]:
        return scoring.ranking(self)

    def view(self, observer: int) -> dict[str, object]:
        return cast(dict[str, object], view.view(self, observer))

    def imagine(self, observer: int, chance: Chance) -> State:
        return imagine.imagine(self.clone(), observer, chance)

    def breaches(self) -> list[str]:
        return invariants.breaches(self)


class KuhnPoker(Game):
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

    def begin(self, seats: int, options: Options, chance: Chance) -> State:
        state = KuhnState(self, seats, options, chance)
        deck = components.DECK[:]
        chance.shuffle(deck)
        state.cards = deck[:2]
        return state

    def restore(self, sheet: Sheet, seats: int, options: Options, chance: Chance) -> State:
        state = FIELDS.restore(KuhnState(self, seats, options, chance), sheet)
        position.check(state, sheet)
        return state


GAME: Final = KuhnPoker()
