"""What a server holds and keeps: bounded, private, and still there after a change of rules."""

from __future__ import annotations

import contextlib
import gzip
import json
import random
import stat
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update

from shoal.client import Client, RefusedError, ServerError
from shoal.kernel import Record
from shoal.server.http.auth import server_secret
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
