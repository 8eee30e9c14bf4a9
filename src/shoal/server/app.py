"""The application: everything a node is made of, and its life from start to farewell."""

from __future__ import annotations

import asyncio
import logging
import os
import resource
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from fastapi import FastAPI, WebSocket

from shoal import __version__
from shoal.server.berth import Berth
from shoal.server.bots.scheduler import Bots
from shoal.server.errors import handle_errors
from shoal.server.http import me, pages, replay, tables
from shoal.server.http.auth import People, server_secret
from shoal.server.http.middleware import Gate
from shoal.server.http.rate_limit import Addresses
from shoal.server.ops.metrics import Metrics
from shoal.server.ops.pg_listener import Wake
from shoal.server.ops.timers import Clockwork, note_return
from shoal.server.settings import Settings
from shoal.server.storage.database import Database
from shoal.server.tables.registry import Games, Harbour, shipped
from shoal.server.tables.win_chances import Chances
from shoal.server.ws.connection import Line

log = logging.getLogger("shoal.app")


class Shoal:
    """One node."""

    def __init__(self, settings: Settings, games: Games | None, clock: Callable[[], float]) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.metrics.gauges = self.gauges
        self.people = People(server_secret(settings.secret, settings.data))
        self.addresses = Addresses(settings.rate_address, settings.sockets_per_address)
        self.database = Database(settings)
        offered = shipped() if games is None else games
        self.harbour = Harbour(settings, self.database, offered, self.metrics, clock)
        self.node = settings.node or f"{os.getpid()}-{secrets.token_hex(4)}"
        self.bots = Bots(self.harbour, self.node)
        self.chances = Chances(self.bots)
        self.replays = asyncio.Lock()
        self.clockwork = Clockwork(self.harbour, self.bots, self.addresses)
        self.wake = Wake(self.harbour)
        self.harbour.listeners.append(self.notice)
        self.lines: set[Line] = set()
        self._errands: set[asyncio.Task[None]] = set()

    def notice(self, berth: Berth) -> None:
        """Another node thinks somebody is away who is connected here."""
        for seat in berth.table.seats:
            if seat.gone and berth.watched_by(seat.who):
                self.later(note_return(berth, seat.who))
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
        self.harbour.committer.start()
        self.wake.start()
        self.clockwork.start()
        log.info("started", extra={"node": self.node})

    async def farewell(self) -> None:
        """Tell everybody that the server stops; no command is taken from here on."""
        self.harbour.stopping = True
        await asyncio.gather(*(line.farewell() for line in list(self.lines)))

    async def stop(self) -> None:
        await self.farewell()
        for task in self._errands:
            task.cancel()
        await self.clockwork.stop()
        await self.chances.stop()
        await self.bots.stop()
        await self.wake.stop()
        await self.harbour.committer.stop()
        await self.database.close()
        log.info("stopped", extra={"node": self.node})

    def gauges(self) -> dict[str, float]:
        used = resource.getrusage(resource.RUSAGE_SELF)
        return {
            "cpu_seconds": used.ru_utime + used.ru_stime,
            "resident_bytes": resident(),
            "tables_in_memory": len(self.harbour.berths),
            "bots_waiting": self.bots.waiting,
            "transactions": self.harbour.committer.transactions,
            "commits": self.harbour.committer.commits,
        }


def resident() -> int:
    """Memory this process has now."""
    try:
        pages = int(Path("/proc/self/statm").read_text("ascii").split()[1])
    except (OSError, ValueError):
        return 0
    return pages * resource.getpagesize()


def create_app(
    settings: Settings, games: Games | None = None, clock: Callable[[], float] = time.time
) -> FastAPI:
    """The ASGI application. `games` replaces the shipped ones."""

    @asynccontextmanager
    async def life(_app: FastAPI) -> AsyncIterator[None]:
        await shoal.start()
        try:
            yield
        finally:
            await shoal.stop()

    shoal = Shoal(settings, games, clock)
    app = FastAPI(
        title="Shoal",
        version=__version__,
        lifespan=life,
        docs_url=None,  # the usual pages load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.shoal = shoal
    app.include_router(tables.router)
    app.include_router(replay.router)
    app.include_router(me.router)
    app.include_router(pages.router)
    handle_errors(app)

    @app.websocket("/api/socket")
    async def socket(socket: WebSocket) -> None:
        await Line(shoal, socket).run()

    pages.serve_client(app, settings)
    app.add_middleware(Gate, settings=settings, addresses=shoal.addresses, metrics=shoal.metrics)
    return app
