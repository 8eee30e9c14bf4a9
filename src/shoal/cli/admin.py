"""Looking after a server on the public internet: `shoal admin`."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer
from rich.table import Table

from shoal.cli.app import app, fail
from shoal.cli.serving import Config, Data, read_settings
from shoal.cli.shared import print_table

if TYPE_CHECKING:
    from shoal.server.storage.administration import Network
    from shoal.server.storage.database import Database

Found = TypeVar("Found")
admin = typer.Typer(help="Look after a server: tables, reports, bans, passes.")
app.add_typer(admin, name="admin")
TableStart = Annotated[
    str, typer.Argument(help="The address of a table, or how it begins.", metavar="TABLE")
]
SOON = "The server does it within a few seconds; one that is stopped does it when it starts."


def ask(
    data: Path | None, config: Path | None, work: Callable[[Database], Awaitable[Found]]
) -> Found:
    """Something done with the database of a server, which may be running."""
    from shoal.server.storage.database import Database, StorageDown  # noqa: PLC0415

    settings = read_settings(config, data=data)
    if not settings.postgres() and not (settings.data / "shoal.sqlite3").exists():
        fail(f"there is no database in {settings.data}")

    async def run() -> Found:
        database = Database(settings)
        try:
            await database.migrate()
            return await work(database)
        finally:
            await database.close()

    try:
        return asyncio.run(run())
    except StorageDown as error:
        fail(f"the database cannot be used: {error}")


def when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


@admin.command("tables")
def list_tables(
    phase: Annotated[
        str, typer.Option(help="Only open, seated, running, finished, agreed or closed ones.")
    ] = "",
    most: Annotated[int, typer.Option(min=1, help="How many.")] = 50,
    data: Data = None,
    config: Config = None,
) -> None:
    """List tables, the one that changed last first."""
    from shoal.server.storage import administration  # noqa: PLC0415

    found = ask(data, config, lambda db: administration.list_tables(db, phase, most))
    shown = Table("table", "game", "phase", "seats", "free", "listed", "said", "reports", "changed")
    for row in found:
        shown.add_row(
            row["id"], row["game"], row["phase"], str(row["seats"]), str(row["free"]),
            "yes" if row["listed"] else "", str(row["chats"]), str(row["reports"] or ""),
            when(row["changed"]),
        )  # fmt: skip
    print_table(shown)


async def one_table(database: Database, beginning: str) -> str:
    from shoal.server.storage import administration  # noqa: PLC0415

    found = await administration.find_table(database, beginning)
    if len(found) != 1:
        fail(f"{'no table begins' if not found else 'several tables begin'} with {beginning!r}")
    return found[0]


@admin.command("table")
def show_table(table: TableStart, data: Data = None, config: Config = None) -> None:
    """Show who sits at a table, with the devices that `revoke` takes."""
    from shoal.server.storage import administration  # noqa: PLC0415

    async def work(database: Database) -> tuple[str, list[administration.Holder]]:
        found = await one_table(database, table)
        return found, await administration.holders(database, found)

    address, holders = ask(data, config, work)
    print(address)
    shown = Table("seat", "name", "device")
    for number, holder in enumerate(holders, 1):
        shown.add_row(str(number), holder.name, holder.who)
    print_table(shown)


def order(kind: str, table: str, data: Path | None, config: Path | None) -> None:
    from shoal.server.storage import administration  # noqa: PLC0415

    async def work(database: Database) -> str:
        found = await one_table(database, table)
        await administration.order(database, kind, found, time.time())
        return found

    print(f"{kind} {ask(data, config, work)}: ordered. {SOON}")


@admin.command()
def close(table: TableStart, data: Data = None, config: Config = None) -> None:
    """Close a table: nobody can act there any more."""
    order("close", table, data, config)


@admin.command()
def delete(table: TableStart, data: Data = None, config: Config = None) -> None:
    """Close a table and delete it with all that was said there."""
    order("delete", table, data, config)


@admin.command()
def reports(data: Data = None, config: Config = None) -> None:
    """Show what people reported, newest first."""
    from shoal.server.storage import administration  # noqa: PLC0415

    for row in ask(data, config, administration.reported):
        print(f"{when(row['at'])}  table {row['table_id']}  report {row['id']}")
        print(f"  about {row['name']!r}, device {row['who']}, from {row['address'] or 'unknown'}")
        print(f"  {row['reason']!r}")
        for line in row["said"].splitlines():
            print(f"  said: {line!r}")


@admin.command()
def revoke(
    device: Annotated[str, typer.Argument(help="A device, as `table` and `reports` show it.")],
    data: Data = None,
    config: Config = None,
) -> None:
    """Withdraw the pass of a device; bots take its seats when the others wait."""
    from shoal.server.storage import administration  # noqa: PLC0415

    who = device.partition(".")[0]
    ask(data, config, lambda db: administration.revoke(db, who, time.time()))
    print(f"The pass of {who} is withdrawn.")


def read_network(address: str) -> Network:
    from shoal.server.storage import administration  # noqa: PLC0415

    try:
        return administration.network(address)
    except administration.NoNetworkError as error:
        fail(str(error))


Address = Annotated[str, typer.Argument(help="Such as 203.0.113.7 or 2001:db8::/48.")]


@admin.command()
def ban(
    address: Address,
    note: Annotated[str, typer.Option(help="Why, for yourself.")] = "",
    data: Data = None,
    config: Config = None,
) -> None:
    """Keep an address or a network out."""
    from shoal.server.storage import administration  # noqa: PLC0415

    found = read_network(address)
    ask(data, config, lambda db: administration.ban(db, found, note, time.time()))
    print(f"{found} is kept out.")


@admin.command()
def unban(address: Address, data: Data = None, config: Config = None) -> None:
    """Let an address or a network in again."""
    from shoal.server.storage import administration  # noqa: PLC0415

    found = read_network(address)
    if not ask(data, config, lambda db: administration.unban(db, found)):
        fail(f"{found} was not kept out")
    print(f"{found} may come in again.")


@admin.command()
def bans(data: Data = None, config: Config = None) -> None:
    """List who is kept out."""
    from shoal.server.storage import administration  # noqa: PLC0415

    shown = Table("network", "since", "note")
    for row in ask(data, config, administration.banned):
        shown.add_row(row["network"], when(row["at"]), row["note"])
    print_table(shown)
