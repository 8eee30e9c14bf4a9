"""Memory: which hands of cards an observer must reckon with after swaps.

Every delivered card lay open, so all know the first hands. Of a swap the two partners know both
cards, the others the backs (MAL-161): any card of that island in the giving hand may have gone.
What an observer can know is therefore a set of worlds, one for each way the swaps may have gone
that fits the cards the observer gave and got. Each way is as likely as any other: how many cards
of an island somebody holds is seen by all.

A story is a list of what happened to cards, from the first swap on: (seat, partner, given, drawn)
for a swap, (seat, -1, card, -1) for a delivery. A world is a number with three bits for each card
of an island: 0 for nobody, else the holder's seat and one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from shoal.games.maldivia.components import BOX, CARDS, CARDS_OF, ISLAND_CARDS, island_of
from shoal.kernel.chance import Chance

if TYPE_CHECKING:
    from shoal.games.maldivia.state import MaldiviaState

EVERYBODY: Final = 31  # bits of the four seats and, highest, of those who only watch
WATCHERS: Final = 16
ALL_AWARE: Final[list[int]] = [EVERYBODY] * CARDS  # every first hand is known

Entry = tuple[int, int, int, int]
NO_STORY: Final[list[Entry]] = []

MANY: Final = 1 << 28  # more ways than this are thinned out, so that one of them can be drawn


def eye(observer: int) -> int:
    """The bit of an observer in `aware`."""
    return WATCHERS if observer < 0 else 1 << observer


def doubted(sea: MaldiviaState, observer: int) -> list[int]:
    """The cards whose first holder an observer cannot know."""
    return [card for card in range(CARDS) if not sea.aware[card] & eye(observer)]


def absent(sea: MaldiviaState) -> int:
    """Bits of the seats nobody sits on: they know everything, so that they never matter."""
    return 15 >> sea.seats << sea.seats


def hazy(sea: MaldiviaState) -> bool:
    """Whether there is anything about cards that somebody may not know."""
    return sea.story is not NO_STORY or sea.aware is not ALL_AWARE


def tell(sea: MaldiviaState, entry: Entry) -> None:
    """The story goes on; stories are shared by copies of a state, so they are replaced."""
    sea.story = [*sea.story, entry]
    sea.beliefs = {}


def add_card(sea: MaldiviaState, seat: int, card: int) -> None:
    """A delivered card is known to all; before the first swap it is one of the first hand."""
    if sea.story is not NO_STORY:
        tell(sea, (seat, -1, card, -1))
    elif sea.beliefs:
        sea.beliefs = {}


def first_owners(sea: MaldiviaState) -> list[int]:
    """Who held each card when the story began."""
    owners = sea.owner[:]
    for seat, other, given, drawn in reversed(sea.story):
        if other < 0:
            owners[given] = -1
        else:
            owners[given] = seat
            owners[drawn] = other
    return owners


def held(world: int, seat: int) -> list[int]:
    """The cards of the island that a seat holds in a world, counted from 0."""
    return [i for i in range(ISLAND_CARDS) if world >> 3 * i & 7 == seat + 1]


def moved(world: int, i: int, seat: int) -> int:
    """A world in which a card has come to a seat; -1 is no card."""
    if i < 0:
        return world
    return world & ~(7 << 3 * i) | seat + 1 << 3 * i


def place(card: int, side: int) -> int:
    """The number of a card on its island, or -1 if it is of another."""
    return card - side * ISLAND_CARDS if card >= 0 and island_of(card) == side else -1


def beliefs(sea: MaldiviaState, observer: int, side: int) -> list[dict[int, int]]:
    """The worlds of an island before each entry of the story and after the last one.

    With each world stands in how many ways it can have come about.
    """
    key = (observer + 1) * 4 + side
    if key in sea.beliefs:
        return sea.beliefs[key]
    worlds = first_worlds(sea, observer, side)
    found = [worlds]
    for entry in sea.story:
        worlds = after(worlds, entry, observer, side)
        found.append(worlds)
    sea.beliefs[key] = found
    return found


def first_worlds(sea: MaldiviaState, observer: int, side: int) -> dict[int, int]:
    """The first hands; a position may leave some of them open to doubt."""
    owners = first_owners(sea)
    known = 0
    cards: list[int] = []
    holders: list[int] = []
    for i, card in enumerate(CARDS_OF[side]):
        if not sea.aware[card] & eye(observer):
            cards.append(i)
            holders.append(owners[card])
        elif owners[card] >= 0:
            known = moved(known, i, owners[card])
    worlds = {known: 1}
    holders.sort()
    for i in cards:
        dealt: dict[int, int] = {}
        for world in worlds:
            for seat in range(sea.seats):
                room = holders.count(seat)
                for j in cards:
                    if world >> 3 * j & 7 == seat + 1:
                        room -= 1
                if room > 0:
                    dealt[moved(world, i, seat)] = 1
        worlds = dealt
    return worlds


def after(worlds: dict[int, int], entry: Entry, observer: int, side: int) -> dict[int, int]:
    """What one more entry makes of worlds, for somebody who took part or only saw the backs."""
    seat, other, given, drawn = entry
    gift, draw = place(given, side), place(drawn, side)
    if gift < 0 and draw < 0:
        return worlds
    found: dict[int, int] = {}
    for world, ways in worlds.items():
        if other < 0:
            found[moved(world, gift, seat)] = ways
            continue
        gifts = held(world, seat) if gift >= 0 else [-1]
        draws = held(world, other) if draw >= 0 else [-1]
        if observer in (seat, other):
            if gift not in gifts or draw not in draws:
                continue  # now it is known that it was not so
            gifts, draws = [gift], [draw]
        for mine in gifts:
            for theirs in draws:
                new = moved(moved(world, mine, other), theirs, seat)
                found[new] = found.get(new, 0) + ways
    return thinned(found)


def thinned(worlds: dict[int, int]) -> dict[int, int]:
    """After very many swaps the ways are only counted roughly."""
    while sum(worlds.values()) > MANY:
        worlds = {world: ways + 1 >> 1 for world, ways in worlds.items()}
    return worlds


def drawn_one(ways: list[int], chance: Chance) -> int:
    """One of several, as likely as it has ways."""
    if len(ways) == 1:
        return 0
    point = chance.below(sum(ways))
    i = 0
    while point >= ways[i]:
        point -= ways[i]
        i += 1
    return i


def unsure(sea: MaldiviaState, observer: int) -> list[int]:
    """The cards whose holder an observer cannot know."""
    found: list[int] = []
    for side in range(4):
        worlds = list(beliefs(sea, observer, side)[-1])
        for i, card in enumerate(CARDS_OF[side]):
            if any((world ^ worlds[0]) >> 3 * i & 7 for world in worlds):
                found.append(card)
    return found


def imagine_story(sea: MaldiviaState, observer: int, chance: Chance) -> list[int]:
    """Draw a story and hands that fit what an observer knows; who holds each card now.

    The last hands are drawn first; then, going back, one of the ways that lead to them.
    """
    given = [entry[2] for entry in sea.story]
    drawn = [entry[3] for entry in sea.story]
    owners = sea.owner[:]
    first = sea.aware
    for side in range(4):
        known = beliefs(sea, observer, side)
        worlds = list(known[-1])
        world = worlds[drawn_one(list(known[-1].values()), chance)]
        base = side * ISLAND_CARDS
        for i in range(ISLAND_CARDS):
            owners[base + i] = (world >> 3 * i & 7) - 1
        for step in range(len(sea.story) - 1, -1, -1):
            entry = sea.story[step]
            seat, other = entry[0], entry[1]
            gift, draw = place(entry[2], side), place(entry[3], side)
            if gift < 0 and draw < 0:
                continue
            if other < 0:
                world &= ~(7 << 3 * gift)
                continue
            gifts = held(world, other) if gift >= 0 else [-1]
            draws = held(world, seat) if draw >= 0 else [-1]
            if observer in (seat, other):
                gifts, draws = [gift], [draw]
            before: list[int] = []
            ways: list[int] = []
            pairs: list[tuple[int, int]] = []
            for mine in gifts:
                for theirs in draws:
                    old = moved(moved(world, mine, seat), theirs, other)
                    if old in known[step]:
                        before.append(old)
                        ways.append(known[step][old])
                        pairs.append((mine, theirs))
            choice = drawn_one(ways, chance)
            world = before[choice]
            if gift >= 0:
                given[step] = base + pairs[choice][0]
            if draw >= 0:
                drawn[step] = base + pairs[choice][1]
        first = first_aware(sea, observer, side, world, first)
    sea.aware = first
    if sea.story:
        sea.story = [
            (entry[0], entry[1], given[step], drawn[step]) for step, entry in enumerate(sea.story)
        ]
    sea.beliefs = {}
    return owners


def first_aware(
    sea: MaldiviaState, observer: int, side: int, world: int, aware: list[int]
) -> list[int]:
    """What others know of first hands in doubt is unknown as well: holders know their own."""
    found = aware
    for i, card in enumerate(CARDS_OF[side]):
        if not sea.aware[card] & eye(observer):
            if found is sea.aware:
                found = sea.aware[:]
            found[card] = 1 << (world >> 3 * i & 7) - 1 | absent(sea)
    return found


def clear_up(sea: MaldiviaState) -> None:
    """A first card is known to its holder, and to anybody for whom one holder is possible."""
    owners = first_owners(sea)
    aware = sea.aware[:]
    for side in range(4):
        for watcher in range(5):
            bit = 1 << watcher
            holder = -1
            several = False
            for card in CARDS_OF[side]:
                owner = owners[card]
                if owner == watcher:
                    aware[card] |= bit
                elif owner >= 0 and not aware[card] & bit:
                    several = several or (holder >= 0 and holder != owner)
                    holder = owner
            if holder >= 0 and not several:
                for card in CARDS_OF[side]:
                    aware[card] |= bit
    sea.aware = aware


def recall(sea: MaldiviaState, observer: int) -> dict[str, object]:
    """After swaps: who may hold each card that an observer cannot be sure of."""
    holders: dict[str, object] = {}
    if hazy(sea):
        for card in unsure(sea, observer):
            side = island_of(card)
            shift = 3 * place(card, side)
            worlds = beliefs(sea, observer, side)[-1]
            holders[BOX.cards[card]] = sorted({(world >> shift & 7) - 1 for world in worlds})
    return {"holders": holders}
