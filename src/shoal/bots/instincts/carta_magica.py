"""Carta Magica by instinct: load, sell, shop for the challenge, and come home in time.

Everything is measured in points. A voyage has legs: to a black harbour with goods, to a red one
with gold, and round the island home. Destinations are valued by how near they bring the next leg
and by how safe they lie in a storm.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shoal.bots.instinct import Instinct, rewards
from shoal.bots.search import Tuning
from shoal.games.carta_magica import actions, phases
from shoal.games.carta_magica.adventure import looked_at, taming_total
from shoal.games.carta_magica.battle import loser
from shoal.games.carta_magica.box import BOX
from shoal.games.carta_magica.cards import (
    CURSE,
    KIND,
    LUCKY_WIND,
    MONSTER,
    PAYMENT,
    POINTS,
    STRENGTH,
    TALISMANS,
    VALUE,
    WANTED,
    members,
)
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
from shoal.games.carta_magica.table import (
    CHALLENGE_POINTS,
    DAMAGED,
    GOLD,
    GOODS,
    LIMIT,
    MAGIC,
    SOUND,
    Table,
)
from shoal.games.carta_magica.wheel import NUMBER
from shoal.kernel.chance import Chance
from shoal.kernel.state import State

NUMBERS: Final = BOX.numbers
FAR: Final = 999
NEVER: Final = 10**6
LEVELS: Final = 5  # laps -2 … 2 of the lifted sea


class Homeward:
    """Steps to home with one full circle behind, by space and laps: once for +1, once for -1."""

    def __init__(self, home: int) -> None:
        self.steps: list[list[int]] = []
        for goal in (1, -1):
            self.steps.append(measure(home, goal))

    def ahead(self, cell: int, laps: int) -> int:
        """Steps still to go, the shorter way round."""
        level = min(2, max(-2, laps)) + 2
        return min(self.steps[0][level * CELLS + cell], self.steps[1][level * CELLS + cell])


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
BLACK_CELLS: Final = [cell for cell in HARBOURS if SPACE[cell] == BLACK]
RED_CELLS: Final = [cell for cell in HARBOURS if SPACE[cell] == RED]


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


# What the instinct weighs, in tenths of a point; found by playing versions against each other.
STEP: Final = 6  # a step nearer to the end of the next leg
PULL: Final = 3  # a step nearer to home by the circle
STORM: Final = 4  # a storm direction that spoils the space
SALE: Final = 22  # two goods for a gold
GOODS_TAKEN: Final = 9
MAGIC_TAKEN: Final = 2
CARD_TAKEN: Final = 8
# When to turn for home.
ENOUGH_POINTS: Final = 26
LATE_ROUND: Final = 18


class CartaMagicaInstinct(Instinct):
    """Plain rules of thumb, no search."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Table)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        phase = state.phase
        if phase in (phases.CHOOSE, phases.SAIL):
            return choose_action(state, seat, legal)
        if phase == phases.START:
            return actions.CURSE if wants_curse(state, seat) else actions.SPIN
        if phase == phases.VISIT:
            return choose_trade(state, seat, legal)
        if phase == phases.INCOME:
            return choose_income(state, seat)
        if phase == phases.TAME:
            return choose_magic(state, seat)
        if phase == phases.PAY:
            return legal[0]  # tokens first, then the smallest card
        if phase == phases.KEPT:
            return actions.AGAIN if dislikes_spin(state, seat) else actions.KEEP
        if phase == phases.PEEK:
            return actions.TELESCOPE
        return choose_rarer(state, seat, legal, chance)

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        """A point more makes an action of the voyage about twice as promising."""
        assert isinstance(state, Table)
        if state.phase not in (phases.CHOOSE, phases.SAIL):
            chosen = self.choose(state, seat, chance)
            return [20.0 if action == chosen else 1.0 for action in actions]
        found = action_worths(state, seat, actions)
        top = -NEVER
        for worth in found:
            top = max(top, worth)
        return [0.0005 + exp(max(-400, worth - top) / 12.0) for worth in found]

    def stage(self, state: State) -> int:
        """Turns taken so far."""
        assert isinstance(state, Table)
        place = (state.turn - state.first) % state.seats
        if state.phase < phases.START:
            return 0
        if state.over():
            return (state.round + 1) * state.seats
        return state.round * state.seats + place

    def evaluate(self, state: State) -> list[float]:
        """How likely each seat is ahead of each other when somebody comes home."""
        assert isinstance(state, Table)
        if state.over():
            return rewards(state)
        outlooks: list[int] = []
        nearest_home = 60
        for seat in range(state.seats):
            outlooks.append(prospect(state, seat))
            nearest_home = min(nearest_home, way_home(state, seat))
        spread = 60.0 + 2.0 * nearest_home
        found: list[float] = []
        for seat in range(state.seats):
            total = 0.0
            for other in range(state.seats):
                if other != seat:
                    total += 1.0 / (1.0 + exp((outlooks[other] - outlooks[seat]) / spread))
            found.append(total / (state.seats - 1))
        return found


