"""A process that is measured: it holds entrants ready and takes a sample whenever it is asked.

    python -P benchmarks/worker.py shoal [GAME ...]     our games, from whatever PYTHONPATH says
    python -P benchmarks/worker.py openspiel            OpenSpiel's, in an environment that has it
    python -P benchmarks/worker.py pettingzoo           PettingZoo's
    python -P benchmarks/worker.py doors [GAME ...]     our games through the doors for researchers
    python -P benchmarks/worker.py openspiel-doors      and what they are compared with there;
    python -P benchmarks/worker.py pettingzoo-doors     see door_entrants.py

bench.py starts one per build and framework and asks them in turns, so that the rounds of all
entrants interleave. Requests and answers are lines of JSON on stdin and stdout:

    <- {"about": {...}, "entrants": [...], "facts": {...}, "skipped": {...}}     once, when ready
    -> {"take": "tic_tac_toe/2/loop", "seconds": 0.5}
    <- {"rate": 1500000.0, "before": 6200000.0, "after": 6180000.0}

An entrant is named game/seats/how. How it is driven:

    loop       a Python loop asks and applies, as anybody's script would; counts decisions
    playout    the kernel's own loop, all on the compiled side; counts decisions
    clone      copies of states of a random game
    imagine    imagined states for the seat whose turn it is, of the same states
    events     actions of a random game, applied with a journal
    search     a captain's decisions in games between mates; counts simulations
"""

from __future__ import annotations

import importlib
import importlib.metadata
import json
import os
import platform
import random
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TextIO

import door_entrants
from stopwatch import Work, take

LONGEST = 100_000  # actions after which a game counts as endless
THOUGHTS = 60  # decisions a captain is measured in, spread over games between mates
MATES = 4  # games between mates
DEEP = 200  # simulations a decision

Entrant = tuple[str, Work]


class Group:
    """The entrants of one process, what else is known of them, and which did not work."""

    def __init__(self) -> None:
        self.about: dict[str, object] = {"python": platform.python_version()}
        self.entrants: dict[str, Work] = {}
        self.facts: dict[str, float] = {}
        self.skipped: dict[str, str] = {}

    def add(self, name: str, make: Callable[[], Iterator[Entrant]]) -> None:
        """Add the entrants of one game, or note why it has none: the others run without it."""
        try:
            made = list(make())
            for _name, work in made:
                work()
        except Exception as error:
            self.skipped[name] = f"{type(error).__name__}: {error}"
            return
        self.entrants.update(made)


# --- Our games -----------------------------------------------------------------------------------


def shoal_group(chosen: list[str]) -> Group:
    import shoal
    from shoal import games
    from shoal.kernel.build import COMPILED

    group = Group()
    group.about["version"] = shoal.__version__
    group.about["build"] = "compiled" if COMPILED else "interpreted"
    for name in chosen or ["tic_tac_toe", "kuhn_poker", *games.names()]:
        group.add(name, partial(shoal_game, name, group))
    return group


def shoal_game(name: str, group: Group) -> Iterator[Entrant]:
    from shoal import games
    from shoal.kernel.game import load_game

    game = games.find(name) if name in games.names() else load_game(f"tiny.{name}")
    rules = importlib.import_module(type(game).__module__)
    if group.about["build"] == "compiled" and str(rules.__file__).endswith(".py"):
        raise RuntimeError("its rules are not in the compiled tree")
    for seats in sorted({game.seat_counts[0], game.seat_counts[-1]}):
        yield from shoal_seats(game, seats, group)
    if group.about["build"] == "compiled" and name in games.names():
        yield from shoal_search(game, game.usual_seats)


