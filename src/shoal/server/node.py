"""The node as its parts know it, without importing what imports them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, Protocol

from shoal.server.bots import Bots
from shoal.server.chances import Chances
from shoal.server.database import Database
from shoal.server.harbour import Harbour
from shoal.server.limits import Addresses
from shoal.server.metrics import Metrics
from shoal.server.people import People
from shoal.server.settings import Settings


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
