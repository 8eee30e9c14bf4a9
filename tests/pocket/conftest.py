"""A pocket for each test."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.pocket.bare import BarePocket


@pytest.fixture
def pocket() -> Iterator[BarePocket]:
    found = BarePocket()
    yield found
    found.close()