def way_home(table: Table, seat: int) -> int:
    """Steps of the circle still to sail."""
    if table.returned[seat]:
        return 0
    if table.home[seat] < 0:
        return 60
    return min(60, homeward(table.home[seat]).ahead(table.place[seat], table.laps[seat]))


def prospect(table: Table, seat: int) -> int:
    """Points and what may become points, in tenths, as if the race went on evenly."""
    if table.home[seat] < 0:
        return -STEP * 60  # the whole circle is ahead
    total = 10 * table.score(seat)
    if table.anyone_returned():
        return total
    gold, goods = table.own(seat, GOLD), table.own(seat, GOODS)
    total += 18 * (gold // 2 * 2) + 6 * min(goods, LIMIT)
    total += MAGIC_TAKEN * table.own(seat, MAGIC) - STEP * way_home(table, seat)
    total -= 20 * table.missed[seat] + STORM * RISK[table.place[seat]]
    if table.condition[seat] != SOUND:
        total -= 30
    if gold >= 4:
        total -= STEP // 2 * nearest(table.place[seat], RED_CELLS, table.place, seat)
    elif goods >= 4:
        total -= STEP // 2 * nearest(table.place[seat], BLACK_CELLS, table.place, seat)
    return total


def choose_rarer(table: Table, seat: int, legal: list[int], chance: Chance) -> int:
    phase = table.phase
    if phase == phases.LOOK:
        best, value = legal[0], -FAR
        for card in looked_at(table):
            worth = card_worth(table, seat, card)
            if worth > value:
                best, value = actions.PICK + card, worth
        return best
    if phase == phases.STOW:
        # What is worst for the next player goes on top.
        cards = looked_at(table)
        first = card_worth(table, seat, cards[0]) <= card_worth(table, seat, cards[1])
        return actions.STOW + (cards[0] if first else cards[1])
    if phase == phases.WEATHER:
        risky = RISK[table.place[seat]] >= 2 or SPACE[table.place[seat]] != BLUE
        return actions.SHELTER if risky else actions.PASS
    if phase == phases.BATTLE:
        return legal[1]  # a talisman of the own challenge is worth a fight
    if phase == phases.LOOT:
        return choose_loot(table, seat, legal)
    if phase == phases.HOME:
        return choose_home(table, legal)
    if phase == phases.CHALLENGE:
        return choose_challenge(table, legal)
    if phase == phases.CAPTAIN:
        return legal[chance.below(len(legal))]
    return actions.PASS if actions.PASS in legal else legal[0]


def choose_challenge(table: Table, legal: list[int]) -> int:
    """The challenge whose talismans are on sale already."""
    best, value = legal[0], -1
    for action in legal:
        worth = 0
        for talisman in table.display:
            if WANTED[action - actions.CHALLENGE] >> talisman & 1:
                worth += 10 + POINTS[talisman]
        if worth > value:
            best, value = action, worth
    return best


def choose_home(table: Table, legal: list[int]) -> int:
    """A red home, to buy on arrival; a black one if they are gone."""
    for action in legal:
        if SPACE[HARBOURS[action - actions.HOME]] == RED:
            return action
    return legal[0]


# The voyage.


def talisman_worth(table: Table, seat: int, talisman: int) -> int:
    mine = WANTED[table.challenge[seat]] >> talisman & 1
    return POINTS[talisman] + (CHALLENGE_POINTS if mine else 0)


def best_shown(table: Table, seat: int) -> int:
    """The most valuable purchase at hand, in points; an unseen card counts as six."""
    best = 6 if table.deck else 0
    for talisman in table.display:
        best = max(best, talisman_worth(table, seat, talisman))
    return best


def nearest(cell: int, ports: list[int], places: list[int], seat: int) -> int:
    """Steps to the nearest port nobody lies in."""
    distance = waters(cell).distance
    best = 60
    for port in ports:
        free = True
        for other in range(len(places)):
            if other != seat and places[other] == port:
                free = False
        if free and port != cell and distance[port] < best:
            best = distance[port]
    return best


def going_home(table: Table, seat: int) -> bool:
    """Whether it is time to turn for home: enough gathered, or somebody else is nearly there."""
    ahead = homeward(table.home[seat]).ahead(table.place[seat], table.laps[seat])
    if table.anyone_returned():
        return True
    points = table.score(seat)
    if points >= ENOUGH_POINTS or table.round >= LATE_ROUND:
        return True
    for other in range(table.seats):
        if other != seat:
            theirs = homeward(table.home[other]).ahead(table.place[other], table.laps[other])
            if theirs <= 20 and ahead <= theirs + 12:
                return True
    return ahead <= 9 and points >= 12


def place_value(table: Table, seat: int, goal: int, change: int, home: bool, shown: int) -> int:
    """What it is worth to lie on a space after this move, in tenths of a point.

    `home` says whether the ship is bound for home, `shown` what the best talisman is worth.
    """
    laps = table.laps[seat] + change
    ahead = homeward(table.home[seat]).ahead(goal, laps)
    value = -STORM * RISK[goal]
    goods, gold = table.own(seat, GOODS), table.own(seat, GOLD)
    selling = min(goods // 2, LIMIT - table.gold[seat])
    if goal == table.home[seat] and laps:
        return 150 if home else -40
    if SPACE[goal] == BLACK:
        value += SALE * selling + 6  # gold soon becomes talismans, and there is a card
        gold += selling
        goods -= 2 * selling
    elif SPACE[goal] == RED:
        buys = gold // 2
        if buys:
            value += 10 * shown + 45 * (buys - 1)
        gold -= 2 * buys
    if home:
        return value - STEP * 2 * ahead
    # The next leg, with a pull round the island that grows with the rounds.
    if gold >= 4 or (gold >= 2 and shown >= 10):
        value += 40 - STEP * nearest(goal, RED_CELLS, table.place, seat)
    elif goods >= 4:
        value += 30 - STEP * nearest(goal, BLACK_CELLS, table.place, seat)
    return value - PULL * ahead


def choose_action(table: Table, seat: int, legal: list[int]) -> int:
    """The best of sailing, loading, drawing and holding; ways out of a calm when they pay."""
    found = action_worths(table, seat, legal)
    best = 0
    for at in range(len(found)):
        if found[at] > found[best]:
            best = at
    return legal[best]


def action_worths(table: Table, seat: int, legal: list[int]) -> list[int]:
    """What each of some actions of a turn is worth, in tenths of a point."""
    start = table.place[seat]
    sea = waters(start)
    home, shown = going_home(table, seat), best_shown(table, seat)
    if SPACE[start] == BLUE:
        stay = place_value(table, seat, start, 0, home, shown)
    else:
        stay = stay_value(table, seat)
    loading = 0 if table.anyone_returned() else 1
    found: list[int] = []
    for action in legal:
        if action >= actions.SAIL:
            goal = action - actions.SAIL
            worth = place_value(table, seat, goal, sea.laps[goal], home, shown)
        elif action == actions.HOLD:
            worth = stay
        elif action == actions.GOODS:
            room = min(NUMBER[table.sector], LIMIT - table.goods[seat])
            worth = stay + GOODS_TAKEN * room * loading
        elif action == actions.MAGIC:
            room = min(NUMBER[table.sector], LIMIT - table.magic[seat])
            worth = stay + MAGIC_TAKEN * room * loading
        elif action == actions.CARD:
            worth = stay + CARD_TAKEN
        elif action in (actions.TOW, actions.REPAIR):
            worth = stay + (10 if home else -5)
        elif action in (actions.ESCAPE, actions.MEND):
            worth = stay + 20
        elif action == actions.LUCKY:
            worth = lucky_value(table, seat)
        else:
            worth = NEVER if wants_curse(table, seat) else -NEVER
        found.append(worth)
    return found


def stay_value(table: Table, seat: int) -> int:
    """Staying in a harbour: no new visit, unless the ship lies damaged there or was blown in."""
    place = table.place[seat]
    ahead = homeward(table.home[seat]).ahead(place, table.laps[seat])
    value = -STORM * RISK[place] - (2 * STEP if going_home(table, seat) else PULL) * ahead
    if table.pending[seat] or table.condition[seat] == DAMAGED:
        if SPACE[place] == BLACK:
            value += SALE * (table.own(seat, GOODS) // 2)
        elif SPACE[place] == RED and table.own(seat, GOLD) >= 2:
            value += 10 * best_shown(table, seat)
    return value


def lucky_value(table: Table, seat: int) -> int:
    """Lucky wind, when five more steps end a leg: home, or a red harbour with gold to spend."""
    start = table.place[seat]
    reach = table.steps() + 5
    if not table.hand[seat] & LUCKY_WIND:
        return -(10**6)
    ahead = homeward(table.home[seat]).ahead(start, table.laps[seat])
    if going_home(table, seat):
        free = True
        for other in range(table.seats):
            if other != seat and table.place[other] == table.home[seat]:
                free = False
        if free and table.steps() < ahead <= reach:
            return 140
    if table.own(seat, GOLD) >= 4:
        near = nearest(start, RED_CELLS, table.place, seat)
        if table.steps() < near <= reach:
            return 90
    return -(10**6)


def wants_curse(table: Table, seat: int) -> bool:
    """Shuffle the display away when buying is near and nothing on it is any good."""
    if not table.hand[seat] & CURSE or not table.display or table.turn != seat:
        return False
    if SPACE[table.place[seat]] != RED or table.phase != phases.VISIT:
        return False
    return best_shown(table, seat) < 7 and table.own(seat, GOLD) >= 2


# Harbours and cards.


def choose_trade(table: Table, seat: int, legal: list[int]) -> int:
    """Sell everything, then draw; buy the best talisman, the unseen one rather than a poor one."""
    if actions.TRADE in legal:
        return actions.TRADE
    if actions.DRAW in legal:
        return actions.DRAW
    if wants_curse(table, seat):
        return actions.CURSE
    best, value = actions.DONE, 2
    for action in legal:
        if actions.BUY <= action < actions.BUY + actions.TOP:
            worth = talisman_worth(table, seat, table.display[action - actions.BUY])
            if worth > value:
                best, value = action, worth
    if actions.BUY + actions.TOP in legal and value <= 6:
        return actions.BUY + actions.TOP
    return best


def choose_income(table: Table, seat: int) -> int:
    """Tokens while there is room; a card otherwise."""
    resource = BOX.card_resources[table.drawn]
    room = LIMIT - table.tokens(seat, resource)
    return actions.CASH if room >= VALUE[table.drawn] else actions.KEEP


def choose_magic(table: Table, seat: int) -> int:
    """The magic whose chance of taming is worth it: gold and goods at stake, magic at half."""
    most = table.own(seat, MAGIC)
    gold = min(VALUE[table.drawn], LIMIT - table.gold[seat])
    prize = 30 * gold + 10 + 5 * table.goods[seat]
    best, value = 0, -FAR
    for magic in range(most + 1):
        good = 0
        bonus = taming_total(table, seat, 0) - table.stake
        for number in NUMBERS:
            if magic + bonus + number >= STRENGTH[table.drawn]:
                good += 1
        worth = prize * good // 6 - 4 * magic
        if worth > value:
            best, value = magic, worth
    return actions.TAME + best


def card_worth(table: Table, seat: int, card: int) -> int:
    if KIND[card] == PAYMENT:
        return -20
    if KIND[card] == MONSTER:
        return 3 * (table.own(seat, MAGIC) + 6 - STRENGTH[card])
    return 5 * VALUE[card] if VALUE[card] else 8


def dislikes_spin(table: Table, seat: int) -> bool:
    """Whether another spin is likely better."""
    if table.spin_for == phases.FIRST_SPIN:
        return NUMBER[table.sector] < 0
    if table.spin_for == phases.TAMING_SPIN:
        return taming_total(table, seat, NUMBER[table.second]) < STRENGTH[table.drawn]
    if table.spin_for == phases.ATTACK_SPIN:
        return NUMBER[table.attack] < 5
    if table.spin_for == phases.DEFENCE_SPIN:
        return NUMBER[table.defence] < NUMBER[table.attack]
    return False


def choose_loot(table: Table, seat: int, legal: list[int]) -> int:
    best, value = actions.PASS, 0
    beaten = loser(table)
    for talisman in members(table.talismans[beaten]):
        worth = 10 * talisman_worth(table, seat, talisman)
        if worth > value:
            best, value = actions.LOOT + talisman, worth
    for card in members(table.hand[beaten]):
        worth = card_worth(table, seat, card)
        if worth > value:
            best, value = actions.LOOT + TALISMANS + card, worth
    return best


INSTINCT: Final = CartaMagicaInstinct()
# Playouts of a few rounds: instinct knows the way home better than any evaluation of the sea.
TUNING: Final = Tuning(exploration=0.3, bias=0.3, opening=4.0, whim=0.05, stages=8, longest=60)
