"""Who may see and do what, and under which name a server answers."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from shoal.client import Client, RefusedError, ServerError
from shoal.server.storage.database import StorageDown
from tests.server.ports import TIC, Port, quick

pytestmark = pytest.mark.asyncio


async def test_a_host_sees_no_hand_but_the_own(port: Port) -> None:
    ann, _ben, table = await port.pair("kuhn_poker")
    async with ann.join(table) as line:
        await line.do("free", seat=1)
        with pytest.raises(RefusedError, match="table-seat-taken"):
            await line.do("sit", seat=1, name="Ann")
        with pytest.raises(RefusedError, match="table-seat-bot"):
            await line.do("free", seat=1)
        assert line.yours == [0]
        assert line.table["seats"][1]["kind"] == "bot"
        with pytest.raises(ServerError, match="table-not-yours"):
            await ann.poll(table=table, seat=1)


async def test_a_device_whose_seat_moved_is_told_so(port: Port) -> None:
    ann, ben, table = await port.pair("kuhn_poker")
    heard: list[Any] = []
    line = ben.join(table, heard=heard.append, again=False)
    await line.__aenter__()
    phone = await port.device()
    await phone.claim(await ben.seat_link(table, 1))
    await asyncio.wait_for(asyncio.shield(line._task), 120)  # type: ignore[arg-type]
    assert [message["type"] for message in heard] == ["sync", "closing"]
    assert heard[-1]["key"] == "seat-moved"
    await line.close()
    tablet, link = await port.device(), await ann.seat_link(table, 0)
    told = asyncio.create_task(last_word(ann, table))
    while not port.node.registry.tables[table].viewers:
        await asyncio.sleep(0.01)
    await tablet.claim(link)
    # Who was just about to ask again when the seat moved hears that it is somebody else's.
    assert await told in ("seat-moved", "table-not-yours")


async def last_word(client: Client, table: str) -> str:
    """Long polling until the line is closed: other news, as of who is away, may come before."""
    seen: dict[str, Any] = {}
    while True:
        try:
            messages = await client.poll(table=table, wait=20, **seen)
        except ServerError as refused:
            return refused.key
        for message in messages:
            if message["type"] == "closing":
                return str(message["key"])
            seen = {name: message[name] for name in ("v", "hash") if name in message} or seen


async def test_a_watch_link_lets_nobody_sit_down(port: Port) -> None:
    ann = await port.device()
    table = await ann.open("tic_tac_toe", 2, name="Ann")
    cat = await port.device()
    heard: list[Any] = []
    async with cat.join(watch=await ann.watch_link(table), heard=heard.append) as line:
        with pytest.raises(RefusedError, match="table-watching"):
            await line.do("sit", seat=1, name="Cat")
        ben = await port.device()
        await ben.command(table, "sit", seat=1, name="Ben")
        await ann.command(table, "start")
        await line.until(lambda now: now.table["phase"] == "running")
    assert table not in json.dumps(heard)


async def test_spectators_do_not_hear_what_is_said(port: Port) -> None:
    ann, ben, table = await port.pair(settings={"spectators": "open"})
    cat = await port.device()
    heard: list[Any] = []
    told: list[Any] = []
    async with (
        cat.join(table, heard=heard.append) as watcher,
        ben.join(table, heard=told.append) as second,
    ):
        await ann.command(table, "say", seat=0, text="ahoy")
        version = (await ann.command(table, "act", seat=0, action=TIC.space.text(0)))["v"]
        await watcher.until(lambda line: line.v == version)
        await second.until(lambda line: line.v == version)
    assert "chat" not in [message["type"] for message in heard]
    assert "chat" in [message["type"] for message in told]


async def test_a_seat_link_is_claimed_by_one_of_many(port: Port) -> None:
    _ann, ben, table = await port.pair()
    token = await ben.seat_link(table, 1)
    devices = [await port.device() for _each in range(4)]
    answers = await asyncio.gather(
        *(device.claim(token) for device in devices), return_exceptions=True
    )
    won = [answer for answer in answers if isinstance(answer, dict)]
    assert won == [{"table": table, "yours": [1]}]
    assert {str(answer) for answer in answers if isinstance(answer, ServerError)} == {
        "409 link-unknown"
    }


async def test_a_link_that_led_nowhere_is_not_used_up(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    _ann, ben, table = await port.pair()
    token = await ben.seat_link(table, 1)
    phone = await port.device()

    async def down(*_any: object) -> None:
        raise StorageDown("test")

    with monkeypatch.context() as broken:
        broken.setattr(port.node.registry, "command", down)
        with pytest.raises(ServerError, match="503"):
            await phone.claim(token)
    assert (await phone.claim(token))["yours"] == [1]


async def test_what_is_said_twice_with_one_id_is_said_once(port: Port) -> None:
    ann, _ben, table = await port.pair()
    first = await ann.command(table, "say", "one", seat=0, text="ahoy")
    again = await ann.command(table, "say", "one", seat=0, text="ahoy")
    assert (first["status"], again["status"]) == ("accepted", "repeat")
    assert again["n"] == first["n"]
    port.node.registry.tables.clear()  # also after a restart
    assert (await ann.command(table, "say", "one", seat=0, text="ahoy"))["status"] == "repeat"
    await ann.command(table, "say", "two", seat=0, text="ahoy")
    said = (await ann.call("GET", f"/api/tables/{table}/chat"))["chat"]
    assert [line["n"] for line in said] == [1, 2]


@pytest.mark.parametrize(
    ("host", "status"),
    [("localhost:8000", 200), ("192.168.1.7:8000", 200), ("[::1]:8000", 200), ("box", 200),
     ("box.local", 200), ("evil.example", 403), ("shoal.example", 403)],
)  # fmt: skip
async def test_a_name_that_is_not_the_servers_is_turned_away(
    tmp_path: Path, host: str, status: int
) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
            reply = await web.get("/api/games", headers={"host": host})
            assert reply.status_code == status
            assert (await web.get("/health", headers={"host": host})).status_code == 200
    finally:
        await port.stop()


async def test_a_name_from_the_origins_is_the_servers(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, origins=["https://shoal.example"])).start()
    try:
        async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
            for host, status in (("shoal.example", 200), ("evil.example", 403)):
                reply = await web.get("/api/games", headers={"host": host})
                assert reply.status_code == status
    finally:
        await port.stop()
