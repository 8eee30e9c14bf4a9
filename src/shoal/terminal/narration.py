"""Games and events as sentences."""

from __future__ import annotations

from shoal.kernel import Event, Game
from shoal.words import Words


def about(game: Game, what: str, words: Words) -> str:
    """What a game says of itself, its `pitch` or its `facts`; nothing if it says nothing."""
    key = f"{game.name.replace('_', '-')}-{what}"
    return words.say(key) if words.has(key) else ""


def sentences(game: Game, events: list[Event], observer: int, words: Words) -> list[str]:
    """What an observer reads of some events, a sentence each."""
    prefix = game.name.replace("_", "-")
    lines: list[str] = []
    for event in events:
        heard = event.heard_by(observer)
        kind = str(heard.pop("kind")).replace("_", "-")
        lines.append(words.say(f"{prefix}-event-{kind}", heard))
    return lines
