"""One board per game, drawn from a view and nothing else; found by the game's name."""

from __future__ import annotations

import importlib
from typing import Any

from rich.console import RenderableType

from shoal.words import Words


def draw(game: str, view: dict[str, Any], words: Words) -> RenderableType:
    """The board of a game as an observer sees it."""
    module = importlib.import_module(f"{__name__}.{game}")
    board: RenderableType = module.draw(view, words)
    return board
