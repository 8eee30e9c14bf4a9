"""The Python client by itself: its connections, and a line that turns to another table."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from typing import Any

import httpx
import pytest

from shoal.client import Client, TableLine
from tests.server.ports import Port

pytestmark = pytest.mark.asyncio


async def test_a_device_keeps_its_connection_while_it_is_entered(port: Port) -> None:
    lines = port.server.server_state.connections
    async with Client(port.url) as ann:
        await ann.arrive()
        first = list(lines)
        for _again in range(5):
            await ann.games()
        assert len(first) == 1
        assert list(lines) == first
    # Outside each request has its own, as before.
    assert "tic_tac_toe" in [game["name"] for game in await ann.games()]


class Forgetful:
    """A server that hangs up on every kept connection as soon as it is used again."""

    def __init__(self) -> None:
        self.asked = 0
        self.answered = 0

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        for again in (False, True):
            head = await reader.readuntil(b"\r\n\r\n")
            length = re.search(rb"content-length: (\d+)", head, re.IGNORECASE)
            await reader.readexactly(int(length[1]) if length else 0)
            self.asked += 1
            if again:
                break
            self.answered += 1
            writer.write(
                b"HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n"
                b'content-length: 12\r\n\r\n{"games":[]}'
            )
        writer.close()


async def test_what_a_kept_connection_lost_is_said_again_if_it_may_be() -> None:
    forgetful = Forgetful()
    server = await asyncio.start_server(forgetful.answer, "127.0.0.1", 0)
    async with server, Client(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}") as ann:
        ann.device = "ann"
        await ann.games()
        assert await ann.games() == []  # asked again over a connection of its own
        assert (forgetful.asked, forgetful.answered) == (3, 2)
        await ann.games()
        await ann.command("table", "start")  # known again by its id
        assert (forgetful.asked, forgetful.answered) == (6, 4)
        await ann.games()
        with pytest.raises(httpx.RemoteProtocolError):  # nobody wants two tables
            await ann.open("tic_tac_toe", 2)


class Slow:
    """A socket whose server answers a hello only after the line has turned elsewhere."""

    def __init__(self, line: TableLine) -> None:
        self.line = line
        self.said: list[dict[str, Any]] = []
        self.turning: asyncio.Task[None] | None = None

    async def send(self, text: str) -> None:
        self.said.append(json.loads(text))

    async def __aiter__(self) -> AsyncIterator[str]:
        self.turning = asyncio.create_task(self.line.turn("new"))
        while self.line.hello["table"] != "new":
            await asyncio.sleep(0)
        for hello in self.said:  # grows when the line asks for the other table
            yield json.dumps({"type": "sync", "v": 1, "hash": "", "table": {"id": hello["table"]}})


async def test_a_line_that_turns_while_it_comes_back_arrives_at_the_new_table() -> None:
    line = TableLine("http://127.0.0.1:1", "device", "old", check=False)
    socket = Slow(line)
    line._task = asyncio.create_task(line._talk(socket))  # type: ignore[arg-type]
    await line._task
    assert socket.turning is not None
    await socket.turning
    assert [hello["table"] for hello in socket.said] == ["old", "new"]
    assert line.table == {"id": "new"}
