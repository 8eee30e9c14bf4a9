"""How `./shoal test` goes on, and how it stops."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
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
    closing: list[Step] = []

    def step(
        self: Run, step: Step, *, heard: bool = True, last: Callable[[], None] | None = None
    ) -> None:
        begun.append(step)
        self.times.append((step.name, 0.0, "ok"))
        if last:
            last()
            closing.append(step)

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
    assert max(map(names.index, wanted)) < names.index("tests, interpreted")
    for needs_engines in ("wheel", "tests, browser", "tests, compiled"):
        assert names.index("compile") < names.index(needs_engines)
    assert names.index("tests, interpreted") < names.index("tests, compiled")
    [last] = closing  # its closing line closes the run, after all that went on behind
    assert last.command[-2:] == check.EVERYTHING
    assert last.env["SHOAL_EXPECT"] == "compiled"


def test_the_closing_line_comes_when_everything_else_was_said(
    capfd: pytest.CaptureFixture[str],
) -> None:
    run = Run()
    lane = threading.Thread(target=run.lane, args=([python("behind", "print('from behind')")],))

    def others() -> None:
        lane.start()
        lane.join()
        run.table()

    run.step(python("last", "print('one', 'by', 'one'); print(5, 'passed')"), last=others)
    said = capfd.readouterr().out
    assert said.index("one by one") < said.index("from behind") < said.index("together")
    assert said.endswith("5 passed\n")
    assert said.count("5 passed") == said.count("one by one") == 1


def test_if_the_last_step_fails_it_says_so_and_nobody_is_waited_for(
    capfd: pytest.CaptureFixture[str],
) -> None:
    run = Run()
    called: list[bool] = []
    step = python("last", "print('1 failed'); raise SystemExit(1)")
    run.step(step, last=lambda: called.append(True))
    assert (run.failed, called) == (1, [])
    assert capfd.readouterr().out.endswith("1 failed\n")


def test_what_fails_behind_ends_the_last_step_too(capfd: pytest.CaptureFixture[str]) -> None:
    run = Run()
    lane = [python("wrong", "print('it broke'); raise SystemExit(3)")]

    def others() -> None:
        run.lane(lane)

    run.step(python("last", "print(5, 'passed')"), last=others)
    assert run.failed == 3
    said = capfd.readouterr().out
    assert "it broke" in said
    assert "5 passed" not in said  # whoever reads the last line only is not deceived


def test_only_what_is_the_same_on_both_builds_is_left_out_of_one() -> None:
    for once in check.ONCE:
        assert (ROOT / once).exists()
        assert any(once.startswith(f"{place}/") for place in check.TWICE)


def test_chosen_tests_need_not_be_in_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    """`./shoal test -k pearl`: a new game has rules to test, and nothing in the browser yet."""
    monkeypatch.setattr(check, "OPTIONS", ["-k", "pearl"])
    run = Run()
    for name, code in (("tests, some", 0), ("tests, none", check.NO_TESTS)):
        step = check.pytest(name, 1, [], {})
        step.command = python(name, f"raise SystemExit({code})").command
        run.step(step)
    assert (run.failed, [verdict for *_, verdict in run.times]) == (0, ["ok", check.NONE])
    run.step(python("tests, all", f"raise SystemExit({check.NO_TESTS})"))  # nobody chose any
    assert run.failed == check.NO_TESTS


@pytest.mark.parametrize(("verdicts", "end"), [((check.NONE, "ok"), 0), ((check.NONE,) * 2, 5)])
def test_whoever_chooses_tests_that_nobody_has_is_told(
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    verdicts: tuple[str, str],
    end: int,
) -> None:
    found = dict(zip(("tests, interpreted", "tests, compiled"), verdicts, strict=True))

    def step(
        self: Run, step: Step, *, heard: bool = True, last: Callable[[], None] | None = None
    ) -> None:
        is_test = step.name.startswith("tests,")
        verdict = found.get(step.name, check.NONE) if is_test else "ok"
        self.times.append((step.name, 0.0, verdict))
        if last:
            last()

    monkeypatch.setattr(Run, "step", step)
    monkeypatch.setattr(check, "missing_tool", lambda: "")
    for words in ("NAMED", "SEEN", "OTHERS"):
        monkeypatch.setattr(check, words, [])
    monkeypatch.setattr(check, "OPTIONS", ["-k", "pearll"])
    assert check.main() == end
    assert ("no test fits -k pearll" in capfd.readouterr().out) == (end == check.NO_TESTS)
