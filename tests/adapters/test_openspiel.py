"""The door to OpenSpiel: its own tests, its algorithms, and what chance and memory must be."""

from __future__ import annotations

import math
import random
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")

import numpy as np  # noqa: E402
from open_spiel.python.algorithms import cfr, expected_game_score, ismcts, mcts  # noqa: E402

from shoal import games  # noqa: E402
from shoal.adapters import openspiel as door  # noqa: E402
from shoal.adapters.loops.course import LISTED, Told  # noqa: E402
from shoal.adapters.observed import observed  # noqa: E402
from shoal.adapters.strangers import IsMcts, Mcts  # noqa: E402
from shoal.bots.levels import player  # noqa: E402
from shoal.kernel import FastChance, Observer  # noqa: E402
from tiny.kuhn_poker import GAME as KUHN  # noqa: E402

Table = tuple[str, int]
door.register(KUHN)


def load(name: str, seats: int = 0, **more: str) -> Any:
    given = {"players": seats or games.find(name).usual_seats} | more
    inside = ",".join(f"{key}={value}" for key, value in given.items())
    return pyspiel.load_game(f"shoal_{name}({inside})")


def wander(state: Any, seed: int, steps: int) -> Any:
    """Play on at random."""
    luck = random.Random(seed)
    for _step in range(steps):
        if state.is_terminal():
            break
        outcomes = state.chance_outcomes() if state.is_chance_node() else None
        legal = [one for one, _share in outcomes] if outcomes else state.legal_actions()
        state.apply_action(luck.choice(legal))
    return state


def test_the_games_are_known_by_name() -> None:
    named = [f"shoal_{name}" for name in observed()]
    assert door.register()[: len(named)] == named
    assert set(named) <= set(pyspiel.registered_names())


@pytest.mark.parametrize("name", ["kleine_fische", "maldivia", "vanuatu"])
def test_openspiel_simulates_them(name: str) -> None:
    pyspiel.random_sim_test(load(name), num_sims=1, serialize=False, verbose=False)


def test_openspiel_simulates_kuhn_poker_and_writes_it_down() -> None:
    game = pyspiel.load_game("shoal_kuhn_poker")
    pyspiel.random_sim_test(game, num_sims=10, serialize=True, verbose=False)


def test_a_table_of_every_size_begins(table: Table) -> None:
    name, seats = table
    state = wander(load(name, seats).new_initial_state(), 1, 60)
    while state.is_chance_node():
        wander(state, 2, 1)
    assert state.get_game().num_players() == seats
    assert state.current_player() == state.table.actor()
    assert state.legal_actions() == state.table.legal(state.table.actor())


def test_a_state_is_its_history(table: Table) -> None:
    name, seats = table
    game = load(name, seats)
    state = wander(game.new_initial_state(), 3, 80)
    again = game.deserialize_state(state.serialize())
    assert again.history() == state.history()
    assert str(again) == str(state)


def through_openspiel(state: Any, actions: list[int]) -> Any:
    """The same actions by way of C++, which writes each down at once."""
    for action in actions:
        pyspiel.State.apply_action(state, action)
    return state


def written(state: Any) -> tuple[Any, ...]:
    """What OpenSpiel itself has written down of a state."""
    theirs = pyspiel.State
    nodes = [(node.player, node.action) for node in theirs.full_history(state)]
    return nodes, theirs.history(state), theirs.move_number(state), theirs.serialize(state)


def test_openspiel_knows_what_python_did(table: Table) -> None:
    """Actions in Python are written down later: asked for, the history is the same."""
    name, seats = table
    game = load(name, seats)
    state = wander(game.new_initial_state(), 12, 70)
    actions = state.history()
    assert len(actions) == state.move_number() == 70
    other = through_openspiel(game.new_initial_state(), actions)
    assert state.history_str() == other.history_str()
    assert written(state) == written(other)
    assert str(state) == str(other)


