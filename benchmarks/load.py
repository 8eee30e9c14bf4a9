"""Load on a server over loopback: many tables at once, two people at each, real games.

The server runs in a process of its own on SQLite, with every action durable on disk. Latency is
from sending an action to the other player's socket having the new position.

A pause lasts half to one and a half times as long as asked for. With pauses of the same length all
tables that were once stored by the same commit move together for ever after, and more and more of
them join: after a minute the load would come in a few great waves, as no people make them.
"""

from __future__ import annotations

import asyncio
import gc
import os
import random
import secrets
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from uvicorn.loops.auto import auto_loop_factory

import load_peers
import slowest
from load_peers import PeersError
from servers import ServerProcess, children
from shoal.client import Client, TableLine

__all__ = ["Pair", "PeersError", "Stats", "load", "usage"]

RAMP = 20  # tables opened at the same time


@dataclass
class Stats:
    """What was seen while it counted."""

    counting: bool = False
    latencies: list[float] = field(default_factory=list)
    moves: list[tuple[str, float, float]] = field(default_factory=list)  # id, sent, heard
    games: int = 0
    faults: int = 0


@dataclass
class Result:
    """One level of load."""

    tables: int
    think: float
    moves: float  # a second
    per_cpu: float  # a CPU second of the server
    p50: float  # milliseconds
    p99: float
    cores: float
    idle_mb: float
    seated_mb: float
    end_mb: float
    games: int
    faults: int
    sent: float = float("nan")  # bytes that reached the two people, for each move
    slow: list[str] = field(default_factory=list)  # where the slowest moves waited

    def table_kb(self) -> float:
        return (self.seated_mb - self.idle_mb) * 1000 / self.tables


def asked(line: TableLine) -> bool:
    """Whether it is somebody's turn; who has planned and only might plan anew lets it be."""
    return bool(line.actions()) and (not line.waiting or line.seat in line.waiting)


class Pair:
    """Two people at a table; whoever is to move waits, moves, and the other one's clock stops."""

    def __init__(self, url: str, game: str, think: float, stats: Stats) -> None:
        self.url, self.game, self.think, self.stats = url, game, think, stats
        self.clients = [Client(url), Client(url)]
        self.lines: list[TableLine] = []
        self.sent: tuple[int, float] = (-1, 0.0)
        self.move = ""  # the id of the command under way
        self.news = asyncio.Event()

    def received(self) -> int:
        return sum(line.received for line in self.lines)

    async def open(self) -> None:
        first, second = [await client.arrive() for client in self.clients]
        table = await first.open(self.game, 2, name="Ann", settings={"stand_in": 0})
        await second.command(table, "sit", seat=1, name="Ben")
        await first.command(table, "start")
        await self.join(table)

    async def join(self, table: str) -> None:
        self.lines = []
        for i, client in enumerate(self.clients):
            line = client.join(table, heard=self.heard(i), check=False)
            self.lines.append(await line.__aenter__())

    def heard(self, i: int) -> Callable[[dict[str, Any]], None]:
        def note(message: dict[str, Any]) -> None:
            mover, at = self.sent
            if mover >= 0 and mover != i and message.get("kind") == "action":
                if self.stats.counting:
                    now = time.perf_counter()
                    self.stats.latencies.append((now - at) * 1000)
                    self.stats.moves.append((self.move, at, now))
                self.sent = (-1, 0.0)
            self.news.set()

        return note

    async def play(self) -> None:
        """Play game after game until cancelled."""
        await asyncio.sleep(random.random() * self.think)
        while True:
            phase = self.lines[0].table["phase"]
            if phase != "running":
                await self.again()
                continue
            # Whom the table waits for: a plan that could be changed is let be.
            able = [i for i, line in enumerate(self.lines) if asked(line)]
            if not able or self.sent[0] >= 0:
                self.news.clear()
                await self.news.wait()
                continue
            i = random.choice(able)
            line = self.lines[i]
            if self.think:
                await asyncio.sleep(self.think * (0.5 + random.random()))
            actions = line.actions()
            if not actions:
                continue
            self.move = secrets.token_hex(8)
            act = {"seat": line.seat, "action": random.choice(actions), "base": line.v}
            self.sent = (i, time.perf_counter())
            answer = await line.command("act", self.move, **act)
            if answer["status"] == "refused":
                self.stats.faults += 1
                self.sent = (-1, 0.0)

    async def again(self) -> None:
        self.stats.games += self.stats.counting
        answer = await self.lines[0].command("rematch")
        for line in self.lines:
            await line.turn(answer["table"])

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


TICK = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100


def family(pid: int) -> list[int]:
    """A process and all that it started, and they."""
    return [pid, *(each for child in children(pid) for each in family(child))]


def family_usage(pid: int) -> tuple[float, float]:
    """CPU seconds and memory in MB of a server of several processes."""
    cpu, pages = 0, 0
    for each in family(pid):
        spent = Path(f"/proc/{each}/stat").read_text("utf-8").rpartition(")")[2].split()
        cpu += int(spent[11]) + int(spent[12])
        held = Path(f"/proc/{each}/statm").read_text("ascii").split()
        pages += int(held[1]) - int(held[2])  # without what they share
    return cpu / TICK, pages * os.sysconf("SC_PAGE_SIZE") / 1e6


async def usage(url: str) -> tuple[float, float]:
    """CPU seconds and memory in MB of a server, as it says itself."""
    text = str(await Client(url).call("GET", "/metrics"))
    found = dict(line.split(" ") for line in text.splitlines() if not line.startswith("#"))
    return float(found["shoal_cpu_seconds"]), float(found["shoal_resident_bytes"]) / 1e6


