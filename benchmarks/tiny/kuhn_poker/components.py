"""What lies in the box: three cards. So little is printed on them that no components.toml is."""

from __future__ import annotations

from typing import Final

CARDS: Final[list[str]] = ["jack", "queen", "king"]
DECK: Final[list[int]] = [0, 1, 2]
