"""Nodes in processes of their own, to be killed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from servers import ServerProcess

QUICK = {
    "log": "error", "rate_address": 100_000, "rate_socket": 100_000, "tick_seconds": 0.1,
    "poll_seconds": 0.5, "lease_seconds": 1.5, "gone_seconds": 60,
}  # fmt: skip


class Node(ServerProcess):
    """One node with the games of the tests and small times."""

    def __init__(self, data: Path, **settings: Any) -> None:
        super().__init__(data, "tests.server.ports:games", **QUICK | settings)
