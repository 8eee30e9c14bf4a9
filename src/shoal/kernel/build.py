"""Which build is running."""

from __future__ import annotations

from typing import Final

COMPILED: Final = not __file__.endswith(".py")
