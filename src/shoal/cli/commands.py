"""All commands, and what people get wrong with them."""

from __future__ import annotations

from shoal import games
from shoal.arena.cluster import ClusterError
from shoal.arena.simulate import BreachError
from shoal.bots.instincts import BrokenInstinctError
from shoal.bots.levels import UnknownPlayerError
from shoal.cli import (
    advising,
    authoring,
    boxes,
    contests,
    looking,
    measuring,
    pages,
    playing,
    serving,
    wording,
)
from shoal.kernel import ActionTextError, OptionsError, PositionError, RecordError, SheetError
from shoal.kernel.game import SeatsError

__all__ = [
    "MISTAKES",
    "advising",
    "authoring",
    "boxes",
    "contests",
    "looking",
    "measuring",
    "pages",
    "playing",
    "serving",
    "wording",
]

# Answered with one sentence, never with a traceback.
MISTAKES = (
    ActionTextError,
    BreachError,
    BrokenInstinctError,
    ClusterError,
    OptionsError,
    PositionError,
    RecordError,
    SeatsError,
    SheetError,
    UnknownPlayerError,
    games.UnknownGameError,
    OSError,
)
