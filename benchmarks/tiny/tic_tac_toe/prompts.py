"""What is asked."""

from __future__ import annotations

from shoal.kernel.messages import Prompt
from tiny.tic_tac_toe import course, moments
from tiny.tic_tac_toe.state import Grid


def prompt(grid: Grid, observer: int) -> Prompt:
    if course.moment(grid) == moments.OVER:
        return Prompt("prompt-over", [])
    return Prompt("tic-tac-toe-ask-mark", [course.mover(grid)])
