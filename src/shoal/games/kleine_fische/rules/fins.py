"""Turbo Fins: where several steps in one movement can end (KF-163, KF-164)."""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import actions, components
from shoal.games.kleine_fische import map as reef
from shoal.games.kleine_fische.state import KleineFischeState


def reach(start: int, octopus: int, steps: int) -> list[bool]:
    """The berths that 1 to `steps` legal steps lead to (KF-163, KF-164)."""
    reached = [False] * reef.BERTHS
    frontier = [start]
    for _step in range(steps):
        after: list[int] = []
        for berth in frontier:
            for onward in reef.ONWARD[berth]:
                if onward >> 1 != octopus and not reached[onward]:
                    reached[onward] = True
                    after.append(onward)
        frontier = after
    return reached


def ends(start: int, octopus: int, card: int) -> list[int]:
    """The same for a fins card, as a list, ascending."""
    reached = reach(start, octopus, components.POWER[card])
    return [berth for berth in range(reef.BERTHS) if reached[berth]]


def _lanes(berths: list[int]) -> list[bool]:
    """Which lanes these berths are on."""
    met = [False] * reef.LANES
    for berth in berths:
        met[reef.lane_of(berth)] = True
    return met


# By fins card and berth: the berths and the lanes in reach when the octopus is elsewhere.
FREE_REACH: Final[list[list[list[int]]]] = [
    [ends(start, reef.NOWHERE, card) for start in range(reef.BERTHS)]
    for card in components.FINS_CARDS
]
FREE_LANES: Final[list[list[list[bool]]]] = [[_lanes(row) for row in rows] for rows in FREE_REACH]


def add_dashes(sea: KleineFischeState, fins: int, start: int, found: list[int]) -> None:
    """Append the action for every end of a movement with a fins card, ascending."""
    first = actions.dash(fins, 0)  # the others follow by berth: there may be a hundred of them
    berths = FREE_REACH[fins][start]
    if sea.octopus >= 0 and FREE_LANES[fins][start][sea.octopus]:
        berths = ends(start, sea.octopus, components.FINS_CARDS[fins])
    for berth in berths:
        found.append(first + berth)


def path(start: int, end: int, octopus: int, steps: int) -> list[int]:
    """The lanes of a shortest fins movement, for the animation."""
    queue = [start]
    came = [-1]
    depth = [0]
    seen = [False] * reef.BERTHS
    at = 0
    while at < len(queue):
        if depth[at] < steps:
            for onward in reef.ONWARD[queue[at]]:
                if reef.lane_of(onward) == octopus or seen[onward]:
                    continue
                if onward == end:
                    lanes = [reef.lane_of(onward)]
                    while at > 0:
                        lanes.append(reef.lane_of(queue[at]))
                        at = came[at]
                    lanes.reverse()
                    return lanes
                seen[onward] = True
                queue.append(onward)
                came.append(at)
                depth.append(depth[at] + 1)
        at += 1
    return []
