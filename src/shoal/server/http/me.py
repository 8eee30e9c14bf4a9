"""A person's own things over HTTP: the device, seats, drafts, being forgotten."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy import delete, insert, select

from shoal.server.errors import RESPONSES
from shoal.server.http import schemas as a
from shoal.server.http.auth import COOKIE, COOKIE_SECONDS
from shoal.server.http.dependencies import (
    Address,
    Device,
    MaybeDevice,
    Seat,
    ThisNode,
    Where,
    within,
)
from shoal.server.node import Node
from shoal.server.storage import administration, links, queries
from shoal.server.storage.erasure import forget
from shoal.server.storage.export import everything
from shoal.server.storage.schema import drafts
from shoal.server.tables.live_table import Outcome
from shoal.table import Refused, Table, sitting
from shoal.table.entry import refuse

router = APIRouter(prefix="/api", responses=RESPONSES)
LISTED = 100


@router.post("/me", response_model=a.Device)
async def arrive(
    body: a.MeBody, response: Response, node: ThisNode, who: MaybeDevice, where: Where
) -> dict[str, Any]:
    """Get a pass for this device, if it has none: a cookie, or for a program a text."""
    if body.program or not who:
        within(node, "passes", where)
    if body.program:
        return {"device": node.auth.sign(node.auth.new())}
    if not who:
        response.set_cookie(
            COOKIE,
            node.auth.sign(node.auth.new()),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=node.settings.secure,
        )
    return {"device": None}


@router.get("/me", response_model=a.MyTables)
async def my_tables(node: ThisNode, who: Device) -> dict[str, Any]:
    """The tables this device sits at."""
    return {"tables": await queries.tables_of(node.database, who, LISTED)}


@router.get("/me/export", response_model=a.Everything, response_model_exclude_unset=True)
async def export(node: ThisNode, who: Device, response: Response) -> dict[str, Any]:
    """Everything this server keeps about this device."""
    response.headers["content-disposition"] = 'attachment; filename="shoal-about-me.json"'
    return await everything(node.database, who)


@router.delete("/me", status_code=204)
async def be_forgotten(response: Response, node: ThisNode, who: Device) -> None:
    """Take this person's name, words and drafts away. The games stay."""
    await leave_for_good(node, who)
    response.delete_cookie(COOKIE)


async def leave_for_good(node: Node, who: str) -> None:
    await forget(node.registry, who)
    await administration.revoke(node.database, who, node.registry.clock())
    node.blocklist.revoke(who)  # whoever has a copy of the pass cannot go on with it


@router.post("/claim", response_model=a.Claimed)
async def claim(body: a.ClaimBody, node: ThisNode, who: Device) -> dict[str, Any]:
    """Move a seat to this device with its seat link. The link is used up."""
    # Of several who come at once one finds it: taking it away is one step in the database.
    found = await links.take(node.database, body.token)
    if found is None:
        raise refuse("link-unknown")
    table_id, key = found["table_id"], found["seat_key"]

    def run(table: Table, now: float) -> Outcome:
        return Outcome(sitting.claim(table, who, now, table.seat_of(key)))

    try:
        live = await node.registry.get(table_id)
        result = await node.registry.command(live, who, None, run)
        if result.refusal is not None:
            raise Refused(result.refusal)
    except BaseException:
        await links.put_back(node.database, found)
        raise
    return {"table": table_id, "yours": live.table.held_by(who)}


@router.put("/tables/{table_id}/drafts/{seat}", status_code=204)
async def keep_draft(
    table_id: Address, seat: Seat, body: a.DraftBody, node: ThisNode, who: Device
) -> None:
    """Keep a plan in the making; only this device and seat can read it."""
    if "\x00" in body.text:
        raise refuse("draft-text")
    key = await own_seat(node, table_id, who, seat)
    mine = own_draft(table_id, who, key)
    row = {"table_id": table_id, "who": who, "seat_key": key, "text": body.text}
    async with node.database.write() as connection:
        await connection.execute(delete(drafts).where(mine))
        await connection.execute(insert(drafts), row | {"at": node.registry.clock()})


@router.get("/tables/{table_id}/drafts/{seat}", response_model=a.Draft)
async def read_draft(table_id: Address, seat: Seat, node: ThisNode, who: Device) -> dict[str, Any]:
    """The plan kept for this seat, if there is one."""
    key = await own_seat(node, table_id, who, seat)
    async with node.database.read() as connection:
        wanted = select(drafts.c.text).where(own_draft(table_id, who, key))
        return {"text": (await connection.execute(wanted)).scalar_one_or_none()}


async def own_seat(node: ThisNode, table_id: str, who: str, seat: int) -> int:
    live = await node.registry.current(table_id)
    sitting.must_hold(live.table, who, seat)
    return live.table.seats[seat].key


def own_draft(table_id: str, who: str, key: int) -> Any:
    return (drafts.c.table_id == table_id) & (drafts.c.who == who) & (drafts.c.seat_key == key)
