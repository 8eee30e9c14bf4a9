"""The instinct itself: what every choice is worth.

Every action has a worth in points at a place (`deeds.py`); a plan is worth what its actions are
worth where the boat is or could sail, weighed with the chance to hold the majority (`plans.py`); a
position is judged in `prospects.py`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shoal.bots.instinct import Instinct
from shoal.bots.instincts.vanuatu import deeds, plans, prospects
from shoal.bots.search import Tuning
from shoal.games.vanuatu import actions, moments
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import boxes, characters, harbour, rest
from shoal.games.vanuatu.rules import deeds as rules
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel.chance import Chance
from shoal.kernel.state import State

# All worths are in hundredths of a point, so that whole numbers do.
# What each character brought more than the others in 2,900 games in which mates took any of them:
# in the first two rounds, the next three, the sixth and seventh, and the last.
PEOPLE: Final[list[list[int]]] = [
    [30, 105, 65, -20],
    [155, 95, 20, 35],
    [20, 5, -20, -85],
    [-20, -60, -30, -5],
    [-90, -5, -30, 35],
    [5, -30, 10, 45],
    [15, 0, 15, -15],
    [0, 35, 100, 55],
    [-60, -80, -55, -50],
    [-50, -60, -65, 10],
    [0, 0, 0, 0],
]
PARTS: Final[list[int]] = [0, 0, 0, 1, 1, 1, 2, 2, 3]  # of a game, by round
REST_WORTH: Final[list[int]] = [150, 100, 160, 60]


class VanuatuInstinct(Instinct):
    """Quick judgement; stateless."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, VanuatuState)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if state.moment == moments.NEUTRALS:
            return legal[chance.below(len(legal))]
        found = worths(state, seat, legal)
        best = legal[0]
        top = plans.NOTHING * 8
        for at in range(len(legal)):
            worth = found[at] * 8 + chance.below(8)  # equals are chosen between at random
            if worth > top:
                top = worth
                best = legal[at]
        return best

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        """A point more makes an action about three times as promising."""
        assert isinstance(state, VanuatuState)
        found = worths(state, seat, actions)
        top = plans.NOTHING
        for worth in found:
            top = max(top, worth)
        return [0.003 + exp((worth - top) / 90.0) for worth in found]

    def stage(self, state: State) -> int:
        assert isinstance(state, VanuatuState)
        return state.round_no + (1 if state.over() else 0)

    def evaluate(self, state: State) -> list[float]:
        assert isinstance(state, VanuatuState)
        return prospects.final_reward(state) if state.over() else prospects.win_chances(state)

    def reward(self, state: State) -> list[float]:
        assert isinstance(state, VanuatuState)
        return prospects.final_reward(state)


def worths(table: VanuatuState, seat: int, choices: list[int]) -> list[int]:
    """What each of some legal actions is worth."""
    moment = table.moment
    found: list[int] = []
    if moment == moments.PLANNING:
        outlook = plans.Outlook(table, seat)
        for action in choices:
            found.append(outlook.worth(action))
        return found
    for action in choices:
        if moment == moments.PLACING:
            worth = place_worth(table, seat, action)
        elif moment == moments.CHOOSING:
            worth = character_worth(table, seat, action - actions.TAKE)
        elif moment == moments.SELLING:
            worth = another_fish(table, seat, action)
        elif moment == moments.DOUBLING:
            room = harbour.space_for(table, table.second_good) >= 0
            worth = 100 if (action == actions.SECOND) == room else 0
        elif moment == moments.RESTING:
            worth = rest_worth(table, seat, action - actions.KEEP)
        elif moment == moments.NEUTRALS:
            worth = 0
        else:
            worth = turn_worth(table, seat, action)
        found.append(worth)
    return found


def turn_worth(table: VanuatuState, seat: int, action: int) -> int:
    """What to do with one stack now."""
    deed = actions.deed_of(action)
    if deed != actions.NO_BOX:
        worth = choice_worth(table, seat, deed, action)
        rivals = 0
        for other in range(table.seats):
            if other != seat and table.pawns[other * 9 + deed]:
                rivals += 1
        return worth + rivals * 40
    if actions.withdraws(action):
        deed = action - actions.WITHDRAW
        # Give up first what can never be done, last what would be worth most.
        return -200 - still_worth(table, seat, deed)
    if action >= actions.GOVERN:
        return plans.NOTHING // 2
    return exchange_worth(table, seat, action)


def still_worth(table: VanuatuState, seat: int, deed: int) -> int:
    """What an action may still bring: here, or where the boat can sail before it."""
    vatu = table.vatu[seat]
    best = deeds.deed_worth(table, seat, deed, table.boat[seat], vatu)
    if deed != boxes.SAIL and table.pawns[seat * 9 + boxes.SAIL]:
        ends = deeds.sail_ends(table, seat, deeds.reach(table, seat))
        for h in range(16):
            if ends >> h & 1:
                best = max(best, deeds.deed_worth(table, seat, deed, h, vatu))
    return best


def choice_worth(table: VanuatuState, seat: int, deed: int, action: int) -> int:
    """The worth of one way to carry out an action now."""
    coin = deeds.vatu_worth(table)
    person = characters.usable(table, seat)
    if deed == boxes.SAIL:
        return sail_worth(table, seat, action)
    if deed == boxes.BUILD:
        return deeds.stall_worth(table, seat, action - actions.BUILD)
    if deed == boxes.SELL:
        return deeds.fish_sale(table, seat, 0) * coin + (actions.sold_value(action) - 1) * 10
    if deed == boxes.BUY:
        _isle, good = actions.bought(action)
        cubes = 2 if person == characters.BUYER else 1
        return deeds.cargo_worth(table, good, cubes) - BOX.price[good] * coin
    if deed == boxes.DRAW:
        isle = action - actions.DRAW
        return (500 if person == characters.ARTIST else 300) - table.drawings[isle]
    if deed == boxes.TRANSPORT:
        return deeds.guest_worth(table, seat, action - actions.TRANSPORT, person, coin)
    if action == actions.REST:
        return 60
    return deeds.deed_worth(table, seat, deed, table.boat[seat], table.vatu[seat])


