"""What is particular to Maldivia: where a boat begins belongs to the first round."""

from __future__ import annotations

from shoal import games
from shoal.bots import instincts
from shoal.games.maldivia import moments
from shoal.games.maldivia.state import MaldiviaState
from shoal.kernel import FastChance

NAME = "maldivia"


def test_placing_belongs_to_the_first_round() -> None:
    """A search sees what a site brings; one boat is as good as another."""
    instinct = instincts.find(NAME)
    chance = FastChance(2)
    state = games.find(NAME).new(3, FastChance(30), {})
    assert isinstance(state, MaldiviaState)
    while state.moment in (moments.TAKE, moments.PLACE):
        assert instinct.stage(state) == 1
        seat = state.actor()
        narrowed = instinct.narrow(state, seat, state.legal(seat))
        assert len(narrowed) == (1 if state.moment == moments.TAKE else 12)
        state.apply(seat, narrowed[chance.below(len(narrowed))])
    assert instinct.stage(state) == 1
