"""What the table can be waiting for, and the moments that pass by themselves."""

from __future__ import annotations

from typing import Final

# Moments at which the active player is asked (section 4 of the rules file).
EXCHANGE_DUE: Final = 0  # the whole top row is caves: swap one for a fish
JUMP_DUE: Final = 1
MOVE_DUE: Final = 2  # the first movement; lamps before it
PEEKING: Final = 3  # a lamp is lit
FIRST_REVEAL: Final = 4
CHOICE: Final = 5  # stop or swim on
AFTER_MOVE: Final = 6  # reveal, explore, perhaps stop
OCTOPUS_DUE: Final = 7
ROBBING: Final = 8  # whom of several
ANNOUNCING: Final = 9
ROLLED: Final = 10  # a roll failed: another card, or accept
ROLLING_ON: Final = 11  # a second extra roll of the same card, or accept
RAINBOW_DUE: Final = 12
OVER: Final = 13

NAMES: Final[list[str]] = [
    "exchange", "jump", "move", "peek", "first-reveal", "choice", "after-move", "octopus", "rob",
    "announce", "rolled", "roll-on", "rainbow", "over",
]  # fmt: skip
PASSING: Final = "passing"

# Moments that pass by themselves; `course.settle` carries them out.
BEGIN: Final = 20
LANDED_FIRST: Final = 21
LANDED: Final = 22
DIVE_OVER: Final = 23
ROLL: Final = 24
COLLECT: Final = 25
PASS_ON: Final = 26
FINAL: Final = 27
NEXT_RAINBOW: Final = 28


def name_of(moment: int) -> str:
    """The moment as views and positions name it: all that pass by themselves look alike."""
    return NAMES[moment] if moment <= OVER else PASSING
