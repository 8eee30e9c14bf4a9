"""What the bots know of a game nobody has taught them: its rules, and nothing else."""

from __future__ import annotations

from shoal.bots.instinct import Instinct
from shoal.kernel.chance import Chance
from shoal.kernel.state import State


class Untaught(Instinct):
    """Any legal action, each equally likely. A captain still searches, with such playouts."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        legal = state.legal(seat)
        return legal[chance.below(len(legal))]

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        return [1.0] * len(actions)
