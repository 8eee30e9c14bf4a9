"""A day of people who come and go, in less than a day: the server's clock runs faster.

Clocks run out, bots stand in and hand back, people return. At the end every table that is read
from its log again must be the one that was in memory.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from pathlib import Path
from typing import Any

from servers import ServerHere, settings_here
from shoal.client import Client, RefusedError, TableLine
from shoal.server.node import resident
from shoal.server.storage import queries
from shoal.table import Table, folding, telling
from soak import Figures, whoever_may_act

WORKERS = 8
PATIENCE = 60.0
CLOCKS: list[dict[str, Any]] = [
    {"kind": "none"},
    {"kind": "bank", "bank": 60, "increment": 5},
    {"kind": "days", "days": 0.02},  # half an hour for each turn
]


class Fast:
    """A clock that runs so many times as fast."""

    def __init__(self, times: float) -> None:
        self.begun, self.monotonic, self.times = time.time(), time.monotonic(), times

    def __call__(self) -> float:
        return self.begun + (time.monotonic() - self.monotonic) * self.times


class Couple:
    """Two people at a table who have other things to do as well."""

    def __init__(self, server: ServerHere, rng: random.Random, seen: Counter[str]) -> None:
        self.server, self.rng, self.seen = server, rng, seen
        self.people = [Client(server.url), Client(server.url)]
        self.clock: dict[str, Any] = {}

    async def open(self) -> str:
        ann, ben = [await person.arrive() for person in self.people]
        self.clock = self.rng.choice(CLOCKS)
        name = self.rng.choice(["tic_tac_toe", "kuhn_poker"])
        how: dict[str, Any] = {"clock": self.clock, "settings": {"stand_in": 60}}
        table = await ann.open(name, 2, name="Ann", **how)
        await ben.command(table, "sit", seat=1, name="Ben")
        await ann.command(table, "start")
        return table

    def heard(self, message: dict[str, Any]) -> None:
        if message["type"] == "event":
            self.seen[message["kind"]] += 1

    async def play(self, until: float) -> None:
        table = await self.open()
        while time.monotonic() < until:
            # One of them is there, the other one perhaps.
            here = [p for p in self.people if self.rng.random() < 0.7] or self.people[:1]
            lines = [person.join(table, heard=self.heard) for person in here]
            for line in lines:
                await line.__aenter__()
            try:
                await self.stay(lines, time.monotonic() + self.rng.random() * 3)
            finally:
                self.seen["wrong hash"] += sum(line.repairs for line in lines)
                for line in lines:
                    await line.close()
            if lines[0].table["phase"] != "running":
                self.seen["games"] += 1
                return

    async def stay(self, lines: list[TableLine], until: float) -> None:
        while lines[0].table["phase"] == "running" and time.monotonic() < until:
            mover = whoever_may_act(lines, self.rng)
            if mover is None or self.rng.random() < 0.3:
                await asyncio.sleep(0.05)
                continue
            try:
                await mover.act(self.rng.choice(mover.actions()))
            except RefusedError as refused:  # a bot was quicker, or the clock
                self.seen[f"refused {refused.key}"] += 1
                await asyncio.sleep(0.01)


def same(memory: Table, log: Table) -> bool:
    viewers = (-1, 0, 1)
    return all(
        telling.desk(memory, viewer) == telling.desk(log, viewer)
        and telling.seen(memory, viewer) == telling.seen(log, viewer)
        for viewer in viewers
    )


async def check(server: ServerHere) -> tuple[int, int]:
    """How many tables in memory there are, and how many of them differ from their logs."""
    differing, tables = 0, list(server.node.registry.tables.values())
    for live in tables:
        async with live.lock:
            written, seed, _said = await queries.log(server.node.database, live.id)
            fresh = folding.fold(Table(live.table.game, seed), [item.entry for item in written])
            differing += not same(live.table, fresh)
    return len(tables), differing


async def day(hours: float, data: Path, seconds: float = 3600.0, seed: int = 9) -> Figures:
    """So many hours of the server's clock within so many seconds of ours."""
    seen: Counter[str] = Counter()
    clock = Fast(hours * 3600 / seconds)
    settings = settings_here(data, gone_seconds=0.3, tick_seconds=0.1, hot_tables=100_000)
    until = time.monotonic() + seconds
    wrong: list[str] = []
    async with ServerHere(settings, clock=clock) as server:

        async def worker(number: int) -> None:
            rng = random.Random(seed + number)
            while time.monotonic() < until:
                await Couple(server, rng, seen).play(until)

        start = resident() / 1e6
        await asyncio.gather(*(worker(number) for number in range(WORKERS)))
        tables, differing = await check(server)
        if server.node.metrics.requests[500]:
            wrong.append("a request that ended in 500")
        end = resident() / 1e6
    if differing:
        wrong.append(f"{differing} tables differ from their logs")
    if seen["wrong hash"]:
        wrong.append(f"{seen['wrong hash']} views that did not fit their hash")
    done = {
        "hours": round(hours, 2),
        "tables": tables,
        "games": seen["games"],
        "actions": seen["action"],
        "went away": seen["away"],
        "bots stood in": seen["stand_in"],
        "clocks ran out": seen["expired"],
        "came back": seen["returned"],
        "MB before and after": f"{start:.0f}, {end:.0f}",
    }
    return Figures("day", done, wrong)
