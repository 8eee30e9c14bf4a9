"""Servers to be measured, killed or pestered: in a process of their own, or in this one.

Whoever needs a running server, `shoal load`, `shoal soak` and the tests, starts it here.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

from shoal.server.app import create_app
from shoal.server.main import Server, make_server
from shoal.server.node import Node
from shoal.server.settings import Settings
from shoal.server.tables.registry import Games, shipped
from tiny import kuhn_poker, marked, tic_tac_toe

BENCHMARKS = Path(__file__).resolve().parent
ROOT = BENCHMARKS.parent
ALL = "servers:everything"  # where a process finds the games it serves
SERVE = """
import importlib, sys
from shoal.server.main import serve
from shoal.server.settings import Settings
module, _, name = sys.argv[1].partition(":")
serve(Settings.read(), getattr(importlib.import_module(module), name)())
"""
# Many people come from one address here, and none of them waits.
FREE: dict[str, Any] = {
    "rate_address": 1e9, "rate_socket": 1e9, "sockets_per_address": 100_000, "sockets": 100_000,
    "connections_per_address": 100_000, "tables_per_guest": 10**9, "passes_per_hour": 0.0,
    "tables_per_hour": 0.0, "hints_per_hour": 0.0, "chat_per_hour": 0.0, "asides_per_hour": 0.0,
    "uploads_per_hour": 0.0, "changes_per_hour": 0.0, "bot_seconds_per_hour": 0.0,
    "bot_workers": 1, "backup_hours": 0.0,
}  # fmt: skip


def everything() -> Games:
    """All games, and the tiny ones."""
    tiny = {game.name: game for game in (tic_tac_toe.GAME, kuhn_poker.GAME, marked.GAME)}
    return shipped() | tiny


def free_port() -> int:
    """A port that stays free for a server which dies and comes back.

    Those a system hands out by itself lie higher: nobody is given this one meanwhile.
    """
    while True:
        port = random.randrange(20_000, 32_000)
        with socket.socket() as line, contextlib.suppress(OSError):
            line.bind(("127.0.0.1", port))
            return port


def children(pid: int) -> list[int]:
    """The processes that a process has started; needs Linux."""
    try:
        listed = Path(f"/proc/{pid}/task/{pid}/children").read_text("ascii")
    except OSError:  # it has ended, perhaps while we looked
        return []
    return [int(child) for child in listed.split()]


class ServerProcess:
    """A server in a process of its own, on a port that it gets back after every death."""

    def __init__(self, data: Path, games: str = ALL, **settings: Any) -> None:
        self.data = data
        self.games = games
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = FREE | {"data": data, "port": self.port, "log": "warning", **settings}
        self.env = os.environ | {f"SHOAL_{k.upper()}": str(v) for k, v in given.items()}
        path = [str(ROOT), str(BENCHMARKS), os.environ.get("PYTHONPATH", "")]
        # The engines that this process has: compiled ones come first on its path.
        self.env["PYTHONPATH"] = os.pathsep.join(filter(None, [*path[2:], *path[:2]]))
        self.said = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (lives on)
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> ServerProcess:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE, self.games], env=self.env, text=True, cwd=ROOT,
            stdout=subprocess.PIPE, stderr=self.said,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if self.url not in line:
            raise RuntimeError(f"the server did not start: {line!r} {self.complaints()!r}")
        threading.Thread(target=self.process.stdout.read, daemon=True).start()
        return self

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(60)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(60)
            except subprocess.TimeoutExpired:
                self.process.kill()

    def complaints(self) -> str:
        """What it wrote to its log."""
        self.said.seek(0)
        return self.said.read()


class ServerHere:
    """A server in this process, whose tables can be looked into."""

    def __init__(
        self,
        settings: Settings,
        games: Games | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        self.settings = settings
        offered = everything() if games is None else games
        self.server: Server = make_server(settings, offered)
        if clock is not None:
            self.server.config.app = create_app(settings, offered, clock)
        self.task: asyncio.Task[None] | None = None

    @property
    def node(self) -> Node:
        found: Node = self.server.config.app.state.node  # type: ignore[union-attr]
        return found

    @property
    def url(self) -> str:
        return self.server.address

    async def serve(self) -> None:
        """Returns as soon as it can be reached."""
        self.task = asyncio.create_task(self.server._serve())
        while not self.server.started:
            if self.task.done():
                self.task.result()
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.005)

    async def stop(self) -> None:
        self.server.should_exit = True
        if self.task is not None:
            await asyncio.wait_for(self.task, 120)

    async def __aenter__(self) -> ServerHere:
        await self.serve()
        return self

    async def __aexit__(self, *_error: object) -> None:
        await self.stop()


def settings_here(data: Path, **settings: Any) -> Settings:
    return Settings().having(FREE | {"data": data, "port": 0, "log": "warning", **settings})
