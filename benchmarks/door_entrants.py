"""What is measured of the doors for researchers, ours and those of the libraries themselves.

An entrant is named game/seats/how, as in worker.py. How it is driven:

    aec          PettingZoo's loop, as its documentation writes it: observation and mask each step
    fleet-N      N games of Gymnasium's vector form, an action for each drawn from the masks
    nodes        OpenSpiel's loop: whose turn, which actions, one of them; chance nodes count too
    infos        the same, and what the player knows as a text: what tabular algorithms ask for
"""

from __future__ import annotations

import importlib
import importlib.metadata
import random
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

FLEETS = (1, 64, 1024)
SETTLED = 50  # games, and steps of each
Entrant = tuple[str, Callable[[], int]]


# --- Loops ---------------------------------------------------------------------------------------


def aec_loop(env: Any, draw: Callable[[], float]) -> int:
    """One random game the way PettingZoo's documentation drives it."""
    env.reset()
    steps = 0
    for _agent in env.agent_iter():
        seen, _reward, ended, cut, _info = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = seen["action_mask"].view(bool).nonzero()[0]  # of bytes it takes three times as long
        env.step(int(legal[int(draw() * len(legal))]))
        steps += 1
    return steps


class Sailing:
    """A fleet under way, a step of all its games at a time."""

    def __init__(self, fleet: Any) -> None:
        import numpy as np

        self.fleet = fleet
        self.random = np.random.default_rng(1)
        self.nonzero = np.flatnonzero
        self.seen, _infos = fleet.reset(seed=1)

    def __call__(self) -> int:
        marks = self.seen["action_mask"]
        count, width = marks.shape
        legal = self.nonzero(marks.view(bool))  # of all games, one after the other
        many = marks.sum(axis=1)
        picked = (many.cumsum() - many) + (self.random.random(count) * many).astype(int)
        self.seen, _paid, _ended, _cut, _infos = self.fleet.step(legal[picked] % width)
        return int(count)


def nodes_loop(game: Any, draw: Callable[[], float], asks: bool = False) -> int:
    """One random game, chance included; asking at each decision what the player knows, or not."""
    state = game.new_initial_state()
    nodes = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[int(draw() * len(outcomes))][0])
        else:
            if asks:
                state.information_state_string(state.current_player())
            legal = state.legal_actions()
            state.apply_action(legal[int(draw() * len(legal))])
        nodes += 1
    state.returns()
    return nodes


# --- Ours ----------------------------------------------------------------------------------------


def our_doors(group: Any, chosen: list[str]) -> None:
    import pyspiel

    import shoal
    from shoal import games
    from shoal.adapters import openspiel
    from shoal.kernel.build import COMPILED
    from tiny.kuhn_poker import GAME as KUHN

    group.about["version"] = shoal.__version__
    group.about["build"] = "compiled" if COMPILED else "interpreted"
    openspiel.register(KUHN)
    draw = random.Random(1).random
    named = [name for name in games.names() if name in chosen]
    for name in named:
        group.add(name, partial(our_door, games.find(name), group, draw))
    for name in [KUHN.name, *named]:
        spiel = pyspiel.load_game(openspiel.PREFIX + name)
        group.add(f"{name} (OpenSpiel)", partial(spiel_door, name, spiel, draw))


def our_door(game: Any, group: Any, draw: Callable[[], float]) -> Iterator[Entrant]:
    from shoal.adapters.gymnasium import Fleet
    from shoal.adapters.pettingzoo import env

    name = f"{game.name}/{game.usual_seats}"
    yield f"{name}/aec", partial(aec_loop, env(game), draw)
    for count in FLEETS:
        yield f"{name}/fleet-{count}", Sailing(Fleet(game, count))
    # What a step is in decisions of all seats, once the games are in all their stages.
    sailing = Sailing(Fleet(game, SETTLED))
    for _step in range(SETTLED):
        sailing()
    before = sailing.fleet.decisions
    steps = sum(sailing() for _step in range(SETTLED))
    group.facts[f"{name}/fleet"] = (sailing.fleet.decisions - before) / steps


def spiel_door(name: str, game: Any, draw: Callable[[], float]) -> Iterator[Entrant]:
    seats = game.num_players()
    yield f"{name}/{seats}/nodes", partial(nodes_loop, game, draw)
    yield f"{name}/{seats}/infos", partial(nodes_loop, game, draw, asks=True)


# --- Theirs --------------------------------------------------------------------------------------


def pettingzoo_doors(group: Any) -> None:
    warnings.simplefilter("ignore")  # it warns about its own module names
    group.about["version"] = importlib.metadata.version("pettingzoo")
    draw = random.Random(1).random
    for name in ("connect_four_v3", "tictactoe_v3"):

        def make(name: str = name) -> Iterator[Entrant]:
            module = importlib.import_module(f"pettingzoo.classic.{name}")
            yield f"{name}/2/aec", partial(aec_loop, module.env(), draw)

        group.add(name, make)


def openspiel_doors(group: Any) -> None:
    import pyspiel

    importlib.import_module("open_spiel.python.games.kuhn_poker")  # registers python_kuhn_poker
    group.about["version"] = importlib.metadata.version("open_spiel")
    draw = random.Random(1).random
    for name in ("python_kuhn_poker", "kuhn_poker"):
        group.add(name, partial(spiel_door, name, pyspiel.load_game(name), draw))
