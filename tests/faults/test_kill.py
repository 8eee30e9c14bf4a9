"""kill -9 at random moments under load: whatever was accepted is there, and people just go on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from shoal.client import Client, RefusedError, TableLine
from tests.faults.nodes import Node
from tests.server.conftest import fresh_database
from tests.server.ports import TIC

pytestmark = pytest.mark.asyncio

KILLS = int(os.environ.get("SHOAL_KILLS", "6"))
TABLES = 8
PATIENCE = 180.0  # seconds until a line is given up: a busy machine starts a node slowly


class Ledger:
    """What the server has promised."""

    def __init__(self) -> None:
        self.accepted: dict[tuple[str, int], tuple[int, str]] = {}
        self.games = 0


async def keep_playing(url: str, ledger: Ledger, rng: random.Random, stop: asyncio.Event) -> None:
    """Two people who play game after game whatever happens to the server."""
    ann, ben = await Client(url).arrive(), await Client(url).arrive()
    while not stop.is_set():
        try:
            table = await ann.open("tic_tac_toe", 2, name="Ann", settings={"stand_in": 0})
            await ben.command(table, "sit", "s", seat=1, name="Ben")
            await ann.command(table, "start", "b")
        except httpx.TransportError:  # killed in the middle of it
            await asyncio.sleep(0.1)
            continue
        async with ann.join(table) as first, ben.join(table) as second:
            await one_game(first, second, table, ledger, rng, stop)


async def one_game(
    first: TableLine, second: TableLine, table: str, ledger: Ledger, rng: random.Random,
    stop: asyncio.Event,
) -> None:  # fmt: skip
    lines = (first, second)
    while not stop.is_set() and first.table["phase"] == "running":
        mover = next((line for line in lines if line.actions()), None)
        if mover is None:
            await asyncio.sleep(0.01)
            continue
        action = rng.choice(mover.actions())
        assert mover.seat is not None
        answer = await mover.command("act", seat=mover.seat, action=action)
        if answer["status"] == "refused":
            assert answer["refusal"]["key"] in ("refuse-turn", "table-stale", "server-stopping")
            await asyncio.sleep(0.01)
            continue
        place = (table, answer["v"])
        assert place not in ledger.accepted, "a version was promised twice"
        ledger.accepted[place] = (mover.seat, action)
        await first.until(lambda line, v=answer["v"]: line.v >= v, PATIENCE)  # type: ignore[misc]
        await second.until(lambda line, v=answer["v"]: line.v >= v, PATIENCE)  # type: ignore[misc]
    ledger.games += first.table["phase"] == "finished"


@pytest.mark.timeout(600 + 30 * KILLS)
@pytest.mark.slow
async def test_killed_again_and_again_nothing_accepted_is_lost(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    rng = random.Random(11)
    node = Node(tmp_path, tables_per_guest=100_000)
    await asyncio.to_thread(node.start)
    ledger, stop = Ledger(), asyncio.Event()
    players = [
        asyncio.create_task(keep_playing(node.url, ledger, random.Random(i), stop))
        for i in range(TABLES)
    ]
    try:
        for _kill in range(KILLS):
            # Everybody plays again, however slow the machine is: then at any moment.
            await under_way(ledger, TABLES * 2, players)
            await asyncio.sleep(rng.random())
            await asyncio.to_thread(node.kill)
            await asyncio.to_thread(node.start)
        await under_way(ledger, TABLES * 2, players)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*players), PATIENCE)
    finally:
        for player in players:
            player.cancel()
        await asyncio.to_thread(node.stop)
    found = check_log(tmp_path / "shoal.sqlite3", ledger)
    tell(
        f"a node killed {KILLS} times under load: {len(ledger.accepted)} actions accepted, "
        f"{found} in the log, 0 lost, 0 doubled; {ledger.games} games finished"
    )
    assert len(ledger.accepted) > KILLS * 5


async def under_way(ledger: Ledger, actions: int, players: list[asyncio.Task[None]]) -> None:
    wanted = len(ledger.accepted) + actions
    async with asyncio.timeout(PATIENCE):
        while len(ledger.accepted) < wanted and not any(player.done() for player in players):
            await asyncio.sleep(0.02)


def check_log(file: Path, ledger: Ledger) -> int:
    """Every promise is in the log where it was promised; no log has a hole or a doubled action."""
    database = sqlite3.connect(file)
    rows = database.execute("SELECT table_id, version, kind, data FROM entries ORDER BY 1, 2")
    logs: dict[str, list[tuple[int, str, dict[str, object]]]] = {}
    for table, version, kind, data in rows:
        logs.setdefault(table, []).append((version, kind, json.loads(data)))
    for (table, version), (seat, action) in ledger.accepted.items():
        entry = logs[table][version - 1]
        assert entry == (version, "action", {"seat": seat, "action": action}), "lost"
    actions = 0
    for log in logs.values():
        assert [version for version, _kind, _data in log] == list(range(1, len(log) + 1))
        played = [str(data["action"]) for _version, kind, data in log if kind == "action"]
        assert len(played) == len(set(played)), "doubled"
        actions += len(played)
    assert database.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    return actions


@pytest.mark.timeout(180)
@pytest.mark.slow
async def test_one_of_two_nodes_dies_and_tables_go_on(
    postgres: str, tmp_path: Path, tell: Callable[[str], None]
) -> None:
    url = await asyncio.to_thread(fresh_database, postgres)
    north, south = (
        Node(tmp_path, database=url, secret="shared", node=name) for name in ("north", "south")
    )
    await asyncio.to_thread(north.start)
    await asyncio.to_thread(south.start)
    try:
        ann, ben = await Client(north.url).arrive(), await Client(south.url).arrive()
        table = await ann.open("tic_tac_toe", 2, name="Ann", settings={"stand_in": 0})
        await ben.command(table, "sit", seat=1, name="Ben")
        await ann.command(table, "start")
        # A game with a bot whose moves the dying node makes.
        solo = await ann.open("tic_tac_toe", 2, name="Ann", bots={"1": "random"}, start=True)
        async with ann.join(table) as first, ben.join(table) as second, ann.join(solo) as alone:
            await first.act(TIC.space.text(0))
            await second.until(lambda line: bool(line.actions()))
            await second.act(TIC.space.text(1))
            await alone.act(alone.actions()[0])
            await alone.until(lambda line: bool(line.actions()))
            move = asyncio.create_task(alone.act(alone.actions()[0]))
            await move
            await asyncio.to_thread(north.kill)
            died = time.monotonic()
            for line in (first, alone):  # what a proxy in front of the nodes would do
                line.url = line.url.replace(str(north.port), str(south.port))
            await first.until(lambda line: bool(line.actions()))
            await first.act(TIC.space.text(2))
            await second.until(lambda line: bool(line.actions()))
            person = time.monotonic() - died
            await alone.until(lambda line: bool(line.actions()) or over(line), 15)
            bot = time.monotonic() - died
        tell(
            f"one of two nodes killed: people went on after {person:.1f} s, "
            f"its bots after {bot:.1f} s"
        )
        assert person < 5
        assert bot < 5
    except RefusedError as refused:
        pytest.fail(str(refused.refusal))
    finally:
        await asyncio.to_thread(north.stop)
        await asyncio.to_thread(south.stop)


def over(line: TableLine) -> bool:
    return bool(line.table["phase"] != "running")
