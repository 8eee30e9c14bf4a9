"""When Python looks for rings of objects that only hold each other.

Nearly all objects go away without that; what a closed socket leaves behind does not. A look at the
youngest is short; a look at all of them walks through every table and would hold everybody up for a
tenth of a second, so it waits until nobody plays, or many sockets were closed.
"""

from __future__ import annotations

import gc
import time
from typing import Final

YOUNG: Final = 2_000  # new objects before they are looked through
NEVER: Final = 10**9  # older ones wait for `Collector.look`
LONGEST: Final = 900.0  # seconds without a pause in play until everybody waits for once
HUNG_UP: Final = 1_000  # sockets closed until then: each leaves some twenty KB


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
        self.hung_up = 0
        self.at = time.monotonic()

    def look(self, commands: int, hung_up: int) -> bool:
        """To be asked now and then, with the commands and closed sockets so far; whether it was
        done."""
        quiet, self.before = commands == self.before, commands
        overdue = time.monotonic() - self.at > LONGEST or hung_up - self.hung_up >= HUNG_UP
        if commands == self.collected or not (quiet or overdue):
            return False
        gc.collect()
        self.collected, self.hung_up, self.at = commands, hung_up, time.monotonic()
        return True
