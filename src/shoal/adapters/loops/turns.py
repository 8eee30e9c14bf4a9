"""A game that is played one action after the other, and what the seat whose turn it is sees."""

from __future__ import annotations

from typing import Final, SupportsInt, cast

from shoal.adapters.observations.rows import Rows
from shoal.kernel.state import SPECTATOR, State

OVER: Final = -1  # instead of a seat
ILLEGAL: Final = -2


def among(legal: list[int], action: int) -> bool:
    """Whether an action is legal: the list ascends, so half of what is left goes at each look."""
    first, end = 0, len(legal)
    while first < end:
        middle = (first + end) >> 1
        found = legal[middle]
        if found == action:
            return True
        if found < action:
            first = middle + 1
        else:
            end = middle
    return False


class Turns:
    """A table with whose turn it is and what it may do, worked out once an action."""

    def __init__(self, table: State, rows: Rows) -> None:
        self.table = table
        self.rows = rows
        self.taken = 0  # actions so far
        self.seat = table.actor()
        self.legal = table.legal(self.seat)

    def act(self, given: object) -> int:
        """Carry out an action of whose turn it is; whose it is then, or OVER.

        Nothing happens if it is ILLEGAL. Numpy's numbers are welcome.
        """
        action = given if isinstance(given, int) else int(cast(SupportsInt, given))
        if not among(self.legal, action):
            return ILLEGAL
        table = self.table
        table.apply(self.seat, action)
        self.taken += 1
        if table.over():
            self.close()
            return OVER
        self.seat = table.actor()
        self.legal = table.legal(self.seat)
        return self.seat

    def close(self) -> None:
        """Nobody acts any more."""
        self.seat = SPECTATOR
        self.legal = []

    def look(self, seat: int) -> tuple[bytearray, bytearray]:
        """What a seat sees, and which actions it has: none when it is not its turn."""
        seen = bytearray(self.rows.seen(self.table, seat))
        return seen, self.rows.marks(self.legal if seat == self.seat else [])
