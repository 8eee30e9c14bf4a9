"""Memory: games come and go and leave nothing behind; a socket that waits costs little."""

from __future__ import annotations

import asyncio
import os
import resource
from collections.abc import Callable
from pathlib import Path

import pytest

from load import Pair, Stats, usage
from shoal.client import Client, TableLine
from tests.faults.nodes import Node

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]

GAMES = int(os.environ.get("SHOAL_SOAK_GAMES", "400"))
SOCKETS = int(os.environ.get("SHOAL_SOAK_SOCKETS", "200"))
PAIRS = 20


async def memory(url: str) -> float:
    """Resident memory of a node in MB."""
    return (await usage(url))[1]


@pytest.mark.timeout(600 + GAMES)
async def test_finished_games_leave_memory(tmp_path: Path, tell: Callable[[str], None]) -> None:
    how = {"tables_per_guest": 1_000_000, "idle_seconds": 1, "sockets_per_address": 1000}
    node = Node(tmp_path, **how)
    await asyncio.to_thread(node.start)
    stats = Stats(counting=True)
    pairs = [Pair(node.url, "tic_tac_toe", 0.0, stats) for _pair in range(PAIRS)]
    try:
        await asyncio.gather(*(pair.open() for pair in pairs))
        players = [asyncio.create_task(pair.play()) for pair in pairs]
        sizes = []
        for quarter in range(1, 5):
            while stats.games < GAMES * quarter / 4:
                await asyncio.sleep(0.05)
                stats.latencies.clear()
            sizes.append(await memory(node.url))
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await asyncio.gather(*(pair.close() for pair in pairs))
    finally:
        await asyncio.to_thread(node.stop)
    each = (sizes[-1] - sizes[0]) * 1000 / (GAMES * 0.75)
    shown = ", ".join(f"{size:.0f}" for size in sizes)
    tell(
        f"{stats.games} games finished: {shown} MB after each quarter, "
        f"{each:.2f} KB a game; {stats.faults} faults"
    )
    # Getting warm takes some megabytes; over many games that is nothing.
    assert each < 1.0 + 24_000 / GAMES


async def test_idle_sockets_are_small(tmp_path: Path, tell: Callable[[str], None]) -> None:
    _soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    node = Node(tmp_path, sockets_per_address=100_000, tables_per_guest=1000)
    await asyncio.to_thread(node.start)
    lines: list[TableLine] = []
    try:
        ann = await Client(node.url).arrive()
        tables = [
            await ann.open("tic_tac_toe", 2, name="Ann", bots={"1": "random"}, start=True)
            for _table in range(10)
        ]
        before = await memory(node.url)
        for start in range(0, SOCKETS, 50):
            count = min(50, SOCKETS - start)
            fresh = [ann.join(tables[i % 10], check=False) for i in range(count)]
            lines += await asyncio.gather(*(line.__aenter__() for line in fresh))
        after = await memory(node.url)
        for line in lines:
            await line.close()
    finally:
        await asyncio.to_thread(node.stop)
    each = (after - before) * 1e6 / 1024 / SOCKETS
    tell(f"{SOCKETS} idle sockets: {each:.0f} KiB each")
    assert each < 60
