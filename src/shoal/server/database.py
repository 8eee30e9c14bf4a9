"""Engines for SQLite and PostgreSQL, and bringing the schema up to date."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event, inspect, text
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from shoal.server.schema import HEAD
from shoal.server.settings import Settings

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=0",  # no commit waits for it: see `checkpoint`
)
LOG_BYTES = 8_000_000  # SQLite's log is moved into the database when it is larger
MIGRATION_LOCK = 7_305_781  # any number, the same on all nodes


class StorageDown(Exception):  # noqa: N818 (a state of affairs that commands report)
    """The database did not do what was asked; nothing was promised to anybody."""


class Database:
    """Reads run side by side; on SQLite there is one writer, and it begins by locking."""

    def __init__(self, settings: Settings) -> None:
        self.postgres = settings.postgres()
        self.url = settings.url()
        self._lock = asyncio.Lock()
        if self.postgres:
            self.engine = create_async_engine(
                self.url,
                pool_size=8,
                max_overflow=8,
                pool_pre_ping=True,
                connect_args={"timeout": 5, "command_timeout": 15},
            )
            self.writer = self.engine
        else:
            settings.data.mkdir(parents=True, exist_ok=True)
            self.engine = sqlite_engine(self.url, "BEGIN", 4)
            # Without IMMEDIATE a transaction that reads first can lose another one's update.
            self.writer = sqlite_engine(self.url, "BEGIN IMMEDIATE", 1)
            # The log's own writer: a whole transaction in one go in one thread.
            self.thread = ThreadPoolExecutor(1, "shoal-writer")
            self.quick = create_engine(self.url.replace("+aiosqlite", ""), pool_size=1)
            prepare(self.quick, "BEGIN IMMEDIATE")

    @asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.engine.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StorageDown(type(error).__name__) from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; it is on disk when the block has been left."""
        try:
            if self.postgres:
                async with self.writer.begin() as connection:
                    yield connection
            else:
                async with self._lock, self.writer.begin() as connection:
                    yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StorageDown(type(error).__name__) from error

    async def transact(self, work: Callable[[Connection], None]) -> None:
        """A transaction as one piece of work; it is on disk when this returns."""
        try:
            if self.postgres:
                async with self.writer.begin() as connection:
                    await connection.run_sync(work)
            else:
                async with self._lock:
                    loop = asyncio.get_running_loop()
                    await loop.run_in_executor(self.thread, self._transact, work)
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise StorageDown(type(error).__name__) from error

    def _transact(self, work: Callable[[Connection], None]) -> None:
        with self.quick.begin() as connection:
            work(connection)

    async def migrate(self) -> None:
        """Bring the schema up to date; quick when it is."""
        async with self.writer.begin() as connection:
            if self.postgres:  # nodes that start together take turns
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK}
                )
            await connection.run_sync(bring_up_to_date)

    async def checkpoint(self) -> None:
        """Move what SQLite's log has gathered into the database, beside the commits."""
        if not self.postgres:
            await asyncio.to_thread(checkpoint, self.url.partition(":///")[2])

    async def ping(self) -> None:
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def close(self) -> None:
        await self.engine.dispose()
        if not self.postgres:
            await self.writer.dispose()
            self.quick.dispose()
            self.thread.shutdown()


def sqlite_engine(url: str, begin: str, size: int) -> AsyncEngine:
    engine = create_async_engine(url, pool_size=size, max_overflow=0, pool_timeout=10)
    prepare(engine.sync_engine, begin)
    return engine


def prepare(engine: Engine, begin: str) -> None:
    """Set SQLite up for every connection: durable, and transactions begun by us."""

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


def checkpoint(file: str) -> None:
    # It keeps the disk busy for a moment, and commits wait meanwhile: so only when it is worth it.
    log = Path(f"{file}-wal")
    if not log.exists() or log.stat().st_size < LOG_BYTES:
        return
    try:
        with contextlib.closing(sqlite3.connect(file, timeout=1.0)) as connection:
            connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
    except sqlite3.Error as error:
        raise StorageDown(type(error).__name__) from error


def bring_up_to_date(connection: Connection) -> None:
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if found == HEAD:
            return
    # Alembic takes a second to import and is hardly ever needed.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
