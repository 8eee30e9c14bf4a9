"""The time for tables: begins with the machine's clock and then goes on by itself.

Whoever sets the machine's clock back or forward while games run must neither stop their clocks nor
let them run out.
"""

from __future__ import annotations

import time

# Goes on while the machine sleeps, where there is such a one.
AWAKE_OR_NOT = getattr(time, "CLOCK_BOOTTIME", None)


def passed() -> float:
    return time.monotonic() if AWAKE_OR_NOT is None else time.clock_gettime(AWAKE_OR_NOT)


class Steady:
    """Seconds since 1970, never back and never in leaps."""

    def __init__(self) -> None:
        self.begun = time.time() - passed()

    def __call__(self) -> float:
        return self.begun + passed()
