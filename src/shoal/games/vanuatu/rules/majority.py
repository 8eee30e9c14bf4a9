"""Who may act on an action space (VAN-101, VAN-102)."""

from __future__ import annotations

from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState


def lead(table: VanuatuState, action: int) -> int:
    """The seat with the majority on an action, or -1: whoever moves pawns notes it (VAN-102).

    VAN-101: most pawns; among equals whoever comes first in turn order (VAN-004).
    """
    best = 0
    leader = -1
    seat = table.first
    seats = table.seats
    pawns = table.pawns
    for _k in range(seats):
        count = pawns[seat * 9 + action]
        if count > best:
            best = count
            leader = seat
        seat += 1  # clockwise; a call costs too much here
        if seat == seats:
            seat = 0
    if table.neutral[action] and leader >= 0 and not beats_neutral(table, leader, action, best):
        return -1
    return leader


def beats_neutral(table: VanuatuState, seat: int, action: int, count: int) -> bool:
    """VAN-283: more pawns than the neutral ones, or as many with the action's own character."""
    wall = table.neutral[action]
    if count > wall or wall == 0:
        return True
    person = table.character[seat]
    return count == wall and person >= 0 and BOX.character_action[person] == action
