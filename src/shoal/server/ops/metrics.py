"""Numbers for whoever looks after the server, in Prometheus' text format."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter

BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0]


class Histogram:
    """How long something took, in buckets."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds

    def lines(self, name: str) -> list[str]:
        lines = [f"# TYPE {name} histogram"]
        total = 0
        for bound, count in zip([*BOUNDS, float("inf")], self.counts, strict=True):
            total += count
            shown = "+Inf" if bound == float("inf") else str(bound)
            lines.append(f'{name}_bucket{{le="{shown}"}} {total}')
        return [*lines, f"{name}_sum {self.sum:.6f}", f"{name}_count {total}"]


class Metrics:
    """Counters of this node."""

    def __init__(self) -> None:
        self.viewers = 0
        self.sockets = 0
        self.commands: Counter[str] = Counter()
        self.requests: Counter[int] = Counter()
        self.refused: Counter[str] = Counter()  # what was turned away, by reason
        self.bots: Counter[str] = Counter()
        self.command_seconds = Histogram()
        self.rebuild_seconds = Histogram()
        self.bot_seconds = Histogram()

    def command(self, status: str, seconds: float) -> None:
        self.commands[status] += 1
        self.command_seconds.add(seconds)

    def rebuilt(self, seconds: float) -> None:
        self.rebuild_seconds.add(seconds)

    def text(self, gauges: dict[str, float]) -> str:
        lines: list[str] = []
        for name, value in {"viewers": self.viewers, "sockets": self.sockets, **gauges}.items():
            lines += [f"# TYPE shoal_{name} gauge", f"shoal_{name} {value}"]
        for name, label, counter in (
            ("commands_total", "status", self.commands),
            ("requests_total", "code", self.requests),
            ("turned_away_total", "reason", self.refused),
            ("bot_decisions_total", "outcome", self.bots),
        ):
            lines.append(f"# TYPE shoal_{name} counter")
            lines += [f'shoal_{name}{{{label}="{key}"}} {count}' for key, count in counter.items()]
        lines += self.command_seconds.lines("shoal_command_seconds")
        lines += self.rebuild_seconds.lines("shoal_rebuild_seconds")
        lines += self.bot_seconds.lines("shoal_bot_seconds")
        return "\n".join(lines) + "\n"
