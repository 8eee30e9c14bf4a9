"""Bots: played once over all nodes, thinking in worker processes, fairly queued."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any, TypeVar

import anyio
import anyio.to_process
from sqlalchemy import delete, text

from shoal.bots.levels import HINT
from shoal.kernel import Observer
from shoal.server.bots import engines
from shoal.server.bots.fair_queue import FairQueue
from shoal.server.bots.worker import advise, choose
from shoal.server.storage import queries
from shoal.server.storage.database import StorageDown
from shoal.server.storage.schema import leases
from shoal.server.tables.live_table import LiveTable, Outcome
from shoal.server.tables.registry import NoSuchTable, TableRegistry
from shoal.table import Table, playing
from shoal.table.entry import refuse
from shoal.table.sitting import STAND_IN

log = logging.getLogger("shoal.bots")

PACES = 50  # times a level took lately, of each game
NOTICED = 0.05  # seconds; who always answers sooner tells nothing by it
PATIENCE = 5  # attempts at one decision before the table waits for the next look
LEASE = text(
    "INSERT INTO leases (table_id, node, until) VALUES (:table_id, :node, :until) "
    "ON CONFLICT (table_id) DO UPDATE SET node = excluded.node, until = excluded.until "
    "WHERE leases.node = excluded.node OR leases.until < :now"
)
Found = TypeVar("Found")


class NoDecision(Exception):  # noqa: N818 (the table waits and is looked at again)
    """A bot could not decide in time, or its worker died too often."""


class Overtaken(Exception):  # noqa: N818 (nothing is wrong)
    """While a seat waited for its turn to think the table went on without it."""


class BotScheduler:
    """Plays the bots of the tables this node holds the lease of."""

    def __init__(self, registry: TableRegistry, node: str) -> None:
        settings = registry.settings
        self.registry = registry
        self.node = node
        workers = settings.bot_workers or max(1, (os.cpu_count() or 2) - 1)
        self.workers = anyio.CapacityLimiter(workers)
        self.queue = FairQueue(workers, registry.overspent)
        self.paces: dict[tuple[str, str], deque[float]] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.waiting = 0
        self.hints: set[tuple[str, int]] = set()
        self.stopped = False
        registry.listeners.append(self.poke)

    def poke(self, live: LiveTable) -> None:
        """A table changed; if a bot is to act, see to it."""
        if live.id not in self.tasks and not self.stopped and self.wanted(live):
            task = asyncio.create_task(self._serve(live), name=f"bots {live.id}")
            self.tasks[live.id] = task
            task.add_done_callback(lambda _done: self.tasks.pop(live.id, None))

    def wanted(self, live: LiveTable) -> bool:
        """Whether a bot is to act now; a table of bots alone waits until somebody looks on."""
        if not live.viewers and live.table.unmanned():
            return False
        return bool(live.table.bots_due())

    async def look(self) -> None:
        """Find tables whose bots nobody plays: after a start, or when a node has died."""
        for table_id in await queries.orphaned_bots(self.registry.database, time.time()):
            if table_id not in self.tasks and self.registry.neighbours.here(table_id):
                try:
                    self.poke(await self.registry.get(table_id))
                except NoSuchTable:
                    continue

    async def stop(self) -> None:
        self.stopped = True
        tasks = list(self.tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, live: LiveTable) -> None:
        try:
            if not await self.lease(live.id):
                return  # another node plays them
            keeper = asyncio.create_task(self._keep_lease(live.id))
            try:
                while self.wanted(live) and not self.stopped:
                    await self._move(live)
                    live = await self.registry.get(live.id)
            finally:
                keeper.cancel()
                await self.release(live.id)
        except (StorageDown, NoDecision, NoSuchTable) as error:
            log.warning("bot waits", extra={"table": live.id[:6], "reason": str(error)})
            await asyncio.sleep(1.0)

    async def _move(self, live: LiveTable) -> None:
        table = live.table
        due = table.bots_due()
        if not due or table.play is None:
            return
        seat = due[0]
        level = table.seats[seat].level or STAND_IN
        watched = bool(live.viewers)
        try:
            action, forced, veiled, seconds = await self.think(choose, table, seat, level, watched)
        except Overtaken:
            return
        await self.take_time(table.game.name, level, forced, veiled, seconds)

        def command(now_table: Table, now: float) -> Outcome:
            return Outcome(playing.act_for(now_table, now, seat, action))

        # A refusal means that the table went on meanwhile: a take-back, or the person is back.
        answer = await live.command("", None, command)
        self.registry.metrics.bots[answer.status] += 1
        if answer.refusal is not None and answer.refusal.key == "storage-down":
            raise NoDecision("storage-down")

    async def take_time(
        self, game: str, level: str, forced: bool, veiled: bool, seconds: float
    ) -> None:
        """An answer without a choice takes as long as others did, where others cannot know that
        there was none: else the time would tell them what the seat holds."""
        paces = self.paces.setdefault((game, level), deque(maxlen=PACES))
        if not forced:
            paces.append(seconds)
        elif veiled and paces:
            pause = secrets.choice(paces) - seconds
            if pause > NOTICED:
                await asyncio.sleep(pause)

    async def think(
        self,
        work: Callable[[str, str, int, str, int], Found],
        table: Table,
        seat: int,
        level: str,
        watched: bool,
    ) -> Found:
        """A decision for a seat, from what that seat can know; `work` is done in a worker."""
        lane = self.registry.lane(table.host)
        self.waiting += 1
        try:
            async with self.queue.turn(lane, watched):
                if seat not in table.actors():
                    raise Overtaken
                return await self._think(work, table, seat, level, lane)
        finally:
            self.waiting -= 1

    async def _think(
        self,
        work: Callable[[str, str, int, str, int], Found],
        table: Table,
        seat: int,
        level: str,
        lane: str,
    ) -> Found:
        assert table.play is not None
        imagined = Observer(table.play.state, seat).dream.position()
        started = time.perf_counter()
        try:
            for attempt in range(PATIENCE):
                try:
                    with anyio.fail_after(self.registry.settings.bot_seconds):
                        found: Found = await anyio.to_process.run_sync(
                            engines.do, work.__name__, table.game.module, imagined, seat, level,
                            secrets.randbits(31), cancellable=True, limiter=self.workers,
                        )  # fmt: skip
                    self.registry.metrics.bot_seconds.observe(time.perf_counter() - started)
                    return found
                # The last of them: a worker that died as it began is ended once more by anyio.
                except (anyio.BrokenWorkerProcess, TimeoutError, ProcessLookupError) as error:
                    self.registry.metrics.bots["retried"] += 1
                    log.warning("bot worker lost", extra={"reason": type(error).__name__})
                    await asyncio.sleep(0.1 * attempt)
            raise NoDecision("worker")
        finally:
            self.registry.spend(lane, time.perf_counter() - started)

    async def hint(self, table_id: str, table: Table, seat: int) -> dict[str, Any]:
        """What a bot would do, its level and why. One question a seat at a time: it is dear."""
        settings, asked = self.registry.settings, (table_id, seat)
        if asked in self.hints or self.waiting >= settings.bot_queue:
            raise refuse("bots-busy")
        self.hints.add(asked)
        try:
            action, reason = await self.think(advise, table, seat, HINT, watched=True)
            return {"action": action, "level": HINT.partition(":")[0], "reason": reason}
        except Overtaken:
            raise refuse("table-not-waiting", seat=seat) from None
        except NoDecision:
            raise refuse("bots-busy") from None
        finally:
            self.hints.discard(asked)

    # Leases.

    async def lease(self, table_id: str) -> bool:
        """Become the one who plays this table's bots, or stay it; False if another node is."""
        now = time.time()
        row = {
            "table_id": table_id,
            "node": self.node,
            "until": now + self.registry.settings.lease_seconds,
            "now": now,
        }
        async with self.registry.database.write() as connection:
            return bool((await connection.execute(LEASE, row)).rowcount)

    async def release(self, table_id: str) -> None:
        async with self.registry.database.write() as connection:
            mine = (leases.c.table_id == table_id) & (leases.c.node == self.node)
            await connection.execute(delete(leases).where(mine))

    async def _keep_lease(self, table_id: str) -> None:
        while True:
            await asyncio.sleep(self.registry.settings.lease_seconds / 3)
            try:
                await self.lease(table_id)
            except StorageDown:
                continue
