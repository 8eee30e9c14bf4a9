"""Looking at finished games again: moments, chances, fairness."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel

from shoal.kernel import SPECTATOR
from shoal.server.errors import RESPONSES
from shoal.server.http.dependencies import Address, ThisNode
from shoal.server.tables.render import dumps
from shoal.table import Table, history, replay
from shoal.table.entry import refuse

router = APIRouter(prefix="/api", responses=RESPONSES)
MOST_MOMENTS = 200
WORTH_PACKING = 1_000  # bytes
PACKING = 4  # views of one game repeat each other: more effort gains little

Eyes = Annotated[int, Query(ge=SPECTATOR, le=98, description="A seat, or -1 for a spectator.")]
After = Annotated[int, Query(ge=-1, le=10**6, description="The last ply one has; -1 for none.")]
Count = Annotated[int, Query(ge=1, le=MOST_MOMENTS)]


class Told(BaseModel):
    """An entry of the log as on the socket: `v`, `kind`, `at`, `data`."""

    v: int
    kind: str
    at: float
    data: dict[str, Any]


class Moment(BaseModel):
    """A position as one pair of eyes saw it, and what had just happened. Ply 0 is the opening.
    `patches` are what changed since the ply before, one for each event and a last one. The first
    moment of an answer has the `view`, too: from it the others follow. `points` are those of all
    seats, also in games that hide them while they run."""

    ply: int
    told: Told
    patches: list[list[list[Any]]]
    view: dict[str, Any] | None = None
    board: dict[str, Any]
    points: list[int]


class Moments(BaseModel):
    """`plies` is the number of the last ply; there is more while the last moment's is smaller."""

    seat: int
    plies: int
    moments: list[Moment]


class Point(BaseModel):
    """The chance of each seat to win at a ply."""

    ply: int
    v: int
    chances: list[float]


class Curve(BaseModel):
    """`status` is ready or working; `turning` are the plies that changed most."""

    status: str
    done: int
    of: int
    points: list[Point]
    turning: list[int]


class Fairness(BaseModel):
    """The promise about chance and the opened seed. `fits`: the seed is the promised one; `legal`:
    every action replays from it; `result`: so does the result, null if there is none."""

    commitment: str
    seed: str
    fits: bool
    actions: int
    draws: int
    legal: bool
    result: bool | None


@router.get("/tables/{table_id}/moments", response_model=Moments)
async def moments(
    table_id: Address, request: Request, node: ThisNode, seat: Eyes = SPECTATOR, after: After = -1,
    count: Count = 100,
) -> Response:  # fmt: skip
    """A finished game as a seat or a spectator saw it, action by action, a page at a time."""
    table = (await node.registry.current(table_id)).table
    replay.must_be_over(table)
    pack = "gzip" in request.headers.get("accept-encoding", "")
    async with node.replays:  # one at a time: it is work, and running games come first
        body, packed = await asyncio.to_thread(page, table, seat, after, count, pack)
    headers = {"content-encoding": "gzip"} if packed else {}
    headers["vary"] = "accept-encoding"
    return Response(body, media_type="application/json", headers=headers)


def page(table: Table, seat: int, after: int, count: int, pack: bool) -> tuple[bytes, bool]:
    found = replay.moments(table, seat, after, count)
    body = dumps({"seat": seat, "plies": replay.plies(table), "moments": found}).encode()
    if pack and len(body) > WORTH_PACKING:
        return gzip.compress(body, PACKING), True
    return body, False


@router.get("/tables/{table_id}/chances")
async def chances(table_id: Address, node: ThisNode) -> Curve:
    """How the chances of a finished game went; worked out when first asked for, so ask again."""
    table = (await node.registry.current(table_id)).table
    return Curve.model_validate(node.win_chances.of(table_id, table))


@router.get("/tables/{table_id}/fairness")
async def fairness(table_id: Address, node: ThisNode) -> Fairness:
    """Whether a finished game's chance was the one promised before its first action."""
    table = (await node.registry.current(table_id)).table
    if not table.over():
        raise refuse("replay-running")
    async with node.replays:
        return Fairness.model_validate(await asyncio.to_thread(history.fairness, table))
