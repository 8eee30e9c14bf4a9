"""Trouble: full disks, absent and slow databases, clients that misbehave, clocks that jump."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket as sockets
import sqlite3
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from sqlalchemy import select
from websockets.asyncio.client import connect

from shoal.client import Client
from shoal.server.main import make_server
from shoal.server.storage.schema import entries
from tests.server.conftest import fresh_database
from tests.server.ports import TIC, Port, play_out, quick
from tests.server.test_time import kill_workers

pytestmark = pytest.mark.asyncio


async def actions_stored(port: Port, table: str) -> list[str]:
    wanted = select(entries.c.data).where(entries.c.table_id == table, entries.c.kind == "action")
    async with port.node.database.read() as connection:
        rows = (await connection.execute(wanted.order_by(entries.c.version))).scalars()
        return [json.loads(row)["action"] for row in rows]


async def test_a_full_disk_refuses_and_loses_nothing(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        ann, ben, table = await port.pair()
        async with ann.join(table) as first, ben.join(table) as second:
            await first.act(TIC.space.text(0))
            limit_pages(port, 1)
            version = second.v
            refused = None
            for i in range(300):  # there may be room left on the last pages
                answer = await first.command("rename", f"r{i}", seat=0, name=f"A{i}" * 7)
                if answer["status"] == "refused":
                    refused = answer
                    break
                version = answer["v"]
            assert refused is not None
            assert refused["refusal"]["key"] == "storage-down"
            answer = await second.command("act", "c0", seat=1, action=TIC.space.text(1))
            assert answer["refusal"]["key"] == "storage-down"
            assert (await ann.table(table))["v"] == version  # nobody was told of what is not kept
            limit_pages(port, 1_000_000)
            again = await second.command("act", "c0", seat=1, action=TIC.space.text(1))
            assert (again["status"], again["v"]) == ("accepted", version + 1)
            await play_out(first, second)
            stored = await actions_stored(port, table)
            assert len(stored) == len(set(stored)) == first.table["actions_played"]
    finally:
        await port.stop()


def limit_pages(port: Port, pages: int) -> None:
    """As if the disk had no more room than this (never less than there is already)."""
    sqlite = port.node.database.sqlite
    limit = f"PRAGMA max_page_count = {pages}"
    with sqlite.writer.connect() as other:
        other.connection.cursor().execute(limit)
    if sqlite.swift is not None:
        sqlite.swift.execute(limit)


async def test_a_locked_database_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        ann, _ben, table = await port.pair()
        blocker = sqlite3.connect(tmp_path / "shoal.sqlite3", isolation_level=None)
        blocker.execute("BEGIN IMMEDIATE")
        # Five seconds are soon over on a busy machine; so it waits for as long as we look.
        monkeypatch.setattr("shoal.server.storage.sqlite.BUSY_MS", 120_000)
        acting = asyncio.create_task(
            ann.command(table, "act", "one", seat=0, action=TIC.space.text(0))
        )
        for _request in range(100):  # the loop goes on serving meanwhile
            await ann.call("GET", "/health")
        assert not acting.done()
        blocker.execute("ROLLBACK")
        blocker.close()
        assert (await acting)["status"] == "accepted"
    finally:
        await port.stop()


async def test_postgres_gone_and_back(postgres: str, tmp_path: Path) -> None:
    url = await asyncio.to_thread(fresh_database, postgres)
    port = await Port(quick(tmp_path, url)).start()
    try:
        ann, ben, table = await port.pair()
        async with ann.join(table) as first, ben.join(table) as second:
            await first.act(TIC.space.text(0))
            await second.until(lambda line: bool(line.actions()))
            back = await cut_off(postgres)
            try:
                answer = await second.command("act", "x", seat=1, action=TIC.space.text(1))
                assert answer["refusal"]["key"] == "storage-down"
                reply = await ready(port)
                assert reply == 503
            finally:
                back()
            for _try in range(1000):
                answer = await second.command("act", "x", seat=1, action=TIC.space.text(1))
                if answer["status"] != "refused":
                    break
                await asyncio.sleep(0.1)
            assert answer["status"] in ("accepted", "repeat")
            assert await ready(port) == 200
            await play_out(first, second)
        stored = await actions_stored(port, table)
        assert len(stored) == len(set(stored))
    finally:
        await port.stop()


async def ready(port: Port) -> int:
    return (await Client(port.url).request("GET", "/ready", {})).status_code


async def cut_off(url: str):  # type: ignore[no-untyped-def]
    """Nobody reaches the cluster any more; returns how to undo that."""
    folder = Path(parse_qs(urlsplit(url).query)["host"][0])
    connection = await asyncpg.connect(url)
    name = next(folder.glob(".s.PGSQL.*[0-9]"))
    hidden = folder / "hidden"
    os.rename(name, hidden)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
    )
    await connection.close()
    return lambda: os.rename(hidden, name)


async def test_commands_doubled_and_out_of_order_are_done_once(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        rng = random.Random(3)
        for _game in range(5):
            ann, ben, table = await port.pair()
            sends = [
                (who, f"{seat}-{cell}", seat, cell)
                for seat, who in enumerate((ann, ben))
                for cell in range(9)
            ] * 3
            rng.shuffle(sends)
            answers = await asyncio.gather(
                *(
                    who.command(table, "act", name, seat=seat, action=TIC.space.text(cell))
                    for who, name, seat, cell in sends
                )
            )
            accepted = {}
            for (_who, name, _seat, _cell), answer in zip(sends, answers, strict=True):
                if answer["status"] == "accepted":
                    assert name not in accepted
                    accepted[name] = answer["v"]
            for (_who, name, _seat, _cell), answer in zip(sends, answers, strict=True):
                if answer["status"] == "repeat":
                    assert accepted[name] == answer["v"]
            assert len(await actions_stored(port, table)) == len(accepted)
    finally:
        await port.stop()


async def test_a_client_that_never_reads_is_cut_off_and_hurts_nobody(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, outbox_messages=50, outbox_bytes=200_000)).start()
    try:
        ann, ben, table = await port.pair()
        slow = await stuck_socket(port, ann.device, table)
        look = frame(json.dumps({"type": "look", "seat": 0}))
        async with ben.join(table) as line:
            while port.node.metrics.refused["slow"] == 0:
                try:
                    await asyncio.get_running_loop().sock_sendall(slow, look * 20)
                except OSError:
                    break
                await line.why(TIC.space.text(0))  # is answered all the while
            assert port.node.metrics.refused["slow"] == 1
        slow.close()
        async with ann.join(table) as first, ben.join(table) as second:
            await play_out(first, second)
    finally:
        await port.stop()


async def stuck_socket(port: Port, device: str, table: str) -> sockets.socket:
    """A WebSocket by hand that says hello and never reads."""
    loop = asyncio.get_running_loop()
    parts = urlsplit(port.url)
    line = sockets.socket()
    line.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    line.setblocking(False)
    await loop.sock_connect(line, (parts.hostname, parts.port))
    head = [
        "GET /api/socket HTTP/1.1", f"Host: {parts.netloc}", "Upgrade: websocket",
        "Connection: Upgrade", "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==",
        "Sec-WebSocket-Version: 13", "", "",
    ]  # fmt: skip
    await loop.sock_sendall(line, "\r\n".join(head).encode())
    await loop.sock_recv(line, 1000)
    hello = {"type": "hello", "device": device, "table": table}
    await loop.sock_sendall(line, frame(json.dumps(hello)))
    return line


def frame(text_: str) -> bytes:
    """A masked text frame with an empty mask."""
    payload = text_.encode()
    size = len(payload)
    head = bytes([0x81, 0x80 | size]) if size < 126 else bytes([0x81, 0xFE]) + size.to_bytes(2)
    return head + bytes(4) + payload


async def test_a_clock_that_jumps_disturbs_nothing(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        ann, ben, table = await port.pair(clock={"kind": "bank", "bank": 600})
        shift = 0.0
        port.node.registry.clock = lambda: time.time() + shift
        async with ann.join(table) as first, ben.join(table) as second:
            for i, jump in enumerate((-7200.0, 300.0, -300.0, 0.0)):
                shift = jump
                mover = (first, second)[i % 2]
                await mover.until(lambda line: bool(line.actions()))
                await mover.act(mover.actions()[0])
            times = [line.entry.at for line in port.node.registry.tables[table].table.tail]
            assert times == sorted(times)
            assert first.table["phase"] == "running"
    finally:
        await port.stop()


async def test_sockets_are_limited_and_come_free_again(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, sockets_per_address=3)).start()
    try:
        ann, _ben, table = await port.pair()
        async with ann.join(table), ann.join(table), ann.join(table):
            with pytest.raises(Exception, match="403"):
                async with connect(port.url.replace("http", "ws") + "/api/socket", proxy=None):
                    pass
        while port.node.limits.sockets:
            await asyncio.sleep(0.01)
        async with ann.join(table) as line:
            assert line.syncs == 1
    finally:
        await port.stop()


async def test_too_fast_is_told_so(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, rate_socket=2, rate_address=4)).start()
    try:
        ann, _ben, table = await port.pair()
        errors: list[str] = []

        def heard(message: dict[str, object]) -> None:
            if message["type"] == "error":
                errors.append(str(message["refusal"]["key"]))  # type: ignore[index]

        line = ann.join(table, heard=heard, again=False)
        await line.__aenter__()
        for _ping in range(60):
            await line._send('{"type":"ping"}')
        assert line._task is not None
        await asyncio.wait([line._task], timeout=120)
        assert line._task is not None
        assert line._task.done()
        assert set(errors) == {"too-fast"}
        statuses = set()
        async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
            for _request in range(200):
                statuses.add((await web.get("/health")).status_code)
        assert statuses == {200, 429}
    finally:
        await port.stop()


async def test_a_worker_killed_in_mid_thought_is_replaced(tmp_path: Path) -> None:
    port = Port(quick(tmp_path))
    port.server = make_server(port.settings)
    await port.start()
    try:
        ann = await port.device()
        table = await ann.open(
            "kleine_fische", 2, bots={"0": "captain", "1": "captain"}, start=True,
            settings={"spectators": "open"},
        )  # fmt: skip
        async with ann.join(table) as line:
            for death in range(30):
                if death >= 3 and port.node.metrics.bots["retried"]:
                    break  # a busy machine may come too late for one or two of the thoughts
                played = line.table["actions_played"]
                while port.node.bots.waiting == 0:
                    await asyncio.sleep(0.01)
                await asyncio.sleep(0.3)  # a captain thinks for a second
                async with asyncio.timeout(120):
                    while not kill_workers():
                        await asyncio.sleep(0.01)
                await line.until(lambda now, n=played: now.table["actions_played"] > n)  # type: ignore[misc]
        assert port.node.metrics.bots["retried"] >= 1
    finally:
        await port.stop()
