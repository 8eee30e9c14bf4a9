"""When Python looks for rings of objects that only hold each other.

Tables, sockets and their messages go away without that: whoever is done with another lets go of it.
A look at the youngest objects is short; a look at all of them walks through every table and would
hold everybody up for a tenth of a second, so it waits until nobody plays.
"""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = 1_000  # new objects before they are looked through: few, for a short look
NEVER: Final = 10**9  # older ones wait for the collector
LONGEST: Final = 900.0  # seconds without a pause in play until everybody waits for once


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
        self.at = time.monotonic()

    def look(self, commands: int) -> bool:
        """To be asked now and then, with the commands so far; whether it was done."""
        quiet, self.before = commands == self.before, commands
        overdue = time.monotonic() - self.at > LONGEST
        if commands == self.collected or not (quiet or overdue):
            return False
        self.collected = commands
        gc.collect()
        self.at = time.monotonic()
        return True
