"""One instinct per game, found by the game's name; a game may tune its search too."""

from __future__ import annotations

import importlib
from types import ModuleType

from shoal.bots.instinct import Instinct
from shoal.bots.search import Tuning


class NoInstinctError(ModuleNotFoundError):
    """A game nobody has taught the bots yet."""


def find(game: str) -> Instinct:
    """The instinct of a game."""
    instinct = known(game).INSTINCT
    assert isinstance(instinct, Instinct)
    return instinct


def tuning(game: str) -> Tuning:
    """The numbers of a game's search: its own `TUNING` if it has one."""
    found = getattr(known(game), "TUNING", None)
    return found if isinstance(found, Tuning) else Tuning()


def known(game: str) -> ModuleType:
    name = f"{__name__}.{game}"
    try:
        return importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        raise NoInstinctError(f"bots have no instinct for {game}: only random plays it") from None
