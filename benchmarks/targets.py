"""What Shoal wants to reach, as data. bench.py measures, marks each row and judges nothing else.

A goal names a measure, a bound and, if it is a ratio, what it is measured against. A measure is
`build/how` of the goal's game, or `framework/game/seats/how` of a peer; `view` is bytes of JSON.
Playouts are measured driven from Python (`loop`) and by the kernel (`playout`): `*` stands for
each of the two, one after the other. The worst number of seats counts.
"""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import NamedTuple


class Goal(NamedTuple):
    game: str
    measure: str
    bound: float
    unit: str  # "/s" and "x" must reach the bound, "µs" and "B" must stay below it
    against: str = ""

    @property
    def at_least(self) -> bool:
        return self.unit in {"/s", "x"}

    @property
    def text(self) -> str:
        """Such as `compiled ≥ 0.5 x openspiel connect_four`."""
        what = self.measure.removesuffix("/*").replace("/", " ")
        bound = f"{self.bound:.3g} x" if self.unit == "x" else f"{self.bound:,.0f} {self.unit}"
        than = self.against.removesuffix("/*").removesuffix("/2/loop").replace("/", " ")
        return f"{what} {'≥' if self.at_least else '≤'} {bound} {than}".rstrip()


FASTER = "compiled/*"
TTT_PEER = "openspiel/tic_tac_toe/2/loop"
BIG_PEER = "openspiel/connect_four/2/loop"

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "shoal" / "games"
# What a game wants to reach lies in goals/GAME.toml; a game without one wants this.
USUAL = {"decisions": 200_000, "connect_four": 1 / 3, "view": 12_000}


def wanted(game: str) -> dict[str, float]:
    """Decisions per CPU second, share of connect four, bytes of a view."""
    file = ROOT / "benchmarks" / "goals" / f"{game}.toml"
    return USUAL | (tomllib.loads(file.read_text("utf-8")) if file.exists() else {})


def shipped() -> list[str]:
    return sorted(file.parent.name for file in GAMES.glob("*/__init__.py"))


# A captain's search: simulations per CPU second in every game, and in some of them.
SEARCH = 8_000
QUICK = 20_000
QUICK_GAMES = 2

GOALS = [
    Goal("tic_tac_toe", FASTER, 1, "x", TTT_PEER),
    Goal("tic_tac_toe", FASTER, 5, "x", "interpreted/*"),
    Goal("kuhn_poker", FASTER, 1, "x", "openspiel/kuhn_poker/2/loop"),
]
for _game in shipped():
    _wanted = wanted(_game)
    GOALS += [
        Goal(_game, FASTER, _wanted["decisions"], "/s"),
        Goal(_game, FASTER, _wanted["connect_four"], "x", BIG_PEER),
        Goal(_game, FASTER, 5, "x", "interpreted/*"),
        Goal(_game, "interpreted/*", 40_000, "/s"),
        Goal(_game, "compiled/search", SEARCH, "/s"),
        Goal(_game, "compiled/clone", 5, "µs"),
        Goal(_game, "compiled/imagine", 15, "µs"),
        Goal(_game, "interpreted/events", 1_000, "µs"),
        Goal(_game, "interpreted/view", _wanted["view"], "B"),
    ]
