"""What the table can be waiting for."""

from __future__ import annotations

from typing import Final

MARK: Final = 0
OVER: Final = 1
