"""One way to speak to SQLite and PostgreSQL, and bringing the schema up to date."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sqlalchemy import Column, Connection, MetaData, String, Table, inspect, select, text, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from shoal.server.ops import private
from shoal.server.settings import Settings
from shoal.server.storage import soundness
from shoal.server.storage.schema import HEAD, metadata
from shoal.server.storage.sqlite import Sqlite

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

READERS = 4
MIGRATION_LOCK = 7_305_781  # any number, the same on all nodes
FAULTS = (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError)


class StorageDown(Exception):  # noqa: N818 (a state of affairs that commands report)
    """The database did not do what was asked; nothing was promised to anybody."""


class Database:
    """Reads run side by side; on SQLite there is one writer.

    What `read` and `write` give has `execute`, `run_sync` and `stream` to be awaited.
    """

    def __init__(self, settings: Settings) -> None:
        self.postgres = settings.postgres()
        self.url = settings.url()
        if self.postgres:
            self.engine = postgres_engine(self.url)
        else:
            file = private.folder(settings.data) / "shoal.sqlite3"
            for name in ("", "-wal", "-shm"):  # those that are there; new ones follow the first
                if not name or file.with_name(file.name + name).exists():
                    private.file(file.with_name(file.name + name))
            self.sqlite = Sqlite(file, READERS)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Any]:
        try:
            async with self.engine.connect() if self.postgres else self.sqlite.read() as connection:
                yield connection
        except FAULTS as error:
            raise StorageDown(type(error).__name__) from error

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Any]:
        """A transaction; it is on disk when the block has been left."""
        try:
            async with self.engine.begin() if self.postgres else self.sqlite.write() as connection:
                yield connection
        except IntegrityError:
            raise
        except FAULTS as error:
            raise StorageDown(type(error).__name__) from error

    async def transact(
        self,
        work: Callable[[Connection], None],
        by_hand: Callable[[sqlite3.Connection], None],
        small: bool = True,
    ) -> None:
        """A transaction as one piece of work; it is on disk when this returns. The same twice: for
        PostgreSQL, and for SQLite in its own words."""
        try:
            if self.postgres:
                async with self.engine.begin() as connection:
                    await connection.run_sync(work)
            else:
                await self.sqlite.transact(by_hand, small)
        except (IntegrityError, sqlite3.IntegrityError):
            raise
        except FAULTS as error:
            raise StorageDown(type(error).__name__) from error

    def transact_at_once(
        self, by_hand: Callable[[sqlite3.Connection], None], done: Callable[[OSError | None], None]
    ) -> bool:
        """The same for SQLite without waiting; False if that cannot be just now, and nothing has
        happened. Raises what SQLite does."""
        return not self.postgres and self.sqlite.transact_at_once(by_hand, done)

    async def migrate(self) -> None:
        """Bring the schema up to date; quick when it is."""
        async with self.write() as connection:
            if self.postgres:  # nodes that start together take turns
                await connection.execute(
                    text("SELECT pg_advisory_xact_lock(:n)"), {"n": MIGRATION_LOCK}
                )
            await connection.run_sync(bring_up_to_date)

    async def checkpoint(self) -> None:
        """Move what SQLite's log has gathered into the database, beside the commits."""
        if not self.postgres:
            try:
                await self.sqlite.checkpoint()
            except sqlite3.Error as error:
                raise StorageDown(type(error).__name__) from error

    def news(self, table_id: str, version: int, chats: int) -> bool:
        """Whether more may be stored of a table than this; SQLite says so at once."""
        try:
            return self.postgres or self.sqlite.last(table_id) != (version, chats)
        except sqlite3.Error as error:
            raise StorageDown(type(error).__name__) from error

    async def settle(self) -> None:
        """Wait until what can be read is on disk, also what another process has just written."""
        if not self.postgres:
            try:
                await self.sqlite.disk.sync()
            except OSError as error:
                raise StorageDown(type(error).__name__) from error

    async def ping(self) -> None:
        async with self.read() as connection:
            await connection.execute(text("SELECT 1"))

    async def try_write(self) -> None:
        """Whether something could be stored now: a write that changes nothing."""
        async with self.write() as connection:
            await connection.execute(update(VERSION).values(version_num=VERSION.c.version_num))

    async def close(self) -> None:
        if self.postgres:
            await self.engine.dispose()
        else:
            await asyncio.to_thread(self.sqlite.close)


def postgres_engine(url: str) -> AsyncEngine:
    # Imported here: it brings the whole mapper of objects along, and SQLite does without.
    from sqlalchemy.ext.asyncio import create_async_engine  # noqa: PLC0415

    return create_async_engine(
        url,
        pool_size=8,
        max_overflow=8,
        pool_pre_ping=True,
        connect_args={"timeout": 5, "command_timeout": 15},
    )


VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))


def bring_up_to_date(connection: Connection) -> None:
    names = inspect(connection).get_table_names()
    if VERSION.name in names:
        if connection.execute(select(VERSION)).scalar() == HEAD:
            return
        soundness.check_version(connection.execute(select(VERSION)).scalar() or "", "The database")
    elif not names:  # a new database gets the newest schema at once
        metadata.create_all(connection)
        VERSION.create(connection)
        connection.execute(VERSION.insert().values(version_num=HEAD))
        return
    upgrade(connection)


def upgrade(connection: Connection) -> None:
    # Alembic takes a second to import and is hardly ever needed.
    from alembic import command  # noqa: PLC0415
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
