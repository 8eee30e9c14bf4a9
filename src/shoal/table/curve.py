"""How the chances of a finished game went up and down, as far as they are known."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise
from typing import Any, Final

from shoal.table.table import Table

MOST_POINTS: Final = 60
TURNS: Final = 3
SWING: Final = 0.08  # less is noise of the simulations


@dataclass
class Curve:
    """The chances of all seats at some plies of one table; more of them while it is worked on."""

    plies: list[int]
    versions: list[int]
    points: list[list[float]] = field(default_factory=list)
    failed: bool = False

    def plain(self) -> dict[str, Any]:
        done = len(self.points)
        ready = done == len(self.plies)
        shown = [
            {"ply": ply, "v": version, "chances": chances}
            for ply, version, chances in zip(self.plies, self.versions, self.points, strict=False)
        ]
        return {
            "status": "ready" if ready else "working",
            "done": done,
            "of": len(self.plies),
            "points": shown,
            "turning": turning(self.plies, self.points) if ready else [],
        }


def turning(plies: list[int], points: list[list[float]]) -> list[int]:
    """The plies before which the chances changed most."""
    swings = [
        (max(abs(a - b) for a, b in zip(old, new, strict=True)), plies[i + 1])
        for i, (old, new) in enumerate(pairwise(points))
    ]
    swings.sort(key=lambda swing: (-swing[0], swing[1]))
    return sorted(ply for swing, ply in swings[:TURNS] if swing >= SWING)


def settled(table: Table) -> list[float]:
    """The chances when nothing is open any more: the winners share them."""
    assert table.play is not None
    ranks = table.play.state.ranking()
    share = round(1 / ranks.count(1), 3)
    return [share if rank == 1 else 0.0 for rank in ranks]
