"""Secret links: one moves a seat to another device, one lets spectators in. Stored hashed."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from sqlalchemy import delete, insert, select

from shoal.server.storage.database import Database
from shoal.server.storage.schema import tokens

SEAT: Final = "seat"
WATCH: Final = "watch"
NO_SEAT: Final = -1


def digest(token: str) -> str:
    # The token has 192 random bits, so a plain hash is enough: there is nothing to guess.
    return hashlib.sha256(f"shoal link\n{token}".encode()).hexdigest()


async def make(database: Database, table_id: str, kind: str, key: int, now: float) -> str:
    """A new link; the old one of the same kind and seat stops working."""
    token = secrets.token_urlsafe(24)
    row = {
        "hash": digest(token),
        "table_id": table_id,
        "kind": kind,
        "seat_key": key,
        "created": now,
    }
    async with database.write() as connection:
        await connection.execute(
            delete(tokens).where(
                tokens.c.table_id == table_id, tokens.c.kind == kind, tokens.c.seat_key == key
            )
        )
        await connection.execute(insert(tokens), row)
    return token


async def find(database: Database, token: str, kind: str) -> tuple[str, int] | None:
    """The table and the seat's key of a link."""
    wanted = select(tokens.c.table_id, tokens.c.seat_key).where(
        tokens.c.hash == digest(token), tokens.c.kind == kind
    )
    async with database.read() as connection:
        row = (await connection.execute(wanted)).first()
    return (row[0], row[1]) if row is not None else None


async def take(database: Database, token: str) -> dict[str, Any] | None:
    """What a seat link leads to, for the one who comes first: it works once."""
    mine = (tokens.c.hash == digest(token)) & (tokens.c.kind == SEAT)
    async with database.write() as connection:
        row = (await connection.execute(select(tokens).where(mine))).first()
        gone = await connection.execute(delete(tokens).where(mine))
    if row is None or not gone.rowcount:
        return None
    return {str(name): value for name, value in row._mapping.items()}


async def put_back(database: Database, link: dict[str, Any]) -> None:
    """A link that led nowhere was not used."""
    async with database.write() as connection:
        await connection.execute(insert(tokens), link)


async def drop(database: Database, table_id: str, key: int) -> None:
    """Whoever held a seat has lost it, and with it the links to it."""
    async with database.write() as connection:
        await connection.execute(
            delete(tokens).where(
                tokens.c.table_id == table_id, tokens.c.kind == SEAT, tokens.c.seat_key == key
            )
        )
