"""The shark: a blind swap of collected cards, and who knows what afterwards."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.actions import GIVE, SWAP
from shoal.games.maldivia.box import BOX, SHARK, VALUE
from shoal.games.maldivia.fog import island
from shoal.games.maldivia.waters import EVERYBODY, WATCHERS, Waters


def holds(sea: Waters, seat: int, side: int) -> int:
    """How many cards of an island a seat has collected."""
    count = 0
    for card in range(side * 10, side * 10 + 10):
        if sea.owner[card] == seat:
            count += 1
    return count


def add_swaps(sea: Waters, seat: int, menu: list[int]) -> None:
    """The backs that can be swapped: one of mine for one of an opponent's (MAL-160, MAL-161).

    Sharks are always at the edge, so a delivery may come first (MAL-163, MAL-166).
    """
    if sea.special or sea.face[sea.boats[seat]] != SHARK:
        return
    backs = [0] * 16  # cards per seat and island
    for card in range(40):
        owner = sea.owner[card]
        if owner >= 0:
            backs[owner * 4 + card // 10] += 1
    for mine in range(4):
        if backs[seat * 4 + mine]:
            for other in range(sea.seats):
                if other != seat:
                    for theirs in range(4):
                        if backs[other * 4 + theirs]:
                            menu.append(SWAP + mine * 16 + other * 4 + theirs)


def give_menu(sea: Waters, seat: int) -> list[int]:
    """Which card of the island I offered to give; all is chosen before the draw (MAL-162)."""
    side = sea.trade // 16
    menu: list[int] = []
    for card in range(side * 10, side * 10 + 10):
        if sea.owner[card] == seat:
            menu.append(GIVE + card)
    return menu


def swap(sea: Waters, seat: int, given: int) -> None:
    """Draw a card of the chosen island from the opponent and give one's own (MAL-161, MAL-162).

    The opponent cannot refuse (MAL-164). Both partners know both cards; the others know the backs.
    """
    other, side = sea.trade // 4 % 4, sea.trade % 4
    theirs: list[int] = []
    for card in range(side * 10, side * 10 + 10):
        if sea.owner[card] == other:
            theirs.append(card)
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
    sea.special = 1
    sea.trade = -1
    sea.reveals += 1
    if sea.journal is not None:
        told: dict[str, object] = {
            "seat": seat,
            "other_seat": other,
            "gave": island(given // 10),
            "took": island(side),
        }
        secret: dict[str, object] = {
            "given": BOX.cards[given],
            "given_fish": BOX.orders[given],
            "drawn": BOX.cards[drawn],
            "drawn_fish": BOX.orders[drawn],
        }
        sea.journal.whisper("swapped", told, secret, [seat, other])


def blur(sea: Waters, holder: int, partner: int, card: int) -> None:
    """Others cannot know which card of an island left a hand, unless it was the only one."""
    side = card // 10
    if holds(sea, holder, side) > 1:
        keep = 1 << holder | 1 << partner | absent(sea)
        for other in range(side * 10, side * 10 + 10):
            if sea.owner[other] == holder:
                sea.aware[other] &= keep


def absent(sea: Waters) -> int:
    """Bits of the seats nobody sits on: they know everything, so that they never matter."""
    return 15 >> sea.seats << sea.seats


def clear_up(sea: Waters) -> None:
    """A card is known to its holder, and to anybody for whom only one holder is possible."""
    for side in range(4):
        for watcher in range(5):
            bit = 1 << watcher
            holder = -1
            several = False
            for card in range(side * 10, side * 10 + 10):
                owner = sea.owner[card]
                if owner == watcher:
                    sea.aware[card] |= bit
                elif owner >= 0 and not sea.aware[card] & bit:
                    several = several or (holder >= 0 and holder != owner)
                    holder = owner
            if holder >= 0 and not several:
                for card in range(side * 10, side * 10 + 10):
                    sea.aware[card] |= bit


def eye(observer: int) -> int:
    """The bit of an observer in `aware`."""
    return WATCHERS if observer < 0 else 1 << observer


def hazy(sea: Waters, observer: int) -> bool:
    """Whether any card's holder is unknown to an observer."""
    bit = eye(observer)
    return any(not sea.aware[card] & bit for card in range(40))


ALL_AWARE: Final[list[int]] = [EVERYBODY] * 40
