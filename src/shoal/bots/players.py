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
from shoal.kernel.chance import Chance
from shoal.kernel.observer import Observer
from shoal.kernel.state import State

PLAYOUTS: Final = 48  # to the end, for the points a reason names


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
    """A beginner's honest opponent: sees what is promising, but does not tell good from best.

    It forgets as beginners do (`Instinct.forget`), and it is careless, but not blind: it does not
    end a game that it loses by that when instinct knows better.
    """

    def __init__(self, instinct: Instinct, tuning: Tuning) -> None:
        self.instinct = instinct
        self.thoughts = tuning.thoughts

    def decide(self, observer: Observer, chance: Chance) -> int:
        legal = observer.legal()
        if len(legal) == 1:
            return legal[0]
        dream = observer.imagine(chance)
        self.instinct.forget(dream, observer.seat)
        weights = self.instinct.weigh(dream, observer.seat, legal, chance)
        best = sample(weights, chance)
        for _thought in range(self.thoughts - 1):
            other = sample(weights, chance)
            if weights[other] > weights[best]:
                best = other
        if loses_at_once(dream, observer.seat, legal[best]):
            return self.instinct.choose(dream, observer.seat, chance)
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
        after = self.judge.after(observer, action, PLAYOUTS, chance)
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
        after = judge.after(observer, action, PLAYOUTS, chance)
        return reasons.by_search(space, found, after.points[observer.seat])


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
