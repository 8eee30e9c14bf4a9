"""Players by name: what a seat can be given to when no person sits there."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from shoal.bots import instincts
from shoal.bots.instinct import Instinct
from shoal.kernel.chance import Chance
from shoal.kernel.observer import Observer

NAMES: Final = ["random", "instinct"]


class UnknownPlayerError(ValueError):
    """A name that is no player here."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Decides for a seat from what that seat can see."""

    @abstractmethod
    def decide(self, observer: Observer, chance: Chance) -> int:
        """One of the observer's legal actions."""


class RandomPlayer(Player):
    """Any legal action, each equally likely."""

    def decide(self, observer: Observer, chance: Chance) -> int:
        legal = observer.legal()
        return legal[chance.below(len(legal))]


class InstinctPlayer(Player):
    """The game's instinct, asked about a state its seat imagines."""

    def __init__(self, instinct: Instinct) -> None:
        self.instinct = instinct

    def decide(self, observer: Observer, chance: Chance) -> int:
        legal = observer.legal()
        if len(legal) == 1:
            return legal[0]
        return self.instinct.choose(observer.imagine(chance), observer.seat, chance)


def player(name: str, game: str) -> Player:
    """The player of a name for a game."""
    if name == "random":
        return RandomPlayer()
    if name == "instinct":
        return InstinctPlayer(instincts.find(game))
    raise UnknownPlayerError(f"there is no player {name!r}; players here: {', '.join(NAMES)}")
