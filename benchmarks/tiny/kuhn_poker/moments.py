"""What the table can be waiting for."""

from __future__ import annotations

from typing import Final

BET: Final = 0
OVER: Final = 1
