"""A server in a process of its own, to be killed or pestered; and one to look into."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from shoal.server.app import create_app
from shoal.server.main import Server, make_server
from shoal.server.node import Node
from shoal.server.settings import Settings
from shoal.server.tables.registry import Games, shipped
from tiny import kuhn_poker, marked, tic_tac_toe

BENCHMARKS = Path(__file__).resolve().parents[1]
SERVE = """
from shoal.server.main import serve
from shoal.server.settings import Settings
from soak.node import games
serve(Settings.read(), games())
"""
# Many people come from one address here, and none of them waits.
FREE: dict[str, Any] = {
    "rate_address": 1e9, "rate_socket": 1e9, "sockets_per_address": 100_000, "sockets": 100_000,
    "connections_per_address": 100_000, "tables_per_guest": 10**9, "passes_per_hour": 0.0,
    "tables_per_hour": 0.0, "hints_per_hour": 0.0, "chat_per_hour": 0.0, "asides_per_hour": 0.0,
    "uploads_per_hour": 0.0, "bot_seconds_per_hour": 0.0, "bot_workers": 1, "backup_hours": 0.0,
}  # fmt: skip


def games() -> Games:
    """All games, and the tiny ones."""
    tiny = {game.name: game for game in (tic_tac_toe.GAME, kuhn_poker.GAME, marked.GAME)}
    return shipped() | tiny


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


class Process:
    """A node on a port that it gets back after every death."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.data = data
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = FREE | {"data": data, "port": self.port, "log": "warning", **settings}
        self.env = os.environ | {f"SHOAL_{k.upper()}": str(v) for k, v in given.items()}
        path = [str(BENCHMARKS), os.environ.get("PYTHONPATH", "")]
        self.env["PYTHONPATH"] = os.pathsep.join(filter(None, path))
        self.said = tempfile.TemporaryFile("w+", encoding="utf-8")  # noqa: SIM115 (lives on)
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE], env=self.env, text=True,
            stdout=subprocess.PIPE, stderr=self.said,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if self.url not in line:
            raise RuntimeError(f"the node did not start: {line!r} {self.complaints()!r}")

    def kill(self) -> None:
        """As a power cut would: no goodbye."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait(60)

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            try:
                self.process.wait(30)
            except subprocess.TimeoutExpired:
                self.process.kill()

    def complaints(self) -> str:
        """What it wrote to its log."""
        self.said.seek(0)
        return self.said.read()


class Inside:
    """A node in this process, whose tables can be looked into."""

    def __init__(self, settings: Settings, clock: Callable[[], float] | None = None) -> None:
        self.server: Server = make_server(settings, games())
        if clock is not None:
            self.server.config.app = create_app(settings, games(), clock)
        self.task: asyncio.Task[None] | None = None

    @property
    def node(self) -> Node:
        found: Node = self.server.config.app.state.node  # type: ignore[union-attr]
        return found

    @property
    def url(self) -> str:
        return self.server.address

    async def __aenter__(self) -> Inside:
        self.task = asyncio.create_task(self.server._serve())
        while not self.server.started:
            if self.task.done():
                self.task.result()
                raise RuntimeError("the server did not start")
            await asyncio.sleep(0.01)
        return self

    async def __aexit__(self, *_error: object) -> None:
        self.server.should_exit = True
        if self.task is not None:
            await asyncio.wait_for(self.task, 60)


def inside(data: Path, **settings: Any) -> Settings:
    return Settings().having(FREE | {"data": data, "port": 0, "log": "warning", **settings})
