"""Fog in Maldivia: whom it would hurt."""

from __future__ import annotations

from shoal.games.maldivia.rules.fog import affected, full_line
from shoal.games.maldivia.state import MaldiviaState


def fog_worth(sea: MaldiviaState, seat: int, side: int, cell: int) -> float:
    """How much fog from a side hurts the others more than me, if it came now."""
    worth = 0.0
    if full_line(sea, side):
        return -0.5
    caught = affected(sea, side)
    for other in range(sea.seats):
        if caught >> other & 1 and sea.height[other]:
            worth += 1.0 / (sea.seats - 1) if other != seat else -1.0
    if sea.borders(cell, side):
        worth -= 0.3  # where I want to be
    ahead = 0
    for other in range(sea.seats):
        if other != seat and sea.points[other] >= sea.points[seat]:
            ahead = 1
    return worth if ahead else worth + 0.1


def fog_sides(sea: MaldiviaState, seat: int, cell: int) -> list[float]:
    return [fog_worth(sea, seat, side, cell) for side in range(4)]


def best_side(worths: list[float]) -> int:
    best = 0
    for side in range(1, 4):
        if worths[side] > worths[best]:
            best = side
    return best
