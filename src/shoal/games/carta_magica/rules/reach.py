"""How far a ship can sail: breadth-first over sides, harbours stop, ships block.

A move is named by its destination (CM-039): within 24 steps no space of the chart can be reached
with two different changes of laps, so the change follows from start and goal. Waters without
other ships are measured once per starting space and remembered; measuring is a pure function, so
remembering it changes nothing.
"""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import actions
from shoal.games.carta_magica import map as chart

FAR: Final = 99


class Waters:
    """Distances and changes of laps from one space over an empty sea, and destinations by steps."""

    def __init__(self, start: int) -> None:
        self.distance: list[int] = [FAR] * chart.CELLS
        self.laps: list[int] = [0] * chart.CELLS
        self.order: list[int] = [start]
        self.actions: list[list[int]] = []
        self.distance[start] = 0
        order, distance, laps = self.order, self.distance, self.laps
        at = 0
        while at < len(order):
            cell = order[at]
            at += 1
            if cell != start and chart.SPACE[cell] != chart.BLUE:
                continue  # a harbour ends the move (CM-036)
            for beyond in chart.OPEN[cell]:
                if distance[beyond] == FAR:
                    distance[beyond] = distance[cell] + 1
                    laps[beyond] = laps[cell] + chart.step_laps(cell, beyond)
                    order.append(beyond)

    def within(self, steps: int) -> list[int]:
        """The sail actions 1 to `steps` away, ascending; the start is not among them (CM-038)."""
        while len(self.actions) <= steps:
            far = len(self.actions)
            found: list[int] = []
            for cell in self.order:
                if 0 < self.distance[cell] <= far:
                    found.append(actions.SAIL + cell)
            found.sort()
            self.actions.append(found)
        return self.actions[steps]


MEASURED: Final[list[Waters | None]] = [None] * chart.CELLS


def waters(start: int) -> Waters:
    found = MEASURED[start]
    if found is None:
        found = Waters(start)
        MEASURED[start] = found
    return found


def destinations(start: int, steps: int, places: list[int]) -> list[int]:
    """The sail actions a ship on `start` has with so many steps; `places` are all ships'.

    1 to n steps (CM-030), by sides (CM-031), over blue spaces (CM-032 to CM-034), through no ship
    (CM-035), into no harbour but as the end (CM-036), never back to the start (CM-038). A ship on
    a windless space leaves it under the same rules (CM-040), and an occupied home harbour is as
    closed as any other (CM-186). Paths may turn and come back (CM-037), which never leads farther.

    Starts from the empty sea and takes away what ships cover and what lies in their lee: spaces
    all of whose shortest ways lead through them. A way round is at least two steps longer; only
    when the steps allow that is the sea measured anew. The list may be shared: do not change it.
    """
    empty = MEASURED[start]
    if empty is None:
        empty = waters(start)
    distance = empty.distance
    lost: list[int] = []
    for place in places:
        if place >= 0 and 0 < distance[place] <= steps:
            lost.append(place)
    goals = empty.within(steps)
    if not lost:
        return goals
    at = 0
    while at < len(lost):
        cell = lost[at]
        at += 1
        far = distance[cell] + 1
        if far > steps or chart.SPACE[cell] != chart.BLUE:
            continue
        for beyond in chart.OPEN[cell]:
            if distance[beyond] == far and beyond not in lost and in_lee(beyond, distance, lost):
                if far + 2 <= steps:
                    return round_ships(start, steps, places)
                lost.append(beyond)
    goals = goals[:]
    for cell in lost:
        goals.remove(actions.SAIL + cell)
    return goals


def in_lee(cell: int, distance: list[int], lost: list[int]) -> bool:
    """Whether every shortest way to a space leads over lost ones."""
    near = distance[cell] - 1
    for before in chart.OPEN[cell]:
        if distance[before] == near and chart.SPACE[before] == chart.BLUE and before not in lost:
            return False
    return True


def round_ships(start: int, steps: int, places: list[int]) -> list[int]:
    """The same, measured step by step past all ships."""
    distance = [FAR] * chart.CELLS
    for place in places:
        if place >= 0:
            distance[place] = -1
    distance[start] = 0
    order = [start]
    found: list[int] = []
    at = 0
    while at < len(order):
        cell = order[at]
        at += 1
        far = distance[cell]
        if far == steps:
            break
        if far and chart.SPACE[cell] != chart.BLUE:
            continue
        for beyond in chart.OPEN[cell]:
            if distance[beyond] == FAR:
                distance[beyond] = far + 1
                order.append(beyond)
                found.append(actions.SAIL + beyond)
    found.sort()
    return found


def can_leave(start: int, places: list[int]) -> bool:
    """Whether a ship has any destination at all: a free neighbour is enough."""
    for beyond in chart.OPEN[start]:  # noqa: SIM110 (a loop compiles better than a generator)
        if beyond not in places:
            return True
    return False


def course(start: int, goal: int, places: list[int]) -> list[int]:
    """A shortest way from start to goal past the other ships, both included; empty if none.

    Measured backwards from the goal, so that it owes nothing to `destinations`.
    """
    if goal == start or goal in places:
        return []
    came: list[int] = [-1] * chart.CELLS
    came[goal] = goal
    order = [goal]
    for cell in order:
        if cell != goal and chart.SPACE[cell] != chart.BLUE:
            continue
        for step in chart.STEPS:
            back = cell + step
            if not 0 <= back < chart.CELLS or came[back] >= 0 or cell not in chart.OPEN[back]:
                continue
            if back == start:
                path = [start, cell]
                while path[-1] != goal:
                    path.append(came[path[-1]])
                return path
            if chart.SPACE[back] == chart.BLUE and back not in places:
                came[back] = cell
                order.append(back)
    return []
