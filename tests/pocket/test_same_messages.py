"""The same game through a server's socket and through a pocket: the same messages."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from shoal import games
from shoal.server.tables import commands
from shoal.table.json_text import dumps
from tests.pocket.bare import SEED, BarePocket
from tests.server import ports
from tests.server.ports import Port, quick

ALONE = {"chat": "off", "listed": False, "spectators": "none", "stand_in": 0}
STEPS = 40
TIMES = re.compile(r'"(at|now|since)":[0-9.]+')
ADDRESSES = re.compile(r'"(table|rematch)":"[A-Za-z0-9_-]{22}"')


def timeless(text: str) -> str:
    """A message without what differs by nature: times, and addresses of tables."""
    return ADDRESSES.sub(r'"\1":"?"', TIMES.sub(r'"\1":0', text))


class Script:
    """What a page would say next, from what it was told."""

    def __init__(self, table: str) -> None:
        self.hello = {"type": "hello", "table": table, "v": 0, "hash": ""}
        self.count = 0
        self.seat = 0
        self.board: dict[str, Any] = {}

    def heard(self, texts: list[str]) -> None:
        for message in map(json.loads, texts):
            self.board = message.get("board", self.board)

    def command(self, **command: Any) -> dict[str, Any]:
        self.count += 1
        return {"type": "command", "id": f"c{self.count}", "command": command}

    def step(self, number: int) -> list[dict[str, Any]]:
        offers = self.board["actions"] or self.board["whole"]
        if not offers:  # the other seat of this device is to act
            self.seat = 1 - self.seat
            return [{"type": "look", "seat": self.seat}]
        offer = offers[number * 7 % len(offers)]
        text = " ".join([offer["family"], *offer["args"]])
        said = [
            {"type": "why", "id": f"w{number}", "seat": 1 - self.seat, "action": text},
            self.command(kind="act", seat=self.seat, action=text),
        ]
        if number % 9 == 4:
            said += [self.command(kind="back", seat=self.seat), {"type": "look", "seat": self.seat}]
        return said


async def replies(socket: ClientConnection, count: int) -> list[str]:
    """So many messages; a frame carries one or several."""
    found: list[str] = []
    while len(found) < count:
        frame = await socket.recv()
        message = json.loads(frame)
        if isinstance(message, list):  # taken apart as it was put together
            found += parts(str(frame))
        else:
            found.append(str(frame))
    return found


def parts(frame: str) -> list[str]:
    decoder, found, at = json.JSONDecoder(), [], 1
    while at < len(frame) - 1:
        _message, end = decoder.raw_decode(frame, at)
        found.append(frame[at:end])
        at = end + 1
    return found


@pytest.mark.asyncio
@pytest.mark.parametrize("name", games.names())
async def test_socket_and_worker_tell_the_same(
    name: str, pocket: BarePocket, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "new_seed", lambda: SEED)
    monkeypatch.setattr(ports, "GAMES", {name: games.find(name)})
    opened = {"game": name, "seats": 2, "name": "Änne", "settings": ALONE}
    sit = {"kind": "sit", "seat": 1, "name": "Ben"}
    port = await Port(quick(tmp_path)).start()
    try:
        ann = await port.device()
        there = (await ann.call("POST", "/api/tables", opened))["table"]
        await ann.command(there, "sit", seat=1, name="Ben")
        here = pocket.request("POST", "/tables", opened)["table"]
        pocket.request("POST", f"/tables/{here}/commands", {"id": "s", "command": sit})
        script = Script(here)
        address = port.url.replace("http", "ws") + "/api/socket"
        async with connect(address, proxy=None) as socket:
            told = 0

            async def both(message: dict[str, Any], elsewhere: dict[str, Any]) -> None:
                nonlocal told
                mine = pocket.say(1, message)
                await socket.send(json.dumps(elsewhere))
                others = await replies(socket, len(mine))
                assert [timeless(text) for text in mine] == [timeless(text) for text in others]
                script.heard(mine)
                told += len(mine)

            greeting = script.hello | {"table": there, "device": ann.device}
            await both(script.hello, greeting)
            start = script.command(kind="start")
            await both(start, start)
            for number in range(STEPS):
                for message in script.step(number):
                    await both(message, message)
            end = script.command(kind="ask", seat=0, what="end")
            await both(end, end)
            yes = script.command(kind="answer", seat=1, yes=True)
            await both(yes, yes)
            again = script.command(kind="rematch")
            await both(again, again)
        assert told > STEPS
        moments = f"/tables/{{}}/moments?seat=0&count={STEPS}"
        mine = pocket.request("GET", moments.format(here))
        others = await ann.call("GET", "/api" + moments.format(there))
        assert timeless(dumps(mine)) == timeless(dumps(others))
    finally:
        await port.stop()
