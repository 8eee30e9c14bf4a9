"""One seat against bots as a Gymnasium environment, alone or many games in one call.

    from shoal.adapters import gymnasium

    env = gymnasium.Seat("kleine_fische", rivals="deckhand")
    fleet = gymnasium.Fleet("kleine_fische", games=64)

An observation is a dict of `observation` (16-bit numbers) and `action_mask`. The reward comes at
the end: 1 for the first, -1 for the last, equals share. An illegal action ends the game with -1.
"""

from __future__ import annotations

import secrets
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from shoal import games as known
from shoal.adapters import pictures
from shoal.adapters.arrays import MARK, NUMBER, Observation
from shoal.adapters.loops.fleet import ILLEGAL, Ended, Ships
from shoal.adapters.loops.rivals import play_on
from shoal.adapters.observations.rows import prizes
from shoal.bots.levels import player
from shoal.bots.players import Player
from shoal.kernel import FastChance, Game, State

RANDOM = "random"
Seen = dict[str, Any]


def space_of(shown: Observation) -> spaces.Dict:
    box = spaces.Box(shown.low(), shown.high(), dtype=np.int16)
    mask = spaces.Box(0, 1, (shown.actions,), np.int8)
    return spaces.Dict({"observation": box, "action_mask": mask})


def players_of(rivals: str, game: Game, seats: int) -> list[Player]:
    """A player for each seat, from one name or one for each; none when all act at random."""
    names = [name.strip() for name in rivals.split(",")]
    if names == [RANDOM]:
        return []
    if len(names) not in (1, seats - 1):
        raise ValueError(f"name one bot, or {seats - 1} separated by commas, not {len(names)}")
    return [player(names[seat % len(names)], game.name) for seat in range(seats)]


class Seat(gymnasium.Env[Seen, Any], EzPickle):
    """One seat of a game; bots sit at the others. `info` has the readable view when asked to."""

    def __init__(
        self,
        game: str | Game,
        seats: int = 0,
        *,
        seat: int = 0,
        rivals: str = RANDOM,
        options: dict[str, object] | None = None,
        most: int = 0,
        views: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, seats, seat=seat, rivals=rivals, options=options, most=most, views=views,
            render_mode=render_mode,
        )  # fmt: skip
        self.game = known.find(game) if isinstance(game, str) else game
        self.seats = seats or self.game.usual_seats
        if not 0 <= seat < self.seats:
            raise ValueError(f"a seat is a number from 0 to {self.seats - 1}, not {seat}")
        self.seat = seat
        self.players = players_of(rivals, self.game, self.seats)
        self.options = dict(options or {})
        self.most = most  # own actions after which a game is cut off; 0 is never
        self.views = views
        self.shown = Observation(self.game, self.seats)
        self.observation_space = space_of(self.shown)
        self.action_space = spaces.Discrete(self.game.space.size)
        self.metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}
        self.render_mode = render_mode
        self._chance = FastChance(secrets.randbits(62))
        self._taken = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Begin anew: the same seed and actions give the same game, bots with a time budget
        excepted."""
        super().reset(seed=seed)
        if seed is not None:
            self._chance = FastChance(seed)
        self._taken = 0
        while True:
            self.table: State = self.game.new(self.seats, self._chance.fork(), self.options)
            play_on(self.table, self.seat, self.players, self._chance)
            if not self.table.over():
                return self._seen(), self._info()

    def _seen(self) -> Seen:
        self._legal = [] if self.table.over() else self.table.legal(self.seat)
        return {
            "observation": self.shown.array(self.table, self.seat),
            "action_mask": self.shown.mask(self._legal),
        }

    def _info(self) -> dict[str, Any]:
        return {"view": self.table.view(self.seat)} if self.views else {}

    def action_masks(self) -> NDArray[np.int8]:
        """The mask alone, under the name by which libraries with masks look for it."""
        return self.shown.mask(self._legal)

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        chosen = int(action)
        if chosen not in self._legal:
            refusal = self.table.refusal(self.seat, chosen)
            why = refusal.key if refusal else "refuse-unknown"
            return self._seen(), ILLEGAL, True, False, self._info() | {"illegal": why}
        self.table.apply(self.seat, chosen)
        play_on(self.table, self.seat, self.players, self._chance)
        self._taken += 1
        over = self.table.over()
        paid = prizes(self.table)[self.seat] if over else 0.0
        cut = not over and self._taken == self.most
        return self._seen(), paid, over, cut, self._info()

    def render(self) -> Any:
        if self.render_mode == "rgb_array":
            return pictures.image(self.table, self.seat)
        return pictures.text(self.table, self.seat) if self.render_mode == "ansi" else None


class Fleet(VectorEnv[Seen, Any, Any]):
    """Many games side by side in one process; each step is one call for all of them.

    A game that ends begins anew in the same step: what was last seen of it is in
    `infos["final_obs"]`, as Gymnasium has it for SAME_STEP.
    """

    def __init__(
        self,
        game: str | Game,
        games: int = 64,
        seats: int = 0,
        *,
        seat: int = 0,
        rivals: str = RANDOM,
        options: dict[str, object] | None = None,
    ) -> None:
        self.game = known.find(game) if isinstance(game, str) else game
        self.seats = seats or self.game.usual_seats
        self.seat = seat
        self.players = players_of(rivals, self.game, self.seats)
        self.num_envs = games
        self.shown = Observation(self.game, self.seats)
        self.single_observation_space = space_of(self.shown)
        self.single_action_space = spaces.Discrete(self.game.space.size)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = batch_space(self.single_action_space, games)
        self.metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}
        self.ships = Ships(self.game, self.seats, seat, dict(options or {}), self.shown.rows)
        self._chance = FastChance(secrets.randbits(62))

    @property
    def decisions(self) -> int:
        """How many actions all seats have taken so far."""
        return self.ships.decisions

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """All games anew. One seed for the fleet; of several the first counts."""
        first = seed[0] if isinstance(seed, list) else seed
        if first is not None:
            self._chance = FastChance(first)
        self.ships.begin(self.num_envs, self.players, self._chance)
        return self._seen(), {}

    def _seen(self) -> Seen:
        count = self.num_envs
        return {
            "observation": np.frombuffer(bytearray(self.ships.seen()), NUMBER).reshape(count, -1),
            "action_mask": np.frombuffer(bytearray(self.ships.marks()), MARK).reshape(count, -1),
        }

    def step(
        self, actions: Any
    ) -> tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        infos: dict[str, Any] = {}
        over = self.ships.step(np.asarray(actions).tolist(), self.players, self._chance)
        if over:
            last = np.full(self.num_envs, None, dtype=object)
            for one in over:
                rewards[one.number] = one.paid
                ended[one.number] = True
                last[one.number] = last_seen(one)
            infos = {"final_obs": last, "_final_obs": ended.copy()}
        return self._seen(), rewards, ended, np.zeros(self.num_envs, np.bool_), infos


def last_seen(ended: Ended) -> Seen:
    return {
        "observation": np.frombuffer(bytearray(ended.seen), NUMBER),
        "action_mask": np.frombuffer(ended.marks, MARK),
    }
