"""What lies in the box: marks. Nothing is printed on them, so there is no components.toml."""

from __future__ import annotations

from typing import Final

MARKS: Final = ".XO"  # 0 free, 1 the first seat's, 2 the second's
