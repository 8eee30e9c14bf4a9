"""OpenSpiel's own learners at one seat of a game of Shoal: `python docs/samples/dqn.py --help`.

    python docs/samples/dqn.py kleine_fische --episodes 1500
    PYTHONPATH=benchmarks python docs/samples/dqn.py tiny.kuhn_poker --agent table --episodes 5000

The others act at random. `dqn` is the deep Q-network of OpenSpiel's JAX algorithms; it needs
pip install "shoal[openspiel]" jax flax optax chex orbax-checkpoint. `table` is its tabular
Q-learner, which needs nothing more and is for games as small as Kuhn poker.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import random_agent, tabular_qlearner

from shoal import games
from shoal.adapters import openspiel
from shoal.kernel.game import load_game


class Scaled:
    """An environment whose observations lie between -1 and 1, as networks like them."""

    def __init__(self, game: Any, seed: int) -> None:
        sampler = rl_environment.ChanceEventSampler(seed=seed)
        kind = rl_environment.ObservationType.OBSERVATION
        self.inner = rl_environment.Environment(
            game, observation_type=kind, chance_event_sampler=sampler
        )
        shown = game.shown
        self.most = np.maximum(np.abs(shown.low()), np.abs(shown.high())).astype(np.float32)

    def _scaled(self, step: Any) -> Any:
        rows = step.observations["info_state"]
        step.observations["info_state"] = [np.asarray(row, np.float32) / self.most for row in rows]
        return step

    def reset(self) -> Any:
        return self._scaled(self.inner.reset())

    def step(self, actions: list[int]) -> Any:
        return self._scaled(self.inner.step(actions))


def deep(size: int, actions: int, seed: int) -> Any:
    from open_spiel.python.jax import dqn

    return dqn.DQN(
        0, size, actions, hidden_layers_sizes=[128, 64], replay_buffer_capacity=50_000,
        batch_size=128, learning_rate=1e-3, optimizer_str="adam", loss_str="huber",
        learn_every=8, update_target_network_every=500, min_buffer_size_to_learn=1000,
        epsilon_decay_duration=20_000, epsilon_end=0.05, seed=seed, allow_checkpointing=False,
    )  # fmt: skip


def table(_size: int, actions: int, _seed: int) -> Any:
    return tabular_qlearner.QLearner(player_id=0, num_actions=actions, step_size=0.05)


AGENTS = {"dqn": deep, "table": table}


def play(env: Scaled, agents: list[Any], learning: bool) -> float:
    """One game; what it paid to the learner."""
    step = env.reset()
    while not step.last():
        agent = agents[step.observations["current_player"]]
        asked = agent.step(step, is_evaluation=not learning)
        step = env.step([asked.action])
    if learning:
        for agent in agents:
            agent.step(step)
    return float(step.rewards[0])


def meet(env: Scaled, agents: list[Any], count: int) -> tuple[float, float]:
    """What the learner earns a game when it tries its best, and half of the 95 % interval."""
    paid = [play(env, agents, learning=False) for _game in range(count)]
    return float(np.mean(paid)), 1.96 * float(np.std(paid)) / max(1, count) ** 0.5


def main() -> None:
    asked = argparse.ArgumentParser(description="OpenSpiel's learners in a game of Shoal.")
    asked.add_argument("game", nargs="?", default="kleine_fische", help="a name or a module")
    asked.add_argument("--agent", choices=AGENTS, default="dqn")
    asked.add_argument("--episodes", type=int, default=1500, help="games to learn from")
    asked.add_argument("--looks", type=int, default=5, help="times it is measured while learning")
    asked.add_argument("--meetings", type=int, default=200, help="games it is measured in")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    ours = load_game(given.game) if "." in given.game else games.find(given.game)
    openspiel.register(ours)
    np.random.seed(given.seed)  # OpenSpiel's agents draw from it
    game = pyspiel.load_game(openspiel.PREFIX + ours.name)
    env = Scaled(game, given.seed)
    actions = game.num_distinct_actions()
    learner = AGENTS[given.agent](game.shown.size, actions, given.seed)
    others = [random_agent.RandomAgent(seat, actions) for seat in range(1, game.num_players())]
    agents, started, done = [learner, *others], time.process_time(), 0
    for look in range(given.looks + 1):
        while done < look * given.episodes // max(1, given.looks):
            play(env, agents, learning=True)
            done += 1
        mean, doubt = meet(env, agents, given.meetings)
        spent = time.process_time() - started
        print(f"after {done} games: {mean:+.2f} ± {doubt:.2f} a game, {spent:.0f} s", flush=True)


if __name__ == "__main__":
    main()
