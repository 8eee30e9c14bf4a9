"""Random play to the end, the whole loop on the compiled side."""

from __future__ import annotations

from shoal.kernel.chance import Chance
from shoal.kernel.state import State


class EndlessError(Exception):
    """A game that did not end within the number of actions it was given."""


def playout(state: State, chance: Chance, limit: int = 1_000_000) -> int:
    """Play at random to the end; the number of decisions taken."""
    decisions = 0
    while not state.over():
        if decisions == limit:
            raise EndlessError(f"no end after {limit} actions")
        seat = state.actor()
        actions = state.legal(seat)
        state.apply(seat, actions[chance.below(len(actions))])
        decisions += 1
    return decisions
