"""An observer's handle: all that a player, bot or spectator can get of a state."""

from __future__ import annotations

from shoal.kernel.chance import Chance, FastChance
from shoal.kernel.messages import Prompt
from shoal.kernel.state import State


class Observer:
    """Shows one seat's view, legal actions and imagined states, and nothing else.

    The handle does not hold the true state but one imagined in its place. The seat cannot tell the
    two apart, so every answer is the same; and nothing that is reached from here is a secret.
    """

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.game = state.game
        self.seats = state.seats
        self.dream = state.imagine(seat, FastChance(seat + 1))

    def view(self) -> dict[str, object]:
        return self.dream.view(self.seat)

    def recall(self) -> dict[str, object]:
        """What the seat remembers that the view does not show."""
        return self.dream.recall(self.seat)

    def legal(self) -> list[int]:
        return self.dream.legal(self.seat)

    def prompt(self) -> Prompt:
        return self.dream.prompt(self.seat)

    def imagine(self, chance: Chance) -> State:
        return self.dream.imagine(self.seat, chance)
