"""Comparing with equal luck: finds the better action, repeatably, and keeps instinct's in doubt."""

from __future__ import annotations

import pytest

from shoal import games
from shoal.bots import instincts
from shoal.bots.comparing import Comparison, Rival
from shoal.bots.instinct import rewards
from shoal.bots.search import Finding, Tuning
from shoal.games.maldivia import moments
from shoal.games.maldivia.state import MaldiviaState
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


def test_what_was_hardly_tried_is_not_better_than_instinct_s_own_action() -> None:
    state = board("OO.XX....")
    slow = Tuning(paired=True, opening=9.0, stages=0, trials=10)
    favourite = state.legal(0)[0]  # to the dull one all are alike
    for tuning, rash in ((tuned(), True), (slow, False)):
        found = {compare(state, 0, 10, tuning, seed).action for seed in range(20)}
        assert (found != {favourite}) is rash
    assert state.game.space.text(compare(state, 0, 300, slow).action) == "mark c2"


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


class Spinning(Dull):
    """Each turn is a stage, and the first player's turn may take more luck than another's."""

    def stage(self, state: State) -> int:
        return 9 - len(state.legal(state.actor()))


def test_dealt_luck_is_the_same_in_a_stage_whatever_was_drawn_before() -> None:
    """One draw more in one turn would else shift all luck after it."""
    met: list[list[int]] = []
    for drawn in (0, 3):
        search = Comparison(Spinning(), Tuning(paired=True, dealt=True, stages=4))
        state = tic_tac_toe.GAME.new(2, FastChance(1))
        search.lucks, search.stage = FastChance(5), 0
        lucks = []
        for stage in (0, 1, 3):
            search.deal(state, stage)
            lucks.append(state.chance.below(10**6))
            for _more in range(drawn):
                state.chance.below(6)
        met.append(lucks[1:])  # the first stage goes on with the luck it has
    assert met[0] == met[1]
    assert len(set(met[0])) == 2


# Rivals who choose in secret at the same time think as well.


def planning(seats: int) -> MaldiviaState:
    state, chance = games.find("maldivia").new(seats, FastChance(3)), FastChance(4)
    assert isinstance(state, MaldiviaState)
    while state.moment != moments.PLAN:
        state.apply(state.actor(), state.legal(state.actor())[chance.below(3)])
    return state


def test_rivals_think_where_all_choose_in_secret_and_nowhere_else() -> None:
    search = Comparison(instincts.find("maldivia"), Tuning(paired=True, rivals=True, stages=1))
    state, chance = planning(3), FastChance(5)
    observer = Observer(state, 1)
    rivals = search.rivals(observer, observer.legal(), chance)
    assert [rival.seat for rival in rivals] == [0, 2]
    trial = search.trial(rivals, chance)
    assert [answer.seat for answer in trial.answers] == [0, 2]
    for seat in (0, 1, 2):
        state.apply(seat, state.legal(seat)[5])
    observer = Observer(state, state.actor())
    assert search.rivals(observer, observer.legal(), chance) == []


def test_a_rival_learns_what_is_best_for_it() -> None:
    rival = Rival(1, [10, 11, 12])
    for _time in range(200):
        node = rival.next(0.3)
        rival.learn(node, 0.8 if node.action == 11 else 0.3)
    assert max(rival.nodes, key=lambda node: node.visits).action == 11
    assert all(node.visits > 1 for node in rival.nodes), "but tries everything"


def test_a_choice_against_thinking_rivals_can_be_repeated() -> None:
    search = Comparison(instincts.find("maldivia"), Tuning(paired=True, rivals=True, stages=1))
    observer = Observer(planning(2), 0)
    found = [search.find(observer, FastChance(7), 120, 0.0) for _again in range(2)]
    assert (found[0].action, found[0].worth) == (found[1].action, found[1].worth)
