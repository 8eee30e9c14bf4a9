"""Reliability: whether what bots say about chances to win comes true.

Games are played to their end and judged on the way. Of all moments in which somebody was given,
say, 30 %, about 30 % should have been won: that is a plot. Brier's score is one number for it: the
mean square of the difference between the chances and what came, 0 at best.
"""

from __future__ import annotations

from shoal import games
from shoal.bots.judging import Judge
from shoal.bots.levels import judge, player
from shoal.bots.search import shares
from shoal.kernel import FastChance, Observer

BINS = 10
CAP = 3_000  # actions after which a game counts as it stands
FIRST = 5  # the moment of the first judgement


class Reliability:
    """Judgements of one game beside what came of them."""

    def __init__(self, game: str, seats: int) -> None:
        self.game = game
        self.seats = seats
        self.games = 0
        self.moments = 0
        self.judged = 0.0  # sums of squares, for Brier's score
        self.even = 0.0
        self.count = [0] * BINS  # by tenths of what was said: how often
        self.said = [0.0] * BINS  # the sum of what was said
        self.came = [0.0] * BINS  # the sum of what came: a win is 1, a shared one its share

    def add(self, chances: list[float], won: list[float]) -> None:
        """A judgement, and how the game ended."""
        self.moments += 1
        for chance, truth in zip(chances, won, strict=True):
            self.judged += (chance - truth) ** 2
            self.even += (1 / self.seats - truth) ** 2
            tenth = min(BINS - 1, int(chance * BINS))
            self.count[tenth] += 1
            self.said[tenth] += chance
            self.came[tenth] += truth

    def brier(self) -> float:
        return self.judged / max(1, self.moments)

    def brier_even(self) -> float:
        """The score of whoever gives everybody the same chance."""
        return self.even / max(1, self.moments)

    def points(self) -> list[tuple[float, float, int]]:
        """For each tenth that occurs: what was said on average, what came, how often."""
        return [
            (self.said[i] / self.count[i], self.came[i] / self.count[i], self.count[i])
            for i in range(BINS)
            if self.count[i]
        ]

    def off(self) -> float:
        """How far what was said is from what came, on average over all that was said."""
        total = sum(abs(self.said[i] - self.came[i]) for i in range(BINS))
        return total / max(1, sum(self.count))


def watch(
    game: str, seats: int, count: int, every: int, simulations: int, bot: str, seed: int
) -> Reliability:
    """Judge games of a bot against itself every so many actions."""
    found, mind = Reliability(game, seats), judge(game)
    for number in range(count):
        watch_one(found, mind, every, simulations, bot, seed * 1_000_003 + number)
    return found


def watch_one(
    found: Reliability, mind: Judge, every: int, simulations: int, bot: str, luck: int
) -> None:
    state = games.find(found.game).new(found.seats, FastChance(luck))
    chance, dice = FastChance(luck + 700_000_001), FastChance(luck + 900_000_001)
    minds = [player(bot, found.game) for _seat in range(found.seats)]
    judged: list[list[float]] = []
    for step in range(CAP):
        if state.over():
            break
        if step % every == FIRST % every:
            judged.append(mind.true(state, simulations, 0.0, dice).chances)
        seat = state.actor()
        state.apply(seat, minds[seat].decide(Observer(state, seat), chance))
    found.games += 1
    won = shares(state, []) if state.over() else [1 / found.seats] * found.seats
    for chances in judged:
        found.add(chances, won)
