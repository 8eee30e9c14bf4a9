"""Where the time of a move goes."""

from __future__ import annotations

from pathlib import Path

import pytest

import slowest
from shoal.server.ops.trace import MOMENTS
from tests.server.ports import TIC, Port, quick

pytestmark = pytest.mark.asyncio


async def test_every_move_leaves_its_moments(tmp_path: Path) -> None:
    file = tmp_path / "trace"
    port = await Port(quick(tmp_path, trace=str(file))).start()
    ann, _ben, table = await port.pair()
    async with ann.join(table) as line:
        await line.command("act", "mine", seat=0, action=TIC.space.text(0))
        await line.command("act", "refused", seat=0, action=TIC.space.text(1))
    await port.stop()
    (told,) = file.read_text("ascii").splitlines()
    move, *moments = told.split()
    assert move == "mine"
    assert len(moments) == len(MOMENTS)
    times = [float(moment) for moment in moments]
    assert times == sorted(times)


async def test_the_slowest_moves_are_told_by_their_parts(tmp_path: Path) -> None:
    file = tmp_path / "trace"
    # The first is folded in 5 ms, the second waits 40 ms for the disk; all else takes one.
    file.write_text(
        "a 10.001 10.002 10.007 10.008 10.009\nb 20.001 20.002 20.003 20.043 20.044\n", "ascii"
    )
    told = slowest.parts([("a", 10.0, 10.010), ("b", 20.0, 20.045), ("c", 1.0, 2.0)], file)
    assert told[2].split() == [
        "slowest",
        "2",
        "27.50",
        "1.00",
        "1.00",
        "3.00",
        "20.50",
        "1.00",
        "1.00",
    ]
    assert told[3].split()[2] == "45.00"
    assert told[-1].endswith("fold 1, commit 1")
    assert slowest.parts([], file) == ["No move was traced."]
