"""Search finds what there is to find, honestly and repeatably."""

from __future__ import annotations

import pytest

from shoal.bots.search import Node, Search, Tuning, settled
from shoal.kernel import FastChance, Observer, State
from tests.bots.dull import Dull
from tests.bots.ticking import ticking
from tests.conformance.little import LITTLE
from tiny import kuhn_poker, tic_tac_toe

WHOLE = Tuning(stages=0, opening=9.0)


def decide(state: State, seat: int, simulations: int, seed: int = 1) -> str:
    search = Search(Dull(), WHOLE)
    found = search.find(Observer(state, seat), FastChance(seed), simulations, 0.0)
    return state.game.space.text(found.action)


def board(marks: str) -> State:
    return tic_tac_toe.GAME.position(f'game = "tic_tac_toe"\nseats = 2\nboard = "{marks}"')


def test_takes_the_win() -> None:
    assert decide(board("XX.OO...."), 0, 400) == "mark c1"


def test_prevents_the_loss() -> None:
    assert decide(board("XX.O....."), 1, 400) == "mark c1"


def test_never_loses_tic_tac_toe_to_random_play() -> None:
    search, game = Search(Dull(), WHOLE), tic_tac_toe.GAME
    for number in range(10):
        state, chance = game.new(2, FastChance(number)), FastChance(number + 50)
        mine = number % 2
        while not state.over():
            seat = state.actor()
            if seat == mine:
                action = search.find(Observer(state, seat), chance, 400, 0.0).action
            else:
                action = Dull().choose(state, seat, chance)
            state.apply(seat, action)
        assert state.scores()[1 - mine] == 0


def test_plays_kuhn_poker_as_theory_says() -> None:
    # A king called to a bet always calls; a jack never does.
    for card, other, answer in [("king", "queen", "bet"), ("jack", "queen", "pass")]:
        text = f'game = "kuhn_poker"\nseats = 2\ncards = ["{other}", "{card}"]\nbets = ["bet"]'
        assert decide(kuhn_poker.GAME.position(text), 1, 600) == answer


def test_the_same_seed_and_budget_give_the_same_choice() -> None:
    state = LITTLE.new(2, FastChance(4))
    choices = [decide(state, 0, 300, seed=9) for _ in range(3)]
    assert len(set(choices)) == 1


@pytest.mark.parametrize("seed", range(12))
def test_the_choice_does_not_depend_on_what_the_seat_cannot_see(seed: int) -> None:
    state = kuhn_poker.GAME.new(2, FastChance(seed))
    other = state.imagine(0, FastChance(seed + 1))
    assert decide(state, 0, 200, seed) == decide(other, 0, 200, seed)


def test_a_time_budget_is_kept() -> None:
    state = tic_tac_toe.GAME.new(2, FastChance(1))
    with ticking(1 / 64) as clock:
        found = Search(Dull(), WHOLE).find(Observer(state, 0), FastChance(1), 0, 0.25)
    assert found.simulations == 16  # a look after each, and with the last the time is up
    assert clock.looks == found.simulations + 1


def test_a_forced_move_is_answered_at_once() -> None:
    state = board("XOXXOOOX.")
    found = Search(Dull(), WHOLE).find(Observer(state, 0), FastChance(1), 0, 60.0)
    assert (found.action, found.simulations) == (8, 0)


@pytest.mark.parametrize("seed", range(6))
def test_an_observer_holds_nothing_that_depends_on_a_secret(seed: int) -> None:
    state = kuhn_poker.GAME.new(2, FastChance(seed))
    other = state.imagine(0, FastChance(seed + 1))
    held = [Observer(each, 0) for each in (state, other)]
    assert held[0].dream is not state
    assert held[0].dream.position() == held[1].dream.position()


def test_a_search_is_settled_when_nothing_can_catch_up() -> None:
    root = Node(-1, -1, 1.0)
    for action, visits in [(3, 70), (5, 30)]:
        root.children[action] = Node(action, 0, 1.0)
        root.children[action].visits = visits
    assert settled(root, [3, 5, 8], 39)
    assert not settled(root, [3, 5, 8], 40)
    assert not settled(root, [5, 8], 40)  # what turned out illegal does not lead


def test_what_came_to_light_leads_to_a_place_of_its_own() -> None:
    node = Node(4, 0, 1.0)
    assert node.after(1) is node.after(1)
    assert node.after(1) is not node.after(2)
