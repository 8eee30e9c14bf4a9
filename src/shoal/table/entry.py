"""What the log holds, and how a command says no."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from shoal.kernel import Event, Refusal
from shoal.kernel.patches import Patch

TAIL: Final = 64  # lines kept for those who reconnect; who missed more gets everything anew
UNTOLD: Final[list[Event]] = []  # of actions that nobody is told again; one list for all of them


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. `data` is plain JSON, `at` the time in seconds since 1970."""

    kind: str
    at: float
    data: dict[str, Any] = field(default_factory=dict)


class Line:
    """An entry as it was folded: its version, the game's events, whether the position changed.

    `changes` is what whoever looks on saw change: patches by observer, for an action one for each
    event and a last one, else one. Whoever tells them lets them go.
    """

    __slots__ = ("changes", "entry", "events", "moved", "version")

    def __init__(self, version: int, entry: Entry, events: list[Event], moved: bool) -> None:
        self.version = version
        self.entry = entry
        self.events = events
        self.moved = moved
        self.changes: dict[int, list[Patch]] = {}


class Refused(Exception):  # noqa: N818 (an answer, not an error)
    """A command that the table does not carry out, with the reason as key and arguments."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


def refuse(key: str, **args: object) -> Refused:
    """A refusal that is the table's own: no clause of a game forbids it."""
    return Refused(Refusal("", key, dict(args)))
