"""What may be exchanged for vatu before acting: treasures, and points by the Beggar."""

from __future__ import annotations

from shoal.games.vanuatu.deeds import turn_character
from shoal.games.vanuatu.table import FROM_BEGGAR, Table
from shoal.games.vanuatu.vatu import gain, score, tell_conversion


def cash_treasure(table: Table, seat: int, value: int) -> None:
    """VAN-150, the ruling in one place: at the start of an own turn, its value in vatu."""
    table.gems[seat * 4 + value] -= 1
    tens = gain(table, seat, value)
    if table.journal is not None:
        table.journal.tell("cashed", {"seat": seat, "value": value, "vatu": table.vatu[seat]})
        tell_conversion(table, seat, tens)


def beg(table: Table, seat: int, given: int) -> None:
    """VAN-209: 1-3 points for as many vatu, once a round."""
    score(table, seat, -given, FROM_BEGGAR)
    tens = gain(table, seat, given)
    if table.journal is not None:
        table.journal.tell(
            "begged",
            {"seat": seat, "given": given, "vatu": table.vatu[seat], "points": table.points[seat]},
        )
        tell_conversion(table, seat, tens)
    turn_character(table, seat)
