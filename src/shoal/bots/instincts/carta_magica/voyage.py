"""Carta Magica by instinct, the voyage: what each space and each action of a turn is worth.

A voyage has legs: to a black harbour with goods, to a red one with gold, and round the island
home. Destinations are valued by how near they bring the next leg and how safe they lie in a storm.
"""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.carta_magica.distances import (
    BLACK_PORTS,
    RED_PORTS,
    RISK,
    homeward,
    taken_ports,
    way_home,
)
from shoal.bots.instincts.carta_magica.last_turn import (
    LastTurn,
    bargains,
    talisman_worth,
)
from shoal.bots.instincts.carta_magica.weighing import Weighing
from shoal.games.carta_magica import actions, moments, scoring
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import GOLD, GOODS
from shoal.games.carta_magica.rules import cards, reach, sailing, ships, tokens, wheel
from shoal.games.carta_magica.state import CartaMagicaState

NEVER: Final = 10**6
# What the instinct weighs, in tenths of a point; found by playing versions against each other.
STEP: Final = 6  # a step nearer to the end of the next leg
PULL: Final = 5  # a step nearer to home by the circle
STORM: Final = 4  # a storm direction that spoils the space
SALE: Final = 22  # two goods for a gold
GOODS_TAKEN: Final = 9
MAGIC_TAKEN: Final = 2
CARD_TAKEN: Final = 8
# When to turn for home. A ship makes about five steps of the circle a round.
ENOUGH_POINTS: Final = 26
PACE: Final = 5
EARLIEST_END: Final = 12  # whoever could come home sooner has time to trade first
OFFING: Final = 4  # until then a storm must not blow the ship home
LATE_ROUND: Final = 18
HURRY_ROUND: Final = 26  # whoever would come home later than this stops shopping
LEADER_HURRY: Final = 20  # whoever leads does so sooner: the others need the time more


def best_shown(sea: CartaMagicaState, seat: int) -> int:
    """The most valuable purchase at hand, in points; an unseen card counts as six."""
    best = 6 if sea.deck else 0
    for talisman in sea.display:
        best = max(best, talisman_worth(sea, seat, talisman))
    return best


def leads(sea: CartaMagicaState, seat: int) -> bool:
    """Whether nobody has more points."""
    mine = scoring.score(sea, seat)
    return all(scoring.score(sea, other) <= mine for other in range(sea.seats))


