"""Playing through the server: sockets, commands, resuming."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import connect

from shoal import games
from shoal.client import Client, RefusedError, ServerError
from shoal.kernel import Record, patched
from shoal.server.tables import live_table
from tests.server.ports import GAMES, TIC, Port, play_out

pytestmark = pytest.mark.asyncio


async def test_two_people_play_a_game_to_its_end(port: Port) -> None:
    for name in GAMES:
        ann, ben, table = await port.pair(name)
        async with ann.join(table) as first, ben.join(table) as second:
            await play_out(first, second)
            await second.until(lambda line: line.table["phase"] == "finished")
            assert first.board["ranking"] == second.board["ranking"]
            assert first.repairs == second.repairs == 0
            assert (first.syncs, first.resumes) == (1, 0)
        record = Record.read(await ann.record(table))
        assert record.verify(GAMES[name]).good()
        assert record.names == ["Ann", "Ben"]


async def test_a_refusal_names_the_clause_and_changes_nothing(port: Port) -> None:
    ann, ben, table = await port.pair()
    async with ann.join(table) as first, ben.join(table) as second:
        before = first.v
        with pytest.raises(RefusedError) as refused:
            await second.act(TIC.space.text(0))
        assert refused.value.refusal == {
            "clause": TIC.turn_clause,
            "key": "refuse-turn",
            "args": {"seats": [0]},
        }
        assert await second.why(TIC.space.text(0)) == refused.value.refusal
        assert await first.why(TIC.space.text(0)) is None
        assert port.node.registry.tables[table].table.version == before


async def test_a_repeated_command_is_done_once(port: Port) -> None:
    ann, _ben, table = await port.pair()
    act = {"seat": 0, "action": TIC.space.text(0)}
    first = await ann.command(table, "act", "same", **act)
    again = await ann.command(table, "act", "same", **act)
    assert (first["status"], again["status"]) == ("accepted", "repeat")
    assert first["v"] == again["v"]
    # Also when the node has forgotten everything and reads the log.
    port.node.registry.tables.clear()
    again = await ann.command(table, "act", "same", **act)
    assert again["status"] == "repeat"


async def test_a_command_of_long_ago_is_not_done_again(
    port: Port, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(live_table, "REMEMBERED", 1)
    ann, ben, table = await port.pair()
    name = {"seat": 0, "name": "Ada"}
    first = await ann.command(table, "rename", "first", **name)
    await ann.command(table, "act", "second", seat=0, action=TIC.space.text(0))
    await ben.command(table, "act", "third", seat=1, action=TIC.space.text(1))
    registry = port.node.registry
    version = registry.tables[table].table.version
    for _reading in range(2):
        again = await ann.command(table, "rename", "first", **name)
        assert (first["status"], again["status"]) == ("accepted", "repeat")
        assert registry.tables[table].table.version == version
        registry.tables.clear()  # the log knows it too
        await registry.get(table)


async def test_who_comes_back_gets_what_was_missed(port: Port) -> None:
    ann, ben, table = await port.pair(settings={"stand_in": 0})
    heard: list[Any] = []
    async with ann.join(table) as first, ben.join(table, heard=heard.append) as second:
        assert second._socket is not None
        await second._socket.close()
        version = await first.act(TIC.space.text(4))
        await second.until(lambda line: line.v == version)
        await second.until(lambda line: line.resumes == 1)
        assert second.syncs == 1
        # In the resume or right after it, but once.
        events = [e for m in heard[1:] for e in (m["events"] if m["type"] == "resume" else [m])]
        assert [event["kind"] for event in events] == ["action"]
        assert events[0]["data"]["action"] == TIC.space.text(4)
        await second.act(TIC.space.text(0))
        assert second.repairs == 0


async def test_a_wrong_board_is_noticed_and_repaired(port: Port) -> None:
    ann, ben, table = await port.pair(settings={"stand_in": 0})
    async with ann.join(table) as first, ben.join(table) as second:
        second.hash = "0123456789ab"
        second.v = first.v
        assert second._socket is not None
        await second._socket.close()  # says hello with a hash the server does not know
        await second.until(lambda line: line.syncs == 2)
        second.view = {"wrong": True}
        version = await first.do("thinking", seat=0)  # an event without a view
        await second.until(lambda line: line.v == version and line.syncs == 3)
        assert second.repairs == 1
        assert "wrong" not in second.view


async def test_simultaneous_plans_do_not_disturb_each_other(port: Port) -> None:
    ann, ben, table = await port.pair("little")
    async with ann.join(table) as first, ben.join(table) as second:
        await asyncio.gather(first.act("pick 1"), second.act("pick 3"))
        await first.until(lambda line: line.view["chooser"] == 1)


async def test_a_spectator_sees_what_lies_open_and_touches_nothing(port: Port) -> None:
    ann, ben, table = await port.pair("kuhn_poker")
    cat = await port.device()
    with pytest.raises(RefusedError, match="table-no-spectators"):
        await cat.join(table).__aenter__()
    with pytest.raises(ServerError, match="table-host-only"):
        await ben.watch_link(table)
    token = await ann.watch_link(table)
    async with cat.join(watch=token) as line:
        assert line.view["cards"] == ["?", "?"]
        assert line.seat is None
        assert line.actions() == []
        answer = await line.command("act", seat=0, action="bet")
        assert answer["refusal"]["key"] == "table-not-yours"
    newer = await ann.watch_link(table)
    with pytest.raises(RefusedError, match="link-unknown"):
        await cat.join(watch=token).__aenter__()
    async with cat.join(watch=newer) as line:
        assert table not in json.dumps([line.table, line.view, line.board])


async def test_nobody_looks_from_another_persons_seat(port: Port) -> None:
    _ann, ben, table = await port.pair("kuhn_poker")
    with pytest.raises(RefusedError, match="table-not-yours"):
        await ben.join(table, seat=0).__aenter__()
    ben.device = ben.device[:-2] + "xx"  # a pass that was tampered with
    with pytest.raises(RefusedError, match="table-no-spectators"):
        await ben.join(table).__aenter__()


async def test_one_device_turns_from_seat_to_seat(port: Port) -> None:
    ann = await port.device()
    table = await ann.open("kuhn_poker", 2, name="Ann")
    await ann.command(table, "sit", seat=1, name="Ben")
    await ann.command(table, "start")
    async with ann.join(table) as line:
        assert line.yours == [0, 1]
        own = line.view["cards"]
        await line.look(1)
        await line.until(lambda now: now.seat == 1)
        assert line.view["cards"] != own
        assert all(seat["shared"] for seat in line.table["seats"])


async def test_long_polling_says_the_same(port: Port) -> None:
    ann, ben, table = await port.pair()
    first = (await ben.poll(table=table))[0]
    assert first["type"] == "sync"
    waiting = asyncio.create_task(polled_until_moved(ben, table, first))
    await ann.command(table, "act", seat=0, action=TIC.space.text(0))
    last, view = await asyncio.wait_for(waiting, 120)
    async with ben.join(table) as line:
        assert line.hash == last["hash"]
        assert line.view == view
    missed = await ben.poll(table=table, v=first["v"], hash=first["hash"])
    assert missed[0]["type"] == "resume"


async def polled_until_moved(
    client: Client, table: str, last: dict[str, Any]
) -> tuple[dict[str, Any], dict[str, Any]]:
    """Poll as a browser without a socket does, until the view has changed.

    Which entries come together, and whether absences are among them, depends on the machine.
    """
    begun = view = last["view"]
    while view == begun:
        for message in await client.poll(table=table, v=last["v"], hash=last["hash"], wait=5):
            assert message["type"] in ("event", "resume")
            assert message["v"] > last["v"]
            last, view = message, message.get("view", view)
            for patch in message.get("patches", []):
                view = patched(view, patch)
    return last, view


async def test_a_poll_with_nothing_to_tell_ends_empty(port: Port) -> None:
    ann, ben, table = await port.pair()
    first = (await ann.poll(table=table))[0]
    async with ann.join(table), ben.join(table):  # nobody is missed meanwhile
        now = (await ann.poll(table=table))[0]
        assert now["v"] >= first["v"]
        assert await ann.poll(table=table, v=now["v"], hash=now["hash"], wait=0.05) == []


async def test_chat_reaches_everybody_and_is_not_in_the_log(port: Port) -> None:
    ann, ben, table = await port.pair()
    heard: list[Any] = []
    async with ann.join(table) as first, ben.join(table, heard=heard.append) as second:
        before = first.v
        await first.do("say", seat=0, text=" hello \n there ")
        await first.do("say", seat=0, phrase="phrase-well-played")
        with pytest.raises(RefusedError, match="chat-phrase"):
            await first.do("say", seat=0, phrase="phrase-rude")
        with pytest.raises(RefusedError, match="table-seated-only"):
            await first.do("say", seat=1, text="I am Ben")
        await second.until(lambda _line: len(heard) >= 3)
        assert [m["text"] or m["phrase"] for m in heard if m["type"] == "chat"] == [
            "hello   there",
            "phrase-well-played",
        ]
        assert first.v == before
    said = (await ben.call("GET", f"/api/tables/{table}/chat"))["chat"]
    assert [line["n"] for line in said] == [1, 2]


async def test_the_one_who_begins_may_be_another_and_lines_follow(port: Port) -> None:
    ann, ben = await port.device(), await port.device()
    table = await ann.open("kuhn_poker", 2, name="Ann")
    await ben.command(table, "sit", seat=1, name="Ben")
    async with ann.join(table) as first, ben.join(table) as second:
        await first.do("set", first=1)
        await first.do("start")
        await second.until(lambda line: line.table["phase"] == "running")
        assert (first.seat, second.seat) == (1, 0)
        assert second.actions()
        assert first.view["cards"][1] != "?"
        assert first.view["cards"][0] == "?"
        await play_out(first, second)


async def test_take_back_and_votes_through_the_server(port: Port) -> None:
    ann, ben, table = await port.pair()
    async with ann.join(table) as first, ben.join(table) as second:
        await first.act(TIC.space.text(0))
        await first.do("back", seat=0)
        await first.until(lambda line: len(line.actions()) == 9)
        await first.act(TIC.space.text(0))
        await second.act(TIC.space.text(1))
        with pytest.raises(RefusedError, match="takeback-other"):
            await first.do("back", seat=0)
        await first.do("ask", seat=0, what="back")
        await second.until(lambda line: line.table["vote"] is not None)
        await second.do("answer", seat=1, yes=True)
        await first.until(lambda line: len(line.actions()) == 9)
        await first.do("ask", seat=0, what="end")
        await second.do("answer", seat=1, yes=True)
        await first.until(lambda line: line.table["phase"] == "agreed")
        assert first.table["seed"] is not None


async def test_a_rematch_is_one_click_for_everybody(port: Port) -> None:
    ann, ben, table = await port.pair("kuhn_poker")
    async with ann.join(table) as first, ben.join(table) as second:
        await play_out(first, second)
        answer = await second.command("rematch")
        await first.until(lambda line: line.table["rematch"] is not None)
        assert first.table["rematch"] == answer["table"]
    again = answer["table"]
    async with ann.join(again) as first, ben.join(again) as second:
        assert (first.seat, second.seat) == (1, 0)
        assert first.table["phase"] == "running"
        await play_out(first, second)


async def test_two_tabs_on_one_seat_both_follow(port: Port) -> None:
    ann, ben, table = await port.pair()
    async with ann.join(table) as one, ann.join(table) as two, ben.join(table):
        version = await one.act(TIC.space.text(0))
        await two.until(lambda line: line.v == version)
        assert two.view == one.view


async def test_a_freed_seat_stops_seeing_at_once(port: Port) -> None:
    ann, ben, table = await port.pair("kuhn_poker")
    seen: list[Any] = []
    async with ann.join(table) as first:
        line = ben.join(table, heard=seen.append, again=False)
        await line.__aenter__()
        await first.do("free", seat=1)
        await asyncio.wait_for(asyncio.shield(line._task), 120)  # type: ignore[arg-type]
        # No entry of the log any more, only the word that the seat is somebody else's.
        assert [(message["type"], message.get("key")) for message in seen] == [
            ("sync", None),
            ("closing", "seat-moved"),
        ]
        await line.close()


async def test_what_is_no_message_is_turned_away(port: Port) -> None:
    ann, _ben, table = await port.pair(settings={"stand_in": 0})
    bad = [
        "", "null", "[]", "{", '{"type":"command"}', '{"type":"ping","x":1}', "\x00", "9" * 20_000,
        '{"type":"command","id":"a","command":{"kind":"act","seat":"0","action":"x"}}',
        '{"type":"command","id":"a b","command":{"kind":"start"}}',
        '{"type":"command","id":"a","command":{"kind":"act","seat":true,"action":"x"}}',
    ]  # fmt: skip
    url = port.url.replace("http", "ws") + "/api/socket"
    for text in bad[:7] + bad[8:]:
        async with connect(url, compression=None, proxy=None) as socket:
            await socket.send(json.dumps({"type": "hello", "device": ann.device, "table": table}))
            assert json.loads(await socket.recv())["type"] == "sync"
            await socket.send(text)
            answer = json.loads(await socket.recv())
            assert answer["type"] == "error"
            await socket.send('{"type":"ping"}')
            assert json.loads(await socket.recv())["type"] == "pong"
    play = port.node.registry.tables[table].table.play
    assert play is not None
    assert play.steps == []


async def test_another_sites_page_gets_no_socket(port: Port) -> None:
    url = port.url.replace("http", "ws") + "/api/socket"
    with pytest.raises(Exception, match="403"):
        async with connect(url, origin="https://evil.example", proxy=None):  # type: ignore[arg-type]
            pass


async def test_an_action_that_is_not_listed_is_previewed_when_asked_for(port: Port) -> None:
    registry = port.node.registry
    registry.games = {**registry.games, "maldivia": games.find("maldivia")}
    ann, ben, table = await port.pair("maldivia")
    async with ann.join(table) as first, ben.join(table) as second:
        while not first.board["whole"]:  # places are chosen first
            for line in (first, second):
                if line.actions():
                    await line.act(line.actions()[0])
            await asyncio.sleep(0.01)
        path, plan = f"/api/tables/{table}/preview", first.actions()[-1]
        found = await ann.call("POST", path, {"seat": 0, "action": plan})
        assert found["refusal"] is None
        assert found["preview"]["tiles"] == plan.split()[1:]
        found = await ann.call("POST", path, {"seat": 0, "action": "end"})
        assert found["preview"] == {}
        assert found["refusal"]["clause"].startswith("MAL-")
        with pytest.raises(ServerError, match="table-not-yours"):
            await ben.call("POST", path, {"seat": 0, "action": plan})
        with pytest.raises(ServerError, match="refuse-unknown"):
            await ann.call("POST", path, {"seat": 0, "action": "plan nothing"})
        assert registry.tables[table].table.version == first.v


async def test_stopping_tells_clients(port: Port) -> None:
    ann, _ben, table = await port.pair()
    heard: list[Any] = []
    line = ann.join(table, heard=heard.append, again=False)
    await line.__aenter__()
    await port.stop()
    assert heard[-1]["key"] == "server-stopping"
    await line.close()


async def test_stopping_while_a_client_goes(port: Port) -> None:
    """Whoever hangs up in the same moment must not keep the server from stopping well."""
    ann, _ben, table = await port.pair()
    async with ann.join(table, again=False):
        (connection,) = port.node.connections
        connection.line.transport.abort()
        await port.stop()


async def test_closing_a_line_can_be_cancelled(port: Port) -> None:
    """Whoever gives up while a line is being closed is not kept going."""
    ann, _ben, table = await port.pair()
    line = await ann.join(table).__aenter__()
    closing = asyncio.create_task(line.close())
    await asyncio.sleep(0)
    closing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await closing
    await line.close()
