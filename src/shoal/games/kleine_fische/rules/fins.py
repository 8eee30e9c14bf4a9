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


def _free_reach() -> list[list[list[int]]]:
    """By fins card and berth: the berths in reach when the octopus is elsewhere, ascending."""
    tables: list[list[list[int]]] = []
    for card in components.FINS_CARDS:
        rows: list[list[int]] = []
        for start in range(reef.BERTHS):
            reached = reach(start, reef.NOWHERE, components.POWER[card])
            rows.append([berth for berth in range(reef.BERTHS) if reached[berth]])
        tables.append(rows)
    return tables


def _free_lanes() -> list[list[list[bool]]]:
    """By fins card and berth: which lanes have a berth in reach."""
    tables: list[list[list[bool]]] = []
    for rows in FREE_REACH:
        table: list[list[bool]] = []
        for row in rows:
            met = [False] * reef.LANES
            for berth in row:
                met[reef.lane_of(berth)] = True
            table.append(met)
        tables.append(table)
    return tables


FREE_REACH: Final[list[list[list[int]]]] = _free_reach()
FREE_LANES: Final[list[list[list[bool]]]] = _free_lanes()


def add_dashes(sea: KleineFischeState, fins: int, start: int, found: list[int]) -> None:
    """Append the action for every end of a movement with a fins card, ascending."""
    first = actions.dash(fins, 0)  # the others follow by berth: there may be a hundred of them
    if sea.octopus < 0 or not FREE_LANES[fins][start][sea.octopus]:
        for berth in FREE_REACH[fins][start]:
            found.append(first + berth)
        return
    reached = reach(start, sea.octopus, components.POWER[components.FINS_CARDS[fins]])
    for berth in range(reef.BERTHS):
        if reached[berth]:
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