def test_python_and_openspiel_act_in_turns() -> None:
    game = load("carta_magica")
    actions = wander(game.new_initial_state(), 13, 90).history()
    state = game.new_initial_state()
    for first in range(0, 90, 30):
        for action in actions[first : first + 15]:
            state.apply_action(action)
        through_openspiel(state, actions[first + 15 : first + 30])
        assert written(state)[1] == actions[: first + 30]
    assert written(state) == written(through_openspiel(game.new_initial_state(), actions))


@pytest.mark.parametrize("copy", [lambda state: state.clone(), pyspiel.State.clone])
def test_copies_have_the_history(copy: Any) -> None:
    """Whether Python makes them or C++, and whether it was written down before or not."""
    state = wander(load("vanuatu").new_initial_state(), 14, 40)
    for _time in range(2):
        other = copy(state)
        assert other.history() == state.history()
        wander(other, 15, 5)
        assert other.history()[:40] == state.history()
        assert len(other.written().history()) == len(written(other)[1]) == 45
        state.written()


def test_what_was_never_asked_for_is_written_down_all_the_same() -> None:
    """Whole states go through C++ without asking for the history first."""
    game = load("kleine_fische")
    state = wander(game.new_initial_state(), 16, 40)
    _game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert again.history() == state.history()
    assert str(again) == str(state)
    assert written(again.written()) == written(state.written())


def test_best_responses_read_a_history_that_is_written() -> None:
    """OpenSpiel looks the value of a state up by its history, in C++ and without asking it."""
    game = pyspiel.load_game("shoal_kuhn_poker(returns=points)")
    policy = pyspiel.UniformRandomPolicy(game)  # not kept alive by what uses it
    best = pyspiel.TabularBestResponse(game, 0, policy)
    for deal in game.new_initial_state().legal_actions():
        state = game.new_initial_state()
        state.apply_action(deal)
        other = through_openspiel(game.new_initial_state(), [deal])
        assert best.value_from_state(state.written()) == best.value_from_state(other)
    assert best.value_from_state(game.new_initial_state()) == pytest.approx(0.5)


def test_a_child_is_a_copy_one_action_on() -> None:
    state = wander(load("kleine_fische").new_initial_state(), 17, 40)
    while state.is_chance_node():
        wander(state, 18, 1)
    action = state.legal_actions()[-1]
    assert state.child(action).history() == [*state.history(), action]
    assert str(state.child(action)) == str(pyspiel.State.child(state, action))


def test_where_a_game_begins() -> None:
    state = pyspiel.load_game("shoal_kuhn_poker").new_initial_state()
    assert state.is_initial_state()
    assert not state.is_initial_non_chance_state()
    state.apply_action(0)
    assert state.is_initial_non_chance_state()
    state.apply_action(np.int64(1))  # samplers of numpy give such numbers
    assert not state.is_initial_non_chance_state()
    assert state.is_player_node()


def test_a_copy_goes_its_own_way() -> None:
    state = wander(load("kleine_fische").new_initial_state(), 4, 40)
    before = str(state)
    wander(state.clone(), 5, 30)
    assert str(state) == before


