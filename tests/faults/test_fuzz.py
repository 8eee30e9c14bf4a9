"""Fuzzing: every endpoint and every message. No 5xx, no traceback, no change of state."""

from __future__ import annotations

import asyncio
import json
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect

from shoal.client import Client
from tests.server.ports import Port, quick

EXAMPLES = 15


class Aside:
    """A node in a thread of its own, for tests that are not asynchronous."""

    def __init__(self, data: Path) -> None:
        self.loop = asyncio.new_event_loop()
        self.thread = threading.Thread(target=self.loop.run_forever, daemon=True)
        self.thread.start()
        limits: dict[str, Any] = {
            "rate_address": 1e6,
            "rate_socket": 1e6,
            "tables_per_guest": 100_000,
        }
        self.port: Port = self.run(self._start(quick(data, **limits)))

    async def _start(self, how: Any) -> Port:
        return await Port(how).start()

    def run(self, work: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(60)

    def stop(self) -> None:
        self.run(self.port.stop())
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(10)


@pytest.fixture(scope="module")
def aside(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Aside]:
    found = Aside(tmp_path_factory.mktemp("fuzz"))
    yield found
    found.stop()


@pytest.fixture(scope="module")
def device(aside: Aside) -> str:
    client: Client = aside.run(aside.port.device())
    return client.device


@pytest.fixture
def api(aside: Aside) -> Any:
    return schemathesis.openapi.from_url(f"{aside.port.url}/api/openapi.json")


schema = schemathesis.pytest.from_fixture("api")


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)
def test_no_request_breaks_the_server(case: Any, aside: Aside, device: str) -> None:
    if case.path == "/api/events":
        case.body = {**case.body, "wait": 0} if isinstance(case.body, dict) else case.body
    response = case.call(headers={"Authorization": f"Bearer {device}"}, timeout=120)
    assert response.status_code < 500, response.text
    assert "Traceback" not in response.text
    known = {int(code) for code in case.operation.definition.raw["responses"] if code != "default"}
    assert response.status_code in known | {404, 405}, response.status_code
    if response.status_code >= 400:
        assert set(response.json()) == {"error"}
    assert aside.port.node.metrics.requests[500] == 0


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=40),
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=10), inner, max_size=4)
    ),
    max_leaves=12,
)
KINDS = ["act", "back", "ask", "answer", "sit", "bot", "free", "set", "start", "say", "rematch"]
FIELDS = ["seat", "action", "base", "what", "yes", "name", "level", "options", "clock", "text"]
COMMAND = st.fixed_dictionaries(
    {"kind": st.sampled_from(KINDS) | st.text(max_size=8)},
    optional=dict.fromkeys(FIELDS, JSON),
)
MESSAGE = st.one_of(
    JSON,
    st.fixed_dictionaries(
        {"type": st.sampled_from(["command", "hello", "look", "why", "ping", "x"])},
        optional={"id": JSON | st.just("a"), "command": COMMAND | JSON, "seat": JSON, "v": JSON},
    ),
)


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(MESSAGE | st.binary(max_size=40), min_size=1, max_size=8))
def test_no_message_breaks_a_table(aside: Aside, messages: list[Any]) -> None:
    """A spectator may send what he likes: the table stays as it is, the line or an error stays."""

    async def run() -> None:
        ann, _ben, table = await aside.port.pair("kuhn_poker", settings={"stand_in": 0})
        watch = await ann.watch_link(table)
        live = aside.port.node.registry.tables[table]
        before = (live.table.version, live.table.play.steps[:])  # type: ignore[union-attr]
        url = aside.port.url.replace("http", "ws") + "/api/socket"
        async with connect(url, proxy=None, compression=None, max_size=None) as socket:
            await socket.send(json.dumps({"type": "hello", "watch": watch}))
            await socket.recv()
            for message in messages:
                await socket.send(
                    message if isinstance(message, bytes) else json.dumps(message, default=str)
                )
            await socket.send('{"type":"ping"}')
            text = ""
            while "pong" not in text:
                text = str(await asyncio.wait_for(socket.recv(), 120))
                assert "Traceback" not in text
        after = (live.table.version, live.table.play.steps[:])  # type: ignore[union-attr]
        assert before == after

    aside.run(run())


@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
@given(messages=st.lists(MESSAGE, min_size=1, max_size=8))
def test_a_seated_person_sends_nonsense_and_the_log_still_folds(
    aside: Aside, messages: list[Any]
) -> None:
    async def run() -> None:
        ann, _ben, table = await aside.port.pair("little", settings={"stand_in": 0})
        url = aside.port.url.replace("http", "ws") + "/api/socket"
        async with connect(url, proxy=None, compression=None, max_size=None) as socket:
            hello = {"type": "hello", "device": ann.device, "table": table}
            await socket.send(json.dumps(hello))
            for message in messages:
                await socket.send(json.dumps(message, default=str))
            await socket.send('{"type":"ping"}')
            text = ""
            while "pong" not in text:
                text = str(await asyncio.wait_for(socket.recv(), 120))
        before = await ann.table(table)
        aside.port.node.registry.tables.pop(table)  # read the log anew
        assert await ann.table(table) == before

    aside.run(run())
