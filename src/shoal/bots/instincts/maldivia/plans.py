"""Plans in Maldivia: arrows chained step by step, and where the fog belongs.

From each of a few good lines the best ends of every arrow go on, as if nobody else moved. What
follows from open information alone (lines, plans worth a look, sites) is remembered, since a search
asks for it again and again.
"""

from __future__ import annotations

import math
from typing import Final

from shoal.bots.instincts.maldivia.fog import (
    FIRST,
    HURTS,
    LAST,
    best_side,
    fog_sides,
    last_fog,
)
from shoal.bots.instincts.maldivia.worth import landed, packed
from shoal.games.maldivia import actions, moments
from shoal.games.maldivia.components import MAST, TILES
from shoal.games.maldivia.rules import tiles
from shoal.games.maldivia.rules.sailing import reach
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.chance import Chance

LINES: Final = 4  # lines of a plan that are followed further
JUNK: Final = 0.00005  # weight of a plan that leads nowhere
REMEMBERED: Final = 5000  # positions at most


class Line:
    """A line of a plan: arrows so far, where they lead, the mast and what was delivered."""

    def __init__(
        self, arrows: int, cell: int, have: int, served: int, worth: float, score: float
    ) -> None:
        self.arrows = arrows
        self.cell = cell
        self.have = have
        self.served = served  # bits of ships that are gone
        self.worth = worth  # points delivered on the way
        self.score = score


def move_ghost(sea: MaldiviaState, seat: int, cell: int) -> None:
    """Think of the boat elsewhere; whoever does puts it back."""
    if sea.boats[seat] >= 0:
        sea.at[sea.boats[seat]] = -1
    if cell >= 0:
        sea.at[cell] = seat
    sea.boats[seat] = cell


class Memory:
    """What was worked out from open information: the same for the same position, always."""

    def __init__(self) -> None:
        self.lines: dict[tuple[int, ...], list[Line]] = {}
        self.choices: dict[tuple[int, ...], list[int]] = {}


MEMORY: Final = Memory()


def mark(sea: MaldiviaState, seat: int, steps: int) -> tuple[int, ...]:
    """Everything the lines of a seat depend on."""
    row = sea.boats + sea.ships + sea.supply + sea.height
    row.append(seat * 8 + steps)
    for other in range(sea.seats):
        row.append(sea.mast[other * MAST + max(0, sea.height[other] - 1)])
    row += sea.mast[seat * MAST : seat * MAST + sea.height[seat]]
    row += sea.creases
    return tuple(row)


def best_lines(sea: MaldiviaState, seat: int, steps: int) -> list[Line]:
    """Good ways to use some arrows, best first."""
    key = mark(sea, seat, steps)
    known = MEMORY.lines.get(key)
    if known is not None:
        return known
    if len(MEMORY.lines) >= REMEMBERED:
        MEMORY.lines.clear()
    found = chained(sea, seat, steps)
    MEMORY.lines[key] = found
    return found


def chained(sea: MaldiviaState, seat: int, steps: int) -> list[Line]:
    start = sea.boats[seat]
    lines: list[Line] = [Line(0, start, packed(sea, seat), 0, 0.0, 0.0)]
    for step in range(steps):
        found: list[Line] = []
        for line in lines:
            move_ghost(sea, seat, line.cell)
            for way in range(4):
                best: Line | None = None
                arrows = line.arrows * 4 + way
                for end in reach(sea, seat, way):
                    score, have, served, worth = landed(
                        sea, seat, end, line.have, line.served, line.worth, step == 0
                    )
                    if best is None or score > best.score:
                        best = Line(arrows, end, have, served, worth, score)
                if best is None:  # a wasted arrow
                    best = Line(
                        arrows, line.cell, line.have, line.served, line.worth, line.score - 0.2
                    )
                found.append(best)
            move_ghost(sea, seat, start)
        lines = top_lines(found, LINES if step < steps - 1 else 3 * LINES)
    return lines


def top_lines(found: list[Line], count: int) -> list[Line]:
    """The best lines, best first."""
    kept: list[Line] = []
    while found and len(kept) < count:
        best = 0
        for i in range(len(found)):
            if found[i].score > found[best].score:
                best = i
        kept.append(found.pop(best))
    return kept


