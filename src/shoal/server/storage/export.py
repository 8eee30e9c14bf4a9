"""Everything that is kept about a device, for whoever holds it."""

from __future__ import annotations

import json
from typing import Any

from sqlalchemy import or_, select

from shoal.server.storage.database import Database
from shoal.server.storage.erasure import escape
from shoal.server.storage.queries import plain
from shoal.server.storage.schema import chat, drafts, entries, mutes, reports, sitters, tables


async def everything(database: Database, who: str) -> dict[str, Any]:
    """What the database knows of a device. Nothing of others, and no secret of a running game but
    what this device did itself."""
    async with database.read() as connection:

        async def rows(wanted: Any) -> list[dict[str, Any]]:
            return [plain(row) for row in (await connection.execute(wanted)).all()]

        sat = select(sitters.c.table_id).where(sitters.c.who == who)
        mine = await rows(
            select(
                tables.c.id, tables.c.game, tables.c.phase, tables.c.created, tables.c.changed,
                tables.c.host,
            )
            .where(or_(tables.c.host == who, tables.c.id.in_(sat)))
            .order_by(tables.c.created)
        )  # fmt: skip
        for table in mine:
            here = table["id"]
            table["host"] = table["host"] == who
            caused = entries.c.cmd.like(f"{escape(who)}:%", escape="\\")
            table["did"] = await rows(
                select(entries.c.version, entries.c.kind, entries.c.at, entries.c.data)
                .where(entries.c.table_id == here, caused)
                .order_by(entries.c.version)
            )
            for entry in table["did"]:
                entry["data"] = json.loads(entry["data"])
            table["said"] = await rows(
                select(chat.c.n, chat.c.at, chat.c.phrase, chat.c.text)
                .where(chat.c.table_id == here, chat.c.who == who)
                .order_by(chat.c.n)
            )
            table["drafts"] = await rows(
                select(drafts.c.text, drafts.c.at).where(
                    drafts.c.table_id == here, drafts.c.who == who
                )
            )
            unheard = await rows(
                select(mutes.c.seat_key).where(mutes.c.table_id == here, mutes.c.who == who)
            )
            table["muted"] = [row["seat_key"] for row in unheard]
        told = await rows(select(reports).where(or_(reports.c.by == who, reports.c.who == who)))
    return {"device": who, "tables": mine, "reports": [report(row, who) for row in told]}


def report(row: dict[str, Any], who: str) -> dict[str, Any]:
    """Whoever is reported learns that, and from what they said, but not from whom."""
    shown = {"at": row["at"], "table": row["table_id"], "about_me": row["who"] == who}
    if row["who"] == who:
        return shown | {"said": row["said"], "address": row["address"]}
    return shown | {"said": "", "reason": row["reason"]}
