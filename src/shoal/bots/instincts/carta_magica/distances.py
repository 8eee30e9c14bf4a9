"""Carta Magica's sea as instinct knows it: the way home, the nearest port, where storms hurt."""

from __future__ import annotations

from typing import Final

from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.rules import reach
from shoal.games.carta_magica.state import CartaMagicaState

FAR: Final = 999
LEVELS: Final = 5  # laps -2 … 2 of the lifted sea


class Homeward:
    """Steps to home with one full circle behind, in either direction, by space and laps."""

    def __init__(self, home: int) -> None:
        one, other = measure(home, 1), measure(home, -1)
        self.steps: list[int] = []
        for at in range(LEVELS * chart.CELLS):
            self.steps.append(min(one[at], other[at]))

    def ahead(self, cell: int, laps: int) -> int:
        """Steps still to go, the shorter way round."""
        return self.steps[lifted(laps) + cell]


def lifted(laps: int) -> int:
    """Where the spaces of a ship with so many laps begin in the lifted sea."""
    return (min(2, max(-2, laps)) + 2) * chart.CELLS


def measure(home: int, goal: int) -> list[int]:
    """Distances in the lifted sea to (home, goal), not through other harbours."""
    steps = [FAR] * (LEVELS * chart.CELLS)
    first = (goal + 2) * chart.CELLS + home
    steps[first] = 0
    order = [first]
    at = 0
    while at < len(order):
        here = order[at]
        at += 1
        level, cell = here // chart.CELLS, here % chart.CELLS
        if here != first and chart.SPACE[cell] != chart.BLUE:
            continue  # nobody sails on through a harbour or a calm
        for direction in range(4):
            back = cell - chart.STEPS[direction]
            if cell not in chart.OPEN[back]:
                continue
            before = level - chart.CUT[back][direction]
            if 0 <= before < LEVELS and steps[before * chart.CELLS + back] == FAR:
                steps[before * chart.CELLS + back] = steps[here] + 1
                order.append(before * chart.CELLS + back)
    return steps


HOMEWARD: Final[list[Homeward | None]] = [None] * chart.CELLS


def homeward(home: int) -> Homeward:
    found = HOMEWARD[home]
    if found is None:
        found = Homeward(home)
        HOMEWARD[home] = found
    return found


def make_risk() -> list[int]:
    """How many of the four storm directions spoil a space: damage counts two, a calm two."""
    risk = [0] * chart.CELLS
    for cell in range(chart.CELLS):
        if chart.SPACE[cell] > chart.RED:
            continue
        for step in chart.STEPS:
            ahead, beyond = chart.SPACE[cell + step], chart.SPACE[cell + step]
            if ahead == chart.BLUE:
                beyond = chart.SPACE[cell + 2 * step]
            if ahead >= chart.WINDLESS or beyond >= chart.WINDLESS:
                risk[cell] += 2
    return risk


RISK: Final = make_risk()


def way_home(sea: CartaMagicaState, seat: int) -> int:
    """Steps of the circle still to sail."""
    if sea.returned[seat]:
        return 0
    if sea.home[seat] < 0:
        return 60
    return min(60, homeward(sea.home[seat]).ahead(sea.place[seat], sea.laps[seat]))


class Ports:
    """The harbours of one kind, from each space the nearest first."""

    def __init__(self, kind: int) -> None:
        self.cells: list[int] = []
        for cell in chart.HARBOURS:
            if chart.SPACE[cell] == kind:
                self.cells.append(cell)
        self.order: list[list[int]] = [[] for _cell in range(chart.CELLS)]  # as soon as asked for
        self.steps: list[int] = [-1] * chart.CELLS  # to the nearest, likewise

    def nearest(self, cell: int, taken: list[int]) -> int:
        """Steps to the nearest one that is not taken: mostly none is."""
        steps = self.steps[cell]
        if steps < 0:
            steps = self.measure(cell)
        if not taken:
            return steps
        for port in self.order[cell]:
            free = True
            for other in taken:
                if other == port:
                    free = False
            if free:
                return min(60, reach.waters(cell).distance[port])
        return 60

    def measure(self, cell: int) -> int:
        """Put the ports in order, once for each space."""
        distance = reach.waters(cell).distance
        order = [port for port in self.cells if port != cell]
        order.sort(key=lambda port: distance[port])
        self.order[cell] = order
        self.steps[cell] = min(60, distance[order[0]])
        return self.steps[cell]


def taken_ports(sea: CartaMagicaState, seat: int) -> list[int]:
    """The harbours in which others lie."""
    found: list[int] = []
    for other in range(sea.seats):
        place = sea.place[other]
        if other != seat and place >= 0 and chart.SPACE[place] in (chart.BLACK, chart.RED):
            found.append(place)
    return found


BLACK_PORTS: Final = Ports(chart.BLACK)
RED_PORTS: Final = Ports(chart.RED)


class Detours:
    """Steps that a call at the best harbour of a kind adds to the way home, by space and laps.

    Space and laps are one number, as in `Homeward.steps`.
    """

    def __init__(self, home: int, ports: Ports) -> None:
        self.ways = homeward(home).steps
        self.ports = ports.cells
        self.best: list[int] = []  # the harbour, on a sea without others
        self.steps: list[int] = []
        for at in range(LEVELS * chart.CELLS):
            best, least = -1, FAR
            for port in self.ports:
                steps = self.measure(at, port)
                if steps < least:
                    best, least = port, steps
            self.best.append(best)
            self.steps.append(least)
        # All harbours, the best first, and their detours: as soon as somebody lies in the best.
        self.order: list[list[int]] = [[] for _at in self.best]
        self.others: list[list[int]] = [[] for _at in self.best]

    def least(self, at: int, taken: list[int]) -> int:
        """The detour by the best harbour in which nobody lies."""
        best = self.best[at]
        for other in taken:
            if other == best:
                return self.next_best(at, taken)
        return self.steps[at]

    def next_best(self, at: int, taken: list[int]) -> int:
        order = self.order[at]
        if not order:
            order = sorted(self.ports, key=lambda port: self.measure(at, port))
            self.order[at] = order
            self.others[at] = [self.measure(at, port) for port in order]
        for i in range(len(order)):
            free = True
            for other in taken:
                if other == order[i]:
                    free = False
            if free:
                return self.others[at][i]
        return 60

    def measure(self, at: int, port: int) -> int:
        """By this harbour; sixty, if the ship lies there."""
        level, cell = at // chart.CELLS, at % chart.CELLS
        if port == cell or chart.SPACE[cell] > chart.WINDLESS:
            return 60
        waters = reach.waters(cell)
        there = min(LEVELS - 1, max(0, level + waters.laps[port])) * chart.CELLS + port
        return min(60, max(0, waters.distance[port] + self.ways[there] - self.ways[at]))


DETOURS: Final[list[Detours | None]] = [None] * (2 * chart.CELLS)


def detours(home: int, ports: Ports) -> Detours:
    at = 2 * home + (1 if ports is RED_PORTS else 0)
    found = DETOURS[at]
    if found is None:
        found = Detours(home, ports)
        DETOURS[at] = found
    return found
