"""Vanuatu by instinct: plan a short chain around one place, hold its majorities, spend in time.

No search. Every action has a worth in points at a place; a plan is worth what its actions are
worth where the boat is or could sail, weighed with the chance to hold the majority.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shoal.bots.instinct import Instinct, rewards
from shoal.bots.search import Tuning
from shoal.games.vanuatu.actions import (
    ARTIST,
    BEG,
    BUILD,
    BUILDER,
    BUY,
    BUYER,
    CASH,
    DIVER,
    DO_BUILD,
    DO_BUY,
    DO_DRAW,
    DO_REST,
    DO_SAIL,
    DO_SELL,
    DO_TRANSPORT,
    DRAW,
    EXPLORE,
    FISH,
    FISHERMAN,
    GOVERN,
    GUIDE,
    KEEP,
    NAVIGATOR,
    PAIR_A,
    PAIR_B,
    PLACE,
    PLAN,
    PLAN_ONE,
    REST,
    SAIL,
    SECOND,
    SELL,
    SELLER,
    STOP,
    TAKE,
    TRANSPORT,
    WITHDRAW,
    deed_of,
)
from shoal.games.vanuatu.archipelago import ISLES_OF, NEAR
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.deeds import steps_to
from shoal.games.vanuatu.harbour import free_slots, space_for
from shoal.games.vanuatu.table import (
    CHOOSING,
    DOUBLING,
    NEUTRALS,
    PLACING,
    PLANNING,
    RESTING,
    SELLING,
    Table,
)
from shoal.kernel.chance import Chance
from shoal.kernel.state import State

# All worths are in hundredths of a point, so that whole numbers do.
VATU: Final = 60  # what a vatu is worth while there is something to buy with it
LATE_VATU: Final = 40
LEADS: Final = 92  # chance in a hundred to act on a box one leads
SECOND_IN_LINE: Final = 62
FURTHER: Final = 38
PEOPLE_BASE: Final[list[int]] = [180, 150, 60, 40, 40, 250, 150, 60, 50, 120, 80]
REST_WORTH: Final[list[int]] = [150, 100, 160, 60]
NOTHING: Final = -100000


class VanuatuInstinct(Instinct):
    """Quick judgement; stateless."""

    def choose(self, state: State, seat: int, chance: Chance) -> int:
        assert isinstance(state, Table)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if state.phase == NEUTRALS:
            return legal[chance.below(len(legal))]
        found = worths(state, seat, legal)
        best = legal[0]
        top = NOTHING * 8
        for at in range(len(legal)):
            worth = found[at] * 8 + chance.below(8)  # equals are chosen between at random
            if worth > top:
                top = worth
                best = legal[at]
        return best

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        """A point more makes an action about three times as promising."""
        assert isinstance(state, Table)
        found = worths(state, seat, actions)
        top = NOTHING
        for worth in found:
            top = max(top, worth)
        return [0.003 + exp((worth - top) / 90.0) for worth in found]

    def stage(self, state: State) -> int:
        assert isinstance(state, Table)
        return state.round_no + (1 if state.over() else 0)

    def evaluate(self, state: State) -> list[float]:
        """How likely each seat is ahead of each other, by points and what will become points."""
        assert isinstance(state, Table)
        if state.over():
            return rewards(state)
        outlooks: list[int] = []
        for seat in range(state.seats):
            outlooks.append(prospect(state, seat))
        spread = 500.0 + 220.0 * (8 - state.round_no)
        found: list[float] = []
        for seat in range(state.seats):
            total = 0.0
            for other in range(state.seats):
                if other != seat:
                    total += 1.0 / (1.0 + exp((outlooks[other] - outlooks[seat]) / spread))
            found.append(total / (state.seats - 1))
        return found


def worths(table: Table, seat: int, actions: list[int]) -> list[int]:
    """What each of some legal actions is worth."""
    phase = table.phase
    sites: list[int] = []
    if phase == PLANNING:
        sites = site_worths(table, seat)
    found: list[int] = []
    for action in actions:
        if phase == PLANNING:
            worth = plan_worth(table, seat, action, sites)
        elif phase == PLACING:
            worth = place_worth(table, seat, action)
        elif phase == CHOOSING:
            worth = character_worth(table, seat, action - TAKE)
        elif phase == SELLING:
            worth = another_fish(table, seat, action)
        elif phase == DOUBLING:
            room = space_for(table, table.second_good) >= 0
            worth = 100 if (action == SECOND) == room else 0
        elif phase == RESTING:
            worth = rest_worth(table, seat, action - KEEP)
        elif phase == NEUTRALS:
            worth = 0
        else:
            worth = turn_worth(table, seat, action)
        found.append(worth)
    return found


def prospect(table: Table, seat: int) -> int:
    """Points so far and what the seat owns, as if the game went on evenly."""
    at = seat * 4
    total = table.points[seat] * 100 + table.vatu[seat] * vatu_worth(table)
    for value in range(1, 4):
        total += table.gems[at + value] * value * 200
        total += table.fish_tiles[at + value] * value * (100 if table.round_no < 8 else 40)
    for isle in range(5):
        own = table.stalls[isle * 5 + seat]
        if own:
            total += own * stall_worth(table, seat, isle)
    if table.first == seat:
        total += 120
    return total


def vatu_worth(table: Table) -> int:
    return VATU if table.round_no < 7 else LATE_VATU


def stall_worth(table: Table, seat: int, isle: int) -> int:
    """Two points per tourist there or likely to come."""
    left = 8 - table.round_no
    room = BOX.slots_tourists[isle] - table.guests[isle]
    coming = min(room * 100, left * 38 + table.tourists * 25)
    return table.guests[isle] * 200 + coming * 2


def cargo_worth(table: Table, good: int, cubes: int) -> int:
    """Points for one or two cubes of a good."""
    worth = 0
    first = space_for(table, good)
    if first < 0:
        return 0
    worth += BOX.worth[good] * 100
    if free_slots(table, first) == 1:
        worth += BOX.ship_bonus * 100
    if cubes > 1:
        spaces = table.gaps[good] + table.gaps[3 + good] + table.gaps[6 + good]
        if spaces > 1 and table.reserve[good] > 0:
            worth += BOX.worth[good] * 100
    return worth


def fish_sale(table: Table, seat: int, extra: int) -> int:
    """Vatu for all fish, big ones first, with one more of the value `extra`."""
    at = table.price_at
    total = 0
    for value in range(3, 0, -1):
        count = table.fish_tiles[seat * 4 + value]
        if value == extra:
            count += 1
        while count:
            count -= 1
            if BOX.fish_track[at] > 1:
                total += BOX.fish_track[at] * value
            if at + 1 < len(BOX.fish_track) and not table.drop_per_action:
                at += 1
    return total


def deed_worth(table: Table, seat: int, deed: int, boat: int, vatu: int) -> int:
    """What an action is worth from a hex with so much money, or 0 if it cannot be done there."""
    person = table.character[seat] if table.turned[seat] == 0 else -1
    tile = table.hex_tile[boat]
    coin = vatu_worth(table)
    best = 0
    if deed == FISH:
        value = table.fish[tile]
        price = 130 if table.round_no < 8 else 45
        return value * (price + (100 if person == FISHERMAN else 0))
    if deed == EXPLORE:
        value = table.treasure[tile]
        return value * (200 + (coin if person == DIVER else 0))
    if deed == REST:
        return 130 if len(table.rest_order) < 4 else 0
    isles = ISLES_OF[table.shore[boat]]
    if deed == BUILD:
        cost = BOX.builder_cost if person == BUILDER else BOX.build_cost
        if vatu < cost or table.hand[seat] == 0:
            return 0
        for isle in isles:
            if table.stall_count[isle] < BOX.slots_stalls[isle]:
                best = max(best, stall_worth(table, seat, isle) - cost * coin + 60)
    elif deed == SELL:
        for isle in isles:
            if table.stalls[isle * 5 + seat] or person == SELLER:
                best = fish_sale(table, seat, 0) * coin
    elif deed == BUY:
        for isle in isles:
            for good in range(3):
                if table.cubes[isle * 3 + good] and BOX.price[good] <= vatu:
                    cubes = 2 if person == BUYER else 1
                    worth = cargo_worth(table, good, cubes) - BOX.price[good] * coin
                    best = max(best, worth)
    elif deed == DRAW:
        for isle in isles:
            if table.drawings[isle] < BOX.slots_drawings[isle]:
                best = 500 if person == ARTIST else 300
    elif deed == TRANSPORT and table.tourists:
        for isle in isles:
            if table.guests[isle] < BOX.slots_tourists[isle]:
                best = max(best, guest_worth(table, seat, isle, person, coin))
    return best


def guest_worth(table: Table, seat: int, isle: int, person: int, coin: int) -> int:
    """Income, the own stalls there, the Guide; a little less for the stalls of others."""
    own = table.stalls[isle * 5 + seat]
    others = table.stall_count[isle] - own
    worth = table.stall_count[isle] * coin + own * 200 - others * 50
    if person == GUIDE:
        worth += table.drawings[isle] * 200
    return max(worth, 10)


def reach(table: Table, seat: int) -> int:
    """How many steps the seat can sail."""
    if table.face_up(seat, NAVIGATOR):
        return 3
    return min(3, table.vatu[seat])


def sail_ends(table: Table, seat: int, steps: int) -> int:
    boat = table.boat[seat]
    ends = 0
    if steps > 0:
        ends = NEAR[boat] & table.moorings(seat)
    if steps > 1:
        ends |= table.two_steps(boat) & table.moorings(seat)
    if steps > 2:
        ends |= table.three_steps(boat) & table.moorings(seat)
    return ends & ~(1 << boat)


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


def turn_worth(table: Table, seat: int, action: int) -> int:
    """What to do with one stack now."""
    if action < WITHDRAW:
        deed = deed_of(action)
        worth = choice_worth(table, seat, deed, action)
        rivals = 0
        for other in range(table.seats):
            if other != seat and table.pawns[other * 9 + deed]:
                rivals += 1
        return worth + rivals * 40
    if action < STOP:
        deed = action - WITHDRAW
        # Give up first what can never be done, last what would be worth most.
        return -200 - deed_worth(table, seat, deed, table.boat[seat], table.vatu[seat])
    if action < GOVERN:
        return exchange_worth(table, seat, action)
    return NOTHING // 2


def choice_worth(table: Table, seat: int, deed: int, action: int) -> int:
    """The worth of one way to carry out an action now."""
    coin = vatu_worth(table)
    person = table.character[seat] if table.turned[seat] == 0 else -1
    if deed == SAIL:
        return sail_worth(table, seat, action)
    if deed == BUILD:
        return stall_worth(table, seat, action - DO_BUILD)
    if deed == SELL:
        return fish_sale(table, seat, 0) * coin + (action - DO_SELL) * 10
    if deed == BUY:
        good = (action - DO_BUY) % 3
        cubes = 2 if person == BUYER else 1
        return cargo_worth(table, good, cubes) - BOX.price[good] * coin
    if deed == DRAW:
        isle = action - DO_DRAW
        return (500 if person == ARTIST else 300) - table.drawings[isle]
    if deed == TRANSPORT:
        return guest_worth(table, seat, action - DO_TRANSPORT, person, coin)
    if action == DO_REST:
        return 60
    return deed_worth(table, seat, deed, table.boat[seat], table.vatu[seat])


def sail_worth(table: Table, seat: int, action: int) -> int:
    """What the other stacks would gain there against here."""
    target = (action - DO_SAIL) // 3
    course = (action - DO_SAIL) % 3
    boat = table.boat[seat]
    steps = course + 1 if course else steps_to(table, boat, target)
    cost = 0 if table.face_up(seat, NAVIGATOR) else steps
    vatu = table.vatu[seat] - cost
    total = -cost * 40
    for deed in range(1, 8):
        if table.pawns[seat * 9 + deed]:
            here = deed_worth(table, seat, deed, boat, table.vatu[seat])
            there = deed_worth(table, seat, deed, target, vatu)
            if table.leader[deed] == seat:
                total += there - here
            else:
                total += (there - here) * 2 // 3
    for deed in range(1, 8):  # nothing planned there: be near something for the next round
        total += deed_worth(table, seat, deed, target, 3) // 16
    return total - 30


def exchange_worth(table: Table, seat: int, action: int) -> int:
    """Treasures and points are given only for a stall that could not be paid otherwise."""
    if not table.pawns[seat * 9 + BUILD] or table.leader[BUILD] != seat:
        return NOTHING // 2
    cost = BOX.builder_cost if table.face_up(seat, BUILDER) else BOX.build_cost
    given = action - BEG + 1 if action >= BEG else action - CASH + 1
    vatu = table.vatu[seat]
    if vatu >= cost or vatu + given < cost or vatu + given > 9:
        return NOTHING // 2
    price = given * 100 if action >= BEG else given * 200
    gain = deed_worth(table, seat, BUILD, table.boat[seat], vatu + given) - price
    return gain if gain > 0 else NOTHING // 2


def another_fish(table: Table, seat: int, action: int) -> int:
    """Go on selling while the price is above the last step."""
    price = BOX.fish_track[table.price_at]
    if action == STOP:
        return 0
    value = action - DO_SELL + 1
    if price > 1 or table.round_no == 8:
        return price * value
    return -1


def place_worth(table: Table, seat: int, action: int) -> int:
    """New waters near the own boat."""
    hex_ = (action - PLACE) % 16
    tile = (action - PLACE) // 16 + 4
    boat = table.boat[seat]
    dq = BOX.q[hex_] - BOX.q[boat]
    dr = BOX.r[hex_] - BOX.r[boat]
    distance = max(abs(dq), abs(dr), abs(dq + dr))
    rich = BOX.tile_fish[tile] + BOX.tile_treasure[tile] + (3 if BOX.tile_isle[tile] >= 0 else 0)
    return -distance * rich


def character_worth(table: Table, seat: int, person: int) -> int:
    """Whose bonus fits where the boat is or could be."""
    worth = PEOPLE_BASE[person]
    boat = table.boat[seat]
    near = 1 << boat | sail_ends(table, seat, min(2, table.vatu[seat]))
    best = 0
    for h in range(16):
        if not near >> h & 1:
            continue
        tile = table.hex_tile[h]
        if person == DIVER:
            best = max(best, table.treasure[tile] * 60)
        elif person == FISHERMAN:
            best = max(best, table.fish[tile] * 100)
        elif person == GUIDE and table.tourists:
            for isle in ISLES_OF[table.shore[h]]:
                if table.guests[isle] < BOX.slots_tourists[isle]:
                    best = max(best, table.drawings[isle] * 200)
        elif person == SELLER:
            best = max(best, fish_sale(table, seat, 0) * 20)
    if person == NAVIGATOR and table.vatu[seat] < 3:
        worth += 120
    if person == BUILDER and table.round_no < 7:
        worth += 120 if table.vatu[seat] < 5 else 60
    return worth + best


def rest_worth(table: Table, seat: int, tile: int) -> int:
    if tile == 0:
        if table.round_no == 8:
            return 300
        return 90 if table.first == seat else 170
    return REST_WORTH[tile]


INSTINCT: Final = VanuatuInstinct()
# A playout ends with its round.
TUNING: Final = Tuning(exploration=0.3, bias=0.3, opening=3.0, whim=0.05, stages=1, longest=60)
