"""Who may look at which table, and from where."""

from __future__ import annotations

from shoal.kernel import SPECTATOR
from shoal.server.storage import links
from shoal.server.tables.live_table import LiveTable
from shoal.server.tables.registry import NoSuchTable, TableRegistry
from shoal.server.ws.protocol import Standpoint
from shoal.table.entry import refuse


async def enter(registry: TableRegistry, who: str, standpoint: Standpoint) -> tuple[LiveTable, int]:
    """The table and the viewpoint somebody asks for. Refuses by default."""
    if standpoint.watch is not None:
        found = await links.find(registry.database, standpoint.watch, links.WATCH)
        if found is None:
            raise refuse("link-unknown")
        live = await registry.current(found[0])
        if live.table.settings["spectators"] == "none":
            raise refuse("table-no-spectators")
        return live, SPECTATOR
    if standpoint.table is None:
        raise NoSuchTable("")
    live = await registry.current(standpoint.table)
    return live, viewpoint(live, who, standpoint.seat)


def viewpoint(live: LiveTable, who: str, seat: int | None) -> int:
    """The seat somebody looks from: the one asked for, else one of theirs, else a spectator's."""
    held = live.table.held_by(who)
    if seat is not None:
        if seat not in held:
            raise refuse("table-not-yours", seat=seat)
        return seat
    if held:
        return held[0]
    if live.table.settings["spectators"] != "open":
        raise refuse("table-no-spectators")
    return SPECTATOR
