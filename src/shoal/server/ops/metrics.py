"""Numbers for whoever looks after the server, in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import (
    CounterMetricFamily,
    GaugeMetricFamily,
    HistogramMetricFamily,
    Metric,
)
from prometheus_client.registry import Collector

BOUNDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)


class Seconds:
    """How long something took, counted by bounds; the library's own takes locks for each."""

    def __init__(self, name: str, what: str) -> None:
        self.name, self.what = f"shoal_{name}_seconds", f"Seconds for {what}"
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def metric(self) -> Metric:
        below = [*(str(bound) for bound in BOUNDS), "+Inf"]
        buckets = list(zip(below, accumulate(self.counts), strict=True))
        return HistogramMetricFamily(self.name, self.what, buckets, self.sum)


class Metrics(Collector):
    """Numbers of this node, in a registry of its own: several nodes may live in one process.

    What is counted on every request is counted in plain dictionaries, and turned into metrics only
    when somebody asks.
    """

    def __init__(self) -> None:
        self.viewers = 0
        self.sockets = 0
        self.commands: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.refused: Counter[str] = Counter()  # what was turned away, by reason
        self.bots: Counter[str] = Counter()
        self.gauges: Callable[[], dict[str, float]] = dict  # what the rest of the node can tell
        self.command_seconds = Seconds("command", "carrying out a command")
        self.rebuild_seconds = Seconds("rebuild", "reading a table from its log")
        self.bot_seconds = Seconds("bot", "a bot's decision, with waiting for a worker")
        self.registry = CollectorRegistry()
        self.registry.register(self)

    def command(self, status: str, seconds: float) -> None:
        self.commands[status] += 1
        self.command_seconds.observe(seconds)

    def collect(self) -> Iterator[Metric]:
        """What the registry asks for."""
        numbers = {"viewers": self.viewers, "sockets": self.sockets, **self.gauges()}
        for name, value in numbers.items():
            yield GaugeMetricFamily(f"shoal_{name}", name.replace("_", " "), value)
        counted: list[tuple[str, str, Counter[str] | Counter[int]]] = [
            ("commands", "status", self.commands),
            ("requests", "code", self.requests),
            ("turned_away", "reason", self.refused),
            ("bot_decisions", "outcome", self.bots),
        ]
        for name, label, counter in counted:
            family = CounterMetricFamily(
                f"shoal_{name}", f"{name.replace('_', ' ')} by {label}", labels=[label]
            )
            for key, count in counter.items():
                family.add_metric([str(key)], count)
            yield family
        for taken in (self.command_seconds, self.rebuild_seconds, self.bot_seconds):
            yield taken.metric()

    def text(self) -> str:
        return generate_latest(self.registry).decode()
