"""The table: two seats, one across from the other."""

from __future__ import annotations

from typing import Final

SEATS: Final = 2


def across(seat: int) -> int:
    return 1 - seat
