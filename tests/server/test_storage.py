"""Storage: the log, backups, retention, records in and out, settings."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from shoal.client import RefusedError, ServerError
from shoal.server.storage import backup, sqlite
from shoal.server.storage.database import VERSION, upgrade
from shoal.server.storage.schema import HEAD, entries, metadata, seeds, tables
from tests.server.ports import TIC, Port, play_out, quick

pytestmark = pytest.mark.asyncio


async def finished(port: Port) -> tuple[str, str]:
    """A finished game: its table and its record."""
    ann, ben, table = await port.pair("kuhn_poker")
    async with ann.join(table) as first, ben.join(table) as second:
        await play_out(first, second)
    return table, await ann.record(table)


async def test_the_migrations_lead_to_the_schema(port: Port) -> None:
    def differences(connection: Connection) -> list[object]:
        return list(compare_metadata(MigrationContext.configure(connection), metadata))

    def anew(connection: Connection) -> None:
        metadata.drop_all(connection)
        VERSION.drop(connection)
        upgrade(connection)

    async with port.node.database.write() as connection:
        assert await connection.run_sync(differences) == []  # as a new database is made
        await connection.run_sync(anew)
        assert await connection.run_sync(differences) == []
        assert (await connection.execute(select(VERSION))).scalar_one() == HEAD


async def test_an_older_schema_is_brought_up_to_date(port: Port) -> None:
    ann, _ben, table = await port.pair()
    async with port.node.database.write() as connection:
        await connection.execute(update(VERSION).values(version_num="none"))
    with pytest.raises(Exception, match="none"):  # Alembic is asked, and knows no such version
        await port.node.database.migrate()
    async with port.node.database.write() as connection:
        await connection.execute(update(VERSION).values(version_num=HEAD))
    await port.node.database.migrate()
    assert (await ann.table(table))["v"] == 4


async def test_a_database_with_an_index_of_commands_loses_it(port: Port) -> None:
    ann, _ben, table = await port.pair()
    act = {"seat": 0, "action": TIC.space.text(0)}
    await ann.command(table, "act", "one", **act)
    async with port.node.database.write() as connection:
        await connection.execute(
            text("CREATE UNIQUE INDEX ix_entries_cmd ON entries (table_id, cmd)")
        )
        await connection.execute(update(VERSION).values(version_num="0003"))
    await port.node.database.migrate()
    async with port.node.database.write() as connection:
        assert (await connection.execute(select(VERSION))).scalar_one() == HEAD
        found = await connection.run_sync(
            lambda plain: compare_metadata(MigrationContext.configure(plain), metadata)
        )
        assert list(found) == []
    port.node.registry.tables.clear()
    assert (await ann.command(table, "act", "one", **act))["status"] == "repeat"


async def test_the_log_is_numbered_without_holes_and_each_number_once(port: Port) -> None:
    ann, _ben, table = await port.pair()
    await ann.command(table, "act", seat=0, action=TIC.space.text(0))
    mine = entries.c.table_id == table
    async with port.node.database.read() as connection:
        rows = (await connection.execute(select(entries).where(mine))).all()
    assert sorted(row.version for row in rows) == list(range(1, len(rows) + 1))
    with pytest.raises(IntegrityError):
        async with port.node.database.write() as connection:
            await connection.execute(insert(entries), dict(rows[-1]._mapping))


async def test_the_seed_is_only_in_its_own_table(port: Port) -> None:
    _ann, _ben, table = await port.pair()
    async with port.node.database.read() as connection:
        seed = (await connection.execute(select(seeds.c.seed))).scalar_one()
        for kept in metadata.sorted_tables:
            if kept.name != "seeds":
                rows = (await connection.execute(select(kept))).all()
                assert seed.hex() not in repr([tuple(row) for row in rows])
    assert len(seed) == 32
    assert table


async def test_many_tables_share_a_transaction(port: Port) -> None:
    pairs = [await port.pair() for _table in range(10)]
    group_commit = port.node.registry.group_commit
    before = group_commit.transactions
    await asyncio.gather(
        *(ann.command(table, "act", seat=0, action=TIC.space.text(0)) for ann, _ben, table in pairs)
    )
    assert group_commit.transactions - before < 10


async def test_a_backup_made_while_running_restores_everything(port: Port, tmp_path: Path) -> None:
    table, record = await finished(port)
    going, _ben, running = await port.pair()
    file = tmp_path / "copy.jsonl.gz"
    rows = await backup.write(port.settings, file)
    assert rows > 10
    again = await Port(quick(tmp_path / "new", secret="s")).start()  # SQLite, wherever it came from
    try:
        with pytest.raises(backup.BackupError, match="cannot be restored"):
            await backup.read(again.settings, tmp_path / "none")
        assert await backup.read(again.settings, file) == rows
        ann = await again.device()
        assert await ann.record(table) == record
        assert (await ann.table(running))["table"]["phase"] == "running"
        with pytest.raises(backup.BackupError, match="not empty"):
            await backup.read(again.settings, file)
    finally:
        await again.stop()
    assert going.device


async def test_a_torn_backup_is_noticed(port: Port, tmp_path: Path) -> None:
    await finished(port)
    file = tmp_path / "copy.jsonl.gz"
    await backup.write(port.settings, file)
    torn = tmp_path / "torn.gz"
    torn.write_bytes(file.read_bytes()[:-40])
    with pytest.raises(backup.BackupError):
        await backup.read(quick(tmp_path / "new"), torn)


async def test_records_come_in_and_go_out(port: Port) -> None:
    table, record = await finished(port)
    ann = await port.device()
    imported = (await ann.call("POST", "/api/records", {"record": record}))["table"]
    assert imported != table
    assert await ann.record(imported) == record
    for broken in ("", "shoal record 1", record.replace("bet", "pass", 1), "x" * 399_999):
        with pytest.raises(ServerError, match=r"record-|game-unknown"):
            await ann.call("POST", "/api/records", {"record": broken})


async def test_a_running_game_has_no_record(port: Port) -> None:
    ann, _ben, table = await port.pair("kuhn_poker")
    with pytest.raises(ServerError, match="409 record-running"):
        await ann.record(table)


async def test_old_tables_go_when_the_settings_say_so(port: Port) -> None:
    table, _record = await finished(port)
    ann = await port.device()
    forgotten = await ann.open("tic_tac_toe", 2, name="Ann")
    _ann, _ben, running = await port.pair()
    async with port.node.database.write() as connection:
        await connection.execute(update(tables).values(changed=time.time() - 40 * 86_400))
    port.node.registry.settings = port.settings.having({"retention_days": 30})
    await port.node.timers.sweep()
    port.node.registry.tables.clear()
    for gone in (table, forgotten):
        with pytest.raises(ServerError, match="table-unknown"):
            await ann.table(gone)
    assert (await ann.table(running))["table"]["phase"] == "running"


async def test_a_node_starts_again_on_what_is_there(port: Port) -> None:
    ann, _ben, table = await port.pair()
    await ann.command(table, "act", seat=0, action=TIC.space.text(0))
    await port.stop()
    again = await Port(port.settings).start()
    try:
        ann.url = again.url
        async with ann.join(table) as line:
            assert line.table["actions_played"] == 1
    finally:
        await again.stop()


async def test_idle_tables_leave_memory_and_come_back(port: Port) -> None:
    ann, _ben, table = await port.pair()
    registry = port.node.registry
    registry.tables[table].used -= 1000
    registry.tidy()
    assert table not in registry.tables
    async with ann.join(table) as line:
        assert line.actions()
        registry.tables[table].used -= 1000
        registry.tidy()
        assert table in registry.tables  # somebody looks


async def test_a_table_of_other_rules_is_told_apart(port: Port) -> None:
    ann, _ben, table = await port.pair()
    await ann.command(table, "rename", seat=0, name="Anna Bell")
    async with port.node.database.write() as connection:
        first = (entries.c.table_id == table) & (entries.c.version == 1)
        data = (await connection.execute(select(entries.c.data).where(first))).scalar_one()
        older = data.replace('"rules":1', '"rules":0')
        assert older != data
        await connection.execute(update(entries).where(first).values(data=older))
    port.node.registry.tables.clear()
    with pytest.raises(ServerError, match="404 table-old"):
        await ann.table(table)
    with pytest.raises(RefusedError, match="table-old"):
        await ann.join(table).__aenter__()
    await ann.call("DELETE", "/api/me")  # one is forgotten there too
    async with port.node.database.read() as connection:
        kept = (await connection.execute(select(entries.c.data))).scalars().all()
    assert "Ben" in "".join(kept)
    assert "Ann" not in "".join(kept)


class Gate:
    """A disk that keeps nothing until it is let."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = threading.Event()
        self.asked = 0
        self.most = 0  # at the same time
        self.under_way = 0
        self.lock = threading.Lock()
        self.fault: OSError | None = None
        monkeypatch.setattr(sqlite, "SYNC", self.sync)

    def sync(self, file: int) -> None:
        with self.lock:
            self.asked += 1
            self.under_way += 1
            self.most = max(self.most, self.under_way)
        self.open.wait(120)
        with self.lock:
            self.under_way -= 1
        if self.fault is not None:
            raise self.fault
        os.fsync(file)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(120):
        while not holds():
            await asyncio.sleep(0.005)


