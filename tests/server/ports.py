"""Servers for tests: a real node on loopback in the test's own event loop."""

from __future__ import annotations

import asyncio
import gc
import json
from pathlib import Path
from typing import Any

from servers import ServerHere
from shoal.client import Client, TableLine
from shoal.server.settings import Settings
from shoal.server.tables.registry import Games
from tests.conformance import little
from tiny import kuhn_poker, tic_tac_toe

TIC = tic_tac_toe.GAME
FAR = "203.0.113.7"  # somebody from elsewhere
KUHN = kuhn_poker.GAME
LITTLE = little.LITTLE
GAMES: Games = {game.name: game for game in (TIC, KUHN, LITTLE)}


def games() -> Games:
    return GAMES


class Port(ServerHere):
    """A running node and the devices that come to it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings, GAMES)

    async def start(self) -> Port:
        await self.serve()
        # As a node does when it begins. Otherwise each of its looks for dead rings would walk
        # through all that the tests before have left, and hold everybody up.
        gc.freeze()
        return self

    async def device(self) -> Client:
        return await Client(self.url).arrive()

    async def pair(self, game: str = "tic_tac_toe", **how: Any) -> tuple[Client, Client, str]:
        """Ann and Ben at a running table."""
        ann, ben = await self.device(), await self.device()
        table = await ann.open(game, 2, name="Ann", **how)
        assert (await ben.command(table, "sit", seat=1, name="Ben"))["status"] == "accepted"
        assert (await ann.command(table, "start"))["status"] == "accepted"
        return ann, ben, table


def quick(data: Path, database: str = "", **more: Any) -> Settings:
    """Settings for tests: small times, big limits."""
    settings = Settings(data=data, database=database, port=0, log="warning", bot_workers=1)
    return settings.having(
        {
            "rate_address": 5000,
            "rate_socket": 2000,
            "tick_seconds": 0.05,
            "poll_seconds": 0.3,
            "gone_seconds": 0.1,
            "lease_seconds": 1.0,
            "tables_per_guest": 1000,
            "uploads_per_hour": 1000,
            "hints_per_hour": 10_000,
            "chat_per_hour": 1_000_000,
            "asides_per_hour": 1_000_000,
            "asides_at_once": 10_000,
            **more,
        }
    )


async def play_out(*lines: TableLine, choose: int = 0, seconds: float = 120.0) -> int:
    """Let each line act whenever it may, until the game is over; the number of actions."""
    acted = 0

    async def run() -> None:
        nonlocal acted
        while lines[0].table["phase"] == "running":
            idle = True
            for line in lines:
                if line.table["phase"] == "running" and line.actions():
                    actions = line.actions()
                    await line.act(actions[(choose + acted) % len(actions)])
                    acted += 1
                    idle = False
            if idle:
                await asyncio.sleep(0.005)

    await asyncio.wait_for(run(), seconds)
    return acted


def text_of(value: object) -> str:
    return json.dumps(value)
