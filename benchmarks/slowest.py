"""The slowest moves of a load, and where they waited: `shoal load --trace`.

The driver knows when a move was sent and when the other player had it; the server's trace knows
what came in between. Both look at the machine's steady clock.
"""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

COUNT = 50
PARTS = ("way there", "wait", "fold", "commit", "tell", "way back")


def parts(moves: list[tuple[str, float, float]], trace: Path) -> list[str]:
    """A table: all moves, the slowest of them, and the three slowest one by one."""
    known = {
        move: [float(moment) for moment in rest]
        for move, *rest in (line.split() for line in trace.read_text("ascii").splitlines())
    }
    rows = [durations(sent, known[move], heard) for move, sent, heard in moves if move in known]
    if not rows:
        return ["No move was traced."]
    rows.sort(key=sum, reverse=True)
    slow = rows[:COUNT]
    most = [PARTS[max(range(len(PARTS)), key=lambda i: row[i])] for row in slow]
    where = ", ".join(f"{part} {most.count(part)}" for part in PARTS if part in most)
    return [
        "  " + " ".join(f"{name:>10}" for name in ("milliseconds", "in all", *PARTS)),
        shown("all moves", mean(rows)),
        shown(f"slowest {len(slow)}", mean(slow)),
        *(shown(f"no. {i + 1}", row) for i, row in enumerate(slow[:3])),
        f"  The longest part of the slowest {len(slow)}: {where}",
    ]


def durations(sent: float, moments: list[float], heard: float) -> list[float]:
    """Milliseconds of each part. The other player may have it before the server has told itself."""
    marks = [sent, *moments, heard]
    return [max(0.0, after - before) * 1000 for before, after in pairwise(marks)]


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def shown(name: str, row: list[float]) -> str:
    return "  " + " ".join([f"{name:>12}", *(f"{value:>10.2f}" for value in [sum(row), *row])])
