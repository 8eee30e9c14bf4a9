"""What an observer may imagine: nothing is hidden, so only luck could differ."""

from __future__ import annotations

from shoal.kernel.chance import Chance
from tiny.tic_tac_toe.state import Grid


def draw_hidden(grid: Grid, observer: int, chance: Chance) -> None:
    """Nothing to draw."""
