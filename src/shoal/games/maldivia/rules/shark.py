"""The shark: a blind swap of collected cards, and who knows what afterwards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shoal.games.maldivia import events
from shoal.games.maldivia.components import CARDS, ISLAND_CARDS, SHARK, VALUE, island_of

if TYPE_CHECKING:
    from shoal.games.maldivia.state import MaldiviaState

EVERYBODY: Final = 31  # bits of the four seats and, highest, of those who only watch
WATCHERS: Final = 16


def waits(sea: MaldiviaState, seat: int) -> bool:
    """Whether a boat stands on a shark that can still swap cards this turn (MAL-088)."""
    return not sea.special and sea.face[sea.boats[seat]] == SHARK


def holdings(sea: MaldiviaState, seat: int, side: int) -> list[int]:
    """The cards of an island a seat has collected."""
    found: list[int] = []
    for card in range(side * ISLAND_CARDS, side * ISLAND_CARDS + ISLAND_CARDS):
        if sea.owner[card] == seat:
            found.append(card)
    return found


def swap(sea: MaldiviaState, seat: int, given: int) -> None:
    """Draw a card of the chosen island from the opponent and give one's own (MAL-161, MAL-162).

    The opponent cannot refuse (MAL-164). Both partners know both cards; the others know the backs.
    """
    _mine, other, side = sea.trade
    theirs = holdings(sea, other, side)
    drawn = theirs[sea.chance.below(len(theirs))] if len(theirs) > 1 else theirs[0]
    blur(sea, seat, other, given)
    blur(sea, other, seat, drawn)
    sea.owner[given] = other
    sea.owner[drawn] = seat
    partners = 1 << seat | 1 << other
    sea.aware[given] |= partners
    sea.aware[drawn] |= partners
    clear_up(sea)
    change = VALUE[drawn] - VALUE[given]
    sea.points[seat] += change
    sea.points[other] -= change
    sea.special = True
    sea.reveals += 1
    events.swapped(sea, seat, other, given, drawn)


def blur(sea: MaldiviaState, holder: int, partner: int, card: int) -> None:
    """Others cannot know which card of an island left a hand, unless it was the only one."""
    candidates = holdings(sea, holder, island_of(card))
    if len(candidates) > 1:
        keep = 1 << holder | 1 << partner | absent(sea)
        for candidate in candidates:
            sea.aware[candidate] &= keep


def absent(sea: MaldiviaState) -> int:
    """Bits of the seats nobody sits on: they know everything, so that they never matter."""
    return 15 >> sea.seats << sea.seats


def clear_up(sea: MaldiviaState) -> None:
    """A card is known to its holder, and to anybody for whom only one holder is possible."""
    for side in range(4):
        for watcher in range(5):
            bit = 1 << watcher
            holder = -1
            several = False
            for card in range(side * ISLAND_CARDS, side * ISLAND_CARDS + ISLAND_CARDS):
                owner = sea.owner[card]
                if owner == watcher:
                    sea.aware[card] |= bit
                elif owner >= 0 and not sea.aware[card] & bit:
                    several = several or (holder >= 0 and holder != owner)
                    holder = owner
            if holder >= 0 and not several:
                for card in range(side * ISLAND_CARDS, side * ISLAND_CARDS + ISLAND_CARDS):
                    sea.aware[card] |= bit


def eye(observer: int) -> int:
    """The bit of an observer in `aware`."""
    return WATCHERS if observer < 0 else 1 << observer


def hazy(sea: MaldiviaState, observer: int) -> bool:
    """Whether any card's holder is unknown to an observer."""
    bit = eye(observer)
    return any(not sea.aware[card] & bit for card in range(CARDS))


ALL_AWARE: Final[list[int]] = [EVERYBODY] * CARDS
