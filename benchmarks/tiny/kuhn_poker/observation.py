"""What a player sees of Kuhn poker, as numbers."""

from __future__ import annotations

from typing import cast

from librt.strings import BytesWriter

from shoal.adapters.observations import put
from shoal.adapters.observations.layout import NONE, Part
from shoal.kernel.state import State
from tiny.kuhn_poker import map as table
from tiny.kuhn_poker.rules import showdown
from tiny.kuhn_poker.state import Deal


def parts(seats: int) -> list[Part]:
    return [
        Part("seat", 1, 0, 1, "the observer's seat"),
        Part("cards", seats, NONE, 2, "the own card, and the other's after a showdown"),
        Part("bets", 3, NONE, 1, "what was chosen so far: 0 pass, 1 bet"),
    ]


def write(state: State, seat: int, out: BytesWriter) -> None:
    deal = cast(Deal, state)
    put.number(out, seat)
    put.number(out, deal.cards[seat])
    put.number(out, deal.cards[table.across(seat)] if showdown.reached(deal) else NONE)
    put.padded(out, deal.bets, 3)
