"""Fish and tiles as message keys, for sentences; events carry the letters too, for machines."""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.actions import TILE_NAMES
from shoal.games.maldivia.box import BOX, COLOURS

NOTHING_NAMED: Final = ["@maldivia-nothing"]


def fish_names(fish: str) -> list[str]:
    """`RRG` as the names of its colours, one for each fish."""
    if not fish:
        return NOTHING_NAMED
    return ["@maldivia-colour-" + BOX.colours[COLOURS.index(letter)] for letter in fish]


def tile_name(tile: int) -> str:
    """An arrow by its way, a fog by its side: `fog:E` is `@maldivia-tile-fog-e`."""
    return "@maldivia-tile-" + TILE_NAMES[tile].lower().replace(":", "-")
