"""Rings of dead objects are looked for when nobody plays."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from shoal.server.ops.gc import Collector
from tests.server.ports import Port


class Ring:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _no_looking_by_itself() -> object:
    gc.disable()
    yield
    gc.enable()


async def all_gone(port: Port) -> None:
    while port.node.metrics.sockets:
        await asyncio.sleep(0.01)
    await asyncio.sleep(0.05)


def dead_ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_while_people_play_nothing_is_looked_through() -> None:
    collector, ring = Collector(), dead_ring()
    assert not any(collector.look(commands) for commands in (5, 9, 14))
    assert ring() is not None


def test_the_first_quiet_moment_is_used_once() -> None:
    collector, ring = Collector(), dead_ring()
    assert [collector.look(commands) for commands in (5, 5, 5, 5)] == [False, True, False, False]
    assert ring() is None
    assert not collector.look(8)
    assert collector.look(8)


def test_play_without_a_pause_is_held_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    collector, ring = Collector(), dead_ring()
    monkeypatch.setattr("shoal.server.ops.gc.LONGEST", -1.0)
    assert collector.look(5)
    assert ring() is None


def test_the_next_pause_is_used_again() -> None:
    collector = Collector()
    assert [collector.look(commands) for commands in (5, 5, 8, 8)] == [False, True, False, True]


@pytest.mark.asyncio
async def test_closed_sockets_leave_no_rings(port: Port) -> None:
    """Otherwise memory grows until somebody looks, and looking holds everybody up."""
    ann, ben, table = await port.pair()
    for _time in range(3):
        line = await ann.join(table).__aenter__()
        if line.actions():
            await line.act(line.actions()[0])
        await line.close()
    await all_gone(port)
    gc.collect()
    for _time in range(5):
        for client in (ann, ben):
            line = await client.join(table).__aenter__()
            await line.close()
    await all_gone(port)
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        left = {f"{type(it).__module__}.{type(it).__name__}" for it in gc.garbage}
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
    ours = ("shoal.server", "shoal.table", "uvicorn", "starlette", "fastapi", "httptools")
    assert not [name for name in left if name.startswith(ours)]
