"""Comparing with equal luck: finds the better action, repeatably, and keeps instinct's in doubt."""

from __future__ import annotations

import pytest

from shoal.bots.comparing import Comparison
from shoal.bots.instinct import rewards
from shoal.bots.search import Finding, Tuning
from shoal.kernel import FastChance, Observer, State
from tests.bots.dull import Dull
from tests.bots.ticking import ticking
from tests.conformance.little import LITTLE
from tiny import kuhn_poker, tic_tac_toe


def tuned(margin: float = 0.0) -> Tuning:
    return Tuning(paired=True, margin=margin, opening=9.0, stages=0)


def compare(state: State, seat: int, simulations: int, tuning: Tuning, seed: int = 1) -> Finding:
    search = Comparison(Dull(), tuning)
    return search.find(Observer(state, seat), FastChance(seed), simulations, 0.0)


def board(marks: str) -> State:
    return tic_tac_toe.GAME.position(f'game = "tic_tac_toe"\nseats = 2\nboard = "{marks}"')


def test_takes_the_win() -> None:
    state = board("OO.XX....")
    assert state.game.space.text(compare(state, 0, 300, tuned()).action) == "mark c2"


def test_within_the_margin_instinct_keeps_its_own_action() -> None:
    state = board("OO.XX....")
    search = Comparison(Dull(), tuned())
    favourite = search.promising(Observer(state, 0), state.legal(0), FastChance(1))[0]
    found = compare(state, 0, 300, tuned(margin=1.0))
    assert found.action == favourite.action
    assert state.game.space.text(found.others[0].action) == "mark c2"


class Counting(Dull):
    """Knows how many marks there are: a position is worth what its stage says."""

    def stage(self, state: State) -> int:
        return 9 - len(state.legal(state.actor()))

    def evaluate(self, state: State) -> list[float]:
        return [self.stage(state) / 10.0] * 2


def test_a_glimpse_counts_as_much_as_the_border() -> None:
    state = tic_tac_toe.GAME.new(2, FastChance(1))
    scores = []
    for glimpse in (0, 1):
        tuning = Tuning(paired=True, opening=9.0, stages=4, glimpse=glimpse, whim=0.0)
        search = Comparison(Counting(), tuning)
        scores.append(search.find(Observer(state, 0), FastChance(1), 40, 0.0).worth)
    assert scores == pytest.approx([0.4, 0.3])  # four marks; two and four


def test_a_game_that_ends_before_the_glimpse_counts_as_it_ended() -> None:
    state = board("OO.XX....")
    tuning = Tuning(paired=True, opening=9.0, stages=4, glimpse=1, whim=0.0)
    search = Comparison(Counting(), tuning)
    found = search.find(Observer(state, 0), FastChance(1), 60, 0.0)
    assert state.game.space.text(found.action) == "mark c2"
    assert found.worth == pytest.approx(rewards(board("OO.XXX..."))[0])


def test_the_same_seed_and_budget_give_the_same_choice() -> None:
    state = LITTLE.new(2, FastChance(4))
    found = [compare(state, 0, 200, tuned(), seed=9) for _ in range(3)]
    assert len({(each.action, each.worth, each.simulations) for each in found}) == 1


def test_the_choice_does_not_depend_on_what_the_seat_cannot_see() -> None:
    for seed in range(12):
        state = kuhn_poker.GAME.new(2, FastChance(seed))
        other = state.imagine(0, FastChance(seed + 1))
        first, second = (compare(each, 0, 100, tuned(), seed) for each in (state, other))
        assert (first.action, first.worth) == (second.action, second.worth)


def test_a_forced_move_is_answered_at_once_and_time_is_kept() -> None:
    found = compare(board("XOXXOOOX."), 0, 0, tuned())
    assert (found.action, found.simulations) == (8, 0)
    search = Comparison(Dull(), tuned())
    state = tic_tac_toe.GAME.new(2, FastChance(1))
    with ticking(1 / 64) as clock:
        found = search.find(Observer(state, 0), FastChance(1), 0, 0.25)
    assert found.simulations == 16
    assert clock.looks == found.simulations + 1
