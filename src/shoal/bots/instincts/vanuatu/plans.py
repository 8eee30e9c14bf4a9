"""The plans: pawns around one place, where the majority can be held."""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.vanuatu import deeds
from shoal.games.vanuatu import actions
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.rules import boxes, characters
from shoal.games.vanuatu.state import VanuatuState

LEADS: Final = 92  # chance in a hundred to act on a box one leads
SECOND_IN_LINE: Final = 62
FURTHER: Final = 38
NOTHING: Final = -100000


class Site:
    """A hex in reach: steps to it and what each action would be worth there."""

    def __init__(self, steps: int, worths: list[int]) -> None:
        self.steps = steps
        self.worths = worths


def sites(table: VanuatuState, seat: int) -> list[Site]:
    """The boat's hex and those in reach."""
    boat = table.boat[seat]
    found: list[Site] = []
    free = characters.face_up(table, seat, characters.NAVIGATOR)
    ends = deeds.sail_ends(table, seat, deeds.reach(table, seat))
    for h in range(16):
        if h != boat and not ends >> h & 1:
            continue
        steps = 0 if h == boat else archipelago.steps_to(table, boat, h)
        vatu = table.vatu[seat] - (0 if free else steps)
        worths: list[int] = []
        for deed in range(boxes.COUNT):
            worths.append(deeds.deed_worth(table, seat, deed, h, vatu))
        found.append(Site(steps, worths))
    return found


def standing(table: VanuatuState, seat: int, deed: int, count: int) -> int:
    """Chance in a hundred to act on a box with so many pawns."""
    ahead = 0
    for other in range(table.seats):
        if other == seat:
            continue
        theirs = table.pawns[other * 9 + deed]
        earlier = (other - table.first) % table.seats < (seat - table.first) % table.seats
        if theirs > count or (theirs == count and earlier and theirs):
            ahead += 1
    if table.neutral[deed] >= count and table.neutral[deed]:
        ahead += 2
    if ahead == 0:
        return LEADS + min(count, 3) * 2
    return SECOND_IN_LINE if ahead == 1 else FURTHER


def plan_worth(table: VanuatuState, seat: int, action: int, around: list[Site]) -> int:
    """The best place for the plan as it would be after these pawns."""
    two = actions.planned_second(action)
    counts = table.pawns[seat * 9 : seat * 9 + 9]
    counts[actions.planned_first(action)] += 1
    if two != actions.NO_BOX:
        counts[two] += 1
    odds: list[int] = []
    for deed in range(boxes.COUNT):
        odds.append(standing(table, seat, deed, counts[deed]) if counts[deed] else 0)
    coin = deeds.vatu_worth(table)
    free = characters.face_up(table, seat, characters.NAVIGATOR)
    yardstick = around[0].worths
    best = NOTHING
    for site in around:
        steps = site.steps
        worths = site.worths
        total = 0
        money = table.vatu[seat] - (0 if free else steps)
        if steps:
            total -= steps * coin * 2 // 3
            if not counts[boxes.SAIL]:
                continue
        spent = 0
        for deed in range(1, boxes.COUNT):
            if not counts[deed]:
                continue
            worth = worths[deed]
            if steps and worth < yardstick[deed]:
                worth = 0
            if deed == boxes.BUY and spent and money - spent < 2:
                worth //= 3
            if deed == boxes.BUILD and worth:
                spent = 3
            if deed == boxes.SELL and worth == 0 and counts[boxes.FISH] and worths[boxes.FISH]:
                worth = 150
            chance = odds[deed]
            if steps:
                chance = chance * odds[boxes.SAIL] // 100
            total += worth * chance // 100
        if counts[boxes.SAIL] and not steps:
            total -= 40
        best = max(best, total)
    return best
