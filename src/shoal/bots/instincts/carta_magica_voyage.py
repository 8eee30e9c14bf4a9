"""Carta Magica by instinct, the voyage: what each space and each action of a turn is worth.

A voyage has legs: to a black harbour with goods, to a red one with gold, and round the island
home. Destinations are valued by how near they bring the next leg and how safe they lie in a storm.
"""

from __future__ import annotations

from typing import Final

from shoal.bots.instincts.carta_magica_sea import (
    BLACK_CELLS,
    RED_CELLS,
    RISK,
    homeward,
    nearest,
    way_home,
)
from shoal.games.carta_magica import actions, phases
from shoal.games.carta_magica.cards import CURSE, LUCKY_WIND, POINTS, WANTED
from shoal.games.carta_magica.chart import BLACK, BLUE, RED, SPACE
from shoal.games.carta_magica.reach import waters
from shoal.games.carta_magica.table import (
    CHALLENGE_POINTS,
    DAMAGED,
    GOLD,
    GOODS,
    LIMIT,
    Table,
)
from shoal.games.carta_magica.wheel import NUMBER

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


def talisman_worth(table: Table, seat: int, talisman: int) -> int:
    mine = WANTED[table.challenge[seat]] >> talisman & 1
    return POINTS[talisman] + (CHALLENGE_POINTS if mine else 0)


def best_shown(table: Table, seat: int) -> int:
    """The most valuable purchase at hand, in points; an unseen card counts as six."""
    best = 6 if table.deck else 0
    for talisman in table.display:
        best = max(best, talisman_worth(table, seat, talisman))
    return best


def going_home(table: Table, seat: int) -> bool:
    """Whether it is time to turn for home: enough gathered, or somebody else is nearly there."""
    ahead = homeward(table.home[seat]).ahead(table.place[seat], table.laps[seat])
    if table.anyone_returned():
        return True
    if ahead < PACE * (EARLIEST_END - table.round):
        return False
    points = table.score(seat)
    if hurried(table, seat, ahead) or points >= ENOUGH_POINTS or table.round >= LATE_ROUND:
        return True
    for other in range(table.seats):
        if other != seat:
            theirs = homeward(table.home[other]).ahead(table.place[other], table.laps[other])
            if theirs <= 20 and ahead <= theirs + 12:
                return True
    return ahead <= 9 and points >= 12


def hurried(table: Table, seat: int, ahead: int) -> bool:
    """Whether the game drags on: straight home now, past all harbours. Who leads waits less."""
    latest = LEADER_HURRY if leads(table, seat) else HURRY_ROUND
    return PACE * table.round + ahead >= PACE * latest


def leads(table: Table, seat: int) -> bool:
    """Whether nobody has more points."""
    mine = table.score(seat)
    return all(table.score(other) <= mine for other in range(table.seats))


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
        early = table.round < EARLIEST_END and not table.anyone_returned()
        return 150 if home and not early else -40
    if home and hurried(table, seat, way_home(table, seat)):
        return 3 * (value - STEP * ahead)
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
    if ahead < OFFING and table.round < EARLIEST_END:
        ahead = 2 * OFFING - ahead
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
            worth = stay + (60 if home else -5)
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
    home = going_home(table, seat)
    if home and hurried(table, seat, ahead):
        return -3 * (STORM * RISK[place] + STEP * ahead)
    value = -STORM * RISK[place] - (2 * STEP if home else PULL) * ahead
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
