"""Reading logs and lists from the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import orjson
from sqlalchemy import func, select

from shoal.server.storage.database import Database
from shoal.server.storage.schema import chat, entries, leases, mutes, seeds, sitters, tables
from shoal.table import Entry
from shoal.table.phases import LESSON


class BrokenLog(ValueError):  # noqa: N818 (a table that cannot be told)
    """A line of a log that is no JSON."""


@dataclass(slots=True)
class Written:
    """An entry as it is stored, with the command that made it."""

    entry: Entry
    cmd: str | None


async def opened(database: Database, table_id: str) -> dict[str, Any] | None:
    """The first entry of a table's log: its game and rules; None if there is no such table."""
    wanted = select(entries.c.data).where(entries.c.table_id == table_id, entries.c.version == 1)
    async with database.read() as connection:
        found = (await connection.execute(wanted)).scalar_one_or_none()
    if found is None:
        return None
    try:
        return dict(orjson.loads(found))
    except (orjson.JSONDecodeError, TypeError, ValueError) as error:
        raise BrokenLog(table_id) from error


async def phase(database: Database, table_id: str) -> str:
    wanted = select(tables.c.phase).where(tables.c.id == table_id)
    async with database.read() as connection:
        return (await connection.execute(wanted)).scalar_one_or_none() or ""


async def log(
    database: Database, table_id: str, after: int = 0
) -> tuple[list[Written], bytes, int]:
    """The entries after a version, the seed if the game has begun, and how much was said."""
    wanted = (
        select(entries.c.kind, entries.c.at, entries.c.data, entries.c.cmd)
        .where(entries.c.table_id == table_id, entries.c.version > after)
        .order_by(entries.c.version)
    )
    async with database.read() as connection:
        rows = (await connection.execute(wanted)).all()
        seed = await connection.execute(select(seeds.c.seed).where(seeds.c.table_id == table_id))
        said = await connection.execute(select(tables.c.chats).where(tables.c.id == table_id))
        # All at once: a log may have thousands of lines, and a call for each takes its time.
        try:
            datas = orjson.loads(f"[{','.join(row[2] for row in rows)}]")
        except orjson.JSONDecodeError as error:
            raise BrokenLog(table_id) from error
        written = [
            Written(Entry(kind, at, data), cmd)
            for (kind, at, _text, cmd), data in zip(rows, datas, strict=True)
        ]
        return written, seed.scalar_one_or_none() or b"", said.scalar_one_or_none() or 0


async def lobby(database: Database, limit: int) -> list[dict[str, Any]]:
    """Tables that want company and say so, newest first."""
    wanted = (
        select(tables.c.id, tables.c.game, tables.c.seats, tables.c.free, tables.c.created)
        .where(tables.c.listed, tables.c.phase == "open", tables.c.free > 0)
        .order_by(tables.c.created.desc())
        .limit(limit)
    )
    async with database.read() as connection:
        return [plain(row) for row in (await connection.execute(wanted)).all()]


async def tables_of(database: Database, who: str, limit: int) -> list[dict[str, Any]]:
    """The tables somebody sits at, the one that changed last first."""
    wanted = (
        select(tables.c.id, tables.c.game, tables.c.phase, tables.c.changed)
        .join(sitters, sitters.c.table_id == tables.c.id)
        .where(sitters.c.who == who, tables.c.phase != LESSON)  # a try is nothing to come back to
        .order_by(tables.c.changed.desc())
        .limit(limit)
    )
    async with database.read() as connection:
        return [plain(row) for row in (await connection.execute(wanted)).all()]


async def going_on(database: Database, who: str, limit: int) -> int:
    """How many open or running tables somebody has opened, counted up to a limit."""
    wanted = (
        select(tables.c.id)
        .where(tables.c.host == who, tables.c.phase.in_(["open", "seated", "running"]))
        .limit(limit)
    )
    async with database.read() as connection:
        return len((await connection.execute(wanted)).all())


async def versions(database: Database, ids: list[str]) -> list[tuple[str, int, int]]:
    """Version and amount of talk of several tables."""
    last = (
        select(func.max(entries.c.version))
        .where(entries.c.table_id == tables.c.id)
        .scalar_subquery()
    )
    wanted = select(tables.c.id, last, tables.c.chats).where(tables.c.id.in_(ids))
    async with database.read() as connection:
        return [(row[0], row[1], row[2]) for row in (await connection.execute(wanted)).all()]


async def due(database: Database, now: float, limit: int = 200) -> list[str]:
    """Tables where something happens by itself by now."""
    wanted = select(tables.c.id).where(tables.c.deadline > 0, tables.c.deadline <= now).limit(limit)
    async with database.read() as connection:
        return list((await connection.execute(wanted)).scalars())


async def orphaned_bots(database: Database, now: float, limit: int = 200) -> list[str]:
    """Tables that wait for a bot which no living node plays."""
    wanted = (
        select(tables.c.id)
        .outerjoin(leases, leases.c.table_id == tables.c.id)
        .where(tables.c.bots_due, (leases.c.until.is_(None)) | (leases.c.until < now))
        .limit(limit)
    )
    async with database.read() as connection:
        return list((await connection.execute(wanted)).scalars())


async def talk(
    database: Database, table_id: str, after: int = 0, limit: int = 100
) -> list[dict[str, Any]]:
    """What was said after a number; the newest when there is too much."""
    wanted = (
        select(chat.c.n, chat.c.at, chat.c.seat, chat.c.phrase, chat.c.text)
        .where(chat.c.table_id == table_id, chat.c.n > after)
        .order_by(chat.c.n.desc())
        .limit(limit)
    )
    async with database.read() as connection:
        rows = (await connection.execute(wanted)).all()
    return [plain(row) for row in reversed(rows)]


async def said_by(database: Database, table_id: str, who: str, limit: int) -> list[str]:
    """What a device said last at a table, the oldest first."""
    wanted = (
        select(chat.c.text, chat.c.phrase)
        .where(chat.c.table_id == table_id, chat.c.who == who)
        .order_by(chat.c.n.desc())
        .limit(limit)
    )
    async with database.read() as connection:
        rows = (await connection.execute(wanted)).all()
    return [text or phrase for text, phrase in reversed(rows)]


async def muted(database: Database, table_id: str) -> set[tuple[str, int]]:
    """Who does not want to hear whom at a table: devices and keys of seats."""
    wanted = select(mutes.c.who, mutes.c.seat_key).where(mutes.c.table_id == table_id)
    async with database.read() as connection:
        return {(row[0], row[1]) for row in (await connection.execute(wanted)).all()}


async def said_as(database: Database, table_id: str, cmd: str) -> int:
    """The number of what a command said."""
    wanted = select(chat.c.n).where(chat.c.table_id == table_id, chat.c.cmd == cmd)
    async with database.read() as connection:
        return int((await connection.execute(wanted)).scalar_one_or_none() or 0)


def plain(row: Any) -> dict[str, Any]:
    # SQLAlchemy's names are more than plain text, which JSON would not take.
    return {str(name): value for name, value in row._mapping.items()}
