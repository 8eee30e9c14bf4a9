"""What an observer may imagine: nothing is hidden, so only luck could differ."""

from __future__ import annotations

from shoal.kernel.chance import Chance
from tiny.tic_tac_toe.state import Grid


def imagine(copy: Grid, chance: Chance) -> Grid:
    copy.chance = chance.fork()
    return copy
