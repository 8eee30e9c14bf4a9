"""Votes: what needs everybody's consent. One is open at a time.

Whoever was told no must wait before asking again, longer each time, so that nobody is worn down.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

BACK: Final = "back"  # take back beyond what one may take back alone
END: Final = "end"  # end the game here
MATTERS: Final = [BACK, END]

FIRST_PAUSE: Final = 30.0
LONGEST_PAUSE: Final = 1800.0


@dataclass(slots=True)
class Vote:
    """A question to everybody. `keep` is how many actions stay if a take-back is agreed to.

    With `absent` people for whom a bot stands in are asked too: what is at stake was hidden.
    """

    seat: int
    what: str
    keep: int = 0
    yes: list[int] = field(default_factory=list)
    absent: bool = False

    def plain(self) -> dict[str, object]:
        return {"seat": self.seat, "what": self.what, "keep": self.keep, "yes": self.yes}


class Patience:
    """How often a seat was refused, and when it may ask again."""

    def __init__(self) -> None:
        self.refusals = 0
        self.until = 0.0

    def refused(self, now: float) -> None:
        pause = min(LONGEST_PAUSE, FIRST_PAUSE * 2.0**self.refusals)
        self.refusals += 1
        self.until = now + pause
