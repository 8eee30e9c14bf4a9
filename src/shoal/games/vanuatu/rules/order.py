"""Turn order (VAN-004)."""

from __future__ import annotations

from shoal.games.vanuatu.state import VanuatuState


def after(table: VanuatuState, seat: int) -> int:
    """The next seat clockwise."""
    return seat + 1 if seat + 1 < table.seats else 0
