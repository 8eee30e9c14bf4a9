"""What an observer sees: the bets, and no card but one's own before the showdown."""

from __future__ import annotations

from typing import Final, TypedDict

from tiny.kuhn_poker import actions, components
from tiny.kuhn_poker import map as table
from tiny.kuhn_poker.rules import showdown
from tiny.kuhn_poker.state import Deal

HIDDEN: Final = "?"


class KuhnPokerView(TypedDict):
    """The bets in their order, the cards by seat."""

    bets: list[str]
    cards: list[str]


VIEW: Final = KuhnPokerView


def view(deal: Deal, observer: int) -> KuhnPokerView:
    cards = [HIDDEN] * table.SEATS
    for seat in range(table.SEATS):
        if seat == observer or showdown.reached(deal):
            cards[seat] = components.CARDS[deal.cards[seat]]
    return {"bets": [actions.WORDS[bet] for bet in deal.bets], "cards": cards}