def sail_worth(table: VanuatuState, seat: int, action: int) -> int:
    """What the other stacks would gain there against here."""
    target, course = actions.sailed(action)
    boat = table.boat[seat]
    steps = rules.sail_steps(table, boat, target, course)
    cost = 0 if characters.face_up(table, seat, characters.NAVIGATOR) else steps
    vatu = table.vatu[seat] - cost
    total = -(cost * 40)
    for deed in range(1, 8):
        if table.pawns[seat * 9 + deed]:
            here = deeds.deed_worth(table, seat, deed, boat, table.vatu[seat])
            there = deeds.deed_worth(table, seat, deed, target, vatu)
            if table.leader[deed] == seat:
                total += there - here
            else:
                total += (there - here) * 2 // 3
    for deed in range(1, 8):  # nothing planned there: be near something for the next round
        total += deeds.deed_worth(table, seat, deed, target, 3) // 16
    return total - 30


def exchange_worth(table: VanuatuState, seat: int, action: int) -> int:
    """Treasures and points are given only for a stall that could not be paid otherwise."""
    if not table.pawns[seat * 9 + boxes.BUILD] or table.leader[boxes.BUILD] != seat:
        return plans.NOTHING // 2
    cost = rules.build_cost(table, seat)
    begging = actions.BEG <= action < actions.GOVERN
    given = actions.begged_points(action) if begging else actions.cashed_value(action)
    vatu = table.vatu[seat]
    if vatu >= cost or vatu + given < cost or vatu + given > 9:
        return plans.NOTHING // 2
    price = given * 100 if begging else given * 200
    gain = deeds.deed_worth(table, seat, boxes.BUILD, table.boat[seat], vatu + given) - price
    return gain if gain > 0 else plans.NOTHING // 2


def another_fish(table: VanuatuState, seat: int, action: int) -> int:
    """Go on selling while the price is above the last step."""
    price = BOX.fish_track[table.price_at]
    if action == actions.STOP:
        return 0
    value = actions.sold_value(action)
    if price > 1 or table.round_no == 8:
        return price * value
    return -1


def place_worth(table: VanuatuState, seat: int, action: int) -> int:
    """New waters near the own boat."""
    tile, hex_ = actions.placed(action)
    boat = table.boat[seat]
    dq = BOX.q[hex_] - BOX.q[boat]
    dr = BOX.r[hex_] - BOX.r[boat]
    distance = max(abs(dq), abs(dr), abs(dq + dr))
    rich = BOX.tile_fish[tile] + BOX.tile_treasure[tile] + (3 if BOX.tile_isle[tile] >= 0 else 0)
    return -(distance * rich)


def character_worth(table: VanuatuState, seat: int, person: int) -> int:
    """What a character brings on average, and how well it fits where the boat is or could be."""
    worth = PEOPLE[person][PARTS[table.round_no]]
    vatu = table.vatu[seat]
    if person == characters.NAVIGATOR:
        return worth + (40 if vatu < 2 else 0)
    if person == characters.BUILDER:
        return worth + (60 if 0 < vatu < 3 else 0)
    if person == characters.BEGGAR:
        return worth + (110 if vatu == 0 else 30 if vatu == 1 else 0)
    if person == characters.PREACHER:
        return worth + 35 * ((seat - table.first) % table.seats)
    if person == characters.SELLER:
        return worth + min(90, 15 * deeds.fish_sale(table, seat, 0))
    fit = 0
    near = 1 << table.boat[seat] | deeds.sail_ends(table, seat, min(2, vatu))
    for h in range(16):
        if near >> h & 1:
            fit = max(fit, fitting(table, seat, person, h))
    return worth + fit


def fitting(table: VanuatuState, seat: int, person: int, h: int) -> int:
    """How much better than usual a character's action is from a hex."""
    tile = table.hex_tile[h]
    best = 0
    if person == characters.DIVER:
        return 70 * (table.treasure[tile] - 1)
    if person == characters.FISHERMAN:
        return 60 * (table.fish[tile] - 1)
    for isle in archipelago.ISLES_OF[table.shore[h]]:
        if person == characters.GUIDE:
            if table.tourists and table.guests[isle] < BOX.slots_tourists[isle]:
                best = max(best, 60 * (table.drawings[isle] - 1))
        elif person == characters.ARTIST:
            if table.drawings[isle] < BOX.slots_drawings[isle]:
                best = 60
        elif person == characters.BUYER:
            for good in range(3):
                if table.cubes[isle * 3 + good] and BOX.price[good] <= table.vatu[seat]:
                    second = deeds.cargo_worth(table, good, 2) - deeds.cargo_worth(table, good, 1)
                    best = max(best, second // 4)
    return best


def rest_worth(table: VanuatuState, seat: int, tile: int) -> int:
    if tile == rest.FIRST_PLAYER:
        if table.round_no == 8:
            return 300
        return 90 if table.first == seat else 170
    return REST_WORTH[tile]


INSTINCT: Final = VanuatuInstinct()
# A playout ends with its round, and so does the tree. It beats actions compared without one:
# whoever plans needs to know how the others will answer.
TUNING: Final = Tuning(
    exploration=0.2,
    bias=0.3,
    opening=3.0,
    growth=0.35,
    whim=0.0,
    stages=1,
    longest=90,
    pinned=True,
    thoughts=2,
    trust=0.85,
)
