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

# Sets of boxes are numbers with a bit for each. The search for what can be planned tests them
# thousands of times a game, so it imports these by name.
SAIL_BIT: Final = 1 << SAIL
BUILD_BIT: Final = 1 << BUILD
EXPLORE_BIT: Final = 1 << EXPLORE
FISH_BIT: Final = 1 << FISH
SELL_BIT: Final = 1 << SELL
BUY_BIT: Final = 1 << BUY
DRAW_BIT: Final = 1 << DRAW
TRANSPORT_BIT: Final = 1 << TRANSPORT
REST_BIT: Final = 1 << REST
