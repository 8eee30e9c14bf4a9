"""Clocks: none, a bank of seconds with an increment, or days for each turn.

A clock never ticks. It holds how much each seat had left when the turn last changed; a deadline is
an absolute time and follows from that.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

NONE: Final = "none"
BANK: Final = "bank"
DAYS: Final = "days"
DAY: Final = 86_400.0
GRACE: Final = 60.0  # what a person who ran out of time finds on coming back


@dataclass(frozen=True, slots=True)
class ClockRule:
    """How time is given. `bank` and `increment` are seconds."""

    kind: str = NONE
    bank: float = 0.0
    increment: float = 0.0
    days: float = 0.0

    @classmethod
    def read(cls, data: dict[str, Any] | None) -> ClockRule:
        """The rule of plain data; raises ValueError for what is no clock."""
        data = dict(data or {})
        kind = data.pop("kind", NONE)
        rule = cls(kind, **{key: float(value) for key, value in data.items()})
        fits = {
            NONE: rule.bank == rule.increment == rule.days == 0,
            BANK: 10 <= rule.bank <= 7 * DAY and 0 <= rule.increment <= DAY and rule.days == 0,
            DAYS: rule.bank == rule.increment == 0 and 0.01 <= rule.days <= 60,
        }
        if not fits.get(kind, False):
            raise ValueError("no such clock")
        return rule

    def plain(self) -> dict[str, object]:
        if self.kind == BANK:
            return {"kind": BANK, "bank": self.bank, "increment": self.increment}
        return {"kind": DAYS, "days": self.days} if self.kind == DAYS else {"kind": NONE}

    def start(self) -> float:
        return self.bank if self.kind == BANK else self.days * DAY


class Clock:
    """The time of all seats of a running game."""

    def __init__(self, rule: ClockRule, seats: int) -> None:
        self.rule = rule
        self.left = [rule.start() for _seat in range(seats)]
        self.running: list[int] = []
        self.since = 0.0

    def turn(self, waiting: list[int], now: float, acted: int = -1) -> None:
        """Charge those who were waited for, then wait for others. `acted` has just acted."""
        spent = max(0.0, now - self.since)
        for seat in self.running:
            self.left[seat] = max(0.0, self.left[seat] - spent)
        if self.rule.kind == BANK and acted in self.running and acted not in waiting:
            self.left[acted] += self.rule.increment
        if self.rule.kind == DAYS:
            for seat in {acted, *waiting} - {-1}:
                if seat == acted or seat not in self.running:
                    self.left[seat] = self.rule.start()
        self.running = waiting[:]
        self.since = now

    def give(self, seat: int, seconds: float) -> None:
        self.left[seat] += seconds

    def grace(self, seat: int, now: float) -> None:
        """Time for a person who comes back after the bank ran out."""
        self.turn(self.running, now)
        self.left[seat] = max(self.left[seat], GRACE)

    def deadline(self, seat: int) -> float:
        """When the seat runs out of time; 0 if it never does."""
        if self.rule.kind == NONE or seat not in self.running:
            return 0.0
        return self.since + self.left[seat]

    def plain(self) -> dict[str, object]:
        """What clients show: seconds left at `since`, and for whom they run."""
        left = [round(seconds, 3) for seconds in self.left]
        return {"left": left, "running": self.running, "since": self.since}
