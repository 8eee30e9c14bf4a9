"""Turbo Fins: where several steps in one movement can end (KF-163, KF-164)."""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische.cards import FINS_CARDS, POWER
from shoal.games.kleine_fische.reef import BERTHS, ONWARD
from shoal.games.kleine_fische.sea import Sea


def fins_reach(start: int, octopus: int, steps: int) -> list[bool]:
    """The berths that 1 to `steps` legal steps lead to (KF-163, KF-164)."""
    reached = [False] * BERTHS
    frontier = [start]
    for _step in range(steps):
        after: list[int] = []
        for berth in frontier:
            for onward in ONWARD[berth]:
                if onward >> 1 != octopus and not reached[onward]:
                    reached[onward] = True
                    after.append(onward)
        frontier = after
    return reached


def _free_reach() -> list[list[int]]:
    """`[fins * 120 + berth]`: berths in reach when the octopus is elsewhere, ascending."""
    rows: list[list[int]] = []
    for card in FINS_CARDS:
        for start in range(BERTHS):
            reached = fins_reach(start, -1, POWER[card])
            rows.append([berth for berth in range(BERTHS) if reached[berth]])
    return rows


FREE_REACH: Final[list[list[int]]] = _free_reach()
FREE_LANES: Final[list[list[bool]]] = [
    [lane * 2 in row or lane * 2 + 1 in row for lane in range(60)] for row in FREE_REACH
]


def fins_targets(sea: Sea, fins: int, start: int, first: int, into: list[int]) -> None:
    """Append `first + berth` for every end of a fins movement, ascending."""
    row = fins * BERTHS + start
    if sea.octopus < 0 or not FREE_LANES[row][sea.octopus]:
        for berth in FREE_REACH[row]:
            into.append(first + berth)
        return
    reached = fins_reach(start, sea.octopus, POWER[FINS_CARDS[fins]])
    for berth in range(BERTHS):
        if reached[berth]:
            into.append(first + berth)


def fins_path(start: int, end: int, octopus: int, steps: int) -> list[int]:
    """The lanes of a shortest fins movement, for the animation."""
    queue = [start]
    came = [-1]
    depth = [0]
    seen = [False] * BERTHS
    at = 0
    while at < len(queue):
        if depth[at] < steps:
            for onward in ONWARD[queue[at]]:
                if onward >> 1 == octopus or seen[onward]:
                    continue
                if onward == end:
                    path = [onward >> 1]
                    while at > 0:
                        path.append(queue[at] >> 1)
                        at = came[at]
                    path.reverse()
                    return path
                seen[onward] = True
                queue.append(onward)
                came.append(at)
                depth.append(depth[at] + 1)
        at += 1
    return []
