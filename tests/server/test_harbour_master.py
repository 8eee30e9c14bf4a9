"""A host on the public internet: closing tables, keeping out, reports, mutes, what is kept."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
import sqlite3
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select, update
from typer.testing import CliRunner

from shoal.cli import commands
from shoal.cli.app import app
from shoal.client import Client, RefusedError, ServerError
from shoal.server.http import kept
from shoal.server.main import examine
from shoal.server.storage import administration, soundness
from shoal.server.storage.backups import Backups
from shoal.server.storage.database import VERSION, Database
from shoal.server.storage.schema import HEAD, chat, entries, reports, tables
from shoal.table import sitting, timing
from tests.server.ports import TIC, Port, quick
from tests.table.sea import Sea

pytestmark = pytest.mark.asyncio
FAR = "203.0.113.7"
assert commands.admin  # the commands are there once this is imported


async def until(fact: Any) -> None:
    """Wait for something the server does by itself."""
    async with asyncio.timeout(120):
        while not await fact():
            await asyncio.sleep(0.02)


async def phase(port: Port, table: str) -> str:
    async with port.node.database.read() as connection:
        wanted = select(tables.c.phase).where(tables.c.id == table)
        return str((await connection.execute(wanted)).scalar_one_or_none())


async def test_a_table_is_closed_from_outside_and_everybody_hears_it(port: Port) -> None:
    ann, ben, table = await port.pair("kuhn_poker")
    outside = Database(port.settings)
    async with ann.join(table) as first:
        await administration.order(outside, administration.CLOSE, table, 1.0)
        await first.until(lambda line: line.table["phase"] == "closed")
        assert first.table["seed"] is None, "what was hidden stays hidden"
        with pytest.raises(RefusedError, match="table-not-running"):
            await first.do("act", seat=0, action="bet")
    with pytest.raises(ServerError, match="record-running"):
        await ben.record(table)
    assert await administration.ordered(outside) == []
    await outside.close()


async def test_a_table_is_deleted_with_all_that_was_said(port: Port) -> None:
    ann, _ben, table = await port.pair()
    await ann.command(table, "say", seat=0, text="ahoy")
    await administration.order(port.node.database, administration.DELETE, table, 1.0)

    async def gone() -> bool:
        return await phase(port, table) == "None"

    await until(gone)
    with pytest.raises(ServerError, match="404 table-unknown"):
        await ann.table(table)
    async with port.node.database.read() as connection:
        for kept_rows in (entries, chat):
            count = select(func.count()).select_from(kept_rows).where(kept_rows.c.table_id == table)
            assert (await connection.execute(count)).scalar_one() == 0


async def test_a_closed_table_has_nothing_to_wait_for() -> None:
    sea = Sea(TIC, clock={"kind": "bank", "bank": 60})
    sea.add(sitting.shut(sea.table, sea.now))
    assert (sea.table.actors(), sea.table.deadline(), sea.table.bots_due()) == ([], 0, [])
    assert timing.due(sea.table, sea.now + 1e6) == []
    assert sitting.shut(sea.table, sea.now) == []


async def test_a_revoked_pass_is_no_pass(port: Port) -> None:
    ann, _ben, table = await port.pair()
    line = ann.join(table, again=False)
    await line.__aenter__()
    await administration.revoke(port.node.database, ann.device.partition(".")[0], 1.0)
    await asyncio.wait_for(asyncio.shield(line._task), 120)  # type: ignore[arg-type]
    with pytest.raises(ServerError, match="401 device-unknown"):
        await ann.call("GET", "/api/me")
    with pytest.raises(ServerError, match="401"):
        await ann.command(table, "act", seat=0, action=TIC.space.text(0))
    await line.close()


async def test_a_copy_of_the_pass_of_somebody_forgotten_opens_nothing(port: Port) -> None:
    ann, _ben, _table = await port.pair()
    copy = Client(port.url, ann.device)
    await ann.call("DELETE", "/api/me")
    with pytest.raises(ServerError, match="401 device-unknown"):
        await copy.call("GET", "/api/me")
    port.node.blocklist.digests.clear()
    await port.node.blocklist.refresh()  # also after a restart
    with pytest.raises(ServerError, match="401 device-unknown"):
        await copy.open("tic_tac_toe", 2)


async def test_a_list_that_was_being_read_meanwhile_forgets_nobody(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, _ben, _table = await port.pair()
    copy = Client(port.url, ann.device)
    read, reading, go_on = administration.kept_out, asyncio.Event(), asyncio.Event()

    async def slowly(database: Database) -> tuple[set[str], list[administration.Network]]:
        found = await read(database)
        reading.set()
        await go_on.wait()
        return found

    monkeypatch.setattr(administration, "kept_out", slowly)
    refresh = asyncio.create_task(port.node.blocklist.refresh())
    await reading.wait()
    await ann.call("DELETE", "/api/me")
    go_on.set()
    await refresh
    with pytest.raises(ServerError, match="401 device-unknown"):
        await copy.call("GET", "/api/me")


async def ask(port: Port, address: str, path: str = "/api/games") -> int:
    async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
        return (await web.get(path, headers={"x-forwarded-for": address})).status_code


async def test_a_banned_address_is_kept_out_and_let_in_again(port: Port) -> None:
    database, blocklist = port.node.database, port.node.blocklist
    assert await ask(port, FAR) == 200
    for text in (FAR, "2001:db8:1:2::77"):
        await administration.ban(database, administration.network(text), "spam", 1.0)
    await blocklist.refresh()
    assert await ask(port, FAR) == 403
    assert await ask(port, "2001:db8:1:2:ffff::1") == 403, "the same household"
    assert await ask(port, "2001:db8:1:3::77") == 200
    assert await ask(port, "203.0.113.8") == 200
    assert await ask(port, "not an address") == 200
    assert [row["note"] for row in await administration.banned(database)] == ["spam", "spam"]
    assert await administration.unban(database, administration.network(FAR))
    assert not await administration.unban(database, administration.network(FAR))
    await blocklist.refresh()
    assert await ask(port, FAR) == 200


@pytest.mark.parametrize("text", ["127.0.0.1", "::1", "0.0.0.0/0", "somewhere", ""])
async def test_nobody_bans_everybody(text: str) -> None:
    with pytest.raises(administration.NoNetworkError):
        administration.network(text)


async def test_whom_one_mutes_one_does_not_hear(port: Port) -> None:
    ann, ben, table = await port.pair()
    cat = await port.device()
    with pytest.raises(ServerError, match="table-seated-only"):
        await cat.call("POST", f"/api/tables/{table}/report", {"seat": 1})
    assert (await cat.command(table, "mute", seat=0))["refusal"]["key"] == "table-seated-only"
    assert (await ann.command(table, "mute", seat=9))["refusal"]["key"] == "table-no-seat"
    heard: list[Any] = []
    others: list[Any] = []
    async with (
        ann.join(table, heard=heard.append) as first,
        ben.join(table, heard=others.append) as second,
    ):
        await first.do("mute", seat=1)
        version = first.v
        await second.do("say", seat=1, text="rude")
        assert version == first.v == second.v, "the log does not know"
        await first.do("mute", seat=1, on=False)
        await second.do("say", seat=1, text="sorry")
        await first.do("act", seat=0, action=TIC.space.text(0))
        await second.until(lambda line: line.v == version + 1)
    assert [m["text"] for m in heard if m["type"] == "chat"] == ["sorry"]
    assert [m["text"] for m in others if m["type"] == "chat"] == ["rude", "sorry"]
    await ann.command(table, "mute", seat=1)
    told = await ann.call("GET", f"/api/tables/{table}/chat")
    assert told == {"chat": [], "muted": [1]}
    assert len((await ben.call("GET", f"/api/tables/{table}/chat"))["chat"]) == 2


async def test_a_report_says_what_was_said_and_goes_after_its_time(port: Port) -> None:
    ann, ben, table = await port.pair()
    await ben.command(table, "say", seat=1, text="rude")
    await ann.command(table, "say", seat=0, text="please")
    async with ben.join(table):
        body = {"seat": 1, "reason": "insults"}
        await ann.call("POST", f"/api/tables/{table}/report", body)
    with pytest.raises(ServerError, match="report-nobody"):
        await ann.call("POST", f"/api/tables/{table}/report", {"seat": 0})
    database = port.node.database
    (found,) = await administration.reported(database)
    assert (found["said"], found["reason"], found["name"]) == ("rude", "insults", "Ben")
    assert found["who"] == ben.device.partition(".")[0]
    assert found["address"] == "127.0.0.1"
    (row,) = [r for r in await administration.list_tables(database, "", 9) if r["id"] == table]
    assert row["reports"] == 1
    mine = await ben.call("GET", "/api/me/export")
    assert mine["reports"][0]["said"] == "rude"
    assert ann.device.partition(".")[0] not in json.dumps(mine), "not who reported it"
    async with database.write() as connection:
        await connection.execute(update(reports).values(at=time.time() - 91 * 86_400))
    await port.node.timers.sweep()
    assert await administration.reported(database) == []


async def test_who_is_listed_talks_only_if_the_host_says_so(port: Port) -> None:
    ann = await port.device()
    for given, manner in (
        ({"listed": True}, "off"),
        ({"listed": True, "chat": "free"}, "free"),
        ({}, "free"),
    ):
        table = await ann.open("tic_tac_toe", 2, name="Ann", settings=given)
        assert (await ann.table(table))["table"]["settings"]["chat"] == manner
    await ann.command(table, "set", settings={"listed": True})
    assert (await ann.table(table))["table"]["settings"]["chat"] == "off"


async def test_everything_about_me(port: Port) -> None:
    ann, ben, table = await port.pair("kuhn_poker")
    await ann.command(table, "act", seat=0, action="bet")
    await ann.command(table, "say", seat=0, text="ahoy from Ann")
    await ben.command(table, "say", seat=1, text="ahoy from Ben")
    await ann.call("PUT", f"/api/tables/{table}/drafts/0", {"text": "my plan"})
    await ann.command(table, "mute", seat=1)
    mine = await ann.call("GET", "/api/me/export")
    (there,) = mine["tables"]
    assert (there["id"], there["host"], there["phase"]) == (table, True, "running")
    assert {"seat": 0, "action": "bet"} in [entry["data"] for entry in there["did"]]
    assert [line["text"] for line in there["said"]] == ["ahoy from Ann"]
    assert [draft["text"] for draft in there["drafts"]] == ["my plan"]
    assert there["muted"] == [1]
    text = json.dumps(mine)
    assert "Ben" not in text
    assert ben.device.partition(".")[0] not in text
    assert port.node.registry.tables[table].table.seed.hex() not in text
    await ann.call("DELETE", "/api/me")
    again = await port.device()
    assert (await again.call("GET", "/api/me/export"))["tables"] == []


@pytest.mark.parametrize("language", ["en", "de"])
async def test_a_page_says_what_is_kept(port: Port, language: str) -> None:
    ann, _ben, table = await port.pair()
    async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
        shown = await web.get("/kept", headers={"accept-language": f"{language}-AT,fr;q=0.5"})
        assert f'<html lang="{language}">' in shown.text
        assert {"en": "365 days", "de": "365 Tage"}[language] in shown.text
        assert {"en": "7 days", "de": "7 Tage"}[language] in shown.text
        assert "<script" not in shown.text
        bearer = {"authorization": f"Bearer {ann.device}"}
        done = await web.post(f"/kept/forget?lang={language}", headers=bearer)
        assert done.status_code == 303
        again = await web.get(done.headers["location"])
        assert {"en": "has forgotten you", "de": "hat dich vergessen"}[language] in again.text
        evil = await web.post("/kept/forget", headers={"origin": "https://evil.example"})
        assert evil.status_code == 403
    assert port.node.registry.tables[table].table.seats[0].name == ""


async def test_the_page_has_the_figures_of_the_settings(tmp_path: Path) -> None:
    plain = quick(tmp_path, retention_days=0, backup_hours=0, idle_days=0.5, report_days=1)
    text = kept.page(plain, "en")
    for part in ("until you delete it", "makes none by itself", "12 hours after", "one day after"):
        assert part in text


async def test_numbers_are_for_this_machine_alone(tmp_path: Path) -> None:
    for who, near, far in (("local", 200, 404), ("open", 200, 200), ("off", 404, 404)):
        port = await Port(quick(tmp_path / who, metrics=who)).start()
        try:
            async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
                assert (await web.get("/metrics")).status_code == near
                # Also where a proxy on this machine hands somebody's request on as its own.
                for name in ("x-forwarded-for", "x-forwarded-proto", "via"):
                    assert (await web.get("/metrics", headers={name: FAR})).status_code == far
        finally:
            await port.stop()


async def test_backups_are_made_by_themselves_and_rotated(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, backups_kept=3)).start()
    try:
        await port.pair()
        backups = Backups(port.settings)
        await until(lambda: asyncio.to_thread(backups.kept))  # the first one, at the start
        assert not backups.due(time.time())
        strange = backups.folder / "shoal-mine.jsonl.gz"
        strange.write_bytes(b"not ours")
        for day in range(1, 6):
            fake = backups.folder / f"shoal-2020010{day}-000000.jsonl.gz"
            fake.write_bytes(b"")
            os.utime(fake, (0, 0))
        newest = backups.kept()[-1]
        os.utime(newest, (0, 0))
        assert backups.due(time.time())
        await asyncio.sleep(1.1)  # the time is the name
        await backups.look()
        names = [file.name for file in backups.kept()]
        assert len(names) == 3
        assert names[-2] == newest.name
        assert strange.exists()
        last = backups.kept()[-1]
        assert stat.S_IMODE(last.stat().st_mode) == 0o600
        lines = gzip.decompress(last.read_bytes()).decode().splitlines()
        assert sum('["entries"' in line for line in lines) == 4
        assert not Backups(port.settings.having({"backup_hours": 0})).due(1e12)
    finally:
        await port.stop()


async def test_what_nobody_plays_any_more_goes(port: Port) -> None:
    _ann, _ben, table = await port.pair()
    old = time.time() - 91 * 86_400
    async with port.node.database.write() as connection:
        await connection.execute(update(tables).values(changed=old))
    await port.node.timers.sweep()
    assert await phase(port, table) == "None"


# The command.


def run(data: Path, *words: str) -> tuple[int, str]:
    done = CliRunner().invoke(app, ["admin", *words, "--data", str(data)])
    return done.exit_code, done.output


async def test_the_command_lists_orders_and_keeps_out(tmp_path: Path) -> None:
    code, said = await asyncio.to_thread(run, tmp_path / "nowhere", "tables")
    assert (code, "there is no database" in said) == (1, True)
    port = await Port(quick(tmp_path)).start()
    try:
        ann, ben, table = await port.pair()
        device = ben.device.partition(".")[0]
        await ann.call("POST", f"/api/tables/{table}/report", {"seat": 1, "reason": "rude"})

        async def admin(*words: str, code: int = 0) -> str:
            found, said = await asyncio.to_thread(run, tmp_path, *words)
            assert found == code, said
            return said

        listed = await admin("tables")
        assert table in listed
        assert table not in await admin("tables", "--phase", "finished")
        shown = await admin("table", table[:8])
        assert "Ben" in shown
        assert device in shown
        assert "no table begins" in await admin("close", "zzzzzzzz", code=1)
        assert "'rude'" in await admin("reports")
        assert f"{FAR}/32" in await admin("ban", FAR, "--note", "spam")
        assert "spam" in await admin("bans")
        assert await ask_until(port, FAR, 403)
        await admin("unban", FAR)
        assert "was not kept out" in await admin("unban", FAR, code=1)
        assert "everybody" in await admin("ban", "0.0.0.0/0", code=1)
        await admin("revoke", ben.device)
        await until(lambda: asyncio.to_thread(port.node.blocklist.revoked, device))
        await admin("close", table)

        async def closed() -> bool:
            return await phase(port, table) == "closed"

        await until(closed)
        await admin("delete", table[:8])

        async def gone() -> bool:
            return await phase(port, table) == "None"

        await until(gone)
    finally:
        await port.stop()


async def ask_until(port: Port, address: str, status: int) -> bool:
    async def there() -> bool:
        return await ask(port, address) == status

    await until(there)
    return True


# A database that cannot be used.


async def test_a_damaged_database_is_told_with_advice(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    await port.pair()
    await port.stop()
    file = tmp_path / "shoal.sqlite3"
    soundness.check_file(file)
    whole = file.read_bytes()
    file.write_bytes(b"x" * 4096 + whole[4096:])
    with pytest.raises(soundness.UnusableDatabaseError, match="shoal restore"):
        soundness.check_file(file)
    serve = [sys.executable, "-m", "shoal", "serve", "--data", str(tmp_path), "--port", "0"]
    done = await asyncio.to_thread(
        subprocess.run, serve, capture_output=True, text=True, timeout=110, check=False
    )
    assert done.returncode == 1
    assert "is damaged" in done.stderr
    assert "Traceback" not in done.stderr


async def test_a_newer_schema_is_told_with_advice(port: Port) -> None:
    async with port.node.database.write() as connection:
        await connection.execute(update(VERSION).values(version_num="9999"))
    try:
        file = port.settings.data / "shoal.sqlite3"
        looks = [examine(port.settings)]
        if not port.settings.postgres():
            looks.append(asyncio.to_thread(soundness.check_file, file))
        for look in looks:
            with pytest.raises(soundness.UnusableDatabaseError, match="newer Shoal"):
                await look
    finally:
        async with port.node.database.write() as connection:
            await connection.execute(update(VERSION).values(version_num=HEAD))


async def test_a_database_of_something_else_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "shoal.sqlite3"
    soundness.check_file(file)
    connection = sqlite3.connect(file)
    connection.execute("CREATE TABLE mine (x)")
    connection.commit()
    connection.close()
    with pytest.raises(soundness.UnusableDatabaseError, match="none of Shoal's"):
        soundness.check_file(file)


async def test_nothing_is_loaded_before_somebody_asks_for_it(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path)).start()
    ann, _ben, table = await port.pair()
    for _each in range(20):
        await port.pair()
    await port.stop()
    port = await Port(quick(tmp_path)).start()
    try:
        assert port.node.registry.tables == {}
        await Client(port.url, ann.device).table(table)
        assert list(port.node.registry.tables) == [table]
    finally:
        await port.stop()
