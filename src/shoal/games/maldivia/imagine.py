"""Imagining: what an observer cannot know, gathered, drawn anew, and named for tests.

Hidden are the standing tiles of others, the order of the piles above the cards everybody saw go to
the bottom, and who holds which card of an island after swaps among others (`rules/memory.py`).
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia import actions, legal, moments
from shoal.games.maldivia.components import BOX, CARDS, TILES, VALUE, card_text
from shoal.games.maldivia.rules import memory, tiles
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel.chance import Chance

FOURS: Final[list[int]] = [1, 4, 16, 64, 256]  # arrows of so many tiles


def draw_hidden(sea: MaldiviaState, observer: int, chance: Chance) -> None:
    """Replace everything the observer cannot know."""
    if sea.moment == moments.PLAN:
        for seat in range(sea.seats):
            if seat != observer and sea.planned >> seat & 1:
                plan = actions.ALL_PLANS[chance.below(actions.PLANS)]
                tiles.lay(sea.tiles, seat, actions.plan_row(plan))
    elif sea.moment > moments.PLAN and sea.moment != moments.OVER:
        for seat in range(sea.seats):
            if seat != observer:
                imagine_tiles(sea, seat, chance)
    for side in range(4):
        imagine_pile(sea, side, chance)
    if sea.moment != moments.OVER and memory.hazy(sea):
        imagine_cards(sea, observer, chance)
    if sea.moment == moments.GIVE:
        sea.menu = legal.gifts(sea, sea.mover)


def imagine_tiles(sea: MaldiviaState, seat: int, chance: Chance) -> None:
    """Standing tiles: every arrangement with three arrows and one fog tile in all is as likely.

    That an octopus turned a tile changes nothing: turning is one-to-one.
    """
    lying = sea.lying(seat)
    standing = TILES - lying
    if standing == 0:
        return
    fog = standing
    first = seat * TILES
    for slot in range(lying):
        if tiles.is_fog(sea.tiles[first + slot]):
            fog = -1  # it has been revealed
    ways = FOURS[standing]
    drawn = chance.below(ways if fog < 0 else ways * standing)
    if fog >= 0:
        fog = lying + drawn // ways
    drawn %= ways
    for slot in range(lying, TILES):
        way = drawn % 4
        sea.tiles[first + slot] = tiles.fog_tile(way) if slot == fog else way
        drawn //= 4


def imagine_pile(sea: MaldiviaState, side: int, chance: Chance) -> None:
    """Shuffle a pile above its known bottom, from a fixed order."""
    pile, known = sea.piles[side], sea.sunk[side]
    if len(pile) - known < 2:
        return
    hidden = pile[known:]
    hidden.sort()
    chance.shuffle(hidden)
    for i in range(len(hidden)):
        pile[known + i] = hidden[i]


def imagine_cards(sea: MaldiviaState, observer: int, chance: Chance) -> None:
    """Deal the cards whose holders are unknown, with a story that leads to these hands."""
    owners = memory.imagine_story(sea, observer, chance)
    for card in range(CARDS):
        if sea.owner[card] != owners[card]:
            sea.points[sea.owner[card]] -= VALUE[card]
            sea.points[owners[card]] += VALUE[card]
    sea.owner = owners
    if sea.aware is not memory.ALL_AWARE:
        memory.clear_up(sea)


def secrets(sea: MaldiviaState, observer: int) -> list[str]:
    """What an observer cannot know, as texts."""
    found: list[str] = []
    for seat in range(sea.seats):
        planned = sea.moment > moments.PLAN or sea.planned >> seat & 1
        if seat != observer and planned and sea.moment != moments.OVER:
            standing = [tiles.TEXTS[tile] for tile in sea.plan(seat)[sea.lying(seat) :]]
            if standing:
                found.append(f"plan p{seat + 1}: {'/'.join(standing)}")
    for side in range(4):
        hidden = sea.piles[side][sea.sunk[side] :]
        if len(hidden) > 1:
            found.append(f"pile {BOX.islands[side].lower()}: {card_text(hidden[::-1])}")
    if sea.moment != moments.OVER and memory.hazy(sea):
        unsure = memory.unsure(sea, observer)
        for seat in range(sea.seats):
            loose = [card for card in unsure if sea.owner[card] == seat]
            if loose:
                found.append(f"cards p{seat + 1}: {card_text(loose)}")
    return found
