"""Phase I: a new round is prepared, the archipelago grows (VAN-041 to VAN-056)."""

from __future__ import annotations

from shoal.games.vanuatu import events
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import harbour
from shoal.games.vanuatu.state import VanuatuState


def prepare(table: VanuatuState) -> None:
    """Steps 1-5, in order; step 6 is a choice of the first player."""
    table.round_no += 1  # VAN-041
    table.reveals += 1
    events.round_begun(table)
    # VAN-042: tourists left over leave the game.
    gone = table.tourists
    table.tourists = table.tourist_pile[table.round_no - 1]
    events.tourists_came(table, gone)
    harbour.change_ships(table)  # VAN-043, VAN-044
    harbour.refill_islands(table)  # VAN-045, VAN-046
    table.price_at = 0  # VAN-047
    events.price_reset(table)


def place_tile(table: VanuatuState, seat: int, tile: int, hex_: int) -> None:
    """VAN-048, VAN-056: lay the tile, put discs or cubes on it; after both reveal the next two."""
    isle = BOX.tile_isle[tile]
    archipelago.lay_tile(table, tile, hex_)
    table.revealed.remove(tile)
    goods: list[int] = harbour.supply_island(table, isle) if isle >= 0 else []
    events.placed(table, seat, tile, hex_, goods)
    if len(table.revealed) == 0:
        reveal_tiles(table)


def reveal_tiles(table: VanuatuState) -> None:
    """VAN-022, VAN-056: the next two tiles of the pile lie open, if there are any."""
    while len(table.revealed) < 2 and table.pile_at < len(table.pile):
        table.revealed.append(table.pile[table.pile_at])
        table.pile_at += 1
        table.reveals += 1
    if table.revealed:
        events.revealed(table)