class Voyage(Weighing):
    """What a ship reckons with in one decision: found out once, asked for every space in reach."""

    def __init__(self, sea: CartaMagicaState, seat: int) -> None:
        self.table = sea
        self.seat = seat
        self.place = sea.place[seat]
        self.laps = sea.laps[seat]
        self.home = sea.home[seat]
        self.homeward = homeward(self.home)
        self.ahead = self.homeward.ahead(self.place, self.laps)
        self.goods = tokens.own(sea, seat, GOODS)
        self.gold = tokens.own(sea, seat, GOLD)
        self.sales = min(self.goods // 2, tokens.LIMIT - sea.gold[seat])
        self.shown = best_shown(sea, seat)
        # Whether the game drags on: straight home now, past all harbours. Who leads waits less.
        late = sea.round - (LEADER_HURRY if leads(sea, seat) else HURRY_ROUND)
        self.late = PACE * late + self.ahead >= 0
        self.waters = reach.waters(self.place)
        self.taken = taken_ports(sea, seat)
        self.bound = self.going_home()
        self.hurries = self.bound and PACE * late + way_home(sea, seat) >= 0
        self.stay = self.staying()

    def going_home(self) -> bool:
        """Whether it is time to turn for home: enough gathered, or another is nearly there."""
        sea, ahead = self.table, self.ahead
        if ahead < PACE * (EARLIEST_END - sea.round):
            return False
        points = scoring.score(sea, self.seat)
        if self.late or points >= ENOUGH_POINTS or sea.round >= LATE_ROUND:
            return True
        for other in range(sea.seats):
            if other != self.seat:
                theirs = homeward(sea.home[other]).ahead(sea.place[other], sea.laps[other])
                if theirs <= 20 and ahead <= theirs + 12:
                    return True
        return ahead <= 9 and points >= 12

    def returns_well(self, goal: int) -> bool:
        """Whether to come home now: it is time, and it is not giving the game to somebody else."""
        sea = self.table
        if not self.bound or sea.round < EARLIEST_END:
            return False
        if self.hurries:
            return True
        mine = scoring.score(sea, self.seat) + scoring.RETURN_POINTS
        if chart.SPACE[goal] == chart.RED:
            mine += bargains(sea, self.seat, self.gold) // 10
        for other in range(sea.seats):
            if other != self.seat:
                if way_home(sea, other) <= PACE:
                    return True  # it ends anyway
                if scoring.score(sea, other) > mine:
                    return False
        return True

    def action_worth(self, action: int) -> int:
        """What an action of a turn is worth, in tenths of a point."""
        if action >= actions.SAIL:
            goal = actions.goal_of(action)
            return self.worth(goal, self.waters.laps[goal])
        sea, seat, stay = self.table, self.seat, self.stay
        if action == actions.HOLD:
            return stay
        if action == actions.GOODS:
            room = min(wheel.NUMBER[sea.sector], tokens.LIMIT - sea.goods[seat])
            return stay + GOODS_TAKEN * room
        if action == actions.MAGIC:
            room = min(wheel.NUMBER[sea.sector], tokens.LIMIT - sea.magic[seat])
            return stay + MAGIC_TAKEN * room
        if action == actions.CARD:
            return stay + CARD_TAKEN
        if action in (actions.TOW, actions.REPAIR):
            return stay + (60 if self.bound else -5)
        if action in (actions.ESCAPE, actions.MEND):
            return stay + 20
        if action == actions.LUCKY:
            return self.lucky()
        return NEVER if wants_curse(sea, seat) else -NEVER

    def worth(self, goal: int, change: int) -> int:
        """What it is worth to lie on a space after this move, in tenths of a point."""
        laps = self.laps + change
        ahead = self.homeward.ahead(goal, laps)
        # Compiled, a product with a negative number takes twenty times as long: so losses are
        # reckoned as they are and taken away in the end.
        harm = STORM * RISK[goal]
        if goal == self.home and laps:
            return 150 if self.returns_well(goal) else -40
        if self.hurries:
            return -(3 * (harm + STEP * ahead))
        value = -harm
        goods, gold = self.goods, self.gold
        if chart.SPACE[goal] == chart.BLACK:
            value += SALE * self.sales + 6  # gold soon becomes talismans, and there is a card
            gold += self.sales
            goods -= 2 * self.sales
        elif chart.SPACE[goal] == chart.RED:
            buys = gold // 2
            if buys:
                value += 10 * self.shown + 45 * (buys - 1)
            gold -= 2 * buys
        if self.bound:
            return value - STEP * 2 * ahead
        # The next leg, with a pull round the island that grows with the rounds.
        if gold >= 4 or (gold >= 2 and self.shown >= 10):
            value += 40 - STEP * RED_PORTS.nearest(goal, self.taken)
        elif goods >= 4:
            value += 30 - STEP * BLACK_PORTS.nearest(goal, self.taken)
        if ahead < OFFING and self.table.round < EARLIEST_END:
            ahead = 2 * OFFING - ahead
        return value - PULL * ahead

    def staying(self) -> int:
        """Staying where the ship is."""
        place = self.place
        if chart.SPACE[place] == chart.BLUE:
            return self.worth(place, 0)
        # In a harbour: no new visit, unless the ship lies damaged there or was blown in.
        if self.bound and self.late:
            return -(3 * (STORM * RISK[place] + STEP * self.ahead))
        value = -(STORM * RISK[place] + (2 * STEP if self.bound else PULL) * self.ahead)
        if self.table.pending[self.seat] or self.table.condition[self.seat] == ships.DAMAGED:
            if chart.SPACE[place] == chart.BLACK:
                value += SALE * (self.goods // 2)
            elif chart.SPACE[place] == chart.RED and self.gold >= 2:
                value += 10 * self.shown
        return value

    def lucky(self) -> int:
        """Lucky wind, when five more steps end a leg: home, or a red harbour to spend gold in."""
        sea, seat = self.table, self.seat
        if not sea.hand[seat] & cards.LUCKY_WIND:
            return -NEVER
        reach = sailing.steps(sea) + 5
        if self.bound and sailing.steps(sea) < self.ahead <= reach:
            free = True
            for other in range(sea.seats):
                if other != seat and sea.place[other] == self.home:
                    free = False
            if free:
                return 140
        if self.gold >= 4:
            near = RED_PORTS.nearest(self.place, self.taken)
            if sailing.steps(sea) < near <= reach:
                return 90
        return -NEVER


def weighing(sea: CartaMagicaState, seat: int) -> Weighing:
    """What the actions of a turn are weighed by: in the last turn only points count."""
    if ships.anyone_returned(sea):
        return LastTurn(sea, seat)
    return Voyage(sea, seat)


def wants_curse(sea: CartaMagicaState, seat: int) -> bool:
    """Shuffle the display away when buying is near and nothing on it is any good."""
    if not sea.hand[seat] & cards.CURSE or not sea.display or sea.turn != seat:
        return False
    if chart.SPACE[sea.place[seat]] != chart.RED or sea.moment != moments.VISIT:
        return False
    return best_shown(sea, seat) < 7 and tokens.own(sea, seat, GOLD) >= 2
