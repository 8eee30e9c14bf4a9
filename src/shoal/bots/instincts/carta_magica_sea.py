"""Carta Magica's sea as instinct knows it: the way home, the nearest port, where storms hurt."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica.chart import (
    BLACK,
    BLUE,
    CELLS,
    CUT,
    HARBOURS,
    OPEN,
    RED,
    SPACE,
    STEPS,
    WINDLESS,
)
from shoal.games.carta_magica.reach import waters
from shoal.games.carta_magica.table import Table

FAR: Final = 999
LEVELS: Final = 5  # laps -2 … 2 of the lifted sea


class Homeward:
    """Steps to home with one full circle behind, in either direction, by space and laps."""

    def __init__(self, home: int) -> None:
        one, other = measure(home, 1), measure(home, -1)
        self.steps: list[int] = []
        for at in range(LEVELS * CELLS):
            self.steps.append(min(one[at], other[at]))

    def ahead(self, cell: int, laps: int) -> int:
        """Steps still to go, the shorter way round."""
        level = min(2, max(-2, laps)) + 2
        return self.steps[level * CELLS + cell]


def measure(home: int, goal: int) -> list[int]:
    """Distances in the lifted sea to (home, goal), not through other harbours."""
    steps = [FAR] * (LEVELS * CELLS)
    first = (goal + 2) * CELLS + home
    steps[first] = 0
    order = [first]
    at = 0
    while at < len(order):
        here = order[at]
        at += 1
        level, cell = here // CELLS, here % CELLS
        if here != first and SPACE[cell] != BLUE:
            continue  # nobody sails on through a harbour or a calm
        for direction in range(4):
            back = cell - STEPS[direction]
            if cell not in OPEN[back]:
                continue
            before = level - CUT[4 * back + direction]
            if 0 <= before < LEVELS and steps[before * CELLS + back] == FAR:
                steps[before * CELLS + back] = steps[here] + 1
                order.append(before * CELLS + back)
    return steps


HOMEWARD: Final[list[Homeward | None]] = [None] * CELLS


def homeward(home: int) -> Homeward:
    found = HOMEWARD[home]
    if found is None:
        found = Homeward(home)
        HOMEWARD[home] = found
    return found


def make_risk() -> list[int]:
    """How many of the four storm directions spoil a space: damage counts two, a calm two."""
    risk = [0] * CELLS
    for cell in range(CELLS):
        if SPACE[cell] > RED:
            continue
        for step in STEPS:
            ahead, beyond = SPACE[cell + step], SPACE[cell + step]
            if ahead == BLUE:
                beyond = SPACE[cell + 2 * step]
            if ahead >= WINDLESS or beyond >= WINDLESS:
                risk[cell] += 2
    return risk


RISK: Final = make_risk()


def way_home(table: Table, seat: int) -> int:
    """Steps of the circle still to sail."""
    if table.returned[seat]:
        return 0
    if table.home[seat] < 0:
        return 60
    return min(60, homeward(table.home[seat]).ahead(table.place[seat], table.laps[seat]))


class Ports:
    """The harbours of one kind, from each space the nearest first."""

    def __init__(self, kind: int) -> None:
        self.cells: list[int] = []
        for cell in HARBOURS:
            if SPACE[cell] == kind:
                self.cells.append(cell)
        self.order: list[list[int]] = [[] for _cell in range(CELLS)]  # as soon as asked for

    def nearest(self, cell: int, places: list[int], seat: int) -> int:
        """Steps to the nearest one nobody else lies in."""
        order = self.order[cell]
        distance = waters(cell).distance
        if not order:
            order = [port for port in self.cells if port != cell]
            order.sort(key=lambda port: distance[port])
            self.order[cell] = order
        for port in order:
            free = True
            for other in range(len(places)):
                if other != seat and places[other] == port:
                    free = False
            if free:
                return min(60, distance[port])
        return 60


BLACK_PORTS: Final = Ports(BLACK)
RED_PORTS: Final = Ports(RED)
