"""To and from text, and what makes no sense in a position."""

from __future__ import annotations

from typing import Final

from shoal.kernel.sheet import Sheet
from tiny.kuhn_poker.state import FIELDS, Deal

COURSES: Final = [[], [0], [1], [0, 0], [0, 1], [1, 0], [1, 1], [0, 1, 0], [0, 1, 1]]


def sketch(deal: Deal) -> dict[str, object]:
    return FIELDS.sketch(deal)


def restore(deal: Deal, sheet: Sheet) -> None:
    FIELDS.restore(deal, sheet)
    if deal.cards[0] == deal.cards[1]:
        raise sheet.fault("cards", "there is only one card of each kind (KUH-001)")
    if deal.bets not in COURSES:
        raise sheet.fault("bets", "is no possible course of betting (KUH-002)")
