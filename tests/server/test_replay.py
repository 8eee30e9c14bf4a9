"""Looking at finished games through the server: moments, chances, fairness."""

from __future__ import annotations

import asyncio
import gzip
import json
from typing import Any

import httpx
import pytest

from shoal.client import Client, ServerError
from shoal.kernel import SeaChance
from tests.server.ports import KUHN, TIC, Port, play_out

pytestmark = pytest.mark.asyncio


async def finished(
    port: Port, game: str = "kuhn_poker"
) -> tuple[Client, str, dict[int, list[Any]]]:
    """A table played to its end, and what each seat was told meanwhile."""
    ann, ben, table = await port.pair(game)
    heard: dict[int, list[Any]] = {0: [], 1: []}
    async with (
        ann.join(table, heard=heard[0].append) as first,
        ben.join(table, heard=heard[1].append) as second,
    ):
        await play_out(first, second)
        await second.until(lambda line: line.table["phase"] == "finished")
    return ann, table, heard


async def moments(client: Client, table: str, **query: int) -> dict[str, Any]:
    words = "&".join(f"{key}={value}" for key, value in query.items())
    found: dict[str, Any] = await client.call("GET", f"/api/tables/{table}/moments?{words}")
    return found


async def test_a_finished_game_is_shown_as_each_seat_saw_it(port: Port) -> None:
    ann, table, heard = await finished(port)
    for seat in (0, 1):
        page = await moments(ann, table, seat=seat)
        told = [message for message in heard[seat] if message.get("kind") == "action"]
        assert page["plies"] == len(told) == len(page["moments"]) - 1
        for moment, event in zip(page["moments"][1:], told, strict=True):
            assert moment["told"] == {key: event[key] for key in ("v", "kind", "at", "data")}
            assert moment["patches"] == event["patches"]
            assert "view" not in moment
            assert moment["board"]["scores"] == event["board"]["scores"]
    watched = await moments(ann, table)
    assert watched["seat"] == -1
    assert watched["moments"][0]["view"]["cards"] == ["?", "?"]
    assert watched["moments"][0]["told"]["kind"] == "started"


async def test_pages_fit_together(port: Port) -> None:
    ann, table, _heard = await finished(port, "tic_tac_toe")
    whole = (await moments(ann, table, seat=0))["moments"]
    pages: list[Any] = []
    while len(pages) < len(whole):
        after = pages[-1]["ply"] if pages else -1
        pages += (await moments(ann, table, seat=0, after=after, count=2))["moments"]
    assert [page["patches"] for page in pages] == [moment["patches"] for moment in whole]
    seen = await ann.moments(table, 0)
    assert [moment["ply"] for moment in seen] == [moment["ply"] for moment in whole]
    assert [page["view"] for page in pages[::2]] == [moment["view"] for moment in seen[::2]]
    assert (await moments(ann, table, seat=0, after=len(whole)))["moments"] == []


async def test_moments_are_packed_for_those_who_unpack(port: Port) -> None:
    _ann, table, _heard = await finished(port, "tic_tac_toe")
    url = f"{port.url}/api/tables/{table}/moments?seat=0"
    bodies = {}
    async with httpx.AsyncClient(trust_env=False) as web:
        for packing in ("gzip", "identity"):
            async with web.stream("GET", url, headers={"Accept-Encoding": packing}) as reply:
                assert reply.headers.get("content-encoding", "identity") == packing
                bodies[packing] = b"".join([part async for part in reply.aiter_raw()])
    assert gzip.decompress(bodies["gzip"]) == bodies["identity"]
    assert len(bodies["gzip"]) < len(bodies["identity"]) / 3


async def test_a_running_game_is_shown_to_nobody(port: Port) -> None:
    ann, _ben, table = await port.pair("kuhn_poker")
    for path in ("moments?seat=0", "moments?seat=1", "moments", "chances", "fairness"):
        with pytest.raises(ServerError, match="409 replay-running"):
            await ann.call("GET", f"/api/tables/{table}/{path}")
    seat = await ann.open("kuhn_poker", 2, name="Ann")  # nor one that has not begun
    with pytest.raises(ServerError, match="409 replay-running"):
        await ann.call("GET", f"/api/tables/{seat}/moments")


async def test_there_are_only_the_eyes_of_the_table(port: Port) -> None:
    ann, table, _heard = await finished(port)
    with pytest.raises(ServerError, match="409 table-no-seat"):
        await moments(ann, table, seat=2)
    for query in ({"seat": -2}, {"count": 0}, {"count": 10_000}, {"after": -2}):
        with pytest.raises(ServerError, match="422"):
            await moments(ann, table, **query)
    with pytest.raises(ServerError, match="404"):
        await moments(ann, "x" * 22)


