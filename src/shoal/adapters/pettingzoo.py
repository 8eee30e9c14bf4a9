"""The games as PettingZoo environments, one seat after the other (AEC).

    from shoal.adapters import pettingzoo

    env = pettingzoo.env("maldivia", seats=3)
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, ended, cut, info = env.last()
        action = None if ended or cut else env.action_space(agent).sample(seen["action_mask"])
        env.step(action)

Agents are `seat_1`, `seat_2`, …: PettingZoo asks for such names. What its wrappers do for its own
games is done here, since each of them costs as much as a step: the order of calls is checked, and
an illegal action ends the game with -1 for whoever took it.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Iterator
from itertools import repeat
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from shoal import games
from shoal.adapters import pictures
from shoal.adapters.arrays import MARK, NUMBER, Observation
from shoal.adapters.loops.turns import ILLEGAL, OVER, Turns
from shoal.adapters.observations.rows import prizes
from shoal.kernel import FastChance, Game, State

from_bytes = np.frombuffer
FORFEIT = -1.0  # the reward of an illegal action
Seen = dict[str, Any]


class Info(dict[str, Any]):
    """What else there is to know. `view` is made when it is asked for: most never ask.

    It shows the table as it is then, so ask before the next step.
    """

    def __init__(self, env: Sea, seat: int) -> None:
        super().__init__()
        self._env = env
        self._seat = seat

    def __missing__(self, key: str) -> object:
        state = self._env.table
        if key == "view":
            return state.view(self._seat)
        if key == "prompt":
            return state.prompt(self._seat).key
        if key == "legal":
            return [state.game.space.text(action) for action in state.legal(self._seat)]
        raise KeyError(key)

    def __reduce__(self) -> tuple[object, ...]:
        return (dict, (dict(self),))


class Sea(AECEnv, EzPickle):  # type: ignore[misc]  # AECEnv has no types where it is not installed
    """One game of Shoal. `max_cycles` cuts it off after as many actions for each seat."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        options: dict[str, object] | None = None,
        max_cycles: int = 0,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, max_cycles, render_mode)
        AECEnv.__init__(self)
        self.game = games.find(game) if isinstance(game, str) else game
        self.seats = seats or self.game.usual_seats
        self.options = dict(options or {})
        self.observation = Observation(self.game, self.seats)
        self.metadata = {
            "name": f"shoal_{self.game.name}_v{self.game.rules}",
            "render_modes": ["human", "ansi", "rgb_array"],
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat + 1}" for seat in range(self.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._most = max_cycles * self.seats
        self._chance = FastChance(secrets.randbits(62))
        self._started = False
        self._ended = True
        box = spaces.Box(self.observation.low(), self.observation.high(), dtype=np.int16)
        size = self.game.space.size
        mask = spaces.Box(0, 1, (size,), np.int8)
        self.observation_spaces = {
            agent: spaces.Dict({"observation": box, "action_mask": mask})
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin anew: the same seed gives the same game. No seed goes on from the last one."""
        if seed is not None:
            self._chance = FastChance(seed)
        table = self.game.new(self.seats, self._chance.fork(), self.options)
        self._turns = Turns(table, self.observation.rows)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: Info(self, self._seat_of[agent]) for agent in self.agents}
        self._skip_agent_selection = None
        self._started = True
        self._ended = False
        self.agent_selection = self.possible_agents[self._turns.seat]
        if self.render_mode == "human":
            self.render()

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """Whose turn it is, again and again: step before you ask for the next."""
        for _turn in repeat(None, min(max_iter, sys.maxsize)):
            if not self.agents:
                return
            yield self.agent_selection

    @property
    def table(self) -> State:
        """Shoal's state."""
        return self._turns.table

    def observe(self, agent: str) -> Seen:
        """What an agent sees, and its legal actions: none when it is not its turn."""
        if not self._started:
            EnvLogger.error_observe_before_reset()
        seen, marks = self._turns.look(self._seat_of[agent])
        return {
            "observation": from_bytes(seen, NUMBER),
            "action_mask": from_bytes(marks, MARK),
        }

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, Info]:
        """What whoever is next sees, what it was paid since, and whether it is over for it."""
        agent = self.agent_selection
        info: Info = self.infos[agent]
        if observe and not self._ended:  # and nobody has been paid anything yet
            seen, marks = self._turns.look(self._turns.seat)
            shown = {
                "observation": from_bytes(seen, NUMBER),
                "action_mask": from_bytes(marks, MARK),
            }
            return shown, 0.0, False, False, info
        over = self.terminations[agent], self.truncations[agent]
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            *over,
            info,
        )

    def step(self, action: int | None) -> None:
        if self._ended:  # and it ends for all at once
            if not self._started:
                EnvLogger.error_step_before_reset()
            self._was_dead_step(action)
            return
        seat = ILLEGAL if action is None else self._turns.act(action)
        if seat >= 0:
            self.agent_selection = self.possible_agents[seat]
            if self._most and self._turns.taken == self._most:
                self._ended = True
                self.truncations = dict.fromkeys(self.agents, True)
                self._deads_step_first()
        elif seat == OVER:
            self._end(prizes(self.table))
        else:
            self._forfeit(self.agent_selection, action)
            return
        if self.render_mode == "human":
            self.render()

    def _end(self, paid: list[float]) -> None:
        for agent, prize in zip(self.possible_agents, paid, strict=True):
            self.rewards[agent] = prize
            self.terminations[agent] = True
        self._accumulate_rewards()
        self._turns.close()
        self._ended = True
        self._deads_step_first()

    def _forfeit(self, agent: str, action: int | None) -> None:
        """As PettingZoo's TerminateIllegalWrapper does it, but the reason is told."""
        seat = self._seat_of[agent]
        refusal = self.table.refusal(seat, -1 if action is None else int(action))
        self.infos[agent]["illegal"] = refusal.key if refusal else "refuse-unknown"
        EnvLogger.warn_on_illegal_move()
        paid = [0.0] * self.seats
        paid[seat] = FORFEIT
        self._end(paid)

    def render(self) -> Any:
        """The whole table as whoever acts sees it: printed, as text, or as pixels."""
        if self.render_mode is None:
            EnvLogger.warn("render() needs a render_mode: human, ansi or rgb_array")
            return None
        observer = self._turns.seat
        if self.render_mode == "rgb_array":
            return pictures.image(self.table, observer)
        shown = pictures.text(self.table, observer)
        if self.render_mode == "ansi":
            return shown
        print(shown)  # noqa: T201 (a person asked to see it)
        return None

    def close(self) -> None:
        """There is nothing to let go of."""


def env(game: str | Game, seats: int = 0, **given: Any) -> Sea:
    """An environment for a game by name, at any of its numbers of seats, with any options."""
    return Sea(game, seats, **given)


raw_env = env
