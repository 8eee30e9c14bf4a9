"""What an observer may imagine: any cards but those that were seen."""

from __future__ import annotations

from shoal.kernel.chance import Chance
from tiny.kuhn_poker import components
from tiny.kuhn_poker import map as table
from tiny.kuhn_poker.rules import showdown
from tiny.kuhn_poker.state import Deal


def imagine(copy: Deal, observer: int, chance: Chance) -> Deal:
    if not showdown.reached(copy):
        unseen = [
            card
            for card in range(len(components.CARDS))
            if observer < 0 or card != copy.cards[observer]
        ]
        chance.shuffle(unseen)
        for seat in range(table.SEATS):
            if seat != observer:
                copy.cards[seat] = unseen.pop()
    copy.chance = chance.fork()
    return copy
