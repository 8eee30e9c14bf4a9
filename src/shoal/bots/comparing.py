"""Comparing: every promising action tried with the same luck, and no tree below it.

Where chance speaks louder than any single move, a tree learns little about the moves after the
next one, and two actions are best told apart under equal circumstances: the n-th simulation of each
imagines the same hidden things and meets the same spins and draws. Playouts are instinct's, so what
is compared is instinct's game after each action. Instinct's own action is kept unless another is
better by a margin: its rules of thumb know things the evaluation does not.
"""

from __future__ import annotations

import math

from shoal.bots.search import Budget, Finding, Node, Search, shares
from shoal.kernel.chance import Chance, FastChance
from shoal.kernel.observer import Observer
from shoal.kernel.state import State


class Comparison(Search):
    """A search one action deep."""

    def grow(self, observer: Observer, legal: list[int], chance: Chance, budget: Budget) -> Finding:
        nodes = self.promising(observer, legal, chance)
        root = Node(-1, -1, 1.0)
        for node in nodes:
            root.children[node.action] = node
        lucks: list[FastChance] = []
        while not budget.spent(root, legal):
            node = self.next(nodes, budget.done)
            if node.visits == len(lucks):
                lucks.append(chance.fork())
            self.attempt(node, observer, lucks[node.visits].clone())
            budget.done += 1
        found = self.conclude(root, legal, budget.done)
        favourite = nodes[0]
        if favourite.visits and found.worth < favourite.mean() + self.tuning.margin:
            return self.prefer(favourite, nodes, budget.done)
        return found

    def promising(self, observer: Observer, legal: list[int], chance: Chance) -> list[Node]:
        """The actions worth a thought, instinct's favourite first."""
        state = observer.imagine(chance)
        actions = self.instinct.narrow(state, observer.seat, legal)
        weights = self.instinct.weigh(state, observer.seat, actions, chance)
        order = sorted(range(len(actions)), key=lambda i: (-weights[i], actions[i]))
        top = weights[order[0]]
        return [Node(actions[i], observer.seat, weights[i] / top) for i in order]

    def next(self, nodes: list[Node], done: int) -> Node:
        """The best bound among those opened so far."""
        tuning = self.tuning
        room = int(tuning.opening + math.pow(float(done), tuning.growth))
        log = math.log(float(done + 1))
        best = nodes[0]
        best_bound = -1.0
        for i in range(min(room, len(nodes))):
            node = nodes[i]
            if node.visits == 0:
                return node
            bound = node.total / node.visits + tuning.exploration * math.sqrt(log / node.visits)
            if bound > best_bound:
                best_bound = bound
                best = node
        return best

    def attempt(self, node: Node, observer: Observer, luck: Chance) -> None:
        """One simulation of an action with a given luck; all reach to the same border."""
        state = observer.imagine(luck)
        self.instinct.suppose(state, node.seat, luck)
        start = self.instinct.stage(state)
        state.apply(node.seat, node.action)
        worth = self.score(state, luck, start)
        node.visits += 1
        node.total += worth[node.seat]
        node.won += shares(state, worth)[node.seat]

    def score(self, state: State, luck: Chance, start: int) -> list[float]:
        """What a playout comes to. The sooner it is asked, the less luck is in the answer; the
        later, the less guessing: the mean of a glimpse and the border is better than either.
        """
        glimpse, stages = self.tuning.glimpse * state.seats, self.tuning.stages
        if not glimpse:
            return self.play_on(state, luck, start + stages)
        first = self.play_on(state, luck, start + glimpse)
        if state.over():
            return first
        last = self.play_on(state, luck, start + stages)
        return [(first[seat] + last[seat]) / 2.0 for seat in range(state.seats)]

    def prefer(self, favourite: Node, nodes: list[Node], done: int) -> Finding:
        """Instinct's own action, with the best of the others beside it."""
        others = [node for node in nodes if node is not favourite and node.visits]
        others.sort(key=lambda node: (-node.visits, -node.mean(), node.action))
        worth, hope = favourite.mean(), favourite.chance()
        return Finding(favourite.action, worth, others[:3], done, hope)
