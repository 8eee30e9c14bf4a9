"""What the doors for researchers are tried with."""

from __future__ import annotations

import pytest

from shoal import games
from shoal.adapters.observed import observed

TABLES = [(name, seats) for name in observed() for seats in games.find(name).seat_counts]
# Every value of every option once, at the usual number of seats.
VARIANTS = [
    (name, option.key, value)
    for name in observed()
    for option in games.find(name).options
    for value in option.values
]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    """A game and a number of seats."""
    name, seats = request.param
    return name, seats


@pytest.fixture(params=VARIANTS, ids=lambda one: f"{one[0]}-{one[1]}-{one[2]}")
def variant(request: pytest.FixtureRequest) -> tuple[str, dict[str, object]]:
    """A game and an option."""
    name, key, value = request.param
    return name, {key: value}
