"""Chances: how likely each seat is to win a position, and the points it may expect.

A seat is seen as a few numbers: what it has, what may become of that, and where it is. A chance to
win is a softmax over the seats of their weighted sums; points are a weighted sum as well. The
weights differ by how near the end is, since a point tells more when there is no time to catch up.
They are learned from finished games: `learned.py` says how.
"""

from __future__ import annotations

from math import exp
from typing import Final

from shoal.bots.instinct import learned_chances, with_points
from shoal.bots.instincts.carta_magica.distances import (
    BLACK_PORTS,
    RED_PORTS,
    taken_ports,
    way_home,
)
from shoal.bots.instincts.carta_magica.learned import CHANCES, POINTS
from shoal.games.carta_magica import scoring
from shoal.games.carta_magica.components import GOLD, GOODS, MAGIC
from shoal.games.carta_magica.rules import cards, ships, tokens
from shoal.games.carta_magica.state import CartaMagicaState

FEATURES: Final = 32
LEAD: Final = 6.0  # steps nearer home than anybody else that make coming first three times likelier
# Stages of the game by the steps that whoever is nearest still has to go; the last round is one.
NEAR: Final = [5, 10, 18, 28, 40]
LAST_ROUND: Final = 6
STAGES: Final = 7


def stage_of(sea: CartaMagicaState, ways: list[int]) -> int:
    """Which stage of the game it is."""
    if ships.anyone_returned(sea):
        return LAST_ROUND
    end = 60
    for way in ways:
        end = min(end, way)
    stage = 0
    while stage < 5 and end >= NEAR[stage]:
        stage += 1
    return stage


def win_chances(sea: CartaMagicaState) -> list[float]:
    """The chance of each seat to win, and a little for points."""
    seats = sea.seats
    ways: list[int] = []
    for seat in range(seats):
        ways.append(way_home(sea, seat))
    stage = stage_of(sea, ways)
    seen = [features(sea, seat, ways) for seat in range(seats)]
    return learned_chances(seen, CHANCES[stage], POINTS[stage])


def features(sea: CartaMagicaState, seat: int, ways: list[int]) -> list[float]:
    """A seat in numbers. Who has had the last turn has points, and nothing else matters."""
    seen = [0.0] * FEATURES
    points = scoring.score(sea, seat)
    seen[0] = 1.0
    seen[1] = float(points)
    if sea.home[seat] < 0:
        return seen
    if ships.anyone_returned(sea):
        played = (seat - sea.first) % sea.seats < (sea.turn - sea.first) % sea.seats
        if played:
            return seen
        seen[2] = 1.0
        seen[3] = 0.0 if sea.returned[seat] else 1.0
    place = sea.place[seat]
    possess(sea, seat, seen, place)
    voyage(sea, seat, ways, seen)
    hold(sea, seat, seen)
    return seen


def possess(sea: CartaMagicaState, seat: int, seen: list[float], place: int) -> None:
    """Gold, goods and magic, and how far it is to where they are worth something."""
    gold, goods = tokens.own(sea, seat, GOLD), tokens.own(sea, seat, GOODS)
    taken = taken_ports(sea, seat)
    pairs = gold // 2
    if pairs:
        far = RED_PORTS.nearest(place, taken)
        seen[4] = float(pairs)
        seen[5] = float(pairs * far)
        seen[6] = float(far)
    seen[7] = float(goods)
    if goods >= 2:
        far = BLACK_PORTS.nearest(place, taken)
        seen[8] = float(goods * far)
        seen[9] = float(far)
    if goods >= 4:
        seen[10] = 1.0
        seen[11] = float(max(0, goods - 6))
    seen[12] = float(tokens.own(sea, seat, MAGIC))


def voyage(sea: CartaMagicaState, seat: int, ways: list[int], seen: list[float]) -> None:
    """The place on the circle, and what keeps the ship there."""
    way = ways[seat]
    nearest = 99
    for other in range(len(ways)):
        if other != seat:
            nearest = min(nearest, ways[other])
    seen[13] = float(way)
    seen[14] = float(max(0, 35 - way))
    seen[15] = float(max(0, 20 - way))
    seen[16] = float(max(0, 10 - way))
    seen[17] = float(max(0, 5 - way))
    seen[18] = 1.0 / (1.0 + exp((way - nearest) / LEAD))
    seen[19] = float(sea.missed[seat])
    seen[20] = float((seat - sea.turn) % sea.seats)
    if sea.condition[seat] == ships.DAMAGED:
        seen[21] = 1.0
        seen[22] = float(way)
    elif sea.condition[seat] == ships.BECALMED:
        seen[23] = 1.0


def hold(sea: CartaMagicaState, seat: int, seen: list[float]) -> None:
    """Kept cards, and where the talismans are that somebody's challenge wants."""
    hand = sea.hand[seat]
    if hand:
        seen[24] = float(cards.count(hand & cards.LUCKY_WIND))
        seen[25] = float(cards.count(hand & cards.SPIN_AGAIN))
        seen[26] = float(cards.count(hand & (cards.REPAIR | cards.CURSE | cards.GOOD_WEATHER)))
        seen[27] = float(cards.count(hand & cards.MONSTERS))
    wanted = cards.WANTED[sea.challenge[seat]]
    mine = sea.talismans[seat]
    rest = wanted & ~mine  # what nobody has and is not on sale lies in the deck
    shown = preyed = prized = 0
    for talisman in sea.display:
        if wanted >> talisman & 1:
            shown += 1
    for other in range(sea.seats):
        if other != seat:
            if sea.talismans[other] & wanted:
                preyed += 1
                rest &= ~sea.talismans[other]
            if mine and mine & cards.WANTED[sea.challenge[other]]:
                prized += 1
    seen[28] = float(shown)
    seen[29] = float(cards.count(rest) - shown)
    seen[30] = float(preyed)
    seen[31] = float(prized)


def final_reward(sea: CartaMagicaState) -> list[float]:
    """What a finished game is worth: the win, shared by who shares it, and a little for points."""
    ranks = sea.ranking()
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    found = [1.0 / winners if rank == 1 else 0.0 for rank in ranks]
    return with_points(found, [float(points) for points in sea.scores()])
