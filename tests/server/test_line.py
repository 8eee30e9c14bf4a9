"""A socket as the server speaks it, byte by byte."""

from __future__ import annotations

import asyncio
import base64
import json
import os
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.frames import Frame, Opcode

from shoal.client import Client
from shoal.server.ws.line import MOST_UNREAD
from tests.server.ports import TIC, Port

pytestmark = pytest.mark.asyncio


class ByHand:
    """A socket whose frames are made by hand."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader, self.writer = reader, writer

    @classmethod
    async def open(cls, port: Port, path: str = "/api/socket") -> tuple[ByHand, str]:
        host, number = port.url.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(number))
        key = base64.b64encode(os.urandom(16)).decode()
        head = [
            f"GET {path} HTTP/1.1", f"Host: {host}:{number}", "Upgrade: websocket",
            "Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", "",
        ]  # fmt: skip
        writer.write("\r\n".join(head).encode())
        answer = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 120)).decode()
        return cls(reader, writer), answer

    def send(self, *frames: Frame, mask: bool = True) -> None:
        self.writer.write(b"".join(frame.serialize(mask=mask) for frame in frames))

    async def read(self) -> tuple[int, bytes]:
        """The next frame: what it is, and what it holds."""
        first, size = await asyncio.wait_for(self.reader.readexactly(2), 120)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        elif size == 127:
            size = int.from_bytes(await self.reader.readexactly(8), "big")
        return first & 0x0F, await self.reader.readexactly(size)

    async def message(self) -> Any:
        kind, data = await self.read()
        assert kind == Opcode.TEXT
        return json.loads(data)


def text(message: object, fin: bool = True) -> Frame:
    data = message if isinstance(message, bytes) else json.dumps(message).encode()
    return Frame(Opcode.TEXT, data, fin)


async def entered(port: Port) -> tuple[ByHand, Client, str]:
    ann, _ben, table = await port.pair()
    line, answer = await ByHand.open(port)
    assert " 101 " in answer
    line.send(text({"type": "hello", "device": ann.device, "table": table}))
    assert (await line.message())["type"] == "sync"
    return line, ann, table


async def test_frames_may_come_together_and_in_pieces(port: Port) -> None:
    line, _ann, _table = await entered(port)
    ping = text({"type": "ping"})
    line.send(ping, ping)
    heard = 0
    while heard < 2:
        told = await line.message()
        heard += len(told) if isinstance(told, list) else 1
    data = ping.serialize(mask=True)
    for i in range(len(data)):  # as slowly as a line can be
        line.writer.write(data[i : i + 1])
        await line.writer.drain()
    assert (await line.message())["type"] == "pong"
    whole = json.dumps({"type": "ping"}).encode()
    line.send(text(whole[:5], fin=False), Frame(Opcode.PING, b"there?"))
    assert await line.read() == (Opcode.PONG, b"there?")
    line.send(Frame(Opcode.CONT, whole[5:]))
    assert (await line.message())["type"] == "pong"
    line.writer.close()


async def test_what_is_no_text_is_a_fault_and_no_end(port: Port) -> None:
    line, _ann, _table = await entered(port)
    line.send(Frame(Opcode.BINARY, b"\x00\x01"))
    assert (await line.message())["refusal"]["key"] == "message-invalid"
    line.send(text({"type": "ping"}))
    assert (await line.message())["type"] == "pong"
    line.writer.close()


@pytest.mark.parametrize(
    ("frames", "mask", "code"),
    [
        ([Frame(Opcode.TEXT, b"\xff\xfe")], True, 1007),
        ([Frame(Opcode.TEXT, b"{}")], False, 1002),
        ([Frame(Opcode.CONT, b"{}")], True, 1002),
        ([Frame(Opcode.TEXT, b"x" * 20_000)], True, 1009),
        ([Frame(Opcode.TEXT, b"x" * 10_000, False), Frame(Opcode.CONT, b"x" * 10_000)], True, 1009),
        ([Frame(Opcode.CLOSE, (1000).to_bytes(2, "big"))], True, 1000),
    ],
)
async def test_who_does_not_keep_to_the_protocol_is_hung_up_on(
    port: Port, frames: list[Frame], mask: bool, code: int
) -> None:
    line, _ann, _table = await entered(port)
    line.send(*frames, mask=mask)
    kind, data = await line.read()
    assert (kind, int.from_bytes(data[:2], "big")) == (Opcode.CLOSE, code)
    assert await line.reader.read() == b""
    assert await gone(port)


async def gone(port: Port) -> bool:
    async with asyncio.timeout(120):
        while port.node.connections:
            await asyncio.sleep(0.01)
    return True


async def test_a_flood_is_read_bit_by_bit(port: Port) -> None:
    line, ann, table = await entered(port)
    (connection,) = port.node.connections
    live = port.node.registry.tables[table]
    most = 0
    async with live.lock:  # nothing is answered meanwhile
        act = {"kind": "act", "seat": 0, "action": TIC.space.text(0), "base": 1}
        line.send(text({"type": "command", "id": "a", "command": act}))
        for _time in range(20):
            line.send(*[text({"type": "ping"})] * 50)
            await line.writer.drain()
            await asyncio.sleep(0.01)
            most = max(most, len(connection.line.texts))
        assert connection.line.full
    assert MOST_UNREAD < most < 20 * 50
    line.writer.close()
    assert await gone(port)
    assert ann.device


async def test_there_is_no_socket_elsewhere(port: Port) -> None:
    line, answer = await ByHand.open(port, "/api/nowhere")
    assert " 403 " in answer
    assert await line.reader.read() == b""


async def test_one_line_turns_from_table_to_table(port: Port) -> None:
    ann, ben, table = await port.pair()
    other = await ann.open("tic_tac_toe", 2, name="Ann")
    async with ann.join(table) as first, ben.join(table) as second:
        await first.act(TIC.space.text(0))
        await first.turn(other)
        assert first.table["phase"] == "open"
        (ours,) = port.node.registry.tables[other].viewers
        assert [viewer.who for viewer in port.node.registry.tables[table].viewers] != [ours.who]
        # What happens at the table before is not told any more.
        await second.until(lambda line: bool(line.actions()))
        await second.act(TIC.space.text(1))
        assert (await first.command("rename", seat=0, name="Anna"))["status"] == "accepted"
        await first.until(lambda line: line.table["seats"][0]["name"] == "Anna")
        assert first.v == port.node.registry.tables[other].table.version
        assert first.repairs == 0


async def test_a_further_hello_to_nowhere_changes_nothing(port: Port) -> None:
    ann, _ben, table = await port.pair()
    async with connect(port.url.replace("http", "ws") + "/api/socket", proxy=None) as socket:
        await socket.send(json.dumps({"type": "hello", "device": ann.device, "table": table}))
        assert json.loads(await socket.recv())["type"] == "sync"
        await socket.send(json.dumps({"type": "hello", "device": ann.device, "table": "A" * 22}))
        assert json.loads(await socket.recv())["refusal"]["key"] == "table-unknown"
        await socket.send(json.dumps({"type": "ping"}))
        version = port.node.registry.tables[table].table.version
        assert json.loads(await socket.recv()) == {"type": "pong", "v": version}
