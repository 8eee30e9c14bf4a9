"""Does what whoever looks after the server has asked for: closes and deletes tables, keeps out."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

from sqlalchemy import delete

from shoal.server.ops.blocklist import Blocklist
from shoal.server.storage import administration
from shoal.server.storage.schema import tables
from shoal.server.tables.live_table import Outcome
from shoal.server.tables.registry import NoSuchTable, TableRegistry
from shoal.table import Table, sitting

if TYPE_CHECKING:
    from shoal.server.ws.connection import Connection

log = logging.getLogger("shoal.orders")
SHUT = 4003  # the close code of a line that is refused


class HarbourMaster:
    """Looks at the lists every now and then."""

    def __init__(
        self, registry: TableRegistry, blocklist: Blocklist, connections: set[Connection]
    ) -> None:
        self.registry = registry
        self.blocklist = blocklist
        self.connections = connections

    async def round(self) -> None:
        if await self.blocklist.refresh():
            await self.show_out()
        database = self.registry.database
        for order in await administration.ordered(database):
            if await administration.take_order(database, order["id"]):
                await self.carry_out(order["kind"], order["table_id"])
                log.info("order", extra={"kind": order["kind"]})

    async def show_out(self) -> None:
        """Whoever is connected and not welcome any more goes now."""
        for line in list(self.connections):
            if self.blocklist.banned(line.address) or self.blocklist.revoked(line.who):
                await line.hang_up(SHUT)

    async def carry_out(self, kind: str, table_id: str) -> None:
        try:
            live = await self.registry.get(table_id)
            await self.registry.command(live, "", None, close)
        except NoSuchTable:  # one that cannot be read can still be deleted
            pass
        if kind == administration.DELETE:
            async with self.registry.database.write() as connection:
                await connection.execute(delete(tables).where(tables.c.id == table_id))
            self.registry.tables.pop(table_id, None)


def close(table: Table, now: float) -> Outcome:
    return Outcome(sitting.shut(table, now))
