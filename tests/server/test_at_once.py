"""An ordinary action is carried out as soon as it comes; everything else goes the long way."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest

from shoal.server.storage.database import StorageDown
from shoal.server.storage.group_commit import Append, Commit, Conflict, GroupCommit
from shoal.server.tables.commands import carry_out
from shoal.server.tables.live_table import LiveTable
from shoal.server.tables.turn import Turn
from shoal.server.ws import connection, ordinary
from shoal.server.ws import protocol as m
from soak.fuzz import message
from tests.server.ports import TIC, Port
from tests.server.test_line import ByHand, entered, text

MARK = {"kind": "act", "seat": 0, "action": "mark a1", "base": 3}


def sent(**changes: Any) -> str:
    return json.dumps({"type": "command", "id": "a-1", "command": MARK} | changes)


@pytest.mark.parametrize("base", [{}, {"base": None}, {"base": 0}, {"base": 2**31 - 1}])
def test_an_action_is_read_as_the_schema_reads_it(base: dict[str, Any]) -> None:
    command = {"kind": "act", "seat": 98, "action": "fische é", **base}
    written = sent(command=command)
    read = m.READ.validate_json(written)
    assert isinstance(read, m.CommandMessage)
    assert isinstance(read.command, m.Act)
    act = read.command
    assert ordinary.action(written) == (read.id, act.seat, act.action, act.base)


@pytest.mark.parametrize(
    "written",
    [
        "", "{", "[]", "7", sent(type="look"), sent(id="a b"), sent(id="x" * 65), sent(id=7),
        sent(id=""), sent(more=1), sent(command=[]), sent(command=MARK | {"kind": "back"}),
        sent(command=MARK | {"seat": -1}), sent(command=MARK | {"seat": 99}),
        sent(command=MARK | {"seat": True}), sent(command=MARK | {"seat": 0.0}),
        sent(command=MARK | {"action": ""}), sent(command=MARK | {"action": "x" * 121}),
        sent(command=MARK | {"action": 7}), sent(command=MARK | {"base": -1}),
        sent(command=MARK | {"base": 2**31}), sent(command=MARK | {"base": "3"}),
        sent(command=MARK | {"base": True}), sent(command=MARK | {"other": 1}),
        sent(id="a\n"), '{"type": "command", "id": "a", "command": {"kind": "act", "seat": 0}}',
    ],
)  # fmt: skip
def test_what_looks_different_is_left_to_the_schema(written: str) -> None:
    assert ordinary.action(written) is None


def test_nothing_is_read_that_the_schema_would_not_read() -> None:
    luck, taken = random.Random(4), 0
    for _each in range(5000):
        wild = message(luck)
        written = wild if isinstance(wild, str) else wild.decode("latin-1")
        read = ordinary.action(written)
        if read is not None:
            taken += 1
            known = m.READ.validate_json(written)
            assert isinstance(known, m.CommandMessage)
            assert isinstance(known.command, m.Act)
            act = known.command
            assert read == (known.id, act.seat, act.action, act.base)
    assert taken > 50


@pytest.mark.asyncio
async def test_turns_are_taken_in_order() -> None:
    turn, order = Turn(), list[str]()

    async def wait(name: str) -> None:
        async with turn:
            order.append(name)

    assert turn.take()
    assert not turn.take()
    first, second, third = (asyncio.create_task(wait(name)) for name in "abc")
    await asyncio.sleep(0)
    second.cancel()
    turn.release()
    assert turn.locked()  # handed on, and nobody gets in between
    assert not turn.take()
    await asyncio.gather(first, second, third, return_exceptions=True)
    assert order == ["a", "c"]
    assert not turn.locked()


@pytest.mark.asyncio
async def test_whoever_is_cancelled_with_the_turn_in_hand_gives_it_back() -> None:
    turn = Turn()
    assert turn.take()

    async def wait() -> None:
        async with turn:
            raise AssertionError("was cancelled before")

    waiting = asyncio.create_task(wait())
    await asyncio.sleep(0)
    turn.release()  # to the one who waits
    waiting.cancel()  # who has not woken up yet
    with pytest.raises(asyncio.CancelledError):
        await waiting
    assert not turn.locked()


async def heard(line: ByHand, count: int) -> list[Any]:
    found: list[Any] = []
    while len(found) < count:
        told = await line.message()
        found += told if isinstance(told, list) else [told]
    return found


def act(number: int, version: int) -> dict[str, Any]:
    command = {"kind": "act", "seat": 0, "action": TIC.space.text(number), "base": version}
    return {"type": "command", "id": f"act-{number}", "command": command}


@pytest.mark.asyncio
async def test_an_action_needs_no_long_way_and_what_follows_waits_for_it(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    long_ways: list[m.Strict] = []

    async def counted(registry: Any, live: Any, who: str, cmd: str, command: m.Strict) -> Any:
        long_ways.append(command)
        return await carry_out(registry, live, who, cmd, command)

    monkeypatch.setattr(connection, "carry_out", counted)
    line, _ann, table = await entered(port)
    before = port.node.registry.tables[table].table.version
    line.send(text(act(0, before)), text({"type": "ping"}))
    kinds = [told["type"] for told in await heard(line, 3)]
    assert kinds == ["event", "answer", "pong"]
    assert long_ways == []
    line.send(text(act(0, before)))  # sent again: known, so looked at with care
    (again,) = await heard(line, 1)
    assert (again["status"], again["v"]) == ("repeat", before + 1)
    assert len(long_ways) == 1
    line.send(text(act(1, before + 1)))  # not this seat's turn
    (refused,) = await heard(line, 1)
    assert refused["refusal"]["key"] == "refuse-turn"
    commands = port.node.metrics.commands
    assert (commands["accepted"] >= 1, commands["repeat"], commands["refused"]) == (True, 1, 1)
    assert 'shoal_command_seconds_bucket{le="+Inf"}' in port.node.metrics.text()
    line.writer.close()


@pytest.mark.asyncio
async def test_what_cannot_be_stored_is_refused_and_the_next_one_finds_the_truth(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    line, _ann, table = await entered(port)
    live, put = port.node.registry.tables[table], GroupCommit.put
    before, errors = live.table.version, [StorageDown("full"), Conflict()]

    def failing(self: GroupCommit, commit: Commit) -> None:
        if not errors:
            put(self, commit)
        else:
            asyncio.get_running_loop().call_soon(commit.done, errors.pop(0))

    monkeypatch.setattr(GroupCommit, "put", failing)
    line.send(text(act(0, before)))
    (refused,) = await heard(line, 1)
    assert refused["refusal"]["key"] == "storage-down"
    assert live.doubtful
    line.send(text(act(0, before)))  # the long way, since memory is in doubt; somebody was quicker
    told = await heard(line, 2)
    assert [each["type"] for each in told] == ["event", "answer"]
    assert (told[1]["status"], live.table.version) == ("accepted", before + 1)
    line.writer.close()


@pytest.mark.asyncio
async def test_whoever_was_not_quick_enough_looks_again(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    line, _ann, table = await entered(port)
    live, put, lost = port.node.registry.tables[table], GroupCommit.put, list[list[Append]]()

    def quicker(self: GroupCommit, commit: Commit) -> None:
        if lost:
            put(self, commit)
        else:
            lost.append(commit.appends)
            asyncio.get_running_loop().call_soon(commit.done, Conflict())

    monkeypatch.setattr(GroupCommit, "put", quicker)
    version = live.table.version
    line.send(text(act(0, version)), text({"type": "ping"}))
    told = await heard(line, 3)
    assert [each["type"] for each in told] == ["event", "answer", "pong"]
    assert (told[1]["status"], live.table.version) == ("accepted", version + 1)
    assert not live.lock.locked()
    line.writer.close()


@pytest.mark.asyncio
async def test_a_pong_tells_of_nothing_that_is_not_stored_yet(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    line, _ann, table = await entered(port)
    live, put, held = port.node.registry.tables[table], GroupCommit.put, list[Commit]()
    version = live.table.version
    monkeypatch.setattr(GroupCommit, "put", lambda _self, commit: held.append(commit))
    command = m.Act(kind="act", seat=0, action=TIC.space.text(0), base=version)
    who = live.table.seats[0].who
    acting = asyncio.create_task(carry_out(port.node.registry, live, who, "a-1", command))
    async with asyncio.timeout(120):
        while not held:
            await asyncio.sleep(0)
    assert live.table.version == version + 1
    line.send(text({"type": "ping"}))
    assert await heard(line, 1) == [{"type": "pong", "v": version}]
    put(port.node.registry.group_commit, held.pop())
    await acting
    line.send(text({"type": "ping"}))
    event, pong = await heard(line, 2)
    assert (event["type"], pong) == ("event", {"type": "pong", "v": version + 1})
    line.writer.close()


@pytest.mark.asyncio
async def test_a_fault_while_telling_leaves_nobody_without_an_answer(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    line, _ann, table = await entered(port)
    live = port.node.registry.tables[table]
    version = live.table.version

    def broken(_live: LiveTable, _told: object) -> None:
        raise RuntimeError("a fault of ours")

    monkeypatch.setattr(LiveTable, "send", broken)
    line.send(text(act(0, version)))
    (answer,) = await heard(line, 1)
    assert (answer["status"], answer["v"]) == ("repeat", version + 1)  # it is stored, and known
    assert not live.lock.locked()
    line.send(text({"type": "ping"}))
    assert [told["type"] for told in await heard(line, 1)] == ["pong"]
    line.writer.close()


@pytest.mark.asyncio
async def test_a_line_that_goes_in_the_middle_of_an_action_loses_nothing(port: Port) -> None:
    line, _ann, table = await entered(port)
    live = port.node.registry.tables[table]
    version = live.table.version
    line.send(text(act(0, version)))
    line.writer.transport.abort()
    async with asyncio.timeout(120):
        while port.node.connections or live.lock.locked():
            await asyncio.sleep(0.01)
    assert not live.doubtful
    # Whether it arrived is the line's secret. If the disk takes its time, the seat is empty then.
    since = [folded.entry.kind for folded in live.table.tail if folded.version > version]
    assert since in ([], ["action"], ["away"], ["action", "away"])
    assert live.published == live.table.version
