"""Chances: how likely each seat is to win a position.

Every seat has a number of points it may expect more than the others, and the chance to win follows
from the differences. The weights were fitted to the results of six thousand games of instinct
against itself with two, three and four seats (logistic regression on every turn's beginning); they
came out alike for every number of seats.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shoal.bots.instinct import rewards, with_points
from shoal.bots.instincts.carta_magica.distances import (
    BLACK_PORTS,
    RED_PORTS,
    taken_ports,
    way_home,
)
from shoal.games.carta_magica import scoring
from shoal.games.carta_magica.components import GOLD, GOODS, MAGIC
from shoal.games.carta_magica.rules import cards, ships, tokens
from shoal.games.carta_magica.state import CartaMagicaState

# All in points.
PAIR_OF_GOLD: Final = 4.5  # besides the gold itself: two buy a talisman
PAIR_FAR: Final = 0.1  # less for each step to a red harbour
GOOD: Final = 0.5
GOODS_FAR: Final = 0.04  # less for each good and step to a black harbour
LOAD: Final = 2.0  # four goods are worth a call
FULL: Final = 2.0  # each of the last two
STEP: Final = 0.3  # of the circle
STEP_NEAR: Final = 0.2  # more on the last 35
STEP_NEARER: Final = 0.35  # and again on the last 20
FIRST_HOME: Final = 6.5  # being nearer home than the others
LEAD: Final = 6.0  # steps that make this three times as likely
MISSED: Final = 4.5
STUCK: Final = 4.0
DAMAGE: Final = 4.5  # less near the beginning of the circle, where there is time
DAMAGE_EARLY: Final = 0.08
LUCKY: Final = 3.5
AGAIN: Final = 2.5
OTHER_CARD: Final = 1.0
MAGIC_WORTH: Final = 0.1
ON_SALE: Final = 5.0  # a talisman of the own challenge
IN_DECK: Final = 3.0
LATER: Final = 1.5  # each turn before the own one
# How a point more tells: more when the end is near.
SLOPE: Final = 0.095
SLOPE_LATE: Final = 0.13
SLOPE_LAST: Final = 0.4  # in the last round
LATE: Final = 20  # steps
WIN_PART: Final = 0.9  # of a reward; the rest is place and points


def win_chances(sea: CartaMagicaState) -> list[float]:
    """The chance of each seat to win."""
    seats = sea.seats
    ways: list[int] = []
    end = 60
    for seat in range(seats):
        way = way_home(sea, seat)
        ways.append(way)
        end = min(end, way)
    last = ships.anyone_returned(sea)
    slope = SLOPE_LAST if last else (SLOPE_LATE if end < LATE else SLOPE)
    found: list[float] = []
    hopes: list[float] = []
    top = -1000.0
    for seat in range(seats):
        worth = last_round_points(sea, seat, ways) if last else prospect(sea, seat, ways)
        hopes.append(worth)
        worth *= slope
        found.append(worth)
        top = max(top, worth)
    total = 0.0
    for seat in range(seats):
        found[seat] = exp(found[seat] - top)
        total += found[seat]
    for seat in range(seats):
        found[seat] /= total
    return with_points(found, hopes)


def last_round_points(sea: CartaMagicaState, seat: int, ways: list[int]) -> float:
    """Points, and the return of who is still to move and near."""
    total = float(scoring.score(sea, seat))
    to_move = (seat - sea.first) % sea.seats >= (sea.turn - sea.first) % sea.seats
    if to_move and not sea.returned[seat] and sea.condition[seat] == ships.SOUND:
        if ways[seat] <= 4:
            total += scoring.RETURN_POINTS * 0.8
        elif ways[seat] <= 9:
            total += scoring.RETURN_POINTS * 0.15 * (9 - ways[seat])
    return total


def prospect(sea: CartaMagicaState, seat: int, ways: list[int]) -> float:
    """Points, and what may become points."""
    if sea.home[seat] < 0:
        return 0.0
    total = float(scoring.score(sea, seat))
    gold, goods = tokens.own(sea, seat, GOLD), tokens.own(sea, seat, GOODS)
    place = sea.place[seat]
    if gold >= 2:
        far = RED_PORTS.nearest(place, taken_ports(sea, seat))
        total += (gold // 2) * (PAIR_OF_GOLD - PAIR_FAR * far)
    if goods:
        total += goods * GOOD
        if goods >= 2:
            total -= GOODS_FAR * goods * BLACK_PORTS.nearest(place, taken_ports(sea, seat))
        if goods >= 4:
            total += LOAD + FULL * max(0, goods - 6)
    total += voyage_points(seat, ways)
    total += MAGIC_WORTH * tokens.own(sea, seat, MAGIC) - MISSED * sea.missed[seat]
    total -= LATER * ((seat - sea.turn) % sea.seats)
    if sea.condition[seat] == ships.DAMAGED:
        total -= DAMAGE - DAMAGE_EARLY * ways[seat]
    elif sea.condition[seat] == ships.BECALMED:
        total -= STUCK
    return total + card_points(sea, seat)


def voyage_points(seat: int, ways: list[int]) -> float:
    """What the place on the circle is worth."""
    way = ways[seat]
    nearest_other = 99
    for other in range(len(ways)):
        if other != seat:
            nearest_other = min(nearest_other, ways[other])
    total = FIRST_HOME / (1.0 + exp((way - nearest_other) / LEAD)) - STEP * way
    if way < 35:
        total += STEP_NEAR * (35 - way)
    if way < 20:
        total += STEP_NEARER * (20 - way)
    return total


def card_points(sea: CartaMagicaState, seat: int) -> float:
    """Kept cards, and talismans of the challenge still to be had."""
    total = 0.0
    hand = sea.hand[seat]
    if hand:
        total += LUCKY * cards.count(hand & cards.LUCKY_WIND) + AGAIN * cards.count(
            hand & cards.SPIN_AGAIN
        )
        total += OTHER_CARD * cards.count(hand & (cards.REPAIR | cards.CURSE))
    wanted = cards.WANTED[sea.challenge[seat]]
    for talisman in sea.display:
        if wanted >> talisman & 1:
            total += ON_SALE
    for talisman in sea.deck:
        if wanted >> talisman & 1:
            total += IN_DECK
    return total


def final_reward(sea: CartaMagicaState) -> list[float]:
    """What a finished game is worth: winning above all, a little for place and points."""
    ranks = sea.ranking()
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    found = rewards(sea)
    for seat in range(sea.seats):
        won = 1.0 / winners if ranks[seat] == 1 else 0.0
        found[seat] = WIN_PART * won + (1.0 - WIN_PART) * found[seat]
    return with_points(found, [float(points) for points in sea.scores()])
