"""The octopus: one standing tile, anybody's, is turned where it stands (MAL-150)."""

from __future__ import annotations

from shoal.games.maldivia import events
from shoal.games.maldivia.components import OCTOPUS, TILES
from shoal.games.maldivia.rules import tiles
from shoal.games.maldivia.state import MaldiviaState


def waits(sea: MaldiviaState, seat: int) -> bool:
    """Whether a boat stands on an octopus that can still turn a tile this turn (MAL-088)."""
    return not sea.special and sea.face[sea.boats[seat]] == OCTOPUS


def turn_tile(sea: MaldiviaState, seat: int, owner: int, slot: int, quarters: int) -> None:
    """Turn a tile: all see which and how far (MAL-156), its owner alone the front (MAL-152)."""
    place = owner * TILES + slot
    sea.tiles[place] = tiles.turned(sea.tiles[place], quarters)
    sea.special = True
    events.turned(sea, seat, owner, slot, quarters)
