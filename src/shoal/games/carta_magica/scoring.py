"""The end: where each point comes from."""

from __future__ import annotations

from shoal.games.carta_magica.box import BOX
from shoal.games.carta_magica.cards import (
    POINTS,
    members,
)
from shoal.games.carta_magica.table import (
    GOLD,
    Table,
)


def tally(table: Table, seat: int) -> list[dict[str, object]]:
    """Where each point comes from (CM-194 to CM-197)."""
    rows: list[dict[str, object]] = []
    for talisman in members(table.talismans[seat]):
        name = "@carta-magica-talisman-" + BOX.talismans[talisman].lower()
        args: dict[str, object] = {"name": name}
        row: dict[str, object] = {"key": "carta-magica-tally-talisman", "args": args}
        rows.append(row | {"points": POINTS[talisman]})
        if talisman in BOX.challenge_shows[table.challenge[seat]]:
            points = BOX.scoring["challenge_talisman"]
            rows.append({"key": "carta-magica-tally-challenge", "args": args, "points": points})
    gold = table.gold[seat] * BOX.scoring["gold"]
    rows.append({"key": "carta-magica-tally-gold", "args": {}, "points": gold})
    cards = (table.own(seat, GOLD) - table.gold[seat]) * BOX.scoring["gold"]
    if cards:
        rows.append({"key": "carta-magica-tally-gold-cards", "args": {}, "points": cards})
    if table.returned[seat]:
        points = BOX.scoring["returned_home"]
        rows.append({"key": "carta-magica-tally-returned", "args": {}, "points": points})
    return rows
