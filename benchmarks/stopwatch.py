"""The stopwatch: work per second of CPU time, a fixed piece of Python timed around each sample.

A busy machine makes wall time useless and even CPU time drift: caches, clock and neighbours differ
from minute to minute. So each sample stands between two runs of the same pure-Python loop, and the
ratio to it ("x calibration") is what can be compared between moments and machines. Samples of all
entrants are taken in turns, round by round; the median counts and the spread is shown.

Needs nothing but Python's own library: it also runs in the environment of the peers.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Sequence

Work = Callable[[], int]  # does something once; how many units that was


def calibration() -> int:
    """The yardstick: integers and a list, as in the rules of a game. Never change it."""
    cells = [0] * 81
    place = 7
    for step in range(500):
        place = (place * 75 + step) % 65537
        cell = place % 81
        if cells[cell] < 3:
            cells[cell] += 1
        else:
            cells[cell] = 0
    return 500


def rate(work: Work, seconds: float) -> float:
    """Units per CPU second of this process over about so many seconds.

    The clock is read once per batch: reading it costs as much as a small game takes.
    """
    units, batch = 0, 1
    start = time.process_time()
    looked = start
    while True:
        for _turn in range(batch):
            units += work()
        now = time.process_time()
        if now - start >= seconds:
            return units / (now - start)
        if now - looked < seconds / 50:
            batch *= 2
        looked = now


class Sample:
    """One measurement: units per CPU second, and the calibration loop's just before and after."""

    def __init__(self, units: float, before: float, after: float) -> None:
        self.rate = units
        self.before = before
        self.after = after

    @property
    def ratio(self) -> float:
        return self.rate / ((self.before + self.after) / 2)


def take(work: Work, seconds: float) -> Sample:
    around = min(0.1, seconds / 4)
    before = rate(calibration, around)
    units = rate(work, seconds)
    return Sample(units, before, rate(calibration, around))


def spread(values: Sequence[float]) -> float:
    """How far the values lie apart, in per cent of their median."""
    middle = statistics.median(values)
    return 100 * (max(values) - min(values)) / middle if middle else 0.0


class Result:
    """What all rounds say about one entrant."""

    def __init__(self, samples: Sequence[Sample]) -> None:
        self.rates = [sample.rate for sample in samples]
        self.ratios = [sample.ratio for sample in samples]
        self.rate = statistics.median(self.rates)
        self.rate_spread = spread(self.rates)
        self.ratio = statistics.median(self.ratios)
        self.ratio_spread = spread(self.ratios)

    def over(self, other: Result) -> list[float]:
        """How many times the other's speed, round by round, both in terms of the calibration."""
        return [mine / theirs for mine, theirs in zip(self.ratios, other.ratios, strict=True)]
