"""Imagining: what an observer cannot know, drawn anew.

Hidden are the standing tiles of others, the order of the piles above the cards everybody saw go to
the bottom, and who holds which card of an island after swaps among others. Everybody remembers the
deliveries they saw and the swaps they took part in; of a swap among others they know the backs.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.actions import ARRANGED, PLANS
from shoal.games.maldivia.box import VALUE
from shoal.games.maldivia.shark import absent, clear_up, eye, hazy
from shoal.games.maldivia.waters import ASK_PLAN, OVER, Waters
from shoal.kernel.chance import Chance

FOURS: Final[list[int]] = [1, 4, 16, 64, 256]  # arrows of so many tiles


def imagine_hidden(sea: Waters, observer: int, chance: Chance) -> None:
    """Replace everything the observer cannot know."""
    if sea.ask == ASK_PLAN:
        for seat in range(sea.seats):
            if seat != observer and sea.planned >> seat & 1:
                plan = chance.below(PLANS)
                for slot in range(4):
                    sea.tiles[seat * 4 + slot] = ARRANGED[plan * 4 + slot]
    elif sea.ask > ASK_PLAN and sea.ask != OVER:
        for seat in range(sea.seats):
            if seat != observer:
                imagine_tiles(sea, seat, chance)
    for side in range(4):
        imagine_pile(sea, side, chance)
    if sea.ask != OVER and hazy(sea, observer):
        for side in range(4):
            imagine_cards(sea, side, observer, chance)
        clear_up(sea)


def imagine_tiles(sea: Waters, seat: int, chance: Chance) -> None:
    """Standing tiles: every arrangement with three arrows and one fog tile in all is as likely.

    That an octopus turned a tile changes nothing: turning is one-to-one.
    """
    lying = sea.lying(seat)
    standing = 4 - lying
    if standing == 0:
        return
    fog = standing
    first = seat * 4
    for slot in range(lying):
        if sea.tiles[first + slot] >= 4:
            fog = -1  # it has been revealed
    ways = FOURS[standing]
    drawn = chance.below(ways if fog < 0 else ways * standing)
    if fog >= 0:
        fog = lying + drawn // ways
    drawn %= ways
    for slot in range(lying, 4):
        sea.tiles[first + slot] = drawn % 4 + (4 if slot == fog else 0)
        drawn //= 4


def imagine_pile(sea: Waters, side: int, chance: Chance) -> None:
    """Shuffle a pile above its known bottom, from a fixed order."""
    pile, known = sea.piles[side], sea.sunk[side]
    if len(pile) - known < 2:
        return
    hidden = pile[known:]
    hidden.sort()
    chance.shuffle(hidden)
    for i in range(len(hidden)):
        pile[known + i] = hidden[i]


def imagine_cards(sea: Waters, side: int, observer: int, chance: Chance) -> None:
    """Deal the cards of an island whose holders are unknown among those who may hold them."""
    bit = eye(observer)
    cards: list[int] = []
    holders: list[int] = []
    for card in range(side * 10, side * 10 + 10):
        if not sea.aware[card] & bit:
            cards.append(card)
            holders.append(sea.owner[card])
    holders.sort()
    chance.shuffle(cards)
    for i in range(len(cards)):
        card, holder = cards[i], holders[i]
        value = VALUE[card]
        sea.points[sea.owner[card]] -= value
        sea.points[holder] += value
        sea.owner[card] = holder
        # What others know about these cards is unknown as well: only that holders know their own.
        sea.aware[card] = 1 << holder | absent(sea)
