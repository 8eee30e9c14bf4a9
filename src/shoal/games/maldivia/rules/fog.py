"""Fog: the cloth folds from a side, boats are carried and pushed inwards and lose a fish."""

from __future__ import annotations

from shoal.games.maldivia import events
from shoal.games.maldivia import map as cloth
from shoal.games.maldivia.rules import mast, sailing
from shoal.games.maldivia.state import MaldiviaState


def blow(sea: MaldiviaState, seat: int, side: int) -> bool:
    """Carry out a fog tile; whether the cloth was folded.

    In this order (MAL-187): already used? mark, full line? fold, carry boats, lose fish. The fog
    tile gives its player neither move nor action (MAL-189).
    """
    if sea.fog >> side & 1:  # MAL-172
        events.fog_spent(sea, seat, side)
        return False
    sea.fog |= 1 << side  # MAL-171, MAL-173
    full = full_line(sea, side)
    if full:  # MAL-185: nothing is folded, nobody moves or loses a fish; the mark stays
        events.fog_held(sea, seat, side, full)
        return False
    caught = affected(sea, side)
    edge = cloth.fold_face(sea.face, sea.folds, side)  # MAL-174, MAL-188
    sea.creases.append(side)
    events.folded(sea, seat, side)
    if caught:
        carry(sea, side, edge)
        for boat in range(sea.seats):
            if caught >> boat & 1:  # MAL-180: the seat that sent the fog is no exception
                mast.lose_top(sea, boat)
    return True


def full_line(sea: MaldiviaState, side: int) -> list[int]:
    """A line in fog direction with a boat on every space, or nothing (MAL-185).

    A sea one space high or wide makes every boat such a line (MAL-186).
    """
    inwards = (side + 2) % 4
    for boat in range(sea.seats):
        cell = sea.boats[boat]
        if sea.borders(cell, side):
            line: list[int] = []
            while cell >= 0 and sea.face[cell] >= 0 and sea.at[cell] >= 0:
                line.append(cell)
                cell = cloth.NEXT[cell * 4 + inwards]
            if cell < 0 or sea.face[cell] < 0:
                return line
    return []


def affected(sea: MaldiviaState, side: int) -> int:
    """Bits of the boats the fog will catch, each line for itself (MAL-179).

    Edge boats (MAL-175) with the unbroken chain they push (MAL-177, MAL-178), and boats in the
    second row, which are pushed or covered (MAL-176); boats beyond a gap are not caught.
    """
    step = cloth.STEPS[side]
    caught = 0
    for boat in range(sea.seats):
        cell = sea.boats[boat]
        if sea.borders(cell, side):
            while sea.at[cell] >= 0:
                caught |= 1 << sea.at[cell]
                cell -= step
        elif sea.borders(cell + step, side):
            caught |= 1 << boat
    return caught


def carry(sea: MaldiviaState, side: int, edge: list[int]) -> None:
    """Move each edge boat one space inwards and push those ahead (MAL-175, MAL-177, MAL-178).

    Landing somewhere this way triggers nothing, for anybody (MAL-181); a boat that now stands on a
    current stands on it (MAL-080).
    """
    step = cloth.STEPS[side]
    for outer in edge:
        if sea.at[outer] < 0:
            if sea.at[outer - step] >= 0:
                events.covered(sea, sea.at[outer - step])
            continue
        last = outer
        while sea.at[last - step] >= 0:
            last -= step
        while last != outer:
            pushed = sea.at[last]
            sailing.move(sea, pushed, last - step)
            events.pushed(sea, pushed, last)
            last += step
        carried = sea.at[outer]
        sailing.move(sea, carried, outer - step)
        events.carried(sea, carried, outer)
