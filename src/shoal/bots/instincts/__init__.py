"""One instinct per game, found by the game's name; a game may tune its search too."""

from __future__ import annotations

import importlib

from shoal.bots.instinct import Instinct
from shoal.bots.search import Tuning


def find(game: str) -> Instinct:
    """The instinct of a game."""
    instinct = importlib.import_module(f"{__name__}.{game}").INSTINCT
    assert isinstance(instinct, Instinct)
    return instinct


def tuning(game: str) -> Tuning:
    """The numbers of a game's search: its own `TUNING` if it has one."""
    found = getattr(importlib.import_module(f"{__name__}.{game}"), "TUNING", None)
    return found if isinstance(found, Tuning) else Tuning()
