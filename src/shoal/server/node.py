"""A node: all parts of a server, put together."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import secrets
import time
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Any

import anyio

from shoal.server.bots.scheduler import BotScheduler
from shoal.server.http.auth import DeviceAuth, server_secret
from shoal.server.http.rate_limit import AddressLimits
from shoal.server.neighbours import Neighbours
from shoal.server.ops.blocklist import Blocklist
from shoal.server.ops.harbour_master import HarbourMaster
from shoal.server.ops.metrics import Metrics
from shoal.server.ops.pg_listener import PgListener
from shoal.server.ops.timers import Timers, note_return
from shoal.server.settings import Settings
from shoal.server.storage.database import Database
from shoal.server.tables.live_table import LiveTable
from shoal.server.tables.registry import Games, TableRegistry, shipped
from shoal.server.tables.win_chances import WinChances

if TYPE_CHECKING:
    from shoal.server.ws.connection import Connection

log = logging.getLogger("shoal.node")
MOMENT = 1.0  # seconds for which it is believed that the disk takes writes


class Node:
    """A server process: what it is made of, and its life from start to farewell."""

    def __init__(
        self,
        settings: Settings,
        games: Games | None,
        clock: Callable[[], float],
        neighbours: Neighbours | None = None,
    ) -> None:
        self.settings = settings
        self.neighbours = neighbours or Neighbours()
        self.metrics = Metrics()
        self.metrics.gauges = self.gauges
        self.limits = AddressLimits(
            settings.rate_address, settings.sockets_per_address, settings.connections_per_address
        )
        self.database = Database(settings)
        self.blocklist = Blocklist(self.database)
        secret = server_secret(settings.secret, settings.data)
        self.auth = DeviceAuth(secret, self.blocklist.revoked)
        offered = shipped() if games is None else games
        self.registry = TableRegistry(
            settings, self.database, offered, self.metrics, clock, self.neighbours
        )
        self.name = settings.node or f"{os.getpid()}-{secrets.token_hex(4)}"
        self.bots = BotScheduler(self.registry, self.name)
        self.win_chances = WinChances(self.bots)
        self.quotas = self.registry.quotas
        self.replays = asyncio.Lock()
        self.imports = anyio.CapacityLimiter(1)  # records read in: one at a time
        self.connections: set[Connection] = set()
        master = HarbourMaster(self.registry, self.blocklist, self.connections)
        self.timers = Timers(self.registry, self.bots, self.limits, master)
        self.listener = PgListener(self.registry)
        self.neighbours.heard = self.listener.heard
        self.registry.listeners.append(self.notice)
        self._tried = -MOMENT
        self._errands: set[asyncio.Task[None]] = set()

    def notice(self, live: LiveTable) -> None:
        """Another node thinks somebody is away who is connected here."""
        for seat in live.table.seats:
            if seat.gone and live.watched_by(seat.who):
                self.later(note_return(live, seat.who))
                return

    def later(self, errand: Coroutine[Any, Any, None]) -> None:
        """Something to be done beside, and not to be lost."""
        task = asyncio.create_task(errand)
        self._errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.warning("errand failed", extra={"reason": type(task.exception()).__name__})

    async def start(self) -> None:
        await self.database.migrate()
        await self.blocklist.refresh()
        self.registry.group_commit.start()
        self.listener.start()
        self.neighbours.start()
        self.timers.start()
        log.info("started", extra={"node": self.name})

    async def try_write(self) -> None:
        """Whether something can be stored; tried once a moment, however many ask."""
        if time.monotonic() - self._tried > MOMENT:
            await self.database.try_write()
            self._tried = time.monotonic()

    async def farewell(self) -> None:
        """Tell everybody that the server stops; no command is taken from here on."""
        self.registry.stopping = True
        await asyncio.gather(*(each.farewell() for each in list(self.connections)))

    async def stop(self) -> None:
        await self.farewell()
        for task in self._errands:
            task.cancel()
        await self.timers.stop()
        await self.win_chances.stop()
        await self.bots.stop()
        self.neighbours.stop()
        await self.listener.stop()
        await self.registry.group_commit.stop()
        if self.registry.trace is not None:
            self.registry.trace.write()
        await self.database.close()
        log.info("stopped", extra={"node": self.name})

    def gauges(self) -> dict[str, float]:
        used = resource.getrusage(resource.RUSAGE_SELF)
        return {
            "cpu_seconds": used.ru_utime + used.ru_stime,
            "resident_bytes": resident(),
            "tables_in_memory": len(self.registry.tables),
            "bots_waiting": self.bots.waiting,
            "transactions": self.registry.group_commit.transactions,
            "commits": self.registry.group_commit.commits,
        }


def resident() -> int:
    """Memory this process has now."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError):
        return 0
    return pages * resource.getpagesize()
