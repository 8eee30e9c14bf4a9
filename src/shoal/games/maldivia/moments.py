"""Moments: what the table can be waiting for, by name."""

from __future__ import annotations

from typing import Final

TAKE: Final = 0  # somebody chooses a boat
PLACE: Final = 1  # and puts it on the cloth
PLAN: Final = 2  # everybody plans, all at once
SAIL: Final = 3  # an arrow has been revealed
ACT: Final = 4  # the boat has arrived
GAIN: Final = 5  # new fish are in hand, and more could be
DROP: Final = 6  # too many: some come off the mast first
STICK: Final = 7  # new fish go on the mast
RESTACK: Final = 8  # after a delivery the mast may be put in another order
GIVE: Final = 9  # a swap is agreed: which card goes
EXCHANGE: Final = 10  # after a fold a ship goes under its pile
OVER: Final = 11

# How far the gain of a turn is.
NO_GAIN: Final = 0
GAINING: Final = 1  # the sources are chosen and the fish put on
GAINED: Final = 2

NAMES: Final = [
    "take", "place", "plan", "sail", "act", "gain", "drop", "stick", "restack", "give",
    "exchange", "over",
]  # fmt: skip
