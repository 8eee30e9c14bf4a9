"""Sailing: where an arrow can take a boat, straight on or with the currents."""

from __future__ import annotations

from shoal.games.maldivia import map as cloth
from shoal.games.maldivia.components import CURRENT
from shoal.games.maldivia.state import MaldiviaState


def may_turn(shows: int) -> bool:
    """A boat that starts on a current space turns nowhere in this move (MAL-076).

    A ruling: that bars every current, not only the one it stands on.
    """
    return shows != CURRENT


def reach(sea: MaldiviaState, seat: int, way: int, first: int = 0) -> list[int]:
    """The spaces a boat can end on, ascending (MAL-050), numbered from `first`.

    It passes only visible spaces without boats (MAL-051, MAL-052), so a boat or the rim right
    ahead leaves it none (MAL-053). Its own start counts as free (MAL-058), but is no end
    (MAL-057). Whatever lies between start and end has no effect (MAL-056).
    """
    face, at = sea.face, sea.at
    start = sea.boats[seat]
    turning = face[start] != CURRENT  # as `may_turn` has it
    found: list[int] = []
    bends: list[tuple[int, int]] = []  # currents still to follow, each with bits of those used then
    bent = False
    here, heading, used = start, way, 0
    while True:
        entry = cloth.ENTRY[heading]
        for there in cloth.AHEAD[here * 4 + heading]:
            if face[there] < 0 or (at[there] >= 0 and there != start):
                break
            if not bent or (there != start and first + there not in found):
                found.append(first + there)  # MAL-074: a current may be ignored, and stopped on
            if turning:
                current = entry[there]
                # MAL-071, MAL-075: only at its beginning, and only travelling as it begins.
                # MAL-078, a ruling: any number of currents, each at most once a move.
                if current >= 0 and not used >> current & 1 and follows(sea, current, seat):
                    bends.append((current, used | 1 << current))
        if not bends:
            break
        current, used = bends.pop()
        bent = True
        here, heading = cloth.CURRENT_LAST[current], cloth.CURRENT_EXIT[current]
    if bent or way >= 2:
        found.sort()
    return found


def follows(sea: MaldiviaState, current: int, seat: int) -> bool:
    """Whether a current can be followed: whole, free, free behind (MAL-072, MAL-073, MAL-077).

    The boat must really leave it, so the space after the last one must be there, too.
    """
    if not cloth.whole(sea.face, current):
        return False
    for cell in cloth.CURRENT_CELLS[current]:
        if sea.at[cell] >= 0 and sea.at[cell] != seat:
            return False
    after = cloth.NEXT[cloth.CURRENT_LAST[current] * 4 + cloth.CURRENT_EXIT[current]]
    if after < 0 or sea.face[after] < 0:
        return False
    return sea.at[after] < 0 or sea.at[after] == seat


def route(sea: MaldiviaState, seat: int, start: int, way: int, end: int) -> list[int]:
    """The spaces a boat passes to an end space, start and end included, with the fewest currents.

    Which way it took does not matter (MAL-056); this one is shown. The boat itself may be at
    either end of it.
    """
    turning = may_turn(sea.face[start])
    waiting: list[tuple[list[int], int, int]] = [([start], way, 0)]
    while waiting:
        path, heading, used = waiting.pop(0)
        run = path[:]
        while True:
            there = cloth.NEXT[run[-1] * 4 + heading]
            if there < 0 or sea.face[there] < 0 or (sea.at[there] >= 0 and sea.at[there] != seat):
                break
            run.append(there)
            if there == end:
                return run
            current = cloth.ENTRY[heading][there] if turning else -1
            if current >= 0 and not used >> current & 1 and follows(sea, current, seat):
                along = run + cloth.CURRENT_CELLS[current][1:]
                waiting.append((along, cloth.CURRENT_EXIT[current], used | 1 << current))
    return []


def move(sea: MaldiviaState, seat: int, cell: int) -> None:
    """Put the boat of a seat on another space."""
    sea.at[sea.boats[seat]] = -1
    sea.at[cell] = seat
    sea.boats[seat] = cell
