"""The games people can play. A package here with a `GAME` is a game; nothing else to register."""

from __future__ import annotations

import pkgutil

from shoal.kernel.game import Game, load_game


class UnknownGameError(ValueError):
    """A name that is no game here."""


def names() -> list[str]:
    """The names of all games."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def find(name: str) -> Game:
    """The game of a name."""
    if name not in names():
        known = ", ".join(names()) or "none"
        raise UnknownGameError(f"there is no game {name!r}; games here: {known}")
    return load_game(f"{__name__}.{name}")
