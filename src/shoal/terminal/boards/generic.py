"""A board for any game: its view as lines, in the order the author gave them.

A key is shown by the message `GAME-view-KEY` and a value by `GAME-view-KEY-VALUE` where the game
has them, else as they are. A key that is or ends in `seat` is a seat, shown by name, and a list
under `players` has an entry for each. What is asked stands below the board already.
"""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.text import Text

from shoal.words import Words

ASKED = "asked"
PLAYERS = "players"
NOTHING = "–"
YES = "✓"
STEP = "  "


def draw(game: str, view: dict[str, Any], words: Words) -> RenderableType:
    return Text("\n").join(Reader(game, words).table(view, 0))


class Reader:
    """Reads views of one game."""

    def __init__(self, game: str, words: Words) -> None:
        self.game = dashed(game)
        self.words = words

    def table(self, view: dict[str, Any], depth: int) -> list[Text]:
        found: list[Text] = []
        for key, value in view.items():
            if depth or key != ASKED:
                found += self.entry(key, self.label(key), value, depth)
        return found

    def entry(self, key: str, name: str, value: object, depth: int) -> list[Text]:
        """A value with its name: one line, or a heading with lines below it."""
        head = Text(STEP * depth).append(name, "bold")
        line = self.line(key, value)
        if line is not None:
            said = self.words.say("label-value", {"label": "", "value": line})
            return [head.append(said, "not bold")]
        if isinstance(value, dict):
            return [head, *self.table(value, depth + 1)]
        assert isinstance(value, list)
        found = [head]
        for i, item in enumerate(value):
            each = self.words.seat(i) if key == PLAYERS else str(i + 1)
            found += self.entry(key.removesuffix("s"), each, item, depth + 1)
        return found

    def line(self, key: str, value: object) -> str | None:
        """A value in one line, or None if it needs several."""
        if isinstance(value, dict):
            return None
        if not isinstance(value, list):
            return self.one(key, value)
        if key == PLAYERS or any(isinstance(item, dict | list) for item in value):
            return None
        return ", ".join(self.one(key.removesuffix("s"), item) for item in value) or NOTHING

    def one(self, key: str, value: object) -> str:
        if value is None or value == "":
            return NOTHING
        if isinstance(value, bool):
            return YES if value else NOTHING
        if isinstance(value, int) and key.endswith("seat"):
            return self.words.seat(value) if value >= 0 else NOTHING
        said = f"{self.game}-view-{dashed(key)}-{dashed(str(value))}"
        return self.words.say(said) if self.words.has(said) else str(value)

    def label(self, key: str) -> str:
        said = f"{self.game}-view-{dashed(key)}"
        return self.words.say(said) if self.words.has(said) else key.replace("_", " ")


def dashed(name: str) -> str:
    return name.replace("_", "-")
