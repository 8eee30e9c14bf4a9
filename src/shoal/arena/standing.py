"""Standings: how an entrant did over many games, and how sure that is."""

from __future__ import annotations

import math

USUAL = 1.96  # standard deviations: 95 %
SURE = 3.0  # standard deviations of a clear difference: more than usual, as it is looked for often


class Standing:
    """How one entrant did."""

    def __init__(self, bot: str) -> None:
        self.bot = bot
        self.games = 0
        self.wins = 0.0
        self.points = 0.0
        self.decisions = 0
        self.seconds = 0.0

    def add(self, wins: float, points: float, decisions: int, seconds: float) -> None:
        self.games += 1
        self.wins += wins
        self.points += points
        self.decisions += decisions
        self.seconds += seconds

    def share(self) -> float:
        return self.wins / max(1, self.games)

    def interval(self, deviations: float = USUAL) -> tuple[float, float]:
        """Wilson's interval of the win share, at 95 % if nobody wants it otherwise."""
        return wilson(self.share(), self.games, deviations)


def wilson(share: float, games: int, deviations: float) -> tuple[float, float]:
    if games == 0:
        return 0.0, 1.0
    z2 = deviations * deviations
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    spread = math.sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    reach = deviations * spread / (1 + z2 / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)
