"""What waits to be sent to one client, and how a line ends."""

from __future__ import annotations

import asyncio

import pytest

from shoal.server.ws.outbox import SocketOutbox

pytestmark = pytest.mark.asyncio


async def test_a_line_that_is_let_go_while_it_closes_leaves_no_fault() -> None:
    stuck = asyncio.Event()

    async def send(_text: str) -> None:
        await stuck.wait()

    async def cut() -> None: ...

    outbox = SocketOutbox(10, 1000, send, cut)
    outbox.put("goodbye")
    closing = asyncio.create_task(outbox.close())
    await asyncio.sleep(0)
    task = outbox.task
    outbox.let_go()  # the reader found the line gone meanwhile
    stuck.set()
    await closing
    assert task is not None
    assert task.done()
