"""Fog: the cloth folds from a side, boats are carried and pushed inwards and lose a fish."""

from __future__ import annotations

from shoal.games.maldivia.box import BOX, LETTERS
from shoal.games.maldivia.cloth import NAMES, NEXT, STEPS, fold_face, rim
from shoal.games.maldivia.mast import lose_top
from shoal.games.maldivia.waters import Waters


def blow(sea: Waters, seat: int, side: int) -> bool:
    """Carry out a fog tile; whether the cloth was folded.

    In this order (MAL-187): already used? mark, full line? fold, carry boats, lose fish. The fog
    tile gives its player neither move nor action (MAL-189).
    """
    if sea.fog >> side & 1:  # MAL-172
        if sea.journal is not None:
            sea.journal.tell(
                "fog_spent", {"seat": seat, "side": LETTERS[side], "island": island(side)}
            )
        return False
    sea.fog |= 1 << side  # MAL-171, MAL-173
    full = full_line(sea, side)
    if full:  # MAL-185: nothing is folded, nobody moves or loses a fish; the mark stays
        if sea.journal is not None:
            line = [NAMES[cell] for cell in full]
            told = {"seat": seat, "side": LETTERS[side], "island": island(side), "line": line}
            sea.journal.tell("fog_held", told)
        return False
    edge = rim(sea.folds, side)
    caught = affected(sea, side, edge)
    fold_face(sea.face, sea.folds, side)  # MAL-174, MAL-188
    sea.creases.append(side)
    if sea.journal is not None:
        tell_fold(sea, seat, side, edge)
    carry(sea, side, edge)
    for boat in range(sea.seats):
        if caught >> boat & 1:  # MAL-180: the seat that sent the fog is no exception
            lose_top(sea, boat)
    return True


def island(side: int) -> str:
    """The message that names a side's island."""
    return "@maldivia-island-" + BOX.islands[side].lower()


def full_line(sea: Waters, side: int) -> list[int]:
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
                cell = NEXT[cell * 4 + inwards]
            if cell < 0 or sea.face[cell] < 0:
                return line
    return []


def affected(sea: Waters, side: int, edge: list[int]) -> int:
    """Bits of the boats the fog will catch, each line for itself (MAL-179).

    Edge boats (MAL-175), covered boats (MAL-176), and the unbroken chain that an edge boat pushes
    (MAL-177, MAL-178); boats beyond a gap are not caught.
    """
    step = STEPS[side]
    caught = 0
    for outer in edge:
        cell = outer
        if sea.at[cell] < 0:
            covered = sea.at[outer - step]
            if covered >= 0:
                caught |= 1 << covered
            continue
        while sea.at[cell] >= 0:
            caught |= 1 << sea.at[cell]
            cell -= step
    return caught


def carry(sea: Waters, side: int, edge: list[int]) -> None:
    """Move each edge boat one space inwards and push those ahead (MAL-175, MAL-177, MAL-178).

    Landing somewhere this way triggers nothing, for anybody (MAL-181); a boat that now stands on a
    current stands on it (MAL-080).
    """
    step = STEPS[side]
    for outer in edge:
        if sea.at[outer] < 0:
            covered = sea.at[outer - step]
            if covered >= 0 and sea.journal is not None:
                cell = NAMES[outer - step]
                sea.journal.tell("covered", {"seat": covered, "cell": cell})
            continue
        last = outer
        while sea.at[last - step] >= 0:
            last -= step
        while True:
            boat = sea.at[last]
            sea.at[last] = -1
            sea.at[last - step] = boat
            sea.boats[boat] = last - step
            if sea.journal is not None:
                kind = "carried" if last == outer else "pushed"
                told = {"seat": boat, "from": NAMES[last], "cell": NAMES[last - step]}
                sea.journal.tell(kind, told)
            if last == outer:
                break
            last += step


def tell_fold(sea: Waters, seat: int, side: int, edge: list[int]) -> None:
    journal = sea.journal
    assert journal is not None
    step = STEPS[side]
    journal.tell(
        "folded",
        {
            "seat": seat,
            "side": LETTERS[side],
            "island": island(side),
            "gone": [NAMES[cell] for cell in edge],
            "edge": [NAMES[cell - step] for cell in edge],
            "shows": [BOX.signs[sea.face[cell - step]] for cell in edge],
            "spaces": sea.spaces(),
        },
    )
