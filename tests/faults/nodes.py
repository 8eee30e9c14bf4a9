"""Nodes in processes of their own, to be killed."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SERVE = """
from shoal.server.main import serve
from shoal.server.settings import Settings
from tests.server.ports import GAMES
serve(Settings.read(), GAMES)
"""


def free_port() -> int:
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        return int(line.getsockname()[1])


class Node:
    """One node on a port that it gets back after every death."""

    def __init__(self, data: Path, **settings: Any) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        given = {
            "data": data, "port": self.port, "log": "error", "rate_address": 100_000,
            "rate_socket": 100_000, "bot_workers": 1, "tick_seconds": 0.1, "poll_seconds": 0.5,
            "lease_seconds": 1.5, "gone_seconds": 60, "chat_per_hour": 0, "asides_per_hour": 0,
            **settings,
        }  # fmt: skip
        self.env = os.environ | {f"SHOAL_{k.upper()}": str(v) for k, v in given.items()}
        here = [str(ROOT), str(ROOT / "benchmarks"), os.environ.get("PYTHONPATH", "")]
        self.env["PYTHONPATH"] = os.pathsep.join(filter(None, here))
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> Node:
        self.process = subprocess.Popen(
            [sys.executable, "-c", SERVE], env=self.env, stdout=subprocess.PIPE, text=True,
            cwd=ROOT,
        )  # fmt: skip
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        assert self.url in line, f"the node did not start: {line!r}"
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


def wait_until_gone(node: Node, seconds: float = 60.0) -> None:
    deadline = time.monotonic() + seconds
    while node.process is not None and node.process.poll() is None:
        assert time.monotonic() < deadline
        time.sleep(0.01)
