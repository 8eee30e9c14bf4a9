"""Several processes behind one port: whichever of them dies, what was accepted is there."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable
from pathlib import Path

import pytest

from load import family
from servers import children
from shoal.client import Client
from shoal.server.neighbours import Berth, Neighbours
from soak.kills import kills
from tests.faults.nodes import Node
from tests.server.conftest import fresh_database
from tests.server.ports import TIC, play_out

pytestmark = [
    pytest.mark.asyncio,
    pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="looks for processes in /proc"),
]

KILLS = int(os.environ.get("SHOAL_KILLS", "6"))


def workers_of(node: Node) -> list[int]:
    """The processes that serve tables; those of bots come later and under them."""
    assert node.process is not None
    return children(node.process.pid)


async def both_workers(node: Node) -> list[int]:
    """Its workers, as soon as there are two that live."""
    async with asyncio.timeout(120):
        while len(found := [pid for pid in workers_of(node) if not zombie(pid)]) < 2:
            await asyncio.sleep(0.02)
    return found


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest) -> str:
    if request.param == "sqlite":
        return ""
    return fresh_database(request.getfixturevalue("postgres"))


async def seated(node: Node) -> tuple[Client, Client, str]:
    ann, ben = await Client(node.url).arrive(), await Client(node.url).arrive()
    table = await ann.open("tic_tac_toe", 2, name="Ann", settings={"stand_in": 0})
    assert (await ben.command(table, "sit", seat=1, name="Ben"))["status"] == "accepted"
    assert (await ann.command(table, "start"))["status"] == "accepted"
    return ann, ben, table


@pytest.mark.slow
async def test_tables_have_homes_and_people_meet_there(tmp_path: Path, database: str) -> None:
    node = Node(tmp_path, workers=2, database=database, secret="shared")
    await asyncio.to_thread(node.start)
    try:
        both = Neighbours([Berth.make(), Berth.make()])
        met: dict[int, tuple[Client, Client, str]] = {}
        while len(met) < 2:
            ann, ben, table = await seated(node)
            met[both.home(table)] = ann, ben, table
        for ann, ben, table in met.values():
            async with ann.join(table) as first, ben.join(table) as second:
                await play_out(first, second)
                await second.until(lambda line: line.table["phase"] == "finished")
                assert first.v == second.v
                assert first.repairs == second.repairs == 0
                # Talk and requests by HTTP reach whoever is connected elsewhere.
                await ann.command(table, "say", seat=0, text="well played")
                again = (await first.command("rematch"))["table"]
                await first.turn(again)
                await second.turn(again)
                assert first.table["phase"] == second.table["phase"] == "running"
        bots = await ann.open("tic_tac_toe", 2, name="Ann", bots={"1": "random"}, start=True)
        async with ann.join(bots) as alone:
            await alone.act(alone.actions()[0])
            await alone.until(lambda line: bool(line.actions()))
        assert len(workers_of(node)) == 2
    finally:
        await asyncio.to_thread(node.stop)
    assert node.complaints() == ""


@pytest.mark.slow
async def test_one_worker_dies_and_another_takes_its_place(tmp_path: Path, database: str) -> None:
    node = Node(tmp_path, workers=2, database=database, secret="shared")
    await asyncio.to_thread(node.start)
    try:
        ann, ben, table = await seated(node)
        async with ann.join(table) as first, ben.join(table) as second:
            await first.act(TIC.space.text(0))
            for pid in workers_of(node):
                os.kill(pid, signal.SIGKILL)
            await second.until(lambda line: bool(line.actions()))
            await second.act(TIC.space.text(1))
            await first.until(lambda line: bool(line.actions()))
            assert first.v == second.v
        assert len(await both_workers(node)) == 2
    finally:
        await asyncio.to_thread(node.stop)


@pytest.mark.slow
async def test_workers_leave_when_whoever_started_them_is_gone(tmp_path: Path) -> None:
    node = Node(tmp_path, workers=2)
    await asyncio.to_thread(node.start)
    left = workers_of(node)
    await asyncio.to_thread(node.kill)
    async with asyncio.timeout(120):
        while any(Path(f"/proc/{pid}/stat").exists() and not zombie(pid) for pid in left):
            await asyncio.sleep(0.02)
    await asyncio.to_thread(node.start)  # the folder is free again
    assert len(await both_workers(node)) == 2
    assert node.process is not None
    assert len(family(node.process.pid)) == 3
    await asyncio.to_thread(node.stop)


def zombie(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text("utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return True


@pytest.mark.timeout(600 + 30 * KILLS)
@pytest.mark.slow
async def test_any_of_them_killed_again_and_again_nothing_accepted_is_lost(
    tmp_path: Path, tell: Callable[[str], None]
) -> None:
    found = await kills(KILLS, tmp_path, workers=2)
    done = ", ".join(f"{what} {value}" for what, value in found.done.items())
    tell(f"two workers under load: {done}")
    assert found.wrong == []
    assert found.done["kill -9"] == KILLS


async def test_what_is_sent_to_a_dead_neighbour_waits_for_the_next() -> None:
    berths = [Berth.make(), Berth.make()]
    Neighbours(berths, 0).hint([("table", 7)])
    heard: list[tuple[str, int]] = []
    late = Neighbours(berths, 1, heard=lambda table, version: heard.append((table, version)))
    late.start()
    late.read()
    late.stop()
    assert heard == [("table", 7)]
