"""Engines that are compiled while the server runs: the bots' processes change to them.

`./shoal` starts a server on the interpreted engines, compiles behind it, and says in SHOAL_ENGINES
which tree will come: the digest that it will bear, and its place.
"""

from __future__ import annotations

import importlib
import os
import sys
from pathlib import Path
from typing import Any

COMING = "SHOAL_ENGINES"
WORKER = "shoal.server.bots.worker"
OURS = {"shoal", "tiny"}  # what a tree holds


def arrived() -> str:
    """The place of the tree that was promised, once it is there; never that of an older one."""
    digest, _space, place = os.environ.get(COMING, "").partition(" ")
    try:
        found = Path(place, "digest").read_text("ascii") if place else ""
    except OSError:
        return ""
    return place if digest and found == digest else ""


def change() -> None:
    """Between two decisions of a bot's process: forget the engines it has, once there are better
    ones. What comes next is asked for by name, so Python loads it from the new tree."""
    place = arrived()
    if not place or place in sys.path:
        return
    sys.path.insert(0, place)
    for name in [name for name in sys.modules if name.partition(".")[0] in OURS]:
        del sys.modules[name]


def do(work: str, *given: Any) -> Any:
    """What a bot's process is asked for: a function of `worker`, on the newest engines."""
    change()
    return getattr(importlib.import_module(WORKER), work)(*given)
