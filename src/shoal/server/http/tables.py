"""Lobby and tables over HTTP."""

from __future__ import annotations

from typing import Any

import anyio
import anyio.to_process
import orjson
from fastapi import APIRouter, Response
from fastapi.responses import PlainTextResponse

from shoal.server.bots import engines
from shoal.server.bots.worker import read_record
from shoal.server.errors import RESPONSES
from shoal.server.http import schemas as a
from shoal.server.http.dependencies import Address, Device, MaybeDevice, ThisNode, Where, within
from shoal.server.http.pages import has_pocket
from shoal.server.storage import administration, links, queries
from shoal.server.tables.commands import carry_out
from shoal.server.tables.old import old_record
from shoal.server.tables.render import dumps
from shoal.server.ws import long_poll
from shoal.server.ws import protocol as m
from shoal.table import Entry, history, playing, sitting
from shoal.table.describing import describe
from shoal.table.entry import refuse
from shoal.table.opening import Opening, check_level
from shoal.table.seats import BOT

router = APIRouter(prefix="/api", responses=RESPONSES)
LISTED = 100
HEADER_LINES = 200  # of a record, beside its actions
REPORTED = 20  # last lines that go with a report
MOST_WAITING = 10  # records that wait to be read in


@router.get("/games", response_model=a.GameList)
async def list_games(node: ThisNode) -> dict[str, Any]:
    """The games people can play here, and the levels of bots."""
    games = [describe(game) for game in node.registry.games.values()]
    pocket = has_pocket(node.settings)
    return {"games": games, "levels": node.settings.bot_levels, "pocket": pocket}


@router.get("/tables", response_model=a.Lobby)
async def lobby(node: ThisNode) -> dict[str, Any]:
    """Tables that are listed and have an open seat."""
    return {"tables": await queries.lobby(node.database, LISTED)}


@router.post("/tables", status_code=201, response_model=a.Opened)
async def open_table(body: a.NewTable, node: ThisNode, who: Device, where: Where) -> dict[str, Any]:
    """Open a table; with a name, sit down; with bots and `start`, begin at once."""
    registry = node.registry
    game = registry.games.get(body.game)
    if game is None:
        raise refuse("game-unknown", game=body.game)
    await not_too_many(node, who)
    within(node, "tables", where)
    registry.settle(who, where)
    now = round(registry.clock(), 3)
    opening = Opening(game, who, now)
    opening.open(body.seats, dict(body.options), m.given(body.clock), m.given(body.settings))
    if body.name is not None:
        opening.sit(body.seat, body.name)
    opening.seat_bots(body.bots, node.settings.bot_levels)
    if body.start:
        opening.start()
    live = await registry.open(opening.entries, body.game, opening.seed)
    return {"table": live.id, "v": live.table.version, "yours": live.table.held_by(who)}


@router.post("/lessons", status_code=201, response_model=a.Opened)
async def begin_lesson(
    body: a.NewLesson, node: ThisNode, who: Device, where: Where
) -> dict[str, Any]:
    """Begin a lesson: a table with a set position, where the learner is asked at once."""
    registry = node.registry
    game = registry.games.get(body.game)
    if game is None:
        raise refuse("game-unknown", game=body.game)
    within(node, "tables", where)
    opening = Opening(game, who, round(registry.clock(), 3))
    opening.teach(body.lesson, body.name)
    live = await registry.open(opening.entries, body.game, opening.seed)
    return {"table": live.id, "v": live.table.version, "yours": live.table.held_by(who)}


async def not_too_many(node: ThisNode, who: str) -> None:
    most = node.settings.tables_per_guest
    if await queries.going_on(node.database, who, most) >= most:
        raise refuse("tables-many", most=most)


@router.get("/tables/{table_id}", response_model=a.Shown)
async def show_table(table_id: Address, node: ThisNode, who: MaybeDevice) -> dict[str, Any]:
    """What anybody sees who knows the address: seats, options, phase. Not the board."""
    live = await node.registry.current(table_id)
    async with live.lock:
        table = live.table
        mine = table.held_by(who)
        host = bool(who) and table.host == who
        return {"v": table.version, "table": live.desk(who), "yours": mine, "host": host}


@router.post(
    "/tables/{table_id}/commands", response_model=m.Answer, response_model_exclude_unset=True
)
async def command(
    table_id: Address, body: a.CommandBody, node: ThisNode, who: Device
) -> dict[str, Any]:
    """A command, answered as on the socket: accepted, refused or repeat."""
    live = await node.registry.get(table_id)
    result = await carry_out(node.registry, live, who, body.id, body.command)
    return {"type": "answer", "id": body.id, **result.plain()}


@router.post("/events", response_model=a.Polled)
async def events(body: m.PollBody, node: ThisNode, who: MaybeDevice) -> Response:
    """Long polling: the messages a socket would get, as soon as there are some."""
    texts = await long_poll.poll(node, who, body)
    told = dumps({"messages": [orjson.Fragment(text) for text in texts]})
    return Response(told, media_type="application/json")


@router.post("/tables/{table_id}/why", response_model=a.WhyNot)
async def why(table_id: Address, body: a.WhyBody, node: ThisNode, who: Device) -> dict[str, Any]:
    """Why an action is not allowed; null if it is."""
    live = await node.registry.current(table_id)
    sitting.must_hold(live.table, who, body.seat)
    refusal = playing.why_not(live.table, body.seat, body.action)
    return {"refusal": refusal.plain() if refusal is not None else None}


