"""What the server really sends fits its description, field by field."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from pydantic import BaseModel

from shoal.server.http import schemas
from shoal.server.ws import protocol
from shoal.table.telling import TOLD
from tests.server.ports import Port, play_out

SENT = protocol.schemas()["ServerMessage"]


def unnamed(value: object) -> Iterator[str]:
    """Fields that are sent and not described."""
    if isinstance(value, BaseModel):
        free = isinstance(value, protocol.GameEvent)  # each kind has fields of its own
        for name in value.model_extra or {}:
            if not free:
                yield f"{type(value).__name__}.{name}"
        for name in value.model_fields_set & set(type(value).model_fields):
            yield from unnamed(getattr(value, name))
    elif isinstance(value, list):
        for item in value:
            yield from unnamed(item)


@pytest.mark.asyncio
async def test_messages_are_as_described(port: Port) -> None:
    heard: list[dict[str, Any]] = []
    ann, ben, table = await port.pair("little")
    async with ann.join(table, heard=heard.append) as first, ben.join(table) as second:
        await first.why("nonsense")
        await first.command("say", seat=0, phrase="phrase-hello")
        await first.command("thinking", seat=0)
        await first.command("ask", seat=0, what="end")
        await first.command("withdraw", seat=0)
        await first.command("start")
        await first._send('{"type":"ping"}')
        await first._send('{"type":"pang"}')
        await play_out(first, second)
        await first.command("rematch")
        heard += await ann.poll(table=table, v=1, wait=0)
        heard += await ann.poll(table=table, v=first.v - 1, hash="", wait=0)
        await port.node.farewell()
        await first.until(lambda _line: any(m["type"] == "closing" for m in heard))
    seen = set()
    for message in heard:
        read = SENT.validate_python(message, strict=True)
        seen.add(read.type)
        assert not list(unnamed(read)), message
    kinds = {"sync", "resume", "event", "answer", "why", "chat", "pong", "error", "closing"}
    assert seen == kinds


@pytest.mark.asyncio
async def test_answers_are_as_described(port: Port) -> None:
    shapes = schemas.schemas()
    ann, ben, table = await port.pair("tic_tac_toe")
    async with ann.join(table) as first, ben.join(table) as second:
        await play_out(first, second)
    path = f"/api/tables/{table}"
    for name, where in {
        "GameList": "/api/games",
        "Lobby": "/api/tables",
        "MyTables": "/api/me",
        "Shown": path,
        "ChatLog": f"{path}/chat",
        "Draft": f"{path}/drafts/0",
        "Moments": f"{path}/moments?seat=0",
        "Fairness": f"{path}/fairness",
        "Curve": f"{path}/chances",
        "Status": "/health",
    }.items():
        read = shapes[name].validate_python(await ann.call("GET", where))
        assert not list(unnamed(read)), where
    polled = await ann.call("POST", "/api/events", {"table": table})
    assert not list(unnamed(shapes["Messages"].validate_python(polled)))


def test_every_field_of_an_entry_is_described() -> None:
    told = {field for fields in TOLD.values() for field in fields}
    assert set(protocol.EntryData.model_fields) == told | {"action", "events", "stand_in", "undone"}
