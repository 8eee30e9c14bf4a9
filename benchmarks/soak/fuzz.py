"""Messages that mean no good, from people who only watch, sit elsewhere, or never said hello.

None of them may change a table, break the server or make it grow.
"""

from __future__ import annotations

import asyncio
import json
import random
import string
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from load import usage
from servers import ServerProcess
from shoal.client import Client
from soak import Figures

WORKERS = 6
AT_ONCE = 24
QUARTERS = 4
KINDS = [
    "act", "back", "ask", "answer", "withdraw", "thinking", "here", "more_time", "sit", "bot",
    "free", "rename", "set", "start", "close", "rematch", "say", "mute",
]  # fmt: skip
FIELDS = ["seat", "action", "base", "what", "yes", "name", "level", "text", "on", "options"]
PATIENCE = 120.0


def anything(luck: random.Random, depth: int = 0) -> Any:
    """Any JSON."""
    kind = luck.randrange(9 if depth < 3 else 6)
    if kind == 0:
        return luck.choice([None, True, False])
    if kind == 1:
        return luck.choice([0, 1, -1, 2**31, 2**63, -(2**70), 1e308, 0.5])
    if kind in (2, 3):
        return "".join(luck.choices(string.printable + "é\u202e\u0000€𝄞", k=luck.randrange(40)))
    if kind in (4, 5):
        return luck.choice(["", "a1", "mark a1", "bet", "../../etc", "'; --", "🐟" * 20])
    if kind == 6:
        return [anything(luck, depth + 1) for _each in range(luck.randrange(5))]
    return {luck.choice(FIELDS): anything(luck, depth + 1) for _each in range(luck.randrange(5))}


def message(luck: random.Random) -> str | bytes:
    """Something to send: torn, strange, or all but right."""
    kind = luck.randrange(10)
    if kind == 0:
        return luck.randbytes(luck.randrange(60))
    if kind == 1:
        return json.dumps(anything(luck))[: luck.randrange(200)]
    if kind == 2:
        return json.dumps({"type": luck.choice(["hello", "look", "why", "x"]), **fields(luck)})
    if kind < 6:
        command = {"kind": luck.choice(KINDS), **fields(luck)}
        return json.dumps({"type": "command", "id": "x", "command": command})
    command = well_formed(luck)
    return json.dumps({"type": "command", "id": f"{luck.randrange(10**9)}", "command": command})


def fields(luck: random.Random) -> dict[str, Any]:
    return {name: anything(luck) for name in luck.sample(FIELDS, luck.randrange(4))}


def well_formed(luck: random.Random) -> dict[str, Any]:
    """A command that could be somebody's, but is not this guest's to give."""
    seat = luck.randrange(3)
    return luck.choice(
        [
            {"kind": "act", "seat": seat, "action": luck.choice(["mark a1", "mark b2", "bet"])},
            {"kind": "back", "seat": seat},
            {"kind": "ask", "seat": seat, "what": "end"},
            {"kind": "answer", "seat": seat, "yes": True},
            {"kind": "sit", "seat": seat, "name": "Eve"},
            {"kind": "free", "seat": seat},
            {"kind": "bot", "seat": seat, "level": "random"},
            {"kind": "say", "seat": seat, "text": "ahoy"},
            {"kind": "more_time", "seat": seat},
            {"kind": "mute", "seat": seat},
            {"kind": "start"},
            {"kind": "close"},
            {"kind": "rematch"},
            {"kind": "here"},
        ]
    )


async def volley(socket: ClientConnection, luck: random.Random, most: int) -> int:
    """Send until enough, or until the server has had enough; how many went out."""
    sent = 0
    try:
        for _each in range(most):
            await socket.send(message(luck))
            sent += 1
        await socket.send('{"type":"ping"}')
        async with asyncio.timeout(PATIENCE):
            while "pong" not in str(await socket.recv()):
                pass
    except ConnectionClosed:
        pass
    return sent


class Target:
    """A running table nobody touches, and ways to come near it."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.ann, self.ben, self.eve = (Client(url) for _each in range(3))
        self.table = self.watch = ""

    async def set_up(self) -> None:
        for person in (self.ann, self.ben, self.eve):
            await person.arrive()
        how = {"settings": {"stand_in": 0, "spectators": "open"}}
        self.table = await self.ann.open("tic_tac_toe", 2, name="Ann", **how)
        await self.ben.command(self.table, "sit", seat=1, name="Ben")
        await self.ann.command(self.table, "start")
        self.watch = await self.ann.watch_link(self.table)

    def hellos(self) -> list[dict[str, Any] | None]:
        return [
            None,  # none at all
            {"type": "hello", "watch": self.watch},
            {"type": "hello", "watch": self.watch, "device": self.eve.device},
            {"type": "hello", "table": self.table, "device": self.eve.device},
        ]

    async def state(self) -> tuple[int, object, object]:
        shown = await self.ann.table(self.table)
        said = await self.ann.call("GET", f"/api/tables/{self.table}/chat")
        return shown["v"], shown["table"], said


async def fuzz(count: int, data: Path, seconds: float = 1e9, seed: int = 3) -> Figures:
    """So many messages, or as many as fit into so many seconds."""
    node = ServerProcess(data, message_bytes=16_384)
    await asyncio.to_thread(node.start)
    wrong: list[str] = []
    sent, lines, sizes = 0, 0, []
    until = time.monotonic() + seconds
    try:
        target = Target(node.url)
        await target.set_up()
        before = await target.state()
        url = node.url.replace("http", "ws") + "/api/socket"

        async def worker(number: int, goal: int, end: float) -> None:
            nonlocal sent, lines
            luck = random.Random(seed * 1000 + number)
            while sent < goal and time.monotonic() < end:
                async with connect(
                    url, proxy=None, compression=None, max_size=None, open_timeout=PATIENCE
                ) as socket:
                    lines += 1
                    hello = luck.choice(target.hellos())
                    if hello is not None:
                        await socket.send(json.dumps(hello))
                    sent += await volley(socket, luck, AT_ONCE)

        for quarter in range(1, QUARTERS + 1):
            goal, end = count * quarter // QUARTERS, until - seconds * (1 - quarter / QUARTERS)
            await asyncio.gather(
                *(worker(quarter * WORKERS + i, goal, end) for i in range(WORKERS))
            )
            sizes.append((await usage(node.url))[1])
        if await target.state() != before:
            wrong.append("the state of the table changed")
    finally:
        await asyncio.to_thread(node.stop)
    if "Traceback" in node.complaints():
        wrong.append("a traceback in the server's log")
    grown = sizes[-1] - sizes[0]
    if grown > 8 + sizes[0] * 0.1:
        wrong.append(f"{grown:.0f} MB more memory after the first quarter")
    done = {
        "messages": sent,
        "connections": lines,
        "MB after each quarter": ", ".join(f"{size:.0f}" for size in sizes),
    }
    return Figures("fuzz", done, wrong)
