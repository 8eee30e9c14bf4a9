"""Bots think in turn: who is watched first, and nobody longer than their share."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from shoal.client import ServerError
from shoal.server.bots.fair_queue import FairQueue
from tests.server.ports import FAR, Port, quick

pytestmark = pytest.mark.asyncio


async def test_bots_alone_wait_until_somebody_looks_on(port: Port) -> None:
    ann = await port.device()
    table = await ann.open(
        "tic_tac_toe", 2, bots={"0": "random", "1": "random"}, start=True,
        settings={"spectators": "open"},
    )  # fmt: skip
    live = port.node.registry.tables[table]
    assert live.table.bots_due()
    assert table not in port.node.bots.tasks
    await port.node.bots.look()
    assert port.node.bots.tasks == {}
    assert live.table.version == (await ann.table(table))["v"]
    async with ann.join(table) as line:
        await line.until(lambda now: now.table["phase"] == "finished")


async def test_who_is_watched_thinks_first_and_lanes_take_turns() -> None:
    queue = FairQueue(1)
    order: list[str] = []

    async def think(lane: str, watched: bool) -> None:
        async with queue.turn(lane, watched):
            order.append(lane)
            await asyncio.sleep(0)

    await queue.wait("a", watched=False)
    crowd = [asyncio.create_task(think("a", False)) for _each in range(60)]
    others = [asyncio.create_task(think(lane, True)) for lane in ("b", "b", "c")]
    others.append(asyncio.create_task(think("d", False)))
    await asyncio.sleep(0)
    queue.leave("a")
    await asyncio.gather(*crowd, *others)
    assert order[:5] == ["b", "c", "b", "d", "a"]
    assert queue.free == 1
    assert not queue.thinking


async def test_who_had_more_than_the_share_thinks_last() -> None:
    queue = FairQueue(1, spent=lambda lane: lane == "a")
    order: list[str] = []

    async def think(lane: str) -> None:
        async with queue.turn(lane, watched=True):
            order.append(lane)
            await asyncio.sleep(0)

    await asyncio.gather(*(think(lane) for lane in ("b", "a", "a", "b", "b")))
    assert order == ["b", "b", "b", "a", "a"]


async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    queue = FairQueue(1)
    await queue.wait("a", watched=True)
    tired = asyncio.create_task(queue.wait("b", watched=True))
    lucky = asyncio.create_task(queue.wait("b", watched=True))
    await asyncio.sleep(0)
    tired.cancel()
    await asyncio.gather(tired, return_exceptions=True)
    queue.leave("a")
    lucky.cancel()  # in the moment it is called
    await asyncio.gather(lucky, return_exceptions=True)
    assert queue.free == 1
    assert not queue.waiting


async def test_who_waited_too_long_to_think_is_told_that_it_is_no_longer_their_turn(
    port: Port,
) -> None:
    """While a hint, or a bot that stands in, waits for its turn to think, the game goes on."""
    bots = port.node.bots
    ann, _ben, table = await port.pair()
    live = port.node.registry.tables[table]
    await bots.queue.wait("somebody", watched=True)  # who thinks for as long as this test wants
    hint = asyncio.create_task(ann.call("POST", f"/api/tables/{table}/hint", {"seat": 0}))
    live.table.seats[0].stand_in = True
    move = asyncio.create_task(bots._move(live))
    while len(bots.queue.waiting) < 2:
        await asyncio.sleep(0.001)
    live.table.seats[0].stand_in = False
    assert (await ann.command(table, "act", seat=0, action="mark b2"))["status"] == "accepted"
    bots.queue.leave("somebody")
    with pytest.raises(ServerError) as refused:
        await hint
    assert refused.value.key == "table-not-waiting"
    await move
    assert live.table.actors() == [1]
    assert bots.waiting == 0


async def test_passes_of_one_address_share_a_lane(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        registry = port.node.registry
        registry.settle("ann", FAR)
        registry.settle("ben", FAR)
        registry.settle("cat", "127.0.0.1")
        assert registry.lane("ann") == registry.lane("ben")
        assert registry.lane("cat") == "cat"
        registry.spend(FAR, 1e9)
        assert registry.overspent(FAR)
        assert not registry.overspent("cat")
    finally:
        await port.stop()


async def test_an_answer_without_a_choice_takes_its_time(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = port.node.bots
    slept: list[float] = []
    me, really = asyncio.current_task(), asyncio.sleep

    async def sleep(seconds: float) -> None:
        """Only this test does not sleep: a node that never did would never let anybody else act."""
        if asyncio.current_task() is me:
            slept.append(seconds)
        else:
            await really(seconds)

    monkeypatch.setattr("shoal.server.bots.scheduler.asyncio.sleep", sleep)
    await bots.take_time("little", "captain", forced=True, veiled=True, seconds=0.01)
    assert slept == []  # nothing is known yet
    await bots.take_time("little", "captain", forced=False, veiled=False, seconds=0.8)
    await bots.take_time("little", "captain", forced=True, veiled=False, seconds=0.01)
    assert slept == []  # everybody knows that there is no choice
    await bots.take_time("little", "captain", forced=True, veiled=True, seconds=0.01)
    assert slept == [pytest.approx(0.79)]
