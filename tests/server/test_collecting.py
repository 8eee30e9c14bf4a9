"""Rings of dead objects are looked for when nobody plays."""

from __future__ import annotations

import gc
import weakref

import pytest

from shoal.server import collecting
from shoal.server.collecting import Collector


class Ring:
    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _no_looking_by_itself() -> object:
    gc.disable()
    yield
    gc.enable()


def dead_ring() -> weakref.ref[Ring]:
    return weakref.ref(Ring())


def test_while_people_play_nothing_is_looked_through() -> None:
    collector, ring = Collector(), dead_ring()
    assert not any(collector.look(commands, 0) for commands in (5, 9, 14))
    assert ring() is not None


def test_the_first_quiet_moment_is_used_once() -> None:
    collector, ring = Collector(), dead_ring()
    assert [collector.look(commands, 0) for commands in (5, 5, 5, 5)] == [False, True, False, False]
    assert ring() is None
    assert not collector.look(8, 0)
    assert collector.look(8, 0)


def test_play_without_a_pause_is_held_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    collector, ring = Collector(), dead_ring()
    monkeypatch.setattr(collecting, "LONGEST", -1.0)
    assert collector.look(5, 0)
    assert ring() is None


def test_many_closed_sockets_are_reason_enough() -> None:
    collector, ring = Collector(), dead_ring()
    assert not collector.look(5, collecting.HUNG_UP - 1)
    assert collector.look(9, collecting.HUNG_UP)
    assert ring() is None
    assert not collector.look(14, collecting.HUNG_UP + 3)
