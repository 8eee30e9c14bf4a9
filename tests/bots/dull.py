"""An instinct without any: for testing search by itself."""

from __future__ import annotations

from shoal.bots.instinct import Instinct
from shoal.kernel import Chance, State


class Dull(Instinct):
    """Any legal action, all equally promising."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        legal = state.legal(seat)
        return legal[chance.below(len(legal))]

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        return [1.0 for _ in actions]
