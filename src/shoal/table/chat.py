"""Talk, apart from the log. Ready-made phrases are keys: everybody reads them in their words."""

from __future__ import annotations

from typing import Final

from shoal.table.entry import refuse
from shoal.table.table import Table

LONGEST: Final = 300
PHRASES: Final = [
    "phrase-hello", "phrase-good-luck", "phrase-well-played", "phrase-thanks", "phrase-oops",
    "phrase-wow", "phrase-hurry", "phrase-moment", "phrase-sorry", "phrase-again", "phrase-bye",
]  # fmt: skip


def say(table: Table, who: str, seat: int, phrase: str, text: str) -> tuple[str, str]:
    """What may be said: a phrase key or a free text, the other one empty."""
    if seat not in table.held_by(who):
        raise refuse("table-seated-only")
    manner = table.settings["chat"]
    if manner == "off":
        raise refuse("chat-off")
    if phrase:
        if phrase not in PHRASES or text:
            raise refuse("chat-phrase")
        return phrase, ""
    if manner != "free":
        raise refuse("chat-phrases-only")
    kept = "".join(c if c.isprintable() else " " for c in text).strip()
    if not kept or len(kept) > LONGEST:
        raise refuse("chat-length", longest=LONGEST)
    return "", kept
