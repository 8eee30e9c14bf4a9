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
    assert not any(collector.look(commands) for commands in (5, 9, 14))
    assert ring() is not None


def test_the_first_quiet_moment_is_used_once() -> None:
    collector, ring = Collector(), dead_ring()
    assert [collector.look(commands) for commands in (5, 5, 5, 5)] == [False, True, False, False]
    assert ring() is None
    assert not collector.look(8)
    assert collector.look(8)


def test_play_without_a_pause_is_held_up_in_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    collector, ring = Collector(), dead_ring()
    monkeypatch.setattr(collecting, "LONGEST", -1.0)
    assert collector.look(5)
    assert ring() is None


def test_as_many_closed_sockets_as_open_ones_are_reason_enough() -> None:
    collector, ring = Collector(), dead_ring()
    assert not any(collector.hung_up(300) for _socket in range(299))
    assert ring() is not None
    assert collector.hung_up(300)
    assert ring() is None


def test_a_few_closed_sockets_are_not() -> None:
    collector = Collector()
    assert [collector.hung_up(0) for _socket in range(collecting.FEW)].index(True) == (
        collecting.FEW - 1
    )
