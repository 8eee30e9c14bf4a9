"""What people type."""

from __future__ import annotations


def whole_number(text: str) -> int:
    """The number a text is, or -1: `²` and a thousand digits are no number anybody means."""
    word = text.strip()
    return int(word) if word.isascii() and word.isdigit() and len(word) <= 9 else -1