async def test_a_second_sync_does_not_wait_for_the_first(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    if port.node.database.postgres:
        pytest.skip("PostgreSQL syncs by itself")
    pairs = [await port.pair() for _table in range(4)]
    group_commit = port.node.registry.group_commit
    before, gate = group_commit.transactions, Gate(monkeypatch)
    acts = []
    for i, (ann, _ben, table) in enumerate(pairs):
        acts.append(
            asyncio.create_task(ann.command(table, "act", seat=0, action=TIC.space.text(0)))
        )
        wanted = min(i + 1, sqlite.SYNCS)
        await until(lambda: gate.asked == wanted)  # noqa: B023 (awaited at once)
    await until(lambda: len(group_commit.waiting) == len(pairs) - sqlite.SYNCS)
    assert gate.asked == gate.most == sqlite.SYNCS
    assert not any(act.done() for act in acts), "told before it was on disk"
    gate.open.set()
    assert [(await act)["status"] for act in acts] == ["accepted"] * len(pairs)
    assert group_commit.transactions - before == sqlite.SYNCS + 1, "who waited went together"


async def test_a_sync_that_fails_promises_nothing(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    if port.node.database.postgres:
        pytest.skip("PostgreSQL syncs by itself")
    ann, _ben, table = await port.pair()
    gate = Gate(monkeypatch)
    gate.fault = OSError(5, "the disk is gone")
    gate.open.set()
    act = {"seat": 0, "action": TIC.space.text(0)}
    async with ann.join(table) as line:
        refused = await line.command("act", "first", **act)
        assert refused["refusal"]["key"] == "storage-down"
        assert line.v == 4, "nobody is told of it"
        gate.fault = None
        # The log had it all the same: the table is read again, and the repetition is found there.
        assert (await line.command("act", "first", **act))["status"] == "repeat"


async def test_the_log_is_begun_anew_although_somebody_always_writes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    most = 2_000_000
    monkeypatch.setattr(sqlite, "LOG_BYTES", 500_000)
    monkeypatch.setattr(sqlite, "MOST_LOG_BYTES", most, raising=False)
    store = sqlite.Sqlite(tmp_path / "shoal.sqlite3", 1)
    written, stopped = 0, False

    def write(connection: sqlite3.Connection) -> None:
        connection.execute("INSERT INTO said VALUES (?)", ("x" * 20_000,))

    async def go_on_writing() -> None:
        nonlocal written
        while not stopped:
            await store.transact(write, small=True)
            written += 1

    def create(connection: sqlite3.Connection) -> None:
        connection.execute("CREATE TABLE said (x)")

    await store.transact(create, small=True)
    writers = [asyncio.create_task(go_on_writing()) for _each in range(4)]
    try:
        largest = 0
        while written < 1000:  # 20 MB
            await asyncio.sleep(0)
            await store.checkpoint()
            largest = max(largest, store.disk.log.stat().st_size)
    finally:
        stopped = True
        await asyncio.gather(*writers)
    async with store.read() as reader:
        kept = await reader.execute(text("SELECT count(*) FROM said"))
        assert kept.scalar_one() == written
    store.close()
    assert largest < 2 * most
