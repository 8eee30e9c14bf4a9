"""What the table can be waiting for, and what the engine passes through by itself."""

from __future__ import annotations

from typing import Final

# Decisions (section 4.2 of the rules: D01 … D20).
CAPTAIN: Final = 0
CHALLENGE: Final = 1
HOME: Final = 2
START: Final = 3
KEPT: Final = 4  # keep the spin or play Spin again
DIRECTION: Final = 5
WEATHER: Final = 6
CHOOSE: Final = 7
SAIL: Final = 8
PAY: Final = 9
PEEK: Final = 10  # about to draw
LOOK: Final = 11  # Telescope: pick one
STOW: Final = 12  # Telescope: order of the others
INCOME: Final = 13
TAME: Final = 14
VISIT: Final = 15
BATTLE: Final = 16
DEFEND: Final = 17
LOOT: Final = 18
PROPOSE: Final = 19
ANSWER: Final = 20
OVER: Final = 21

NAMES: Final = [
    "captain", "challenge", "home", "start", "kept", "direction", "weather", "choose", "sail",
    "pay", "peek", "look", "stow", "income", "tame", "visit", "battle", "defend", "loot", "propose",
    "answer", "over",
]  # fmt: skip

# Passed through without a decision; `course.run_on` says what follows each.
PASSING: Final = 30
SPUN: Final = 30
PAID: Final = 31
CARD_DONE: Final = 32
STAYED: Final = 33
SAILED: Final = 34
VISITED: Final = 35
DUTIES: Final = 36
FOUGHT: Final = 37
TURN_OVER: Final = 38


def name(moment: int) -> str:
    """A moment as a view names it; what nobody is asked about is all the same."""
    return "passing" if moment >= PASSING else NAMES[moment]
