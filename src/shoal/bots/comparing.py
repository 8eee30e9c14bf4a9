"""Comparing: every promising action tried with the same luck, and no tree below it.

Where chance speaks louder than any single move, a tree learns little about the moves after the
next one, and two actions are best told apart under equal circumstances: the n-th simulation of each
imagines the same hidden things and meets the same spins and draws. Playouts are instinct's, so what
is compared is instinct's game after each action. Instinct's own action is kept unless another is
better by a margin: its rules of thumb know things the evaluation does not.

Where all choose in secret at the same time, the others are not guessed to be mates: each of them
tries what is promising for them and learns from the same simulations.
"""

from __future__ import annotations

import math

from shoal.bots.instinct import Instinct
from shoal.bots.search import Budget, Finding, Node, Search, Tuning, shares
from shoal.kernel.chance import Chance, FastChance
from shoal.kernel.observer import Observer
from shoal.kernel.state import State


class Rival:
    """Somebody who chooses in secret at the same time, and learns what is best for them.

    Without it everybody else would be thought of as a mate, and a captain with much time would only
    get surer of what is best against mates.
    """

    def __init__(self, seat: int, actions: list[int]) -> None:
        self.seat = seat
        self.nodes = [Node(action, seat, 1.0) for action in actions]
        self.done = 0

    def next(self, exploration: float) -> Node:
        log = math.log(float(self.done + 1))
        best = self.nodes[0]
        best_bound = -1.0
        for node in self.nodes:
            if node.visits == 0:
                node.available += 1
                if node.available == 1:
                    return node
                continue  # its first trial is under way
            bound = node.total / node.visits + exploration * math.sqrt(log / node.visits)
            if bound > best_bound:
                best_bound = bound
                best = node
        return best

    def learn(self, node: Node, worth: float) -> None:
        self.done += 1
        node.visits += 1
        node.total += worth


class Trial:
    """Circumstances that every action meets alike: a luck, and the rivals' secret choices."""

    def __init__(self, luck: FastChance) -> None:
        self.luck = luck
        self.answers: list[Node] = []  # of each rival, in their order


class Comparison(Search):
    """A search one action deep."""

    def __init__(self, instinct: Instinct, tuning: Tuning) -> None:
        super().__init__(instinct, tuning)
        self.lucks = FastChance(0)  # of the stages of the simulation that is on
        self.stage = 0  # the one that has its luck

    def grow(self, observer: Observer, legal: list[int], chance: Chance, budget: Budget) -> Finding:
        nodes = self.promising(observer, legal, chance)
        root = Node(-1, -1, 1.0)
        for node in nodes:
            root.children[node.action] = node
        rivals = self.rivals(observer, legal, chance)
        trials: list[Trial] = []
        while not budget.spent(root, legal):
            node = self.next(nodes, budget.done)
            if node.visits == len(trials):
                trials.append(self.trial(rivals, chance))
            self.attempt(node, observer, trials[node.visits], rivals)
            budget.done += 1
        found = self.conclude(root, legal, budget.done)
        favourite = nodes[0]
        rash = root.children[found.action].visits < self.tuning.trials
        if favourite.visits and (rash or found.worth < favourite.mean() + self.tuning.margin):
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

    def rivals(self, observer: Observer, legal: list[int], chance: Chance) -> list[Rival]:
        """Those who choose in secret at the same time: they think as well."""
        found: list[Rival] = []
        if self.tuning.rivals and observer.game.space.family_of(legal[0]).secret:
            state = observer.imagine(chance)
            for seat in state.actors():
                if seat != observer.seat:
                    found.append(Rival(seat, self.instinct.narrow(state, seat, state.legal(seat))))
        return found

    def trial(self, rivals: list[Rival], chance: Chance) -> Trial:
        """The next circumstances: new luck, and what the rivals do whatever is tried."""
        made = Trial(chance.fork())
        for rival in rivals:
            made.answers.append(rival.next(self.tuning.exploration))
        return made

    def attempt(self, node: Node, observer: Observer, trial: Trial, rivals: list[Rival]) -> None:
        """One simulation of an action in given circumstances; all reach to the same border."""
        luck = trial.luck.clone()
        state = observer.imagine(luck)
        self.instinct.suppose(state, node.seat, luck)
        start = self.instinct.stage(state)
        if self.tuning.dealt:
            self.lucks, self.stage = luck.fork(), start
        for answer in trial.answers:
            state.apply(answer.seat, answer.action)
        state.apply(node.seat, node.action)
        worth = self.score(state, luck, start)
        for i in range(len(trial.answers)):
            rivals[i].learn(trial.answers[i], worth[rivals[i].seat])
        node.visits += 1
        node.total += worth[node.seat]
        node.won += shares(state, worth, self.tuning.trust)[node.seat]

    def deal(self, state: State, stage: int) -> None:
        """One spin more in one turn would shift all luck after it, and equal luck were no more."""
        while self.stage < stage:
            self.stage += 1
            state.chance = self.lucks.fork()

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
