"""Group commit: many tables' entries in one transaction, and nobody is told before it is on disk.

While transactions are being written the next ones gather, and where very many come they gather a
moment longer (`pace.py`); under load a single sync of the disk carries hundreds of actions, and
without load nobody waits for company.
"""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import time
from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import orjson
from sqlalchemy import Connection, bindparam, insert, text, update
from sqlalchemy.exc import IntegrityError

from shoal.server.storage.database import Database, StorageDown
from shoal.server.storage.pace import Pace
from shoal.server.storage.schema import entries, seeds, sitters, tables
from shoal.server.storage.sqlite import SYNCS
from shoal.table import Entry, Table
from shoal.table.seats import OPEN

log = logging.getLogger("shoal.storage")

MOST = 500  # commits in one transaction
SMALL = 500  # entries that are written in a few milliseconds; a whole game takes longer
FRESH = 60.0  # seconds for which "changed" may lag behind


class Conflict(Exception):  # noqa: N818 (somebody else was first; try again)
    """The log has gone on elsewhere, or the command is there already."""


@dataclass(slots=True)
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


@dataclass(slots=True)
class Commit:
    """Appends that happen together or not at all. `done` hears of it, with None if all is well."""

    appends: list[Append]
    done: Callable[[Exception | None], None]


def head(table: Table, now: float, old: dict[str, Any] | None = None) -> dict[str, Any] | None:
    """What the row of a table says to those who look for tables; None if `old` still does."""
    new = {
        "host": table.host,
        "phase": table.found_as(),
        "seats": len(table.seats),
        "free": sum(seat.kind == OPEN for seat in table.seats),
        "listed": bool(table.settings["listed"]),
        "bots_due": bots_due(table),
        "deadline": table.deadline(),
        "changed": now,
    }
    if old is not None and now - old["changed"] < FRESH:
        new["changed"] = old["changed"]
        if new == old:
            return None
        new["changed"] = now
    return new


def stands(table: Table, now: float, old: dict[str, Any] | None) -> bool:
    """Whether `old` still holds after an action, which changes no more than this of it."""
    return (
        old is not None
        and now - old["changed"] < FRESH
        and old["phase"] == table.found_as()
        and old["deadline"] == table.deadline()
        and old["bots_due"] == bots_due(table)
    )


