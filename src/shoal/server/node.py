"""The node as its parts know it, without importing what imports them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from shoal.server.bots.scheduler import Bots
from shoal.server.http.auth import People
from shoal.server.http.rate_limit import Addresses
from shoal.server.ops.metrics import Metrics
from shoal.server.settings import Settings
from shoal.server.storage.database import Database
from shoal.server.tables.registry import Harbour
from shoal.server.tables.win_chances import Chances


class Shoal(Protocol):
    """What requests and sockets need of a node."""

    settings: Settings
    metrics: Metrics
    people: People
    addresses: Addresses
    database: Database
    harbour: Harbour
    bots: Bots
    chances: Chances
    replays: asyncio.Lock
    lines: set[Any]

    def later(self, errand: Coroutine[Any, Any, None]) -> None: ...

    def gauges(self) -> dict[str, float]: ...
