"""Memory: what was seen in public, and who can know whose pile a fish lies in (KF-084, KF-125).

The state remembers for everybody, so that whoever decides for a seat, or imagines what it cannot
know, forgets nothing: the faces that were turned back, and the fish that were collected. Thefts
are blind (KF-125): only robber and robbed know which fish went. What everybody remembers is shown
when the option memory help is on, and never otherwise.

`gone` has a number for each fish: four bits for each observer, the seats in order and then those
who only watch, with the piles it may lie in as that observer knows. It is 0 for a fish nobody saw
collected.
"""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische import components
from shoal.games.kleine_fische.state import KleineFischeState
from shoal.kernel.chance import Chance

EVERYBODY: Final = 16  # bit in `known`: a face that all saw
SCATTERED: Final = 9  # collected by somebody, but a theft blurred by whom
WATCHERS: Final = 4  # the observers that only watch: they know what everybody knows
OBSERVERS: Final = 5
ALL: Final = 0x11111  # a pile's first bit, for every observer
NOTHING: Final[list[int]] = [0] * components.FISH


def holder(seat: int) -> int:
    """The mark for what a seat was seen to collect; 0 is nobody's."""
    return seat + 1


def mark(sea: KleineFischeState, card: int) -> int:
    """What everybody knows about a fish: its holder, `SCATTERED`, or 0 if it was not collected."""
    piles = sea.gone[card] >> 4 * WATCHERS
    for seat in range(sea.seats):
        if piles == 1 << seat:
            return holder(seat)
    return SCATTERED if piles else 0


def piles_of(sea: KleineFischeState, observer: int, card: int) -> int:
    """Bits of the piles a fish may lie in, as an observer knows."""
    return sea.gone[card] >> 4 * (observer if observer >= 0 else WATCHERS) & 15


def turned_back(sea: KleineFischeState, places: list[int]) -> None:
    """Fish that go face down again before everybody's eyes."""
    for place in places:
        sea.known[place] |= EVERYBODY


def collected(sea: KleineFischeState, seat: int, cards: list[int]) -> None:
    for card in cards:
        sea.gone[card] = ALL << seat


def blur(sea: KleineFischeState, taker: int, loser: int, taken: list[int], whole: bool) -> None:
    """After a theft only the two of them know what the loser still has.

    A pile that was taken whole changes hands without doubt.
    """
    gone = sea.gone
    for card in range(components.FISH):
        if not gone[card]:
            continue
        moved = 0
        for observer in range(OBSERVERS):
            piles = gone[card] >> 4 * observer & 15
            if observer in (taker, loser):
                if card in taken:
                    piles = 1 << taker
            elif piles >> loser & 1:
                piles |= 1 << taker
                if whole:
                    piles &= ~(1 << loser)
            moved |= piles << 4 * observer
        gone[card] = moved


def doubtful(sea: KleineFischeState, observer: int) -> list[int]:
    """The fish in others' piles of which an observer cannot say in whose."""
    shift = 4 * (observer if observer >= 0 else WATCHERS)
    gone = sea.gone
    found: list[int] = []
    for card in range(components.FISH):
        piles = gone[card] >> shift & 15
        if piles & piles - 1:
            found.append(card)
    return found


def deal(sea: KleineFischeState, observer: int, chance: Chance) -> None:
    """Deal the fish in doubt to piles they may lie in; each pile keeps its size.

    Any deal that fits can come up, though not all are equally likely. Then others know of them
    what everybody does, and their own piles.
    """
    gone = sea.gone
    unsure = doubtful(sea, observer)
    if unsure:
        room = [0] * sea.seats
        for seat in range(sea.seats):
            if seat != observer:
                kept: list[int] = []
                for card in sea.piles[seat]:
                    piles = piles_of(sea, observer, card)
                    if piles & piles - 1:
                        room[seat] += 1
                    else:
                        kept.append(card)
                sea.piles[seat] = kept
        chance.shuffle(unsure)
        waiting = [0] * 16  # how many fish are still to be dealt, by the piles they may go to
        for card in unsure:
            waiting[piles_of(sea, observer, card)] += 1
        for card in unsure:
            piles = piles_of(sea, observer, card)
            waiting[piles] -= 1
            seat = drawn_pile(room, waiting, piles, chance)
            room[seat] -= 1
            sea.piles[seat].append(card)
        for seat in range(sea.seats):
            if seat != observer:
                sea.piles[seat].sort()
    sea.gone = common_knowledge(sea, observer, gone)


def drawn_pile(room: list[int], waiting: list[int], piles: int, chance: Chance) -> int:
    """One of the piles a fish may go to, so that all others still find theirs."""
    total = 0
    for seat in range(len(room)):
        if piles >> seat & 1:
            total += room[seat]
    point = chance.below(total)
    found = -1
    for step in range(2 * len(room)):
        seat = step % len(room)
        if not piles >> seat & 1 or room[seat] == 0:
            continue
        if step < len(room) and point >= room[seat]:
            point -= room[seat]
            continue
        point = 0
        room[seat] -= 1
        fits = all_fit(room, waiting)
        room[seat] += 1
        if fits:
            return seat
        found = seat
    return found


def all_fit(room: list[int], waiting: list[int]) -> bool:
    """Whether every fish still finds a pile: no group of piles is asked for more than it takes."""
    for group in range(1, 1 << len(room)):
        free = 0
        for seat in range(len(room)):
            if group >> seat & 1:
                free += room[seat]
        for piles in range(1, group + 1):
            if piles & ~group == 0:
                free -= waiting[piles]
        if free < 0:
            return False
    return True


def common_knowledge(sea: KleineFischeState, observer: int, gone: list[int]) -> list[int]:
    """What all know, as far as the observer can tell: nobody sees what others found out."""
    found = gone
    mine = observer if observer >= 0 else WATCHERS
    for seat in range(sea.seats):
        for card in sea.piles[seat]:
            public = gone[card] >> 4 * WATCHERS
            if public & public - 1 == 0:
                continue  # no doubt, or nobody saw it
            told = 0
            for other in range(OBSERVERS):
                piles = public
                if other == mine:
                    piles = gone[card] >> 4 * mine & 15
                elif other == seat:
                    piles = 1 << seat
                elif other < WATCHERS:
                    piles = public & ~(1 << other)
                told |= piles << 4 * other
            if told != gone[card]:
                if found is gone:
                    found = gone[:]
                found[card] = told
    return found


def recall(sea: KleineFischeState, observer: int) -> dict[str, object]:
    """What an observer has seen that a view may not show: faces by place, fish by pile."""
    from shoal.games.kleine_fische import imagine  # noqa: PLC0415 (they need each other)
    from shoal.games.kleine_fische import map as reef  # noqa: PLC0415

    faces: dict[str, object] = {}
    for place in range(reef.PLACES):
        card = sea.board[place]
        if 0 <= card < components.FISH and imagine.knows_place(sea, observer, place):
            faces[reef.PLACE_NAMES[place]] = components.CARD_NAMES[card]
    holders: dict[str, object] = {}
    for card in range(components.FISH):
        piles = piles_of(sea, observer, card)
        if piles:
            seats = [seat for seat in range(sea.seats) if piles >> seat & 1]
            holders[components.CARD_NAMES[card]] = seats
    return {"faces": faces, "holders": holders}
