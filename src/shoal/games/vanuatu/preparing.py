"""Phase I: a new round is prepared, the archipelago grows (VAN-041 to VAN-056)."""

from __future__ import annotations

from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.deeds import FISH_TRACK
from shoal.games.vanuatu.harbour import change_ships, refill_islands, supply_island
from shoal.games.vanuatu.names import TILE_NAMES
from shoal.games.vanuatu.table import Table


def prepare(table: Table) -> None:
    """Steps 1-5, in order; step 6 is a choice of the first player."""
    journal = table.journal
    table.round_no += 1  # VAN-041
    table.reveals += 1
    if journal is not None:
        journal.tell("round", {"round": table.round_no})
    # VAN-042: tourists left over leave the game.
    gone = table.tourists
    table.tourists = table.tourist_pile[table.round_no - 1]
    if journal is not None:
        journal.tell("tourists", {"tourists": table.tourists, "gone": gone})
    change_ships(table)  # VAN-043, VAN-044
    refill_islands(table)  # VAN-045, VAN-046
    table.price_at = 0  # VAN-047
    if journal is not None:
        journal.tell("price", {"price_now": FISH_TRACK[0]})


def place_tile(table: Table, seat: int, tile: int, hex_: int) -> None:
    """VAN-048, VAN-056: lay the tile, put discs or cubes on it; after both reveal the next two."""
    isle = BOX.tile_isle[tile]
    waived = 0
    if table.journal is not None:
        waived = waived_rule(table, tile, hex_)
    table.lay_tile(tile, hex_, isle)
    table.revealed.remove(tile)
    table.fish[tile] = BOX.tile_fish[tile]
    table.treasure[tile] = BOX.tile_treasure[tile]
    goods: list[int] = supply_island(table, isle) if isle >= 0 else []
    if table.journal is not None:
        table.journal.tell(
            "placed",
            {"seat": seat, "tile": TILE_NAMES[tile], "hex": BOX.labels[hex_], "goods": goods,
             "reserve": table.reserve[:], "waived": waived},
        )  # fmt: skip
    if len(table.revealed) == 0:
        reveal_tiles(table)


def waived_rule(table: Table, tile: int, hex_: int) -> int:
    """The rule VAN-053 sets aside here: 51, 52 or 0 for none."""
    touches = table.shore[hex_] != 0
    if BOX.tile_isle[tile] >= 0:
        return 51 if touches else 0
    return 0 if touches else 52


def reveal_tiles(table: Table) -> None:
    """VAN-022, VAN-056: the next two tiles of the pile lie open, if there are any."""
    while len(table.revealed) < 2 and table.pile_at < len(table.pile):
        table.revealed.append(table.pile[table.pile_at])
        table.pile_at += 1
        table.reveals += 1
    if table.journal is not None and table.revealed:
        words = [TILE_NAMES[tile] for tile in table.revealed]
        table.journal.tell("revealed", {"tiles": words})
