"""Weighing the actions of one turn of Carta Magica, in tenths of a point."""

from __future__ import annotations

from abc import ABC, abstractmethod


class Weighing(ABC):
    """Something that knows what each action of a turn is worth."""

    @abstractmethod
    def action_worth(self, action: int) -> int:
        """In tenths of a point."""

    def worths(self, actions: list[int]) -> list[int]:
        found: list[int] = []
        for action in actions:
            found.append(self.action_worth(action))
        return found

    def best(self, actions: list[int]) -> int:
        """The best action, the first among equals."""
        best = actions[0]
        most = self.action_worth(best)
        for at in range(1, len(actions)):
            worth = self.action_worth(actions[at])
            if worth > most:
                most = worth
                best = actions[at]
        return best
