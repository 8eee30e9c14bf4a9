"""Opponents nobody here wrote: OpenSpiel's searches as players of the arena.

    shoal arena maldivia --bots captain:0.2s,openspiel-mcts:0.2s,openspiel-ismcts:0.2s

They get what every bot gets, the observer of a seat, and imagine from it. Leaves are judged by one
random game to the end in Shoal's own loop: OpenSpiel's would take most of their time.
"""

from __future__ import annotations

import time
from abc import abstractmethod
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from shoal import games
from shoal.adapters.openspiel import SeaGame, SeaState, around
from shoal.bots.levels import read_budget
from shoal.bots.players import Player
from shoal.kernel import Chance, FastChance, Observer, playout

UCT: Final = 1.4
FEWEST: Final = 2  # simulations: IS-MCTS only looks at the root in its first
WORLD: Final = 64  # simulations in one imagined world before another is imagined


class Rollout(mcts.Evaluator):  # type: ignore[misc]  # OpenSpiel has no types
    """One random game to the end, and no opinion about actions."""

    def __init__(self, game: SeaGame, chance: FastChance) -> None:
        self.game = game
        self.chance = chance

    def evaluate(self, state: SeaState) -> Any:
        table = state.course.drawn(self.chance.fork())
        playout(table, self.chance)
        return np.array(self.game.beginning.pays(table))

    def prior(self, state: SeaState) -> list[tuple[int, float]]:
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1.0 / len(legal)) for action in legal]


class Searcher(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's IS-MCTS with an end that somebody else decides."""

    def think(self, state: SeaState, go_on: Callable[[], bool]) -> int:
        self.reset()
        self._root_node = self.create_new_node(state)
        while go_on():
            self.run_simulation(self.sample_root_state(state))
        seen = self._root_node.child_info
        best: int = max(seen, key=lambda action: seen[action].visits)
        return best


class Stranger(Player):
    """A search of OpenSpiel at a seat, with a budget of simulations or of CPU seconds."""

    def __init__(self, game: str, budget: str) -> None:
        self.simulations, self.seconds = read_budget(budget, 1.0)
        self.game = games.find(game)
        self.made: dict[tuple[int, str], SeaGame] = {}

    def decide(self, observer: Observer, chance: Chance) -> int:
        legal = observer.legal()
        if len(legal) == 1:
            return legal[0]
        started, simulated = time.thread_time(), 0

        def go_on() -> bool:
            nonlocal simulated
            simulated += 1
            if simulated <= FEWEST:
                return True
            if self.seconds:
                return time.thread_time() - started < self.seconds
            return simulated <= self.simulations

        return self.search(observer, chance.fork(), go_on)

    def table(self, observer: Observer) -> SeaGame:
        """The game as OpenSpiel knows it, for as many as play."""
        key = (observer.seats, observer.game.name)
        if key not in self.made:
            self.made[key] = SeaGame(observer.game, {"players": observer.seats})
        return self.made[key]

    @abstractmethod
    def search(self, observer: Observer, chance: FastChance, go_on: Callable[[], bool]) -> int:
        """The action it comes to; `go_on` is asked before each simulation."""


class Mcts(Stranger):
    """MCTS in one imagined world after the other; what was visited most in all of them."""

    def search(self, observer: Observer, chance: FastChance, go_on: Callable[[], bool]) -> int:
        game = self.table(observer)
        leaf = Rollout(game, chance)
        luck = np.random.RandomState(chance.below(1 << 31))
        visits: Counter[int] = Counter()
        bot = mcts.MCTSBot(game, UCT, WORLD, leaf, solve=False, random_state=luck)
        while go_on():
            root = bot.mcts_search(around(game, observer.imagine(chance)))
            for child in root.children:
                visits[child.action] += child.explore_count
            for _simulation in range(WORLD - 1):
                if self.simulations and not go_on():
                    break
        return max(visits, key=lambda action: visits[action])


class IsMcts(Stranger):
    """IS-MCTS: each simulation in a world of its own, one tree of what can be told apart."""

    def search(self, observer: Observer, chance: FastChance, go_on: Callable[[], bool]) -> int:
        game = self.table(observer)
        luck = np.random.RandomState(chance.below(1 << 31))
        bot = Searcher(
            game, Rollout(game, chance), UCT, 1, random_state=luck, use_observation_string=True
        )
        bot.set_resampler(lambda _state, _player: around(game, observer.imagine(chance)))
        return bot.think(around(game, observer.imagine(chance)), go_on)
