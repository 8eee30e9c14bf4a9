"""The map: which hexes touch (VAN-006), where a new tile may lie (VAN-050 to VAN-055), walks."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu.components import BOX, HEXES
from shoal.games.vanuatu.state import VanuatuState

SIDES: Final = [(1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)]
# VAN-006: hexes that share an edge, ascending, from the axial coordinates.
NEAR_LIST: Final[list[list[int]]] = [
    [b for b in range(HEXES) if (BOX.q[b] - BOX.q[a], BOX.r[b] - BOX.r[a]) in SIDES]
    for a in range(HEXES)
]
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


def waived_rule(table: VanuatuState, tile: int, hex_: int) -> int:
    """The rule VAN-053 sets aside for a tile on this hex: 51, 52 or 0 for none."""
    touches = table.shore[hex_] != 0
    if BOX.tile_isle[tile] >= 0:
        return 51 if touches else 0
    return 0 if touches else 52


def lay_tile(table: VanuatuState, tile: int, hex_: int) -> None:
    """Put a tile on a hex, a sea with all its discs (VAN-028, VAN-056)."""
    isle = BOX.tile_isle[tile]
    table.hex_tile[hex_] = tile
    table.tile_hex[tile] = hex_
    table.fish[tile] = BOX.tile_fish[tile]
    table.treasure[tile] = BOX.tile_treasure[tile]
    if isle >= 0:
        table.land |= 1 << hex_
        table.isles.append(isle)
        for h in NEAR_LIST[hex_]:
            table.shore[h] |= 1 << isle
    else:
        table.sea |= 1 << hex_
    table.walk2 = [-1] * HEXES
    table.walk3 = [-1] * HEXES


def two_steps(table: VanuatuState, hex_: int) -> int:
    """Hexes at the end of a walk of exactly two steps over seas (VAN-116, VAN-117)."""
    found = table.walk2[hex_]
    if found < 0:
        found = spread(NEAR[hex_] & table.sea) & table.sea
        table.walk2[hex_] = found
    return found


def three_steps(table: VanuatuState, hex_: int) -> int:
    """Hexes at the end of a walk of exactly three steps over seas."""
    found = table.walk3[hex_]
    if found < 0:
        found = spread(two_steps(table, hex_)) & table.sea
        table.walk3[hex_] = found
    return found


def ends(table: VanuatuState, hex_: int, steps: int) -> int:
    """Hexes at the end of a walk of exactly one, two or three steps over seas."""
    if steps == 1:
        return NEAR[hex_] & table.sea
    return two_steps(table, hex_) if steps == 2 else three_steps(table, hex_)


def rings(table: VanuatuState, hex_: int) -> list[int]:
    """The same of one step, of two and of three."""
    three = table.walk3[hex_]
    if three < 0:
        three = three_steps(table, hex_)  # which works out two, too
    return [NEAR[hex_] & table.sea, table.walk2[hex_], three]


def leads(table: VanuatuState, hex_: int, most: int, goals: int) -> bool:
    """Whether a walk of one to so many steps, three at most, ends on one of these seas."""
    return (
        (most > 0 and NEAR[hex_] & goals != 0)
        or (most > 1 and two_steps(table, hex_) & goals != 0)
        or (most > 2 and three_steps(table, hex_) & goals != 0)
    )


def moorings(table: VanuatuState, seat: int) -> int:
    """Hexes a boat may end on: seas; with two players not the other boat's (VAN-283)."""
    if table.seats == 2:
        return table.sea & ~(1 << table.boat[1 - seat])
    return table.sea


def steps_to(table: VanuatuState, hex_: int, target: int) -> int:
    """Fewest steps of a walk over seas that ends on the target, at least one (VAN-109)."""
    steps = 1
    while steps < 3 and not ends(table, hex_, steps) >> target & 1:
        steps += 1
    return steps


def walk(table: VanuatuState, hex_: int, target: int, steps: int) -> list[int]:
    """A walk of exactly that many steps over seas, the start included; empty if there is none."""
    if steps == 0:
        return [hex_] if hex_ == target else []
    for h in NEAR_LIST[hex_]:
        if table.sea >> h & 1:
            rest = walk(table, h, target, steps - 1)
            if rest:
                return [hex_, *rest]
    return []
