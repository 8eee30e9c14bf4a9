"""What lies in the box: three cards. So little is printed on them that no components.toml is."""

from __future__ import annotations

from typing import Final

CARDS: Final = ["jack", "queen", "king"]
