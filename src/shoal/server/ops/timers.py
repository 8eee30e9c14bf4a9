"""What happens by itself: due clocks, absent people, things to look after now and then."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

from sqlalchemy import delete

from shoal.server.bots.scheduler import BotScheduler
from shoal.server.http.rate_limit import AddressLimits
from shoal.server.ops.gc import Collector
from shoal.server.ops.harbour_master import HarbourMaster
from shoal.server.storage import queries
from shoal.server.storage.backups import Backups
from shoal.server.storage.database import StorageDown
from shoal.server.storage.schema import reports, tables
from shoal.server.tables.live_table import LiveTable, Outcome
from shoal.server.tables.registry import NoSuchTable, TableRegistry
from shoal.table import Table, timing
from shoal.table.phases import LESSON, RUNNING

log = logging.getLogger("shoal.timers")

CHECKPOINT_SECONDS = 20.0
TIDY_SECONDS = 5.0
SWEEP_SECONDS = 3600.0
BACKUP_SECONDS = 600.0  # how often it is looked whether a backup is due
OVER = ["finished", "agreed", "closed"]


class Timers:
    """The regular rounds of a node. Each round survives whatever goes wrong in it."""

    def __init__(
        self,
        registry: TableRegistry,
        bots: BotScheduler,
        limits: AddressLimits,
        master: HarbourMaster,
    ) -> None:
        self.registry = registry
        self.master = master
        self.backups = Backups(registry.settings)
        self.bots = bots
        self.limits = limits
        self.collector = Collector()
        self.tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        settings = self.registry.settings
        rounds: list[tuple[float, Callable[[], Awaitable[None]]]] = [
            (settings.tick_seconds, self.tick),
            (min(1.0, settings.poll_seconds), self.bots.look),
            (TIDY_SECONDS, self.tidy),
            (settings.poll_seconds, self.master.round),
        ]
        if self.registry.neighbours.first:
            rounds += [
                (CHECKPOINT_SECONDS, self.registry.database.checkpoint),
                (SWEEP_SECONDS, self.sweep),
                (BACKUP_SECONDS, self.backups.look),
            ]
        for seconds, round_ in rounds:
            self.tasks.append(asyncio.create_task(self._repeat(seconds, round_)))

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _repeat(self, seconds: float, round_: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await round_()
            except StorageDown as error:
                log.warning("round skipped", extra={"reason": str(error)})
            except Exception:
                log.exception("round failed")
            await asyncio.sleep(seconds)

    async def tick(self) -> None:
        """Deadlines are in the database, so any node may see to them and none has to live."""
        for table_id in await queries.due(self.registry.database, self.registry.clock()):
            if not self.registry.neighbours.here(table_id):
                continue
            try:
                await self.registry.command(await self.registry.get(table_id), "", None, due)
            except NoSuchTable:
                continue

    async def tidy(self) -> None:
        self.registry.tidy()
        self.limits.tidy()
        self.registry.quotas.tidy()
        self.collector.look(sum(self.registry.metrics.commands.values()))

    async def sweep(self) -> None:
        """Delete what the settings say need not be kept."""
        settings, now = self.registry.settings, time.time()
        doomed = []
        if settings.retention_days:
            before = now - settings.retention_days * 86_400
            doomed.append(tables.c.phase.in_(OVER) & (tables.c.changed < before))
        if settings.open_days:
            before = now - settings.open_days * 86_400
            doomed.append(
                tables.c.phase.in_(["open", "seated", LESSON]) & (tables.c.changed < before)
            )
        if settings.idle_days:
            before = now - settings.idle_days * 86_400
            doomed.append((tables.c.phase == "running") & (tables.c.changed < before))
        for which in doomed:
            async with self.registry.database.write() as connection:
                await connection.execute(delete(tables).where(which))
        if settings.report_days:
            before = now - settings.report_days * 86_400
            async with self.registry.database.write() as connection:
                await connection.execute(delete(reports).where(reports.c.at < before))


def due(table: Table, now: float) -> Outcome:
    return Outcome(timing.due(table, now))


async def note_return(live: LiveTable, who: str) -> None:
    """A device looks at the table again: its seats are its own at once."""
    if any(live.table.seats[seat].absent() for seat in live.table.held_by(who)):

        def back(table: Table, now: float) -> Outcome:
            return Outcome(timing.returned(table, who, now, table.held_by(who)))

        await live.command(who, None, back)


def may_be_missed(live: LiveTable, who: str) -> bool:
    """Whether it matters that a device has no line to the table any more."""
    held = live.table.held_by(who) if live.table.stage == RUNNING else []
    return bool(held) and not live.watched_by(who)


async def note_absence(registry: TableRegistry, table_id: str, who: str) -> None:
    """A device's last line to the table is gone; if it stays gone, the countdown begins."""
    await asyncio.sleep(registry.settings.gone_seconds)
    live = await registry.get(table_id)
    if live.watched_by(who) or registry.stopping:
        return

    def away(table: Table, now: float) -> Outcome:
        return Outcome([e for seat in table.held_by(who) for e in timing.away(table, now, seat)])

    await live.command(who, None, away)
