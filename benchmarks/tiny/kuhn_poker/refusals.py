"""Why something may not be done: being out of turn, which the kernel says, and nothing else."""

from __future__ import annotations

from shoal.kernel.messages import Refusal
from tiny.kuhn_poker.state import Deal


def why_not(deal: Deal, seat: int, action: int) -> Refusal | None:
    return None
