"""Players by name: what a seat can be given to when no person sits there.

random          any legal action
deckhand        a beginner: forgets, overlooks, takes the second best for the best
mate            the game's instinct
captain:1s      search, with a budget of time (0.2s) or of simulations (500)
admiral:5s      the same with five times the time
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from shoal.bots import reasons
from shoal.bots.comparing import Comparison
from shoal.bots.instinct import Instinct
from shoal.bots.judging import Judge
from shoal.bots.reasons import Reason
from shoal.bots.search import Finding, Search, Tuning
from shoal.kernel.build import COMPILED
from shoal.kernel.chance import Chance
from shoal.kernel.observer import Observer
from shoal.kernel.state import State

PLAYOUTS: Final = 120 if COMPILED else 24  # to the end, for the points a reason names
GREEDY: Final = 2  # one time in so many a deckhand takes the points that are to be had at once
FEW: Final = 40  # options among which it sees them
ABSURD: Final = 0.02  # of the weight of the best: what looks worse does not come to its mind


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Decides for a seat from what that seat can see."""

    @abstractmethod
    def decide(self, observer: Observer, chance: Chance) -> int:
        """One of the observer's legal actions."""

    def why(self, observer: Observer, action: int, chance: Chance) -> Reason | None:
        """The reason for what was decided last, if the player has any."""
        return None

    def complaints(self) -> list[str]:
        """What the player has done wrong so far."""
        return []

    def close(self) -> None:
        """The game is over: let go of whatever the player holds."""
        return None


class RandomPlayer(Player):
    """Any legal action, each equally likely."""

    def decide(self, observer: Observer, chance: Chance) -> int:
        legal = observer.legal()
        return legal[chance.below(len(legal))]


class Deckhand(Player):
    """A beginner's honest opponent, with the mistakes of people and not of dice.

    It forgets as beginners do (`Instinct.forget`). It overlooks: what is promising comes to its
    mind the likelier the better it looks, what looks absurd never. It is greedy: points to be had
    at once it takes every other time, whatever else there would be. But when a game is being
    decided it pulls itself together (`Instinct.decisive`), and it does not end a game that it loses
    by that when instinct knows better.
    """

    def __init__(self, instinct: Instinct, tuning: Tuning) -> None:
        self.instinct = instinct
        self.thoughts = tuning.thoughts

    def decide(self, observer: Observer, chance: Chance) -> int:
        legal, seat = observer.legal(), observer.seat
        if len(legal) == 1:
            return legal[0]
        dream = observer.imagine(chance)
        self.instinct.forget(dream, seat)
        if self.instinct.decisive(dream, seat):
            return self.instinct.choose(dream, seat, chance)
        action = -1
        if chance.below(GREEDY) == 0:
            action = at_once(dream, seat, legal)
        if action < 0:
            action = self.come_to_mind(dream, seat, legal, chance)
        if loses_at_once(dream, seat, action):
            return self.instinct.choose(dream, seat, chance)
        return action

    def come_to_mind(self, dream: State, seat: int, legal: list[int], chance: Chance) -> int:
        """The best of a few promising actions; the others it has overlooked."""
        weights = self.instinct.weigh(dream, seat, legal, chance)
        floor = ABSURD * max(weights)
        weights = [weight if weight >= floor else 0.0 for weight in weights]
        best = sample(weights, chance)
        for _thought in range(self.thoughts - 1):
            other = sample(weights, chance)
            if weights[other] > weights[best]:
                best = other
        return legal[best]


class Mate(Player):
    """The game's instinct, asked about a state its seat imagines."""

    def __init__(self, instinct: Instinct, tuning: Tuning) -> None:
        self.instinct = instinct
        self.judge = Judge(Search(instinct, tuning))

    def decide(self, observer: Observer, chance: Chance) -> int:
        legal = observer.legal()
        if len(legal) == 1:
            return legal[0]
        return self.instinct.choose(observer.imagine(chance), observer.seat, chance)

    def why(self, observer: Observer, action: int, chance: Chance) -> Reason | None:
        if len(observer.legal()) == 1:
            return reasons.forced(observer.game.space, action)
        after = self.judge.after(observer, action, PLAYOUTS)
        seat = observer.seat
        return reasons.by_instinct(
            observer.game.space, action, after.chances[seat], after.points[seat]
        )


class Captain(Player):
    """Searches, with a budget of simulations or of seconds for each decision."""

    def __init__(
        self, instinct: Instinct, tuning: Tuning, simulations: int, seconds: float
    ) -> None:
        self.search = Comparison(instinct, tuning) if tuning.paired else Search(instinct, tuning)
        self.simulations = simulations
        self.seconds = seconds
        self.last: Finding | None = None

    def decide(self, observer: Observer, chance: Chance) -> int:
        return self.consider(observer, chance).action

    def consider(self, observer: Observer, chance: Chance) -> Finding:
        """The decision with all that was found."""
        found = self.search.find(observer, chance, self.simulations, self.seconds)
        self.last = found
        return found

    def why(self, observer: Observer, action: int, chance: Chance) -> Reason | None:
        found = self.last
        if found is None or found.action != action:
            return None
        space = observer.game.space
        if found.simulations == 0:
            forced = len(observer.legal()) == 1
            return reasons.forced(space, action) if forced else reasons.alike(space, action)
        judge = Judge(self.search)
        after = judge.after(observer, action, PLAYOUTS).points
        rivals = reasons.serious(found)
        instead = judge.after(observer, rivals[0].action, PLAYOUTS).points if rivals else after
        return reasons.by_search(space, found, observer.seat, after, instead)


def at_once(dream: State, seat: int, legal: list[int]) -> int:
    """The action that brings most points at once; -1 if none does or nobody would look so far."""
    if len(legal) > FEW:
        return -1
    best, most = -1, dream.scores()[seat]
    for action in legal:
        after = dream.clone()
        after.apply(seat, action)
        points = after.scores()[seat]
        if points > most:
            best, most = action, points
    return best


def loses_at_once(dream: State, seat: int, action: int) -> bool:
    """Whether an action ends the game, and somebody else has won it."""
    after = dream.clone()
    after.apply(seat, action)
    return after.over() and after.ranking()[seat] > 1


def sample(weights: list[float], chance: Chance) -> int:
    """An index, each as likely as its weight."""
    total = 0.0
    for weight in weights:
        total += weight
    rest = total * chance.below(1_000_000) / 1_000_000.0
    for i in range(len(weights)):
        rest -= weights[i]
        if rest < 0.0:
            return i
    return len(weights) - 1
