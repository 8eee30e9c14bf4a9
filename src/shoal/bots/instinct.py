"""Instinct: what a game's own player knows without search.

`choose` is a plain heuristic player. The rest guides search: `weigh` says what looks promising,
`stage` where a playout may stop, `evaluate` how a position stands for everybody.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from shoal.kernel.chance import Chance
from shoal.kernel.state import State

POINTS_PART: Final = 0.03  # of what a position is worth: among equal chances points decide
LEAD: Final = 10.0  # points ahead that are worth half of what a lead can be


@mypyc_attr(allow_interpreted_subclasses=True)
class Instinct(ABC):
    """Decides quickly, without search.

    States given to an instinct are imagined by its seat or belong to a playout, never the true one
    of a live game: reading all of such a state is no cheating.
    """

    @abstractmethod
    def choose(self, state: State, seat: int, chance: Chance) -> int:
        """A legal action for a seat that may act."""

    def weigh(self, state: State, seat: int, actions: list[int], chance: Chance) -> list[float]:
        """How promising each of some legal actions looks: positive, in any unit."""
        chosen = self.choose(state, seat, chance)
        return [4.0 if action == chosen else 1.0 for action in actions]

    def glance(self, state: State, seat: int, chance: Chance) -> int:
        """A legal action for a playout: as `choose`, but cheaper where that is slow."""
        return self.choose(state, seat, chance)

    def narrow(self, state: State, seat: int, actions: list[int]) -> list[int]:
        """Those of many legal actions a search should think about; never none."""
        return actions

    def suppose(self, state: State, seat: int, chance: Chance) -> None:
        """Make a state imagined by a seat likelier: what others hide, they chose with sense."""
        return None

    def forget(self, state: State, seat: int) -> None:
        """Take out of an imagined state what a beginner at this seat would not remember."""
        return None

    def decisive(self, state: State, seat: int) -> bool:
        """Whether even a beginner would see that the game is decided now."""
        return False

    def stage(self, state: State) -> int:
        """A number that rises at the game's natural borders: rounds, turns. Playouts stop there."""
        return 0

    def outlook(self, state: State) -> int:
        """What has come to light and matters for the next decision, as a number; 0: nothing.

        A search decides apart after different numbers, so few of them make it think deeper.
        """
        return 0

    def reward(self, state: State) -> list[float]:
        """What a finished game is worth to each seat in a search, from 0 to 1."""
        return rewards(state)

    def evaluate(self, state: State) -> list[float]:
        """How an unfinished position stands: for each seat its expected reward from 0 to 1."""
        return rewards(state)


def with_points(chances: list[float], hopes: list[float]) -> list[float]:
    """Chances, and a little for the points ahead of the best rival.

    Without it a bot that is sure to win, or to lose, has no reason to do one thing rather than
    another. A lead never stops to count, but the further the less.
    """
    found: list[float] = []
    for seat in range(len(chances)):
        hardest = -1e9
        for other in range(len(chances)):
            if other != seat:
                hardest = max(hardest, hopes[other])
        lead = hopes[seat] - hardest if len(chances) > 1 else 0.0
        worth = 0.5 + 0.5 * lead / (abs(lead) + LEAD)
        found.append((1.0 - POINTS_PART) * chances[seat] + POINTS_PART * worth)
    return found


def learned_chances(
    seats: list[list[float]], chances: list[float], points: list[float]
) -> list[float]:
    """The chance of each seat to win, and a little for points, by weights that were learned.

    A seat is given as numbers. Its chance is a softmax of weighted sums over all seats, its points
    are a weighted sum as well.
    """
    found: list[float] = []
    hopes: list[float] = []
    top = -1000.0
    for seen in seats:
        logit = hope = 0.0
        for at in range(len(seen)):
            value = seen[at]
            if value != 0.0:
                logit += chances[at] * value
                hope += points[at] * value
        found.append(logit)
        hopes.append(hope)
        top = max(top, logit)
    total = 0.0
    for seat in range(len(found)):
        found[seat] = math.exp(found[seat] - top)
        total += found[seat]
    for seat in range(len(found)):
        found[seat] /= total
    return with_points(found, hopes)


def against(hopes: list[float], scale: float) -> list[float]:
    """What each seat may expect from the points it hopes for: how likely it beats the others.

    Half of it is the average rival, half the hardest: a place counts, but winning counts more.
    `scale` is the lead that decides three games of four.
    """
    seats = len(hopes)
    found: list[float] = []
    for seat in range(seats):
        total = 0.0
        lowest = 1.0
        for other in range(seats):
            if other != seat:
                beats = 1.0 / (1.0 + math.exp((hopes[other] - hopes[seat]) / scale))
                total += beats
                lowest = min(lowest, beats)
        found.append(0.5 * total / (seats - 1) + 0.5 * lowest)
    return with_points(found, hopes)


def rewards(state: State) -> list[float]:
    """What a result is worth to each seat, 0 to 1: mostly the place, a little the points."""
    seats = state.seats
    ranks = state.ranking()
    scores = state.scores()
    low = high = scores[0]
    for points in scores:
        low = min(low, points)
        high = max(high, points)
    span = high - low
    found: list[float] = []
    for seat in range(seats):
        equals = 0
        for rank in ranks:
            if rank == ranks[seat]:
                equals += 1
        # Seats that share a rank share the places it covers.
        place = ranks[seat] + (equals - 1) / 2.0
        by_place = (seats - place) / (seats - 1) if seats > 1 else 1.0
        by_points = (scores[seat] - low) / span if span > 0 else 0.5
        found.append(0.75 * by_place + 0.25 * by_points)
    return with_points(found, [float(points) for points in scores])
