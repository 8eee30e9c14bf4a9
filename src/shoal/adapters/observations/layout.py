"""The parts of an observation: which numbers stand where, how large they get, what they mean."""

from __future__ import annotations

from typing import Final

NONE: Final = -1  # nothing there, nobody, not known


class Part:
    """Some numbers of one meaning that follow one another."""

    def __init__(self, name: str, size: int, low: int, high: int, meaning: str) -> None:
        self.name = name
        self.size = size
        self.low = low
        self.high = high
        self.meaning = meaning


def read(parts: list[Part], numbers: list[int]) -> dict[str, list[int]]:
    """An observation taken apart again: the numbers of each part by its name."""
    found: dict[str, list[int]] = {}
    at = 0
    for part in parts:
        found[part.name] = numbers[at : at + part.size]
        at += part.size
    if at != len(numbers):
        raise ValueError(f"the parts have {at} numbers, the observation has {len(numbers)}")
    return found


# Whoever looks comes first, then the others clockwise: the same table looks the same from
# every seat, so one policy can play them all.


def from_seat(row: list[int], seat: int, seats: int, width: int = 1) -> list[int]:
    """A row with `width` numbers a seat, the observer's first."""
    cut = seat * width
    return row[cut : seats * width] + row[:cut]


def place_of(other: int, seat: int, seats: int) -> int:
    """How many seats after the observer somebody sits; NONE stays none."""
    return (other - seat) % seats if other >= 0 else NONE


def places_of(others: list[int], seat: int, seats: int) -> list[int]:
    return [(other - seat) % seats if other >= 0 else NONE for other in others]


def seats_in(bits: int, seat: int, seats: int) -> list[int]:
    """A set of seats as one flag a seat, the observer's first."""
    return [bits >> ((seat + step) % seats) & 1 for step in range(seats)]


def flags(bits: int, count: int) -> list[int]:
    """A set of things as one flag for each."""
    return [bits >> thing & 1 for thing in range(count)]


def padded(row: list[int], size: int, blank: int = NONE) -> list[int]:
    """A row that may be shorter than its part."""
    return row + [blank] * (size - len(row))
