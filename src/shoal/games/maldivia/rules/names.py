"""Things as message keys, for sentences; events carry their letters too, for machines."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.components import BOX, COLOURS, FISH, LETTERS
from shoal.games.maldivia.rules import tiles

COLOUR: Final = ["@maldivia-colour-" + word for word in BOX.colours]
# An arrow by its way, a fog by its side: `fog:E` is `@maldivia-tile-fog-e`.
TILE: Final = ["@maldivia-tile-" + word.lower().replace(":", "-") for word in tiles.TEXTS]
WAY: Final = ["@maldivia-way-" + word.lower() for word in LETTERS]
ISLAND: Final = ["@maldivia-island-" + word.lower() for word in BOX.islands]
BOAT: Final = ["@maldivia-boat-" + word for word in BOX.boats]
SPACE: Final = ["@maldivia-space-" + word for word in ("open", "current", "octopus", "shark")]


def fish(letters: str) -> list[str]:
    """`RRG` as the names of its colours, one for each fish."""
    if not letters:
        return ["@maldivia-nothing"]
    return [COLOUR[COLOURS.index(letter)] for letter in letters]


def space(shows: int) -> str | list[str]:
    """What a space shows: its fish, or the message that names it."""
    return fish(BOX.signs[shows]) if shows >= FISH else SPACE[shows]
