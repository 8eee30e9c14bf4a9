"""kill -9 at random moments under load: whatever was accepted is there, and people just go on."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx

from servers import ServerProcess, children
from shoal.client import Client, TableLine
from soak import Figures, whoever_may_act

TABLES = 8
PATIENCE = 300.0  # seconds until a line is given up: a busy machine starts a node slowly
REFUSALS = ("refuse-turn", "table-stale", "server-stopping")


class Ledger:
    """What the server has promised."""

    def __init__(self) -> None:
        self.accepted: dict[tuple[str, int], tuple[int, str]] = {}
        self.said: dict[str, list[str]] = {}
        self.games = 0
        self.wrong: list[str] = []

    def check(self, *answers: dict[str, Any]) -> None:
        """Nobody is refused but for what a death explains."""
        for answer in answers:
            if answer["status"] == "refused" and answer["refusal"]["key"] not in REFUSALS:
                self.wrong.append(f"refused: {answer['refusal']['key']}")


async def keep_playing(url: str, ledger: Ledger, rng: random.Random, stop: asyncio.Event) -> None:
    """Two people who play game after game whatever happens to the server."""
    ann, ben = await Client(url).arrive(), await Client(url).arrive()
    while not stop.is_set():
        try:
            table = await ann.open("tic_tac_toe", 2, name="Ann", settings={"stand_in": 0})
            sat = await ben.command(table, "sit", "s", seat=1, name="Ben")
            began = await ann.command(table, "start", "b")
        except httpx.TransportError:  # killed in the middle of it
            await asyncio.sleep(0.1)
            continue
        if "refused" in (sat["status"], began["status"]):  # by a server that was about to go
            ledger.check(sat, began)
            await asyncio.sleep(0.1)
            continue
        async with ann.join(table) as first, ben.join(table) as second:
            await one_game(first, second, table, ledger, rng, stop)


async def one_game(
    first: TableLine, second: TableLine, table: str, ledger: Ledger, rng: random.Random,
    stop: asyncio.Event,
) -> None:  # fmt: skip
    lines = (first, second)
    while not stop.is_set() and first.table["phase"] == "running":
        mover = whoever_may_act(lines, rng)
        if mover is None:
            await asyncio.sleep(0.01)
            continue
        action = rng.choice(mover.actions())
        assert mover.seat is not None
        answer = await mover.command("act", seat=mover.seat, action=action)
        if answer["status"] == "refused":
            ledger.check(answer)
            await asyncio.sleep(0.01)
            continue
        place = (table, answer["v"])
        if place in ledger.accepted:
            ledger.wrong.append("a version was promised twice")
        ledger.accepted[place] = (mover.seat, action)
        if rng.random() < 0.2:
            text = f"{len(ledger.accepted)}"
            spoken = await mover.command("say", seat=mover.seat, text=text)
            if spoken["status"] != "refused":
                ledger.said.setdefault(table, []).append(text)
        await first.until(lambda line, v=answer["v"]: line.v >= v, PATIENCE)  # type: ignore[misc]
        await second.until(lambda line, v=answer["v"]: line.v >= v, PATIENCE)  # type: ignore[misc]
    ledger.games += first.table["phase"] == "finished"


async def under_way(ledger: Ledger, actions: int, players: list[asyncio.Task[None]]) -> None:
    """Everybody plays again, however slow the machine is."""
    wanted = len(ledger.accepted) + actions
    async with asyncio.timeout(PATIENCE):
        while len(ledger.accepted) < wanted and not any(player.done() for player in players):
            await asyncio.sleep(0.02)


def check_log(file: Path, ledger: Ledger) -> int:
    """Every promise is in the log where it was promised; no log has a hole or a doubled action."""
    wrong, database = ledger.wrong, sqlite3.connect(file)
    rows = database.execute("SELECT table_id, version, kind, data FROM entries ORDER BY 1, 2")
    logs: dict[str, list[tuple[int, str, dict[str, object]]]] = {}
    for table, version, kind, data in rows:
        logs.setdefault(table, []).append((version, kind, json.loads(data)))
    for (table, version), (seat, action) in ledger.accepted.items():
        log = logs.get(table, [])
        promised = (version, "action", {"seat": seat, "action": action})
        if len(log) < version or log[version - 1] != promised:
            wrong.append(f"lost: action {version} of a table")
    actions = 0
    for log in logs.values():
        if [version for version, _kind, _data in log] != list(range(1, len(log) + 1)):
            wrong.append("a log with a hole")
        played = [str(data["action"]) for _version, kind, data in log if kind == "action"]
        if len(played) != len(set(played)):
            wrong.append("doubled: an action")
        actions += len(played)
    for table, lines in ledger.said.items():
        kept = database.execute("SELECT text FROM chat WHERE table_id = ?", (table,)).fetchall()
        texts = [row[0] for row in kept]
        if len(texts) != len(set(texts)) or not set(lines) <= set(texts):
            wrong.append("something said was lost or doubled")
    if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
        wrong.append("the database is damaged")
    database.close()
    return actions


def victims(node: ServerProcess) -> list[int]:
    """The processes that serve tables, and the one that started them."""
    assert node.process is not None
    return [node.process.pid, *children(node.process.pid)]


def strike(node: ServerProcess, rng: random.Random, workers: int) -> None:
    """kill -9 for one of the server's processes; others get what they need to go on."""
    assert node.process is not None
    victim = rng.choice(victims(node)) if workers > 1 else node.process.pid
    if victim != node.process.pid:
        os.kill(victim, signal.SIGKILL)  # another one takes its place
        return
    left = children(victim)
    node.kill()
    while any(Path(f"/proc/{pid}/comm").exists() for pid in left):  # they have the folder
        time.sleep(0.02)
    node.start()


async def kills(
    count: int, data: Path, seconds: float = 1e9, seed: int = 11, workers: int = 1
) -> Figures:
    """So many deaths under load, or as many as fit into so many seconds."""
    rng, node = random.Random(seed), ServerProcess(data, workers=workers)
    await asyncio.to_thread(node.start)
    ledger, stop = Ledger(), asyncio.Event()
    players = [
        asyncio.create_task(keep_playing(node.url, ledger, random.Random(seed + i), stop))
        for i in range(TABLES)
    ]
    killed, until = 0, time.monotonic() + seconds
    try:
        while killed < count and time.monotonic() < until:
            await under_way(ledger, TABLES * 2, players)
            await asyncio.sleep(rng.random())  # then at any moment
            await asyncio.to_thread(strike, node, rng, workers)
            killed += 1
        await under_way(ledger, TABLES * 2, players)
        stop.set()
        await asyncio.wait_for(asyncio.gather(*players), PATIENCE)
    finally:
        for player in players:
            player.cancel()
        await asyncio.gather(*players, return_exceptions=True)
        await asyncio.to_thread(node.stop)
    found = check_log(data / "shoal.sqlite3", ledger)
    if "Traceback" in node.complaints():
        ledger.wrong.append("a traceback in the server's log")
    done = {
        "kill -9": killed,
        "actions accepted": len(ledger.accepted),
        "actions in the log": found,
        "things said": sum(len(lines) for lines in ledger.said.values()),
        "games finished": ledger.games,
    }
    return Figures("kills", done, ledger.wrong)
