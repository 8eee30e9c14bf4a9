"""Several nodes on one database."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.server.conftest import fresh_database
from tests.server.ports import TIC, Port, play_out, quick

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def nodes(postgres: str, tmp_path: Path) -> AsyncIterator[tuple[Port, Port]]:
    url = await asyncio.to_thread(fresh_database, postgres)
    settings = quick(tmp_path, url, secret="shared")
    ports = [Port(settings.having({"node": name})) for name in ("north", "south")]
    await asyncio.gather(*(port.start() for port in ports))  # they migrate at the same time
    yield ports[0], ports[1]
    for port in ports:
        await port.stop()


async def test_people_on_different_nodes_play_together(nodes: tuple[Port, Port]) -> None:
    north, south = nodes
    for game in ("tic_tac_toe", "little", "kuhn_poker"):
        ann, ben, table = await north.pair(game)
        ben.url = south.url
        async with ann.join(table) as first, ben.join(table) as second:
            await play_out(first, second)
            await second.until(lambda line: line.table["phase"] == "finished")
            await first.until(lambda line: line.table["phase"] == "finished")
            assert first.v == second.v
            assert first.repairs == second.repairs == 0


async def test_two_nodes_never_both_win(nodes: tuple[Port, Port]) -> None:
    north, south = nodes
    ann, _ben, table = await north.pair()
    twin = await south.device()
    twin.device = ann.device
    await twin.table(table)  # both nodes have it in memory
    answers = await asyncio.gather(
        *(
            who.command(table, "act", f"c{i}", seat=0, action=TIC.space.text(i))
            for i, who in enumerate([ann, twin] * 4)
        )
    )
    accepted = [answer for answer in answers if answer["status"] == "accepted"]
    assert len(accepted) == 1
    assert {a["refusal"]["key"] for a in answers if a["status"] == "refused"} == {"refuse-turn"}


async def test_the_same_command_on_two_nodes_is_done_once(nodes: tuple[Port, Port]) -> None:
    north, south = nodes
    ann, _ben, table = await north.pair()
    twin = await south.device()
    twin.device = ann.device
    act = {"seat": 0, "action": TIC.space.text(0)}
    answers = await asyncio.gather(
        ann.command(table, "act", "one", **act), twin.command(table, "act", "one", **act)
    )
    assert sorted(answer["status"] for answer in answers) == ["accepted", "repeat"]
    assert answers[0]["v"] == answers[1]["v"]


async def test_without_hints_the_net_still_catches(nodes: tuple[Port, Port]) -> None:
    north, south = nodes
    south.node.listener._note = lambda *_hint: None  # type: ignore[method-assign]
    south.node.listener.tasks[1].cancel()  # nobody listens
    ann, ben, table = await north.pair()
    ben.url = south.url
    async with ben.join(table) as second:
        await ann.command(table, "act", seat=0, action=TIC.space.text(0))
        await second.until(lambda line: bool(line.actions()))


async def test_chat_crosses_nodes(nodes: tuple[Port, Port]) -> None:
    north, south = nodes
    ann, ben, table = await north.pair()
    ben.url = south.url
    heard: list[dict[str, object]] = []
    async with ben.join(table, heard=heard.append) as second:
        await ann.command(table, "say", seat=0, text="ahoy")
        await second.until(lambda _line: heard[-1].get("text") == "ahoy")


async def test_bots_are_played_once_and_go_on_when_their_node_dies(
    nodes: tuple[Port, Port],
) -> None:
    north, south = nodes
    ann = await north.device()
    table = await ann.open("tic_tac_toe", 2, name="Ann", bots={"1": "random"}, start=True)
    ann.url = south.url
    async with ann.join(table) as line:
        await line.act(line.actions()[0])
        await line.until(lambda now: bool(now.actions()))
        # The lease is now held by a node that will never come back.
        north.node.bots.node = "ghost"
        while not await north.node.bots.lease(table):
            await asyncio.sleep(0.05)
        north.node.bots.stopped = True
        assert not await south.node.bots.lease(table)
        await line.act(line.actions()[0])
        await line.until(lambda now: bool(now.actions()) or now.table["phase"] != "running")
        await play_out(line)


async def test_presence_moves_with_the_person(nodes: tuple[Port, Port]) -> None:
    north, south = nodes
    ann, ben, table = await north.pair(settings={"stand_in": 1})
    async with ben.join(table) as second:
        async with ann.join(table):
            pass
        ann.url = south.url
        async with ann.join(table):
            await asyncio.sleep(1.5)  # longer than the countdown: nobody has to stand in for her
            # On a slow machine it may have run out before she was there; then she is back by now.
            await second.until(lambda line: not line.table["seats"][0]["stand_in"])
