"""Carta Magica by instinct, the voyage: what each space and each action of a turn is worth.

A voyage has legs: to a black harbour with goods, to a red one with gold, and round the island
home. Destinations are valued by how near they bring the next leg and how safe they lie in a storm.
"""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.carta_magica.distances import (
    BLACK_PORTS,
    RED_PORTS,
    detours,
    homeward,
    lifted,
    taken_ports,
    way_home,
)
from shoal.bots.instincts.carta_magica.habits import Habits
from shoal.bots.instincts.carta_magica.last_turn import (
    LastTurn,
    bargains,
    fight,
    talisman_worth,
)
from shoal.bots.instincts.carta_magica.weighing import Weighing
from shoal.games.carta_magica import actions, moments, scoring
from shoal.games.carta_magica import map as chart
from shoal.games.carta_magica.components import GOLD, GOODS, SIDE
from shoal.games.carta_magica.rules import cards, reach, sailing, ships, tokens, wheel
from shoal.games.carta_magica.state import CartaMagicaState

NEVER: Final = 10**6
NOBODY: Final[list[int]] = []
OFFING: Final = 4  # steps from home; before it is time, a storm must not blow the ship there


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


class Call:
    """A space of one kind as a goal: what trading there is worth, and what the ship has then.

    Most spaces in reach are alike in this, so it is found out once for each kind.
    """

    def __init__(self, habits: Habits, worth: int, goods: int, gold: int, shown: int) -> None:
        self.worth = worth  # in tenths of a point
        # What is worth sailing for afterwards, before the way is taken off; 0: nothing.
        self.red = self.black = 0
        if gold >= habits.red_gold or (gold >= 2 and shown >= habits.red_shown):
            self.red = max(0, habits.red_leg + habits.red_each * (gold // 2))
        if goods >= habits.load:
            self.black = max(0, habits.black_leg + habits.black_each * (goods // 2))


class Voyage(Weighing):
    """What a ship reckons with in one decision: found out once, asked for every space in reach."""

    def __init__(self, sea: CartaMagicaState, seat: int, habits: Habits) -> None:
        self.habits = habits
        self.table = sea
        self.seat = seat
        self.place = sea.place[seat]
        self.laps = sea.laps[seat]
        self.level = lifted(self.laps)
        self.home = sea.home[seat]
        self.homeward = homeward(self.home)
        self.ways = self.homeward.steps
        self.reds = detours(self.home, RED_PORTS)
        self.blacks = detours(self.home, BLACK_PORTS)
        self.red = self.reds.steps
        self.black = self.blacks.steps
        self.ahead = self.homeward.ahead(self.place, self.laps)
        self.goods = tokens.own(sea, seat, GOODS)
        self.gold = tokens.own(sea, seat, GOLD)
        self.sales = min(self.goods // 2, tokens.LIMIT - sea.gold[seat])
        self.shown = best_shown(sea, seat)
        # Whether the game drags on: straight home now, past all harbours. Who leads waits less.
        late = sea.round - (habits.leader_hurry if leads(sea, seat) else habits.hurry)
        self.late = habits.pace * late + self.ahead >= 0
        self.waters = reach.waters(self.place)
        self.taken = taken_ports(sea, seat)
        self.calls = self.trades()
        self.prey = self.quarry() if habits.fight else NOBODY
        self.bound = self.going_home()
        self.hurries = self.bound and habits.pace * late + way_home(sea, seat) >= 0
        self.stay = self.staying()

    def trades(self) -> list[Call]:
        """What a call is, by kind of space; a calm is open sea in this."""
        habits, goods, gold, shown = self.habits, self.goods, self.gold, self.shown
        sea = Call(habits, 0, goods, gold, shown)
        # Gold soon becomes talismans, and there is a card.
        sold = habits.sale * self.sales + habits.black
        black = Call(habits, sold, goods - 2 * self.sales, gold + self.sales, shown)
        buys = gold // 2
        bought = habits.bought * shown + habits.bought_more * (buys - 1) if buys else 0
        return [sea, black, Call(habits, bought, goods, gold - 2 * buys, shown), sea]

    def quarry(self) -> list[int]:
        """Who has a talisman of the own challenge and can be attacked."""
        sea = self.table
        wanted = cards.WANTED[sea.challenge[self.seat]]
        found: list[int] = []
        for other in range(sea.seats):
            if other == self.seat or sea.condition[other] != ships.SOUND:
                continue
            if sea.talismans[other] & wanted:
                found.append(other)
        return found

    def going_home(self) -> bool:
        """Whether it is time to turn for home: enough gathered, or another is nearly there."""
        sea, ahead, habits = self.table, self.ahead, self.habits
        if ahead < habits.pace * (habits.earliest - sea.round):
            return False
        points = scoring.score(sea, self.seat)
        if self.late or points >= habits.enough or sea.round >= habits.late:
            return True
        for other in range(sea.seats):
            if other != self.seat:
                theirs = homeward(sea.home[other]).ahead(sea.place[other], sea.laps[other])
                if theirs <= habits.rival_near and ahead <= theirs + habits.rival_lead:
                    return True
        return ahead <= habits.last_leg and points >= habits.last_points

    def returns_well(self, goal: int) -> bool:
        """Whether to come home now: it is time, and it is not giving the game to somebody else."""
        sea, habits = self.table, self.habits
        if not self.bound or sea.round < habits.earliest:
            return False
        if self.hurries:
            return True
        mine = scoring.score(sea, self.seat) + scoring.RETURN_POINTS - habits.return_lead
        if chart.SPACE[goal] == chart.RED:
            mine += bargains(sea, self.seat, self.gold) // 10
        for other in range(sea.seats):
            if other != self.seat:
                if way_home(sea, other) <= habits.ends_anyway:
                    return True  # it ends anyway
                if scoring.score(sea, other) > mine:
                    return False
        return True

    def action_worth(self, action: int) -> int:
        """What an action of a turn is worth, in tenths of a point."""
        if action >= actions.SAIL:
            goal = action - actions.SAIL
            return self.worth(goal, self.waters.laps[goal])
        sea, seat, stay, habits = self.table, self.seat, self.stay, self.habits
        if action == actions.HOLD:
            return stay
        if action == actions.GOODS:
            room = min(wheel.NUMBER[sea.sector], tokens.LIMIT - sea.goods[seat])
            value = stay + (habits.goods_bound if self.bound else habits.goods) * room
            if self.goods < habits.load <= self.goods + room:
                value += habits.goods_load
            return value
        if action == actions.MAGIC:
            room = min(wheel.NUMBER[sea.sector], tokens.LIMIT - sea.magic[seat])
            return stay + habits.magic * room
        if action == actions.CARD:
            return stay + habits.card
        if action in (actions.TOW, actions.REPAIR):
            return stay + (habits.freed_bound if self.bound else habits.freed)
        if action in (actions.ESCAPE, actions.MEND):
            return stay + habits.freed_card
        if action == actions.LUCKY:
            return self.lucky()
        return NEVER if wants_curse(sea, seat) else -NEVER

    def worth(self, goal: int, change: int) -> int:
        """What it is worth to lie on a space after this move, in tenths of a point."""
        habits = self.habits
        laps = self.laps + change
        at = goal + (lifted(laps) if change else self.level)
        ahead = self.ways[at]
        # Compiled, a product with a negative number takes twenty times as long: so losses are
        # reckoned as they are and taken away in the end.
        harm = habits.harm[goal]
        if goal == self.home and laps:
            return habits.home if self.returns_well(goal) else habits.home_early
        if self.hurries:
            return -(3 * harm + 18 * ahead)
        call = self.calls[chart.SPACE[goal]]
        value = call.worth - harm
        if self.prey:
            value += self.hunt(goal)
        if self.bound:
            if habits.bound_calls:
                value += habits.bound_calls * self.plans(goal, at, call) // 10
            return value - habits.home_pull * ahead
        if habits.detour:
            value += self.plans(goal, at, call)
        elif call.red:
            value += call.red - habits.red_step * RED_PORTS.nearest(goal, self.taken)
        elif call.black:
            value += call.black - habits.black_step * BLACK_PORTS.nearest(goal, self.taken)
        if ahead < OFFING and self.table.round < habits.earliest:
            ahead = 2 * OFFING - ahead
        return value - habits.pull * ahead

    def plans(self, goal: int, at: int, call: Call) -> int:
        """Calls on the way home that are worth their detour; `at` is space and laps in one."""
        habits, taken = self.habits, self.taken
        value = 0
        if call.red:
            gain = call.red
            gain -= habits.detour * (self.reds.least(at, taken) if taken else self.red[at])
            if habits.red_step:
                gain -= habits.red_step * RED_PORTS.nearest(goal, taken)
            value = max(0, gain)
        if call.black:
            gain = call.black
            gain -= habits.detour * (self.blacks.least(at, taken) if taken else self.black[at])
            if habits.black_step:
                gain -= habits.black_step * BLACK_PORTS.nearest(goal, taken)
            value += max(0, gain)
        return value

    def staying(self) -> int:
        """Staying where the ship is."""
        place, habits = self.place, self.habits
        if chart.SPACE[place] == chart.BLUE:
            return self.worth(place, 0)
        # In a harbour: no new visit, unless the ship lies damaged there or was blown in.
        if self.bound and self.late:
            return -(3 * habits.harm[place] + 18 * self.ahead)
        pull = habits.home_pull if self.bound else habits.pull
        value = -(habits.harm[place] + pull * self.ahead)
        if self.table.pending[self.seat] or self.table.condition[self.seat] == ships.DAMAGED:
            if chart.SPACE[place] == chart.BLACK:
                value += habits.sale * (self.goods // 2)
            elif chart.SPACE[place] == chart.RED and self.gold >= 2:
                value += habits.bought * self.shown
        return value

    def hunt(self, goal: int) -> int:
        """What it is worth to lie beside somebody who has what the own challenge wants."""
        best = 0
        for other in self.prey:
            if self.table.place[other] - goal in (1, -1, SIDE, -SIDE):
                best = max(best, fight(self.table, self.seat, other, self.habits.loss))
        return self.habits.fight * best // 10

    def lucky(self) -> int:
        """Lucky wind, when five more steps end a leg or shorten the way home."""
        sea, seat, habits = self.table, self.seat, self.habits
        if not sea.hand[seat] & cards.LUCKY_WIND:
            return -NEVER
        steps = sailing.steps(sea)
        reach = steps + sailing.LUCKY_STEPS
        if self.bound and steps < self.ahead <= reach:
            free = True
            for other in range(sea.seats):
                if other != seat and sea.place[other] == self.home:
                    free = False
            if free:
                return habits.lucky_home
        if self.gold >= 4:
            near = RED_PORTS.nearest(self.place, self.taken)
            if steps < near <= reach:
                return habits.lucky_red
        if self.goods >= 6:
            near = BLACK_PORTS.nearest(self.place, self.taken)
            if steps < near <= reach:
                return habits.lucky_black
        if self.bound and self.ahead > reach:
            pull = 18 if self.hurries else habits.home_pull
            return -(pull * (self.ahead - reach) + habits.lucky_bound)
        return -NEVER


def weighing(sea: CartaMagicaState, seat: int, habits: Habits) -> Weighing:
    """What the actions of a turn are weighed by: in the last turn only points count."""
    if ships.anyone_returned(sea):
        return LastTurn(sea, seat)
    return Voyage(sea, seat, habits)


def wants_curse(sea: CartaMagicaState, seat: int) -> bool:
    """Shuffle the display away when buying is near and nothing on it is any good."""
    if not sea.hand[seat] & cards.CURSE or not sea.display or sea.turn != seat:
        return False
    if chart.SPACE[sea.place[seat]] != chart.RED or sea.moment != moments.VISIT:
        return False
    return best_shown(sea, seat) < 7 and tokens.own(sea, seat, GOLD) >= 2
