"""Vanuatu by instinct, the plans: pawns around one place, where the majority can be held."""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.vanuatu_deeds import deed_worth, reach, sail_ends, vatu_worth
from shoal.games.vanuatu.actions import (
    BUILD,
    BUY,
    FISH,
    NAVIGATOR,
    PAIR_A,
    PAIR_B,
    PLAN,
    PLAN_ONE,
    SAIL,
    SELL,
)
from shoal.games.vanuatu.deeds import steps_to
from shoal.games.vanuatu.table import Table

LEADS: Final = 92  # chance in a hundred to act on a box one leads
SECOND_IN_LINE: Final = 62
FURTHER: Final = 38
NOTHING: Final = -100000


def site_worths(table: Table, seat: int) -> list[int]:
    """Rows of ten: steps and the worth of each action, for the boat's hex and those in reach."""
    boat = table.boat[seat]
    rows: list[int] = []
    free = table.face_up(seat, NAVIGATOR)
    ends = sail_ends(table, seat, reach(table, seat))
    for h in range(16):
        if h != boat and not ends >> h & 1:
            continue
        steps = 0 if h == boat else steps_to(table, boat, h)
        vatu = table.vatu[seat] - (0 if free else steps)
        rows.append(0 if h == boat else steps)
        for deed in range(9):
            rows.append(deed_worth(table, seat, deed, h, vatu))
    return rows


def standing(table: Table, seat: int, deed: int, count: int) -> int:
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


def plan_worth(table: Table, seat: int, action: int, sites: list[int]) -> int:
    """The best place for the plan as it would be after these pawns."""
    one = PAIR_A[action - PLAN] if action < PLAN_ONE else action - PLAN_ONE
    two = PAIR_B[action - PLAN] if action < PLAN_ONE else -1
    counts = table.pawns[seat * 9 : seat * 9 + 9]
    counts[one] += 1
    if two >= 0:
        counts[two] += 1
    odds: list[int] = []
    for deed in range(9):
        odds.append(standing(table, seat, deed, counts[deed]) if counts[deed] else 0)
    coin = vatu_worth(table)
    best = NOTHING
    at = 0
    while at < len(sites):
        steps = sites[at]
        total = 0
        money = table.vatu[seat] - (0 if table.face_up(seat, NAVIGATOR) else steps)
        if steps:
            total -= steps * coin * 2 // 3
            if not counts[SAIL]:
                at += 10
                continue
        spent = 0
        for deed in range(1, 9):
            if not counts[deed]:
                continue
            worth = sites[at + 1 + deed]
            if steps and worth < sites[1 + deed]:
                worth = 0
            if deed == BUY and spent and money - spent < 2:
                worth //= 3
            if deed == BUILD and worth:
                spent = 3
            if deed == SELL and worth == 0 and counts[FISH] and sites[at + 1 + FISH]:
                worth = 150
            chance = odds[deed]
            if steps:
                chance = chance * odds[SAIL] // 100
            total += worth * chance // 100
        if counts[SAIL] and not steps:
            total -= 40
        best = max(best, total)
        at += 10
    return best
