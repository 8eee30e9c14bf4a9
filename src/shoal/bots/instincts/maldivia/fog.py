"""Fog in Maldivia: whom it would hurt, and whether it would end the game."""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.maldivia.worth import MASTS, MATCHES, packed
from shoal.games.maldivia.components import LAST_SPACES, VALUE
from shoal.games.maldivia.rules.fog import affected, full_line
from shoal.games.maldivia.state import MaldiviaState

FIRST: Final = 0  # slots of the fog tile
LAST: Final = 3
HURTS: Final = 0.5  # worth from which fog comes first


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
    return worth if behind(sea, seat) else worth + 0.1


def fog_sides(sea: MaldiviaState, seat: int, cell: int) -> list[float]:
    return [fog_worth(sea, seat, side, cell) for side in range(4)]


def best_side(worths: list[float]) -> int:
    best = 0
    for side in range(1, 4):
        if worths[side] > worths[best]:
            best = side
    return best


# The end: a fold that leaves too few spaces is everybody's last turn.


def behind(sea: MaldiviaState, seat: int) -> bool:
    """Whether the game had better go on: somebody else would win it, or share it."""
    for other in range(sea.seats):
        if other != seat and sea.points[other] >= sea.points[seat]:
            ahead = sea.points[other] - sea.points[seat]
            if ahead > 0 or sea.height[other] >= sea.height[seat]:
                return True
    return False


def leads_safely(sea: MaldiviaState, seat: int) -> bool:
    """Whether nobody can catch up with what is on a mast now."""
    for other in range(sea.seats):
        if other == seat:
            continue
        have = packed(sea, other)
        ready = 0
        for card in sea.ships:
            if card >= 0 and MATCHES[card * MASTS + have] == VALUE[card]:
                ready = max(ready, VALUE[card])
        if sea.points[other] + ready >= sea.points[seat]:
            return False
    return True


def spaces_after(sea: MaldiviaState, side: int) -> int:
    """Visible spaces after a fold from a side: east and west cost a column."""
    rows, columns = sea.rows(), sea.columns()
    return rows * (columns - 1) if side % 2 == 0 else (rows - 1) * columns


def end_in_sight(sea: MaldiviaState) -> bool:
    """Whether the folds of one round can end the game."""
    rows, columns = sea.rows(), sea.columns()
    for _seat in range(sea.seats):
        if rows > columns:
            columns -= 1
        else:
            rows -= 1
    return rows * columns <= LAST_SPACES


def last_fog(sea: MaldiviaState, seat: int, worths: list[float]) -> tuple[int, int]:
    """Slot and side of the fog when the end is in sight; slot -1 if it may go as usual.

    Whoever is behind folds last, and where most of the sea is left. Whoever leads beyond doubt ends
    the game at once.
    """
    if not end_in_sight(sea):
        return -1, 0
    if behind(sea, seat):
        best = 0
        for side in range(1, 4):
            more = spaces_after(sea, side) - spaces_after(sea, best)
            if more > 0 or (more == 0 and worths[side] > worths[best]):
                best = side
        return LAST, best
    best = -1
    for side in range(4):
        ends = spaces_after(sea, side) <= LAST_SPACES and not full_line(sea, side)
        if ends and (best < 0 or worths[side] > worths[best]):
            best = side
    if best >= 0 and leads_safely(sea, seat):
        return FIRST, best
    return -1, 0
