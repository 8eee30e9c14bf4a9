"""Which games can be seen as numbers, and where that is written."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from shoal import games
from shoal.kernel import Game

HOME: Final = "shoal.games."
HERE: Final = "shoal.adapters.observations."


class NotObservedError(ValueError):
    """A game of which nobody has written yet what a seat sees as numbers."""


def module_of(game: Game) -> str:
    """Where it is written: here for the games of the house, others bring `observation.py`."""
    place = HERE + game.name if game.module.startswith(HOME) else f"{game.module}.observation"
    if find_spec(place) is None:
        raise NotObservedError(
            f"{game.name} cannot be seen as numbers yet: write {place}, see docs/researchers.md"
        )
    return place


def observed() -> list[str]:
    """The games of the house that have doors."""
    return [name for name in games.names() if find_spec(HERE + name)]
