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
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from uvicorn.loops.auto import auto_loop_factory

import load_peers
from load_peers import PeersError
from shoal.client import Client, RefusedError, TableLine

__all__ = ["Pair", "PeersError", "Stats", "load", "usage"]

RAMP = 20  # tables opened at the same time
SERVE = "from shoal.server.main import serve; from shoal.server.settings import Settings; "
SERVE += "serve(Settings.read())"


@dataclass
class Stats:
    """What was seen while it counted."""

    counting: bool = False
    latencies: list[float] = field(default_factory=list)
    answers: list[float] = field(default_factory=list)
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

    def table_kb(self) -> float:
        return (self.seated_mb - self.idle_mb) * 1000 / self.tables


class Pair:
    """Two people at a table; whoever is to move waits, moves, and the other one's clock stops."""

    def __init__(self, url: str, game: str, think: float, stats: Stats) -> None:
        self.url, self.game, self.think, self.stats = url, game, think, stats
        self.clients = [Client(url), Client(url)]
        self.lines: list[TableLine] = []
        self.sent: tuple[int, float] = (-1, 0.0)
        self.news = asyncio.Event()
        self.before = 0  # bytes over lines that are closed

    def received(self) -> int:
        return self.before + sum(line.received for line in self.lines)

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
                    self.stats.latencies.append((time.perf_counter() - at) * 1000)
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
            able = [i for i, line in enumerate(self.lines) if line.actions()]
            if not able or self.sent[0] >= 0:
                self.news.clear()
                await self.news.wait()
                continue
            i = random.choice(able)
            line = self.lines[i]
            if self.think:
                await asyncio.sleep(self.think * (0.5 + random.random()))
            self.sent = (i, time.perf_counter())
            try:
                await line.act(random.choice(line.actions()))
            except (RefusedError, IndexError):
                self.stats.faults += 1
                self.sent = (-1, 0.0)

    async def again(self) -> None:
        self.stats.games += self.stats.counting
        answer = await self.lines[0].command("rematch")
        await self.close()
        self.before = self.received()
        await self.join(answer["table"])

    async def close(self) -> None:
        for line in self.lines:
            await line.close()


@contextmanager
def server(data: Path) -> Iterator[tuple[str, int]]:
    """A node in a process of its own; its address and process id."""
    env = os.environ | {
        "SHOAL_DATA": str(data), "SHOAL_PORT": "0", "SHOAL_LOG": "warning",
        "SHOAL_RATE_ADDRESS": "1000000", "SHOAL_RATE_SOCKET": "1000000",
        "SHOAL_SOCKETS_PER_ADDRESS": "100000", "SHOAL_SOCKETS": "100000",
        "SHOAL_HOT_TABLES": "100000",
    }  # fmt: skip
    process = subprocess.Popen(
        [sys.executable, "-c", SERVE], env=env, stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        if not line:
            raise RuntimeError("the server did not start")
        yield line.split()[-1], process.pid
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


async def usage(url: str) -> tuple[float, float]:
    """CPU seconds and memory in MB of a server, as it says itself."""
    text = str(await Client(url).call("GET", "/metrics"))
    found = dict(line.split(" ") for line in text.splitlines() if not line.startswith("#"))
    return float(found["shoal_cpu_seconds"]), float(found["shoal_resident_bytes"]) / 1e6


async def level(url: str, game: str, tables: int, think: float, seconds: float) -> Result:
    """So many tables for so many seconds."""
    stats = Stats()
    _cpu, idle = await usage(url)
    pairs = [Pair(url, game, think, stats) for _table in range(tables)]
    for start in range(0, tables, RAMP):
        await asyncio.gather(*(pair.open() for pair in pairs[start : start + RAMP]))
    _cpu, seated = await usage(url)
    gc.collect()
    gc.disable()  # the driver's own pauses are not the server's
    tasks = [asyncio.create_task(pair.play()) for pair in pairs]
    await asyncio.sleep(1.0 + think)
    before, _rss = await usage(url)
    stats.counting = True
    received = sum(pair.received() for pair in pairs)
    begun = time.perf_counter()
    await asyncio.sleep(seconds)
    stats.counting = False
    elapsed = time.perf_counter() - begun
    received = sum(pair.received() for pair in pairs) - received
    after, end = await usage(url)
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
    tables: int, seconds: float, think: float, game: str = "maldivia", folder: Path | None = None
) -> Result:
    """Start a server, load it, stop it."""
    data = Path(tempfile.mkdtemp(prefix="shoal-load-", dir=folder))
    try:
        loop = asyncio.Runner(loop_factory=auto_loop_factory())
        with server(data) as (url, _pid), loop as runner:
            return runner.run(level(url, game, tables, think, seconds))
    finally:
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
    say: Callable[[str], None] = tell,
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
        results.append(run(tables, seconds, pause, game))
        say(line(f"Shoal, {game}", results[-1]))
        if place is not None:
            found = load_peers.measure(place, tables, pause, seconds)
            results.append(Result(tables, pause, **found))  # type: ignore[arg-type]
            say(line("boardgame.io, 3 by 3", results[-1]))
    return results
