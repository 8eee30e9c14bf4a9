"""What it takes to get a finished game from its log back into memory."""

from __future__ import annotations

import random
import time
from pathlib import Path
from typing import Any

import pytest

from shoal import games
from shoal.server.node import Node
from shoal.server.storage.database import Database
from shoal.table import folding, playing, sitting
from shoal.table.entry import TAIL
from tests.server.ports import quick
from tests.table.sea import SEED, Sea

pytestmark = pytest.mark.asyncio

MOST_READS = 3  # questions to the database
MOST_CAREFUL = TAIL + 60  # entries folded with care: the last, and what is no action


def played(name: str) -> Sea:
    """A finished game of as many players as there can be."""
    game = games.find(name)
    sea = Sea(game, seats=game.seat_counts[-1])
    for seat in range(len(sea.table.seats)):
        sea.do(sitting.sit, "ann", seat, f"Ann {seat}")
    sea.do(playing.start, "ann", SEED)
    rng = random.Random(3)
    while not sea.table.over():
        assert sea.table.play is not None
        seat = rng.choice(sea.table.actors())
        action = rng.choice(sea.table.play.state.legal(seat))
        sea.do(playing.act, "ann", seat, game.space.text(action))
    return sea


@pytest.mark.parametrize("name", games.names())
async def test_a_finished_game_is_rebuilt_with_little_work(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    node = Node(quick(tmp_path), None, time.time)
    await node.database.migrate()
    node.registry.group_commit.start()
    log = played(name).log
    live = await node.registry.open(log, name, SEED)
    reads, read = 0, Database.read

    def counted_read(database: Database) -> Any:
        nonlocal reads
        reads += 1
        return read(database)

    monkeypatch.setattr(Database, "read", counted_read)
    node.registry.tables.clear()
    again = await node.registry.get(live.id)
    assert again.table.version == len(log)
    assert again.table.over()
    # However long the game: one question for its beginning, one for its log.
    assert reads <= MOST_READS
    # Only what somebody may still ask about is folded with checks, events and a way back.
    quick_ones = folding.settled(log, len(log)).count(True)
    assert quick_ones >= len(log) - MOST_CAREFUL
    await node.registry.group_commit.stop()
    await node.database.close()
