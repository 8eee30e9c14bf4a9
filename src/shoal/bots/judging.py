"""Judging a position: each seat's chance to win and the points it may expect.

The same playouts that guide a search are played from the position itself: by instinct to a natural
border, where the game's evaluation says how everybody stands. Some go on to the very end and tell
the points. A viewer's judgement imagines what the viewer cannot see; the review of a finished game
knows everything but the draws that were still to come.
"""

from __future__ import annotations

import math
import time
from typing import Final

from shoal.bots.search import Search, shares
from shoal.kernel.chance import Chance, FastChance
from shoal.kernel.observer import Observer
from shoal.kernel.state import State

WHOLE: Final = 8  # of so many playouts one goes on to the end and tells the points
EQUAL_LUCK: Final = 1  # any seed, but always the same
LONGEST: Final = 3000  # actions of a playout that goes to the end, at most


class Judgement:
    """How a position stands: chances to win that sum to 1, and expected points, by seat."""

    def __init__(self, chances: list[float], points: list[float], simulations: int) -> None:
        self.chances = chances
        self.points = points
        self.simulations = simulations


class Judge:
    """Judges positions of one game. The same seed and number of simulations, the same judgement."""

    def __init__(self, search: Search) -> None:
        self.search = search

    def seen(
        self, observer: Observer, simulations: int, seconds: float, chance: Chance
    ) -> Judgement:
        """How it stands for all that the observer can know."""
        return self.judge(observer.dream, observer, -1, WHOLE, simulations, seconds, chance)

    def after(self, observer: Observer, action: int, simulations: int) -> Judgement:
        """How it would stand after one of the observer's actions; every playout goes to the end.

        The n-th playout has the same luck whatever is judged: two actions differ by what they are,
        and what is said does not jump about from one step of a turn to the next.
        """
        luck = FastChance(EQUAL_LUCK)
        return self.judge(observer.dream, observer, action, 1, simulations, 0.0, luck)

    def true(self, state: State, simulations: int, seconds: float, chance: Chance) -> Judgement:
        """How it truly stands, hidden things and all; only for games that are over."""
        return self.judge(state, None, -1, WHOLE, simulations, seconds, chance)

    def judge(
        self,
        state: State,
        observer: Observer | None,
        action: int,
        whole: int,
        simulations: int,
        seconds: float,
        chance: Chance,
    ) -> Judgement:
        """Playouts from a position, after an action unless it is -1; every `whole`th to the end."""
        seats = state.seats
        if state.over():
            final = [float(points) for points in state.scores()]
            return Judgement(shares(state, []), final, 0)
        deadline = time.perf_counter() + seconds if seconds > 0 else math.inf
        totals = [0.0] * seats
        points = [0.0] * seats
        done = 0
        told = 0
        while done < simulations or simulations <= 0:
            luck = chance.fork()
            dream = self.dream(state, observer, luck)
            if action >= 0 and observer is not None:
                dream.apply(observer.seat, action)
            worth = self.search.play_on(dream, luck)
            for seat, share in enumerate(shares(dream, worth, self.search.tuning.trust)):
                totals[seat] += share
            if done % whole == 0:
                told += 1
                for seat, reached in enumerate(self.finish(dream, luck)):
                    points[seat] += reached
            done += 1
            if time.perf_counter() >= deadline:
                break
        chances = [total / done for total in totals]
        return Judgement(chances, [total / told for total in points], done)

    def dream(self, state: State, observer: Observer | None, chance: Chance) -> State:
        """A state to play on from: imagined by the observer, or the true one with new luck."""
        if observer is None:
            copy = state.clone()
            copy.chance = chance.fork()
            return copy
        dream = observer.imagine(chance)
        if observer.seat >= 0:
            self.search.instinct.suppose(dream, observer.seat, chance)
        return dream

    def finish(self, state: State, chance: Chance) -> list[int]:
        """Play on by instinct to the end; the points. A game without end counts as it stands."""
        for _step in range(LONGEST):
            if state.over():
                break
            seat = state.actor()
            state.apply(seat, self.search.instinct.glance(state, seat, chance))
        return state.scores()
