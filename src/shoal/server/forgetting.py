"""Being forgotten: games stay, the name goes, in the log too."""

from __future__ import annotations

import json

from sqlalchemy import delete, select, update

from shoal.server import reading
from shoal.server.berth import Berth, Deed
from shoal.server.harbour import Harbour
from shoal.server.schema import chat, drafts, entries, sitters, tables
from shoal.table import Table, sitting


async def forget(harbour: Harbour, who: str) -> None:
    """Take a person out of all tables."""
    async with harbour.database.read() as connection:
        sat = await connection.execute(select(sitters.c.table_id).where(sitters.c.who == who))
        hosted = await connection.execute(select(tables.c.id).where(tables.c.host == who))
        ids = sorted({*sat.scalars(), *hosted.scalars()})
    for table_id in ids:
        berth = await harbour.berth(table_id)
        await berth.command(who, None, lambda table, now: Deed(sitting.forget(table, who, now)))
        async with berth.lock:
            await scrub(harbour, berth, who)


async def scrub(harbour: Harbour, berth: Berth, who: str) -> None:
    """Rewrite the lines that name the person: the one exception to a log that only grows."""
    written, seed, _said = await reading.log(harbour.database, berth.id)
    table = Table(berth.table.game, seed)
    changed: list[tuple[int, str]] = []
    for item in written:
        entry = item.entry
        data = dict(entry.data)
        if entry.kind == "renamed" and table.seats[data["seat"]].who == who:
            data["name"] = ""
        if data.get("who") == who:
            data["who"] = ""
            if "name" in data:
                data["name"] = ""
        if data.get("host") == who:
            data["host"] = ""
        table.add(entry)
        if data != entry.data:
            changed.append((table.version, json.dumps(data, separators=(",", ":"))))
    async with harbour.database.write() as connection:
        mine = entries.c.table_id == berth.id
        for version, text in changed:
            row = update(entries).where(mine, entries.c.version == version)
            await connection.execute(row.values(data=text))
        named = update(entries).where(mine, entries.c.cmd.like(f"{escape(who)}:%", escape="\\"))
        await connection.execute(named.values(cmd=None))
        said = update(chat).where(chat.c.table_id == berth.id, chat.c.who == who)
        await connection.execute(said.values(who="", text="", phrase=""))
        for kept in (drafts, sitters):
            both = (kept.c.table_id == berth.id) & (kept.c.who == who)
            await connection.execute(delete(kept).where(both))
        await connection.execute(
            update(tables).where(tables.c.id == berth.id, tables.c.host == who).values(host="")
        )
    berth.doubtful = True  # memory still knows the name
    await berth.reload()


def escape(who: str) -> str:
    return who.replace("\\", "\\\\").replace("_", "\\_").replace("%", "\\%")
