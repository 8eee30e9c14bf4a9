"""Who may look at which table, and from where."""

from __future__ import annotations

from shoal.kernel import SPECTATOR
from shoal.server.berth import Berth
from shoal.server.storage import links
from shoal.server.tables.registry import Harbour, NoSuchTable
from shoal.server.ws.protocol import Standpoint
from shoal.table.entry import refuse


async def enter(harbour: Harbour, who: str, standpoint: Standpoint) -> tuple[Berth, int]:
    """The table and the viewpoint somebody asks for. Refuses by default."""
    if standpoint.watch is not None:
        found = await links.find(harbour.database, standpoint.watch, links.WATCH)
        if found is None:
            raise refuse("link-unknown")
        berth = await harbour.current(found[0])
        if berth.table.settings["spectators"] == "none":
            raise refuse("table-no-spectators")
        return berth, SPECTATOR
    if standpoint.table is None:
        raise NoSuchTable("")
    berth = await harbour.current(standpoint.table)
    return berth, viewpoint(berth, who, standpoint.seat)


def viewpoint(berth: Berth, who: str, seat: int | None) -> int:
    """The seat somebody looks from: the one asked for, else one of theirs, else a spectator's."""
    held = berth.table.held_by(who)
    if seat is not None:
        if seat not in held:
            raise refuse("table-not-yours", seat=seat)
        return seat
    if held:
        return held[0]
    if berth.table.settings["spectators"] != "open":
        raise refuse("table-no-spectators")
    return SPECTATOR
