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


def test_all_steps_are_run_and_those_that_need_the_engines_after_compiling(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[Step] = []

    def step(self: Run, step: Step, *, heard: bool = True) -> None:
        begun.append(step)
        self.times.append((step.name, 0.0, "ok"))

    monkeypatch.setattr(Run, "step", step)
    monkeypatch.setattr(check, "missing_tool", lambda: "")
    for words in ("NAMED", "OPTIONS", "SEEN", "OTHERS"):
        monkeypatch.setattr(check, words, [])
    assert check.main() == 0
    names = [each.name for each in begun]
    wanted = {each.name for lane in check.checks() for each in lane}
    assert set(names) == wanted | {
        "compile", "wheel", "tests, interpreted", "tests, browser", "tests, compiled",
    }  # fmt: skip
    assert len(names) == len(set(names))
    assert names[-1] == check.LAST  # its closing line closes the run
    assert max(map(names.index, wanted)) < names.index("tests, interpreted")
    for needs_engines in ("wheel", "tests, browser", "tests, compiled"):
        assert names.index("compile") < names.index(needs_engines)
    last = begun[-1]
    assert last.command[-2:] == check.EVERYTHING
    assert last.env["SHOAL_EXPECT"] == "compiled"
