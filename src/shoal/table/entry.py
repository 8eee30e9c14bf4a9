"""What the log holds, and how a command says no."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from shoal.kernel import Event, Play, Refusal
from shoal.kernel.patches import Patch

TAIL: Final = 64  # lines kept for those who reconnect; who missed more gets everything anew
UNTOLD: Final[list[Event]] = []  # of actions that nobody is told again; one list for all of them


class Checked:
    """An action that was read and found legal, as long as the play has not gone on."""

    __slots__ = ("action", "play", "seat", "steps")

    def __init__(self, play: Play, seat: int, action: int) -> None:
        self.play = play
        self.seat = seat
        self.action = action
        self.steps = len(play.steps)

    def fits(self, play: Play, seat: int) -> bool:
        return play is self.play and len(play.steps) == self.steps and seat == self.seat


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log. `data` is plain JSON, `at` the time in seconds since 1970.

    `checked` spares an action that was looked at a moment ago a second look. It is never stored:
    what comes from a log or from another node is checked when it is folded.
    """

    kind: str
    at: float
    data: dict[str, Any] = field(default_factory=dict)
    checked: Checked | None = field(default=None, compare=False, repr=False)


class Folded:
    """An entry as it was folded: its version, the game's events, whether the position changed.

    `action` is the number of the action, if it is one. `changes` is what whoever looks on saw
    change: patches by observer, for an action one for each event and a last one, else one. Whoever
    tells them lets them go. `stand_in` is whether a bot acted for an absent person, `undone` how
    many actions a vote took back.
    """

    __slots__ = ("action", "changes", "entry", "events", "moved", "stand_in", "undone", "version")

    def __init__(
        self, version: int, entry: Entry, events: list[Event], moved: bool, action: int = -1
    ) -> None:
        self.version = version
        self.entry = entry
        self.events = events
        self.moved = moved
        self.action = action
        self.changes: dict[int, list[Patch]] = {}
        self.stand_in = False
        self.undone = 0


class Refused(Exception):  # noqa: N818 (an answer, not an error)
    """A command that the table does not carry out, with the reason as key and arguments."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.key)
        self.refusal = refusal


def refuse(key: str, **args: object) -> Refused:
    """A refusal that is the table's own: no clause of a game forbids it."""
    return Refused(Refusal("", key, dict(args)))
