"""One instinct per game, found by the game's name."""

from __future__ import annotations

import importlib

from shoal.bots.instinct import Instinct


def find(game: str) -> Instinct:
    """The instinct of a game."""
    instinct = importlib.import_module(f"{__name__}.{game}").INSTINCT
    assert isinstance(instinct, Instinct)
    return instinct
