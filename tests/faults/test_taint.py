"""Nothing secret leaves the server: every byte to every viewer is searched for every secret."""

from __future__ import annotations

import asyncio
import contextlib
import io
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from shoal import games
from shoal.client import Client, ServerError
from shoal.server.main import make_server
from shoal.server.ops import logs
from tests.server.ports import Port, quick
from tiny.marked import CARDS, GAME, MarkedState

pytestmark = pytest.mark.asyncio


class Tap:
    """Keeps every byte one viewer was sent, over socket and HTTP."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.bytes = ""
        self.socket: ClientConnection | None = None
        self.last: dict[str, Any] = {}
        self.task: asyncio.Task[None] | None = None

    async def join(self, **where: Any) -> None:
        url = self.client.url.replace("http", "ws") + "/api/socket"
        self.socket = await connect(url, compression=None, proxy=None, max_size=None)
        hello = {"type": "hello", "device": self.client.device, **where}
        await self.socket.send(json.dumps(hello))
        self.take(await self.socket.recv(decode=True))
        self.task = asyncio.create_task(self.read())

    async def read(self) -> None:
        assert self.socket is not None
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                self.take(str(text))

    def take(self, text: str) -> None:
        self.bytes += text
        frame = json.loads(text)
        for message in frame if isinstance(frame, list) else [frame]:
            if "board" in message:
                self.last = message

    async def send(self, message: dict[str, Any]) -> None:
        assert self.socket is not None
        await self.socket.send(json.dumps(message))

    async def leave(self) -> None:
        assert self.socket is not None
        assert self.task is not None
        await self.socket.close()
        await self.task

    async def call(self, method: str, path: str, body: object = None) -> None:
        """A request of any kind; whatever comes back is kept."""
        headers = {"Authorization": f"Bearer {self.client.device}"}
        reply = await self.client.request(method, path, headers, body)
        self.bytes += reply.text + str(reply.headers)

    async def pry(self, table: str) -> None:
        """Everything somebody curious would try."""
        for path in (
            "", "/record", "/chat", "/drafts/0", "/drafts/1", "/moments?seat=0", "/moments?seat=1",
            "/moments", "/chances", "/fairness",
        ):  # fmt: skip
            await self.call("GET", f"/api/tables/{table}{path}")
        for body in ({"seat": 0, "action": "plan x"}, {"seat": 1, "action": "nothing"}):
            await self.call("POST", f"/api/tables/{table}/why", body)
        await self.call("POST", "/api/events", {"table": table, "wait": 0})
        await self.call("POST", "/api/events", {"table": table, "v": 2, "wait": 0})
        await self.call("GET", "/metrics")
        await self.call("GET", "/api/me")
        for fields in ({"kind": "act", "seat": 0, "action": "?"}, {"kind": "back", "seat": 0}):
            body = {"id": f"p{random.random()}"[2:], "command": fields}
            await self.call("POST", f"/api/tables/{table}/commands", body)


async def settle() -> None:
    await asyncio.sleep(0.1)


async def test_marks_reach_only_those_who_may_know_them(tmp_path: Path) -> None:
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    root = logging.getLogger()
    root.addHandler(handler)
    logs.hush()
    old_level = root.level
    root.setLevel(logging.DEBUG)
    port = Port(quick(tmp_path, rate_address=100_000))
    port.server = make_server(port.settings, {"marked": GAME})
    await port.start()
    try:
        await play_marked(port, written)
    finally:
        await port.stop()
        root.removeHandler(handler)
        root.setLevel(old_level)


async def play_marked(port: Port, written: io.StringIO) -> None:
    people = [await port.device() for _person in range(3)]
    table = await people[0].open("marked", 3, name="P0")
    for seat in (1, 2):
        await people[seat].command(table, "sit", seat=seat, name=f"P{seat}")
    await people[0].command(table, "start")
    watch = await people[0].watch_link(table)
    seat_tokens = [await person.seat_link(table, s) for s, person in enumerate(people)]
    outsider = await port.device()
    taps = [Tap(person) for person in people] + [Tap(outsider)]
    for tap in taps[:3]:
        await tap.join(table=table)
    await taps[3].join(watch=watch)
    live = port.node.registry.tables[table]
    secrets_of = {s: {seat_tokens[s], people[s].device, who(port, people[s])} for s in range(3)}
    rng = random.Random(7)
    # Each mark is planned once; the first is the example that everybody is shown.
    plans = rng.sample(range(1, 512), 40)
    checks = 0
    while not live.table.over():
        assert live.table.play is not None
        state = live.table.play.state
        assert isinstance(state, MarkedState)
        seat = rng.choice(state.actors())
        action = GAME.space.text(plans.pop())
        command = {"kind": "act", "seat": seat, "action": action}
        await taps[seat].send({"type": "command", "id": f"a{checks}", "command": command})
        await settle()
        if rng.random() < 0.5:
            await taps[rng.randrange(4)].pry(table)
        if rng.random() < 0.3:  # a line breaks and comes back
            again = rng.randrange(3)
            await taps[again].leave()
            await taps[again].join(table=table, v=live.table.version - 1)
        await settle()
        state = live.table.play.state
        assert isinstance(state, MarkedState)
        seed = live.table.seed.hex()
        for viewer, tap in enumerate(taps):
            observer = viewer if viewer < 3 else -1
            tokens = set().union(*(secrets_of[s] for s in range(3) if s != observer))
            over = live.table.over()
            for secret in [*([] if over else [*state.marks(observer), seed]), *tokens]:
                assert secret not in tap.bytes, f"viewer {viewer} was sent a secret"
                checks += 1
    assert checks > 100
    # The spectator was let in to look: not even the table's address.
    assert table not in taps[3].bytes.replace(f"/api/tables/{table}", "")
    # Nothing at all in the logs, and they were on.
    log = written.getvalue()
    for secret in [live.table.seed.hex(), *seat_tokens, watch, table, *CARDS]:
        assert secret not in log
    for tap in taps:
        await tap.leave()
    record = await people[0].record(table)
    for s in range(3):
        assert who(port, people[s]) not in record


def who(port: Port, client: Client) -> str:
    return port.node.auth.check(client.device)


@pytest.mark.parametrize("name", games.names())
async def test_seeds_and_passes_of_real_games_stay_inside(name: str, tmp_path: Path) -> None:
    port = Port(quick(tmp_path, rate_address=100_000))
    port.server = make_server(port.settings)
    await port.start()
    try:
        ann, ben, cat = [await port.device() for _person in range(3)]
        table = await ann.open(name, 2, name="Ann")
        await ben.command(table, "sit", seat=1, name="Ben")
        await ann.command(table, "start")
        watch = await ann.watch_link(table)
        taps = [Tap(ann), Tap(ben), Tap(cat)]
        await taps[0].join(table=table)
        await taps[1].join(table=table)
        await taps[2].join(watch=watch)
        rng = random.Random(1)
        live = port.node.registry.tables[table]
        assert live.table.play is not None
        for number in range(60):
            if live.table.over():
                break
            state = live.table.play.state
            seat = rng.choice(live.table.actors())
            action = state.game.space.text(rng.choice(state.legal(seat)))
            command = {"kind": "act", "seat": seat, "action": action}
            before = live.table.version
            await taps[seat].send({"type": "command", "id": f"a{number}", "command": command})
            async with asyncio.timeout(120):
                while taps[seat].last["v"] <= before:
                    await asyncio.sleep(0.005)
        await settle()
        assert live.table.version > 40 or live.table.over()
        secrets = [ann.device, ben.device, who(port, ann), who(port, ben), watch]
        if not live.table.over():  # a short game has opened its seed by now
            secrets.append(live.table.seed.hex())
            with pytest.raises(ServerError, match="record-running"):
                await cat.record(table)
        for tap in taps:
            await tap.pry(table)
            for secret in secrets:
                assert secret not in tap.bytes
            await tap.leave()
    finally:
        await port.stop()


async def test_a_bots_worker_is_told_nothing_its_seat_does_not_know(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = Port(quick(tmp_path))
    port.server = make_server(port.settings, {"marked": GAME})
    await port.start()
    told: list[tuple[Any, ...]] = []

    async def think(_do: object, _work: str, *args: Any, **_how: Any) -> Any:
        told.append(args)
        return GAME.space.text(5), False, False, 0.0

    monkeypatch.setattr("shoal.server.bots.scheduler.anyio.to_process.run_sync", think)
    try:
        ann = await port.device()
        table = await ann.open("marked", 3, name="Ann", bots={"1": "random", "2": "random"})
        await ann.command(table, "start")
        live = port.node.registry.tables[table]
        while len(told) < 2:
            await asyncio.sleep(0.01)
        seed = live.table.seed.hex()
        assert live.table.play is not None
        truth = live.table.play.state
        assert isinstance(truth, MarkedState)
        wrong = 0
        for _module, dream, seat, _level, _luck in told:
            assert seed not in dream
            imagined = GAME.position(dream)
            assert isinstance(imagined, MarkedState)
            assert imagined.cards[seat] == truth.cards[seat]
            wrong += sum(imagined.cards[s] != truth.cards[s] for s in range(3) if s != seat)
        assert wrong >= 2  # four cards of others, each right by luck once in 64
    finally:
        await port.stop()
