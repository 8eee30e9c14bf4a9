"""Fish and treasure tiles of a seat by value (VAN-023), in lists of four counts a seat.

The search of planning carries them through thousands of situations, so it has them as one number,
a bag: copied, compared and hashed as cheaply as any other. Only this module knows its bits.
"""

from __future__ import annotations

from typing import Final

ONE: Final[list[int]] = [0, 1, 1 << 4, 1 << 8]  # a bag with one tile of a value
BITS: Final = 12


def count(tiles: list[int], seat: int) -> int:
    """How many tiles a seat has."""
    at = seat * 4
    return tiles[at + 1] + tiles[at + 2] + tiles[at + 3]


def worth(tiles: list[int], seat: int) -> int:
    """Their values together."""
    at = seat * 4
    return tiles[at + 1] + 2 * tiles[at + 2] + 3 * tiles[at + 3]


def bag(tiles: list[int], seat: int) -> int:
    at = seat * 4
    return tiles[at + 1] | tiles[at + 2] << 4 | tiles[at + 3] << 8


def in_bag(bag: int, value: int) -> int:
    """How many tiles of a value are in a bag."""
    return bag >> (4 * value - 4) & 15
