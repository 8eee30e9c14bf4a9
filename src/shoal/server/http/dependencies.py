"""What requests have in common: the node they reached and the device they come from."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Path, Request

from shoal.server.errors import NoDevice
from shoal.server.http.middleware import address_of
from shoal.server.node import Node
from shoal.table.entry import refuse

# All of these are coroutines although they wait for nothing: plain functions would each be run in
# a thread of their own.


async def node(request: Request) -> Node:
    found: Node = request.app.state.node
    return found


async def maybe(request: Request) -> str:
    """The device, or nothing."""
    return (await node(request)).auth.of(request)


async def device(request: Request) -> str:
    """The device; whoever has none is told to get one."""
    who = await maybe(request)
    if not who:
        raise NoDevice
    return who


async def where(request: Request) -> str:
    """The address, as limits count it."""
    return address_of(request.scope)


def within(node: Node, what: str, *whose: str) -> None:
    """Refuse who has had more than a fair share of something this hour."""
    if not node.quotas.take(what, *whose):
        node.metrics.refused["limit"] += 1
        raise refuse("limit-reached")


ThisNode = Annotated[Node, Depends(node)]
Device = Annotated[str, Depends(device)]
MaybeDevice = Annotated[str, Depends(maybe)]
Where = Annotated[str, Depends(where)]
Address = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{22}$")]
Seat = Annotated[int, Path(ge=0, le=98)]