def with_fog(sea: MaldiviaState, seat: int, line: Line) -> int:
    """The plan of a line: fog first if it hurts now or wins, else last."""
    worths = fog_sides(sea, seat, line.cell)
    slot, side = last_fog(sea, seat, worths)
    if slot < 0:
        side = best_side(worths)
        slot = FIRST if worths[side] >= HURTS else LAST
    return actions.plan(line.arrows, slot, side)


def choose_plan(sea: MaldiviaState, seat: int, chance: Chance) -> int:
    """One of the best lines, not always the very best: a plan that can be foreseen is stopped."""
    lines = best_lines(sea, seat, 3)
    if lines[0].score <= 0.0 or chance.below(40) == 0:
        anywhere = Line(chance.below(actions.ARROWS), sea.boats[seat], 0, 0, 0.0, 0.0)
        return with_fog(sea, seat, anywhere)
    close = 0
    while close + 1 < len(lines) and lines[close + 1].score > lines[0].score - 0.15:
        close += 1
    return with_fog(sea, seat, lines[chance.below(close + 1)])


def good_plans(sea: MaldiviaState, seat: int) -> list[int]:
    """Plans worth a look, best first: good lines, fog where it may make sense."""
    key = mark(sea, seat, 7) + tuple(sea.points)  # who is ahead wants more fog
    known = MEMORY.choices.get(key)
    if known is not None:
        return known
    found: list[int] = []
    for line in best_lines(sea, seat, 3):
        add_new(found, with_fog(sea, seat, line))
        worths = fog_sides(sea, seat, line.cell)
        first = best_side(worths)
        worths[first] -= 9.0
        second = best_side(worths)
        for slot in range(4):
            add_new(found, actions.plan(line.arrows, 3 - slot, first))
        add_new(found, actions.plan(line.arrows, 3, second))
        add_new(found, actions.plan(line.arrows, 0, second))
    keep_choices(key, found)
    return found


def add_new(found: list[int], item: int) -> None:
    if item not in found:
        found.append(item)


def keep_choices(key: tuple[int, ...], found: list[int]) -> None:
    if len(MEMORY.choices) >= REMEMBERED:
        MEMORY.choices.clear()
    MEMORY.choices[key] = found


def weigh_plans(sea: MaldiviaState, seat: int, menu: list[int]) -> list[float]:
    """By the score of its line, fog last or first a little better; all others next to nothing."""
    weights = [JUNK] * actions.PLANS
    lines = best_lines(sea, seat, 3)
    for line in lines:
        share = math.exp(max(-9.0, (line.score - lines[0].score) * 3.0))
        plan = with_fog(sea, seat, line) - actions.PLAN
        weights[plan] = max(weights[plan], share)
        for slot in range(4):
            for side in range(4):
                plan = actions.plan(line.arrows, slot, side) - actions.PLAN
                weights[plan] = max(weights[plan], share / 30.0)
    return [weights[action - actions.PLAN] for action in menu]


def suppose_plan(sea: MaldiviaState, seat: int, chance: Chance) -> None:
    """Give the standing tiles of a seat arrows that suit it; fog mostly last."""
    lying = sea.lying(seat)
    first = seat * TILES
    fog = -1
    for slot in range(TILES):
        if tiles.is_fog(sea.tiles[first + slot]):
            fog = slot
    arrows = TILES - lying
    if fog >= lying:
        arrows -= 1
        if chance.below(2):  # else where it was imagined
            side = sea.tiles[first + fog]
            fog = 0 if sea.moment == moments.PLAN and chance.below(3) == 0 else 3
            sea.tiles[first + fog] = side
    if arrows <= 0:
        return
    lines = best_lines(sea, seat, arrows)
    bound = min(4, len(lines))
    spread = lines[chance.below(1 + chance.below(bound))].arrows
    slot = 3
    while slot >= lying:
        if slot != fog:
            sea.tiles[first + slot] = spread % 4
            spread //= 4
        slot -= 1