async def test_an_imported_record_can_be_looked_at(port: Port) -> None:
    ann, table, _heard = await finished(port)
    body = {"record": await ann.record(table)}
    again = (await ann.call("POST", "/api/records", body))["table"]
    first, second = await ann.moments(table, 1), await ann.moments(again, 1)
    assert [m["view"] for m in first] == [m["view"] for m in second]
    assert (await ann.call("GET", f"/api/tables/{again}/fairness"))["fits"] is True


async def test_a_game_ended_by_agreement_can_be_looked_at(port: Port) -> None:
    ann, ben, table = await port.pair()
    await ann.command(table, "act", seat=0, action=TIC.space.text(4))
    await ann.command(table, "ask", seat=0, what="end")
    await ben.command(table, "answer", seat=1, yes=True)
    assert len((await moments(ann, table, seat=1))["moments"]) == 2
    facts = await ann.call("GET", f"/api/tables/{table}/fairness")
    assert (facts["fits"], facts["legal"], facts["result"]) == (True, True, None)


async def test_fairness_can_be_checked_by_hand(port: Port) -> None:
    ann, table, _heard = await finished(port)
    facts = await ann.call("GET", f"/api/tables/{table}/fairness")
    assert (facts["fits"], facts["legal"], facts["result"]) == (True, True, True)
    state = KUHN.new(2, SeaChance(bytes.fromhex(facts["seed"])), {})
    opening = (await moments(ann, table, seat=0))["moments"][0]["view"]
    assert state.view(0) == opening
    assert await ann.fairness(table) == facts


async def curve(client: Client, table: str, seconds: float = 60.0) -> dict[str, Any]:
    async with asyncio.timeout(seconds):
        while True:
            found: dict[str, Any] = await client.call("GET", f"/api/tables/{table}/chances")
            if found["status"] == "ready":
                return found
            await asyncio.sleep(0.05)


async def test_chances_are_worked_out_when_asked_for(port: Port) -> None:
    ann, table, _heard = await finished(port, "tic_tac_toe")
    first = await ann.call("GET", f"/api/tables/{table}/chances")
    assert (first["status"], first["done"]) == ("working", 0)
    found = await curve(ann, table)
    plies = (await moments(ann, table))["plies"]
    assert [point["ply"] for point in found["points"]] == list(range(plies + 1))
    for point in found["points"]:
        assert sum(point["chances"]) == pytest.approx(1.0, abs=0.02)
    last = found["points"][-1]["chances"]
    assert sorted(last) in ([0.0, 1.0], [0.5, 0.5])
    assert len(found["turning"]) <= 3
    assert await ann.call("GET", f"/api/tables/{table}/chances") == found
    assert json.dumps(found)


async def test_a_judge_that_dies_is_asked_again(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann, table, _heard = await finished(port, "tic_tac_toe")
    import anyio

    async def dies(*_args: Any, **_how: Any) -> None:
        raise anyio.BrokenWorkerProcess

    monkeypatch.setattr("shoal.server.tables.win_chances.anyio.to_process.run_sync", dies)
    await ann.call("GET", f"/api/tables/{table}/chances")
    async with asyncio.timeout(120):
        while not port.node.win_chances.curves[table].failed:
            await asyncio.sleep(0.01)
    monkeypatch.undo()
    assert (await curve(ann, table))["status"] == "ready"


async def test_too_many_questions_are_refused(port: Port, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shoal.server.tables.win_chances.MOST_WAITING", 1)
    port.node.bots.waiting = 1  # a bot comes first
    ann, one, _heard = await finished(port, "tic_tac_toe")
    _ann, two, _heard = await finished(port, "tic_tac_toe")
    await ann.call("GET", f"/api/tables/{one}/chances")
    with pytest.raises(ServerError, match="409 bots-busy"):
        await ann.call("GET", f"/api/tables/{two}/chances")
    port.node.bots.waiting = 0
    await curve(ann, one)
    await curve(ann, two)


async def test_what_is_looked_at_now_is_worked_out_first(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[list[str]] = []

    async def judge(
        _do: Any, _work: str, _game: str, texts: list[str], *_args: Any, **_how: Any
    ) -> Any:
        begun.append(list(port.node.win_chances.begun))
        return [[0.5, 0.5] for _text in texts]

    monkeypatch.setattr("shoal.server.tables.win_chances.anyio.to_process.run_sync", judge)
    port.node.bots.waiting = 1  # a bot comes first: nothing is worked out yet
    ann, left, _heard = await finished(port, "tic_tac_toe")
    _ann, looked_at, _heard = await finished(port, "tic_tac_toe")
    await ann.call("GET", f"/api/tables/{left}/chances")
    await ann.call("GET", f"/api/tables/{looked_at}/chances")
    port.node.bots.waiting = 0
    await curve(ann, looked_at)
    assert begun[0] == [looked_at]
    await curve(ann, left)
