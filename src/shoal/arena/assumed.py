"""Which components are assumed: nobody could look them up, so numbers rest on a guess.

Components say where they come from in `source` or `origin`, or a section of them in `marks`. What
is said of a whole section, such as talismans, holds for everything in it.
"""

from __future__ import annotations

import tomllib

from shoal.kernel import Game

WORD = "assumed"


class Assumed:
    """What the components file of a game calls assumed."""

    def __init__(self, game: Game) -> None:
        # By the name it has in message keys: what the file says about where it comes from.
        self.notes: dict[str, str] = {}
        self.parts: dict[str, int] = {}  # sections, and how many assumed entries each has
        text = game.data("components.toml")
        data = tomllib.loads(text) if text else {}
        marks = data.get("marks", {})
        for section, content in data.items():
            said = str(marks.get(f"{section}s", marks.get(section, "")))
            self.look(section, content, said)

    def look(self, section: str, content: object, said: str) -> None:
        if isinstance(content, list):
            for each in content:
                self.look(section, each, said)
            return
        if not isinstance(content, dict):
            return
        note = str(content.get("source", content.get("origin", said)))
        if WORD in note:
            self.parts[section] = self.parts.get(section, 0) + 1
            for key in ("word", "id", "key", "name"):
                if isinstance(content.get(key), str):
                    self.notes[str(content[key]).lower().replace("_", "-")] = note
        for inner, value in content.items():
            if isinstance(value, dict | list):
                self.look(f"{section}.{inner}", value, "")

    def note(self, key: str) -> str:
        """What is assumed of the thing a message key names, if anything."""
        return self.notes.get(key.rpartition("-")[2], "")
