"""Search: information-set Monte-Carlo tree search for two to five players.

One tree over what the searching seat can know. Every simulation imagines the hidden part anew and
draws chance anew, walks down the tree by upper confidence bounds with availability counts, adds a
node, plays on by instinct to a natural border and scores the position for every seat; each seat
picks in its own interest. Branches are opened in the order instinct finds them promising, more of
them the more often a node is visited.
"""

from __future__ import annotations

import gc
import math
import time
from typing import Final

from shoal.bots.instinct import Instinct
from shoal.kernel.chance import Chance
from shoal.kernel.observer import Observer
from shoal.kernel.state import State

ALIKE: Final = 0.8  # of the visits of the most visited action: then the better mean decides
DUEL: Final = 0.5  # power of the odds that makes chances of two players' rewards: themselves
CROWD: Final = 0.6  # and with more of them; fitted to how games of mates ended
DOUBT: Final = 0.0001  # no position is surer than that
SETTLED_EVERY: Final = 64  # simulations between two looks whether more of them can matter


class Node:
    """What is known about one action in one place of the tree."""

    def __init__(self, action: int, seat: int, weight: float) -> None:
        self.action = action
        self.seat = seat  # who takes the action
        self.weight = weight
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.won = 0.0  # wins of its seat, as far as anybody can say; kept at the root only
        self.top = 0.0  # the weight of its most promising child
        self.children: dict[int, Node] = {}
        self.apart: dict[int, Node] = {}  # where to go on, by what came to light after the action

    def after(self, outlook: int) -> Node:
        """Where decisions go on that know what has come to light."""
        found = self.apart.get(outlook)
        if found is None:
            found = Node(-1, -1, 1.0)
            self.apart[outlook] = found
        return found

    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def chance(self) -> float:
        """The chance to win after this action."""
        return self.won / self.visits if self.visits else 0.0


class Finding:
    """What a search came to: the action, its worth, the alternatives, and how much work it was."""

    def __init__(
        self, action: int, worth: float, others: list[Node], simulations: int, chance: float = -1.0
    ) -> None:
        self.action = action
        self.worth = worth
        self.chance = chance  # to win; below 0 if nobody looked
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
        glimpse: int = 0,
        longest: int = 200,
        pinned: bool = False,
        paired: bool = False,
        dealt: bool = False,
        margin: float = 0.0,
        trials: int = 0,
        thoughts: int = 1,
        trust: float = 1.0,
        rivals: bool = False,
    ) -> None:
        self.exploration = exploration
        self.bias = bias  # pull of promising actions while they are little visited
        self.opening = opening  # branches opened: opening + visits ** growth
        self.growth = growth
        self.whim = whim  # share of playout decisions taken at random
        self.stages = stages  # natural borders a playout crosses before it is scored
        self.glimpse = glimpse  # so many for each seat after which a comparison scores as well
        self.longest = longest  # actions of a playout at most
        self.pinned = pinned  # borders count from the root, and the tree ends there as well
        self.paired = paired  # no tree: actions compared with equal luck (comparing.py)
        self.dealt = dealt  # there each stage has its own luck, whatever was drawn before
        self.margin = margin  # how much better than instinct's own another action must be there
        self.trials = trials  # of another action before it can be better: fewer tell only luck
        self.thoughts = thoughts  # of so many promising actions a deckhand takes the best
        self.trust = trust  # in the evaluation when chances to win are named: see `shares`
        self.rivals = rivals  # others who choose in secret at the same time think (comparing.py)


class Budget:
    """How much a search may do: so many simulations, or so many seconds (0: no limit)."""

    def __init__(self, simulations: int, seconds: float, started: float) -> None:
        self.simulations = simulations
        self.seconds = seconds
        self.started = started
        self.done = 0  # simulations so far

    def spent(self, root: Node, legal: list[int]) -> bool:
        """Whether to stop: the budget is used up, or the rest of it cannot change the choice."""
        if self.done == 0:
            return False  # one at least: there must be something to choose
        rest = self.simulations - self.done
        if self.simulations > 0 and rest <= 0:
            return True
        if self.seconds > 0:
            used = time.perf_counter() - self.started
            if used >= self.seconds:
                return True
            rest = 1 + int(self.done * (self.seconds - used) / max(0.000001, used))
        return self.done % SETTLED_EVERY == 0 and settled(root, legal, rest)


