"""One board per game, drawn from a view and nothing else; found by the game's name.

A game without a board of its own is shown by the generic one.
"""

from __future__ import annotations

import importlib
from typing import Any

from rich.console import RenderableType

from shoal.terminal.boards import generic
from shoal.words import Words


def draw(game: str, view: dict[str, Any], words: Words) -> RenderableType:
    """The board of a game as an observer sees it."""
    name = f"{__name__}.{game}"
    try:
        module = importlib.import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return generic.draw(game, view, words)
    board: RenderableType = module.draw(view, words)
    return board
