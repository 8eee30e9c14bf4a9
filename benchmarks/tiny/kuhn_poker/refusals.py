"""Why something may not be done: being out of turn, which the kernel says, and nothing else."""

from __future__ import annotations

from shoal.kernel.messages import Refusal


def why_not() -> Refusal | None:
    return None
