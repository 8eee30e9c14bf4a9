"""What an observer may imagine: any cards but those that were seen."""

from __future__ import annotations

from shoal.kernel.chance import Chance
from tiny.kuhn_poker import components
from tiny.kuhn_poker import map as table
from tiny.kuhn_poker.rules import showdown
from tiny.kuhn_poker.state import Deal


def draw_hidden(deal: Deal, observer: int, chance: Chance) -> None:
    if not showdown.reached(deal):
        unseen = [
            card
            for card in range(len(components.CARDS))
            if observer < 0 or card != deal.cards[observer]
        ]
        chance.shuffle(unseen)
        for seat in range(table.SEATS):
            if seat != observer:
                deal.cards[seat] = unseen.pop()
