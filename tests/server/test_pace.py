"""When a transaction waits a moment for company."""

from __future__ import annotations

from shoal.server.storage.pace import FAST, GAP, Pace


def test_where_little_happens_nobody_waits() -> None:
    pace, now = Pace(), 100.0
    for _transaction in range(50):
        assert pace.wait(now) == 0.0
        pace.begun(now, 1)
        now += 2 / FAST


def test_where_very_many_come_they_share() -> None:
    pace, now = Pace(), 100.0
    for _transaction in range(1000):
        now += 4 / FAST
        pace.begun(now, 16)
    assert pace.wait(now) > GAP / 2
    assert 0 < pace.wait(now + GAP / 2) < GAP
    assert pace.wait(now + 2 * GAP) == 0.0


def test_a_crowd_after_a_silence_is_no_crowd_yet() -> None:
    pace = Pace()
    pace.begun(100.0, 1)
    pace.begun(160.0, 400)
    assert pace.wait(160.0) == 0.0


def test_a_crowd_that_has_gone_keeps_nobody_waiting() -> None:
    pace, now = Pace(), 100.0
    for _transaction in range(1000):
        now += GAP
        pace.begun(now, 100)
    pace.begun(now + 1.0, 1)
    assert pace.wait(now + 1.0) == 0.0
