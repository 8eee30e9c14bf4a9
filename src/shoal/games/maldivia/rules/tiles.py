"""The tiles of a plan: three arrows and a fog tile, each with one of four sides up.

A tile is a number: its direction if it is an arrow (E, S, W, N are 0 to 3), four more than the side
it names if it is fog.
"""

from __future__ import annotations

from typing import Final

from shoal.games.maldivia.components import LETTERS, TILES

FOG: Final = 4  # the first fog tile
KINDS: Final = 8


def is_fog(tile: int) -> bool:
    return tile >= FOG


def fog_side(tile: int) -> int:
    """The side a fog tile names (MAL-170)."""
    return tile - FOG


def fog_tile(side: int) -> int:
    return FOG + side


def tile_text(tile: int) -> str:
    return "fog:" + LETTERS[fog_side(tile)] if is_fog(tile) else LETTERS[tile]


TEXTS: Final[list[str]] = [tile_text(tile) for tile in range(KINDS)]


def lay(rows: list[int], seat: int, plan: tuple[int, int, int, int]) -> None:
    """Line up the four tiles of a plan before a seat."""
    first = seat * TILES
    rows[first] = plan[0]
    rows[first + 1] = plan[1]
    rows[first + 2] = plan[2]
    rows[first + 3] = plan[3]


def turned(tile: int, quarters: int) -> int:
    """A tile after quarter turns clockwise, seen from its front (MAL-153).

    An arrow goes N→E→S→W; on a fog tile the letter from the left comes up: E→N→W→S (MAL-154).
    """
    if is_fog(tile):
        return fog_tile((fog_side(tile) - quarters) % 4)
    return (tile + quarters) % 4
