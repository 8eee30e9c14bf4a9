"""What a mast is worth in Maldivia, and the best use of a space.

A mast is judged by the open orders it fills. It is packed into a number, three bits a colour, so
that all there is to know about a mast and a card stands in a table.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.components import CARDS, CATCH, FISH, MAST, NEED, VALUE
from shoal.games.maldivia.map import NEXT
from shoal.games.maldivia.state import MaldiviaState

FILLED: Final = 0.62  # worth of a point whose order is complete on the mast
STARTED: Final = 0.34  # worth of a point whose order is being collected
COLOUR_MASKS: Final[list[int]] = [1, 8, 64, 512]  # one fish of each colour
MASTS: Final = 4096


def _counts() -> list[int]:
    """How many fish a mast has."""
    return [(m & 7) + (m >> 3 & 7) + (m >> 6 & 7) + (m >> 9) for m in range(MASTS)]


def _matches() -> bytes:
    """`MATCHES[card * 4096 + mast]`: how many of the fish a card asks for are on the mast.

    As bytes, since it is asked all the time: a list of so many does not fit into a core's cache.
    """
    found: list[int] = []
    for card in range(CARDS):
        row = [0]
        for colour in range(3, -1, -1):
            least = [min(NEED[card * 4 + colour], fish) for fish in range(8)]
            row = [more + fish for more in row for fish in least]
        found.extend(row)
    return bytes(found)


COUNT: Final[list[int]] = _counts()
MATCHES: Final[bytes] = _matches()


def _parts() -> list[float]:
    """`PARTS[card * 8 + match]`: what so many fish of the order of one card alone are worth."""
    found: list[float] = []
    for card in range(CARDS):
        worth = VALUE[card]
        parts = [STARTED * match * match / worth for match in range(worth)] + [FILLED * worth]
        found.extend(parts + [0.0] * (8 - len(parts)))
    return found


PARTS: Final[list[float]] = _parts()
ORDER: Final[list[int]] = [
    NEED[c * 4] + 8 * NEED[c * 4 + 1] + 64 * NEED[c * 4 + 2] + 512 * NEED[c * 4 + 3]
    for c in range(CARDS)
]


def packed(sea: MaldiviaState, seat: int) -> int:
    """The fish of a mast, three bits a colour."""
    have = 0
    for i in range(sea.height[seat]):
        have += COLOUR_MASKS[sea.mast[seat * MAST + i]]
    return have


def promise(sea: MaldiviaState, have: int, served: int) -> float:
    """What a mast is worth against the open orders that are not yet served."""
    if have == 0:
        return 0.0
    total = 0.0
    best = 0.0
    gone = served
    for card in sea.ships:
        if card >= 0 and not gone & 1:
            part = PARTS[card * 8 + MATCHES[card * MASTS + have]]
            total += part
            best = max(best, part)
        gone >>= 1
    # The same fish cannot fill two orders: the best counts full, the rest for choice only.
    return best + 0.25 * (total - best) + 0.02 * COUNT[have]


def demand(sea: MaldiviaState, have: int, colour: int) -> float:
    """How much a colour is wanted by the open orders, nearly filled ones most."""
    total = 0.0
    for place in range(8):
        card = sea.ships[place]
        if card >= 0 and NEED[card * 4 + colour]:
            found = MATCHES[card * MASTS + have]
            total += NEED[card * 4 + colour] * (1.0 + found * found)
    return total


def landed(
    sea: MaldiviaState, seat: int, cell: int, have: int, served: int, worth: float, robbing: bool
) -> tuple[float, int, int, float]:
    """The best use of a space, to fish or to deliver: score, mast, ships served, points made."""
    fresh = have
    if robbing:
        room = MAST - COUNT[fresh]
        for way in range(4):
            there = NEXT[cell * 4 + way]
            if there >= 0 and room > 0:
                other = sea.at[there]
                if other >= 0 and other != seat and sea.height[other]:
                    fresh += COLOUR_MASKS[sea.mast[other * MAST + sea.height[other] - 1]]
                    room -= 1
    left, gone, made = fresh, served, worth
    shores = sea.shores(cell) if left else 0
    side = 0
    while shores:
        if shores & 1 and left:
            chosen, best = -1, 0
            for slot in range(2):
                place = side * 2 + slot
                card = sea.ships[place]
                waits = card >= 0 and not gone >> place & 1
                if waits and VALUE[card] > best and MATCHES[card * MASTS + left] == VALUE[card]:
                    chosen, best = place, VALUE[card]
            if chosen >= 0:
                left -= ORDER[sea.ships[chosen]]
                gone |= 1 << chosen
                made += best
        shores >>= 1
        side += 1
    score = made + promise(sea, left, gone)
    shows = sea.face[cell]
    if shows >= FISH:
        full = after_fishing(sea, shows, fresh)
        fishing = worth + promise(sea, full, served)
        if fishing > score:
            return fishing, full, served, worth
    return score, left, gone, made


def after_fishing(sea: MaldiviaState, shows: int, have: int) -> int:
    """The mast after fishing where so much swims; what does not fit stays behind."""
    room = MAST - COUNT[have]
    for colour in range(4):
        caught = CATCH[shows * 4 + colour]
        if caught:
            there = min(caught, sea.supply[colour])  # two at a time: of three it is slow
            caught = min(there, room)
            have += caught * COLOUR_MASKS[colour]
            room -= caught
    return have
