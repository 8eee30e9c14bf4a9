"""Pawns on the nine boxes: planned, taken back, moved by the Governor."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import events, moments
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import characters, majority
from shoal.games.vanuatu.state import VanuatuState

PAWNS: Final = 5  # of each player (VAN-029)


def put(table: VanuatuState, seat: int, box: int) -> None:
    """VAN-080, VAN-082: one pawn, which stays."""
    at = seat * 9 + box
    if table.pawns[at] == 0:
        table.stacks[seat] += 1
    table.pawns[at] += 1
    table.leader[box] = majority.lead(table, box)


def lift(table: VanuatuState, seat: int, box: int) -> int:
    """All pawns of a seat leave a box; how many they were."""
    count = table.pawns[seat * 9 + box]
    table.pawns[seat * 9 + box] = 0
    table.stacks[seat] -= 1
    table.leader[box] = majority.lead(table, box)
    return count


def spend(table: VanuatuState, seat: int, box: int) -> int:
    """VAN-110: a stack is resolved; its owner cannot do the action again this round."""
    table.done |= 1 << (seat * 9 + box)
    return lift(table, seat, box)


def is_done(table: VanuatuState, seat: int, box: int) -> bool:
    """Whether a seat has carried out or given up an action this round (VAN-106, VAN-110)."""
    return table.done >> (seat * 9 + box) & 1 == 1


def due(table: VanuatuState) -> int:
    """How many pawns the active seat has to put down now (VAN-080, VAN-283)."""
    if table.moment == moments.PLANNING:
        return 1 if table.batch == 2 else 2
    down = sum(table.neutral)
    mine = BOX.neutral_pawns[0]
    return mine - down if down < mine else sum(BOX.neutral_pawns) - down


def spare(table: VanuatuState, seat: int, planned: int) -> int:
    """Pawns a seat still has to place when it has put some on a set of actions."""
    left = PAWNS
    for box in range(9):
        count = table.pawns[seat * 9 + box]
        left -= count if count else planned >> box & 1
    return left


def put_neutral(table: VanuatuState, seat: int, box: int) -> None:
    """VAN-283: a pawn that is nobody's."""
    table.neutral[box] += 1
    events.blocked(table, seat, box)


def withdraw(table: VanuatuState, seat: int, box: int) -> None:
    """VAN-104, VAN-106: take a stack back without effect; VAN-075: no character turns."""
    led = table.leader[box] == seat
    count = spend(table, seat, box)
    events.withdrew(table, seat, box, count, led)


def govern(table: VanuatuState, seat: int, box: int, target: int) -> None:
    """VAN-282: the whole stack to another action, which need not be programmable (ruling).

    It is moved, not done: only where it stands then it will be resolved.
    """
    count = lift(table, seat, box)
    at = seat * 9 + target
    if table.pawns[at] == 0:
        table.stacks[seat] += 1
    table.pawns[at] += count
    table.leader[target] = majority.lead(table, target)
    events.governed(table, seat, box, target, count)
    characters.turn(table, seat)