async def level(
    url: str, game: str, tables: int, think: float, seconds: float, stats: Stats, pid: int = 0
) -> Result:
    """So many tables for so many seconds. `pid` is that of a server of several processes."""

    async def used() -> tuple[float, float]:
        return family_usage(pid) if pid else await usage(url)

    _cpu, idle = await used()
    pairs = [Pair(url, game, think, stats) for _table in range(tables)]
    for start in range(0, tables, RAMP):
        await asyncio.gather(*(pair.open() for pair in pairs[start : start + RAMP]))
    _cpu, seated = await used()
    gc.collect()
    gc.disable()  # the driver's own pauses are not the server's
    tasks = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(1.0 + think)
    before, _rss = await used()
    stats.counting = True
    received = sum(pair.received() for pair in pairs)
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    stats.counting = False
    elapsed = time.perf_counter() - begun
    received = sum(pair.received() for pair in pairs) - received
    after, end = await used()
    for task in tasks:
        task.cancel()
    ended = await asyncio.gather(*tasks, return_exceptions=True)
    stats.faults += sum(isinstance(e, Exception) for e in ended)
    await asyncio.gather(*(pair.close() for pair in pairs))
    gc.enable()
    moves, cpu = sorted(stats.latencies), after - before
    return Result(
        tables, think, len(moves) / elapsed, len(moves) / max(cpu, 0.001), quantile(moves, 0.5),
        quantile(moves, 0.99), cpu / elapsed, idle, seated, end, stats.games, stats.faults,
        received / max(1, len(moves)),
    )  # fmt: skip


def quantile(ordered: list[float], q: float) -> float:
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))] if ordered else float("nan")


def run(
    tables: int,
    seconds: float,
    think: float,
    game: str = "maldivia",
    folder: Path | None = None,
    trace: bool = False,
    **settings: Any,
) -> Result:
    """Start a server, load it, stop it."""
    data = Path(tempfile.mkdtemp(prefix="shoal-load-", dir=folder))
    if trace:
        settings["trace"] = data / "trace"
    server = ServerProcess(data, hot_tables=100_000, **settings)
    stats = Stats()
    try:
        server.start()
        with asyncio.Runner(loop_factory=auto_loop_factory()) as runner:
            assert server.process is not None
            pid = server.process.pid if settings.get("workers", 1) > 1 else 0
            result = runner.run(level(server.url, game, tables, think, seconds, stats, pid))
        server.stop()
        if trace:
            result.slow = slowest.parts(stats.moves, data / "trace")
        return result
    finally:
        server.stop()
        shutil.rmtree(data, ignore_errors=True)


def disk(folder: str, seconds: float = 3.0) -> list[float]:
    """How long the disk takes to keep a page, in milliseconds, ordered: no answer can be faster."""
    taken: list[float] = []
    until = time.perf_counter() + seconds
    with tempfile.TemporaryFile(dir=folder) as file:
        while (begun := time.perf_counter()) < until:
            os.write(file.fileno(), b"." * 8192)
            os.fsync(file.fileno())
            taken.append((time.perf_counter() - begun) * 1000)
            time.sleep(0.002)  # as often as a busy server
    return sorted(taken)


def line(name: str, r: Result) -> str:
    return (
        f"{name:<22} {r.tables:>6} {r.think:>5.1f} {r.moves:>8.0f} {r.per_cpu:>10.0f} "
        f"{r.p50:>7.1f} {r.p99:>7.1f} {r.cores:>6.2f} {r.table_kb():>7.0f} "
        f"{r.sent:>7.0f} {r.games:>6} {r.faults:>6}"
    )


HEADING = (
    f"{'server':<22} {'tables':>6} {'pause':>5} {'moves/s':>8} {'per CPU s':>10} "
    f"{'p50 ms':>7} {'p99 ms':>7} {'cores':>6} {'KB each':>7} {'B/move':>7} {'games':>6} "
    f"{'faults':>6}"
)


def tell(text: str) -> None:
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def load(
    tables: int = 500,
    seconds: float = 60.0,
    think: float = 1.0,
    game: str = "maldivia",
    beside: bool = False,
    trace: bool = False,
    say: Callable[[str], None] = tell,
    **settings: Any,
) -> list[Result]:
    """With a pause and flat out, as a table; `beside` measures boardgame.io in turns with us."""
    place = load_peers.install(say) if beside else None
    pauses = [think, 0.0] if think else [0.0]
    say(f"{os.cpu_count()} cores, load {os.getloadavg()[0]:.1f} before we began")
    kept = disk(tempfile.gettempdir())
    say(
        f"The disk keeps a page in {quantile(kept, 0.5):.1f} ms; "
        f"99 % of them in {quantile(kept, 0.99):.1f} ms, all in {kept[-1]:.1f} ms"
    )
    say(HEADING)
    results = []
    for pause in pauses:
        results.append(run(tables, seconds, pause, game, trace=trace, **settings))
        several = f" x {settings['workers']}" if settings.get("workers", 1) > 1 else ""
        say(line(f"Shoal, {game}{several}", results[-1]))
        for told in results[-1].slow:
            say(told)
        if place is not None:
            found = load_peers.measure(place, tables, pause, seconds)
            results.append(Result(tables, pause, **found))  # type: ignore[arg-type]
            say(line("boardgame.io, 3 by 3", results[-1]))
    return results
