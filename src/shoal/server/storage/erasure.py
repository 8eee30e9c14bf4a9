"""Being forgotten: games stay, the name goes, in the log too."""

from __future__ import annotations

import json

from sqlalchemy import delete, select, update

from shoal.server.storage import queries
from shoal.server.storage.schema import chat, drafts, entries, mutes, reports, sitters, tables
from shoal.server.tables.live_table import Outcome
from shoal.server.tables.registry import NoSuchTable, TableRegistry
from shoal.table import Entry, sitting


async def forget(registry: TableRegistry, who: str) -> None:
    """Take a person out of all tables."""
    async with registry.database.read() as connection:
        sat = await connection.execute(select(sitters.c.table_id).where(sitters.c.who == who))
        hosted = await connection.execute(select(tables.c.id).where(tables.c.host == who))
        ids = sorted({*sat.scalars(), *hosted.scalars()})
    for table_id in ids:
        try:
            live = await registry.get(table_id)
        except NoSuchTable:  # a game or rules that are no longer here: only its log is
            await scrub(registry, table_id, who)
            continue
        await live.command(who, None, lambda table, now: Outcome(sitting.forget(table, who, now)))
        async with live.lock:
            await scrub(registry, table_id, who)
            live.doubtful = True  # memory still knows the name
            await live.reload()
    async with registry.database.write() as connection:
        # What was reported about somebody stays its while; who reported it need not be known.
        await connection.execute(update(reports).where(reports.c.by == who).values(by=""))


async def scrub(registry: TableRegistry, table_id: str, who: str) -> None:
    """Rewrite the lines that name the person: the one exception to a log that only grows."""
    written, _seed, _said = await queries.log(registry.database, table_id)
    changed: list[tuple[int, str]] = []
    seats: list[str | None] = []  # who sits where; the game does not matter
    for version, item in enumerate(written, 1):
        entry = item.entry
        data = dict(entry.data)
        if entry.kind == "renamed" and seats[data["seat"]] == who:
            data["name"] = ""
        if data.get("who") == who:
            data["who"] = ""
            if "name" in data:
                data["name"] = ""
        if data.get("host") == who:
            data["host"] = ""
        seats = seated(seats, entry)
        if data != entry.data:
            changed.append((version, json.dumps(data, separators=(",", ":"))))
    async with registry.database.write() as connection:
        mine = entries.c.table_id == table_id
        for version, text in changed:
            row = update(entries).where(mine, entries.c.version == version)
            await connection.execute(row.values(data=text))
        named = update(entries).where(mine, entries.c.cmd.like(f"{escape(who)}:%", escape="\\"))
        await connection.execute(named.values(cmd=None))
        said = update(chat).where(chat.c.table_id == table_id, chat.c.who == who)
        await connection.execute(said.values(who="", text="", phrase="", cmd=None))
        for kept in (drafts, mutes, sitters):
            both = (kept.c.table_id == table_id) & (kept.c.who == who)
            await connection.execute(delete(kept).where(both))
        await connection.execute(
            update(tables).where(tables.c.id == table_id, tables.c.host == who).values(host="")
        )


def seated(seats: list[str | None], entry: Entry) -> list[str | None]:
    """Who sits where after an entry: a device, an empty text for a bot, None for nobody."""
    data = entry.data
    match entry.kind:
        case "opened":
            return [None] * data["seats"]
        case "set" if "seats" in data:
            kept = [who for who in seats if who is not None][: data["seats"]]
            return kept + [None] * (data["seats"] - len(kept))
        case "started":
            return seats[data["first"] :] + seats[: data["first"]]
        case "sat" | "claimed" | "freed" | "bot" | "forgotten":
            seats = seats[:]
            seats[data["seat"]] = "" if entry.kind == "bot" else data.get("who")
    return seats


def escape(who: str) -> str:
    return who.replace("\\", "\\\\").replace("_", "\\_").replace("%", "\\%")
