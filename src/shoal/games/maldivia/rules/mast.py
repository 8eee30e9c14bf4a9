"""The mast: at most seven fish, bottom to top; only its top is ever lost or taken."""

from __future__ import annotations

from shoal.games.maldivia import events
from shoal.games.maldivia.components import CATCH, FISH, MAST, PRINTED
from shoal.games.maldivia.state import MaldiviaState


def lose_top(sea: MaldiviaState, seat: int) -> None:
    """The topmost fish falls back into the supply; an empty mast loses nothing (MAL-180)."""
    height = sea.height[seat]
    if height == 0:
        return
    colour = sea.mast[seat * MAST + height - 1]
    sea.height[seat] = height - 1
    sea.supply[colour] += 1
    events.lost(sea, seat, colour)


def can_fish(sea: MaldiviaState, seat: int) -> bool:
    """A fish space with at least one of its fish in the supply (MAL-100, MAL-103).

    Never in a turn with a delivery (MAL-090), and printed fish are never used up (MAL-007).
    """
    shows = sea.face[sea.boats[seat]]
    if shows < FISH or sea.delivered or sea.fished:
        return False
    left = [colour for colour in PRINTED[shows] if sea.supply[colour]]
    return len(left) > 0


def catch_fish(sea: MaldiviaState, seat: int) -> None:
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
    sea.fished = True
    events.fished(sea, seat, caught)


def rob(sea: MaldiviaState, seat: int, victim: int) -> None:
    """Take the top fish of an adjacent boat, however long adjacent (MAL-105, MAL-107)."""
    sea.height[victim] -= 1
    colour = sea.mast[victim * MAST + sea.height[victim]]
    sea.fresh[colour] += 1
    sea.robbed |= 1 << victim
    events.robbed(sea, seat, victim, colour)


def new_fish(sea: MaldiviaState) -> int:
    """How many fish are in hand."""
    fresh = sea.fresh
    return fresh[0] + fresh[1] + fresh[2] + fresh[3]


def drop(sea: MaldiviaState, seat: int, count: int) -> None:
    """Take fish off the top into the supply; those below stay as they are (MAL-109, MAL-118)."""
    if count == 0:
        return
    stays = sea.height[seat] - count
    for i in range(seat * MAST + stays, seat * MAST + stays + count):
        sea.supply[sea.mast[i]] += 1
    sea.height[seat] = stays
    events.dropped(sea, seat, count)


def stick(sea: MaldiviaState, seat: int, colour: int) -> None:
    """Put one new fish on top (MAL-100, MAL-109)."""
    sea.mast[seat * MAST + sea.height[seat]] = colour
    sea.height[seat] += 1
    sea.fresh[colour] -= 1
    events.stuck(sea, seat, colour)


def release(sea: MaldiviaState, seat: int) -> None:
    """New fish that are not kept go to the supply, stolen ones too (MAL-117, MAL-120).

    Without a surplus none are left here: nothing may be thrown back (MAL-121).
    """
    if new_fish(sea) == 0:
        return
    freed = sea.fresh
    for colour in range(4):
        sea.supply[colour] += freed[colour]
    sea.fresh = [0, 0, 0, 0]
    events.released(sea, seat, freed)


def restack(sea: MaldiviaState, seat: int, colour: int) -> None:
    """Put the lowest loose fish of a colour on the fish that are settled (MAL-136)."""
    mast, first = sea.mast, seat * MAST + sea.settled
    lowest = first
    while mast[lowest] != colour:
        lowest += 1
    i = lowest
    while i > first:
        mast[i] = mast[i - 1]
        i -= 1
    mast[first] = colour
    sea.settled += 1
    if lowest > first:
        events.restacked(sea, seat)
