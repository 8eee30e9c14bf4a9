"""How `./shoal test` goes on, and how it stops."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from setup import PARTS
from tools import check
from tools.check import Run, Step

ROOT = Path(__file__).resolve().parents[2]


def python(name: str, text: str) -> Step:
    return Step(name, ["python", "-c", text])


def test_whatever_is_compiled_is_tested_on_both_builds() -> None:
    """The games by the conformance suite too; what adapters show is a part of them."""
    compiled = {f"tests/{part.split('/')[0]}" for part in PARTS} | {"tests/conformance"}
    assert compiled <= set(check.TWICE)
    assert [place for place in check.TWICE if not (ROOT / place).exists()] == []
    assert check.EVERYTHING[0] == "tests"


def test_steps_of_a_lane_come_one_after_the_other(capfd: pytest.CaptureFixture[str]) -> None:
    run = Run()
    run.lane([python("one", "print('first')"), python("two", "print('second')")])
    assert [(name, verdict) for name, _seconds, verdict in run.times] == [
        ("one", "ok"),
        ("two", "ok"),
    ]
    said = capfd.readouterr().out
    assert said.index("first") < said.index("--- two") < said.index("second")


def test_a_failure_stops_what_goes_on_behind_and_what_would_come(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "begun")
    run = Run()
    endless = python(
        "endless",
        f"import time; open({str(tmp_path / 'begun')!r}, 'w').close(); time.sleep(10**6)",
    )
    behind = threading.Thread(target=run.lane, args=([endless, python("never", "")],))
    behind.start()
    (tmp_path / "begun").read_text()  # until it has begun
    run.step(python("wrong", "raise SystemExit(3)"))
    behind.join()
    run.step(python("later", ""))
    assert run.failed == 3
    assert [(name, verdict) for name, _seconds, verdict in run.times] == [("wrong", "FAILED")]
