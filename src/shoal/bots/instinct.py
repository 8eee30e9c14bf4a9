"""Instinct: a game's plain heuristic player."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import mypyc_attr

from shoal.kernel.chance import Chance
from shoal.kernel.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct(ABC):
    """Decides quickly, without search."""

    @abstractmethod
    def choose(self, state: State, seat: int, chance: Chance) -> int:
        """A legal action for a seat that may act.

        The state is one that the seat imagines, or one of a playout, never the true one of a live
        game: reading all of it is no cheating.
        """