class Search:
    """Searches for one seat of one game."""

    def __init__(self, instinct: Instinct, tuning: Tuning) -> None:
        self.instinct = instinct
        self.tuning = tuning

    def find(self, observer: Observer, chance: Chance, simulations: int, seconds: float) -> Finding:
        """The best action after so many simulations, or so many seconds (0: no limit)."""
        started = time.perf_counter()
        legal = observer.legal()
        if len(legal) == 1:
            return Finding(legal[0], 0.5, [], 0)
        narrowed = self.instinct.narrow(observer.dream, observer.seat, legal)
        if len(narrowed) == 1:
            return Finding(narrowed[0], 0.5, [], 0)  # all are alike: nothing to think about
        # Trees have no cycles: looking for some in the middle of a search costs up to 0.1 s.
        collecting = gc.isenabled()
        gc.disable()
        try:
            return self.grow(observer, legal, chance, Budget(simulations, seconds, started))
        finally:
            if collecting:
                gc.enable()

    def grow(self, observer: Observer, legal: list[int], chance: Chance, budget: Budget) -> Finding:
        """Simulate until the budget is spent or nothing can change any more."""
        root = Node(-1, -1, 1.0)
        while not budget.spent(root, legal):
            self.simulate(root, observer.imagine(chance), observer.seat, chance)
            budget.done += 1
        return self.conclude(root, legal, budget.done)

    def conclude(self, root: Node, legal: list[int], done: int) -> Finding:
        """The best mean among the actions that were visited most and are really legal.

        A search visits equally good actions equally often: what little is between them then is
        points, and no accident of the last simulations.
        """
        tried: list[Node] = []
        for action in legal:
            node = root.children.get(action)
            if node is not None and node.visits > 0:
                tried.append(node)
        tried.sort(key=lambda node: (-node.visits, -node.mean(), node.action))
        best = tried[0]
        for node in tried:
            if node.visits >= ALIKE * tried[0].visits and node.mean() > best.mean():
                best = node
        others = [node for node in tried if node is not best]
        return Finding(best.action, best.mean(), others[:3], done, best.chance())

    def simulate(self, root: Node, state: State, searcher: int, chance: Chance) -> None:
        """One walk down the tree, one new node, one playout, one scoring."""
        self.instinct.suppose(state, searcher, chance)
        path: list[Node] = [root]
        node = root
        grown = False
        border = -1
        if self.tuning.pinned and self.tuning.stages > 0:
            border = self.instinct.stage(state) + self.tuning.stages
        while not state.over() and not grown:
            if border >= 0 and self.instinct.stage(state) >= border:
                break
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
            outlook = 0 if grown else self.instinct.outlook(state)
            if outlook:
                node = child.after(outlook)
                path.append(node)
        worth = self.play_on(state, chance, border)
        if len(path) > 1:
            path[1].won += shares(state, worth, self.tuning.trust)[path[1].seat]
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
        best: Node | None = None
        best_bound = -1.0
        for action in actions:
            child = children.get(action)
            if child is None:
                continue
            known += 1
            child.available += 1
            visits = float(child.visits)
            spread = math.sqrt(math.log(float(child.available)) / visits)
            pull = tuning.bias * child.weight / (1.0 + visits)
            bound = child.total / visits + tuning.exploration * spread + pull
            if bound > best_bound:
                best_bound = bound
                best = child
        room = tuning.opening + math.pow(float(node.visits), tuning.growth)
        if best is None or (known < len(actions) and known < room):
            return self.open(node, state, seat, actions, chance)
        return best

    def open(self, node: Node, state: State, seat: int, actions: list[int], chance: Chance) -> Node:
        """A new child: the most promising action that has none yet."""
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
        child = Node(fresh[best], seat, weight)
        child.available = 1
        node.children[child.action] = child
        return child

    def play_on(self, state: State, chance: Chance, border: int = -1) -> list[float]:
        """Play by instinct to a border (below 0: the next), then score the position for all."""
        tuning, instinct = self.tuning, self.instinct
        if border < 0:
            border = instinct.stage(state) + tuning.stages
        whim = int(tuning.whim * 1000.0)
        for _step in range(tuning.longest):
            if state.over():
                return instinct.reward(state)
            if tuning.stages > 0:
                stage = instinct.stage(state)
                if stage >= border:
                    break
                if tuning.dealt:
                    self.deal(state, stage)
            seat = state.actor()
            if chance.below(1000) < whim:
                actions = state.legal(seat)
                state.apply(seat, actions[chance.below(len(actions))])
            else:
                state.apply(seat, instinct.glance(state, seat, chance))
        return instinct.reward(state) if state.over() else instinct.evaluate(state)

    def deal(self, state: State, stage: int) -> None:
        """Give a stage its own luck; where nothing is compared, it has that already."""
        return None


def settled(root: Node, legal: list[int], rest: int) -> bool:
    """Whether so few simulations are left that the most visited action stays the first."""
    first = second = 0
    for action in legal:
        node = root.children.get(action)
        if node is not None:
            if node.visits > first:
                first, second = node.visits, first
            elif node.visits > second:
                second = node.visits
    return first - second > rest


def shares(state: State, worth: list[float], trust: float = 1.0) -> list[float]:
    """Chances to win, summing to 1, of a position and what it is worth to each seat.

    Rewards count places and points too: an even game of four may be worth 1/2 to everybody, but
    each wins 1/4 of them. So a seat's chance goes with the odds of its reward, whatever the average
    is; `trust` flattens them where an evaluation is surer of itself than it should be.
    """
    seats = state.seats
    found: list[float] = []
    if state.over():
        ranks = state.ranking()
        winners = 0
        for rank in ranks:
            if rank == 1:
                winners += 1
        for rank in ranks:
            found.append(1.0 / winners if rank == 1 else 0.0)
        return found
    power = trust * (DUEL if seats == 2 else CROWD)
    total = 0.0
    for each in worth:
        sure = min(1.0 - DOUBT, max(DOUBT, each))
        share = math.pow(sure / (1.0 - sure), power)
        found.append(share)
        total += share
    for seat in range(seats):
        found[seat] /= total
    return found
