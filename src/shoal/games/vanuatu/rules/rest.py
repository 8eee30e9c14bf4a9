"""Rest tiles: taken face down in Phase IV, shown and paid in Phase V (VAN-240 to VAN-243)."""

from __future__ import annotations

from typing import Final

from shoal.games.vanuatu import events, scoring
from shoal.games.vanuatu.components import BOX
from shoal.games.vanuatu.rules import order, vatu
from shoal.games.vanuatu.state import VanuatuState

FIRST_PLAYER: Final = 0  # the tile of the first-player marker
COUNT: Final = 4


def keep(table: VanuatuState, seat: int, tile: int) -> None:
    """VAN-156, VAN-158: taken face down, paid in Phase V; VAN-272: known to him alone."""
    table.rest_held[seat] = tile
    table.rest_order.append(seat)
    events.rested(table, seat)


def bonuses(table: VanuatuState) -> None:
    """VAN-240, VAN-241: in turn order tiles are shown, paid and put back.

    VAN-242: the marker stays unless somebody took its tile.
    """
    seat = table.first
    for _k in range(table.seats):
        tile = table.rest_held[seat]
        if tile >= 0:
            table.reveals += 1
            if tile == FIRST_PLAYER:
                table.first = seat  # VAN-243: the holder may take it too
            if BOX.rest_points[tile]:
                scoring.score(table, seat, BOX.rest_points[tile], scoring.REST)
            tens = vatu.gain(table, seat, BOX.rest_vatu[tile])
            table.rest_held[seat] = -1
            table.rest_order.remove(seat)
            events.refreshed(table, seat, tile)
            events.converted(table, seat, tens)
        seat = order.after(table, seat)
