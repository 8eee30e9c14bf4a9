"""Where a table is in its life, and how people meet at it."""

from __future__ import annotations

from typing import Any, Final

# Phases. `seated` is an open table with nobody missing.
SEATED: Final = "seated"
RUNNING: Final = "running"
FINISHED: Final = "finished"
AGREED: Final = "agreed"
CLOSED: Final = "closed"
# What a lesson is found by, whatever phase it is in: a try is nothing to come back to.
LESSON: Final = "lesson"

# Whether people sit together now, or play over days.
NOW: Final = "now"
OVER_DAYS: Final = "days"

SETTINGS: Final[dict[str, Any]] = {
    "chat": "free",  # free, phrases or off
    "listed": False,  # shown in the lobby
    "spectators": "link",  # open, link or none
    "stand_in": 60,  # seconds until a bot plays for an absent person; 0 is never
}
