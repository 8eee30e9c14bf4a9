"""Ways around the engine that were found once, each with the test that keeps it closed."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import select, update

from shoal.client import Client, RefusedError, ServerError
from shoal.kernel import Record
from shoal.server.bots.fair_queue import FairQueue
from shoal.server.http.auth import server_secret
from shoal.server.http.rate_limit import Quotas, at_home, neighbourhood
from shoal.server.ops import steady
from shoal.server.settings import SettingsError
from shoal.server.storage import backup
from shoal.server.storage.database import StorageDown
from shoal.server.storage.schema import entries
from shoal.server.tables import old
from shoal.table import Refused, asking, playing, timing
from tests.server.ports import TIC, Port, play_out, quick
from tests.table.sea import SEED, Sea, act, running

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
    port = await Port(quick(tmp_path, head_seconds=0.2, body_seconds=0.2)).start()
    try:
        ann, _ben, table = await port.pair()
        first = (await ann.poll(table=table))[0]
        assert await ann.poll(table=table, v=first["v"], hash=first["hash"], wait=0.6) == []
        async with ann.join(table) as line:
            await asyncio.sleep(0.5)
            await line.act(line.actions()[0])
    finally:
        await port.stop()


async def test_one_address_holds_so_many_connections(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, connections_per_address=5, proxies="192.0.2.1")).start()
    try:
        held = [await asyncio.open_connection(*place(port)) for _each in range(5)]
        await asyncio.sleep(0.05)
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


# Who may see and do what.


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
    waits = asyncio.create_task(ann.poll(table=table, wait=20))
    first = (await waits)[0]
    waits = asyncio.create_task(ann.poll(table=table, v=first["v"], hash=first["hash"], wait=20))
    while not port.node.registry.tables[table].viewers:
        await asyncio.sleep(0.01)
    tablet = await port.device()
    await tablet.claim(await ann.seat_link(table, 0))
    assert [message["key"] for message in await waits] == ["seat-moved"]


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


# How much of it.

FAR = "203.0.113.7"


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


# Bots.


async def test_bots_alone_wait_until_somebody_looks_on(port: Port) -> None:
    ann = await port.device()
    table = await ann.open(
        "tic_tac_toe", 2, bots={"0": "random", "1": "random"}, start=True,
        settings={"spectators": "open"},
    )  # fmt: skip
    live = port.node.registry.tables[table]
    assert live.table.bots_due()
    assert table not in port.node.bots.tasks
    await port.node.bots.look()
    assert port.node.bots.tasks == {}
    assert live.table.version == (await ann.table(table))["v"]
    async with ann.join(table) as line:
        await line.until(lambda now: now.table["phase"] == "finished")


async def test_who_is_watched_thinks_first_and_lanes_take_turns() -> None:
    queue = FairQueue(1)
    order: list[str] = []

    async def think(lane: str, watched: bool) -> None:
        async with queue.turn(lane, watched):
            order.append(lane)
            await asyncio.sleep(0)

    await queue.wait("a", watched=False)
    crowd = [asyncio.create_task(think("a", False)) for _each in range(60)]
    others = [asyncio.create_task(think(lane, True)) for lane in ("b", "b", "c")]
    others.append(asyncio.create_task(think("d", False)))
    await asyncio.sleep(0)
    queue.leave("a")
    await asyncio.gather(*crowd, *others)
    assert order[:5] == ["b", "c", "b", "d", "a"]
    assert queue.free == 1
    assert not queue.thinking


async def test_who_had_more_than_the_share_thinks_last() -> None:
    queue = FairQueue(1, spent=lambda lane: lane == "a")
    order: list[str] = []

    async def think(lane: str) -> None:
        async with queue.turn(lane, watched=True):
            order.append(lane)
            await asyncio.sleep(0)

    await asyncio.gather(*(think(lane) for lane in ("b", "a", "a", "b", "b")))
    assert order == ["b", "b", "b", "a", "a"]


async def test_who_gives_up_waiting_holds_nobody_up() -> None:
    queue = FairQueue(1)
    await queue.wait("a", watched=True)
    tired = asyncio.create_task(queue.wait("b", watched=True))
    lucky = asyncio.create_task(queue.wait("b", watched=True))
    await asyncio.sleep(0)
    tired.cancel()
    await asyncio.gather(tired, return_exceptions=True)
    queue.leave("a")
    lucky.cancel()  # in the moment it is called
    await asyncio.gather(lucky, return_exceptions=True)
    assert queue.free == 1
    assert not queue.waiting


async def test_passes_of_one_address_share_a_lane(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    try:
        registry = port.node.registry
        registry.settle("ann", FAR)
        registry.settle("ben", FAR)
        registry.settle("cat", "127.0.0.1")
        assert registry.lane("ann") == registry.lane("ben")
        assert registry.lane("cat") == "cat"
        registry.spend(FAR, 1e9)
        assert registry.overspent(FAR)
        assert not registry.overspent("cat")
    finally:
        await port.stop()


async def test_an_answer_without_a_choice_takes_its_time(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    bots = port.node.bots
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    monkeypatch.setattr("shoal.server.bots.scheduler.asyncio.sleep", sleep)
    await bots.take_time("little", "captain", forced=True, veiled=True, seconds=0.01)
    assert slept == []  # nothing is known yet
    await bots.take_time("little", "captain", forced=False, veiled=False, seconds=0.8)
    await bots.take_time("little", "captain", forced=True, veiled=False, seconds=0.01)
    assert slept == []  # everybody knows that there is no choice
    await bots.take_time("little", "captain", forced=True, veiled=True, seconds=0.01)
    assert slept == [pytest.approx(0.79)]


# What is held in memory.


async def test_tables_nobody_looks_at_are_bounded(port: Port) -> None:
    registry = port.node.registry
    pairs = [await port.pair("kuhn_poker") for _each in range(6)]
    ann, ben, over = pairs[0]
    async with ann.join(over) as first, ben.join(over) as second:
        await play_out(first, second)
    for live in registry.tables.values():
        live.used -= 31  # half a minute later
    registry.tidy()
    assert over not in registry.tables, "a finished game goes first"
    assert len(registry.tables) == 5
    registry.settings = registry.settings.having({"hot_tables": 2})
    _cat, _dan, watched = pairs[1]
    async with pairs[1][0].join(watched):
        for live in registry.tables.values():
            live.used -= 31
        registry.tidy()
        assert watched in registry.tables
        assert len(registry.tables) == 2
    assert (await ann.table(over))["table"]["phase"] == "finished", "and comes back when asked for"


# What is kept.


async def test_what_is_kept_is_for_nobody_else(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path / "sea")).start()
    try:
        await port.pair()
        file = tmp_path / "copy.gz"
        await backup.write(port.settings, file)
        assert stat.S_IMODE((tmp_path / "sea").stat().st_mode) == 0o700
        kept = [*(tmp_path / "sea").glob("s*"), file]
        assert len(kept) >= 3
        assert {stat.S_IMODE(each.stat().st_mode) for each in kept} == {0o600}
    finally:
        await port.stop()


async def test_an_older_database_is_made_private(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    await port.stop()
    (tmp_path / "shoal.sqlite3").chmod(0o644)
    port = await Port(quick(tmp_path)).start()
    await port.stop()
    assert stat.S_IMODE((tmp_path / "shoal.sqlite3").stat().st_mode) == 0o600


async def test_an_empty_secret_is_none(tmp_path: Path) -> None:
    (tmp_path / "secret").write_bytes(b"")
    with pytest.raises(SettingsError, match="too short"):
        server_secret("", tmp_path)


async def test_ready_means_that_something_can_be_stored(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody = Client(port.url)
    assert await nobody.call("GET", "/ready") == {"status": "ok"}
    port.node._tried = -10.0

    def full(*_any: object) -> Any:
        raise StorageDown("full")

    monkeypatch.setattr(port.node.database, "write", full)
    with pytest.raises(ServerError, match="503 storage-down"):
        await nobody.call("GET", "/ready")


async def test_one_bad_line_breaks_one_table(port: Port) -> None:
    ann, _ben, table = await port.pair()
    _cat, _dan, other = await port.pair()
    await ann.command(table, "act", seat=0, action=TIC.space.text(0))
    for damage in ("{torn", '{"seat":0,"action":"no such action"}'):
        async with port.node.database.write() as connection:
            last = (entries.c.table_id == table) & (entries.c.version == 5)
            await connection.execute(update(entries).where(last).values(data=damage))
        port.node.registry.tables.clear()
        with pytest.raises(ServerError, match="404 table-broken"):
            await ann.table(table)
        with pytest.raises(RefusedError, match="table-broken"):
            await ann.join(table).__aenter__()
        assert (await ann.table(other))["table"]["phase"] == "running"


async def age(port: Port, table: str) -> None:
    """Make a table one of older rules."""
    async with port.node.database.write() as connection:
        first = (entries.c.table_id == table) & (entries.c.version == 1)
        data = (await connection.execute(select(entries.c.data).where(first))).scalar_one()
        older = data.replace('"rules":1', '"rules":99')
        await connection.execute(update(entries).where(first).values(data=older))
    port.node.registry.tables.clear()


async def test_finished_games_of_older_rules_stay(port: Port) -> None:
    ann, ben, table = await port.pair("kuhn_poker")
    async with ann.join(table) as first, ben.join(table) as second:
        await play_out(first, second)
    before = await ann.record(table)
    await age(port, table)
    kept = await ann.record(table)
    assert "\nrules 99\n" in kept
    assert Record.read(kept).actions == Record.read(before).actions
    assert Record.read(kept).seed == Record.read(before).seed
    assert len(await ann.moments(table)) == len(Record.read(before).actions) + 1
    # Where today's rules do not allow it any more, the record is still there.
    async with port.node.database.write() as connection:
        acted = (entries.c.table_id == table) & (entries.c.kind == "action")
        await connection.execute(
            update(entries).where(acted).values(data='{"seat":0,"action":"old move"}')
        )
    port.node.registry.tables.clear()
    assert "p1 old move" in await ann.record(table)
    with pytest.raises(ServerError, match="404 table-old"):
        await ann.moments(table)


async def test_a_running_game_of_older_rules_opens_no_seed(port: Port) -> None:
    ann, _ben, table = await port.pair("kuhn_poker")
    await age(port, table)
    with pytest.raises(ServerError, match="404 table-old"):
        await ann.record(table)


async def test_a_backup_of_an_older_schema_is_restored(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path / "old")).start()
    try:
        ann, _ben, table = await port.pair()
        await ann.command(table, "say", seat=0, text="ahoy")
        file, older = tmp_path / "new.gz", tmp_path / "old.gz"
        await backup.write(port.settings, file)
    finally:
        await port.stop()
    lines = gzip.decompress(file.read_bytes()).decode().splitlines()
    rows = [json.loads(line) for line in lines]
    rows[0]["schema"] = "0001"
    for row in rows[1:-1]:
        if row[0] == "chat":
            del row[1]["cmd"]
    older.write_bytes(gzip.compress("\n".join(json.dumps(row) for row in rows).encode()))
    assert await backup.read(quick(tmp_path / "new"), older) == len(rows) - 2
    rows[0]["schema"] = "9999"
    older.write_bytes(gzip.compress("\n".join(json.dumps(row) for row in rows).encode()))
    with pytest.raises(backup.BackupError, match="no backup of this version"):
        await backup.read(quick(tmp_path / "newer"), older)


async def test_the_time_goes_on_whatever_the_machines_clock_does(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = steady.Steady()
    now = clock()
    for jump in (-86_400.0, 86_400.0):
        monkeypatch.setattr("time.time", lambda jump=jump: now + jump)
        assert abs(clock() - now) < 60.0


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


def stir(sea: Sea, luck: random.Random) -> None:
    """Something that people do at a table, or try to."""
    seat, table = luck.randrange(2), sea.table
    who = ["ann", "ben"][seat]
    legal = table.play.state.legal(seat)  # type: ignore[union-attr]
    tries: list[Callable[[], object]] = [
        lambda: act(sea, who, seat, TIC.space.text(luck.choice(legal or [0]))),
        lambda: sea.do(playing.take_back, who, seat),
        lambda: sea.do(asking.ask, who, seat, luck.choice(["back", "back", "end"])),
        lambda: sea.do(asking.answer, who, seat, luck.random() < 0.8),
        lambda: sea.add(timing.away(table, sea.now, seat)),
        lambda: sea.tick(61),
    ]
    with contextlib.suppress(Refused):
        luck.choice(tries)()


async def test_a_ledger_knows_which_actions_stand() -> None:
    for seed in range(30):
        luck = random.Random(seed)
        sea = running(TIC)
        for _step in range(40):
            stir(sea, luck)
            steps = sea.table.play.steps  # type: ignore[union-attr]
            kept = old.write_down(sea.log, SEED).actions
            assert [(s.seat, TIC.space.text(s.action)) for s in steps] == [k[:2] for k in kept]
