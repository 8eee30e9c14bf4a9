"""The octopus: one standing tile, anybody's, is turned where it stands."""

from __future__ import annotations

from shoal.games.maldivia.actions import TILE_NAMES, TURN
from shoal.games.maldivia.box import OCTOPUS
from shoal.games.maldivia.waters import Waters


def add_turns(sea: Waters, seat: int, menu: list[int]) -> None:
    """Every standing tile by 90, 180 or 270 degrees, once a turn (MAL-150, MAL-151).

    Lying tiles cannot be chosen (MAL-155).
    """
    if sea.special or sea.face[sea.boats[seat]] != OCTOPUS:
        return
    for other in range(sea.seats):
        for slot in range(sea.lying(other), 4):
            first = TURN + (other * 4 + slot) * 3
            menu.append(first)
            menu.append(first + 1)
            menu.append(first + 2)


def turned(tile: int, quarters: int) -> int:
    """A tile after quarter turns clockwise, seen from its front (MAL-153).

    An arrow goes N→E→S→W; on a fog tile the letter from the left comes up: E→N→W→S (MAL-154).
    """
    if tile < 4:
        return (tile + quarters) % 4
    return 4 + (tile - 4 - quarters) % 4


def turn_tile(sea: Waters, seat: int, owner: int, slot: int, quarters: int) -> None:
    """Turn a tile: all see which and how far (MAL-156), its owner alone the front (MAL-152)."""
    place = owner * 4 + slot
    tile = turned(sea.tiles[place], quarters)
    sea.tiles[place] = tile
    sea.special = 1
    if sea.journal is not None:
        told: dict[str, object] = {
            "seat": seat,
            "owner_seat": owner,
            "slot": slot + 1,
            "angle": quarters * 90,
        }
        sea.journal.whisper("turned", told, {"tile": TILE_NAMES[tile]}, [owner])
