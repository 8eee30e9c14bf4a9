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


def place_of(other: int, seat: int, seats: int) -> int:
    """How many seats after the observer somebody sits; NONE stays none."""
    if other < 0:
        return NONE
    return other - seat if other >= seat else other - seat + seats
