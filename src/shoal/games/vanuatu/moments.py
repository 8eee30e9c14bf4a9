"""What the table can be waiting for, by name."""

from __future__ import annotations

from typing import Final

PLACING: Final = 0  # Phase I, step 6
NEUTRALS: Final = 1  # two players: neutral pawns (VAN-283)
CHOOSING: Final = 2  # Phase II
PLANNING: Final = 3  # Phase III
TURN: Final = 4  # Phase IV: exchanges, then one stack
SELLING: Final = 5  # in the middle of a sale
DOUBLING: Final = 6  # the Buyer's second cube
RESTING: Final = 7  # which rest tile
OVER: Final = 8

# As positions and views spell them.
WORDS: Final = [
    "place", "neutral", "character", "plan", "turn", "selling", "second", "resting", "over",
]  # fmt: skip
