"""What whoever looks after a server can see and ask for, also from another process.

Tables belong to the server that has them in memory, so closing and deleting is ordered here and
done there. Bans and revoked passes are read by every node now and then.
"""

from __future__ import annotations

import hashlib
import ipaddress
import secrets
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import delete, func, insert, select

from shoal.server.storage import queries
from shoal.server.storage.database import Database
from shoal.server.storage.erasure import seated
from shoal.server.storage.schema import bans, orders, reports, revoked, tables

CLOSE: Final = "close"
DELETE: Final = "delete"
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


class NoNetworkError(ValueError):
    """Not an address that can be kept out; the message says why."""


@dataclass(frozen=True)
class Holder:
    """Who sits in a seat: the name that is shown, and the device."""

    name: str
    who: str


def digest(who: str) -> str:
    """A device in the list of those whose passes are no longer good: its id is not kept."""
    return hashlib.sha256(b"revoked\n" + who.encode()).hexdigest()


def network(text: str) -> Network:
    """An address or network as typed. One IPv6 address stands for its /64: a household has that
    many, and one that is kept out would take the next."""
    try:
        found = ipaddress.ip_network(text.strip(), strict=False)
    except ValueError:
        raise NoNetworkError(f"{text!r} is no address and no network") from None
    if found.is_loopback or found.prefixlen == 0:
        raise NoNetworkError(f"{text!r} would keep this machine itself or everybody out")
    if isinstance(found, ipaddress.IPv6Network) and found.prefixlen > 64:
        return found.supernet(new_prefix=64)
    return found


async def revoke(database: Database, who: str, now: float) -> None:
    """The device's pass is not good any more."""
    row = {"digest": digest(who), "at": now}
    async with database.write() as connection:
        await connection.execute(delete(revoked).where(revoked.c.digest == row["digest"]))
        await connection.execute(insert(revoked), row)


async def ban(database: Database, found: Network, note: str, now: float) -> None:
    async with database.write() as connection:
        await connection.execute(delete(bans).where(bans.c.network == str(found)))
        await connection.execute(
            insert(bans), {"network": str(found), "at": now, "note": note[:200]}
        )


async def unban(database: Database, found: Network) -> bool:
    async with database.write() as connection:
        gone = await connection.execute(delete(bans).where(bans.c.network == str(found)))
        return bool(gone.rowcount)


async def kept_out(database: Database) -> tuple[set[str], list[Network]]:
    """Digests of devices whose passes are revoked, and networks that are banned."""
    async with database.read() as connection:
        digests = set((await connection.execute(select(revoked.c.digest))).scalars())
        texts = list((await connection.execute(select(bans.c.network))).scalars())
    return digests, [ipaddress.ip_network(text) for text in texts]


async def banned(database: Database) -> list[dict[str, Any]]:
    async with database.read() as connection:
        wanted = select(bans).order_by(bans.c.at)
        return [queries.plain(row) for row in (await connection.execute(wanted)).all()]


async def order(database: Database, kind: str, table_id: str, now: float) -> None:
    """Ask the server to close or delete a table."""
    row = {"id": secrets.token_hex(8), "kind": kind, "table_id": table_id, "at": now}
    async with database.write() as connection:
        await connection.execute(insert(orders), row)


async def ordered(database: Database) -> list[dict[str, Any]]:
    async with database.read() as connection:
        wanted = select(orders).order_by(orders.c.at).limit(100)
        return [queries.plain(row) for row in (await connection.execute(wanted)).all()]


async def take_order(database: Database, order_id: str) -> bool:
    """Of several nodes one gets it."""
    async with database.write() as connection:
        gone = await connection.execute(delete(orders).where(orders.c.id == order_id))
        return bool(gone.rowcount)


async def report(database: Database, now: float, **about: str) -> None:
    async with database.write() as connection:
        row = {"id": secrets.token_hex(4), "at": now, **about}
        await connection.execute(insert(reports), row)


async def reported(database: Database, limit: int = 100) -> list[dict[str, Any]]:
    """Reports, newest first."""
    async with database.read() as connection:
        wanted = select(reports).order_by(reports.c.at.desc()).limit(limit)
        return [queries.plain(row) for row in (await connection.execute(wanted)).all()]


async def list_tables(database: Database, phase: str, limit: int) -> list[dict[str, Any]]:
    """Tables, the one that changed last first, with how often they were reported."""
    complaints = (
        select(func.count())
        .select_from(reports)
        .where(reports.c.table_id == tables.c.id)
        .scalar_subquery()
        .label("reports")
    )
    wanted = select(
        tables.c.id, tables.c.game, tables.c.phase, tables.c.seats, tables.c.free,
        tables.c.listed, tables.c.chats, tables.c.changed, complaints,
    ).order_by(tables.c.changed.desc()).limit(limit)  # fmt: skip
    if phase:
        wanted = wanted.where(tables.c.phase == phase)
    async with database.read() as connection:
        return [queries.plain(row) for row in (await connection.execute(wanted)).all()]


async def find_table(database: Database, beginning: str) -> list[str]:
    """Addresses of tables that begin like this; of two at most."""
    pattern = beginning.replace("\\", "\\\\").replace("_", "\\_").replace("%", "\\%") + "%"
    wanted = select(tables.c.id).where(tables.c.id.like(pattern, escape="\\")).limit(2)
    async with database.read() as connection:
        return list((await connection.execute(wanted)).scalars())


async def holders(database: Database, table_id: str) -> list[Holder]:
    """Who sits at a table, seat by seat; the game does not matter."""
    written, _seed, _said = await queries.log(database, table_id)
    seats: list[str | None] = []
    names: dict[str, str] = {}
    for item in written:
        data = item.entry.data
        if item.entry.kind == "renamed":
            names[seats[data["seat"]] or ""] = data["name"]
        seats = seated(seats, item.entry)
        if item.entry.kind == "sat":
            names[data["who"]] = data["name"]
    return [Holder(names.get(who or "", "") if who else "", who or "") for who in seats]
