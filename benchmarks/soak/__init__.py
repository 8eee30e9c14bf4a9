"""Endurance in figures: what `shoal soak` runs, small in the tests and large when somebody asks.

Each module has one trial. A trial returns a `Figures`, whose `wrong` must stay empty.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from shoal.client import TableLine


@dataclass
class Figures:
    """What a trial did, in order, and what went wrong."""

    name: str
    done: Mapping[str, object] = field(default_factory=dict)
    wrong: list[str] = field(default_factory=list)

    def verdict(self) -> str:
        """Every kind of fault with how often it was seen: a rare one hides behind no common one."""
        kinds = Counter(self.wrong).most_common()
        return "; ".join(f"{often} x {kind}" for kind, often in kinds) if kinds else "nothing"


def whoever_may_act(lines: Sequence[TableLine], rng: random.Random) -> TableLine | None:
    """One of those who may: not the first of them, who might change a secret plan for ever."""
    able = [line for line in lines if line.actions()]
    return rng.choice(able) if able else None
