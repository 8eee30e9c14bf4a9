"""Games and events as sentences."""

from __future__ import annotations

from shoal.kernel import Event, Game
from shoal.words import Words


def pitch(game: Game, words: Words) -> str:
    """Why anybody should play a game, in a line; nothing if it says nothing of itself."""
    key = f"{game.name.replace('_', '-')}-pitch"
    return words.say(key) if words.has(key) else ""


def facts(game: Game, words: Words) -> str:
    """How many play it and how long, in a line; nothing if it does not say so."""
    key = f"{game.name.replace('_', '-')}-facts"
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
