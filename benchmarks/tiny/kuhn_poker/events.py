"""What can happen."""

from __future__ import annotations

from tiny.kuhn_poker import actions, components
from tiny.kuhn_poker.state import Deal


def chosen(deal: Deal, seat: int, choice: int) -> None:
    if deal.journal is not None:
        deal.journal.tell("chosen", {"seat": seat, "choice": actions.WORDS[choice]})


def shown(deal: Deal) -> None:
    if deal.journal is not None:
        deal.journal.tell("shown", {"cards": [components.CARDS[card] for card in deal.cards]})
