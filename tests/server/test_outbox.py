"""What waits to be sent to one client, and how a line ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

import pytest

from shoal.server.ws.line import Line, nothing
from shoal.server.ws.outbox import Breath, LineOutbox

pytestmark = pytest.mark.asyncio


class Stuck:
    """A line whose other side does not read for a while."""

    def __init__(self) -> None:
        self.loop = asyncio.get_running_loop()
        self.open, self.writable = True, False
        self.drained: Callable[[], None] = nothing
        self.written: list[str] = []

    def write(self, text: str) -> None:
        self.written.append(text)


def outbox_of(
    line: Stuck, cut: Callable[[], None] = nothing, breath: Breath | None = None
) -> LineOutbox:
    return LineOutbox(3, 1000, cast(Line, line), cut, breath or Breath())


async def test_a_line_that_is_let_go_while_it_closes_leaves_no_fault() -> None:
    line = Stuck()
    outbox = outbox_of(line)
    outbox.put("goodbye")
    closing = asyncio.create_task(outbox.close(30.0))
    await asyncio.sleep(0)
    outbox.let_go()  # the reader found the line gone meanwhile
    outbox.flush()
    await closing
    assert line.written == []


async def test_what_is_put_in_one_breath_leaves_as_one_frame() -> None:
    line = Stuck()
    line.writable = True
    outbox = outbox_of(line)
    outbox.put("1")
    outbox.put("2")
    await asyncio.sleep(0)
    assert line.written == ["[1,2]"]


async def test_what_had_to_wait_goes_out_when_there_is_room() -> None:
    line = Stuck()
    outbox = outbox_of(line)
    outbox.put("1")
    await asyncio.sleep(0)
    assert line.written == []
    line.writable = True
    line.drained()
    assert line.written == ["1"]


async def test_who_never_reads_is_cut_off() -> None:
    cuts: list[int] = []
    line = Stuck()
    outbox = outbox_of(line, lambda: cuts.append(1))
    for _message in range(5):
        outbox.put("1")
        await asyncio.sleep(0)
    assert cuts == [1]
    assert not outbox.texts
    assert not line.written


async def test_what_is_put_in_one_breath_goes_out_at_its_end() -> None:
    breath, lines = Breath(), [Stuck(), Stuck(), Stuck()]
    boxes = [outbox_of(line, breath=breath) for line in lines]

    def fails(_text: str) -> None:
        raise OSError

    for line in lines:
        line.writable = True
    lines[1].write = fails  # type: ignore[assignment]
    with breath:
        for box in boxes:
            box.put("event")
        boxes[0].put("answer")
        assert lines[0].written == []
    # Without a turn of the loop, as one frame each, and whatever happens to another's.
    assert [line.written for line in lines] == [["[event,answer]"], [], ["event"]]
    boxes[0].put("later")
    assert lines[0].written == ["[event,answer]"]
    await asyncio.sleep(0)
    assert lines[0].written[-1] == "later"
