"""SQLite in threads of its own, spoken to as SQLAlchemy's asynchronous connections are.

SQLite has no asynchronous side: whoever offers one uses threads. Doing so here saves a library and
half of the time it takes to import SQLAlchemy, and a statement costs one change of threads.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=0",  # no commit waits for it: see `checkpoint`
)
LOG_BYTES = 8_000_000  # SQLite's log is moved into the database when it is larger
CHUNK = 1_000  # rows fetched at a time where there may be very many

T = TypeVar("T")


class ThreadConnection:
    """One transaction, each statement of which runs in a thread."""

    def __init__(self, engine: Engine, threads: ThreadPoolExecutor) -> None:
        self.engine = engine
        self.threads = threads
        self.connection: Connection | None = None
        self.used = False
        # Whoever waits for a statement may be cancelled; the thread goes on, and the end of the
        # transaction must wait for it.
        self.busy = threading.Lock()

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """A piece of work on the plain connection."""
        self.used = True

        def run() -> T:
            with self.busy:
                if self.connection is None:
                    self.connection = self.engine.connect()
                return work(self.connection)

        return await asyncio.get_running_loop().run_in_executor(self.threads, run)

    async def execute(self, statement: Any, parameters: Any = None) -> Any:
        """A statement; what it found is fetched whole."""

        def work(connection: Connection) -> Any:
            found = connection.execute(statement, parameters)
            return found.freeze()() if found.returns_rows else found

        return await self.run_sync(work)

    async def stream(self, statement: Any) -> AsyncIterator[Any]:
        """The rows of a statement, some at a time."""
        found = await self.run_sync(lambda connection: connection.execute(statement))
        return self._rows(found)

    async def _rows(self, found: Any) -> AsyncIterator[Any]:
        while rows := await self.run_sync(lambda _connection: found.fetchmany(CHUNK)):
            for row in rows:
                yield row

    async def end(self, keep: bool) -> None:
        """Commit or roll back."""

        def run() -> None:
            with self.busy:
                if self.connection is None:
                    return
                try:
                    if keep:
                        self.connection.commit()
                finally:
                    self.connection.close()

        if self.used:
            await asyncio.get_running_loop().run_in_executor(self.threads, run)


class Sqlite:
    """A database file: several readers, one writer that begins by locking."""

    def __init__(self, file: Path, readers: int) -> None:
        self.file = file
        self.reader = make_engine(file, "BEGIN", readers)
        # Without IMMEDIATE a transaction that reads first can lose another one's update.
        self.writer = make_engine(file, "BEGIN IMMEDIATE", 1)
        self.reading = ThreadPoolExecutor(readers, "shoal-reader")
        self.writing = ThreadPoolExecutor(1, "shoal-writer")
        self.room = asyncio.Semaphore(readers)  # so that no thread waits for a connection
        self.turn = asyncio.Lock()
        self.held: Connection | None = None  # between the transactions of `transact`

    @asynccontextmanager
    async def read(self) -> AsyncIterator[ThreadConnection]:
        async with self.room:
            connection = ThreadConnection(self.reader, self.reading)
            try:
                yield connection
            finally:
                await asyncio.shield(connection.end(keep=False))

    @asynccontextmanager
    async def write(self) -> AsyncIterator[ThreadConnection]:
        async with self.turn:
            connection = ThreadConnection(self.writer, self.writing)
            try:
                yield connection
            except BaseException:
                await asyncio.shield(connection.end(keep=False))
                raise
            await asyncio.shield(connection.end(keep=True))

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """A whole transaction in one go in the writer's thread."""

        def run() -> None:
            # The same connection every time: taking one from the pool and giving it back costs a
            # quarter of a small transaction.
            held, self.held = self.held or self.writer.connect(), None
            try:
                with held.begin():
                    work(held)
            except BaseException:
                held.close()
                raise
            self.held = held

        async with self.turn:
            await asyncio.get_running_loop().run_in_executor(self.writing, run)

    def close(self) -> None:
        self.reading.shutdown()
        self.writing.shutdown()
        if self.held is not None:
            self.held.close()
        self.reader.dispose()
        self.writer.dispose()

    def checkpoint(self) -> None:
        """Move what the log has gathered into the database, beside the commits."""
        # It keeps the disk busy for a moment, and commits wait meanwhile: so only if worth it.
        log = self.file.with_name(f"{self.file.name}-wal")
        if not log.exists() or log.stat().st_size < LOG_BYTES:
            return
        with contextlib.closing(sqlite3.connect(self.file, timeout=1.0)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def make_engine(file: Path, begin: str, size: int) -> Engine:
    """Set SQLite up for every connection: durable, and transactions begun by us."""
    engine = create_engine(f"sqlite:///{file}", pool_size=size, max_overflow=size, pool_timeout=10)

    @event.listens_for(engine, "connect")
    def connect(dbapi: Any, _record: object) -> None:
        dbapi.isolation_level = None  # the driver would begin transactions only before writes
        cursor = dbapi.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin_transaction(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine
