"""Vanuatu by instinct: plan a short chain around one place, hold its majorities, spend in time.

Every action has a worth in points at a place (`vanuatu_deeds.py`); a plan is worth what its actions
are worth where the boat is or could sail, weighed with the chance to hold the majority
(`vanuatu_plans.py`); a position is judged in `vanuatu_outlook.py`.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shoal.bots.instinct import Instinct
from shoal.bots.instincts.vanuatu_deeds import (
    cargo_worth,
    deed_worth,
    fish_sale,
    guest_worth,
    sail_ends,
    stall_worth,
    vatu_worth,
)
from shoal.bots.instincts.vanuatu_outlook import final_reward, win_chances
from shoal.bots.instincts.vanuatu_plans import NOTHING, plan_worth, site_worths
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
    FISHERMAN,
    GOVERN,
    GUIDE,
    KEEP,
    NAVIGATOR,
    PLACE,
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
from shoal.games.vanuatu.archipelago import ISLES_OF
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.deeds import steps_to
from shoal.games.vanuatu.harbour import space_for
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
PEOPLE_BASE: Final[list[int]] = [180, 150, 60, 40, 40, 250, 150, 60, 50, 120, 80]
REST_WORTH: Final[list[int]] = [150, 100, 160, 60]


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
        assert isinstance(state, Table)
        return final_reward(state) if state.over() else win_chances(state)

    def reward(self, state: State) -> list[float]:
        assert isinstance(state, Table)
        return final_reward(state)


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
)
