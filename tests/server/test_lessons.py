"""Lessons through the server: begun by name, judged at the table, found by nobody."""

from __future__ import annotations

from typing import Any

import pytest

from shoal import games
from shoal.client import Client, ServerError
from shoal.kernel.lesson import lesson
from tests.server.ports import Port

pytestmark = pytest.mark.asyncio
GAME = "maldivia"


async def begun(port: Port, name: str = "rob") -> tuple[Client, str]:
    registry = port.node.registry
    registry.games = {**registry.games, GAME: games.find(GAME)}
    ann = await port.device()
    opened = await ann.call("POST", "/api/lessons", {"game": GAME, "lesson": name, "name": "Ann"})
    assert opened["yours"] == [0]
    return ann, opened["table"]


async def shown(client: Client, table: str) -> dict[str, Any]:
    found: dict[str, Any] = (await client.call("GET", f"/api/tables/{table}"))["table"]
    return found


async def test_games_say_which_lessons_they_have(port: Port) -> None:
    ann, _table = await begun(port)
    offered = {
        game["name"]: game["lessons"] for game in (await ann.call("GET", "/api/games"))["games"]
    }
    assert offered["tic_tac_toe"] == []
    assert offered[GAME] == ["deliver", "rob", "fold"]


async def test_a_lesson_is_solved_and_can_be_looked_at_again(port: Port) -> None:
    ann, table = await begun(port)
    taught = lesson(games.find(GAME), "rob")
    assert taught is not None
    async with ann.join(table) as line:
        for text in taught.solution:
            await line.act(text.partition(" ")[2])
        await line.until(lambda now: now.table["phase"] == "agreed")
    desk = await shown(ann, table)
    assert desk["lesson"] | {"points": []} == {
        "name": "rob", "look": "board", "points": [], "status": "reached", "says": None,
    }  # fmt: skip
    record = await ann.call("GET", f"/api/tables/{table}/record")
    assert "\nlesson rob\n" in record
    await port.node.registry.tables[table].reload()  # as after a restart
    assert await shown(ann, table) == desk


async def test_a_try_is_nothing_to_come_back_to(port: Port) -> None:
    ann, table = await begun(port)
    assert (await ann.call("GET", "/api/me"))["tables"] == []
    assert (await ann.call("GET", "/api/tables"))["tables"] == []
    kept = await ann.call("GET", "/api/me/export")
    assert table in str(kept)  # nothing is hidden from whom it is about


async def test_what_is_not_taught_is_refused(port: Port) -> None:
    ann, _table = await begun(port)
    for game, name, key in ((GAME, "walk", "lesson-unknown"), ("nim", "walk", "game-unknown")):
        with pytest.raises(ServerError) as refused:
            await ann.call("POST", "/api/lessons", {"game": game, "lesson": name, "name": "Ann"})
        assert refused.value.key == key
