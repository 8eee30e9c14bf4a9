"""What must always hold."""

from __future__ import annotations

from tiny.kuhn_poker.state import Deal


def breaches(deal: Deal) -> list[str]:
    return ["both hold the same card"] if deal.cards[0] == deal.cards[1] else []