def bots_due(table: Table) -> bool:
    """Bots alone are played for those who look on, and they come by themselves."""
    return bool(table.bots_due()) and not table.unmanned()


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
        tell: Callable[[list[Commit], Exception | None], None] | None = None,
    ) -> None:
        self.database = database
        self.stored = stored
        self.tell = tell or answer
        self.under_way = 0  # transactions that are written and wait for the disk
        self.waiting: deque[Commit] = deque()
        self.bell: asyncio.Future[None] | None = None  # for whoever waits for something to write
        self.task: asyncio.Task[None] | None = None
        self.pace = Pace()
        self.stopping = False
        self.transactions = 0
        self.commits = 0

    def start(self) -> None:
        self.task = asyncio.create_task(self._run(), name="group_commit")

    async def stop(self) -> None:
        """Write what waits, then stop."""
        self.stopping = True
        self._ring()
        if self.task is not None:
            await self.task

    def submit(self, appends: list[Append]) -> asyncio.Future[None]:
        """To be awaited; raises what went wrong."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.put(Commit(appends, partial(settle, done)))
        return done

    def put(self, commit: Commit) -> None:
        """The same for whoever does not wait."""
        self.waiting.append(commit)
        self._ring()

    def _ring(self) -> None:
        if self.bell is not None and not self.bell.done():
            self.bell.set_result(None)

    async def _run(self) -> None:
        while True:
            while not self.waiting or self.under_way >= SYNCS:
                if self.stopping and not self.waiting and not self.under_way:
                    return
                self.bell = asyncio.get_running_loop().create_future()
                await self.bell
            if pause := self.pace.wait(time.monotonic()):
                await asyncio.sleep(pause)
            batch = [self.waiting.popleft() for _each in range(min(MOST, len(self.waiting)))]
            self.pace.begun(time.monotonic(), len(batch))
            if not self._at_once(batch):
                await self._commit(batch)

    def _at_once(self, batch: list[Commit]) -> bool:
        """Write a small batch and go on while the disk keeps it. False if something is not as it
        mostly is: then nothing has happened, and `_commit` finds out what."""
        appends = [item for each in batch for item in each.appends]
        if sum([len(item.new) for item in appends]) > SMALL:
            return False
        try:
            begun = self.database.transact_at_once(
                lambda connection: put_by_hand(connection, appends),
                partial(self._on_disk, batch, appends),
            )
        except (sqlite3.Error, OSError):
            return False
        self.under_way += begun
        return begun

    def _on_disk(self, batch: list[Commit], appends: list[Append], error: OSError | None) -> None:
        self.under_way -= 1
        self._ring()
        if error is None:
            self._done(batch, appends)
        else:
            self.tell(batch, StorageDown(type(error).__name__))

    async def _commit(self, batch: list[Commit]) -> None:
        appends = [item for each in batch for item in each.appends]
        try:
            await self.database.transact(
                lambda connection: put(connection, appends),
                lambda connection: put_by_hand(connection, appends),
                sum(len(item.new) for item in appends) <= SMALL,
            )
        except (IntegrityError, sqlite3.IntegrityError):
            if len(batch) == 1:
                self.tell(batch, Conflict())
                return
            for one in batch:  # find out who it was; the others get through
                await self._commit([one])
            return
        except StorageDown as error:
            self.tell(batch, error)
        except Exception as error:
            self.tell(batch, StorageDown(type(error).__name__))
        else:
            self._done(batch, appends)

    def _done(self, batch: list[Commit], appends: list[Append]) -> None:
        self.transactions += 1
        self.commits += len(batch)
        self.stored([(item.table_id, item.before + len(item.new)) for item in appends])
        self.tell(batch, None)


SIT = text(
    "INSERT INTO sitters (table_id, who) VALUES (:table_id, :who) ON CONFLICT DO NOTHING"
).bindparams(bindparam("table_id", type_=sitters.c.table_id.type))
NOTIFY = text("SELECT pg_notify('shoal', :note)")


def inserting(table: str, names: Iterable[str]) -> str:
    listed = list(names)
    return f"INSERT INTO {table} ({', '.join(listed)}) VALUES (:{', :'.join(listed)})"


ENTRY = ("table_id", "version", "kind", "at", "data", "cmd")


HAND_MAKE = inserting("tables", tables.c.keys())
HAND_WRITE = f"INSERT INTO entries ({', '.join(ENTRY)}) VALUES (?, ?, ?, ?, ?, ?)"
HAND_UPDATE = f"UPDATE tables SET {', '.join(f'{c} = :{c}' for c in COLUMNS)} WHERE id = :id"
HAND_SEED = "INSERT INTO seeds (table_id, seed) VALUES (?, ?)"
HAND_SIT = "INSERT INTO sitters (table_id, who) VALUES (?, ?) ON CONFLICT DO NOTHING"


def put(connection: Connection, appends: list[Append]) -> None:
    """Write entries and what goes with them to PostgreSQL, inside a transaction."""
    appends = sorted(appends, key=lambda item: item.table_id)  # nodes lock rows in one order
    made = [made_row(item) for item in appends if item.before == 0]
    if made:
        connection.execute(MAKE_TABLE, made)
    rows = [dict(zip(ENTRY, row, strict=True)) for item in appends for row in lines(item)]
    connection.execute(WRITE_ENTRY, rows)
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
    made = [made_row(item) for item in appends if item.before == 0]
    if made:
        connection.executemany(HAND_MAKE, made)
    heads = [
        item.head | {"id": item.table_id}
        for item in appends
        if item.before and item.head is not None
    ]
    if heads:
        connection.executemany(HAND_UPDATE, heads)
    connection.executemany(HAND_WRITE, [row for item in appends for row in lines(item)])
    opened = [(item.table_id, item.seed) for item in appends if item.seed]
    if opened:
        connection.executemany(HAND_SEED, opened)
    holders = [(item.table_id, who) for item in appends for who in item.who]
    if holders:
        connection.executemany(HAND_SIT, holders)


def made_row(item: Append) -> dict[str, Any]:
    """The row of a new table."""
    first = item.new[0]
    row = {"id": item.table_id, "game": first.data["game"], "created": first.at, "chats": 0}
    return row | (item.head or {})


def lines(item: Append) -> list[tuple[str, int, str, float, str, str | None]]:
    """The rows of the new entries. The last one carries the command: it is what was asked for."""
    last = len(item.new) - 1
    return [
        (
            item.table_id,
            item.before + 1 + i,
            entry.kind,
            entry.at,
            orjson.dumps(entry.data).decode(),
            item.cmd if i == last else None,
        )
        for i, entry in enumerate(item.new)
    ]


def answer(batch: list[Commit], error: Exception | None) -> None:
    """Tell everybody; what one of them makes of it must not keep the others from hearing it."""
    for one in batch:
        try:
            one.done(error)
        except Exception:
            log.exception("what follows a commit failed")


def settle(done: asyncio.Future[None], error: Exception | None) -> None:
    if done.done():  # whoever waited has gone
        return
    if error is None:
        done.set_result(None)
    else:
        done.set_exception(error)
