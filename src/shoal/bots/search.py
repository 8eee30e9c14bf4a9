"""Search: information-set Monte-Carlo tree search for two to five players.

One tree over what the searching seat can know. Every simulation imagines the hidden part anew and
draws chance anew, walks down the tree by upper confidence bounds with availability counts, adds a
node, plays on by instinct to a natural border and scores the position for every seat; each seat
picks in its own interest. Branches are opened in the order instinct finds them promising, more of
them the more often a node is visited.
"""

from __future__ import annotations

import math
import time
from typing import Final

from shoal.bots.instinct import Instinct, rewards
from shoal.kernel.chance import Chance
from shoal.kernel.observer import Observer
from shoal.kernel.state import State

CLOCK_EVERY: Final = 8  # simulations between two looks at the clock


class Node:
    """What is known about one action in one place of the tree."""

    def __init__(self, action: int, seat: int, weight: float) -> None:
        self.action = action
        self.seat = seat  # who takes the action
        self.weight = weight
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.top = 0.0  # the weight of its most promising child
        self.children: dict[int, Node] = {}

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0


class Finding:
    """What a search came to: the action, its worth, the alternatives, and how much work it was."""

    def __init__(self, action: int, worth: float, others: list[Node], simulations: int) -> None:
        self.action = action
        self.worth = worth
        self.others = others
        self.simulations = simulations


class Tuning:
    """The numbers of a search. Found by playing against itself; a game may have its own."""

    def __init__(
        self,
        *,
        exploration: float = 0.5,
        bias: float = 0.3,
        opening: float = 2.0,
        growth: float = 0.45,
        whim: float = 0.1,
        stages: int = 1,
        longest: int = 200,
    ) -> None:
        self.exploration = exploration
        self.bias = bias  # pull of promising actions while they are little visited
        self.opening = opening  # branches opened: opening + visits ** growth
        self.growth = growth
        self.whim = whim  # share of playout decisions taken at random
        self.stages = stages  # natural borders a playout crosses before it is scored
        self.longest = longest  # actions of a playout at most


class Search:
    """Searches for one seat of one game."""

    def __init__(self, instinct: Instinct, tuning: Tuning) -> None:
        self.instinct = instinct
        self.tuning = tuning

    def find(self, observer: Observer, chance: Chance, simulations: int, seconds: float) -> Finding:
        """The best action after so many simulations, or so many seconds (0: no limit)."""
        legal = observer.legal()
        if len(legal) == 1:
            return Finding(legal[0], 0.5, [], 0)
        root = Node(-1, -1, 1.0)
        deadline = time.perf_counter() + seconds if seconds > 0 else 0.0
        done = 0
        while done < simulations or simulations <= 0:
            self.simulate(root, observer.imagine(chance), observer.seat, chance)
            done += 1
            if deadline > 0 and done % CLOCK_EVERY == 0 and time.perf_counter() >= deadline:
                break
        return self.conclude(root, legal, done)

    def conclude(self, root: Node, legal: list[int], done: int) -> Finding:
        """The most visited action that is really legal; ties go to the better mean."""
        tried: list[Node] = []
        for action in legal:
            node = root.children.get(action)
            if node is not None and node.visits > 0:
                tried.append(node)
        tried.sort(key=lambda node: (-node.visits, -node.mean(), node.action))
        best = tried[0]
        return Finding(best.action, best.mean(), tried[1:4], done)

    def simulate(self, root: Node, state: State, searcher: int, chance: Chance) -> None:
        """One walk down the tree, one new node, one playout, one scoring."""
        self.instinct.suppose(state, searcher, chance)
        path: list[Node] = [root]
        node = root
        grown = False
        while not state.over() and not grown:
            # The searcher's own decision stands at the root, whoever else may act now.
            seat = searcher if node is root else state.actor()
            actions = state.legal(seat)
            if len(actions) == 1:
                state.apply(seat, actions[0])
                continue
            if seat != searcher and state.game.space.family_of(actions[0]).secret:
                # A secret choice cannot answer ours: no branch of the tree, only a guess.
                state.apply(seat, self.instinct.glance(state, seat, chance))
                continue
            actions = self.instinct.narrow(state, seat, actions)
            child = self.descend(node, state, seat, actions, chance)
            grown = child.visits == 0
            state.apply(seat, child.action)
            path.append(child)
            node = child
        worth = self.play_on(state, chance)
        for passed in path:
            passed.visits += 1
            if passed.seat >= 0:
                passed.total += worth[passed.seat]

    def descend(
        self, node: Node, state: State, seat: int, actions: list[int], chance: Chance
    ) -> Node:
        """The child to go to: a new one if the node is due for it, else the best bound."""
        tuning = self.tuning
        children = node.children
        known = 0
        for action in actions:
            if action in children:
                known += 1
        room = tuning.opening + math.pow(float(node.visits), tuning.growth)
        if known < len(actions) and known < room:
            self.open(node, state, seat, actions, chance)
        best: Node | None = None
        best_bound = -1.0
        for action in actions:
            child = children.get(action)
            if child is None:
                continue
            child.available += 1
            if child.visits == 0:
                bound = 1000.0 + child.weight
            else:
                visits = float(child.visits)
                spread = math.sqrt(math.log(float(child.available)) / visits)
                pull = tuning.bias * child.weight / (1.0 + visits)
                bound = child.total / visits + tuning.exploration * spread + pull
            if bound > best_bound:
                best_bound = bound
                best = child
        assert best is not None
        return best

    def open(self, node: Node, state: State, seat: int, actions: list[int], chance: Chance) -> None:
        """Add the most promising action that has no child yet."""
        fresh: list[int] = []
        for action in actions:
            if action not in node.children:
                fresh.append(action)
        weights = self.instinct.weigh(state, seat, fresh, chance)
        best = 0
        for i in range(len(fresh)):
            if weights[i] > weights[best]:
                best = i
        node.top = max(node.top, weights[best])
        weight = weights[best] / node.top if node.top > 0.0 else 1.0
        node.children[fresh[best]] = Node(fresh[best], seat, weight)

    def play_on(self, state: State, chance: Chance) -> list[float]:
        """Play by instinct to the border, then score the position for every seat."""
        tuning, instinct = self.tuning, self.instinct
        border = instinct.stage(state) + tuning.stages
        whim = int(tuning.whim * 1000.0)
        for _step in range(tuning.longest):
            if state.over():
                return rewards(state)
            if tuning.stages > 0 and instinct.stage(state) >= border:
                break
            seat = state.actor()
            if chance.below(1000) < whim:
                actions = state.legal(seat)
                state.apply(seat, actions[chance.below(len(actions))])
            else:
                state.apply(seat, instinct.glance(state, seat, chance))
        return rewards(state) if state.over() else instinct.evaluate(state)
