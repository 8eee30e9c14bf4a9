"""The mast: at most seven fish, bottom to top; only its top is ever lost or taken."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.actions import CATCH_FISH, DROP, HAUL, RELEASE, RESTACK, ROB, STICK
from shoal.games.maldivia.actions import KEEP as KEEP_ORDER
from shoal.games.maldivia.box import CATCH, COLOURS, FISH, MAST
from shoal.games.maldivia.cloth import NEXT
from shoal.games.maldivia.names import fish_names
from shoal.games.maldivia.waters import Waters, fish_text

GAINING: Final = 1  # `gained` while the sources are chosen and the fish put on
GAINED: Final = 2


def lose_top(sea: Waters, seat: int) -> None:
    """The topmost fish falls back into the supply; an empty mast loses nothing (MAL-180)."""
    height = sea.height[seat]
    if height == 0:
        return
    colour = sea.mast[seat * 7 + height - 1]
    sea.height[seat] = height - 1
    sea.supply[colour] += 1
    if sea.journal is not None:
        fish = COLOURS[colour]
        sea.journal.tell("lost", {"seat": seat, "fish": fish, "named": fish_names(fish)})


def can_fish(sea: Waters, seat: int) -> bool:
    """A fish space with at least one of its fish in the supply (MAL-100, MAL-103).

    Never in a turn with a delivery (MAL-090), and printed fish are never used up (MAL-007).
    """
    shows = sea.face[sea.boats[seat]]
    if shows < FISH or sea.delivered or sea.fished:
        return False
    return any(CATCH[shows * 4 + colour] and sea.supply[colour] for colour in range(4))


def add_sources(sea: Waters, seat: int, menu: list[int]) -> None:
    """Where new fish can come from: the space, and each adjacent boat once (MAL-105, MAL-106)."""
    if can_fish(sea, seat):
        menu.append(CATCH_FISH)
    here = sea.boats[seat] * 4
    victims = 0
    for way in range(4):
        there = NEXT[here + way]
        if there >= 0:
            other = sea.at[there]
            if other >= 0 and sea.height[other] and not sea.robbed >> other & 1:
                victims |= 1 << other
    if victims:
        for other in range(4):
            if victims >> other & 1:
                menu.append(ROB + other)


def catch_fish(sea: Waters, seat: int) -> None:
    """Take all printed fish the supply has (MAL-100, MAL-101, MAL-104).

    Nothing is put back before the gain ends, so availability is that of its beginning (MAL-102).
    """
    shows = sea.face[sea.boats[seat]]
    caught = [0, 0, 0, 0]
    for colour in range(4):
        count = min(CATCH[shows * 4 + colour], sea.supply[colour])
        caught[colour] = count
        sea.supply[colour] -= count
        sea.fresh[colour] += count
    sea.fished = 1
    if sea.journal is not None:
        fish = fish_text(caught)
        sea.journal.tell("fished", {"seat": seat, "fish": fish, "named": fish_names(fish)})


def rob(sea: Waters, seat: int, victim: int) -> None:
    """Take the top fish of an adjacent boat, however long adjacent (MAL-105, MAL-107)."""
    sea.height[victim] -= 1
    colour = sea.mast[victim * 7 + sea.height[victim]]
    sea.fresh[colour] += 1
    sea.robbed |= 1 << victim
    if sea.journal is not None:
        fish = COLOURS[colour]
        told: dict[str, object] = {"seat": seat, "victim_seat": victim, "fish": fish}
        told["named"] = fish_names(fish)
        sea.journal.tell("robbed", told)


def source_menu(sea: Waters, seat: int) -> list[int]:
    """What else can be taken in this gain; all new fish are put on together (MAL-108)."""
    menu: list[int] = []
    add_sources(sea, seat, menu)
    if menu:
        menu.append(HAUL)
    return menu


def new_fish(sea: Waters) -> int:
    fresh = sea.fresh
    return fresh[0] + fresh[1] + fresh[2] + fresh[3]


def drop_menu(sea: Waters, seat: int) -> list[int]:
    """In a surplus: how many fish to take off the top (MAL-117, MAL-118)."""
    menu: list[int] = []
    for count in range(sea.height[seat] + 1):
        menu.append(DROP + count)
    return menu


def drop(sea: Waters, seat: int, count: int) -> None:
    """Take fish off the top into the supply; those below stay as they are (MAL-109, MAL-118)."""
    gone = ""
    stays = sea.height[seat] - count
    while sea.height[seat] > stays:
        sea.height[seat] -= 1
        colour = sea.mast[seat * 7 + sea.height[seat]]
        sea.supply[colour] += 1
        if sea.journal is not None:
            gone += COLOURS[colour]
    if sea.journal is not None and count:
        told: dict[str, object] = {"seat": seat, "fish": gone, "count": count}
        told["named"] = fish_names(gone)
        sea.journal.tell("dropped", told)


def stick_menu(sea: Waters, seat: int) -> list[int]:
    """Which new fish goes on next; in a surplus also none of the rest (MAL-116, MAL-119)."""
    menu: list[int] = []
    if sea.height[seat] < MAST:  # MAL-115
        for colour in range(4):
            if sea.fresh[colour]:
                menu.append(STICK + colour)
    if menu and sea.surplus:
        menu.append(RELEASE)
    return menu


def stick(sea: Waters, seat: int, colour: int) -> None:
    """Put one new fish on top (MAL-100, MAL-109)."""
    sea.mast[seat * 7 + sea.height[seat]] = colour
    sea.height[seat] += 1
    sea.fresh[colour] -= 1
    if sea.journal is not None:
        fish = COLOURS[colour]
        sea.journal.tell("stuck", {"seat": seat, "fish": fish, "named": fish_names(fish)})


def release(sea: Waters, seat: int) -> None:
    """New fish that are not kept go to the supply, stolen ones too (MAL-117, MAL-120).

    Without a surplus none are left here: nothing may be thrown back (MAL-121).
    """
    if sea.journal is not None and new_fish(sea):
        fish = fish_text(sea.fresh)
        sea.journal.tell("released", {"seat": seat, "fish": fish, "named": fish_names(fish)})
    for colour in range(4):
        sea.supply[colour] += sea.fresh[colour]
        sea.fresh[colour] = 0


def restack_menu(sea: Waters, seat: int) -> list[int]:
    """After a delivery: which fish comes next from the bottom, or leave the rest (MAL-136)."""
    kinds = 0
    for i in range(sea.settled, sea.height[seat]):
        kinds |= 1 << sea.mast[seat * 7 + i]
    menu: list[int] = []
    for colour in range(4):
        if kinds >> colour & 1:
            menu.append(RESTACK + colour)
    if len(menu) < 2:
        return []  # one colour has one order
    menu.append(KEEP_ORDER)
    return menu


def restack(sea: Waters, seat: int, colour: int) -> None:
    """Put the lowest loose fish of a colour on the fish that are settled."""
    mast, first = sea.mast, seat * 7 + sea.settled
    lowest = first
    while mast[lowest] != colour:
        lowest += 1
    i = lowest
    while i > first:
        mast[i] = mast[i - 1]
        i -= 1
    mast[first] = colour
    sea.settled += 1
    if sea.journal is not None and lowest > first:
        now = sea.mast_text(seat)
        sea.journal.tell("restacked", {"seat": seat, "mast": now, "named": fish_names(now)})
