"""Observations and masks as numpy arrays."""

from __future__ import annotations

import importlib
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from shoal.adapters.observations.layout import Part, read
from shoal.adapters.observations.rows import Rows
from shoal.adapters.observed import module_of
from shoal.kernel import Game, State

Numbers = NDArray[np.int16]
Mask = NDArray[np.int8]
NUMBER: Final = np.dtype("<i2")
MARK: Final = np.dtype(np.int8)


class Observation:
    """How one number of seats of one game is seen: a fixed row of 16-bit numbers for a seat."""

    def __init__(self, game: Game, seats: int) -> None:
        game.check_seats(seats)
        module: Any = importlib.import_module(module_of(game))
        self.parts: list[Part] = module.parts(seats)
        self.size = sum(part.size for part in self.parts)
        self.actions = game.space.size
        self.rows = Rows(module.write, self.actions)

    def text(self, state: State, seat: int) -> bytes:
        """An observation as bytes: equal exactly when the numbers are."""
        return self.rows.seen(state, seat)

    def array(self, state: State, seat: int) -> Numbers:
        return np.frombuffer(bytearray(self.rows.seen(state, seat)), NUMBER)

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
        return np.frombuffer(self.rows.marks(legal), MARK)
