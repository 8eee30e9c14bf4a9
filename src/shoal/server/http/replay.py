"""Looking at finished games again: moments, chances, fairness."""

from __future__ import annotations

import asyncio
import gzip
from typing import Annotated

from fastapi import APIRouter, Query, Request, Response

from shoal.kernel import SPECTATOR
from shoal.server.errors import RESPONSES
from shoal.server.http import schemas as a
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


@router.get("/tables/{table_id}/moments", response_model=a.Moments)
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
async def chances(table_id: Address, node: ThisNode) -> a.Curve:
    """How the chances of a finished game went; worked out when first asked for, so ask again."""
    table = (await node.registry.current(table_id)).table
    return a.Curve.model_validate(node.win_chances.of(table_id, table))


@router.get("/tables/{table_id}/fairness")
async def fairness(table_id: Address, node: ThisNode) -> a.Fairness:
    """Whether a finished game's chance was the one promised before its first action."""
    table = (await node.registry.current(table_id)).table
    if not table.over():
        raise refuse("replay-running")
    async with node.replays:
        return a.Fairness.model_validate(await asyncio.to_thread(history.fairness, table))
