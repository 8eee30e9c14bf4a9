"""What is particular to Vanuatu: everybody is somebody's choice, and no stack is given up idly."""

from __future__ import annotations

from collections import Counter

from shoal import games
from shoal.bots import instincts
from shoal.bots.instincts.vanuatu import instinct
from shoal.games.vanuatu import actions, moments
from shoal.games.vanuatu.rules import boxes
from shoal.games.vanuatu.state import VanuatuState
from shoal.kernel import FastChance
from shoal.kernel.build import COMPILED

NAME = "vanuatu"


def test_every_character_is_taken_by_somebody() -> None:
    """Also Beggar and Preacher; none takes more than a quarter of all choices."""
    taken = Counter[int]()
    mind = instincts.find(NAME)
    for seed in range(40 if COMPILED else 4):
        state, chance = games.find(NAME).new(3 + seed % 2, FastChance(seed), {}), FastChance(seed)
        while not state.over():
            assert isinstance(state, VanuatuState)
            seat = state.actor()
            action = mind.choose(state.imagine(seat, chance), seat, chance)
            if state.moment == moments.CHOOSING:
                taken[action - actions.TAKE] += 1
            state.apply(seat, action)
    total = sum(taken.values())
    assert len(taken) == 10 if COMPILED else len(taken) >= 8, taken
    assert max(taken.values()) <= total / 4, taken


def test_a_stack_that_can_still_be_sold_from_elsewhere_is_not_given_up_first() -> None:
    """A sale the boat could sail to is worth as much as one where it lies."""
    mind = instincts.find(NAME)
    seen = 0
    for seed in range(12):
        state, chance = games.find(NAME).new(3, FastChance(seed), {}), FastChance(seed)
        while not state.over():
            assert isinstance(state, VanuatuState)
            seat = state.actor()
            legal = state.legal(seat)
            given = [action for action in legal if actions.withdraws(action)]
            action = mind.choose(state, seat, chance)
            if len(given) > 1 and actions.withdraws(action):
                mine = action - actions.WITHDRAW
                for other in given:
                    box = other - actions.WITHDRAW
                    worths = [instinct.still_worth(state, seat, each) for each in (mine, box)]
                    assert worths[0] <= worths[1], (boxes.SELL, mine, box)
                seen += 1
            state.apply(seat, action)
        if seen > 3:
            return
    raise AssertionError("nobody ever had to give up a stack")