def shoal_search(game: Any, seats: int) -> Iterator[Entrant]:
    """Search in the decisions of games between mates, each as often as the others."""
    from shoal.bots.levels import player
    from shoal.bots.players import Captain
    from shoal.kernel import FastChance, Observer

    mate, chance = player("mate", game.name), FastChance(1)
    met = []
    for seed in range(MATES):
        state = game.new(seats, FastChance(seed))
        for _step in range(3000):
            if state.over():
                break
            seat = state.actor()
            observer = Observer(state, seat)
            if len(observer.legal()) > 1:
                met.append(observer)
            state.apply(seat, mate.decide(observer, chance))
    kept = [met[i * len(met) // THOUGHTS] for i in range(THOUGHTS)]
    random.Random(1).shuffle(kept)  # a short sample must not see openings only
    captain = player(f"captain:{DEEP}", game.name)
    assert isinstance(captain, Captain)
    turn = [0]

    def think() -> int:
        turn[0] += 1
        return captain.consider(kept[turn[0] % THOUGHTS], chance).simulations

    yield f"{game.name}/{seats}/search", think


def shoal_seats(game: Any, seats: int, group: Group) -> Iterator[Entrant]:
    from shoal.kernel import SPECTATOR, FastChance, Journal, playout
    from shoal.kernel.state import canonical

    chance = FastChance(1)
    draw = random.Random(1).random
    name = f"{game.name}/{seats}"

    def inside() -> int:
        return playout(game.new(seats, chance), chance, LONGEST)

    inside()  # an endless game shows here, not in the loop below
    yield f"{name}/loop", partial(shoal_loop, game, seats, chance, draw)
    yield f"{name}/playout", inside

    # One random game, kept: its actions, some of its states, the size of its views.
    state = game.new(seats, FastChance(2))
    taken: list[tuple[int, int]] = []
    kept = []
    largest = 0
    while not state.over():
        if len(taken) % 5 == 0:
            kept.append(state.clone())
        for observer in [SPECTATOR, *range(seats)]:
            largest = max(largest, len(canonical(state.view(observer)).encode()))
        seat = state.actor()
        legal = state.legal(seat)
        taken.append((seat, legal[chance.below(len(legal))]))
        state.apply(*taken[-1])
    group.facts[f"{name}/view"] = largest

    def clones() -> int:
        for state in kept:
            state.clone()
        return len(kept)

    def dreams() -> int:
        for state in kept:
            state.imagine(state.actor(), chance)
        return len(kept)

    def events() -> int:
        state = game.new(seats, FastChance(2))
        for seat, action in taken:
            state.journal = Journal()
            state.apply(seat, action)
        return len(taken)

    yield f"{name}/clone", clones
    yield f"{name}/imagine", dreams
    yield f"{name}/events", events


def shoal_loop(game: Any, seats: int, chance: Any, draw: Callable[[], float]) -> int:
    """One random game as a script plays it; chance draws of the game itself are not counted."""
    state = game.new(seats, chance)
    decisions = 0
    while not state.over():
        seat = state.actor()
        legal = state.legal(seat)
        state.apply(seat, legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


# --- Peers ---------------------------------------------------------------------------------------


def openspiel_group() -> Group:
    import pyspiel

    importlib.import_module("open_spiel.python.games.tic_tac_toe")  # registers python_tic_tac_toe
    group = Group()
    group.about["version"] = importlib.metadata.version("open_spiel")
    draw = random.Random(1).random
    for name in ["tic_tac_toe", "connect_four", "kuhn_poker", "python_tic_tac_toe"]:

        def make(name: str = name) -> Iterator[Entrant]:
            game = pyspiel.load_game(name)
            chancy = game.get_type().chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
            loop = openspiel_chance_loop if chancy else openspiel_loop
            yield f"{name}/2/loop", partial(loop, game, draw)

        group.add(name, make)
    return group


def openspiel_loop(game: Any, draw: Callable[[], float]) -> int:
    """One random game; without chance nobody need ask whose turn it is, so nobody is asked."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
        decisions += 1
    return decisions


def openspiel_chance_loop(game: Any, draw: Callable[[], float]) -> int:
    """One random game with chance nodes, all of whose outcomes are equally likely in Kuhn poker."""
    state = game.new_initial_state()
    decisions = 0
    while not state.is_terminal():
        chance = state.is_chance_node()
        legal = state.legal_actions()
        state.apply_action(legal[int(draw() * len(legal))])
        if not chance:
            decisions += 1
    return decisions


def pettingzoo_group() -> Group:
    warnings.simplefilter("ignore")  # it warns about its own module names
    from pettingzoo.classic import tictactoe_v3

    group = Group()
    group.about["version"] = importlib.metadata.version("pettingzoo")
    draw = random.Random(1).random

    def make() -> Iterator[Entrant]:
        yield "tictactoe_v3/2/loop", partial(pettingzoo_loop, tictactoe_v3.env(), draw)

    group.add("tictactoe_v3", make)
    return group


def pettingzoo_loop(env: Any, draw: Callable[[], float]) -> int:
    """One random game the way its documentation drives it, with the mask of legal actions."""
    env.reset()
    decisions = 0
    for _agent in env.agent_iter():
        seen, _reward, ended, cut, _info = env.last()
        if ended or cut:
            env.step(None)
            continue
        legal = seen["action_mask"].nonzero()[0]
        env.step(int(legal[int(draw() * len(legal))]))
        decisions += 1
    return decisions


def doors_group(kind: str, chosen: list[str]) -> Group:
    group = Group()
    if kind == "doors":
        door_entrants.our_doors(group, chosen)
    elif kind == "openspiel-doors":
        door_entrants.openspiel_doors(group)
    else:
        door_entrants.pettingzoo_doors(group)
    return group


# --- Requests ------------------------------------------------------------------------------------


def serve(group: Group, requests: TextIO, answers: TextIO) -> None:
    def answer(what: dict[str, object]) -> None:
        print(json.dumps(what), file=answers, flush=True)

    answer(
        {
            "about": group.about,
            "entrants": list(group.entrants),
            "facts": group.facts,
            "skipped": group.skipped,
        }
    )
    for line in requests:
        request = json.loads(line)
        try:
            sample = take(group.entrants[request["take"]], float(request["seconds"]))
        except Exception as error:
            answer({"error": f"{type(error).__name__}: {error}"})
        else:
            answer({"rate": sample.rate, "before": sample.before, "after": sample.after})


def main(arguments: list[str]) -> None:
    # Whatever else is printed here must not get between the answers.
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)
    kind, chosen = arguments[0], arguments[1:]
    if kind == "shoal":
        group = shoal_group(chosen)
    elif kind.endswith("doors"):
        group = doors_group(kind, chosen)
    else:
        group = {"openspiel": openspiel_group, "pettingzoo": pettingzoo_group}[kind]()
    serve(group, sys.stdin, answers)


if __name__ == "__main__":
    main(sys.argv[1:])
