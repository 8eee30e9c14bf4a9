"""Shoal: a home for board games of the sea.

    import shoal

    shoal.games()                                 # the names of all games
    match = shoal.game("maldivia").new(3, seed=1)
    while not match.over:
        match.bot("mate")                         # or match.act("sail d4")
    match.ranking

That is the public interface, in `shoal.shelf`; docs/use-from-python.md tells it whole. What lies
beneath (`shoal.kernel`, `shoal.bots`, …) may be used too, and may change.
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from shoal.shelf import Box

__version__ = "0.1.0"
__all__ = ["__version__", "game", "games"]


def game(name: str) -> Box:
    """A game of the shelf; `shoal.games()` names them."""
    box: Box = importlib.import_module("shoal.shelf").box(name)
    return box


def __getattr__(name: str) -> Any:
    # Loaded when somebody asks: a program that only wants the version need not read four games.
    if name == "games":
        return importlib.import_module("shoal.games")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
