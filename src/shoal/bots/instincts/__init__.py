"""One instinct per game, found by the game's name; a game may tune its search too.

A game without one is played as far as its rules go: `untaught`.
"""

from __future__ import annotations

import importlib
from types import ModuleType

from shoal.bots.instinct import Instinct
from shoal.bots.search import Tuning
from shoal.bots.untaught import Untaught


class BrokenInstinctError(ValueError):
    """An instinct that cannot be used; the message says why."""


def find(game: str) -> Instinct:
    """The instinct of a game."""
    return named(game, "INSTINCT")


def searching(game: str) -> Instinct:
    """The instinct by which searches play on: `LEARNED` if a game has one, else a mate's."""
    return named(game, "LEARNED" if hasattr(taught(game), "LEARNED") else "INSTINCT")


def named(game: str, name: str) -> Instinct:
    module = taught(game)
    if module is None:
        return Untaught()
    instinct = getattr(module, name, None)
    if not isinstance(instinct, Instinct):
        raise BrokenInstinctError(f"the bots' instinct for {game} is broken: it has no {name}")
    return instinct


def tuning(game: str) -> Tuning:
    """The numbers of a game's search: its own `TUNING` if it has one."""
    found = getattr(taught(game), "TUNING", None)
    return found if isinstance(found, Tuning) else Tuning()


def taught(game: str) -> ModuleType | None:
    """The module that knows a game, if there is one."""
    name = f"{__name__}.{game}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name == name:
            return None
        raise BrokenInstinctError(f"the bots' instinct for {game} is broken: {missing}") from None
    except Exception as error:  # whatever somebody's unfinished code does
        reason = f"{type(error).__name__}: {error}"
        raise BrokenInstinctError(f"the bots' instinct for {game} is broken: {reason}") from error
