"""Why something may not be done: only being out of turn forbids anything, and the kernel says so."""

from __future__ import annotations

from shoal.kernel.messages import Refusal


def why_not() -> Refusal | None:
    return None
