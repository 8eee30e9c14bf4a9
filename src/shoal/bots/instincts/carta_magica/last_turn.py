"""The last turn in Carta Magica: somebody has returned, and only what adds points counts.

Everything is measured in tenths of a point. A visit is worth what it sells and buys, home fifteen
points, a fight what it may win less what it may lose. Steps that change nothing are told apart by
where a storm could still blow the ship home.
"""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.carta_magica.distances import homeward
from shoal.bots.instincts.carta_magica.weighing import Weighing
from shoal.games.carta_magica import actions, scoring
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import GOLD, GOODS
from shoal.games.carta_magica.rules import cards, reach, sailing, ships, tokens, wheel
from shoal.games.carta_magica.state import CartaMagicaState

PRICE: Final = 2  # gold for a talisman, goods for a gold
WON: Final = 4  # tenths of a point for each point at stake in a fight; the same for a lost one
NEAR: Final = 8  # steps to home that still make a difference
GAMBLE: Final = 3  # an adventure card, for whoever is behind; the others had better not


def talisman_worth(sea: CartaMagicaState, seat: int, talisman: int) -> int:
    """Points of a talisman for a seat."""
    mine = cards.WANTED[sea.challenge[seat]] >> talisman & 1
    return cards.POINTS[talisman] + (scoring.CHALLENGE_POINTS if mine else 0)


def unseen_worth(sea: CartaMagicaState, seat: int) -> int:
    """What the unseen talisman on top brings on average, in tenths; which ones are left is open."""
    if not sea.deck:
        return 0
    total = 0
    for talisman in sea.deck:
        total += talisman_worth(sea, seat, talisman)
    return 10 * total // len(sea.deck)


def bargains(sea: CartaMagicaState, seat: int, gold: int) -> int:
    """What so much gold gains in a red harbour: the best on sale, then what is turned up."""
    unseen = unseen_worth(sea, seat)
    shown: list[int] = []
    for talisman in sea.display:
        shown.append(10 * talisman_worth(sea, seat, talisman))
    total = 0
    while gold >= PRICE:
        best = unseen if sea.deck else 0
        at = -1
        for i in range(len(shown)):
            if shown[i] > best:
                best, at = shown[i], i
        gain = best - 10 * PRICE * scoring.GOLD_POINTS
        if gain <= 0:
            break
        if at >= 0:
            shown[at] = unseen
        total += gain
        gold -= PRICE
    return total


def visit(sea: CartaMagicaState, seat: int, cell: int, goods: int, gold: int) -> int:
    """What a visit of a harbour gains."""
    if chart.SPACE[cell] == chart.BLACK:
        sales = min(goods // PRICE, tokens.LIMIT - sea.gold[seat])
        return 10 * scoring.GOLD_POINTS * max(0, sales)
    if chart.SPACE[cell] == chart.RED:
        return bargains(sea, seat, gold)
    return 0


def fight(sea: CartaMagicaState, seat: int, other: int, loss: int = 10) -> int:
    """What an attack is worth: the best of theirs against the best of mine; points count twice
    over when one seat loses what another gains."""
    win = lose = 0
    for talisman in cards.members(sea.talismans[other]):
        gain = talisman_worth(sea, seat, talisman) + talisman_worth(sea, other, talisman) // 2
        win = max(win, gain)
    for talisman in cards.members(sea.talismans[seat]):
        worth = talisman_worth(sea, seat, talisman) + talisman_worth(sea, other, talisman) // 2
        lose = max(lose, worth)
    return WON * (10 * win - loss * lose) // 10


def beside(sea: CartaMagicaState, seat: int, cell: int) -> int:
    """The best fight a ship on a space may begin; none is worth nothing."""
    best = 0
    wanted = cards.WANTED[sea.challenge[seat]]
    for other in range(sea.seats):
        if other == seat or not sea.talismans[other] & wanted:
            continue
        if sea.condition[other] == ships.SOUND and sea.place[other] - cell in chart.STEPS:
            best = max(best, fight(sea, seat, other))
    return best


class LastTurn(Weighing):
    """What a ship can still gain: found out once, asked for every action."""

    def __init__(self, sea: CartaMagicaState, seat: int) -> None:
        self.sea = sea
        self.seat = seat
        self.place = sea.place[seat]
        self.goods = tokens.own(sea, seat, GOODS)
        self.gold = tokens.own(sea, seat, GOLD)
        self.waters = reach.waters(self.place)
        mine = scoring.score(sea, seat)
        self.behind = False
        for other in range(sea.seats):
            if other != seat and scoring.score(sea, other) >= mine:
                self.behind = True

    def action_worth(self, action: int) -> int:
        sea, seat = self.sea, self.seat
        if action >= actions.SAIL:
            return self.landing(action - actions.SAIL, self.goods, self.gold)
        if action == actions.GOODS:
            room = min(wheel.NUMBER[sea.sector], tokens.LIMIT - sea.goods[seat])
            return self.staying(self.goods + room)
        if action == actions.CARD:
            return self.staying(self.goods) + (GAMBLE if self.behind else -GAMBLE)
        if action == actions.TOW:
            return self.sailing(0, self.goods - PRICE, self.gold) - 1
        if action == actions.REPAIR:
            cost = 10 * PRICE * scoring.GOLD_POINTS
            return self.sailing(0, self.goods, self.gold - PRICE) - cost
        if action in (actions.ESCAPE, actions.MEND):
            return self.sailing(0, self.goods, self.gold) - 1
        if action == actions.LUCKY:
            return self.sailing(sailing.LUCKY_STEPS, self.goods, self.gold) - 1
        return self.staying(self.goods)

    def staying(self, goods: int) -> int:
        """A visit without sailing: blown in before, or damaged there."""
        sea, seat = self.sea, self.seat
        gain = -self.away(self.place, sea.laps[seat])
        if sea.pending[seat] or sea.condition[seat] == ships.DAMAGED:
            gain += visit(sea, seat, self.place, goods, self.gold)
        return gain

    def away(self, cell: int, laps: int) -> int:
        """Steps from home, as far as they matter for a storm that blows the ship there."""
        if self.sea.returned[self.seat]:
            return 0
        return min(NEAR, homeward(self.sea.home[self.seat]).ahead(cell, laps))

    def landing(self, goal: int, goods: int, gold: int) -> int:
        """What it gains to end the turn on a space."""
        sea, seat = self.sea, self.seat
        laps = sea.laps[seat] + self.waters.laps[goal]
        gain = visit(sea, seat, goal, goods, gold) + beside(sea, seat, goal)
        if goal == sea.home[seat] and laps and not sea.returned[seat]:
            return gain + 10 * scoring.RETURN_POINTS
        return gain - self.away(goal, laps)

    def sailing(self, more: int, goods: int, gold: int) -> int:
        """The best place in reach, with so many steps more."""
        sea = self.sea
        best = -(10**6)
        for action in reach.destinations(self.place, sailing.steps(sea) + more, sea.place):
            best = max(best, self.landing(action - actions.SAIL, goods, gold))
        return best
