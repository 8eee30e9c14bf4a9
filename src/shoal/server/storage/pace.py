"""How quickly commits come, and whether the next transaction waits a moment for company.

A transaction costs the same work whether it carries one action or a hundred: a sync, two changes of
threads, the last page of the log. Where little happens nobody waits. Where thousands of actions
come in a second they are all waiting for the processor anyway, and what a moment more saves in
transactions makes the queue shorter.
"""

from __future__ import annotations

from typing import Final

FAST: Final = 2_000.0  # commits in a second from which on a moment is waited
GAP: Final = 0.004  # seconds between the beginnings of two transactions then
MEMORY: Final = 0.1  # seconds after which what was no longer counts for much


class Pace:
    """Told of every transaction as it begins. Times are seconds of one clock."""

    def __init__(self) -> None:
        self.rate = 0.0  # commits in a second, of late
        self.at = 0.0  # when the last transaction began

    def wait(self, now: float) -> float:
        """How long the next transaction should still wait; 0 if it should begin."""
        return max(0.0, self.at + GAP - now) if self.rate > FAST else 0.0

    def begun(self, now: float, commits: int) -> None:
        """A transaction begins, with so many commits that came since the last one."""
        passed = max(now - self.at, 1e-6)
        part = min(1.0, passed / MEMORY)
        self.rate += (commits / passed - self.rate) * part
        self.at = now
