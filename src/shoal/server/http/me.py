"""A person's own things over HTTP: the device, seats, drafts, being forgotten."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Response
from sqlalchemy import delete, insert, select

from shoal.server.berth import Deed
from shoal.server.errors import RESPONSES
from shoal.server.http import schemas as a
from shoal.server.http.auth import COOKIE, COOKIE_SECONDS
from shoal.server.http.dependencies import Address, Device, MaybeDevice, Node, Seat
from shoal.server.storage import links, queries
from shoal.server.storage.erasure import forget
from shoal.server.storage.schema import drafts
from shoal.server.ws import protocol as m
from shoal.table import Refused, Table, sitting
from shoal.table.entry import refuse

router = APIRouter(prefix="/api", responses=RESPONSES)
LISTED = 100


@router.post("/me", response_model=a.Device)
async def arrive(
    body: m.MeBody, response: Response, shoal: Node, who: MaybeDevice
) -> dict[str, Any]:
    """Get a pass for this device, if it has none: a cookie, or for a program a text."""
    if body.program:
        return {"device": shoal.people.sign(shoal.people.new())}
    if not who:
        response.set_cookie(
            COOKIE,
            shoal.people.sign(shoal.people.new()),
            max_age=COOKIE_SECONDS,
            httponly=True,
            samesite="lax",
            secure=shoal.settings.secure,
        )
    return {"device": None}


@router.get("/me", response_model=a.MyTables)
async def my_tables(shoal: Node, who: Device) -> dict[str, Any]:
    """The tables this device sits at."""
    return {"tables": await queries.tables_of(shoal.database, who, LISTED)}


@router.delete("/me", status_code=204)
async def be_forgotten(response: Response, shoal: Node, who: Device) -> None:
    """Take this person's name, words and drafts away. The games stay."""
    await forget(shoal.harbour, who)
    response.delete_cookie(COOKIE)


@router.post("/claim", response_model=a.Claimed)
async def claim(body: m.ClaimBody, shoal: Node, who: Device) -> dict[str, Any]:
    """Move a seat to this device with its seat link. The link is used up."""
    found = await links.find(shoal.database, body.token, links.SEAT)
    if found is None:
        raise refuse("link-unknown")
    table_id, key = found

    def run(table: Table, now: float) -> Deed:
        return Deed(sitting.claim(table, who, now, table.seat_of(key)))

    answer = await shoal.harbour.command(table_id, who, None, run)
    if answer.refusal is not None:
        raise Refused(answer.refusal)
    await links.use_up(shoal.database, body.token)
    table = (await shoal.harbour.current(table_id)).table
    return {"table": table_id, "yours": table.held_by(who)}


@router.put("/tables/{table_id}/drafts/{seat}", status_code=204)
async def keep_draft(
    table_id: Address, seat: Seat, body: m.DraftBody, shoal: Node, who: Device
) -> None:
    """Keep a plan in the making; only this device and seat can read it."""
    if "\x00" in body.text:
        raise refuse("draft-text")
    key = await own_seat(shoal, table_id, who, seat)
    mine = own_draft(table_id, who, key)
    row = {"table_id": table_id, "who": who, "seat_key": key, "text": body.text}
    async with shoal.database.write() as connection:
        await connection.execute(delete(drafts).where(mine))
        await connection.execute(insert(drafts), row | {"at": shoal.harbour.clock()})


@router.get("/tables/{table_id}/drafts/{seat}", response_model=a.Draft)
async def read_draft(table_id: Address, seat: Seat, shoal: Node, who: Device) -> dict[str, Any]:
    """The plan kept for this seat, if there is one."""
    key = await own_seat(shoal, table_id, who, seat)
    async with shoal.database.read() as connection:
        wanted = select(drafts.c.text).where(own_draft(table_id, who, key))
        return {"text": (await connection.execute(wanted)).scalar_one_or_none()}


async def own_seat(shoal: Node, table_id: str, who: str, seat: int) -> int:
    berth = await shoal.harbour.current(table_id)
    sitting.must_hold(berth.table, who, seat)
    return berth.table.seats[seat].key


def own_draft(table_id: str, who: str, key: int) -> Any:
    return (drafts.c.table_id == table_id) & (drafts.c.who == who) & (drafts.c.seat_key == key)
