"""Too much of anything: requests without end, slow ones, many from one address."""

from __future__ import annotations

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import httpx
import pytest

from shoal import games
from shoal.client import ServerError
from shoal.server.http.rate_limit import Quotas, at_home, neighbourhood
from tests.server.ports import FAR, TIC, Port, play_out, quick

pytestmark = pytest.mark.asyncio


def place(port: Port) -> tuple[str, int]:
    host, _, number = port.url.removeprefix("http://").partition(":")
    return host, int(number)


async def pour(port: Port, first: bytes, chunk: bytes, most: int) -> tuple[int, bytes]:
    """Send without end; how much was taken until the server hung up, and what it said."""
    reader, writer = await asyncio.open_connection(*place(port))
    sent = 0
    writer.write(first)
    try:
        while sent < most:
            writer.write(chunk)
            sent += len(chunk)
            await writer.drain()
    except ConnectionError:
        pass
    try:
        said = await asyncio.wait_for(reader.read(200), 120)
    except ConnectionError:
        said = b""
    writer.transport.abort()
    return sent, said


@pytest.mark.parametrize(
    "chunk", [b"x-line: 1\r\n" * 1000, b"x" * 65536], ids=["many lines", "one long line"]
)
async def test_a_head_without_end_is_not_read(tmp_path: Path, chunk: bytes) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        sent, said = await pour(port, b"GET / HTTP/1.1\r\nhost: x\r\nx-a: ", chunk, 60_000_000)
        assert sent < 20_000_000  # what the system's own buffers hold
        assert said[:12] in (b"", b"HTTP/1.1 431")
        assert port.node.metrics.refused["head"] == 1
    finally:
        await port.stop()


async def test_more_lines_than_anybody_needs_are_turned_away(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, head_lines=20)).start()
    try:
        async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
            few = {f"x-{i}": "1" for i in range(5)}
            assert (await web.get("/health", headers=few)).status_code == 200
            many = {f"x-{i}": "1" for i in range(30)}
            assert (await web.get("/health", headers=many)).status_code == 431
    finally:
        await port.stop()


async def test_lines_after_a_body_count_as_well(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        head = (
            b"POST /api/me HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n"
            b"2\r\n{}\r\n0\r\n"
        )
        sent, _said = await pour(port, head, b"x-line: 1\r\n" * 1000, 60_000_000)
        assert sent < 20_000_000
        assert port.node.metrics.refused["head"] == 1
    finally:
        await port.stop()


async def test_a_body_that_is_allowed_is_no_head(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        ann = await port.device()
        async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
            for _again in range(3):  # on one connection
                reply = await web.post(
                    "/api/records",
                    json={"record": "x" * 390_000},
                    headers={"authorization": f"Bearer {ann.device}"},
                )
                assert reply.json()["error"]["key"] in ("record-broken", "record-long")
    finally:
        await port.stop()


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET /health HTTP/1.1\r\nhost:",
        b"POST /api/me HTTP/1.1\r\nhost: x\r\ncontent-length: 100\r\n\r\nhalf",
    ],
    ids=["nothing", "half a head", "half a body"],
)
async def test_half_a_request_is_not_waited_for(tmp_path: Path, half: bytes) -> None:
    port = await Port(quick(tmp_path, head_seconds=0.2, body_seconds=0.2)).start()
    try:
        reader, writer = await asyncio.open_connection(*place(port))
        writer.write(half)
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 120) == b""
        writer.close()
        assert port.node.metrics.refused["slow-request"] == 1
    finally:
        await port.stop()


async def test_a_long_poll_is_not_slow(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, head_seconds=2, body_seconds=2)).start()
    try:
        ann, _ben, table = await port.pair()
        told = await ann.poll(table=table)
        at: dict[str, object] = {}
        while told:  # until there was nothing to tell, and it waited
            for message in told:
                at |= {key: message[key] for key in ("v", "hash") if key in message}
            told = await ann.poll(table=table, wait=3, **at)
        async with ann.join(table) as line:
            await asyncio.sleep(3)
            await line.act(line.actions()[0])
    finally:
        await port.stop()


async def test_one_address_holds_so_many_connections(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, connections_per_address=5, proxies="192.0.2.1")).start()
    try:
        held = [await asyncio.open_connection(*place(port)) for _each in range(5)]
        while sum(port.node.limits.connections.values()) < len(held):
            await asyncio.sleep(0.01)
        reader, writer = await asyncio.open_connection(*place(port))
        with contextlib.suppress(ConnectionError):
            assert await asyncio.wait_for(reader.read(), 120) == b""
        assert port.node.metrics.refused["connection"] == 1
        writer.close()
        for _reader, each in held:
            each.close()
        while port.node.limits.connections:
            await asyncio.sleep(0.01)
        # Sockets are counted by themselves.
        ann, _ben, table = await port.pair()
        lines: list[Any] = [ann.join(table) for _each in range(7)]
        for line in lines:
            await line.__aenter__()
        for line in lines:
            await line.close()
    finally:
        await port.stop()


async def test_a_household_is_one_address() -> None:
    assert neighbourhood("203.0.113.7") == "203.0.113.7"
    assert neighbourhood("2001:db8:1:2::7") == neighbourhood("2001:db8:1:2:ffff::1")
    assert neighbourhood("2001:db8:1:2::7") != neighbourhood("2001:db8:1:3::7")
    assert neighbourhood("::ffff:203.0.113.7") == "203.0.113.7"
    assert at_home("127.0.0.1")
    assert not at_home("203.0.113.7")


