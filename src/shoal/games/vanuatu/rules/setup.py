"""Set-up of a game (VAN-020 to VAN-031)."""

from __future__ import annotations

from shoal.games.vanuatu import course, scoring
from shoal.games.vanuatu import map as archipelago
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import characters, harbour, preparing
from shoal.games.vanuatu.state import VanuatuState


def clear_table(table: VanuatuState) -> None:
    """The board with Efate and nothing else: what no chance decides."""
    table.offer = characters.in_game(table)  # VAN-026
    table.earned = [0] * (table.seats * scoring.SOURCE_COUNT)
    for seat in range(table.seats):
        table.earned[seat * scoring.SOURCE_COUNT + scoring.BEFORE] = BOX.start_points
    archipelago.lay_tile(table, 0, BOX.efate)


def tourist_values(seats: int) -> list[int]:
    """VAN-025, the one thing that depends on the number of players (VAN-031)."""
    values = BOX.tourist_values[:]
    values.remove(BOX.tourist_away[seats])
    return values


def set_up(table: VanuatuState) -> None:
    """Everything random is drawn here, in the order of the rules; then round 1 begins (VAN-027)."""
    chance = table.chance
    clear_table(table)
    seas = [1, 2, 3]  # VAN-020
    chance.shuffle(seas)
    for tile, hex_ in zip(seas, BOX.starts, strict=True):
        archipelago.lay_tile(table, tile, hex_)  # VAN-028
    upper: list[int] = []  # VAN-021: one tile of each letter on top, the others below
    lower: list[int] = []
    for letter in range(6):
        swap = chance.below(2)
        upper.append(4 + letter * 2 + swap)
        lower.append(4 + letter * 2 + 1 - swap)
    table.pile = upper + lower
    preparing.reveal_tiles(table)  # VAN-022
    deck = list(range(10))  # VAN-024
    chance.shuffle(deck)
    for _space in range(3):
        ship = deck.pop()
        table.ships.append(ship)
        table.gaps.extend(harbour.SHIP_NEEDS[ship * 3 : ship * 3 + 3])
    table.deck = deck
    values = tourist_values(table.seats)
    chance.shuffle(values)
    table.tourist_pile = values
    table.tourists = values[0]
    harbour.supply_island(table, 0)  # VAN-028
    for seat in range(table.seats):
        table.boat[seat] = table.tile_hex[BOX.start_tile]
    table.first = chance.below(table.seats)  # VAN-030
    course.begin_choosing(table)  # VAN-040: no Phase I in round 1
