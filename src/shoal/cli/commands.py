"""All commands, and what people get wrong with them."""

from __future__ import annotations

from shoal import games
from shoal.arena.cluster import ClusterError
from shoal.arena.simulate import BreachError
from shoal.bots.instincts import BrokenInstinctError
from shoal.bots.levels import UnknownPlayerError
from shoal.cli import (
    admin,
    advising,
    authoring,
    boxes,
    contests,
    data,
    looking,
    measuring,
    pages,
    playing,
    serving,
    soaking,
    wording,
)
from shoal.kernel import ActionTextError, OptionsError, PositionError, RecordError, SheetError
from shoal.kernel.game import SeatsError

__all__ = [
    "MISTAKES",
    "admin",
    "advising",
    "authoring",
    "boxes",
    "contests",
    "data",
    "looking",
    "measuring",
    "pages",
    "playing",
    "serving",
    "soaking",
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
