"""Long polling, for networks that do not let sockets through. The payloads are the socket's."""

from __future__ import annotations

import asyncio

from shoal.kernel import SPECTATOR
from shoal.server.node import Node
from shoal.server.ops.timers import may_be_missed, note_absence, note_return
from shoal.server.tables.access import enter
from shoal.server.tables.render import dumps
from shoal.server.ws.outbox import Outbox
from shoal.server.ws.protocol import PollBody


async def poll(node: Node, who: str, body: PollBody) -> list[str]:
    """What is new since the version the client has, as JSON; nothing new is an empty list."""
    settings = node.settings
    live, seat = await enter(node.registry, who, body)
    outbox = Outbox(settings.outbox_messages, settings.outbox_bytes)
    viewer = await live.attach(who, seat, outbox, body.v, body.hash, greet=False)
    try:
        if who and seat != SPECTATOR:
            await note_return(live, who)
        texts = outbox.take()
        if not texts:
            try:
                wait = min(body.wait, settings.long_poll_seconds)
                await asyncio.wait_for(outbox.some.wait(), wait)
            except TimeoutError:
                return []
            texts = outbox.take()
            if outbox.overflown:
                return [dumps({"type": "closing", "key": "begin-anew", "again": 0.0})]
        return texts
    finally:
        live.detach(viewer)
        if may_be_missed(live, who):
            node.later(note_absence(node.registry, live.id, who))
