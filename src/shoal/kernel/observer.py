"""An observer's handle: all that a player, bot or spectator can get of a state."""

from __future__ import annotations

from shoal.kernel.chance import Chance
from shoal.kernel.messages import Prompt
from shoal.kernel.state import State


class Observer:
    """Shows one seat's view, legal actions and imagined states, and nothing else."""

    def __init__(self, state: State, seat: int) -> None:
        self.__state = state
        self.seat = seat
        self.game = state.game
        self.seats = state.seats

    def view(self) -> dict[str, object]:
        return self.__state.view(self.seat)

    def legal(self) -> list[int]:
        return self.__state.legal(self.seat)

    def prompt(self) -> Prompt:
        return self.__state.prompt(self.seat)

    def imagine(self, chance: Chance) -> State:
        return self.__state.imagine(self.seat, chance)
