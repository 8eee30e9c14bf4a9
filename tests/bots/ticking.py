"""A clock that goes on by one step each time somebody looks at it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest


class Ticking:
    """How often it was looked at is what a search did, on every machine alike."""

    def __init__(self, step: float) -> None:
        self.step = step
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.step


@contextmanager
def ticking(step: float) -> Iterator[Ticking]:
    clock = Ticking(step)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("time.perf_counter", clock)
        yield clock
