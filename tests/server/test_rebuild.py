"""How long a finished game takes from its log back into memory."""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from shoal import games
from shoal.kernel.build import COMPILED
from shoal.server.node import Node
from shoal.table import playing, sitting
from tests.server.ports import quick
from tests.table.sea import SEED, Sea

pytestmark = pytest.mark.asyncio

GOAL = 0.05 if COMPILED else 0.5  # seconds


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
async def test_a_finished_game_is_rebuilt_quickly(name: str, tmp_path: Path) -> None:
    node = Node(quick(tmp_path), None, time.time)
    await node.database.migrate()
    node.registry.group_commit.start()
    log = played(name).log
    live = await node.registry.open(log, name, SEED)
    best = GOAL * 100
    for _attempt in range(30):
        node.registry.tables.clear()
        begun = time.process_time()  # what others do on the machine is not ours
        again = await node.registry.get(live.id)
        best = min(best, time.process_time() - begun)
        assert again.table.version == len(log)
    await node.registry.group_commit.stop()
    await node.database.close()
    assert best < GOAL, f"{len(log)} entries took {best * 1000:.0f} ms"
