"""The actions: `pass` and `bet`."""

from __future__ import annotations

from typing import Final

from shoal.kernel.actions import ActionSpace, Family

PASS: Final = 0
BET: Final = 1
WORDS: Final[list[str]] = ["pass", "bet"]
SPACE: Final = ActionSpace([Family(word, []) for word in WORDS])
