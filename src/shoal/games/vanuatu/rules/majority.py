"""Who may act on an action space (VAN-101, VAN-102)."""

from __future__ import annotations

from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState


def lead(table: VanuatuState, action: int) -> int:
    """The seat with the majority on an action, or -1.

    VAN-101: most pawns; among equals whoever comes first in turn order (VAN-004).
    """
    best = 0
    leader = -1
    seat = table.first
    for _k in range(table.seats):
        count = table.pawns[seat * 9 + action]
        if count > best:
            best = count
            leader = seat
        seat = seat + 1 if seat + 1 < table.seats else 0  # clockwise; a call costs too much here
    if leader >= 0 and not beats_neutral(table, leader, action, best):
        return -1
    return leader


def beats_neutral(table: VanuatuState, seat: int, action: int, count: int) -> bool:
    """VAN-283: more pawns than the neutral ones, or as many with the action's own character."""
    wall = table.neutral[action]
    if count > wall or wall == 0:
        return True
    person = table.character[seat]
    return count == wall and person >= 0 and BOX.character_action[person] == action


def recount(table: VanuatuState, action: int) -> None:
    """VAN-102: majorities are read from the board; keep the leader up to date."""
    table.leader[action] = lead(table, action)
