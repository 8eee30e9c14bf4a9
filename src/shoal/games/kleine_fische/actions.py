"""Every action of the game, as number and as text.

Families in the order in which a turn meets them; the constants name each family's first action.
"""

from __future__ import annotations

from typing import Final

from shoal.games.kleine_fische.cards import (
    BOX,
    CARD_NAMES,
    FINS_CARDS,
    LAMP_CARDS,
    MOST_STOLEN,
    OCTO_CARDS,
    REROLL_CARDS,
    SPECIES_NAMES,
)
from shoal.games.kleine_fische.reef import (
    BERTH_NAMES,
    LANE_NAMES,
    PLACE_NAMES,
    STEP,
    WAYS,
    horizontal,
    vertical,
)
from shoal.kernel.actions import ActionSpace, Domain, Family

# The cards that are played by an action of their own (fins are played with their path, KF-167).
PLAYED: Final[list[int]] = LAMP_CARDS + OCTO_CARDS + REROLL_CARDS

USE: Final = 0  # + place of the card in PLAYED
PEEK: Final = 6  # + place
ENOUGH: Final = 31  # no second look
EXCHANGE: Final = 32  # + column of the cave * 20 + place of the fish - 5
JUMP: Final = 132  # + column * 6 + side * 2 + heading bit
SWIM: Final = 162  # + way
DASH: Final = 166  # + number of the fins card * 120 + berth
REVEAL: Final = 406  # + place
EXPLORE: Final = 431  # + place
STOP: Final = 456
CRAWL: Final = 457  # + lane
STAY: Final = 517
ROB: Final = 518  # + seat
ANNOUNCE: Final = 522  # + number - 1
SPARE: Final = 525  # no robbery
AGAIN: Final = 526  # the second extra roll of one card
ACCEPT: Final = 527
RAINBOW_ON: Final = 528  # + species
RAINBOW_NOWHERE: Final = 541
SIZE: Final = 542


def _side_lane(column: int, side: str) -> int:
    """The lane at one side of a top-row card."""
    if side == "left":
        return vertical(0, column)
    if side == "right":
        return vertical(0, column + 1)
    return horizontal(1 if side == "bottom" else 0, column)


# JUMP_BERTH[column * 6 + side * 2 + heading bit]: where that jump ends (KF-041, KF-042).
JUMP_BERTH: Final[list[int]] = [
    _side_lane(column, side) * 2 + bit
    for column in range(5)
    for side in BOX.jump_sides
    for bit in range(2)
]


def _jump_words() -> list[str]:
    """`left down`: the side of the card and the way the diver faces."""
    words: list[str] = []
    for side in BOX.jump_sides:
        headings = ["up", "down"] if side in ("left", "right") else ["left", "right"]
        words.extend([f"{side} {heading}" for heading in headings])
    return words


def _space() -> ActionSpace:
    place = Domain("place", PLACE_NAMES)
    lane = Domain("lane", LANE_NAMES)
    column = Domain("column", [f"c{c}" for c in range(5)])
    return ActionSpace(
        [
            Family("use", [Domain("card", [CARD_NAMES[card] for card in PLAYED])]),
            Family("peek", [place]),
            Family("enough", []),
            Family("exchange", [Domain("cave", PLACE_NAMES[:5]), Domain("fish", PLACE_NAMES[5:])]),
            Family("jump", [column, Domain("side", _jump_words())]),
            Family("swim", [Domain("way", WAYS)]),
            Family(
                "dash",
                [
                    Domain("card", [CARD_NAMES[card] for card in FINS_CARDS]),
                    Domain("berth", BERTH_NAMES),
                ],
            ),
            Family("reveal", [place]),
            Family("explore", [place]),
            Family("stop", []),
            Family("octopus", [lane]),
            Family("stay", []),
            Family("rob", [Domain("seat", ["p1", "p2", "p3", "p4"])]),
            Family("announce", [Domain("number", [str(n + 1) for n in range(MOST_STOLEN)])]),
            Family("spare", []),
            Family("again", []),
            Family("accept", []),
            Family("rainbow", [Domain("species", [*SPECIES_NAMES, "nowhere"])]),
        ]
    )


SPACE: Final = _space()

_FIRSTS: Final = [
    USE, PEEK, ENOUGH, EXCHANGE, JUMP, SWIM, DASH, REVEAL, EXPLORE, STOP, CRAWL, STAY, ROB,
    ANNOUNCE, SPARE, AGAIN, ACCEPT, RAINBOW_ON,
]  # fmt: skip
assert [family.first for family in SPACE.families] == _FIRSTS
assert SPACE.size == SIZE
assert len(STEP) == 480
