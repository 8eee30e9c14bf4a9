"""The gate: headers, sizes, limits, health, metrics, the browser client's files."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from shoal.client import ServerError
from tests.server.ports import Port, play_out, quick

pytestmark = pytest.mark.asyncio


async def test_every_answer_has_strict_headers(port: Port) -> None:
    async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
        for path in ("/health", "/ready", "/api/games", "/nowhere", "/api/tables/short"):
            reply = await web.get(path)
            assert "default-src 'self'" in reply.headers["content-security-policy"]
            assert reply.headers["x-content-type-options"] == "nosniff"
            assert reply.headers["referrer-policy"] == "no-referrer"
            assert "server" not in reply.headers


async def test_errors_are_keys_and_echo_nothing(port: Port) -> None:
    async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
        secret = "do-not-repeat-me"
        for method, path, status in [
            ("GET", f"/{secret}", 404),
            ("GET", f"/api/tables/{secret}", 422),
            ("PATCH", "/api/tables", 405),
            ("GET", "/api/tables/" + "x" * 22, 404),
        ]:
            reply = await web.request(method, path)
            assert reply.status_code == status
            assert set(reply.json()["error"]) == {"clause", "key", "args"}
            assert secret not in reply.text
        reply = await web.post("/api/me", content=f'{{"x": "{secret}"')
        assert reply.status_code == 422
        assert secret not in reply.text


async def test_what_is_too_large_is_not_read(port: Port) -> None:
    async with httpx.AsyncClient(base_url=port.url, trust_env=False) as web:
        reply = await web.post("/api/me", content=b" " * 20_000)
        assert (reply.status_code, reply.json()["error"]["key"]) == (413, "too-large")

        async def endless() -> AsyncIterator[bytes]:
            for _chunk in range(100):
                yield b" " * 1000

        reply = await web.post("/api/me", content=endless())
        assert reply.status_code == 413


async def test_a_guest_cannot_open_tables_without_end(tmp_path: Path) -> None:
    port = await Port(quick(tmp_path, tables_per_guest=3)).start()
    try:
        ann = await port.device()
        for _table in range(3):
            await ann.open("tic_tac_toe", 2, name="Ann")
        with pytest.raises(ServerError, match="409 tables-many"):
            await ann.open("tic_tac_toe", 2, name="Ann")
    finally:
        await port.stop()


async def test_metrics_count_what_happens(port: Port) -> None:
    ann, ben, table = await port.pair()
    async with ann.join(table) as first, ben.join(table) as second:
        await play_out(first, second)
        text = str(await ann.call("GET", "/metrics"))
    assert "shoal_viewers 2" in text
    assert 'shoal_commands_total{status="accepted"}' in text
    assert 'shoal_command_seconds_bucket{le="+Inf"}' in text
    for secret in (table, ann.device):
        assert secret not in text


async def test_the_schema_describes_every_route(port: Port) -> None:
    ann = await port.device()
    schema = await ann.call("GET", "/api/openapi.json")
    assert "/api/tables/{table_id}/commands" in schema["paths"]
    for path, methods in schema["paths"].items():
        for method in methods.values():
            assert method.get("description"), path


async def test_the_browser_client_is_served_beside_the_api(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<title>Shoal</title>")
    (web / "assets" / "main.js").write_text("1;" * 1000)
    port = await Port(quick(tmp_path, static=str(web))).start()
    try:
        async with httpx.AsyncClient(base_url=port.url, trust_env=False) as browser:
            for path in ("/", "/t/AAAAAAAAAAAAAAAAAAAAAA", "/assets/main.js"):
                assert (await browser.get(path)).status_code == 200
            script = await browser.get("/assets/main.js")
            assert script.headers["content-encoding"] == "gzip"
            assert "immutable" in script.headers["cache-control"]
            assert (await browser.get("/assets/../secret")).status_code == 404
            assert (await browser.post("/api/games", json={})).status_code == 405
            assert (await browser.get("/api/nothing")).json()["error"]["key"] == "page-unknown"
    finally:
        await port.stop()


async def test_games_are_described_with_their_actions(port: Port) -> None:
    ann = await port.device()
    found = {game["name"]: game for game in await ann.games()}
    assert found["little"]["actions"][0] == {
        "name": "pick",
        "secret": True,
        "domains": [{"name": "number", "words": ["1", "2", "3"]}],
    }
    assert json.dumps(found)
