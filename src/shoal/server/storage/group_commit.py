"""Group commit: many tables' entries in one transaction, and nobody is told before it is on disk.

While one transaction is being written the next ones gather; under load a single sync of the disk
carries hundreds of actions, and without load nobody waits for company.
"""

from __future__ import annotations

import asyncio
import contextlib
from dataclasses import dataclass, field
from typing import Any

import orjson
from sqlalchemy import Connection, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError

from shoal.server.storage.database import Database, StorageDown
from shoal.server.storage.schema import entries, seeds, sitters, tables
from shoal.table import Entry, Table
from shoal.table.seats import OPEN

MOST = 500  # commits in one transaction
FRESH = 60.0  # seconds for which "changed" may lag behind


class Conflict(Exception):  # noqa: N818 (somebody else was first; try again)
    """The log has gone on elsewhere, or the command is there already."""


@dataclass
class Append:
    """New entries of one table. `before` is the version they follow; 0 makes the table.

    `head` is what the row of the table says from now on; None if that has not changed.
    """

    table_id: str
    before: int
    new: list[Entry]
    head: dict[str, Any] | None
    cmd: str | None = None
    seed: bytes = b""
    who: list[str] = field(default_factory=list)  # devices that hold seats from now on


@dataclass
class Commit:
    """Appends that happen together or not at all."""

    appends: list[Append]
    done: asyncio.Future[None]


def head(table: Table, now: float, old: dict[str, Any] | None = None) -> dict[str, Any] | None:
    """What the row of a table says to those who look for tables; None if `old` still does."""
    new = {
        "host": table.host,
        "phase": table.found_as(),
        "seats": len(table.seats),
        "free": sum(seat.kind == OPEN for seat in table.seats),
        "listed": bool(table.settings["listed"]),
        # Bots alone are played for those who look on, and they come by themselves.
        "bots_due": bool(table.bots_due()) and not table.unmanned(),
        "deadline": table.deadline(),
        "changed": now,
    }
    if old is not None and now - old["changed"] < FRESH:
        new["changed"] = old["changed"]
        if new == old:
            return None
        new["changed"] = now
    return new


COLUMNS = ("host", "phase", "seats", "free", "listed", "bots_due", "deadline", "changed")
MAKE_TABLE, WRITE_ENTRY, KEEP_SEED = insert(tables), insert(entries), insert(seeds)
UPDATE = (
    update(tables)
    .where(tables.c.id == bindparam("b_id"))
    .values({name: bindparam(f"b_{name}") for name in COLUMNS})
)


class GroupCommit:
    """Writes commits in the order they come, as many at once as are there."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.waiting: asyncio.Queue[Commit] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None
        self.transactions = 0
        self.commits = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="group_commit")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        if self.task is not None:
            await self.waiting.join()
            self.task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.task

    def submit(self, appends: list[Append]) -> asyncio.Future[None]:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.waiting.put_nowait(Commit(appends, done))
        return done

    async def _run(self) -> None:
        while True:
            batch = [await self.waiting.get()]
            while not self.waiting.empty() and len(batch) < MOST:
                batch.append(self.waiting.get_nowait())
            try:
                await self._commit(batch)
            finally:
                for _commit in batch:
                    self.waiting.task_done()

    async def _commit(self, batch: list[Commit]) -> None:
        try:
            appends = [item for each in batch for item in each.appends]
            postgres = self.database.postgres
            await self.database.transact(lambda connection: put(connection, appends, postgres))
        except IntegrityError:
            if len(batch) == 1:
                settle(batch[0], Conflict())
                return
            for one in batch:  # find out who it was; the others get through
                await self._commit([one])
            return
        except StorageDown as error:
            for one in batch:
                settle(one, error)
            return
        except Exception as error:
            for one in batch:
                settle(one, StorageDown(type(error).__name__))
            return
        self.transactions += 1
        self.commits += len(batch)
        for one in batch:
            settle(one, None)


SIT = text(
    "INSERT INTO sitters (table_id, who) VALUES (:table_id, :who) ON CONFLICT DO NOTHING"
).bindparams(bindparam("table_id", type_=sitters.c.table_id.type))
NOTIFY = text("SELECT pg_notify('shoal', :note)")


def put(connection: Connection, appends: list[Append], postgres: bool) -> None:
    """Write entries and what goes with them, inside a transaction."""
    appends = sorted(appends, key=lambda item: item.table_id)  # nodes lock rows in one order
    made = [item for item in appends if item.before == 0]
    if made:
        rows = [
            {
                "id": item.table_id,
                "game": item.new[0].data["game"],
                "created": item.new[0].at,
                "chats": 0,
                **(item.head or {}),
            }
            for item in made
        ]
        connection.execute(MAKE_TABLE, rows)
    connection.execute(WRITE_ENTRY, [row for item in appends for row in log(item)])
    heads = [
        {"b_id": item.table_id} | {f"b_{name}": item.head[name] for name in COLUMNS}
        for item in appends
        if item.before and item.head is not None
    ]
    if heads:
        connection.execute(UPDATE, heads)
    opened = [{"table_id": item.table_id, "seed": item.seed} for item in appends if item.seed]
    if opened:
        connection.execute(KEEP_SEED, opened)
    for item in appends:
        for who in item.who:
            connection.execute(SIT, {"table_id": item.table_id, "who": who})
    if postgres:
        notes = [{"note": f"{item.table_id} {item.before + len(item.new)}"} for item in appends]
        connection.execute(NOTIFY, notes)


def log(item: Append) -> list[dict[str, Any]]:
    """The rows of the new entries. The last one carries the command: it is what was asked for."""
    return [
        {
            "table_id": item.table_id,
            "version": item.before + 1 + i,
            "kind": entry.kind,
            "at": entry.at,
            "data": orjson.dumps(entry.data).decode(),
            "cmd": item.cmd if i == len(item.new) - 1 else None,
        }
        for i, entry in enumerate(item.new)
    ]


def settle(commit: Commit, error: Exception | None) -> None:
    if commit.done.done():  # whoever waited has gone
        return
    if error is None:
        commit.done.set_result(None)
    else:
        commit.done.set_exception(error)
