"""What may be done: whoever is to act may pass or bet."""

from __future__ import annotations

from tiny.kuhn_poker import actions, course, moments
from tiny.kuhn_poker.state import Deal


def legal(deal: Deal, seat: int) -> list[int]:
    if course.moment(deal) == moments.OVER or seat != course.mover(deal):
        return []
    return [actions.PASS, actions.BET]