def test_dice_are_dice() -> None:
    """Chance nodes have as many outcomes as a rule draws from, each equally likely."""
    game = load("carta_magica")
    state = game.new_initial_state()
    met: set[int] = set()
    luck = random.Random(1)
    for _step in range(400):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert sum(share for _one, share in outcomes) == pytest.approx(1.0)
            met.add(len(outcomes))
            state.apply_action(luck.choice(outcomes)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
    assert 12 in met  # the sectors of the wheel
    assert max(met) <= LISTED


@pytest.mark.parametrize("size", range(6))
def test_a_small_shuffle_has_every_order_once(size: int) -> None:
    orders = set()
    for told in range(math.factorial(size)):
        items = list(range(size))
        Told([told]).shuffle(items)
        orders.add(tuple(items))
    assert len(orders) == math.factorial(size)


def test_what_was_seen_is_remembered() -> None:
    """Different pasts that a seat could tell apart have different information states."""
    game = pyspiel.load_game("shoal_kuhn_poker")
    seen: dict[str, set[str]] = {}
    for deal in game.new_initial_state().legal_actions():
        for first in (0, 1):
            state = game.new_initial_state()
            state.apply_action(deal)
            state.apply_action(first)
            key = state.information_state_string(1)
            card = state.table.cards[1]
            seen.setdefault(key, set()).add(f"{card} {first}")
    assert all(len(truths) == 1 for truths in seen.values())
    assert len(seen) == 6  # three cards, two bets before it


def test_an_imagined_state_looks_the_same(table: Table) -> None:
    name, seats = table
    state = wander(load(name, seats).new_initial_state(), 6, 90)
    while state.is_chance_node():
        wander(state, 7, 1)
    seat = state.current_player()
    if seat < 0:
        return
    luck = np.random.RandomState(1)
    other = state.resample_from_infostate(seat, luck.uniform)
    assert other.information_state_string(seat) == state.information_state_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.legal_actions() == state.legal_actions()


def test_returns_add_up_to_nothing(table: Table) -> None:
    name, seats = table
    state = wander(load(name, seats).new_initial_state(), 8, door.LONGEST)
    assert state.is_terminal()
    assert sum(state.returns()) == pytest.approx(0.0)
    by_points = load(name, seats, returns="points")
    assert sum(by_points.beginning.pays(state.table)) == pytest.approx(0.0)


def test_options_are_parameters() -> None:
    state = load("vanuatu", 3, options="governor:on").new_initial_state()
    while state.is_chance_node():
        wander(state, 9, 1)
    assert state.table.options["governor"] is True


def test_cfr_reaches_the_value_of_kuhn_poker() -> None:
    game = pyspiel.load_game("shoal_kuhn_poker(returns=points)")
    solver = cfr.CFRSolver(game)
    for _round in range(200):
        solver.evaluate_and_update_policy()
    average = solver.average_policy()
    values = expected_game_score.policy_value(game.new_initial_state(), [average] * 2)
    assert values == pytest.approx([-1 / 18, 1 / 18], abs=2e-3)


@pytest.mark.parametrize("name", observed())
def test_searches_of_openspiel_run(name: str) -> None:
    game = load(name)
    state = wander(game.new_initial_state(), 10, 30)
    while state.is_chance_node() or len(state.legal_actions()) == 1:
        wander(state, 11, 1)
    leaf = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1), max_length=20)
    tree = mcts.MCTSBot(game, 1.4, 6, leaf, solve=False, random_state=np.random.RandomState(2))
    assert tree.step(state) in state.legal_actions()
    bot = ismcts.ISMCTSBot(game, leaf, 1.4, 4, random_state=np.random.RandomState(3))
    assert bot.step(state) in state.legal_actions()


@pytest.mark.parametrize("kind", [Mcts, IsMcts])
@pytest.mark.parametrize("name", observed())
def test_strangers_decide_by_what_a_seat_can_imagine(
    name: str, kind: type[Mcts] | type[IsMcts]
) -> None:
    game = games.find(name)
    state = game.new(game.usual_seats, FastChance(3))
    while len(state.legal(state.actor())) == 1:
        state.apply(state.actor(), state.legal(state.actor())[0])
    observer = Observer(state, state.actor())
    bot = kind(name, "5")
    assert bot.decide(observer, FastChance(1)) in observer.legal()
    assert bot.decide(observer, FastChance(1)) == kind(name, "5").decide(observer, FastChance(1))


@pytest.mark.parametrize("kind", [Mcts, IsMcts])
def test_a_stranger_without_time_decides_all_the_same(kind: type[Mcts] | type[IsMcts]) -> None:
    """A first simulation only looks at the root: nothing was tried yet."""
    state = games.find("kleine_fische").new(2, FastChance(3))
    observer = Observer(state, state.actor())
    assert len(observer.legal()) > 1
    for budget in ("1", "0.000001s"):
        assert kind("kleine_fische", budget).decide(observer, FastChance(1)) in observer.legal()


def test_strangers_are_players_by_name() -> None:
    assert isinstance(player("openspiel-mcts:20", "maldivia"), Mcts)
    assert isinstance(player("openspiel-ismcts:0.1s", "maldivia"), IsMcts)
