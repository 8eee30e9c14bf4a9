"""The octopus: one standing tile, anybody's, is turned where it stands (MAL-150)."""

from __future__ import annotations

from shoal.games.maldivia import events
from shoal.games.maldivia.components import TILES
from shoal.games.maldivia.rules import tiles
from shoal.games.maldivia.state import MaldiviaState


def turn_tile(sea: MaldiviaState, seat: int, owner: int, slot: int, quarters: int) -> None:
    """Turn a tile: all see which and how far (MAL-156), its owner alone the front (MAL-152)."""
    place = owner * TILES + slot
    sea.tiles[place] = tiles.turned(sea.tiles[place], quarters)
    sea.special = True
    events.turned(sea, seat, owner, slot, quarters)
