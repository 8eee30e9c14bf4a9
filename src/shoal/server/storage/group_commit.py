"""Group commit: many tables' entries in one transaction, and nobody is told before it is on disk.

While one transaction is being written the next ones gather; under load a single sync of the disk
carries hundreds of actions, and without load nobody waits for company.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import Callable, Iterable
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
SMALL = 500  # entries that are written in a few milliseconds; a whole game takes longer
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

    def __init__(
        self,
        database: Database,
        stored: Callable[[list[tuple[str, int]]], None] = lambda _what: None,
    ) -> None:
        self.database = database
        self.stored = stored
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
            await self.database.transact(
                lambda connection: put(connection, appends),
                lambda connection: put_by_hand(connection, appends),
                sum(len(item.new) for item in appends) <= SMALL,
            )
        except (IntegrityError, sqlite3.IntegrityError):
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
        self.stored([(item.table_id, item.before + len(item.new)) for item in appends])
        for one in batch:
            settle(one, None)


SIT = text(
    "INSERT INTO sitters (table_id, who) VALUES (:table_id, :who) ON CONFLICT DO NOTHING"
).bindparams(bindparam("table_id", type_=sitters.c.table_id.type))
NOTIFY = text("SELECT pg_notify('shoal', :note)")


def inserting(table: str, names: Iterable[str]) -> str:
    listed = list(names)
    return f"INSERT INTO {table} ({', '.join(listed)}) VALUES (:{', :'.join(listed)})"


HAND_MAKE = inserting("tables", tables.c.keys())
HAND_WRITE = inserting("entries", entries.c.keys())
HAND_UPDATE = f"UPDATE tables SET {', '.join(f'{c} = :{c}' for c in COLUMNS)} WHERE id = :id"
HAND_SEED = "INSERT INTO seeds (table_id, seed) VALUES (?, ?)"
HAND_SIT = "INSERT INTO sitters (table_id, who) VALUES (?, ?) ON CONFLICT DO NOTHING"


def put(connection: Connection, appends: list[Append]) -> None:
    """Write entries and what goes with them to PostgreSQL, inside a transaction."""
    appends = sorted(appends, key=lambda item: item.table_id)  # nodes lock rows in one order
    made = [made_row(item) for item in appends if item.before == 0]
    if made:
        connection.execute(MAKE_TABLE, made)
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
    notes = [{"note": f"{item.table_id} {item.before + len(item.new)}"} for item in appends]
    connection.execute(NOTIFY, notes)


def put_by_hand(connection: sqlite3.Connection, appends: list[Append]) -> None:
    """The same for SQLite: an ordinary action is one row, and half of the time SQLAlchemy's."""
    for item in appends:
        if item.before == 0:
            connection.execute(HAND_MAKE, made_row(item))
        elif item.head is not None:
            connection.execute(HAND_UPDATE, item.head | {"id": item.table_id})
        connection.executemany(HAND_WRITE, log(item))
        if item.seed:
            connection.execute(HAND_SEED, (item.table_id, item.seed))
        for who in item.who:
            connection.execute(HAND_SIT, (item.table_id, who))


def made_row(item: Append) -> dict[str, Any]:
    """The row of a new table."""
    first = item.new[0]
    row = {"id": item.table_id, "game": first.data["game"], "created": first.at, "chats": 0}
    return row | (item.head or {})


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
