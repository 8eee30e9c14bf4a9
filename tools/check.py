"""Every check and test, cheapest first; stops at the first that fails.

    tools/check.py [pytest args]     what ./shoal test runs

Checks of the Python and of the browser client go on side by side, since each of them keeps one
core busy. The tests run twice: on the interpreted source, then on the compiled engines.
SHOAL_EXPECT tells them which of the two they must find.
"""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
BIN = Path(sys.executable).parent
COMPILED = Path(".cache/compiled/all")
STATIC = Path("src/shoal/server/static")
MUST_COMPILE = os.environ.get("CI") == "true" or os.environ.get("SHOAL_COMPILE") == "1"
WEB = ("lint", "check", "test")  # scripts of web/package.json
PYTEST = ["pytest", "-n", "2", "--dist", "loadgroup", *sys.argv[1:]]
BROWSER = "tests/e2e"
NAMED = [name for name in sys.argv[1:] if (ROOT / name.split("::")[0]).exists()]
OTHERS = [name for name in NAMED if not name.startswith(BROWSER)]
# What knows no engines, or runs them in processes of its own, is the same on both: once is enough.
ONCE = {
    "interpreted": ["tests/faults"],  # minutes; on the engines people get
    "compiled": ["tests/docs", "tests/layers", "tests/words"],
}
LAST = "tests, compiled"


@dataclass
class Step:
    name: str
    command: list[str]
    env: dict[str, str] = field(default_factory=dict)


def tests(build: str, path: Path) -> Step:
    env = {"PYTHONPATH": str(ROOT / path), "SHOAL_EXPECT": build}
    once = [f"--ignore={place}" for place in [BROWSER, *ONCE[build]] if place not in OTHERS]
    return Step(f"tests, {build}", [*PYTEST, *once], env)


def browser(path: Path) -> Step:
    """Whole games in a real browser, on the engines people get."""
    env = {"PYTHONPATH": str(ROOT / path), "SHOAL_STATIC": str(ROOT / STATIC)}
    return Step("tests, browser", [*PYTEST, *([] if NAMED else [BROWSER])], env)


def checks() -> list[list[Step]]:
    """What can go on side by side: the Python, and the browser client."""
    python = str(BIN / "python")
    docs = ["mkdocs", "build", "--strict", "--quiet", "--site-dir", ".cache/site"]
    return [
        [
            Step("format", ["ruff", "format", "--check", ".", "shoal"]),
            Step("lint", ["ruff", "check", ".", "shoal"]),
            Step("types", ["mypy"]),
            Step("layers", ["lint-imports", "--no-logo"]),
            Step("dependencies", ["deptry", "src"]),
            Step("dead code", ["vulture"]),
            Step("docs", docs, {"NO_MKDOCS_2_WARNING": "1"}),
        ],
        [
            Step("client", [python, "tools/client.py", "--dev"]),
            *(Step(f"client {name}", [python, "tools/client.py", "--run", name]) for name in WEB),
        ],
    ]


def steps() -> Iterator[Step]:
    """One after the other: what comes after compiling depends on whether there is a compiler."""
    python = str(BIN / "python")
    require = ["--require"] if MUST_COMPILE else []
    yield Step("compile", [python, "tools/compiled.py", *require])
    yield Step("wheel", [python, "tools/wheel.py", "--check", *require])
    if not NAMED or OTHERS:
        yield tests("interpreted", Path("src"))
    compiled = (ROOT / COMPILED / "digest").exists()
    if not compiled:
        print("*** NOT COMPILED: the tests run on the interpreted engines only. ***", flush=True)
    if len(NAMED) > len(OTHERS) or not NAMED:
        yield browser(COMPILED if compiled else Path("src"))
    if compiled and (not NAMED or OTHERS):
        yield tests("compiled", COMPILED)


def run(step: Step, *, heard: bool = True) -> tuple[int, str]:
    """Run a step; what it said is shown at once if somebody listens, else returned."""
    shown = [Path(step.command[0]).name, *step.command[1:]]
    head = f"\n--- {step.name}: {' '.join(shown)}"
    if heard:
        print(head, flush=True)
    done = subprocess.run(
        [str(BIN / step.command[0]), *step.command[1:]],
        cwd=ROOT,
        env=os.environ | step.env,
        stdin=subprocess.DEVNULL,
        stdout=None if heard else subprocess.PIPE,
        stderr=None if heard else subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    return done.returncode, f"{head}\n{done.stdout or ''}"


class Run:
    """Steps that were run, how long each took, and whether it is worth going on."""

    def __init__(self) -> None:
        self.begun = time.monotonic()
        self.times: list[tuple[str, float, str]] = []
        self.failed = 0
        self.mouth = threading.Lock()

    def step(self, step: Step, *, heard: bool = True) -> None:
        started = time.monotonic()
        result, said = run(step, heard=heard)
        with self.mouth:
            if not heard:
                print(said, end="", flush=True)
            self.times.append((step.name, time.monotonic() - started, "FAILED" if result else "ok"))
            self.failed = self.failed or result

    def lane(self, steps: list[Step]) -> None:
        for step in steps:
            if not self.failed:
                self.step(step, heard=False)

    def table(self) -> None:
        width = max(len(name) for name, _, _ in self.times)
        print()
        for name, seconds, verdict in self.times:
            print(f"{name:<{width}}  {seconds:6.1f} s  {verdict}")
        print(f"{'together':<{width}}  {time.monotonic() - self.begun:6.1f} s", flush=True)


def main() -> int:
    done = Run()
    with ThreadPoolExecutor() as pool:
        list(pool.map(done.lane, checks()))
    for step in [] if done.failed else steps():
        if step.name == LAST:  # before it, so that the closing line of pytest closes the run
            done.table()
        done.step(step)
        if done.failed:
            break
    if done.failed or done.times[-1][0] != LAST:
        done.table()
    return done.failed


if __name__ == "__main__":
    sys.exit(main())
