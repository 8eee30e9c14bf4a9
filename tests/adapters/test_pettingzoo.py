"""The PettingZoo environments, by PettingZoo's own tests and by ours."""

from __future__ import annotations

import pickle
import warnings
from typing import Any

import pytest

pytest.importorskip("pettingzoo", reason="an extra: pip install shoal[pettingzoo]")

from pettingzoo.test import api_test, render_test, seed_test

from shoal import games
from shoal.adapters import pettingzoo as door
from shoal.adapters.observed import observed
from shoal.kernel import FastChance, playout

Table = tuple[str, int]
Variant = tuple[str, dict[str, object]]


def play(env: Any, seed: int, most: int = 10**9) -> list[tuple[str, int]]:
    """A random game; who did what."""
    env.reset(seed=seed)
    taken: list[tuple[str, int]] = []
    chance = FastChance(seed)
    for agent in env.agent_iter():
        seen, _reward, ended, cut, _info = env.last()
        if ended or cut:
            env.step(None)
            continue
        if len(taken) == most:
            break
        legal = seen["action_mask"].nonzero()[0]
        taken.append((agent, int(legal[chance.below(len(legal))])))
        env.step(taken[-1][1])
    return taken


def test_api_test_at_every_number_of_seats(table: Table) -> None:
    name, seats = table
    with warnings.catch_warnings():
        # It knows by name which of its own environments have masks, and warns about all others.
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably")
        api_test(door.env(name, seats, max_cycles=60), num_cycles=120)


def test_api_test_with_every_option(variant: Variant) -> None:
    name, options = variant
    api_test(door.env(name, options=options, max_cycles=60), num_cycles=80)


def test_seed_test_at_every_number_of_seats(table: Table) -> None:
    name, seats = table
    seed_test(lambda: door.env(name, seats), num_cycles=40)


@pytest.mark.parametrize("name", observed())
def test_render_test(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("PIL", reason="comes with shoal[pettingzoo]")
    render_test(lambda **given: door.env(name, **given))


def test_a_game_is_played_to_its_end_and_paid_by_rank(table: Table) -> None:
    name, seats = table
    env = door.env(name, seats)
    env.reset(seed=3)
    chance = FastChance(3)
    paid = {}
    for agent in env.agent_iter():
        seen, reward, ended, _cut, _info = env.last()
        if ended:
            paid[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[chance.below(len(legal))]))
    assert sum(paid.values()) == pytest.approx(0)
    ranks = dict(zip(env.possible_agents, env.table.ranking(), strict=True))
    best = [agent for agent in ranks if ranks[agent] == 1]
    assert all(paid[agent] == max(paid.values()) for agent in best)
    assert set(paid) == set(env.possible_agents)


def test_it_is_the_same_game_as_the_engines(table: Table) -> None:
    name, seats = table
    taken = play(door.env(name, seats), seed=5, most=200)
    chance = FastChance(5)
    state = games.find(name).new(seats, chance.fork())
    for agent, action in taken:
        seat = int(agent.removeprefix("seat_")) - 1
        assert seat == state.actor()
        assert action in state.legal(seat)
        state.apply(seat, action)


def test_the_mask_is_empty_for_whoever_may_not_act(table: Table) -> None:
    name, seats = table
    env = door.env(name, seats)
    env.reset(seed=1)
    for agent in env.possible_agents:
        marks = env.observe(agent)["action_mask"]
        assert bool(marks.any()) == (agent == env.agent_selection)


@pytest.mark.parametrize("name", observed())
def test_an_illegal_action_ends_the_game_at_the_cost_of_whoever_took_it(name: str) -> None:
    env = door.env(name)
    env.reset(seed=1)
    agent = env.agent_selection
    marks = env.observe(agent)["action_mask"]
    env.step(int((marks == 0).nonzero()[0][0]))
    assert all(env.terminations.values())
    assert env.rewards[agent] == -1
    assert sum(env.rewards.values()) == -1
    assert str(env.infos[agent]["illegal"])


def test_max_cycles_cuts_a_game_off() -> None:
    env = door.env("maldivia", 3, max_cycles=4)
    assert len(play(env, seed=1)) == 12
    assert not env.agents


def test_infos_hold_the_readable_view() -> None:
    env = door.env("vanuatu", 3)
    env.reset(seed=2)
    agent = env.agent_selection
    seat = int(agent.removeprefix("seat_")) - 1
    assert env.infos[agent]["view"] == env.table.view(seat)
    assert len(env.infos[agent]["legal"]) == len(env.table.legal(seat))
    with pytest.raises(KeyError):
        env.infos[agent]["nothing of the kind"]


def test_steps_before_a_reset_are_refused() -> None:
    from pettingzoo.utils.env_logger import EnvLogger

    EnvLogger.suppress_output()
    env = door.env("maldivia")
    with pytest.raises(Exception, match="reset"):
        env.step(0)
    EnvLogger.unsuppress_output()


def test_environments_travel_between_processes() -> None:
    env = pickle.loads(pickle.dumps(door.env("maldivia", 4)))
    assert play(env, seed=9, most=20) == play(door.env("maldivia", 4), seed=9, most=20)


def test_text_shows_the_board_as_whoever_acts_sees_it() -> None:
    env = door.env("maldivia", render_mode="ansi")
    env.reset(seed=1)
    assert len(env.render().splitlines()) > 5


def test_tiny_games_have_a_door_too() -> None:
    from tiny.kuhn_poker import GAME

    assert 2 <= len(play(door.env(GAME), seed=1)) <= 3
    assert playout(GAME.new(2, FastChance(1)), FastChance(1)) >= 2
