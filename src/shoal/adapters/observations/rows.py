"""Observations and masks as bytes: what libraries of numbers wrap without another copy."""

from __future__ import annotations

from collections.abc import Callable

from librt.strings import BytesWriter

from shoal.kernel.state import State

Write = Callable[[State, int, BytesWriter], None]  # what a seat sees, put after what is there


class Rows:
    """Writes what seats see, and which actions they have, for one game."""

    def __init__(self, write: Write, actions: int) -> None:
        self.write = write
        self.actions = actions
        self.nothing = bytes(actions)

    def __reduce__(self) -> tuple[object, ...]:
        return (Rows, (self.write, self.actions))

    def seen(self, state: State, seat: int) -> bytes:
        """An observation: 16 bits a number, lowest byte first."""
        out = BytesWriter()
        self.write(state, seat, out)
        return out.getvalue()

    def marks(self, legal: list[int]) -> bytearray:
        """A mask: one for each legal action, nought for the others."""
        out = BytesWriter()
        self.mark(legal, out)
        return bytearray(out.getvalue())

    def mark(self, legal: list[int], out: BytesWriter) -> None:
        """A mask put after what is there."""
        first = len(out)
        out.write(self.nothing)
        for action in legal:
            out[first + action] = 1


def prizes(state: State) -> list[float]:
    """What a finished game pays: 1 to the first, -1 to the last, equals share, the sum is 0."""
    if state.seats == 1:
        return [0.0]
    ranks = state.ranking()
    if state.seats == 2:  # most games: no need to count
        ahead = float(ranks[1] - ranks[0])
        return [ahead, -ahead]
    paid: list[float] = []
    for rank in ranks:
        place = rank + (ranks.count(rank) - 1) / 2
        paid.append(1.0 - 2.0 * (place - 1) / (state.seats - 1))
    return paid
