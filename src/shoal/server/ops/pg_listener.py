"""Hearing of what other nodes stored: a hint from PostgreSQL, and a look now and then as a net.

A hint names a table and a version and may get lost. The truth is the log.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any

from shoal.server.storage import queries
from shoal.server.storage.database import StorageDown
from shoal.server.tables.registry import TableRegistry

log = logging.getLogger("shoal.pg_listener")

CHANNEL = "shoal"
CHUNK = 200


class PgListener:
    """Keeps the tables in memory up to date with the database."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry
        self.tasks: list[asyncio.Task[None]] = []
        self.refreshing: dict[str, asyncio.Task[None]] = {}

    def start(self) -> None:
        self.tasks.append(asyncio.create_task(self._look(), name="listener look"))
        if self.registry.database.postgres:
            self.tasks.append(asyncio.create_task(self._listen(), name="listener listen"))

    async def stop(self) -> None:
        tasks = [*self.tasks, *self.refreshing.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def heard(self, table_id: str, version: int) -> None:
        """Something was stored; version 0 means talk."""
        live = self.registry.tables.get(table_id)
        if live is None or table_id in self.refreshing:
            return
        if self.registry.forget(live):
            return
        if version == 0 or version > live.table.version:
            task = asyncio.create_task(self._refresh(table_id))
            self.refreshing[table_id] = task
            task.add_done_callback(lambda _done: self.refreshing.pop(table_id, None))

    async def _refresh(self, table_id: str) -> None:
        live = self.registry.tables.get(table_id)
        try:
            if live is not None:
                await live.refresh()
        except StorageDown as error:
            log.warning("refresh failed", extra={"reason": str(error)})

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(self.registry.settings.poll_seconds)
            try:
                await self.look()
            except StorageDown as error:
                log.warning("look failed", extra={"reason": str(error)})
            except Exception:
                log.exception("look failed")

    async def look(self) -> None:
        """Compare the tables somebody looks at with the database. Where nobody else writes to it,
        only those of which it is not known what was stored."""
        shared = self.registry.shared
        ids = [
            live.id
            for live in self.registry.tables.values()
            if live.viewers and (shared or live.doubtful)
        ]
        for i in range(0, len(ids), CHUNK):
            chunk = ids[i : i + CHUNK]
            for table_id, version, chats in await queries.versions(self.registry.database, chunk):
                live = self.registry.tables.get(table_id)
                if live is None or live.lock.locked():
                    continue
                if version > live.table.version or live.doubtful:
                    self.heard(table_id, max(version, live.table.version + 1))
                elif chats > live.talked:
                    self.heard(table_id, 0)

    async def _listen(self) -> None:
        """Listen for hints; when the line breaks, look once and listen again."""
        import asyncpg  # type: ignore[import-untyped]  # noqa: PLC0415 (only with PostgreSQL)

        url = self.registry.database.url.replace("postgresql+asyncpg://", "postgresql://")
        while True:
            connection: Any = None
            try:
                connection = await asyncpg.connect(url, timeout=5)
                await connection.add_listener(CHANNEL, self._note)
                await self.look()  # what was said while nobody listened
                while not connection.is_closed():
                    await asyncio.sleep(0.5)
            except (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError) as error:
                log.warning("listening stopped", extra={"reason": type(error).__name__})
            except StorageDown as error:
                log.warning("listening stopped", extra={"reason": str(error)})
            finally:
                if connection is not None:
                    connection.terminate()
            await asyncio.sleep(0.5)

    def _note(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        table_id, _, version = str(payload).partition(" ")
        if version.isdigit():
            self.heard(table_id, int(version))