async def test_quotas_count_each_whose_it_is() -> None:
    quotas = Quotas({"tables": 2, "chat": 0})
    assert quotas.take("tables", "ann", "203.0.113.7")
    assert quotas.take("tables", "ben", "203.0.113.7")
    assert not quotas.take("tables", "cat", "203.0.113.7")
    assert all(quotas.take("chat", "ann") for _each in range(1000))
    assert all(quotas.take("tables", "127.0.0.1") for _each in range(1000))


async def from_afar(port: Port, method: str, path: str, body: object, device: str = "") -> Any:
    """A request through a proxy on this machine."""
    async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
        headers = {"x-forwarded-for": FAR}
        if device:
            headers["authorization"] = f"Bearer {device}"
        return await web.request(method, path, json=body, headers=headers)


async def test_passes_and_tables_are_limited_by_address(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, passes_per_hour=3, tables_per_hour=2)).start()
    try:
        passes = []
        for _each in range(3):
            reply = await from_afar(port, "POST", "/api/me", {"program": True})
            passes.append(reply.json()["device"])
        reply = await from_afar(port, "POST", "/api/me", {"program": True})
        assert (reply.status_code, reply.json()["error"]["key"]) == (429, "limit-reached")
        body = {"game": "tic_tac_toe", "seats": 2}
        opened = [
            (await from_afar(port, "POST", "/api/tables", body, device)).status_code
            for device in passes
        ]
        assert opened == [201, 201, 429]
        ann = await port.device()  # from this machine itself
        await ann.open("tic_tac_toe", 2)
    finally:
        await port.stop()


async def test_nobody_fills_the_log_without_the_game_going_on(tmp_path: Path) -> None:
    """A secret plan may be changed while others think, a step taken back and taken again."""
    port = await Port(quick(tmp_path, changes_at_once=5, changes_per_hour=5)).start()
    registry = port.node.registry
    registry.games = {**registry.games, "maldivia": games.find("maldivia")}
    try:
        ann, ben, table = await port.pair("maldivia")
        async with ann.join(table) as first, ben.join(table) as second:
            while not first.board["whole"]:  # places are chosen first
                for line in (first, second):
                    if line.actions() and not first.board["whole"]:  # and nobody plans yet
                        version = await line.act(line.actions()[0])
                        await first.until(lambda now, v=version: now.v >= v)  # type: ignore[misc]
                        await second.until(lambda now, v=version: now.v >= v)  # type: ignore[misc]
            play, seat = registry.tables[table].table.play, first.seat
            assert play is not None
            assert seat is not None
            plans = [play.state.game.space.text(plan) for plan in play.state.legal(seat)[:9]]
            answers = [await ann.command(table, "act", seat=seat, action=plan) for plan in plans]
            told = [answer["status"] for answer in answers]
            # She plans once as the table waits for her; of five changes one was to begin the game.
            assert told == ["accepted"] * 5 + ["refused"] * 4
            assert answers[-1]["refusal"]["key"] == "limit-reached"
            kept = registry.tables[table].table.version
            back = await ann.command(table, "back", seat=seat)
            assert back["refusal"]["key"] == "limit-reached"
            assert registry.tables[table].table.version == kept
            # The other one is not held up, nor whoever goes on with the game.
            assert await second.act(second.actions()[0]) > kept
            while first.table["phase"] == "running" and first.table["actions_played"] < 60:
                for line in (first, second):
                    if line.actions() and line.seat in line.waiting:
                        version = await line.act(line.actions()[0])
                        await first.until(lambda now, v=version: now.v >= v)  # type: ignore[misc]
                        await second.until(lambda now, v=version: now.v >= v)  # type: ignore[misc]
    finally:
        await port.stop()


async def test_talk_names_and_questions_have_limits_of_their_own(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, asides_at_once=3, chat_per_hour=4, asides_per_hour=4)).start()
    try:
        ann, _ben, table = await port.pair()
        said = [await ann.command(table, "say", seat=0, text="ahoy") for _each in range(5)]
        assert [answer["status"] for answer in said] == ["accepted"] * 3 + ["refused"] * 2
        assert said[-1]["refusal"]["key"] == "limit-reached"
        for kind in ({"kind": "rename", "name": "A"}, {"kind": "ask", "what": "end"}):
            await ann.command(table, seat=0, **kind)
        await ann.command(table, "withdraw", seat=0)
        last = await ann.command(table, "ask", seat=0, what="end")
        assert last["refusal"]["key"] == "limit-reached"
        acted = await ann.command(table, "act", seat=0, action=TIC.space.text(0))
        assert acted["status"] == "accepted"
    finally:
        await port.stop()


async def test_records_are_read_in_elsewhere_counted_and_not_too_long(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, uploads_per_hour=2, record_actions=10)).start()
    try:
        ann, ben, table = await port.pair("kuhn_poker")
        async with ann.join(table) as first, ben.join(table) as second:
            await play_out(first, second)
        record = await ann.record(table)
        where = (await ann.call("POST", "/api/records", {"record": record}))["table"]
        assert where not in port.node.registry.tables  # folded when somebody asks for it
        assert await ann.record(where) == record
        long = {"record": record.replace("actions\n", "actions\n" + "p1 bet\n" * 500)}
        with pytest.raises(ServerError, match="record-long"):
            await ann.call("POST", "/api/records", long)
        await ann.call("POST", "/api/records", {"record": record})
        with pytest.raises(ServerError, match="429 limit-reached"):
            await ann.call("POST", "/api/records", {"record": record})
    finally:
        await port.stop()
