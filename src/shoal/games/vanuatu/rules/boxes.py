"""The nine action boxes, in the order of the rules: pawns lie on them, stacks act on them."""

from __future__ import annotations

from typing import Final

SAIL: Final = 0
BUILD: Final = 1
EXPLORE: Final = 2
FISH: Final = 3
SELL: Final = 4
BUY: Final = 5
DRAW: Final = 6
TRANSPORT: Final = 7
REST: Final = 8
COUNT: Final = 9
