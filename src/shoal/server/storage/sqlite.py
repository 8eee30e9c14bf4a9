"""SQLite in threads of its own, spoken to as SQLAlchemy's asynchronous connections are.

SQLite has no asynchronous side: whoever offers one uses threads. Doing so here saves a library and
half of the time it takes to import SQLAlchemy, and a statement costs one change of threads.

What is stored all the time goes another way, `transact`: through a connection without SQLAlchemy,
in the event loop's own thread, into SQLite's log but not yet onto the disk. That takes some
hundredths of a millisecond, much less than asking another thread, which would have to share Python
with this one. Only the wait for the disk is in a thread, and there Python has nothing to do.
SQLite's `synchronous=FULL` would do just this at the end of each transaction: sync its log.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, create_engine, event

BUSY_MS = 5000  # another process may hold the database so long
PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    f"busy_timeout={BUSY_MS}",
    "wal_autocheckpoint=0",  # no commit waits for it: see `checkpoint`
)
SYNC = getattr(os, "fdatasync", os.fsync)  # the first does not wait for the time of the change
LOG_BYTES = 8_000_000  # SQLite's log is moved into the database when it is larger
MOST_LOG_BYTES = 64_000_000  # and is begun anew when it is larger than that
GLANCE_MS = 100  # so long its readers are waited for then, and commits wait with it
LAST = (
    "SELECT (SELECT max(version) FROM entries WHERE table_id = ?), "
    "(SELECT chats FROM tables WHERE id = ?)"
)
# Tables that are played at the same time have their rows on pages far from each other: SQLite's
# usual 2 MB hold the pages of a few hundred, and every further one would be read anew each time.
PAGES_KB = 16_000
CHUNK = 1_000  # rows fetched at a time where there may be very many
# Syncs at the same time. Who comes while the disk is busy need not wait for it to be done with what
# came before: a sync that is asked for now covers all of that as well.
SYNCS = 2

T = TypeVar("T")
Done = Callable[[OSError | None], None]


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
        self.swift: sqlite3.Connection | None = None  # that of `transact`
        self.glance: sqlite3.Connection | None = None  # that of `last`
        self.patience = BUSY_MS  # milliseconds for which it waits for other processes
        self.disk = Disk(file.with_name(f"{file.name}-wal"))

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

    async def transact(self, work: Callable[[sqlite3.Connection], None], small: bool) -> None:
        """A transaction of statements by hand; it is on disk when this returns. A small one is
        carried out at once."""
        async with self.turn:
            if not (small and self.at_once(work)):
                run = asyncio.get_running_loop().run_in_executor
                await run(self.writing, self.carry_out, work, BUSY_MS)
        await self.disk.sync()

    def transact_at_once(self, work: Callable[[sqlite3.Connection], None], done: Done) -> bool:
        """The same for whoever does not wait: `done` hears when it is on disk, or why it is not.
        False if somebody else is writing: then nothing has happened."""
        if self.turn.locked() or not self.at_once(work):
            return False
        try:
            self.disk.ask(done)
        except OSError as error:  # it is written, and nobody knows whether it stays
            asyncio.get_running_loop().call_soon(done, error)
        return True

    def last(self, table_id: str) -> tuple[int, int]:
        """The version of a table and how much was said there. In SQLite's log readers wait for
        nobody."""
        if self.glance is None:
            self.glance = connect(self.file)
        found = self.glance.execute(LAST, (table_id, table_id)).fetchone()
        return (found[0] or 0, found[1] or 0)

    def at_once(self, work: Callable[[sqlite3.Connection], None]) -> bool:
        """False if another process writes at this moment: nobody waits for it here."""
        try:
            self.carry_out(work, 0)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            return False
        return True

    def carry_out(self, work: Callable[[sqlite3.Connection], None], patience: int) -> None:
        if self.swift is None:
            self.swift = connect(self.file)
        swift = self.swift
        if patience != self.patience:
            swift.execute(f"PRAGMA busy_timeout={patience}")
            self.patience = patience
        swift.execute("BEGIN IMMEDIATE")
        try:
            work(swift)
            swift.execute("COMMIT")
        except BaseException:
            if swift.in_transaction:
                swift.execute("ROLLBACK")
            raise

    def close(self) -> None:
        self.reading.shutdown()
        self.writing.shutdown()
        self.disk.close()
        for connection in (self.swift, self.glance):
            if connection is not None:
                connection.close()
        self.reader.dispose()
        self.writer.dispose()

    async def checkpoint(self) -> None:
        """Move what the log has gathered into the database, beside the commits."""
        # It keeps the disk busy for a moment, and commits wait meanwhile: so only if worth it.
        if self.log_bytes() < LOG_BYTES:
            return
        await asyncio.to_thread(self.move, "PASSIVE")
        if self.log_bytes() > MOST_LOG_BYTES:
            # SQLite begins its log anew only when all of it has been moved, and where somebody is
            # always writing it never is: then the few pages that came since are moved while nobody
            # writes.
            async with self.turn:
                await asyncio.to_thread(self.move, "TRUNCATE")

    def log_bytes(self) -> int:
        log = self.disk.log
        return log.stat().st_size if log.exists() else 0

    def move(self, how: str) -> None:
        with contextlib.closing(sqlite3.connect(self.file, timeout=GLANCE_MS / 1000)) as connection:
            connection.execute(f"PRAGMA wal_checkpoint({how})")


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


def connect(file: Path) -> sqlite3.Connection:
    """A connection whose transactions are in SQLite's log at once, and on disk after a sync."""
    swift = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    for pragma in (*PRAGMAS, "synchronous=NORMAL", f"cache_size=-{PAGES_KB}"):
        swift.execute(f"PRAGMA {pragma}")
    return swift


class Disk:
    """Puts SQLite's log on the disk, in threads that do nothing else."""

    def __init__(self, log: Path) -> None:
        self.log = log
        self.asked: queue.SimpleQueue[tuple[asyncio.AbstractEventLoop, Done] | None] = (
            queue.SimpleQueue()
        )
        self.threads: list[threading.Thread] = []

    def ask(self, done: Done) -> None:
        """`done` hears, in the event loop, when all that has been written by now is on the disk."""
        if not self.threads:
            self.start()
        self.asked.put((asyncio.get_running_loop(), done))

    def sync(self) -> asyncio.Future[None]:
        """The same, to be awaited."""
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def done(error: OSError | None) -> None:
            if future.done():  # whoever waited may have gone
                return
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(error)

        self.ask(done)
        return future

    def start(self) -> None:
        # SQLite keeps the same file as long as somebody is connected, and takes no locks on it.
        # Each thread opens it by itself: the system tells of a failed write once to each opener.
        files = [os.open(self.log, os.O_RDWR) for _each in range(SYNCS)]
        for file in files:
            thread = threading.Thread(
                target=self._run, args=(file,), name="shoal-disk", daemon=True
            )
            thread.start()
            self.threads.append(thread)

    def _run(self, file: int) -> None:
        while (asked := self.asked.get()) is not None:
            loop, done = asked
            error = None
            try:
                SYNC(file)
            except OSError as failed:
                error = failed
            loop.call_soon_threadsafe(done, error)
        os.close(file)

    def close(self) -> None:
        for _each in self.threads:
            self.asked.put(None)
        for thread in self.threads:
            thread.join()
        self.threads.clear()
