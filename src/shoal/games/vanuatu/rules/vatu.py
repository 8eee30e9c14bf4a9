"""Money: the track holds 0 to 9; ten vatu turn into five points at once (VAN-230 to VAN-233)."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import scoring
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.state import VanuatuState

CONVERSION_AT: Final = BOX.conversion_at
CONVERSION_POINTS: Final = BOX.conversion_points


def gain(table: VanuatuState, seat: int, amount: int) -> int:
    """VAN-230, VAN-231: after each single gain every ten vatu become points, wanted or not.

    VAN-232: only tens are taken away, so gains in a row are worth their sum. Returns the tens.
    """
    vatu = table.vatu[seat] + amount
    tens = 0
    while vatu >= CONVERSION_AT:
        vatu -= CONVERSION_AT
        tens += 1
    table.vatu[seat] = vatu
    if tens:
        scoring.score(table, seat, tens * CONVERSION_POINTS, scoring.TRACK)
    return tens


def pay(table: VanuatuState, seat: int, amount: int) -> None:
    """VAN-233: paid in full from what is at hand, before any gain of the same action."""
    table.vatu[seat] -= amount
