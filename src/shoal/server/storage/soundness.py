"""Whether the database can be used at all, asked before anybody is let in.

What is wrong with it is said in a sentence with what to do, not in a traceback.
"""

from __future__ import annotations

import sqlite3
from pathlib import Path

from shoal.server.storage.schema import SCHEMAS

ADVICE = (
    "Put it aside, and bring back the newest backup with `shoal restore` (Shoal keeps some in "
    "`backups` beside it)."
)


class UnusableDatabaseError(Exception):
    """The database is damaged or of another Shoal; the message says what to do."""


def check_file(file: Path) -> None:
    """A quick look at an SQLite database: its head, its schema, which Shoal wrote it."""
    if not file.exists() or file.stat().st_size == 0:
        return
    try:
        connection = sqlite3.connect(f"file:{file}?mode=rw", uri=True, timeout=15)
        try:
            names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master")}
            if "alembic_version" not in names:
                if names:
                    raise UnusableDatabaseError(f"{file} is a database, but none of Shoal's.")
                return
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        finally:
            connection.close()
    except sqlite3.OperationalError as error:
        raise UnusableDatabaseError(f"{file} cannot be opened: {error}.") from None
    except sqlite3.DatabaseError:
        raise UnusableDatabaseError(f"{file} is damaged. {ADVICE}") from None
    check_version(version[0] if version else "", str(file))


def check_version(version: str, what: str) -> None:
    if version not in SCHEMAS:
        raise UnusableDatabaseError(
            f"{what} was written by a newer Shoal (schema {version or 'unknown'}, this one knows "
            f"{SCHEMAS[-1]}). Start that one, or restore a backup of this one's into an empty "
            "folder."
        )
