"""Clocks, absence and bots, as the server runs them."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import anyio
import anyio.to_process
import psutil  # type: ignore[import-untyped]
import pytest

from shoal.client import ServerError
from tests.server.ports import TIC, Port, play_out

pytestmark = pytest.mark.asyncio


async def test_bots_play_to_the_end_by_themselves(port: Port) -> None:
    ann = await port.device()
    for game in ("kuhn_poker", "little"):
        table = await ann.open(
            game, 2, bots={"0": "random", "1": "random"}, start=True,
            settings={"spectators": "open"},
        )  # fmt: skip
        async with ann.join(table) as line:
            await line.until(lambda now: now.table["phase"] == "finished")


async def test_a_person_plays_against_a_bot(port: Port) -> None:
    ann = await port.device()
    table = await ann.open("tic_tac_toe", 2, name="Ann", bots={"1": "random"}, start=True)
    async with ann.join(table) as line:
        await play_out(line)
        assert line.table["phase"] == "finished"
        assert line.table["seats"][1] | {"level": "random", "kind": "bot"} == line.table["seats"][1]


async def test_unknown_levels_and_commands_are_refused(port: Port) -> None:
    ann = await port.device()
    for level in ("commodore", "run:sh", "captain:99999999"):
        with pytest.raises(ServerError, match="bot-unknown"):
            await ann.open("tic_tac_toe", 2, bots={"1": level})


async def test_a_hint_is_a_legal_action(port: Port) -> None:
    ann, ben, table = await port.pair()
    hint = await ann.call("POST", f"/api/tables/{table}/hint", {"seat": 0})
    assert TIC.space.parse(hint["action"]) in range(9)
    with pytest.raises(ServerError, match="table-not-waiting"):
        await ben.call("POST", f"/api/tables/{table}/hint", {"seat": 1})


async def test_a_bot_takes_over_for_the_absent_and_hands_back(port: Port) -> None:
    ann, ben, table = await port.pair(settings={"stand_in": 1})
    async with ben.join(table) as second:
        async with ann.join(table):
            pass
        await second.until(lambda line: line.table["seats"][0]["away_until"] is not None)
        await second.until(lambda line: line.table["seats"][0]["stand_in"])
        await second.until(lambda line: bool(line.actions()))  # the bot has acted
        heard: list[Any] = []
        async with ann.join(table, heard=heard.append) as first:
            await second.until(lambda line: not line.table["seats"][0]["stand_in"])
            await first.until(lambda line: not line.table["seats"][0]["stand_in"])
            told = next(message for message in heard if message.get("kind") == "returned")
            meanwhile = told["table"]["seats"][0]["stood_in"]
            assert (meanwhile["why"], meanwhile["count"]) == ("away", 1)
            assert [played["family"] for played in meanwhile["played"]] == ["mark"]
            await second.act(second.actions()[0])
            await first.until(lambda line: bool(line.actions()))
            await first.act(first.actions()[0])


async def test_bots_stop_standing_in_when_nobody_is_left(port: Port) -> None:
    ann, ben, table = await port.pair(settings={"stand_in": 1})
    async with ben.join(table) as second:
        async with ann.join(table):
            pass
        await second.until(lambda line: line.table["seats"][0]["stand_in"])
        await second.until(lambda line: bool(line.actions()))
    seats = port.node.registry.tables[table].table.seats
    async with asyncio.timeout(120):
        while not seats[1].gone:
            await asyncio.sleep(0.01)
    await asyncio.sleep(1.5)  # longer than a countdown
    shown = await ann.table(table)
    assert (shown["table"]["actions_played"], shown["table"]["phase"]) == (1, "running")
    assert [seat["away_until"] for seat in shown["table"]["seats"]] == [None, None]
    async with ann.join(table) as first, ben.join(table) as second:
        await play_out(first, second)


async def test_a_clock_runs_out_in_the_database(port: Port) -> None:
    ann, ben, table = await port.pair(clock={"kind": "bank", "bank": 10})
    heard: list[Any] = []
    async with ann.join(table), ben.join(table, heard=heard.append) as second:
        shift = 11.0
        clock = port.node.registry.clock
        port.node.registry.clock = lambda: clock() + shift
        await second.until(lambda line: line.table["seats"][0]["stand_in"])
        assert "expired" in [message.get("kind") for message in heard]
        await second.until(lambda line: bool(line.actions()))


def kill_workers() -> int:
    """End all bot workers of this process, as the system might; how many there were.

    One that died before and was not waited for yet, or is gone since it was listed, is none.
    """
    killed = 0
    for child in psutil.Process().children():
        with contextlib.suppress(psutil.NoSuchProcess):  # a zombie is one of these, too
            if "anyio.to_process" in " ".join(child.cmdline()):
                child.kill()
                killed += 1
    return killed


async def test_a_worker_that_dies_as_it_begins_is_replaced(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, deaths = anyio.to_process.run_sync, [ProcessLookupError()]

    async def dying(*what: Any, **how: Any) -> Any:
        if deaths:
            raise deaths.pop()
        return await run(*what, **how)

    monkeypatch.setattr(anyio.to_process, "run_sync", dying)
    ann = await port.device()
    table = await ann.open(
        "tic_tac_toe", 2, bots={"0": "random", "1": "random"}, start=True,
        settings={"spectators": "open"},
    )  # fmt: skip
    async with ann.join(table) as line:
        await line.until(lambda now: now.table["actions_played"] > 0)
    assert port.node.metrics.bots["retried"] == 1


async def test_a_worker_that_dies_is_replaced(port: Port) -> None:
    ann = await port.device()
    killed = 0
    for _game in range(6):
        table = await ann.open("tic_tac_toe", 2, name="Ann", bots={"1": "random"}, start=True)
        async with ann.join(table) as line:
            while line.table["phase"] == "running":
                await line.act(line.actions()[0])
                killed += kill_workers()
                await line.until(lambda now: bool(now.actions()) or now.table["phase"] != "running")
        if killed > 3:
            break
    assert killed > 3


async def test_the_loop_does_not_stall_while_bots_think(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever else is to be done is done meanwhile: some turns of the loop for every thought."""
    bots, turns, meanwhile = port.node.bots, 0, list[int]()
    think = bots._think

    async def turn() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def watched(*how: Any) -> Any:
        before = turns
        found = await think(*how)
        meanwhile.append(turns - before)
        return found

    monkeypatch.setattr(bots, "_think", watched)
    turning = asyncio.create_task(turn())
    ann = await port.device()
    table = await ann.open("tic_tac_toe", 2, name="Ann", bots={"1": "random"}, start=True)
    async with ann.join(table) as line:
        await play_out(line)
    turning.cancel()
    assert len(meanwhile) >= 2
    assert min(meanwhile) > 1
