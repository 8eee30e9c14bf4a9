"""What may be exchanged for vatu before acting: treasures, and points by the Beggar."""

from __future__ import annotations

from shoal.games.vanuatu import events, scoring
from shoal.games.vanuatu.rules import characters, vatu
from shoal.games.vanuatu.state import VanuatuState


def cash_treasure(table: VanuatuState, seat: int, value: int) -> None:
    """VAN-150, the ruling in one place: at the start of an own turn, its value in vatu."""
    table.gems[seat * 4 + value] -= 1
    tens = vatu.gain(table, seat, value)
    events.cashed(table, seat, value)
    events.converted(table, seat, tens)


def beg(table: VanuatuState, seat: int, given: int) -> None:
    """VAN-209: 1-3 points for as many vatu, once a round."""
    scoring.score(table, seat, -given, scoring.BEGGAR)
    tens = vatu.gain(table, seat, given)
    events.begged(table, seat, given)
    events.converted(table, seat, tens)
    characters.turn(table, seat)
