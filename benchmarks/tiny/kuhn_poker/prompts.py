"""What is asked."""

from __future__ import annotations

from shoal.kernel.messages import Prompt
from tiny.kuhn_poker import course, moments
from tiny.kuhn_poker.state import Deal


def prompt(deal: Deal, observer: int) -> Prompt:
    if course.moment(deal) == moments.OVER:
        return Prompt("prompt-over", [])
    return Prompt("kuhn-poker-ask-bet", [course.mover(deal)])
