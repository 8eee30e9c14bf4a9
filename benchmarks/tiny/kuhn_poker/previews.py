"""What would follow: the stake, or that the pot is given away."""

from __future__ import annotations

from tiny.kuhn_poker import actions
from tiny.kuhn_poker.rules import stakes
from tiny.kuhn_poker.state import Deal


def preview(deal: Deal, seat: int, action: int) -> dict[str, object]:
    answers_bet = len(deal.bets) > 0 and deal.bets[-1] == actions.BET
    return {"stake": stakes.chips(action), "folds": answers_bet and action == actions.PASS}
