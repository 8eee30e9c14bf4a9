"""Long polling, for networks that do not let sockets through. The payloads are the socket's."""

from __future__ import annotations

import asyncio
import json
from typing import Any

from shoal.kernel import SPECTATOR
from shoal.server.node import Shoal
from shoal.server.ops.timers import may_be_missed, note_absence, note_return
from shoal.server.tables.access import enter
from shoal.server.ws.outbox import Outbox
from shoal.server.ws.protocol import PollBody


async def poll(shoal: Shoal, who: str, body: PollBody) -> list[Any]:
    """What is new since the version the client has; nothing new is an empty list."""
    settings = shoal.settings
    berth, seat = await enter(shoal.harbour, who, body)
    outbox = Outbox(settings.outbox_messages, settings.outbox_bytes)
    viewer = await berth.attach(who, seat, outbox, body.v, body.hash)
    try:
        if who and seat != SPECTATOR:
            await note_return(berth, who)
        texts = outbox.take()
        first = json.loads(texts[0])
        if first["type"] == "resume" and not first["events"]:
            texts = texts[1:]  # nothing was missed
        if not texts:
            try:
                wait = min(body.wait, settings.long_poll_seconds)
                await asyncio.wait_for(outbox.some.wait(), wait)
            except TimeoutError:
                return []
            texts = outbox.take()
            if outbox.overflown:
                return [{"type": "closing", "key": "begin-anew", "again": 0.0}]
        return [json.loads(text) for text in texts]
    finally:
        berth.detach(viewer)
        if may_be_missed(berth, who):
            shoal.later(note_absence(shoal.harbour, berth.id, who))