@router.post("/tables/{table_id}/preview", response_model=a.Previewed)
async def preview(
    table_id: Address, body: a.WhyBody, node: ThisNode, who: Device
) -> dict[str, Any]:
    """What a board can draw before an action of one's own: for those that are not listed."""
    live = await node.registry.current(table_id)
    sitting.must_hold(live.table, who, body.seat)
    found, refusal = playing.preview(live.table, body.seat, body.action)
    return {"preview": found, "refusal": refusal.plain() if refusal is not None else None}


@router.post("/tables/{table_id}/hint", response_model=a.Hint)
async def hint(
    table_id: Address, body: a.SeatBody, node: ThisNode, who: Device, where: Where
) -> dict[str, Any]:
    """What a bot would do in this seat, from what the seat can see, and why."""
    table = (await node.registry.current(table_id)).table
    sitting.must_hold(table, who, body.seat)
    playing.must_run(table)
    if body.seat not in table.actors():
        raise refuse("table-not-waiting", seat=body.seat)
    within(node, "hints", who, where)
    return await node.bots.hint(table_id, table, body.seat)


@router.post("/tables/{table_id}/seat-link", response_model=a.Link)
async def seat_link(
    table_id: Address, body: a.SeatBody, node: ThisNode, who: Device
) -> dict[str, str]:
    """A link that moves one's seat to another device, once. An older one stops working."""
    live = await node.registry.current(table_id)
    sitting.must_hold(live.table, who, body.seat)
    key = live.table.seats[body.seat].key
    now = node.registry.clock()
    return {"token": await links.make(node.database, table_id, links.SEAT, key, now)}


@router.post("/tables/{table_id}/watch-link", response_model=a.Link)
async def watch_link(table_id: Address, node: ThisNode, who: Device) -> dict[str, str]:
    """A link for spectators (host). An older one stops working."""
    live = await node.registry.current(table_id)
    sitting.must_be_host(live.table, who)
    now = node.registry.clock()
    return {"token": await links.make(node.database, table_id, links.WATCH, links.NO_SEAT, now)}


@router.get("/tables/{table_id}/chat", response_model=a.ChatLog)
async def read_chat(
    table_id: Address, node: ThisNode, who: Device, after: int = 0
) -> dict[str, Any]:
    """What was said at one's table."""
    live = await node.registry.current(table_id)
    if not live.table.held_by(who):
        raise refuse("table-seated-only")
    after = max(0, min(after, 2**31 - 1))
    unheard = await queries.muted(node.database, table_id)
    muted = [i for i, seat in enumerate(live.table.seats) if (who, seat.key) in unheard]
    said = await queries.talk(node.database, table_id, after)
    return {"chat": [line for line in said if line["seat"] not in muted], "muted": muted}


@router.post("/tables/{table_id}/report", status_code=204)
async def report(
    table_id: Address, body: a.ReportBody, node: ThisNode, who: Device, where: Where
) -> None:
    """Tell whoever looks after this server about somebody at one's table, and what they said."""
    table = (await node.registry.current(table_id)).table
    if not table.held_by(who):
        raise refuse("table-seated-only")
    sitting.must_have(table, body.seat)
    about = table.seats[body.seat]
    if not about.who or about.who == who:
        raise refuse("report-nobody")
    within(node, "asides", who, where)
    lines = await queries.said_by(node.database, table_id, about.who, REPORTED)
    address = next((line.address for line in node.connections if line.who == about.who), "")
    await administration.report(
        node.database, node.registry.clock(), table_id=table_id, by=who, who=about.who,
        name=about.name, address=address, reason=body.reason, said="\n".join(lines),
    )  # fmt: skip


@router.get("/tables/{table_id}/record", response_class=PlainTextResponse)
async def export_record(table_id: Address, node: ThisNode) -> PlainTextResponse:
    """The record of a game that is over, with its seed."""
    record = await old_record(node.registry, table_id)
    if record is None:
        record = history.record((await node.registry.current(table_id)).table)
    return PlainTextResponse(record.text())


@router.post("/records", status_code=201, response_model=a.Imported)
async def import_record(
    body: a.RecordBody, node: ThisNode, who: Device, where: Where
) -> dict[str, str]:
    """A game from elsewhere, checked and kept as a table of its own: a finished one to be looked
    through, or with `chairs` one that was begun without a server and is played on here."""
    settings, registry = node.settings, node.registry
    most = settings.record_actions
    if body.record.count("\n") > most + HEADER_LINES:
        raise refuse("record-long", most=most)
    if node.imports.statistics().tasks_waiting >= MOST_WAITING:
        raise refuse("table-busy")
    chairs = None if body.chairs is None else [m.given(chair) for chair in body.chairs]
    for chair in chairs or []:
        if chair["kind"] == BOT:
            check_level(chair["level"], settings.bot_levels)
    if chairs is not None:
        await not_too_many(node, who)
    within(node, "uploads", who, where)
    now = round(registry.clock(), 3)
    modules = {name: game.module for name, game in registry.games.items()}
    try:
        # Elsewhere and one at a time: replaying a long game would hold everybody up.
        with anyio.fail_after(settings.bot_seconds):
            wrong, seed, log, row = await anyio.to_process.run_sync(
                engines.do, read_record.__name__, modules, body.record, who, now, chairs,
                cancellable=True, limiter=node.imports,
            )  # fmt: skip
    except (anyio.BrokenWorkerProcess, TimeoutError):
        raise refuse("table-busy") from None
    if wrong == "unknown":
        raise refuse("game-unknown", game="")
    if wrong:
        raise refuse("record-broken") if wrong == "broken" else refuse("record-wrong")
    entries = [Entry(kind, now, data) for kind, data in log]
    return {"table": await registry.keep(entries, row, seed, [] if chairs is None else [who])}
