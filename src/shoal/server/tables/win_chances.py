"""How the chances of a finished game went up and down, worked out in the bots' workers.

Done when somebody asks, and only while no bot waits: nobody at a running table is kept waiting for
a picture of a finished one. Whoever looks at a picture keeps asking for it: what was asked for last
is worked on first, and what nobody looks at any more comes last.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

import anyio
import anyio.to_process

from shoal.kernel.build import COMPILED
from shoal.server.bots import engines, worker
from shoal.server.bots.scheduler import BotScheduler
from shoal.table import Table, replay
from shoal.table.curve import MOST_POINTS, Curve, settled
from shoal.table.entry import refuse

log = logging.getLogger("shoal.win_chances")

AT_ONCE = 3  # positions in one piece of work: a bot that comes meanwhile waits for no more
SIMULATIONS = 200 if COMPILED else 40  # interpreted engines are many times slower
MOST_WAITING = 20
KEPT = 500  # finished tables whose chances are remembered
PAUSE = 0.2


@dataclass
class Work:
    """A curve that is not whole yet."""

    table: Table
    texts: list[str]  # the positions that still have something to judge
    luck: int  # the same for all of them, so that only the play makes a difference


class WinChances:
    """Works curves out, remembers them."""

    def __init__(self, bots: BotScheduler) -> None:
        self.bots = bots
        self.curves: OrderedDict[str, Curve] = OrderedDict()  # asked for last, last
        self.waiting: dict[str, Table] = {}
        self.begun: dict[str, Work] = {}
        self.task: asyncio.Task[None] | None = None

    def of(self, table_id: str, table: Table) -> dict[str, Any]:
        """The curve as far as it is known; asking begins it."""
        replay.must_be_over(table)
        curve = self.curves.get(table_id)
        if curve is None or curve.failed:
            if len(self.waiting) >= MOST_WAITING:
                raise refuse("bots-busy")
            plies = replay.borders(table, MOST_POINTS)
            curve = Curve(plies, [table.plies.versions[ply] for ply in plies])
            self.curves[table_id] = curve
            self.waiting[table_id] = table
            if self.task is None or self.task.done():
                self.task = asyncio.create_task(self._run(), name="chances")
        self.curves.move_to_end(table_id)
        return curve.plain()

    async def stop(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    async def _run(self) -> None:
        while self.waiting:
            while self.bots.waiting:
                await asyncio.sleep(PAUSE)
            table_id = next(one for one in reversed(self.curves) if one in self.waiting)
            curve = self.curves[table_id]
            try:
                await self._go_on(table_id, curve)
            except (anyio.BrokenWorkerProcess, TimeoutError) as error:
                curve.failed = True  # whoever asks again begins it again
                log.warning("chances not known", extra={"reason": type(error).__name__})
            if curve.failed or len(curve.points) == len(curve.plies):
                del self.waiting[table_id]
                self.begun.pop(table_id, None)
                self._forget()

    def _forget(self) -> None:
        """Drop what was asked for longest ago, but nothing that somebody waits for."""
        surplus = max(0, len(self.curves) - KEPT)
        for table_id in [one for one in self.curves if one not in self.waiting][:surplus]:
            del self.curves[table_id]

    async def _go_on(self, table_id: str, curve: Curve) -> None:
        """One piece of the work on a curve."""
        work = self.begun.get(table_id)
        if work is None:
            work = await self._begin(self.waiting[table_id], curve)
            self.begun[table_id] = work
        done = len(curve.points)
        with anyio.fail_after(self.bots.registry.settings.bot_seconds):
            judged = await anyio.to_process.run_sync(
                engines.do, worker.judge_positions.__name__, work.table.game.module,
                work.texts[done : done + AT_ONCE], SIMULATIONS, work.luck,
                cancellable=True, limiter=self.bots.workers,
            )  # fmt: skip
        curve.points += [[round(chance, 3) for chance in seats] for seats in judged]
        if len(curve.points) == len(work.texts) < len(curve.plies):
            curve.points.append(settled(work.table))

    async def _begin(self, table: Table, curve: Curve) -> Work:
        assert table.play is not None
        open_plies = curve.plies[:-1] if table.play.state.over() else curve.plies
        texts = await asyncio.to_thread(replay.positions, table, open_plies)
        return Work(table, texts, secrets.randbits(31))
