"""Measure the doors for researchers beside the libraries' own games, in turns, in one run.

Steps per second of CPU time, medians of the rounds; ratios are worked out round by round. What is
driven how is in benchmarks/door_entrants.py. Ours run compiled, in this environment with its
extras; the others in .cache/peers, which is made when it is first asked for.
"""

from __future__ import annotations

import statistics
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

import peers
from stopwatch import Result, spread

OURS = "doors"
NAMES = {OURS: "Shoal", "pettingzoo-doors": "PettingZoo", "openspiel-doors": "OpenSpiel"}
CONNECT_FOUR = "pettingzoo-doors/connect_four_v3/2/aec"
KUHN = "openspiel-doors/python_kuhn_poker/2/{how}"
HOWS = {
    "aec": "AEC loop",
    "fleet-1": "vector of 1",
    "fleet-64": "vector of 64",
    "fleet-1024": "vector of 1,024",
    "nodes": "OpenSpiel loop",
    "infos": "with what is known",
}
# At least: steps (of the vector form: decisions of all seats) a second; times a peer's.
STEPS = {"aec": 50_000, "fleet-1": 200_000, "fleet-64": 200_000, "fleet-1024": 200_000}
TIMES = {"aec": (10.0, CONNECT_FOUR), "nodes": (5.0, KUHN), "infos": (5.0, KUHN)}

Wish = tuple[str, Path, list[Path], list[str]]


def wishes(
    games: Sequence[str], tree: Path | None, source: Path, tell: Callable[[str], None]
) -> list[Wish]:
    """The processes to be measured: ours, and the peers if they can be had."""
    found: list[Wish] = [(OURS, Path(sys.executable), [tree or source], [OURS, *games])]
    try:
        theirs = peers.python()
        found += [(name, theirs, [], [name]) for name in NAMES if name != OURS]
    except peers.PeersError as error:
        tell(str(error))
    return found


class Line:
    """One entrant with what it reached."""

    def __init__(self, name: str, results: dict[str, Result], facts: dict[str, float]) -> None:
        self.group, self.game, self.seats, self.how = name.split("/")
        self.result = results[name]
        self.steps = self.result.rate
        mine = self.group == OURS
        each = facts.get(f"{self.game}/{self.seats}/fleet", 1.0) if "fleet" in self.how else 1.0
        self.decisions = self.steps * each
        self.least = STEPS.get(self.how, 0) if mine else 0
        self.times: float | None = None
        self.times_spread = 0.0
        self.at_least = 0.0
        # Our Kuhn poker is compared with theirs; there is nothing like our other games there.
        if mine and self.how in TIMES and (self.how == "aec" or self.game == "kuhn_poker"):
            self.at_least, peer = TIMES[self.how]
            other = results.get(peer.format(how=self.how))
            if other:
                values = self.result.over(other)
                self.times, self.times_spread = statistics.median(values), spread(values)

    def row(self) -> dict[str, object]:
        return {
            "who": NAMES[self.group],
            "game": self.game,
            "seats": int(self.seats),
            "how": self.how,
            "steps_per_cpu_second": self.steps,
            "spread_percent": self.result.rate_spread,
            "decisions_per_cpu_second": self.decisions,
            "times_peer": self.times,
            "pass": self.passes(),
        }

    def passes(self) -> bool:
        enough = self.decisions >= self.least
        return enough and (self.times is None or self.times >= self.at_least)

    def cells(self) -> list[str]:
        vector = self.how.startswith("fleet")
        goals = [f"≥ {self.least:,}"] if self.least else []
        goals += [f"≥ {self.at_least:.0f} ×"] if self.times is not None else []
        times = "" if self.times is None else f"{self.times:.1f} × ({self.times_spread:.0f} %)"
        word = "[green]pass[/green]" if self.passes() else "[bold red]short[/bold red]"
        return [
            HOWS[self.how],
            NAMES[self.group],
            self.game,
            self.seats,
            f"{self.steps:,.0f}",
            f"{self.result.rate_spread:.0f} %",
            f"{self.decisions:,.0f}" if vector else "",
            times,
            f"{', '.join(goals)} {word}" if goals else "",
        ]


def lines(results: dict[str, Result], facts: dict[str, float]) -> list[Line]:
    found = [Line(name, results, facts) for name in results]
    return sorted(found, key=lambda line: list(HOWS).index(line.how))


def show(found: list[Line], about: dict[str, str]) -> None:
    console = Console(highlight=False)
    if not console.is_terminal:
        console.width = 140
    for sentence in about.values():
        console.print(sentence)
    table = Table(
        title="Doors for researchers, per second of CPU time",
        title_justify="left",
        title_style="bold",
    )
    columns = ["driven", "who", "game", "seats", "steps/s", "spread", "decisions/s"]
    for number, column in enumerate([*columns, "times its peer (spread)", "goal"]):
        table.add_column(column, justify="left" if number < 3 else "right", no_wrap=True)
    last = ""
    for line in found:
        if last and HOWS[line.how][:6] != last[:6]:
            table.add_section()
        last = HOWS[line.how]
        table.add_row(*line.cells())
    console.print(table)


def report(found: list[Line], about: dict[str, str]) -> dict[str, Any]:
    return {"about": about, "doors": [line.row() for line in found]}
