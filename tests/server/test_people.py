"""Identity without accounts: passes, links, the host's powers, being forgotten."""

from __future__ import annotations

import json

import httpx
import pytest
from sqlalchemy import select

from shoal.client import Client, RefusedError, ServerError
from shoal.server.http.auth import COOKIE
from shoal.server.storage.schema import chat, drafts, entries, sitters, tokens
from tests.server.ports import TIC, Port, play_out

pytestmark = pytest.mark.asyncio


async def test_a_browser_gets_a_cookie_no_script_can_read(port: Port) -> None:
    async with httpx.AsyncClient(base_url=port.url, trust_env=False) as browser:
        reply = await browser.post("/api/me", json={})
        cookie = reply.headers["set-cookie"]
        assert COOKIE in cookie
        assert "HttpOnly" in cookie
        assert "SameSite=lax" in cookie
        assert reply.json() == {"device": None}
        again = await browser.post("/api/me", json={})
        assert "set-cookie" not in again.headers
        body = {"game": "tic_tac_toe", "seats": 2, "name": "Ann"}
        table = (await browser.post("/api/tables", json=body)).json()["table"]
        mine = (await browser.get("/api/me")).json()["tables"]
        assert [row["id"] for row in mine] == [table]
        # A page from elsewhere rides on the cookie in vain.
        evil = {"origin": "https://evil.example"}
        reply = await browser.post("/api/tables", json=body, headers=evil)
        assert (reply.status_code, reply.json()["error"]["key"]) == (403, "origin")
        own = {"origin": port.url}
        assert (await browser.post("/api/tables", json=body, headers=own)).status_code == 201


async def test_without_a_pass_nothing_is_changed(port: Port) -> None:
    nobody = Client(port.url)
    for method, path, body in [
        ("POST", "/api/tables", {"game": "tic_tac_toe", "seats": 2}),
        ("GET", "/api/me", None),
        ("POST", "/api/claim", {"token": "x" * 32}),
    ]:
        with pytest.raises(ServerError, match="401 device-unknown"):
            await nobody.call(method, path, body)


async def test_a_seat_link_moves_a_seat_once(port: Port) -> None:
    ann, ben, table = await port.pair()
    with pytest.raises(ServerError, match="table-not-yours"):
        await ann.seat_link(table, 1)
    token = await ann.seat_link(table, 0)
    assert token not in table
    async with port.node.database.read() as connection:
        stored = (await connection.execute(select(tokens.c.hash))).scalars().all()
    assert len(stored) == 1
    assert token not in stored[0]
    phone = await port.device()
    assert await phone.claim(token) == {"table": table, "yours": [0]}
    assert (await ann.command(table, "act", seat=0, action=TIC.space.text(0)))[
        "status"
    ] == "refused"
    async with phone.join(table) as line:
        await line.act(TIC.space.text(0))
    thief = await port.device()
    with pytest.raises(ServerError, match="link-unknown"):
        await thief.claim(token)
    older = await ben.seat_link(table, 1)
    await ben.seat_link(table, 1)
    with pytest.raises(ServerError, match="link-unknown"):
        await thief.claim(older)


async def test_the_links_of_a_freed_seat_are_dead(port: Port) -> None:
    _ann, ben, table = await port.pair()
    token = await ben.seat_link(table, 1)
    assert (await ben.command(table, "free", seat=1))["status"] == "accepted"
    cat = await port.device()
    await cat.command(table, "sit", seat=1, name="Cat")
    with pytest.raises(ServerError, match="link-unknown"):
        await ben.claim(token)


async def test_a_watch_link_is_no_seat_link(port: Port) -> None:
    ann, _ben, table = await port.pair()
    cat = await port.device()
    with pytest.raises(ServerError, match="link-unknown"):
        await cat.claim(await ann.watch_link(table))
    with pytest.raises(RefusedError, match="link-unknown"):
        await cat.join(watch=await ann.seat_link(table, 0)).__aenter__()


async def test_being_forgotten_leaves_the_game_and_takes_the_name(port: Port) -> None:
    ann, ben, table = await port.pair("kuhn_poker")
    await ben.command(table, "rename", seat=1, name="Benedikt")
    await ben.command(table, "say", seat=1, text="I am Benedikt")
    await ben.call("PUT", f"/api/tables/{table}/drafts/1", {"text": "a plan"})
    other = await ben.open("tic_tac_toe", 2, name="Benedikt")
    async with ann.join(table) as line:
        await ben.call("DELETE", "/api/me")
        await line.until(lambda now: now.table["seats"][1]["name"] == "")
        assert line.table["phase"] == "running"
        await play_out(line)  # a bot plays the other seat now
    who = ben.device.partition(".")[0]
    async with port.node.database.read() as connection:
        stored: list[object] = []
        for kept in (entries, chat, drafts, sitters):
            rows = (await connection.execute(select(kept))).all()
            stored += [dict(row._mapping) for row in rows]
    text = json.dumps(stored)
    assert "Ben" not in text
    assert who not in text
    port.node.registry.tables.clear()
    assert (await ann.table(table))["table"]["seats"][0]["name"] == "Ann"
    assert (await ann.table(other))["table"]["seats"][0]["kind"] == "open"
    assert "name p1 Ann" in await ann.record(table)


async def test_drafts_are_private(port: Port) -> None:
    ann, ben, table = await port.pair()
    path = f"/api/tables/{table}/drafts/0"
    assert await ann.call("GET", path) == {"text": None}
    await ann.call("PUT", path, {"text": "first north"})
    await ann.call("PUT", path, {"text": "then west"})
    assert await ann.call("GET", path) == {"text": "then west"}
    with pytest.raises(ServerError, match="table-not-yours"):
        await ben.call("GET", path)
    phone = await port.device()
    await phone.claim(await ann.seat_link(table, 0))
    assert await phone.call("GET", path) == {"text": None}


async def test_the_lobby_shows_only_what_is_listed(port: Port) -> None:
    ann = await port.device()
    hidden = await ann.open("tic_tac_toe", 2, name="Ann")
    shown = await ann.open("tic_tac_toe", 2, name="Ann", settings={"listed": True})
    listed = (await ann.call("GET", "/api/tables"))["tables"]
    assert [row["id"] for row in listed] == [shown]
    assert hidden not in json.dumps(listed)
    ben = await port.device()
    await ben.command(shown, "sit", seat=1, name="Ben")
    assert (await ann.call("GET", "/api/tables"))["tables"] == []
