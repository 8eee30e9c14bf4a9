"""The games that have a board of their own in the browser, found in its sources."""

from __future__ import annotations

from pathlib import Path

from shoal import games
from shoal.words import Words

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"


def with_file(file: str) -> list[str]:
    """The games in whose folder such a file lies, by name."""
    return [name for name in games.names() if (BOARDS / name / file).is_file()]


def title(name: str, language: str = "en") -> str:
    """What the front page calls a game."""
    words, key = Words(language), f"{name.replace('_', '-')}-title"
    return words.say(key) if words.has(key) else games.find(name).title


DRAWN = with_file("index.ts")
LED = with_file("lesson.ts")
