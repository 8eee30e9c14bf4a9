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
    """A hex in reach: steps to it, what they cost, and what each action would gain there."""

    def __init__(self, steps: int, toll: int, vatu: int, worths: list[int]) -> None:
        self.steps = steps
        self.toll = toll
        self.vatu = vatu  # what would be left of the money
        self.worths = worths
        self.fish = worths[boxes.FISH] > 0


def sites(table: VanuatuState, seat: int) -> list[Site]:
    """The boat's hex and those in reach, where only what is better than at the first counts."""
    boat = table.boat[seat]
    found: list[Site] = []
    coin = deeds.vatu_worth(table)
    free = characters.face_up(table, seat, characters.NAVIGATOR)
    ends = deeds.sail_ends(table, seat, deeds.reach(table, seat))
    yardstick: list[int] = []
    for h in range(16):
        if h != boat and not ends >> h & 1:
            continue
        steps = 0 if h == boat else archipelago.steps_to(table, boat, h)
        vatu = table.vatu[seat] - (0 if free else steps)
        worths: list[int] = []
        for deed in range(boxes.COUNT):
            worths.append(deeds.deed_worth(table, seat, deed, h, vatu))
        site = Site(steps, steps * coin * 2 // 3, vatu, worths)
        if not yardstick:
            yardstick = worths[:]
        if steps:
            for deed in range(boxes.COUNT):
                if worths[deed] < yardstick[deed]:
                    worths[deed] = 0
        found.append(site)
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


class Outlook:
    """What a seat plans by: found out once in a decision, asked for every plan."""

    def __init__(self, table: VanuatuState, seat: int) -> None:
        self.sites = sites(table, seat)
        self.placed = table.pawns[seat * 9 : seat * 9 + 9]
        # By box: the chance to act with as many pawns as lie there, with one more, with two more.
        self.odds: list[int] = []
        for deed in range(boxes.COUNT):
            for more in range(3):
                count = self.placed[deed] + more
                self.odds.append(standing(table, seat, deed, count) if count else 0)

    def worth(self, action: int) -> int:
        """The best place for the plan as it would be after these pawns."""
        one = actions.planned_first(action)
        two = actions.planned_second(action)
        planned: list[int] = []
        odds: list[int] = []
        fishes = sails = False
        sail_odds = 0
        for deed in range(boxes.COUNT):
            more = (1 if deed == one else 0) + (1 if deed == two else 0)
            if self.placed[deed] + more == 0:
                continue
            chance = self.odds[3 * deed + more]
            if deed == boxes.SAIL:
                sails = True
                sail_odds = chance
                continue
            if deed == boxes.FISH:
                fishes = True
            planned.append(deed)
            odds.append(chance)
        best = NOTHING
        for site in self.sites:
            if site.steps and not sails:
                continue
            total = -site.toll
            spent = 0
            for at in range(len(planned)):
                deed = planned[at]
                worth = site.worths[deed]
                if deed == boxes.BUY and spent and site.vatu - spent < 2:
                    worth //= 3
                if deed == boxes.BUILD and worth:
                    spent = 3
                if deed == boxes.SELL and worth == 0 and fishes and site.fish:
                    worth = 150
                chance = odds[at]
                if site.steps:
                    chance = chance * sail_odds // 100
                total += worth * chance // 100
            if sails and not site.steps:
                total -= 40
            best = max(best, total)
        return best
