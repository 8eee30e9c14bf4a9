"""Endurance in figures: what `shoal soak` runs, small in the tests and large when somebody asks.

Each module has one trial. A trial returns a `Figures`, whose `wrong` must stay empty.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass
class Figures:
    """What a trial did, in order, and what went wrong."""

    name: str
    done: Mapping[str, object] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def verdict(self) -> str:
        return "; ".join(self.wrong[:5]) if self.wrong else "nothing"
