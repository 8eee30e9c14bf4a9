"""Observations and masks as numpy arrays."""

from __future__ import annotations

import importlib
from struct import Struct
from typing import Any

import numpy as np
from numpy.typing import NDArray

from shoal.adapters.observations.layout import Part, read
from shoal.kernel import Game, State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
HOME = "shoal.games."


class Observation:
    """How one number of seats of one game is seen: a fixed row of 16-bit numbers for a seat.

    A game here has its module in `observations`; any other brings `observation.py` of its own.
    """

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        inside = f"shoal.adapters.observations.{game.name}"
        place = inside if game.module.startswith(HOME) else f"{game.module}.observation"
        module: Any = importlib.import_module(place)
        self.numbers = module.numbers  # of a state and a seat, as a list
        self.parts: list[Part] = module.parts(seats)
        self.size = sum(part.size for part in self.parts)
        self.actions = game.space.size
        self._pack = Struct(f"={self.size}h").pack  # three times as fast as numpy.array

    def text(self, state: State, seat: int) -> bytes:
        """An observation as bytes: equal exactly when the numbers are."""
        return self._pack(*self.numbers(state, seat))

    def array(self, state: State, seat: int) -> Numbers:
        return np.frombuffer(self._pack(*self.numbers(state, seat)), np.int16)

    def low(self) -> Numbers:
        return np.repeat(
            np.array([part.low for part in self.parts], np.int16),
            [part.size for part in self.parts],
        )

    def high(self) -> Numbers:
        return np.repeat(
            np.array([part.high for part in self.parts], np.int16),
            [part.size for part in self.parts],
        )

    def read(self, array: Numbers) -> dict[str, list[int]]:
        """An array taken apart: the numbers of each part by its name."""
        return read(self.parts, [int(number) for number in array])

    def mask(self, legal: list[int]) -> Mask:
        """One for each legal action of a seat, nought for the others."""
        marks = bytearray(self.actions)
        for action in legal:
            marks[action] = 1
        return np.frombuffer(marks, np.int8)


def prizes(state: State) -> list[float]:
    """What a finished game pays: 1 to the first, -1 to the last, equals share, the sum is 0."""
    if state.seats == 1:
        return [0.0]
    ranks = state.ranking()
    paid: list[float] = []
    for rank in ranks:
        place = rank + (ranks.count(rank) - 1) / 2
        paid.append(1.0 - 2.0 * (place - 1) / (state.seats - 1))
    return paid
