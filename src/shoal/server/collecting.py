"""When Python looks for rings of objects that only hold each other.

Nearly all objects go away without that; what a closed socket leaves behind does not. A look at the
youngest is short; a look at all of them walks through every table and would hold everybody up for a
tenth of a second, so it waits until nobody plays, or as many sockets were closed as are open.
"""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = 2_000  # new objects before they are looked through
NEVER: Final = 10**9  # older ones wait for the collector
LONGEST: Final = 900.0  # seconds without a pause in play until everybody waits for once
FEW: Final = 100  # closed sockets that are not worth a look; each leaves some twenty KB


def begin() -> None:
    """What a node is made of lives as long as it does and is left out from now on."""
    gc.freeze()
    gc.set_threshold(YOUNG, NEVER, NEVER)
    gc.enable()


class Collector:
    """Looks through everything in a quiet moment, once after each time of play."""

    def __init__(self) -> None:
        self.before = 0  # commands there had been at the last look
        self.collected = 0
        self.closed = 0  # sockets since everything was looked through
        self.at = time.monotonic()

    def look(self, commands: int) -> bool:
        """To be asked now and then, with the commands so far; whether it was done."""
        quiet, self.before = commands == self.before, commands
        overdue = time.monotonic() - self.at > LONGEST
        if commands == self.collected or not (quiet or overdue):
            return False
        self.collected = commands
        self.collect()
        return True

    def hung_up(self, still_open: int) -> bool:
        """A socket was closed, others are open; whether there was a look."""
        self.closed += 1
        if self.closed < max(FEW, still_open):
            return False
        self.collect()
        return True

    def collect(self) -> None:
        gc.collect()
        self.closed, self.at = 0, time.monotonic()
