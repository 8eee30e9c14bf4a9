"""Things as message keys, for sentences; events carry their letters too, for machines."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.components import BOX, COLOURS, FISH, LETTERS
from shoal.games.maldivia.rules import tiles

SPACE_WORDS: Final = ["open", "current", "octopus", "shark"]


def colour(number: int) -> str:
    return "@maldivia-colour-" + BOX.colours[number]


def fish(letters: str) -> list[str]:
    """`RRG` as the names of its colours, one for each fish."""
    if not letters:
        return ["@maldivia-nothing"]
    return [colour(COLOURS.index(letter)) for letter in letters]


def tile(number: int) -> str:
    """An arrow by its way, a fog by its side: `fog:E` is `@maldivia-tile-fog-e`."""
    return "@maldivia-tile-" + tiles.TEXTS[number].lower().replace(":", "-")


def way(direction: int) -> str:
    return "@maldivia-way-" + LETTERS[direction].lower()


def island(side: int) -> str:
    return "@maldivia-island-" + BOX.islands[side].lower()


def boat(number: int) -> str:
    return "@maldivia-boat-" + BOX.boats[number]


def space(shows: int) -> str | list[str]:
    """What a space shows: its fish, or the message that names it."""
    if shows >= FISH:
        return fish(BOX.signs[shows])
    return "@maldivia-space-" + SPACE_WORDS[shows]
