"""The map: which hexes touch (VAN-006), and where a new tile may lie (VAN-050 to VAN-055)."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.components import BOX, HEXES


def _near_lists() -> list[list[int]]:
    """VAN-006: hexes that share an edge, ascending, from the axial coordinates."""
    near: list[list[int]] = []
    for a in range(HEXES):
        row: list[int] = []
        for b in range(HEXES):
            dq = BOX.q[b] - BOX.q[a]
            dr = BOX.r[b] - BOX.r[a]
            if (dq, dr) in ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)):
                row.append(b)
        near.append(row)
    return near


NEAR_LIST: Final[list[list[int]]] = _near_lists()
NEAR: Final[list[int]] = [sum(1 << h for h in row) for row in NEAR_LIST]
# Hexes of a set of hexes (16 bits), by its two bytes; islands of a set of islands (5 bits).
LOW_BITS: Final[list[list[int]]] = [[h for h in range(8) if m >> h & 1] for m in range(256)]
HIGH_BITS: Final[list[list[int]]] = [[h + 8 for h in range(8) if m >> h & 1] for m in range(256)]
ISLES_OF: Final[list[list[int]]] = [[i for i in range(5) if m >> i & 1] for m in range(32)]
COUNT: Final[list[int]] = [bin(m).count("1") for m in range(256)]


def spread(hexes: int) -> int:
    """All hexes that touch one of these hexes."""
    found = 0
    for h in LOW_BITS[hexes & 255]:
        found |= NEAR[h]
    for h in HIGH_BITS[hexes >> 8]:
        found |= NEAR[h]
    return found


def berths(tiles: int, isles: int, island: bool) -> int:
    """Hexes where a tile may lie, as a set: VAN-050, then VAN-051 or VAN-052, or waived.

    `tiles` and `isles` are the hexes with any tile and with an island. VAN-053, a ruling: the
    island and sea rules are judged for this tile now; when no hex fits both, rule 1 alone counts.
    """
    two = 0
    for h in range(HEXES):
        if not tiles >> h & 1:
            touch = NEAR[h] & tiles
            if COUNT[touch & 255] + COUNT[touch >> 8] >= 2:  # VAN-050: at least two
                two |= 1 << h
    if two == 0:  # VAN-054: never with these components
        two = spread(tiles) & ~tiles & 0xFFFF
    shore = spread(isles)
    fitting = two & ~shore if island else two & shore
    return fitting if fitting else two
