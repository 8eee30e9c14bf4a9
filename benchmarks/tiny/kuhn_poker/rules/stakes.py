"""Stakes: an ante of one chip, and one more for a bet (KUH-002)."""

from __future__ import annotations


def chips(choice: int) -> int:
    """What a player has in the pot who made this choice last; the ante counts."""
    return 1 + choice
