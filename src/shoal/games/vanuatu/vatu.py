"""Money: the track holds 0 to 9; ten vatu turn into five points at once (VAN-230 to VAN-233)."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.table import FROM_TRACK, SOURCE_COUNT, Table

CONVERSION_AT: Final = BOX.conversion_at
CONVERSION_POINTS: Final = BOX.conversion_points


def score(table: Table, seat: int, points: int, source: int) -> None:
    """Points on the track, with where they came from; no upper limit (VAN-003, VAN-255)."""
    table.points[seat] += points
    table.earned[seat * SOURCE_COUNT + source] += points


def gain(table: Table, seat: int, amount: int) -> int:
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
        score(table, seat, tens * CONVERSION_POINTS, FROM_TRACK)
    return tens


def tell_conversion(table: Table, seat: int, tens: int) -> None:
    """Narrate what `gain` turned into points."""
    if tens and table.journal is not None:
        table.journal.tell(
            "converted",
            {"seat": seat, "paid": tens * CONVERSION_AT, "gained": tens * CONVERSION_POINTS,
             "vatu": table.vatu[seat], "points": table.points[seat]},
        )  # fmt: skip


def pay(table: Table, seat: int, amount: int) -> None:
    """VAN-233: paid in full from what is at hand, before any gain of the same action."""
    table.vatu[seat] -= amount
