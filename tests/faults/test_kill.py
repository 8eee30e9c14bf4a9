"""kill -9 at random moments under load: whatever was accepted is there, and people just go on."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from shoal.client import Client, RefusedError, TableLine
from soak.kills import Ledger, check_log, kills
from tests.faults.nodes import Node
from tests.server.conftest import fresh_database
from tests.server.ports import TIC, Port, quick

pytestmark = pytest.mark.asyncio

KILLS = int(os.environ.get("SHOAL_KILLS", "6"))


@pytest.mark.timeout(600 + 30 * KILLS)
@pytest.mark.slow
async def test_killed_again_and_again_nothing_accepted_is_lost(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    found = await kills(KILLS, tmp_path)
    tell("a node under load: " + ", ".join(f"{what} {value}" for what, value in found.done.items()))
    assert found.wrong == []
    assert found.done["kill -9"] == KILLS
    assert int(str(found.done["actions accepted"])) > KILLS * 5
    assert int(str(found.done["things said"])) > 0


async def test_a_lost_a_doubled_and_a_missing_action_are_noticed(tmp_path: Path) -> None:
    file = tmp_path / "shoal.sqlite3"
    port = await Port(quick(tmp_path)).start()
    ann, _ben, table = await port.pair()
    await ann.command(table, "act", seat=0, action=TIC.space.text(0))
    said = await ann.command(table, "say", seat=0, text="ahoy")
    await port.stop()
    assert said["status"] == "accepted"
    ledger = Ledger()
    ledger.accepted[table, 5] = (0, TIC.space.text(0))
    ledger.said[table] = ["ahoy"]
    assert check_log(file, ledger) == 1
    assert ledger.wrong == []
    ledger.accepted[table, 6] = (1, TIC.space.text(1))
    ledger.said[table] = ["ahoy", "never"]
    with sqlite3.connect(file) as database:
        database.execute(
            "INSERT INTO entries SELECT table_id, 8, kind, at, data, NULL FROM entries "
            "WHERE version = 5"
        )
    database.close()
    check_log(file, ledger)
    assert sorted(ledger.wrong) == [
        "a log with a hole",
        "doubled: an action",
        "lost: action 6 of a table",
        "something said was lost or doubled",
    ]


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
            await alone.until(lambda line: bool(line.actions()) or over(line))
            bot = time.monotonic() - died
        tell(
            f"one of two nodes killed: people went on after {person:.1f} s, "
            f"its bots after {bot:.1f} s"
        )
    except RefusedError as refused:
        pytest.fail(str(refused.refusal))
    finally:
        await asyncio.to_thread(north.stop)
        await asyncio.to_thread(south.stop)


def over(line: TableLine) -> bool:
    return bool(line.table["phase"] != "running")
