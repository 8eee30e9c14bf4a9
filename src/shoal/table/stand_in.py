"""What a bot did for a person who was away, kept until the person acts again."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

AWAY: Final = "away"  # the countdown after a lost line was over
TIME: Final = "time"  # the clock was


@dataclass(slots=True)
class StandIn:
    """From when, until when (0 is still) and why a bot stood in, and what it played.

    `played` is the version, the number of actions before it, and the action itself.
    """

    why: str
    since: float
    until: float = 0.0
    played: list[tuple[int, int, int]] = field(default_factory=list)

    def acted(self, version: int, ply: int, action: int) -> None:
        self.played.append((version, ply, action))

    def keep(self, plies: int) -> None:
        """Only so many actions of the game stand; the others were taken back."""
        self.played = [one for one in self.played if one[1] < plies]
