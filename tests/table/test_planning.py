"""While everybody plans, the table waits only for those who have not."""

from __future__ import annotations

from shoal import games
from shoal.kernel import FastChance


def test_a_seat_that_has_planned_is_not_waited_for_but_may_plan_again() -> None:
    game = games.find("maldivia")
    state, chance = game.new(2, FastChance(1)), FastChance(2)
    while len(state.actors()) == 1:
        legal = state.legal(state.actor())
        state.apply(state.actor(), legal[chance.below(len(legal))])
    assert state.awaited() == [0, 1]
    state.apply(0, state.legal(0)[0])
    assert state.awaited() == [1]
    assert state.actors() == [0, 1]
