"""The showdown: two passes or two bets, and the cards are compared (KUH-003)."""

from __future__ import annotations

from tiny.kuhn_poker.state import Deal


def reached(deal: Deal) -> bool:
    return len(deal.bets) >= 2 and deal.bets[-1] == deal.bets[-2]


def winner(deal: Deal) -> int:
    return 0 if deal.cards[0] > deal.cards[1] else 1
