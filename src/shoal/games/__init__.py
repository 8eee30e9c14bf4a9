"""The games people can play. A package here with a `GAME` is a game; nothing else to register.

A package that is only half built is no game yet: it is left out, and `broken` says why.

`shoal.games()` is the same as `shoal.games.names()`.
"""

from __future__ import annotations

import importlib
import pkgutil
from functools import cache
from types import ModuleType

from shoal.kernel.game import Game, load_game
from shoal.kernel.roles import RoleGame
from shoal.kernel.sheet import SheetError


class UnknownGameError(ValueError):
    """A name that is no game here."""


class BrokenGameError(UnknownGameError):
    """A package that cannot be played; the message says why."""


def packages() -> list[str]:
    """The packages here, whether they can be played or not."""
    return sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)


def names() -> list[str]:
    """The names of all games."""
    return [name for name in packages() if not fault(name)]


def broken() -> dict[str, str]:
    """The packages that cannot be played yet, each with the reason."""
    return {name: fault(name) for name in packages() if fault(name)}


@cache
def fault(name: str) -> str:
    """Why a package cannot be played, or nothing."""
    try:
        find(name).clauses()
    except (BrokenGameError, SheetError) as error:
        return str(error)
    return ""


def find(name: str) -> Game:
    """The game of a name."""
    if name not in packages():
        known = ", ".join(names()) or "none"
        raise UnknownGameError(f"there is no game {name!r}; games here: {known}")
    try:
        game = load_game(f"{__name__}.{name}")
        if isinstance(game, RoleGame):
            game.answers()  # a role that is missing or unfinished shows now, not in the middle
        return game
    except SheetError:  # it names file, key and reason
        raise
    except Exception as error:  # whatever somebody's unfinished code does
        told = " ".join(str(error).split())
        reason = told if isinstance(error, ImportError) else f"{type(error).__name__}: {told}"
        if isinstance(error, AssertionError) and not told:
            reason = "its GAME is no game"
        raise BrokenGameError(f"{name} is broken: {reason}") from error


class Shelf(ModuleType):
    """This package can be called. Python binds it to the name `games` of `shoal` as soon as anybody
    imports a game, so no function of that name could stay there."""

    def __call__(self) -> list[str]:
        return names()


importlib.import_module(__name__).__class__ = Shelf  # the way Python's data model gives for it
