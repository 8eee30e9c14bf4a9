"""Backup and restore while the server runs.

All rows are written as lines of JSON from one snapshot of the database, so a backup of SQLite can
be restored into PostgreSQL and the other way round.
"""

from __future__ import annotations

import asyncio
import base64
import gzip
import json
import os
import sqlite3
from pathlib import Path
from typing import Any

from sqlalchemy import LargeBinary, insert, select, text

from shoal.server.ops import private
from shoal.server.settings import Settings
from shoal.server.storage.database import Database
from shoal.server.storage.schema import HEAD, SCHEMAS, metadata

FIRST_LINE = {"shoal": "backup", "schema": HEAD}
LEFT_OUT = {"leases"}  # who plays which bot is true only now


class BackupError(ValueError):
    """A backup that cannot be made or restored; the message says why."""


def backup(settings: Settings, file: Path) -> int:
    """Write everything to a file, while the server may be running; the number of rows."""
    return asyncio.run(write(settings, file))


def restore(settings: Settings, file: Path) -> int:
    """Read everything from a backup into an empty database; the number of rows."""
    return asyncio.run(read(settings, file))


async def write(settings: Settings, file: Path) -> int:
    if not settings.postgres() and not (settings.data / "shoal.sqlite3").exists():
        raise BackupError(f"there is no database in {settings.data}")
    database = Database(settings)
    rows = 0
    fresh = file.with_name(f"{file.name}.part")
    try:
        # For nobody else: it holds the seeds of running games.
        with private.create(fresh) as raw, gzip.open(raw, "wt", encoding="utf-8") as out:
            out.write(json.dumps(FIRST_LINE) + "\n")
            async with database.read() as connection:
                if database.postgres:  # one snapshot for all tables; SQLite's WAL gives it anyway
                    await connection.execute(
                        text("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ READ ONLY")
                    )
                for table in metadata.sorted_tables:
                    if table.name in LEFT_OUT:
                        continue
                    found = await connection.stream(select(table))
                    async for row in found:
                        line = [table.name, {k: shown(v) for k, v in row._mapping.items()}]
                        out.write(json.dumps(line, ensure_ascii=False) + "\n")
                        rows += 1
            out.write(json.dumps({"rows": rows}) + "\n")
        os.replace(fresh, file)  # a torn backup never has the name of a good one
    finally:
        fresh.unlink(missing_ok=True)
        await database.close()
    return rows


def shown(value: Any) -> Any:
    return {"b64": base64.b64encode(value).decode()} if isinstance(value, bytes) else value


async def read(settings: Settings, file: Path) -> int:
    names = {table.name: table for table in metadata.sorted_tables}
    database = Database(settings)
    try:
        await database.migrate()
        with gzip.open(file, "rt", encoding="utf-8") as lines:
            first = json.loads(next(lines, "null"))
            if first not in [FIRST_LINE | {"schema": schema} for schema in SCHEMAS]:
                raise BackupError(f"{file} is no backup of this version of Shoal")
            count, total = 0, -1
            async with database.write() as connection:
                for table in metadata.sorted_tables:
                    if (await connection.execute(select(table).limit(1))).first() is not None:
                        raise BackupError("the database is not empty; restore into an empty one")
                for line in lines:
                    item = json.loads(line)
                    if isinstance(item, dict):
                        total = item["rows"]
                        break
                    table = names[item[0]]
                    await connection.execute(insert(table), opened(table, item[1]))
                    count += 1
                if count != total:
                    raise BackupError(f"{file} breaks off after {count} rows")
        return count
    except (OSError, EOFError, json.JSONDecodeError, KeyError, sqlite3.Error) as error:
        raise BackupError(f"{file} cannot be restored: {type(error).__name__}") from error
    finally:
        await database.close()


def opened(table: Any, row: dict[str, Any]) -> dict[str, Any]:
    binary = {column.name for column in table.columns if isinstance(column.type, LargeBinary)}
    return {
        key: base64.b64decode(value["b64"]) if key in binary else value
        for key, value in row.items()
    }
