"""Payoff: how often something is done or used, and how those fare who do it more than others.

A seat's count is set beside the average count of its game; the slope of win share on that
difference says what one more of it goes with. It is no proof of cause: who is ahead can afford
more of everything.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from shoal.arena.balance import Balance, Told
from shoal.arena.standing import USUAL

ENOUGH = 20  # of something in all games: what is rarer proves nothing
Counts = Callable[[Told], dict[str, list[int]]]


class Payoff:
    """How often something happens in a game, and what one more of it goes with."""

    def __init__(self, name: str, count: int, games: int, slope: float, doubt: float) -> None:
        self.name = name
        self.count = count
        self.per_game = count / max(1, games)
        self.slope = slope
        self.doubt = doubt  # half the 95 % interval of the slope

    def clear(self) -> bool:
        return abs(self.slope) > self.doubt and self.count >= ENOUGH


def payoffs(balance: Balance, counts: Counts) -> list[Payoff]:
    """Every named thing, the most frequent first."""
    names: dict[str, None] = {}
    for told in balance.games:
        names.update(dict.fromkeys(counts(told)))
    rows = [payoff(balance, name, counts) for name in names]
    return sorted(rows, key=lambda row: -row.per_game)


def payoff(balance: Balance, name: str, counts: Counts) -> Payoff:
    seats = balance.seats
    total = 0
    pairs: list[tuple[float, float]] = []
    for told in balance.games:
        mine = counts(told).get(name, [0] * seats)
        total += sum(mine)
        for seat, count in enumerate(mine):
            pairs.append((count - sum(mine) / seats, told.won(seat) - 1 / seats))
    sum_xx = sum(x * x for x, _y in pairs)
    if sum_xx == 0:
        return Payoff(name, total, len(balance.games), 0.0, 0.0)
    slope = sum(x * y for x, y in pairs) / sum_xx
    rest = sum((y - slope * x) ** 2 for x, y in pairs) / max(1, len(pairs) - 1)
    return Payoff(name, total, len(balance.games), slope, USUAL * math.sqrt(rest / sum_xx))
