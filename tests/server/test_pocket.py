"""Games begun without a server go on here; and the folder with which they are begun."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from shoal.client import Client, ServerError
from shoal.kernel import Play, Record, SeaChance
from shoal.server.settings import Settings
from tests.server.ports import TIC, Port, play_out, quick

pytestmark = pytest.mark.asyncio

SEED = bytes(range(32))


def parcel(level: str = "mate", actions: int = 2) -> dict[str, Any]:
    """A game of tic-tac-toe against a bot, in which everybody has had a turn."""
    play = Play(TIC.new(2, SeaChance(SEED)))
    for _step in range(actions):
        seat = play.state.actor()
        play.apply(seat, play.state.legal(seat)[0])
    record = Record.of(play, ["Ann", ""], opened=True)
    return {
        "record": record.text(),
        "chairs": [{"kind": "person"}, {"kind": "bot", "level": level}],
    }


async def refused(device: Client, body: dict[str, Any]) -> str:
    with pytest.raises(ServerError) as wrong:
        await device.call("POST", "/api/records", body)
    return wrong.value.key


async def test_a_game_begun_elsewhere_is_played_on_here(port: Port) -> None:
    ann = await port.device()
    table = (await ann.call("POST", "/api/records", parcel()))["table"]
    mine = (await ann.call("GET", "/api/me"))["tables"]
    assert [row["id"] for row in mine] == [table]
    async with ann.join(table) as line:
        assert line.table["phase"] == "running"
        assert (line.yours, line.table["actions_played"]) == ([0], 2)
        assert [seat["kind"] for seat in line.table["seats"]] == ["person", "bot"]
        await play_out(line)
        assert line.table["phase"] == "finished"
    # Nobody else has a seat at it.
    ben = await port.device()
    assert (await ben.call("GET", f"/api/tables/{table}"))["yours"] == []


async def test_what_does_not_fit_is_turned_away(port: Port) -> None:
    ann = await port.device()
    good = parcel()
    assert await refused(ann, {"record": good["record"]}) == "record-wrong"  # it is not over
    assert await refused(ann, good | {"chairs": good["chairs"][:1]}) == "record-wrong"
    assert await refused(ann, parcel(level="run:rm")) == "bot-unknown"
    forged = re.sub(r"(?<=\nseed 0)0", "1", good["record"])
    assert await refused(ann, good | {"record": forged}) == "record-broken"
    assert (await ann.call("GET", "/api/me"))["tables"] == []


async def test_the_folder_is_served_where_there_is_one(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(
        '<head><meta charset="utf-8" /></head><script src="/assets/x.js"></script>'
    )
    settings: Settings = quick(tmp_path / "data", static=str(static))
    port = await Port(settings).start()
    try:
        ann = await port.device()
        assert (await ann.call("GET", "/api/games"))["pocket"] is False
        assert (await ann.request("GET", "/pocket/", {})).status_code == 404
    finally:
        await port.stop()
    (static / "python").mkdir()
    (static / "pocket").mkdir()
    for name in ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"):
        (static / "python" / name).write_text("")
    (static / "python" / "pyodide-lock.json").write_text('{"info": {}}')
    (static / "python" / "library.zip").write_bytes(b"PK\5\6" + bytes(18))
    web = Path(__file__).parents[2] / "web" / "pocket"
    for file in web.iterdir():
        (static / "pocket" / file.name).write_bytes(file.read_bytes())
    port = await Port(settings).start()
    try:
        ann = await port.device()
        assert (await ann.call("GET", "/api/games"))["pocket"] is True
        page = await ann.request("GET", "/pocket/", {})
        assert "'wasm-unsafe-eval'" in page.headers["content-security-policy"]
        engine = re.search(r'content="(engine-\w+/)"', page.text)
        assert engine is not None
        about = await ann.request("GET", f"/pocket/{engine[1]}engine.json", {})
        assert "immutable" in about.headers["cache-control"]
        assert len(about.json()["games"]["games"]) == 4
        worker = await ann.request("GET", "/pocket/service-worker.js", {})
        assert worker.headers["cache-control"] == "no-cache"
        # The server's own pages keep the stricter policy.
        front = await ann.request("GET", "/", {})
        assert "wasm" not in front.headers["content-security-policy"]
    finally:
        await port.stop()
